"""The actions of one position while it is searched: the best first, those that were tried, and the
line that is best so far."""

from __future__ import annotations

from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel

# Order of actions: the one that the table names, gains, killers, the others by history, losses.
FIRST, GAIN, KILLER, SECOND_KILLER, LOSS = 1 << 30, 1 << 28, 1 << 27, 1 << 26, -(1 << 28)

LAST = (1 << 16) - 1  # no frame has room for more actions


@kernel
def bring_best(frame: Record, i: int, n: int) -> int:
    """Bring the action of the highest value among those from i to its place, of equals the first.

    A place is told with its value, so that many are compared at once.
    """
    highest = int(frame.values[index(i)]) << 16 | LAST - i
    for j in range(i + 1, n):
        highest = max(highest, int(frame.values[index(j)]) << 16 | LAST - j)
    best, value = LAST - (highest & LAST), highest >> 16
    action = int(frame.actions[index(best)])
    frame.actions[index(best)] = frame.actions[index(i)]
    frame.values[index(best)] = frame.values[index(i)]
    frame.actions[index(i)] = action
    frame.values[index(i)] = value
    return action


@kernel
def keep_line(ply: int, action: int, context: Record) -> None:
    """The best line at `ply` is this action and the best line after it."""
    frame, after = context.frames[ply], context.frames[ply + 1]
    length = int(after.length)
    frame.line[0] = action
    for i in range(length):
        frame.line[index(i + 1)] = after.line[index(i)]
    frame.length = length + 1


@kernel
def without_excluded(frame: Record, n: int, context: Record) -> int:
    """Leave out the actions of the root that other lines have begun with."""
    left = 0
    for i in range(n):
        action = int(frame.actions[index(i)])
        keep = True
        for j in range(int(context.excluding)):
            keep = keep and int(context.excluded[index(j)]) != action
        if keep:
            frame.actions[index(left)] = action
            left += 1
    return left


@kernel
def is_among(action: int, n: int, frame: Record) -> bool:
    """Whether an action is one of the first `n` of a frame."""
    found = False
    for i in range(n):
        found = found or int(frame.actions[index(i)]) == action
    return found


@kernel
def set_aside(past: int, start: int, end: int, frame: Record) -> int:
    """Keep the actions from `start` to `end`, which were tried, behind the `past` ones."""
    for i in range(start, end):
        frame.past[index(past)] = frame.actions[index(i)]
        past += 1
    return past


@kernel
def bring_past(past: int, n: int, frame: Record) -> int:
    """Bring the actions that were tried before all others; return how many of them were found."""
    front = 0
    for i in range(past):
        action = int(frame.past[index(i)])
        for j in range(front, n):
            if int(frame.actions[index(j)]) == action:
                frame.actions[index(j)] = frame.actions[index(front)]
                frame.actions[index(front)] = action
                killed = action == int(frame.killers[0]) or action == int(frame.killers[1])
                frame.values[index(front)] = KILLER if killed else GAIN  # for whoever blames them
                front += 1
                break
    return front
