"""Pharaoh's Light: what the case files cannot say — properties of random play, setups, events."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.errors import InvalidOption
from obelisk.core.state import State
from obelisk.games.laser.ends import BLOCKED
from obelisk.games.pharaohs_light import PharaohsLight, rules
from obelisk.games.pharaohs_light.options import SWAPS
from obelisk.testing import check_game
from tests.conftest import rulebook
from tests.games.ruled import events_of, ruled

PRESETS = {
    "standard": "10/3k1a31s12/10/2p14a32/10/2A14P42/10/2S21A11K3 r 0 0",
    "balanced": "3k1a31s22/10/2p24a32/10/2A14P42/10/2S21A11K3 r 0 0",
    "full7": "3k1a31s22/1s14p23/2p24a32/10/2A14P42/3P44S11/2S21A11K3 r 0 0",
}
GAME = PharaohsLight()
OPEN = PharaohsLight(emitter_blocks=False)
PIE = PharaohsLight(pie_rule=True)
LONE = "10/3k6/10/10/{row}/10/10/6K3 {side} {quiet} {ply}"

seeds = st.integers(0, 2**32)
presets = st.sampled_from(sorted(PRESETS))
swaps = st.sampled_from(SWAPS)

Map = Callable[[str], str]


def lone(row: str = "10", side: str = "r", quiet: int = 0, ply: int = 0) -> str:
    """Two pharaohs, and what stands on row 4."""
    return LONE.format(row=row, side=side, quiet=quiet, ply=ply)


# The two symmetries of the rulebook


def _turned(token: str) -> str:
    return token[0] + str((int(token[1]) + 1) % 4 + 1) if token[0] in "APap" else token


def _mirrored(token: str) -> str:
    digits = {"P": "4321", "S": "21", "A": "1432"}.get(token[0].upper())
    return token[0] + digits[int(token[1]) - 1] if digits else token


def _map_text(text: str, piece: Map, rows: slice) -> str:
    board, side, quiet, ply = text.split()
    image = []
    for row in board.split("/")[rows]:
        tokens = re.findall(r"[APS]\d|K|\d+", row, re.IGNORECASE)[::-1]
        image.append("".join(piece(token).swapcase() for token in tokens))
    return f"{'/'.join(image)} {'b' if side == 'r' else 'r'} {quiet} {ply}"


def mirror_text(text: str) -> str:
    """The position mirrored left to right with the colours exchanged."""
    return _map_text(text, _mirrored, slice(None))


def mirror_action(action: str) -> str:
    return action.translate(str.maketrans("abcdefghij+-", "jihgfedcba-+"))


def turn_text(text: str) -> str:
    """The position turned by 180° with the colours exchanged."""
    return _map_text(text, _turned, slice(None, None, -1))


def turn_action(action: str) -> str:
    return action.translate(str.maketrans("abcdefghij1234567", "jihgfedcba7654321"))


def _same_game(game: PharaohsLight, seed: int, image_of: Map, action_of: Map) -> None:
    """A random game to its end, and its image, which has the image of its result."""
    rng = Random(seed)
    state = game.start()
    image = game.position(image_of(str(state)))
    while state.to_act:
        assert len(state.actions()) == len(image.actions())
        action = rng.choice(state.actions())
        state, image = state.play(action), image.play(action_of(action))
        assert str(image) == image_of(str(state))
    assert state.result is not None
    assert image.result is not None
    assert state.result.scores == image.result.scores[::-1]
    assert state.result.reason == image.result.reason


@given(st.sampled_from(["balanced", "full7"]), swaps, st.booleans(), seeds)
def test_a_half_turn_maps_games_to_games(preset: str, swap: str, blocks: bool, seed: int) -> None:
    """PL-2, PL-6, PL-10: with seven rows."""
    game = PharaohsLight(preset=preset, swap=swap, emitter_blocks=blocks, ply_limit=60)
    _same_game(game, seed, turn_text, turn_action)


@given(presets, swaps, st.booleans(), seeds)
def test_a_mirror_maps_games_to_games(preset: str, swap: str, blocks: bool, seed: int) -> None:
    """PL-2, PL-6, PL-10: with any number of rows."""
    game = PharaohsLight(preset=preset, swap=swap, emitter_blocks=blocks, ply_limit=60)
    _same_game(game, seed, mirror_text, mirror_action)


# Starts


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    """PL-3"""
    assert str(PharaohsLight(preset=preset).start()) == PRESETS[preset]
    own_half_turn = turn_text(PRESETS[preset]).split()[0] == PRESETS[preset].split()[0]
    assert own_half_turn == (preset != "standard")


def test_an_option_beside_a_preset_wins() -> None:
    """PL-3"""
    higher = str(PharaohsLight(preset="full7", rows=8).start())
    assert higher == "10/" + PRESETS["full7"]
    lower = PharaohsLight(rows=7, pieces="seven")
    assert str(lower.start()) == "3k1a31s12/1s14p23/2p14a32/10/2A14P42/3P44S11/2S21A11K3 r 0 0"
    for wrong in ({"rows": 9}, {"rows": "7"}, {"pieces": "six"}, {"preset": "huge"}, {"setup": 1}):
        with pytest.raises(InvalidOption):
            obelisk.game("pharaohs-light", **wrong)


def test_the_record_has_no_hidden_bytes() -> None:
    """States are compared by their bytes."""
    fields = rules.STATE.fields
    assert fields is not None
    assert sum(entry[0].itemsize for entry in fields.values()) == rules.STATE.itemsize


@pytest.mark.compiled
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_conforms(preset: str) -> None:
    check_game(PharaohsLight(preset=preset), games=1, plies=60)


@pytest.mark.compiled
def test_other_options_conform() -> None:
    options: dict[str, Any] = {"emitter_blocks": False, "pie_rule": True, "repetition_draw": 2}
    check_game(PharaohsLight(**options, preset="full7", swap="own", no_action="draw"), games=2)
    check_game(PharaohsLight(swap="scarab", no_action="loss", quiet_limit=12, ply_limit=0), games=2)


# The shot


def _rulebook() -> dict[tuple[str, str], str]:
    """What a piece does to a travelling beam, as the table of the rulebook says."""
    rows = re.findall(
        r"^\| (pyramid|scarab|anubis) (\d) [^|]+\|(.+)\|$", rulebook("pharaohs-light"), re.MULTILINE
    )
    assert len(rows) == 10
    return {
        (kind[0].upper() + digit, heading): effect.strip()
        for kind, digit, effects in rows
        for heading, effect in zip("NESW", effects.split("|"), strict=True)
    }


RULEBOOK = _rulebook()
WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def _naive_beam(
    pieces: dict[str, str], seat: int, rows: int, blocks: bool
) -> tuple[list[str], str]:
    """The beam on named squares, straight from the rulebook. PL-10 to PL-17"""
    square, heading = ("a4", "E") if seat == 0 else ("j4", "W")
    home, firing = square, heading
    path: list[str] = []
    while True:
        file, number = ord(square[0]) + WAYS[heading][0], int(square[1]) + WAYS[heading][1]
        if not (ord("a") <= file <= ord("j") and 1 <= number <= rows):
            return path, "edge"
        square = f"{chr(file)}{number}"
        path.append(square)
        if blocks and square in ("a4", "j4"):
            return path, "emitter"
        piece = pieces.get(square, "").upper()
        effect = "destroyed" if piece == "K" else RULEBOOK.get((piece, heading), heading)
        if effect not in WAYS:
            return path, effect
        if square == home and piece and effect == firing:
            return path, "emitter"
        heading = effect


def _crowded_text(rng: Random, rows: int, blocks: bool, density: float) -> str:
    """A board with many mirrors, and one pharaoh a side."""
    squares = [f"{file}{number}" for number in range(rows, 0, -1) for file in "abcdefghij"]
    free = [square for square in squares if not (blocks and square in ("a4", "j4"))]
    codes = [kind + digit for kind, digits in (("P", "1234"), ("S", "12")) for digit in digits]
    pieces = {square: rng.choice(codes) for square in free if rng.random() < density}
    pieces = {s: code if rng.random() < 0.5 else code.lower() for s, code in pieces.items()}
    red, blue = rng.sample(free, 2)
    pieces |= {red: "K", blue: "k"}
    board = "".join(pieces.get(square, ".") + "/" * (square[0] == "j") for square in squares)
    board = re.sub(r"\.+", lambda run: str(len(run[0])), board)
    return f"{board.rstrip('/')} {rng.choice('rb')} 0 0"


@given(seeds, st.sampled_from([8, 7]), st.booleans(), st.sampled_from([0.1, 0.3, 0.9]))
def test_beams_follow_the_rulebook(seed: int, rows: int, blocks: bool, density: float) -> None:
    """PL-10 to PL-17: also that every beam ends, within four times the number of squares."""
    rng = Random(seed)
    game = PharaohsLight(rows=rows, emitter_blocks=blocks)
    state = game.position(_crowded_text(rng, rows, blocks, density))
    for action in rng.sample(state.actions(), min(12, len(state.actions()))):
        after = state.play(action)
        beam = next(event.fields for event in after.events if event.kind == "beam")
        lost = {
            e.fields["square"]: e.fields["piece"] for e in after.events if e.kind == "destroyed"
        }
        stood = {p["square"]: p["text"] for p in after.view(None)["board"]["pieces"]} | lost
        path, end = _naive_beam(stood, int(state.record.side), rows, blocks)
        assert (beam["path"], beam["end"]) == (path, end)
        assert len(path) <= 4 * 10 * rows
        assert list(lost) == ([path[-1]] if end == "destroyed" else [])


@given(presets, seeds)
def test_what_one_turn_may_change(preset: str, seed: int) -> None:
    """PL-4, PL-16: one piece lost at most; counters; the hash is kept up."""
    game = PharaohsLight(preset=preset, pie_rule=True)
    state = game.start()
    rng = Random(seed)
    for _ in range(25):
        if not state.to_act:
            break
        after = state.play(rng.choice(state.actions()))
        lost = _pieces(state) - _pieces(after)
        assert lost == len([event for event in after.events if event.kind == "destroyed"])
        assert lost in (0, 1)
        assert after.record.quiet == (0 if lost else state.record.quiet + 1)
        assert after.record.ply == state.record.ply + 1
        assert after.record.side == 1 - state.record.side
        again = game.position(str(after))
        assert str(again) == str(after)
        assert after.record.zobrist == again.record.zobrist
        assert np.array_equal(after.record.board, again.record.board)
        state = after


def _pieces(state: State) -> int:
    return len(state.view(None)["board"]["pieces"])


@pytest.mark.parametrize(
    ("text", "action", "seat", "path"),
    [
        (
            "10/3k6/P23P35/10/P13P45/10/10/6KA12 r 0 0", "h1+", 0,
            "b4 c4 d4 e4 e5 e6 d6 c6 b6 a6 a5 a4",
        ),
        (
            "10/4k5/10/10/5p23p3/5p13p4/10/6Ka12 b 0 0", "h1+", 1,
            "i4 h4 g4 f4 f3 g3 h3 i3 j3 j4",
        ),
    ],
)  # fmt: skip
def test_a_ring_ends_where_it_began(text: str, action: str, seat: int, path: str) -> None:
    """PL-17: with open emitter squares."""
    after = OPEN.position(text).play(action)
    beam = after.events[1].fields
    assert beam["path"] == path.split()
    assert (beam["seat"], beam["end"]) == (seat, "emitter")
    assert after.record.board[rules.EMITTERS[seat]] != rules.unowned(
        int(after.record.board[rules.EMITTERS[seat]])
    ), "the piece on the emitter's square keeps its owner"


def test_a_piece_on_its_emitter_is_lost_to_a_beam_that_comes_back() -> None:
    """PL-12, PL-17: it hinders nothing at the start, but it is hit like any other."""
    after = OPEN.position("10/3k6/P23P35/10/P23P45/10/10/6KA12 r 0 0").play("h1+")
    beam, lost = after.events[1].fields, ruled(after.events[2])
    assert (beam["path"][-1], beam["end"]) == ("a4", "destroyed")
    assert lost == {"event": "destroyed", "square": "a4", "seat": 0, "piece": "P2"}


def test_only_the_own_emitter_closes_a_ring() -> None:
    """PL-17: a mirror on the other one turns the beam as anywhere else."""
    after = OPEN.position("10/3k6/10/8P2P3/8S2P4/10/10/6KA12 r 0 0").play("h1+")
    beam = after.events[1].fields
    assert beam["path"][7:] == ["i4", "i5", "j5", "j4", "i4", "i3", "i2", "i1"]
    assert beam["end"] == "edge"


# Actions


def test_a_swap_of_own_pieces_is_listed_once_in_every_direction() -> None:
    """PL-6, PL-21: from the square that is first by file, then by number; read either way."""
    text = "10/3k6/10/4A15/3S1P4P14/4A15/10/6K3 r 0 0"
    state = GAME.position(text)
    listed = {"d4e4", "e4f4", "e3e4", "e4e5"}
    squares = {"d4", "e4", "f4", "e3", "e5"}
    found = {a for a in state.actions() if {a[:2], a[2:]} <= squares}
    assert found == listed
    for action in listed:
        assert state.play(action[2:] + action[:2]) == state.play(action)


def test_a_full_board_has_room_for_its_actions() -> None:
    """PL-6: swaps among the pieces of one side."""
    rows = ["K" + "P1" * 9, *["P1" * 10] * 6, "k" + "P1" * 9]
    state = OPEN.position("/".join(rows) + " r 0 0")
    actions = state.actions()
    pairs = 10 * 7 + 9 * 8 - 4  # neighbours, but for those of the two pharaohs
    assert len(actions) == len(set(actions)) == 2 * 78 + pairs
    assert state.play(actions[-1]).record.ply == 1


def test_a_scarab_turns_clockwise_however_it_is_written() -> None:
    """PL-7, PL-24"""
    state = GAME.start()
    assert state.play("c1-") == state.play("c1+")
    assert state.play("c1-").events[0].fields["by"] == 1


BEAM = {"event": "beam", "seat": 0, "from": "a4"}


@pytest.mark.parametrize(
    ("text", "action", "events"),
    [
        (
            lone("10").replace("6K3", "A15K3"),
            "a1b1",
            [
                {"event": "moved", "seat": 0, "from": "a1", "to": "b1"},
                BEAM | {"path": [f"{file}4" for file in "bcdefghij"], "end": "emitter"},
            ],
        ),
        (
            lone("1P4a37"),
            "b4c4",
            [
                {"event": "swapped", "seat": 0, "from": "b4", "to": "c4"},
                BEAM | {"path": ["b4"], "end": "destroyed"},
                {"event": "destroyed", "square": "b4", "seat": 1, "piece": "a3"},
            ],
        ),
        (
            # the piece is named as the shot finds it, after its turn
            lone("1P48"),
            "b4+",
            [
                {"event": "turned", "seat": 0, "square": "b4", "by": 1},
                BEAM | {"path": ["b4"], "end": "destroyed"},
                {"event": "destroyed", "square": "b4", "seat": 0, "piece": "P1"},
            ],
        ),
        (
            lone("3s26"),
            "pass",
            [
                {"event": "passed", "seat": 0},
                BEAM | {"path": ["b4", "c4", "d4", "d5", "d6", "d7"], "end": "destroyed"},
                {"event": "destroyed", "square": "d7", "seat": 1, "piece": "k"},
                {"event": "over", "winner": 0, "reason": "pharaoh"},
            ],
        ),
    ],
)
def test_events_come_in_the_order_of_the_rulebook(
    text: str, action: str, events: list[dict[str, Any]]
) -> None:
    """PL-9, PL-12, PL-15, PL-18: a pass fires too, and can win."""
    after = GAME.position(text).play(action)
    assert events_of(after) == events


# No action


def test_a_side_with_only_its_pharaoh_passes_until_something_happens() -> None:
    """PL-18, PL-19"""
    state = GAME.position(lone())
    for times in (1, 1, 2, 2):
        assert state.actions() == ["pass"]
        assert state.record.repeats == times
        state = state.play("pass")
    assert state.result is not None
    assert (state.result.winner, state.result.reason) == (None, "repetition")
    assert state.actions() == []


@pytest.mark.parametrize("no_action", BLOCKED)
@pytest.mark.parametrize("side", ["r", "b"])
def test_no_action(no_action: str, side: str) -> None:
    """PL-18: also after a shot that took the last piece."""
    expected = {"pass": None, "loss": 1 - "rb".index(side), "draw": None}[no_action]
    game = PharaohsLight(no_action=no_action)
    # the other side has a piece on j8, and its beam strikes the last one from behind
    other, piece, last = {"r": ("b", "a1", "1A48"), "b": ("r", "A1", "8a21")}[side]
    struck = game.position(lone(last, other).replace("10/", f"9{piece}/", 1)).play("j8+")
    for state in (game.position(lone(side=side)), struck):
        result = state.result
        assert (result is None) == (no_action == "pass")
        if result is None:
            assert state.actions() == ["pass"]
        else:
            assert (result.winner, result.reason) == (expected, "no-action")


# Draws and ends


@pytest.mark.parametrize(
    ("options", "text", "reason"),
    [
        ({}, lone(quiet=80), "no-progress"),
        ({}, lone(ply=200), "ply-limit"),
        ({}, lone(quiet=80, ply=200), "no-progress"),
        ({"quiet_limit": 0}, lone(quiet=80, ply=200), "ply-limit"),
        ({"quiet_limit": 0, "ply_limit": 0}, lone(quiet=80, ply=200), None),
        ({"no_action": "draw"}, lone(ply=200), "ply-limit"),
        ({"no_action": "draw"}, lone(), "no-action"),
        ({}, lone(quiet=80).replace("6K3", "10"), "pharaoh"),
        ({}, lone(quiet=80).replace("3k6", "10"), "pharaoh"),
    ],
)
def test_ends_of_a_loaded_text_come_in_order(
    options: dict[str, Any], text: str, reason: str | None
) -> None:
    """PL-19, PL-20"""
    state = PharaohsLight(**options).position(text)
    assert (state.result.reason if state.result else None) == reason
    assert (state.to_act == ()) == (reason is not None)


@pytest.mark.parametrize("limit", [0, 2, 3, 4])
def test_repetition(limit: int) -> None:
    """PL-19: the start counts as the first time."""
    state = PharaohsLight(repetition_draw=limit, quiet_limit=0).start()
    rounds = 0
    while state.to_act and rounds < 6:
        for action in ("c1c2", "h7h8", "c2c1", "h8h7"):
            if state.to_act:
                state = state.play(action)
        rounds += 1
    assert rounds == (limit - 1 if limit else 6)
    assert (state.result is None) == (limit == 0)


def test_a_repetition_is_told_before_want_of_progress() -> None:
    """PL-20: the fourth ply brings both."""
    for repetition_draw, reason in ((2, "repetition"), (3, "no-progress")):
        state = PharaohsLight(repetition_draw=repetition_draw, quiet_limit=4).start()
        for action in ("c1c2", "h7h8", "c2c1", "h8h7"):
            assert state.result is None
            state = state.play(action)
        assert state.result is not None
        assert state.result.reason == reason


def test_a_batch_ends_as_single_games_do() -> None:
    """PL-19, PL-20: the kernel counts repetitions as the states do."""
    game = PharaohsLight(repetition_draw=2, ply_limit=30)
    batch = game.batch(4)
    states = [game.start()] * 4
    rng = Random(3)
    for _ in range(30):
        choices = [rng.randrange(max(1, count)) for count in batch.counts]
        for i, state in enumerate(states):
            if state.to_act:
                states[i] = state.play(state.actions()[choices[i]])
        batch.step(np.array(choices))
    assert batch.over.all()
    for i, state in enumerate(states):
        assert batch.state(i) == state
        assert state.result is not None


# Pie rule


def test_the_pie_is_offered_once() -> None:
    """PL-22: to Blue, at ply 1, by option."""
    first = PIE.start().play("c1c2")
    assert "swap" in first.actions()
    assert "swap" not in PIE.start().actions()
    assert "swap" not in first.play("h7h8").actions()
    assert "swap" not in first.play("h7h8").play("c2c1").actions()
    assert "swap" not in GAME.start().play("c1c2").actions()
    assert "swap" in PIE.position("10/3k6/10/10/10/10/10/A15K3 b 0 1").actions()


@given(presets, st.booleans(), seeds)
def test_the_pie_mirrors_what_red_had_made(preset: str, blocks: bool, seed: int) -> None:
    """PL-22: no laser fires, and emitters stay."""
    game = PharaohsLight(preset=preset, pie_rule=True, emitter_blocks=blocks)
    before = game.start()
    before = before.play(Random(seed).choice(before.actions()))
    after = before.play("swap")
    board, side, quiet, ply = mirror_text(str(before)).split()
    assert str(after) == f"{board} {side} {int(quiet) + 1} {int(ply) + 1}"
    assert events_of(after) == [{"event": "sides", "seat": 1}]
    assert after.record.zobrist == game.position(str(after)).record.zobrist
    assert after.view(None)["board"]["emitters"] == before.view(None)["board"]["emitters"]


def test_the_pie_is_an_action_of_a_side_with_only_its_pharaoh() -> None:
    """PL-4, PL-18, PL-22: where one action exists there is no passing, and nothing is lost."""
    for no_action in BLOCKED:
        game = PharaohsLight(pie_rule=True, no_action=no_action)
        assert game.position(lone(side="b", ply=1)).actions() == ["swap"]


# A whole game's shape


def test_pieces_never_share_a_square_with_an_emitter() -> None:
    """PL-2"""
    state = GAME.start()
    rng = Random(11)
    while state.to_act:
        state = state.play(rng.choice(state.actions()))
        assert (state.record.board[rules.EMITTERS] == rules.FITTING).all()


def test_pharaohs_never_move() -> None:
    """PL-8"""
    state = PharaohsLight(preset="full7").start()
    rng = Random(12)
    while state.to_act:
        assert not {a for a in state.actions() if "g1" in a or "d7" in a}
        state = state.play(rng.choice(state.actions()))


def test_neighbours_are_four() -> None:
    """PL-1, PL-5"""
    state = GAME.position("10/3k6/10/4P45/10/10/10/6K3 r 0 0")
    moves = [action[2:] for action in state.actions() if len(action) == 4]
    assert sorted(moves) == ["d5", "e4", "e6", "f5"]
