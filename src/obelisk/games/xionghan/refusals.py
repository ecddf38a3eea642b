"""Why an action cannot be played, in the words of the game.

The answer rests on the kernels that decide: a move that is refused for its king's sake is tried
out, and what stands in the way is asked of the same definitions. What is told within a refusal is
an `IllegalAction` itself, for its words and its clause.
"""

from __future__ import annotations

import numpy as np

from obelisk.core.errors import IllegalAction
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
    FORWARD,
    GRID,
    HORSE,
    KING,
    MANDATORY,
    NO_PROMOTION,
    NOWHERE,
    PATROL,
    PAWN,
    PAWN_POINTS,
    RED,
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
    facing_is_banned,
    facing_warden,
    in_palace,
    isolated,
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
from obelisk.games.xionghan.shapes import shape

NEVER_CAPTURES = {
    WARDEN: IllegalAction("a warden captures nothing", "XH-33"),
    ARMOUR: IllegalAction("an armour captures by a line of three, never on its target", "XH-41"),
    ASSASSIN: IllegalAction(
        "an assassin kills what it moves away from, never on its target", "XH-45"
    ),
    SHIELD: IllegalAction("a shield captures nothing", "XH-49"),
}


def legal_codes(record: np.record, start: int) -> list[int]:
    """The legal actions of the piece on a point, or for NOWHERE the legal revivals."""
    scratch = new_record(rules.SCRATCH)[0]
    trial = new_record(rules.STATE, record)[0]
    count = rules.find_actions(trial, rules.MOST_ACTIONS, scratch)
    return [code for code in scratch["found"][:count].tolist() if start_of(code) == start]


# Revival


def why_no_revival(record: np.record, point: int) -> IllegalAction:
    """XH-30"""
    side = int(record.side)
    pawn = piece_of(side, PAWN)
    where, owner = GRID.name(point), SIDES[side]
    clause = "XH-30"
    if not record.pawn_resurrection:
        return IllegalAction("a pawn cannot be revived: pawn_resurrection is off", clause)
    if not record.pool[pawn]:
        return IllegalAction(f"a pawn cannot be revived: {owner} has no dead pawn", clause)
    if point not in PAWN_POINTS[side]:
        points = " ".join(GRID.name(int(cell)) for cell in PAWN_POINTS[side])
        return IllegalAction(
            f"a pawn cannot be revived on {where}: {owner}'s pawn points are {points}", clause
        )
    if record.board[point] != EMPTY:
        return IllegalAction(
            f"a pawn cannot be revived on {where}: {name(record, point)} stands there", clause
        )
    if record.count[pawn] >= pawns_of_setup(record):
        most = pawns_of_setup(record)
        return IllegalAction(
            f"a pawn cannot be revived: {owner} may have {most} pawns on the board and has them",
            clause,
        )
    danger = _danger(record, revival_code(point))
    return IllegalAction(f"a pawn cannot be revived on {where}: {danger}", danger.clause)


# Moves


def why_no_move(record: np.record, start: int, target: int, kind: int) -> IllegalAction:
    """Why the own piece on `start` cannot go to `target`, there to become `kind` if it is one."""
    mover, to = name(record, start), GRID.name(target)
    warden = facing_warden(record, start)
    if warden != NOWHERE:
        return IllegalAction(f"{mover} cannot move: it is faced by {name(record, warden)}", "XH-34")
    reason = _why_not_there(record, start, target)
    if reason is None:
        wrong = _why_not_as(record, start, target, kind)
        if wrong is not None:
            return IllegalAction(f"{mover} cannot go to {to} so: {wrong}", wrong.clause)
        side = int(record.side)
        action = promotion_code(side, start, target, kind) if kind else move_code(start, target)
        reason = _danger(record, action)
    return IllegalAction(f"{mover} cannot go to {to}: {reason}", reason.clause)


def _danger(record: np.record, action: int) -> IllegalAction:
    """What an action would do to the own king."""
    after = new_record(rules.STATE, record)[0]
    rules.act(after, action, new_record(rules.SCRATCH)[0].trial)
    checker = attacker(after, int(record.side))
    if checker == NOWHERE:
        assert facing_is_banned(after)
        kings = " and ".join(GRID.name(int(cell)) for cell in after.kings)
        return IllegalAction(f"the kings on {kings} would face each other", "XH-13")
    threat = _threat(after, checker)
    if record.check:
        return IllegalAction(f"the king would still be in check from {threat}", "XH-55")
    return IllegalAction(f"the king would be in check from {threat}", "XH-55")


def _threat(record: np.record, checker: int) -> str:
    """A piece that gives check, and how if it does not capture on its target. XH-56"""
    kind = kind_of(int(record.board[checker]))
    if kind == ARMOUR:
        return f"{name(record, checker)} by a line of three"
    if kind == ASSASSIN:
        return f"{name(record, checker)} by an exchange"
    return name(record, checker)


def _why_not_as(record: np.record, start: int, target: int, kind: int) -> IllegalAction | None:
    """What is wrong with the promotion, or with its lack."""
    side = int(record.side)
    dead = pool(record, side)
    named = [letter for letter in dead if can_promote_to(record, side, LETTERS.index(letter) + 1)]
    arrives = kind_of(int(record.board[start])) == PAWN and int(ROW[target]) == int(FAR_ROW[side])
    clause = "XH-28"
    if kind == EMPTY:
        if arrives and record.promotion == MANDATORY and named:
            kinds = ", ".join(named)
            return IllegalAction(f"it must promote; name a kind of the dead: {kinds}", clause)
        return None
    letter = LETTERS[kind - 1]
    if kind_of(int(record.board[start])) != PAWN:
        return IllegalAction("only a pawn promotes", clause)
    if not arrives:
        rank = GRID.numbers[int(FAR_ROW[side])]
        return IllegalAction(f"a pawn promotes on the far row, rank {rank}", clause)
    if record.promotion == NO_PROMOTION:
        return IllegalAction("promotion is off", clause)
    if kind in (PAWN, KING):
        becomes = piece(piece_of(side, kind)).kind.name
        return IllegalAction(f"a pawn never becomes a {becomes}", clause)
    if int(record.absent) >> kind & 1:
        return IllegalAction(f"there are no {letter} in this game", "XH-7")
    if letter not in dead:
        if not named:
            return IllegalAction(
                f"{SIDES[side]}'s dead hold no {letter}; they hold none that a pawn could become",
                clause,
            )
        held = ", ".join(named)
        return IllegalAction(f"{SIDES[side]}'s dead hold no {letter}; they hold {held}", clause)
    return None


def _why_not_there(record: np.record, start: int, target: int) -> IllegalAction | None:
    """What stands between a piece and its target; None if it could go there but for its king."""
    kind = kind_of(int(record.board[start]))
    if start == target:
        return IllegalAction("it stands there", "XH-9")
    rows = int(ROW[target]) - int(ROW[start])
    columns = int(COLUMN[target]) - int(COLUMN[start])
    reason = _wrong_way(record, kind, start, target, rows, columns)
    return reason or _wrong_target(record, kind, start, target)


def _wrong_target(record: np.record, kind: int, start: int, target: int) -> IllegalAction | None:
    """What keeps a piece that reaches its target from landing there."""
    side = int(record.side)
    standing = int(record.board[target])
    if standing == EMPTY:
        return None
    if owner_of(standing) == side:
        return IllegalAction(
            f"{SIDES[side]}'s own {piece(standing).kind.name} stands there",
            shape(record, kind, start).clause,
        )
    occupant = name(record, target)
    never = _never_captures(record, kind)
    if never is not None:
        return IllegalAction(f"{never}, and {occupant} stands there", never.clause)
    shield = protector(record, target)
    if shield == target:
        return IllegalAction("a shield is never captured", "XH-49")
    if shield != NOWHERE:
        return IllegalAction(f"{occupant} is protected by {name(record, shield)}", "XH-50")
    shield = disarming_shield(record, start, side)
    if shield != NOWHERE:
        return IllegalAction(
            f"it is disarmed by {name(record, shield)}: it may move but not capture", "XH-51"
        )
    return None


def _never_captures(record: np.record, kind: int) -> IllegalAction | None:
    """What a kind that never captures on its target does instead, in this game."""
    if kind == WARDEN and record.wei_can_capture:
        return None
    if kind == ASSASSIN and record.ci_exchange:
        return IllegalAction(
            "an assassin kills what stands as far behind it as it goes, never on its target",
            "XH-45",
        )
    return NEVER_CAPTURES.get(kind)


# The way to the target, kind by kind

WAYS = {
    (-1, 0): 0, (-1, 1): 1, (0, 1): 2, (1, 1): 3,
    (1, 0): 4, (1, -1): 5, (0, -1): 6, (-1, -1): 7,
}  # fmt: skip


def _wrong_way(
    record: np.record, kind: int, start: int, target: int, rows: int, columns: int
) -> IllegalAction | None:
    """Why a piece of this kind does not reach a point, whatever stands on it."""
    distance = max(abs(rows), abs(columns))
    if kind == HORSE and {abs(rows), abs(columns)} == {1, 2}:
        return _hobbled(record, start, rows, columns)
    if not (rows == 0 or columns == 0 or abs(rows) == abs(columns)):
        return shape(record, kind, start)
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
        return reason or _blocked(record, kind, start, standing)
    if diagonal and kind != WARDEN:
        return shape(record, kind, start)
    if kind in (WARDEN, SHIELD):  # XH-32, XH-48
        return _other_than_one(record, standing, shape(record, kind, start))
    if kind == CANNON and record.board[target] != EMPTY:
        return _screens(record, standing)
    if kind == HORSE and distance == 3 and not record.ma_can_straight_three:
        return IllegalAction("in this game a horse does not go three points straight", "XH-17")
    if kind == HORSE and distance != 3:
        return shape(record, kind, start)
    return _blocked(record, kind, start, standing)


def _blocked(record: np.record, kind: int, start: int, standing: list[int]) -> IllegalAction | None:
    """What stands on the way of a piece that goes straight on."""
    if not standing:
        return None
    clause = {HORSE: "XH-17", PAWN: "XH-27"}.get(kind, shape(record, kind, start).clause)
    return IllegalAction(f"{name(record, standing[0])} is in the way", clause)


def _hobbled(record: np.record, start: int, rows: int, columns: int) -> IllegalAction | None:
    straight = (rows // 2, 0) if abs(rows) == 2 else (0, columns // 2)
    leg = start + int(STEP[WAYS[straight]])
    if record.board[leg] == EMPTY:
        return None
    return IllegalAction(f"its leg is blocked by {name(record, leg)}", "XH-16")


def _screens(record: np.record, standing: list[int]) -> IllegalAction | None:
    rule = IllegalAction("a cannon captures over exactly one piece", "XH-23")
    return _other_than_one(record, standing, rule)


def _other_than_one(
    record: np.record, standing: list[int], rule: IllegalAction
) -> IllegalAction | None:
    if len(standing) == 1:
        return None
    if not standing:
        return IllegalAction(f"{rule}, and nothing stands between", rule.clause)
    names = " and ".join(name(record, cell) for cell in standing)
    return IllegalAction(f"{rule}, and {names} stand between", rule.clause)


def _king_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    side = int(record.side)
    if distance > 1:
        return shape(record, KING, start)
    if king_may_step(record, side, start, target, way % 2 == 1):
        return None
    if not record.king_can_leave_palace and not in_palace(side, target):
        return _kept_in(record, "XH-12", start) or IllegalAction(
            "the king may not leave its palace", "XH-12"
        )
    if in_palace(side, start):
        return IllegalAction("inside its palace it steps only straight", "XH-11")
    return IllegalAction("outside its palace it steps only straight", "XH-11")


def _advisor_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    side = int(record.side)
    clause = "XH-21" if in_palace(side, start) else "XH-22"
    if distance > 1:
        return shape(record, ADVISOR, start)
    if advisor_may_step(record, side, start, target, way % 2 == 1):
        return None
    if not record.shi_can_leave_palace and not in_palace(side, target):
        return _kept_in(record, clause, start) or IllegalAction(
            "an advisor may not leave its palace", clause
        )
    if in_palace(side, start):
        return IllegalAction("inside its palace it steps only diagonally", clause)
    return IllegalAction("outside its palace it steps only diagonally", clause)


def _kept_in(record: np.record, clause: str, start: int) -> IllegalAction | None:
    """What binds a piece that may not leave its palace while it stands outside."""
    if in_palace(int(record.side), start):
        return None
    return IllegalAction("it may step only into its palace", clause)


def _elephant_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    side = int(record.side)
    if distance != 2:
        return shape(record, ELEPHANT, start)
    if not elephant_may_jump(record, side, start, target, way % 2 == 1):
        if way % 2:
            return IllegalAction("an elephant may not cross the river", "XH-19")
        if not record.xiang_can_cross_river:
            return IllegalAction("an elephant goes only diagonally", "XH-19")
        if not record.xiang_gain_jump_two_outside_river:
            return IllegalAction("an elephant goes only diagonally", "XH-20")
        return IllegalAction("it goes straight only from a point across the river", "XH-20")
    eye = start + int(STEP[way])
    if record.board[eye] == EMPTY:
        return None
    if way % 2:
        return IllegalAction(f"its eye is blocked by {name(record, eye)}", "XH-18")
    return IllegalAction(f"its middle point is blocked by {name(record, eye)}", "XH-20")


def _pawn_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    side = int(record.side)
    is_across = bool(crossed(record, side, start))
    if way % 2:
        return shape(record, PAWN, start)
    ahead = int(FORWARD[side])
    if distance == 1:
        if pawn_may_step(record, side, start, way):
            return None
        if not is_across:
            return IllegalAction("a pawn that has not crossed the river goes only forward", "XH-24")
        return _no_way_back(record, start)
    if not record.pawn_fast_march or is_across or way != ahead:
        return shape(record, PAWN, start)
    last = 5 if side == RED else 7
    if (int(ROW[target]) - last) * (1 if side == RED else -1) < 0:
        rank = GRID.numbers[last]
        return IllegalAction(f"a pawn marches no farther than rank {rank}", "XH-27")
    if record.board[target] != EMPTY:
        return IllegalAction(
            f"a march ends on an empty point, and {name(record, target)} stands there", "XH-27"
        )
    return None


def _no_way_back(record: np.record, start: int) -> IllegalAction:
    """Why a pawn across the river does not step back."""
    if record.pawn_backward_at_base_enabled or record.pawn_full_movement_at_base_enabled:
        return IllegalAction("a pawn steps back only from the far row", "XH-26")
    is_far = int(ROW[start]) == int(FAR_ROW[int(record.side)])
    return IllegalAction("in this game a pawn never steps back", "XH-26" if is_far else "XH-25")


def _archer_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    if way % 2 == 0 or distance > 3:
        return shape(record, ARCHER, start)
    if not on_track(record, start, way):
        return IllegalAction("an archer keeps to the diagonals that join stations", "XH-38")
    if record.board[target] != EMPTY and not archer_may_capture(record, start):
        return IllegalAction("an archer captures only when it starts from a station", "XH-38")
    point = start
    for i in range(distance):
        if (i or record.pinch_from_origin) and pinched(record, point, way):
            return _pinch(point, way)
        if i and not archer_goes_past(record, point):
            return IllegalAction(f"it may not go past the station {GRID.name(point)}", "XH-38")
        point += int(STEP[way])
        if record.board[point] != EMPTY:
            break
    return None


def _boulder_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    if record.board[target] != EMPTY and owner_of(int(record.board[target])) != record.side:
        if distance > 1:
            return IllegalAction("a boulder captures only a neighbour", "XH-40")
        if not isolated(record, start, way):
            return IllegalAction(f"{name(record, target)} is not isolated", "XH-40")
        return None
    point = start
    for i in range(distance if way % 2 else 0):
        if (i or record.pinch_from_origin) and pinched(record, point, way):
            return _pinch(point, way)
        point += int(STEP[way])
        if record.board[point] != EMPTY:
            break
    return None


def _pinch(point: int, way: int) -> IllegalAction:
    one, other = (GRID.name(point + int(STEP[(way + turn) % 8])) for turn in (-1, 1))
    return IllegalAction(
        f"its way is pinched at {GRID.name(point)}, between {one} and {other}", "XH-37"
    )


def _patrol_way(
    record: np.record, start: int, target: int, way: int, distance: int
) -> IllegalAction | None:
    if not on_patrol_row(start):
        return IllegalAction("a patrol moves only on ranks 8 and 6", "XH-52")
    if way not in (2, 6) or distance % 2:
        return shape(record, PATROL, start)
    if distance > 2 and record.board[target] != EMPTY:
        return IllegalAction("a patrol captures exactly two points away", "XH-53")
    return None
