"""What happened in Starclaim, in words for one reader.

What belongs together is one line: the steps of a turn, passes in a row, a seat that is named and
begins, a turn of which nothing is seen but its beginning and end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

PHASES = {
    "auction": "Auction: bid for the right to set the order of play.",
    "mine": "Burying: everybody hides a mine.",
    "occupy": "Occupation: everybody walks and claims cells.",
    "shop": "Shop: everybody may buy one item.",
    "end": "The end.",
}
_TURNS = {
    "mine": ("{} turn to bury.", "{} ended the burying."),
    "occupy": ("{} turn to walk.", "{} ended the walk."),
    "shop": ("{} turn in the shop.", "{} left the shop."),
}
_UNSEEN = {"mine": "{} buried in secret.", "shop": "{} went to the shop."}
_REASONS = {
    "stop": "{} stopped.",
    "points": "{} had no points left.",
    "boxed": "{} had no free cell to go on.",
    "full": "{} found no free cell.",
}
_ENDINGS = {
    "stop": " and stopped",
    "points": " with the last point",
    "boxed": " and found no way on",
}
_AREAS = {
    "matrix": "a matrix mine lay on {}",
    "chase": "a chase mine struck {}",
    "purify": "a purify mine cleared {}",
}


def lines(events: Iterable[Mapping[str, Any]], reader: int | None) -> list[str]:
    """The sentences for events as JSON that `reader` (None: a spectator) was told.

    An explosion may have been given `owners`, who had each cell before, to tell who lost what.
    """
    told = list(events)
    teller = _Teller(reader)
    out: list[str] = []
    place = 0
    while place < len(told):
        sentence, used = teller.several(told, place)
        if sentence:
            out.append(_sentence(sentence))
        place += used
    return out


def ranking(result: Mapping[str, Any], reader: int | None, names: list[str]) -> list[str]:
    """The final table, best first; `names` says who played each seat."""
    head = (
        f"{'rank':>4}  {'seat':<18} {'score':>5} {'cells':>5} {'bonus':>5} {'group':>5} {'gold':>5}"
    )
    rows = [head]
    for seat in sorted(range(len(names)), key=lambda seat: (result["ranks"][seat], seat)):
        who = f"seat {seat + 1} ({'you' if seat == reader else names[seat]})"
        numbers = [result[key][seat] for key in ("scores", "cells", "bonus", "groups", "gold")]
        cells = " ".join(f"{number:>5}" for number in numbers)
        rows.append(f"{result['ranks'][seat]:>4}  {who:<18} {cells}")
    return rows


def ties(result: Mapping[str, Any], reader: int | None) -> list[str]:
    """A sentence for every score that gold told apart, the best first. SC-68"""
    teller = _Teller(reader)
    by_score: dict[float, list[int]] = {}
    for seat in sorted(range(len(result["ranks"])), key=lambda seat: (result["ranks"][seat], seat)):
        by_score.setdefault(result["scores"][seat], []).append(seat)
    return [
        f"With {_number(int(score), 'point')} each, gold decided: "
        + ", ".join(f"{teller.who(seat)} {result['gold'][seat]}" for seat in seats)
        + "."
        for score, seats in by_score.items()
        if len({result["ranks"][seat] for seat in seats}) > 1
    ]


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


class _Teller:
    """Knows who reads, and the words for each event."""

    def __init__(self, reader: int | None) -> None:
        self.reader = reader

    def who(self, seat: int) -> str:
        return "you" if seat == self.reader else f"seat {seat + 1}"

    def whose(self, seat: int) -> str:
        return "your" if seat == self.reader else f"seat {seat + 1}'s"

    def several(self, told: Sequence[Mapping[str, Any]], place: int) -> tuple[str, int]:
        """The sentence for the event at a place, and for how many events it speaks."""
        event = told[place]
        kind = event["event"]
        rest = told[place:]
        if kind in ("pass", "sealed", "drive"):
            same = _run(rest, kind)
            return getattr(self, f"_{kind}")(same), len(same)
        if kind == "occupy":
            same = _run(rest, kind)
            end = _ENDINGS.get(_reason(rest[len(same) :], event["seat"]))
            return self._occupy(same, end or ""), len(same) + (end is not None)
        following = rest[1] if len(rest) > 1 else {"event": None}
        if kind == "turn" and event["seat"] != self.reader:
            own = following.get("seat") == event["seat"]
            if own and following["event"] == "done" and event["phase"] in _UNSEEN:
                return _UNSEEN[event["phase"]].format(self.who(event["seat"])), 2
            if own and event["phase"] == "occupy":
                return "", 1  # what the seat does says that it is its turn
        if kind == "done" and event.get("reason") == "explosion":
            return "", 1
        return getattr(self, f"_{kind}")(event), 1

    def _next(self, event: Mapping[str, Any]) -> str:
        if event["picked"] == event["seat"]:
            return "yourself" if event["seat"] == self.reader else "itself"
        return self.who(event["picked"])

    # The course of the game

    def _round(self, event: Mapping[str, Any]) -> str:
        return f"— Round {event['round']} —"

    def _phase(self, event: Mapping[str, Any]) -> str:
        return PHASES[event["phase"]]

    def _order(self, event: Mapping[str, Any]) -> str:
        return f"the order is {', '.join(self.who(seat) for seat in event['order'])}."

    def _pick(self, event: Mapping[str, Any]) -> str:
        return f"{self.who(event['seat'])} named {self._next(event)}."

    def _turn(self, event: Mapping[str, Any]) -> str:
        return _TURNS[event["phase"]][0].format(self.whose(event["seat"]))

    def _done(self, event: Mapping[str, Any]) -> str:
        words = _REASONS.get(event.get("reason", ""), _TURNS[event["phase"]][1])
        return words.format(self.who(event["seat"]))

    def _end(self, event: Mapping[str, Any]) -> str:
        first = [seat for seat, rank in enumerate(event["result"]["ranks"]) if rank == 1]
        if len(first) > 1:
            return f"{', '.join(self.who(seat) for seat in first)} share the first place."
        return f"{self.who(first[0])} won."

    # Auction

    def _bid(self, event: Mapping[str, Any]) -> str:
        return f"{self.who(event['seat'])} bid {event['amount']}."

    def _pass(self, events: Sequence[Mapping[str, Any]]) -> str:
        return f"{', '.join(self.who(event['seat']) for event in events)} passed."

    def _sealed(self, events: Sequence[Mapping[str, Any]]) -> str:
        return f"{', '.join(self.who(event['seat']) for event in events)} sealed."

    def _tie(self, event: Mapping[str, Any]) -> str:
        seats = ", ".join(self.who(seat) for seat in event["seats"])
        return f"{seats} bid {event['amount']} each, and seal once more."

    def _default(self, event: Mapping[str, Any]) -> str:
        return (
            f"{self.who(event['seat'])} could not pay {event['amount']}, and may never bid again; "
            "the auction starts anew."
        )

    def _control(self, event: Mapping[str, Any]) -> str:
        if event["seat"] is None:
            return "nobody has control: the order is drawn."
        got = "have" if event["seat"] == self.reader else "has"
        return f"{self.who(event['seat'])} {got} control for {event['price']} gold."

    # Burying

    def _forfeit(self, event: Mapping[str, Any]) -> str:
        return f"no cell is free, so {self.whose(event['seat'])} mine is lost."

    def _buried(self, event: Mapping[str, Any]) -> str:
        covers = f", covering {' '.join(event['covers'])}" if "covers" in event else ""
        target = f", aimed at {event['target']}" if "target" in event else ""
        return f"you buried a {event['kind']} mine on {event['cell']}{covers}{target}."

    def _radar(self, event: Mapping[str, Any]) -> str:
        seen = [f"{cell}: {count}" for cell, count in event["counts"].items() if count]
        return (
            f"your radar sees mines on {', '.join(seen)}." if seen else "your radar sees no mine."
        )

    def _spread(self, event: Mapping[str, Any]) -> str:
        cells = " ".join(event["cells"]) or "no cell"
        return f"your spore on {event['cell']} spread to {cells}."

    # Occupation

    def _occupy(self, events: Sequence[Mapping[str, Any]], ending: str) -> str:
        cells = " ".join(event["cell"] for event in events)
        return f"{self.who(events[0]['seat'])} claimed {cells}{ending}."

    def _question(self, event: Mapping[str, Any]) -> str:
        return f"normal mines lie on {event['cell']}: use a deminer?"

    def _deminer(self, event: Mapping[str, Any]) -> str:
        return f"{self.who(event['seat'])} used a deminer on {event['cell']}."

    def _scan(self, event: Mapping[str, Any]) -> str:
        count = "no mine" if event["count"] == 0 else _number(event["count"], "mine")
        return f"{self.who(event['seat'])} scanned {event['cell']}: {count}."

    def _robot(self, event: Mapping[str, Any]) -> str:
        return (
            f"{self.who(event['seat'])} sent a robot over {event['line']}: no normal mine is left."
        )

    def _vehicle(self, event: Mapping[str, Any]) -> str:
        return f"{self.who(event['seat'])} sent a vehicle with {_number(event['points'], 'point')}."

    def _drive(self, events: Sequence[Mapping[str, Any]]) -> str:
        cells = " ".join(event["cell"] for event in events)
        return f"{self.whose(events[0]['seat'])} vehicle drove over {cells}."

    def _explode(self, event: Mapping[str, Any]) -> str:
        seat = event["seat"]
        what = f"{self.whose(seat)} vehicle" if event["vehicle"] else self.who(seat)
        parts = [f"{what} exploded on {event['cell']}!"]
        parts += self._losses(event["reverted"], event.get("owners", {}))
        if not event["vehicle"]:
            parts.append("The walk is over.")
        parts += [
            _sentence(_AREAS[effect["kind"]].format(" ".join(effect["cells"]))) + "."
            for effect in event["effects"]
        ]
        if "mines" in event:
            kinds = ", ".join(f"{count} {kind}" for kind, count in event["mines"].items())
            parts.append(f"Mines: {kinds}.")
        return " ".join(parts)

    def _losses(self, cells: list[str], owners: dict[str, int]) -> list[str]:
        """Who lost which cells; without `owners`, only which are free again."""
        by_seat: dict[int | None, list[str]] = {}
        for cell in cells:
            by_seat.setdefault(owners.get(cell), []).append(cell)
        return [
            f"Free again: {' '.join(lost)}."
            if seat is None
            else _sentence(f"{self.who(seat)} lost {' '.join(lost)}.")
            for seat, lost in by_seat.items()
        ]

    def _paid(self, event: Mapping[str, Any]) -> str:
        return f"your mine on {event['cell']} earned you {event['amount']} gold."

    # Shop

    def _bought(self, event: Mapping[str, Any]) -> str:
        return f"you bought a {event['item']}." if event["item"] else "you bought nothing."


def _run(events: Sequence[Mapping[str, Any]], kind: str) -> Sequence[Mapping[str, Any]]:
    """The first events, as far as they are of one kind; for cells, also of one seat."""
    run: list[Mapping[str, Any]] = []
    for event in events:
        if event["event"] != kind:
            break
        if run and kind in ("occupy", "drive") and event["seat"] != run[0]["seat"]:
            break
        run.append(event)
    return run


def _reason(events: Sequence[Mapping[str, Any]], seat: int) -> str:
    """Why the walk of a seat ends with the next event, if it does."""
    ends = bool(events) and events[0]["event"] == "done" and events[0]["seat"] == seat
    return str(events[0].get("reason")) if ends else ""


def _number(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"
