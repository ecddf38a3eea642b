"""Write down sentences in all languages, with which Python and the web app are compared.

    python tools/golden.py

This fills `tests/golden_sentences.json` with messages as they are sent (`code` and `args`) and what
they say in each language: one or more for every entry with arguments, made of samples of the right
kinds, and some others. Tests of both runtimes format the same messages and expect these sentences.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from obelisk.core.catalogues import GIVEN
from obelisk.core.messages import Argument, List, Message, PieceNamed, Seat, Side
from obelisk.core.words import COMMON, ENGLISH, FOLDER, SUFFIX, WORDS
from obelisk.games import names, source

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "obelisk"
FILE = ROOT / "tests" / "golden_sentences.json"
MOST_PLAIN = 3  # entries without arguments of each owner

PIECE = PieceNamed("laser-pyramid", "khet-silver", "h2")
NUMBERS = (1, 3, 25, 1250)

# The kinds of arguments that the functions of catalogues take.
TAKEN: dict[str, Argument] = {
    "PIECE": PIECE,
    "SQUARE": PIECE,
    "GENDER": PIECE,
    "SIDE": Side("khet-red"),
    "SEAT": Seat(2),
    "MESSAGE": Message("core-reason-time"),
    "LIST": List.of([PIECE, PieceNamed("laser-sphinx"), "e4"], "or"),
}
# Messages that show each kind of argument in plain text, whatever the catalogues use today.
PLAIN: tuple[Argument, ...] = (
    "text", *NUMBERS, 0.5, *TAKEN.values(), List.of(()), List.of("a"), List.of("ab"),
    List.of("abc", "none"), List.of([Seat(0), Side("khet-silver"), 7]),
)  # fmt: skip


class _Kinds(Visitor):
    """Finds what kind of argument an entry needs for each name."""

    def __init__(self) -> None:
        self.kinds: dict[str, list[Argument]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # named by fluent.syntax
        self.kinds.setdefault(node.id.name, [])

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        for given in node.arguments.positional:
            if isinstance(given, ast.VariableReference) and node.id.name in TAKEN:
                self.kinds[given.id.name].append(TAKEN[node.id.name])
            elif isinstance(given, ast.VariableReference) and node.id.name == "NUMBER":
                self.kinds[given.id.name].append(25)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        plural = {"zero", "one", "two", "few", "many"}
        keys = {getattr(variant.key, "name", None) for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference) and keys & plural:
            self.kinds[node.selector.id.name] += NUMBERS


def folders() -> Iterator[tuple[str, Path]]:
    """Yield the owners of catalogues with their folders."""
    for folder in sorted(SOURCE.rglob(FOLDER)):
        if folder.is_dir():
            owner = folder.parent.name.replace("_", "-")
            if owner not in names():
                WORDS.register(owner, folder.parent)
            else:
                source(owner)
            yield owner, folder


def kinds_of(folder: Path) -> dict[str, dict[str, list[Argument]]]:
    """Return the samples for each argument of each entry, by what all languages do with it."""
    found: dict[str, dict[str, list[Argument]]] = {}
    for file in sorted(folder.glob(f"*{SUFFIX}"), key=lambda file: file.stem != ENGLISH):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and not entry.id.name.startswith(COMMON):
                used = _Kinds()
                used.visit(entry)
                known = found.setdefault(entry.id.name, {})
                for name, samples in used.kinds.items():
                    if file.stem == ENGLISH or name in known or name in GIVEN:
                        known.setdefault(name, []).extend(samples)
    for known in found.values():
        for name, samples in known.items():
            if PIECE in samples:  # whose side may be asked for as well
                known[name] = [sample for sample in samples if not isinstance(sample, Side)]
    return found


def messages() -> Iterator[Message]:
    """Yield the messages of the file."""
    places = [folder for _, folder in folders()]  # all owners are known from here on
    for argument in dict.fromkeys(PLAIN):
        yield Message("core-plain", text=argument)
    for folder in places:
        plain = 0
        for code, arguments in kinds_of(folder).items():
            if code == "core-plain":
                continue
            if not arguments:
                plain += 1
                if plain <= MOST_PLAIN:
                    yield Message(code)
                continue
            most = max(len(dict.fromkeys(samples)) for samples in arguments.values())
            for i in range(max(most, 1)):
                yield Message.of(code, {n: _sample(n, s, i) for n, s in arguments.items()})


def _sample(name: str, samples: list[Argument], i: int) -> Argument:
    """Return the i-th sample for an argument; its name stands for text."""
    different = list(dict.fromkeys(samples))
    if not different:
        return "nom" if name in GIVEN else name
    return different[i % len(different)]


def golden() -> list[dict[str, object]]:
    """Return what the file holds."""
    WORDS.is_strict = True
    rows: list[dict[str, object]] = []
    for message in messages():
        sent = message.to_json()
        said = {language: message.said(language) for language in WORDS.languages}
        rows.append({"code": sent["code"], "args": sent["args"], "said": said})
    return rows


def text(rows: list[dict[str, object]]) -> str:
    """Return the file: a row a line, so that changes can be read."""
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
    return f"[\n{lines}\n]\n"


if __name__ == "__main__":
    FILE.write_text(text(golden()), encoding="utf-8")
