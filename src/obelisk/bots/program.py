"""Another program that we talk to in lines of text.

Three threads serve it, so that it can never block us: one writes to it, one splits its output into
lines, and one drains its standard error, the end of which is kept.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message

LONGEST_LINE = 1 << 20  # bytes; what is longer is no answer but a program gone wild
LINES_AHEAD = 1000  # lines that wait to be read; a program that says more must wait
COMPLAINTS_KEPT = 4000  # bytes at the end of its standard error
COMPLAINTS_SAID = 2000  # characters of these in a message
CHUNK = 1 << 16
PARTING = 0.5  # seconds to end by itself, and again after being told to


class PlayerFailed(Exception):
    """A player crashed, did not answer, or gave an impossible answer, and loses the game.

    `reason` says what happened; `complaints` is the end of its standard error.
    """

    def __init__(self, reason: Message, complaints: str = "") -> None:
        self.reason = reason
        self.complaints = complaints
        super().__init__(reason, complaints)

    @property
    def message(self) -> Message:
        """What happened, with the end of its standard error."""
        if not self.complaints:
            return self.reason
        return Message("bots-complained", reason=self.reason, complaints=_end_of(self.complaints))

    def __str__(self) -> str:
        return str(self.message)


def _end_of(text: str) -> str:
    """Return the end of a text, as much as fits a message."""
    return text[-COMPLAINTS_SAID:]


class LineTooLong(ObeliskError):
    """A line without an end."""


class LineSplitter:
    """Makes lines of bytes that arrive in any pieces; ends are LF or CRLF."""

    def __init__(self, longest: int = LONGEST_LINE) -> None:
        self._longest = longest
        self._rest = bytearray()

    def feed(self, piece: bytes) -> list[str]:
        """Return the lines that `piece` completes; raise `LineTooLong` if one gets too long."""
        *whole, rest = piece.split(b"\n")
        lines = []
        for part in whole:
            self._grow(part)
            lines.append(self.flush())
        self._grow(rest)
        return lines

    def _grow(self, part: bytes) -> None:
        self._rest += part
        if len(self._rest) > self._longest:
            raise LineTooLong(Message("bots-line-too-long", most=self._longest))

    def flush(self) -> str:
        """Return what arrived since the last end of a line."""
        line = self._rest.decode("utf-8", errors="replace").removesuffix("\r")
        self._rest.clear()
        return line


def words_of(command: str | Sequence[str]) -> list[str]:
    """Return the words of a command line, as a shell would split it."""
    if not isinstance(command, str):
        return list(command)
    return shlex.split(command, posix=os.name != "nt")


class Program:
    """A running program. It is ended by `close`, at the latest when we end ourselves."""

    def __init__(self, command: str | Sequence[str]) -> None:
        self.words = words_of(command)
        if not self.words:
            raise PlayerFailed(Message("bots-no-command"))
        try:
            # In a session of its own: Ctrl-C is for us, and we end it with all that it started.
            self._process = subprocess.Popen(
                self.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as fault:
            error = fault.strerror or type(fault).__name__
            raise PlayerFailed(
                Message("bots-cannot-start", program=self.words[0], error=error)
            ) from None
        self._closed = threading.Event()
        self._heard: Queue[str | LineTooLong | None] = Queue(LINES_AHEAD)  # None: it fell silent
        self._said: SimpleQueue[bytes | None] = SimpleQueue()
        self._complaints: deque[bytes] = deque()
        self._finalizer = weakref.finalize(self, _end, self._process)
        # The threads hold parts and not the whole, which could not be forgotten otherwise.
        served: list[tuple[Callable[..., None], tuple[object, ...]]] = [
            (_write, (self._process, self._said)),
            (_listen, (self._process, self._heard, self._closed)),
            (_drain, (self._process, self._complaints)),
        ]
        self._threads = [threading.Thread(target=f, args=a, daemon=True) for f, a in served]
        for thread in self._threads:
            thread.start()

    def say(self, line: str) -> None:
        """Send a line; it never waits, and whether it was read shows in the answer."""
        self._said.put(f"{line}\n".encode())

    def hear(self, until: float) -> str:
        """Return the next line; `PlayerFailed` if none comes until a `time.monotonic()`."""
        try:
            line = self._heard.get(timeout=max(until - time.monotonic(), 0))
        except Empty:
            raise PlayerFailed(Message("bots-no-answer"), self.complaints) from None
        if line is None:
            self._heard.put(None)  # for the next call
            raise PlayerFailed(self._ended(), self.complaints)
        if isinstance(line, LineTooLong):
            raise PlayerFailed(line.faults[0], self.complaints)
        return line

    def _ended(self) -> Message:
        """Return how the program ended."""
        try:
            status = self._process.wait(PARTING)
        except subprocess.TimeoutExpired:
            return Message("bots-closed")
        self._threads[2].join(PARTING)  # so that its last words are there
        if status < 0:
            with suppress(ValueError):
                return Message("bots-crashed", signal=signal.Signals(-status).name)
        return Message("bots-ended", status=str(status))

    @property
    def complaints(self) -> str:
        """The last of what it wrote to standard error."""
        text = b"".join(tuple(self._complaints))[-COMPLAINTS_KEPT:]
        return text.decode("utf-8", errors="replace").strip()

    @property
    def is_running(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        """End the program: politely, then by force. It may be called again."""
        if self._closed.is_set():
            return
        self._closed.set()
        self._said.put(None)  # closes its input, which tells a polite program to end
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        self._finalizer()
        for thread in self._threads:
            thread.join(PARTING)
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and what it started, if it still runs."""
    for sign in (signal.SIGTERM, getattr(signal, "SIGKILL", signal.SIGTERM)):
        _signal(process, sign)
        with suppress(subprocess.TimeoutExpired):
            process.wait(PARTING)
            break
    if os.name == "posix":
        _signal(process, signal.SIGKILL)  # children that outlive it


def _signal(process: subprocess.Popen[bytes], sign: signal.Signals) -> None:
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, sign)
        else:
            process.kill()


def _write(process: subprocess.Popen[bytes], said: SimpleQueue[bytes | None]) -> None:
    assert process.stdin is not None
    with suppress(OSError, ValueError):
        while (line := said.get()) is not None:
            view = memoryview(line)
            while view:  # a pipe takes what fits
                view = view[process.stdin.write(view) or 0 :]
    with suppress(OSError):
        process.stdin.close()


def _listen(
    process: subprocess.Popen[bytes],
    heard: Queue[str | LineTooLong | None],
    closed: threading.Event,
) -> None:
    assert process.stdout is not None
    splitter = LineSplitter()

    def pass_on(line: str | LineTooLong | None) -> None:
        while not closed.is_set():
            with suppress(Full):
                heard.put(line, timeout=0.1)
                return

    with suppress(OSError, ValueError):
        while piece := process.stdout.read(CHUNK):
            try:
                lines = splitter.feed(piece)
            except LineTooLong as fault:
                pass_on(fault)
                return
            for line in lines:
                pass_on(line)
    if rest := splitter.flush():
        pass_on(rest)
    pass_on(None)


def _drain(process: subprocess.Popen[bytes], complaints: deque[bytes]) -> None:
    assert process.stderr is not None
    kept = 0
    with suppress(OSError, ValueError):
        while piece := process.stderr.read(CHUNK):
            complaints.append(piece[-COMPLAINTS_KEPT:])
            kept += len(complaints[-1])
            while kept - len(complaints[0]) >= COMPLAINTS_KEPT:
                kept -= len(complaints.popleft())
