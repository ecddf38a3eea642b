"""Legal actions in the notation that a client asks for."""

from __future__ import annotations

from typing import cast

import orjson

from obelisk.core.messages import List, Message
from obelisk.core.state import State
from obelisk.core.views import View, has_board
from obelisk.server.refusal import Refused

JSON = "json"  # a notation of texts that are JSON: what is JSON itself tells them as objects


def in_notation(state: State, view: View, notation: str) -> View:
    """A view of a state with its legal actions, where it lists them, in a notation of the game."""
    game = state.game
    if notation not in game.notations:
        known = List.of(game.notations)
        raise Refused("invalid", Message("server-notation", game=game.named(), notations=known))
    if not has_board(view):
        return view
    texts = [game.spell(state, action, notation) for action in view["actions"]]
    listed = [orjson.loads(text) for text in texts] if notation == JSON else texts
    return cast("View", {**view, "actions": listed})
