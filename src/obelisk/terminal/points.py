"""Boards of points: pieces are characters, or letters for terminals that have no characters.

Seat 0 stands in round brackets on a light ground, seat 1 in angle brackets on a dark one; as
letters they are upper and lower case. Between two points is one column: it holds the square
brackets around what the last action touched, and the exclamation marks around a king in check.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from obelisk.core.messages import Argument
from obelisk.core.views import Board, BoardPiece, BoardView, drawn_parts, touched
from obelisk.drawing import is_flipped
from obelisk.terminal.language import say

# By the names in a view's palette: the brackets of a piece, its style, and that of its letter.
_PIECES = {
    "red": (("(", ")"), "bold red3 on cornsilk1", "bold bright_red"),
    "black": (("<", ">"), "bold grey93 on grey19", "bold"),
}


def draw(
    view: BoardView, names: Sequence[Argument], *, letters: bool, notation: str | None
) -> Text:
    """Return the board with coordinates as its reader sees it, and below it the lost pieces.

    `names` are those of the seats.
    """
    board = view["board"]
    files = [chr(ord("a") + file) for file in range(board["files"])]
    numbers = board["numbers"]
    counts = board["lines"].get("file_names", {}).get(notation or "", [[], []])
    below, above = counts
    if is_flipped(view):
        files, numbers = files[::-1], numbers[::-1]
        below, above = above[::-1], below[::-1]
    pieces = {piece["square"]: piece for piece in board["pieces"]}
    signs = _signs(board)
    parts = drawn_parts(view["events"])
    named = touched(parts) | {part["square"] for part in parts if part["how"] == "removed"}
    rest = " " if letters else "  "  # a character is two columns wide
    heading = "   " + "".join(f"  {letter}{rest}" for letter in files) + "\n"
    text = Text()
    text.append(_counts(above, rest), style="bold")
    text.append(heading, style="dim")
    for number in numbers:
        text.append(f"{number:>2} ", style="dim")
        left = ""
        for letter in files:
            square = f"{letter}{number}"
            fence = "!!" if square == board.get("check") else "[]" if square in named else ""
            text.append(_between(left, fence), style="bold yellow")
            if square in pieces:
                text.append(*_piece(board, pieces[square], letters))
            else:
                text.append(f" {signs.get(square, '·')}{rest}", style="dim")
            left = fence
        text.append(_between(left, ""), style="bold yellow")
        text.append(f" {number}\n", style="dim")
    text.append(heading, style="dim")
    text.append(_counts(below, rest), style="bold")
    text.append(_dead(view, names, letters))
    return text


def _counts(names: Sequence[str], rest: str) -> str:
    """A line with what a side calls the files, each in the columns of its file."""
    if not names:
        return ""
    width = len(f"  a{rest}")
    line = "   "
    for file, name in enumerate(names):
        line += " " * (3 + file * width + (2 if cell_len(name) < 3 else 1) - cell_len(line)) + name
    return f"{line}\n"


def _between(left: str, right: str) -> str:
    """What stands between two points that may each have a fence around them."""
    if left and right:
        return "!" if "!" in left + right else "|"
    return left[1:] or right[:1] or " "


def _piece(board: Board, piece: BoardPiece, letters: bool) -> tuple[str, str]:
    (opening, closing), style, letter_style = _PIECES[board["palette"][piece["seat"]]]
    if letters:
        letter = piece["text"].lower() if piece["seat"] else piece["text"].upper()
        return f" {letter} ", letter_style
    return f"{opening}{piece['character']}{closing}", style


def _signs(board: Board) -> dict[str, str]:
    """The signs of points that are marked on the board: of the river, palaces and stations."""
    lines = board["lines"]
    files = [chr(ord("a") + file) for file in range(board["files"])]
    signs = dict.fromkeys(lines["stations"], ":")
    signs |= {f"{letter}{number}": "~" for letter in files for number in lines["river"][1:-1]}
    for one, other in lines["palaces"]:
        (left, right), (low, high) = (
            sorted((one[0], other[0])),
            sorted((int(one[1:]), int(other[1:]))),
        )
        signs |= {
            f"{letter}{number}": "+"
            for letter in files
            if left <= letter <= right
            for number in range(low, high + 1)
        }
    return signs


def _dead(view: BoardView, names: Sequence[Argument], letters: bool) -> Text:
    """Return a line for each seat that has lost pieces."""
    text = Text()
    for seat, pool in enumerate(view["board"].get("pools", ())):
        if pool:
            lost = [
                (piece["text"] if letters else piece["character"])
                + (f"×{piece['count']}" if piece["count"] > 1 else "")
                for piece in pool
            ]
            line = say("terminal-lost", who=names[seat], pieces=" ".join(lost))
            text.append(f"   {line}\n", style="dim")
    return text
