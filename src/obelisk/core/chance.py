"""Random numbers inside kernels: a quick generator for play, and a mixer for what rules draw.

Unsigned 64-bit arithmetic wraps around silently when compiled, but NumPy warns of it; so the mixer
adds and multiplies in halves that never overflow.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from obelisk.kernels.kernel import kernel

_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


@kernel
def draw_number(seed: Any, below: int) -> int:
    """A random number from 0 to `below - 1` (xorshift64); `seed[0]` moves on."""
    x = seed[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    seed[0] = x
    # signed, or every kernel that takes the number would be compiled a second time
    return int(np.int64((x >> np.uint64(32)) * np.uint64(below) >> np.uint64(32)))


@kernel
def _join(high: Any, low: Any) -> Any:
    return (high & _LOW) << _HALF | low & _LOW


@kernel
def _add(x: Any, y: Any) -> Any:
    low = (x & _LOW) + (y & _LOW)
    return _join((x >> _HALF) + (y >> _HALF) + (low >> _HALF), low)


@kernel
def _multiply(x: Any, y: Any) -> Any:
    low = (x & _LOW) * (y & _LOW)
    across = ((x >> _HALF) * (y & _LOW) & _LOW) + ((x & _LOW) * (y >> _HALF) & _LOW)
    return _join(across + (low >> _HALF), low)


@kernel
def mix(z: Any) -> Any:
    """A well-mixed unsigned 64-bit number made of another (SplitMix64)."""
    z = _add(z, _GOLDEN)
    z = _multiply(z ^ z >> np.uint64(30), _FIRST)
    z = _multiply(z ^ z >> np.uint64(27), _SECOND)
    return z ^ z >> np.uint64(31)
