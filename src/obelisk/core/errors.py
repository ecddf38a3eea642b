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

Each carries every fault found as a `Message`, in `faults`, up to MOST_FAULTS of them. What is
refused changes nothing.
"""

from __future__ import annotations

from obelisk.core.messages import Message

MOST_FAULTS = 100


class ObeliskError(ValueError):
    """Something given to Obelisk is wrong; the text says what would be right."""

    def __init__(self, *faults: Message) -> None:
        self.faults: tuple[Message, ...] = faults[:MOST_FAULTS]
        super().__init__(*self.faults)

    def said(self, language: str = "en") -> str:
        """Return all faults in a language, a sentence each."""
        return " ".join(fault.said(language) for fault in self.faults)

    def __str__(self) -> str:
        return self.said()


class UnknownGame(ObeliskError):
    """No game has this name."""


class BrokenGame(ObeliskError):
    """A game is installed but cannot be used; the text says what is wrong with it."""


class UnknownRules(ObeliskError):
    """A game was played by a version of its rules that this program does not have."""


class InvalidOption(ObeliskError):
    """Options are unknown, have a value outside their list, or do not go together."""


class InvalidPosition(ObeliskError):
    """A text that is no position of the game."""


class InvalidRecord(ObeliskError):
    """A saved game that cannot be read or replayed."""


class IllegalAction(ObeliskError):
    """The action cannot be played now, by the rule `clause` such as "KH-12"."""

    @property
    def clause(self) -> str | None:
        """The clause of the rulebook that forbids it; None where no rule is meant."""
        return next((fault.clause for fault in self.faults if fault.clause), None)

    def cited(self, language: str = "en") -> str:
        """Return the sentence with its clause, for a terminal: `e2 is empty. (KH-3)`."""
        return f"{self.said(language)} ({self.clause})" if self.clause else self.said(language)


class UnreadableAction(IllegalAction):
    """The text is no action of this game."""


class AmbiguousAction(IllegalAction):
    """The text fits several actions."""
