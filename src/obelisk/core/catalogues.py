"""What can be wrong with the catalogues of one owner: for tests, and for games of other packages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from obelisk.core.words import COMMON, ENGLISH

FUNCTIONS = {"PIECE", "SQUARE", "GENDER", "SIDE", "SEAT", "CAP", "MESSAGE", "LIST", "NUMBER"}


class _Used(Visitor):  # type: ignore[misc]  # fluent.syntax is not typed
    """The arguments, messages and functions that an entry uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


# What the functions of catalogues hand to the entries of pieces and sides.
GIVEN = {"case", "gender", "side"}


def entries_of(text: str) -> dict[str, tuple[set[str], set[str]]]:
    """Return each entry of a catalogue with the names of its attributes and of its arguments."""
    entries = {}
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            used = _Used()
            used.visit(entry)
            attributes = {attribute.id.name for attribute in entry.attributes}
            entries[entry.id.name] = (attributes, used.arguments)
    return entries


def catalogue_faults(
    texts: Mapping[str, str], owner: str | None, needed: Iterable[str] = ()
) -> list[str]:
    """Return what is wrong with the catalogues of an owner, which are given by language.

    All have the same entries, whose codes begin with the owner's name (None: with any), and no
    entry uses an argument that the English one does not use. `needed` are codes that must be there.
    """
    faults: list[str] = []
    for language, text in texts.items():
        faults += [f"{language}.ftl: {fault}" for fault in _faults(text, owner)]
    english = entries_of(texts.get(ENGLISH, ""))
    faults += [f"{ENGLISH}.ftl has no '{code}'" for code in needed if code not in english]
    for language, text in texts.items():
        if language == ENGLISH:
            continue
        entries = entries_of(text)
        if odd := sorted(entries.keys() ^ english.keys()):
            some = ", ".join(odd[:3])
            faults.append(
                f"{language}.ftl and {ENGLISH}.ftl differ in {some}: every language has the same "
                "entries"
            )
        for code in entries.keys() & english.keys():
            extra = entries[code][1] - english[code][1]
            if not code.startswith(COMMON) and (extra := extra - GIVEN):
                some = ", ".join(sorted(extra))
                faults.append(f"{language}.ftl: {code} uses ${some}, which the English has not")
    return faults


def _faults(text: str, owner: str | None) -> list[str]:
    """What is wrong with one file by itself."""
    faults = []
    seen: set[str] = set()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start) + 1
            why = entry.annotations[0].message if entry.annotations else "no entry"
            faults.append(f"line {line} cannot be read: {why}")
        elif isinstance(entry, ast.Term):
            faults.append(f"-{entry.id.name}: terms are not used here; write a message")
        elif isinstance(entry, ast.Message):
            code = entry.id.name
            if code in seen:
                faults.append(f"{code} stands twice")
            seen.add(code)
            bare = code
            for common in COMMON:
                bare = bare.removeprefix(common)
            if owner is not None and not bare.startswith(f"{owner}-"):
                faults.append(f"{code}: codes begin with '{owner}-' here")
            used = _Used()
            used.visit(entry)
            faults += [
                f"{code} calls {name}, which is unknown" for name in used.functions - FUNCTIONS
            ]
            faults += [f"{code} refers to {name}: say it by an argument" for name in used.messages]
    return faults
