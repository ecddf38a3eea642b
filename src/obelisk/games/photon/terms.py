"""What is measured of a position of Photon, and what is noted down to measure it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from obelisk.core.weights import read_weights
from obelisk.games.laser.beams import (
    CELLS,
    CODES,
    HIT,
    LEAVES,
    code,
)
from obelisk.games.photon.rules import (
    BLOCK,
    EFFECTS,
    MIRROR,
    SHOOTER,
)

WIN_AT_ONCE = 20000

# What is measured, each for the side to act less the same for the other; `weights.json` says
# what one is worth, in hundredths. Shooters must go to the king to win: without closeness careful
# sides stay apart, and the game ends by the rule of no progress.
TERMS = (
    "shooters",
    "mirrors",
    "blocks",
    "spare points",  # of blocks, beyond the first
    "armed",  # has a shooter at all
    "coming gain",  # tenths of what the other side loses if nothing changes
    "coming loss",  # and of what the side to act loses, which can still parry
    "aims",  # shooters that strike the king after one action
    "further aims",  # all but one of them: one action seldom parries two
    "bearings",  # shooters that strike the king after two actions
    "open lines",  # squares from which a shooter would strike the king
    "room",  # squares next to the king where it could go and no beam comes
    "closeness",  # of shooters to the king, in squares
    "support",  # closeness of mirrors
    "turn",  # being the side to act
)
WEIGHTS = read_weights(Path(__file__).with_name("weights.json"), TERMS)
_WORTH = dict(zip(TERMS, WEIGHTS.tolist(), strict=True))
SHOOTERS, MIRRORS, BLOCKS, SPARE_POINTS, ARMED = 0, 1, 2, 3, 4
COMING_GAIN, COMING_LOSS, AIMS, FURTHER_AIMS, BEARINGS = 5, 6, 7, 8, 9
OPEN_LINES, ROOM, CLOSENESS, SUPPORT, TURN = 10, 11, 12, 13, 14
FARTHEST = 18  # steps from corner to corner


def _prices() -> np.ndarray[Any, np.dtype[np.int32]]:
    """What each piece is worth, in hundredths; kings are counted by `fallen`."""
    prices = np.zeros(CODES, np.int32)
    for seat in range(2):
        for state in range(4):
            prices[code(seat, SHOOTER, state)] = _WORTH["shooters"]
            prices[code(seat, MIRROR, state)] = _WORTH["mirrors"]
            prices[code(seat, BLOCK, state)] = _WORTH["blocks"] + _WORTH["spare points"] * state
    return prices


PRICES = _prices()


def _backward() -> np.ndarray[Any, np.dtype[np.uint8]]:
    """By model, piece and heading: the heading of a beam that leaves a mirror so, as it entered.

    HIT where none does.
    """
    backward = np.full_like(EFFECTS, HIT)
    for model, effects in enumerate(EFFECTS):
        for entry, onward in enumerate(effects):
            if onward < LEAVES:
                backward[model, entry - entry % 4 + int(onward)] = entry % 4
    return backward


BACKWARD = _backward()

SEVERAL = 127  # stands for the beams that enter a square, where it is not one beam, once
CLOCK, STEPS = 16, 9  # where the clock and the beam of a crossing begin; its step is below
LATEST = (1 << STEPS) - 1
MOST_PIECES = 100

NOTES = np.dtype(
    [
        # By cell, under the clock: the beam that enters it, or SEVERAL, and at which step.
        ("crossed", np.int64, CELLS),
        ("entry", np.uint8, CELLS),  # with which heading
        # By cell and seat: the headings, as bits, with which a shooter would strike its king.
        ("lines", np.int64, (2, CELLS)),
        ("clock", np.int64),
        ("loss", np.int32, 2),  # hundredths that each seat loses at the coming volley
        ("baseline", np.int32),  # what an action promises that does not change the volley
        ("pieces", np.uint8, MOST_PIECES + 1),
        ("shooters", np.uint8, MOST_PIECES + 1),
        ("ends", np.uint8, MOST_PIECES + 1),  # how the beam of each shooter ends, and where
        ("last", np.uint8, MOST_PIECES + 1),
        ("before", np.uint8, MOST_PIECES + 1),  # what a beam strikes, while it is taken away
        ("king", np.uint8, 2),  # its cell
        ("count", np.uint8),
        ("shooter_count", np.uint8),
        ("fallen", np.uint8),  # kings that fall at the coming volley: bit 0 red's, bit 1 blue's
    ],
    align=True,
)
