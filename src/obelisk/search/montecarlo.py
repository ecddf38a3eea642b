"""Thinking by Monte Carlo tree search: a second style beside `thinking.Thinker`.

It spreads its attention over many lines instead of proving one, and its chances are those of a
game played on by fallible players: another opponent to practise against, and another opinion.
"""

from __future__ import annotations

import math
import time
from types import ModuleType
from typing import Any

import numpy as np

from obelisk.core.board_game import BoardGame, random_seed
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.player import Limits, Score
from obelisk.core.state import State
from obelisk.kernels.kernel import plain
from obelisk.kernels.specialise import specialise
from obelisk.search.thinking import SPARE, Report, Thinker

ALPHABETA = ("count_node", "advance", "quiesce", "MOST_PLIES", "MOST_SHARP")

NODE = np.dtype(
    [
        ("total", np.float64),  # what the side that came here scored, added up
        ("prior", np.float64),
        ("visits", np.int64),
        ("first", np.int64),  # where its children begin
        ("children", np.int64),
        ("action", np.int64),
    ],
    align=True,
)
CHUNK = 64  # simulations between two looks at the clock
LONGEST = 60.0  # seconds, if nothing else was asked for


def growing(game: BoardGame, search: ModuleType) -> ModuleType:
    """The kernels made for a game."""
    evaluation = game.evaluation
    return specialise(
        "obelisk.search.uct", game.id,
        legal_actions=game.rules.legal_actions, look=evaluation.look, promise=evaluation.promise,
        expected=evaluation.expected, **{name: getattr(search, name) for name in ALPHABETA},
    )  # fmt: skip


class MonteCarlo:
    """Grows a tree for each position. `rollout` plies at random come before the judgement.

    `nodes` of the limits are positions looked at. Equal seeds and limits of nodes make equal trees.
    """

    def __init__(
        self, game: BoardGame, *, seed: int = 0, rollout: int = 0, megabytes: float = 64
    ) -> None:
        self.game = game
        self._thinker = Thinker(game, megabytes=2**-10)
        self._thread = self._thinker.thread
        self._kernels = growing(game, self._thinker.search)
        most = game.rules.most_actions
        size = max(int(megabytes * 2**20) // NODE.itemsize, 4 * most)
        self._tree: Any = np.zeros(size, NODE).view(np.recarray)
        self._full = size - most  # beyond this a node may find no room for its children
        self._path = np.zeros(self._kernels.DEEPEST + 1, np.int64)
        self._seed = seed
        self._rollout = rollout

    def stop(self) -> None:
        """End the search that is going on, from another thread."""
        self._thinker.stop()

    def think(self, state: State, limits: Limits) -> Report:
        """The line of the actions most often tried from a state that is not over."""
        if not state.to_act:
            raise ObeliskError(Message("search-game-over"))
        started = time.monotonic()
        thread, tree = self._thread, self._tree
        self._thinker.forget()  # the same seed makes the same tree
        thread.begin(state, limits)
        context = thread.context
        context.grown, context.rollout = 1, self._rollout
        tree[0].children = tree[0].visits = 0
        tree[0].total = 0.0
        seed = np.array([random_seed(self._seed)], np.uint64)
        longest = LONGEST if limits.nodes is None else math.inf
        deadline = started + (limits.time or longest) - SPARE
        visits = 0
        while True:
            self._kernels.grow(
                CHUNK if visits else 2, seed, self._path, plain(tree), *thread.memory()
            )
            grew = int(tree[0].visits) - visits
            visits += grew
            out_of_time = time.monotonic() >= deadline
            if context.stop or not grew or out_of_time or context.grown > self._full:
                break
        return self._report(state, started)

    def _report(self, state: State, started: float) -> Report:
        tree, node = self._tree, 0
        line: list[int] = []
        chance = 0.5
        while tree[node].children:
            first, count = int(tree[node].first), int(tree[node].children)
            visits = tree[first : first + count].visits
            node = first + int(visits.argmax())
            if tree[node].visits == 0:
                break
            if not line:
                chance = float(tree[node].total / tree[node].visits)
            line.append(int(tree[node].action))
        if not line:  # stopped before anything was tried
            line = [int(tree[int(tree[0].first)].action)] if tree[0].children else []
        written = tuple(self._thinker.game.notation.write_action(code) for code in line)
        chance = min(max(chance, 1e-6), 1 - 1e-6)
        points = round(self._kernels.SOFTNESS * math.log(chance / (1 - chance)))
        return Report(
            len(line), Score(points), written or (state.actions()[0],),
            int(self._thread.context.nodes), time.monotonic() - started,
        )  # fmt: skip
