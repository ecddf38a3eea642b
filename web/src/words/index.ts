/** Words of the app. Every text that people read is an entry of a catalogue, named by a code; what one
 *  game says begins with the name of the game. */

import { listed } from "../lib/games";
import { capital } from "./functions";
import type { Args, Message, Who } from "./message";
import { spoken, speech } from "./spoken.svelte";

export { best, isLanguage, LANGUAGES } from "./languages";
export { learnWords, speak, speakOf, spoken } from "./spoken.svelte";
export type { Args, Argument, Message, Who } from "./message";

/** What a code says, filled; in English if this language cannot, or else the code, which is reported. */
export function t(code: string, args: Args = {}): string {
  const text = say(code, args);
  if (text === undefined) console.error(`no ${code}`);
  return text ?? code;
}

function say(code: string, args: Args = {}, attribute?: string, who?: Who): string | undefined {
  return speech().say(code, args, attribute, who) ?? speech("en")?.say(code, args, attribute, who);
}

/** Whether there is an entry with this code. */
export function isKey(code: string): boolean {
  return speech().has(code);
}

/** The code for a word that comes from the server, as the first of these has it: the game (that which
 *  the page is about, unless another is named), those it shares words with, all games, and this app. */
export function codeOf(group: string, word: string, game = spoken.game): string | undefined {
  const owners = [...(game === undefined ? [] : [game, ...(listed(game)?.shares ?? [])]), "core"];
  const inner = group === "piece" || group === "side";
  const codes = owners.map((owner) => (inner ? `${group}-${owner}-${word}` : `${owner}-${group}-${word}`));
  return [...codes, `${group}-${word}`].find(isKey);
}

/** What a word of the server says, if anything does. A side is called as the one who plays it is. */
export function known(group: string, word: string, game?: string): string | undefined {
  const code = codeOf(group, word, game);
  if (code === undefined) return undefined;
  if (group === "side") return capital(say(code, { case: "nom" }, "player") ?? word);
  return say(code, group === "piece" ? { case: "nom", side: "" } : {});
}

/** The same, or the word itself if it is newer than this page. */
export function told(group: string, word: string, game?: string): string {
  return known(group, word, game) ?? word.replaceAll("-", " ");
}

/** A message of the server: as this page says it, or else in English as it came. */
export function said({ code, args, text }: Message, who?: Who): string {
  const values = args as Args;
  return speech().say(code, values, undefined, who) ?? text ?? t(code, values);
}
