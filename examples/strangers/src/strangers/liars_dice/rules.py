"""Liar's dice: the clauses of book/en.md, in plain Python: few states are ever looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from obelisk.core.chance import mix
from obelisk.kernels import Record

SEATS, MOST_DICE, FACES = 3, 3, 6
NOBODY = -1

STATE = np.dtype(
    [
        ("seed", np.uint64),  # what the next rolls are drawn from
        ("hand", np.uint16),
        ("dice", np.uint8, (SEATS, MOST_DICE)),  # faces in ascending order, 0: no die
        ("gone", np.uint8, SEATS),  # the place in which a seat went out, 0: it plays
        ("turn", np.uint8),
        ("wild", np.uint8),
        ("count", np.uint8),  # of the standing bid, 0: none
        ("face", np.uint8),
        ("bidder", np.int8),
        ("spare", np.uint8, 5),
    ],
    align=True,
)


@dataclass(frozen=True, slots=True)
class Showdown:
    """What a challenge brought to light. LD-5"""

    bidder: int
    challenger: int
    dice: tuple[tuple[int, ...], ...]
    found: int  # dice of the face that was bid
    loser: int


def held(s: Record, seat: int) -> list[int]:
    """The faces of the dice of a seat."""
    return [int(face) for face in s.dice[seat] if face]


def total(s: Record) -> int:
    """How many dice are in play."""
    return int((s.dice != 0).sum())


def playing(s: Record) -> list[int]:
    """The seats that still have dice."""
    return [seat for seat in range(SEATS) if not int(s.gone[seat])]


def is_over(s: Record) -> bool:
    return len(playing(s)) == 1  # LD-7


def bids(s: Record) -> Iterator[tuple[int, int]]:
    """Every legal bid as a number of dice and a face, the lowest first. LD-4"""
    standing = int(s.count), int(s.face)
    for count in range(max(standing[0], 1), total(s) + 1):
        for face in range(1, FACES + 1):
            if (count, face) > standing:
                yield count, face


def may_challenge(s: Record) -> bool:
    return int(s.count) > 0  # LD-5


def bid(s: Record, count: int, face: int) -> None:
    """Make a legal bid; the next seat that plays is to act. LD-4"""
    s.count, s.face, s.bidder = count, face, int(s.turn)
    s.turn = after(s, int(s.turn))


def challenge(s: Record) -> Showdown:
    """Show all dice; a seat loses one, and the next round begins if two seats have dice. LD-5"""
    face = int(s.face)
    dice = tuple(tuple(held(s, seat)) for seat in range(SEATS))
    found = sum(shown == face or (bool(s.wild) and shown == 1) for own in dice for shown in own)
    bidder, challenger = int(s.bidder), int(s.turn)
    loser = challenger if found >= int(s.count) else bidder
    left = [len(own) for own in dice]
    left[loser] -= 1
    if not left[loser]:  # LD-6
        s.gone[loser] = len(playing(s))
    s.turn = loser if left[loser] else after(s, loser)
    roll(s, left)
    return Showdown(bidder, challenger, dice, found, loser)


def after(s: Record, seat: int) -> int:
    """The next seat that has dice."""
    others = ((seat + step) % SEATS for step in range(1, SEATS + 1))
    return next(other for other in others if not int(s.gone[other]))


def roll(s: Record, left: list[int]) -> None:
    """Begin a round: every seat rolls the dice that it has left. LD-3"""
    s.hand = int(s.hand) + 1
    s.count, s.face, s.bidder = 0, 0, NOBODY
    s.dice = 0
    if is_over(s):
        return
    for seat, number in enumerate(left):
        faces = []
        for _ in range(number):
            s.seed = mix(np.uint64(s.seed))
            faces.append(int(s.seed) % FACES + 1)
        s.dice[seat, :number] = sorted(faces)
