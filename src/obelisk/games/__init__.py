"""The games. Listing them loads none of them: see `finding`."""

from __future__ import annotations

from obelisk.core.words import register
from obelisk.games.finding import Games

__all__ = [
    "check_strangers", "find", "has", "leave_out", "left_out", "names", "said", "source", "usable",
]  # fmt: skip

register("games", __name__)
_games = Games()

check_strangers = _games.check_strangers
find = _games.find
has = _games.has
leave_out = _games.leave_out
left_out = _games.left_out
names = _games.names
said = _games.said
source = _games.source
usable = _games.usable
