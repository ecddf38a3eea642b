"""The exceptions of Obelisk, all of them `ValueError`.

ObeliskError
├── UnknownGame        no game has this name
├── BrokenGame         an installed game that cannot be used
├── UnknownRules       no such version of a game's rules is known
├── InvalidOption      an unknown option, a value outside its list, or two that clash
├── InvalidPosition    a text that is no position of the game
├── InvalidRecord      a saved game that cannot be read or replayed
└── IllegalAction      the action cannot be played now
    ├── UnreadableAction    the text is no action at all
    └── AmbiguousAction     the text fits several actions

`InvalidOption` and `InvalidPosition` carry every fault found, not only the first, in `faults`, up
to MOST_FAULTS of them;
`IllegalAction` carries the clause of the rulebook that forbids the action, in `clause`.
Whatever is refused changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

MOST_FAULTS = 100


class ObeliskError(ValueError):
    """Something given to Obelisk is wrong; the text says what would be right."""


class UnknownGame(ObeliskError):
    """No game has this name."""


class BrokenGame(ObeliskError):
    """A game is installed but cannot be used; the text says what is wrong with it."""


class UnknownRules(ObeliskError):
    """A game was played by a version of its rules that this program does not have."""


class _Faulty(ObeliskError):
    """An error with a list of faults."""

    def __init__(self, faults: Iterable[str]) -> None:
        self.faults = tuple(islice(faults, MOST_FAULTS))
        super().__init__("; ".join(self.faults))

    def __reduce__(self) -> tuple[type[_Faulty], tuple[tuple[str, ...]]]:
        return type(self), (self.faults,)


class InvalidOption(_Faulty):
    """Options are unknown, have a value outside their list, or do not go together."""


class InvalidPosition(_Faulty):
    """A text that is no position of the game."""


class InvalidRecord(ObeliskError):
    """A saved game that cannot be read or replayed."""


class IllegalAction(ObeliskError):
    """The action cannot be played now, by the rule `clause` such as "KH-12".

    The clause is None where no rule is meant, as for a text that cannot be read.
    """

    def __init__(self, why: str, clause: str | None = None) -> None:
        super().__init__(why)
        self.clause = clause

    def cited(self) -> str:
        """The sentence with its clause, for people at a terminal: `e2 is empty (KH-3)`."""
        return f"{self} ({self.clause})" if self.clause else str(self)


class UnreadableAction(IllegalAction):
    """The text is no action of this game."""


class AmbiguousAction(IllegalAction):
    """The text fits several actions."""
