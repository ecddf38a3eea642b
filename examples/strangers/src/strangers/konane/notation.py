"""Konane's positions and actions as text."""

from __future__ import annotations

import re

from obelisk.core.errors import AmbiguousAction, IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.state import new_record
from obelisk.core.text import (
    Kind,
    Piece,
    action_text,
    position_text,
    read_board,
    read_count,
    read_side,
    write_board,
)
from obelisk.kernels import Record, Records
from strangers.konane import rules
from strangers.konane.options import KonaneOptions
from strangers.konane.rules import EMPTY, GRID, SIDE_KEY

STONE = Kind("S", "stone", 0)
KINDS = {"S": STONE}
SIDES = ("lava", "coral")
FORMS = "the square of a stone and the square where it lands, like d2d4"


def cell_of(piece: Piece) -> int:
    """What a cell holds where a piece stands."""
    return piece.seat + 1


def pieces_of(record: Record) -> dict[int, Piece]:
    """The stones by cell."""
    board = record["board"]
    return {
        cell: Piece(STONE, int(board[cell]) - 1, 0) for cell in GRID.squares if board[cell] != EMPTY
    }


# Positions. KO-8


def write_position(record: Record) -> str:
    """The text of a position."""
    board = write_board(pieces_of(record), GRID)
    return f"{board} {SIDES[int(record['side'])][0]} {record['quiet']} {record['ply']}"


def read_position(options: KonaneOptions, text: str) -> Records:
    """An array of the one record that `text` tells; `InvalidPosition` names every fault."""
    fields = position_text(text).split()
    if len(fields) not in (2, 4):
        raise InvalidPosition([f"a position is 'board side [quiet ply]', not {len(fields)} fields"])
    faults: list[str] = []
    pieces = read_board(fields[0], GRID, KINDS, faults)
    side = read_side(fields[1], {name[0]: seat for seat, name in enumerate(SIDES)}, faults)
    counters = (*fields[2:], "0", "0")
    quiet = read_count(counters[0], "quiet", faults)
    ply = read_count(counters[1], "ply", faults)
    if quiet:
        faults.append(f"quiet {quiet}: it is 0, because every action captures")
    if faults:
        raise InvalidPosition(faults)
    array = new_record(rules.STATE)
    record = array[0]
    record.board[list(GRID.border)] = rules.EDGE
    for cell, piece in pieces.items():
        rules.put(record, cell, cell_of(piece))
    if side:
        record.side = side
        record.zobrist ^= SIDE_KEY
    record.ply, record.winner, record.chains = ply, -1, options.chains
    return array


# Actions. KO-9

_ACTION = re.compile(r"([a-z][0-9]+)([a-z][0-9]+)?")


def write_action(action: int) -> str:
    """The text of an action."""
    return GRID.name(action >> 8) + GRID.name(action & 255)


def read_action(record: Record, action: object) -> int:
    """The legal action that a text names; `IllegalAction` says why there is none."""
    text = action_text(action, FORMS)
    form = _ACTION.fullmatch(text.lower())
    if form is None:
        raise UnreadableAction(f"'{text}' is no action: {FORMS}")
    try:
        square, to = (GRID.find(name) if name else None for name in form.groups())
    except ValueError as wrong:
        raise UnreadableAction(f"'{text}' is no action: {wrong}") from None
    assert square is not None
    _check_stone(record, square)
    if to is None:
        raise AmbiguousAction(f"'{text}' names a stone but not where it lands: {FORMS}")
    _check_way(record, square, to)
    return square << 8 | to


def _check_stone(record: Record, square: int) -> None:
    held, side = int(record["board"][square]), int(record["side"])
    if held == EMPTY:
        raise IllegalAction(f"{GRID.name(square)} is empty: there is no stone to move", "KO-3")
    if held != side + 1:
        raise IllegalAction(
            f"the stone on {GRID.name(square)} is {SIDES[1 - side]}'s, and {SIDES[side]} is to act",
            "KO-3",
        )


def _check_way(record: Record, square: int, to: int) -> None:
    (file, row), (to_file, to_row) = GRID.place(square), GRID.place(to)
    files, rows = to_file - file, to_row - row
    length = abs(files + rows)
    if (files and rows) or not length or length % 2:
        raise IllegalAction(
            f"{GRID.name(square)} to {GRID.name(to)} is no capture: a stone lands two squares "
            "away in a straight line, or four or six",
            "KO-4",
        )
    if length > 2 and not record["chains"]:
        raise IllegalAction("only one stone is captured in a turn (option chains is off)", "KO-5")
    step = (to - square) // length
    for at in range(square, to, 2 * step):
        if not rules.can_jump(record, at, step):
            raise IllegalAction(
                f"a stone on {GRID.name(at)} captures nothing towards {GRID.name(to)}: an enemy "
                "stone must be next to it, and the square behind that empty",
                "KO-4",
            )
