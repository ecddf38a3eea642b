"""Dialogues with the engine, as another program would hold them."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import pytest

import obelisk
from obelisk.bots import settings as options
from obelisk.bots.line_finder import Settings
from obelisk.bots.process import read_score
from obelisk.bots.ugi import Engine, score
from obelisk.core.board_game import BoardGame
from obelisk.core.player import Limits, Score
from obelisk.core.state import State
from tests.conftest import GAMES_FOR_TWO

OVER = "x39/10/10/10/10/10/10/4K4X1 s 0 9"  # red's pharaoh is gone
WIN_IN_ONE = "x39/10/10/10/4k3P31/10/10/1K7X1 s 0 0"


def board_game(name: str = "khet", **rules: Any) -> BoardGame:
    game = obelisk.game(name, **rules)
    assert isinstance(game, BoardGame)
    return game


class Dialogue:
    """Scripted input for an engine: texts are sent, and `until(word)` waits for an answer."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._news = threading.Condition()

    def write(self, line: str) -> None:
        with self._news:
            self.heard.append(line)
            self._news.notify_all()

    def until(self, word: str, seconds: float = 60.0) -> None:
        """Wait until a line that begins with the word has been written."""
        with self._news:
            found = self._news.wait_for(lambda: self.count(word) > 0, seconds)
        assert found, f"no {word} in {self.heard}"

    def count(self, word: str) -> int:
        return sum(line.startswith(word) for line in self.heard)

    def play(self, script: Iterable[str | Callable[[], object]]) -> Iterator[str]:
        for entry in script:
            if isinstance(entry, str):
                yield f"{entry}\n"
            else:
                entry()


class Ponderer:
    """A finder that finds the first action, and thinks as long as it is told to."""

    def __init__(self, game: BoardGame, settings: Settings) -> None:
        self.forgot = 0
        self.stopped = threading.Event()
        self.settings = settings

    def think(self, state: State, limits: Limits, lines: int, on_report: Any) -> Any:
        self.stopped.clear()
        report = FakeReport(1, Score(12), tuple(state.actions()[:1]), 10, 0.001, 1)
        on_report((report,))
        if limits.depth is None:
            self.stopped.wait(limits.time)
        return report

    def stop(self) -> None:
        self.stopped.set()

    def forget(self) -> None:
        self.forgot += 1


class FakeReport:
    def __init__(
        self, depth: int, score: Score, line: tuple[str, ...], nodes: int, seconds: float, rank: int
    ) -> None:
        self.depth, self.score, self.line = depth, score, line
        self.nodes, self.seconds, self.rank = nodes, seconds, rank


def hold(
    *script: str | Callable[[Dialogue], object], game: BoardGame | None = None, make: Any = Ponderer
) -> list[str]:
    dialogue = Dialogue()
    engine = Engine(game or board_game(), Settings(), dialogue.write, make)
    bound = [entry if isinstance(entry, str) else _bind(entry, dialogue) for entry in script]
    engine.run(dialogue.play(bound))
    return dialogue.heard


def _bind(entry: Callable[[Dialogue], object], dialogue: Dialogue) -> Callable[[], object]:
    return lambda: entry(dialogue)


def until(word: str) -> Callable[[Dialogue], None]:
    return lambda dialogue: dialogue.until(word)


def test_the_introduction() -> None:
    heard = hold("ugi", "isready", "quit", "ugi")
    assert heard[0].startswith("id name Obelisk")
    assert heard[1] == "id author The Obelisk developers"
    assert heard[-2:] == ["ugiok", "readyok"]
    assert "option name Hash type spin default 64 min 1 max 65536" in heard
    assert "option name Level type spin default 8 min 1 max 8" in heard
    assert "option name pharaoh_rotation type check default false" in heard
    assert "option name quiet_limit type spin default 0 min 0 max 1000000000" in heard
    assert any(
        line.startswith("option name setup type combo default classic var classic var dynasty")
        for line in heard
    )


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_no_rule_is_called_like_an_option_of_the_engine(name: str) -> None:
    rules = board_game(name).options.to_json()
    assert not {rule.lower() for rule in rules} & {spin.lower() for spin in options.SPINS}


def test_a_search_from_a_dialogue() -> None:
    heard = hold("position startpos moves h2g1 c7+", "go depth 1", until("bestmove"), "quit")
    first = board_game().start().play("h2g1").play("c7+").actions()[0]
    assert heard == [
        f"info depth 1 score cp 12 nodes 10 nps 10000 time 1 multipv 1 pv {first}",
        f"bestmove {first}",
    ]


def test_questions() -> None:
    heard = hold(
        "query gameover", "query p1turn", "query result",
        "position startpos moves h2g1", "query p1turn",
        f"position fen {OVER}", "query gameover", "query p1turn", "query result",
    )  # fmt: skip
    words = ["false", "true", "none", "false", "true", "false", "p1win"]
    assert heard == [f"response {word}" for word in words]


def test_a_draw_and_a_loss() -> None:
    moves = " ".join(("h2+", "c7+", "h2-", "c7-") * 2)
    assert hold(f"position startpos moves {moves} draw", "query result") == ["response draw"]
    lost = "x34k4/10/10/10/10/10/10/9X1 r 0 9"
    assert hold(f"position fen {lost}", "query result") == ["response p2win"]


def test_when_the_game_is_over_there_is_no_move() -> None:
    assert hold(f"position fen {OVER}", "go depth 1") == [
        "info string The game is over. The pharaoh was lit.",
        "bestmove (none)",
    ]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("position startpos moves h2g1 h2g1", "Move 2 is refused, and the old position is kept. "),
        ("position fen nonsense", ""),
        ("position fen", "Write position startpos"),
        ("position", "Write position startpos"),
        ("position startpos h2g1", "Write position startpos"),
        ("position fen x9 s moves h2g1", ""),
    ],
)
def test_a_wrong_position_keeps_the_old_one(line: str, words: str) -> None:
    heard = hold("position startpos moves h2g1", line, "query p1turn", "go depth 1")
    assert heard[0].startswith(f"info string {words}")
    assert heard[1] == "response false"
    first = board_game().start().play("h2g1").actions()[0]
    assert heard[-1] == f"bestmove {first}"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("bogus command", "There is no command 'bogus command'. Commands are ugi, "),
        ("\x00\xff", "There is no command"),
        ("x" * 100_000, "There is no command"),
        ("query weather", "'weather' is not a query. Write query gameover, query p1turn"),
        ("stop", "There is no search to stop"),
        ("setoption", "Write setoption name NAME value VALUE"),
        ("setoption name", "Write setoption"),
        ("setoption Hash 3", "Write setoption"),
        (
            "setoption name Hash value many",
            "Hash cannot be 'many'. It must be a whole number",
        ),
        (
            "setoption name Level value 9",
            "Level cannot be '9'. It must be a whole",
        ),
        ("setoption name setup value x", "Option setup cannot be 'x'"),
        ("setoption name colour value red", "There is no option 'colour'. The options are Hash, "),
    ],
)
def test_what_is_not_understood_is_noted_and_changes_nothing(line: str, words: str) -> None:
    heard = hold(line, "", "   ", "isready")
    assert heard[0].startswith(f"info string {words}")
    assert len(heard[0]) < 1000
    assert heard[1:] == ["readyok"]


def test_options_of_the_engine_reach_the_finder() -> None:
    made: list[Settings] = []

    def make(game: BoardGame, settings: Settings) -> Ponderer:
        made.append(settings)
        return Ponderer(game, settings)

    hold(
        "isready", "setoption name Hash value 3", "setoption name threads value 2",
        "setoption name MultiPV value 4", "setoption name Seed value 9",
        "setoption name Level value 5", "isready", "isready", make=make,
    )  # fmt: skip
    assert made == [Settings(), Settings(megabytes=3, threads=2, level=5, lines=4, seed=9)]


def test_a_rule_option_starts_a_new_game_with_it() -> None:
    heard = hold(
        "position startpos moves h2g1", "setoption name SETUP value dynasty", "query p1turn",
        "position startpos moves d1+", "query p1turn", "ugi",
    )  # fmt: skip
    assert heard[:2] == ["response true", "response false"]
    assert any(line.startswith("option name setup type combo default dynasty") for line in heard)


def test_a_preset_brings_its_options_and_keeps_those_that_were_given() -> None:
    given = board_game("photon", quiet_limit=7)
    heard = hold("setoption name preset value origin", "ugi", game=given)
    assert "option name collisions type check default false" in heard
    assert any(line.startswith("option name quiet_limit type spin default 7 ") for line in heard)


def test_a_new_game_empties_the_memory() -> None:
    finders = []

    def make(game: BoardGame, settings: Settings) -> Ponderer:
        finders.append(Ponderer(game, settings))
        return finders[-1]

    heard = hold("isready", "position startpos moves h2g1", "uginewgame", "query p1turn", make=make)
    assert heard[-1] == "response true"
    assert [finder.forgot for finder in finders] == [1]


def test_commands_are_answered_during_a_search() -> None:
    heard = hold(
        "go infinite", until("info depth"), "isready", "query p1turn", "go depth 1",
        "setoption name Hash value 9", "uginewgame", "nonsense",
        lambda dialogue: dialogue.count("bestmove") == 0 or pytest.fail("it answered unasked"),
        "stop", until("bestmove"), "go depth 1", "quit",
    )  # fmt: skip
    assert heard[1:3] == ["readyok", "response true"]
    assert heard[3] == "info string go is refused during a search. Send stop first."
    assert heard[4] == "info string setoption is refused during a search. Send stop first."
    assert heard[5] == "info string uginewgame is refused during a search. Send stop first."
    assert heard[6].startswith("info string There is no command 'nonsense'")
    assert heard[7].startswith("bestmove ")
    assert [line.split()[0] for line in heard[7:]] == ["bestmove", "info", "bestmove"]


@pytest.mark.parametrize("end", [["quit"], []])
def test_the_end_stops_a_search_which_still_answers(end: list[str]) -> None:
    heard = hold("go infinite", until("info depth"), *end)
    assert heard[-1].startswith("bestmove ")


def test_a_stop_that_comes_before_the_search_has_begun_counts() -> None:
    def slow(game: BoardGame, settings: Settings) -> Ponderer:
        time.sleep(0.05)
        return Ponderer(game, settings)

    heard = hold("go infinite", "stop", until("bestmove"), make=slow)
    assert heard[-1].startswith("bestmove ")


def test_a_search_that_fails_still_answers() -> None:
    class Broken(Ponderer):
        def think(self, state: State, limits: Limits, lines: int, on_report: Any) -> Any:
            raise RuntimeError("a broken thought")

    heard = hold("go depth 3", until("bestmove"), make=Broken)
    assert heard[0] == "info string The search failed. RuntimeError: a broken thought"
    assert heard[1].split()[1] in board_game().start().actions()


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Score(-31), "cp -31"),
        (Score(9999, 1), "mate 1"),
        (Score(9999, 3), "mate 2"),
        (Score(-9999, -2), "mate -1"),
        (Score(-9999, -4), "mate -2"),
    ],
)
def test_scores(value: Score, words: str) -> None:
    assert score(value) == words
    back = read_score(words.split())
    assert back is not None
    assert back.wins_in == value.wins_in
    assert value.wins_in is not None or back.points == value.points


# With the real searcher


@pytest.mark.compiled
def test_the_searcher_wins_in_one_and_says_so() -> None:
    from obelisk.bots.line_finder import make_line_finder

    heard = hold(
        "setoption name Hash value 1", "isready", f"position fen {WIN_IN_ONE}", "go depth 3",
        until("bestmove"), make=make_line_finder,
    )  # fmt: skip
    after = board_game().position(WIN_IN_ONE).play(heard[-1].split()[1])
    assert after.result is not None
    assert after.result.winner == 0
    assert " score mate 1 " in heard[-2]


@pytest.mark.compiled
@pytest.mark.parametrize("level", [1, 8])
def test_the_command(level: int) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "obelisk", "engine", "khet", "-o", "setup=dynasty",
         "--level", str(level)],
        input=b"isready\n\xff\xfe\r\nposition startpos\r\ngo movetime 100\n",
        capture_output=True, env={**os.environ}, check=True,
    )  # fmt: skip
    lines = done.stdout.decode().splitlines()
    assert lines[0] == "readyok"
    assert lines[1].startswith("info string There is no command")
    move = lines[-1].removeprefix("bestmove ")
    assert move in board_game(setup="dynasty").start().actions()
    assert done.stderr == b""


def test_a_game_with_secrets_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "obelisk", "engine", "starclaim"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 1
    assert "use the JSON-lines protocol" in done.stderr
    assert len(done.stderr.splitlines()) == 1
