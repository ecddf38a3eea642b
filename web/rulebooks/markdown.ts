/** Reads a rulebook: the Markdown that rulebooks are written in, and no more of it.
 *
 * Headings, paragraphs, lists without lists in them, tables, code. Clauses (`- **KH-12** …`) become
 * anchors, their mentions become links, a line that is all bold is a heading, and what a clause
 * ends with in brackets is its source.
 */

import type { Block, Book, Html, Section } from "../src/rules/book";

const CLAUSE = /^\*\*([A-Z]{2}-\d+)\*\*\s+/;
const CLAUSES = /^- \*\*([A-Z]{2}-\d+)\*\*/gm;
const ITEM = /^(- |\d+\. )/;
const BEGINS = /^(- |\d+\. |#{1,3} |\||```)/; // what ends a paragraph without an empty line

export function read(text: string): Book {
  const known = new Set([...text.matchAll(CLAUSES)].map((found) => found[1] as string));
  const lines = text.split("\n");
  const book: Book = { title: "", lead: [], sections: [] };
  let section: Section | undefined;
  let headings = 0;
  let blocks = 0;
  let at = 0;

  const html = (part: string) => inline(part, known);
  const next = () => `text-${++blocks}`;
  const put = (block: Block) => (section?.blocks ?? book.lead).push(block);
  const putHeading = (title: string) =>
    put({ kind: "heading", id: `${section?.id ?? "lead"}-${++headings}`, html: html(title) });
  const line = () => lines[at] ?? "";
  const take = (isPart: (line: string) => boolean) => {
    const taken: string[] = [];
    while (at < lines.length && isPart(line())) taken.push(lines[at++] as string);
    return taken;
  };
  const goesOn = (one: string) => one.trim() !== "" && !BEGINS.test(one);

  while (at < lines.length) {
    if (line().startsWith("# ")) {
      book.title = html((lines[at++] as string).slice(2));
    } else if (line().startsWith("## ")) {
      headings = 0;
      const id = `section-${book.sections.length + 1}`;
      section = { id, title: html((lines[at++] as string).slice(3)), blocks: [] };
      book.sections.push(section);
    } else if (line().startsWith("### ")) {
      putHeading((lines[at++] as string).slice(4));
    } else if (line().startsWith("```")) {
      at++;
      put({ kind: "code", id: next(), text: take((one) => !one.startsWith("```")).join("\n") });
      at++;
    } else if (line().startsWith("|")) {
      const [head, , ...rows] = take((one) => one.startsWith("|")).map(cells);
      put({
        kind: "table",
        id: next(),
        head: (head ?? []).map(html),
        rows: rows.map((row) => row.map(html)),
      });
    } else if (ITEM.test(line())) {
      const isOrdered = !line().startsWith("- ");
      const items: string[] = [];
      while (ITEM.test(line()) && isOrdered === !line().startsWith("- ")) {
        const first = (lines[at++] as string).replace(ITEM, "");
        items.push([first, ...take(goesOn)].map((one) => one.trim()).join(" "));
      }
      for (const block of itemBlocks(items, isOrdered, next, html)) put(block);
    } else if (line().trim() === "") {
      at++;
    } else {
      const said = take(goesOn).join(" ");
      const bold = /^\*\*([^*]+)\*\*$/.exec(said)?.[1];
      if (bold) putHeading(bold);
      else put({ kind: "paragraph", id: next(), html: html(said) });
    }
  }
  return book;
}

/** Clauses stand for themselves; the items between them stay lists. */
function itemBlocks(
  items: string[],
  isOrdered: boolean,
  next: () => string,
  html: (text: string) => Html,
): Block[] {
  const blocks: Block[] = [];
  for (const item of items) {
    const id = CLAUSE.exec(item)?.[1];
    const last = blocks.at(-1);
    if (id !== undefined) {
      const [said, source] = parted(item.replace(CLAUSE, ""));
      blocks.push({ kind: "clause", id, html: html(said), source: source && html(source) });
    } else if (last?.kind === "list") last.items.push(html(item));
    else blocks.push({ kind: "list", id: next(), isOrdered, items: [html(item)] });
  }
  return blocks;
}

/** A clause, and what it ends with in brackets, which may hold brackets itself. */
function parted(text: string): [said: string, source: string | undefined] {
  if (!text.endsWith("]")) return [text, undefined];
  let depth = 0;
  for (let at = text.length - 1; at > 0; at--) {
    if (text[at] === "]") depth++;
    else if (text[at] === "[" && --depth === 0)
      return [text.slice(0, at).trimEnd(), text.slice(at + 1, -1)];
  }
  return [text, undefined];
}

function cells(row: string): string[] {
  return row.replace(/^\||\|\s*$/g, "").split("|").map((cell) => cell.trim());
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Code is set aside while the rest is looked at, so that nothing in it is taken for a mark. */
function inline(text: string, known: Set<string>): Html {
  const codes: string[] = [];
  const bare = text.replace(/`([^`]+)`/g, (_, code: string) => `\u0001${codes.push(code) - 1}\u0002`);
  return escaped(bare)
    .replace(/\[([^\]]+)\]\([^)]+\)/g, "$1") // other documents are no pages of the app
    .replace(/\b[A-Z]{2}-\d+\b/g, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id))
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/(?<![\w*])\*(?!\s)([^*]+?)\*(?!\w)/g, "<em>$1</em>")
    .replace(/\u0001(\d+)\u0002/g, (_, index: string) => `<code>${escaped(codes[Number(index)] ?? "")}</code>`);
}
