"""Who has used how much thinking time lately: each address, and each person of it.

What was used is forgotten by halves, so that nobody pays for yesterday. It is kept in memory that
cannot grow, by each process for itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

HALF = 60.0  # seconds after which half of what was used is forgotten
MOST_KEYS = 20_000  # addresses and people that are remembered


@dataclass(frozen=True, slots=True)
class Payer:
    """Whose thinking time it is: a person, and the address they came from. Many people may share an
    address; one who takes a hundred names is still one address."""

    address: str
    person: str


class Shares:
    """The thinking time of everybody who used some lately, in seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: OrderedDict[str | Payer, tuple[float, float]] = OrderedDict()

    def charge(self, payer: Payer, seconds: float) -> None:
        """Somebody has used so much, or below 0 less than was thought before."""
        now = self._clock()
        for key in (payer.address, payer):
            self._used[key] = (max(self._left(key, now) + seconds, 0.0), now)
            self._used.move_to_end(key)
        while len(self._used) > MOST_KEYS:
            self._used.popitem(last=False)

    def of_address(self, address: str) -> float:
        """What an address has used."""
        return self._left(address, self._clock())

    def of_person(self, payer: Payer) -> float:
        """What a person has used, from this address."""
        return self._left(payer, self._clock())

    def _left(self, key: str | Payer, now: float) -> float:
        used, at = self._used.get(key, (0.0, now))
        return float(used * 0.5 ** ((now - at) / HALF))
