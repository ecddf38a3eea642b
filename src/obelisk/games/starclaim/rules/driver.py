"""Kernels that play whole games at random, and step many games together."""

from __future__ import annotations

from typing import Any

from obelisk.core.chance import draw_number, mix
from obelisk.games.starclaim.rules.board import END, NOBODY, contains, size
from obelisk.games.starclaim.rules.rules import (
    LEGAL,
    acting,
    apply,
    draw_decision,
    is_decision,
    refusal,
)
from obelisk.games.starclaim.rules.scoring import score
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def draw_seat(s: Record, seed: Any) -> int:
    """A random one of the seats that must decide now."""
    seats = acting(s)
    skip = draw_number(seed, size(seats)) if seats & (seats - 1) else 0
    for seat in range(int(s.seats)):
        if contains(seats, seat):
            if skip == 0:
                return seat
            skip -= 1
    return NOBODY


@kernel
def random_games(
    games: int, most: int, seed: Any, start: Any, states: Any, scratch: Record, scores: Record,
    wins: Any,
) -> int:  # fmt: skip
    """Play random games one after the other, each of at most `most` decisions; return all of them.

    Every game draws its own seed. `wins` counts the games that each seat won alone, and behind the
    seats those that nobody did.
    """
    decisions = 0
    for _ in range(games):
        states[0] = start[0]
        s = states[0]
        s.seed = mix(seed[0])
        for _ in range(most):
            if int(s.phase) == END:
                break
            seat = draw_seat(s, seed)
            apply(s, seat, draw_decision(s, seat, seed), scratch)
            decisions += 1
        wins[index(winner(s, scores))] += 1
    return decisions


@kernel
def winner(s: Record, scores: Record) -> int:
    """The seat that won alone; the number of seats if nobody did, or the game is not over."""
    first = int(s.seats)
    if int(s.phase) != END:
        return first
    score(s, scores)
    for seat in range(int(s.seats)):
        if int(scores.ranks[index(seat)]) == 1:
            if first < int(s.seats):
                return int(s.seats)
            first = seat
    return first


# A table of games, stepped together


@kernel
def lowest_acting(s: Record) -> int:
    """The lowest seat that must decide now, or NOBODY."""
    seats = acting(s)
    for seat in range(int(s.seats)):
        if contains(seats, seat):
            return seat
    return NOBODY


@kernel
def restart(i: int, start: Any, states: Any, seed: Any, seats: Any) -> None:
    """Put game i back to the start, with a seed of its own if `seed[0]` is not 0."""
    states[i] = start[0]
    if seed[0]:
        draw_number(seed, 2)
        states[i].seed = mix(seed[0])
    seats[i] = lowest_acting(states[i])


@kernel
def restart_batch(which: Any, start: Any, states: Any, seed: Any, seats: Any) -> None:
    """Put the chosen games back to the start."""
    for i in range(len(states)):
        if which[i]:
            restart(i, start, states, seed, seats)


@kernel
def step_batch(
    decisions: Any, chosen: Any, again: bool, start: Any, states: Any, seed: Any, seats: Any,
    scratch: Record,
) -> int:  # fmt: skip
    """Play the decision of the chosen seat in every game that is not over.

    With `again` a game that was over starts again instead. If one is not legal nothing is played;
    returns the first such game, or −1.
    """
    for i in range(len(states)):
        if int(seats[i]) != NOBODY and not is_legal(states[i], int(chosen[i]), int(decisions[i])):
            return i
    for i in range(len(states)):
        if int(seats[i]) != NOBODY:
            apply(states[i], int(chosen[i]), int(decisions[i]), scratch)
            seats[i] = lowest_acting(states[i])
        elif again:
            restart(i, start, states, seed, seats)
    return -1


@kernel
def is_legal(s: Record, seat: int, decision: int) -> bool:
    """Whether a number is a legal decision of a seat that is to act."""
    if seat < 0 or seat >= int(s.seats) or not contains(acting(s), seat):
        return False
    return is_decision(s, decision) and refusal(s, seat, decision) == LEGAL


@kernel
def draw_batch(states: Any, seats: Any, seed: Any, decisions: Any) -> None:
    """A random legal decision for the seat that is asked in every game that is not over."""
    for i in range(len(states)):
        if int(seats[i]) != NOBODY:
            decisions[i] = draw_decision(states[i], int(seats[i]), seed)
