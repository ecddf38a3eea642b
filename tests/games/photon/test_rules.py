"""Photon: what the case files cannot say — properties of random play, presets, events."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.state import State, new_record
from obelisk.games.laser import beams
from obelisk.games.photon import rules
from obelisk.games.photon.rules import GRID
from obelisk.kernels.kernel import COMPILED
from obelisk.testing import check_game
from tests.games.ruled import drawn, events_of, ruled

PRESETS = ("document", "literal", "face", "origin")
VARIANTS: list[dict[str, Any]] = [
    {},
    {"preset": "face"},
    {"preset": "origin"},
    {"preset": "literal"},
    {"mirror_model": "two_sided"},
    {"collide_on_pieces": True},
    {"mirror_model": "two_sided", "collide_on_pieces": True, "dead_draw": False},
    {"collisions": False, "collide_on_pieces": True},
]
seeds = st.integers(0, 2**32)
variants = st.sampled_from(VARIANTS)


def photon(**options: Any) -> BoardGame:
    game = obelisk.game("photon", **options)
    assert isinstance(game, BoardGame)
    return game


# A second implementation of the laser phase, as naive as the rulebook: squares are (x, y).

WAYS = {"1": (0, -1), "2": (1, 0), "3": (0, 1), "4": (-1, 0)}
SIDES = {(0, 1): "Top", (0, -1): "Bottom", (1, 0): "Left", (-1, 0): "Right"}  # where it enters
REFLECTS = {
    "document": {"1": "Top Right", "2": "Right Bottom", "3": "Bottom Left", "4": "Left Top"},
    "face": {"1": "Left Top", "2": "Top Right", "3": "Right Bottom", "4": "Bottom Left"},
    "two_sided": dict.fromkeys("1234", "Top Right Bottom Left"),
}


def naive_phase(board: str, options: Any) -> tuple[list[dict[str, Any]], dict[Any, str]]:
    """The beams and the board after a phase. PH-6 to PH-18, step by step."""
    pieces = read_board(board)
    beams_: list[dict[str, Any]] = []
    for (x, y), piece in sorted(pieces.items(), key=lambda item: (item[0][1], item[0][0])):
        if piece[0] in "Ss":
            beams_.append({"from": (x, y), "at": (x, y), "way": WAYS[piece[1]], "path": [],
                           "end": None, "seat": int(piece[0] == "s")})  # fmt: skip
    hits: list[tuple[int, int]] = []
    while flying := [beam for beam in beams_ if beam["end"] is None]:
        for beam in flying:
            beam["next"] = tuple(a + b for a, b in zip(beam["at"], beam["way"], strict=True))
            if not all(0 <= number <= 9 for number in beam["next"]):
                beam["end"] = "edge"
        flying = [beam for beam in flying if beam["end"] is None]
        if options.collisions:
            swapped = [a for a in flying for b in flying
                       if a["next"] == b["at"] and a["at"] == b["next"]]  # fmt: skip
            for beam in swapped:
                beam["end"] = "annihilated"
        flying = [beam for beam in flying if beam["end"] is None]
        for beam in flying:
            beam["at"] = beam["next"]
            beam["path"].append(beam["at"])
        if options.collisions and options.collide_on_pieces:
            annihilate(flying)
        for beam in flying:
            piece = pieces.get(beam["at"])
            if beam["end"] is None and piece and not reflects(piece, beam["way"], options):
                beam["end"] = "hit"
                hits.append(beam["at"])
        flying = [beam for beam in flying if beam["end"] is None]
        if options.collisions:
            annihilate(flying)
        for beam in flying:
            if beam["end"] is None and beam["at"] in pieces:
                dx, dy = beam["way"]
                slash = pieces[beam["at"]][1] in "13"
                beam["way"] = (-dy, -dx) if slash else (dy, dx)
    for square in hits:
        piece = pieces.get(square, "")
        if piece in ("B2", "b2"):
            pieces[square] = piece[0] + "1"
        else:
            pieces.pop(square, None)
    return beams_, pieces


def read_board(board: str) -> dict[tuple[int, int], str]:
    pieces = {}
    for y, row in enumerate(board.split("/")):
        x = 0
        for token in re.findall(r"[Kk]|[SMBsmb]\d|10|\d", row):
            if token.isdigit():
                x += int(token)
            else:
                pieces[x, y] = token
                x += 1
        assert x == 10
    return pieces


def reflects(piece: str, way: tuple[int, int], options: Any) -> bool:
    return piece[0] in "Mm" and SIDES[way] in REFLECTS[options.mirror_model][piece[1]].split()


def annihilate(flying: list[dict[str, Any]]) -> None:
    squares = [beam["at"] for beam in flying]
    for beam in flying:
        if squares.count(beam["at"]) > 1:
            beam["end"] = "annihilated"


def name(square: tuple[int, int]) -> str:
    return f"{'abcdefghij'[square[0]]}{square[1]}"


def check_phase(state: State, action: str) -> None:
    """Compare one action with the naive phase."""
    options: Any = state.game.options
    after = state.play(action)
    acted = new_record(rules.STATE, state.record)
    rules.act(acted[0], state.game.notation.read_action(state.record, action))  # type: ignore[attr-defined]
    board = state.game.notation.write_position(acted[0]).split()[0]  # type: ignore[attr-defined]
    expected, pieces = naive_phase(board, options)
    got = [event.fields for event in after.events if event.kind == "beam"]
    assert [dict(fields) for fields in got] == [
        {
            "seat": beam["seat"],
            "from": name(beam["from"]),
            "path": [name(square) for square in beam["path"]],
            "end": beam["end"],
        }
        for beam in expected
    ]
    assert read_board(str(after).split()[0]) == pieces
    for beam in got:
        assert len(beam["path"]) <= 400
    hit = any(beam["end"] == "hit" for beam in got)
    assert after.record.quiet == (0 if hit else state.record.quiet + 1)


@given(variants, seeds)
def test_beams_are_those_of_the_naive_rulebook(options: dict[str, Any], seed: int) -> None:
    """PH-6 to PH-18, PH-24, PH-25 in random play."""
    state, rng = photon(**options).start(), Random(seed)
    for _ in range(15):
        if not state.to_act:
            break
        action = rng.choice(state.actions())
        check_phase(state, action)
        state = state.play(action)


def crowded(rng: Random) -> str:
    """A board full of shooters and mirrors: many meetings, and many beams at once."""
    cells = [
        rng.choice(["1"] * 6 + [f"{letter}{digit}" for letter in "SsMMMmmm" for digit in "1234"]
                   + ["B1", "b2"]) for _ in range(100)
    ]  # fmt: skip
    cells[0], cells[99] = "K", "k"
    rows = []
    for y in range(10):
        row = "".join(cells[10 * y : 10 * y + 10])
        rows.append(row)
    return "/".join(rows) + " r 0 0"


@given(variants, seeds)
def test_crowded_boards_too(options: dict[str, Any], seed: int) -> None:
    """PH-14 to PH-18: up to a hundred shooters may fire."""
    rng = Random(seed)
    state = photon(**options, no_action="pass").position(canonical(crowded(rng)))
    for action in rng.sample(state.actions(), min(3, len(state.actions()))):
        check_phase(state, action)


def canonical(text: str) -> str:
    """Runs of single empty squares, added up."""
    board, rest = text.split(" ", 1)
    rows = []
    for row in board.split("/"):
        tokens, empty = "", 0
        for token in re.findall(r"[Kk]|[SMBsmb]\d|1", row):
            if token == "1":
                empty += 1
                continue
            tokens += (str(empty) if empty else "") + token
            empty = 0
        rows.append(tokens + (str(empty) if empty else ""))
    return "/".join(rows) + " " + rest


def test_a_board_of_a_hundred_pieces_fires() -> None:
    """PH-6: pieces are not counted."""
    rows = ["K" + "S3" * 9, *["S1S2s3s4S1" * 2] * 8, "s1" * 9 + "k"]
    state = photon(no_action="pass", dead_draw=False).position("/".join(rows) + " r 0 0")
    after = state.play(state.actions()[0])
    assert sum(event.kind == "beam" for event in after.events) == 98


# Symmetry


def turn_square(square: str) -> str:
    return f"{'abcdefghij'[9 - 'abcdefghij'.index(square[0])]}{9 - int(square[1])}"


def turn_action(action: str) -> str:
    return re.sub("[a-j][0-9]", lambda square: turn_square(square[0]), action)


def turn_text(text: str) -> str:
    """The position turned by 180° with the colours exchanged."""
    board, side, quiet, ply = text.split()
    turned = []
    for token in reversed(re.findall(r"/|[SM]\d|B\d|K|10|\d", board, re.IGNORECASE)):
        if token[0] in "SMsm":
            token = token[0] + str((int(token[1]) + 1) % 4 + 1)
        turned.append(token.swapcase())
    return f"{''.join(turned)} {'r' if side == 'b' else 'b'} {quiet} {ply}"


@pytest.mark.parametrize("preset", ["document", "face"])
def test_the_start_is_its_own_half_turn(preset: str) -> None:
    """PH-2"""
    text = str(photon(preset=preset).start())
    assert turn_text(text).split()[0] == text.split()[0]


@given(variants, seeds)
def test_a_half_turn_maps_games_to_games(options: dict[str, Any], seed: int) -> None:
    game = photon(**options)
    state = game.random_state(Random(seed))
    plain, turned = game.position(str(state)), game.position(turn_text(str(state)))
    assert {turn_action(action) for action in plain.actions()} == set(turned.actions())
    for action in Random(seed).sample(plain.actions(), min(8, len(plain.actions()))):
        after, mirrored = plain.play(action), turned.play(turn_action(action))
        assert turn_text(str(after)) == str(mirrored)
        assert (after.result is None) == (mirrored.result is None)
        if after.result is not None and mirrored.result is not None:
            assert after.result.scores == mirrored.result.scores[::-1]
            assert after.result.reason == mirrored.result.reason


# What one turn may change


def points(state: State) -> int:
    return sum(
        int(piece[1]) if piece[0] in "Bb" else 1
        for piece in read_board(str(state).split()[0]).values()
    )


@given(variants, seeds)
def test_what_one_turn_may_change(options: dict[str, Any], seed: int) -> None:
    """PH-3, PH-11, PH-18, PH-22: points never grow, counters, and the hash is kept up."""
    game, rng = photon(**options), Random(seed)
    state = game.start()
    for _ in range(25):
        if not state.to_act:
            break
        after = state.play(rng.choice(state.actions()))
        lost = [event for event in after.events if event.kind in ("damaged", "destroyed")]
        hits = sum(e.kind == "beam" and e.fields["end"] == "hit" for e in after.events)
        assert len(lost) <= points(state) - points(after) <= hits
        assert bool(lost) == bool(hits)
        assert after.record.ply == state.record.ply + 1
        again = game.position(str(after)).record
        for field in ("zobrist", "kings", "shooters"):
            assert after.record[field] == again[field]
        assert after.record.turnable.tolist() == again.turnable.tolist()
        state = after


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_keeps_its_promises(preset: str) -> None:
    """PH-2, PH-25"""
    check_game(photon(preset=preset), games=2, plies=30 if COMPILED else 8)


def test_the_promises_hold_with_passing() -> None:
    """PH-21"""
    check_game(
        photon(no_action="pass", dead_draw=False, collide_on_pieces=True),
        games=1,
        plies=20 if COMPILED else 8,
    )


def test_presets_and_options() -> None:
    """PH-25: the table of presets; an option beside a preset wins."""
    origin = photon(preset="origin").options.to_json()
    assert origin == {
        "preset": "origin",
        "mirror_model": "two_sided",
        "collisions": False,
        "collide_on_pieces": False,
        "dead_draw": False,
        "no_action": "loss",
        "ply_limit": 31,
        "quiet_limit": 0,
        "repetition_draw": 0,
        "block_rotation": False,
    }
    literal = photon(preset="literal").options.changed()
    assert literal == {"preset": "literal"}
    assert photon(preset="literal", ply_limit=9).options.changed() == {**literal, "ply_limit": 9}
    assert photon(preset="literal").options.to_json() == {
        **photon().options.to_json(),
        **literal,
        "dead_draw": False,
        "ply_limit": 0,
        "quiet_limit": 0,
        "repetition_draw": 0,
        "block_rotation": True,
    }
    mixed = photon(preset="origin", ply_limit=200).options.to_json()
    assert mixed == {**origin, "ply_limit": 200}
    assert photon(preset="face") == photon(preset="face", mirror_model="face")


def test_a_ring_of_light_is_an_error() -> None:
    """The guard: with a table that lets beams pass through shooters a beam could fly for ever."""
    text = "K9/1S22M45/10/10/1M22M15/10/10/10/10/9k r 0 0"
    record = new_record(rules.STATE, photon(mirror_model="two_sided").position(text).record)[0]
    volley = new_record(rules.SCRATCH)[0]
    effects = rules.EFFECTS[rules.TWO_SIDED].copy()
    shooter = 4 * beams.code(0, rules.SHOOTER, 1)
    effects[shooter : shooter + 4] = beams.mirror_effects(1)
    volley.beams, volley.origin[0], volley.heading[0] = 1, GRID.find("b1"), 1
    with pytest.raises(RuntimeError, match="ring"):
        beams.fly(record.board, effects, beams.IN_FLIGHT, volley)


# Events


def test_events_of_a_hit_that_leaves_a_block_and_one_that_ends_the_game() -> None:
    """PH-11, PH-19: damaged with the points left, destroyed, over."""
    state = photon().position("9K/4S35/10/4b25/10/10/S23k5/10/10/10 r 5 7")
    assert events_of(state.play("j0j1")) == [
        {"event": "moved", "seat": 0, "from": "j0", "to": "j1"},
        {"event": "beam", "seat": 0, "from": "e1", "path": ["e2", "e3"], "end": "hit"},
        {"event": "beam", "seat": 0, "from": "a6", "path": ["b6", "c6", "d6", "e6"], "end": "hit"},
        {"event": "damaged", "square": "e3", "seat": 1, "piece": "b2", "points": 1},
        {"event": "destroyed", "square": "e6", "seat": 1, "piece": "k"},
        {"event": "over", "winner": 0, "reason": "king"},
    ]
    parts = drawn(state.play("j0j1"))
    assert [part["how"] for part in parts] == ["moved", "beam", "beam", "flashed", "removed"]
    assert parts[3:] == [
        {"how": "flashed", "squares": ["e3"]},
        {"how": "removed", "square": "e6"},
    ]


def test_events_of_a_turn_name_the_piece_as_the_beams_find_it() -> None:
    """PH-5"""
    events = photon().start().play("c1+").events
    assert ruled(events[0]) == {"event": "turned", "seat": 0, "square": "c1", "by": 1}
    assert ruled(events[-1]) == {"event": "destroyed", "square": "c1", "seat": 0, "piece": "S4"}


def test_a_pass_fires() -> None:
    """PH-21"""
    text = "Kb27s4/b29/10/10/10/10/10/10/10/9k r 0 0"
    after = photon(no_action="pass").position(text).play("pass")
    assert ruled(after.events[0]) == {"event": "passed", "seat": 0}
    assert after.events[1].fields["end"] == "hit"
    assert str(after) == "Kb17s4/b29/10/10/10/10/10/10/10/9k b 0 1"


@pytest.mark.parametrize(
    ("text", "winner", "reason"),
    [
        ("4K5/4S35/10/10/10/10/10/10/10/10 r 0 0", 0, "king"),
        ("10/4S35/10/10/10/10/10/10/10/4k5 r 0 0", 1, "king"),
        ("10/4S35/10/10/10/10/10/10/10/10 r 0 0", None, "both-kings"),
        ("4K5/10/10/10/10/10/10/10/10/4k5 r 99 999", None, "no-shooters"),
        ("4K5/4S35/10/10/10/10/10/10/10/4k5 r 60 200", None, "no-progress"),
        ("4K5/4S35/10/10/10/10/10/10/10/4k5 r 59 200", None, "ply-limit"),
        ("Kb27s4/b29/10/10/10/10/10/10/10/9k r 0 200", None, "ply-limit"),
    ],
)
def test_a_loaded_text_may_be_a_finished_game(text: str, winner: int | None, reason: str) -> None:
    """PH-19 to PH-23: the first end that holds is the result."""
    state = photon().position(text)
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (winner, reason)
    assert state.actions() == []


def test_a_hit_forgets_the_past() -> None:
    """PH-22: no earlier position can return after a hit."""
    state = photon().start().play("e0d0").play("f9g9")
    assert len(state.past) == 3
    assert len(state.play("c1+").past) == 1


@pytest.mark.compiled
def test_random_play_is_as_balanced_as_the_rulebook_says() -> None:
    """The table of balance: 47.8 / 50.8 / 1.4 without the draws of PH-22, mean 39 plies."""
    game = photon(quiet_limit=0, repetition_draw=0)
    plies, wins = game.random_games(10_000, seed=3)
    shares = np.array(wins) / 100
    assert np.abs(shares - (47.8, 50.8, 1.4)).max() < 2.5
    assert abs(plies / 10_000 - 39) < 1.5


# Blocks that turn: an action that changes nothing


def test_a_turned_block_stays_as_it_is_and_all_shooters_fire() -> None:
    """PH-5, option block_rotation: both turns are one action, written `+`."""
    start = photon(block_rotation=True).start()
    turns = [action for action in start.actions() if action.startswith("e1") and len(action) == 3]
    assert turns == ["e1+"]
    for written in ("e1+", "e1-", " E1- ", {"type": "rotate", "src": [4, 1], "dir": -1}):
        after = start.play(written)
        assert str(after).split() == [str(start).split()[0], "b", "1", "1"]
        assert after.events[0].fields == {"seat": 0, "square": "e1", "by": 1}
        assert [event.kind for event in after.events] == ["turned", *["beam"] * 4]
    with pytest.raises(ValueError, match="A king cannot be turned"):
        start.play("e0+")


def test_a_block_that_turns_keeps_its_points() -> None:
    game = photon(block_rotation=True, dead_draw=False)
    for points in (1, 2):
        state = game.position(f"4K5/4B{points}5/10/10/10/10/10/10/10/5k4 r 0 0")
        assert str(state.play("e1+")).split()[0] == str(state).split()[0]


def test_blocks_that_turn_can_repeat_a_position_within_two_plies() -> None:
    """PH-22: nothing has changed, so the same position has occurred again."""
    state = photon(block_rotation=True).start()
    for action in ("e1+", "f8+", "e1+"):
        state = state.play(action)
        assert state.result is None
    ended = state.play("f8-").result
    assert ended is not None
    assert (ended.winner, ended.reason) == (None, "repetition")


def test_a_block_that_can_turn_leaves_an_action_to_a_side_shut_in() -> None:
    """PH-21"""
    shut_in = "KB28/b2b28/10/10/10/10/10/10/10/9k r 0 0"
    ended = photon(dead_draw=False).position(shut_in)
    assert ended.result is None  # the block on b0 may still move
    text = "KB2b27/b2b28/10/10/10/10/10/10/10/9k r 0 0"
    lost = photon(dead_draw=False).position(text).result
    assert lost is not None
    assert lost.reason == "no-action"
    assert photon(dead_draw=False, block_rotation=True).position(text).actions() == ["b0+"]
    taken = "KB1b27/s1b28/10/10/10/10/10/10/10/9k r 0 0"  # the last point is lost, too
    state = photon(block_rotation=True, no_action="draw").position(taken)
    assert state.record.turnable.tolist() == [1, 3]
