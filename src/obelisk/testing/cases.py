"""Case files: examples of the rules as data, run against any game.

A case file is `{"game": name, "cases": [...]}`; docs/notation.md lists the keys of a case. A count
file is `{"perft": [{"game", "options", "position", "counts"}, ...]}`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import obelisk
from obelisk.core.board_game import is_searchable
from obelisk.core.errors import IllegalAction
from obelisk.core.messages import List, Message
from obelisk.core.quoting import raised, shown
from obelisk.core.state import State
from obelisk.testing.worlds import at, refused, run_world, same


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of one case: its name, and why it failed (nothing if it passed)."""

    name: str
    failures: tuple[Message, ...]


def run_file(path: Path, *, most_depth: int = 100) -> Iterator[Outcome]:
    """Run every case of a file; counts are made up to the depth `most_depth`.

    A file of neither kind is itself a failed case.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        yield Outcome(path.name, (Message("testing-file-json", error=raised(fault)),))
        return
    if isinstance(content, dict) and isinstance(content.get("perft"), list):
        yield from (_run_counts(row, most_depth) for row in content["perft"])
    elif isinstance(content, dict) and isinstance(content.get("cases"), list):
        unknown = sorted(set(content) - {"game", "cases", "note", "about"})
        if unknown:
            yield Outcome(path.name, (Message("testing-file-key", key=shown(unknown[0])),))
        yield from (run_case(content.get("game", ""), case) for case in content["cases"])
    else:
        yield Outcome(path.name, (Message("testing-file-kind"),))


def run_case(game: str, case: Any) -> Outcome:
    """Run one case of a game."""
    if not isinstance(case, dict):
        return Outcome("?", (Message("testing-case-object"),))
    name = f"{case.get('id', '?')} ({case.get('rule', 'no rule named')})"
    if "setup" in case or "expected" in case:
        return Outcome(name, tuple(run_world(game, case)))
    faults = [
        Message("testing-case-key", key=shown(key), known=List.of(sorted(_KEYS), "none"))
        if key not in _KEYS
        else Message("testing-case-type", key=key, kind=_KEYS[key][1])
        for key, value in case.items()
        if key not in _KEYS or not isinstance(value, _KEYS[key][0])
    ]
    if faults:
        return Outcome(name, tuple(faults))
    try:
        start = obelisk.game(game, **case.get("options", {}))
        state = start.position(case["position"]) if "position" in case else start.start()
    except ValueError as fault:
        return Outcome(name, () if case.get("invalid") else refused(fault))
    if case.get("invalid"):
        return Outcome(name, (Message("testing-case-accepted"),))
    for entry in case.get("play", []):
        seat, action = entry if isinstance(entry, list) else (None, entry)
        try:
            state = state.play(action, seat)
        except IllegalAction as fault:
            wrong = Message("testing-case-play", action=shown(str(action)))
            return Outcome(name, (wrong, *fault.faults))
    failures: list[Message] = []
    for key, check in _CHECKS.items():
        if key in case:
            failures += [at(key, failure) for failure in check(state, case[key])]
    return Outcome(name, tuple(failures))


def _same(got: object, expected: object) -> list[Message]:
    return [] if got == expected else [same(got, expected)]


def _same_set(got: list[str], expected: list[str]) -> list[Message]:
    missing = sorted(set(expected) - set(got))
    extra = sorted(set(got) - set(expected))
    twice = sorted({action for action in got if got.count(action) > 1})
    found = (
        (Message("testing-case-missing", actions=List.of(missing, "none")), missing),
        (Message("testing-case-unexpected", actions=List.of(extra, "none")), extra),
        (Message("testing-twice", actions=List.of(twice, "none")), twice),
    )
    return [message for message, actions in found if actions]


def _legal(state: State) -> list[str]:
    return [action for seat in state.to_act for action in state.actions(seat)]


def _legal_from(state: State, expected: dict[str, list[str]]) -> list[Message]:
    failures: list[Message] = []
    for square, actions in expected.items():
        # a longer number is another square: a1 is no beginning of a10a11
        got = [
            action
            for action in _legal(state)
            if action.startswith(square) and not action[len(square) :][:1].isdigit()
        ]
        failures += [at(square, failure) for failure in _same_set(got, actions)]
    return failures


def _illegal(state: State, actions: list[Any]) -> list[Message]:
    failures = []
    before = (str(state), state.record.tobytes(), hash(state))
    for action in actions:
        seat, text = action if isinstance(action, list) else (None, action)
        try:
            state.play(text, seat)
            failures.append(Message("testing-case-was-accepted", action=shown(str(text))))
        except IllegalAction:
            pass
    if (str(state), state.record.tobytes(), hash(state)) != before:
        failures.append(Message("testing-refusal-changed"))
    return failures


def _beams(state: State, expected: list[dict[str, Any]]) -> list[Message]:
    fields = ("seat", "from", "path", "end")
    beams = [event.fields for event in state.events if event.kind == "beam"]
    return _same([{field: beam[field] for field in fields} for beam in beams], expected)


def _destroyed(state: State, expected: list[str]) -> list[Message]:
    gone = [
        str(event.fields[key])
        for event in state.events
        if event.kind in ("destroyed", "capture", "line", "exchange")
        for key in ("square", "assassin_square")
        if key in event.fields
    ]
    return _same(sorted(gone), sorted(expected))


def _result(state: State, expected: dict[str, Any] | None) -> list[Message]:
    result = state.result
    got = None if result is None else {"winner": result.winner, "reason": result.reason}
    return _same(got, expected)


_CHECKS: dict[str, Callable[[State, Any], list[Message]]] = {
    "legal": lambda state, expected: _same_set(_legal(state), expected),
    "legal_from": _legal_from,
    "includes": lambda state, expected: [
        Message("testing-case-not-legal", action=action)
        for action in expected
        if action not in _legal(state)
    ],
    "excludes": lambda state, expected: [
        Message("testing-case-legal", action=action)
        for action in expected
        if action in _legal(state)
    ],
    "illegal": _illegal,
    "position_after": lambda state, expected: _same(str(state), expected),
    "board_after": lambda state, expected: _same(str(state).split()[0], expected),
    "beams": _beams,
    "destroyed": _destroyed,
    "result": _result,
    "to_act": lambda state, expected: _same(list(state.to_act), expected),
    "check": lambda state, expected: _same(state.view(None).get("check"), expected),
}

# The keys that a case may have, with their types, and the messages that name these.
_TEXT, _LIST = Message("core-record-kind-text"), Message("core-record-kind-list")
_OBJECT, _BOOLEAN = Message("core-record-kind-object"), Message("testing-case-boolean")
_KEYS: dict[str, tuple[tuple[type, ...], Message]] = {
    "id": ((str,), _TEXT),
    "rule": ((str,), _TEXT),
    "note": ((str,), _TEXT),
    "options": ((dict,), _OBJECT),
    "position": ((str,), _TEXT),
    "play": ((list,), _LIST),
    "legal": ((list,), _LIST),
    "legal_from": ((dict,), _OBJECT),
    "includes": ((list,), _LIST),
    "excludes": ((list,), _LIST),
    "illegal": ((list,), _LIST),
    "invalid": ((bool,), _BOOLEAN),
    "position_after": ((str,), _TEXT),
    "board_after": ((str,), _TEXT),
    "beams": ((list,), _LIST),
    "destroyed": ((list,), _LIST),
    "result": ((dict, type(None)), Message("core-record-kind-object-or-null")),
    "to_act": ((list,), _LIST),
    "check": ((bool,), _BOOLEAN),
}


def _run_counts(row: Any, most_depth: int) -> Outcome:
    """Compare the counts of action sequences from one position."""
    if not isinstance(row, dict) or set(row) != {"game", "options", "position", "counts"}:
        keys = sorted(row) if isinstance(row, dict) else row
        return Outcome("?", (Message("testing-counts-keys", given=shown(str(keys))),))
    options = ", ".join(f"{key}={value}" for key, value in row["options"].items())
    name = f"counts of {row['game']} {options}"
    try:
        game = obelisk.game(row["game"], **row["options"])
        state = game.start() if row["position"] is None else game.position(row["position"])
    except ValueError as fault:
        return Outcome(name, refused(fault))
    if not is_searchable(game):
        return Outcome(name, (Message("testing-counts-none"),))
    counts = [(depth, game.perft(state, depth)) for depth in range(1, len(row["counts"]) + 1)
              if depth <= most_depth]  # fmt: skip
    return Outcome(
        name,
        tuple(
            Message("testing-counts", depth=depth, expected=str(expected), found=str(count))
            for (depth, count), expected in zip(counts, row["counts"], strict=False)
            if count != expected
        ),
    )
