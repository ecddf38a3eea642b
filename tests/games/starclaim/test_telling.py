"""Starclaim in the terminal: the chart, and the words for what happens."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.games.starclaim.setups import ITEMS, PRICES
from obelisk.games.starclaim.text import forms
from obelisk.games.starclaim.view import sentences, signs
from obelisk.games.starclaim.view.story import story
from obelisk.terminal import boards
from tests.games.starclaim.play import at, random_game, random_play, starclaim

RESULT = {
    "winner": 1, "reason": "score", "ranks": [2, 1], "scores": [1, 5], "cells": [1, 2],
    "groups": [1, 2], "bonus": [0, 3], "gold": [10, 20],
}  # fmt: skip

# Every kind of event: what it says, to seat 0 as the reader.
TOLD = [
    ({"event": "round", "round": 2}, "— Round 2 —"),
    ({"event": "phase", "phase": "mine"}, "Burying: everybody hides a mine."),
    ({"event": "bid", "seat": 1, "amount": 7}, "Seat 2 bid 7."),
    ({"event": "pass", "seat": 0}, "You passed."),
    ({"event": "sealed", "seat": 1}, "Seat 2 sealed."),
    (
        {"event": "tie", "seats": [0, 1], "amount": 5},
        "You, seat 2 bid 5 each, and seal once more.",
    ),
    (
        {"event": "default", "seat": 1, "amount": 300},
        "Seat 2 could not pay 300, and may never bid again; the auction starts anew.",
    ),
    ({"event": "control", "seat": 0, "price": 5}, "You have control for 5 gold."),
    ({"event": "control", "seat": 1, "price": 5}, "Seat 2 has control for 5 gold."),
    ({"event": "control", "seat": None, "price": 0}, "Nobody has control: the order is drawn."),
    ({"event": "pick", "phase": "mine", "seat": 1, "picked": 0}, "Seat 2 named you."),
    ({"event": "pick", "phase": "mine", "seat": 1, "picked": 1}, "Seat 2 named itself."),
    ({"event": "order", "phase": "mine", "order": [1, 0]}, "The order is seat 2, you."),
    ({"event": "turn", "phase": "shop", "seat": 0}, "Your turn in the shop."),
    ({"event": "forfeit", "seat": 1}, "No cell is free, so seat 2's mine is lost."),
    ({"event": "buried", "kind": "normal", "cell": "c4"}, "You buried a normal mine on c4."),
    (
        {"event": "buried", "kind": "chase", "cell": "c4", "target": "f6"},
        "You buried a chase mine on c4, aimed at f6.",
    ),
    (
        {"event": "buried", "kind": "matrix", "cell": "a1", "covers": ["a1", "b1"]},
        "You buried a matrix mine on a1, covering a1 b1.",
    ),
    ({"event": "radar", "counts": {"a1": 2}}, "Your radar sees mines on a1: 2."),
    ({"event": "radar", "counts": {}}, "Your radar sees no mine."),
    ({"event": "spread", "cell": "b2", "cells": ["a1"]}, "Your spore on b2 spread to a1."),
    ({"event": "occupy", "seat": 1, "cell": "a1"}, "Seat 2 claimed a1."),
    ({"event": "question", "cell": "a1"}, "Normal mines lie on a1: use a deminer?"),
    ({"event": "deminer", "seat": 1, "cell": "a1"}, "Seat 2 used a deminer on a1."),
    ({"event": "scan", "seat": 1, "cell": "a1", "count": 0}, "Seat 2 scanned a1: no mine."),
    (
        {"event": "robot", "seat": 1, "line": "row 4"},
        "Seat 2 sent a robot over row 4: no normal mine is left.",
    ),
    ({"event": "vehicle", "seat": 0, "points": 4}, "You sent a vehicle with 4 points."),
    ({"event": "drive", "seat": 0, "cell": "a1"}, "Your vehicle drove over a1."),
    ({"event": "paid", "cell": "a1", "amount": 10}, "Your mine on a1 earned you 10 gold."),
    ({"event": "bought", "item": "radar"}, "You bought a radar."),
    ({"event": "bought", "item": None}, "You bought nothing."),
    ({"event": "done", "phase": "mine", "seat": 0}, "You ended the burying."),
    (
        {"event": "done", "phase": "occupy", "seat": 1, "reason": "full"},
        "Seat 2 found no free cell.",
    ),
    ({"event": "end", "result": RESULT}, "Seat 2 won."),
    ({"event": "end", "result": {**RESULT, "ranks": [1, 1]}}, "You, seat 2 share the first place."),
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_in_words(event: dict[str, Any], words: str) -> None:
    assert sentences.lines([event], 0) == [words]


def test_an_explosion_says_who_lost_what() -> None:
    event = {
        "event": "explode", "seat": 0, "cell": "c3", "vehicle": False,
        "reverted": ["c2", "f6"], "effects": [{"kind": "chase", "cells": ["f6"]}],
        "mines": {"normal": 2, "chase": 1}, "owners": {"c2": 0, "f6": 1},
    }  # fmt: skip
    assert sentences.lines([event], 1) == [
        "Seat 1 exploded on c3! Seat 1 lost c2. You lost f6. The walk is over. "
        "A chase mine struck f6. Mines: 2 normal, 1 chase."
    ]
    del event["owners"]
    assert "Free again: c2 f6." in sentences.lines([event], 1)[0]
    vehicle = {**event, "vehicle": True, "reverted": [], "effects": []}
    assert sentences.lines([vehicle], 0)[0].startswith("Your vehicle exploded on c3!")


def test_what_belongs_together_is_one_line() -> None:
    walk = [
        {"event": "turn", "phase": "occupy", "seat": 1},
        *({"event": "occupy", "seat": 1, "cell": cell} for cell in ("a1", "a2")),
        {"event": "done", "phase": "occupy", "seat": 1, "reason": "stop"},
    ]
    assert sentences.lines(walk, None) == ["Seat 2 claimed a1 a2 and stopped."]
    unseen = [
        {"event": "turn", "phase": "mine", "seat": 1},
        {"event": "done", "phase": "mine", "seat": 1},
    ]
    assert sentences.lines(unseen, None) == ["Seat 2 buried in secret."]
    passes = [{"event": "pass", "seat": seat} for seat in (0, 1)]
    assert sentences.lines(passes, None) == ["Seat 1, seat 2 passed."]
    ended = {"event": "done", "phase": "occupy", "seat": 1, "reason": "explosion"}
    assert sentences.lines([ended], None) == []


def happened(kind: str, **more: Any) -> dict[str, Any]:
    return {"event": kind, **more}


def test_a_watched_game_is_told_by_round_phase_and_turn() -> None:
    walk = {"phase": "occupy", "seat": 1}
    hidden = {"phase": "mine", "seat": 2}
    events = [
        happened("round", round=2),
        happened("phase", phase="auction"),
        happened("bid", seat=0, amount=3),
        *(happened("pass", seat=seat) for seat in (1, 2)),
        happened("control", seat=0, price=3),
        happened("phase", phase="mine"),
        happened("pick", phase="mine", seat=0, picked=2),
        happened("turn", **hidden),
        happened("done", **hidden),
        happened("turn", phase="mine", seat=1),
        happened("done", phase="mine", seat=1),
        happened("phase", phase="occupy"),
        happened("pick", phase="occupy", seat=0, picked=1),
        happened("turn", **walk),
        happened("vehicle", seat=1, points=2),
        happened("drive", seat=1, cell="a1"),
        happened("occupy", seat=1, cell="a1"),
        happened("done", **walk, reason="stop"),
        happened("turn", phase="occupy", seat=2),
        happened("scan", seat=2, cell="c4", count=0),
        happened("occupy", seat=2, cell="c4"),
        happened("done", phase="occupy", seat=2, reason="points"),
        happened("turn", phase="occupy", seat=0),
        happened("occupy", seat=0, cell="e5"),
        happened("done", phase="occupy", seat=0, reason="stop"),
        happened("phase", phase="end"),
        happened("end", result=RESULT),
    ]
    assert ["  " * depth + line for depth, line in story(events)] == [
        "— Round 2 —",
        "  Auction: bid for the right to set the order of play.",
        "    Seat 1 bid 3.",
        "    Seat 2, seat 3 passed.",
        "    Seat 1 has control for 3 gold.",
        "  Burying: everybody hides a mine.",
        "    Seat 1 named seat 3.",
        "      Seat 3 buried in secret.",
        "    Seat 2 buried in secret.",
        "  Occupation: everybody walks and claims cells.",
        "    Seat 1 named seat 2.",
        "      Seat 2 sent a vehicle with 2 points.",
        "      Seat 2's vehicle drove over a1.",
        "      Seat 2 claimed a1 and stopped.",
        "    Seat 3's turn.",
        "      Seat 3 scanned c4: no mine.",
        "      Seat 3 claimed c4 with the last point.",
        "    Seat 1 claimed e5 and stopped.",
        "  The end.",
        "  Seat 2 won.",
    ]


@pytest.mark.parametrize("options", [{"order": "upfront"}, {"parallel_mines": True}, {}])
def test_a_story_leaves_nothing_out(options: dict[str, Any]) -> None:
    rng = Random(4)
    game = starclaim(seats=3, rounds=2, **options)
    events = [
        event.to_json() for state in random_play(game, rng) for event in visible(state.events, None)
    ]
    told = [line for _, line in story(events)]
    assert [line for line in told if not line.endswith("'s turn.")] == sentences.lines(events, None)
    depths = [depth for depth, _ in story(events)]
    assert all(after <= before + 1 for before, after in pairwise(depths))


def test_gold_that_decided_is_told() -> None:
    """SC-68"""
    result = {
        **RESULT, "scores": [9, 12, 9, 12, 7, 7], "ranks": [3, 2, 4, 1, 5, 5],
        "gold": [40, 30, 10, 50, 8, 8],
    }  # fmt: skip
    assert sentences.ties(result, 0) == [
        "With 12 points each, gold decided: seat 4 50, seat 2 30.",
        "With 9 points each, gold decided: you 40, seat 3 10.",
    ]
    assert sentences.ties(RESULT, None) == []


def test_every_item_is_explained_in_a_line() -> None:
    lines = forms.items()
    assert [line.split()[0] for line in lines] == list(ITEMS)
    assert [int(line.split()[1]) for line in lines] == list(PRICES)
    stock = dict(zip(ITEMS, (1, 0, *[2] * 7), strict=True))
    assert [" 1 left" in lines[0], "sold out" in lines[1]] == [False, False]
    lines = forms.items(stock)
    assert [" 1 left" in lines[0], "sold out" in lines[1]] == [True, True]
    assert all(len(line) < 79 for line in lines)  # two more are printed before it
    assert forms.about("stop") == ["stop         keep what you have claimed and end your turn"]
    assert len(forms.about("radar")) == 2
    with pytest.raises(IllegalAction, match="'laser': help explains matrix, "):
        forms.about("laser")


@pytest.mark.compiled  # whole games
def test_every_event_of_random_games_has_words() -> None:
    told = set()
    for seed in range(6):
        game = random_game(Random(seed), seats=3, rounds=3)
        for state in random_play(game, Random(seed)):
            for reader in (None, 0, 1):
                seen = [event.to_json() for event in visible(state.events, reader)]
                told |= {event["event"] for event in seen}
                assert boards.tell(game, {"seat": reader, "events": seen}) or not seen
                sentences.lines(seen, reader)
    assert len(told) > 20


def test_the_final_table() -> None:
    assert sentences.ranking(RESULT, 0, ["person", "random"]) == [
        "rank  seat               score cells bonus group  gold",
        "   1  seat 2 (random)        5     2     3     2    20",
        "   2  seat 1 (you)           1     1     0     1    10",
    ]


# The chart


def test_realms_are_numbers_and_own_mines_are_letters() -> None:
    mines = [
        {"kind": "matrix", "seat": 1, "cell": "a1"},
        {"kind": "purify", "seat": 1, "cell": "b2"},
        {"kind": "chase", "seat": 1, "cell": "e5", "target": "f6"},
    ]
    setup = {"round": 2, "phase": "occupy", "turn": {"seat": 0}, "mines": mines}
    state = at(starclaim(seats=2), **setup, owner={"f6": 1}).play("step c3")
    own = signs.draw(state.view(1)).plain
    lines = own.splitlines()
    assert lines[0].split() == list("abcdef")
    assert lines[1].startswith(" 1  *m  *m  ·")
    assert lines[2].startswith(" 2  *m  *+  ·")
    assert "[1]" in lines[3]
    assert lines[6].split()[6:] == ["2", "6"]
    assert "chase e5 aims at f6" in own
    assert "Only you see: 100 gold" in own
    for reader in (None, 0):
        other = signs.draw(state.view(reader)).plain
        assert "*" not in other
        assert "matrix" not in other
    assert boards.draw(state.game, state.view(1)).plain == own


def test_only_signs_are_bright() -> None:
    """The numbers of a seat are plain; a style that runs on would shout."""
    drawn = signs.draw(starclaim(seats=2).start(seed=1).view(None))
    place = drawn.plain.index("0 cells")
    assert not [span for span in drawn.spans if span.start <= place < span.end and span.style]


def test_marks_vehicles_questions_and_the_shop() -> None:
    game = starclaim(seats=2)
    setup: dict[str, Any] = {"round": 2, "phase": "occupy", "turn": {"seat": 0}}
    items = [{"vehicle": 1, "deminer": 1}, {}]
    state = at(game, **setup, items=items, ap=[3, 4]).play("vehicle").play("drive a1")
    drive = signs.draw(state.play("drive a2").view(None)).plain
    assert "›" in drive.splitlines()[1]
    assert "»" in drive.splitlines()[2]
    mines = [{"kind": "normal", "seat": 1, "cell": "c3"}]
    asked = at(game, **setup, items=items, mines=mines).play("step c3")
    assert "??" in signs.draw(asked.view(0)).plain
    assert "??" not in signs.draw(asked.view(1)).plain
    events = [
        {"event": "explode", "cell": "b2", "reverted": ["b3"]},
        {"event": "scan", "cell": "c1", "count": 2},
        {"event": "drive", "cell": "d1"},
    ]
    marked = signs.draw({**asked.view(None), "events": events}).plain
    assert all(sign in marked for sign in (" ✸ ", " x ", " =2", " › "))
    shop = at(game, round=2, phase="shop", turn={"seat": 0})
    assert "1 radar (70)" in signs.draw(shop.view(0)).plain
    assert "radar" not in signs.draw(shop.view(1)).plain


def test_a_radar_and_a_sealed_bid_are_shown() -> None:
    mines = [{"kind": "normal", "seat": 1, "cell": "c3"}]
    setup = {"round": 2, "phase": "mine", "turn": {"seat": 0}, "items": [{"radar": 1}, {}]}
    state = at(starclaim(seats=2), **setup, mines=mines).play("radar")
    assert "^1" in signs.draw(state.view(0)).plain
    assert "^1" not in signs.draw(state.view(1)).plain
    sealed = starclaim(seats=2, auction="sealed").start(seed=1).play("bid 9", 0)
    assert "Your sealed bid: 9" in signs.draw(sealed.view(0)).plain
    assert "sealed bid" not in signs.draw(sealed.view(1)).plain


@pytest.mark.compiled  # whole games
@pytest.mark.parametrize("seats", [2, 9, 12])
def test_a_chart_fits_a_narrow_terminal(seats: int) -> None:
    *_, last = random_play(starclaim(seats=seats), Random(1))
    lines = signs.draw(last.view(None)).plain.splitlines()
    assert max(map(len, lines)) <= 80
    assert sum(f" {seats} " in line for line in lines) >= 1
