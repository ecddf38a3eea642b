"""Monte Carlo over states that fit a view, in a game with one decision and one secret."""

from __future__ import annotations

import time
from dataclasses import dataclass
from random import Random
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.game import Game, draw
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.options import Options, choice
from obelisk.core.player import LEVEL_NAMES, Level
from obelisk.core.result import Result
from obelisk.core.state import Action, State, new_record
from obelisk.search.levels import SAMPLING_LADDER, level_of
from obelisk.search.sampling import Sampler, share

CARDS = 9
STATE = np.dtype([("cards", np.uint8, 2), ("done", np.uint8), ("spare", np.uint8)], align=True)


@dataclass(frozen=True)
class NoOptions(Options):
    deck: int = choice(CARDS, (CARDS,), "how many cards there are")


class Cards(HiddenGame):
    """Two seats with a card each; the first one keeps its card or exchanges the two."""

    id, title, rules_version = "cards", "Cards", "1"
    seat_names = ("first", "second")
    options_type = NoOptions
    dtype = STATE  # type: ignore[assignment]
    has_chance = True

    def start(self, seed: int | None = None) -> State:
        rng = Random(seed)
        return self.position(f"{rng.randint(1, CARDS)} {rng.randint(1, CARDS)} 0")

    def position(self, text: str) -> State:
        first, second, done = map(int, text.split())
        array = new_record(STATE)
        array[0].cards, array[0].done = (first, second), done
        return State.of_array(self, array)

    def text(self, state: State) -> str:
        return f"{state.record.cards[0]} {state.record.cards[1]} {state.record.done}"

    def sample(self, view: dict[str, Any], seat: int | None, rng: Any) -> State:
        return self.position(f"{view['card']} {draw(rng, CARDS) + 1} 0")

    def secrets(self, state: State) -> dict[str, Any]:
        return {"cards": state.record.cards.tolist()}

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.record.done else (0,)

    def actions(self, state: State, seat: int) -> list[str]:
        return ["keep", "exchange"]

    def play(self, state: State, action: Action, seat: int) -> State:
        first, second = state.record.cards.tolist()
        if self.spelled(state, action, seat) == "exchange":
            first, second = second, first
        return self.position(f"{first} {second} 1")

    def spelled(self, state: State, action: Action, seat: int) -> str:
        if action not in ("keep", "exchange"):
            raise IllegalAction("keep or exchange")
        return str(action)

    def result(self, state: State) -> Result | None:
        if not state.record.done:
            return None
        first, second = state.record.cards.tolist()
        return Result.of_two(None if first == second else int(second > first), "higher-card")

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "card": None if seat is None else int(state.record.cards[seat])}

    def svg(
        self, view: dict[str, Any], *, theme: str, square: int, pieces: str | None = None
    ) -> str:
        raise NotImplementedError


CARDS_GAME = Cards()


def chosen(text: str, seed: int = 1, level: Level = SAMPLING_LADDER[4]) -> str:
    state = CARDS_GAME.position(text)
    return Sampler(CARDS_GAME, level, seed).decide(state.view(0), state.actions(0))


@pytest.mark.parametrize(("card", "best"), [(1, "exchange"), (2, "exchange"), (9, "keep")])
def test_it_does_what_is_best_on_the_average(card: int, best: str) -> None:
    for seed in range(3):
        assert chosen(f"{card} 5 0", seed) == best


def test_it_knows_no_more_than_its_view() -> None:
    """Whatever the other card is, it makes the same choice from the same chance."""
    for seed in range(3):
        assert len({chosen(f"8 {other} 0", seed) for other in range(1, CARDS + 1)}) == 1


def test_it_is_repeatable_and_stops_in_time() -> None:
    assert chosen("5 5 0", 3) == chosen("5 5 0", 3)
    state = CARDS_GAME.position("9 1 0")
    strongest = Sampler(CARDS_GAME, Level(), 1)
    strongest.think_within(time=0.05)
    began = time.monotonic()
    assert strongest.decide(state.view(0), state.actions(0)) == "keep"
    assert time.monotonic() - began < 2


def test_a_level_never_plays_more_games_than_its_own() -> None:
    trials: list[State] = []

    class Counting(Cards):
        def sample(self, view: dict[str, Any], seat: int | None, rng: Any) -> State:
            trials.append(super().sample(view, seat, rng))
            return trials[-1]

    game = Counting()
    state = game.position("5 5 0")
    sampler = Sampler(game, Level(nodes=30), 1)
    for asked, played in ((None, 30), (10, 10), (1000, 30)):
        trials.clear()
        sampler.think_within(rollouts=asked)
        sampler.decide(state.view(0), state.actions(0))
        assert len(trials) == played


def test_every_level_of_such_a_game_is_a_player() -> None:
    for level in range(1, 9):
        player = obelisk.player(CARDS_GAME, level, seed=level)
        assert player.name == LEVEL_NAMES[level - 1]
    assert level_of(CARDS_GAME, 5) == SAMPLING_LADDER[4]
    assert (
        obelisk.player(CARDS_GAME, 5, seed=1).choose(CARDS_GAME.position("9 3 0")).action == "keep"
    )


def test_a_seat_whose_view_fits_no_state_that_is_drawn_plays_anything() -> None:
    class Elsewhere(Cards):
        def actions(self, state: State, seat: int) -> list[str]:
            return ["other"]

        def spelled(self, state: State, action: Action, seat: int) -> str:
            return "keep"

    game = Elsewhere()
    sampler = Sampler(game, Level(nodes=4), 1)
    assert sampler.decide(game.position("5 5 0").view(0), ["keep", "exchange"]) in (
        "keep",
        "exchange",
    )


def test_a_game_without_secrets_tells_its_position() -> None:
    class Open(Cards):
        has_secrets = False

        def view(self, state: State, seat: int | None) -> dict[str, Any]:
            return {"seat": seat, "position": str(state)}

    class Plain(Game):
        id, title, rules_version = "plain", "Plain", "1"
        seat_names, options_type = ("first", "second"), NoOptions
        start, position, text, dtype = Cards.start, Cards.position, Cards.text, STATE  # type: ignore[assignment]
        to_act, actions, play, spelled = Cards.to_act, Cards.actions, Cards.play, Cards.spelled
        result, view, svg = Cards.result, Open.view, Cards.svg

    game = Plain()  # type: ignore[abstract]
    state = game.position("2 5 0")
    assert Sampler(game, Level(nodes=20), 1).decide(state.view(0), state.actions(0)) == "exchange"
    with pytest.raises(ObeliskError, match="shows its position"):
        Sampler(game, Level(nodes=20), 1).decide({"seat": 0}, state.actions(0))


def test_a_share_counts_who_is_left_behind() -> None:
    result = Result(None, (5.0, 3.0, 3.0, 1.0), (1, 2, 2, 4), "points")
    assert [share(result, seat) for seat in range(4)] == [1.0, 0.5, 0.5, 0.0]
