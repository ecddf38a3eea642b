"""Which actions of Xionghan chess promise something, and which of them are sharp."""

from __future__ import annotations

from typing import Any

from obelisk.games.xionghan.board import (
    ARMOUR,
    ASSASSIN,
    EMPTY,
    KINDS,
    KING,
    NOWHERE,
    ONGOING,
    PAWN,
    STEP,
    is_revival,
    kind_of,
    move_code,
    promotes_to,
    start_of,
    target_of,
)
from obelisk.games.xionghan.captures import (
    captures_of,
    may_complete_line,
    note_takers,
    reaches_far_row,
)
from obelisk.games.xionghan.check import taker
from obelisk.games.xionghan.definitions import (
    exchanged,
    frozen,
    in_palace,
    protected,
    way_between,
)
from obelisk.games.xionghan.moves import can_promote_to, glide_moves, king_may_step, moves_of
from obelisk.games.xionghan.rules import act, take_back
from obelisk.games.xionghan.terms import worth
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

WIN_AT_ONCE = 20000
# Of two that take the same the cheaper one goes first, by this part of its worth.
MODESTY = 64


# The promise of an action


@kernel
def promise(s: Record, action: int, notes: Record, scratch: Record) -> int:
    """What a legal action gains at sight, in hundredths of a pawn; 0 for a quiet one.

    What it takes or promotes to, less the piece itself if that is worth more and can be taken in
    return; WIN_AT_ONCE if it takes the king or is one that enters the enemy palace.
    """
    if is_revival(action):
        return 0
    seat = int(s.side)
    start, target = start_of(action), target_of(action)
    kind = kind_of(s.board[index(start)])
    if kind == ARMOUR:
        if not may_complete_line(s, start, target):
            return 0
        return promise_of_lines(s, action, target, scratch)
    if kind == ASSASSIN:
        return promise_of_exchange(s, start, target)
    if kind == KING and int(s.palace_entry_wins) and in_palace(1 - seat, target):
        return WIN_AT_ONCE
    named = promotes_to(action)
    if named:
        gain = worth(s, named) - worth(s, PAWN)
        kind = named
    elif int(s.board[index(target)]) == EMPTY:
        return 0
    else:
        gain = 0
    gain += worth(s, kind_of(s.board[index(target)]))
    cost = worth(s, kind)
    if cost > gain and is_answered(s, action, target, scratch):
        return gain - cost
    return gain - cost // MODESTY


@kernel
def is_answered(s: Record, action: int, target: int, scratch: Record) -> bool:
    """Whether the other side could take the piece that an action puts on its target."""
    seat = int(s.side)
    act(s, action, scratch.trial)
    answered = not protected(s, target) and taker(s, target, 1 - seat) != NOWHERE
    take_back(s, scratch.trial)
    return answered


@kernel
def promise_of_lines(s: Record, action: int, target: int, scratch: Record) -> int:
    """What an Armour's move removes. XH-42"""
    seat = int(s.side)
    notes = scratch.trial
    act(s, action, notes)
    gain = 0
    for i in range(int(notes.deaths)):
        kind = kind_of(notes.death_piece[index(i)])
        gain += WIN_AT_ONCE if kind == KING else worth(s, kind)
    answered = gain > 0 and not protected(s, target) and taker(s, target, 1 - seat) != NOWHERE
    take_back(s, notes)
    if gain >= WIN_AT_ONCE:
        return WIN_AT_ONCE
    cost = worth(s, ARMOUR)
    if answered and cost > gain:
        return gain - cost
    return gain - cost // MODESTY if gain else 0


@kernel
def promise_of_exchange(s: Record, start: int, target: int) -> int:
    """What dies with an Assassin, less the Assassin. XH-46"""
    victim = exchanged(s, start, target, way_between(start, target))
    if victim == NOWHERE:
        return 0
    kind = kind_of(s.board[index(victim)])
    return WIN_AT_ONCE if kind == KING else worth(s, kind) - worth(s, ASSASSIN)


# Sharp actions


@kernel
def sharp_actions(s: Record, actions: Any, notes: Record, scratch: Record) -> int:
    """Write the candidates by which an enemy dies or a pawn promotes; return how many.

    `is_allowed` is yet to be asked of them. Those of one Assassin in one way that lead to the same
    board are there once, and only if the exchange gains something; promotions name the most
    valuable kind only. A king's step into the enemy palace is sharp where it wins.
    """
    if int(s.over) != ONGOING:
        return 0
    seat = int(s.side)
    best = -1  # not yet asked for
    n = 0
    for i in range(note_takers(s, seat, scratch)):
        point = int(scratch.takers[index(i)])
        kind = kind_of(s.board[index(point)])
        if kind == ARMOUR:
            end = line_moves(s, seat, point, scratch, n)
        elif kind == ASSASSIN:
            end = exchange_moves(s, seat, point, scratch, n)
        elif kind == PAWN and reaches_far_row(seat, point):
            if best < 0:
                best = best_promotion(s, seat)
            end = arrival_moves(s, seat, point, best, scratch, n)
        else:
            end = captures_of(s, seat, point, kind, scratch, n)
            if kind == KING and int(s.palace_entry_wins):
                end = entry_moves(s, seat, point, scratch, end)
        if end > n and not frozen(s, point):
            n = end
    for i in range(n):
        actions[index(i)] = scratch.found[index(i)]
    return n


@kernel
def line_moves(s: Record, seat: int, start: int, scratch: Record, n: int) -> int:
    """The moves of an Armour that complete a line. XH-42"""
    end = glide_moves(s, start, scratch, n)
    for i in range(n, end):
        action = int(scratch.found[index(i)])
        if may_complete_line(s, start, action & 255):
            act(s, action, scratch.trial)
            take_back(s, scratch.trial)
            scratch.found[index(n)] = action
            n += int(scratch.trial.deaths) > 0
    return n


@kernel
def exchange_moves(s: Record, seat: int, start: int, out: Record, n: int) -> int:
    """The moves of an Assassin by which it dies with something of more worth. XH-46"""
    for way in range(0, 8, 2):
        step = int(STEP[index(way)])
        point = start + step
        while int(s.board[index(point)]) == EMPTY:
            victim = exchanged(s, start, point, way)
            if victim != NOWHERE:
                kind = kind_of(s.board[index(victim)])
                out.found[index(n)] = move_code(start, point)
                n += kind == KING or worth(s, kind) > worth(s, ASSASSIN)
            if not int(s.ci_exchange):
                break  # it looks back at the same point, however far it goes
            point += step
    return n


@kernel
def best_promotion(s: Record, seat: int) -> int:
    """The most valuable kind that a pawn may become, or EMPTY. XH-28"""
    best = EMPTY
    for kind in range(1, KINDS + 1):
        if can_promote_to(s, seat, kind) and (best == EMPTY or worth(s, kind) > worth(s, best)):
            best = kind
    return best


@kernel
def arrival_moves(s: Record, seat: int, start: int, best: int, out: Record, n: int) -> int:
    """Captures of a pawn near the far row, and its promotions to the best kind."""
    end = moves_of(s, seat, start, PAWN, out, n)
    for i in range(n, end):
        action = int(out.found[index(i)])
        out.found[index(n)] = action
        named = promotes_to(action)
        if named:
            n += named == best
        else:
            n += int(s.board[index(target_of(action))]) != EMPTY
    return n


@kernel
def entry_moves(s: Record, seat: int, king: int, out: Record, n: int) -> int:
    """Steps of a king onto empty points of the enemy palace. XH-14"""
    for way in range(8):
        target = king + int(STEP[index(way)])
        if (
            in_palace(1 - seat, target)
            and int(s.board[index(target)]) == EMPTY
            and king_may_step(s, seat, king, target, way & 1 == 1)
        ):
            out.found[index(n)] = move_code(king, target)
            n += 1
    return n
