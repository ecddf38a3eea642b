/** The language that the page speaks now. Its words are fetched, and so are those of games. */

import { GAMES } from "../lib/games";
import { wordsOf } from "../lib/served";
import { LANGUAGES } from "./languages";
import { Speech } from "./speech";

const PATIENCE = 4000; // ms that a page waits for the words of its game, before it does without
const AGAIN = 3000; // ms after which words of a game that could not be fetched are asked for once more

class Spoken {
  language = $state.raw("en");
  /** The game that the page is about, once its words are there: they come before those that all share. */
  game = $state.raw<string>();
  /** The games whose words a page has asked for and has. */
  games = $state.raw<readonly string[]>([]);
  now = $state.raw(new Speech("en"));
  /** What is said in English where this language cannot; fetched when it is first missed. */
  english = $state.raw<Speech>();
}

export const spoken = new Spoken();

let wanted = "en";
let about: string | undefined; // the game that the page is about
let isMissed = false; // English was asked for

/** What can be said in the language of the page, or in English, when that is there. */
export function speech(): Speech;
export function speech(language: "en"): Speech | undefined;
export function speech(language?: "en"): Speech | undefined {
  void spoken.games; // which add to it
  if (!language) return spoken.now;
  if (spoken.language === language) return undefined; // it was asked already
  if (!isMissed) void learnEnglish();
  return spoken.english;
}

async function learnEnglish(): Promise<void> {
  isMissed = true;
  try {
    spoken.english = await speechOf("en");
  } catch {
    isMissed = false;
  }
}

async function speechOf(language: string): Promise<Speech> {
  const known = LANGUAGES[language];
  if (!known) throw new Error(`no language ${language}`);
  return new Speech(known.tag, (await known.words()).words, titles(language));
}

/** What games are called, which messages of the server may tell before the words of a game are there. */
const titles = (language: string) =>
  GAMES.map(({ id, title }) => `${id}-title = ${title[language] ?? title.en}\n`).join("");

/** Speak another language, without loading the page again. What was chosen last wins. */
export async function speak(language: string): Promise<void> {
  wanted = language;
  const now = await speechOf(language);
  const games = new Map<string, string | undefined>();
  const missing = () => spoken.games.filter((game) => !games.has(game));
  for (let all = missing(); all.length; all = missing()) // a page may ask for another meanwhile
    await Promise.all(all.map(async (game) => games.set(game, await wordsOf(game, language).catch(() => undefined))));
  if (wanted !== language) return;
  const there = [...games].filter(([, words]) => words !== undefined);
  for (const [, words] of there) now.add(words ?? "");
  Object.assign(spoken, { language, now, games: there.map(([game]) => game) });
  if (typeof document !== "undefined") document.documentElement.lang = LANGUAGES[language]?.tag ?? language;
  if (about !== undefined && !spoken.games.includes(about)) void speakOf(about);
}

/** The page is about this game, and says what the game says. What cannot be fetched now comes later:
 *  until then the page does without. */
export async function speakOf(game: string): Promise<void> {
  about = game;
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([learnWords(game, () => about === game), patience]);
  if (about === game) spoken.game = game;
}

/** Fetch what a game says, as long as it is wanted. */
export async function learnWords(game: string, isWanted: () => boolean): Promise<void> {
  while (!spoken.games.includes(game)) {
    const { language, now } = spoken;
    try {
      const words = await wordsOf(game, language);
      if (now !== spoken.now || spoken.games.includes(game)) continue;
      now.add(words);
      spoken.games = [...spoken.games, game];
    } catch {
      setTimeout(() => isWanted() && void learnWords(game, isWanted), AGAIN);
      return;
    }
  }
}
