/** The language that the page speaks now. Only English is there from the start; others are fetched,
 *  and so are the words of games. */

import { wordsOf } from "../lib/served";
import { en } from "./en";
import { LANGUAGES, type Language } from "./languages";
import type { Sentences } from "./refusals";

type Messages = Readonly<Record<string, string>>;

interface Fetched {
  messages: Messages;
  refusals: Sentences | undefined;
}

const fetched: Record<Language, () => Promise<Fetched>> = {
  en: async () => ({ messages: en, refusals: undefined }), // the server's own sentences are English
  zh: async () => {
    const [{ zh }, { refusals }, { illegal }, { invalid }] = await Promise.all([
      import("./zh"),
      import("./zh/refusals"),
      import("./zh/illegal"),
      import("./zh/invalid"),
    ]);
    return { messages: zh, refusals: { ...refusals, ...illegal, ...invalid } };
  },
  ru: async () => {
    const [{ ru }, { refusals }, { illegal }, { invalid }] = await Promise.all([
      import("./ru"),
      import("./ru/refusals"),
      import("./ru/illegal"),
      import("./ru/invalid"),
    ]);
    return { messages: ru, refusals: { ...refusals, ...illegal, ...invalid } };
  },
};

const PATIENCE = 4000; // ms that a page waits for the words of its game, before it does without
const AGAIN = 3000; // ms after which words of a game that could not be fetched are asked for once more

class Spoken {
  language = $state.raw<Language>("en");
  messages = $state.raw<Messages>(en);
  refusals = $state.raw<Sentences>();
  /** The words of each game that a page has asked for. */
  games = $state.raw<Readonly<Record<string, Messages>>>({});
  /** The game that the page is about, once its words are there: they come before those that all share. */
  game = $state.raw<string>();
  plurals = $derived(new Intl.PluralRules(LANGUAGES[this.language].tag));
  numbers = $derived(new Intl.NumberFormat(LANGUAGES[this.language].tag));
}

export const spoken = new Spoken();

let wanted: Language = "en";
let about: string | undefined; // the game that the page is about

/** Speak another language, without loading the page again. What was chosen last wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { messages, refusals } = await fetched[language]();
  const games = new Map<string, Messages | undefined>();
  const missing = () => Object.keys(spoken.games).filter((game) => !games.has(game));
  for (let all = missing(); all.length; all = missing()) // a page may ask for another meanwhile
    await Promise.all(all.map(async (game) => games.set(game, await wordsOf(game, language).catch(() => undefined))));
  if (wanted !== language) return;
  const there = Object.fromEntries([...games].filter(([, words]) => words)) as Record<string, Messages>;
  Object.assign(spoken, { language, messages, refusals, games: there });
  if (typeof document !== "undefined") document.documentElement.lang = LANGUAGES[language].tag;
  if (about !== undefined && !(about in there)) void speakOf(about);
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
  while (!(game in spoken.games)) {
    const { language } = spoken;
    try {
      const words = await wordsOf(game, language);
      if (language === spoken.language) spoken.games = { ...spoken.games, [game]: words };
    } catch {
      setTimeout(() => isWanted() && void learnWords(game, isWanted), AGAIN);
      return;
    }
  }
}
