"""Photon's evaluation: symmetric, and exact about what a volley takes."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.state import new_record
from obelisk.games.laser.beams import EMPTY, code, kind_of, owner_of
from obelisk.games.photon import evaluate, rules
from obelisk.games.photon.evaluate import TERMS, WEIGHTS, WIN_AT_ONCE
from obelisk.games.photon.rules import BLOCK, GRID, KING, MIRROR, SHOOTER
from obelisk.kernels.kernel import COMPILED

MODELS = ("document", "face", "two_sided")
VARIANTS: list[dict[str, Any]] = [
    {"mirror_model": model, "collisions": collisions, "collide_on_pieces": on_pieces}
    for model in MODELS
    for collisions, on_pieces in ((True, False), (True, True), (False, False))
] + [{"mirror_model": "document", "preset": "literal"}]
seeds = st.integers(0, 2**32)
variants = st.sampled_from(VARIANTS)
POSITIONS = 4 if COMPILED else 1


class Searcher:
    """What a search keeps beside the positions."""

    def __init__(self) -> None:
        self.notes = new_record(evaluate.NOTES)[0]
        self.scratch = new_record(rules.SCRATCH)[0]
        self.actions = np.zeros(rules.MOST_ACTIONS, np.uint16)
        self.terms = np.full(len(TERMS), -999, np.int32)

    def look(self, record: Any) -> Any:
        """A copy of a position that has been looked at."""
        s = new_record(rules.STATE, record)[0]
        evaluate.look(s, self.notes, self.scratch)
        return s

    def measure(self, record: Any) -> dict[str, int]:
        evaluate.measure(self.look(record), self.notes, self.terms)
        return dict(zip(TERMS, self.terms.tolist(), strict=True))

    def legal(self, record: Any) -> list[int]:
        count = rules.legal_actions(record, self.actions, self.scratch)
        return [int(action) for action in self.actions[:count]]


def scatter(rng: Random, **options: Any) -> Any:
    """A record of a position as crowded and as strange as chance makes it."""
    game = obelisk.game("photon", **options)
    assert isinstance(game, BoardGame)
    record = game.notation.read_position(game.options, f"{'10/' * 9}10 r 0 0")[0]
    squares = rng.sample(GRID.squares, rng.choice((6, 14, 30, 60)))
    kinds = [KING] + [rng.choice((SHOOTER, SHOOTER, MIRROR, MIRROR, BLOCK)) for _ in squares]
    for i, square in enumerate(squares):
        kind, seat = kinds[i // 2], i % 2
        states = {KING: 1, BLOCK: 2}.get(kind, 4)
        record.board[square] = code(seat, kind, rng.randrange(states))
    record.side = rng.randrange(2)
    text = game.notation.write_position(record)
    return new_record(rules.STATE, game.position(text).record)[0]


def reached(rng: Random, **options: Any) -> Any:
    """A record of a position of a random game, or of a strange one."""
    if rng.random() < 0.5:
        return scatter(rng, **options)
    state = obelisk.game("photon", **options).start()
    for _ in range(rng.randrange(30)):
        if state.to_act:
            state = state.play(rng.choice(state.actions()))
    return new_record(rules.STATE, state.record)[0]


def value(record: Any, seat: int) -> int:
    """The material of a seat, by the worth of the terms."""
    worth = dict(zip(TERMS, WEIGHTS.tolist(), strict=True))
    total = 0
    for piece in map(int, record.board):
        if owner_of(piece) == seat:
            kind = kind_of(piece)
            total += worth["shooters"] * (kind == SHOOTER) + worth["mirrors"] * (kind == MIRROR)
            if kind == BLOCK:
                total += worth["blocks"] + worth["spare points"] * (piece & 3)
    return total


def outcome(record: Any, action: int, searcher: Searcher) -> int:
    """What an action wins at once, by playing it."""
    after = new_record(rules.STATE, record)[0]
    rules.apply(after, action, searcher.scratch)
    side = int(record.side)
    if int(after.kings) != 3:
        return WIN_AT_ONCE * (bool(after.kings & 1 << side) - bool(after.kings & 2 >> side))
    won = value(record, 1 - side) - value(after, 1 - side)
    return won - (value(record, side) - value(after, side))


@given(seeds, variants)
def test_a_promise_is_what_the_action_does(seed: int, options: dict[str, Any]) -> None:
    rng, searcher = Random(seed), Searcher()
    for _ in range(POSITIONS):
        record = reached(rng, **options)
        if record.over:
            continue
        s = searcher.look(record)
        for action in searcher.legal(record):
            promised = evaluate.promise(s, action, searcher.notes, searcher.scratch)
            assert promised == outcome(record, action, searcher), rules.GRID.name(action >> 8)
            assert s.tobytes() == record.tobytes()


@given(seeds, variants)
def test_sharp_actions_are_those_that_better_the_volley(seed: int, options: dict[str, Any]) -> None:
    rng, searcher = Random(seed), Searcher()
    for _ in range(POSITIONS):
        record = reached(rng, **options)
        if record.over:
            continue
        passed = outcome(record, rules.PASS, searcher)
        legal = searcher.legal(record)
        outcomes = {action: outcome(record, action, searcher) for action in legal}
        s = searcher.look(record)
        actions = np.zeros(rules.MOST_ACTIONS, np.uint16)
        count = evaluate.sharp_actions(s, actions, searcher.notes, searcher.scratch)
        assert actions[:count].tolist() == [
            action
            for action in legal
            if outcomes[action] > passed or outcomes[action] == WIN_AT_ONCE
        ]
        assert s.tobytes() == record.tobytes()


@given(seeds, variants)
def test_parries_save_the_king(seed: int, options: dict[str, Any]) -> None:
    rng, searcher = Random(seed), Searcher()
    for _ in range(2 * POSITIONS):
        record = reached(rng, **options)
        s = searcher.look(record)
        if record.over or not evaluate.in_danger(s, searcher.notes):
            continue
        actions = np.zeros(rules.MOST_ACTIONS, np.uint16)
        count = evaluate.parries(s, actions, searcher.notes, searcher.scratch)
        legal = searcher.legal(record)
        saving = [a for a in legal if outcome(record, a, searcher) > -WIN_AT_ONCE]
        assert actions[:count].tolist() == (saving or legal[:1])


@given(seeds, variants)
def test_a_skip_fires_and_tells_whether_there_was_danger(
    seed: int, options: dict[str, Any]
) -> None:
    rng, searcher = Random(seed), Searcher()
    game: Any = obelisk.game("photon", **options)
    for _ in range(POSITIONS):
        record = reached(rng, **options)
        if record.over:
            continue
        s = searcher.look(record)
        danger = evaluate.in_danger(s, searcher.notes)
        assert evaluate.expected(searcher.notes) == outcome(record, rules.PASS, searcher)
        side = int(s.side)
        assert danger == (outcome(record, rules.PASS, searcher) == -WIN_AT_ONCE)
        if evaluate.may_skip(s, searcher.notes):
            assert not danger
            assert int(s.turnable[side]) > 1
        evaluate.skip(s, searcher.scratch)
        assert (int(s.side), int(s.ply)) == (1 - side, int(record.ply) + 1)
        fresh = game.notation.read_position(game.options, game.notation.write_position(s))[0]
        fresh.repeats = s.repeats
        assert s.tobytes() == fresh.tobytes()
        if not np.array_equal(s.board, record.board):
            assert int(s.quiet) == 0


# The board has no home side: it may be turned and mirrored, and the colours exchanged.

HEADS = {"document": (0, 3), "face": (0, 1), "two_sided": (0, 1)}  # mirrored left to right


def half_turn(x: int, y: int, piece: int, model: str) -> tuple[int, int, int]:
    return 9 - x, 9 - y, state_changed(piece, lambda state: state + 2, lambda state: state + 2)


def quarter_turn(x: int, y: int, piece: int, model: str) -> tuple[int, int, int]:
    return 9 - y, x, state_changed(piece, lambda state: state + 1, lambda state: state + 1)


def mirrored(x: int, y: int, piece: int, model: str) -> tuple[int, int, int]:
    first, second = HEADS[model]
    return 9 - x, y, state_changed(piece, lambda s: -s, lambda s: first + second - s)


def unmoved(x: int, y: int, piece: int, model: str) -> tuple[int, int, int]:
    return x, y, piece


def state_changed(piece: int, of_shooter: Any, of_mirror: Any) -> int:
    change = {SHOOTER: of_shooter, MIRROR: of_mirror}.get(kind_of(piece), lambda state: state)
    return piece & ~3 | change(piece & 3) & 3


def changed(record: Any, way: Any, model: str, exchanged: bool) -> Any:
    """The position as it is after a symmetry of the board, with the colours exchanged or not."""
    image = new_record(rules.STATE, record)[0]
    for square in GRID.squares:
        image.board[square] = EMPTY
    for square in GRID.squares:
        piece = int(record.board[square])
        if piece != EMPTY:
            x, y, piece = way(*divmod_square(square), piece, model)
            image.board[GRID.cell(x, y)] = piece ^ 96 if exchanged else piece
    image.side = int(record.side) ^ exchanged
    image.turnable[:] = record.turnable[::-1] if exchanged else record.turnable
    return image


def divmod_square(square: int) -> tuple[int, int]:
    y, x = divmod(square, 12)
    return x - 1, y - 1


@pytest.mark.parametrize("exchanged", [True, False])
@pytest.mark.parametrize("way", [half_turn, quarter_turn, mirrored, unmoved])
@given(seed=seeds, options=variants)
def test_the_measure_is_the_same_from_every_side(
    seed: int, options: dict[str, Any], way: Any, exchanged: bool
) -> None:
    rng, searcher = Random(seed), Searcher()
    for _ in range(2):
        record = reached(rng, **options)
        if not record.over:
            image = changed(record, way, options["mirror_model"], exchanged)
            assert searcher.measure(image) == searcher.measure(record)


@given(seeds)
def test_the_other_side_sees_the_opposite(seed: int) -> None:
    record, searcher = reached(Random(seed)), Searcher()
    if not record.over:
        other = new_record(rules.STATE, record)[0]
        other.side = 1 - int(record.side)
        ours, theirs = searcher.measure(record), searcher.measure(other)
        assert ours.pop("turn") == theirs.pop("turn") == 1
        assert ours.pop("coming gain") == theirs.pop("coming loss")
        assert ours.pop("coming loss") == theirs.pop("coming gain")
        assert ours == {term: -units for term, units in theirs.items()}


# Terms by example. The rest of the board is empty, and red is to act.


def measured(rows: dict[int, str], **options: Any) -> dict[str, int]:
    text = "/".join(rows.get(y, "10") for y in range(10))
    state = obelisk.game("photon", **options).position(f"{text} r 0 0")
    assert state.result is None
    return Searcher().measure(state.record)


def test_material_is_counted_by_kind() -> None:
    terms = measured({0: "K4S1S1S12", 1: "M1M1B2B16", 8: "m1b28", 9: "9k"})
    assert terms["shooters"] == 3
    assert terms["mirrors"] == 1
    assert terms["blocks"] == 1
    assert terms["spare points"] == 0
    assert terms["armed"] == 1


def test_a_shooter_beside_the_line_of_the_king_aims() -> None:
    aiming = measured({0: "K9", 4: "4S35", 9: "5k4"})
    assert (aiming["aims"], aiming["bearings"], aiming["further aims"]) == (1, 0, 0)
    bearing = measured({0: "K9", 4: "4S25", 9: "5k4"})  # a step and a turn
    assert (bearing["aims"], bearing["bearings"]) == (0, 1)
    two = measured({0: "K9", 4: "4S35", 9: "5k1S22"})
    assert (two["aims"], two["further aims"]) == (1, 0)
    assert two["bearings"] == 1
    both = measured({0: "K9", 4: "4S35", 9: "5k1S12"})
    assert (both["aims"], both["further aims"]) == (2, 1)


def test_lines_go_through_mirrors_on_the_side_that_reflects() -> None:
    # a beam from the right turns south at the state 0 and west at the state 1, away from the king
    through = measured({0: "K9", 4: "5M11S12", 9: "5k4"})
    assert through["aims"] == 1
    assert measured({0: "K9", 4: "5M31S12", 9: "5k4"})["aims"] == 0
    assert measured({0: "K9", 4: "5M31S12", 9: "5k4"}, mirror_model="two_sided")["aims"] == 1


def test_what_hangs_counts_for_the_side_that_gains() -> None:
    terms = measured({0: "K9", 2: "S26m12", 5: "B28s4", 9: "9k"}, mirror_model="document")
    worth = dict(zip(TERMS, WEIGHTS.tolist(), strict=True))
    assert terms["coming gain"] == worth["mirrors"] // 10
    assert terms["coming loss"] == worth["spare points"] // 10


def test_the_king_has_no_room_where_beams_come() -> None:
    assert measured({0: "4K5", 9: "5k4"}, dead_draw=False)["room"] == 0
    assert measured({0: "K9", 9: "5k4"}, dead_draw=False)["room"] == -1
    assert measured({0: "4K5", 8: "S29", 9: "5k4"})["room"] == 1
