"""Keys for incremental position hashes, the same on every machine and in every release."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

_MASK = 2**64 - 1


def _splitmix(seed: int) -> tuple[int, int]:
    """One step of SplitMix64: the next seed and a well-mixed number."""
    seed = (seed + 0x9E3779B97F4A7C15) & _MASK
    mixed = seed
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & _MASK
    return seed, mixed ^ mixed >> 31


def zobrist(name: str, pieces: int, cells: int) -> tuple[npt.NDArray[np.uint64], np.uint64]:
    """`keys[piece, cell]` (0 for piece 0, an empty cell) and the key of the second side."""
    seed = int.from_bytes(name.encode(), "big") & _MASK
    seed, side = _splitmix(seed)
    keys = np.zeros((pieces, cells), np.uint64)
    for piece in range(1, pieces):
        for cell in range(cells):
            seed, key = _splitmix(seed)
            keys[piece, cell] = key
    return keys, np.uint64(side)
