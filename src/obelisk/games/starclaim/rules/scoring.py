"""The final scoring: cells, groups, bonus and ranks. SC-66 to SC-68"""

from __future__ import annotations

import numpy as np

from obelisk.games.starclaim.rules.board import CELLS, MOST_SEATS, SIDES, is_occupied
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

FIRST_BONUS, SECOND_BONUS = 3, 1

# Numbers of each seat, and what counting a group needs.
SCORES = np.dtype(
    [
        ("cells", np.int16, MOST_SEATS),
        ("groups", np.int16, MOST_SEATS),
        ("bonus", np.int16, MOST_SEATS),
        ("scores", np.int16, MOST_SEATS),
        ("ranks", np.int16, MOST_SEATS),
        ("counted", np.int8, CELLS),
        ("open", np.int16, CELLS),
    ],
    align=True,
)


@kernel
def score(s: Record, scores: Record) -> None:
    """Fill `scores` with the numbers of every seat. SC-66 to SC-68"""
    for seat in range(MOST_SEATS):
        scores.cells[index(seat)] = 0
        scores.groups[index(seat)] = 0
    for cell in range(CELLS):
        scores.counted[index(cell)] = 0
    for cell in range(CELLS):
        if is_occupied(s, cell):
            seat = int(s.owner[index(cell)])
            scores.cells[index(seat)] = int(scores.cells[index(seat)]) + 1
            if not int(scores.counted[index(cell)]):
                group = group_size(s, cell, scores)
                scores.groups[index(seat)] = max(int(scores.groups[index(seat)]), group)
    give_bonus(s, scores)
    rank(s, scores)


@kernel
def group_size(s: Record, first: int, scores: Record) -> int:
    """The number of cells connected with a cell by sides, all of one owner. SC-66"""
    owner = int(s.owner[index(first)])
    scores.open[0] = first
    scores.counted[index(first)] = 1
    found, followed = 1, 0
    while followed < found:
        cell = int(scores.open[index(followed)])
        followed += 1
        for way in range(4):
            near = cell + int(SIDES[way])
            if int(s.owner[index(near)]) == owner and not int(scores.counted[index(near)]):
                scores.counted[index(near)] = 1
                scores.open[index(found)] = near
                found += 1
    return found


@kernel
def give_bonus(s: Record, scores: Record) -> None:
    """The largest group earns 3, the next smaller size 1. SC-67"""
    largest, sharers, second = 0, 0, 0
    for seat in range(int(s.seats)):
        group = int(scores.groups[index(seat)])
        if group > largest:
            largest, sharers, second = group, 0, largest
        elif largest > group > second:
            second = group
        sharers += group == largest
    if int(s.bonus_ties) and sharers > 1:
        second = 0
    for seat in range(int(s.seats)):
        group = int(scores.groups[index(seat)])
        bonus = 0
        if group and group == largest:
            bonus = FIRST_BONUS
        elif group and group == second:
            bonus = SECOND_BONUS
        scores.bonus[index(seat)] = bonus
        scores.scores[index(seat)] = int(scores.cells[index(seat)]) + bonus


@kernel
def rank(s: Record, scores: Record) -> None:
    """A seat ranks behind all that have a higher score, or the same and more gold. SC-68"""
    for seat in range(int(s.seats)):
        better = 0
        own, gold = int(scores.scores[index(seat)]), int(s.gold[index(seat)])
        for other in range(int(s.seats)):
            theirs = int(scores.scores[index(other)])
            better += theirs > own or (theirs == own and int(s.gold[index(other)]) > gold)
        scores.ranks[index(seat)] = better + 1
