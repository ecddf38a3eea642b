/** What can be said in one language: its catalogues, and how their entries are filled. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { functionsOf, Tagged, type Teller } from "./functions";
import type { Args, Who } from "./message";

export class Speech implements Teller {
  readonly #bundle: FluentBundle;
  readonly #numbers: Intl.NumberFormat;

  constructor(tag: string, ...texts: string[]) {
    this.#bundle = new FluentBundle(tag, { useIsolating: false, functions: functionsOf(this) });
    this.#numbers = new Intl.NumberFormat(tag);
    texts.forEach((text) => this.add(text));
  }

  /** Add a catalogue. Several games may bring the words that they share. */
  add(text: string): void {
    this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(code: string, attribute?: string): boolean {
    return this.#pattern(code, attribute) != null;
  }

  /** An entry, filled; nothing if there is none, or if it cannot be filled, which is reported. */
  say(code: string, args: Args = {}, attribute?: string, who?: Who): string | undefined {
    const pattern = this.#pattern(code, attribute);
    if (pattern == null) return undefined;
    const errors: Error[] = [];
    const values = Object.entries(args).map(([name, value]): [string, FluentVariable] => [
      name,
      typeof value === "object" ? new Tagged(value, this, who) : value,
    ]);
    const text = this.#bundle.formatPattern(pattern, Object.fromEntries(values), errors);
    for (const error of errors) console.error(`${code}: ${error.message}`);
    return errors.length ? undefined : text;
  }

  tell(code: string, args: Args, instead: string, attribute?: string, who?: Who): string {
    if (!this.has(code, attribute)) console.error(`no ${code}`);
    return this.say(code, args, attribute, who) ?? instead;
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  #pattern(code: string, attribute?: string) {
    const message = this.#bundle.getMessage(code);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }
}
