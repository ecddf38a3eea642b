"""What a game with secrets gets from its base class, and what the clocks of a match ask it."""

from __future__ import annotations

from random import Random
from typing import Any

import obelisk
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.timing import Timing

GAME: Any = obelisk.game("starclaim", seats=3)


def test_a_seat_that_does_not_decide_plays_anything_where_the_rules_say_nothing() -> None:
    state = GAME.start(seed=1)
    (seat,) = state.to_act
    chance = Random(7)
    played = {HiddenGame.default_action(GAME, state, seat, chance) for _ in range(40)}
    assert played <= set(state.actions(seat))
    assert len(played) > 10


def test_a_rulebook_without_times_gives_none() -> None:
    assert HiddenGame.timing(GAME, GAME.start(seed=1)) == Timing()
    assert HiddenGame.plain_opponents(GAME) == {}


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
