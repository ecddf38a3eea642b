"""Template: whether a side wins within so many plies, by trying all that can be done.

Never imported as it stands: `find_ends` runs it once per game. It is written without a look at the
search and has nothing in common with it but the rules of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from obelisk.kernels.kernel import kernel

legal_actions: Callable[[Any, Any, Any], int]
apply: Callable[[Any, int, Any], None]
settle: Callable[[Any, int, int], None]
position_key: Callable[[Any], Any]
repeat_stride: Callable[[Any], int]
nothing_returns: Callable[[Any], bool]


@kernel
def play(stack: Any, scratch: Any, level: int, action: int, keys: Any, length: int) -> int:
    """Play an action of `stack[level]`; return how many keys of positions are then remembered.

    The last of the first `length` keys is that of `stack[level]`.
    """
    stack[level + 1] = stack[level]
    s = stack[level + 1]
    apply(s, action, scratch)
    if int(s.ply) == int(stack[level].ply):  # a draw was claimed
        return length
    if nothing_returns(s):
        for i in range(length):
            keys[i] = 0  # no position has this key
    key = position_key(s)
    times, cycle = 1, 0
    for back in range(repeat_stride(s), length + 1, repeat_stride(s)):
        if keys[length - back] == key:
            times += 1
            cycle = back
    keys[length] = key
    settle(s, times, cycle)
    return length + 1


@kernel
def wins(
    stack: Any, actions: Any, scratch: Any, level: int, plies: int, winner: int,
    keys: Any, length: int,
) -> bool:  # fmt: skip
    """Whether `winner` wins within so many plies from `stack[level]`."""
    if int(stack[level].over):
        return int(stack[level].winner) == winner
    if plies == 0:
        return False
    attacks = int(stack[level].side) == winner
    n = legal_actions(stack[level], actions[level], scratch)
    for i in range(n):
        for j in range(length):
            keys[level + 1, j] = keys[level, j]
        longer = play(stack, scratch, level, int(actions[level, i]), keys[level + 1], length)
        if wins(stack, actions, scratch, level + 1, plies - 1, winner, keys, longer) == attacks:
            return attacks
    return not attacks
