"""A watched game of Starclaim, told by round, phase and turn of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from obelisk.games.starclaim.view import sentences

ROUND, PHASE, TURN, DEED = range(4)  # how deep a line stands

_DEPTHS = {"round": ROUND, "phase": PHASE, "end": PHASE}
_OPENING = ("pick", "turn")


def story(events: Iterable[Mapping[str, Any]]) -> Iterator[tuple[int, str]]:
    """What a spectator was told, as sentences with the depth at which each stands.

    Under a seat that was named, or that does several things, stands what it does in its turn; a
    turn that one sentence tells is that sentence.
    """
    told = list(events)
    place = 0
    while place < len(told):
        end = _end_of_part(told, place)
        yield from _part(told[place:end])
        place = end


def _end_of_part(told: Sequence[Mapping[str, Any]], place: int) -> int:
    """Where a turn with the pick before it, a heading, or what comes between them is over."""
    if told[place]["event"] in _DEPTHS:
        return place + 1
    opens = told[place]["event"] in _OPENING
    if told[place]["event"] == "pick" and _kind(told, place + 1) == "turn":
        place += 1
    seat = told[place].get("seat")
    place += 1
    while place < len(told) and _kind(told, place) not in (*_DEPTHS, *_OPENING):
        place += 1
        last = told[place - 1]
        if opens and last["event"] == "done" and last["seat"] == seat:
            break
    return place


def _kind(told: Sequence[Mapping[str, Any]], place: int) -> str | None:
    return str(told[place]["event"]) if place < len(told) else None


def _part(part: Sequence[Mapping[str, Any]]) -> list[tuple[int, str]]:
    kind = part[0]["event"]
    named = sentences.lines(part[:1], None) if kind == "pick" else []
    deeds = sentences.lines(part[len(named) :], None)
    if kind == "turn" and len(deeds) > 1 and part[0]["phase"] == "occupy":
        named = [f"Seat {part[0]['seat'] + 1}'s turn."]
    depth = DEED if named else _DEPTHS.get(kind, TURN)
    return [*((TURN, line) for line in named), *((depth, line) for line in deeds)]
