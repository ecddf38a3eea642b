/** A rulebook as the server reads it: sections of blocks, each with an address. */

/** HTML that the server made of the Markdown of a rulebook: no more than its own marks. */
export type Html = string;

export interface Heading {
  kind: "heading";
  id: string;
  html: Html;
}
export interface Paragraph {
  kind: "paragraph";
  id: string;
  html: Html;
}
/** A numbered clause, such as KH-12, and the words of the source that it rests on. */
export interface Clause {
  kind: "clause";
  id: string;
  html: Html;
  source: Html | undefined;
}
export interface List {
  kind: "list";
  id: string;
  isOrdered: boolean;
  items: Html[];
}
export interface Table {
  kind: "table";
  id: string;
  head: Html[];
  rows: Html[][];
}
export interface Code {
  kind: "code";
  id: string;
  text: string;
}
export type Block = Heading | Paragraph | Clause | List | Table | Code;

export interface Section {
  id: string;
  title: Html;
  blocks: Block[];
}

export interface Book {
  title: Html;
  lead: Block[];
  sections: Section[];
}

export function clausesOf(book: Book): Clause[] {
  return book.sections.flatMap((section) => section.blocks).filter((block) => block.kind === "clause");
}

const ENTITIES: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** What is read when the HTML is shown. */
export function plain(html: Html): string {
  return html.replace(/<[^>]*>/g, "").replace(/&(?:lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? "");
}
