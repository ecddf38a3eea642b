"""A thinker that is told to stop from another thread, as a server tells it."""

from __future__ import annotations

import threading
import time
from typing import Any

from obelisk.core.player import Limits
from obelisk.core.state import State
from obelisk.kernels.kernel import COMPILED

LATE = 0.5 if COMPILED else 5.0  # seconds: far more than it takes, however busy the machine is


def check_stop(thinker: Any, start: State) -> None:
    """It answers soon after it was told, and with an action."""
    told: list[float] = []

    def stop() -> None:
        told.append(time.monotonic())
        thinker.stop()

    timer = threading.Timer(0.05, stop)
    timer.start()
    report = thinker.think(start, Limits(time=60.0))
    ended = time.monotonic()
    timer.join()
    assert ended - told[0] < LATE
    assert report.line[0] in start.actions()
