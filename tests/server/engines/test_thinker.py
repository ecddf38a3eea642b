"""The process that thinks, without the process."""

from __future__ import annotations

import pytest

import obelisk
from obelisk.core.player import Choice, Limits
from obelisk.core.state import State
from obelisk.server.engines.jobs import Choose
from obelisk.server.engines.thinker import JobRunner


def test_a_player_that_cannot_be_stopped_thinks_on(monkeypatch: pytest.MonkeyPatch) -> None:
    runner = JobRunner(lambda message: None)

    class Unstoppable:
        name = "unstoppable"

        def choose(
            self, at: State, limits: Limits | None = None, *, seat: int | None = None
        ) -> Choice:
            runner.stop(7)  # as the thread does that listens
            return Choice(at.actions()[0])

    monkeypatch.setattr(obelisk, "player", lambda *_: Unstoppable())
    start = obelisk.game("khet").start()
    assert runner.carry_out(7, Choose(start, 1, 1.0)) == start.actions()[0]
