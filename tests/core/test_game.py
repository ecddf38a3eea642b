"""What every game gets from its base class, and what the clocks of a match ask it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import obelisk
from obelisk.core.errors import ObeliskError
from obelisk.core.game import Game
from obelisk.core.messages import List
from obelisk.core.timing import Timing

GAME: Any = obelisk.game("starclaim", seats=3)


def test_a_seat_that_does_not_decide_plays_anything_where_the_rules_say_nothing() -> None:
    state = GAME.start(seed=1)
    (seat,) = state.to_act
    chance = Random(7)
    played = {Game.default_action(GAME, state, seat, chance) for _ in range(40)}
    assert played <= set(state.actions(seat))
    assert len(played) > 10


def test_a_rulebook_without_times_gives_none() -> None:
    assert Game.timing(GAME, GAME.start(seed=1)) == Timing()
    assert Game.plain_players(GAME) == {}
    board = obelisk.game("khet").start()
    assert board.game.timing(board, 1) == Timing()
    assert board.game.default_action(board, 0, Random(7)) in board.actions()
    assert board.game.secrets(board) is None


@pytest.mark.parametrize("name", obelisk.game_names())
def test_a_game_says_what_it_is_able_to_do(name: str) -> None:
    game = obelisk.game(name)
    assert game.is_for_two == (game.seats == 2 and not game.has_secrets)
    assert game.piece_set(None) == game.piece_sets[0]
    with pytest.raises(ObeliskError) as refused:
        game.piece_set("no such set")
    (fault,) = refused.value.faults
    assert (fault.code, fault.args["known"]) == ("core-pieces", List(game.piece_sets, "or"))


def test_times_follow_from_what_everybody_sees_but_for_a_hidden_question() -> None:
    """SC-69: a seat's own question is in no public timing."""
    state = GAME.start(seed=1)
    rng = Random(3)
    asked = set()
    for _ in range(300):
        if not state.to_act:
            break
        seat = rng.choice(state.to_act)
        public, own = GAME.timing(state), GAME.timing(state, seat)
        assert public.hidden is None
        assert (own.hidden is not None) == (own.question == "defuse")
        assert public.question != "defuse"
        asked.add(public.question)
        state = state.play(rng.choice(state.actions(seat)), seat)
    assert {"auction", "mine", "occupy", "shop"} <= asked


@pytest.mark.compiled
@pytest.mark.parametrize("name", obelisk.game_names())
def test_a_game_knows_whether_it_is_compiled(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = obelisk.game(name)
    for _, step in game.warmup():
        step()
    assert game.is_compiled()
    monkeypatch.setattr("obelisk.kernels.kernel.is_cached", lambda module: False)
    assert not game.is_compiled()
