"""States are values."""

from __future__ import annotations

import copy
import pickle
from random import Random

import numpy as np
import pytest

import obelisk
from obelisk.core.errors import IllegalAction
from obelisk.core.state import History, State

KHET = obelisk.game("khet")
CYCLE = ("h2+", "c7+", "h2-", "c7-")


def test_equal_positions_reached_by_the_same_history_are_equal() -> None:
    one, two = (KHET.start().play("h2+").play("c7+") for _ in range(2))
    assert one == two
    assert hash(one) == hash(two)
    assert one != one.play("h2-")
    assert one != "a state"


def test_another_game_makes_another_state() -> None:
    assert KHET.start() != obelisk.game("khet", quiet_limit=1).start()


def test_history_that_matters_belongs_to_the_value() -> None:
    repeated = KHET.start()
    for action in CYCLE:
        repeated = repeated.play(action)
    fresh = KHET.position(str(repeated))
    assert str(fresh) == str(repeated)
    assert fresh != repeated, "one more repetition and a draw may be claimed: not the same state"


def test_the_order_of_history_does_not_matter() -> None:
    start = KHET.start()
    one, two = start, start
    for action in ("h2+", "c7+", "h2-", "c7-", "h2-", "c7-", "h2+", "c7+"):
        one = one.play(action)
    for action in ("h2-", "c7-", "h2+", "c7+", "h2+", "c7+", "h2-", "c7-"):
        two = two.play(action)
    assert one.past != two.past
    assert one == two
    assert hash(one) == hash(two)


def test_pickle_and_copy_keep_everything() -> None:
    state = KHET.random_state(Random(3))
    for twin in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert twin == state
        assert twin.events == state.events
        assert twin.actions() == state.actions()


def test_nothing_can_be_written() -> None:
    state = KHET.start()
    for attempt in (
        lambda: setattr(state, "record", None),
        lambda: delattr(state, "record"),
        lambda: setattr(state, "new", 1),
    ):
        with pytest.raises(AttributeError, match="read-only"):
            attempt()
    with pytest.raises(ValueError, match="read-only"):
        state.record.side = 1
    with pytest.raises(ValueError, match="read-only"):
        state.record.board[50] = 1


def test_the_record_has_no_hidden_bytes() -> None:
    """Padding could differ between equal states, which are compared by their bytes."""
    dtype = KHET.dtype
    assert dtype.itemsize == sum(dtype[name].itemsize for name in dtype.names or ())


def test_seats() -> None:
    state = KHET.start()
    assert state.actions(1) == []
    assert state.actions(0) == state.actions()
    assert state.play("h2+", 0) == state.play("h2+")
    with pytest.raises(IllegalAction, match=r"Seat 1 cannot act now\. Waiting for seat 0\."):
        state.play("h2+", 1)
    for seat in (2, -1, True, "0"):
        with pytest.raises(ValueError, match="seats 0 to 1"):
            state.actions(seat)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="seats 0 to 1"):
            state.view(seat)  # type: ignore[arg-type]
    with pytest.raises(IllegalAction):
        state.play("h2+", False)


def test_random_states_come_from_either_kind_of_generator() -> None:
    for make in (Random, np.random.default_rng):
        assert KHET.random_state(make(5)) == KHET.random_state(make(5))


def test_a_state_shows_its_text() -> None:
    state = KHET.start()
    assert repr(state) == f"<khet state '{state}'>"


def test_a_listed_action_is_played_like_one_that_is_read() -> None:
    rng, state = Random(3), KHET.start()
    while state.to_act and state.fields["ply"] < 40:
        action = rng.choice(state.actions())
        unlisted = State(KHET, state.record, state.past)
        assert action in state.listed
        assert not unlisted.listed
        after, read = state.play(action), unlisted.play(action)
        assert (after, after.events) == (read, read.events)
        state = after


def test_the_list_of_a_state_is_not_the_callers() -> None:
    state = KHET.start()
    state.actions().clear()
    assert state.play("h2+") == KHET.start().play("h2+")
    assert len(state.actions()) == len(KHET.start().actions())


def test_views_share_nothing_that_a_caller_could_change() -> None:
    state = KHET.start()
    view = state.view(0)
    for part in ("pieces", "marks"):
        view["board"][part][0]["square"] = "nowhere"
    assert "nowhere" not in str(state.view(0))
    assert "nowhere" not in str(KHET.start().view(1))


def test_the_fields_of_a_state_are_what_its_record_says() -> None:
    state = KHET.start().play("h2+")
    assert state.fields.keys() == set(KHET.dtype.names or ())
    for name, value in state.fields.items():
        assert np.array_equal(value, state.record[name]), name


def test_a_state_knows_the_line_of_play_that_led_to_it() -> None:
    """The actions in their own spelling, from the start or from a position."""
    start = obelisk.game("khet").start()
    state = start.play(" D1+ ").play(start.play("d1+").actions()[0])
    assert (start.first, start.history) == (start, ())
    assert state.first is start
    assert state.history == ("d1+", start.play("d1+").actions()[0])
    read = obelisk.game("khet").position(str(state))
    assert (read.first, read.history) == (read, ())
    again = pickle.loads(pickle.dumps(state))
    assert (again.first, again.history, again.events) == (start, state.history, state.events)
    assert again.past == state.past


def test_very_long_lines_of_play_can_be_kept_and_dropped() -> None:
    game = obelisk.game("photon", preset="literal")
    state = start = game.start()
    for _ in range(1500):
        state = state.play("e1+").play("f8+")
    assert len(state.history) == 3000
    assert pickle.loads(pickle.dumps(state)) == state
    assert state.first == start
    line = None
    for _ in range(300_000):
        line = History(start, line, "e1+")
    del line  # without a recursion as deep
