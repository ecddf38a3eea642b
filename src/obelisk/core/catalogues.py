"""Checks of catalogues, for tests and for the games of other packages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from obelisk.core.messages import List, Message
from obelisk.core.words import COMMON, ENGLISH, FOLDER, SUFFIX

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
    """What an entry has: its attributes, the arguments that it uses, and what it says."""

    attributes: set[str]
    arguments: set[str]
    text: str


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
        entry.id.name: Entry(
            {part.id.name for part in entry.attributes},
            _used(entry).arguments,
            text[entry.value.span.start : entry.value.span.end]
            if entry.value is not None and entry.value.span is not None
            else "",
        )
        for entry in parse(text).body
        if isinstance(entry, ast.Message)
    }


def catalogue_faults(
    texts: Mapping[str, str], owner: str | None, needed: Iterable[str] = ()
) -> list[Message]:
    """Return what is wrong with the catalogues of an owner, given by language.

    All must have the same entries with codes that begin with the owner's name (None: with any),
    and no entry may use an argument that the English one does not. `needed` codes must be there.
    """
    faults: list[Message] = []
    for language, text in texts.items():
        faults += _faults(text, owner, _file(language))
    english = entries_of(texts.get(ENGLISH, ""))
    faults += [
        Message("core-words-missing", file=_file(ENGLISH), code=code)
        for code in needed
        if code not in english
    ]
    for language, text in texts.items():
        if language != ENGLISH:
            faults += _differences(_file(language), entries_of(text), english)
    return faults


def _file(language: str) -> str:
    return f"{FOLDER}/{language}{SUFFIX}"


def _differences(
    file: str, entries: Mapping[str, Entry], english: Mapping[str, Entry]
) -> Iterator[Message]:
    if odd := sorted(entries.keys() ^ english.keys()):
        some = List.of(odd[:3])
        yield Message("core-words-differ", file=file, english=_file(ENGLISH), codes=some)
    for code in sorted(entries.keys() & english.keys()):
        if extra := sorted(entries[code].arguments - english[code].arguments - GIVEN):
            yield Message("core-words-extra", file=file, code=code, names=List.of(extra))


def _faults(text: str, owner: str | None, file: str) -> Iterator[Message]:
    """Yield what is wrong with one file, whatever the others have."""
    seen: set[str] = set()
    for entry in parse(text).body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            error = (entry.annotations[0].message or "") if entry.annotations else ""
            yield Message("core-words-junk", file=file, line=line, error=error)
        elif isinstance(entry, ast.Term):
            yield Message("core-words-term", file=file, code=f"-{entry.id.name}")
        elif isinstance(entry, ast.Message):
            code = entry.id.name
            if code in seen:
                yield Message("core-words-twice", file=file, code=code)
            seen.add(code)
            yield from _entry_faults(entry, owner, file)


def _entry_faults(entry: ast.Message, owner: str | None, file: str) -> Iterator[Message]:
    code = bare = entry.id.name
    for common in COMMON:
        bare = bare.removeprefix(common)
    if owner is not None and not bare.startswith(f"{owner}-"):
        yield Message("core-words-owner", file=file, code=code, owner=owner)
    used = _used(entry)
    for message in sorted(used.messages):
        yield Message("core-words-reference", file=file, code=code, other=message)
    for name, options in used.calls:
        if name not in FUNCTIONS:
            yield Message("core-words-function", file=file, code=code, name=name)
        elif unknown := sorted(options - FUNCTIONS[name]):
            names = List.of(unknown)
            yield Message("core-words-option", file=file, code=code, name=name, options=names)


def _used(entry: ast.Message) -> _Used:
    used = _Used()
    used.visit(entry)
    return used
