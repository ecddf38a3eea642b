"""Konane's positions and actions as text."""

from __future__ import annotations

import re

from obelisk.core.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    ObeliskError,
    UnreadableAction,
)
from obelisk.core.messages import Message, PieceNamed, Side
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

STONE = Kind("S", "stone", 0, "konane-stone")
KINDS = {"S": STONE}
SIDES = ("lava", "coral")
FORMS = Message("konane-forms")


def cell_of(piece: Piece) -> int:
    """Return what the cell of a piece holds."""
    return piece.seat + 1


def pieces_of(record: Record) -> dict[int, Piece]:
    """Return the stones by cell."""
    board = record["board"]
    return {
        cell: Piece(STONE, int(board[cell]) - 1, 0) for cell in GRID.squares if board[cell] != EMPTY
    }


# Positions. KO-8


def write_position(record: Record) -> str:
    """Return the text of a position."""
    board = write_board(pieces_of(record), GRID)
    return f"{board} {SIDES[int(record['side'])][0]} {record['quiet']} {record['ply']}"


def read_position(options: KonaneOptions, text: str) -> Records:
    """Read a position as an array of one record; `InvalidPosition` names all faults."""
    fields = position_text(text).split()
    if len(fields) not in (2, 4):
        raise InvalidPosition(Message("konane-fields", count=len(fields)))
    faults: list[Message] = []
    pieces = read_board(fields[0], GRID, KINDS, faults)
    side = read_side(fields[1], {name[0]: seat for seat, name in enumerate(SIDES)}, faults)
    counters = (*fields[2:], "0", "0")
    quiet = read_count(counters[0], "quiet", faults)
    ply = read_count(counters[1], "ply", faults)
    if quiet:
        faults.append(Message("konane-quiet", quiet=quiet))
    if faults:
        raise InvalidPosition(*faults)
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
    """Return the text of an action."""
    return GRID.name(action >> 8) + GRID.name(action & 255)


def read_action(record: Record, action: object) -> int:
    """Return the legal action that a text names; `IllegalAction` says why there is none."""
    text = action_text(action, FORMS)
    form = _ACTION.fullmatch(text.lower())
    if form is None:
        raise UnreadableAction(Message("core-action-unreadable", given=text, forms=FORMS))
    try:
        square, to = (GRID.find(name) if name else None for name in form.groups())
    except ObeliskError as wrong:
        raise UnreadableAction(*wrong.faults) from None
    assert square is not None
    _check_stone(record, square)
    if to is None:
        raise AmbiguousAction(Message("konane-no-target", given=text, forms=FORMS))
    _check_way(record, square, to)
    return square << 8 | to


def _check_stone(record: Record, square: int) -> None:
    held, side = int(record["board"][square]), int(record["side"])
    if held == EMPTY:
        raise IllegalAction(Message("konane-empty", clause="KO-3", square=GRID.name(square)))
    if held != side + 1:
        stone = PieceNamed(STONE.code, f"konane-{SIDES[1 - side]}", GRID.name(square))
        acting = Side(f"konane-{SIDES[side]}")
        raise IllegalAction(Message("konane-other-side", clause="KO-3", stone=stone, acting=acting))


def _check_way(record: Record, square: int, to: int) -> None:
    start, target = GRID.name(square), GRID.name(to)
    (file, row), (to_file, to_row) = GRID.place(square), GRID.place(to)
    files, rows = to_file - file, to_row - row
    length = abs(files + rows)
    if (files and rows) or not length or length % 2:
        raise IllegalAction(Message("konane-line", clause="KO-4", start=start, target=target))
    if length > 2 and not record["chains"]:
        raise IllegalAction(Message("konane-chains-off", clause="KO-5"))
    step = (to - square) // length
    for at in range(square, to, 2 * step):
        if not rules.can_jump(record, at, step):
            jump = GRID.name(at)
            raise IllegalAction(Message("konane-jump", clause="KO-4", start=jump, target=target))
