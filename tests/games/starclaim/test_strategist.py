"""The strategist: legal, repeatable, playing from views alone, in time, and stronger."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import perf_counter

import numpy as np
import pytest

from obelisk.core.events import visible
from obelisk.core.state import State, new_record
from obelisk.games.starclaim import Starclaim
from obelisk.games.starclaim.levels import LEVELS, Blundering, make_level
from obelisk.games.starclaim.players.plain import make
from obelisk.games.starclaim.players.player import StarclaimPlayer
from obelisk.games.starclaim.players.strategist import Effort, Strategist
from obelisk.kernels.kernel import COMPILED, plain
from tests.conftest import in_soak
from tests.games.starclaim.play import at, in_a_pocket, random_game, random_play, starclaim

GAMES = 11 if COMPILED else 1  # one for each number of seats
QUESTIONS = ("auction", "pick", "mine", "occupy", "drive", "defuse", "shop")
EVERYTHING = dict.fromkeys(QUESTIONS, 1)
QUICK = Effort(rollouts=24 if COMPILED else 8, time=None, questions=EVERYTHING)


def finish(game: Starclaim, players: list[StarclaimPlayer], rng: Random) -> State:
    """Play a whole game in which everybody hears the events of its seat."""
    state = game.start(seed=rng.randrange(2**64))
    while state.to_act:
        seat = rng.choice(state.to_act)
        actions = state.actions(seat)
        action = players[seat].decide(state.view(seat), actions)
        assert action in actions
        state = state.play(action, seat)
        for other, player in enumerate(players):
            player.notice(visible(state.events, other))
    return state


def ranks(
    rest: str, games: int, *, seed: int, effort: Effort, seats: int = 9
) -> list[tuple[int, bool]]:
    """The rank of one strategist among others and whether it won, game by game."""
    game, found = starclaim(seats=seats), []
    for number in range(games):
        rng, seat = Random(seed + number), number % game.seats
        players: list[StarclaimPlayer] = [
            make(rest, rng.randrange(2**32)) for _ in range(game.seats)
        ]
        players[seat] = Strategist(game, rng.randrange(2**32), effort)
        result = finish(game, players, rng).result
        assert result is not None
        found.append((result.ranks[seat], result.winner == seat))
    return found


# Legal, always


@pytest.mark.parametrize("seed", [5, *in_soak(51, 52, 53)])
def test_decisions_are_legal_in_any_state(seed: int) -> None:
    """Under any options, also in a game that somebody else has played so far, items and all."""
    rng = Random(seed)
    asked = set()
    for number in range(GAMES):
        game = random_game(rng, seats=number % 11 + 2 if COMPILED else 3, rounds=3)
        for state in random_play(game, rng):
            for seat in state.to_act:
                asks = state.view(seat)["asks"]
                # the first time always, for whether to defuse is seldom asked
                if rng.random() < 0.03 or (COMPILED and asks not in asked):
                    asked.add(asks)
                    actions = state.actions(seat)
                    strategist = Strategist(game, number, QUICK)
                    assert strategist._wish(state.view(seat), actions) in actions
    if COMPILED:
        assert asked == set(QUESTIONS)


@pytest.mark.compiled
def test_whole_games_end_under_any_options() -> None:
    rng = Random(2)
    for number in range(4):
        seats = (2, 5, 9, 12)[number]
        game = random_game(rng, seats=seats, rounds=(2, 8, 4, 3)[number])
        players: list[StarclaimPlayer] = [make("random", seat) for seat in range(seats)]
        players[0] = Strategist(game, 1, QUICK)
        assert finish(game, players, rng).result is not None


# From views alone


@pytest.mark.parametrize("dear_bids", [0, 3])  # among seats thought careful, and careless
def test_equal_views_make_equal_decisions(dear_bids: int) -> None:
    """Twin states that differ only in what the seat cannot know."""
    rng = Random(7)
    for number in range(GAMES):
        game = random_game(rng, seats=number % 11 + 2 if COMPILED else 3, rounds=3)
        for state in random_play(game, rng):
            if rng.random() > (0.03 if COMPILED else 0.01) or not state.to_act:
                continue
            seat = rng.choice(state.to_act)
            twin = game.sample(state.view(seat), seat, rng)
            decisions = []
            for world in (state, twin):
                strategist = Strategist(game, 3, QUICK)
                strategist._memory.dear_bids = dear_bids
                decisions.append(strategist.decide(world.view(seat), world.actions(seat)))
            assert decisions[0] == decisions[1]


def plan(state: State, seed: int = 1) -> str:
    """What the strategist's plan decides for seat 0, without a trial."""
    game = state.game
    assert isinstance(game, Starclaim)
    return Strategist(game, seed, Effort(rollouts=0)).decide(state.view(0), state.actions(0))


def test_a_vehicle_with_points_left_turns_back_over_its_trail() -> None:
    """SC-55"""
    state, driven = in_a_pocket(), []
    while state.view(0)["asks"] == "drive":
        driven.append(plan(state))
        state = state.play(driven[-1])
    assert len(driven) == 8
    assert "drive a1" not in driven
    assert state.view(0)["items"] == {"vehicle": 1}


def test_after_a_demined_first_cell_it_plans_as_without_a_scanner() -> None:
    """SC-58: no view tells, but the actions do; and it does not stop for want of a scan."""
    setup = {
        "phase": "occupy", "round": 2, "owner": {"c3": 0}, "ap": [4, 4, 4, 4],
        "turn": {"seat": 0, "path": ["c3"], "mined": True},
    }  # fmt: skip
    game = starclaim(seats=4)
    scans = at(game, **setup, items=[{"scanner": 1}, {}, {}, {}])
    plain = at(game, **setup)
    assert [plan(scans, seed) for seed in range(6)] == [plan(plain, seed) for seed in range(6)]
    assert any(plan(scans, seed).startswith("step ") for seed in range(6))
    open_ = {**setup, "turn": {"seat": 0, "path": ["c3"]}}
    assert plan(at(game, **open_, items=[{"scanner": 1}, {}, {}, {}])).startswith("scan ")


@pytest.mark.compiled
def test_equal_seeds_make_equal_games() -> None:
    game = starclaim(seats=4, rounds=3)
    ends = []
    for _ in range(2):
        players: list[StarclaimPlayer] = [Strategist(game, seat, QUICK) for seat in range(4)]
        ends.append(finish(game, players, Random(1)))
    assert ends[0] == ends[1]


# In time


@pytest.mark.compiled
def test_it_stops_thinking_when_the_time_is_over() -> None:
    state = at(starclaim(), phase="occupy", round=2, turn={"seat": 0}, ap=[8] * 9)
    view, actions = state.view(0), state.actions(0)
    endless = Effort(rollouts=1_000_000, time=0.2, questions=EVERYTHING)
    strategist = Strategist(starclaim(), 1, endless)
    strategist.decide(view, actions)  # compiles
    begun = perf_counter()
    assert strategist.decide(view, actions) in actions
    assert perf_counter() - begun < 5
    assert 0 < strategist._trials.rollouts < 1_000_000


def test_it_thinks_about_every_question_it_is_told_to() -> None:
    rng, asked = Random(6), set()
    game = starclaim(seats=4 if COMPILED else 2, rounds=3)
    for number in range(4 if COMPILED else 1):
        for state in random_play(game, rng):
            if not state.to_act or rng.random() > (0.3 if COMPILED else 0.03):
                continue
            seat = state.to_act[0]
            view, actions = state.view(seat), state.actions(seat)
            for thinks in (True, False):
                effort = replace(QUICK, questions={view["asks"]: 1} if thinks else {})
                strategist = Strategist(game, number, effort)
                strategist.decide(view, actions)
                if strategist._trials.rollouts:
                    assert thinks
                    asked.add(view["asks"])
    if COMPILED:
        assert asked == set(QUESTIONS)


@pytest.mark.compiled
def test_it_thinks_from_a_round_on() -> None:
    game = starclaim(seats=2)
    strategist = Strategist(game, 1, replace(QUICK, rollouts=24, questions={"shop": 2}))
    for number, thinks in ((1, False), (2, True), (3, True)):
        state = at(game, phase="shop", round=number, turn={"seat": 0}, gold=[50, 50])
        strategist.decide(state.view(0), state.actions(0))
        assert bool(strategist._trials.rollouts) == thinks


def test_limits_can_be_changed_one_by_one() -> None:
    strategist = Strategist(starclaim(), 1, Effort(rollouts=7, time=0.5))
    strategist.think_within(time=0.25)
    strategist.think_within(rollouts=9)
    assert strategist.effort == Effort(rollouts=9, time=0.25)


# What it knows


def test_it_never_walks_onto_its_own_mine_and_takes_what_is_known_to_be_clear() -> None:
    state = at(
        starclaim(seats=2),
        phase="occupy",
        round=4,
        turn={"seat": 0, "path": ["a1"]},
        owner={"a1": 0, "f6": 1},
        ap=[3, 4],
        mines=[{"kind": "normal", "seat": 0, "cell": "a2"}],
    )
    effort = Effort(rollouts=0)
    decision = Strategist(state.game, 1, effort).decide(state.view(0), state.actions(0))  # type: ignore[arg-type]
    assert decision in ("step b1", "stop")


# The rollouts; that they are the same in all modes is in test_modes


@pytest.mark.compiled
@pytest.mark.parametrize("seed", [9, *in_soak(91, 92)])
def test_rollouts_play_nothing_illegal(seed: int) -> None:
    """Under any options, from any state."""
    from obelisk.games.starclaim.players import decisions, rollout
    from obelisk.games.starclaim.players.knowledge import KNOWLEDGE
    from obelisk.games.starclaim.players.styles import HEURISTIC, STRATEGIST
    from obelisk.games.starclaim.rules import board, rules
    from obelisk.games.starclaim.rules.driver import is_legal, lowest_acting

    rng, scratch = Random(seed), new_record(board.SCRATCH)[0]
    for number in range(11):
        game = random_game(rng, seats=number + 2)
        start = rng.choice(list(random_play(game, rng)))
        states, knowledge = new_record(game.dtype, start.record), new_record(KNOWLEDGE)
        knowledge[0].styles[0], knowledge[0].styles[1] = HEURISTIC, STRATEGIST
        knowledge[0].style_of[: game.seats // 2] = 1
        knowledge[0].careless = number % 2
        draws = np.array([number + 1], np.uint64)
        s, known, made = plain(states)[0], plain(knowledge)[0], 0
        while (seat := int(lowest_acting(s))) >= 0:
            decision = int(decisions.decide(s, known, seat, draws))
            assert is_legal(s, seat, decision), (number, decision, int(rules.asks(s)))
            rollout.play_decision(s, known, seat, decision, scratch)
            made += 1
            assert made < 6000


# Levels


def test_levels_are_named_and_made() -> None:
    game = starclaim(seats=3)
    assert [level.name for level in LEVELS] == [
        "Pebble", "Sandstone", "Limestone", "Marble", "Granite", "Basalt", "Diorite", "Obelisk",
    ]  # fmt: skip
    state = game.start(seed=1)
    view, actions = state.view(0), state.actions(0)
    for level in range(1, 9) if COMPILED else (1,):
        assert make_level(game, level, 1).decide(view, actions) in actions
    for level in (0, 9):
        with pytest.raises(ValueError, match=rf"no level {level}\. Levels run from 1 to 8"):
            make_level(game, level)


def test_a_blundering_opponent_still_hears_and_remembers() -> None:
    heard = []

    class Listener(StarclaimPlayer):
        name = "listener"

        def notice(self, events: object) -> None:
            heard.append(events)

        def _wish(self, view: object, actions: list[str]) -> str:
            heard.append("view")
            return "pass"

    state = starclaim(seats=2).start(seed=1)
    always = Blundering(Listener(), 1.0, seed=2)
    never = Blundering(Listener(), 0.0, seed=2)
    wild = {always.decide(state.view(0), state.actions(0)) for _ in range(40)}
    assert len(wild) > 5
    assert never.decide(state.view(0), state.actions(0)) == "pass"
    never.notice(state.events)
    assert heard.count("view") == 41
    assert heard[-1] == list(state.events)


# Strength


@pytest.mark.compiled
def test_it_finishes_ahead_of_heuristic_opponents() -> None:
    """The plan alone, 16 games of four: mean rank 2.5 is an even share, deviation about 0.3."""
    played = ranks("heuristic", 16, seed=100, effort=Effort(rollouts=0), seats=4)
    assert sum(rank for rank, _ in played) / len(played) < 2.2


@pytest.mark.soak
@pytest.mark.compiled
def test_it_finishes_ahead_of_eight_heuristic_opponents() -> None:
    """The plan alone, 27 games: mean rank 5 is an even share, deviation about 0.5."""
    played = ranks("heuristic", 27, seed=100, effort=Effort(rollouts=0))
    assert sum(rank for rank, _ in played) / len(played) < 4.9


@pytest.mark.soak
@pytest.mark.compiled
def test_it_wins_half_of_its_games_against_heuristic_opponents() -> None:
    """Measured 64 in 100, mean rank 2.0."""
    played = ranks("heuristic", 200, seed=1000, effort=Effort())
    assert sum(won for _, won in played) >= 0.5 * 200
    assert sum(rank for rank, _ in played) / 200 <= 2.8


@pytest.mark.soak
@pytest.mark.compiled
def test_it_beats_random_opponents() -> None:
    played = ranks("random", 200, seed=1000, effort=Effort())
    assert sum(won for _, won in played) >= 0.95 * 200
