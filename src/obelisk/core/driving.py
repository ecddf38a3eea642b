"""The driver of a game: the kernels of `kernels.driver`, made for it."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from obelisk.core.chance import draw_number
from obelisk.kernels.specialise import specialise

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame


def driver_of(game: BoardGame) -> ModuleType:
    """The kernels that count, play at random and play in batches by the rules of a game."""
    return specialise(
        "obelisk.kernels.driver", game.id, draw_number=draw_number, **game.rules.kernels()
    )
