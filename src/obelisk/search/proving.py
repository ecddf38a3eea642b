"""Template: proofs of a win by looking at everything.

Never imported as it stands: `core.kernel.specialise` runs it once per game. It knows neither
evaluation nor table nor order, so that what it proves can be held against the search.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from obelisk.core.kernel import index, kernel

Record = Any

legal_actions: Callable[[Record, Any, Record], int]
apply: Callable[[Record, int, Record], None]
settle: Callable[[Record, int, int], None]


@kernel
def proves(stack: Any, actions: Any, scratch: Record, level: int, plies: int) -> bool:
    """Whether the side to act at `stack[0]` wins within so many plies from `stack[level]`.

    It acts at even levels, where one action must do; at odd ones each must lose. No position
    counts as repeated.
    """
    attacks = level % 2 == 0
    side = int(stack[0].side)
    n = legal_actions(stack[level], actions[level], scratch)
    for i in range(n):
        stack[level + 1] = stack[level]
        apply(stack[level + 1], int(actions[level, index(i)]), scratch)
        settle(stack[level + 1], 1, 0)
        if int(stack[level + 1].over):
            wins = int(stack[level + 1].winner) == side
        elif plies <= 1:
            wins = False
        else:
            wins = proves(stack, actions, scratch, level + 1, plies - 1)
        if wins == attacks:
            return attacks
    return not attacks
