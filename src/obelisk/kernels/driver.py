"""Template: kernels that drive any two-player game — counting, random play, batches.

Never imported as it stands: `kernels.specialise` runs it once per game, with that game's
kernels under the names declared here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from obelisk.kernels import Record
from obelisk.kernels.kernel import index, kernel

LOW_BITS = np.uint64(0xFFFFFFFF)

draw_number: Callable[[Any, int], int]
legal_actions: Callable[[Record, Any, Record], int]
apply: Callable[[Record, int, Record], None]
settle: Callable[[Record, int, int], None]
position_key: Callable[[Record], Any]
repeat_stride: Callable[[Record], int]
nothing_returns: Callable[[Record], bool]


@kernel
def play(s: Record, action: int, scratch: Record) -> None:
    """Play a legal action where no position counts as repeated."""
    apply(s, action, scratch)
    settle(s, 1, 0)


# One action of one game. Python hands over arrays of one record, which takes Numba a tenth of the
# time that it takes to look into a record.


@kernel
def list_actions(states: Any, trials: Any, actions: Any, scratches: Any) -> int:
    """Write the legal actions into `actions`; return how many. They may be tried on a copy."""
    trials[0] = states[0]
    return legal_actions(trials[0], actions, scratches[0])


@kernel
def carry_out(before: Any, after: Any, action: int, scratches: Any) -> tuple[int, Any, bool]:
    """Play a legal action on a copy, which `settle_one` must follow if it is a ply.

    Returns the plies it was, the key of the position, and whether no earlier one can return.
    """
    after[0] = before[0]
    apply(after[0], action, scratches[0])
    plies = int(after[0].ply) - int(before[0].ply)
    return plies, position_key(after[0]), nothing_returns(after[0])


@kernel
def settle_one(states: Any, times: int, cycle: int) -> None:
    """End a game whose position stands for the `times`-th time if the rules say so."""
    settle(states[0], times, cycle)


@kernel
def perft(
    stack: Any, actions: Any, scratch: Record, checksum: Any, level: int, depth: int, bulk: bool
) -> int:
    """Number of action sequences of length `depth - level` from `stack[level]`.

    A game that ends earlier has no longer sequences. `checksum[0]` grows by a part of each last
    position's hash. With `bulk` the last ply is counted without being played.
    """
    n = legal_actions(stack[level], actions[level], scratch)
    if bulk and level == depth - 1:
        return n
    total = 0
    for i in range(n):
        stack[level + 1] = stack[level]
        play(stack[level + 1], int(actions[level, i]), scratch)
        if level == depth - 1:
            checksum[0] += int(stack[level + 1].zobrist & LOW_BITS)
            total += 1
        else:
            total += perft(stack, actions, scratch, checksum, level + 1, depth, bulk)
    return total


# A table of games: `states`, and for the repetition rule `past`, the keys of each game's positions
# since the last one that none can repeat, of which the first `lengths[i]` are valid.


@kernel
def occurrences(past: Any, i: int, length: int, stride: int, key: Any) -> tuple[int, int]:
    """How often `key` is among every `stride`-th of the keys of game i, from the last.

    Also returns how many plies ago it was there first.
    """
    times, cycle = 0, 0
    j = length - stride
    while j >= 0:
        if past[index(i), index(j)] == key:
            times += 1
            cycle = length - j
        j -= stride
    return times, cycle


@kernel
def restart(i: int, start: Any, start_past: Any, states: Any, past: Any, lengths: Any) -> None:
    """Put game i back to the start."""
    states[i] = start[0]
    for j in range(len(start_past)):
        past[i, j] = start_past[j]
    lengths[i] = len(start_past)


@kernel
def step(i: int, action: int, states: Any, past: Any, lengths: Any, scratch: Record) -> None:
    """Play a legal action in game i by all rules, repetition included."""
    s = states[i]
    ply = int(s.ply)
    apply(s, action, scratch)
    if int(s.ply) != ply:  # not so when a draw is claimed
        length = 0 if nothing_returns(s) else int(lengths[i])
        key = position_key(s)
        times, cycle = occurrences(past, i, length, repeat_stride(s), key)
        settle(s, 1 + times, cycle)
        past[index(i), index(length)] = key
        lengths[i] = length + 1


@kernel
def random_games(
    games: int, most: int, seed: Any, wins: Any, start: Any, start_past: Any,
    states: Any, past: Any, lengths: Any, scratch: Record, actions: Any,
) -> int:  # fmt: skip
    """Play random games, one after the other, each of at most `most` plies; return all plies.

    `wins` counts the games won by seat 0, by seat 1, and the others.
    """
    plies = 0
    for _ in range(games):
        restart(0, start, start_past, states, past, lengths)
        for _ in range(most):
            n = legal_actions(states[0], actions, scratch)
            if n == 0:
                break
            step(0, int(actions[draw_number(seed, n)]), states, past, lengths, scratch)
            plies += 1
        winner = int(states[0].winner)
        wins[winner if int(states[0].over) and winner >= 0 else 2] += 1
    return plies


@kernel
def restart_batch(
    which: Any, start: Any, start_past: Any,
    states: Any, past: Any, lengths: Any, scratch: Record, lists: Any, counts: Any,
) -> None:  # fmt: skip
    """Put the chosen games back to the start, and list their legal actions."""
    for i in range(len(states)):
        if which[i]:
            restart(i, start, start_past, states, past, lengths)
            counts[i] = legal_actions(states[i], lists[i].actions, scratch)


@kernel
def step_batch(
    choices: Any, again: bool, start: Any, start_past: Any,
    states: Any, past: Any, lengths: Any, scratch: Record, lists: Any, counts: Any,
) -> int:  # fmt: skip
    """Play the chosen legal action in every game that is not over, and list what follows.

    With `again` a game that was over starts again instead. If a choice is none of the legal
    actions nothing is played; returns the first such game, or −1.
    """
    for i in range(len(states)):
        if int(counts[i]) and not 0 <= int(choices[i]) < int(counts[i]):
            return i
    for i in range(len(states)):
        if int(counts[i]):
            action = int(lists[i].actions[index(choices[i])])
            step(i, action, states, past, lengths, scratch)
        elif again:
            restart(i, start, start_past, states, past, lengths)
        counts[i] = legal_actions(states[i], lists[i].actions, scratch)
    return -1
