"""One line of the log of a match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Entry:
    """What happened: its number in the log from 1, when (ms), by which seat, and what.

    `mid` is the id of the client's message that it answers, after the id of the person: the same
    message sent again finds it and does nothing.
    """

    seq: int
    at: int
    kind: str
    seat: int | None = None
    payload: dict[str, Any] = field(default_factory=dict)
    mid: str | None = None
