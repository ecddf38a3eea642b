/** The language that the page speaks now. Only English is there from the start; others are fetched. */

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

class Spoken {
  language = $state.raw<Language>("en");
  messages = $state.raw<Messages>(en);
  refusals = $state.raw<Sentences>();
  plurals = $derived(new Intl.PluralRules(LANGUAGES[this.language].tag));
  numbers = $derived(new Intl.NumberFormat(LANGUAGES[this.language].tag));
}

export const spoken = new Spoken();

let wanted: Language = "en";

/** Speak another language, without loading the page again. What was chosen last wins. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const { messages, refusals } = await fetched[language]();
  if (wanted !== language) return;
  Object.assign(spoken, { language, messages, refusals });
  if (typeof document !== "undefined") document.documentElement.lang = LANGUAGES[language].tag;
}
