"""The positions and actions of Xionghan chess as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import AmbiguousAction, IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.messages import List, Message
from obelisk.core.options import Choice
from obelisk.core.quoting import shown
from obelisk.core.state import new_record
from obelisk.core.text import (
    Piece,
    action_text,
    position_text,
    read_board,
    read_count,
    read_side,
    write_board,
)
from obelisk.games.xionghan import chinese, rules
from obelisk.games.xionghan.board import (
    EDGE,
    EMPTY,
    GRID,
    NOWHERE,
    PIECE_KEYS,
    SIDE_KEY,
    is_revival,
    move_code,
    owner_of,
    piece_of,
    promotes_to,
    promotion_code,
    put,
    revival_code,
    start_of,
    target_of,
)
from obelisk.games.xionghan.check import attacker
from obelisk.games.xionghan.options import XionghanOptions
from obelisk.games.xionghan.pieces import (
    KINDS,
    LETTERS,
    SIDES,
    cell_of,
    named,
    number,
    pieces,
    pool,
    side_named,
)
from obelisk.games.xionghan.refusals import legal_codes, why_no_move, why_no_revival
from obelisk.games.xionghan.setups import SETUPS

FORMS = Message("xionghan-forms")  # what actions look like
MOST_DEAD = 9999  # of one kind in a pool that is read

# Positions


def start_position(options: XionghanOptions) -> str:
    """Return the set-up without the kinds that are switched off. XH-4 to XH-7"""
    board, rest = SETUPS[options.setup].split(" ", 1)
    standing = read_board(board, GRID, KINDS, [])
    left = {cell: p for cell, p in standing.items() if p.kind.letter not in options.absent}
    return f"{write_board(left, GRID)} {rest}"


def write_position(record: Any) -> str:
    """Return the canonical text of a position."""
    board = write_board(pieces(record), GRID)
    side = SIDES[int(record["side"])][0]
    return f"{board} {side} {write_pools(record)} {record['quiet']} {record['ply']}"


def write_pools(record: Any) -> str:
    """Return the dead of both sides: upper case first, each alphabetical."""
    texts = [
        "".join(letter * count for letter, count in pool(record, seat).items()) for seat in (0, 1)
    ]
    return texts[0] + texts[1].lower() or "-"


def read_position(options: XionghanOptions, text: object) -> Any:
    """Read a position into an array of one record; `InvalidPosition` has every fault. XH-8"""
    parts = position_text(text).split()
    if len(parts) not in (2, 3, 5):
        raise InvalidPosition(
            Message("xionghan-position-fields", text=shown(str(text)), count=len(parts))
        )
    board, side, dead, quiet, ply = (*parts, *("-", "0", "0")[len(parts) - 2 :])
    faults: list[Message] = []
    standing = read_board(board, GRID, KINDS, faults)
    if not faults:
        faults += _wrong_kings(standing)
    seat = read_side(side, {side[0]: seat for seat, side in enumerate(SIDES)}, faults)
    _read_pools(dead, faults)
    counters = read_count(quiet, "quiet", faults), read_count(ply, "ply", faults)
    if faults:
        raise InvalidPosition(*faults)
    array = _make_record(options, standing, seat, dead, counters)
    _refuse_check(array[0])
    return array


def _wrong_kings(standing: dict[int, Piece]) -> list[Message]:
    """Return a fault for each side that has not exactly one king."""
    faults = []
    for seat in range(len(SIDES)):
        kings = [
            GRID.name(cell)
            for cell, piece in standing.items()
            if (piece.kind.letter, piece.seat) == ("K", seat)
        ]
        side = side_named(seat)
        if not kings:
            faults.append(Message("xionghan-king-missing", side=side))
        elif len(kings) > 1:
            squares = List.of(kings)
            faults.append(
                Message("xionghan-kings-several", side=side, count=len(kings), squares=squares)
            )
    return faults


def _read_pools(text: str, faults: list[Message]) -> None:
    """Add a fault for everything in a pool that cannot be dead."""
    if text == "-":
        return
    for letter in dict.fromkeys(text):
        if not letter.isascii() or letter.upper() not in LETTERS:
            letters = List.of(LETTERS.replace("K", ""), "none")
            faults.append(
                Message(
                    "xionghan-pool-letter", text=shown(text), letter=shown(letter), letters=letters
                )
            )
        elif letter.upper() == "K":
            faults.append(Message("xionghan-pool-king", text=shown(text)))
        elif text.count(letter) > MOST_DEAD:
            faults.append(Message("xionghan-pool-crowded", letter=letter, most=MOST_DEAD))


def _refuse_check(record: np.record) -> None:
    """Refuse a position in which the side that moved last is in check. XH-8, XH-55"""
    side = int(record["side"])
    waiting = 1 - side
    checker = int(attacker(record, waiting))
    if checker != NOWHERE:
        raise InvalidPosition(
            Message(
                "xionghan-check-left",
                waiting=side_named(waiting),
                side=side_named(side),
                checker=named(record, checker),
            )
        )


def _make_record(
    options: XionghanOptions,
    standing: dict[int, Piece],
    side: int,
    dead: str,
    counters: tuple[int, int],
) -> Any:
    """Return an array of one record: a position without faults, played by `options`."""
    array = new_record(rules.STATE)
    record = array[0]
    record["board"][list(GRID.border)] = EDGE
    record.count[EMPTY] = len(GRID.squares)
    for cell, piece in standing.items():
        put(record, cell, cell_of(piece))
        record.zobrist ^= PIECE_KEYS[cell_of(piece), cell]
    for letter in dead.replace("-", ""):
        rules.bury(record, piece_of(int(letter.islower()), number(letter.upper())))
    if side:
        record.side = side
        record.zobrist ^= SIDE_KEY
    record.quiet, record.ply = counters
    record.repeats = record.lasting = 1
    for option, value in _option_numbers(options):
        record[option] = value
    rules.judge(record, new_record(rules.SCRATCH)[0])
    return array


@cache
def _option_numbers(options: XionghanOptions) -> tuple[tuple[str, int], ...]:
    """Return the options as the fields of a record hold them."""
    values = [("absent", sum(1 << number(letter) for letter in options.absent))]
    for field in fields(options):
        if field.name in (rules.STATE.names or ()):
            domain, value = field.metadata["domain"], getattr(options, field.name)
            index = domain.values.index(value) if isinstance(domain, Choice) else int(value)
            values.append((field.name, index))
    return tuple(values)


# Actions


@cache  # there are a few thousand
def write_action(action: int) -> str:
    """Return the canonical text of an action."""
    target = GRID.name(target_of(action))
    if is_revival(action):
        return f"P@{target}"
    kind = promotes_to(action)
    promotion = f"={LETTERS[kind - 1]}" if kind else ""
    return f"{GRID.name(start_of(action))}{target}{promotion}"


# How an action of the side to act is written, by the names of the game's notations.
NOTATIONS: dict[str, Callable[[np.record, int], str]] = {
    "plain": lambda _, action: write_action(action),
    "chinese": chinese.write,
}


def read_action(record: np.record, action: object) -> int:
    """Return the legal action that a text names; `IllegalAction` says why there is none."""
    word = action_text(action, FORMS)
    if chinese.is_chinese(word):
        start, target, kind = chinese.read(record, word)
    else:
        start, target, kind = _read_latin(record, word)
    if start == NOWHERE:
        return _revival(record, target)
    return _move(record, start, target, kind)


def _read_latin(record: np.record, text: str) -> tuple[int, int, int]:
    """Return start (NOWHERE: a revival), target and kind (EMPTY: no promotion)."""
    word = text.lower()
    form = re.fullmatch(r"(?:p@|([a-z][0-9]{1,2}))([a-z][0-9]{1,2})?(?:=([a-z]))?", word)
    if form is None or (form[3] and not (form[1] and form[2])):
        raise UnreadableAction(Message("xionghan-unreadable", text=text, forms=FORMS))
    start, target = _point(form[1], text), _point(form[2], text)
    if target == NOWHERE:
        if start != NOWHERE:
            _check_owner(record, start)
        raise AmbiguousAction(Message("xionghan-no-target", text=text, forms=FORMS))
    letter = (form[3] or "").upper()
    if letter and letter not in LETTERS:
        letters = List.of(LETTERS, "none")
        raise UnreadableAction(
            Message("xionghan-no-such-kind", text=text, letter=letter, letters=letters)
        )
    return start, target, number(letter) if letter else EMPTY


def _point(name: str | None, text: str) -> int:
    """Return the point that a text names; NOWHERE if it leaves it out."""
    if not name:
        return NOWHERE
    try:
        return GRID.find(name)
    except ValueError:
        raise UnreadableAction(Message("xionghan-no-such-point", text=text, point=name)) from None


def _check_owner(record: np.record, start: int) -> None:
    cell, side = int(record["board"][start]), int(record["side"])
    if cell == EMPTY:
        raise IllegalAction(Message("xionghan-no-piece", clause="XH-9", square=GRID.name(start)))
    if owner_of(cell) != side:
        raise IllegalAction(
            Message(
                "xionghan-not-yours",
                clause="XH-9",
                mover=named(record, start),
                side=side_named(side),
            )
        )


def _revival(record: np.record, target: int) -> int:
    action = revival_code(target)
    if action not in legal_codes(record, NOWHERE):
        raise why_no_revival(record, target)
    return action


def _move(record: np.record, start: int, target: int, kind: int) -> int:
    _check_owner(record, start)
    side = int(record["side"])
    action = promotion_code(side, start, target, kind) if kind else move_code(start, target)
    if (
        action not in legal_codes(record, start)
        or start_of(action) != start
        or target_of(action) != target
    ):
        raise why_no_move(record, start, target, kind)
    return action
