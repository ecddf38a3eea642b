"""The ladder of eight levels for games whose authors give none of their own.

A level is a way to think with less: fewer positions, scores misjudged by chance, now and then a
look only one action ahead, and on the two lowest an action without a look at the board. From
level 3 on a player for two never misses a win in one action or gives the game away with its own
action.
"""

from __future__ import annotations

from obelisk.core.board_game import is_searchable
from obelisk.core.game import Game
from obelisk.core.player import Level, check_level

LAPSE = Level(depth=1, noise=400)

# Careful sides seldom beat each other where a draw is near, so a level is also how often it errs.
LADDER = (
    Level(depth=1, noise=150, blind=0.8),
    Level(depth=1, noise=100, blind=0.15),
    Level(depth=1, noise=60),
    Level(depth=2, noise=25),
    Level(nodes=1_500, lapse=0.1),
    Level(nodes=6_000, lapse=0.05),
    Level(nodes=25_000, lapse=0.02),
    Level(),
)

# For games that are not for two with everything seen: `nodes` are games played to the end.
SAMPLING_LADDER = (
    Level(nodes=20, blind=0.8),
    Level(nodes=20, blind=0.4),
    Level(nodes=20, blind=0.15),
    Level(nodes=40),
    Level(nodes=80),
    Level(nodes=160),
    Level(nodes=320),
    Level(),
)


def level_of(game: Game, number: int) -> Level:
    """What a level of a game may think."""
    usual = LADDER if is_searchable(game) else SAMPLING_LADDER
    return (game.levels() or usual)[check_level(number) - 1]
