"""The texts of the three laser games: what is refused, and what the refusal says."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import obelisk
from obelisk.core.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    UnreadableAction,
)
from obelisk.games.khet import Khet
from obelisk.games.pharaohs_light import PharaohsLight
from obelisk.games.photon import Photon

KHET_BARE = "x34k4/10/10/10/10/10/10/4K4X1 s 0 0"
LIGHT_BARE = "10/3k6/10/10/10/10/10/6K3 r 0 0"
LIGHT_ROW = "10/3k6/10/10/10/4P45/3a1S2s14/6K3 r 0 0"
PHOTON_BARE = "4K5/2S37/10/10/10/10/10/10/10/5k4 r 0 0"
BARE = {"khet": KHET_BARE, "pharaohs-light": LIGHT_BARE, "photon": PHOTON_BARE}
KHET_START, LIGHT_START = Khet().start_text, PharaohsLight().start_text
PHOTON_START = Photon().start_text

# Letters of which texts of positions consist, right or wrong.
LETTERS = {
    "khet": "xXkKpPsSaAeE0123456789/ sr",
    "pharaohs-light": "xXkKpPsSaA0123456789/ rb",
    "photon": "KkSsMmBb0123456789/ rb",
}

# Wrong positions, and what is said of each.
WRONG: dict[str, list[tuple[Any, str]]] = {
    "khet": [
        (KHET_BARE.replace("4k4", "5k4"), "row 8 .*fills 11 squares; it must fill 10"),
        (KHET_BARE.replace("4k4", "3k4"), "row 8 .*fills 9 squares"),
        (KHET_BARE.replace("4k4", "999999999k4"), "row 8 .*at least"),
        (KHET_BARE.replace("/10", "", 1), "7 rows; it must have 8"),
        (KHET_BARE.replace("4k4", "4q4"), "unknown letter 'q' .*K, X, P, S, A, E"),
        (KHET_BARE.replace("4k4", "4к4"), "unknown letter 'к'"),
        (KHET_BARE.replace("4k4", "4kP54"), "pyramid 'P' needs a digit 1–4 and has '5'"),
        (KHET_BARE.replace("4k4", "4kS33"), "scarab 'S' needs a digit 1–2"),
        (KHET_BARE.replace("4K4", "4KP"), "pyramid 'P' needs a digit 1–4 and has 'X'"),
        (KHET_BARE.replace("/10/", "/010/", 1), "'010' is no number of empty squares"),
        (KHET_BARE.replace("4k4", "3kk4"), r"red has 2 pharaohs \(e8, f8\); one at most"),
        (KHET_BARE.replace("4k4", "9").replace("4K4", "9"), "there is no pharaoh"),
        (KHET_BARE.replace("x34k4", "4k5"), "red's sphinx is missing; there is just one, on a8"),
        (KHET_BARE.replace("x3", "x4"), "red's sphinx on a8 faces out .*must be 2 or 3"),
        (KHET_BARE.replace("X1", "X2"), "silver's sphinx on j1 faces out .*must be 1 or 4"),
        (KHET_BARE.replace("10", "9X1", 1), "silver's sphinx stands on j7, j1"),
        (
            KHET_BARE.replace("10", "P19", 1),
            "silver's pyramid stands on a7, which is reserved for red",
        ),
        (
            KHET_BARE.replace("10", "9s1", 1),
            "red's scarab stands on j7, which is reserved for silver",
        ),
        (KHET_BARE.replace(" s ", " w "), "side 'w': it must be 's' or 'r'"),
        (KHET_BARE.replace(" s 0 0", ""), "2 or 4 fields.*not 1"),
        (KHET_BARE.replace("0 0", "0"), "not 3"),
        (KHET_BARE.replace("0 0", "x -1"), "quiet 'x'.*decimal number; ply '-1'"),
        (KHET_BARE.replace("0 0", "٣ 0"), "quiet '٣'"),
        (KHET_BARE.replace("0 0", "0 99999999999999999999999"), "at most 1000000000"),
        ("x34k4//10/10/10/10/10/4K4X1 s 0 0", "row 7 .*fills 0 squares"),
        ("", "not 0"),
        (None, "a position is text, not NoneType"),
    ],
    "pharaohs-light": [
        (LIGHT_BARE.replace("3k6", "4k6"), "row 7 .*fills 11 squares; it must fill 10"),
        (LIGHT_BARE.replace("3k6", "2k6"), "row 7 .*fills 9 squares"),
        (LIGHT_BARE.replace("/10", "", 1), "7 rows; it must have 8"),
        (LIGHT_BARE.replace("3k6", "3kX15"), "unknown letter 'X' .*pieces: K, P, S, A"),
        (LIGHT_BARE.replace("3k6", "3kE15"), "unknown letter 'E'"),
        (LIGHT_BARE.replace("3k6", "3k法5"), "unknown letter '法'"),
        (LIGHT_BARE.replace("3k6", "3kP05"), "pyramid 'P' needs a digit 1–4 and has '0'"),
        (LIGHT_BARE.replace("3k6", "3kS35"), "scarab 'S' needs a digit 1–2 and has '3'"),
        (LIGHT_BARE.replace("3k6", "8ka"), "anubis 'a' needs a digit 1–4 and has none"),
        (LIGHT_BARE.replace("/10/", "/010/", 1), "'010' is no number of empty squares"),
        (LIGHT_BARE.replace("3k6", "3kk5"), r"blue has 2 pharaohs \(d7, e7\); one at most"),
        (LIGHT_BARE.replace("6K3", "5KK3"), r"red has 2 pharaohs \(f1, g1\); one at most"),
        (LIGHT_BARE.replace("3k6", "10").replace("6K3", "10"), "there is no pharaoh"),
        (
            "10/3k6/10/10/P19/10/10/6K3 r",
            "red's pyramid stands on a4, the square of red's emitter",
        ),
        (
            "10/3k6/10/10/9S1/10/10/6K3 r",
            "red's scarab stands on j4, the square of blue's emitter",
        ),
        (LIGHT_BARE.replace(" r ", " s "), "side 's': it must be 'r' or 'b'"),
        (LIGHT_BARE.replace(" r 0 0", ""), "2 or 4 fields.*not 1"),
        (LIGHT_BARE.replace("0 0", "0"), "not 3"),
        (LIGHT_BARE.replace("0 0", "x -1"), "quiet 'x'.*decimal number; ply '-1'"),
        (LIGHT_BARE.replace("0 0", "0 99999999999999999999999"), "at most 1000000000"),
        ("", "not 0"),
        (None, "a position is text, not NoneType"),
    ],
    "photon": [
        (PHOTON_BARE.replace("4K5", "5K5"), "row 0 .*fills 11 squares; it must fill 10"),
        (PHOTON_BARE.replace("4K5", "4K4"), "row 0 .*fills 9 squares"),
        (PHOTON_BARE.replace("/10", "", 1), "9 rows; it must have 10"),
        (PHOTON_BARE.replace("/10/", "//", 1), "row 2 .*fills 0 squares"),
        (PHOTON_BARE.replace("4K5", "4Q5"), "unknown letter 'Q' .*K, S, M, B"),
        (PHOTON_BARE.replace("2S37", "2S57"), "shooter 'S' needs a digit 1–4 and has '5'"),
        (PHOTON_BARE.replace("2S37", "2S"), "shooter 'S' needs a digit 1–4 and has none"),
        (PHOTON_BARE.replace("2S37", "2B37"), "block 'B' needs a digit 1–2 and has '3'"),
        (PHOTON_BARE.replace("2S37", "2M07"), "mirror 'M' needs a digit 1–4 and has '0'"),
        (PHOTON_BARE.replace("4K5", "4KK4"), r"red has 2 kings \(e0, f0\); one at most"),
        (PHOTON_BARE.replace("5k4", "k8k"), r"blue has 2 kings \(a9, j9\)"),
        (PHOTON_BARE.replace(" r ", " s "), "side 's': it must be 'r' or 'b'"),
        (PHOTON_BARE.replace(" r 0 0", ""), "2 or 4 fields.*not 1"),
        (PHOTON_BARE.replace("0 0", "1.5 -2"), "quiet '1.5'.*decimal number; ply '-2'"),
        (None, "a position is text, not NoneType"),
    ],
}

# Wrong in many ways, and in how many.
FAULTS = [
    ("khet", "x14k4/P19/9p1/10/3k6/10/10/4K4X2 s 0 0", 5),  # a custom setup
    ("khet", "x34k5/9/10/10/10/10/10/4Q4X1 z a b", 6),
    ("pharaohs-light", "10/3kk5/10/10/P18p1/10/10/6KK2 r 0 0", 4),
    ("pharaohs-light", "9/3k6/10/10/10/10/10/6X3 s a b", 5),
    ("photon", "5K5/2S97/10/10/10/10/10/10/10/5k5 w x 0", 5),
]

# Illegal actions: options, position, action, and how it is refused.
REFUSED: dict[str, list[tuple[dict[str, Any], str, Any, type[IllegalAction], str]]] = {
    "khet": [
        ({}, KHET_BARE, "e1", AmbiguousAction, "names a piece but not what it does"),
        ({}, KHET_BARE, "", UnreadableAction, "is no action: a move or swap like h2g1"),
        ({}, KHET_BARE, "e1k1", UnreadableAction, "square 'k1': files are a–j"),
        ({}, KHET_BARE, "e1e9", UnreadableAction, "square 'e9': the number goes from 1 to 8"),
        ({}, KHET_BARE, 7, UnreadableAction, "an action is text.*not int"),
        ({}, KHET_BARE, {"type": "move"}, UnreadableAction, "not dict"),
        ({}, KHET_BARE, "e2e3", IllegalAction, "e2 is empty"),
        ({}, KHET_BARE, "f8f7", IllegalAction, "the pharaoh on f8 is red's, and silver is to act"),
        ({}, KHET_BARE, "e1e3", IllegalAction, "cannot go to e3: a move is one square"),
        ({}, KHET_BARE, "e1e1", IllegalAction, "a move is one square"),
        ({}, KHET_BARE, "e1+", IllegalAction, "the pharaoh on e1 cannot be turned"),
        ({}, KHET_BARE, "j1+", IllegalAction, "may only face into the board: its turn is j1-"),
        ({}, KHET_BARE, "j1j2", IllegalAction, "the sphinx on j1 never moves"),
        (
            {},
            KHET_BARE,
            "draw",
            IllegalAction,
            "stands for the first time, and it must be the third",
        ),
        ({}, "x34k4/10/10/10/1P18/10/10/4K4X1 s", "b4a4", IllegalAction, "a4 is reserved for red"),
        (
            {},
            "x34k4/10/10/3P1A15/10/10/10/4K4X1 s",
            "d5e5",
            IllegalAction,
            "the anubis on e5 stands there, and only a scarab can swap",
        ),
        (
            {},
            "x34k4/10/10/3P1A15/7E12/10/10/4K4X1 s",
            "d5e5",
            IllegalAction,
            "stands there, and only a scarab or an eye of Horus can swap",
        ),
        (
            {},
            "x34k4/10/10/3S1K5/10/10/10/9X1 s",
            "d5e5",
            IllegalAction,
            "cannot swap with the pharaoh on e5: only with a pyramid or an anubis",
        ),
        (
            {},
            "x34k4/10/10/8p1S2/10/10/10/4K4X1 s",
            "j5i5",
            IllegalAction,
            "cannot swap with the pyramid on i5: j5 is closed to red",
        ),
        ({"repetition": "automatic"}, KHET_START, "draw", IllegalAction, "ends the game itself"),
    ],
    "pharaohs-light": [
        ({}, LIGHT_BARE, "g1", AmbiguousAction, "names a piece but not what it does"),
        ({}, LIGHT_BARE, "", UnreadableAction, "is no action: a move or swap like h3h4"),
        ({}, LIGHT_BARE, "draw", UnreadableAction, "is no action"),
        ({}, LIGHT_BARE, "g1k1", UnreadableAction, "square 'k1': files are a–j"),
        ({}, LIGHT_BARE, "g1g9", UnreadableAction, "square 'g9': the number goes from 1 to 8"),
        ({}, LIGHT_BARE, 7, UnreadableAction, "an action is text.*not int"),
        ({}, LIGHT_BARE, "e2e3", IllegalAction, "e2 is empty"),
        ({}, LIGHT_BARE, "a4b4", IllegalAction, "a4 is empty"),
        ({}, LIGHT_BARE, "d7d6", IllegalAction, "the pharaoh on d7 is blue's, and red is to act"),
        ({}, LIGHT_BARE, "g1g2", IllegalAction, "the pharaoh on g1 never moves, turns or swaps"),
        ({}, LIGHT_BARE, "g1+", IllegalAction, "the pharaoh on g1 never moves, turns or swaps"),
        ({}, LIGHT_BARE, "swap", IllegalAction, "option pie_rule is off"),
        (
            {"pie_rule": True},
            LIGHT_BARE,
            "swap",
            IllegalAction,
            "by blue only, as the answer to red's",
        ),
        ({}, LIGHT_ROW, "pass", IllegalAction, "red may not pass"),
        ({}, LIGHT_ROW, "e3f4", IllegalAction, "cannot go to f4: a move is one square up, down"),
        ({}, LIGHT_ROW, "e3e5", IllegalAction, "a move is one square"),
        ({}, LIGHT_ROW, "e3e3", IllegalAction, "a move is one square"),
        (
            {},
            "10/3k6/10/10/10/P19/10/6K3 r",
            "a3a4",
            IllegalAction,
            "a4 is the square of red's emitter: no piece may enter it",
        ),
        (
            {},
            "10/3k6/10/10/8S11/10/10/6K3 r",
            "i4j4",
            IllegalAction,
            "j4 is the square of blue's emitter",
        ),
        (
            {},
            "10/3k6/3A16/10/10/10/10/6K3 r",
            "d6d7",
            IllegalAction,
            "the anubis on d6 cannot swap with the pharaoh on d7: a pharaoh never takes part",
        ),
        ({"swap": "scarab"}, LIGHT_ROW, "e3e2", IllegalAction, "only a scarab starts a swap"),
        ({"swap": "scarab"}, LIGHT_ROW, "e2f2", IllegalAction, "only with a pyramid or an anubis"),
        ({"swap": "own"}, LIGHT_ROW, "e2d2", IllegalAction, "only own pieces are swapped"),
    ],
    "photon": [
        ({}, PHOTON_START, "e0", AmbiguousAction, "names a piece but not what it does"),
        ({}, PHOTON_START, "", UnreadableAction, "is no action: a move like c1c2"),
        ({}, PHOTON_START, "k0j0", UnreadableAction, "square 'k0': files are a–j"),
        ({}, PHOTON_START, "e10e9", UnreadableAction, "square 'e10': the number goes from 0 to 9"),
        ({}, PHOTON_START, 7, UnreadableAction, "an action is text.*not int"),
        ({}, PHOTON_START, ["move"], UnreadableAction, "not list"),
        ({}, PHOTON_START, "a0a1", IllegalAction, "a0 is empty"),
        ({}, PHOTON_START, "c8+", IllegalAction, "the shooter on c8 is blue's, and red is to act"),
        ({}, PHOTON_START, "e0e2", IllegalAction, "one square up, down, left or right"),
        (
            {},
            PHOTON_START,
            "c1d2",
            IllegalAction,
            "the shooter on c1 cannot go to d2: a move is one square",
        ),
        ({}, PHOTON_START, "e0e0", IllegalAction, "a move is one square"),
        (
            {},
            PHOTON_START,
            "e0e1",
            IllegalAction,
            "the block on e1 stands there, .*empty square only",
        ),
        (
            {},
            PHOTON_START,
            "e0+",
            IllegalAction,
            "the king on e0 cannot be turned: only shooters and mirrors can",
        ),
        ({}, PHOTON_START, "e1-", IllegalAction, "the block on e1 cannot be turned"),
        ({}, PHOTON_START, "pass", IllegalAction, "red cannot pass: it must move or turn a piece"),
        ({}, PHOTON_START, {"type": "pass"}, IllegalAction, "red cannot pass"),
        (
            {},
            PHOTON_START,
            {},
            UnreadableAction,
            '"type" .*"move", "rotate", "pass", and is missing',
        ),
        ({}, PHOTON_START, {"type": "jump"}, UnreadableAction, "not 'jump'"),
        ({}, PHOTON_START, {"type": ["move"]}, UnreadableAction, r"not \['move'\]"),
        ({}, PHOTON_START, {"type": "move", "src": [4, 0]}, UnreadableAction, '"dst" is missing'),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0], "dst": [14, True], "now": 1},
            UnreadableAction,
            'unknown field \'now\'; x of "dst" .*not 14; y of "dst" .*0 to 9, not True',
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": "e0", "dst": [3, 0]},
            UnreadableAction,
            r"square \[x, y\], not",
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4.0, 0], "dst": [3, 0]},
            UnreadableAction,
            "not 4.0",
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0, 0], "dst": [3, 0]},
            UnreadableAction,
            '"src" must be',
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [3, 2], "dir": True},
            UnreadableAction,
            '"dir" .*not True',
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [3, 2], "dir": 2},
            UnreadableAction,
            "1 .clockwise.*not 2",
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [3, 2], "dir": [1]},
            UnreadableAction,
            r"not \[1\]",
        ),
        (
            {},
            PHOTON_START,
            {"type": "pass", "src": [3, 2]},
            UnreadableAction,
            "unknown field 'src'",
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [4, 0], "dir": 1},
            IllegalAction,
            "the king on e0 cannot be",
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0], "dst": [4, 1]},
            IllegalAction,
            "the block on e1 stands",
        ),
    ],
}


def rows(table: dict[str, list[Any]]) -> list[tuple[Any, ...]]:
    """The rows of all games, each with its game."""
    return [(name, *row) for name, examples in table.items() for row in examples]


@pytest.mark.parametrize(("name", "text", "words"), rows(WRONG))
def test_a_wrong_position_is_explained(name: str, text: str, words: str) -> None:
    """KH-25, PL-23, PH-26"""
    with pytest.raises(InvalidPosition, match=words):
        obelisk.game(name).position(text)


@pytest.mark.parametrize(("name", "text", "faults"), FAULTS)
def test_all_faults_are_named_at_once(name: str, text: str, faults: int) -> None:
    """KH-25, PL-23, PH-26"""
    with pytest.raises(InvalidPosition) as caught:
        obelisk.game(name).position(text)
    assert len(caught.value.faults) == faults


@pytest.mark.parametrize("name", BARE)
def test_counters_may_be_left_out(name: str) -> None:
    """KH-25, PL-23, PH-26: they are then 0 0, and always written."""
    assert str(obelisk.game(name).position(BARE[name].removesuffix(" 0 0"))) == BARE[name]


@pytest.mark.parametrize(("name", "options", "text", "action", "kind", "words"), rows(REFUSED))
def test_an_illegal_action_says_why(
    name: str,
    options: dict[str, Any],
    text: str,
    action: Any,
    kind: type[IllegalAction],
    words: str,
) -> None:
    """KH-23, KH-26, PL-24, PH-3 to PH-5, PH-27"""
    state = obelisk.game(name, **options).position(text)
    before = state.record.tobytes()
    with pytest.raises(kind, match=words) as caught:
        state.play(action)
    assert type(caught.value) is kind
    assert state.record.tobytes() == before


@pytest.mark.parametrize(
    ("name", "text", "written", "canonical"),
    [
        ("khet", KHET_START, " H2G1\n", "h2g1"),
        ("pharaohs-light", LIGHT_START, " H3H4\n", "h3h4"),
        ("pharaohs-light", LIGHT_BARE, " PASS ", "pass"),
        ("photon", PHOTON_START, " C1C2\n", "c1c2"),
    ],
)
def test_actions_are_read_in_any_case(name: str, text: str, written: str, canonical: str) -> None:
    """KH-26, PL-24, PH-27"""
    state = obelisk.game(name).position(text)
    assert state.play(written) == state.play(canonical)


@pytest.mark.parametrize("name", BARE)
@given(text=st.text(max_size=12))
def test_any_text_is_an_action_or_refused(name: str, text: str) -> None:
    """KH-26, PL-24, PH-27"""
    state = obelisk.game(name).start()
    try:
        after = state.play(text)
    except IllegalAction as refusal:
        assert str(refusal)
    else:
        assert after in [state.play(action) for action in state.actions()]


@pytest.mark.parametrize("name", BARE)
@given(data=st.data())
def test_any_text_is_a_position_or_refused(name: str, data: st.DataObject) -> None:
    """KH-25, PL-23, PH-26"""
    text = data.draw(st.text(alphabet=LETTERS[name] + "-", max_size=90))
    game = obelisk.game(name)
    try:
        state = game.position(text)
    except InvalidPosition as refusal:
        assert refusal.faults
    else:
        assert game.position(str(state)) == state


@pytest.mark.parametrize("name", BARE)
@given(place=st.integers(0, 119), data=st.data())
def test_one_wrong_character_never_crashes_the_reader(
    name: str, place: int, data: st.DataObject
) -> None:
    """KH-25, PL-23, PH-26"""
    game, letter = obelisk.game(name), data.draw(st.sampled_from(LETTERS[name]))
    text = str(game.start())
    mangled = text[: place % len(text)] + letter + text[place % len(text) + 1 :]
    try:
        state = game.position(mangled)
    except InvalidPosition as refusal:
        assert str(refusal)
    else:
        assert game.position(str(state)) == state
