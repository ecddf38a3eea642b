"""A board in the terminal, drawn from a view: it knows no rules.

Each piece is its letter (upper case for seat 0) and a sign for the way it faces, so that colour
is never the only difference.
"""

from __future__ import annotations

import itertools
from typing import Any

from rich.text import Text

_FACING = {
    "pharaoh": "♛",
    "sphinx": "▲▶▼◀",
    "pyramid": "◣◤◥◢",
    "scarab": "╲╱",
    "anubis": "▲▶▼◀",
    "eye-of-horus": "╲╱",
}
_SEAT_STYLES = ("bold bright_white on grey23", "bold bright_red on grey15")
_BEAM_STYLES = ("bold bright_cyan", "bold bright_yellow")
_MARKS = {"ankh": "☥", "eye": "◉"}

_ENDS = {
    "edge": "leaves the board",
    "absorbed": "is absorbed",
    "destroyed": "destroys what it strikes",
    "sphinx": "ends in a sphinx",
}


def draw(view: dict[str, Any]) -> Text:
    """The board with coordinates; the beam of the last action runs over empty squares."""
    board = view["board"]
    files = [chr(ord("a") + file) for file in range(board["files"])]
    pieces = {piece["square"]: piece for piece in board["pieces"]}
    marks = {mark["square"]: mark["mark"] for mark in board["marks"]}
    light = _light(view["events"])
    touched = {
        event[key]
        for event in view["events"]
        for key in ("from", "to", "square")
        if event["event"] in ("moved", "swapped", "turned") and key in event
    }
    letters = "   " + "".join(f"  {letter} " for letter in files) + "\n"
    text = Text(letters, style="dim")
    for number in board["numbers"]:
        text.append(f"{number:>2} ", style="dim")
        for letter in files:
            square = f"{letter}{number}"
            opening, closing = ("[", "]") if square in touched else (" ", " ")
            text.append(opening, style="bold yellow")
            if square in pieces:
                piece = pieces[square]
                text.append(_piece(piece), style=_SEAT_STYLES[piece["seat"]])
            elif square in light:
                sign, seat = light[square]
                text.append(sign, style=_BEAM_STYLES[seat])
            else:
                text.append(f"{_MARKS.get(marks.get(square, ''), '·')} ", style="dim")
            text.append(closing, style="bold yellow")
        text.append(f" {number}\n", style="dim")
    text.append(letters, style="dim")
    return text


def _piece(piece: dict[str, Any]) -> str:
    letter: str = piece["text"][0]
    return letter + _FACING[piece["kind"]][piece["turn"] or 0]


def _light(events: list[dict[str, Any]]) -> dict[str, tuple[str, int]]:
    """The sign for the light on each square that a beam crossed, and whose it is."""
    crossed: dict[str, set[str]] = {}
    owner: dict[str, int] = {}
    for beam in events:
        if beam["event"] != "beam":
            continue
        way = [beam["from"], *beam["path"]]
        for before, square in itertools.pairwise(way):
            upright = before[0] == square[0]
            crossed.setdefault(square, set()).add("│ " if upright else "──")
            owner[square] = beam["seat"]
    return {
        square: (signs.pop() if len(signs) == 1 else "┼─", owner[square])
        for square, signs in crossed.items()
    }


def tell(view: dict[str, Any]) -> list[str]:
    """What the last action did, in words."""
    names = view["seats"]
    lines = []
    for event in view["events"]:
        if event["event"] == "beam":
            lines.append(f"  {names[event['seat']]}'s beam: {_way(event)}, {_ENDS[event['end']]}")
        elif event["event"] == "destroyed":
            lines.append(f"  {names[event['seat']]} loses {event['piece']} on {event['square']}")
    return lines


def _way(beam: dict[str, Any]) -> str:
    """The squares where a beam starts, turns and ends."""
    way = [beam["from"], *beam["path"]]
    corners = [
        square
        for before, square, after in zip(way, way[1:], way[2:], strict=False)
        if not (before[0] == square[0] == after[0] or before[1:] == square[1:] == after[1:])
    ]
    return " ▸ ".join([way[0], *corners, *way[-1:]] if len(way) > 1 else way)
