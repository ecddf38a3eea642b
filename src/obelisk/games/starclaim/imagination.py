"""What a thinking seat works with: its knowledge as a record, its choices, and their trial."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from obelisk.core.kernel import plain
from obelisk.core.state import State, new_record
from obelisk.games.starclaim import board, imagine, mind, rollout, rules
from obelisk.games.starclaim.belief import Memory, View
from obelisk.games.starclaim.notation import find_cell, write_action
from obelisk.games.starclaim.scoring import SCORES
from obelisk.games.starclaim.tastes import HEURISTIC, STRATEGIST

if TYPE_CHECKING:
    from obelisk.games.starclaim import Starclaim

BASES = 2  # sampled states that the worlds of a decision are made from
BATCH = 8  # worlds between two looks at the clock
SURE = 1.0  # standard errors by which another choice must be better than the plan's
PLANS = 4  # plans made with different luck, for choices of starts and of mine cells


class Imagination:
    """The records of one seat that thinks. Nothing is carried from one decision to the next."""

    def __init__(self, game: Starclaim) -> None:
        self._game = game
        self._minds = _records(mind.MIND, 2)
        self._states = _records(game.dtype, 2)
        self._scratch = new_record(game.rules.SCRATCH)[0]
        self._scores = new_record(SCORES)[0]
        self._seed = np.zeros(1, np.uint64)
        self.rollouts = 0  # played for the last decision

    def decide(
        self, view: View, memory: Memory, rng: Random, *, rollouts: int, time: float | None
    ) -> str:
        """The plan's decision, or one that turns out better in `rollouts` games played to the end.

        Stops before `time` seconds are over; without rollouts the plan decides.
        """
        begun = perf_counter()
        seat = view["seat"]
        self._know(view, memory)
        self.rollouts = 0
        base = self._game.sample(view, seat, rng)
        planned = self._plan(base, seat, rng)
        if not rollouts:
            return write_action(planned)
        choices = self._choices(base, seat, planned, rng)
        worlds = rollouts // len(choices)
        if len(choices) == 1 or worlds < 2:
            return write_action(planned)
        bases = [base, *(self._game.sample(view, seat, rng) for _ in range(BASES - 1))]
        worths = self._try(bases, seat, choices, worlds, rng, time and begun + time)
        self.rollouts = worths.size
        return write_action(choices[best_choice(worths)])

    # What the seat knows

    def _know(self, view: View, memory: Memory) -> None:
        self._minds[0] = np.zeros((), mind.MIND)
        known, side = self._minds[0], view["side"]
        for field, rounds in (("clear", memory.clear), ("swept", memory.swept)):
            for cell, number in rounds.items():
                known[field][find_cell(cell, side)] = number
        for cell in memory.shown:
            known.shown[find_cell(cell, side)] = 1
        for number in range(1, view["round"] + 1):
            occupied = len(view["owner"]) * (number - 1) // view["round"]
            known.free_at[number] = max(1, memory.free.get(number, side * side - occupied))
        if view["radar"] is not None:
            after = memory.unpictured.get(view["radar"]["round"], view["seats"] // 2)
            known.unpictured[view["seat"]] = after
        known.style[view["seat"]] = 1
        known.taste[0], known.taste[1] = HEURISTIC, STRATEGIST

    def _plan(self, base: State, seat: int, rng: Random) -> int:
        """What the tuned style decides."""
        self._states[0], self._minds[1] = base.record, self._minds[0]
        self._seed[0] = rng.getrandbits(63) | 1
        state, thoughts = plain(self._states)[0], plain(self._minds)[1]
        return int(rollout.decide(state, thoughts, seat, self._seed))

    # What it may choose

    def _choices(self, base: State, seat: int, planned: int, rng: Random) -> list[int]:
        """The plan's decision first, then others worth a trial."""
        asked = int(rules.asks(base.record))
        found = [planned]
        if asked == rules.ASK_AUCTION:
            lowest = int(rules.lowest_bid(base.record))
            if lowest <= int(base.record.gold[seat]):
                found += [rules.encode(rules.BID, lowest)]
            found += [rules.encode(rules.PASS, 0)]
        elif asked == rules.ASK_PICK:
            if int(base.record.phase) == board.OCCUPY:
                found += [rules.encode(rules.PICK, seat), self._other_to_pick(base, seat)]
        elif asked == rules.ASK_DEFUSE:
            found += [rules.encode(rules.DEFUSE, yes) for yes in (0, 1)]
        elif asked == rules.ASK_SHOP:
            found += self._game.decisions(base, seat)
        else:
            found += [self._plan(base, seat, rng) for _ in range(PLANS)]
            if asked == rules.ASK_OCCUPY and int(base.record.steps):
                found += self._game.decisions(base, seat)
            elif asked == rules.ASK_OCCUPY:
                found += [rules.encode(rules.STOP, 0), rules.encode(rules.SEND_VEHICLE, 0)]
        return [
            choice
            for choice in dict.fromkeys(found)
            if rules.refusal(base.record, seat, choice) == rules.LEGAL
        ]

    def _other_to_pick(self, base: State, seat: int) -> int:
        """The strongest of the others that may be picked."""
        others = [d for d in self._game.decisions(base, seat) if d & 0xFFFF != seat]
        owner = base.record.owner.tolist()
        return max(others, key=lambda d: owner.count(d & 0xFFFF), default=-1 & 0xFFFF)

    # The trial

    def _try(
        self, bases: list[State], seat: int, choices: list[int], worlds: int, rng: Random,
        until: float | None,
    ) -> np.ndarray[Any, np.dtype[np.float64]]:  # fmt: skip
        """What each choice led to in each world: as many worlds as there was time for."""
        records = _records(self._game.dtype, len(bases))
        for i, base in enumerate(bases):
            records[i] = base.record
        worths = np.zeros((len(choices), worlds))
        luck = np.array([rng.getrandbits(63) | 1 for _ in range(worlds)], np.uint64)
        decisions = np.array(choices, np.int64)
        for first in range(0, worlds, BATCH):
            last = min(worlds, first + BATCH)
            began = perf_counter()
            imagine.try_out(
                plain(records), plain(self._minds), plain(self._states), seat, decisions, luck,
                first, last, self._seed, self._scratch, self._scores, worths,
            )  # fmt: skip
            now = perf_counter()
            if until is not None and now + (now - began) > until:
                return worths[:, :last]
        return worths


def _records(dtype: np.dtype[Any], count: int) -> Any:
    return np.zeros(count, dtype).view(np.recarray)


def best_choice(worths: np.ndarray[Any, np.dtype[np.float64]]) -> int:
    """The choice that did best, but the first one if none is surely better than it."""
    gains = worths - worths[0]
    means = gains.mean(axis=1)
    doubt = gains.std(axis=1) / np.sqrt(gains.shape[1])
    best = int(np.argmax(means - SURE * doubt))
    return best if means[best] > SURE * doubt[best] else 0
