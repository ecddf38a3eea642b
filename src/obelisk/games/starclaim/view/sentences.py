"""What happened in Starclaim, as messages for one reader: `starclaim-event-<kind>` for each event.

The facts of an event are the arguments of its message. `$who` is the seat that acts, or a list of
seats, and `$you` how to speak of it: "yes" if it is the reader's own, "no" if it is another's,
"several" for a list, "nobody" for an empty one.

What belongs together is one line: the steps of a turn, passes in a row, a turn of which nothing is
seen but its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from typing import Any

from obelisk.core.messages import Argument, List, Message, Seat
from obelisk.games.starclaim.text.notation import item_named
from obelisk.games.starclaim.view.shown import StarclaimView

Happened = Mapping[str, Any]
Line = tuple[Message, ...]  # sentences that stand in one line

YOU = Message("core-you", case="nom")  # where the reader stands in a table

_RUNS = ("pass", "sealed", "drive", "occupy")  # kinds of events that are told together
_ONE_SEAT = ("drive", "occupy")  # of these, kinds that are told together for one seat only
_ENDINGS = ("stop", "points", "boxed")  # reasons that are told with the walk they end
_HIDDEN = ("mine", "shop")  # phases in which others see only that a turn is over


def lines(events: Iterable[Happened], reader: int | None, language: str = "en") -> list[str]:
    """Return the lines for events that `reader` (None: a spectator) was sent.

    An explosion may have been given `owners`, who had each cell before, to tell who lost what.
    """
    return [say(line, reader, language) for line in told(events, reader)]


def say(line: Line, reader: int | None, language: str = "en") -> str:
    """Return the sentences of a line as one text."""
    first, *rest = (sentence.said(language, seats(reader)) for sentence in line)

    def join(first: str, then: str) -> str:
        return Message("starclaim-sentences", first=first, then=then).said(language)

    return reduce(join, rest, first)


def seats(reader: int | None) -> Callable[[int], Message]:
    """Return what seats are called to a reader, who counts them from 1."""
    return partial(_seat_name, reader)


def _seat_name(reader: int | None, seat: int) -> Message:
    if seat == reader:
        return Message("core-you")
    return Message("core-seat", number=str(seat + 1))


def heading(view: StarclaimView) -> Message:
    """Return where the game stands: round and phase."""
    return Message(
        "starclaim-heading",
        round=str(view["round"]),
        rounds=str(view["rounds"]),
        phase=Message(f"starclaim-phase-{view['phase']}"),
    )


def told(events: Iterable[Happened], reader: int | None) -> Iterator[Line]:
    """Yield the lines for events as messages."""
    rest = list(events)
    while rest:
        line, used = _first_line(rest, reader)
        if line:
            yield line
        del rest[:used]


def _first_line(rest: Sequence[Happened], reader: int | None) -> tuple[Line, int]:
    """Return the line for the first event, and how many events it tells."""
    event, following = rest[0], rest[1] if len(rest) > 1 else None
    kind = event["event"]
    if kind in _RUNS:
        run = _run(rest)
        after = rest[len(run)] if len(rest) > len(run) else None
        if kind not in _ONE_SEAT:
            return (_message(kind, reader, {"seats": [one["seat"] for one in run]}),), len(run)
        facts = {"seat": event["seat"], "cells": [one["cell"] for one in run]}
        if kind == "drive":
            return (_message(kind, reader, facts),), len(run)
        ending = _ending(after, event["seat"])
        line = (_message(kind, reader, {**facts, "ending": ending}),)
        return line, len(run) + (ending != "none")
    if kind == "turn" and event["seat"] != reader:
        is_own = following is not None and following.get("seat") == event["seat"]
        if is_own and (event["phase"] == "occupy" or _is_hidden(following)):
            return (), 1  # what follows says whose turn it was
    return tuple(_sentences(event, reader)), 1


def _run(events: Sequence[Happened]) -> list[Happened]:
    """Return the first events, as far as they are told together."""
    first, run = events[0], []
    for event in events:
        is_same = event["event"] == first["event"]
        if not is_same or (first["event"] in _ONE_SEAT and event["seat"] != first["seat"]):
            break
        run.append(event)
    return run


def _ending(event: Happened | None, seat: int) -> str:
    """Return why the walk of a seat ends with this event, or "none"."""
    if event is None or event["event"] != "done" or event["seat"] != seat:
        return "none"
    reason = str(event.get("reason"))
    return reason if reason in _ENDINGS else "none"


def _is_hidden(event: Happened | None) -> bool:
    return event is not None and event["event"] == "done" and event["phase"] in _HIDDEN


# Sentences


def _sentences(event: Happened, reader: int | None) -> Iterator[Message]:
    kind = event["event"]
    if kind == "done" and event.get("reason") == "explosion":
        return  # the explosion was told
    if kind == "bought" and event["item"] is None:
        yield Message("starclaim-event-bought-nothing")
        return
    yield _message(kind, reader, event)
    if kind == "radar" and (counts := event["counts"]):
        found = (Message("starclaim-cell-count", cell=c, count=n) for c, n in counts.items() if n)
        yield Message("starclaim-event-radar-counts", cells=List.of(found, "none"))
    if kind == "explode":
        yield from _losses(event["reverted"], event.get("owners", {}), reader)
        for effect in event["effects"]:
            yield _message("effect", reader, effect)
        if "mines" in event:
            mines = (_counted(kind, count) for kind, count in event["mines"].items())
            yield Message("starclaim-event-mines", mines=List.of(mines))


def _losses(cells: list[str], owners: Mapping[str, int], reader: int | None) -> Iterator[Message]:
    """Yield who lost which cells; without `owners`, only which are free again."""
    by_seat: dict[int | None, list[str]] = {}
    for cell in cells:
        by_seat.setdefault(owners.get(cell), []).append(cell)
    for seat, lost in by_seat.items():
        if seat is None:
            yield _message("freed", reader, {"cells": lost})
        else:
            yield _message("lost", reader, {"seat": seat, "cells": lost})


def _counted(item: str, count: int) -> Message:
    return Message("starclaim-item-count", item=item_named(item), count=count)


def _message(kind: str, reader: int | None, facts: Happened) -> Message:
    """Return the message of an event, its facts as arguments."""
    args: dict[str, Argument] = {}
    for name, value in facts.items():
        if name in _ARGUMENTS:
            args |= _ARGUMENTS[name](value, reader)
        elif isinstance(value, str | int):
            args[name] = value
    args.pop("event", None)
    if kind == "pick":
        args["self"] = "yes" if facts["seat"] == facts["picked"] else "no"
    elif kind == "done":
        args.setdefault("reason", "none")
    return Message(f"starclaim-event-{kind}", clause=None, **args)


def who(seats: Sequence[int], reader: int | None) -> dict[str, Argument]:
    """Return `$who` and `$you` for seats that did something."""
    if len(seats) == 1:
        return {"who": Seat(seats[0]), "you": "yes" if seats[0] == reader else "no"}
    return {"who": List.of(map(Seat, seats)), "you": "several" if seats else "nobody"}


def winners(ranks: Sequence[int]) -> list[int]:
    """Return the seats that share the first place, mostly one."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]


def _cells(cells: Sequence[str]) -> dict[str, Argument]:
    return {"cells": List.of(cells), "count": len(cells)}


# How the facts of events become arguments; other texts and numbers are arguments as they are.
_ARGUMENTS: dict[str, Callable[[Any, int | None], dict[str, Argument]]] = {
    "seat": lambda seat, reader: who([] if seat is None else [seat], reader),
    "seats": who,
    "order": lambda order, reader: {"seats": List.of(map(Seat, order), "none")},
    "picked": lambda seat, reader: {"picked": Seat(seat)},
    "result": lambda result, reader: who(winners(result["ranks"]), reader),
    "round": lambda number, reader: {"round": str(number)},
    "kind": lambda kind, reader: {"kind": kind, "mine": item_named(kind)},
    "item": lambda item, reader: {"item": item_named(item)},
    "cells": lambda cells, reader: _cells(cells),
    "covers": lambda cells, reader: _cells(cells),
    "counts": lambda counts, reader: {"count": sum(map(bool, counts.values()))},
    "line": lambda line, reader: dict(zip(("line", "name"), line.split(), strict=True)),
    "vehicle": lambda vehicle, reader: {"vehicle": "yes" if vehicle else "no"},
}
