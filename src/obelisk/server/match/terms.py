"""What is agreed before a match: the game and its start, the clock, and what it counts for."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Literal

from obelisk.core.errors import ObeliskError
from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.state import State
from obelisk.games import find
from obelisk.server.refusal import Refused

ClockKind = Literal["none", "pauses", "action", "main", "days", "phases"]
Visibility = Literal["public", "link"]
Chat = Literal["table", "closed", "all"]

SECOND, DAY = 1000, 86_400_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Clock:
    """How long may be thought. Times in milliseconds.

    `action` and `days` give `time` for each action; `main` gives `time` for the whole match and
    `increment` after each action; `phases` are the times of a game's rulebook, with pauses to
    talk if `talk`; `pauses` are those pauses alone, which end when everybody is ready.
    """

    kind: ClockKind = "none"
    time: int = 0
    increment: int = 0
    talk: bool = True

    @property
    def is_live(self) -> bool:
        """Whether players are expected to sit at the table for the whole match."""
        return self.kind != "days"

    @property
    def is_timed(self) -> bool:
        return self.kind not in ("none", "pauses")

    @property
    def has_pauses(self) -> bool:
        """Whether there are pauses to talk."""
        return self.kind == "pauses" or (self.kind == "phases" and self.talk)


@dataclass(frozen=True)
class Terms:
    """What does not change during a match. `seed` is a secret until the end."""

    game: Game
    start: str | None = None
    seed: int | None = None
    clock: Clock = Clock()
    rated: bool = False
    visibility: Visibility = "public"
    creator: str = ""
    address: str = ""  # where the creator came from, unreadably: who pays for its engines
    before: str | None = None  # the match that this is the rematch of
    chat: Chat = "table"  # private talk in pauses; all talk in pauses; all talk always
    preview: bool = False  # both are shown what an action would do

    def first(self) -> State:
        """The first state."""
        if self.start is not None:
            return self.game.position(self.start)
        return self.game.start(seed=self.seed)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.game.options.to_json(),
            "start": self.start,
            "seed": self.seed,
            "clock": asdict(self.clock),
            "rated": self.rated,
            "visibility": self.visibility,
            "creator": self.creator,
            "address": self.address,
            "before": self.before,
            "chat": self.chat,
            "preview": self.preview,
        }

    @classmethod
    def from_json(cls, content: dict[str, Any]) -> Terms:
        """The terms that `to_json` wrote, in any version."""
        rest = dict(content)
        kind, version = find(rest.pop("game")), rest.pop("rules", "1")  # 0.1.0 did not write it
        game = kind.of_version(version, rest.pop("options"))
        return cls(game=game, clock=Clock(**rest.pop("clock")), **rest)


def usual_clock(game: Game) -> ClockKind:
    """The kind of clock where none was asked for: the free phases of a rulebook that has some."""
    return "pauses" if game.has_phases else "none"


def check(terms: Terms) -> State:
    """The first state of terms that can be played; else `Refused` says what is wrong."""
    clock, game = terms.clock, terms.game
    if clock.kind in ("phases", "pauses") and not game.has_phases:
        raise Refused(
            "invalid", Message("server-clock-no-phases", clock=clock.kind, game=game.named())
        )
    if clock.kind == "main" and not game.is_for_two:
        raise Refused(
            "invalid",
            Message("server-clock-secrets", game=game.named()),
        )
    if clock.kind in ("action", "main", "days") and clock.time <= 0:
        raise Refused("invalid", Message("server-clock-time", clock=clock.kind))
    if terms.chat != "table" and game.is_for_two:
        raise Refused("invalid", Message("server-chat-for-many", chat=terms.chat))
    if terms.chat == "closed" and not clock.has_pauses:
        raise Refused(
            "invalid",
            Message("server-chat-closed"),
        )
    if terms.preview and (terms.rated or not game.is_for_two):
        raise Refused("invalid", Message("server-preview"))
    if terms.start is not None and terms.rated:
        raise Refused("invalid", Message("server-rated-position"))
    if terms.start is not None and game.has_secrets:
        raise Refused("invalid", Message("server-position-secret", game=game.named()))
    try:
        first = terms.first()
    except ObeliskError as fault:
        raise Refused("invalid", Message("server-start"), *fault.faults) from None
    if not first.to_act:
        raise Refused("invalid", Message("server-start-over"))
    return first
