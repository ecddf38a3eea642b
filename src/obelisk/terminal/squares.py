"""Boards of squares: each piece is its letter, upper case for seat 0, and how it faces."""

from __future__ import annotations

import itertools

from rich.text import Text

from obelisk.core.views import Board, BoardPiece, BoardView, Drawn, Heading, drawn_parts, touched
from obelisk.drawing import is_flipped

_FACING = {
    "pharaoh": "♛",
    "sphinx": "▲▶▼◀",
    "pyramid": "◣◤◥◢",
    "scarab": "╲╱",
    "anubis": "▲▶▼◀",
    "eye-of-horus": "╲╱",
    "king": "♛",
    "shooter": "▲▶▼◀",
    "mirror": "↗↘↙↖",  # along the blade to its bright head
    "mirror-face": "◢◣◤◥",
    "mirror-two-sided": "╱╲╱╲",
    "block-2": "2",
    "block-1": "1",
}
# By the names in a view's palette: pieces, and beams.
_PIECE_STYLES = {
    "silver": "bold bright_white on grey23",
    "red": "bold bright_red on grey15",
    "blue": "bold sky_blue1 on grey23",
}
_BEAM_STYLES = {
    "silver": "bold bright_cyan",
    "red": "bold bright_yellow",
    "blue": "bold bright_cyan",
}
_EMITTERS: dict[Heading, str] = {"N": "▲", "E": "▶", "S": "▼", "W": "◀"}
_OPPOSITE: dict[Heading, Heading] = {"N": "S", "E": "W", "S": "N", "W": "E"}
_MARKS = {"ankh": "☥", "eye": "◉"}


def draw(view: BoardView) -> Text:
    """The board with coordinates, as the reader of the view sits at it; the beam of the last action
    runs over empty squares."""
    board, flipped = view["board"], is_flipped(view)
    palette = board["palette"]
    files = [chr(ord("a") + file) for file in range(board["files"])]
    numbers = board["numbers"]
    if flipped:
        files, numbers = files[::-1], numbers[::-1]
    pieces = {piece["square"]: piece for piece in board["pieces"]}
    marks = {mark["square"]: mark["mark"] for mark in board["marks"]}
    parts = drawn_parts(view["events"])
    light, named = _light(parts), touched(parts)
    letters = "   " + "".join(f"  {letter} " for letter in files) + "\n"
    text = Text()
    text.append(letters, style="dim")
    for number in numbers:
        text.append(f"{number:>2}", style="dim")
        text.append(*_fitting(board, f"{files[0]}{number}", flipped))
        for letter in files:
            square = f"{letter}{number}"
            opening, closing = ("[", "]") if square in named else (" ", " ")
            text.append(opening, style="bold yellow")
            if square in pieces:
                piece = pieces[square]
                text.append(_piece(piece, flipped), style=_PIECE_STYLES[palette[piece["seat"]]])
            elif square in light:
                sign, seat = light[square]
                text.append(sign, style=_BEAM_STYLES[palette[seat]])
            else:
                text.append(f"{_MARKS.get(marks.get(square, ''), '·')} ", style="dim")
            text.append(closing, style="bold yellow")
        text.append(*_fitting(board, f"{files[-1]}{number}", flipped))
        text.append(f"{number}\n", style="dim")
    text.append(letters, style="dim")
    return text


def _fitting(board: Board, square: str, flipped: bool) -> tuple[str, str]:
    """The sign and style beside a square at the edge: of its emitter, or nothing."""
    for emitter in board.get("emitters", ()):
        if emitter["square"] == square:
            heading = _OPPOSITE[emitter["heading"]] if flipped else emitter["heading"]
            return _EMITTERS[heading], _PIECE_STYLES[board["palette"][emitter["seat"]]]
    return " ", ""


def _piece(piece: BoardPiece, flipped: bool) -> str:
    text = piece["text"]
    letter, ways = text[0], _FACING.get(piece["kind"])
    if ways is None:  # a kind that is not known here is shown as the notation writes it
        return f"{text:<2}"
    turn = piece["turn"] or 0
    return letter + ways[(turn + 2 * flipped) % len(ways)]


def _light(parts: list[Drawn]) -> dict[str, tuple[str, int]]:
    """The sign for the light on each square that a beam crossed, and whose it is."""
    crossed: dict[str, set[str]] = {}
    owner: dict[str, int] = {}
    for beam in parts:
        if beam["how"] != "beam":
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
