/** What somebody types to say it to others: nothing of it is lost before the server took it. */

import { keep, recall } from "./drafts";

export class Words {
  /** In the field. */
  text = $state("");
  /** Sent and not yet answered. */
  #sent = $state<string[]>([]);

  constructor(readonly name: string) {
    this.text = recall(name) ?? "";
  }

  /** Keep all that was not taken yet, over a reload of the page. */
  keep(): void {
    keep(this.name, joined([...this.#sent, this.text]));
  }

  /** Send the line. The field is free for the next one; a line that is refused comes back to it. */
  async send(say: (line: string) => Promise<unknown>): Promise<void> {
    const line = this.text.trim();
    if (!line) return;
    this.#sent.push(line);
    this.text = "";
    const refused = await say(line);
    this.#sent.splice(this.#sent.indexOf(line), 1);
    if (refused) this.text = joined([line, this.text]);
  }
}

const joined = (lines: string[]) => lines.filter(Boolean).join(" ");
