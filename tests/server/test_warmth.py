"""Games are prepared one after the other; one that fails keeps none of the others waiting."""

from __future__ import annotations

import asyncio
import logging

import pytest

import obelisk
from obelisk.core.errors import BrokenGame
from obelisk.core.messages import Message
from obelisk.server import warmth


def test_a_game_that_cannot_start_is_named_and_offered_no_more(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    prepared, left_out = [], []

    async def warm(game: str) -> None:
        if game == "bad-game":
            raise ZeroDivisionError("division by zero")
        prepared.append(game)

    def leave_out(game: str, why: Message) -> BrokenGame:
        left_out.append(game)
        return BrokenGame(why)

    monkeypatch.setattr(obelisk, "game_names", lambda: ("first-game", "bad-game", "last-game"))
    monkeypatch.setattr(warmth, "_warm", warm)
    monkeypatch.setattr(warmth, "leave_out", leave_out)
    with caplog.at_level(logging.WARNING):
        asyncio.run(warmth.Warmth().ready_all())
    assert prepared == ["first-game", "last-game"]
    assert left_out == ["bad-game"]
    told = [record.getMessage() for record in caplog.records]
    assert told == ["Its start raises ZeroDivisionError: division by zero."]
