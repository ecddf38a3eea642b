"""Checks of arguments, for errors that say what would be right."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.quoting import quoted

Number = TypeVar("Number", bound=np.generic)

MOST_GAMES = 10**7  # in one batch
MOST_PLIES = 10**7  # of one random game


def whole(name: str, value: object, least: int, most: int) -> int:
    """Return `value` as an int; `ObeliskError` unless it is a whole number in these bounds."""
    is_number = isinstance(value, int | np.integer) and not isinstance(value, bool)
    if not is_number or not least <= int(value) <= most:  # type: ignore[call-overload]
        raise ObeliskError(
            Message("core-number-range", name=name, given=quoted(value), least=least, most=most)
        )
    return int(value)  # type: ignore[call-overload, no-any-return]


def check_chance(rng: object) -> None:
    """Raise an `ObeliskError` unless `rng` is a generator of random numbers."""
    if not isinstance(rng, Random | np.random.Generator):
        raise ObeliskError(Message("core-chance", given=quoted(rng)))


def numbers(name: str, value: object, kind: type[Number], count: int) -> npt.NDArray[Number]:
    """Return `value` as an array with one number for each of `count` games."""
    try:
        array = np.ascontiguousarray(value, kind)
    except (TypeError, ValueError, OverflowError):
        raise ObeliskError(Message("core-numbers", name=name, given=quoted(value))) from None
    if array.shape != (count,):
        shape = str(array.shape)
        raise ObeliskError(Message("core-numbers-count", name=name, count=count, shape=shape))
    return array
