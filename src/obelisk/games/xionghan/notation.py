"""The positions and actions of Xionghan chess as text."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any

import numpy as np

from obelisk.core.errors import AmbiguousAction, IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.options import Choice
from obelisk.core.quoting import quoted, shown
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
    name,
    number,
    pieces,
    pool,
)
from obelisk.games.xionghan.refusals import legal_codes, why_no_move, why_no_revival
from obelisk.games.xionghan.setups import SETUPS

FORMS = (
    "a move is two points like h4h5, a promotion e12e13=R, a revival P@g5; "
    "Chinese forms like 炮二平五 are read too"
)
MOST_DEAD = 9999  # of one kind in a pool that is read

# Positions


def start_position(options: XionghanOptions) -> str:
    """The set-up without the kinds that are switched off. XH-4 to XH-7"""
    board, rest = SETUPS[options.setup].split(" ", 1)
    standing = read_board(board, GRID, KINDS, [])
    left = {cell: p for cell, p in standing.items() if p.kind.letter not in options.absent}
    return f"{write_board(left, GRID)} {rest}"


def write_position(record: Any) -> str:
    """The canonical text of a position."""
    board = write_board(pieces(record), GRID)
    side = SIDES[int(record["side"])][0]
    return f"{board} {side} {write_pools(record)} {record['quiet']} {record['ply']}"


def write_pools(record: Any) -> str:
    """The dead of both sides: upper case first, each alphabetical."""
    texts = [
        "".join(letter * count for letter, count in pool(record, seat).items()) for seat in (0, 1)
    ]
    return texts[0] + texts[1].lower() or "-"


def read_position(options: XionghanOptions, text: object) -> Any:
    """An array of the one record that `text` tells; `InvalidPosition` names every fault. XH-8"""
    parts = position_text(text).split()
    if len(parts) not in (2, 3, 5):
        form = "board side [pool] [quiet ply]"
        raise InvalidPosition(
            [f"a position has 2, 3 or 5 fields, {form}, not {len(parts)}: {quoted(text)}"]
        )
    board, side, dead, quiet, ply = (*parts, *("-", "0", "0")[len(parts) - 2 :])
    faults: list[str] = []
    standing = read_board(board, GRID, KINDS, faults)
    if not faults:
        faults += _wrong_kings(standing)
    seat = read_side(side, {name[0]: seat for seat, name in enumerate(SIDES)}, faults)
    _read_pools(dead, faults)
    counters = read_count(quiet, "quiet", faults), read_count(ply, "ply", faults)
    if faults:
        raise InvalidPosition(faults)
    array = _make_record(options, standing, seat, dead, counters)
    _refuse_check(array[0])
    return array


def _wrong_kings(standing: dict[int, Piece]) -> list[str]:
    faults = []
    for seat, side in enumerate(SIDES):
        kings = [
            GRID.name(cell)
            for cell, piece in standing.items()
            if (piece.kind.letter, piece.seat) == ("K", seat)
        ]
        if len(kings) != 1:
            found = f"{len(kings)} ({', '.join(kings)})" if kings else "none"
            faults.append(f"{side} must have exactly one king and has {found}")
    return faults


def _read_pools(text: str, faults: list[str]) -> None:
    """See that a pool holds only pieces that can be dead."""
    if text == "-":
        return
    for letter in dict.fromkeys(text):
        if not letter.isascii() or letter.upper() not in LETTERS:
            dead = ", ".join(LETTERS.replace("K", ""))
            faults.append(
                f"pool '{shown(text)}': unknown letter '{shown(letter)}' (the dead: {dead})"
            )
        elif letter.upper() == "K":
            faults.append(f"pool '{shown(text)}': a king is never among the dead")
        elif text.count(letter) > MOST_DEAD:
            faults.append(f"pool: more than {MOST_DEAD} times '{letter}'")


def _refuse_check(record: np.record) -> None:
    """A side that has moved cannot have left its king in check. XH-8, XH-55"""
    waiting = 1 - int(record["side"])
    checker = int(attacker(record, waiting))
    if checker != NOWHERE:
        raise InvalidPosition(
            [
                f"{SIDES[waiting]} is in check from {name(record, checker)} although it is "
                f"{SIDES[1 - waiting]}'s turn: no action could have left it there"
            ]
        )


def _make_record(
    options: XionghanOptions,
    standing: dict[int, Piece],
    side: int,
    dead: str,
    counters: tuple[int, int],
) -> Any:
    """An array of one record: a position that can be read, played by `options`."""
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
    """The options as the fields of a record hold them."""
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
    """The canonical text of an action."""
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
    """The legal action that a text names; `IllegalAction` says why there is none."""
    word = action_text(action, FORMS)
    if chinese.is_chinese(word):
        start, target, kind = chinese.read(record, word)
    else:
        start, target, kind = _read_latin(record, word)
    if start == NOWHERE:
        return _revival(record, target)
    return _move(record, start, target, kind)


def _read_latin(record: np.record, text: str) -> tuple[int, int, int]:
    """Start (NOWHERE: a revival), target and kind (EMPTY: no promotion)."""
    word = text.lower()
    form = re.fullmatch(r"(?:p@|([a-z][0-9]{1,2}))([a-z][0-9]{1,2})?(?:=([a-z]))?", word)
    if form is None or (form[3] and not (form[1] and form[2])):
        raise UnreadableAction(f"'{text}' is no action: {FORMS}")
    try:
        start = GRID.find(form[1]) if form[1] else NOWHERE
        target = GRID.find(form[2]) if form[2] else NOWHERE
    except ValueError as wrong:
        raise UnreadableAction(f"'{text}' is no action: {wrong}") from None
    if target == NOWHERE:
        if start != NOWHERE:
            _check_owner(record, start)
        raise AmbiguousAction(f"'{text}' says not where to: {FORMS}")
    letter = (form[3] or "").upper()
    if letter and letter not in LETTERS:
        raise UnreadableAction(f"'{text}': '{letter}' is no kind (kinds: {', '.join(LETTERS)})")
    return start, target, number(letter) if letter else EMPTY


def _check_owner(record: np.record, start: int) -> None:
    cell, side = int(record["board"][start]), int(record["side"])
    if cell == EMPTY:
        raise IllegalAction(f"{GRID.name(start)} is empty: there is no piece to move", "XH-9")
    if owner_of(cell) != side:
        raise IllegalAction(
            f"{name(record, start)} is {SIDES[1 - side]}'s, and {SIDES[side]} is to act", "XH-9"
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
