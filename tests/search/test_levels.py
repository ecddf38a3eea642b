"""The levels: legal, repeatable, in time, and none above 2 gives a game away by one action."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.player import Limits, Player
from obelisk.core.state import State
from obelisk.kernels.kernel import COMPILED
from obelisk.search.players import LookAhead
from tests.conftest import GAMES_FOR_TWO, in_soak

LASER_GAMES = ("khet", "pharaohs-light", "photon")
LEVELS = tuple(range(1, 9))
SHORT = Limits(time=0.03, nodes=300 if COMPILED else 20)
LATE = 0.5 if COMPILED else 20.0  # seconds: far more than it takes, however busy the machine is
MOST_PLIES = 400  # where a fast game is left undecided; those of Xionghan chess take long

pytestmark = pytest.mark.compiled  # un-jitted the search is followed in test_alphabeta


def some_states(name: str, count: int) -> list[State]:
    """States from random play, with what was before them."""
    rng = Random(name)
    found: list[State] = []
    while len(found) < count:
        state = obelisk.game(name).random_state(rng)
        if state.result is None:
            found.append(state)
    return found


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_every_level_chooses_what_is_legal(name: str) -> None:
    """From a state, and from what a seat sees."""
    states = some_states(name, 6 if COMPILED else 1)
    for level in LEVELS:
        player = obelisk.player(name, level, seed=level)
        for state in states:
            assert player.choose(state, SHORT).action in state.actions()
            view = state.view(state.to_act[0])
            choice = player.choose(view, SHORT)
            assert choice.action in view["actions"]
            assert choice.line[0] == choice.action


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_a_seed_chooses_the_same_again(name: str) -> None:
    """The level with no limit of its own is limited by nodes."""
    limits = Limits(nodes=400 if COMPILED else 20)
    states = some_states(name, 6 if COMPILED else 1)
    for level in LEVELS:
        first, again = (obelisk.player(name, level, seed=5) for _ in range(2))
        assert [first.choose(state, limits).action for state in states] == [
            again.choose(state, limits).action for state in states
        ]


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_states_that_look_the_same_get_the_same_answer(name: str) -> None:
    """Read from text, or made of what a seat sees: the same decision with the same seed."""
    limits = Limits(nodes=400 if COMPILED else 20)
    for state in some_states(name, 3 if COMPILED else 1):
        read = state.game.position(str(state))
        for level in LEVELS:
            answers = {
                str(obelisk.player(name, level, seed=2).choose(at, limits))
                for at in (read, read.view(read.to_act[0]), state.view(state.to_act[0]))
            }
            assert len(answers) == 1


def test_a_player_turns_to_other_options_as_if_it_were_new() -> None:
    limits = Limits(nodes=400 if COMPILED else 20)
    usual, other = obelisk.game("khet").start(), obelisk.game("khet", setup="dynasty").start()
    player = obelisk.player("khet", 8, seed=1)
    choices = [player.choose(state, limits) for state in (usual, other, usual)]
    fresh = [
        obelisk.player(state.game, 8, seed=1).choose(state, limits) for state in (usual, other)
    ]
    assert [choice.why for choice in choices] == [fresh[0].why, fresh[1].why, fresh[0].why]


def test_a_player_of_one_game_refuses_another() -> None:
    with pytest.raises(ValueError, match="is not a state of Khet"):
        obelisk.player("khet", 8).choose(obelisk.game("photon").start())


@pytest.mark.compiled
def test_low_levels_differ_by_seed() -> None:
    start = obelisk.game("khet").start()
    assert (
        len({str(obelisk.player("khet", 1, seed=seed).choose(start).action) for seed in range(12)})
        > 3
    )


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
@pytest.mark.parametrize("level", [1, 3, 5, 8])
def test_a_time_is_not_exceeded(name: str, level: int) -> None:
    (state,) = some_states(name, 1)
    player = obelisk.player(name, level, seed=1)
    player.choose(state, Limits(nodes=10))  # what is made once is made now
    started = time.thread_time()
    choice = player.choose(state, Limits(time=0.05))
    used = time.thread_time() - started
    assert used < 0.05 + LATE
    assert 0.0 <= choice.pause <= 0.05


# What no level above 2 does


def destroys_itself(state: State, action: str) -> bool:
    """Whether an action hands the game over at once."""
    end = state.play(action).result
    return end is not None and end.winner == 1 - state.to_act[0]


def states_with_a_trap(name: str, count: int) -> list[State]:
    """States where some actions lose the own pharaoh or king and others do not."""
    rng = Random(f"traps of {name}")
    found: list[State] = []
    while len(found) < count:
        state = obelisk.game(name).random_state(rng)
        if state.result is None:
            fatal = [action for action in state.actions() if destroys_itself(state, action)]
            if 0 < len(fatal) < len(state.actions()):
                found.append(state)
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("count", [1, *in_soak(6)])
@pytest.mark.parametrize("name", LASER_GAMES)
def test_nobody_destroys_the_own_pharaoh(name: str, count: int) -> None:
    for state in states_with_a_trap(name, count):
        for level in LEVELS[2:]:
            choice = obelisk.player(name, level, seed=4).choose(state, SHORT)
            assert not destroys_itself(state, choice.action), f"level {level}: {state}"


# Games


def play(game: BoardGame, seats: tuple[Player, Player], opening: Random | None = None) -> State:
    """A fast game to its end or to MOST_PLIES; an action that is not legal would be refused."""
    state = game.start()
    for ply in range(MOST_PLIES):
        if state.result is not None:
            break
        if opening is not None and ply < 2:
            state = state.play(opening.choice(state.actions()))
            continue
        state = state.play(seats[state.to_act[0]].choose(state).action)
    return state


def board_game(name: str, **options: Any) -> BoardGame:
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    return game


@pytest.mark.compiled
@pytest.mark.parametrize(("games", "enough"), [(10, 7), *in_soak((20, 14))])
def test_level_1_loses_to_who_looks_one_action_ahead(games: int, enough: int) -> None:
    """It scored 3 of 20; the bound leaves room for other weights."""
    game = board_game("khet")
    points = 0.0
    for number in range(games):
        beginner, seat = LookAhead(number, answers=0), number % 2
        weakest = obelisk.player("khet", 1, seed=number)
        seats = (weakest, beginner) if seat else (beginner, weakest)
        end = play(game, seats).result
        points += 0.5 if end is None else end.scores[seat]
    assert points >= enough


def play_fast_games(name: str, count: int) -> int:
    """Games of the three lowest levels in turn; how many were decided or drawn by the rules."""
    ended = 0
    game = board_game(name)
    seated = [obelisk.player(name, level, seed=level) for level in (1, 2, 3)]
    for number in range(count):
        seats = seated[number % 3], seated[number // 3 % 3]
        state = play(game, seats, Random(number))
        assert (state.result is None) == bool(state.to_act)
        assert state.result is not None or int(state.record.ply) == MOST_PLIES
        ended += state.result is not None
    return ended


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_fast_games_are_played_by_the_rules(name: str) -> None:
    assert play_fast_games(name, 5) >= 1


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_ten_thousand_fast_games_are_played_by_the_rules(name: str) -> None:
    """A quarter of them for each game."""
    assert play_fast_games(name, 2500) > 1250
