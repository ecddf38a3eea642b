"""Template: alpha-beta search for a two-player game with full information.

Never imported as it stands: `search.thinking` runs it once per game, with the kernels of that
game's `rules` and `evaluate` under the names declared here.

A search walks over `context.states[0]`, the root, to `context.states[ply]`, each with its frame
(actions, their values, the best line) and, for the repetition rule, its key in `keys`, which begin
with those of the game before the root. Scores are for the side to act: hundredths of the game's
smallest piece, beyond CERTAIN the distance to a certain end: who wins needs no more plies than
that, whatever the other side does, though there may be a shorter way that was not looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.kernels.kernel import fetch, index
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
    keep_line,
    set_aside,
    without_excluded,
)
from obelisk.search.table import (
    AT_LEAST,
    AT_MOST,
    CERTAIN,
    EXACT,
    NONE,
    UNKNOWN,
    WIN,
    action_in,
    age_in,
    bound_in,
    decides,
    depth_in,
    place_of,
    recall,
    remember,
    score_in,
    stand_in,
)

Record = Any

# rules
legal_actions: Callable[[Record, Any, Record], int]
candidates: Callable[[Record, Any, Record], int]
is_candidate: Callable[[Record, int, Record], bool]
is_allowed: Callable[[Record, int, Record], bool]
attempt: Callable[[Record, int, Record], None]
succeeds: Callable[[Record, Record], bool]
conclude: Callable[[Record], None]
habit: Callable[[Record, int], int]
plies_left: Callable[[Record], int]
apply: Callable[[Record, int, Record], None]
settle: Callable[[Record, int, int], None]
position_key: Callable[[Record], Any]
repeat_stride: Callable[[Record], int]
nothing_returns: Callable[[Record], bool]
# evaluate
look: Callable[[Record, Record, Record], None]
measure: Callable[[Record, Record, Any], None]
in_danger: Callable[[Record, Record], bool]
expected: Callable[[Record], int]
promise: Callable[[Record, int, Record, Record], int]
sharp_actions: Callable[[Record, Any, Record, Record], int]
parries: Callable[[Record, Any, Record, Record], int]
parries_are_all: Callable[[Record], bool]
STAGED: bool  # whether sharp actions are found so quickly that they are tried before the others are
may_skip: Callable[[Record, Record], bool]
skip: Callable[[Record, Record], None]

MOST = 20000  # no evaluation is beyond this
BEATEN = MOST - 500  # beyond this a side is as good as beaten, though nobody has proved it
WIN_AT_ONCE = 20000  # the promise of an action that surely wins

MOST_PLIES = 96  # the longest line that is looked at
MOST_SHARP: Any = np.int64(12)  # the longest exchange after it
MANY = 255  # how often a position is said to stand that comes back within one line

# Whether the last turn was skipped. Recursive calls take no plain constants: a constant has a type
# of its own, and Numba cannot bring two kinds of a kernel that call each other back from its
# cache.
ACTED: Any = np.int64(0)
SKIPPED: Any = np.int64(1)

SIDE_SALT = np.uint64(0x9E3779B97F4A7C15)  # some keys of positions do not tell the side to act
NO_SALT = np.uint64(0)

MOST_HISTORY = 1 << 20

# What is found at a time: the action that the table names, sharp ones and killers, all.
NAMED, SHARP, ALL = 0, 1, 2

# How many plies less a late quiet action is looked at, by depth and place.
LATENESS = np.array(
    [
        [int(0.4 + np.log(max(d, 1)) * np.log(max(i, 1)) / 2.0) for i in range(64)]
        for d in range(64)
    ],
    np.int8,
)
SKIP_GAIN = 60  # a side that stands this much above what it needs may skip more cheaply
FUTILE = 90  # what a quiet action can improve, for each ply that is left
DELTA = 60  # what a sharp action can improve beyond what it wins
ENOUGH = 2000  # beyond this only the end of the game counts: nothing that may be it is left out


@kernel
def evaluate(s: Record, context: Record) -> int:
    """How good a position is that goes on, after `look`."""
    measure(s, context.notes, context.terms)
    score = 0
    for i in range(len(context.terms)):
        score += int(context.terms[index(i)]) * int(context.weights[index(i)])
    return max(-MOST, min(MOST, score))


@kernel
def outcome(s: Record, ply: int, context: Record) -> int:
    """The score of a game that is over; the side to act at the root may be averse to draws.

    What is lost by repetition is not certain: the line may have come back but once, and in another
    line to the same position the rules may say something else.
    """
    if int(s.winner) < 0:
        return int(context.draw) if ply & 1 else -int(context.draw)
    if int(s.repeats) > 1:
        return MOST - ply if int(s.winner) == int(s.side) else ply - MOST
    return WIN - ply if int(s.winner) == int(s.side) else ply - WIN


@kernel
def table_key(s: Record) -> Any:
    return position_key(s) ^ (SIDE_SALT if int(s.side) else NO_SALT)


@kernel
def holds(known: Any, s: Record, context: Record) -> bool:
    """Whether an end that the table tells of is as certain here as where it was found.

    A draw may come first, by a counter that the key does not know, or because what stood before
    stands again: what was found before this search was found with another past.
    """
    away = WIN - abs(score_in(known, 0))
    if away >= WIN - CERTAIN:
        return True
    if int(context.wary) and age_in(known) != int(context.age):
        return False
    return away <= plies_left(s)


# Walking


@kernel
def count_node(context: Record) -> bool:
    """Count a position; say whether the search must end."""
    context.nodes += 1
    if context.nodes >= context.node_limit:
        context.stop = 1
    return int(context.stop) != 0


@kernel
def advance(ply: int, action: int, keys: Any, context: Record) -> None:
    """Play an action at `ply` by all rules."""
    context.states[ply + 1] = context.states[ply]
    apply(context.states[ply + 1], action, context.scratch)
    settle_after(ply, keys, context)


@kernel
def venture(ply: int, action: int, keys: Any, table: Any, context: Record) -> bool:
    """Play a candidate at `ply` if it is legal, and say whether it is.

    The next position may be one where the side to act has no action and nobody has seen it yet.
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
def settle_after(ply: int, keys: Any, context: Record) -> None:
    """See whether the action that was played at `ply` has ended the game.

    A position that stood before in the same line ends it, as if it had stood often enough.
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


@kernel
def order(s: Record, start: int, n: int, first: int, frame: Record, context: Record) -> int:
    """Value the actions of a frame from `start` on; return one that wins at once, or NONE.

    A gain is what an action wins beyond what any action would.
    """
    side = int(s.side)
    anyway = expected(context.notes)
    for i in range(start, n):
        action = int(frame.actions[index(i)])
        gain = promise(s, action, context.notes, context.scratch)
        if gain >= WIN_AT_ONCE and is_allowed(s, action, context.scratch):
            return action
        gain -= anyway
        if action == first:
            value = FIRST + (gain > 0)
        elif gain > 0:
            value = GAIN + gain
        elif gain < 0:
            value = LOSS + gain
        elif action == int(frame.killers[0]):
            value = KILLER
        elif action == int(frame.killers[1]):
            value = SECOND_KILLER
        else:
            value = int(context.history[index(side), index(habit(s, action))])
        frame.values[index(i)] = value
    return NONE


@kernel
def praise(s: Record, action: int, depth: int, frame: Record, context: Record) -> None:
    """A quiet action was good enough: try it earlier elsewhere."""
    if int(frame.killers[0]) != action:
        frame.killers[1] = frame.killers[0]
        frame.killers[0] = action
    shift_history(s, action, depth * depth, context)


@kernel
def shift_history(s: Record, action: int, by: int, context: Record) -> None:
    """Raise or lower what is thought of an action; it never leaves ± MOST_HISTORY."""
    side, place = int(s.side), habit(s, action)
    old = int(context.history[index(side), index(place)])
    size = abs(by) * 32
    context.history[index(side), index(place)] = old + by * 32 - old * size // MOST_HISTORY


# Searching


@kernel
def quiesce(
    ply: int, alpha: int, beta: int, left: int,
    keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """The score of a position once nothing sharp is left to do."""
    s = context.states[ply]
    frame = context.frames[ply]
    frame.length = 0
    if int(s.over):
        return outcome(s, ply, context)
    if count_node(context):
        return 0
    key = table_key(s)
    known = recall(table, key)
    stand = UNKNOWN
    if known != NO_SALT:
        asked = beta - alpha == 1 and int(s.repeats) < 2
        if asked and decides(known, alpha, beta, ply) and holds(known, s, context):
            return score_in(known, ply)
        stand = stand_in(known)
        if stand != UNKNOWN and stand >= beta:
            return stand
    look(s, context.notes, context.scratch)
    danger = in_danger(s, context.notes)
    if stand == UNKNOWN:
        stand = evaluate(s, context)
    if left == 0 or ply >= MOST_PLIES:
        return stand
    best, start = stand, alpha
    if danger and left > MOST_SHARP - 4:
        n = parries(s, frame.actions, context.notes, context.scratch)
        if n:  # what is left out loses, but perhaps not as soon as it seems
            best = ply - (WIN if parries_are_all(context.notes) else MOST)
    else:
        if stand >= beta:
            if not danger:
                remember(
                    table, key, NONE, stand, stand, ply, 0, AT_LEAST, int(context.age)
                )  # fmt: skip
            return stand
        n = sharp_actions(s, frame.actions, context.notes, context.scratch)
    first = NONE if known == NO_SALT else action_in(known)
    if order(s, 0, n, first, frame, context) != NONE:
        return WIN - ply - 1
    alpha = max(alpha, best)
    chosen = NONE
    for i in range(n):
        action = bring_best(frame, i, n)
        value = int(frame.values[index(i)])
        if best > -BEATEN and GAIN < value < FIRST and stand + value - GAIN + DELTA <= alpha:
            break  # the others win less
        if not venture(ply, action, keys, table, context):
            continue
        score = -quiesce(ply + 1, -beta, -alpha, left - 1, keys, table, context)
        if int(context.stop):
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha, chosen = score, action
                keep_line(ply, action, context)
                if score >= beta:
                    break
    bound = AT_LEAST if best >= beta else EXACT if best > start else AT_MOST
    if danger:
        stand = UNKNOWN
    remember(table, key, chosen, best, stand, ply, 0, bound, int(context.age))
    return best


@kernel
def search(
    ply: int, depth: int, alpha: int, beta: int, skipped: int,
    keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """The score of the position at `ply`, looked at `depth` plies deep and beyond.

    What it returns is exact between `alpha` and `beta`, else only a bound. 0 when it was stopped.
    """
    s = context.states[ply]
    frame = context.frames[ply]
    frame.length = 0
    if int(s.over):
        return outcome(s, ply, context)
    alpha = max(alpha, ply - WIN)
    beta = min(beta, WIN - ply - 1)
    if alpha >= beta:
        return alpha
    selective = int(context.selective) != 0
    if depth <= 0 and selective:
        return quiesce(ply, alpha, beta, MOST_SHARP, keys, table, context)
    if count_node(context):
        return 0
    if depth <= 0 or ply >= MOST_PLIES:
        look(s, context.notes, context.scratch)
        return evaluate(s, context)
    narrow = beta - alpha == 1
    fresh = int(s.repeats) < 2  # what may be claimed or counted here holds nowhere else
    key = table_key(s)
    known = recall(table, key)
    first, stand = NONE, UNKNOWN
    if known != NO_SALT:
        first, stand = action_in(known), stand_in(known)
        deep = depth_in(known) >= depth if selective else depth_in(known) == depth
        plain = not selective and bound_in(known) == EXACT
        useful = deep and ply > 0 and fresh and (narrow or plain)
        if useful and decides(known, alpha, beta, ply) and holds(known, s, context):
            return score_in(known, ply)
    look(s, context.notes, context.scratch)
    danger = in_danger(s, context.notes)
    asked = depth
    if danger and selective and ply < 2 * int(context.depth):
        depth += 1
    if selective and not danger:
        if stand == UNKNOWN:
            stand = evaluate(s, context)
        if narrow and -ENOUGH < beta < CERTAIN:
            if depth <= 4 and stand - FUTILE * depth >= beta:
                return stand
            if skipped == ACTED and depth >= 2 and stand >= beta and may_skip(s, context.notes):
                context.states[ply + 1] = context.states[ply]
                skip(context.states[ply + 1], context.scratch)
                settle(context.states[ply + 1], 1, 0)
                keys[int(context.root) + ply + 1] = position_key(context.states[ply + 1])
                context.frames[ply + 1].oldest = int(context.root) + ply + 1
                less = 2 + depth // 4 + min((stand - beta) // SKIP_GAIN, 2)
                score = -search(
                    ply + 1, depth - 1 - less, -beta, 1 - beta, SKIPPED,
                    keys, table, context,
                )  # fmt: skip
                if int(context.stop):
                    return 0
                if score >= beta:
                    return max(min(score, MOST), beta)
                look(s, context.notes, context.scratch)
                frame.length = 0
    best, chosen = -WIN, NONE
    start = alpha
    # Where a quiet action cannot help any more, only the others are looked at.
    hasty = selective and not danger and ply > 0 and depth <= 3 and alpha < ENOUGH
    hopeless = hasty and stand + FUTILE * depth <= alpha
    if hopeless:
        best = stand + FUTILE * depth
    # The others are found only when what was found before them is not good enough: often it is.
    stage = ALL
    if selective and ply > 0:
        if first != NONE and not hopeless and is_candidate(s, first, context.scratch):
            stage = NAMED
        elif hopeless or (STAGED and not danger):
            stage = SHARP
    n = find(stage, s, first, hopeless, frame, context)
    if ply == 0:
        n = without_excluded(frame, n, context)
    wins = order(s, 0, n, first, frame, context)
    tried, quiet = 0, 0
    context.frames[ply + 2].killers[0] = NONE
    context.frames[ply + 2].killers[1] = NONE
    i, front, past = -1, 0, 0
    while wins == NONE:
        i += 1
        action, value = NONE, LOSS
        if i < n:
            action = bring_best(frame, i, n)
            value = int(frame.values[index(i)])
        if i == n or (stage == SHARP and not hopeless and value < SECOND_KILLER):
            if stage == ALL or hopeless:
                break
            past = set_aside(past, front, i, frame)
            stage = SHARP if STAGED and stage == NAMED and not danger else ALL
            look(s, context.notes, context.scratch)
            n = find(stage, s, first, hopeless, frame, context)
            front = bring_past(past, n, frame)
            wins = order(s, front, n, NONE, frame, context)
            i = front - 1
            continue
        is_quiet = value < GAIN or value == FIRST
        less = 0
        if selective and is_quiet and tried > 0:
            quiet += 1
            if hasty and best > -BEATEN:  # then those that follow are quiet too
                if stand + FUTILE * depth <= alpha:
                    best = max(best, stand + FUTILE * depth)
                    break
                if narrow and quiet > 8 + 8 * depth * depth:
                    break
            if depth >= 3 and quiet > 2:
                less = int(LATENESS[index(min(depth, 63)), index(min(tried, 63))])
                if danger or not narrow:
                    less = max(less - 1, 0)
                less = min(less, depth - 2)
        if not venture(ply, action, keys, table, context):
            continue
        tried += 1
        # The first is looked at in full; another one only once it is shown to be better.
        full = tried == 1 or not selective
        while True:
            ceiling = beta if full else alpha + 1
            score = -search(
                ply + 1, depth - 1 - less, -ceiling, -alpha, ACTED,
                keys, table, context,
            )  # fmt: skip
            if score <= alpha or int(context.stop):
                break
            if less:
                less = 0
            elif not full and score < beta:
                full = True
            else:
                break
        if int(context.stop):
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha, chosen = score, action
                keep_line(ply, action, context)
                frame.best = score
                if score >= beta:
                    if is_quiet:
                        praise(s, action, depth, frame, context)
                        blame(i, s, depth, frame, context)
                    break
    if wins != NONE:
        context.frames[ply + 1].length = 0
        keep_line(ply, wins, context)
        frame.best = WIN - ply - 1
        return WIN - ply - 1
    if tried == 0 and ply > 0 and not hopeless:
        conclude(s)
        return outcome(s, ply, context)
    if fresh and not (ply == 0 and int(context.excluding)):
        bound = AT_LEAST if best >= beta else EXACT if best > start else AT_MOST
        remember(table, key, chosen, best, stand, ply, asked, bound, int(context.age))
    return best


@kernel
def blame(tried: int, s: Record, depth: int, frame: Record, context: Record) -> None:
    """The quiet actions that were tried before a better one: try them later elsewhere."""
    for i in range(tried):
        if abs(int(frame.values[index(i)])) < GAIN:
            shift_history(s, int(frame.actions[index(i)]), -depth * depth, context)


@kernel
def find(
    stage: int, s: Record, first: int, hopeless: bool, frame: Record, context: Record
) -> int:  # fmt: skip
    """Find the actions of a stage; return how many."""
    if stage == NAMED:
        frame.actions[0] = first
        return 1
    if stage == ALL:
        return candidates(s, frame.actions, context.scratch)
    n = sharp_actions(s, frame.actions, context.notes, context.scratch)
    if not hopeless:
        for i in range(2):
            killer = int(frame.killers[index(i)])
            if killer != NONE and is_candidate(s, killer, context.scratch):
                frame.actions[index(n)] = killer
                n += not is_among(killer, n, frame)
    return n


@kernel
def score_each(depth: int, scores: Any, keys: Any, table: Any, context: Record) -> int:
    """Score every action of the root by itself; return how many there are.

    They are in `context.frames[0].actions`, in the order of `scores`.
    """
    n = legal_actions(context.states[0], context.frames[0].actions, context.scratch)
    for i in range(n):
        advance(0, int(context.frames[0].actions[index(i)]), keys, context)
        scores[i] = -search(
            1, depth - 1, -WIN, WIN, ACTED, keys, table, context
        )  # fmt: skip
        if int(context.stop):
            return n
    return n
