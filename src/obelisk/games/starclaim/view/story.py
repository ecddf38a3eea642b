"""A watched game of Starclaim, told by round, phase and turn of a seat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from obelisk.core.messages import Message
from obelisk.games.starclaim.view import sentences

ROUND, PHASE, TURN, DEED = range(4)  # how deep a line is indented

_DEPTHS = {"round": ROUND, "phase": PHASE, "end": PHASE}
_OPENING = ("pick", "turn")


def story(events: Iterable[Mapping[str, Any]], language: str = "en") -> Iterator[tuple[int, str]]:
    """Yield what a spectator was sent, as lines with their depth.

    What a seat does in its turn stands below its pick, or below a line that names the seat if it
    does several things. A turn that takes one line is that line.
    """
    told = list(events)
    place = 0
    while place < len(told):
        end = _end_of_part(told, place)
        for depth, line in _part(told[place:end]):
            yield depth, sentences.say(line, None, language)
        place = end


def _end_of_part(told: Sequence[Mapping[str, Any]], place: int) -> int:
    """Return where a turn with the pick before it, a heading, or what comes between them ends."""
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


def _part(part: Sequence[Mapping[str, Any]]) -> list[tuple[int, sentences.Line]]:
    kind = part[0]["event"]
    named = list(sentences.told(part[:1], None)) if kind == "pick" else []
    deeds = list(sentences.told(part[len(named) :], None))
    if kind == "turn" and len(deeds) > 1 and part[0]["phase"] == "occupy":
        who = sentences.who([part[0]["seat"]], None)
        named = [(Message("starclaim-event-turn", clause=None, phase="occupy", **who),)]
    depth = DEED if named else _DEPTHS.get(kind, TURN)
    return [*((TURN, line) for line in named), *((depth, line) for line in deeds)]
