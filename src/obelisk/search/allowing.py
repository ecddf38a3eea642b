"""Template: what `search.alphabeta` takes for granted of rules that say nothing else.

Never imported as it stands: `search.thinking` runs it once per game, with the kernels of that
game's `rules` under the names declared here. It holds for rules that list nothing but legal actions
as candidates, and that end a game as soon as there is none.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from obelisk.core.kernel import wide_kernel as kernel

Record = Any

apply: Callable[[Record, int, Record], None]


@kernel
def is_candidate(s: Record, action: int, scratch: Record) -> bool:
    """Whether an action is surely one of the candidates: to list them all costs little more."""
    return False


@kernel
def is_allowed(s: Record, action: int, scratch: Record) -> bool:
    """Whether a candidate is legal: each is."""
    return True


@kernel
def attempt(s: Record, action: int, scratch: Record) -> None:
    """Play a candidate."""
    apply(s, action, scratch)


@kernel
def succeeds(s: Record, scratch: Record) -> bool:
    """Whether what was attempted is legal: it always is."""
    return True


@kernel
def conclude(s: Record) -> None:
    """End a game in which the side to act has no action; it has ended already."""


@kernel
def habit(s: Record, action: int) -> int:
    """Under which number the luck with an action is kept: its own."""
    return action
