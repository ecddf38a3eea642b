"""Checks of arguments, for errors that say what would be right where NumPy's would not."""

from __future__ import annotations

from random import Random
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from obelisk.core.errors import ObeliskError
from obelisk.core.quoting import quoted

Number = TypeVar("Number", bound=np.generic)

MOST_GAMES = 10**7  # that are stepped together
MOST_PLIES = 10**7  # of one game that is played at random


def whole(name: str, value: object, least: int, most: int) -> int:
    """`value` as a number of Python; `ObeliskError` unless it is a whole one in these bounds."""
    is_number = isinstance(value, int | np.integer) and not isinstance(value, bool)
    if not is_number or not least <= int(value) <= most:  # type: ignore[call-overload]
        raise ObeliskError(
            f"{name} {quoted(value)}: it must be a whole number from {least} to {most}"
        )
    return int(value)  # type: ignore[call-overload, no-any-return]


def check_chance(rng: object) -> None:
    """Raise an `ObeliskError` unless random numbers can be drawn from `rng`."""
    if not isinstance(rng, Random | np.random.Generator):
        raise ObeliskError(
            f"{quoted(rng)} draws no numbers: give a random.Random or a numpy.random.Generator"
        )


def numbers(what: str, value: object, kind: type[Number], count: int) -> npt.NDArray[Number]:
    """`value` as an array with one number for each of `count` games."""
    try:
        array = np.ascontiguousarray(value, kind)
    except (TypeError, ValueError, OverflowError):
        raise ObeliskError(f"{what} {quoted(value)}: they must be numbers") from None
    if array.shape != (count,):
        raise ObeliskError(f"{count} games need {count} {what}, not {array.shape}")
    return array
