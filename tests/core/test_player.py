"""What players are asked and what they answer."""

from __future__ import annotations

from typing import Any

import pytest

from obelisk.core.player import Choice, Limits, Score


def test_a_choice_is_a_value() -> None:
    choice = Choice("a1a2", nodes=3)
    assert choice == Choice("a1a2", nodes=3) != Choice("a1a2")
    assert len({choice, Choice("a1a2", nodes=3)}) == 1
    assert str(choice) == choice.action
    with pytest.raises(AttributeError):
        choice.nodes = 4  # type: ignore[misc]


def test_a_choice_without_more_expects_itself() -> None:
    choice = Choice("a1a2")
    assert choice.line == ("a1a2",)
    assert choice.score is None
    assert (choice.depth, choice.nodes, choice.seconds, choice.pause) == (0, 0, 0.0, 0.0)
    assert str(choice.why) == "a1a2"


def test_a_choice_says_why() -> None:
    choice = Choice("a1a2", score=Score(-125), line=("a1a2", "b1b2"), depth=7, nodes=99)
    assert str(choice.why) == "-1.25 at depth 7: a1a2 b1b2"
    assert choice.why.said("ru") == "-1.25, глубина 7: a1a2 b1b2"
    assert choice.nodes == 99


@pytest.mark.parametrize(
    ("score", "text"),
    [
        (Score(0), "+0.00"),
        (Score(150), "+1.50"),
        (Score(-7), "-0.07"),
        (Score(29997, 3), "wins in 3"),
        (Score(-29998, -2), "loses in 2"),
        (Score(29993, None, 7), "wins within 7"),
        (Score(-29992, None, -8), "loses within 8"),
    ],
)
def test_a_score_reads_as_pieces_or_as_the_way_to_the_end(score: Score, text: str) -> None:
    assert str(score) == text


@pytest.mark.parametrize("name", ["time", "nodes", "depth"])
@pytest.mark.parametrize("value", [0, -1, float("nan")])
def test_a_limit_that_allows_nothing_is_refused(name: str, value: Any) -> None:
    with pytest.raises(ValueError, match=f"{name} cannot be {value}. It must be more than 0"):
        Limits(**{name: value})


def test_limits_limit_nothing_unless_told() -> None:
    limits = Limits()
    assert (limits.time, limits.nodes, limits.depth) == (None, None, None)
    assert Limits(depth=3) == Limits(depth=3)
    assert Limits(depth=3) != Limits(depth=4)
