"""Why an action cannot be played: facts of the attempt, and the fault that tables find in them.

The facts rest on the kernels that decide. An action that is refused for the king's sake is tried
out to find the piece that would give check.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

import numpy as np

from obelisk.core.errors import IllegalAction
from obelisk.core.messages import Argument, List, Message, PieceNamed
from obelisk.core.state import new_record
from obelisk.games.xionghan import rules
from obelisk.games.xionghan.board import (
    ADVISOR,
    ARMOUR,
    ASSASSIN,
    COLUMN,
    ELEPHANT,
    EMPTY,
    FAR_ROW,
    FORWARD,
    GRID,
    KING,
    MANDATORY,
    NO_PROMOTION,
    NOWHERE,
    PAWN,
    PAWN_POINTS,
    RED,
    ROW,
    SHIELD,
    STRIDE,
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
from obelisk.games.xionghan.faults import (
    DANGERS,
    FIRST,
    GOES,
    LAST,
    PROMOTIONS,
    REVIVALS,
    WAY,
    WAYS,
    Fault,
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
from obelisk.games.xionghan.pieces import LETTERS, kind_named, named, pool, side_named

Facts: TypeAlias = Mapping[str, Argument | None]

LAST_OF_MARCH = (5, 7)  # rows, by seat. XH-27


def legal_codes(record: np.record, start: int) -> list[int]:
    """Return the legal actions of the piece on a point, or for NOWHERE the legal revivals."""
    scratch = new_record(rules.SCRATCH)[0]
    trial = new_record(rules.STATE, record)[0]
    count = rules.find_actions(trial, rules.MOST_ACTIONS, scratch)
    return [code for code in scratch["found"][:count].tolist() if start_of(code) == start]


def why_no_move(record: np.record, start: int, target: int, kind: int) -> IllegalAction:
    """Return why a piece cannot go to `target`, or not become `kind` there if it is one."""
    letter = LETTERS[kind_of(int(record["board"][start])) - 1]
    facts = _facts_of_move(record, start, target) | _facts_of_promotion(record, start, target, kind)
    fault = _find((*FIRST, *WAYS[letter], *LAST, *PROMOTIONS), record, facts)
    if fault is None:
        side = int(record["side"])
        code = promotion_code(side, start, target, kind) if kind else move_code(start, target)
        return _danger(record, code)
    goes = _found(GOES[letter], record, facts)
    if fault.code == WAY:
        fault = goes
    return _refusal(fault._replace(clause=fault.clause or goes.clause), facts, "mover target")


def why_no_revival(record: np.record, point: int) -> IllegalAction:
    """Return why no pawn can be revived on a point. XH-30"""
    side = int(record["side"])
    pawn = piece_of(side, PAWN)
    points = PAWN_POINTS[side].tolist()
    facts: Facts = {
        "side": side_named(side),
        "target": GRID.name(point),
        "dead_pawns": int(record["pool"][pawn]),
        "pawn_point": point in points,
        "points": _squares(points),
        "occupant": _piece(record, point),
        "crowded": bool(record["count"][pawn] >= pawns_of_setup(record)),
    }
    fault = _find(REVIVALS, record, facts)
    return _refusal(fault, facts) if fault else _danger(record, revival_code(point))


def _danger(record: np.record, action: int) -> IllegalAction:
    """Return what an action would do to the king of its side. XH-13, XH-55, XH-56"""
    after = new_record(rules.STATE, record)[0]
    rules.act(after, action, new_record(rules.SCRATCH)[0].trial)
    checker = attacker(after, int(record["side"]))
    assert checker != NOWHERE or facing_is_banned(after)
    kind = kind_of(int(after["board"][checker]))
    facts: Facts = {
        "checker": _piece(after, checker),
        "how": {ARMOUR: "line", ASSASSIN: "exchange"}.get(kind, "capture"),
        "kings": _squares(after["kings"].tolist()),
    }
    return _refusal(_found(DANGERS, record, facts), facts)


# Reading the tables


def _find(faults: Iterable[Fault], record: np.record, facts: Facts) -> Fault | None:
    """Return the first fault whose conditions all hold."""

    def holds(word: str) -> bool:
        name = word.removeprefix("!")
        value = facts[name] if name in facts else record[name]
        return bool(value) != word.startswith("!")

    return next((fault for fault in faults if all(map(holds, fault.when.split()))), None)


def _found(faults: Iterable[Fault], record: np.record, facts: Facts) -> Fault:
    """Return the first fault whose conditions all hold, of a table where one always does."""
    fault = _find(faults, record, facts)
    assert fault is not None
    return fault


def _refusal(fault: Fault, facts: Facts, common: str = "") -> IllegalAction:
    """Return a fault as an exception; `common` are arguments that every fault of its table has."""
    args = {
        name: value
        for name in f"{common} {fault.args}".split()
        if (value := facts[name]) is not None
    }
    return IllegalAction(Message(f"xionghan-{fault.code}", clause=fault.clause, **args))


# Facts


def _facts_of_move(record: np.record, start: int, target: int) -> dict[str, Argument | None]:
    """Return what the tables ask about the way and the target of a move."""
    side, board = int(record["side"]), record["board"]
    kind = kind_of(int(board[start]))
    rows = int(ROW[target]) - int(ROW[start])
    columns = int(COLUMN[target]) - int(COLUMN[start])
    distance = max(abs(rows), abs(columns))
    straight, diagonal = (rows == 0) != (columns == 0), abs(rows) == abs(columns) > 0
    step = int(np.sign(rows)) * STRIDE + int(np.sign(columns))
    way = GRID.neighbours.index(step) if step else 0
    path = [start + step * i for i in range(1, distance)] if straight or diagonal else []
    between = [cell for cell in path if board[cell] != EMPTY]
    free = path[: path.index(between[0])] if between else path
    pinch = NOWHERE
    if diagonal:
        origin = [start] if record["pinch_from_origin"] else []
        pinch = next((cell for cell in origin + free if pinched(record, cell, way)), NOWHERE)
    passed = next((cell for cell in free if not archer_goes_past(record, cell)), NOWHERE)
    standing = int(board[target])
    friend = standing != EMPTY and owner_of(standing) == side
    enemy = standing != EMPTY and not friend
    across, forward = bool(crossed(record, side, start)), way == int(FORWARD[side])
    past_river = int(ROW[target]) - LAST_OF_MARCH[side]
    return {
        "mover": _piece(record, start),
        "target": GRID.name(target),
        "same": start == target,
        "straight": straight,
        "diagonal": diagonal,
        "along_row": rows == 0,
        "near": distance == 1,
        "two": distance == 2,
        "three": distance == 3,
        "short": distance <= 3,
        "odd": distance % 2,
        "warden": _piece(record, facing_warden(record, start)),
        "blocker": _piece(record, between[0] if between else NOWHERE),
        "several": len(between) > 1,
        "between": _squares(between),
        "jumps": {abs(rows), abs(columns)} == {1, 2},
        "leg": _piece(record, _leg(start, rows, columns)),
        "pinch": GRID.name(pinch) if pinch else None,
        "one": GRID.name(pinch + GRID.neighbours[way - 1]) if pinch else None,
        "other": GRID.name(pinch + GRID.neighbours[(way + 1) % 8]) if pinch else None,
        "on_track": bool(on_track(record, start, way)),
        "station": bool(archer_may_capture(record, start)),
        "passed": GRID.name(passed) if passed else None,
        "occupant": _piece(record, target),
        "friend": friend,
        "enemy": enemy,
        "isolated": enemy and distance == 1 and bool(isolated(record, start, way)),
        "shield": kind_of(standing) == SHIELD,
        "protector": _piece(record, protector(record, target)) if enemy else None,
        "disarming": _piece(record, disarming_shield(record, start, side)),
        "home": bool(in_palace(side, start)),
        "lands_home": bool(in_palace(side, target)),
        "barred": _is_barred(record, kind, start, target, way),
        "patrol_row": bool(on_patrol_row(start)),
        "across": across,
        "far": int(ROW[start]) == int(FAR_ROW[side]),
        "steps_back": bool(
            record["pawn_backward_at_base_enabled"] or record["pawn_full_movement_at_base_enabled"]
        ),
        "marches": bool(record["pawn_fast_march"]) and not across and forward,
        "past_river": past_river < 0 if side == RED else past_river > 0,
        "limit": str(GRID.numbers[LAST_OF_MARCH[side]]),
    }


def _leg(start: int, rows: int, columns: int) -> int:
    """Return the point beside a horse that its jump passes, or NOWHERE if it is no jump. XH-16"""
    if {abs(rows), abs(columns)} != {1, 2}:
        return NOWHERE
    return start + (rows // 2 * STRIDE if abs(rows) == 2 else columns // 2)


def _is_barred(record: np.record, kind: int, start: int, target: int, way: int) -> bool:
    """Return whether the options and the places keep a kind from a step of the right length."""
    side = int(record["side"])
    if kind == PAWN:
        return not pawn_may_step(record, side, start, way)
    may = {KING: king_may_step, ADVISOR: advisor_may_step, ELEPHANT: elephant_may_jump}.get(kind)
    return may is not None and not may(record, side, start, target, way % 2 == 1)


def _facts_of_promotion(
    record: np.record, start: int, target: int, kind: int
) -> dict[str, Argument | None]:
    """Return what the tables ask about a promotion to `kind`, or about its lack. XH-28"""
    side = int(record["side"])
    dead = [LETTERS.index(letter) + 1 for letter in pool(record, side)]
    possible = [kind for kind in dead if can_promote_to(record, side, kind)]
    is_pawn = kind_of(int(record["board"][start])) == PAWN
    arrives = is_pawn and int(ROW[target]) == int(FAR_ROW[side])
    must = arrives and record["promotion"] == MANDATORY and possible and kind == EMPTY
    return {
        "side": side_named(side),
        "pawn": is_pawn,
        "arrives": arrives,
        "rank": str(GRID.numbers[int(FAR_ROW[side])]),
        "must_promote": bool(must),
        "no_promotion": bool(record["promotion"] == NO_PROMOTION),
        "becomes": kind_named(kind, side) if kind else None,
        "never": kind in (PAWN, KING),
        "switched_off": int(record["absent"]) >> kind & 1,
        "held": kind in dead,
        "named": List.of([kind_named(kind, side) for kind in possible], "or") if possible else None,
    }


def _piece(record: np.record, cell: int) -> PieceNamed | None:
    """Return the piece on a point; None if there is none."""
    return None if cell == NOWHERE or record["board"][cell] == EMPTY else named(record, cell)


def _squares(cells: Iterable[int]) -> List:
    return List.of([GRID.name(int(cell)) for cell in cells if cell != NOWHERE])
