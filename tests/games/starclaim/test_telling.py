"""Starclaim in the terminal: the chart, and the words for what happens."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len

from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.core.words import WORDS
from obelisk.games.starclaim.setups import ITEMS, PRICES
from obelisk.games.starclaim.text import forms
from obelisk.games.starclaim.text.notation import PHASES, VERBS
from obelisk.games.starclaim.view import final_table, sentences, signs
from obelisk.games.starclaim.view.story import story
from obelisk.terminal import boards
from tests.games.starclaim.play import at, random_game, random_play, starclaim

RESULT = {
    "winner": 1, "reason": "score", "ranks": [2, 1], "scores": [1, 5], "cells": [1, 2],
    "groups": [1, 2], "bonus": [0, 3], "gold": [10, 20],
}  # fmt: skip

# Every kind of event, and what it says to seat 0. The table in the browser is held to the same.
TOLD = [
    (row["event"], row["text"])
    for row in json.loads(Path(__file__).with_name("told.json").read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_in_words(event: dict[str, Any], words: str) -> None:
    assert sentences.lines([event], 0) == [words]


@pytest.mark.parametrize("language", WORDS.languages)
def test_every_event_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """To a spectator and to each seat, so that each form of an entry is used."""
    monkeypatch.setattr(WORDS, "is_strict", True)
    explosion = {
        "event": "explode", "seat": 0, "cell": "c3", "reverted": ["c2", "f6"],
        "effects": [{"kind": kind, "cells": ["f6"]} for kind in ("matrix", "chase", "purify")],
        "mines": {"normal": 2},
    }  # fmt: skip
    events = [
        *(event for event, _ in TOLD),
        *({**explosion, "vehicle": vehicle} for vehicle in (True, False)),
        {**explosion, "vehicle": False, "owners": {"c2": 0, "f6": 1}},
        *({"event": "phase", "phase": phase} for phase in PHASES),
        *({"event": "turn", "phase": phase, "seat": 1} for phase in ("mine", "occupy", "shop")),
        *({"event": "done", "phase": phase, "seat": 1} for phase in ("mine", "occupy", "shop")),
        *(
            {"event": "done", "phase": "occupy", "seat": 1, "reason": reason}
            for reason in ("stop", "points", "boxed", "full")
        ),
        *({"event": "scan", "seat": 1, "cell": "a1", "count": count} for count in range(6)),
        *({"event": "buried", "kind": kind, "cell": "c4"} for kind in ("spore", "purify")),
    ]
    for reader in (None, 0, 1):
        for event in events:
            [line] = sentences.lines([event], reader, language)
            assert line[0].upper() == line[0] or language == "zh"
            assert line[-1] in ".!?。！？"
        for ending in ("stop", "points", "boxed", "full"):
            walk = [
                {"event": "occupy", "seat": 1, "cell": "a1"},
                {"event": "done", "phase": "occupy", "seat": 1, "reason": ending},
            ]
            assert len(sentences.lines(walk, reader, language)) == (2 if ending == "full" else 1)


def test_russian_declines() -> None:
    told = [
        ({"event": "bought", "item": "deminer"}, "Вы покупаете сапёра."),
        ({"event": "buried", "kind": "spore", "cell": "c4"}, "Вы закапываете споровую мину на c4."),
        (
            {"event": "pick", "phase": "mine", "seat": 1, "picked": 0},
            "Место 2 выбирает, кто следующий: вы.",
        ),
        ({"event": "scan", "seat": 1, "cell": "a1", "count": 3}, "Место 2 сканирует a1: 3 мины."),
    ]
    assert sentences.lines([event for event, _ in told], 0, "ru") == [line for _, line in told]


@pytest.mark.parametrize("language", WORDS.languages)
def test_a_table_speaks_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Map, heading, help and forms of every action."""
    monkeypatch.setattr(WORDS, "is_strict", True)
    game = starclaim(seats=3)
    telling = game.telling(language)
    forms_of = [f"{word} 1" for word in VERBS]
    state = at(game, round=2, phase="shop", turn={"seat": 0}, items=[{"radar": 1}, {}, {}])
    said = [
        telling.heading(state.view(0)), telling.explain(forms_of), telling.command_help,
        str(telling.draw(state.view(0))), *telling.beside(state.view(0)),
        *telling.commands()["items"](state.view(1)), *telling.about("robot"),
        *telling.summary([f"{word} {n}" for word in ("step", "chase", "robot") for n in range(20)]),
    ]  # fmt: skip
    english = "mines|cell|gold|bury|what|you"
    assert bool(re.search(english, " ".join(said))) == (language == "en")


def test_an_explosion_says_who_lost_what() -> None:
    event = {
        "event": "explode", "seat": 0, "cell": "c3", "vehicle": False,
        "reverted": ["c2", "f6"], "effects": [{"kind": "chase", "cells": ["f6"]}],
        "mines": {"normal": 2, "chase": 1}, "owners": {"c2": 0, "f6": 1},
    }  # fmt: skip
    assert sentences.lines([event], 1) == [
        "Seat 1 steps on a mine at c3! Seat 1 loses c2. You lose f6. "
        "The chase mine struck f6. What went off: normal mine ×2 and chase mine."
    ]
    del event["owners"]
    assert "c2 and f6 are free again." in sentences.lines([event], 1)[0]
    vehicle = {**event, "vehicle": True, "reverted": [], "effects": []}
    assert sentences.lines([vehicle], 0)[0].startswith("Your vehicle explodes on c3!")


def test_what_belongs_together_is_one_line() -> None:
    walk = [
        {"event": "turn", "phase": "occupy", "seat": 1},
        *({"event": "occupy", "seat": 1, "cell": cell} for cell in ("a1", "a2")),
        {"event": "done", "phase": "occupy", "seat": 1, "reason": "stop"},
    ]
    assert sentences.lines(walk, None) == ["Seat 2 claims a1 and a2 and stops."]
    unseen = [
        {"event": "turn", "phase": "mine", "seat": 1},
        {"event": "done", "phase": "mine", "seat": 1},
    ]
    assert sentences.lines(unseen, None) == ["Seat 2 finishes burying."]
    passes = [{"event": "pass", "seat": seat} for seat in (0, 1)]
    assert sentences.lines(passes, None) == ["Seat 1 and seat 2 pass."]
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
        "Round 2 begins.",
        "  The auction begins: bid for control of this round.",
        "    Seat 1 bids 3.",
        "    Seat 2 and seat 3 pass.",
        "    Seat 1 has control for 3 gold.",
        "  Burying begins: everyone hides a mine.",
        "    Seat 1 picks seat 3 to go next.",
        "      Seat 3 finishes burying.",
        "    Seat 2 finishes burying.",
        "  Claiming begins: everyone walks the map.",
        "    Seat 1 picks seat 2 to go next.",
        "      Seat 2 sends a vehicle with 2 points.",
        "      Seat 2 drives a vehicle over a1.",
        "      Seat 2 claims a1 and stops.",
        "    Seat 3 walks.",
        "      Seat 3 scans c4: no mines.",
        "      Seat 3 claims c4, using the last point.",
        "    Seat 1 claims e5 and stops.",
        "  The game is over.",
        "  Seat 2 wins.",
    ]


@pytest.mark.parametrize("options", [{"order": "upfront"}, {"parallel_mines": True}, {}])
def test_a_story_leaves_nothing_out(options: dict[str, Any]) -> None:
    rng = Random(4)
    game = starclaim(seats=3, rounds=2, **options)
    events = [
        event.to_json() for state in random_play(game, rng) for event in visible(state.events, None)
    ]
    told = [line for _, line in story(events)]
    assert [line for line in told if not line.endswith(" walks.")] == sentences.lines(events, None)
    depths = [depth for depth, _ in story(events)]
    assert all(after <= before + 1 for before, after in pairwise(depths))


def test_gold_that_decided_is_told() -> None:
    """SC-68"""
    result = {
        **RESULT, "scores": [9, 12, 9, 12, 7, 7], "ranks": [3, 2, 4, 1, 5, 5],
        "gold": [40, 30, 10, 50, 8, 8],
    }  # fmt: skip
    assert final_table.ties(result, 0) == [
        "Tied on 12 points, decided by gold: seat 4 with 50 and seat 2 with 30.",
        "Tied on 9 points, decided by gold: you with 40 and seat 3 with 10.",
    ]
    assert final_table.ties(RESULT, None) == []


def test_every_item_is_explained_in_a_line() -> None:
    lines = forms.items()
    assert [line.split()[0] for line in lines] == list(ITEMS)
    assert [int(line.split()[1]) for line in lines] == list(PRICES)
    stock = dict(zip(ITEMS, (1, 0, *[2] * 7), strict=True))
    assert [" 1 left" in lines[0], "sold out" in lines[1]] == [False, False]
    lines = forms.items(stock)
    assert [" 1 left" in lines[0], "sold out" in lines[1]] == [True, True]
    for language in WORDS.languages:  # two more columns are printed before it
        assert all(cell_len(line) < 79 for line in forms.items(stock, language))
    assert forms.about("stop") == ["stop         keep what you have claimed and end your turn"]
    assert len(forms.about("radar")) == 2
    with pytest.raises(IllegalAction, match=r"no help on .laser.\. Try one of these: matrix, "):
        forms.about("laser")


@pytest.mark.compiled  # whole games
def test_every_event_of_random_games_has_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORDS, "is_strict", True)
    told = set()
    for seed in range(6):
        game = random_game(Random(seed), seats=3, rounds=3)
        for state in random_play(game, Random(seed)):
            for reader in (None, 0, 1):
                seen = [event.to_json() for event in visible(state.events, reader)]
                told |= {event["event"] for event in seen}
                assert boards.tell(game, {"seat": reader, "events": seen}) or not seen
                for language in WORDS.languages:
                    sentences.lines(seen, reader, language)
    assert len(told) > 20


def test_the_final_table() -> None:
    assert final_table.ranking(RESULT, 0, ["person", "random"]) == [
        "rank  seat             score  cells  bonus  group  gold",
        "   1  seat 2 (random)      5      2      3      2    20",
        "   2  seat 1 (you)         1      1      0      1    10",
    ]
    for language in WORDS.languages:
        rows = final_table.ranking(RESULT, 0, ["person", "random"], language)
        assert len({cell_len(row) for row in rows}) == 1


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
    assert "chase mine on e5, aimed at f6" in own
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
    assert "radar (70)" in signs.draw(shop.view(0)).plain
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
