"""Whose mistake an exception is: that of a game of another package ends one match, and no more.

Such games run in the server, so whatever they raise must stay in the match that they raised it in.
A mistake of ours, in a game of ours as well, is logged, and the match goes on: nobody can end a
match by finding one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from importlib.resources import files
from traceback import walk_tb

from obelisk.core.errors import ObeliskError
from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.quoting import raised
from obelisk.games import source
from obelisk.games.folder import folder_of
from obelisk.server.refusal import Refused

LARGEST = 2**20  # bytes of a message with a view

# A game is called through these, and what it breaks may come to light in them.
_CALLED_THROUGH = tuple(
    str(files("obelisk") / name)
    for name in (
        "core/board_game.py", "core/game.py", "core/hidden_game.py", "core/state.py", "games",
        "kernels",
    )
)  # fmt: skip


class GameFailed(Exception):
    """A game raised what it must not; the text names it and tells what was raised."""


def failed(fault: BaseException, game: type[Game]) -> GameFailed | None:
    """What to tell of an exception that was raised while a match was looked after; None if it is
    no mistake of the game."""
    if isinstance(fault, GameFailed):
        return fault
    if not isinstance(fault, Exception) or isinstance(fault, Refused | asyncio.CancelledError):
        return None
    if _is_ours(game):
        return None
    homes = (*_CALLED_THROUGH, str(folder_of(game)))
    if not any(file.startswith(homes) for file in _files(fault)):
        return None
    return GameFailed(f"{named(game)} failed: {raised(fault)}")


def _is_ours(game: type[Game]) -> bool:
    try:
        return source(game.id).is_ours
    except ObeliskError:  # it is not installed, or was left out meanwhile
        return False


def named(game: type[Game]) -> Message:
    """Return a game with the package that it comes from."""
    return Message("server-game-of", game=game.named(), package=package_of(game))


def package_of(game: type[Game]) -> str:
    """Return the name of the distribution that a game comes from."""
    try:
        return source(game.id).shipped_by
    except ObeliskError:  # it is not installed, or was left out meanwhile
        return game.__module__.partition(".")[0]


def refusal(game: type[Game]) -> Refused:
    """What the people at the table are told. What was raised may hold secrets, and is logged."""
    return Refused("fault", Message("server-game-failed", game=named(game)))


def unopened(game: type[Game]) -> Refused:
    """What those who want to open a match are told that the game fails to read."""
    return Refused("fault", Message("server-game-unopened", game=named(game)))


def check_size(text: bytes, game: type[Game]) -> bytes:
    """A message that holds a view; `GameFailed` if it is far larger than a board needs."""
    if len(text) > LARGEST:
        raise GameFailed(
            f"{named(game)} failed: a view takes {len(text)} bytes, and at most {LARGEST} are sent"
        )
    return text


def _files(fault: BaseException) -> Iterator[str]:
    for frame, _ in walk_tb(fault.__traceback__):
        yield frame.f_code.co_filename
