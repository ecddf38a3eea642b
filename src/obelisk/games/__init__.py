"""The games, by name. Listing them loads none of them."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING

from obelisk.core.errors import UnknownGame
from obelisk.core.quoting import quoted, shown

if TYPE_CHECKING:
    from obelisk.core.game import Game

# name: (module, class, one line about it)
CATALOGUE = {
    "khet": (
        "obelisk.games.khet",
        "Khet",
        "Khet 2.0: one laser a side, mirrors, light the pharaoh",
    ),
    "pharaohs-light": (
        "obelisk.games.pharaohs_light",
        "PharaohsLight",
        "Pharaoh's Light: an emitter a side at the edge, any piece may swap",
    ),
    "photon": (
        "obelisk.games.photon",
        "Photon",
        "Photon: all shooters fire every turn, beams annihilate, destroy the king",
    ),
    "xionghan": (
        "obelisk.games.xionghan",
        "Xionghan",
        "Xionghan chess 匈汉象棋: Chinese chess on 13x13 points with fourteen kinds of pieces",
    ),
    "starclaim": (
        "obelisk.games.starclaim",
        "Starclaim",
        "Starclaim: two to twelve seats, auctions, secret mines, claim the map",
    ),
}


def find(name: str) -> type[Game]:
    """The class of the game called `name`."""
    if not isinstance(name, str) or name not in CATALOGUE:
        close = get_close_matches(shown(name), CATALOGUE, 1) if isinstance(name, str) else []
        hint = f"; did you mean '{close[0]}'?" if close else ""
        raise UnknownGame(f"unknown game {quoted(name)}{hint} (games: {', '.join(CATALOGUE)})")
    module, cls, _ = CATALOGUE[name]
    found: type[Game] = getattr(import_module(module), cls)
    return found
