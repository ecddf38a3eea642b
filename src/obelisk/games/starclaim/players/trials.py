"""The trial of a decision: what a seat knows, what it may choose, and games played with each."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from obelisk.core.state import State, new_record
from obelisk.games.starclaim.players import (
    candidates,
    decisions,
    mine_forecast,
    mine_odds,
    mine_placement,
    worlds,
)
from obelisk.games.starclaim.players.evidence import chance_of_anywhere
from obelisk.games.starclaim.players.knowledge import KNOWLEDGE
from obelisk.games.starclaim.players.memory import Memory
from obelisk.games.starclaim.players.seen import fill_knowledge
from obelisk.games.starclaim.players.styles import HEURISTIC, STRATEGIST, WARY
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.rules.scoring import SCORES
from obelisk.games.starclaim.text.notation import find_cell, write_action
from obelisk.games.starclaim.view.shown import SeatView
from obelisk.kernels.kernel import plain

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim

BASES = 2  # sampled states that the worlds of a decision are made from
BATCH = 8  # worlds between two looks at the clock
ANYWHERE = 0.15  # the part of the mines that lie anywhere, even of those who bury with care
MANY = 8  # times as many games where the others are careless and the games are short
PLANS = 4  # plans made with different luck, for choices of starts and of mine cells


class Trials:
    """Tries out the choices of one seat. Nothing is carried from one decision to the next."""

    def __init__(self, game: Starclaim) -> None:
        self._game = game
        self._known = _records(KNOWLEDGE, 2)
        self._states = _records(game.dtype, 2)
        self._scratch = new_record(game.rules.SCRATCH)[0]
        self._scores = new_record(SCORES)[0]
        self._seed = np.zeros(1, np.uint64)
        self.rollouts = 0  # played for the last decision

    def decide(
        self, view: SeatView, memory: Memory, rng: Random, *, rollouts: int, sure: float,
        time: float | None,
    ) -> str:  # fmt: skip
        """The plan's decision, or one that turns out better in `rollouts` games played to the end.

        Stops before `time` seconds are over; without rollouts the plan decides. Among careless
        seats it is thought otherwise, see `games_among_careless`.
        """
        begun = perf_counter()
        seat = view["seat"]
        self._know(view, memory)
        self.rollouts = 0
        base = self._game.sample(view, seat, rng)
        self._foresee(base, seat, memory)
        planned = self._plan(base, seat, rng)
        if self._known[0].careless:
            rollouts = games_among_careless(view, rollouts)
        if not rollouts:
            return write_action(planned)
        found = self._choices(base, seat, planned, rng)
        if len(found) == 1:
            return write_action(planned)
        bases = [base, *(self._game.sample(view, seat, rng) for _ in range(BASES - 1))]
        until = None if time is None else begun + time
        return write_action(self._best(bases, seat, found, rollouts, sure, rng, until))

    # What the seat knows

    def _know(self, view: SeatView, memory: Memory) -> None:
        self._known[0] = np.zeros((), KNOWLEDGE)
        fill_knowledge(self._known[0], view, memory)
        self._known[0].style_of[view["seat"]] = 1
        self._known[0].styles[0] = HEURISTIC

    def _foresee(self, base: State, seat: int, memory: Memory) -> None:
        """Where the others buried in each round, after the cells that were occupied then."""
        known, side, last = self._known[0], int(base.record.side), int(base.record.round_number)
        if int(base.record.phase) == board.AUCTION:
            last -= 1
        known.anywhere, known.foreseen = ANYWHERE, last
        anywhere = np.zeros_like(known.buried)
        for number in range(1, last + 1):
            mines = mine_forecast.mines_of_round(int(base.record.seats), number)
            anywhere[number] = mines / known.free_at[number]
            if number in memory.occupied:
                self._stand_as(base, number, memory.occupied[number])
                mine_forecast.foresee(plain(self._states)[0], plain(self._known)[0], seat)
            else:
                known.buried[number] = anywhere[number]
        doubt = chance_of_anywhere(known.buried, anywhere, memory, side)
        known.buried += doubt * (anywhere - known.buried)
        known.anywhere += doubt * (1 - ANYWHERE)
        known.careless = doubt > 0.5
        known.styles[1] = WARY if known.careless else STRATEGIST

    def _stand_as(self, base: State, number: int, occupied: dict[str, int]) -> None:
        """Make a state as it was when the burying of a round began, as far as all seats know."""
        self._states[0] = base.record
        state, side = self._states[0], int(base.record.side)
        state.owner[state.owner < board.WALL] = board.FREE
        for cell, owner in occupied.items():
            state.owner[find_cell(cell, side)] = owner
        state.free = side * side - len(occupied)
        state.round_number, state.phase, state.done = number, board.BURY, 0

    def _plan(self, base: State, seat: int, rng: Random) -> int:
        """What the tuned style decides."""
        self._states[0], self._known[1] = base.record, self._known[0]
        self._seed[0] = rng.getrandbits(63) | 1
        state, known = plain(self._states)[0], plain(self._known)[1]
        return int(decisions.decide(state, known, seat, self._seed))

    # What it may choose

    def _choices(self, base: State, seat: int, planned: int, rng: Random) -> list[int]:
        """The plan's decision first, then others worth a trial."""
        plans = [planned, *(self._plan(base, seat, rng) for _ in range(PLANS))]
        careless = bool(self._known[0].careless)
        self._known[0].style_of[seat] = 0  # what others with care would do in its place
        self._known[0].careless = 0
        plans += [self._plan(base, seat, rng) for _ in range(PLANS // 2)]
        self._known[0].style_of[seat] = 1
        self._known[0].careless = careless
        return candidates.choices(self._game, base, seat, plans, self._lures(base, seat, rng), rng)

    def _lures(self, base: State, seat: int, rng: Random) -> list[float]:
        """How well a mine of the seat lies on each cell."""
        self._states[0], self._known[1] = base.record, self._known[0]
        self._seed[0] = rng.getrandbits(63) | 1
        state, known = plain(self._states)[0], plain(self._known)[1]
        mine_odds.reckon(state, known, seat)
        mine_placement.rate_lures(state, known, seat, self._seed)
        lures: list[float] = self._known[1].lure.tolist()
        return lures

    # The trial

    def _best(
        self, bases: list[State], seat: int, found: list[int], rollouts: int, sure: float,
        rng: Random, until: float | None,
    ) -> int:  # fmt: skip
        """The best of some choices, of which the first needs no proof.

        All are tried in some worlds, then the better half of them (and the first) in as many games
        again, and so on: most games are played where it is hard to tell.
        """
        records = _records(self._game.dtype, len(bases))
        for i, base in enumerate(bases):
            records[i] = base.record
        # With at least two worlds in each stage; none if there are too few games for that.
        stages = min((len(found) - 1).bit_length(), rollouts // (2 * len(found)))
        luck = np.zeros(0, np.uint64)
        worths = np.zeros((len(found), 0))
        left = list(range(len(found)))
        for stage in range(stages):
            if stage:
                gains = (worths[1:] - worths[0]).mean(axis=1)
                better = np.argsort(-gains, kind="stable")[: len(left) // 2] + 1
                kept = [0, *sorted(better.tolist())]
                left, worths = [left[i] for i in kept], worths[kept]
            more = rollouts // (stages * len(left))
            first = luck.size
            drawn = [rng.getrandbits(63) | 1 for _ in range(more)]
            luck = np.concatenate((luck, np.array(drawn, np.uint64)))
            worths = np.concatenate((worths, np.zeros((len(left), more))), axis=1)
            decisions = np.array([found[i] for i in left], np.int64)
            while first < luck.size:
                last = min(luck.size, first + BATCH)
                began = perf_counter()
                worlds.try_out(
                    plain(records), plain(self._known), plain(self._states), seat, decisions, luck,
                    first, last, self._seed, self._scratch, self._scores, worths,
                )  # fmt: skip
                self.rollouts += len(left) * (last - first)
                now, first = perf_counter(), last
                if until is not None and now + (now - began) > until:
                    return found[left[best_choice(worths[:, :last], sure)]]
        return found[left[best_choice(worths, sure)]] if stages else found[0]


def _records(dtype: np.dtype[Any], count: int) -> Any:
    return np.zeros(count, dtype).view(np.recarray)


def games_among_careless(view: SeatView, rollouts: int) -> int:
    """How many games to play to the end for a decision among careless seats, instead of `rollouts`.

    The plan wins nearly all of these games, and what a choice adds is less than the luck of a few:
    they mislead more often than they help. In the last two rounds games are short, and many can be
    had.
    """
    return rollouts * MANY if view["round"] >= view["rounds"] - 1 else 0


def best_choice(worths: np.ndarray[Any, np.dtype[np.float64]], sure: float) -> int:
    """The choice that did best, but the first one if none is surely better than it: by so many
    standard errors.
    """
    gains = worths - worths[0]
    means = gains.mean(axis=1)
    doubt = gains.std(axis=1) / np.sqrt(gains.shape[1])
    best = int(np.argmax(means - sure * doubt))
    return best if means[best] > sure * doubt[best] else 0
