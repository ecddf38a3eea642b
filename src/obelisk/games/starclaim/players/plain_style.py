"""The heuristic player's decisions: the kernels in `decisions`, given what a seat was shown."""

from __future__ import annotations

from random import Random

import numpy as np

from obelisk.core.state import new_record
from obelisk.games.starclaim.players.decisions import decide_alone
from obelisk.games.starclaim.players.knowledge import KNOWLEDGE
from obelisk.games.starclaim.players.memory import Memory
from obelisk.games.starclaim.players.seen import fill_knowledge, state_as_seen
from obelisk.games.starclaim.players.styles import HEURISTIC
from obelisk.games.starclaim.rules.board import SCANNER
from obelisk.games.starclaim.text.notation import write_action
from obelisk.games.starclaim.view.shown import SeatView
from obelisk.kernels.kernel import plain


class PlainStyle:
    """Decides for one seat, and holds the records that this takes."""

    def __init__(self) -> None:
        self._nothing = new_record(KNOWLEDGE)
        self._nothing[0].styles[0] = HEURISTIC
        self._nothing[0].thorough = 1
        self._known = new_record(KNOWLEDGE)
        self._seed = np.zeros(1, np.uint64)

    def choose(self, view: SeatView, actions: list[str], memory: Memory, rng: Random) -> str:
        """What a seat with this view and memory would like to play."""
        seat = view["seat"]
        state = state_as_seen(view, actions)
        if not memory.hears:  # what a scanner shows is told by events alone
            state[0].items[seat, SCANNER] = 0
            state[0].stock[SCANNER] = 0
        self._known[0] = self._nothing[0]
        fill_knowledge(self._known.view(KNOWLEDGE)[0], view, memory)
        self._seed[0] = rng.getrandbits(63) | 1
        return write_action(int(decide_alone(plain(state), plain(self._known), seat, self._seed)))
