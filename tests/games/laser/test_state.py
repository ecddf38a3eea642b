"""What the states of the laser games share: no byte between fields, and one ladder of draws."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.state import new_record
from obelisk.games.laser.state import state_of

# Every draw of the game within reach, and the field in which the pieces that decide it are noted.
LIMITED: dict[str, Any] = {"repetition_draw": 3, "quiet_limit": 9, "ply_limit": 20}
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "khet": ({"repetition": "automatic", "quiet_limit": 9}, "pharaohs"),
    "pharaohs-light": (LIMITED, "pharaohs"),
    "photon": (LIMITED, "kings"),
}


def padding(dtype: np.dtype[Any]) -> int:
    return dtype.itemsize - sum(dtype[name].itemsize for name in dtype.names or ())


@pytest.mark.parametrize("name", GAMES)
def test_the_record_has_no_hidden_padding(name: str) -> None:
    assert padding(obelisk.game(name).dtype) == 0


@pytest.mark.parametrize("own", range(9))
def test_a_state_of_any_fields_has_no_hidden_padding(own: int) -> None:
    fields = [(f"own_{number}", np.uint8) for number in range(own)]
    dtype = state_of(120, *fields, ("wide", np.int32, 3))
    assert padding(dtype) == 0
    assert dtype.itemsize % 8 == 0
    assert {"board", "wide", *(name for name, _ in fields)} < set(dtype.names or ())


def ended(name: str, times: int, quiet: int, ply: int, left: int = 3) -> tuple[str | None, int]:
    """Why a game ends at its start position, with these counters, and who wins."""
    options, deciding = GAMES[name]
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    record = new_record(game.dtype, game.start().record)[0]
    record.quiet, record.ply, record[deciding] = quiet, ply, left
    game.rules.settle(record, times, 0)
    assert int(record.repeats) == times
    return game.reasons.get(int(record.over)), int(record.winner)


@pytest.mark.parametrize("name", GAMES)
def test_draws_are_tested_in_order(name: str) -> None:
    """KH-23, KH-24, KH-28, PL-19, PL-20, PH-22, PH-23: every draw holds until its turn is over."""
    assert ended(name, times=3, quiet=9, ply=20) == ("repetition", -1)
    assert ended(name, times=2, quiet=9, ply=20) == ("no-progress", -1)
    last = (None, 0) if name == "khet" else ("ply-limit", -1)
    assert ended(name, times=2, quiet=8, ply=20) == last
    assert ended(name, times=2, quiet=8, ply=19) == (None, 0)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", range(2))
def test_a_loss_comes_before_every_draw(name: str, seat: int) -> None:
    """KH-28, PL-20, PH-23: the side whose piece is left wins."""
    reason, winner = ended(name, times=3, quiet=9, ply=20, left=1 << seat)
    assert reason in ("pharaoh", "king")
    assert winner == seat
