"""Template: alpha-beta search for a two-player game with full information.

Never imported as it stands: `search.thinking` runs it once per game, with the kernels of that
game's `rules` and `evaluate` under the names declared here.

A search walks over `states[0]`, the root, to `states[ply]`, each with its frame (actions, their
values, the best line) and, for the repetition rule, its key in `keys`, which begin with those of
the game before the root. Scores are for the side to act: hundredths of the game's smallest piece,
beyond CERTAIN the distance to a certain end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.core.kernel import fetch, index
from obelisk.core.kernel import wide_kernel as kernel

Record = Any

# rules
legal_actions: Callable[[Record, Any, Record], int]
candidates: Callable[[Record, Any, Record], int]
is_candidate: Callable[[Record, int, Record], bool]
is_allowed: Callable[[Record, int, Record], bool]
attempt: Callable[[Record, int, Record], bool]
see_check: Callable[[Record, Record], None]
conclude: Callable[[Record], None]
habit: Callable[[Record, int], int]
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
STAGED: bool  # whether sharp actions are found so quickly that they are tried before the others are
may_skip: Callable[[Record, Record], bool]
skip: Callable[[Record, Record], None]

WIN = 30000  # the score of a game won at the root; each ply on the way costs one
CERTAIN = WIN - 1000  # beyond this the end is certain
MOST = 20000  # no evaluation is beyond this
WIN_AT_ONCE = 20000  # the promise of an action that surely wins

MOST_PLIES = 96  # the longest line that is looked at
MOST_SHARP: Any = np.int64(12)  # the longest exchange after it
MANY = 255  # how often a position is said to stand that comes back within one line

NONE = 0xFFFF  # no action has this number
UNKNOWN = -32768  # no evaluation has this value
DEEPEST = 127  # what the table can tell of a depth

# Whether the last turn was skipped. Recursive calls take no plain constants: a constant has a type
# of its own, and Numba cannot bring two kinds of a kernel that call each other back from its
# cache.
ACTED: Any = np.int64(0)
SKIPPED: Any = np.int64(1)

# What a score in the table says about the true one.
EXACT, AT_LEAST, AT_MOST = 1, 2, 3

SIDE_SALT = np.uint64(0x9E3779B97F4A7C15)  # some keys of positions do not tell the side to act
NO_SALT = np.uint64(0)

# Order of actions: the one that the table names, gains, killers, the others by history, losses.
FIRST, GAIN, KILLER, SECOND_KILLER, LOSS = 1 << 30, 1 << 28, 1 << 27, 1 << 26, -(1 << 28)
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
    """The score of a game that is over; the side to act at the root may be averse to draws."""
    if int(s.winner) < 0:
        return int(context.draw) if ply & 1 else -int(context.draw)
    return WIN - ply if int(s.winner) == int(s.side) else ply - WIN


# The table: an array of `lock` and `content`. The lock is the key, made unreadable by the content,
# so that an entry which two threads wrote at once opens to nobody.


@kernel
def table_key(s: Record) -> Any:
    return position_key(s) ^ (SIDE_SALT if int(s.side) else NO_SALT)


@kernel
def content_of(action: int, score: int, stand: int, depth: int, bound: int, age: int) -> Any:
    """An entry: 16 bits of action, of score and of evaluation, 7 of depth, 2 of bound, 7 of age."""
    low = np.uint64(action) | np.uint64(score + 32768) << np.uint64(16)
    high = np.uint64(stand + 32768) | np.uint64(depth | bound << 7 | age << 9) << np.uint64(16)
    return low | high << np.uint64(32)


@kernel
def place_of(table: Any, key: Any) -> Any:
    """Where the table has the entry of a position, if it has one."""
    return key & np.uint64(len(table) - 1)


@kernel
def recall(table: Any, key: Any) -> Any:
    """What the table knows of a position; 0 for nothing."""
    entry = table[place_of(table, key)]
    content = entry.content
    return content if entry.lock ^ content == key else NO_SALT


@kernel
def action_in(content: Any) -> int:
    return int(np.int64(content & np.uint64(0xFFFF)))


@kernel
def score_in(content: Any, ply: int) -> int:
    """The score of an entry; certain ends are kept as seen from their position."""
    score = int(np.int64(content >> np.uint64(16) & np.uint64(0xFFFF))) - 32768
    if score > CERTAIN:
        return score - ply
    return score + ply if score < -CERTAIN else score


@kernel
def stand_in(content: Any) -> int:
    """The evaluation of a position without danger, or UNKNOWN."""
    return int(np.int64(content >> np.uint64(32) & np.uint64(0xFFFF))) - 32768


@kernel
def depth_in(content: Any) -> int:
    return int(np.int64(content >> np.uint64(48) & np.uint64(0x7F)))


@kernel
def bound_in(content: Any) -> int:
    return int(np.int64(content >> np.uint64(55) & np.uint64(0x3)))


@kernel
def age_in(content: Any) -> int:
    return int(np.int64(content >> np.uint64(57)))


@kernel
def decides(content: Any, alpha: int, beta: int, ply: int) -> bool:
    """Whether what an entry says of the score is enough for the question."""
    score, bound = score_in(content, ply), bound_in(content)
    if bound == AT_LEAST:
        return score >= beta
    return bound == EXACT or score <= alpha


@kernel
def remember(
    table: Any, key: Any, action: int, score: int, stand: int, ply: int, depth: int, bound: int,
    age: int,
) -> None:  # fmt: skip
    """Write an entry, unless a deeper one of this search is in its place."""
    entry = table[place_of(table, key)]
    old = entry.content
    if age_in(old) == age and depth_in(old) > depth + 3 and bound != EXACT:
        return
    if action == NONE and entry.lock ^ old == key:
        action = action_in(old)
    if score > CERTAIN:
        score += ply
    elif score < -CERTAIN:
        score -= ply
    content = content_of(action, score, stand, min(depth, DEEPEST), bound, age)
    entry.content = content
    entry.lock = key ^ content


# Walking


@kernel
def count_node(context: Record) -> bool:
    """Count a position; say whether the search must end."""
    context.nodes += 1
    if context.nodes >= context.node_limit:
        context.stop = 1
    return int(context.stop) != 0


@kernel
def advance(ply: int, action: int, states: Any, frames: Any, keys: Any, context: Record) -> None:
    """Play an action at `ply` by all rules."""
    states[ply + 1] = states[ply]
    apply(states[ply + 1], action, context.scratch)
    settle_after(ply, states, frames, keys, context)


@kernel
def venture(
    ply: int, action: int, states: Any, frames: Any, keys: Any, table: Any, context: Record
) -> bool:
    """Play a candidate at `ply` if it is legal, and say whether it is.

    The next position may be one where the side to act has no action and nobody has seen it yet.
    """
    if not int(context.selective):
        if not is_allowed(states[ply], action, context.scratch):
            return False
        advance(ply, action, states, frames, keys, context)
        return True
    states[ply + 1] = states[ply]
    if not attempt(states[ply + 1], action, context.scratch):
        return False
    fetch(table, place_of(table, table_key(states[ply + 1])))
    see_check(states[ply + 1], context.scratch)
    settle_after(ply, states, frames, keys, context)
    return True


@kernel
def settle_after(ply: int, states: Any, frames: Any, keys: Any, context: Record) -> None:
    """See whether the action that was played at `ply` has ended the game.

    A position that stood before in the same line ends it, as if it had stood often enough.
    """
    s = states[ply + 1]
    if int(s.ply) == int(states[ply].ply):  # a draw was claimed
        return
    root = int(context.root)
    here = root + ply + 1
    key = position_key(s)
    keys[here] = key
    if nothing_returns(s):
        frames[ply + 1].oldest = here
        settle(s, 1, 0)
        return
    oldest = int(frames[ply].oldest)
    frames[ply + 1].oldest = oldest
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
def bring_best(frame: Record, i: int, n: int) -> int:
    """Bring the action of the highest value among those from i to its place."""
    best, value = i, int(frame.values[index(i)])
    for j in range(i + 1, n):
        other = int(frame.values[index(j)])
        if other > value:
            best, value = j, other
    action = int(frame.actions[index(best)])
    frame.actions[index(best)] = frame.actions[index(i)]
    frame.values[index(best)] = frame.values[index(i)]
    frame.actions[index(i)] = action
    frame.values[index(i)] = value
    return action


@kernel
def keep_line(ply: int, action: int, frames: Any) -> None:
    """The best line at `ply` is this action and the best line after it."""
    frame, after = frames[ply], frames[ply + 1]
    length = int(after.length)
    frame.line[0] = action
    for i in range(length):
        frame.line[index(i + 1)] = after.line[index(i)]
    frame.length = length + 1


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
    states: Any, frames: Any, keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """The score of a position once nothing sharp is left to do."""
    s = states[ply]
    frame = frames[ply]
    frame.length = 0
    if int(s.over):
        return outcome(s, ply, context)
    if count_node(context):
        return 0
    key = table_key(s)
    known = recall(table, key)
    stand = UNKNOWN
    if known != NO_SALT:
        if beta - alpha == 1 and int(s.repeats) < 2 and decides(known, alpha, beta, ply):
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
        if n:
            best = ply - WIN
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
        if best > -CERTAIN and GAIN < value < FIRST and stand + value - GAIN + DELTA <= alpha:
            break  # the others win less
        if not venture(ply, action, states, frames, keys, table, context):
            continue
        score = -quiesce(ply + 1, -beta, -alpha, left - 1, states, frames, keys, table, context)
        if int(context.stop):
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha, chosen = score, action
                keep_line(ply, action, frames)
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
    states: Any, frames: Any, keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """The score of the position at `ply`, looked at `depth` plies deep and beyond.

    What it returns is exact between `alpha` and `beta`, else only a bound. 0 when it was stopped.
    """
    s = states[ply]
    frame = frames[ply]
    frame.length = 0
    if int(s.over):
        return outcome(s, ply, context)
    alpha = max(alpha, ply - WIN)
    beta = min(beta, WIN - ply - 1)
    if alpha >= beta:
        return alpha
    selective = int(context.selective) != 0
    if depth <= 0 and selective:
        return quiesce(ply, alpha, beta, MOST_SHARP, states, frames, keys, table, context)
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
        if deep and ply > 0 and fresh and (narrow or plain) and decides(known, alpha, beta, ply):
            return score_in(known, ply)
    look(s, context.notes, context.scratch)
    danger = in_danger(s, context.notes)
    asked = depth
    if danger and selective and ply < 2 * int(context.depth):
        depth += 1
    if selective and not danger:
        if stand == UNKNOWN:
            stand = evaluate(s, context)
        if narrow and abs(beta) < CERTAIN:
            if depth <= 4 and stand - FUTILE * depth >= beta:
                return stand
            if skipped == ACTED and depth >= 2 and stand >= beta and may_skip(s, context.notes):
                states[ply + 1] = states[ply]
                skip(states[ply + 1], context.scratch)
                settle(states[ply + 1], 1, 0)
                keys[int(context.root) + ply + 1] = position_key(states[ply + 1])
                frames[ply + 1].oldest = int(context.root) + ply + 1
                less = 2 + depth // 4 + min((stand - beta) // SKIP_GAIN, 2)
                score = -search(
                    ply + 1, depth - 1 - less, -beta, 1 - beta, SKIPPED,
                    states, frames, keys, table, context,
                )  # fmt: skip
                if int(context.stop):
                    return 0
                if score >= beta:
                    return min(score, CERTAIN)
                look(s, context.notes, context.scratch)
                frame.length = 0
    best, chosen = -WIN, NONE
    start = alpha
    # Where a quiet action cannot help any more, only the others are looked at.
    hopeless = selective and not danger and ply > 0 and depth <= 3
    hopeless = hopeless and stand + FUTILE * depth <= alpha
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
    frames[ply + 2].killers[0] = NONE
    frames[ply + 2].killers[1] = NONE
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
            if best > -CERTAIN and not danger and ply > 0:  # then those that follow are quiet too
                if depth <= 3 and stand + FUTILE * depth <= alpha:
                    best = max(best, stand + FUTILE * depth)
                    break
                if narrow and depth <= 3 and quiet > 8 + 8 * depth * depth:
                    break
            if depth >= 3 and quiet > 2:
                less = int(LATENESS[index(min(depth, 63)), index(min(tried, 63))])
                if danger or not narrow:
                    less = max(less - 1, 0)
                less = min(less, depth - 2)
        if not venture(ply, action, states, frames, keys, table, context):
            continue
        tried += 1
        if tried == 1 or not selective:
            score = -search(
                ply + 1, depth - 1, -beta, -alpha, ACTED, states, frames, keys, table, context
            )
        else:
            score = -search(
                ply + 1, depth - 1 - less, -alpha - 1, -alpha, ACTED,
                states, frames, keys, table, context,
            )  # fmt: skip
            if score > alpha and less and not int(context.stop):
                score = -search(
                    ply + 1, depth - 1, -alpha - 1, -alpha, ACTED,
                    states, frames, keys, table, context,
                )  # fmt: skip
            if alpha < score < beta and not int(context.stop):
                score = -search(
                    ply + 1, depth - 1, -beta, -alpha, ACTED, states, frames, keys, table, context
                )
        if int(context.stop):
            return 0
        if score > best:
            best = score
            if score > alpha:
                alpha, chosen = score, action
                keep_line(ply, action, frames)
                frame.best = score
                if score >= beta:
                    if is_quiet:
                        praise(s, action, depth, frame, context)
                        blame(i, s, depth, frame, context)
                    break
    if wins != NONE:
        frames[ply + 1].length = 0
        keep_line(ply, wins, frames)
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


@kernel
def score_each(
    depth: int, scores: Any, states: Any, frames: Any, keys: Any, table: Any, context: Record
) -> int:
    """Score every action of the root by itself; return how many there are.

    They are in `frames[0].actions`, in the order of `scores`.
    """
    n = legal_actions(states[0], frames[0].actions, context.scratch)
    for i in range(n):
        advance(0, int(frames[0].actions[index(i)]), states, frames, keys, context)
        scores[i] = -search(
            1, depth - 1, -WIN, WIN, ACTED, states, frames, keys, table, context
        )  # fmt: skip
        if int(context.stop):
            return n
    return n
