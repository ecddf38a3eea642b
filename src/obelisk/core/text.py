"""The text form of a board and its counters, shared by the two-player games.

`<board> <side> [<quiet> <ply>]`: rows from the top joined by `/`, a decimal number for a run of
empty squares, a piece as a letter (upper case: seat 0) with a digit where its kind has a state.
Readers collect every fault instead of stopping at the first.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from obelisk.core.errors import InvalidPosition, UnreadableAction
from obelisk.core.grid import Grid
from obelisk.core.messages import Argument, List, Message, PieceNamed
from obelisk.core.options import LARGEST_COUNT
from obelisk.core.quoting import shown

LONGEST_POSITION = 300_000  # characters; a pool of Xionghan chess may hold most of them
LONGEST_ACTION = 100  # characters, without those around it that do not show
_NUMBER = re.compile("[0-9]+")

NOTHING = "."  # an empty square, before those in a row are counted


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece in text: its letter, its name, and how many states it has (0: none).

    `code` is what messages call it, as in `laser-pyramid`.
    """

    letter: str
    name: str
    states: int
    code: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece as text tells it; `state` counts from 0 and is 0 for kinds without a state."""

    kind: Kind
    seat: int
    state: int
    text: str = field(init=False, repr=False, compare=False)  # it is asked for all the time

    def __post_init__(self) -> None:
        letter = self.kind.letter if self.seat == 0 else self.kind.letter.lower()
        text = f"{letter}{self.state + 1}" if self.kind.states else letter
        object.__setattr__(self, "text", text)

    def __str__(self) -> str:
        return self.text


def position_text(text: object) -> str:
    """Return what was given as a position; `InvalidPosition` if it is not text, or too long."""
    if not isinstance(text, str):
        raise InvalidPosition(Message("core-position-type", type=type(text).__name__))
    if len(text) > LONGEST_POSITION:
        raise InvalidPosition(
            Message("core-position-length", most=LONGEST_POSITION, length=len(text))
        )
    return text


def action_text(action: object, forms: Message) -> str:
    """Return what was given as an action, with single spaces; `UnreadableAction` if it is no text.

    The result is short and printable, so that errors can repeat it as it is. `forms` is a sentence
    that says how actions are written.
    """
    if not isinstance(action, str):
        raise UnreadableAction(Message("core-action-type", type=type(action).__name__, forms=forms))
    text = action.strip()
    if len(text) > LONGEST_ACTION:
        raise UnreadableAction(
            Message("core-action-length", given=shown(text), most=LONGEST_ACTION, length=len(text))
        )
    text = " ".join(text.split())
    if not text.isprintable():
        raise UnreadableAction(Message("core-action-unreadable", given=shown(text), forms=forms))
    return text


def write_board(pieces: Mapping[int, Piece], grid: Grid) -> str:
    """Return the board field; `pieces` are given by cell."""
    rows = (
        "".join([pieces[cell].text if cell in pieces else NOTHING for cell in line])
        for line in grid.lines
    )
    return count_empty("/".join(rows), grid)


def count_empty(text: str, grid: Grid) -> str:
    """Return a board field in which runs of `NOTHING` have become numbers."""
    for run in range(grid.files, 0, -1):
        text = text.replace(NOTHING * run, str(run))
    return text


def read_board(
    text: str, grid: Grid, kinds: Mapping[str, Kind], faults: list[Message]
) -> dict[int, Piece]:
    """Return the pieces of a board field by cell; add what is wrong with it to `faults`."""
    rows = text.split("/")
    if len(rows) != grid.rows:
        faults.append(Message("core-board-rows", rows=len(rows), needed=grid.rows))
        return {}
    pieces: dict[int, Piece] = {}
    for row, content in enumerate(rows):
        _read_row(content, row, grid, kinds, pieces, faults)
    return pieces


def _read_row(
    text: str,
    row: int,
    grid: Grid,
    kinds: Mapping[str, Kind],
    pieces: dict[int, Piece],
    faults: list[Message],
) -> None:
    def fault(code: str, **args: Argument) -> None:
        where = {"row": str(grid.numbers[row]), "text": shown(text)}
        faults.append(Message.of(code, {**where, **args}))

    file, position = 0, 0
    while position < len(text):
        run = _NUMBER.match(text, position)
        if run:
            if run[0].startswith("0"):
                fault("core-row-number", given=shown(run[0]))
            file += int(run[0][:4])
            position = run.end()
            continue
        letter = text[position]
        position += 1
        kind = kinds.get(letter.upper()) if letter.isascii() else None
        if kind is None:
            fault("core-row-letter", given=shown(letter), letters=List.of(kinds, "none"))
            return
        state = 0
        if kind.states:
            digit = text[position : position + 1]
            if digit not in [str(n + 1) for n in range(kind.states)]:
                piece = PieceNamed(kind.code) if kind.code else kind.name
                fault("core-row-digit", letter=letter, piece=piece, most=kind.states)
                return
            state = int(digit) - 1
            position += 1
        if file < grid.files:
            pieces[grid.cell(file, row)] = Piece(kind, 0 if letter.isupper() else 1, state)
        file += 1
    if file != grid.files:
        fault("core-row-squares", filled=min(file, 1000), needed=grid.files)


def with_side(position: str, letter: str) -> str:
    """Return the text of a position with another side to act."""
    board, _, counters = position.split(" ", 2)
    return f"{board} {letter} {counters}"


def read_side(text: str, letters: Mapping[str, int], faults: list[Message]) -> int:
    """Return the seat to act."""
    if text not in letters:
        faults.append(
            Message("core-side-letter", given=shown(text), letters=List.of(letters, "or"))
        )
    return letters.get(text, 0)


def read_count(text: str, name: str, faults: list[Message]) -> int:
    """Return a counter, `quiet` or `ply`, which is written as a decimal number."""
    if not _NUMBER.fullmatch(text):
        faults.append(Message("core-count-number", field=name, given=shown(text)))
        return 0
    if len(text) > 10 or int(text) > LARGEST_COUNT:
        faults.append(Message("core-count-most", field=name, given=shown(text), most=LARGEST_COUNT))
        return 0
    return int(text)
