"""Pictures are well-formed, complete and self-contained."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest

import obelisk
from tests.conftest import GAMES_FOR_TWO

SVG = "{http://www.w3.org/2000/svg}"
KHET = obelisk.game("khet")
ISIS = obelisk.game("khet", setup="isis")


def uses(picture: str) -> list[ET.Element]:
    """The drawn symbols, not the definitions."""
    return list(ET.fromstring(picture).iter(f"{SVG}use"))


def test_every_piece_is_drawn_once_where_it_stands() -> None:
    state = ISIS.start()
    drawn = [use for use in uses(state.svg()) if "ob-seat" in use.get("class", "")]
    pieces = state.view(None)["board"]["pieces"]
    assert len(drawn) == len(pieces) == 28
    places = {(use.get("x"), use.get("y")) for use in drawn}
    assert len(places) == len(pieces)


def test_every_symbol_used_is_defined() -> None:
    art = files("obelisk.games.laser").joinpath("art", "pieces.svg").read_text(encoding="utf-8")
    defined = set(re.findall(r'<symbol id="([\w-]+)"', art))
    picture = ISIS.start().play("c1b2").svg()
    assert {use.get("href", "")[1:] for use in uses(picture)} <= defined


def test_facing_is_a_rotation() -> None:
    picture = KHET.position("x39/10/10/4K5/4P24k/10/10/9X1 s 0 0".replace("4k", "3k1")).svg()
    pyramid = next(use for use in uses(picture) if use.get("href") == "#ob-pyramid")
    assert (pyramid.get("transform") or "").startswith("rotate(90 ")


def test_red_sees_the_board_from_its_own_side() -> None:
    state = KHET.start()

    def place(picture: str) -> tuple[float, float]:
        pharaoh = next(
            use for use in uses(picture)
            if use.get("href") == "#ob-pharaoh" and "ob-seat0" in use.get("class", "")
        )  # fmt: skip
        return float(pharaoh.get("x", 0)), float(pharaoh.get("y", 0))

    assert place(state.svg(0)) == place(state.svg()) == (434, 734)
    assert place(state.svg(1)) == (534, 34)


def test_the_beam_is_drawn_along_its_path() -> None:
    picture = KHET.start().play("h2+").svg()
    lines = [line.get("points", "") for line in ET.fromstring(picture).iter(f"{SVG}polyline")]
    assert len(lines) == 3, "halo, glow and core"
    points = lines[0].split()
    assert len(points) == 1 + 11 + 1, "muzzle, eleven squares, and out over the edge"
    assert points[1] == "984,684"
    assert points[-1] == "984,34"


@pytest.mark.parametrize(
    ("text", "action", "out"),
    [
        # j8 `/` turns the beam that comes from below out to the right: aside, not straight on
        ("x35k2S2/10/10/10/10/10/10/4K4X1 s 0 0", "e1e2", "1034,84"),
        ("x38k/10/10/10/10/10/10/4K4X1 s 0 0".replace("8k", "7k1"), "e1e2", "984,34"),
    ],
)
def test_a_beam_leaves_where_the_last_mirror_sends_it(text: str, action: str, out: str) -> None:
    picture = KHET.position(text).play(action).svg()
    line = next(ET.fromstring(picture).iter(f"{SVG}polyline"))
    assert line.get("points", "").split()[-1] == out


def test_endings_are_marked() -> None:
    burst = KHET.start().play("j1-").svg()
    assert any(use.get("href") == "#ob-burst" for use in uses(burst))
    absorbed = obelisk.game("khet", setup="curiosity").start().play("d6+").svg()
    assert len(list(ET.fromstring(absorbed).iter(f"{SVG}circle"))) > 0
    assert not any(use.get("href") == "#ob-burst" for use in uses(absorbed))


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_themes(theme: str) -> None:
    picture = KHET.start().svg(theme=theme)
    ET.fromstring(picture)
    assert ("#14161a" in picture) == (theme != "light")
    assert ("prefers-color-scheme" in picture) == (theme == "auto")
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", ""), "no outside request"


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="light, dark or auto"):
        KHET.start().svg(theme="pink")
    with pytest.raises(ValueError, match="from 8 to 10,000"):
        KHET.start().svg(square=0)


def test_notebooks_show_the_picture() -> None:
    assert KHET.start()._repr_svg_() == KHET.start().svg()


# Whose side is at the bottom


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_reader_sits_at_the_bottom(name: str, seat: int | None) -> None:
    """Without a reader the side of seat 0 is there."""
    state = obelisk.game(name).start()
    picture = state.svg(seat)
    height: dict[int, float] = {}
    for use in uses(picture):
        kind = use.get("href", "")
        if "pharaoh" in kind or "-king" in kind:
            is_first = "ob-seat0" in use.get("class", "") or kind.endswith("-0")
            height[0 if is_first else 1] = float(use.get("y", 0))
    below = seat or 0
    assert height[below] > height[1 - below]


# Photon: palettes, hit points, sparks

PHOTON = obelisk.game("photon")


def test_colours_come_from_the_palette() -> None:
    """Two games may stand in one page, so colours are attributes and not styles by seat."""

    def fills(picture: str) -> dict[str, set[str | None]]:
        drawn = [use for use in uses(picture) if "ob-seat" in use.get("class", "")]
        return {
            seat: {use.get("fill") for use in drawn if use.get("class") == seat}
            for seat in ("ob-seat0", "ob-seat1")
        }

    khet, photon = fills(KHET.start().svg()), fills(PHOTON.start().svg())
    assert all(len(colours) == 1 for colours in (*khet.values(), *photon.values()))
    assert khet["ob-seat1"] == photon["ob-seat0"], "both are red"
    assert photon["ob-seat1"] != khet["ob-seat0"]
    assert "ob-seat" not in KHET.start().svg().split("<style>")[1].split("</style>")[0]


def test_every_photon_symbol_is_defined() -> None:
    art = files("obelisk.games.laser").joinpath("art", "pieces.svg").read_text(encoding="utf-8")
    defined = set(re.findall(r'<symbol id="([\w-]+)"', art))
    for options in ({}, {"preset": "face"}, {"preset": "origin"}):
        start = obelisk.game("photon", **options).start()
        for action in start.actions():
            assert {use.get("href", "")[1:] for use in uses(start.play(action).svg())} <= defined


def test_a_block_shows_its_points_and_never_turns() -> None:
    text = "4K5/B2B18/10/10/S39/10/10/10/10/5k4 r 0 0"
    blocks = [
        use for use in uses(PHOTON.position(text).svg(0)) if "block" in use.get("href", "")
    ]  # fmt: skip
    assert [use.get("href") for use in blocks] == ["#ob-block-2", "#ob-block-1"]
    assert not any(use.get("transform") for use in blocks)


def sparks(text: str, action: str) -> list[tuple[float, float]]:
    picture = PHOTON.position(text).play(action).svg(1)
    return [
        (float(use.get("x", 0)) + 30, float(use.get("y", 0)) + 30)
        for use in uses(picture)
        if use.get("href") == "#ob-spark"
    ]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        # on the border between c4 and c5; in the square c4; between neighbouring shooters
        ("9K/2S37/10/10/10/10/10/10/2s17/k9 r 0 0", (284, 534)),
        ("9K/2S37/10/10/10/10/10/2s17/10/k9 r 0 0", (284, 484)),
        ("9K/10/10/10/2S37/2s17/10/10/10/k9 r 0 0", (284, 534)),
        # behind a mirror: both come to the border of c4 and d4
        ("9K/10/2S37/10/2m42s44/10/10/10/10/k9 r 0 0", (334, 484)),
    ],
)
def test_beams_that_meet_make_one_spark(text: str, place: tuple[float, float]) -> None:
    assert sparks(text, "j0j1") == [place]


def test_a_struck_block_that_stands_is_left_in_sight() -> None:
    state = PHOTON.position("9K/4S35/10/10/10/4b25/10/10/10/k9 r 0 0")
    widths = [
        [use.get("width") for use in uses(s.svg()) if use.get("href") == "#ob-burst"]
        for s in (state.play("j0j1"), state.play("j0j1").play("a9b9"))
    ]
    assert widths == [["44"], ["100"]]


def test_a_beam_that_a_mirror_sent_out_leaves_there_though_the_mirror_is_gone() -> None:
    """The mirror on a5 turns one beam out of the board and is destroyed by another from below."""
    text = "9K/S39/10/10/10/m19/10/10/10/s18k r 0 0"
    picture = PHOTON.position(text).play("j0j1").svg(1)
    line = next(ET.fromstring(picture).iter(f"{SVG}polyline"))
    assert line.get("points", "").split()[-1] == "34,584"
