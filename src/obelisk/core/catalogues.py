"""Checks of catalogues, for tests and for the games of other packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from obelisk.core.words import COMMON, ENGLISH

# The functions that an entry may call, with their options.
FUNCTIONS: dict[str, set[str]] = {
    "PIECE": {"case", "cap", "side"},
    "SQUARE": set(),
    "GENDER": set(),
    "SIDE": {"case", "cap"},
    "SEAT": {"case", "cap"},
    "CAP": set(),
    "MESSAGE": set(),
    "LIST": {"case"},
    "NUMBER": {"minimumFractionDigits", "maximumFractionDigits", "useGrouping", "style"},
}
# What these functions hand to the entries of pieces, sides and seats.
GIVEN = {"case", "gender", "side"}


class Entry(NamedTuple):
    """What an entry has: its attributes, and the arguments that it uses."""

    attributes: set[str]
    arguments: set[str]


class _Used(Visitor):
    """Collects the arguments, messages and functions that an entry uses."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.calls: list[tuple[str, set[str]]] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802
        self.calls.append((node.id.name, {named.name.name for named in node.arguments.named}))
        self.generic_visit(node)


def entries_of(text: str) -> dict[str, Entry]:
    """Return the entries of a catalogue by their code."""
    return {
        entry.id.name: Entry({part.id.name for part in entry.attributes}, _used(entry).arguments)
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
    }


def catalogue_faults(
    texts: Mapping[str, str], owner: str | None, needed: Iterable[str] = ()
) -> list[str]:
    """Return what is wrong with the catalogues of an owner, given by language.

    All must have the same entries with codes that begin with the owner's name (None: with any),
    and no entry may use an argument that the English one does not. `needed` codes must be there.
    """
    faults: list[str] = []
    for language, text in texts.items():
        faults += [f"{language}.ftl: {fault}" for fault in _faults(text, owner)]
    english = entries_of(texts.get(ENGLISH, ""))
    faults += [f"{ENGLISH}.ftl has no '{code}'" for code in needed if code not in english]
    for language, text in texts.items():
        if language != ENGLISH:
            faults += _differences(language, entries_of(text), english)
    return faults


def _differences(
    language: str, entries: Mapping[str, Entry], english: Mapping[str, Entry]
) -> Iterator[str]:
    if odd := sorted(entries.keys() ^ english.keys()):
        some = ", ".join(odd[:3])
        yield f"{language}.ftl and {ENGLISH}.ftl differ in {some}: give both the same entries"
    for code in sorted(entries.keys() & english.keys()):
        if extra := sorted(entries[code].arguments - english[code].arguments - GIVEN):
            yield f"{language}.ftl: {code} uses ${', $'.join(extra)}, but the English does not"


def _faults(text: str, owner: str | None) -> Iterator[str]:
    """Yield what is wrong with one file, whatever the others have."""
    seen: set[str] = set()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            why = entry.annotations[0].message if entry.annotations else "this is no entry"
            yield f"line {line} cannot be read: {why}"
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name} is a term: write a message instead"
        elif isinstance(entry, ast.Message):
            code = entry.id.name
            if code in seen:
                yield f"{code} occurs twice"
            seen.add(code)
            yield from _entry_faults(entry, owner)


def _entry_faults(entry: ast.Message, owner: str | None) -> Iterator[str]:
    code = bare = entry.id.name
    for common in COMMON:
        bare = bare.removeprefix(common)
    if owner is not None and not bare.startswith(f"{owner}-"):
        yield f"{code}: codes here must begin with '{owner}-'"
    used = _used(entry)
    for message in sorted(used.messages):
        yield f"{code} refers to {message}: take it as an argument instead"
    for name, options in used.calls:
        if name not in FUNCTIONS:
            yield f"{code} calls {name}, but there is no such function"
        elif unknown := sorted(options - FUNCTIONS[name]):
            yield f"{code} calls {name} with {', '.join(unknown)}, which it does not take"


def _used(entry: ast.Message) -> _Used:
    used = _Used()
    used.visit(entry)
    return used
