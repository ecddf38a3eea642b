"""Obelisk: a home for board games.

    import obelisk
    game = obelisk.game("khet", setup="dynasty")
    state = game.start().play("d1+")

Importing the package is cheap: a game's code is loaded when the game is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from obelisk.core.errors import IllegalAction

if TYPE_CHECKING:
    from obelisk.core.game import Game
    from obelisk.core.player import Player

__all__ = ["IllegalAction", "__version__", "game", "game_names", "player"]
__version__ = "0.1.0"


def game(name: str, /, **options: Any) -> Game:
    """The game called `name` with these options.

    An unknown name, an unknown option or a value outside its list raises a `ValueError` that
    tells the right ones.
    """
    from obelisk.games import find

    return find(name)(**options)


def game_names() -> tuple[str, ...]:
    """The names that `game` takes. Listing them loads no game."""
    from obelisk.games import names

    return names()


def player(
    game: str | Game, level: int = 8, *, seed: int | None = None, style: str = "alphabeta"
) -> Player:
    """Return the player of a game at a level from 1 to 8.

    `player.choose(state).action` is what it plays; the choice also tells the score of the action
    and the line that is expected. A player with a `seed` makes the same choices again.
    """
    from obelisk.search.players import player as make

    return make(game, level, seed=seed, style=style)
