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
from obelisk.core.state import State
from obelisk.testing.worlds import run_world


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one case: its name, and why it failed (nothing if it passed)."""

    name: str
    failures: tuple[str, ...]


def run_file(path: Path, *, most_depth: int = 100) -> Iterator[Outcome]:
    """Run every case of a file; counts are made up to the depth `most_depth`.

    A file that cannot be read as one of the two kinds is itself a failed case.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        yield Outcome("the file", (f"cannot be read as JSON: {fault}",))
        return
    if isinstance(content, dict) and isinstance(content.get("perft"), list):
        yield from (_run_counts(row, most_depth) for row in content["perft"])
    elif isinstance(content, dict) and isinstance(content.get("cases"), list):
        unknown = sorted(set(content) - {"game", "cases", "note", "about"})
        if unknown:
            yield Outcome("the file", (f"unknown key '{unknown[0]}' beside 'game' and 'cases'",))
        yield from (run_case(content.get("game", ""), case) for case in content["cases"])
    else:
        yield Outcome("the file", ('must be {"game": name, "cases": [...]} or {"perft": [...]}',))


def run_case(game: str, case: Any) -> Outcome:
    """Run one case of a game."""
    if not isinstance(case, dict):
        return Outcome("?", ("a case must be an object",))
    name = f"{case.get('id', '?')} ({case.get('rule', 'no rule named')})"
    if "setup" in case or "expected" in case:
        return Outcome(name, tuple(run_world(game, case)))
    faults = [
        f"unknown key '{key}'; a case may have: {', '.join(sorted(_KEYS))}"
        if key not in _KEYS
        else f"key '{key}' must be {_KEYS[key][1]}"
        for key, value in case.items()
        if key not in _KEYS or not isinstance(value, _KEYS[key][0])
    ]
    if faults:
        return Outcome(name, tuple(faults))
    try:
        start = obelisk.game(game, **case.get("options", {}))
        state = start.position(case["position"]) if "position" in case else start.start()
    except ValueError as fault:
        return Outcome(name, () if case.get("invalid") else (f"refused: {fault}",))
    if case.get("invalid"):
        return Outcome(name, ("should be refused with ValueError, but was accepted",))
    for entry in case.get("play", []):
        seat, action = entry if isinstance(entry, list) else (None, entry)
        try:
            state = state.play(action, seat)
        except IllegalAction as fault:
            return Outcome(name, (f"play: {action!r} was refused: {fault}",))
    failures = []
    for key, check in _CHECKS.items():
        if key in case:
            failures += [f"{key}: {failure}" for failure in check(state, case[key])]
    return Outcome(name, tuple(failures))


def _same(got: object, expected: object) -> list[str]:
    return [] if got == expected else [f"expected {json.dumps(expected)}, got {json.dumps(got)}"]


def _same_set(got: list[str], expected: list[str]) -> list[str]:
    missing = sorted(set(expected) - set(got))
    extra = sorted(set(got) - set(expected))
    twice = sorted({action for action in got if got.count(action) > 1})
    return [
        f"{word} {', '.join(actions)}"
        for word, actions in (("missing", missing), ("unexpected", extra), ("listed twice", twice))
        if actions
    ]


def _legal(state: State) -> list[str]:
    return [action for seat in state.to_act for action in state.actions(seat)]


def _legal_from(state: State, expected: dict[str, list[str]]) -> list[str]:
    failures = []
    for square, actions in expected.items():
        # a longer number is another square: a1 is no beginning of a10a11
        got = [
            action
            for action in _legal(state)
            if action.startswith(square) and not action[len(square) :][:1].isdigit()
        ]
        failures += [f"{square}: {failure}" for failure in _same_set(got, actions)]
    return failures


def _illegal(state: State, actions: list[Any]) -> list[str]:
    failures = []
    before = (str(state), state.record.tobytes(), hash(state))
    for action in actions:
        seat, text = action if isinstance(action, list) else (None, action)
        try:
            state.play(text, seat)
            failures.append(f"{text!r} was accepted")
        except IllegalAction:
            pass
    if (str(state), state.record.tobytes(), hash(state)) != before:
        failures.append("a refused action changed the state")
    return failures


def _beams(state: State, expected: list[dict[str, Any]]) -> list[str]:
    fields = ("seat", "from", "path", "end")
    beams = [event.fields for event in state.events if event.kind == "beam"]
    return _same([{field: beam[field] for field in fields} for beam in beams], expected)


def _destroyed(state: State, expected: list[str]) -> list[str]:
    gone = [
        str(event.fields[key])
        for event in state.events
        if event.kind in ("destroyed", "capture", "line", "exchange")
        for key in ("square", "assassin_square")
        if key in event.fields
    ]
    return _same(sorted(gone), sorted(expected))


def _result(state: State, expected: dict[str, Any] | None) -> list[str]:
    result = state.result
    got = None if result is None else {"winner": result.winner, "reason": result.reason}
    return _same(got, expected)


_CHECKS: dict[str, Callable[[State, Any], list[str]]] = {
    "legal": lambda state, expected: _same_set(_legal(state), expected),
    "legal_from": _legal_from,
    "includes": lambda state, expected: [
        f"{action} is not legal" for action in expected if action not in _legal(state)
    ],
    "excludes": lambda state, expected: [
        f"{action} is legal" for action in expected if action in _legal(state)
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

# Every key a case may have: its types, and the words for them.
_KEYS: dict[str, tuple[tuple[type, ...], str]] = {
    "id": ((str,), "text"),
    "rule": ((str,), "text"),
    "note": ((str,), "text"),
    "options": ((dict,), "an object"),
    "position": ((str,), "text"),
    "play": ((list,), "a list"),
    "legal": ((list,), "a list"),
    "legal_from": ((dict,), "an object of lists"),
    "includes": ((list,), "a list"),
    "excludes": ((list,), "a list"),
    "illegal": ((list,), "a list"),
    "invalid": ((bool,), "true or false"),
    "position_after": ((str,), "text"),
    "board_after": ((str,), "text"),
    "beams": ((list,), "a list"),
    "destroyed": ((list,), "a list"),
    "result": ((dict, type(None)), "an object or null"),
    "to_act": ((list,), "a list"),
    "check": ((bool,), "true or false"),
}


def _run_counts(row: Any, most_depth: int) -> Outcome:
    """Compare the counts of action sequences from one position."""
    if not isinstance(row, dict) or set(row) != {"game", "options", "position", "counts"}:
        keys = sorted(row) if isinstance(row, dict) else row
        return Outcome("?", (f"a row has the keys game, options, position, counts; not {keys}",))
    options = ", ".join(f"{key}={value}" for key, value in row["options"].items())
    name = f"counts of {row['game']} {options}"
    try:
        game = obelisk.game(row["game"], **row["options"])
        state = game.start() if row["position"] is None else game.position(row["position"])
    except ValueError as fault:
        return Outcome(name, (f"refused: {fault}",))
    if not is_searchable(game):
        return Outcome(name, ("this game has no counts",))
    counts = [(depth, game.perft(state, depth)) for depth in range(1, len(row["counts"]) + 1)
              if depth <= most_depth]  # fmt: skip
    return Outcome(
        name,
        tuple(
            f"depth {depth}: expected {expected}, got {count}"
            for (depth, count), expected in zip(counts, row["counts"], strict=False)
            if count != expected
        ),
    )
