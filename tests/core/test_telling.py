"""The plain words that any game has at a terminal."""

from __future__ import annotations

import pytest

from obelisk.core.errors import IllegalAction
from obelisk.core.telling import Telling
from tests.strangers.cards import Cards

TELLING = Telling(Cards())


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"event": "bid", "seat": 1, "amount": 7}, "East: bid (amount 7)"),
        ({"event": "bid", "seat": 0, "amount": 7}, "You: bid (amount 7)"),
        ({"event": "round", "round": 2}, "Round (2)"),
        ({"event": "turn_ended"}, "Turn ended"),
        ({"event": "storm", "seat": None, "cells": ["a1", "b2"]}, "Storm (cells a1 b2)"),
        (
            {
                "event": "deal",
                "cards": [[1, 2], [3]],
                "trump": False,
                "left": {"red": 2, "x": None},
            },
            "Deal (cards 1 2; 3, trump no, left red 2, x none)",
        ),
    ],
)
def test_an_event_is_its_kind_with_its_fields(event: dict[str, object], words: str) -> None:
    assert TELLING.lines([event], 0) == [words]


def test_a_story_is_told_to_a_spectator() -> None:
    bid = {"event": "bid", "seat": 0, "amount": 7}
    assert list(TELLING.story([bid])) == [(1, "North: bid (amount 7)")]


def test_a_view_is_its_fields_but_for_those_that_are_told_elsewhere() -> None:
    drawn = TELLING.draw(
        {"game": "cards", "seat": 0, "events": [], "hand": [1, 3], "on_turn": True}
    )
    assert drawn == "   hand     1 3\n   on turn  yes\n"


def test_actions_are_listed_by_their_first_word() -> None:
    possible = ["pass", *(f"bid {amount}" for amount in range(1, 21)), "pick north", "pick west"]
    assert TELLING.hint(possible).startswith("Now: pass, bid, pick. ")
    assert TELLING.summary(possible) == ["pass", "bid: 20 choices", "pick north, west"]
    assert TELLING.summary(possible, "bid 7") == ["bid 7"]
    assert TELLING.summary(possible, "PICK") == ["pick north, west"]
    assert TELLING.summary(possible, "sell") == ["none"]


def test_many_actions_of_one_word_each_are_one_line() -> None:
    cells = [f"{file}{row}" for file in "abcd" for row in range(1, 5)]
    assert TELLING.hint(cells).startswith("16 actions, such as a1. ")
    assert TELLING.summary(cells) == [" ".join(cells)]


def test_nothing_is_explained_that_the_game_does_not_explain() -> None:
    with pytest.raises(IllegalAction, match="There is no help on 'radar'"):
        TELLING.about("radar")
    assert TELLING.explain(["play 1"]) == "play 3: play your card 3 face down"
    assert TELLING.commands() == {}
    assert TELLING.beside({}) == TELLING.opening({}) == []


def test_the_final_table_names_players_by_rank() -> None:
    state = Cards().position("000 000 250")
    assert TELLING.ranking(state, 1, ["person", "person", "random"]) == [
        "Game over. By score.",
        "rank  seat                       score",
        "   1  east (you)                     5",
        "   2  north (person)                 2",
        "   3  west (random)                  0",
    ]
