/** What somebody has typed and not yet sent, kept over a reload of the page. */

export function recall(name: string): string | undefined {
  try {
    return sessionStorage.getItem(`draft.${name}`) ?? undefined;
  } catch {
    return undefined; // storage may be forbidden
  }
}

/** Keep the text; an empty one is forgotten. */
export function keep(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(`draft.${name}`, text);
    else sessionStorage.removeItem(`draft.${name}`);
  } catch {
    // it lasts as long as the page is open
  }
}
