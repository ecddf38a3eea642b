"""What an action did, and who may know it.

Every event has an audience: everybody, some seats, or the server alone. Where those outside the
audience must see that *something* happened, the event carries a public stand-in for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from obelisk.core.views import Drawn, EventShown


@dataclass(frozen=True, slots=True)
class Audience:
    """The seats that may know an event; `seats=None` is everybody, spectators included."""

    seats: frozenset[int] | None

    def admits(self, seat: int | None) -> bool:
        """Whether `seat` (None: a spectator) belongs to the audience."""
        return self.seats is None or seat in self.seats


EVERYBODY = Audience(None)
SERVER = Audience(frozenset())


def only(*seats: int) -> Audience:
    """The audience of just these seats."""
    return Audience(frozenset(seats))


class Event:
    """One thing that happened: a kind, its fields, its audience. A read-only value.

    `drawn` says how it is shown on the board, part by part; see `obelisk.core.views`.
    """

    __slots__ = ("audience", "drawn", "fields", "kind", "stand_in")

    kind: str
    fields: Mapping[str, object]
    audience: Audience
    stand_in: Event | None
    drawn: tuple[Drawn, ...]

    def __init__(
        self,
        kind: str,
        fields: Mapping[str, object],
        audience: Audience = EVERYBODY,
        stand_in: Event | None = None,
        drawn: tuple[Drawn, ...] = (),
    ) -> None:
        if stand_in is not None and stand_in.audience != EVERYBODY:
            raise ValueError(f"the stand-in of '{kind}' must be for everybody")
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "fields", MappingProxyType(dict(fields)))
        object.__setattr__(self, "audience", audience)
        object.__setattr__(self, "stand_in", stand_in)
        object.__setattr__(self, "drawn", drawn)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("an event is read-only")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self._content() == other._content()

    def __hash__(self) -> int:
        return hash((self.kind, self.audience))

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.fields.items())
        return f"<{self.kind} {fields}>"

    def __reduce__(self) -> tuple[type[Event], tuple[object, ...]]:
        return type(self), self._content()

    def _content(self) -> tuple[object, ...]:
        return self.kind, dict(self.fields), self.audience, self.stand_in, self.drawn

    def seen_by(self, seat: int | None) -> Event | None:
        """The event, its stand-in, or nothing: what this seat (None: a spectator) may know."""
        return self if self.audience.admits(seat) else self.stand_in

    def to_json(self) -> EventShown:
        """The event as it goes over the wire."""
        if self.drawn:
            return cast("EventShown", {"event": self.kind, **self.fields, "drawn": [*self.drawn]})
        return cast("EventShown", {"event": self.kind, **self.fields})


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What `seat` (None: a spectator) may know of these events, in order."""
    return [
        seen
        for event in events
        # most are for everybody, and this is asked for every reader of every action
        if (seen := event if event.audience is EVERYBODY else event.seen_by(seat)) is not None
    ]
