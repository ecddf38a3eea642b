"""Template: what `search.alphabeta` takes for granted of rules that say nothing else.

Never imported as it stands: `search.searching` runs it once per game, with the kernels of that
game's `rules` under the names declared here. It holds for rules that list nothing but legal actions
as candidates, and that end a game as soon as there is none.
"""

from __future__ import annotations

from collections.abc import Callable

from obelisk.kernels import Record
from obelisk.kernels.kernel import wide_kernel as kernel

apply: Callable[[Record, int, Record], None]

ENDLESS = 1 << 30


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


@kernel
def parries_are_all(notes: Record) -> bool:
    """Whether every action that is not among the parries loses at once or is not legal."""
    return False


@kernel
def plies_left(s: Record) -> int:
    """After how many plies the game is surely drawn if nothing is lost meanwhile."""
    return int(s.quiet_limit) - int(s.quiet) if int(s.quiet_limit) else ENDLESS


@kernel
def plies_left_of_all(s: Record) -> int:
    """The same where all plies are counted too, and also end the game."""
    left = int(s.quiet_limit) - int(s.quiet) if int(s.quiet_limit) else ENDLESS
    return min(left, int(s.ply_limit) - int(s.ply)) if int(s.ply_limit) else left
