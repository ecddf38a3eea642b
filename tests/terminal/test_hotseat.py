"""Many seats at one screen: hand-over, secrets, the computer's seats, commands."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import obelisk
from obelisk.cli import app
from obelisk.search.players import LookAhead, plain_players
from obelisk.terminal.hotseat import WIPE, HotSeat
from obelisk.terminal.match import TerminalMatch
from obelisk.terminal.pace import Pace

QUESTION = "Pass the screen to seat {} and press Enter."


def match(
    people: tuple[int, ...],
    answers: tuple[str, ...] = (),
    *,
    terminal: bool = False,
    **options: object,
) -> tuple[HotSeat, io.StringIO]:
    """A match whose people type `answers`, and then leave."""
    output = io.StringIO()
    console = Console(
        file=output, width=100, force_terminal=terminal, color_system=None, legacy_windows=False
    )
    waiting = iter(answers)

    def read(prompt: str = "", **_: object) -> str:
        console.print(prompt, end="")
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    console.input = read  # type: ignore[assignment,method-assign]
    game = obelisk.game("starclaim", **{"seats": 3, **options})
    make = plain_players(game)["random"]
    players = {seat: make(seat) for seat in range(game.seats) if seat not in people}
    return HotSeat(game, console, players, seed=3), output


def test_the_computer_alone_plays_to_the_end() -> None:
    game, output = match(())
    game.run()
    assert game.result is not None
    told = output.getvalue()
    assert [f"\nRound {number} begins.\n" in told for number in range(1, 6)] == [True] * 4 + [False]
    assert "rank  seat" in told
    ranks = told[told.index("rank  seat") :].splitlines()[1:4]
    assert ranks[0].split()[0] == "1"
    assert "Only you see" not in told
    assert "\n  The shop opens: everyone may buy one item.\n" in told  # phases stand under rounds
    assert "\n    Seat 1 leaves the shop.\n" in told or "\n      Seat 1 leaves" in told


class Counted(Pace):
    """A pace that counts the lines instead of waiting."""

    lines = 0

    def wait(self) -> None:
        self.lines += 1


def test_a_watched_game_waits_after_every_line_and_others_never_do() -> None:
    watched, output = match((), seats=2, rounds=1)
    watched.pace = pace = Counted(1)
    watched.run()
    story = output.getvalue()[: output.getvalue().index("Round 1 of 1: Game over")]
    assert pace.lines == len(story.splitlines()) - 1  # after the line that says who plays
    seated, _ = match((0,), ("pass",), seats=2)
    seated.pace = pace = Counted(1)
    seated.run()
    assert pace.lines == 0


def test_the_shop_says_what_every_item_does() -> None:
    """SC-64: with what is left, for who is inside; `items` and `help` say it at any time."""
    game, output = match((0,), ("items", "help radar", "help banana"), seats=2)
    game.states = [game.game.position('{"phase":"shop","controller":0,"turn":{"seat":0}}')]
    game.gather()
    game.run()
    told = output.getvalue()
    assert told.count("vehicle  40 gold  1 left  Drives ahead of you") == 2
    assert told.count("radar    70 gold") == 3
    assert "use your radar" in told
    assert "no help on 'banana'. Try one of these: matrix" in told
    output.truncate(0)
    game.obey("skip")
    game.obey("items")
    assert "vehicle  40 gold  Drives ahead" in output.getvalue()


def test_a_pace_is_for_watched_games() -> None:
    play = ["play", "starclaim", "-o", "seats=2", "-o", "rounds=1", "--against", "random"]
    watched = CliRunner().invoke(app, [*play, "--people", "0", "--pace", "0", "--seed", "1"])
    assert watched.exit_code == 0, watched.output
    assert "rank  seat" in watched.output
    for wrong, why in (
        ([*play, "--pace", "1"], "Only a game that you watch has a pace"),
        (["play", "khet", "--pace", "1"], "Only a game that you watch has a pace"),
        (
            [*play, "--people", "0", "--pace", "often"],
            "'often' is not a pace. Write a number of seconds from 0 to 60",
        ),
    ):
        refused = CliRunner().invoke(app, wrong)
        assert refused.exit_code == 2
        assert why in " ".join(refused.output.replace("│", "").split())


def test_at_the_hand_over_the_screen_is_wiped_twice() -> None:
    game, output = match((0, 1), ("", "bid 5", "", ""), terminal=True, seats=2)
    game.run()
    text = output.getvalue()
    assert text.index(WIPE) < text.index(QUESTION.format(1))
    second = text.index(QUESTION.format(2))
    assert text.rindex(WIPE, 0, second) > text.index("bid")
    assert text.index(WIPE, second) < text.index("Seat 1 bids 5.", second)


def test_nothing_private_follows_the_hand_over() -> None:
    answers = ("", "bid 5", "", "", "pass", "", "", "pick 1", "mine c4", "end", "", "")
    game, output = match((0, 1), answers, seats=2)
    game.run()
    text = output.getvalue()
    assert "You bury a normal mine on c4." in text
    after = text[text.rindex(QUESTION.format(2)) :]
    assert "Seat 1 finishes burying." in after
    for secret in ("c4", "*n", "95 gold", "Your mines"):
        assert secret not in after
    assert "100 gold" in after  # of the reader


def test_one_person_needs_no_hand_over() -> None:
    game, output = match((1,), ("pass",))
    game.run()
    assert "Pass the screen" not in output.getvalue()
    assert game.steps[1].seat == 1


def test_each_reads_what_happened_meanwhile() -> None:
    answers = ("", "pass", "", "", "pass", "", "", "pass", "", "")
    game, output = match((0, 1, 2), answers)
    game.run()
    text = output.getvalue()
    last = text[text.rindex(QUESTION.format(3)) :]
    assert "Seat 1 and seat 2 pass." in last


@pytest.mark.parametrize("auction", ["live", "sealed"])
def test_seats_that_decide_at_the_same_time_are_asked_in_turn(auction: str) -> None:
    answers = ("", "bid 5", "", "", "bid 6", "", "", "pass")
    game, output = match((0, 1, 2), answers, auction=auction, parallel_mines=True)
    game.run()
    assert [step.seat for step in game.steps] == [0, 1, 2]
    if auction == "sealed":
        assert "bid 5" not in output.getvalue()


def test_parallel_burying_keeps_the_screen_until_the_end_of_a_turn() -> None:
    answers = ("pass", "mine a1", "end")
    game, _ = match((0,), answers, parallel_mines=True)
    game.run()
    assert [step.action for step in game.steps if step.seat == 0][:3] == list(answers)


def test_people_count_seats_from_one() -> None:
    game, output = match((0, 1), ("", "bid 1", "", "", "pass", "", ""), seats=2)
    game.run()
    game.obey("actions")
    assert "pick 1, 2" in output.getvalue()
    game.obey("pick 0")
    assert "'pick 0' can't be played. Write pick and a seat: 1 or 2." in output.getvalue()
    game.obey("pick 2")
    assert game.steps[-1].action == "pick 1"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("nonsense", "for example, bid 12 or pass"),
        ("bid 0", "bid must be at least 1"),
        ("undo", "Nothing can be taken back here."),
        ("resign", "Type 'quit' to leave."),
        ("draw", "Draws are agreed only in games for two."),
        ("history", "'history' would reveal every seat's secrets."),
        ("position", "'position' would reveal every seat's secrets."),
        ("picture", "Which file? Write picture FILE."),
        ("save", "Which file? Write save FILE."),
        ("load", "Which file? Write load FILE."),
        ("help", "bid 12 gold for"),
        ("actions", "bid 1..999"),
        ("actions bid 7", "bid 7..7"),
        ("actions step", "none"),
        ("map", "Only you see: 100 gold"),
    ],
)
def test_commands_and_mistakes(line: str, words: str) -> None:
    game, output = match((0,))
    game.run()
    game.obey(line)
    assert words in output.getvalue()
    assert not game.steps


def test_long_lists_are_counted() -> None:
    game, output = match((0,), ("pass", "actions", "actions mine"), seats=9, parallel_mines=True)
    game.run()
    assert "mine: 144 cells" in output.getvalue()
    assert "mine a1, b1" in output.getvalue()


def test_saving_and_going_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game, output = match((0,), ("pass", f"save {file}", f"picture {tmp_path / 'a.svg'}"))
    game.run()
    assert "Don't look inside." in output.getvalue()
    assert "Only you see this" in (tmp_path / "a.svg").read_text()
    other, told = match((1, 2), parallel_mines=True)
    other.obey(f"load {file}")
    assert other.people == [0]
    assert other.state == game.state
    other.run()
    assert "The auction begins" not in told.getvalue()
    other.obey("new")
    assert not other.steps


def test_a_saved_game_of_another_kind_is_refused(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    khet = TerminalMatch(
        obelisk.game("khet"), Console(file=io.StringIO(), width=100), {1: LookAhead(1)}
    )
    khet.obey(f"save {file}")
    game, output = match((0,))
    game.obey(f"load {file}")
    assert "obelisk play khet --load" in output.getvalue()
    game.obey(f"save {file}")
    khet.obey(f"load {file}")
    assert khet.game.id == "khet"


def test_after_the_end() -> None:
    game, output = match(())
    game.run()
    game.obey("bid 1")
    assert "The game is over." in output.getvalue()
    game.obey("history")
    game.obey("position")
    assert '"phase":"end"' in output.getvalue().replace("\n", "")


# The command


def run(*arguments: str, answers: str = "", status: int = 0) -> str:
    done = CliRunner().invoke(app, arguments, input=answers, env={"COLUMNS": "100"})
    assert done.exit_code == status, done.output
    return done.output


def test_playing_from_the_shell() -> None:
    watched = run("play", "starclaim", "--people", "0", "--seed", "1", "-o", "seats=3")
    assert "rank  seat" in watched
    hot = run(
        "play", "starclaim", "--people", "2", "--seed", "1", "-o", "seats=4", answers="\nbid 3\n"
    )
    assert "At the screen: seat 1, seat 3." in hot
    assert QUESTION.format(1) in hot
    refused = run("play", "starclaim", "--people", "3", "--seat", "1", status=2)
    assert "--people 3, but --seat names 1 seat." in refused
    assert "There are 9 seats." in run("play", "starclaim", "--people", "10", status=2)
    assert "is for two players" in run("play", "khet", "--people", "2", status=2)


def test_showing_from_the_shell(tmp_path: Path) -> None:
    position = '{"mines":[{"kind":"purify","seat":0,"cell":"a1"}]}'
    arguments = ("show", "starclaim", "-o", "seats=2", "--position", position)
    assert "*p" not in run(*arguments)
    own = run(*arguments, "--seat", "1", "--svg", str(tmp_path / "a.svg"))
    assert "*p" in own
    assert "Round 1 of 4: Auction" in own
    assert "Seat 1 to act." in own
    assert "Only you see this" in (tmp_path / "a.svg").read_text()
    assert "has seats 1 to 2." in run(*arguments, "--seat", "3", status=2)
