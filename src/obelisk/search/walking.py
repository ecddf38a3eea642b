"""Template: playing actions along a line of the search, and seeing where the game ends.

Never imported as it stands: `search.searching` runs it once per game, with the kernels of that
game's `rules` and `evaluate` under the names declared here.

`context.states[ply]` is the position `ply` plies after the root. `keys` holds the keys of the game
so far followed by those of the line, so that repetitions are found by comparing numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.kernels import Record
from obelisk.kernels.kernel import fetch
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.search.scale import MANY, MOST, WIN
from obelisk.search.transpositions import place_of

# rules
is_allowed: Callable[[Record, int, Record], bool]
attempt: Callable[[Record, int, Record], None]
succeeds: Callable[[Record, Record], bool]
apply: Callable[[Record, int, Record], None]
settle: Callable[[Record, int, int], None]
position_key: Callable[[Record], Any]
repeat_stride: Callable[[Record], int]
nothing_returns: Callable[[Record], bool]
# evaluate
skip: Callable[[Record, Record], None]

SIDE_SALT = np.uint64(0x9E3779B97F4A7C15)  # some keys of positions do not tell the side to act
NO_SALT = np.uint64(0)


@kernel
def table_key(s: Record) -> Any:
    """The key of a position in the transposition table."""
    return position_key(s) ^ (SIDE_SALT if int(s.side) else NO_SALT)


@kernel
def outcome(s: Record, ply: int, context: Record) -> int:
    """Return the score of a finished game, in which a win counts more the sooner it comes.

    A draw costs the side to act at the root `context.draw`. A loss by repetition is not scored as
    certain: the position may have occurred only once before in this line, and on another way to the
    same position the rules may decide otherwise.
    """
    if int(s.winner) < 0:
        return int(context.draw) if ply & 1 else -int(context.draw)
    if int(s.repeats) > 1:
        return MOST - ply if int(s.winner) == int(s.side) else ply - MOST
    return WIN - ply if int(s.winner) == int(s.side) else ply - WIN


@kernel
def count_node(context: Record) -> bool:
    """Count a position; return whether the search must stop."""
    context.nodes += 1
    if context.nodes >= context.node_limit:
        context.stop = 1
    return int(context.stop) != 0


@kernel
def advance(ply: int, action: int, keys: Any, context: Record) -> None:
    """Play a legal action at `ply`."""
    context.states[ply + 1] = context.states[ply]
    apply(context.states[ply + 1], action, context.scratch)
    settle_after(ply, keys, context)


@kernel
def venture(ply: int, action: int, keys: Any, table: Any, context: Record) -> bool:
    """Play a candidate at `ply` if it is legal; return whether it is.

    The next position may be one without legal actions that is not yet marked as over. The search
    finds out when it has tried them all.
    """
    selective = int(context.selective) != 0
    if not selective and not is_allowed(context.states[ply], action, context.scratch):
        return False
    context.states[ply + 1] = context.states[ply]
    after = context.states[ply + 1]
    if selective:
        attempt(after, action, context.scratch)
    else:
        apply(after, action, context.scratch)
    fetch(table, place_of(table, table_key(after)))
    if selective and not succeeds(after, context.scratch):
        return False
    settle_after(ply, keys, context)
    return True


@kernel
def skip_turn(ply: int, keys: Any, context: Record) -> None:
    """Pass the turn at `ply` (a null move). No position repeats one from before it."""
    s = context.states[ply + 1]
    context.states[ply + 1] = context.states[ply]
    skip(s, context.scratch)
    settle(s, 1, 0)
    here = int(context.root) + ply + 1
    keys[here] = position_key(s)
    context.frames[ply + 1].oldest = here


@kernel
def settle_after(ply: int, keys: Any, context: Record) -> None:
    """Let the rules end the game if the action played at `ply` calls for it.

    A position that occurred earlier in the same line ends the game at once, as if it had occurred
    often enough.
    """
    s = context.states[ply + 1]
    if int(s.ply) == int(context.states[ply].ply):  # a draw was claimed
        return
    root = int(context.root)
    here = root + ply + 1
    key = position_key(s)
    keys[here] = key
    if nothing_returns(s):
        context.frames[ply + 1].oldest = here
        settle(s, 1, 0)
        return
    oldest = int(context.frames[ply].oldest)
    context.frames[ply + 1].oldest = oldest
    stride = repeat_stride(s)
    times, cycle = 1, 0
    i = here - stride
    while i >= oldest:
        if keys[i] == key:
            times = MANY if i >= root else times + 1
            cycle = here - i
            if times == MANY:
                break
        i -= stride
    settle(s, times, cycle)
