"""Template: Monte Carlo tree search for a two-player game with full information.

Never imported as it stands: `search.montecarlo` runs it once per game, with kernels of the game
and of its alpha-beta search under the names declared here.

A tree is an array of nodes; the children of a node stand side by side. Each simulation walks down
to a position that was not looked at before, perhaps goes on at random for some plies, judges what
it finds by the evaluation once nothing sharp is left to do, and tells all nodes on the way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any

from obelisk.core.chance import draw_number
from obelisk.kernels import Record
from obelisk.kernels.kernel import index
from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.search.scale import CERTAIN, WIN, WIN_AT_ONCE

# the game
legal_actions: Callable[[Record, Any, Record], int]
look: Callable[[Record, Record, Record], None]
promise: Callable[[Record, int, Record, Record], int]
expected: Callable[[Record], int]
# its alpha-beta search
count_node: Callable[[Record], bool]
advance: Callable[[int, int, Any, Record], None]
quiesce: Callable[[int, int, int, int, Any, Any, Record], int]
MOST_PLIES: int
MOST_SHARP: Any

DEEPEST = 64  # the longest way down the tree
CURIOSITY = 1.1  # how much a node that was seldom visited is preferred
UNKNOWN = 0.03  # how much worse than its parent a node is thought to be that nobody has visited
SOFTNESS = 220.0  # hundredths of a piece that raise the odds e times


@kernel
def odds(score: int) -> float:
    """The chance to win that a score stands for: nothing is sure but a certain end."""
    if abs(score) > CERTAIN:
        return 1.0 if score > 0 else 0.0
    return 0.01 + 0.98 / (1.0 + exp(-score / SOFTNESS))


@kernel
def wish(gain: int) -> float:
    """How likely an action is thought to be before it was tried, by what it wins at once."""
    if gain > 0:
        return 2.0 + min(gain, 300) / 50.0
    return 1.0 if gain == 0 else 0.1


@kernel
def wins(ply: int, action: int, keys: Any, context: Record) -> bool:
    """Whether an action ends the game in favour of who plays it."""
    advance(ply, action, keys, context)
    after = context.states[ply + 1]
    return int(after.over) != 0 and int(after.winner) == int(context.states[ply].side)


@kernel
def expand(node: int, ply: int, tree: Any, keys: Any, context: Record) -> None:
    """Give a node a child for each action, if there is room; the root only one that wins at once.

    Elsewhere such an action is known only where the promise tells.
    """
    s, frame = context.states[ply], context.frames[ply]
    n = legal_actions(s, frame.actions, context.scratch)
    first = int(context.grown)
    if first + n > len(tree):
        return
    look(s, context.notes, context.scratch)
    anyway = expected(context.notes)
    total = 0.0
    for i in range(n):
        action = int(frame.actions[index(i)])
        gain = promise(s, action, context.notes, context.scratch)
        if gain >= WIN_AT_ONCE or (ply == 0 and wins(ply, action, keys, context)):
            first_child(tree[first], action, 1.0)
            total, n = 1.0, 1
            break
        hope = wish(gain - anyway)
        first_child(tree[first + i], action, hope)
        total += hope
    for i in range(n):
        tree[first + i].prior /= total
    tree[node].first = first
    tree[node].children = n
    context.grown = first + n


@kernel
def first_child(node: Record, action: int, prior: float) -> None:
    """Make a node new."""
    node.action = action
    node.prior = prior
    node.visits = 0
    node.total = 0.0
    node.children = 0


@kernel
def best_child(node: int, tree: Any) -> int:
    """The child to walk to: well liked, likely, or seldom visited."""
    parent = tree[node]
    root = CURIOSITY * sqrt(float(parent.visits))
    unknown = 1.0 - parent.total / max(1.0, float(parent.visits)) - UNKNOWN
    best, highest = int(parent.first), -1.0
    for child in range(int(parent.first), int(parent.first) + int(parent.children)):
        there = tree[child]
        visits = float(there.visits)
        mean = there.total / visits if visits > 0.0 else unknown
        value = mean + root * there.prior / (1.0 + visits)
        if value > highest:
            best, highest = child, value
    return best


@kernel
def wander(ply: int, seed: Any, keys: Any, context: Record) -> int:
    """Go on at random for the plies of a rollout; return the ply that was reached."""
    for _ in range(int(context.rollout)):
        n = legal_actions(context.states[ply], context.frames[ply].actions, context.scratch)
        if n == 0 or ply >= MOST_PLIES - 1:
            break
        action = int(context.frames[ply].actions[index(draw_number(seed, n))])
        advance(ply, action, keys, context)
        ply += 1
    return ply


@kernel
def simulate(
    seed: Any, path: Any, tree: Any,
    keys: Any, table: Any, context: Record,
) -> None:  # fmt: skip
    """Walk down once, judge, and tell the nodes on the way."""
    node, ply = 0, 0
    path[0] = 0
    while int(tree[node].children) and ply < DEEPEST:
        node = best_child(node, tree)
        advance(ply, int(tree[node].action), keys, context)
        ply += 1
        path[ply] = node
    if int(context.states[ply].over) == 0 and (ply == 0 or int(tree[node].visits)):
        expand(node, ply, tree, keys, context)
    end = wander(ply, seed, keys, context)
    if int(context.states[end].over):  # what goes on is counted where it is judged
        count_node(context)
    score = quiesce(end, -WIN, WIN, MOST_SHARP, keys, table, context)
    if int(context.stop):
        return
    chance = odds(score)  # of the side to act at the end
    if (end - ply) & 1:
        chance = 1.0 - chance
    for i in range(ply, -1, -1):  # a node is valued by the side that came to it
        chance = 1.0 - chance
        there = tree[path[i]]
        there.visits += 1
        there.total += chance


@kernel
def grow(
    simulations: int, seed: Any, path: Any, tree: Any,
    keys: Any, table: Any, context: Record,
) -> None:  # fmt: skip
    """Simulate so many times, or until a limit is met."""
    for _ in range(simulations):
        if int(context.stop):
            return
        simulate(seed, path, tree, keys, table, context)
