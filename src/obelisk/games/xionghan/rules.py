"""Xionghan chess: the clauses of book/en.md as kernels.

Words of the rulebook are in `definitions`, moves in `moves`, check in `check`; here an action is
resolved, found legal or not, and the game ended.
"""

from __future__ import annotations

from typing import Any

from obelisk.core.rules import Rules
from obelisk.games.xionghan.board import (
    ADVISOR,
    ARMOUR,
    ASSASSIN,
    BLACK,
    CAPTURED,
    CHECKMATE,
    DEAD_KEYS,
    ELEPHANT,
    EMPTY,
    EXCHANGED,
    FACING,
    HIT_BY_LINE,
    INSUFFICIENT,
    KING,
    KING_REMOVED,
    NEVER,
    NO_PROGRESS,
    NOBODY,
    NOWHERE,
    ONGOING,
    PALACE_ENTERED,
    PAWN,
    PERPETUAL,
    PIECE_KEYS,
    RED,
    REPETITION,
    SHIELD,
    SIDE_KEY,
    SQUARES,
    STALEMATE,
    STEP,
    STRICT,
    WARDEN,
    is_revival,
    kind_of,
    owner_of,
    piece_of,
    promotes_to,
    put,
    start_of,
    target_of,
)
from obelisk.games.xionghan.board import MOST_ACTIONS as MOST_ACTIONS
from obelisk.games.xionghan.board import SCRATCH as SCRATCH
from obelisk.games.xionghan.board import STATE as STATE
from obelisk.games.xionghan.check import attacker, touches_of_check
from obelisk.games.xionghan.definitions import (
    exchanged,
    facing_draws,
    facing_is_banned,
    frozen,
    in_palace,
    line_victim,
    way_between,
)
from obelisk.games.xionghan.moves import moves_of, revivals
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

# Resolution of one action (section 6). Every change is noted, so that it can be taken back.


@kernel
def change(s: Record, notes: Record, point: int, piece: int) -> None:
    """Set a point and note it down."""
    i = index(notes.changes)
    notes.cell[i] = point
    notes.before[i] = s.board[index(point)]
    notes.after[i] = piece
    notes.changes += 1
    put(s, point, piece)


@kernel
def kill(s: Record, notes: Record, point: int, cause: int) -> None:
    """Note the death of the piece on a point. XH-10"""
    i = index(notes.deaths)
    notes.death_cell[i] = point
    notes.death_piece[i] = s.board[index(point)]
    notes.death_cause[i] = cause
    notes.deaths += 1


@kernel
def act(s: Record, action: int, notes: Record) -> None:
    """Resolve an action on the board alone; counters, pools and hash stay as they are."""
    notes.changes = 0
    notes.deaths = 0
    seat = int(s.side)
    target = target_of(action)
    if is_revival(action):  # XH-31
        change(s, notes, target, piece_of(seat, PAWN))
        return
    start = start_of(action)
    piece = int(s.board[index(start)])
    kind = kind_of(piece)
    victim = NOWHERE
    if kind == ASSASSIN:  # judged before the move
        victim = exchanged(s, start, target, way_between(start, target))
    if int(s.board[index(target)]) != EMPTY:
        kill(s, notes, target, CAPTURED)
    if promotes_to(action):  # XH-29
        piece = piece_of(seat, promotes_to(action))
    change(s, notes, start, EMPTY)
    change(s, notes, target, piece)
    if kind == ARMOUR:
        resolve_lines(s, target, notes)
    if victim != NOWHERE:  # XH-46
        kill(s, notes, victim, EXCHANGED)
        kill(s, notes, target, EXCHANGED)
        change(s, notes, victim, EMPTY)
        change(s, notes, target, EMPTY)


@kernel
def resolve_lines(s: Record, landing: int, notes: Record) -> None:
    """Remove what the lines of three hit after an Armour's move, all together. XH-42, XH-43"""
    first = int(notes.deaths)
    if int(s.jia_scope):
        for i in range(len(SQUARES)):
            find_lines(s, int(SQUARES[index(i)]), 0, notes)
    else:
        find_lines(s, landing, 2, notes)
    for i in range(first, int(notes.deaths)):
        cell = int(notes.death_cell[index(i)])
        notes.hit[index(cell)] = 0
        change(s, notes, cell, EMPTY)


@kernel
def find_lines(s: Record, point: int, back: int, notes: Record) -> None:
    """Note what is hit by the lines that begin at `point` or up to `back` points before it."""
    seat = int(s.side)
    for way in range(0, 4, 1 if int(s.jia_diagonal) else 2):
        step = int(STEP[index(way)])
        first = point
        for _ in range(back + 1):
            note_line(s, first, way, seat, notes)
            first -= step
            if int(s.board[index(first)]) == EMPTY or owner_of(int(s.board[index(first)])) < 0:
                break  # no line goes over a gap


@kernel
def note_line(s: Record, first: int, way: int, seat: int, notes: Record) -> None:
    """Note what one line hits, unless another one has."""
    victim = line_victim(s, first, way, seat)
    if victim == NOWHERE or int(notes.hit[index(victim)]):
        return
    for i in range(3):
        point = first + i * int(STEP[index(way)])
        notes.death_line[index(notes.deaths), index(i)] = point
    notes.hit[index(victim)] = 1
    kill(s, notes, victim, HIT_BY_LINE)


@kernel
def take_back(s: Record, notes: Record) -> None:
    """Undo what `act` did."""
    for i in range(int(notes.changes) - 1, -1, -1):
        put(s, int(notes.cell[index(i)]), int(notes.before[index(i)]))


@kernel
def is_safe(s: Record, action: int, notes: Record) -> bool:
    """Whether a move leaves its king out of check and the kings not facing. XH-13, XH-55"""
    act(s, action, notes)
    safe = attacker(s, int(s.side)) == NOWHERE and not facing_is_banned(s)
    take_back(s, notes)
    return safe


# Legal actions


@kernel
def legal_actions(s: Record, actions: Any, scratch: Record) -> int:
    """Write the legal actions of the side to act into `actions`; return how many. XH-9"""
    if int(s.over) != ONGOING:
        return 0
    n = find_actions(s, MOST_ACTIONS, scratch)
    for i in range(n):
        actions[index(i)] = scratch.found[index(i)]
    return n


@kernel
def find_actions(s: Record, enough: int, scratch: Record) -> int:
    """Find legal actions until there are `enough`; return how many are in `scratch.found`.

    The king comes first: whoever asks for only one is then soon answered. Generation writes to
    one buffer of one type, whoever asks, because each type is compiled apart.
    """
    seat = int(s.side)
    king = int(s.kings[index(seat)])
    legal = 0
    for i in range(-1, len(SQUARES) + 1):
        if i == len(SQUARES):
            n = revivals(s, seat, scratch, legal)
        else:
            point = king if i < 0 else int(SQUARES[index(i)])
            if owner_of(int(s.board[index(point)])) != seat or (point == king and i >= 0):
                continue
            n = actions_at(s, seat, point, scratch, legal)
        for j in range(legal, n):
            action = int(scratch.found[index(j)])
            scratch.found[index(legal)] = action
            legal += is_safe(s, action, scratch.trial)
            if legal == enough:
                return legal
    return legal


@kernel
def actions_at(s: Record, seat: int, point: int, out: Record, n: int) -> int:
    """Write what the piece on a point may do, safe or not, after the first `n`."""
    end = moves_of(s, seat, point, kind_of(s.board[index(point)]), out, n)
    return n if end > n and frozen(s, point) else end


@kernel
def candidates(s: Record, actions: Any, scratch: Record) -> int:
    """Write the actions of the side to act of which `is_allowed` is yet to be asked."""
    if int(s.over) != ONGOING:
        return 0
    seat = int(s.side)
    king = int(s.kings[index(seat)])
    n = 0
    for i in range(-1, len(SQUARES)):
        point = king if i < 0 else int(SQUARES[index(i)])
        if owner_of(int(s.board[index(point)])) == seat and (point != king or i < 0):
            n = actions_at(s, seat, point, scratch, n)
    n = revivals(s, seat, scratch, n)
    if int(s.check) and touches_of_check(s, seat, scratch.touched):
        return keep_escapes(s, n, scratch, actions)
    for i in range(n):
        actions[index(i)] = scratch.found[index(i)]
    return n


@kernel
def keep_escapes(s: Record, n: int, scratch: Record, actions: Any) -> int:
    """Write those of the first `n` found actions that may end the check; return how many.

    If there is none, one that is not allowed stands for all: a mate is not a lack of candidates.
    """
    kept = 0
    for i in range(n):
        action = int(scratch.found[index(i)])
        start, target = start_of(action), target_of(action)
        kind = kind_of(int(s.board[index(start)]))
        actions[index(kept)] = action
        kept += (
            int(scratch.touched[index(target)]) != 0
            or int(scratch.touched[index(start)]) != 0
            or kind in (KING, ARMOUR, ASSASSIN)  # these last two change more than two points
        )
    return max(kept, min(n, 1))


@kernel
def is_candidate(s: Record, action: int, scratch: Record) -> bool:
    """Whether a move is among the candidates; a revival is not looked for."""
    if int(s.over) != ONGOING or is_revival(action):
        return False
    seat, start = int(s.side), start_of(action)
    if owner_of(int(s.board[index(start)])) != seat:
        return False
    for i in range(actions_at(s, seat, start, scratch, 0)):
        if int(scratch.found[index(i)]) == action:
            return True
    return False


@kernel
def is_allowed(s: Record, action: int, scratch: Record) -> bool:
    """Whether a candidate is legal."""
    return is_safe(s, action, scratch.trial)


# Playing


@kernel
def apply(s: Record, action: int, scratch: Record) -> None:
    """Play a legal action; `settle` must follow. What it did can be read from `scratch.done`."""
    act(s, action, scratch.done)
    keep_account(s, action, scratch.done)
    judge(s, scratch)
    note_check(s, scratch.done)


@kernel
def attempt(s: Record, action: int, scratch: Record) -> None:
    """Play a candidate, legal or not; `succeeds` and `settle` must follow.

    Unlike `apply` it does not see whether the other side has an action, which is costly and nearly
    always true; whoever finds that there is none asks `conclude`.
    """
    act(s, action, scratch.done)
    keep_account(s, action, scratch.done)


@kernel
def succeeds(s: Record, scratch: Record) -> bool:
    """Whether what was attempted is legal, and if so, see whether it gave check.

    The hash depends on neither, so that these costly questions come last. Where the game may end
    for a reason that a mate goes before, it is looked for here; only a repetition cannot be one, as
    a mate would have ended the game when it first stood.
    """
    if attacker(s, 1 - int(s.side)) != NOWHERE or facing_is_banned(s):  # as in `is_safe`
        return False
    s.check = attacker(s, int(s.side)) != NOWHERE
    may_be_drawn = facing_draws(s) or is_insufficient(s) or is_exhausted(s)
    s.stuck = may_be_drawn and find_actions(s, 1, scratch) == 0  # a mate goes before. XH-63
    note_check(s, scratch.done)
    return True


@kernel
def habit(s: Record, action: int) -> int:
    """Under which number a search keeps its luck with an action: by piece and target."""
    start = start_of(action)
    piece = PAWN if start == NOWHERE else int(s.board[index(start)]) & 15
    return piece << 8 | target_of(action)


@kernel
def conclude(s: Record) -> None:
    """End a game that goes on after `attempt` though the side to act has no action."""
    s.stuck = 1
    settle(s, int(s.repeats), 0)


@kernel
def keep_account(s: Record, action: int, notes: Record) -> None:
    """Bring hash, pools, counters and turn up to date with what `act` did."""
    seat = int(s.side)
    moved = PAWN if is_revival(action) else kind_of(notes.before[0])
    key = s.zobrist ^ SIDE_KEY
    for i in range(int(notes.changes)):
        cell = index(notes.cell[index(i)])
        key ^= PIECE_KEYS[index(notes.before[index(i)]), cell]
        key ^= PIECE_KEYS[index(notes.after[index(i)]), cell]
    s.zobrist = key
    lasting = promotes_to(action) != EMPTY
    for i in range(int(notes.deaths)):
        piece = int(notes.death_piece[index(i)])
        if kind_of(piece) != KING:
            bury(s, piece)
        lasting = lasting or kind_of(piece) != PAWN
    if is_revival(action):  # XH-31
        exhume(s, piece_of(seat, PAWN))
    if promotes_to(action):  # XH-29
        exhume(s, piece_of(seat, promotes_to(action)))
    s.lasting = lasting
    s.side = 1 - seat
    s.ply += 1
    s.quiet = 0 if int(notes.deaths) or moved == PAWN else int(s.quiet) + 1  # XH-65


@kernel
def note_check(s: Record, notes: Record) -> None:
    """Note whether the last action gave check, and how many of its side on end did."""
    notes.check = int(s.check)
    seat = index(1 - int(s.side))
    s.checks[seat] = int(s.checks[seat]) + 1 if int(s.check) else 0


@kernel
def judge(s: Record, scratch: Record) -> None:
    """See whether the side to act is in check, and whether it has an action."""
    side = int(s.side)
    s.check = attacker(s, side) != NOWHERE
    s.stuck = int(s.kings[index(side)]) != NOWHERE and find_actions(s, 1, scratch) == 0


@kernel
def bury(s: Record, piece: int) -> None:
    """A piece enters its side's pool. XH-10"""
    s.pool[index(piece)] = int(s.pool[index(piece)]) + 1
    s.dead += DEAD_KEYS[index(piece)]


@kernel
def exhume(s: Record, piece: int) -> None:
    """A piece leaves its side's pool."""
    s.pool[index(piece)] = int(s.pool[index(piece)]) - 1
    s.dead -= DEAD_KEYS[index(piece)]


# The end


@kernel
def settle(s: Record, times: int, cycle: int) -> None:
    """Test the ends in the order of XH-63.

    The position stands for the `times`-th time, and stood first `cycle` plies ago.
    """
    if int(s.over) != ONGOING:
        return
    s.repeats = times
    side = int(s.side)
    if int(s.kings[index(side)]) == NOWHERE:  # XH-56
        finish(s, KING_REMOVED, 1 - side)
    elif int(s.palace_entry_wins) and has_entered(s, 1 - side):  # XH-14
        finish(s, PALACE_ENTERED, 1 - side)
    elif int(s.palace_entry_wins) and has_entered(s, side):  # XH-64
        finish(s, PALACE_ENTERED, side)
    elif int(s.stuck) and int(s.check):  # XH-57
        finish(s, CHECKMATE, 1 - side)
    elif int(s.stuck):  # XH-58
        finish(s, STALEMATE, 1 - side if int(s.stalemate) else NOBODY)
    elif facing_draws(s):  # XH-13
        finish(s, FACING, NOBODY)
    elif times >= 3:  # XH-59
        settle_repetition(s, cycle)
    elif is_insufficient(s):  # XH-61
        finish(s, INSUFFICIENT, NOBODY)
    elif is_exhausted(s):  # XH-62
        finish(s, NO_PROGRESS, NOBODY)


@kernel
def has_entered(s: Record, seat: int) -> bool:
    """Whether a king stands in the enemy palace. XH-14"""
    return in_palace(1 - seat, int(s.kings[index(seat)]))


@kernel
def settle_repetition(s: Record, cycle: int) -> None:
    """A draw, unless one side alone gave check all the time. XH-59, XH-60"""
    red = 2 * int(s.checks[RED]) >= cycle
    black = 2 * int(s.checks[BLACK]) >= cycle
    if int(s.perpetual_check) and red != black:
        finish(s, PERPETUAL, BLACK if red else RED)
    else:
        finish(s, REPETITION, NOBODY)


@kernel
def is_exhausted(s: Record) -> bool:
    """Whether nothing has happened for too long. XH-62"""
    return int(s.quiet_limit) != 0 and int(s.quiet) >= int(s.quiet_limit)


@kernel
def is_insufficient(s: Record) -> bool:
    """XH-61"""
    mode = int(s.insufficient_material)
    if mode == NEVER:
        return False
    if mode == STRICT and int(s.palace_entry_wins) and int(s.king_can_leave_palace):
        return False
    if int(s.pawn_resurrection) and pooled(s, PAWN):
        return False
    others = len(SQUARES) - int(s.count[EMPTY]) - 2
    if others == 0:
        return True
    if others == 1 and standing(s, ADVISOR) + standing(s, ELEPHANT) == 1:
        return True
    return (
        standing(s, WARDEN) + standing(s, SHIELD) == others
        and not int(s.wei_can_capture)
        and not int(s.stalemate)
    )


@kernel
def standing(s: Record, kind: int) -> int:
    """How many of a kind are on the board."""
    return int(s.count[index(piece_of(RED, kind))]) + int(s.count[index(piece_of(BLACK, kind))])


@kernel
def pooled(s: Record, kind: int) -> int:
    """How many of a kind are in the pools."""
    return int(s.pool[index(piece_of(RED, kind))]) + int(s.pool[index(piece_of(BLACK, kind))])


@kernel
def finish(s: Record, reason: int, winner: int) -> None:
    s.over = reason
    s.winner = winner


@kernel
def position_key(s: Record) -> Any:
    """What two positions must share to be the same: placement, side and pools. XH-59"""
    return s.zobrist ^ s.dead


@kernel
def repeat_stride(s: Record) -> int:
    """How many plies apart positions stand that can be the same. XH-59"""
    return 2


@kernel
def nothing_returns(s: Record) -> bool:
    """Whether no earlier position can stand again: only pawns return from the dead. XH-59

    Without revival they do not either, but a longer memory does no harm.
    """
    return int(s.lasting) != 0


RULES = Rules(
    state=STATE,
    scratch=SCRATCH,
    most_actions=MOST_ACTIONS,
    legal_actions=legal_actions,
    apply=apply,
    settle=settle,
    position_key=position_key,
    repeat_stride=repeat_stride,
    nothing_returns=nothing_returns,
    side_key=SIDE_KEY,
    piece_keys=PIECE_KEYS,
    candidates=candidates,
    is_candidate=is_candidate,
    is_allowed=is_allowed,
    attempt=attempt,
    succeeds=succeeds,
    conclude=conclude,
    habit=habit,
)
