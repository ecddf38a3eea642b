"""Rulebooks are read into what the page shows: blocks with addresses, and links between clauses."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import obelisk
from obelisk.games import find
from obelisk.games.folder import LANGUAGES, folder_of, read_json, read_text
from obelisk.games.rulebook import Block, Book, read_rulebook

MARKS = re.compile(r"\*\*|\]\(|^\|")  # of Markdown that was not understood

TEXT = """\
# A *game*
Two lines are
one paragraph, with `a < b * c * d` and [notation](../notation.md).
## Clauses
**Turn**
- **AB-1** Move **once**, see AB-2
  and XY-9. [¶1 «a [b]»; *(default)*]
- **AB-2** No source.
- a plain item

| name | value |
|---|---|
| `x` | AB-1 |
1. first
2. second
```
| not a table
```"""


def book_of(game: str, language: str = "en") -> Book:
    return read_rulebook(read_text(folder_of(find(game)), f"book/{language}.md"))


def blocks(book: Book) -> list[Block]:
    return [*book["lead"], *(block for section in book["sections"] for block in section["blocks"])]


def clauses(book: Book) -> list[str]:
    return [block["id"] for block in blocks(book) if block["kind"] == "clause"]


def texts(block: Block) -> Iterator[str]:
    """What a block shows, without code, which may hold anything."""
    if block["kind"] == "list":
        yield from block["items"]
    elif block["kind"] == "table":
        yield from (cell for row in (block["head"], *block["rows"]) for cell in row)
    elif block["kind"] != "code":
        yield block["html"]


def test_each_form_of_the_markdown_that_rulebooks_use() -> None:
    book = read_rulebook(TEXT)
    assert book["title"] == "A <em>game</em>"
    assert book["lead"] == [
        {
            "kind": "paragraph",
            "id": "text-1",
            "html": "Two lines are one paragraph, with <code>a &lt; b * c * d</code> and notation.",
        }
    ]
    assert book["sections"] == [
        {
            "id": "section-1",
            "title": "Clauses",
            "blocks": [
                {"kind": "heading", "id": "section-1-1", "html": "Turn"},
                {
                    "kind": "clause",
                    "id": "AB-1",
                    "html": 'Move <strong>once</strong>, see <a href="#AB-2">AB-2</a> and XY-9.',
                    "source": "¶1 «a [b]»; <em>(default)</em>",
                },
                {"kind": "clause", "id": "AB-2", "html": "No source."},
                {"kind": "list", "id": "text-2", "isOrdered": False, "items": ["a plain item"]},
                {
                    "kind": "table",
                    "id": "text-3",
                    "head": ["name", "value"],
                    "rows": [["<code>x</code>", '<a href="#AB-1">AB-1</a>']],
                },
                {"kind": "list", "id": "text-4", "isOrdered": True, "items": ["first", "second"]},
                {"kind": "code", "id": "text-5", "text": "| not a table"},
            ],
        }
    ]


@pytest.mark.parametrize(
    "text",
    ["<script>x</script>", "`<b>`", "**<i>**", "| <b> |", "- <b>", "# <b>", "## <b>", "[<b>](<a>)"],
)
def test_html_in_a_rulebook_is_shown_and_not_obeyed(text: str) -> None:
    told = str(read_rulebook(text))
    assert "&lt;" in told
    assert not re.search(r"<(?!/?(code|strong|em)>)", told)


def test_a_mark_may_stand_beside_chinese() -> None:
    (block,) = read_rulebook("见AB-1。*选项*\n").get("lead")
    assert block["kind"] == "paragraph"
    assert block["html"] == "见AB-1。<em>选项</em>"
    (clause,) = read_rulebook("- **AB-1** 见AB-1。").get("lead")
    assert clause["kind"] == "clause"
    assert clause["html"] == '见<a href="#AB-1">AB-1</a>。'


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", obelisk.game_names())
def test_a_rulebook_is_read_whole(game: str, language: str) -> None:
    book = book_of(game, language)
    ids = [*(section["id"] for section in book["sections"]), *(b["id"] for b in blocks(book))]
    assert len(set(ids)) == len(ids)
    assert [text for block in blocks(book) for text in texts(block) if MARKS.search(text)] == []
    for block in blocks(book):
        if block["kind"] == "table":
            assert {len(row) for row in block["rows"]} <= {len(block["head"])}


@pytest.mark.parametrize("game", obelisk.game_names())
def test_translations_and_examples_find_the_clauses_of_the_original(game: str) -> None:
    known = clauses(book_of(game))
    for language in LANGUAGES:
        assert sorted(clauses(book_of(game, language))) == sorted(known), language
    cases = read_json(folder_of(find(game)), "examples.json")["cases"]
    assert {case["rule"] for case in cases} <= set(known)
