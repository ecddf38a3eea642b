"""Games played to the end by kernels, in which every seat decides from what it may know."""

from __future__ import annotations

from typing import Any

from obelisk.games.starclaim.players.decisions import decide
from obelisk.games.starclaim.players.knowledge import learn
from obelisk.games.starclaim.players.mine_forecast import foresee
from obelisk.games.starclaim.rules.board import BURY, END, NOBODY
from obelisk.games.starclaim.rules.driver import lowest_acting
from obelisk.games.starclaim.rules.rules import DRIVE, apply
from obelisk.kernels import Record
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def play_on(s: Record, known: Record, scratch: Record, seed: Any, most: int) -> int:
    """Play a game to its end, or for `most` decisions; return how many were made."""
    for made in range(most):
        seat = lowest_acting(s)
        if seat == NOBODY:
            return made
        play_decision(s, known, seat, decide(s, known, seat, seed), scratch)
    return most


@kernel
def play_decision(s: Record, known: Record, seat: int, decision: int, scratch: Record) -> None:
    """Play a decision, and take in what all seats are shown of it."""
    apply(s, seat, decision, scratch)
    learn(s, known, scratch)
    if int(s.phase) == BURY and int(known.foreseen) < int(s.round_number):
        foresee(s, known, seat)
        known.foreseen = int(s.round_number)
    parked = decision >> 16 == DRIVE and not int(s.driving)
    if int(s.seat) != seat or int(s.phase) == END or parked:
        known.planned = 0
