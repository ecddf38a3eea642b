"""Cases of games with secrets: a setup, decisions, and what everybody may know afterwards.

The case file is run by `cases`; docs/notation.md lists the keys. A *world* is a setup with its
decisions. After every decision the state must survive its own text, for every reader.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, cast

import obelisk
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.events import EVERYBODY, Event, only, visible
from obelisk.core.game import Game
from obelisk.core.messages import List, Message
from obelisk.core.quoting import raised, shown
from obelisk.core.state import State
from obelisk.core.views import View

LONGEST_VALUE = 1000  # characters of a value, in a message
KEYS = {"id", "rule", "note", "options", "setup", "decisions", "expected"}


class Failed(Exception):
    """The case cannot be played to its end."""

    def __init__(self, *faults: Message) -> None:
        self.faults = faults
        super().__init__(*faults)


def at(key: str, why: Message) -> Message:
    """Return a failure with the key of the case at which it was found."""
    return Message("testing-case-at", key=key, why=why)


def same(got: object, expected: object) -> Message:
    """Return the failure that a value is not the expected one."""
    shortened = [json.dumps(value)[:LONGEST_VALUE] for value in (expected, got)]
    return Message("testing-case-expected", expected=shortened[0], found=shortened[1])


def refused(fault: ValueError) -> tuple[Message, ...]:
    """Return the failure that a game or a position was refused."""
    first = Message("testing-case-refused")
    if isinstance(fault, ObeliskError):
        return first, *fault.faults
    return first, Message("testing-error", error=raised(fault))


@dataclass
class World:
    """What was played: the first and the last state, and all events between them."""

    start: State
    state: State
    events: list[Event] = field(default_factory=list)

    def told(self, seat: int | None) -> list[dict[str, Any]]:
        """The events that a seat (None: a spectator) was told."""
        return [_as_case(event) for event in visible(self.events, seat)]

    def seen(self, seat: int | None) -> str:
        """All that a seat knows, as text that can be compared byte for byte."""
        return json.dumps([self.state.view(seat), self.told(seat)], sort_keys=True)


def run_world(game: str, case: dict[str, Any]) -> list[Message]:
    """Run one case; return its failures."""
    unknown = sorted(set(case) - KEYS)
    expected = case.get("expected", {})
    unknown += [f"expected.{key}" for key in sorted(set(expected) - _EXPECTED)]
    if unknown:
        return [Message("testing-case-unknown", key=shown(unknown[0]))]
    try:
        made = obelisk.game(game, **case.get("options", {}))
        start = made.position(_text(case.get("setup", {})))
    except ValueError as fault:
        return [] if expected.get("invalid") else [*refused(fault)]
    if expected.get("invalid"):
        return [Message("testing-case-accepted")]
    try:
        world = _play(start, case.get("decisions", []))
        return [
            at(key, failure)
            for key, value in expected.items()
            if key != "of"
            for failure in _check(world, case, key, value)
        ]
    except Failed as fault:
        return [*fault.faults]


def _text(setup: Any) -> str:
    return setup if isinstance(setup, str) else json.dumps(setup)


def _play(start: State, decisions: list[Any]) -> World:
    world = World(start, start)
    _check_text(start)
    for decision in decisions:
        if isinstance(decision, dict):
            _check_refusal(world.state, decision)
            continue
        seat, action = decision
        try:
            world.state = world.state.play(action, seat)
        except IllegalAction as fault:
            wrong = Message("testing-case-play", action=shown(str(decision)))
            raise Failed(wrong, *fault.faults) from None
        world.events += world.state.events
        _check_text(world.state)
    return world


def _check_text(state: State) -> None:
    again = state.game.position(str(state))
    if str(again) != str(state):
        raise Failed(Message("testing-round-trip", again=str(again)[:LONGEST_VALUE]))
    for seat in (None, *range(state.game.seats)):
        if again.view(seat) != state.view(seat):
            raise Failed(Message("testing-case-view", seat=str(seat)))


def _check_refusal(state: State, decision: dict[str, Any]) -> None:
    before = str(state), state.record.tobytes()
    try:
        state.play(decision["action"], decision["seat"])
    except IllegalAction:
        if (str(state), state.record.tobytes()) == before:
            return
        raise Failed(Message("testing-refusal-changed")) from None
    raise Failed(Message("testing-case-was-accepted", action=shown(str(decision))))


def _as_case(event: Event) -> dict[str, Any]:
    return {"type": event.kind, **event.fields}


# What is expected

# Values of the position, told as they stand there.
_PLAIN = {"phase", "round", "controller", "price", "barred", "done", "queue"}


def _check(world: World, case: dict[str, Any], key: str, expected: Any) -> Iterator[Message]:
    if key in _PLAIN:
        yield from _same(json.loads(str(world.state))[key], expected)
    elif key == "same_view":
        yield from _same_view(world, case, expected)
    elif key in _LISTS:
        yield from _LISTS[key](_legal(world, case["expected"].get("of")), expected)
    else:
        yield from _CHECKS[key](world, expected)


def _same(got: Any, expected: Any) -> Iterator[Message]:
    if got != expected or type(got) is not type(expected):
        yield same(got, expected)


def _same_at(got: Callable[[str], Any], expected: dict[str, Any]) -> Iterator[Message]:
    """Compare the listed entries only."""
    for name, value in expected.items():
        for failure in _same(got(name), value):
            yield at(name, failure)


def _position(state: State) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(str(state))
    return position


def _legal(world: World, seat: int | None) -> list[str]:
    acting = world.state.to_act
    if seat is None and not acting:
        raise Failed(Message("core-seat-nobody"))
    return world.state.actions(acting[0] if seat is None else seat)


def _differ(got: set[str], expected: set[str]) -> Iterator[Message]:
    if missing := sorted(expected - got):
        yield Message("testing-case-missing", actions=List.of(missing, "none"))
    if extra := sorted(got - expected):
        yield Message("testing-case-unexpected", actions=List.of(extra, "none"))


_LISTS: dict[str, Callable[[list[str], Any], Iterator[Message]]] = {
    "legal": lambda got, expected: _differ(set(got), set(expected)),
    "includes": lambda got, expected: _differ(set(got) & set(expected), set(expected)),
    "excludes": lambda got, expected: _differ(set(got) & set(expected), set()),
    "kinds": lambda got, expected: _differ({a.split()[0] for a in got}, set(expected)),
    "count": lambda got, expected: _same(len(got), expected),
}


def _fields(view: View) -> dict[str, Any]:
    """A view as cases read it: by names that they give."""
    return cast("dict[str, Any]", view)


def _asks(world: World, expected: str | None) -> Iterator[Message]:
    acting = world.state.to_act
    view = _fields(world.state.view(acting[0] if acting else None))
    yield from _same(view["asks"], expected)


def _gold_change(world: World, expected: dict[str, int]) -> Iterator[Message]:
    before, after = _position(world.start)["gold"], _position(world.state)["gold"]
    yield from _same_at(lambda seat: after[int(seat)] - before[int(seat)], expected)


def _items(world: World, expected: dict[str, dict[str, int]]) -> Iterator[Message]:
    held = _position(world.state)["items"]
    for seat, items in expected.items():
        own = {item: held[int(seat)].get(item, 0) for item in items}
        yield from _same_at(own.__getitem__, items)


def _mines_at(world: World, expected: dict[str, int]) -> Iterator[Message]:
    covered = [
        cell
        for mine in _position(world.state)["mines"]
        for cell in mine.get("covers", [mine["cell"]])
    ]
    yield from _same_at(covered.count, expected)


def _in_order(told: list[dict[str, Any]], expected: list[dict[str, Any]]) -> Iterator[Message]:
    """Each expected event must be matched, in this order; others may stand between."""
    rest = iter(told)
    for event in expected:
        if not any(_matches(other, event) for other in rest):
            wanted, among = json.dumps(event), json.dumps(told)[:LONGEST_VALUE]
            yield Message("testing-case-event", event=wanted, events=among)
            return


def _matches(told: dict[str, Any], expected: dict[str, Any]) -> bool:
    return all(key in told and told[key] == value for key, value in expected.items())


def _public(world: World) -> list[dict[str, Any]]:
    return [_as_case(event) for event in world.events if event.audience == EVERYBODY]


def _private(world: World, seat: str) -> list[dict[str, Any]]:
    return [_as_case(event) for event in world.events if event.audience == only(int(seat))]


def _view(world: World, expected: dict[str, dict[str, Any]]) -> Iterator[Message]:
    for reader, keys in expected.items():
        view = _fields(world.state.view(None if reader == "spectator" else int(reader)))
        for failure in _same_at(view.__getitem__, keys):
            yield at(reader, failure)


def _result(world: World, expected: dict[str, Any]) -> Iterator[Message]:
    told = _fields(world.state.view(None))["result"]
    result = world.state.result
    if told is None or result is None:
        yield Message("core-record-outcome-unfinished")
        return
    kept = {**result.to_json(), "scores": [int(score) for score in result.scores]}
    yield from _same({key: told[key] for key in kept}, kept)
    for key, value in expected.items():
        if isinstance(value, dict):
            numbers = {str(seat): number for seat, number in enumerate(told[key])}
            yield from _same_at(numbers.__getitem__, value)
        else:
            yield from _same(told[key], value)


def _same_view(world: World, case: dict[str, Any], expected: dict[str, Any]) -> Iterator[Message]:
    """Two worlds that some readers must not be able to tell apart."""
    unknown = set(expected) - {"options", "setup", "decisions", "seats", "differs"}
    if unknown:
        raise Failed(at("same_view", Message("testing-case-unknown", key=sorted(unknown)[0])))
    options = expected.get("options", case.get("options", {}))
    game: Game = type(world.state.game)(**options)
    setup = expected.get("setup", case.get("setup", {}))
    other = _play(game.position(_text(setup)), expected.get("decisions", case.get("decisions", [])))
    for seat in expected.get("seats", []):
        if world.seen(seat) != other.seen(seat):
            one, two = (seen.seen(seat)[:LONGEST_VALUE] for seen in (world, other))
            yield Message("testing-case-apart", seat=str(seat), one=one, other=two)
    for seat in expected.get("differs", []):
        if world.seen(seat) == other.seen(seat):
            yield Message("testing-case-not-apart", seat=str(seat))


_CHECKS: dict[str, Callable[[World, Any], Iterator[Message]]] = {
    "invalid": lambda world, expected: iter(()),
    "to_act": lambda world, expected: _same(list(world.state.to_act), expected),
    "asks": _asks,
    "gold": lambda world, expected: _same_at(
        lambda seat: _position(world.state)["gold"][int(seat)], expected
    ),
    "ap": lambda world, expected: _same_at(
        lambda seat: _position(world.state)["ap"][int(seat)], expected
    ),
    "hand": lambda world, expected: _same_at(
        lambda seat: _position(world.state)["hand"][int(seat)], expected
    ),
    "gold_change": _gold_change,
    "items": _items,
    "stock": lambda world, expected: _same_at(_position(world.state)["stock"].get, expected),
    "owner": lambda world, expected: _same_at(_position(world.state)["owner"].get, expected),
    "mines_at": _mines_at,
    "mines_total": lambda world, expected: _same(len(_position(world.state)["mines"]), expected),
    "public": lambda world, expected: _in_order(_public(world), expected),
    "public_not": lambda world, expected: (
        Message("testing-case-public", kind=str(event["type"]))
        for event in _public(world)
        if event["type"] in expected
    ),
    "private": lambda world, expected: (
        at(seat, failure)
        for seat, events in expected.items()
        for failure in _in_order(_private(world, seat), events)
    ),
    "private_count": lambda world, expected: _same_at(
        lambda seat: len(_private(world, seat)), expected
    ),
    "view": _view,
    "position": lambda world, expected: _same_at(_position(world.state).__getitem__, expected),
    "text": lambda world, expected: _same(str(world.state), expected),
    "result": _result,
}

_EXPECTED = _PLAIN | set(_LISTS) | set(_CHECKS) | {"of", "same_view"}
