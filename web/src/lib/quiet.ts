/** Work that can wait for a quiet moment, in which nothing moves. */

const LATEST = 500; // ms

/** Do it when the page has nothing else to do; returns how to leave it undone. */
export function quietly(work: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(work, 100);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(work, { timeout: LATEST });
  return () => cancelIdleCallback(ticket);
}
