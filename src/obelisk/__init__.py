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
    from obelisk.search.choice import Player

    def games() -> tuple[str, ...]:
        """The names that `game` takes."""

else:
    from obelisk import games  # the package of the games; called, it lists their names

__all__ = ["IllegalAction", "__version__", "game", "games", "players"]
__version__ = "0.1.0"


def game(name: str, /, **options: Any) -> Game:
    """The game called `name` with these options.

    An unknown name, an unknown option or a value outside its list raises a `ValueError` that
    tells the right ones.
    """
    from obelisk.games import find

    return find(name)(**options)


def players(
    game: str | Game, level: int = 8, *, seed: int | None = None, style: str = "alphabeta"
) -> Player:
    """The player of a game at a level from 1 to 8; `seed` makes it choose the same way again.

    `player.choose(state)` is an action, which also tells its score and the line it expects.
    """
    from obelisk.search.players import players as make

    return make(game, level, seed=seed, style=style)
