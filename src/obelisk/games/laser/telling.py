"""What an action did, as messages: a sentence for each event of the laser games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from obelisk.core.messages import Message, PieceNamed
from obelisk.core.views import BoardView
from obelisk.games.laser.text import LaserText

# How each end of a beam is said.
SAID_ENDS = {
    "edge": "edge",
    "absorbed": "stopped",
    "sphinx": "stopped",
    "emitter": "emitter",
    "destroyed": "struck",
    "hit": "struck",
    "annihilated": "met",
}


def said(text: LaserText, event: Mapping[str, object], view: BoardView) -> Message | None:
    """Return the sentence for an event of a view; None for the end, which is told elsewhere.

    The message is `laser-event-<kind>`, of a beam `laser-event-beam-<end>` with an end of
    SAID_ENDS. A piece that acts is named with its side and the square where it stood.
    """
    kind, pieces = str(event["event"]), _pieces(text, view)
    code = f"laser-event-{kind}"
    match event:
        case {"event": "moved", "from": str(start), "to": str(to)}:
            return Message(code, mover=_at(pieces[to], start), to=to)
        case {"event": "swapped", "from": str(start), "to": str(to)}:
            return Message(code, mover=_at(pieces[to], start), target=_at(pieces[start], to))
        case {"event": "turned", "square": str(square), "by": int(by)}:
            return Message(code, mover=pieces[square], by=by)
        case {"event": "destroyed", "square": str(square)}:
            return Message(code, piece=pieces[square])
        case {"event": "damaged", "square": str(square), "points": int(points)}:
            return Message(code, piece=pieces[square], points=points)
        case {"event": "beam", "from": str(start), "path": list(path), "end": str(end)}:
            end, seat = SAID_ENDS[end], cast("int", event["seat"])
            way = [start, *path]
            code, side, corners = f"{code}-{end}", text.side(seat), "–".join(corners_of(way))
            if end in ("stopped", "struck"):
                return Message(code, side=side, way=corners, target=pieces[way[-1]])
            return Message(code, side=side, way=corners)
        case {"event": "passed" | "claimed" | "sides", "seat": int(seat)}:
            return Message(code, side=text.side(seat))
    return None


def corners_of(way: list[str]) -> list[str]:
    """Return the squares of a way where it begins, turns and ends."""
    corners = [
        square
        for before, square, after in zip(way, way[1:], way[2:], strict=False)
        if not (before[0] == square[0] == after[0] or before[1:] == square[1:] == after[1:])
    ]
    return [way[0], *corners, way[-1]] if len(way) > 1 else way


def _at(piece: PieceNamed, square: str) -> PieceNamed:
    return PieceNamed(piece.kind, piece.side, square)


def _pieces(text: LaserText, view: BoardView) -> dict[str, PieceNamed]:
    """The pieces as the light found them: those on the board, and those that it removed."""
    written = {piece["square"]: piece["text"] for piece in view["board"]["pieces"]}
    for event in view["events"]:
        match event:
            case {"event": "destroyed", "square": str(square), "piece": str(piece)}:
                written[square] = piece
    return {square: text.read_piece(piece, square) for square, piece in written.items()}
