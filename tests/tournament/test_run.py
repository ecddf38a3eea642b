"""Whole matches: pairs, processes, early ends, and the command."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk import records
from obelisk.core.messages import Message
from obelisk.tournament.openings import Opening, make_openings
from obelisk.tournament.play import Effort, Played
from obelisk.tournament.players import read_player
from obelisk.tournament.report import headline, summary
from obelisk.tournament.run import Outcome, Tournament, run
from obelisk.tournament.statistics import Sprt
from tests.conftest import ROOT

# ends soon, whoever plays
KHET = obelisk.game("khet", repetition="automatic", quiet_limit=6)
STARCLAIM = obelisk.game("starclaim", seats=3, rounds=1)
BOT = f"json:{sys.executable} {ROOT / 'examples' / 'random_bot.py'}"


def tournament(
    first: str = "random", second: str = "random", games: int = 4, game: Any = KHET, **more: Any
) -> Tournament:
    return Tournament(game, (read_player(first, game), read_player(second, game)), games, **more)


def actions(played: list[Played]) -> list[list[str]]:
    return [[step.action for step in game.record.steps] for game in played]


def test_every_opening_is_played_from_both_sides() -> None:
    openings = tuple(make_openings(KHET, 2, 2, seed=1))
    outcome = run(tournament(games=6, openings=openings))
    assert [game.seating for game in outcome.played] == [(0, 1), (1, 0)] * 3
    begun = [tuple(step.action for step in game.record.steps[:2]) for game in outcome.played]
    wanted = [openings[number].actions for number in (0, 0, 1, 1, 0, 0)]
    assert begun == wanted


def test_of_many_seats_the_first_player_has_each() -> None:
    outcome = run(tournament("heuristic", "random", 4, STARCLAIM, most_plies=10_000))
    assert [game.seating.index(0) for game in outcome.played] == [0, 1, 2, 0]
    seeds = [game.record.seed for game in outcome.played]
    assert len(set(seeds[:3])) == 1
    assert seeds[3] != seeds[0]
    assert outcome.places.games == 4
    lines = "\n".join(map(str, summary(outcome)))
    assert "Mean rank: " in lines
    assert "even: 33.3%" in lines
    assert str(headline(outcome)).startswith("mean rank")


def test_equal_seeds_play_equal_games() -> None:
    first, again, other = (run(tournament(seed=seed)) for seed in (3, 3, 4))
    assert actions(first.played) == actions(again.played)
    assert actions(first.played) != actions(other.played)


@pytest.mark.compiled
def test_processes_play_the_same_games(tmp_path: Path) -> None:
    alone = run(tournament(games=5))
    spread = run(tournament(games=5), jobs=2, save=tmp_path / "games")
    assert actions(spread.played) == actions(alone.played)
    saved = sorted((tmp_path / "games").iterdir())
    assert [file.name for file in saved] == [f"game-{number:05}.json" for number in range(1, 6)]
    assert records.load(saved[2]).steps == spread.played[2].record.steps


def won(number: int, points: float) -> Played:
    """A game that brought the first player so many points, and is not like the others."""
    game = run(tournament(games=1)).played[0]
    game = replace(game, record=replace(game.record, seed=number))
    seating = (0, 1) if number % 2 == 0 else (1, 0)
    own = seating.index(0)
    scores = (points, 1 - points) if own == 0 else (1 - points, points)
    winner = None if points == 0.5 else own if points == 1 else 1 - own
    result = replace(game.result, winner=winner, scores=scores)
    return replace(game, number=number, seating=seating, result=result)


def test_points_are_those_of_the_first_player() -> None:
    outcome = Outcome(tournament(), None, [won(0, 1.0), won(1, 0.0), won(2, 0.5), won(3, 1.0)])
    assert outcome.tally.points == (1.0, 0.0, 0.5, 1.0)
    assert outcome.tally.pairs == (0, 0, 1, 1, 0)


def test_after_an_interruption_only_whole_pairs_are_pairs() -> None:
    games = [won(0, 1.0), won(1, 1.0), won(3, 0.0), won(4, 0.0), won(5, 0.5)]
    outcome = Outcome(tournament(), None, games, is_interrupted=True)
    assert (outcome.tally.paired, outcome.tally.single) == ((1.0, 1.0, 0.0, 0.5), (0.0,))
    assert outcome.tally.pairs == (0, 1, 0, 0, 1)


def test_players_who_never_vary_are_told_apart_from_many_games(tmp_path: Path) -> None:
    """From one opening they have but two games, one with each of them on each seat."""
    same = tournament("level=8,depth=1", "level=8,depth=2", games=7, openings=(Opening(),))
    outcome = run(replace(same, most_plies=12), save=tmp_path)
    assert len(outcome.played) == 7
    assert outcome.copies == {2: 0, 3: 1, 4: 0, 5: 1, 6: 0}
    assert [game.number for game in outcome.counted] == [0, 1]
    assert (outcome.tally.games, sum(outcome.tally.pairs)) == (2, 1)
    lines = [str(line) for line in summary(outcome)]
    copies = "Copies: 5 games repeat earlier ones to the last action"
    example = "such as game 3, a copy of game 1"
    assert lines[1] == f"{copies}, {example}. Copies don't count, which leaves 2 games."
    saved = [records.load(file).tags.get("Copy") for file in sorted(tmp_path.iterdir())]
    assert saved == [None, None, *("of game 1", "of game 2") * 2, "of game 1"]


def test_what_was_played_with_exchanged_seats_is_no_copy() -> None:
    games = [won(0, 1.0), won(1, 0.0), replace(won(0, 1.0), number=2), won(3, 0.5)]
    outcome = Outcome(tournament(), None, games)
    assert outcome.copies == {2: 0}
    assert (outcome.tally.paired, outcome.tally.single) == ((1.0, 0.0), (0.5,))


def test_a_failure_is_no_copy() -> None:
    failing = f'json:{sys.executable} -c "input()"'
    outcome = run(tournament("random", failing, games=4, openings=(Opening(),)))
    assert outcome.copies == {}
    assert len(outcome.counted) == 4


def test_the_sequential_test_ends_a_match() -> None:
    """A player that always fails is found out long before the last game."""
    failing = f'json:{sys.executable} -c "input()"'
    told: list[int] = []
    outcome = run(
        tournament("random", failing, games=40), sprt=Sprt(0, 300),
        on_game=lambda outcome, games: told.append(games),
    )  # fmt: skip
    assert outcome.verdict is True
    assert outcome.tally.losses == 0
    assert 4 <= len(outcome.played) < 40
    assert told == list(range(1, len(outcome.played)))
    lines = [str(line) for line in summary(outcome)]
    assert any("The first player is stronger by 300 Elo rather than 0." in line for line in lines)
    assert any("lost by failure. It ended" in line for line in lines)
    assert any("more games were lost by failure" in line for line in lines)


def test_what_is_said_before_there_is_anything_to_say() -> None:
    nothing = Outcome(tournament())
    assert str(headline(nothing)) == "no game yet"
    assert list(map(str, summary(nothing))) == ["Khet: random against random, 0 games"]
    one = Outcome(tournament(), Sprt(0, 5), [won(0, 1.0)])
    assert str(headline(one)) == "+1 =0 −0 (100.0%), LLR +0.00"
    assert any("Not clear yet." in str(line) for line in summary(one))


def test_a_match_in_words() -> None:
    games = [won(number, points) for number, points in enumerate((1.0, 0.5, 1.0, 0.0, 1.0, 1.0))]
    effort = Effort(decisions=2, seconds=0.5, nodes=900, depths=9, late=0.2)
    games[2] = replace(
        games[2], adjudged=Message("tournament-too-long", plies=500), efforts=(effort, Effort())
    )
    games = [
        replace(game, efforts=(Effort(), Effort())) if game.number != 2 else game for game in games
    ]
    lines = [str(line) for line in summary(Outcome(tournament(), Sprt(-5, 0), games))]
    assert lines[1] == "Score: +4 =1 −1 (75.0%)"
    assert lines[2].startswith("Elo: +191 (95%: ")
    assert lines[3].endswith("0: 0, ½: 0, 1: 1, 1½: 1, 2: 1")
    assert lines[4] == "As Silver: 100.0% of 3 games"
    assert lines[5] == "As Red: 50.0% of 3 games"
    assert lines[6].startswith("SPRT for Elo -5 or 0: LLR +")
    assert "1 game was adjudicated as drawn. 500 plies were played." in lines
    assert lines[-2:] == [
        "random: 250.0 ms, 450 nodes and depth 4.5 per decision",
        "random: up to 200 ms late",
    ]


def test_programs_run_on_from_game_to_game(tmp_path: Path) -> None:
    kept = tmp_path / "started"
    script = tmp_path / "bot.py"
    bot = (ROOT / "examples" / "random_bot.py").read_text()
    script.write_text(f"open({str(kept)!r}, 'a').write('started\\n')\n{bot}")
    outcome = run(tournament(f"json:{sys.executable} {script}", "random", 3))
    assert len(outcome.played) == 3
    assert not any(game.failure for game in outcome.played)
    assert kept.read_text() == "started\n"


@pytest.mark.parametrize(
    ("language", "score", "end"),
    [
        ("zh", "得分：+1 =1 −0（75.0%）", "2 局：长时间没有进展。"),
        (
            "ru",
            "Счёт: +1 =1 −0 (75,0\N{NO-BREAK SPACE}%)",
            "2 партии: Слишком долго ничего не менялось.",
        ),
    ],
)
def test_a_match_in_other_languages(language: str, score: str, end: str) -> None:
    outcome = Outcome(tournament(), Sprt(0, 5), [won(0, 1.0), won(1, 0.5)])
    lines = [line.said(language) for line in summary(outcome)]
    assert score in lines
    assert end in lines
    assert headline(outcome).said(language).startswith("+1 =1 −0")


# The command


def command(*arguments: str, status: int = 0, **more: Any) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "obelisk", "match", *arguments],
        capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "120"}, **more,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done


SHORT = ("-o", "repetition=automatic", "-o", "quiet_limit=6")


@pytest.mark.compiled
def test_a_real_match(tmp_path: Path) -> None:
    book = tmp_path / "book.txt"
    book.write_text("h2g1 c7+\n")
    done = command(
        "khet", "level=8", BOT, *SHORT, "--games", "4", "--nodes", "300", "--jobs", "2",
        "--openings", str(book), "--save", str(tmp_path / "games"), "--sprt", "0,50",
    )  # fmt: skip
    assert done.stdout.startswith(f"Khet: level=8 against {BOT}, 4 games\n")
    assert "Likelihood of superiority" in done.stdout
    assert "failure" not in done.stdout
    saved = sorted((tmp_path / "games").iterdir())
    assert len(saved) == 4
    first = json.loads(saved[0].read_text())
    assert [step["action"] for step in first["actions"][:2]] == ["h2g1", "c7+"]


@pytest.mark.parametrize(
    ("arguments", "words", "status"),
    [
        (("khet", "strong", "random"), "There is no player 'strong'. Write level=1", 1),
        (("khet", "random", "random", "--sprt", "5"), "Write the smaller one first", 2),
        (("khet", "random", "random", "--sprt", "5,0"), "Write the smaller one first", 2),
        (("starclaim", "random", "random", "--sprt", "0,5"), "there is no Elo", 2),
        (("starclaim", "random", "random", "--openings", "4"), "draws its start", 2),
        (("khet", "random", "random", "--openings", "nowhere.txt"), "No such file", 1),
        (("chess", "random", "random"), "There is no game 'chess'", 1),
    ],
)
def test_a_mistake_is_explained(arguments: tuple[str, ...], words: str, status: int) -> None:
    assert words in command(*arguments, status=status).stderr


def alive(script: Path) -> list[int]:
    """The processes that run a script."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0") if entry.name.isdecimal() else []
        except OSError:
            continue
        if str(script).encode() in words:
            found.append(int(entry.name))
    return found


@pytest.mark.compiled
@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="it looks for processes there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_match_with_what_was_played(tmp_path: Path, jobs: str) -> None:
    bot = tmp_path / "slow_bot.py"
    code = (ROOT / "examples" / "random_bot.py").read_text()
    bot.write_text(f"import time\n{code.replace('move = ', 'time.sleep(0.01); move = ')}")
    games = tmp_path / "games"
    process = subprocess.Popen(
        [sys.executable, "-m", "obelisk", "match", "khet", f"json:{sys.executable} {bot}",
         "random", *SHORT, "--games", "100000", "--openings", "0", "--jobs", jobs,
         "--save", str(games)],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        until = time.monotonic() + 120
        while not (games.exists() and len(list(games.iterdir())) > 3):
            assert time.monotonic() < until, "no game was played"
            assert process.poll() is None, process.stderr and process.stderr.read()
            time.sleep(0.05)
        assert alive(bot)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
        said, complaints = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert process.returncode == 130, complaints
    assert "(interrupted)" in said
    assert "Traceback" not in complaints
    assert not alive(bot)


@pytest.mark.compiled
@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="it looks for processes there")
def test_programs_end_also_when_the_match_is_killed(tmp_path: Path) -> None:
    bot = tmp_path / "slow_bot.py"
    bot.write_text((ROOT / "examples" / "random_bot.py").read_text())
    process = subprocess.Popen(
        [sys.executable, "-m", "obelisk", "match", "khet", f"json:{sys.executable} {bot}",
         "random", *SHORT, "--games", "100000", "--openings", "0", "--jobs", "2"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    until = time.monotonic() + 120
    while not alive(bot) and time.monotonic() < until:
        time.sleep(0.05)
    assert alive(bot)
    process.kill()
    process.wait()
    until = time.monotonic() + 30
    while alive(bot) and time.monotonic() < until:
        time.sleep(0.05)
    assert not alive(bot)


def test_the_start_can_be_played_without_openings() -> None:
    assert run(tournament(games=2, openings=(Opening(),))).played[0].record.start is None
