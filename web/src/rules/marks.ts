/** Marks words in a part of the page without touching it, where the browser can. */

import { hits } from "./search";

const NAME = "found"; // as styled by ::highlight(found)

/** Marks the words in the elements; an empty list takes all marks away. */
export function mark(elements: Element[], words: string[]): void {
  if (!("highlights" in CSS)) return;
  const ranges = elements.flatMap((element) => rangesIn(element, words));
  if (ranges.length) CSS.highlights.set(NAME, new Highlight(...ranges));
  else CSS.highlights.delete(NAME);
}

function rangesIn(element: Element, words: string[]): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [start, end] of hits(node.textContent ?? "", words)) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      ranges.push(range);
    }
  return ranges;
}
