"""Why an action cannot be played, in the words of the game.

The answer rests on the kernels that decide: a move that is refused for its king's sake is tried
out, and what stands in the way is asked of the same definitions.
"""

from __future__ import annotations

import numpy as np

from obelisk.core.state import new_record
from obelisk.games.xionghan import rules
from obelisk.games.xionghan.board import (
    ADVISOR,
    ARCHER,
    ARMOUR,
    ASSASSIN,
    BOULDER,
    CANNON,
    COLUMN,
    ELEPHANT,
    EMPTY,
    FAR_ROW,
    GRID,
    HORSE,
    KING,
    MANDATORY,
    NO_PROMOTION,
    NOWHERE,
    PATROL,
    PAWN,
    PAWN_POINTS,
    ROOK,
    ROW,
    SHIELD,
    STEP,
    WARDEN,
    kind_of,
    move_code,
    owner_of,
    piece_of,
    promotion_code,
    revival_code,
    start_of,
)
from obelisk.games.xionghan.check import attacker
from obelisk.games.xionghan.definitions import (
    crossed,
    disarming_shield,
    facing_warden,
    in_palace,
    isolated,
    kings_facing,
    on_patrol_row,
    on_track,
    pinched,
    protector,
)
from obelisk.games.xionghan.moves import (
    advisor_may_step,
    archer_goes_past,
    archer_may_capture,
    can_promote_to,
    elephant_may_jump,
    king_may_step,
    pawn_may_step,
    pawns_of_setup,
)
from obelisk.games.xionghan.pieces import LETTERS, SIDES, name, piece, pool

# How each kind goes, for a move that is not of its shape.
SHAPES = {
    KING: "a king goes one step: in eight directions inside its palace, in four outside",
    ROOK: "a rook goes along its row or column",
    HORSE: "a horse jumps two points straight and one aside, or goes three straight",
    ELEPHANT: "an elephant goes two points diagonally, and across the river two straight",
    ADVISOR: "an advisor goes one step diagonally, and outside its palace also straight",
    CANNON: "a cannon goes along its row or column",
    PAWN: "a pawn goes one step forward, and across the river also sideways",
    WARDEN: "a warden goes straight or diagonally, over exactly one piece",
    ARCHER: "an archer goes one to three points diagonally",
    BOULDER: "a boulder goes straight or diagonally",
    ARMOUR: "an armour goes along its row or column",
    ASSASSIN: "an assassin goes along its row or column",
    SHIELD: "a shield goes straight, over exactly one piece",
    PATROL: "a patrol goes an even number of points along its row",
}
NEVER_CAPTURES = {
    WARDEN: "a warden captures nothing",
    ARMOUR: "an armour captures by a line of three, never on its target",
    ASSASSIN: "an assassin kills what it moves away from, never on its target",
    SHIELD: "a shield captures nothing",
}


def legal_codes(record: np.record, start: int) -> list[int]:
    """The legal actions of the piece on a point, or for NOWHERE the legal revivals."""
    scratch = new_record(rules.SCRATCH)[0]
    trial = new_record(rules.STATE, record)[0]
    count = rules.find_actions(trial, rules.MOST_ACTIONS, scratch)
    return [code for code in scratch["found"][:count].tolist() if start_of(code) == start]


# Revival


def why_no_revival(record: np.record, point: int) -> str:
    """XH-30"""
    side = int(record.side)
    pawn = piece_of(side, PAWN)
    where, owner = GRID.name(point), SIDES[side]
    if not record.pawn_resurrection:
        return "a pawn cannot be revived: pawn_resurrection is off"
    if not record.pool[pawn]:
        return f"a pawn cannot be revived: {owner} has no dead pawn"
    if point not in PAWN_POINTS[side]:
        points = " ".join(GRID.name(int(cell)) for cell in PAWN_POINTS[side])
        return f"a pawn cannot be revived on {where}: {owner}'s pawn points are {points}"
    if record.board[point] != EMPTY:
        return f"a pawn cannot be revived on {where}: {name(record, point)} stands there"
    if record.count[pawn] >= pawns_of_setup(record):
        most = pawns_of_setup(record)
        return f"a pawn cannot be revived: {owner} may have {most} pawns on the board and has them"
    return f"a pawn cannot be revived on {where}: {_danger(record, revival_code(point))}"


# Moves


def why_no_move(record: np.record, start: int, target: int, kind: int) -> str:
    """Why the own piece on `start` cannot go to `target`, there to become `kind` if it is one."""
    mover, to = name(record, start), GRID.name(target)
    warden = facing_warden(record, start)
    if warden != NOWHERE:  # XH-34
        return f"{mover} cannot move: it is faced by {name(record, warden)}"
    reason = _why_not_there(record, start, target)
    if reason:
        return f"{mover} cannot go to {to}: {reason}"
    reason = _why_not_as(record, start, target, kind)
    if reason:
        return f"{mover} cannot go to {to} so: {reason}"
    side = int(record.side)
    action = promotion_code(side, start, target, kind) if kind else move_code(start, target)
    return f"{mover} cannot go to {to}: {_danger(record, action)}"


def _danger(record: np.record, action: int) -> str:
    """What an action would do to the own king. XH-13, XH-55"""
    after = new_record(rules.STATE, record)[0]
    rules.act(after, action, new_record(rules.SCRATCH)[0].trial)
    side = int(record.side)
    checker = attacker(after, side)
    if checker == NOWHERE:
        assert kings_facing(after)
        kings = " and ".join(GRID.name(int(cell)) for cell in after.kings)
        return f"the kings on {kings} would face each other"
    still = "still " if record.check else ""
    kind = kind_of(int(after.board[checker]))
    how = {ARMOUR: " by a line of three", ASSASSIN: " by an exchange"}.get(kind, "")
    return f"the king would {still}be in check from {name(after, checker)}{how}"


def _why_not_as(record: np.record, start: int, target: int, kind: int) -> str:
    """What is wrong with the promotion, or with its lack. XH-28"""
    side = int(record.side)
    dead = pool(record, side)
    named = [letter for letter in dead if can_promote_to(record, side, LETTERS.index(letter) + 1)]
    arrives = kind_of(int(record.board[start])) == PAWN and int(ROW[target]) == int(FAR_ROW[side])
    if kind == EMPTY:
        if arrives and record.promotion == MANDATORY and named:
            return f"it must promote; name a kind of the dead: {', '.join(named)}"
        return ""
    letter = LETTERS[kind - 1]
    if kind_of(int(record.board[start])) != PAWN:
        return "only a pawn promotes"
    if not arrives:
        return f"a pawn promotes on the far row, rank {GRID.numbers[int(FAR_ROW[side])]}"
    if record.promotion == NO_PROMOTION:
        return "promotion is off"
    if kind in (PAWN, KING):
        return f"a pawn never becomes a {piece(piece_of(side, kind)).kind.name}"
    if int(record.absent) >> kind & 1:
        return f"there are no {letter} in this game"
    if letter not in dead:
        held = ", ".join(named) or "none that a pawn could become"
        return f"{SIDES[side]}'s dead hold no {letter}; they hold {held}"
    return ""


def _why_not_there(record: np.record, start: int, target: int) -> str:
    """What stands between a piece and its target; empty if it could go there but for its king."""
    kind = kind_of(int(record.board[start]))
    if start == target:
        return "it stands there"
    rows = int(ROW[target]) - int(ROW[start])
    columns = int(COLUMN[target]) - int(COLUMN[start])
    reason = _wrong_way(record, kind, start, target, rows, columns)
    if reason:
        return reason
    return _wrong_target(record, kind, start, target)


def _wrong_target(record: np.record, kind: int, start: int, target: int) -> str:
    """What keeps a piece that reaches its target from landing there."""
    side = int(record.side)
    standing = int(record.board[target])
    if standing == EMPTY:
        return ""
    if owner_of(standing) == side:
        return f"{SIDES[side]}'s own {piece(standing).kind.name} stands there"
    if kind in NEVER_CAPTURES and not (kind == WARDEN and record.wei_can_capture):
        return f"{NEVER_CAPTURES[kind]}, and {name(record, target)} stands there"
    shield = protector(record, target)
    if shield == target:
        return "a shield is never captured"
    if shield != NOWHERE:
        return f"{name(record, target)} is protected by {name(record, shield)}"
    shield = disarming_shield(record, start, side)
    if shield != NOWHERE:
        return f"it is disarmed by {name(record, shield)}: it may move but not capture"
    return ""


# The way to the target, kind by kind

WAYS = {
    (-1, 0): 0, (-1, 1): 1, (0, 1): 2, (1, 1): 3,
    (1, 0): 4, (1, -1): 5, (0, -1): 6, (-1, -1): 7,
}  # fmt: skip


def _wrong_way(
    record: np.record, kind: int, start: int, target: int, rows: int, columns: int
) -> str:
    """Why a piece of this kind does not reach a point, whatever stands on it."""
    distance = max(abs(rows), abs(columns))
    if kind == HORSE and {abs(rows), abs(columns)} == {1, 2}:
        return _hobbled(record, start, rows, columns)
    if not (rows == 0 or columns == 0 or abs(rows) == abs(columns)):
        return SHAPES[kind]
    way = WAYS[int(np.sign(rows)), int(np.sign(columns))]
    diagonal = way % 2 == 1
    between = [start + int(STEP[way]) * i for i in range(1, distance)]
    standing = [cell for cell in between if record.board[cell] != EMPTY]
    explain = {
        KING: _king_way,
        ADVISOR: _advisor_way,
        ELEPHANT: _elephant_way,
        PAWN: _pawn_way,
        ARCHER: _archer_way,
        BOULDER: _boulder_way,
        PATROL: _patrol_way,
    }.get(kind)
    if explain is not None:
        reason = explain(record, start, target, way, distance)
        return reason or _blocked(record, standing)
    if diagonal and kind != WARDEN:
        return SHAPES[kind]
    if kind in (WARDEN, SHIELD):
        return _crossing(record, kind, standing)
    if kind == CANNON and record.board[target] != EMPTY:
        return _screens(record, standing)
    if kind == HORSE and (distance != 3 or not record.ma_can_straight_three):
        return SHAPES[HORSE]
    return _blocked(record, standing)


def _blocked(record: np.record, standing: list[int]) -> str:
    return f"{name(record, standing[0])} is in the way" if standing else ""


def _hobbled(record: np.record, start: int, rows: int, columns: int) -> str:
    """XH-16"""
    straight = (rows // 2, 0) if abs(rows) == 2 else (0, columns // 2)
    leg = start + int(STEP[WAYS[straight]])
    return f"its leg is blocked by {name(record, leg)}" if record.board[leg] != EMPTY else ""


def _crossing(record: np.record, kind: int, standing: list[int]) -> str:
    """XH-32, XH-48"""
    return "" if len(standing) == 1 else f"{SHAPES[kind]}, and {_between(record, standing)}"


def _screens(record: np.record, standing: list[int]) -> str:
    """XH-23"""
    if len(standing) == 1:
        return ""
    return f"a cannon captures over exactly one piece, and {_between(record, standing)}"


def _between(record: np.record, standing: list[int]) -> str:
    if not standing:
        return "nothing stands between"
    return f"{' and '.join(name(record, cell) for cell in standing)} stand between"


def _king_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-11, XH-12"""
    side = int(record.side)
    if distance > 1:
        return SHAPES[KING]
    if king_may_step(record, side, start, target, way % 2 == 1):
        return ""
    if not record.king_can_leave_palace and not in_palace(side, target):
        return "the king may not leave its palace"
    return f"{'inside' if in_palace(side, start) else 'outside'} its palace it steps only straight"


def _advisor_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-21, XH-22"""
    side = int(record.side)
    if distance > 1:
        return SHAPES[ADVISOR]
    if advisor_may_step(record, side, start, target, way % 2 == 1):
        return ""
    if not record.shi_can_leave_palace and not in_palace(side, target):
        return "an advisor may not leave its palace"
    where = "inside" if in_palace(side, start) else "outside"
    return f"{where} its palace it steps only diagonally"


def _elephant_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-18 to XH-20"""
    side = int(record.side)
    if distance != 2:
        return SHAPES[ELEPHANT]
    if not elephant_may_jump(record, side, start, target, way % 2 == 1):
        if way % 2:
            return "an elephant may not cross the river"
        if not record.xiang_can_cross_river or not record.xiang_gain_jump_two_outside_river:
            return "an elephant goes only diagonally"
        return "it goes straight only from a point across the river"
    eye = start + int(STEP[way])
    if record.board[eye] == EMPTY:
        return ""
    part = "eye" if way % 2 else "middle point"
    return f"its {part} is blocked by {name(record, eye)}"


def _pawn_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-24 to XH-27"""
    side = int(record.side)
    if way % 2:
        return SHAPES[PAWN]
    if distance == 1:
        if pawn_may_step(record, side, start, way):
            return ""
        return (
            "a pawn steps back only from the far row, where the options let it"
            if crossed(record, side, start)
            else "a pawn that has not crossed the river goes only forward"
        )
    last = 5 if side == 0 else 7
    ahead = int(ROW[target]) >= last if side == 0 else int(ROW[target]) <= last
    forward = way == (0 if side == 0 else 4)
    if not (record.pawn_fast_march and forward and ahead and not crossed(record, side, start)):
        return SHAPES[PAWN]
    if record.board[target] != EMPTY:
        return f"a march ends on an empty point, and {name(record, target)} stands there"
    return ""


def _archer_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-36 to XH-38"""
    if way % 2 == 0 or distance > 3:
        return SHAPES[ARCHER]
    if not on_track(record, start, way):
        return "an archer keeps to the diagonals that join stations"
    if record.board[target] != EMPTY and not archer_may_capture(record, start):
        return "an archer captures only when it starts from a station"
    point = start
    for i in range(distance):
        if (i or record.pinch_from_origin) and pinched(record, point, way):
            return _pinch(point, way)
        if i and not archer_goes_past(record, point):
            return f"it may not go past the station {GRID.name(point)}"
        point += int(STEP[way])
        if record.board[point] != EMPTY:
            break
    return ""


def _boulder_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-37, XH-39, XH-40"""
    if record.board[target] != EMPTY and owner_of(int(record.board[target])) != record.side:
        if distance > 1:
            return "a boulder captures only a neighbour"
        if not isolated(record, start, way):
            return f"{name(record, target)} is not isolated"
        return ""
    point = start
    for i in range(distance if way % 2 else 0):
        if (i or record.pinch_from_origin) and pinched(record, point, way):
            return _pinch(point, way)
        point += int(STEP[way])
        if record.board[point] != EMPTY:
            break
    return ""


def _pinch(point: int, way: int) -> str:
    """XH-37"""
    one, other = (GRID.name(point + int(STEP[(way + turn) % 8])) for turn in (-1, 1))
    return f"its way is pinched at {GRID.name(point)}, between {one} and {other}"


def _patrol_way(record: np.record, start: int, target: int, way: int, distance: int) -> str:
    """XH-52, XH-53"""
    if not on_patrol_row(start):
        return "a patrol moves only on ranks 8 and 6"
    if way not in (2, 6) or distance % 2:
        return SHAPES[PATROL]
    if distance > 2 and record.board[target] != EMPTY:
        return "a patrol captures exactly two points away"
    return ""
