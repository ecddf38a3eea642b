/** The service worker: the app opens without a network, and is never older than the server's.
 *
 * Pages are asked from the network first, so that an upgrade is seen by the next load; only if there is
 * none the kept one is shown, which says itself that the server cannot be reached. Files whose addresses
 * change with their content, those of games too, are kept for good: those of the first page and the
 * words of each language from the beginning, all others when they were needed once. A new version waits
 * until the tabs of the old one are closed, so that they keep the files they have; one that misses a
 * file of the old version loads itself anew. */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  readonly location: Location;
}
declare const self: Scope;
declare const __FILES__: readonly string[]; // of the first page; vite.config.ts tells them
declare const __BUILD__: string;

const NAME = `obelisk-${__BUILD__}`;
const SHELL = "/";
/** Files that never change: of the app, and of the folders of games. */
const LASTING = /^\/(?:assets|games)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll([SHELL, ...__FILES__])));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) =>
      Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/api/")) return; // what the server knows is never kept
  if (request.mode === "navigate") event.respondWith(networkFirst(request, SHELL));
  else if (LASTING.test(pathname)) event.respondWith(keptFirst(request));
  else if (__FILES__.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

async function networkFirst(request: Request, kept: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (lost) {
    const found = await caches.match(kept, { ignoreVary: true });
    if (found) return found;
    throw lost;
  }
}

async function keptFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

export {}; // names here are this file's own
