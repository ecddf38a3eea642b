"""Sets of small numbers as bits."""

from __future__ import annotations

from random import Random

import numpy as np

from obelisk.kernels.bits import highest, lowest, without_lowest


def test_bits_are_found_from_both_ends() -> None:
    rng = Random(1)
    for size in (1, 2, 5, 64):
        numbers = {rng.randrange(64) for _ in range(size)}
        bits = np.uint64(sum(1 << number for number in numbers))
        assert lowest(bits) == min(numbers)
        assert highest(bits) == max(numbers)
        rest = numbers - {min(numbers)}
        assert int(without_lowest(bits)) == sum(1 << number for number in rest)


def test_no_bits_have_no_ends() -> None:
    assert lowest(np.uint64(0)) == 64
    assert highest(np.uint64(0)) == -1
