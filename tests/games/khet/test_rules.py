"""Khet: what the case files cannot say — properties of random play, setups, events."""

from __future__ import annotations

import re
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.errors import IllegalAction
from obelisk.core.state import State, new_record
from obelisk.games.khet import rules
from obelisk.games.khet.rules import GRID
from obelisk.games.khet.setups import SETUPS
from obelisk.games.laser.beams import EDGE, LEAVES, SPHINX, STEP, follow
from tests.games.ruled import drawn, events_of

EYELESS = ("classic", "dynasty", "imhotep", "mercury", "sophie", "curiosity")
seeds = st.integers(0, 2**32)


def turn_square(name: str) -> str:
    return f"{'abcdefghij'[9 - 'abcdefghij'.index(name[0])]}{9 - int(name[1])}"


def turn_action(action: str) -> str:
    return re.sub("[a-j][1-8]", lambda square: turn_square(square[0]), action)


def turn_text(text: str) -> str:
    """The position turned by 180° with the colours exchanged."""
    board, side, quiet, ply = text.split()
    tokens = re.findall(r"/|[XAP]\d|[SE]\d|K|\d+", board, re.IGNORECASE)
    turned = []
    for token in reversed(tokens):
        if token[0] in "XAPxap":
            token = token[0] + str((int(token[1]) + 1) % 4 + 1)
        turned.append(token.swapcase())
    return f"{''.join(turned)} {'r' if side == 's' else 's'} {quiet} {ply}"


@pytest.mark.parametrize("setup", SETUPS)
def test_every_setup_is_its_own_half_turn(setup: str) -> None:
    """KH-2; a typing error in a setup would break the symmetry."""
    text = SETUPS[setup]
    assert turn_text(text).split()[0] == text.split()[0]


@pytest.mark.parametrize(
    ("setup", "action", "path", "end"),
    [
        ("classic", "h2+", "j2 j3 j4 i4 h4 h5 i5 j5 j6 j7 j8", "edge"),
        ("dynasty", "d1+", "j2 j3 i3 h3 g3 f3 f4 g4 h4 h3 h2 h1", "edge"),
        ("imhotep", "d6+", "j2 j3 j4 i4 i5 j5 j6 j7 j8", "edge"),
        ("mercury", "d2+", "i1 h1 g1 f1 f2 f3 f4 g4 h4 i4 j4 j3 i3 h3 g3 g2 g1", "edge"),
        ("sophie", "d1+", "j2 j3 i3 h3 g3 f3 f4 f5 f6 g6 h6 h7 h8", "edge"),
        ("curiosity", "d6+", "i1 h1 g1 f1", "absorbed"),
    ],
)
def test_opening_beams(setup: str, action: str, path: str, end: str) -> None:
    """KH-14: crossings are kept, in order, with repetitions."""
    beam = obelisk.game("khet", setup=setup).start().play(action).events[1].fields
    assert " ".join(beam["path"]) == path
    assert beam["end"] == end


@given(st.sampled_from(sorted(SETUPS)), seeds)
def test_a_half_turn_maps_games_to_games(setup: str, seed: int) -> None:
    game = obelisk.game("khet", setup=setup)
    state = game.random_state(Random(seed))
    turned = game.position(turn_text(str(state)))
    plain = game.position(str(state))
    assert {turn_action(action) for action in plain.actions()} == set(turned.actions())
    for action in Random(seed).sample(plain.actions(), min(8, len(plain.actions()))):
        after, mirrored = plain.play(action), turned.play(turn_action(action))
        assert turn_text(str(after)) == str(mirrored)
        assert (after.result is None) == (mirrored.result is None)
        if after.result is not None and mirrored.result is not None:
            assert after.result.scores == mirrored.result.scores[::-1]


@given(st.sampled_from(EYELESS), seeds)
def test_a_beam_that_leaves_comes_back_the_same_way(setup: str, seed: int) -> None:
    """KH-15, KH-17: mirrors are reversible."""
    state = obelisk.game("khet", setup=setup).random_state(Random(seed))
    record = new_record(rules.STATE, state.record)[0]
    shot, back = (new_record(rules.SCRATCH)[0] for _ in range(2))
    rules.fire(record, shot)
    if shot.end[0] != LEAVES:
        return
    path = [int(cell) for cell in shot.path[: shot.start[1]]]
    for heading in range(4):  # the way it left is one of the four sides of the last square
        outside = path[-1] + int(STEP[heading])
        if record.board[outside] != EDGE:
            continue
        square, _, effect, steps = follow(
            record.board, outside, (heading + 2) % 4, rules.EFFECTS, back, 0
        )
        if effect == SPHINX and square == rules.HOMES[int(record.side)]:
            assert [int(cell) for cell in back.path[: steps - 1]] == path[::-1]
            return
    pytest.fail("no way back leads to the sphinx")


@given(st.sampled_from(sorted(SETUPS)), seeds)
def test_what_one_turn_may_change(setup: str, seed: int) -> None:
    """KH-3, KH-21: one piece lost at most without eyes; counters; the hash is kept up."""
    game = obelisk.game("khet", setup=setup)
    state = game.start()
    rng = Random(seed)
    for _ in range(25):
        if not state.to_act:
            break
        after = state.play(rng.choice(state.actions()))
        lost = _pieces(state) - _pieces(after)
        destroyed = [event for event in after.events if event.kind == "destroyed"]
        assert lost == len(destroyed)
        assert lost <= 1 or setup not in EYELESS
        assert after.record.quiet == (0 if lost else state.record.quiet + 1)
        assert after.record.ply == state.record.ply + 1
        assert after.record.zobrist == game.position(str(after)).record.zobrist
        state = after


def _pieces(state: State) -> int:
    return int(np.count_nonzero(state.record.board[list(GRID.squares)]))


@pytest.mark.parametrize(
    ("text", "action", "events"),
    [
        (
            "x34k4/10/10/10/6p32P3/10/10/4K4X1 s 7 20",
            "e1e2",
            [
                {"event": "moved", "seat": 0, "from": "e1", "to": "e2"},
                {
                    "event": "beam",
                    "seat": 0,
                    "from": "j1",
                    "path": ["j2", "j3", "j4", "i4", "h4", "g4"],
                    "end": "destroyed",
                },
                {"event": "destroyed", "square": "g4", "seat": 1, "piece": "p3"},
            ],
        ),
        (
            "x34k4/10/10/6p33/6S22P3/10/10/4K4X1 s 0 0",
            "g4g5",
            [
                {"event": "swapped", "seat": 0, "from": "g4", "to": "g5"},
                {
                    "event": "beam",
                    "seat": 0,
                    "from": "j1",
                    "path": ["j2", "j3", "j4", "i4", "h4", "g4"],
                    "end": "destroyed",
                },
                {"event": "destroyed", "square": "g4", "seat": 1, "piece": "p3"},
            ],
        ),
        (
            # the piece is named as the shot finds it, after its turn
            "x34k4/10/10/10/6P42P3/10/10/4K4X1 s 0 0",
            "g4-",
            [
                {"event": "turned", "seat": 0, "square": "g4", "by": -1},
                {
                    "event": "beam",
                    "seat": 0,
                    "from": "j1",
                    "path": ["j2", "j3", "j4", "i4", "h4", "g4"],
                    "end": "destroyed",
                },
                {"event": "destroyed", "square": "g4", "seat": 0, "piece": "P3"},
            ],
        ),
        (
            "x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0",
            "i4j4",
            [
                {"event": "moved", "seat": 0, "from": "i4", "to": "j4"},
                {
                    "event": "beam",
                    "seat": 0,
                    "from": "j1",
                    "path": ["j2", "j3", "j4", "i4", "h4", "g4", "f4", "e4"],
                    "end": "destroyed",
                },
                {"event": "destroyed", "square": "e4", "seat": 1, "piece": "k"},
                {"event": "over", "winner": 0, "reason": "pharaoh"},
            ],
        ),
    ],
)
def test_events_come_in_the_order_of_the_rulebook(
    text: str, action: str, events: list[dict[str, object]]
) -> None:
    """KH-13, KH-16, KH-20"""
    after = obelisk.game("khet").position(text).play(action)
    assert events_of(after) == events


def test_events_say_how_they_are_drawn() -> None:
    game = obelisk.game("khet")
    after = game.position("x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0").play("i4j4")
    assert drawn(after) == [
        {"how": "moved", "from": "i4", "to": "j4"},
        {
            "how": "beam",
            "seat": 0,
            "from": "j1",
            "path": ["j2", "j3", "j4", "i4", "h4", "g4", "f4", "e4"],
            "end": "struck",
        },
        {"how": "removed", "square": "e4"},
    ]
    assert drawn(game.start().play("j1-"))[0] == {"how": "turned", "square": "j1", "by": -1}


def test_a_scarab_turns_clockwise_however_it_is_written() -> None:
    """KH-6"""
    state = obelisk.game("khet").start()
    assert state.play("e4-") == state.play("e4+")
    assert state.play("e4-").events[0].fields["by"] == 1


def test_a_claimed_draw_fires_nothing_and_changes_nothing() -> None:
    """KH-22: reason repetition; board, side and counters stay."""
    state = obelisk.game("khet").start()
    for action in ("h2+", "c7+", "h2-", "c7-") * 2:
        state = state.play(action)
    after = state.play("draw")
    assert str(after) == str(state)
    kinds = [(event.kind, dict(event.fields)) for event in after.events]
    assert kinds == [
        ("claimed", {"seat": 0}),
        ("over", {"winner": None, "reason": "repetition"}),
    ]
    assert after.result is not None
    assert after.result.scores == (0.5, 0.5)
    with pytest.raises(IllegalAction, match="The game is over"):
        after.play("draw")


def test_a_claim_passed_over_is_gone_until_the_next_third_time() -> None:
    """KH-22"""
    state = obelisk.game("khet").start()
    for action in ("h2+", "c7+", "h2-", "c7-") * 2:
        state = state.play(action)
    assert "draw" in state.actions()
    assert "draw" not in state.play("e1e2").actions()


def test_a_removal_forgets_the_past() -> None:
    """KH-22: no earlier position can return after a removal."""
    state = obelisk.game("khet").start().play("h2+").play("c7+")
    assert len(state.past) == 3
    assert len(state.play("j1-").past) == 1


def test_a_loaded_text_without_one_pharaoh_is_won() -> None:
    """KH-25, KH-20"""
    game = obelisk.game("khet")
    for text, winner in (
        ("x39/10/10/10/10/10/10/4K4X1 s 0 9", 0),
        ("x34k4/10/10/10/10/10/10/9X1 s 0 9", 1),
    ):
        result = game.position(text).result
        assert result is not None
        assert (result.winner, result.reason) == (winner, "pharaoh")
        assert result.ranks == ((1, 2) if winner == 0 else (2, 1))


def test_many_eyes_end_in_a_finite_picture() -> None:
    """KH-27: a board full of eyes feeds rings of light; the lit set ends them."""
    rows = ["x34k4", *["1" + "E1e2" * 4 + "1"] * 6, "4K4X1"]
    state = obelisk.game("khet").position("/".join(rows) + " s 0 0")
    for action in state.actions():
        beams = [event for event in state.play(action).events if event.kind == "beam"]
        lit = {(beam.fields["from"], tuple(beam.fields["path"])) for beam in beams}
        assert len(lit) == len(beams) <= 2 * 48 + 1
