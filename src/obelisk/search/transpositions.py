"""What the search knows of positions: an array of entries of `lock` and `content`.

The lock is the key, made unreadable by the content, so that an entry which two threads wrote at
once opens to nobody.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.kernels.kernel import wide_kernel as kernel
from obelisk.search.scale import CERTAIN, NONE

DEEPEST = 127  # what an entry can tell of a depth
NOTHING = np.uint64(0)  # the content of no entry

# What a score says about the true one.
EXACT, AT_LEAST, AT_MOST = 1, 2, 3


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
    return content if entry.lock ^ content == key else NOTHING


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
