"""What an attack measures, beside what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Something that was measured; `most` is what is asked of it, None if it is only told."""

    what: str
    value: float
    most: float | None = None
    unit: str = ""

    @property
    def is_missed(self) -> bool:
        return self.most is not None and self.value > self.most

    def __str__(self) -> str:
        told = f"{self.what}: {_number(self.value)}{self.unit}"
        if self.most is None:
            return told
        asked = f"at most {_number(self.most)}{self.unit}" if self.most else "none"
        return f"{told} (asked: {asked}){' MISSED' * self.is_missed}"


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 100 or value == int(value) else f"{value:.3g}"


def percentile(values: Sequence[float], part: float) -> float:
    """The value that such a part of all values does not exceed; 0 if there are none."""
    ordered = sorted(values)
    return ordered[int(part * (len(ordered) - 1))] if ordered else 0.0
