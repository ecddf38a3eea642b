"""What must hold for any game: symmetry, replay, samples, draws, batches."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from obelisk.core.errors import IllegalAction
from obelisk.core.state import State
from obelisk.games.starclaim import Starclaim
from obelisk.games.starclaim.rules import rules
from obelisk.games.starclaim.text.notation import write_action
from obelisk.kernels.kernel import COMPILED
from obelisk.testing import check_game
from tests.conftest import in_soak
from tests.games.starclaim.play import (
    at,
    random_action,
    random_game,
    random_play,
    random_state,
    starclaim,
)

GAMES = 6 if COMPILED else 1
DRAWS = 20 if COMPILED else 2


@pytest.mark.compiled
@pytest.mark.parametrize(
    "options",
    [
        {"seats": 3},
        {"seats": 2, "auction": "sealed", "parallel_mines": True},
        {"seats": 4, "auction": "live", "order": "upfront", "overbid": False},
    ],
)
def test_conforms(options: dict[str, Any]) -> None:
    check_game(starclaim(**options), games=1, plies=30)


@pytest.mark.parametrize("seed", [1, *in_soak(101, 102, 103, 104)])
def test_every_state_reads_back_equal(seed: int) -> None:
    """SC-73"""
    rng = Random(seed)
    for _ in range(GAMES):
        game = random_game(rng, seats=rng.randrange(2, 7), rounds=rng.randrange(1, 4))
        for state in random_play(game, rng):
            assert game.position(str(state)) == state


@pytest.mark.parametrize("seed", [2, *in_soak(201, 202, 203)])
def test_a_sample_has_the_view_it_was_made_from(seed: int) -> None:
    rng = Random(seed)
    for seats in range(2, 13) if COMPILED else (2,):
        game = random_game(rng, seats=seats)
        for state in random_play(game, rng):
            if rng.random() > 0.1 and state.to_act:
                continue
            reader = rng.choice([None, *range(game.seats)])
            view = state.view(reader)
            sampled = game.sample(view, reader, rng)
            assert sampled.view(reader) == view
            mined = (json.loads(str(state))["turn"] or {}).get("mined", False)
            if reader in state.to_act and not mined:  # SC-58: which no view tells
                assert sampled.actions(reader) == state.actions(reader)


def test_a_sample_heeds_a_demined_first_cell() -> None:
    """SC-58: of the own turn the reader knows it, of another's it is drawn."""
    setup = {
        "round": 2, "phase": "occupy", "controller": 1, "owner": {"c3": 0},
        "turn": {"seat": 0, "path": ["c3"], "mined": True}, "items": [{"scanner": 1}, {}, {}],
    }  # fmt: skip
    game = starclaim(seats=3)
    state = at(game, **setup)
    view = state.view(0)
    told = {**view, "turn": {**view["turn"], "mined": True}}
    assert game.sample(told, 0, Random(1)).actions(0) == state.actions(0)
    assert "scan c2" in game.sample(view, 0, Random(1)).actions(0)
    drawn = [game.sample(state.view(1), 1, Random(seed)) for seed in range(60)]
    assert {int(sample.record.mined) for sample in drawn} == {0, 1}
    assert all(sample.view(1) == state.view(1) for sample in drawn)


def test_samples_differ_and_take_either_generator() -> None:
    game = starclaim(seats=4)
    state = random_state(game, Random(5))
    view = state.view(1)
    drawn = {str(game.sample(view, 1, np.random.default_rng(seed))) for seed in range(5)}
    assert len(drawn) == 5
    assert str(game.sample(view, 1, Random(3))) == str(game.sample(view, 1, Random(3)))


def test_a_sample_keeps_to_the_radar_picture() -> None:
    """SC-61: mines of the others lie where the picture shows them."""
    setup = {
        "round": 2, "phase": "mine", "controller": 1, "turn": {"seat": 0},
        "items": [{"radar": 1}, {}, {}],
        "mines": [{"kind": "normal", "seat": q, "cell": c, "round": 1} for q, c in
                  ((1, "b2"), (2, "b2"), (2, "f5"))],
    }  # fmt: skip
    game = starclaim(seats=3)
    state = at(game, **setup).play("radar")
    for seed in range(10):
        record = game.sample(state.view(0), 0, Random(seed)).record
        assert record.covered.tolist() == state.record.covered.tolist()


@pytest.mark.parametrize("seed", [3, *in_soak(301, 302, 303, 304)])
def test_shuffling_the_mines_changes_nothing(seed: int) -> None:
    rng = Random(seed)
    for _ in range(GAMES):
        game = random_game(rng, seats=rng.randrange(2, 6))
        state = random_state(game, rng)
        position = json.loads(str(state))
        rng.shuffle(position["mines"])
        other = at(game, **position)
        for _ in range(40):
            readers = (None, *range(game.seats))
            assert [state.view(r) for r in readers] == [other.view(r) for r in readers]
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            action = random_action(state, seat, rng)
            state, other = state.play(action, seat), other.play(action, seat)


LETTERS = "abcdefghijklmn"


def turned(value: Any, side: int, mirror: bool) -> Any:
    """A position, view or action on the board turned by a quarter or mirrored left to right."""

    def cell(name: str) -> str:
        column, row = LETTERS.index(name[0]), int(name[1:]) - 1
        column, row = (side - 1 - column, row) if mirror else (side - 1 - row, column)
        return f"{LETTERS[column]}{row + 1}"

    def corner(name: str) -> str:  # the top-left cell of a square is another one's
        column, row = LETTERS.index(name[0]), int(name[1:]) - 1
        column, row = (side - 2 - column, row) if mirror else (side - 2 - row, column)
        return f"{LETTERS[column]}{row + 1}"

    def is_cell(text: object) -> bool:
        return isinstance(text, str) and text[:1] in LETTERS and text[1:].isdigit()

    def walk(value: Any) -> Any:
        if isinstance(value, dict):
            told = {walk(key): walk(item) for key, item in value.items()}
            if value.get("kind") == "matrix" and "round" in value:
                told["cell"] = corner(value["cell"])
                told["covers"] = sorted(told["covers"], key=lambda name: (int(name[1:]), name))
            return told
        if isinstance(value, list):
            return [walk(item) for item in value]
        return cell(value) if is_cell(value) else value

    if not isinstance(value, str) or is_cell(value):
        return walk(value)
    words = value.split()
    if words[0] == "matrix":
        return f"matrix {corner(words[1])}"
    if words[0] == "robot":
        number = int(words[2]) - 1 if words[1] == "row" else LETTERS.index(words[2])
        if mirror:
            row = words[1] == "row"
            return (
                f"robot row {number + 1}" if row else f"robot column {LETTERS[side - 1 - number]}"
            )
        if words[1] == "row":
            return f"robot column {LETTERS[side - 1 - number]}"
        return f"robot row {number + 1}"
    return " ".join(walk(word) for word in words)


@pytest.mark.parametrize("seed", [4, *in_soak(401, 402, 403, 404)])
@pytest.mark.parametrize("mirror", [True, False])
def test_turning_the_board_commutes_with_play(mirror: bool, seed: int) -> None:
    rng = Random(seed)
    for _ in range(GAMES):
        game = random_game(rng, seats=rng.randrange(2, 6))
        state = random_state(game, rng)
        other = at(game, **turned(json.loads(str(state)), state.view(None)["side"], mirror))
        for _ in range(40):
            side = state.view(None)["side"]
            there = turned(json.loads(str(state)), side, mirror)
            assert _unordered(there) == _unordered(json.loads(str(other)))
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            action = random_action(state, seat, rng)
            state = state.play(action, seat)
            other = other.play(turned(action, side, mirror), seat)


def _unordered(position: dict[str, Any]) -> dict[str, Any]:
    """Spores spread in row order, which turning changes: compare the mines as a set."""
    mines = sorted(json.dumps(mine, sort_keys=True) for mine in position["mines"])
    return {**position, "mines": mines}


@pytest.mark.parametrize("number", [7, *in_soak(701, 702, 703, 704)])
def test_a_draw_is_one_of_the_listed_decisions(number: int) -> None:
    """And every listed one can be drawn."""
    rng = Random(number)
    seed = np.array([99], np.uint64)
    for _ in range(GAMES):
        game = random_game(rng, seats=rng.randrange(2, 5))
        for state in random_play(game, rng):
            for seat in state.to_act:
                listed = game.decisions(state, seat)
                assert len(set(listed)) == len(listed) > 0
                drawn = {int(rules.draw_decision(state.record, seat, seed)) for _ in range(DRAWS)}
                assert drawn <= set(listed)
                if len(listed) <= 4 and COMPILED:
                    many = {int(rules.draw_decision(state.record, seat, seed)) for _ in range(200)}
                    assert many == set(listed)


def test_random_games_are_repeatable_and_end() -> None:
    game = starclaim(seats=3)
    decisions, wins = game.random_games(5, seed=3)
    assert (decisions, wins) == game.random_games(5, seed=3)
    assert sum(wins) == 5
    assert len(wins) == 4


def play_out(game: Starclaim, count: int) -> list[State]:
    batch = game.batch(count, seed=5)
    for _ in range(3000):
        if batch.over.all():
            break
        batch.step(batch.draw())
    return [batch.state(i) for i in range(count)]


def test_a_batch_plays_by_the_same_rules() -> None:
    game = starclaim(seats=3, auction="sealed")
    batch = game.batch(3, seed=5)
    states = [batch.state(i) for i in range(3)]
    for _ in range(60):
        decisions = batch.draw()
        for i in range(3):
            if states[i].to_act:
                assert int(decisions[i]) in batch.legal(i)
                states[i] = states[i].play(write_action(int(decisions[i])), int(batch.seats[i]))
        batch.step(decisions)
        assert [batch.state(i) for i in range(3)] == states
    assert len(batch) == 3


def test_a_batch_plays_to_the_end_and_starts_again() -> None:
    game = starclaim(seats=2, rounds=1)
    states = play_out(game, 2)
    assert all(state.result is not None for state in states)
    batch = game.batch(2)
    while not batch.over.all():
        batch.step(batch.draw())
    assert batch.legal(0) == []
    batch.step(np.zeros(2, np.int64), restart=True)
    assert not batch.over.any()
    assert batch.state(0) == game.start(seed=0)


def test_a_batch_refuses_what_is_not_legal() -> None:
    game = starclaim(seats=3)
    batch = game.batch(2)
    legal = batch.legal(0)[0]
    for wrong in (
        0,
        2**31,
        rules.encode(rules.STEP, 17),
        rules.encode(rules.BID, 0),
    ):
        with pytest.raises(IllegalAction, match="game 1 of the batch"):
            batch.step(np.array([legal, wrong]))
    with pytest.raises(IllegalAction, match="seat 2"):
        batch.step(np.array([legal, legal]), np.array([0, 2]))
    assert batch.state(0) == game.start(seed=0)
    with pytest.raises(ValueError, match="decisions must hold 2 numbers"):
        batch.step(np.array([legal]))
    with pytest.raises(ValueError, match="from 1 to"):
        game.batch(0)
    with pytest.raises(ValueError, match="whether it starts again"):
        batch.restart(np.ones(3, np.bool_))


def test_numbers_that_name_no_decision_are_refused() -> None:
    batch = starclaim(seats=3).batch(1)
    legal = set(batch.legal(0))
    for verb in range(21):
        for argument in (0, 3, 99, 255, 256, 65535):
            if verb << 16 | argument not in legal:
                with pytest.raises(IllegalAction):
                    batch.step(np.array([verb << 16 | argument]))
