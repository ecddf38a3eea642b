"""The functions of catalogues: cases, genders, lists, seats, and messages in messages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from obelisk.core.messages import Argument, List, Message, PieceNamed, Seat, Side
from obelisk.core.words import FOLDER, Words

ENGLISH = """
piece-toy-rook = rook
piece-toy-horse = { $side ->
   *[toy-red] red horse
    [toy-blue] blue horse
 }
side-toy-red = red
    .player = Red
side-toy-blue = blue
    .player = Blue
toy-plain = { $it }
toy-piece = The { PIECE($it, side: 1) } on { SQUARE($it) }.
toy-cap = { PIECE($it, cap: 1) }
toy-ins = { PIECE($it, case: "ins", side: 1) }
toy-gender = { GENDER($it) ->
    [f] she
    [n] it
   *[m] he
 }
toy-side = { SIDE($it, cap: 1) }
toy-side-gen = { SIDE($it, case: "gen") }
toy-seat = { SEAT($it, cap: 1) } waits.
toy-seat-dat = { SEAT($it, case: "dat") }
toy-text = { CAP($it) }
toy-why = No. { MESSAGE($it) }
toy-list-ins = { LIST($it, case: "ins") }
toy-count = { $it ->
    [one] { $it } move
   *[other] { $it } moves
 }
toy-name = { $name }
"""
RUSSIAN = (
    ENGLISH.replace(
        "piece-toy-rook = rook\n",
        "piece-toy-rook = { $case ->\n   *[nom] ладья\n    [ins] ладьёй\n }\n    .gender = f\n",
    )
    .replace(
        "side-toy-red = red\n    .player = Red\n",
        "side-toy-red = { $gender ->\n"
        "    [f] { $case ->\n       *[nom] красная\n        [ins] красной\n     }\n"
        "   *[m] { $case ->\n       *[nom] красный\n        [ins] красным\n     }\n }\n"
        "    .player = { $case ->\n       *[nom] красные\n        [gen] красных\n     }\n",
    )
    .replace(
        "toy-name = { $name }",
        "toy-name = { $case ->\n   *[nom] { $name }\n    [dat] { $name }у\n }",
    )
)
ROOK = PieceNamed("toy-rook", "toy-red", "e4")


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / FOLDER).mkdir()
    for language, text in (("en", ENGLISH), ("ru", RUSSIAN), ("zh", ENGLISH)):
        (tmp_path / FOLDER / f"{language}.ftl").write_text(text, encoding="utf-8")
    words = Words()
    words.register("core", "obelisk.core")
    words.register("toy", tmp_path)
    words.is_strict = True
    return words


@pytest.mark.parametrize(
    ("code", "it", "english", "russian"),
    [
        ("plain", ROOK, "rook", "ладья"),
        ("plain", "text", "text", "text"),
        ("plain", Side("toy-red"), "Red", "красные"),
        ("plain", Seat(2), "seat 2", "место 2"),
        ("plain", List.of([ROOK, "x"]), "rook and x", "ладья и x"),
        ("plain", List.of([ROOK, "x", Seat(1)], "or"), "rook, x or seat 1", "ладья, x или место 1"),
        ("plain", List.of("abc", "none"), "a, b, c", "a, b, c"),
        ("plain", List.of("a"), "a", "a"),
        ("plain", List.of(()), "", ""),
        ("plain", List.of([List.of("ab"), 3]), "a and b and 3", "a и b и 3"),
        ("plain", Message("toy-count", it=2), "2 moves", "2 moves"),
        ("piece", ROOK, "The red rook on e4.", "The красная ладья on e4."),
        ("piece", PieceNamed("toy-rook"), "The rook on .", "The ладья on ."),
        ("cap", ROOK, "Rook", "Ладья"),
        ("ins", ROOK, "red rook", "красной ладьёй"),
        ("gender", ROOK, "he", "she"),
        ("gender", PieceNamed("toy-horse"), "he", "he"),
        ("side", Side("toy-red"), "Red", "Красные"),
        ("side", ROOK, "Red", "Красные"),
        ("side-gen", ROOK, "Red", "красных"),
        ("seat", Seat(0), "Seat 0 waits.", "Место 0 waits."),
        ("text", "ёж", "Ёж", "Ёж"),
        ("text", ROOK, "Rook", "Ладья"),
        ("text", "", "", ""),
        ("why", Message("toy-seat", it=Seat(1)), "No. Seat 1 waits.", "No. Место 1 waits."),
        ("list-ins", List.of([ROOK, Seat(1)]), "rook and seat 1", "ладьёй и место 1"),
        ("count", 1, "1 move", "1 move"),
        ("count", 10_000, "10,000 moves", "10\u00a0000 moves"),
        ("count", 2.5, "2.5 moves", "2,5 moves"),
    ],
)  # fmt: skip
def test_an_argument_in_a_sentence(
    words: Words, code: str, it: Argument, english: str, russian: str
) -> None:
    message = Message(f"toy-{code}", it=it)
    assert words.format(message, "en") == english
    assert words.format(message, "ru") == russian


def test_a_piece_may_have_another_name_on_the_other_side(words: Words) -> None:
    assert words.text("toy-plain", it=PieceNamed("toy-horse", "toy-blue")) == "blue horse"


def test_chinese_joins_without_spaces(words: Words) -> None:
    assert words.format(Message("toy-ins", it=ROOK), "zh") == "redrook"
    assert words.format(Message("toy-plain", it=List.of("abc")), "zh") == "a、b和c"


def test_a_reader_knows_seats_by_name(words: Words) -> None:
    def names(seat: int) -> str | Message:
        return Message("toy-name", name="Иван") if seat else "you"

    whole = Message("toy-why", it=Message("toy-seat", it=Seat(0)))
    assert words.format(whole, "en", names) == "No. You waits."
    several = Message("toy-plain", it=List.of([Seat(0), Seat(1)]))
    assert words.format(several, "en", names) == "you and Иван"
    assert words.format(Message("toy-seat-dat", it=Seat(1)), "ru", names) == "Ивану"


@pytest.mark.parametrize("code", ["piece", "gender", "side", "seat", "why", "list-ins"])
@pytest.mark.parametrize("it", ["text", 3, Side("toy-none"), PieceNamed("toy-none", "toy-none")])
def test_an_argument_of_another_kind_is_a_fault(words: Words, code: str, it: Any) -> None:
    if code == "gender" and isinstance(it, PieceNamed):
        return  # a piece without words is of the first gender
    words.is_strict = False
    assert words.format(Message(f"toy-{code}", it=it)) == f"toy-{code}"
    words.is_strict = True
    with pytest.raises(ValueError, match=f"toy-{code}"):
        words.format(Message(f"toy-{code}", it=it))


def test_what_was_given_is_never_read_as_an_entry(words: Words) -> None:
    """No text of a person can call functions or name arguments."""
    for text in ("{ $it }", "{ toy-plain }", "}", '{ PIECE("x") }', "\n.x = y"):
        assert words.text("toy-plain", it=text) == text
