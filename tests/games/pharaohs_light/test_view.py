"""Pharaoh's Light as it is seen: emitters and colours in views, pictures and the terminal."""

from __future__ import annotations

import io
import re
import xml.etree.ElementTree as ET

import pytest
from rich.console import Console

import obelisk
from obelisk.games.pharaohs_light import PharaohsLight
from obelisk.terminal import boards
from obelisk.terminal.match import TerminalMatch

SVG = "{http://www.w3.org/2000/svg}"
GAME = PharaohsLight()


def uses(picture: str, name: str) -> list[ET.Element]:
    return [
        use for use in ET.fromstring(picture).iter(f"{SVG}use") if use.get("href") == f"#ob-{name}"
    ]


def test_a_view_names_the_emitters_and_the_colours() -> None:
    """PL-2"""
    board = GAME.start().view(None)["board"]
    assert board["palette"] == ["red", "blue"]
    assert board["emitters"] == [
        {"square": "a4", "heading": "E", "seat": 0},
        {"square": "j4", "heading": "W", "seat": 1},
    ]
    assert len(board["pieces"]) == 10
    assert PharaohsLight(rows=7).start().view(None)["board"]["numbers"] == [7, 6, 5, 4, 3, 2, 1]


@pytest.mark.parametrize(
    ("seat", "first", "second"),
    [(0, ("34", "434", 90), ("934", "434", 270)), (1, ("934", "334", 270), ("34", "334", 90))],
)
def test_emitters_are_drawn_at_the_edge_and_point_inward(
    seat: int, first: tuple[str, str, int], second: tuple[str, str, int]
) -> None:
    """PL-2: from either side of the table."""
    drawn = uses(GAME.start().svg(seat), "emitter")
    for use, (x, y, angle) in zip(drawn, (first, second), strict=True):
        assert (use.get("x"), use.get("y")) == (x, y)
        assert (use.get("transform") or "").startswith(f"rotate({angle} ")


def lightness(colour: str) -> float:
    red, green, blue = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


@pytest.mark.parametrize("name", ["khet", "pharaohs-light"])
def test_sides_differ_in_lightness_and_outline(name: str) -> None:
    pharaohs = uses(obelisk.game(name).start().svg(), "pharaoh")
    sides = {use.get("class"): use for use in pharaohs}
    first, second = sides["ob-seat0"], sides["ob-seat1"]
    for attribute in ("fill", "stroke"):
        one, other = (lightness(use.get(attribute, "")) for use in (first, second))
        assert abs(one - other) > 0.4


def test_pictures_of_two_games_can_share_a_page() -> None:
    """Seat 0 is silver in one and red in the other: no style sheet may decide it."""
    for name in ("khet", "pharaohs-light"):
        assert (
            "ob-seat" not in re.findall("<style>(.*)</style>", obelisk.game(name).start().svg())[0]
        )


def test_the_terminal_shows_emitters_and_light() -> None:
    """PL-2, PL-17"""
    state = PharaohsLight(preset="balanced").start().play("c1c2")
    view = state.view(None)
    lines = boards.draw(state.game, view).plain.splitlines()
    assert lines[1].startswith(" 7 ")
    assert lines[4].startswith(" 4▶ ·   ──  ──")
    assert lines[4].endswith("── ◀4")
    assert boards.tell(state.game, view) == [
        "  Red moves the scarab from c1 to c2.",
        "  Red's beam a4–j4 ends at an emitter.",
    ]


def test_the_terminal_tells_of_the_pie() -> None:
    """PL-22"""
    state = PharaohsLight(pie_rule=True).start().play("c1c2").play("swap")
    told = boards.tell(state.game, state.view(None))
    assert told == ["  Blue swaps sides, and the board is mirrored."]


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("khet", "A anubis, E eye of Horus. Silver is in upper case."),
        ("pharaohs-light", "K pharaoh, P pyramid, S scarab, A anubis. Red is in upper case."),
    ],
)
def test_the_help_names_the_pieces_of_the_game(name: str, words: str) -> None:
    console = Console(file=io.StringIO(), width=100)
    TerminalMatch(obelisk.game(name), console, {}).obey("help")
    assert words in console.file.getvalue()  # type: ignore[attr-defined]
