"""The star chart: what it shows of a view, and that it shows nothing else."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from obelisk.core.state import State
from obelisk.core.words import WORDS
from obelisk.games.starclaim.view.palette import REALMS
from tests.games.starclaim.play import at, random_play, starclaim

OCCUPYING = {"round": 2, "phase": "occupy", "controller": 1, "turn": {"seat": 0}}
MINES = [
    {"kind": "matrix", "seat": 1, "cell": "a1"},
    {"kind": "chase", "seat": 1, "cell": "d4", "target": "f6"},
    {"kind": "normal", "seat": 1, "cell": "d4"},
]


def occupying(**more: Any) -> State:
    return at(starclaim(seats=2), **{**OCCUPYING, "owner": {"f6": 1}, "mines": MINES, **more})


def drawn(state: State, seat: int | None, events: list[dict[str, Any]]) -> str:
    return state.game.svg({**state.view(seat), "events": events}, theme="dark", square=32)


def classes(svg: str) -> list[str]:
    return [name for names in re.findall(r'class="([^"]*)"', svg) for name in names.split()]


@pytest.mark.compiled  # whole games
@pytest.mark.parametrize(("seats", "theme"), [(2, "light"), (9, "dark"), (12, "auto")])
def test_every_picture_is_xml_with_names_of_its_own(seats: int, theme: str) -> None:
    game = starclaim(seats=seats)
    for number, state in enumerate(random_play(game, Random(seats))):
        if number % 40 == 0 or not state.to_act:
            for reader in (None, 0, seats - 1):
                svg = state.svg(reader, theme=theme, square=32)
                ElementTree.fromstring(svg)
                assert all(name.startswith("ob-") for name in classes(svg))
                used = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg))
                assert {f'id="{one or other}"' in svg for one, other in used} <= {True}
                assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")


def test_twelve_seats_differ_in_colour_and_in_pattern() -> None:
    svg = at(starclaim(seats=12), owner={f"a{row}": row - 1 for row in range(1, 13)}).svg()
    patterns = dict(re.findall(r'<pattern id="ob-realm-(\d+)"[^>]*>(.*?)</pattern>', svg))
    shapes = [re.sub(r'(stroke|fill)(-opacity)?="[^"]*"', "", text) for text in patterns.values()]
    assert len(set(shapes)) == 12
    assert len({realm.colour for realm in REALMS}) == 12
    for seat in range(12):
        assert svg.count(f'fill="url(#ob-realm-{seat})"') == 2  # a cell, and the swatch
        assert re.search(rf'fill="{REALMS[seat].ink}"[^>]*>{seat + 1}</text>', svg)


def test_numbers_of_seats_stand_out() -> None:
    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    for realm in REALMS:
        bright, dark = sorted((light(realm.colour), light(realm.ink)), reverse=True)
        assert (bright + 0.05) / (dark + 0.05) >= 4.5


def test_own_mines_are_a_layer_for_their_seat_alone() -> None:
    state = occupying()
    own = state.svg(1)
    layer = own[own.index("Only you see this") :]
    for kind, count in (("matrix", 4), ("chase", 1), ("normal", 1)):
        assert layer.count(f'href="#ob-mine-{kind}"') == count
    assert "<line" in layer  # from the chase mine to its target
    for other in (None, 0):
        assert 'href="#ob-mine-' not in state.svg(other)
    assert "ob-private" not in state.svg()


def test_worlds_that_look_the_same_are_drawn_the_same() -> None:
    elsewhere = [{"kind": "purify", "seat": 1, "cell": "e5"}]
    worlds = [occupying(), occupying(mines=elsewhere, gold=[100, 7])]
    for reader in (None, 0):
        assert worlds[0].svg(reader) == worlds[1].svg(reader)
    assert worlds[0].svg(1) != worlds[1].svg(1)


@pytest.mark.compiled  # whole games
def test_random_worlds_that_look_the_same_are_drawn_the_same() -> None:
    game, rng = starclaim(seats=4), Random(5)
    for number, state in enumerate(random_play(game, rng)):
        if number % 15 == 0:
            for reader in (None, 2):
                other = game.sample(state.view(reader), reader, rng)
                assert other.svg(reader) == state.svg(reader)


def test_an_open_question_is_not_seen() -> None:
    """SC-51: no picture but that of the asked seat changes, not even by a mark that goes."""
    mines = [{"kind": "normal", "seat": 1, "cell": "c3"}]
    items = [{"deminer": 1, "scanner": 1}, {}]
    before = occupying(mines=mines, items=items).play("step c2").play("scan c3")
    after = before.play("step c3")
    assert "defuse yes" in after.actions(0)
    assert after.svg() == before.svg()
    assert after.svg(1) == before.svg(1)
    assert after.svg(0) != before.svg(0)


def test_the_way_of_a_turn_is_an_ordered_line() -> None:
    state = occupying(mines=[]).play("step c3").play("step c4")
    assert 'class="ob-core" points="300,300 300,400"' in state.svg()


def test_the_way_of_a_vehicle() -> None:
    state = occupying(mines=[], items=[{"vehicle": 1}, {}], ap=[3, 4]).play("vehicle")
    state = state.play("drive c3").play("drive d3")
    assert 'class="ob-halo ob-driven" points="300,300 400,300"' in state.svg()
    assert 'href="#ob-rover"' in state.svg()
    assert "1 cell to go" in state.svg()


def test_what_was_told_is_marked() -> None:
    explosion = {
        "event": "explode", "seat": 0, "cell": "c3", "vehicle": False, "reverted": ["c2", "f6"],
        "effects": [{"kind": "chase", "cells": ["f6"]}],
    }  # fmt: skip
    state = at(starclaim(seats=2), phase="occupy", turn={"seat": 1})
    svg = drawn(state, None, [explosion])
    assert svg.count('href="#ob-blast"') == 1
    assert svg.count('href="#ob-reverted"') == 2
    assert "<title>Chase mine</title>" in svg
    others = [
        {"event": "scan", "seat": 0, "cell": "b2", "count": 3},
        {"event": "robot", "seat": 0, "line": "row 4"},
        {"event": "robot", "seat": 0, "line": "column c"},
        {"event": "deminer", "seat": 0, "cell": "b3"},
        {"event": "drive", "seat": 0, "cell": "d1"},
        {"event": "paid", "cell": "a1", "amount": 10},
    ]
    svg = drawn(state, None, others)
    assert svg.count('class="ob-swept"') == 2
    assert 'href="#ob-tick"' in svg
    assert 'href="#ob-rover"' in svg
    assert ">3</text>" in svg


def test_the_panel_tells_seats_and_phase() -> None:
    state = at(
        starclaim(seats=3), round=2, phase="shop", controller=1, price=12, barred=[0], done=[0],
        turn={"seat": 2}, owner={"a1": 2},
    )  # fmt: skip
    svg = state.svg(2)
    for words in (
        "Round 2 of 4", "Shop", "Seat 2 has control for 12 gold.", "Seat 3 (you)", "done",
        "4 points, now", "<title>has control</title>", "<title>barred from bidding</title>",
        "Only you see this", "100 gold", "In stock",
    ):  # fmt: skip
        assert words in svg
    assert "gold" not in state.svg(0).replace("for 12 gold", "").replace(">100 gold<", "")


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_picture_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORDS, "is_strict", True)
    game = starclaim(seats=3, open_gold=True)
    states = [
        at(game, round=2, phase="shop", turn={"seat": 0}, items=[{"deminer": 2}, {}, {}]),
        at(game, round=2, phase="mine", controller=1, turn={"seat": 0}),
        at(game, round=2, phase="occupy", turn={"seat": 0, "vehicle": {}},
           items=[{"vehicle": 1}, {}, {}], mines=[{"kind": "normal", "seat": 0, "cell": "c3"}]),
        at(game, barred=[2], auction={"active": [0, 1], "high": 3, "holder": 1}),
        starclaim(seats=3, auction="sealed").start(seed=1).play("bid 9", 0),
        at(game, round=4, phase="end", owner={"a1": 1}),
    ]  # fmt: skip
    english = re.compile("gold|point|cell|seat|mine", re.IGNORECASE)
    for state in states:
        svg = game.svg(state.view(0), theme="light", square=32, language=language)
        texts = re.findall(r"<text[^>]*>([^<]*)</text>|<title>([^<]*)</title>", svg)
        said = " ".join(one or other for one, other in texts)
        assert bool(english.search(said)) == (language == "en"), said


def test_the_end_shows_ranks_and_all_mines() -> None:
    owner = {"a1": 1, "a2": 1, "c3": 0}
    mines = [{"kind": "normal", "seat": 0, "cell": "f6"}] * 6
    state = at(starclaim(seats=2), round=4, phase="end", owner=owner, mines=mines)
    svg = state.svg()
    assert "Seat 2 wins." in svg
    assert svg.index(">Seat 2<") < svg.index(">Seat 1<")
    assert svg.count('href="#ob-mine-normal"') == 4
    assert ">+2</text>" in svg
    shared = at(starclaim(seats=2), round=4, phase="end").svg()
    assert "Seat 1 and seat 2 share first place." in shared


def test_wrong_settings_are_refused() -> None:
    state = starclaim(seats=2).start(seed=1)
    with pytest.raises(ValueError, match="theme"):
        state.svg(theme="pink")
    with pytest.raises(ValueError, match="square cannot be 2"):
        state.svg(square=2)
    with pytest.raises(ValueError, match="pieces"):
        state.svg(pieces="icons")
