"""Boards of points: every symbol is there, every mark of the last action is drawn."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib.resources import files
from typing import Any

import pytest

from obelisk.games.khet import Khet
from tests.games.xionghan.views import KINDS, appeared, flashed, moved, removed, view

SVG = "{http://www.w3.org/2000/svg}"
SETS = {"characters": "characters.svg", "icons": "icons.svg"}


class Pieced(Khet):
    """A game that has the sets of Xionghan chess."""

    art = SETS
    shares = "obelisk.games.xionghan"


GAME = Pieced()


def draw(seen: dict[str, Any], **wishes: Any) -> str:
    return GAME.svg(seen, **{"theme": "light", "square": 64, **wishes})


def uses(picture: str, name: str = "") -> list[ET.Element]:
    drawn = ET.fromstring(picture).iter(f"{SVG}use")
    return [use for use in drawn if name in (use.get("href", ""), "")]


def middle(use: ET.Element) -> tuple[float, float]:
    x, y, width = (float(use.get(key, 0)) for key in ("x", "y", "width"))
    return x + width / 2, y + width / 2


def places(picture: str, name: str) -> list[tuple[float, float]]:
    return [middle(use) for use in uses(picture, f"#ob-{name}")]


def point(square: str) -> tuple[float, float]:
    return 84 + 100 * (ord(square[0]) - ord("a")), 122 + 100 * (13 - int(square[1:]))


@pytest.mark.parametrize("pieces", SETS)
@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_pictures_are_complete(pieces: str, seat: int | None, theme: str) -> None:
    picture = draw(view(seat=seat, pools=("PPR", "x".upper())), pieces=pieces, theme=theme)
    used = {use.get("href", "")[1:] for use in uses(picture)}
    defined = re.findall(r'<symbol id="([\w-]+)"', picture)
    assert used == set(defined), "all that is used, and no more"
    assert len(defined) == len(set(defined))
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", ""), "no outside request"
    assert "National Development Council" in picture, "the attribution goes with every copy"


def test_every_character_and_every_icon_is_drawn() -> None:
    folder = files("obelisk.games.xionghan").joinpath("art")
    characters, icons = (
        folder.joinpath(file).read_text(encoding="utf-8") for file in SETS.values()
    )
    for kind in KINDS.values():
        assert f'id="ob-icons-{kind}"' in icons
        for seat in (0, 1):
            assert f'id="ob-characters-{kind}-{seat}"' in characters
    outlines = re.findall(r'<symbol id="ob-characters.* d="([^"]+)"', characters)
    assert len(set(outlines)) == 28, "no two are alike"


def corners(outline: str) -> list[tuple[int, int]]:
    """The places that a path of relative commands comes to."""
    places, x, y, start = [], 0, 0, (0, 0)
    for letter, rest in re.findall(r"([mlhvcz])([^a-z]*)", outline):
        numbers = [int(number) for number in re.findall(r"-?\d+", rest)]
        if letter == "z":
            x, y = start
        elif letter in "hv":
            x, y = x + numbers[0] * (letter == "h"), y + numbers[0] * (letter == "v")
        else:
            x, y = x + numbers[-2], y + numbers[-1]
        start = (x, y) if letter == "m" else start
        places.append((x, y))
    return places


def test_no_character_leaves_the_inner_ring_of_its_piece() -> None:
    art = (
        files("obelisk.games.xionghan")
        .joinpath("art", "characters.svg")
        .read_text(encoding="utf-8")
    )
    outlines = re.findall(r' d="([^"]+)"', art)
    assert len(outlines) == 28 + 4 + 10
    for outline in outlines:
        assert all((x - 500) ** 2 + (y - 500) ** 2 < 360**2 for x, y in corners(outline))


def test_every_piece_stands_on_its_point() -> None:
    start = view()
    drawn = [use for use in uses(draw(start)) if "characters" in use.get("href", "")]
    assert len(drawn) == 62
    expected = {(piece["kind"], point(piece["square"])) for piece in start["board"]["pieces"]}
    assert {(use.get("href", "").split("-")[2], middle(use)) for use in drawn} == expected


def test_sides_differ_in_colour_and_in_shape() -> None:
    picture = draw(view())
    faces = {
        group.get("class"): group.get("fill")
        for group in ET.fromstring(picture).iter(f"{SVG}g")
        if group.get("class")
    }
    assert len(set(faces.values())) == 2
    rings = {
        colour: re.findall(rf'id="ob-disc-{colour}".*?</symbol>', picture, re.DOTALL)[0].count(
            "<circle"
        )
        for colour in ("red", "black")
    }
    assert rings == {"red": 3, "black": 2}


def test_black_sees_the_board_from_its_own_side() -> None:
    (red,), (black,) = (
        places(draw(view(seat=seat)), f"characters-king-{seat}") for seat in (0, 1)
    )  # fmt: skip
    assert red == black == point("g2"), "a player's king is at the bottom"
    assert "rotate" not in draw(view(seat=1)), "characters stay upright"


def test_the_words_in_the_river_are_read_from_left_to_right() -> None:
    for seat, order in ((0, ["1-0", "1-1", "0-0", "0-1"]), (1, ["0-0", "0-1", "1-0", "1-1"])):
        picture = draw(view(seat=seat))
        words = {word: places(picture, f"river-{word}")[0] for word in order}
        assert sorted(order, key=lambda word: words[word][0]) == order
        assert {y for _, y in words.values()} == {point("a7")[1]}


def test_each_side_counts_the_files_from_its_right() -> None:
    def numbers(seat: int) -> dict[str, float]:
        texts = ET.fromstring(draw(view(seat=seat))).iter(f"{SVG}text")
        return {text.text or "": float(text.get("y", 0)) for text in texts if text.get("opacity")}

    assert list(numbers(0)) == [str(number) for number in range(1, 14)]
    assert set(numbers(0).values()) == {60}, "black's edge is above"
    assert set(numbers(1).values()) == {1398}
    (one,) = [place for place in places(draw(view(seat=0)), "numeral-1") if place[0] == 1284]
    assert one[1] == 1391, "red's first file is m"


def test_lines_break_at_the_river_and_cross_in_the_palaces() -> None:
    picture = draw(view())
    grid = next(
        path.get("d", "") for path in ET.fromstring(picture).iter(f"{SVG}path")
        if path.get("class") == "ob-grid"
    )  # fmt: skip
    lines = grid.split("M")[1:]
    assert len(lines) == 12 + 2 + 2 * 11 + 4
    assert "584 1022L784 1222" in lines, "from f4 to h2"
    assert "684 122L684 622" in lines, "from g13 to the far bank"
    dots = [c for c in ET.fromstring(picture).iter(f"{SVG}circle") if c.get("class") == "ob-dot"]
    assert {float(dot.get("cy", 0)) for dot in dots} == {point("a7")[1]}
    assert len(dots) == 11


MOVE = {"event": "move", "drawn": [moved("d3", "e3")]}
HORSE = "13/6k6/13/13/13/13/13/13/13/13/4N8/6K6/13"


def test_a_move_is_marked_where_it_began_and_where_it_ended() -> None:
    picture = draw(view(HORSE, events=[MOVE]))
    assert places(picture, "from") == [point("d3")]
    assert places(picture, "to") == [point("e3")]


def test_the_dead_are_marked() -> None:
    capture = {"event": "move", "drawn": [removed("e3"), moved("d3", "e3")]}
    picture = draw(view(HORSE, events=[capture]))
    assert places(picture, "struck") == [point("e3")], "rays behind the piece that stands there"
    assert not places(picture, "dead")
    exchange = {"event": "exchange", "drawn": [removed("c3"), removed("f3")]}
    picture = draw(view(HORSE, events=[exchange]))
    assert places(picture, "dead") == [point("c3"), point("f3")]


def test_a_line_joins_its_three_points() -> None:
    line = {"event": "line", "drawn": [flashed("e3", "f4", "g5"), removed("f4")]}
    picture = draw(view(HORSE, events=[MOVE, line]))
    joined = [
        tuple(float(drawn.get(key, 0)) for key in ("x1", "y1", "x2", "y2"))
        for drawn in ET.fromstring(picture).iter(f"{SVG}line")
    ]
    assert joined == [(*point("e3"), *point("g5"))] * 2, "a broad trace and a thin line"
    assert places(picture, "dead") == [point("f4")]


@pytest.mark.parametrize(("before", "sign"), [([], "revived"), ([MOVE], "promoted")])
def test_what_came_to_life_is_ringed_and_has_a_sign(
    before: list[dict[str, Any]], sign: str
) -> None:
    came = {"event": "came", "drawn": [appeared("e3")]}
    picture = draw(view(HORSE, events=[*before, came]))
    assert places(picture, "to") == [point("e3")]
    assert len(places(picture, sign)) == 1


def test_check_is_a_dashed_ring_and_a_flash() -> None:
    picture = draw(view(HORSE, check="g12", events=[MOVE, {"event": "check", "seat": 1}]))
    assert places(picture, "check") == [point("g12")]
    assert len(places(picture, "flash")) == 1
    assert "stroke-dasharray" in re.findall(r'id="ob-check".*?</symbol>', picture, re.DOTALL)[0]
    assert not places(draw(view(HORSE, events=[MOVE])), "check")


def test_pools_stand_below_the_board() -> None:
    def height(picture: str) -> float:
        return float(ET.fromstring(picture).get("height", 0))

    bare, one, both = (
        draw(view(pools=pools), square=50) for pools in (("", ""), ("PP", ""), ("PP", "RX"))
    )
    assert height(bare) < height(one) == height(both), "it grows once, and nothing jumps after"
    assert "×2" in one
    assert "×1" not in both
    below = [y for y in (y for _, y in map(middle, uses(both))) if y > 1450]
    assert len(below) == 2 * 3, "three discs and what is on them"
    assert min(places(both, "characters-rook-1"), key=lambda place: -place[1])[1] < max(
        y for _, y in places(both, "characters-pawn-0")
    ), "one's own are nearest"
    without = view()
    del without["board"]["pools"], without["board"]["check"]
    assert draw(without) == draw(view())


def test_sets_of_pieces() -> None:
    assert GAME.piece_sets == ("characters", "icons")
    assert draw(view()) == draw(view(), pieces="characters") != draw(view(), pieces="icons")
    with pytest.raises(ValueError, match=r"'letters'\. Choose characters or icons"):
        draw(view(), pieces="letters")


def test_a_set_may_come_without_words_and_numerals() -> None:
    class Bare(Pieced):
        art = {"icons": SETS["icons"]}  # noqa: RUF012

    picture = Bare().svg(view(), theme="auto", square=64)
    names = {use.get("href", "") for use in uses(picture)}
    assert "#ob-icons-king" in names
    assert not any("river" in name or "numeral" in name for name in names)


def test_a_game_with_one_set_needs_no_name_for_it() -> None:
    start = Khet().start()
    assert start.svg() == start.svg(pieces="standard")
    with pytest.raises(ValueError, match=r"'icons'\. Choose standard"):
        start.svg(pieces="icons")
