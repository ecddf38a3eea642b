"""Template: alpha-beta search for a two-player game with full information.

Never imported as it stands: `search.searching` runs it once per game, with the kernels of that
game's `rules` and `evaluate`, and those that `search.walking`, `search.ordering` and
`search.pruning` have for it, under the names declared here.

A search walks over `context.states[0]`, the root, to `context.states[ply]`, each with its frame:
what is known of the position, its actions and their values, and the best line. Scores are for the
side to act (negamax). Beyond CERTAIN a score tells the distance to a certain end: the winner needs
no more plies than that, whatever the other side does, though there may be a shorter way that was
not searched.

Only `search` and `quiesce` call themselves. Numba cannot bring kernels that call each other back
from its cache, so everything else they do is in kernels that search nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.kernels import Record
from obelisk.kernels.kernel import index, inlined_kernel
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.search.frames import FIRST, GAIN, bring_best, keep_line
from obelisk.search.scale import BEATEN, CERTAIN, LEFT_OUT, MOST, NONE, UNKNOWN, WIN
from obelisk.search.transpositions import (
    AT_LEAST,
    AT_MOST,
    EXACT,
    NOTHING,
    action_in,
    age_in,
    bound_in,
    decides,
    depth_in,
    recall,
    remember,
    score_in,
    stand_in,
)

# rules
legal_actions: Callable[[Record, Any, Record], int]
conclude: Callable[[Record], None]
plies_left: Callable[[Record], int]
# evaluate
look: Callable[[Record, Record, Record], None]
measure: Callable[[Record, Record, Any], None]
in_danger: Callable[[Record, Record], bool]
sharp_actions: Callable[[Record, Any, Record, Record], int]
parries: Callable[[Record, Any, Record, Record], int]
parries_are_all: Callable[[Record], bool]
# search.walking
table_key: Callable[[Record], Any]
outcome: Callable[[Record, int, Record], int]
count_node: Callable[[Record], bool]
advance: Callable[[int, int, Any, Record], None]
venture: Callable[[int, int, Any, Any, Record], bool]
skip_turn: Callable[[int, Any, Record], None]
# search.ordering
begin_choice: Callable[[int, Record], None]
next_action: Callable[[Record, Record, Record], int]
order: Callable[[Record, int, int, int, Record, Record], int]
learn: Callable[[int, int, Record, Record, Record], None]
# search.pruning
is_far_above: Callable[[int, int, int, int], bool]
may_skip_turn: Callable[[int, int, int, int, int, Record], bool]
depth_after_skip: Callable[[int, int, Record], int]
foresee: Callable[[int, int, int, int, Record], None]
reduction: Callable[[int, int, int, Record, Record], int]
deserves_another: Callable[[int, int, int, Record, Record], bool]

MOST_PLIES = 96  # the longest line that is searched
MOST_SHARP: Any = np.int64(12)  # the longest exchange after it
SAVING: Any = MOST_SHARP - 4  # with more plies than this left, an exchange answers threats

# Whether the last turn was skipped. Recursive calls take no plain constants: a constant has a type
# of its own, and Numba cannot bring two kinds of a kernel that call each other back from its
# cache.
ACTED: Any = np.int64(0)
SKIPPED: Any = np.int64(1)

DELTA = 60  # what a sharp action can improve beyond what it wins


# What is known of a position without searching it


@inlined_kernel
def evaluate(s: Record, context: Record) -> int:
    """The static evaluation of a game that goes on, after `look`."""
    measure(s, context.notes, context.terms)
    score = 0
    for i in range(len(context.terms)):
        score += int(context.terms[index(i)]) * int(context.weights[index(i)])
    return max(-MOST, min(MOST, score))


@kernel
def holds(known: Any, s: Record, context: Record) -> bool:
    """Whether a certain end found in the table is as certain here as where it was found.

    A draw may come first, by a counter that is not part of the key, or by a repetition: what was
    stored before this search was found with another past.
    """
    away = WIN - abs(score_in(known, 0))
    if away >= WIN - CERTAIN:
        return True
    if int(context.wary) and age_in(known) != int(context.age):
        return False
    return away <= plies_left(s)


@inlined_kernel
def probe(ply: int, alpha: int, beta: int, depth: int, table: Any, context: Record) -> int:
    """Return the score that the table gives for the position at `ply`, or UNKNOWN.

    Leaves the best action and the static evaluation that the table knows in the frame. They help
    where the score does not: found at too small a depth, or a bound on the wrong side.
    """
    s, frame = context.states[ply], context.frames[ply]
    frame.first, frame.stand = NONE, UNKNOWN
    known = recall(table, table_key(s))
    if known == NOTHING:
        return UNKNOWN
    frame.first, frame.stand = action_in(known), stand_in(known)
    narrow = beta - alpha == 1
    if int(context.selective):
        useful = narrow and depth_in(known) >= depth
    else:
        useful = depth_in(known) == depth and (narrow or bound_in(known) == EXACT)
    # What may be claimed or counted in a repeated position holds nowhere else.
    useful = useful and ply > 0 and int(s.repeats) < 2
    if useful and decides(known, alpha, beta, ply) and holds(known, s, context):
        return score_in(known, ply)
    return UNKNOWN


@inlined_kernel
def store(
    ply: int, depth: int, start: int, beta: int, best: int, action: int,
    table: Any, context: Record,
) -> None:  # fmt: skip
    """Write what a search from alpha `start` has found at `ply` into the table.

    An evaluation means nothing where the side to act is in danger, and is not kept.
    """
    s, frame = context.states[ply], context.frames[ply]
    stand = UNKNOWN if int(frame.danger) else int(frame.stand)
    bound = AT_LEAST if best >= beta else EXACT if best > start else AT_MOST
    remember(table, table_key(s), action, best, stand, ply, depth, bound, int(context.age))


# Quiescence


@kernel
def quiesce(
    ply: int, alpha: int, beta: int, left: int,
    keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """Return the score of a position once at most `left` plies of sharp actions are played."""
    s, frame = context.states[ply], context.frames[ply]
    frame.length = 0
    if int(s.over):
        return outcome(s, ply, context)
    if count_node(context):
        return 0
    score = stand_pat(ply, alpha, beta, left, table, context)
    if score != UNKNOWN:
        return score
    n = find_urgent(ply, left, s, frame, context)
    if order(s, 0, n, int(frame.first), frame, context) != NONE:
        return WIN - ply - 1
    best, start, chosen = int(frame.floor), alpha, NONE
    alpha = max(alpha, best)  # in danger this may be beyond beta already
    for i in range(n):
        action = bring_best(frame, i, n)
        if best > -BEATEN and wins_too_little(int(frame.values[index(i)]), alpha, frame):
            break
        if not venture(ply, action, keys, table, context):
            continue
        score = -quiesce(ply + 1, -beta, -alpha, left - 1, keys, table, context)
        if int(context.stop):
            return 0
        best = max(best, score)
        if score > alpha:
            alpha, chosen = score, action
            keep_line(ply, action, context)
            if score >= beta:
                break
    store(ply, 0, start, beta, best, chosen, table, context)
    return best


@inlined_kernel
def stand_pat(
    ply: int, alpha: int, beta: int, left: int,
    table: Any, context: Record,
) -> int:  # fmt: skip
    """Return the score of a position where no sharp action needs to be tried, or UNKNOWN.

    `frame.floor` is then what the side to act has without one.
    """
    s, frame = context.states[ply], context.frames[ply]
    score = probe(ply, alpha, beta, 0, table, context)
    if score != UNKNOWN:
        return score
    stand = int(frame.stand)
    if stand >= beta:
        return stand
    look(s, context.notes, context.scratch)
    danger = in_danger(s, context.notes)
    if stand == UNKNOWN:
        stand = evaluate(s, context)
    frame.danger, frame.stand, frame.floor = danger, stand, stand
    if left == 0 or ply >= MOST_PLIES:
        return stand
    if stand < beta or (danger and left > SAVING):
        return UNKNOWN
    if not danger:
        store(ply, 0, alpha, beta, stand, NONE, table, context)
    return stand


@inlined_kernel
def find_urgent(ply: int, left: int, s: Record, frame: Record, context: Record) -> int:
    """Generate what quiescence tries: sharp actions, or in danger what may save the side to act.

    Everything else then loses, though perhaps not as soon as it seems.
    """
    if int(frame.danger) == 0 or left <= SAVING:
        return sharp_actions(s, frame.actions, context.notes, context.scratch)
    n = parries(s, frame.actions, context.notes, context.scratch)
    if n:
        frame.floor = ply - (WIN if parries_are_all(context.notes) else MOST)
    return n


@inlined_kernel
def wins_too_little(value: int, alpha: int, frame: Record) -> bool:
    """Whether a gain cannot lift the evaluation above alpha (delta pruning)."""
    return GAIN < value < FIRST and int(frame.stand) + value - GAIN + DELTA <= alpha


# Searching


@kernel
def search(
    ply: int, depth: int, alpha: int, beta: int, skipped: int,
    keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """Return the score of the position at `ply`, searched to `depth` plies and then quiesced.

    It is exact between `alpha` and `beta`, otherwise a bound (principal variation search, fail
    soft), and 0 if the search was stopped. `skipped` says whether the last turn was a null move.
    """
    s, frame = context.states[ply], context.frames[ply]
    alpha, beta = max(alpha, ply - WIN), min(beta, WIN - ply - 1)
    score = score_at_once(ply, depth, alpha, beta, keys, table, context)
    if score != UNKNOWN:
        return score
    start, asked = alpha, depth
    depth += extension(ply, frame, context)
    if may_skip_turn(ply, depth, alpha, beta, skipped, context):
        skip_turn(ply, keys, context)
        shallow = depth_after_skip(depth, beta, frame)
        score = -search(ply + 1, shallow, -beta, 1 - beta, SKIPPED, keys, table, context)
        if int(context.stop):
            return 0
        if score >= beta:
            return max(min(score, MOST), beta)
        look(s, context.notes, context.scratch)
    foresee(ply, depth, alpha, beta, context)
    begin_choice(ply, context)
    best, chosen = int(frame.floor), NONE
    while True:
        action = play_next(ply, depth, alpha, beta, best, keys, table, context)
        if action == NONE:
            break
        while True:
            left, floor = depth - 1 - int(frame.less), -int(frame.ceiling)
            score = -search(ply + 1, left, floor, -alpha, ACTED, keys, table, context)
            if not deserves_another(score, alpha, beta, frame, context):
                break
        if int(context.stop):
            return 0
        best = max(best, score)
        if score > alpha:
            alpha, chosen = score, action
            keep_best(ply, action, score, context)
        if score >= beta:
            learn(action, depth, s, frame, context)
            break
    return finish(ply, asked, start, beta, best, chosen, table, context)


@inlined_kernel
def score_at_once(
    ply: int, depth: int, alpha: int, beta: int,
    keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """Return the score of a position whose actions need not be searched, or UNKNOWN.

    Otherwise what the table and the evaluation know of the position is left in the frame.
    """
    s, frame = context.states[ply], context.frames[ply]
    frame.length = 0
    if int(s.over):
        return outcome(s, ply, context)
    if alpha >= beta:  # a win is known that comes sooner than any from here
        return alpha
    selective = int(context.selective) != 0
    if depth <= 0 and selective:
        return quiesce(ply, alpha, beta, MOST_SHARP, keys, table, context)
    if count_node(context):
        return 0
    if depth <= 0 or ply >= MOST_PLIES:
        look(s, context.notes, context.scratch)
        return evaluate(s, context)
    score = probe(ply, alpha, beta, depth, table, context)
    if score != UNKNOWN:
        return score
    look(s, context.notes, context.scratch)
    frame.danger = in_danger(s, context.notes)
    if not selective or int(frame.danger):
        return UNKNOWN
    if int(frame.stand) == UNKNOWN:
        frame.stand = evaluate(s, context)
    return int(frame.stand) if is_far_above(depth, alpha, beta, int(frame.stand)) else UNKNOWN


@inlined_kernel
def extension(ply: int, frame: Record, context: Record) -> int:
    """How many plies more deeply to search a position in danger: one, unless the line is long."""
    extended = int(frame.danger) != 0 and int(context.selective) != 0
    return int(extended and ply < 2 * int(context.depth))


@inlined_kernel
def play_next(
    ply: int, depth: int, alpha: int, beta: int, best: int,
    keys: Any, table: Any, context: Record,
) -> int:  # fmt: skip
    """Play the next action at `ply` that is worth a search and return it, or NONE.

    The first is searched in the full window; another one in a null window and perhaps less deeply,
    until it turns out to be better.
    """
    s, frame = context.states[ply], context.frames[ply]
    while True:
        action = next_action(s, frame, context)
        if action == NONE:
            return NONE
        less = reduction(depth, alpha, best, frame, context)
        if less == LEFT_OUT:
            return NONE
        if venture(ply, action, keys, table, context):
            full = int(frame.tried) == 0 or int(context.selective) == 0
            frame.less, frame.ceiling = less, beta if full else alpha + 1
            frame.tried += 1
            return action


@inlined_kernel
def keep_best(ply: int, action: int, score: int, context: Record) -> None:
    """Keep the best line so far and its score, for a search that is stopped before its end."""
    keep_line(ply, action, context)
    context.frames[ply].best = score


@inlined_kernel
def finish(
    ply: int, depth: int, start: int, beta: int, best: int, chosen: int,
    table: Any, context: Record,
) -> int:  # fmt: skip
    """Return the score of a position whose actions have been searched, and store it."""
    s, frame = context.states[ply], context.frames[ply]
    if int(frame.wins) != NONE:
        context.frames[ply + 1].length = 0
        keep_best(ply, int(frame.wins), WIN - ply - 1, context)
        return WIN - ply - 1
    if int(frame.tried) == 0 and ply > 0 and int(frame.hopeless) == 0:
        conclude(s)
        return outcome(s, ply, context)
    best = max(best, int(frame.floor))
    if int(s.repeats) < 2 and not (ply == 0 and int(context.excluding)):
        store(ply, depth, start, beta, best, chosen, table, context)
    return best


@kernel
def score_each(depth: int, scores: Any, keys: Any, table: Any, context: Record) -> int:
    """Score every action of the root separately; return how many there are.

    They are in `context.frames[0].actions`, in the order of `scores`.
    """
    n = legal_actions(context.states[0], context.frames[0].actions, context.scratch)
    for i in range(n):
        advance(0, int(context.frames[0].actions[index(i)]), keys, context)
        scores[i] = -search(1, depth - 1, -WIN, WIN, ACTED, keys, table, context)
        if int(context.stop):
            return n
    return n
