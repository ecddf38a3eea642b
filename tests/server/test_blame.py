"""A mistake in a game of another package ends its match; one in a game of ours ends none."""

from __future__ import annotations

import pytest

import obelisk
from obelisk.games import find
from obelisk.server.blame import GameFailed, failed
from obelisk.server.refusal import Refused
from tests.conftest import folder_of


def raised_in(file: str) -> Exception:
    """An exception that was raised by code of a file."""
    try:
        exec(compile("1 / 0", file, "exec"))
    except ZeroDivisionError as fault:
        return fault
    raise AssertionError("nothing was raised")


@pytest.mark.parametrize("name", obelisk.game_names())
def test_a_mistake_in_a_game_of_ours_ends_no_match(name: str) -> None:
    fault = raised_in(str(folder_of(name) / "rules.py"))
    assert failed(fault, find(name)) is None


@pytest.mark.parametrize("name", obelisk.game_names())
def test_the_same_mistake_in_a_game_of_others_is_named(name: str) -> None:
    theirs = type(
        "Theirs", (find(name),), {"id": "theirs", "title": "Theirs", "__module__": __name__}
    )
    told = failed(raised_in(str(folder_of(name) / "rules.py")), theirs)
    assert isinstance(told, GameFailed)
    assert str(told) == "the game Theirs of tests failed: ZeroDivisionError: division by zero"


def test_a_mistake_elsewhere_is_no_game_s() -> None:
    theirs = type("Theirs", (find(obelisk.game_names()[0]),), {"id": "theirs"})
    assert failed(raised_in("server/sockets.py"), theirs) is None
    assert failed(Refused("not-now", "the match is over"), theirs) is None
