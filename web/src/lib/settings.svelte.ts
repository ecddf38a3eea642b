/** What somebody likes, remembered in this browser. */

const KEY = "obelisk";

export interface Liked {
  theme: "auto" | "light" | "dark";
  pieces: "characters" | "icons";
  /** How moves of Xionghan chess are written. */
  notation: "letters" | "chinese";
  /** Of animations: times the usual; 0: none. */
  speed: number;
  level: number;
  sound: boolean;
}

const usual: Liked = { theme: "auto", pieces: "characters", notation: "letters", speed: 1, level: 2, sound: true };

function read(): Liked {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>) };
  } catch {
    return { ...usual }; // storage may be forbidden, or hold something else
  }
}

export const liked = $state(read());

export function like(wishes: Partial<Liked>): void {
  Object.assign(liked, wishes);
  show();
  try {
    localStorage.setItem(KEY, JSON.stringify(liked));
  } catch {
    // it is remembered as long as the page is open
  }
}

export function show(): void {
  if (liked.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = liked.theme;
}
