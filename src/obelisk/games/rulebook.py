"""Reads a rulebook: the Markdown that rulebooks are written in, and no more of it.

Headings, paragraphs, lists without lists in them, tables, code. Clauses (`- **KH-12** …`) become
anchors, their mentions become links, a line that is all bold is a heading, and what a clause ends
with in brackets is its source. The app shows the result as it is, so everything else is escaped.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal, NotRequired, TypedDict

CLAUSE = re.compile(r"\*\*([A-Z]{2}-[0-9]+)\*\*\s+")
CLAUSES = re.compile(r"^- \*\*([A-Z]{2}-[0-9]+)\*\*", re.MULTILINE)
ITEM = re.compile(r"- |[0-9]+\. ")
BEGINS = re.compile(r"- |[0-9]+\. |#{1,3} |\||```")  # what ends a paragraph without an empty line
BOLD = re.compile(r"\*\*([^*]+)\*\*")

# Within a line. Words are ASCII here, so that Chinese may stand beside a mark.
CODE = re.compile(r"`([^`]+)`")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")
MENTION = re.compile(r"\b[A-Z]{2}-\d+\b", re.ASCII)
STRONG = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS = re.compile(r"(?<![\w*])\*(?!\s)([^*]+?)\*(?!\w)", re.ASCII)
SET_ASIDE = re.compile("\x01([0-9]+)\x02")

Html = str  # made of a rulebook by this module


class Heading(TypedDict):
    kind: Literal["heading"]
    id: str
    html: Html


class Paragraph(TypedDict):
    kind: Literal["paragraph"]
    id: str
    html: Html


class Clause(TypedDict):
    """A numbered clause, such as KH-12, and the words of the source that it rests on."""

    kind: Literal["clause"]
    id: str
    html: Html
    source: NotRequired[Html]


class List(TypedDict):
    kind: Literal["list"]
    id: str
    isOrdered: bool  # names are those of the app
    items: list[Html]


class TextTable(TypedDict):
    kind: Literal["table"]
    id: str
    head: list[Html]
    rows: list[list[Html]]


class Code(TypedDict):
    kind: Literal["code"]
    id: str
    text: str


Block = Heading | Paragraph | Clause | List | TextTable | Code


class Section(TypedDict):
    id: str
    title: Html
    blocks: list[Block]


class Book(TypedDict):
    """A rulebook: sections of blocks, each with an address of its own."""

    title: Html
    lead: list[Block]
    sections: list[Section]


def read_rulebook(text: str) -> Book:
    """Read the rulebook that is written in `text`."""
    return _Reader(text).read()


class _Reader:
    """Goes through the lines of a rulebook once."""

    def __init__(self, text: str) -> None:
        self._clauses = frozenset(CLAUSES.findall(text))
        self._lines = text.split("\n")
        self._at = 0
        self._book: Book = {"title": "", "lead": [], "sections": []}
        self._blocks = self._book["lead"]  # where the next block goes
        self._within = "lead"  # the id of what it belongs to
        self._headings = self._texts = 0  # counted for ids

    def read(self) -> Book:
        while self._at < len(self._lines):
            self._read_block()
        return self._book

    def _read_block(self) -> None:
        line = self._lines[self._at]
        if line.startswith("# "):
            self._at += 1
            self._book["title"] = self._html(line[2:])
        elif line.startswith("## "):
            self._at += 1
            self._begin_section(line[3:])
        elif line.startswith("### "):
            self._at += 1
            self._put_heading(line[4:])
        elif line.startswith("```"):
            self._read_code()
        elif line.startswith("|"):
            self._read_table()
        elif ITEM.match(line):
            self._read_items(is_ordered=not line.startswith("- "))
        elif not line.strip():
            self._at += 1
        else:
            self._read_paragraph()

    def _begin_section(self, title: str) -> None:
        sections = self._book["sections"]
        self._headings, self._within, self._blocks = 0, f"section-{len(sections) + 1}", []
        sections.append({"id": self._within, "title": self._html(title), "blocks": self._blocks})

    def _put_heading(self, title: str) -> None:
        self._headings += 1
        address = f"{self._within}-{self._headings}"
        self._blocks.append({"kind": "heading", "id": address, "html": self._html(title)})

    def _read_code(self) -> None:
        self._at += 1
        text = "\n".join(self._take(lambda line: not line.startswith("```")))
        self._at += 1
        self._blocks.append({"kind": "code", "id": self._next_id(), "text": text})

    def _read_table(self) -> None:
        rows = self._take(lambda line: line.startswith("|"))
        cells = [[self._html(cell) for cell in _cells(row)] for row in rows]
        self._blocks.append(
            {"kind": "table", "id": self._next_id(), "head": cells[0], "rows": cells[2:]}
        )  # the second row is the line below the head

    def _read_items(self, *, is_ordered: bool) -> None:
        """Clauses are blocks of their own; the items between them stay lists."""
        items: list[Html] | None = None
        while self._at < len(self._lines) and ITEM.match(line := self._lines[self._at]):
            if is_ordered == line.startswith("- "):
                break
            self._at += 1
            more = self._take(_goes_on)
            item = " ".join(part.strip() for part in (ITEM.sub("", line, count=1), *more))
            if (found := CLAUSE.match(item)) is not None:
                self._blocks.append(self._clause(found[1], item[found.end() :]))
                items = None
            elif items is not None:
                items.append(self._html(item))
            else:
                items = [self._html(item)]
                self._blocks.append(
                    {"kind": "list", "id": self._next_id(), "isOrdered": is_ordered, "items": items}
                )

    def _clause(self, id: str, text: str) -> Clause:
        said, source = _parted(text)
        clause: Clause = {"kind": "clause", "id": id, "html": self._html(said)}
        if source is not None:
            clause["source"] = self._html(source)
        return clause

    def _read_paragraph(self) -> None:
        said = " ".join(self._take(_goes_on))
        if (bold := BOLD.fullmatch(said)) is not None:
            self._put_heading(bold[1])
        else:
            self._blocks.append(
                {"kind": "paragraph", "id": self._next_id(), "html": self._html(said)}
            )

    def _take(self, is_part: Callable[[str], bool]) -> list[str]:
        first = self._at
        while self._at < len(self._lines) and is_part(self._lines[self._at]):
            self._at += 1
        return self._lines[first : self._at]

    def _next_id(self) -> str:
        self._texts += 1
        return f"text-{self._texts}"

    def _html(self, text: str) -> Html:
        """The HTML of a line. Code is set aside meanwhile, so that no mark is found in it."""
        codes: list[str] = CODE.findall(text)
        numbers = iter(range(len(codes)))
        html = _escaped(CODE.sub(lambda _: f"\x01{next(numbers)}\x02", text))
        html = LINK.sub(r"\1", html)  # other documents are no pages of the app
        html = MENTION.sub(self._mention, html)
        html = STRONG.sub(r"<strong>\1</strong>", html)
        html = EMPHASIS.sub(r"<em>\1</em>", html)
        return SET_ASIDE.sub(lambda found: f"<code>{_escaped(codes[int(found[1])])}</code>", html)

    def _mention(self, found: re.Match[str]) -> Html:
        clause = found[0]
        return f'<a href="#{clause}">{clause}</a>' if clause in self._clauses else clause


def _goes_on(line: str) -> bool:
    """Whether a line belongs to the paragraph or item above it."""
    return bool(line.strip()) and not BEGINS.match(line)


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in re.sub(r"^\||\|\s*$", "", row).split("|")]


def _parted(text: str) -> tuple[str, str | None]:
    """A clause, and what it ends with in brackets, which may hold brackets itself."""
    depth = 0
    for at in range(len(text) - 1, 0, -1) if text.endswith("]") else ():
        if text[at] == "]":
            depth += 1
        elif text[at] == "[":
            depth -= 1
            if depth == 0:
                return text[:at].rstrip(), text[at + 1 : -1]
    return text, None


def _escaped(text: str) -> Html:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
