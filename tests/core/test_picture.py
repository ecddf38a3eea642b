"""Pictures are well-formed, complete and self-contained."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib.resources import files

import pytest

import obelisk

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
    art = files("obelisk").joinpath("art", "laser.svg").read_text(encoding="utf-8")
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
            if use.get("href") == "#ob-pharaoh" and use.get("class") == "ob-seat0"
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
    with pytest.raises(ValueError, match="light, dark, auto"):
        KHET.start().svg(theme="pink")
    with pytest.raises(ValueError, match="at least 8 pixels"):
        KHET.start().svg(square=0)


def test_notebooks_show_the_picture() -> None:
    assert KHET.start()._repr_svg_() == KHET.start().svg()
