"""Talking to programs in lines, however badly they behave."""

from __future__ import annotations

import gc
import os
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from obelisk.bots.program import COMPLAINTS_KEPT, LineSplitter, LineTooLong, PlayerFailed, Program

ENDS = st.sampled_from([b"\n", b"\r\n"])
TEXTS = st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=20)
LINES = st.lists(st.tuples(TEXTS, ENDS), max_size=8)


@given(LINES, st.lists(st.integers(0, 200), max_size=8))
def test_lines_are_the_same_however_they_arrive(
    lines: list[tuple[str, bytes]], cuts: list[int]
) -> None:
    sent = b"".join(text.encode() + end for text, end in lines)
    splitter = LineSplitter()
    heard = []
    places = [0, *sorted(min(cut, len(sent)) for cut in cuts), len(sent)]
    for begin, end in pairwise(places):
        heard += splitter.feed(sent[begin:end])
    assert heard == [text for text, _ in lines]
    assert splitter.flush() == ""


def test_a_line_without_an_end_is_refused() -> None:
    splitter = LineSplitter(longest=10)
    assert splitter.feed(b"0123456789\n01234") == ["0123456789"]
    with pytest.raises(LineTooLong, match="more than 10 bytes"):
        splitter.feed(b"567890")


def test_what_is_no_text_does_no_harm() -> None:
    assert LineSplitter().feed(b"a\xff\x00b\n") == ["a�\x00b"]


def program(script: str) -> Program:
    return Program([sys.executable, "-u", "-c", script])


def soon(seconds: float = 20.0) -> float:
    return time.monotonic() + seconds


def ends(pid: int) -> bool:
    """Whether a process is gone within some seconds."""
    until = soon(10)
    while time.monotonic() < until:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        state = Path(f"/proc/{pid}/stat")
        if state.exists() and state.read_text().rpartition(")")[2].split()[0] == "Z":
            return True  # ended, and nobody has asked how
        time.sleep(0.02)
    return False


def test_a_dialogue() -> None:
    echo = program("import sys\nfor line in sys.stdin: print('heard', line, end='')")
    echo.say("one")
    echo.say("zwölf")
    assert [echo.hear(soon()), echo.hear(soon())] == ["heard one", "heard zwölf"]
    assert echo.is_running
    echo.close()
    assert not echo.is_running
    echo.close()


def test_half_lines_are_waited_for() -> None:
    halves = program(
        "import sys, time\nfor part in ('he', 'llo', '\\r\\nwor', 'ld'):\n"
        "    sys.stdout.write(part); sys.stdout.flush(); time.sleep(0.02)"
    )
    assert [halves.hear(soon()), halves.hear(soon())] == ["hello", "world"]
    with pytest.raises(PlayerFailed, match="exit status 0"):
        halves.hear(soon())
    halves.close()


def test_silence() -> None:
    silent = program("import time\ntime.sleep(100)")
    with pytest.raises(PlayerFailed, match="did not answer in time"):
        silent.hear(time.monotonic() + 0.05)
    silent.close()
    assert not silent.is_running


def test_a_crash_shows_the_last_words() -> None:
    crash = program("import sys\nprint('last words', file=sys.stderr)\nsys.exit(3)")
    for _ in range(2):  # and so it stays
        with pytest.raises(PlayerFailed, match=r"exit status 3.*last words"):
            crash.hear(soon())
    crash.close()


@pytest.mark.skipif(os.name != "posix", reason="signals have other names elsewhere")
def test_a_violent_death_has_a_name() -> None:
    killed = program("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)")
    with pytest.raises(PlayerFailed, match=r"crashed \(SIGKILL\)"):
        killed.hear(soon())
    killed.close()


def test_megabytes_of_complaints_block_nothing_and_are_not_kept() -> None:
    loud = program(
        "import sys\nfor _ in range(80): sys.stderr.write('x' * 99_999 + '\\n')\n"
        "sys.stderr.write('the end')\nprint('done')\nsys.stdin.read()"
    )
    assert loud.hear(soon()) == "done"
    until = soon()
    while not loud.complaints.endswith("the end") and time.monotonic() < until:
        time.sleep(0.01)
    assert loud.complaints.endswith("the end")
    assert len(loud.complaints) <= COMPLAINTS_KEPT
    loud.close()


def test_a_line_that_never_ends() -> None:
    endless = program("import sys\nwhile True: sys.stdout.write('x' * 65536)")
    with pytest.raises(PlayerFailed, match="a line of more than"):
        endless.hear(soon())
    endless.close()
    assert not endless.is_running


def test_a_flood_of_lines_waits_for_the_reader() -> None:
    flood = program("while True: print('again')")
    assert [flood.hear(soon()) for _ in range(3000)] == ["again"] * 3000
    flood.close()
    assert not flood.is_running


def test_one_that_does_not_read_does_not_block_us() -> None:
    deaf = program("import time\ntime.sleep(100)")
    deaf.say("x" * 5_000_000)
    deaf.close()
    assert not deaf.is_running


@pytest.mark.skipif(os.name != "posix", reason="signals are handled in another way elsewhere")
def test_one_that_will_not_end_is_ended_with_its_children() -> None:
    stubborn = program(
        "import signal, subprocess, sys, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        "child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(100)'])\n"
        "print(child.pid)\ntime.sleep(100)"
    )
    child = int(stubborn.hear(soon()))
    stubborn.close()
    assert not stubborn.is_running
    assert ends(child)


def test_one_that_is_forgotten_is_ended() -> None:
    forgotten = program("import os, time\nprint(os.getpid())\ntime.sleep(100)")
    pid = int(forgotten.hear(soon()))
    del forgotten
    gc.collect()
    assert ends(pid)


def test_what_cannot_be_started() -> None:
    with pytest.raises(PlayerFailed, match="no-such-program cannot be started"):
        Program("no-such-program --fast")
    with pytest.raises(PlayerFailed, match="no command"):
        Program("  ")


def test_a_command_is_split_as_a_shell_does() -> None:
    words = Program([sys.executable, "-c", "print(1)"]).words
    quoted = Program(f"'{sys.executable}' -c 'print(\"a b\")'")
    assert words == [sys.executable, "-c", "print(1)"]
    assert quoted.hear(soon()) == "a b"
    quoted.close()
