"""Sets of small numbers as bits of a number."""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.kernels.kernel import kernel, leading_zeros, trailing_zeros

ONE: Any = np.uint64(1)


@kernel
def lowest(bits: Any) -> int:
    """The lowest bit of a `uint64`; 64 if there is none."""
    return int(np.int64(trailing_zeros(bits)))


@kernel
def highest(bits: Any) -> int:
    """The highest bit of a `uint64`; -1 if there is none."""
    return 63 - int(np.int64(leading_zeros(bits)))


@kernel
def without_lowest(bits: Any) -> Any:
    """The bits of a `uint64` without their lowest."""
    return bits & (bits - ONE)
