"""What the last action did, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from obelisk.core.views import Beam, BoardView, Drawn

_ENDS = {
    "edge": "leaves the board",
    "absorbed": "is absorbed",
    "destroyed": "destroys what it strikes",
    "sphinx": "ends in a sphinx",
    "emitter": "ends in an emitter",
    "hit": "hits what it strikes",
    "annihilated": "meets another beam and is annihilated",
}


def tell(view: BoardView) -> list[str]:
    """A line for everything that the action itself does not say."""
    teller = _Teller(view)
    tellers = {
        "beam": teller.beam,
        "destroyed": teller.destroyed,
        "damaged": teller.damaged,
        "sides": teller.sides,
        "capture": teller.capture,
        "promote": teller.promote,
        "revive": teller.revive,
        "line": teller.line,
        "exchange": teller.exchange,
        "check": teller.check,
    }
    return [
        f"  {tellers[event['event']](event)}"
        for event in view["events"]
        if event["event"] in tellers
    ]


class _Teller:
    """Knows the names of seats and pieces, and the words for each event."""

    def __init__(self, view: BoardView) -> None:
        self.seats = view["seats"]
        self.events: list[Mapping[str, object]] = [*view["events"]]
        board = view["board"]
        dead = [piece for pool in board.get("pools", ()) for piece in pool]
        self.kinds: dict[str, str] = {
            piece["text"].upper(): piece["kind"] for piece in (*board["pieces"], *dead)
        }

    # Beams

    def beam(self, event: Mapping[str, object]) -> str:
        way = "".join(_way(part) for part in _drawn(event) if part["how"] == "beam")
        return f"{self._seat(event)}'s beam: {way}, {_ENDS[str(event['end'])]}"

    def destroyed(self, event: Mapping[str, object]) -> str:
        return f"{self._seat(event)} loses {event['piece']} on {event['square']}"

    def damaged(self, event: Mapping[str, object]) -> str:
        points = f"{event['points']} point{'' if event['points'] == 1 else 's'} left"
        what = f"{event['piece']} on {event['square']}"
        return f"{self._seat(event)}'s {what} is damaged: {points}"

    def sides(self, event: Mapping[str, object]) -> str:
        return f"{self._seat(event)} takes over the position, mirrored"

    # Boards of points

    def capture(self, event: Mapping[str, object]) -> str:
        move = next(other for other in self.events if other["event"] == "move")
        mover, taken = self._kind(move["piece"]), self._kind(event["piece"])
        return f"the {mover} on {move['from']} takes the {taken} on {event['square']}"

    def promote(self, event: Mapping[str, object]) -> str:
        return f"promotes to {self._kind(event['kind'])} on {event['square']}"

    def revive(self, event: Mapping[str, object]) -> str:
        return f"revives a pawn on {event['square']}"

    def line(self, event: Mapping[str, object]) -> str:
        line = "–".join(cast("list[str]", event["squares"]))
        return f"line {line} removes the {self._kind(event['piece'])} on {event['square']}"

    def exchange(self, event: Mapping[str, object]) -> str:
        enemy, assassin = self._kind(event["piece"]), self._kind(event["assassin"])
        return (
            f"exchange: the {assassin} on {event['assassin_square']} dies "
            f"with the {enemy} on {event['square']}"
        )

    def check(self, event: Mapping[str, object]) -> str:
        return f"check to {self._seat(event)}"

    def _seat(self, event: Mapping[str, object]) -> str:
        return self.seats[cast("int", event["seat"])]

    def _kind(self, letter: object) -> str:
        """The kind of a piece that is given by its letter, or is told already."""
        piece = str(letter)
        return self.kinds.get(piece.upper(), piece)


def _drawn(event: Mapping[str, object]) -> list[Drawn]:
    return cast("list[Drawn]", event.get("drawn", []))


def _way(beam: Beam) -> str:
    """The squares where a beam starts, turns and ends."""
    way = [beam["from"], *beam["path"]]
    corners = [
        square
        for before, square, after in zip(way, way[1:], way[2:], strict=False)
        if not (before[0] == square[0] == after[0] or before[1:] == square[1:] == after[1:])
    ]
    return " ▸ ".join([way[0], *corners, *way[-1:]] if len(way) > 1 else way)
