"""What comes through the doors of programs: arguments, typed lines, engines and bots."""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

import obelisk
from obelisk import cli
from obelisk.bots.clocks import read_go
from obelisk.bots.line_finder import Settings
from obelisk.bots.process import read_info, read_score
from obelisk.bots.ugi import Engine
from obelisk.core.board_game import BoardGame
from obelisk.search.players import LookAhead
from obelisk.terminal.hotseat import HotSeat
from obelisk.terminal.match import TerminalMatch

NUMBER = "1" * 100_000
STRANGE = [
    "", " ", "\0", "\udc80", "\u2028", "３", NUMBER, "x" * 2**20, "{" * 300, "-1", "1e9", "[]",
    '{"type":' + "[" * 5000, "nan", "=", "a=b", "self=1", "name=x", "∞", "'" * 300,
]  # fmt: skip
FILES = ["\0", "\udc80", "x" * 5000, "/", "/no/such/folder/file"]


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[int, str]:
    """The status of a command, and what it says on standard error."""
    said = io.StringIO()
    monkeypatch.setattr(sys, "argv", ["obelisk", *arguments])
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    monkeypatch.setattr(sys, "stderr", said)
    with pytest.raises(SystemExit) as end:
        cli.main()
    return int(end.value.code or 0), said.getvalue()


@pytest.mark.parametrize("value", STRANGE, ids=range(len(STRANGE)))
def test_arguments(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in (
        ("games", value),
        ("show", value),
        ("show", "khet", "--position", value),
        ("show", "khet", "-o", value),
        ("show", "photon", "-o", f"ply_limit={value}"),
        ("play", "khet", "--position", value),
        ("play", "photon", "-o", f"repetition_draw={value}", "--position", value),
        ("perft", "khet", value),
        ("replay", value),
    ):
        status, said = run(monkeypatch, *arguments)
        if value == " " * len(value) and arguments[0] == "replay":
            continue
        assert status, arguments
        assert "Traceback" not in said
        by_us = "Usage" not in said and arguments[0] != "replay"  # not by the system
        assert not by_us or not re.search("1{201}|x{201}", said)


def test_a_deep_count_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run(monkeypatch, "perft", "khet", "100000000")[0] == 1


def test_files_that_are_no_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    for content in (b"", b"\xff\xfe", b"\0" * 100, NUMBER.encode(), b"[" * 100_000, b"null"):
        file.write_bytes(content)
        status, said = run(monkeypatch, "replay", str(file))
        assert status == 1
        assert said.startswith("obelisk: ")


@pytest.mark.parametrize("name", ["khet", "photon", "starclaim"])
def test_typed_lines(name: str) -> None:
    console = Console(file=io.StringIO(), width=100)
    game = obelisk.game(name)
    if name == "starclaim":
        match: TerminalMatch = HotSeat(game, console, {}, seed=1)
        assert isinstance(match, HotSeat)
        match.seated, match.reader = True, match.state.to_act[0]
    else:
        match = TerminalMatch(game, console, {1: LookAhead(1)})
    before = match.state
    for word in ("", "actions ", "history ", "position ", "picture ", "save ", "load ", "bid "):
        for value in (*STRANGE, *FILES) if word in ("save ", "load ", "picture ") else STRANGE:
            if word in ("save ", "picture ") and value in STRANGE:
                continue  # these are names of files
            match.obey(f"{word}{value}")
    assert match.state == before


class TestEngines:
    """UGI: what the engine is told, and what it is told by another."""

    def hear(self, *lines: str) -> list[str]:
        game = obelisk.game("khet")
        assert isinstance(game, BoardGame)
        heard: list[str] = []
        Engine(game, Settings(level=1), heard.append).run(lines)
        return heard

    @pytest.mark.parametrize(
        "command",
        ["", "position ", "position fen ", "position startpos moves ", "setoption ", "query ",
         "setoption name ", "setoption name Hash value ", "setoption name quiet_limit value ",
         "setoption name self value ", "go nodes ", "go ", "go movetime ", "stop "],
    )  # fmt: skip
    def test_commands(self, command: str) -> None:
        values = [value for value in STRANGE if value.strip() or not command.startswith("go")]
        heard = self.hear(*(f"{command}{value}" for value in values if value != "-1"), "isready")
        assert any(line == "readyok" for line in heard) or any("bestmove" in line for line in heard)
        for line in heard:
            assert len(line) < 4000
            line.encode("utf-8")

    @pytest.mark.parametrize("value", STRANGE, ids=range(len(STRANGE)))
    def test_numbers(self, value: str) -> None:
        read_go(["nodes", value, "p1time", value, "p1inc", value, value], 0)
        read_score(["cp", value])
        read_score(["mate", value])
        read_info(["depth", value, "pv", value])


def test_counts_of_a_strange_depth() -> None:
    game = obelisk.game("khet")
    assert isinstance(game, BoardGame)
    for depth in (-1, 100, 10**30, 1.0, "1", None, True):
        with pytest.raises(ValueError, match="a whole number from 0 to 99"):
            game.perft(game.start(), depth)  # type: ignore[arg-type]


def test_what_is_written_can_be_sent() -> None:
    """Errors hold nothing that JSON cannot."""
    for value in STRANGE:
        with pytest.raises(ValueError) as caught:  # noqa: PT011
            obelisk.game("photon").start().play(value)
        json.dumps(str(caught.value)).encode("utf-8")
