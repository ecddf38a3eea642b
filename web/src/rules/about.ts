/** What the rulebook says of a kind of piece: the rows of its tables that are about it. */

import type { Stage } from "../lib/games";
import { plain, type Book, type Html } from "./book";
import { pieceOf } from "./pieces";

export interface About {
  /** Where the table stands. */
  section: string;
  /** The name of the piece, where rows begin with it. */
  name: string | undefined;
  facts: { head: string; html: Html }[];
}

/** Looks for a kind in a rulebook. Kinds that differ in what they show share their first word. */
export function aboutKind(book: Book, stage: Stage, kind: string): About | undefined {
  const family = (name: string) => name.split("-")[0];
  for (const section of book.sections)
    for (const block of section.blocks) {
      if (block.kind !== "table") continue;
      const row = block.rows.find((one) => {
        const shown = pieceOf(stage, one);
        return shown && family(shown.piece.kind) === family(kind);
      });
      if (!row) continue;
      const isLetter = (html: Html) => plain(html).length === 1 && /[A-Z]/.test(plain(html));
      const name = isLetter(row[0] ?? "") ? undefined : plain(row[0] ?? "");
      const facts = row
        .map((html, column) => ({ head: plain(block.head[column] ?? ""), html }))
        .filter(({ html }) => !isLetter(html) && plain(html) !== name); // letters are for the notation
      return { section: section.id, name, facts };
    }
  return undefined;
}
