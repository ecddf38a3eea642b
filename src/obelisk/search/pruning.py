"""Template: which parts of the tree the search leaves out, or searches less deeply.

Never imported as it stands: `search.searching` runs it once per game, with kernels of that game's
`evaluate` and of `search.ordering` under the names declared here.

All of this is guesswork, which a search that is not selective does without. What it goes by is in
the frame: the static evaluation (`stand`), whether the side to act is in danger, and how many quiet
actions have been tried.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from obelisk.kernels import Record
from obelisk.kernels.kernel import index, inlined_kernel
from obelisk.search.scale import BEATEN, CERTAIN, LEFT_OUT, WIN

# evaluate
may_skip: Callable[[Record, Record], bool]
# search.ordering
is_quiet: Callable[[Record], bool]

# How many plies less a late quiet action is searched, by depth and place.
LATENESS = np.array(
    [
        [int(0.4 + np.log(max(d, 1)) * np.log(max(i, 1)) / 2.0) for i in range(64)]
        for d in range(64)
    ],
    np.int8,
)
SKIP_GAIN = 60  # a side that stands this much above what it needs may skip more cheaply
FUTILE = 90  # what a quiet action can improve, for each ply that is left
ENOUGH = 2000  # beyond this only the end of the game counts: nothing that may be it is left out


@inlined_kernel
def is_far_above(depth: int, alpha: int, beta: int, stand: int) -> bool:
    """Whether a position is so good that a shallow search will hold beta (reverse futility)."""
    narrow = beta - alpha == 1
    return narrow and -ENOUGH < beta < CERTAIN and depth <= 4 and stand - FUTILE * depth >= beta


@inlined_kernel
def may_skip_turn(
    ply: int, depth: int, alpha: int, beta: int, skipped: int, context: Record
) -> bool:  # fmt: skip
    """Whether to try a null move: if the score holds beta even so, the position is good enough."""
    s, frame = context.states[ply], context.frames[ply]
    if int(context.selective) == 0 or int(frame.danger) or skipped:
        return False
    if beta - alpha != 1 or not -ENOUGH < beta < CERTAIN:
        return False
    return depth >= 2 and int(frame.stand) >= beta and may_skip(s, context.notes)


@inlined_kernel
def depth_after_skip(depth: int, beta: int, frame: Record) -> int:
    """How deeply a position is searched after a null move: less deeply the better it is."""
    return depth - 3 - depth // 4 - min((int(frame.stand) - beta) // SKIP_GAIN, 2)


@inlined_kernel
def foresee(ply: int, depth: int, alpha: int, beta: int, context: Record) -> None:
    """Decide which actions at `ply` need not be searched at all (futility pruning).

    Near the leaves a search is hasty: it may leave out quiet actions. A position is hopeless if
    none of them can reach alpha. `frame.floor` is the most that actions left out can score.
    """
    frame = context.frames[ply]
    hasty = ply > 0 and depth <= 3 and alpha < ENOUGH
    hasty = hasty and int(context.selective) != 0 and int(frame.danger) == 0
    most = int(frame.stand) + FUTILE * depth
    hopeless = hasty and most <= alpha
    frame.narrow, frame.hasty, frame.hopeless = beta - alpha == 1, hasty, hopeless
    frame.floor = most if hopeless else -WIN


@inlined_kernel
def reduction(depth: int, alpha: int, best: int, frame: Record, context: Record) -> int:
    """How many plies less deeply to search the chosen action (late move reduction).

    LEFT_OUT if neither it nor what comes after it, which is quiet too, can change the score.
    """
    if int(context.selective) == 0 or int(frame.tried) == 0 or not is_quiet(frame):
        return 0
    quiet = int(frame.quiet) + 1
    frame.quiet = quiet
    if int(frame.hasty) and best > -BEATEN:
        most = int(frame.stand) + FUTILE * depth
        if most <= alpha:
            frame.floor = most
            return LEFT_OUT
        if int(frame.narrow) and quiet > 8 + 8 * depth * depth:
            return LEFT_OUT
    if depth < 3 or quiet <= 2:
        return 0
    less = int(LATENESS[index(min(depth, 63)), index(min(int(frame.tried), 63))])
    if int(frame.danger) or int(frame.narrow) == 0:
        less = max(less - 1, 0)
    return min(less, depth - 2)


@inlined_kernel
def deserves_another(score: int, alpha: int, beta: int, frame: Record, context: Record) -> bool:
    """Whether an action scored better than its reduced or null-window search can prove.

    Sets what to search it with instead: first the full depth, then the full window.
    """
    if score <= alpha or int(context.stop):
        return False
    if int(frame.less):
        frame.less = 0
        return True
    beyond = int(frame.ceiling) <= score < beta
    if beyond:
        frame.ceiling = beta
    return beyond
