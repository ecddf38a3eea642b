"""The command line, used as a newcomer would."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

import obelisk
from obelisk import cli, records
from obelisk.core.result import Result
from obelisk.lab import benchmark
from obelisk.search.players import LookAhead
from obelisk.terminal.match import TerminalMatch
from tests.conftest import ROOT

Run = Callable[..., str]


def run_program(*arguments: str, answers: str = "", status: int = 0, **settings: str) -> str:
    """What a process of its own says; a failed one on either stream."""
    done = subprocess.run(
        [sys.executable, "-m", "obelisk", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "100", **settings},
        check=False,
    )
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout + (done.stderr if status else "")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The same without a process, which would load Numba each time."""

    def run_here(*arguments: str, answers: str = "", status: int = 0) -> str:
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr(sys, "argv", ["obelisk", *arguments])
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        capsys.readouterr()
        with pytest.raises(SystemExit) as end:
            cli.main()
        said = capsys.readouterr()
        assert (end.value.code or 0) == status, said.out + said.err
        return said.out + (said.err if status else "")

    return run_here


VERBS = ("games", "show", "play", "perft", "warmup", "bench", "replay", "engine", "match")


def test_help_names_every_verb() -> None:
    text = run_program("--help")
    for verb in VERBS:
        assert verb in text


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(run: Run, verb: str) -> None:
    assert "Usage" in run(verb, "--help")


def test_games(run: Run) -> None:
    assert "khet" in run("games")
    assert "swap_checks_partner" in run("games", "khet")


def test_perft(run: Run) -> None:
    assert run("perft", "khet", "2").splitlines()[-1] == "5920"
    assert run("perft", "khet", "0") == "1\n"
    dynasty = run("perft", "khet", "2", "--option", "setup=dynasty", "--bulk", "--divide")
    assert dynasty.splitlines()[-1] == "4854"
    assert len(dynasty.splitlines()) == 71
    text = "x24k4/p2s18/10/6a33/3A16/10/8S2P4/4K4X4 s 0 0"
    assert run("perft", "khet", "1", "--position", text) == "27\n"


@pytest.mark.compiled
def test_perft_four_is_the_number_of_the_rulebook(run: Run) -> None:
    assert run("perft", "khet", "4").splitlines()[-1] == "34065081"


def test_show(run: Run, tmp_path: Path) -> None:
    text = run("show", "khet", "--svg", str(tmp_path / "board.svg"))
    assert "Silver to act, 77 actions." in text
    assert text.splitlines()[-1].endswith("s 0 0")
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
    named = run("show", "khet", "--svg", str(tmp_path / "named.svg"), "--pieces", "standard")
    assert named == text
    assert (tmp_path / "named.svg").read_text() == (tmp_path / "board.svg").read_text()
    over = run("show", "khet", "--position", "x39/10/10/10/10/10/10/4K4X1 s 0 9")
    assert "The game is over. The pharaoh was lit." in over


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show", "chess"], "obelisk: There is no game 'chess'."),
        (["show", "khet", "-o", "setup"], "obelisk: 'setup' is not an option. Write name=value."),
        (["show", "khet", "-o", "setup=x"], "obelisk: Option setup cannot be 'x'."),
        (["show", "khet", "--position", "x"], "obelisk: A position has 2 or 4 fields"),
        (["replay", "missing.json"], "No such file"),
    ],
)
def test_a_mistake_ends_in_one_clear_line(run: Run, arguments: list[str], words: str) -> None:
    text = run(*arguments, status=1)
    assert words in text
    assert len(text.strip().splitlines()) == 1


def test_a_set_of_pieces_that_is_not_there(run: Run) -> None:
    refused = run("show", "khet", "--pieces", "icons", status=2)
    assert "Khet has these piece sets: standard." in refused


def test_a_seat_that_is_not_there(run: Run) -> None:
    assert "Khet has seats 1 to 2." in run("play", "khet", "--seat", "3", status=2)


def test_replay(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "khet", "--against", "person", answers=f"h2g1\nc7+\nsave {file}\nquit\n")
    assert "  1. h2g1  c7+" in run("replay", str(file), "--text")
    assert "2. Red: c7+" in run("replay", str(file))
    assert "1. Silver" not in run("replay", str(file), "--step", "2")
    assert "The game has 2 steps." in run("replay", str(file), "--step", "9", status=2)
    assert "Khet is written in plain." in run(
        "replay", str(file), "--notation", "chinese", status=2
    )
    file.write_text(file.read_text()[:100])
    assert "damaged" in run("replay", str(file), status=1)


def test_a_game_is_played_and_listed_in_its_own_notation(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    answers = f"炮二平五\nb10e10\nactions j2\nhistory\nsave {file}\nquit\n"
    chinese = ("--notation", "chinese")
    text = run("play", "xionghan", "--against", "person", *chinese, answers=answers)
    assert "十三 十二 十一" in text
    assert "傌四斜进三" in text
    for told in (text, run("replay", str(file), "--text", *chinese)):
        assert "  1. 炮二平五  砲2平5" in told
    assert "1. Red: 炮二平五" in run("replay", str(file), *chinese)
    assert "l4i4  b10e10" in run("replay", str(file), "--text")


def test_playing_against_the_computer() -> None:
    text = run_program("play", "--seed", "1", answers="h2g1\nactions e4\nresign\n")
    assert "Red plays" in text
    assert "e4+ e4d3 e4d4 e4d5 e4e3 e4f3" in text
    assert "Red wins. By resignation." in text


@pytest.mark.soak
def test_no_writable_home_still_plays(no_home: Path) -> None:
    """All is compiled for nothing; tests.kernels.test_kernel has the same of two small kernels."""
    text = run_program("show", "khet", HOME=str(no_home), XDG_CACHE_HOME=str(no_home / "cache"))
    assert "77 actions" in text


def test_a_mistake_ends_a_program_too() -> None:
    text = run_program("show", "chess", status=1)
    assert text.startswith("obelisk: There is no game 'chess'.")
    assert len(text.splitlines()) == 1


@pytest.mark.compiled
def test_warmup_prepares_every_game(run: Run) -> None:
    assert run("warmup").splitlines() == [f"{name}: ready" for name in obelisk.game_names()]


@pytest.mark.compiled
def test_bench_prints_ratios(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Of so little that they mean nothing."""
    monkeypatch.setattr(benchmark, "MOST_LEAVES", 6000)
    monkeypatch.setattr(benchmark, "ROUND", 0.001)
    monkeypatch.setattr(benchmark, "BATCH", 16)
    monkeypatch.setattr(benchmark, "DEPTH", 2)
    monkeypatch.setattr(benchmark, "SECONDS", 0.02)
    compiled: list[tuple[object, ...]] = []
    monkeypatch.setattr(benchmark, "compile_apart", lambda *given: compiled.append(given))
    assert_ratios(run("bench", "khet", *bench_arguments()))
    ours, theirs = compiled  # each version by a process that measures nothing
    assert ours == ("khet",)
    assert theirs[0] == "khet"
    nothing = str(tmp_path)
    assert "no other version" in run("bench", "photon", "--previous", nothing, status=1)


@pytest.mark.soak
def test_bench_measures_for_seconds() -> None:
    assert_ratios(run_program("bench", "khet", *bench_arguments()))


def bench_arguments() -> list[str]:
    source = Path(obelisk.__file__).parent.parent
    return ["--rounds", "1", "--yardstick", str(ROOT / "bench"), "--previous", str(source)]


def assert_ratios(text: str) -> None:
    assert text.count("previous version") == 2
    assert "two threads" in text
    assert "search, nodes a second" in text
    assert "to C (gcc -O3)" in text or "no comparison with C" in text


# A match, without a terminal


def match(against: str = "person") -> tuple[TerminalMatch, io.StringIO]:
    output = io.StringIO()
    players = {1: LookAhead(1)} if against == "computer" else {}
    console = Console(file=output, width=100)
    return TerminalMatch(obelisk.game("khet"), console, players), output


def test_every_command_of_the_help_works(tmp_path: Path) -> None:
    game, output = match()
    for line in (
        "help", "actions", "actions h2", "h2+", "c7+", "history", "position", "undo",
        f"save {tmp_path / 'game.json'}", f"picture {tmp_path / 'board.svg'}", "resign", "new",
        f"load {tmp_path / 'game.json'}",
    ):  # fmt: skip
        game.obey(line)
    assert [step.action for step in game.steps] == ["h2+"]
    assert (tmp_path / "board.svg").read_text().startswith("<svg")
    assert "Silver wins. By resignation." in output.getvalue()


def test_the_action_that_was_typed_is_kept() -> None:
    """Either turn of a shooter that is then destroyed leads to the same position."""
    game = TerminalMatch(obelisk.game("photon"), Console(file=io.StringIO(), width=100), {})
    game.obey("C1- ")
    assert [step.action for step in game.steps] == ["c1-"]


def test_help_names_the_pieces_of_the_game() -> None:
    output = io.StringIO()
    TerminalMatch(obelisk.game("photon"), Console(file=output, width=100), {}).obey("help")
    assert "S shooter" in output.getvalue()
    assert "sphinx" not in output.getvalue()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("h2", "names a piece"),
        ("h9h8", "There is no square h9"),
        ("j1j2", "it can only be turned. (KH-9)"),
        ("undo", "There is nothing to take back"),
        ("save", "Which file? Write save FILE."),
        ("picture", "Which file? Write picture FILE."),
        ("load", "Which file? Write load FILE."),
        ("load /nowhere/at/all", "No such file"),
        ("save /nowhere/at/all", "No such file"),
        ("[bold]", "is not an action"),
    ],
)
def test_a_mistake_is_explained_and_changes_nothing(line: str, words: str) -> None:
    game, output = match()
    game.obey(line)
    assert words in output.getvalue()
    assert len(game.states) == 1


def test_after_the_end() -> None:
    game, output = match()
    game.obey("resign")
    game.obey("resign")
    assert "already over" in output.getvalue()
    game.obey("h2+")
    assert "Type 'new' to start another" in output.getvalue()
    game.obey("undo")
    assert game.result is None
    game.obey("h2+")
    assert len(game.states) == 2


def test_undo_against_the_computer_takes_back_both_actions() -> None:
    game, _ = match("computer")
    game.obey("h2+")
    game.computer_acts()
    assert len(game.steps) == 2
    game.obey("undo")
    assert len(game.steps) == 0


def test_another_spelling_is_kept_as_the_rules_write_it() -> None:
    game, _ = match()
    game.obey(" E4- ")
    assert game.steps[0].action == "e4+"


def test_a_draw_is_told() -> None:
    game, output = match()
    for line in (*("h2+", "c7+", "h2-", "c7-") * 2, "draw"):
        game.obey(line)
    assert "The game is drawn. The position was repeated." in output.getvalue()
    assert records.export_text(game.record()).endswith("draw (repetition)\n")


def answering(game: TerminalMatch, answer: str) -> None:
    """Have whoever is asked at the screen answer so."""
    game.console.input = lambda *_, **__: answer  # type: ignore[method-assign]


@pytest.mark.parametrize("answer", ["yes", " Y "])
def test_two_people_agree_to_a_draw(answer: str, tmp_path: Path) -> None:
    game, output = match()
    answering(game, answer)
    game.obey("h2+")
    game.obey("draw")
    assert "The game is drawn. By agreement." in output.getvalue()
    game.obey(f"save {tmp_path / 'drawn.json'}")
    loaded = records.load(tmp_path / "drawn.json")
    assert loaded.result == Result.of_two(None, "agreement")
    game.obey("undo")
    assert game.result is None


def test_a_draw_that_is_declined_changes_nothing() -> None:
    game, output = match()
    answering(game, "no")
    game.obey("h2+")
    game.obey("draw")
    assert "Silver plays on." in output.getvalue()
    assert game.result is None
    game.obey("c7+")
    assert len(game.steps) == 2


def test_the_computer_does_not_agree_to_draws() -> None:
    game, output = match("computer")
    game.obey("draw")
    assert "The computer does not agree to draws." in output.getvalue()
    game.obey("resign red")
    assert "The computer plays Red" in output.getvalue()
    assert game.result is None


@pytest.mark.parametrize(
    ("line", "winner"), [("resign", 1), ("resign silver", 1), ("resign RED", 0)]
)
def test_either_side_may_resign_whoever_is_to_act(line: str, winner: int) -> None:
    game, _ = match()
    game.obey(line)
    assert game.result == Result.of_two(winner, "resignation")


def test_a_side_that_is_not_there_cannot_resign() -> None:
    game, output = match()
    game.obey("resign blue")
    assert "Write 'resign Silver' or 'resign Red'." in output.getvalue()
    assert game.result is None


def test_loading_a_resigned_game_keeps_it_over(tmp_path: Path) -> None:
    game, _ = match()
    file = tmp_path / "a.json"
    for line in ("h2+", "resign", f"save {file}", "new", f"load {file}"):
        game.obey(line)
    assert game.result is not None
    assert game.result.reason == "resignation"
