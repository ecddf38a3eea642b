"""Many games of Starclaim, stepped together in one kernel.

Unlike `core.batch` it keeps no list of legal actions: there can be thousands, and who draws at
random or knows what to play needs none. `legal` makes the list of one game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from obelisk.core.board_game import random_seed
from obelisk.core.errors import IllegalAction
from obelisk.core.given import MOST_GAMES, numbers, whole
from obelisk.core.messages import Message, Seat
from obelisk.core.state import State, new_record
from obelisk.games.starclaim.rules.board import END, NOBODY
from obelisk.kernels.kernel import plain

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim

Numbers = npt.NDArray[Any]


class Batch:
    """`count` games that all start from one state and go on side by side.

    `seats[i]` is the lowest seat that is asked in game i, −1 when it is over; `records` is the
    array of state records. All follow the same rules as `State.play`. The kernels run without the
    GIL, so several threads may each step a batch of their own.
    """

    def __init__(self, start: State, count: int, seed: int | None = None) -> None:
        count = whole("a batch of", count, 1, MOST_GAMES)
        game: Starclaim = start.game  # type: ignore[assignment]
        self.game = game
        self.records: Any = np.zeros(count, game.dtype).view(np.recarray)
        self.seats = np.full(count, NOBODY, np.int64)
        self._states = plain(self.records)
        self._start = plain(new_record(game.dtype, start.record))
        self._scratch = new_record(game.rules.SCRATCH)[0]
        self._seed = np.array([0 if seed is None else random_seed(seed)], np.uint64)
        self._drawn = np.array([random_seed(1 if seed is None else seed)], np.uint64)
        self.restart(np.ones(count, np.bool_))

    def __len__(self) -> int:
        return len(self.records)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """Which games have ended."""
        over: npt.NDArray[np.bool_] = self.records.phase == END
        return over

    def restart(self, which: npt.NDArray[np.bool_]) -> None:
        """Put the chosen games back to the start."""
        chosen = numbers("answers whether it starts again", which, np.bool_, len(self))
        self.game.driver.restart_batch(chosen, self._start, self._states, self._seed, self.seats)

    def draw(self) -> npt.NDArray[np.int64]:
        """A random legal decision of `seats[i]` for every game i that is not over."""
        decisions = np.zeros(len(self), np.int64)
        self.game.driver.draw_batch(self._states, self.seats, self._drawn, decisions)
        return decisions

    def legal(self, i: int, seat: int | None = None) -> list[int]:
        """The legal decisions of `seat` (left out: of `seats[i]`) in game i."""
        state = self.state(i)
        if seat is not None:
            self.game.check_seat(seat)
        asked = int(self.seats[i]) if seat is None else seat
        return self.game.decisions(state, asked) if asked in state.to_act else []

    def step(
        self, decisions: Numbers, seats: Numbers | None = None, *, restart: bool = False
    ) -> None:
        """Play `decisions[i]` in game i, for every game that is not over.

        They are decisions of `seats[i]`, or of the seats given. With `restart` a game that was over
        before begins again instead. If one is not legal, `IllegalAction` names it and no game has
        moved.
        """
        played = numbers("decisions", decisions, np.int64, len(self))
        chosen = self.seats
        if seats is not None:
            chosen = numbers("seats", seats, np.int64, len(self))
        wrong = self.game.driver.step_batch(
            played, chosen, restart, self._start, self._states, self._seed, self.seats,
            self._scratch,
        )  # fmt: skip
        if wrong >= 0:
            raise IllegalAction(
                Message(
                    "starclaim-batch-illegal",
                    game=str(wrong),
                    decision=str(played[wrong]),
                    who=Seat(int(chosen[wrong])),
                )
            )

    def state(self, i: int) -> State:
        """Game i as a state of its own (without the events of its last decision)."""
        i = whole("game", i, -len(self), len(self) - 1)
        return State(self.game, self.records[i])
