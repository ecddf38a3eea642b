"""Stored positions that are won in so many plies, each proved by looking at everything.

`python -m tests.search.find_wins` made them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.core.kernel import COMPILED
from obelisk.core.state import State
from obelisk.search.choice import Limits
from obelisk.search.thinking import Report, Thinker
from tests.search.find_wins import proves, winning_actions

WINS = Path(__file__).parent / "wins"
GAMES = tuple(sorted(path.stem for path in WINS.glob("*.json")))
NODES = 400_000  # more than any of them takes


def stored(name: str) -> list[dict[str, Any]]:
    wins: list[dict[str, Any]] = json.loads((WINS / f"{name}.json").read_text(encoding="utf-8"))
    return wins


def state_of(name: str, win: dict[str, Any]) -> State:
    return obelisk.game(name, **win["options"]).position(win["position"])


def solved(name: str, most_plies: int, threads: int = 1) -> Iterator[tuple[dict[str, Any], Report]]:
    """The stored wins of a game with what a fresh thinker says of each."""
    thinkers: dict[Any, Thinker] = {}
    for win in stored(name):
        if win["plies"] > most_plies:
            continue
        state = state_of(name, win)
        game: Any = state.game
        thinker = thinkers.setdefault(game, Thinker(game, megabytes=4, threads=threads))
        thinker.forget()
        yield win, thinker.think(state, Limits(nodes=NODES))


def test_there_are_enough() -> None:
    assert GAMES == ("khet", "pharaohs-light", "photon", "xionghan")
    lengths = {name: [win["plies"] for win in stored(name)] for name in GAMES}
    assert sum(map(len, lengths.values())) >= 44
    assert all({1, 3, 5} <= set(found) for found in lengths.values())


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_every_win_is_found(name: str) -> None:
    for win, report in solved(name, 5):
        assert report.line[0] in win["best"], win["position"]
        assert report.score.wins_in == win["plies"], win["position"]


@pytest.mark.parametrize("name", GAMES if COMPILED else GAMES[:3])
def test_wins_in_one_are_found(name: str) -> None:
    """So few that plain Python does it too, but for Xionghan chess with its hundred actions."""
    for win, report in solved(name, 1):
        assert report.line == (report.line[0],)
        assert report.line[0] in win["best"], win["position"]
        assert report.score.wins_in == 1, win["position"]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_several_threads_find_them(name: str) -> None:
    for win, report in solved(name, 3, threads=2):
        assert report.line[0] in win["best"], win["position"]
        assert report.score.wins_in == win["plies"], win["position"]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_the_line_wins(name: str) -> None:
    """Played to its end it is a game won by the side to act, in the plies that were told."""
    for win, report in solved(name, 3):
        state = state_of(name, win)
        seat = state.to_act[0]
        for action in report.line:
            state = state.play(action)
        assert len(report.line) <= win["plies"]
        if len(report.line) == win["plies"]:
            assert state.result is not None
            assert state.result.winner == seat


@pytest.mark.parametrize("name", GAMES if COMPILED else ["pharaohs-light"])
def test_a_short_win_is_proved(name: str) -> None:
    """One of the shortest, and of those in three plies that there is no shorter one."""
    short, long = (next(win for win in stored(name) if win["plies"] == plies) for plies in (1, 3))
    assert proves(state_of(name, short), 1)
    assert not proves(state_of(name, long), 1)
    after = state_of(name, long).play(long["best"][0])
    assert proves(after, 2, level=1)
    assert not proves(after, 1, level=1)


@pytest.mark.soak
@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_every_win_is_one(name: str) -> None:
    """Looking at everything: won within the plies, no sooner, by these actions alone."""
    for win in stored(name):
        state, plies = state_of(name, win), win["plies"]
        assert plies == 1 or not proves(state, plies - 2), win["position"]
        assert sorted(winning_actions(state, plies)) == sorted(win["best"]), win["position"]
