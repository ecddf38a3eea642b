"""How quickly a watched game is told: a wait after each line, which Enter cuts short."""

from __future__ import annotations

import re
import select
import sys
import time
from typing import TextIO

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import List, Message
from obelisk.core.quoting import shown

WORDS = {"slow": 2.0, "readable": 0.8, "fast": 0.25, "none": 0.0}  # seconds after each line
LONGEST = 60.0


def read_pace(text: str) -> float:
    """Return the seconds that are meant by a word, or by a number of seconds."""
    if text in WORDS:
        return WORDS[text]
    number = float(text) if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) else -1.0
    if not 0 <= number <= LONGEST:
        words = List.of(WORDS, "or")
        raise ObeliskError(Message("terminal-pace", given=shown(text), most=LONGEST, words=words))
    return number


class Pace:
    """Waits between the lines of a game; where `keys` can be waited for, Enter skips ahead."""

    def __init__(self, seconds: float, keys: TextIO | None = None) -> None:
        self.seconds = seconds
        self._keys = keys if sys.platform != "win32" else None  # select waits for sockets there
        self._skips = False

    def begin(self) -> None:
        """Wait between lines again, after Enter has skipped some."""
        self._skips = False

    def wait(self) -> None:
        """Wait while a line is read, unless the rest of its phase is skipped."""
        if self._skips or not self.seconds:
            return
        if self._keys is None:
            time.sleep(self.seconds)
        elif select.select([self._keys], [], [], self.seconds)[0]:
            self._skips = True
            if not self._keys.readline():  # nothing will ever be typed
                self._keys = None
