"""Template: the order in which the search tries the actions of a position.

Never imported as it stands: `search.searching` runs it once per game, with the kernels of that
game's `rules` and `evaluate` under the names declared here.

Actions are generated in stages, because an early one is often good enough to make the rest
unnecessary: the action from the transposition table, then the sharp ones with the killers, then all
others. Within a stage the order is that of `search.frames`: gains by their size, killers, quiet
actions by history, losses. The frame of the position remembers how far the choice has come.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.search.frames import (
    FIRST,
    GAIN,
    KILLER,
    LOSS,
    SECOND_KILLER,
    bring_best,
    bring_past,
    is_among,
    set_aside,
    without_excluded,
)
from obelisk.search.scale import NONE, WIN_AT_ONCE

# rules
candidates: Callable[[Record, Any, Record], int]
is_candidate: Callable[[Record, int, Record], bool]
is_allowed: Callable[[Record, int, Record], bool]
habit: Callable[[Record, int], int]
# evaluate
look: Callable[[Record, Record, Record], None]
expected: Callable[[Record], int]
promise: Callable[[Record, int, Record, Record], int]
sharp_actions: Callable[[Record, Any, Record, Record], int]
STAGED: bool  # whether sharp actions are generated so quickly that it pays to try them first

NAMED, SHARP, ALL = 0, 1, 2  # the stages

MOST_HISTORY = 1 << 20


# Choosing


@kernel
def begin_choice(ply: int, context: Record) -> None:
    """Generate the first stage of the actions at `ply`, after `look`."""
    s, frame = context.states[ply], context.frames[ply]
    first = int(frame.first)
    frame.stage = first_stage(ply, s, first, frame, context)
    n = generate(s, frame, context)
    if ply == 0:
        n = without_excluded(frame, n, context)
    frame.count = n
    frame.wins = order(s, 0, n, first, frame, context)
    frame.place, frame.front, frame.past_count = -1, 0, 0
    frame.tried, frame.quiet = 0, 0
    context.frames[ply + 2].killers[0] = NONE
    context.frames[ply + 2].killers[1] = NONE


@kernel
def next_action(s: Record, frame: Record, context: Record) -> int:
    """Return the most promising action not yet tried, or NONE.

    Its value is left in `frame.value`. NONE with `frame.wins` set means that an action was found
    that wins at once, so that no other matters.
    """
    while int(frame.wins) == NONE:
        frame.place += 1
        action = best_of_stage(frame)
        if action != NONE:
            return action
        if int(frame.stage) == ALL or int(frame.hopeless):
            break
        begin_next_stage(s, frame, context)
    return NONE


@kernel
def first_stage(ply: int, s: Record, first: int, frame: Record, context: Record) -> int:
    """The stage in which the choice begins; in a hopeless position it is also the last."""
    if ply == 0 or int(context.selective) == 0:
        return ALL
    if int(frame.hopeless):
        return SHARP
    if first != NONE and is_candidate(s, first, context.scratch):
        return NAMED
    return SHARP if STAGED and int(frame.danger) == 0 else ALL


@kernel
def begin_next_stage(s: Record, frame: Record, context: Record) -> None:
    """Generate the next stage, with the actions that were tried already in front."""
    frame.past_count = set_aside(int(frame.past_count), int(frame.front), int(frame.place), frame)
    sharp = STAGED and int(frame.stage) == NAMED and int(frame.danger) == 0
    frame.stage = SHARP if sharp else ALL
    look(s, context.notes, context.scratch)
    n = generate(s, frame, context)
    front = bring_past(int(frame.past_count), n, frame)
    frame.count, frame.front, frame.place = n, front, front - 1
    frame.wins = order(s, front, n, NONE, frame, context)


@kernel
def generate(s: Record, frame: Record, context: Record) -> int:
    """Generate the actions of the current stage; return how many there are."""
    stage = int(frame.stage)
    if stage == NAMED:
        frame.actions[0] = int(frame.first)
        return 1
    if stage == ALL:
        return candidates(s, frame.actions, context.scratch)
    n = sharp_actions(s, frame.actions, context.notes, context.scratch)
    if int(frame.hopeless) == 0:
        for i in range(2):
            killer = int(frame.killers[index(i)])
            if killer != NONE and is_candidate(s, killer, context.scratch):
                frame.actions[index(n)] = killer
                n += not is_among(killer, n, frame)
    return n


@kernel
def best_of_stage(frame: Record) -> int:
    """Return the most promising action left in this stage, or NONE.

    Of the sharp stage, actions below the killers wait until all have been generated.
    """
    i, n = int(frame.place), int(frame.count)
    if i == n:
        return NONE
    action = bring_best(frame, i, n)
    value = int(frame.values[index(i)])
    if int(frame.stage) == SHARP and int(frame.hopeless) == 0 and value < SECOND_KILLER:
        return NONE
    frame.value = value
    return action


@kernel
def is_quiet(frame: Record) -> bool:
    """Whether the chosen action wins nothing."""
    value = int(frame.value)
    return value < GAIN or value == FIRST


# Valuing


@kernel
def order(s: Record, start: int, n: int, first: int, frame: Record, context: Record) -> int:
    """Value the actions of a frame from `start` on; return one that wins at once, or NONE."""
    anyway = expected(context.notes)
    for i in range(start, n):
        action = int(frame.actions[index(i)])
        gain = promise(s, action, context.notes, context.scratch)
        if gain >= WIN_AT_ONCE and is_allowed(s, action, context.scratch):
            return action
        frame.values[index(i)] = value_of(s, action, gain - anyway, first, frame, context)
    return NONE


@kernel
def value_of(
    s: Record, action: int, gain: int, first: int, frame: Record, context: Record
) -> int:  # fmt: skip
    """How early to try an action, by what it gains beyond what nearly any action would."""
    if action == first:
        return FIRST + (gain > 0)
    if gain > 0:
        return GAIN + gain
    if gain < 0:
        return LOSS + gain
    if action == int(frame.killers[0]):
        return KILLER
    if action == int(frame.killers[1]):
        return SECOND_KILLER
    return int(context.history[index(int(s.side)), index(habit(s, action))])


# Learning


@kernel
def learn(action: int, depth: int, s: Record, frame: Record, context: Record) -> None:
    """After a cutoff by a quiet action: try it earlier elsewhere, and those before it later."""
    if not is_quiet(frame):
        return
    if int(frame.killers[0]) != action:
        frame.killers[1] = frame.killers[0]
        frame.killers[0] = action
    shift_history(s, action, depth * depth, context)
    for i in range(int(frame.place)):
        if abs(int(frame.values[index(i)])) < GAIN:
            shift_history(s, int(frame.actions[index(i)]), -depth * depth, context)


@kernel
def shift_history(s: Record, action: int, by: int, context: Record) -> None:
    """Raise or lower the history value of an action; it never leaves ± MOST_HISTORY."""
    side, place = int(s.side), habit(s, action)
    old = int(context.history[index(side), index(place)])
    size = abs(by) * 32
    context.history[index(side), index(place)] = old + by * 32 - old * size // MOST_HISTORY
