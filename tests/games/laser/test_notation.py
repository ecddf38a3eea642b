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
from obelisk.core.messages import List, Message, PieceNamed, Side
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


def silver(kind: str, square: str | None = None) -> PieceNamed:
    return PieceNamed(f"laser-{kind}", "khet-silver", square)


def khet_red(kind: str, square: str | None = None) -> PieceNamed:
    return PieceNamed(f"laser-{kind}", "khet-red", square)


def light_red(kind: str, square: str | None = None) -> PieceNamed:
    return PieceNamed(f"laser-{kind}", "pharaohs-light-red", square)


def light_blue(kind: str, square: str | None = None) -> PieceNamed:
    return PieceNamed(f"laser-{kind}", "pharaohs-light-blue", square)


def photon_red(kind: str, square: str | None = None) -> PieceNamed:
    return PieceNamed(f"laser-{kind}", "photon-red", square)


def photon_blue(kind: str, square: str | None = None) -> PieceNamed:
    return PieceNamed(f"laser-{kind}", "photon-blue", square)


SILVER, KHET_RED = Side("khet-silver"), Side("khet-red")
LIGHT_RED, LIGHT_BLUE = Side("pharaohs-light-red"), Side("pharaohs-light-blue")
PHOTON_RED = Side("photon-red")
TYPES = List(('"move"', '"rotate"', '"pass"'), "or")


def crowded(piece: PieceNamed, *squares: str) -> Message:
    return Message("laser-crowded", piece=piece, squares=List(squares))


def fields(position: str, count: int) -> Message:
    return Message("laser-position-fields", count=count, position=position)


def unreadable(game: str, action: str) -> Message:
    return Message("laser-unreadable", action=action, forms=Message(f"{game}-forms"))


def incomplete(game: str, action: str) -> Message:
    return Message("laser-incomplete", action=action, forms=Message(f"{game}-forms"))


def no_square(square: str, first: str, last: str) -> Message:
    return Message("laser-no-square", square=square, first=first, last=last)


# Wrong positions, and what is wrong with each. Where every board game says the same: words of it.
WRONG: dict[str, list[tuple[Any, Message | tuple[str, ...]]]] = {
    "khet": [
        (KHET_BARE.replace("4k4", "5k4"), ("8", "11", "10")),
        (KHET_BARE.replace("4k4", "3k4"), ("8", "9", "10")),
        (KHET_BARE.replace("4k4", "999999999k4"), ("8", "10")),
        (KHET_BARE.replace("/10", "", 1), ("7", "8", "rows")),
        (KHET_BARE.replace("4k4", "4q4"), ("'q'", "K, X, P, S, A")),
        (KHET_BARE.replace("4k4", "4к4"), ("'к'",)),
        (KHET_BARE.replace("4k4", "4kP54"), ("pyramid", "'P'", "4")),
        (KHET_BARE.replace("4k4", "4kS33"), ("scarab", "'S'", "2")),
        (KHET_BARE.replace("4K4", "4KP"), ("pyramid", "'P'", "4")),
        (KHET_BARE.replace("/10/", "/010/", 1), ("'010'",)),
        (KHET_BARE.replace("4k4", "3kk4"), crowded(khet_red("pharaoh"), "e8", "f8")),
        (KHET_BARE.replace("4k4", "9").replace("4K4", "9"), Message("laser-no-pharaoh")),
        (
            KHET_BARE.replace("x34k4", "4k5"),
            Message("khet-sphinx-missing", side=KHET_RED, home="a8"),
        ),
        (
            KHET_BARE.replace("x3", "x4"),
            Message(
                "khet-sphinx-facing",
                piece=khet_red("sphinx", "a8"),
                written="x4",
                right=List(("x2", "x3"), "or"),
            ),
        ),
        (
            KHET_BARE.replace("X1", "X2"),
            Message(
                "khet-sphinx-facing",
                piece=silver("sphinx", "j1"),
                written="X2",
                right=List(("X1", "X4"), "or"),
            ),
        ),
        (
            KHET_BARE.replace("10", "9X1", 1),
            Message("khet-sphinx-misplaced", side=SILVER, home="j1", squares=List(("j7",), "or")),
        ),
        (
            KHET_BARE.replace("10", "P19", 1),
            Message("khet-piece-reserved", piece=silver("pyramid", "a7"), owner=KHET_RED),
        ),
        (
            KHET_BARE.replace("10", "9s1", 1),
            Message("khet-piece-reserved", piece=khet_red("scarab", "j7"), owner=SILVER),
        ),
        (KHET_BARE.replace(" s ", " w "), ("'w'",)),
        (KHET_BARE.replace(" s 0 0", ""), fields(KHET_BARE.replace(" s 0 0", ""), 1)),
        (KHET_BARE.replace("0 0", "0"), fields(KHET_BARE.replace("0 0", "0"), 3)),
        (KHET_BARE.replace("0 0", "x -1"), ("quiet", "'x'", "ply", "'-1'")),
        (KHET_BARE.replace("0 0", "٣ 0"), ("quiet", "'٣'")),
        (KHET_BARE.replace("0 0", "0 99999999999999999999999"), ("ply", "at most")),
        ("x34k4//10/10/10/10/10/4K4X1 s 0 0", ("7", "0", "10")),
        ("", fields("", 0)),
        (None, ("NoneType",)),
    ],
    "pharaohs-light": [
        (LIGHT_BARE.replace("3k6", "4k6"), ("7", "11", "10")),
        (LIGHT_BARE.replace("3k6", "2k6"), ("7", "9", "10")),
        (LIGHT_BARE.replace("/10", "", 1), ("7", "8", "rows")),
        (LIGHT_BARE.replace("3k6", "3kX15"), ("'X'", "K, P, S")),
        (LIGHT_BARE.replace("3k6", "3kE15"), ("'E'",)),
        (LIGHT_BARE.replace("3k6", "3k法5"), ("'法'",)),
        (LIGHT_BARE.replace("3k6", "3kP05"), ("pyramid", "'P'", "4")),
        (LIGHT_BARE.replace("3k6", "3kS35"), ("scarab", "'S'", "2")),
        (LIGHT_BARE.replace("3k6", "8ka"), ("anubis", "'a'", "4")),
        (LIGHT_BARE.replace("/10/", "/010/", 1), ("'010'",)),
        (LIGHT_BARE.replace("3k6", "3kk5"), crowded(light_blue("pharaoh"), "d7", "e7")),
        (LIGHT_BARE.replace("6K3", "5KK3"), crowded(light_red("pharaoh"), "f1", "g1")),
        (LIGHT_BARE.replace("3k6", "10").replace("6K3", "10"), Message("laser-no-pharaoh")),
        (
            "10/3k6/10/10/P19/10/10/6K3 r",
            Message(
                "pharaohs-light-piece-on-emitter",
                piece=light_red("pyramid", "a4"),
                owner=LIGHT_RED,
            ),
        ),
        (
            "10/3k6/10/10/9S1/10/10/6K3 r",
            Message(
                "pharaohs-light-piece-on-emitter",
                piece=light_red("scarab", "j4"),
                owner=LIGHT_BLUE,
            ),
        ),
        (LIGHT_BARE.replace(" r ", " s "), ("'s'",)),
        (LIGHT_BARE.replace(" r 0 0", ""), fields(LIGHT_BARE.replace(" r 0 0", ""), 1)),
        (LIGHT_BARE.replace("0 0", "0"), fields(LIGHT_BARE.replace("0 0", "0"), 3)),
        (LIGHT_BARE.replace("0 0", "x -1"), ("quiet", "'x'", "ply", "'-1'")),
        (LIGHT_BARE.replace("0 0", "0 99999999999999999999999"), ("ply", "at most")),
        ("", fields("", 0)),
        (None, ("NoneType",)),
    ],
    "photon": [
        (PHOTON_BARE.replace("4K5", "5K5"), ("0", "11", "10")),
        (PHOTON_BARE.replace("4K5", "4K4"), ("0", "9", "10")),
        (PHOTON_BARE.replace("/10", "", 1), ("9", "10", "rows")),
        (PHOTON_BARE.replace("/10/", "//", 1), ("2", "0", "10")),
        (PHOTON_BARE.replace("4K5", "4Q5"), ("'Q'", "K, S, M")),
        (PHOTON_BARE.replace("2S37", "2S57"), ("shooter", "'S'", "4")),
        (PHOTON_BARE.replace("2S37", "2S"), ("shooter", "'S'", "4")),
        (PHOTON_BARE.replace("2S37", "2B37"), ("block", "'B'", "2")),
        (PHOTON_BARE.replace("2S37", "2M07"), ("mirror", "'M'", "4")),
        (PHOTON_BARE.replace("4K5", "4KK4"), crowded(photon_red("king"), "e0", "f0")),
        (PHOTON_BARE.replace("5k4", "k8k"), crowded(photon_blue("king"), "a9", "j9")),
        (PHOTON_BARE.replace(" r ", " s "), ("'s'",)),
        (PHOTON_BARE.replace(" r 0 0", ""), fields(PHOTON_BARE.replace(" r 0 0", ""), 1)),
        (PHOTON_BARE.replace("0 0", "1.5 -2"), ("quiet", "'1.5'", "ply", "'-2'")),
        (None, ("NoneType",)),
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

# Texts that are no action: options, position, action, and what is said of it.
UNREAD: dict[str, list[tuple[dict[str, Any], str, Any, list[Message] | tuple[str, ...]]]] = {
    "khet": [
        ({}, KHET_BARE, "", [unreadable("khet", "")]),
        ({}, KHET_BARE, "e1k1", [no_square("k1", "a1", "j8")]),
        ({}, KHET_BARE, "e1e9", [no_square("e9", "a1", "j8")]),
        ({}, KHET_BARE, 7, ("int", "h2g1")),
        ({}, KHET_BARE, {"type": "move"}, ("dict", "h2g1")),
    ],
    "pharaohs-light": [
        ({}, LIGHT_BARE, "", [unreadable("pharaohs-light", "")]),
        ({}, LIGHT_BARE, "draw", [unreadable("pharaohs-light", "draw")]),
        ({}, LIGHT_BARE, "g1k1", [no_square("k1", "a1", "j8")]),
        ({}, LIGHT_BARE, "g1g9", [no_square("g9", "a1", "j8")]),
        ({}, LIGHT_BARE, 7, ("int", "h3h4")),
    ],
    "photon": [
        ({}, PHOTON_START, "", [unreadable("photon", "")]),
        ({}, PHOTON_START, "k0j0", [no_square("k0", "a0", "j9")]),
        ({}, PHOTON_START, "e10e9", [no_square("e10", "a0", "j9")]),
        ({}, PHOTON_START, 7, ("int", "c1c2")),
        ({}, PHOTON_START, ["move"], ("list", "c1c2")),
        ({}, PHOTON_START, {}, [Message("photon-action-untyped", known=TYPES)]),
        (
            {},
            PHOTON_START,
            {"type": "jump"},
            [Message("photon-action-type", known=TYPES, given="'jump'")],
        ),
        (
            {},
            PHOTON_START,
            {"type": ["move"]},
            [Message("photon-action-type", known=TYPES, given="['move']")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0]},
            [Message("photon-field-missing", field="dst")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0], "dst": [14, True], "now": 1},
            [
                Message("photon-field-unknown", field="'now'"),
                Message("photon-coordinate", axis="x", field="dst", given="14"),
                Message("photon-coordinate", axis="y", field="dst", given="True"),
            ],
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": "e0", "dst": [3, 0]},
            [Message("photon-square", field="src", form="[x, y]", given="'e0'")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4.0, 0], "dst": [3, 0]},
            [Message("photon-coordinate", axis="x", field="src", given="4.0")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0, 0], "dst": [3, 0]},
            [Message("photon-square", field="src", form="[x, y]", given="[4, 0, 0]")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [3, 2], "dir": True},
            [Message("photon-direction", given="True")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [3, 2], "dir": 2},
            [Message("photon-direction", given="2")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [3, 2], "dir": [1]},
            [Message("photon-direction", given="[1]")],
        ),
        (
            {},
            PHOTON_START,
            {"type": "pass", "src": [3, 2]},
            [Message("photon-field-unknown", field="'src'")],
        ),
    ],
}

# Illegal actions: options, position, action, and why.
REFUSED: dict[str, list[tuple[dict[str, Any], str, Any, Message]]] = {
    "khet": [
        ({}, KHET_BARE, "e2e3", Message("laser-empty", clause="KH-3", square="e2")),
        (
            {},
            KHET_BARE,
            "f8f7",
            Message(
                "laser-not-yours", clause="KH-3", mover=khet_red("pharaoh", "f8"), acting=SILVER
            ),
        ),
        (
            {},
            KHET_BARE,
            "e1e3",
            Message("khet-not-adjacent", clause="KH-5", mover=silver("pharaoh", "e1"), to="e3"),
        ),
        (
            {},
            KHET_BARE,
            "e1e1",
            Message(
                "khet-not-adjacent",
                clause="KH-5",
                mover=silver("pharaoh", "e1"),
                to="e1",
                target=silver("pharaoh", "e1"),
            ),
        ),
        (
            {},
            KHET_BARE,
            "e1-",
            Message("khet-pharaoh-turn", clause="KH-8", mover=silver("pharaoh", "e1"), other="e1-"),
        ),
        (
            {},
            KHET_BARE,
            "j1+",
            Message("khet-sphinx-turn", clause="KH-9", mover=silver("sphinx", "j1"), other="j1-"),
        ),
        (
            {},
            KHET_BARE,
            "j1j2",
            Message("khet-sphinx-fixed", clause="KH-9", mover=silver("sphinx", "j1"), to="j2"),
        ),
        (
            {},
            KHET_BARE,
            "j1j3",
            Message("khet-sphinx-fixed", clause="KH-9", mover=silver("sphinx", "j1"), to="j3"),
        ),
        ({}, KHET_BARE, "draw", Message("khet-claim-early", clause="KH-22", times=1)),
        (
            {},
            "x34k4/10/10/10/1P18/10/10/4K4X1 s",
            "b4a4",
            Message("khet-reserved", clause="KH-4", mover=silver("pyramid", "b4"), to="a4"),
        ),
        (
            {},
            "x34k4/10/10/3P1A15/10/10/10/4K4X1 s",
            "d5e5",
            Message(
                "khet-occupied",
                clause="KH-10",
                mover=silver("pyramid", "d5"),
                to="e5",
                target=silver("anubis", "e5"),
            ),
        ),
        (
            {},
            "x34k4/10/10/3S1K5/10/10/10/9X1 s",
            "d5e5",
            Message(
                "khet-swap-partner",
                clause="KH-11",
                mover=silver("scarab", "d5"),
                to="e5",
                target=silver("pharaoh", "e5"),
            ),
        ),
        (
            {},
            "x34k4/10/10/3E1k5/10/10/10/4K4X1 s".replace("4k4", "9"),
            "d5e5",
            Message(
                "khet-swap-partner",
                clause="KH-27",
                mover=silver("eye-of-horus", "d5"),
                to="e5",
                target=khet_red("pharaoh", "e5"),
            ),
        ),
        (
            {},
            "x34k4/10/10/8p1S2/10/10/10/4K4X1 s",
            "j5i5",
            Message(
                "khet-swap-reserved",
                clause="KH-12",
                mover=silver("scarab", "j5"),
                to="i5",
                target=khet_red("pyramid", "i5"),
            ),
        ),
        (
            {"repetition": "automatic"},
            KHET_START,
            "draw",
            Message("khet-claim-automatic", clause="KH-23"),
        ),
    ],
    "pharaohs-light": [
        ({}, LIGHT_BARE, "e2e3", Message("laser-empty", clause="PL-4", square="e2")),
        ({}, LIGHT_BARE, "a4b4", Message("laser-empty", clause="PL-4", square="a4")),
        (
            {},
            LIGHT_BARE,
            "d7d6",
            Message(
                "laser-not-yours",
                clause="PL-4",
                mover=light_blue("pharaoh", "d7"),
                acting=LIGHT_RED,
            ),
        ),
        (
            {},
            LIGHT_BARE,
            "g1g2",
            Message(
                "pharaohs-light-pharaoh-fixed",
                clause="PL-8",
                mover=light_red("pharaoh", "g1"),
                to="g2",
            ),
        ),
        (
            {},
            LIGHT_BARE,
            "g1+",
            Message(
                "pharaohs-light-pharaoh-fixed",
                clause="PL-8",
                mover=light_red("pharaoh", "g1"),
                other="g1-",
            ),
        ),
        ({}, LIGHT_BARE, "swap", Message("pharaohs-light-no-pie-rule", clause="PL-22")),
        (
            {"pie_rule": True},
            LIGHT_BARE,
            "swap",
            Message("pharaohs-light-pie-rule-over", clause="PL-22"),
        ),
        ({}, LIGHT_ROW, "pass", Message("laser-no-pass", clause="PL-4", side=LIGHT_RED)),
        (
            {},
            LIGHT_ROW,
            "e3f4",
            Message("laser-not-beside", clause="PL-5", mover=light_red("pyramid", "e3"), to="f4"),
        ),
        (
            {},
            LIGHT_ROW,
            "e3e5",
            Message("laser-not-beside", clause="PL-5", mover=light_red("pyramid", "e3"), to="e5"),
        ),
        (
            {},
            LIGHT_ROW,
            "e3e3",
            Message(
                "laser-not-beside",
                clause="PL-5",
                mover=light_red("pyramid", "e3"),
                to="e3",
                target=light_red("pyramid", "e3"),
            ),
        ),
        (
            {},
            "10/3k6/10/10/10/P19/10/6K3 r",
            "a3a4",
            Message(
                "pharaohs-light-emitter-closed",
                clause="PL-2",
                mover=light_red("pyramid", "a3"),
                to="a4",
            ),
        ),
        (
            {},
            "10/3k6/10/10/8S11/10/10/6K3 r",
            "i4j4",
            Message(
                "pharaohs-light-emitter-closed",
                clause="PL-2",
                mover=light_red("scarab", "i4"),
                to="j4",
            ),
        ),
        (
            {},
            "10/3k6/3A16/10/10/10/10/6K3 r",
            "d6d7",
            Message(
                "pharaohs-light-swap-pharaoh",
                clause="PL-8",
                mover=light_red("anubis", "d6"),
                to="d7",
                target=light_blue("pharaoh", "d7"),
            ),
        ),
        (
            {"swap": "scarab"},
            LIGHT_ROW,
            "e3e2",
            Message(
                "pharaohs-light-swap-scarabs",
                clause="PL-21",
                mover=light_red("pyramid", "e3"),
                to="e2",
                target=light_red("scarab", "e2"),
            ),
        ),
        (
            {"swap": "scarab"},
            LIGHT_ROW,
            "e2f2",
            Message(
                "pharaohs-light-swap-partner",
                clause="PL-21",
                mover=light_red("scarab", "e2"),
                to="f2",
                target=light_blue("scarab", "f2"),
            ),
        ),
        (
            {"swap": "own"},
            LIGHT_ROW,
            "e2d2",
            Message(
                "pharaohs-light-swap-own",
                clause="PL-21",
                mover=light_red("scarab", "e2"),
                to="d2",
                target=light_blue("anubis", "d2"),
            ),
        ),
    ],
    "photon": [
        ({}, PHOTON_START, "a0a1", Message("laser-empty", clause="PH-3", square="a0")),
        (
            {},
            PHOTON_START,
            "c8+",
            Message(
                "laser-not-yours",
                clause="PH-3",
                mover=photon_blue("shooter", "c8"),
                acting=PHOTON_RED,
            ),
        ),
        (
            {},
            PHOTON_START,
            "e0e2",
            Message("laser-not-beside", clause="PH-4", mover=photon_red("king", "e0"), to="e2"),
        ),
        (
            {},
            PHOTON_START,
            "c1d2",
            Message(
                "laser-not-beside",
                clause="PH-4",
                mover=photon_red("shooter", "c1"),
                to="d2",
                target=photon_red("mirror", "d2"),
            ),
        ),
        (
            {},
            PHOTON_START,
            "e0e0",
            Message(
                "laser-not-beside",
                clause="PH-4",
                mover=photon_red("king", "e0"),
                to="e0",
                target=photon_red("king", "e0"),
            ),
        ),
        (
            {},
            PHOTON_START,
            "e0e1",
            Message(
                "photon-occupied",
                clause="PH-4",
                mover=photon_red("king", "e0"),
                to="e1",
                target=photon_red("block", "e1"),
            ),
        ),
        (
            {},
            PHOTON_START,
            "e0+",
            Message("photon-king-turn", clause="PH-5", mover=photon_red("king", "e0"), other="e0-"),
        ),
        (
            {"block_rotation": True},
            PHOTON_START,
            "e0-",
            Message("photon-king-turn", clause="PH-5", mover=photon_red("king", "e0"), other="e0+"),
        ),
        (
            {},
            PHOTON_START,
            "e1-",
            Message(
                "photon-block-turn", clause="PH-5", mover=photon_red("block", "e1"), other="e1+"
            ),
        ),
        ({}, PHOTON_START, "pass", Message("laser-no-pass", clause="PH-3", side=PHOTON_RED)),
        (
            {},
            PHOTON_START,
            {"type": "pass"},
            Message("laser-no-pass", clause="PH-3", side=PHOTON_RED),
        ),
        (
            {},
            PHOTON_START,
            {"type": "rotate", "src": [4, 0], "dir": 1},
            Message("photon-king-turn", clause="PH-5", mover=photon_red("king", "e0"), other="e0-"),
        ),
        (
            {},
            PHOTON_START,
            {"type": "move", "src": [4, 0], "dst": [4, 1]},
            Message(
                "photon-occupied",
                clause="PH-4",
                mover=photon_red("king", "e0"),
                to="e1",
                target=photon_red("block", "e1"),
            ),
        ),
    ],
}

# What people read.
SAID = [
    (
        "khet",
        "x34k4/10/10/8p1S2/10/10/10/4K4X1 s",
        "j5i5",
        "The scarab on j5 cannot swap with the pyramid on i5: j5 is closed to Red.",
    ),
    ("khet", KHET_BARE, "j1j2", "The sphinx on j1 never moves; it can only be turned."),
    (
        "khet",
        KHET_BARE,
        "e1",
        "'e1' names a piece but not what it does. "
        "Write a move or swap like h2g1, a turn like h2+ or h2-, or draw.",
    ),
    (
        "pharaohs-light",
        LIGHT_BARE,
        "d7d6",
        "The pharaoh on d7 belongs to Blue, and it is Red's turn.",
    ),
    (
        "photon",
        PHOTON_START,
        {"type": "move", "src": [4, 0], "dst": [14, True]},
        'In "dst", x must be a whole number from 0 to 9, not 14. '
        'In "dst", y must be a whole number from 0 to 9, not True.',
    ),
]


def rows(table: dict[str, list[Any]]) -> list[tuple[Any, ...]]:
    """The rows of all games, each with its game."""
    return [(name, *row) for name, examples in table.items() for row in examples]


@pytest.mark.parametrize(("name", "text", "expected"), rows(WRONG))
def test_a_wrong_position_is_explained(
    name: str, text: str, expected: Message | tuple[str, ...]
) -> None:
    """KH-25, PL-23, PH-26"""
    with pytest.raises(InvalidPosition) as caught:
        obelisk.game(name).position(text)
    if isinstance(expected, Message):
        assert expected in caught.value.faults
    else:
        assert all(word in str(caught.value) for word in expected)


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


def refusal_of(name: str, options: dict[str, Any], text: str, action: Any) -> IllegalAction:
    """What is said of an action that cannot be played, and that changes nothing."""
    state = obelisk.game(name, **options).position(text)
    before = state.record.tobytes()
    with pytest.raises(IllegalAction) as caught:
        state.play(action)
    assert state.record.tobytes() == before
    return caught.value


@pytest.mark.parametrize(("name", "options", "text", "action", "expected"), rows(UNREAD))
def test_what_is_no_action_is_explained(
    name: str,
    options: dict[str, Any],
    text: str,
    action: Any,
    expected: list[Message] | tuple[str, ...],
) -> None:
    """KH-26, PL-24, PH-27"""
    refusal = refusal_of(name, options, text, action)
    assert type(refusal) is UnreadableAction
    if isinstance(expected, list):
        assert list(refusal.faults) == expected
    else:
        assert all(word in str(refusal) for word in expected)


@pytest.mark.parametrize(("name", "options", "text", "action", "expected"), rows(REFUSED))
def test_an_illegal_action_says_why(
    name: str, options: dict[str, Any], text: str, action: Any, expected: Message
) -> None:
    """KH-23, KH-26, PL-24, PH-3 to PH-5, PH-27"""
    refusal = refusal_of(name, options, text, action)
    assert type(refusal) is IllegalAction
    assert refusal.faults == (expected,)


@pytest.mark.parametrize(
    ("name", "square"), [("khet", "e1"), ("pharaohs-light", "g1"), ("photon", "e0")]
)
def test_a_square_alone_is_ambiguous(name: str, square: str) -> None:
    """KH-26, PL-24, PH-27"""
    refusal = refusal_of(name, {}, BARE[name], square)
    assert type(refusal) is AmbiguousAction
    assert refusal.faults == (incomplete(name, square),)


@pytest.mark.parametrize(("name", "text", "action", "sentence"), SAID)
def test_a_refusal_reads_well(name: str, text: str, action: Any, sentence: str) -> None:
    assert str(refusal_of(name, {}, text, action)) == sentence


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
