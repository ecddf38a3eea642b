"""Template: whether a side surely wins within so many plies, found out by looking at everything.

Never imported as it stands: `search.certainty` runs it once per game, with the kernels of that
game's `rules` under the names declared here. It knows neither evaluation nor table, leaves no
action out and counts repetitions as the rules do, so that what it says is true.

It walks over the states, frames and keys of a thread that is not searching meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.search.scale import NONE

legal_actions: Callable[[Record, Any, Record], int]
apply: Callable[[Record, int, Record], None]
settle: Callable[[Record, int, int], None]
position_key: Callable[[Record], Any]
repeat_stride: Callable[[Record], int]
nothing_returns: Callable[[Record], bool]


@kernel
def follow(ply: int, action: int, keys: Any, context: Record) -> None:
    """Play an action at `ply` by all rules."""
    before, s = context.states[ply], context.states[ply + 1]
    context.states[ply + 1] = before
    apply(s, action, context.scratch)
    if int(s.ply) == int(before.ply):  # a draw was claimed
        return
    here = int(context.root) + ply + 1
    key = position_key(s)
    keys[here] = key
    oldest = here if nothing_returns(s) else int(context.frames[ply].oldest)
    context.frames[ply + 1].oldest = oldest
    times, cycle = 1, 0
    stride = repeat_stride(s)
    i = here - stride
    while i >= oldest:
        if keys[i] == key:
            times += 1
            cycle = here - i
        i -= stride
    settle(s, times, cycle)


@kernel
def try_first(action: int, n: int, actions: Any) -> None:
    """Bring an action to the first place, if it is there."""
    for i in range(n):
        if int(actions[index(i)]) == action:
            actions[index(i)] = actions[0]
            actions[0] = action


@kernel
def is_won(ply: int, plies: int, winner: int, keys: Any, context: Record) -> bool:
    """Whether the seat `winner` has surely won so many plies after the position at `ply`.

    One of its actions must do, and all of the other side. The action that decided is left in
    `deciding`; it is tried first where it is possible, because what refutes one try often refutes
    the next. `context.unproved` says that a limit was met and the answer means nothing.
    """
    frame = context.frames[ply]
    attacks = int(context.states[ply].side) == winner
    n = legal_actions(context.states[ply], frame.actions, context.scratch)
    try_first(int(frame.deciding), n, frame.actions)
    for i in range(n):
        context.proofs += 1
        if context.proofs > context.proof_limit or int(context.stop):
            context.unproved = 1
            return False
        action = int(frame.actions[index(i)])
        follow(ply, action, keys, context)
        after = context.states[ply + 1]
        wins = int(after.over) != 0 and int(after.winner) == winner
        if int(after.over) == 0 and plies > 1:
            wins = is_won(ply + 1, plies - 1, winner, keys, context)
            if int(context.unproved):
                return False
        if wins == attacks:
            frame.deciding = action
            return attacks
    return not attacks


@kernel
def is_won_from_root(
    action: int, plies: int, winner: int, keys: Any, context: Record
) -> bool:  # fmt: skip
    """The same for the root; with an action, which is then the first of the plies, for it alone."""
    if action == NONE:
        return is_won(0, plies, winner, keys, context)
    follow(0, action, keys, context)
    after = context.states[1]
    if int(after.over):
        return int(after.winner) == winner
    return plies > 1 and is_won(1, plies - 1, winner, keys, context)
