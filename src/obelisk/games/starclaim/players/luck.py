"""Random parts of a whole, as kernels draw them."""

from __future__ import annotations

from typing import Any

from obelisk.core.chance import draw_number
from obelisk.kernels.kernel import wide_kernel as kernel

GRAIN = 1 << 20


@kernel
def fraction(seed: Any) -> float:
    """A random number from 0 up to 1."""
    return draw_number(seed, GRAIN) / GRAIN
