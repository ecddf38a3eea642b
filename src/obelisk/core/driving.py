"""The driver of a game: the kernels of `core.driver`, made for it."""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from obelisk.core.specialise import specialise

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame

KERNELS = (
    "legal_actions", "apply", "settle", "position_key", "repeat_stride", "nothing_returns",
)  # fmt: skip


def driver_of(game: BoardGame) -> ModuleType:
    """The kernels that count, play at random and play in batches by the rules of a game."""
    kernels = {name: getattr(game.rules, name) for name in KERNELS}
    return specialise("obelisk.core.driver", game.id, **kernels)
