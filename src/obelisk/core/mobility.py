"""Template: how good a position is in a game that does not say so: by what each side can do.

Never imported as it stands: `core.evaluating` runs it once per game, with the kernel that lists the
legal actions under the name declared here. It sees no dangers and no captures, so a search that
rests on it finds what it finds by depth alone.
"""

from __future__ import annotations

from collections.abc import Callable

from obelisk.kernels import Record, Records
from obelisk.kernels.kernel import wide_kernel as kernel

legal_actions: Callable[[Record, Records, Record], int]


@kernel
def look(s: Record, notes: Record, scratch: Record) -> None:
    """Count the actions of the side to act, and those it would have if the other side were."""
    notes.own = legal_actions(s, notes.actions, scratch)
    s.side = 1 - int(s.side)
    notes.others = legal_actions(s, notes.actions, scratch)
    s.side = 1 - int(s.side)


@kernel
def measure(s: Record, notes: Record, terms: Records) -> None:
    """The one term: how many more actions the side to act has."""
    terms[0] = int(notes.own) - int(notes.others)


@kernel
def in_danger(s: Record, notes: Record) -> bool:
    """Whether the side to act loses unless it does something about it: not known."""
    return False


@kernel
def expected(notes: Record) -> int:
    """What an action wins that changes nothing."""
    return 0


@kernel
def promise(s: Record, action: int, notes: Record, scratch: Record) -> int:
    """What an action wins at once: not known."""
    return 0


@kernel
def sharp_actions(s: Record, actions: Records, notes: Record, scratch: Record) -> int:
    """The actions that win something at once: none is known."""
    return 0


@kernel
def parries(s: Record, actions: Records, notes: Record, scratch: Record) -> int:
    """The actions that avert a danger: none is known."""
    return 0


@kernel
def may_skip(s: Record, notes: Record) -> bool:
    """Whether the side to act may be thought to pass: in many games that would be best."""
    return False


@kernel
def skip(s: Record, scratch: Record) -> None:
    """Pass; never asked for."""
