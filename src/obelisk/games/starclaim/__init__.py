"""Starclaim: the rules are in book/en.md."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import import_module
from importlib.resources import files
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar, cast

import numpy as np

from obelisk.core.board_game import random_seed
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.given import MOST_PLIES, check_chance, whole
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.messages import Message
from obelisk.core.player import SeatPlayer
from obelisk.core.quoting import quoted
from obelisk.core.result import Result
from obelisk.core.state import Action, State, new_record
from obelisk.core.telling import Telling
from obelisk.core.timing import Timing
from obelisk.core.views import View
from obelisk.core.words import ENGLISH
from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.games.starclaim.players.absent import default_action
from obelisk.games.starclaim.timing import timing
from obelisk.games.starclaim.view.shown import (
    Menu,
    StarclaimEvent,
    StarclaimResult,
    StarclaimSecrets,
    StarclaimView,
    seat_view,
    seen,
    starclaim_view,
)

if TYPE_CHECKING:
    from obelisk.games.starclaim.rules.batch import Batch

MOST_DECISIONS = 10_500  # of one seat: see the sizes in the rulebook

A_MINE = '{"mines":[{"kind":"purify","seat":0,"cell":"a1"}]}'  # a position to warm up with


class Starclaim(HiddenGame):
    """Two to twelve seats, hidden information, and little chance."""

    id = "starclaim"
    contract = 1
    title = "Starclaim"
    rules_version = "2"
    options_type = StarclaimOptions
    view_type: ClassVar[object] = StarclaimView
    event_type: ClassVar[object] = StarclaimEvent
    options: StarclaimOptions
    art: ClassVar = {"standard": "symbols.svg"}
    end_clause = "SC-65"
    has_chance = True
    has_phases = True

    @cached_property
    def seat_names(self) -> tuple[str, ...]:  # type: ignore[override]  # it depends on the options
        return tuple(f"seat {seat + 1}" for seat in range(self.options.seats))

    # The parts that need Numba, loaded when the first state is made

    @cached_property
    def rules(self) -> ModuleType:
        return self._part("rules.rules")

    @cached_property
    def _single(self) -> ModuleType:
        return self._part("rules.single")

    @staticmethod
    @cache  # asking the importer takes ten times as long
    def _part(name: str) -> ModuleType:
        return import_module(f"{__name__}.{name}")

    @property
    def dtype(self) -> np.dtype[np.void]:
        dtype: np.dtype[np.void] = self._part("rules.board").STATE
        return dtype

    # Positions

    def start(self, seed: int | None = None) -> State:
        """The first state; without a seed, 64 random bits decide what is drawn."""
        chosen = secrets.randbits(64) if seed is None else seed
        if isinstance(chosen, bool) or not isinstance(chosen, int) or not 0 <= chosen < 2**64:
            raise ObeliskError(Message("starclaim-seed", seed=quoted(seed)))
        return State.of_array(self, self._part("text.position").start_record(self.options, chosen))

    def position(self, text: str) -> State:
        return State.of_array(self, self._part("text.position").read_position(self.options, text))

    def text(self, state: State) -> str:
        text: str = self._part("text.position").write_position(state.record)
        return text

    def sample(
        self, view: Mapping[str, object], seat: int | None, rng: Random | np.random.Generator
    ) -> State:
        """A random complete state in which `seat` (None: a spectator) has exactly this view.

        It holds what the seat knows: its own secrets, what is public, and what follows of them
        about stock and mines. The rest is drawn.

        That the first cell of the open turn was demined (SC-58) is in no view. A seat that knows it
        of its own turn says so by `"mined": true` in the view's `turn`; left out, it was not.
        """
        if seat is not None:
            self.check_seat(seat)
        check_chance(rng)
        sampling = self._part("view.sampling")
        try:
            text: str = sampling.sample(self.options, view, seat, rng)
        except sampling.MISREAD as fault:
            raise ObeliskError(Message("starclaim-no-view", view=quoted(view))) from fault
        return self.position(text)

    # The course of the game

    def to_act(self, state: State) -> tuple[int, ...]:
        bits = int(self._single.acting(state.array))
        return tuple(seat for seat in range(self.seats) if bits >> seat & 1)

    def why_not_to_act(self, state: State, seat: int) -> str | None:
        clause: str = self._part("text.notation").why_not_to_act(state.record, seat)
        return clause

    def actions(self, state: State, seat: int) -> list[str]:
        write = self._part("text.notation").write_action
        return [write(decision) for decision in self.decisions(state, seat)]

    def decisions(self, state: State, seat: int) -> list[int]:
        """The legal actions of a seat that is to act as the kernels number them."""
        buffer = np.empty(MOST_DECISIONS, np.uint32)
        count = self._single.legal_decisions(state.array, seat, buffer)
        decisions: list[int] = buffer[:count].tolist()
        return decisions

    def choices(self, state: State, seat: int) -> Menu:
        """The legal actions of a seat that is to act, in short: see `menu`."""
        self.check_state(state)
        self.check_seat(seat)
        decisions = self.decisions(state, state.acting_seat(seat))
        menu: Menu = self._part("text.menu").menu(decisions)
        return menu

    def play(self, state: State, action: Action, seat: int) -> State:
        decision = self._part("text.notation").read_action(state.array, seat, action)
        after, scratch = new_record(self.dtype), new_record(self.rules.SCRATCH)
        self._single.carry_out(state.array, after, seat, decision, scratch)
        return State.of_array(
            self, after, (), tuple(self._part("view.events").events(after, scratch))
        )

    def spelled(self, state: State, action: Action, seat: int) -> str:
        notation = self._part("text.notation")
        text: str = notation.write_action(notation.read_action(state.array, seat, action))
        return text

    def default_action(self, state: State, seat: int, rng: Random | np.random.Generator) -> str:
        """What a match plays for a seat that does not decide in time; `rng` makes its choices."""
        return default_action(seat_view(state, seat), state.actions(seat), rng)

    def plain_players(self) -> Mapping[str, Callable[[int | None], SeatPlayer]]:
        from obelisk.games.starclaim.players.plain import PLAYERS

        return cast("Mapping[str, Callable[[int | None], SeatPlayer]]", PLAYERS)

    def timing(self, state: State, seat: int | None = None) -> Timing:
        return timing(state, seat)

    def seat_player(self, level: int, seed: int | None) -> SeatPlayer:
        player: SeatPlayer = self._part("levels").make_level(self, level, seed)
        return player

    def result(self, state: State) -> Result | None:
        if state.to_act:
            return None
        told: StarclaimResult = self._part("view.known").result_to_json(state.array)
        scores = tuple(float(score) for score in told["scores"])
        return Result(told["winner"], scores, tuple(told["ranks"]), told["reason"])

    # What is seen

    def view(self, state: State, seat: int | None) -> StarclaimView:
        return self.views(state)(seat)

    def views(self, state: State) -> Callable[[int | None], StarclaimView]:
        views: Callable[[int | None], StarclaimView] = self._part("view.known").Views(state.array)
        return views

    def secrets(self, state: State) -> StarclaimSecrets:
        """What no view tells before the end, of all seats: for looking back at finished games."""
        secrets: StarclaimSecrets = self._part("view.known").secrets(state.record)
        return secrets

    def svg(
        self,
        view: View,
        *,
        theme: str,
        square: int,
        pieces: str | None = None,
        language: str = "en",
    ) -> str:
        """Return a picture of a view; events that the reader was sent are marked, see `chart`."""
        from obelisk.games.starclaim.view.chart import draw

        self.piece_set(pieces)
        return draw(starclaim_view(view), theme=theme, square=square, language=language)

    def cover(self) -> str:
        from obelisk.games.starclaim.view.chart import draw

        known = (files(__package__) / "view" / "cover.txt").read_text(
            "utf-8"
        )  # an empty map shows little
        return draw(seen(self.position(known), None), theme="auto", square=64, with_panel=False)

    def telling(self, language: str = ENGLISH) -> Telling:
        from obelisk.games.starclaim.view.telling import StarclaimTelling

        return StarclaimTelling(self, language)

    # Many games at once

    @cached_property
    def driver(self) -> ModuleType:
        """The kernels that play at random and in batches."""
        return self._part("rules.driver")

    def batch(self, count: int, start: State | None = None, *, seed: int | None = None) -> Batch:
        """`count` games stepped together in one kernel, each from `start` or the first state.

        With a `seed` every game draws a seed of its own from it, again at each restart.
        """
        from obelisk.games.starclaim.rules.batch import Batch

        return Batch(self._from(start), count, seed)

    def _from(self, start: State | None) -> State:
        if start is None:
            return self.start(seed=0)
        self.check_state(start)
        return start

    def random_games(
        self, count: int, *, seed: int = 1, most: int = 10_000, start: State | None = None
    ) -> tuple[int, tuple[int, ...]]:
        """Play `count` random games in one kernel, each of at most `most` decisions.

        Every legal decision is equally likely. Returns the decisions played, and how many games
        each seat won alone, and last how many nobody did.
        """
        from obelisk.games.starclaim.rules.scoring import SCORES

        first = self._from(start)
        count, most = whole("count", count, 0, 10**9), whole("most", most, 0, MOST_PLIES)
        wins = np.zeros(self.seats + 1, np.int64)
        decisions = self.driver.random_games(
            count, most, np.array([random_seed(seed)], np.uint64),
            new_record(self.dtype, first.record), new_record(self.dtype),
            new_record(self.rules.SCRATCH)[0], new_record(SCORES)[0], wins,
        )  # fmt: skip
        return int(decisions), tuple(wins.tolist())

    # Compilation

    def is_compiled(self) -> bool:
        from obelisk.kernels.kernel import is_cold

        return not is_cold(f"{__name__}.rules.rules")

    def warmup(self) -> list[tuple[str, Callable[[], object]]]:
        """The steps that compile every kernel, or load it from the cache, each with its name."""

        def refuse() -> None:
            try:
                self.start(seed=0).play("bid 0")
            except IllegalAction:
                return

        return [
            ("rules", lambda: self.start(seed=0).actions()),
            ("positions", lambda: self.position(A_MINE)),
            ("playing", lambda: self.start(seed=0).play("pass")),
            ("refusals", refuse),
            ("scoring", lambda: self._part("view.known").result_to_json(self.start(seed=0).array)),
            ("random play", lambda: self.random_games(1)),
            ("batches", self._warm_batch),
            ("players", self._warm_players),
        ]

    def _warm_batch(self) -> None:
        batch = self.batch(1, seed=1)
        batch.step(batch.draw(), restart=True)

    def _warm_players(self) -> None:
        from obelisk.games.starclaim.players.heuristic import HeuristicPlayer
        from obelisk.games.starclaim.players.strategist import Effort, Strategist

        state = self.start(seed=0)
        effort = Effort(rollouts=8, questions={"mine": 1})
        while seen(state, None)["phase"] == "auction":
            state = state.play("pass", state.to_act[0])
        seat = state.to_act[0]
        view = seat_view(state, seat)
        for player in (HeuristicPlayer(1), Strategist(self, 1, effort)):
            player.decide(view, state.actions(seat))
