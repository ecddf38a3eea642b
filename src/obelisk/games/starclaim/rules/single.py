"""Kernels for one state at a time. Python hands over arrays of one record: to look into a record of
so many fields takes Numba longer than most of what is asked here.
"""

from __future__ import annotations

from typing import Any

from obelisk.games.starclaim.rules import rules, scoring
from obelisk.kernels.kernel import wide_kernel as kernel


@kernel
def acting(states: Any) -> int:
    """The seats that must decide now, as bits."""
    return rules.acting(states[0])


@kernel
def asks(states: Any) -> int:
    """What they must decide."""
    return rules.asks(states[0])


@kernel
def refusal(states: Any, seat: int, decision: int) -> int:
    """Why a decision is not legal; LEGAL if it is."""
    return rules.refusal(states[0], seat, decision)


@kernel
def legal_decisions(states: Any, seat: int, decisions: Any) -> int:
    """Write the legal decisions of a seat into `decisions`; return how many."""
    return rules.legal_decisions(states[0], seat, decisions)


@kernel
def carry_out(before: Any, after: Any, seat: int, decision: int, scratches: Any) -> None:
    """Play a legal decision on a copy."""
    after[0] = before[0]
    rules.apply(after[0], seat, decision, scratches[0])


@kernel
def score(states: Any, scores: Any) -> None:
    """Work out the numbers of every seat."""
    scoring.score(states[0], scores[0])
