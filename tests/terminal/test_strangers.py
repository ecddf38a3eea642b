"""A game that brings nothing for the terminal is shown, played, kept and retold all the same."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import obelisk.games
from obelisk.cli import app
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game
from obelisk.search.players import plain_players
from obelisk.terminal.hotseat import WIPE, HotSeat
from obelisk.testing import check_game
from tests.strangers.cards import Cards

Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command, where `cards` is one of the games."""
    ours = obelisk.games.find

    def find(name: str) -> type[Game]:
        return Cards if name == "cards" else ours(name)

    for module in ("obelisk.games", "obelisk.records", "obelisk.search.players"):
        monkeypatch.setattr(f"{module}.find", find)

    def invoke(*arguments: str, answers: str = "", status: int = 0) -> str:
        done = CliRunner().invoke(app, arguments, input=answers, env={"COLUMNS": "100"})
        assert done.exit_code == status, done.output
        return done.output

    return invoke


def match(
    people: tuple[int, ...], answers: tuple[str, ...] = (), game: Game | None = None
) -> tuple[HotSeat, io.StringIO]:
    output = io.StringIO()
    console = Console(file=output, width=100, force_terminal=True, color_system=None)
    waiting = iter(answers)

    def read(prompt: str = "", **_: object) -> str:
        console.print(prompt, end="")
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    console.input = read
    game = game or Cards()
    players = {seat: plain_players(game)["random"](seat) for seat in range(3) if seat not in people}
    return HotSeat(game, console, players, seed=1), output


def test_the_game_keeps_the_promises_of_a_game() -> None:
    check_game(Cards(), compiled=False)


def test_a_position_is_shown_to_a_spectator_and_to_a_seat(run: Run) -> None:
    everybody = run("show", "cards", "--position", "001 776 000")
    assert "scores     0 0 0\n" in everybody.replace(" \n", "\n")
    assert "North, east to act." in everybody
    assert "face down  none" in everybody
    assert "face down  1" in run("show", "cards", "--position", "001 776 000", "--seat", "3")


def test_three_people_at_one_screen_keep_their_secrets() -> None:
    game, output = match((0, 1, 2), ("", "play 3", "", "", "play 2", "", "", "play 2", "", ""))
    game.run()
    told = output.getvalue()
    assert "Now: play. Type 'help' for help or 'actions' for a list." in told
    assert "  You: play (card 3)" in told
    after = told[told.rindex(WIPE, 0, told.rindex("Pass the screen to east")) :]
    assert "North: play\n" in after
    assert "card 3" not in after
    assert "Reveal (cards 3 2 2)" in told
    assert "North: score (points 3)" in told
    game.obey("history")
    assert "would reveal every seat's secrets" in output.getvalue()


class OpenCards(Cards):
    """The same with the cards on the table."""

    has_secrets = False


def test_people_pass_no_screen_where_nothing_is_secret() -> None:
    game, output = match((0, 1), ("play 3", "play 2", "history"), OpenCards())
    game.run()
    told = output.getvalue()
    assert [(step.seat, step.action) for step in game.steps][:2] == [(0, "play 3"), (1, "play 2")]
    assert "Pass the screen" not in told
    assert WIPE not in told
    assert told.count("North: play") == 1
    assert "1. north: play 3" in told


def test_commands_say_what_can_be_typed() -> None:
    game, output = match((0,))
    game.run()
    for line in ("help", "actions", "actions play 2", "play 9", "items", "help gold", "map"):
        game.obey(line)
    told = output.getvalue()
    assert "play 3: play your card 3 face down" in told
    assert "play 1, 2, 3\n" in told
    assert "play 2\n" in told
    assert "'play 9' cannot be played. Write play 1, play 2 or play 3." in told
    assert "'items' cannot be played." in told
    assert "There is no help on 'gold'." in told
    with pytest.raises(IllegalAction):
        game.telling.about("gold")


def test_a_watched_game_ends_with_a_table(run: Run) -> None:
    told = run("play", "cards", "--people", "0", "--against", "random", "--seed", "2")
    assert told.count("Reveal (cards") == 3
    assert "rank  seat" in told
    assert "   1  " in told
    refused = run("play", "cards", "--against", "heuristic", status=2)
    assert "Cards is played against computer, person or random." in refused


def test_a_game_is_kept_and_retold(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    answers = f"play 1\nsave {file}\nquit\n"
    told = run("play", "cards", "--against", "random", "--seed", "3", answers=answers)
    assert "Don't look inside." in told
    assert "north: play 1" in run("replay", file)
    own = run("replay", file, "--seat", "2")
    assert "North: play (card" not in own
    assert "1. …" in own
    assert "East: play" in run("replay", file, "--seat", "1")
    assert "At the screen: north." in run("play", "cards", "--load", file, "--against", "random")


def test_players_meet(run: Run) -> None:
    told = run("match", "cards", "random", "random", "--games", "6", "--jobs", "1")
    assert "Mean rank: " in told
    assert "6 games: By score." in told
