"""Many games of one kind, stepped together in one kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from obelisk.core.errors import IllegalAction
from obelisk.core.given import MOST_GAMES, numbers, whole
from obelisk.core.messages import Message
from obelisk.core.state import State, new_record
from obelisk.kernels import Records
from obelisk.kernels.kernel import plain

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame


class Batch:
    """`count` games that all start from one state and go on side by side.

    `legal[i, :counts[i]]` are the legal actions of game i as the kernels number them; `counts[i]`
    is 0 when it is over. `records` is the array of state records. All follow the same rules as
    `State.play`, repetition included. The kernel runs without the GIL, so several threads may
    each step a batch of their own.
    """

    def __init__(self, start: State, count: int) -> None:
        count = whole("count", count, 1, MOST_GAMES)
        game: BoardGame = start.game  # type: ignore[assignment]
        self.game = game
        self.records: Records = np.zeros(count, game.dtype).view(np.recarray)
        self.counts = np.zeros(count, np.int64)
        # A field of records rather than rows of an array: taking one costs a kernel nothing.
        lists = np.dtype([("actions", np.uint16, game.rules.most_actions)])
        self._lists: Records = np.zeros(count, lists).view(np.recarray)
        # Keys of the positions since the last loss, for the repetition rule.
        self._past = np.zeros((count, _width(len(start.past))), np.uint64)
        self._lengths = np.zeros(count, np.int64)
        self._longest = len(start.past)  # no history is longer; each step adds at most one key
        self._scratch = new_record(game.rules.scratch)[0]
        self._start = plain(new_record(game.dtype, start.record))
        self._start_past = np.array(start.past, np.uint64)
        self._states, self._listed = plain(self.records), plain(self._lists)
        self.restart(np.ones(count, np.bool_))

    def __len__(self) -> int:
        return len(self.records)

    @property
    def legal(self) -> npt.NDArray[np.uint16]:
        """The legal actions, a row for each game, of which the first `counts[i]` are valid."""
        legal: npt.NDArray[np.uint16] = self._lists.actions
        return legal

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        over: npt.NDArray[np.bool_] = self.counts == 0
        return over

    @property
    def winners(self) -> npt.NDArray[np.int8]:
        """The winning seat of each ended game, −1 for none; meaningless while it goes on."""
        winners: npt.NDArray[np.int8] = self.records.winner
        return winners

    def restart(self, which: npt.NDArray[np.bool_]) -> None:
        """Put the chosen games back to the start."""
        chosen = numbers("which", which, np.bool_, len(self))
        self.game.driver.restart_batch(
            chosen, self._start, self._start_past, self._states, self._past,
            self._lengths, self._scratch, self._listed, self.counts,
        )  # fmt: skip

    def step(self, choices: npt.NDArray[np.integer], *, restart: bool = False) -> None:
        """Play `legal[i, choices[i]]` in game i, for every game that is not over.

        With `restart` a game that was over before begins again instead. If a choice is none of
        the legal actions, `IllegalAction` names it and no game has moved.
        """
        chosen = numbers("choices", choices, np.int64, len(self))
        if self._longest == self._past.shape[1]:
            self._make_room()
        self._longest += 1
        wrong = self.game.driver.step_batch(
            chosen, restart, self._start, self._start_past, self._states, self._past,
            self._lengths, self._scratch, self._listed, self.counts,
        )  # fmt: skip
        if wrong >= 0:
            raise IllegalAction(
                Message(
                    "core-batch-choice",
                    game=str(wrong),
                    actions=int(self.counts[wrong]),
                    choice=str(chosen[wrong]),
                )
            )

    def _make_room(self) -> None:
        """Make room for another key in every history."""
        width = self._past.shape[1]
        self._longest = int(self._lengths.max())
        if self._longest == width:
            longer = np.zeros((len(self), _width(width)), np.uint64)
            longer[:, :width] = self._past
            self._past = longer

    def state(self, i: int) -> State:
        """Return game i as a state (without the events of its last action)."""
        i = whole("game", i, -len(self), len(self) - 1)
        past = tuple(int(key) for key in self._past[i, : self._lengths[i]])
        return State(self.game, self.records[i], past)


def _width(length: int) -> int:
    """Return a width for twice as many keys, in an odd number of cache lines.

    Rows that are a power of two apart would compete for the same few cache lines.
    """
    return (2 * length // 8 | 1) * 8 + 64
