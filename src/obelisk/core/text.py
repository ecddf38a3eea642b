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
from obelisk.core.options import LARGEST_COUNT
from obelisk.core.quoting import quoted, shown

LONGEST_POSITION = 300_000  # characters; a pool of Xionghan chess may hold most of them
LONGEST_ACTION = 100  # characters, without those around it that do not show
_NUMBER = re.compile("[0-9]+")

NOTHING = "."  # an empty square, before those in a row are counted


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of piece in text: its letter, its name, and how many states it has (0: none).

    `code` is the kind in messages, such as `xionghan-horse`.
    """

    letter: str
    name: str
    states: int
    code: str = ""


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
    """What was given as a position, if it can be the text of one; else `InvalidPosition`."""
    if not isinstance(text, str):
        raise InvalidPosition([f"a position is text, not {type(text).__name__}"])
    if len(text) > LONGEST_POSITION:
        raise InvalidPosition(
            [f"a position has at most {LONGEST_POSITION} characters, not {len(text)}"]
        )
    return text


def action_text(action: object, forms: str) -> str:
    """What was given as an action, with single spaces; `UnreadableAction` if it can be none.

    What comes out is short and prints, so that errors may repeat it as it is. `forms` tells what
    an action looks like.
    """
    if not isinstance(action, str):
        raise UnreadableAction(f"an action is text, {forms}; not {type(action).__name__}")
    text = action.strip()
    if len(text) > LONGEST_ACTION:
        raise UnreadableAction(
            f"an action has at most {LONGEST_ACTION} characters, not {len(text)}: {quoted(text)}"
        )
    text = " ".join(text.split())
    if not text.isprintable():
        raise UnreadableAction(f"{quoted(text)} is no action: {forms}")
    return text


def write_board(pieces: Mapping[int, Piece], grid: Grid) -> str:
    """The board field; `pieces` by cell."""
    rows = (
        "".join([pieces[cell].text if cell in pieces else NOTHING for cell in line])
        for line in grid.lines
    )
    return count_empty("/".join(rows), grid)


def count_empty(text: str, grid: Grid) -> str:
    """A board field with a number for each run of empty squares, which were written one by one."""
    for run in range(grid.files, 0, -1):
        text = text.replace(NOTHING * run, str(run))
    return text


def read_board(
    text: str, grid: Grid, kinds: Mapping[str, Kind], faults: list[str]
) -> dict[int, Piece]:
    """The pieces of a board field by cell; what is wrong with it is added to `faults`."""
    rows = text.split("/")
    if len(rows) != grid.rows:
        faults.append(f"the board has {len(rows)} rows; it must have {grid.rows}, joined by '/'")
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
    faults: list[str],
) -> None:
    where = f"row {grid.numbers[row]} ('{shown(text)}')"
    file, position = 0, 0
    while position < len(text):
        run = _NUMBER.match(text, position)
        if run:
            if run[0].startswith("0"):
                faults.append(f"{where}: '{shown(run[0])}' is no number of empty squares")
            file += int(run[0][:4])
            position = run.end()
            continue
        letter = text[position]
        position += 1
        kind = kinds.get(letter.upper()) if letter.isascii() else None
        if kind is None:
            faults.append(f"{where}: unknown letter '{shown(letter)}' (pieces: {', '.join(kinds)})")
            return
        state = 0
        if kind.states:
            digit = text[position : position + 1]
            if digit not in [str(n + 1) for n in range(kind.states)]:
                given = f"has '{shown(digit)}'" if digit else "has none"
                faults.append(
                    f"{where}: the {kind.name} '{letter}' needs a digit 1–{kind.states} and {given}"
                )
                return
            state = int(digit) - 1
            position += 1
        if file < grid.files:
            pieces[grid.cell(file, row)] = Piece(kind, 0 if letter.isupper() else 1, state)
        file += 1
    if file != grid.files:
        much = "at least " if file > 999 else ""
        faults.append(f"{where}: it fills {much}{file} squares; it must fill {grid.files}")


def with_side(position: str, letter: str) -> str:
    """The text of a position with another side to act."""
    board, _, counters = position.split(" ", 2)
    return f"{board} {letter} {counters}"


def read_side(text: str, letters: Mapping[str, int], faults: list[str]) -> int:
    """The seat to act."""
    if text not in letters:
        faults.append(f"side '{shown(text)}': it must be {' or '.join(repr(k) for k in letters)}")
    return letters.get(text, 0)


def read_count(text: str, name: str, faults: list[str]) -> int:
    """A counter: a decimal number."""
    if not _NUMBER.fullmatch(text):
        faults.append(f"{name} '{shown(text)}': it must be a decimal number")
        return 0
    if len(text) > 10 or int(text) > LARGEST_COUNT:
        faults.append(f"{name} '{shown(text)}': it must be at most {LARGEST_COUNT}")
        return 0
    return int(text)
