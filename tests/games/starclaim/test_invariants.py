"""I1 to I6 after every decision of 2,000 random games, seats 2–12 and random options."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from obelisk.core.chance import draw_number
from obelisk.core.state import new_record
from obelisk.games.starclaim.rules import board, rules
from obelisk.games.starclaim.rules.driver import draw_seat
from obelisk.games.starclaim.setups import POINTS_A_ROUND
from obelisk.kernels.kernel import COMPILED, index, kernel
from tests.games.starclaim.play import random_game

MOST = 6000  # decisions of a game


@kernel
def broken(s: Any, counts: Any) -> int:
    """The number of an invariant that does not hold in a state; 0 if all do."""
    for cell in range(board.CELLS):
        counts[index(cell)] = 0
    for mine in range(int(s.mines)):
        for cell in range(board.CELLS):
            if board.covers(s, mine, cell):
                counts[index(cell)] += 1
                if not board.is_free(s, cell):
                    return 1  # I1, and I2 for matrix mines
    free = 0
    for cell in range(board.CELLS):
        free += board.is_free(s, cell)
        if int(counts[index(cell)]) != int(s.covered[index(cell)]):
            return 2
    if free != int(s.free):
        return 7
    for mine in range(int(s.mines), board.MOST_MINES):
        if int(s.mine_kind[index(mine)]) or int(s.mine_cell[index(mine)]):
            return 8
    for seat in range(int(s.seats)):
        if int(s.gold[index(seat)]) < 0 or int(s.points[index(seat)]) < 0:
            return 3
        for item in range(9):
            if int(s.items[index(seat), index(item)]) < 0 or int(s.stock[index(item)]) < 0:
                return 3
    return 0


@kernel
def owned(s: Any, item: int) -> int:
    """How many of an item are in stock, held, or lie as mines (spores that spread do not)."""
    n = int(s.stock[index(item)])
    for seat in range(int(s.seats)):
        n += int(s.items[index(seat), index(item)])
    return n


@kernel
def used(decision: int, scratch: Any, item: int) -> int:
    """How many of an item a decision used up: buried, consumed or lost. I4"""
    verb = decision >> 16
    if item < board.DEMINER:
        return int(verb - rules.LAY_MATRIX == item)
    for i in range(int(scratch.notes)):
        note = int(scratch.note[index(i)])
        lost = note == board.EXPLODED and int(scratch.note_c[index(i)]) == 1
        if item == board.VEHICLE and lost:
            return 1
        if item == board.DEMINER and note == board.DEMINED:
            return 1
        if item == board.ROBOT and note == board.SWEPT:
            return 1
        if item == board.RADAR and note == board.PICTURE:
            return 1
    return 0


@kernel
def paid_steps(s: Any, scratch: Any) -> int:
    """How many points the last decision cost. I5"""
    n = 0
    for i in range(int(scratch.notes)):
        note = int(scratch.note[index(i)])
        failed = note == board.EXPLODED and int(scratch.note_c[index(i)]) == 0
        n += note == board.OCCUPIED or (failed and int(s.fail_costs_ap) == 1)
    return n


@kernel
def lively(s: Any, seat: int, seed: Any) -> int:
    """A random decision that seldom bids more than it has, so that there are controllers."""
    if rules.asks(s) == rules.ASK_AUCTION and draw_number(seed, 20):
        low = rules.lowest_bid(s)
        bid = rules.encode(rules.BID, low + draw_number(seed, 5))
        if draw_number(seed, 3) == 0 and rules.refusal(s, seat, bid) == rules.LEGAL:
            return bid
        return rules.encode(rules.PASS, 0)
    return rules.draw_decision(s, seat, seed)


@kernel
def play_checked(states: Any, scratch: Any, seed: Any, counts: Any, report: Any) -> int:
    """Play a game to its end and check every state; returns a broken invariant, or 0."""
    s, before = states[0], states[1]
    steps = defaults = 0
    for number in range(MOST):
        if int(s.phase) == board.END:
            report[0] = number
            return 0
        seat = draw_seat(s, seed)
        decision = lively(s, seat, seed)
        states[1] = states[0]
        rules.apply(s, seat, decision, scratch)
        fault = broken(s, counts)
        if fault:
            return fault
        for item in range(9):
            if owned(before, item) - owned(s, item) != used(decision, scratch, item):
                return 4
        steps += paid_steps(s, scratch)
        points = 0
        for other in range(int(s.seats)):
            points += int(s.points[index(other)])
        if points != POINTS_A_ROUND * int(s.seats) * int(s.round_number) - steps:
            return 5
        for i in range(int(scratch.notes)):
            defaults += int(scratch.note[index(i)]) == board.DEFAULT
        if defaults > int(s.seats) or defaults != board.size(int(s.barred)):
            return 6
    return 9


def check_games(count: int, seed: int) -> int:
    """Play games with random options; returns the most decisions that one of them had."""
    rng = Random(seed)
    counts, longest = np.zeros(board.CELLS, np.int64), 0
    report = np.zeros(1, np.int64)
    for number in range(count):
        game = random_game(rng, seats=number % 11 + 2)
        states = np.zeros(2, game.dtype).view(np.recarray)
        states[0] = game.start(seed=rng.randrange(2**64)).record
        states = states.view(np.ndarray) if COMPILED else states
        scratch = new_record(board.SCRATCH)[0]
        seeds = np.array([rng.randrange(1, 2**64)], np.uint64)
        fault = play_checked(states, scratch, seeds, counts, report)
        assert fault == 0, f"invariant {fault} in {game}, game {number}"
        longest = max(longest, int(report[0]))
    return longest


def test_invariants_hold_after_every_decision() -> None:
    """I1 to I6; and no phase can hang."""
    longest = check_games(800 if COMPILED else 1, seed=11)
    assert 50 < longest < MOST


@pytest.mark.soak
def test_invariants_hold_in_many_games() -> None:
    assert check_games(20_000, seed=12) < MOST
