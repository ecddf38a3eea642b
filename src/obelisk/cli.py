"""The `obelisk` command. Each verb imports what it needs, so that `--help` is instant."""

from __future__ import annotations

import sys
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

import obelisk
from obelisk.bots.command import engine
from obelisk.lab import command as lab
from obelisk.server.command import backup, password, schema, serve, work
from obelisk.terminal import tournament as matches
from obelisk.terminal.installed import tell_left_out, usable_games
from obelisk.terminal.progress import progress_bar as _progress
from obelisk.terminal.progress import warm as _warm

if TYPE_CHECKING:
    from rich.console import Console

    from obelisk.core.board_game import BoardGame
    from obelisk.core.game import Game
    from obelisk.core.player import Player
    from obelisk.terminal.pace import Pace

app = typer.Typer(
    name="obelisk",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    help="Obelisk: a home for board games. Try [bold]obelisk play khet[/].",
)

GameName = Annotated[str, typer.Argument(help="Name of the game; 'obelisk games' lists them.")]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="A rule option; may be given several times."
    ),
]
Position = Annotated[
    str | None,
    typer.Option(metavar="TEXT", help="Start from this position instead of the game's start."),
]

Letters = Annotated[
    bool, typer.Option("--letters", help="Draw letters where pieces are Chinese characters.")
]
Notation = Annotated[
    str | None,
    typer.Option(metavar="NAME", help="How to write actions: plain, or for xionghan chinese."),
]


COMPUTER, PERSON = "computer", "person"  # who may play a seat, beside plain players
NOT_WATCHED = "only a game that is watched has a pace: a game of many seats with --people 0"


class Theme(StrEnum):
    light = "light"
    dark = "dark"
    auto = "auto"


app.command()(engine)
app.command(epilog=matches.EPILOG)(matches.match)
app.command(epilog=lab.ANALYSE_EPILOG)(lab.analyse)
app.command(epilog=lab.TUNE_EPILOG)(lab.tune)
app.command()(serve)
app.command()(work)
app.command()(schema)
app.command()(password)
app.command()(backup)


def main() -> NoReturn:
    """Run the command; a mistake of the user ends in one clear line."""
    from obelisk.core.errors import ObeliskError

    try:
        app()
    except (ObeliskError, OSError) as fault:
        print(f"obelisk: {fault}", file=sys.stderr)
        sys.exit(1)
    sys.exit(0)


@app.command()
def games(
    name: Annotated[str | None, typer.Argument(help="Show the options of this game.")] = None,
) -> None:
    """List the games, or the options of one."""
    from rich.table import Column, Table

    from obelisk.games import check_strangers, find, said

    if name is None:
        check_strangers()
        table = Table("game", "title", "what it is")
        for game in obelisk.game_names():
            table.add_row(game, said(game, "title")["en"], said(game, "about")["en"])
    else:
        whole = Column("option", no_wrap=True)  # a name that is cut cannot be typed
        table = Table(whole, Column("values", overflow="fold"), "default", "meaning", title=name)
        for option in find(name).options_type.describe():
            default = str(option["default"])
            default = default.lower() if isinstance(option["default"], bool) else default
            table.add_row(option["name"], option["values"], default, option["help"])
    _console().print(table)
    if name is None:
        tell_left_out()


@app.command()
def show(
    game: GameName,
    option: OptionPairs = None,
    position: Position = None,
    svg: Annotated[Path | None, typer.Option(help="Write an SVG picture to this file.")] = None,
    theme: Annotated[Theme, typer.Option(help="Colours of the picture.")] = Theme.auto,
    pieces: Annotated[
        str | None, typer.Option(metavar="SET", help="Pieces of the picture, if there are several.")
    ] = None,
    letters: Letters = False,
    seat: Annotated[
        int | None, typer.Option(min=1, help="Show what this seat sees; else a spectator's view.")
    ] = None,
) -> None:
    """Show a position: the board, who is to act, and the position as text."""
    from obelisk.terminal import boards

    played = _any_game(game, option)
    reader = None if seat is None else _check_seat(played, seat)
    if pieces is not None and pieces not in played.piece_sets:
        raise typer.BadParameter(
            f"{played.title} has the sets {', '.join(played.piece_sets)}", param_hint="--pieces"
        )
    _warm(played)
    state = played.start() if position is None else played.position(position)
    if svg is not None:
        svg.write_text(state.svg(reader, theme=theme.value, pieces=pieces), encoding="utf-8")
    console, view = _console(), state.view(reader)
    if heading := played.telling().heading(view):
        console.print(f"[bold]{heading}[/]", highlight=False)
    console.print(boards.draw(played, view, letters=letters))
    acting = ", ".join(played.seat_names[seat] for seat in state.to_act)
    if played.has_secrets:  # their number, the reason of the end and the position may tell some
        console.print(f"{acting} to act" if acting else "over", highlight=False)
        return
    if state.result is None:
        count = sum(len(state.actions(seat)) for seat in state.to_act)
        console.print(f"{acting} to act, {count} actions", highlight=False)
    else:
        console.print(f"over: {state.result.reason}", highlight=False)
    print(state)


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(help="Name of the game; without one, the first of 'obelisk games'."),
    ] = None,
    option: OptionPairs = None,
    position: Position = None,
    against: Annotated[
        str,
        typer.Option(
            metavar="WHO",
            help="Who plays the other seats: computer, person, or a plain player of the game, "
            "such as simple or random.",
        ),
    ] = COMPUTER,
    level: Annotated[
        int, typer.Option(min=1, max=8, help="How well the computer plays, from 1 to 8.")
    ] = 3,
    seat: Annotated[
        list[int] | None,
        typer.Option(min=1, help="Your seat: 1 acts first. With several people, give several."),
    ] = None,
    people: Annotated[
        int | None,
        typer.Option(min=0, help="People at the screen, in games of many seats; 0: only watch."),
    ] = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    pace: Annotated[
        str | None,
        typer.Option(
            help="How a watched game is told: seconds after each line, or slow, readable, fast, "
            "none. Enter skips to the next phase."
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Make the opponent repeatable.")] = None,
    letters: Letters = False,
    notation: Notation = None,
) -> None:
    """Play a game in the terminal, against the computer or other people."""
    from obelisk.search.players import plain_players
    from obelisk.terminal.table import Table

    played = _any_game(game or obelisk.game_names()[0], option)
    seats = [_check_seat(played, number) for number in seat or ()]
    _check_notation(played, notation)
    plain = plain_players(played)
    if against not in (COMPUTER, PERSON, *plain):
        known = ", ".join((COMPUTER, PERSON, *plain))
        raise typer.BadParameter(
            f"{played.title} is played against one of {known}", param_hint="--against"
        )
    if not played.is_for_two:
        _play_many(played, position, against, level, seats, people, pace, load, seed)
        return
    if pace is not None:
        raise typer.BadParameter(NOT_WATCHED, param_hint="--pace")
    if people is not None or len(seats) > 1:
        raise typer.BadParameter(
            f"{played.title} is for two: --against person, or one --seat", param_hint="--people"
        )
    _warm(played, thinking=against == COMPUTER)
    players = {}
    if against != PERSON:
        other = 1 - (seats[0] if seats else 0)
        players[other] = _computer(played, against, level, seed)
    table = Table(played, _console(), players, position, letters=letters, notation=notation)
    if load is not None:
        table.load(str(load))
    table.run()


def _play_many(
    game: Game,
    position: str | None,
    against: str,
    level: int,
    seats: list[int],
    people: int | None,
    pace: str | None,
    load: Path | None,
    seed: int | None,
) -> None:
    """A game of many seats, or with secrets, at one screen; the computer fills the other seats."""
    from obelisk.terminal.hotseat import HotSeat

    count = people if people is not None else len(seats) or 1
    if against == PERSON:
        count = game.seats
    if count > game.seats:
        raise typer.BadParameter(f"there are {game.seats} seats", param_hint="--people")
    if not seats:
        seats = [place * game.seats // count for place in range(count)]  # evenly round the table
    if len(set(seats)) != count:
        raise typer.BadParameter(
            f"{count} at the screen, but {len(set(seats))} given by --seat", param_hint="--people"
        )
    waits = _pace(pace, is_watched=not count)
    _warm(game)
    players = {
        place: _computer(game, against, level, None if seed is None else seed + place)
        for place in range(game.seats)
        if place not in seats
    }
    table = HotSeat(game, _console(), players, position, seed=seed, pace=waits)
    if load is not None:
        table.load(str(load))
    table.run()


def _computer(game: Game, against: str, level: int, seed: int | None) -> Player:
    """A player of the level, or the plain player of this name."""
    from obelisk.search.players import plain_players

    if against in (COMPUTER, PERSON):
        return obelisk.player(game, level, seed=seed)
    return plain_players(game)[against](seed)


def _pace(wished: str | None, *, is_watched: bool) -> Pace:
    """The pace of a game at the screen: readable for who watches at a terminal, if not wished."""
    from obelisk.terminal.pace import Pace, read_pace

    if wished is not None and not is_watched:
        raise typer.BadParameter(NOT_WATCHED, param_hint="--pace")
    if wished is None:
        wished = "readable" if is_watched and sys.stdout.isatty() else "none"
    try:
        return Pace(read_pace(wished), sys.stdin if sys.stdin.isatty() else None)
    except ValueError as fault:
        raise typer.BadParameter(str(fault), param_hint="--pace") from None


@app.command()
def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(min=0, help="Length of the sequences.")],
    option: OptionPairs = None,
    position: Position = None,
    divide: Annotated[bool, typer.Option("--divide", help="Print counts by first action.")] = False,
    bulk: Annotated[
        bool, typer.Option("--bulk", help="Count the last ply without playing it (faster).")
    ] = False,
) -> None:
    """Count the action sequences of a length: the standard test of a rules engine.

    A game that ends earlier has no longer sequences; draw claims are not counted.
    """
    played = _warm(_game(game, option))
    state = played.start() if position is None else played.position(position)
    if depth == 0:
        print(1)
        return
    total = 0
    with _progress() as progress:
        task = progress.add_task("counting", total=len(state.actions()))
        for action, count in played.divide(state, depth, bulk=bulk):
            total += count
            progress.advance(task)
            if divide:
                print(f"{action}: {count}")
    print(total)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    text: Annotated[bool, typer.Option("--text", help="Print it as numbered actions.")] = False,
    step: Annotated[int | None, typer.Option(min=0, help="Show only this step.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help="Show what this seat could know; 1 is the first.")
    ] = None,
    letters: Letters = False,
    notation: Notation = None,
) -> None:
    """Show a saved game step by step, or as text.

    Without a seat everything is told, secrets included.
    """
    from obelisk import records
    from obelisk.terminal.retelling import retell

    record = records.load(file)
    if seat is not None and seat > record.game.seats:
        raise typer.BadParameter(
            f"{record.game.title} had the seats 1 to {record.game.seats}", param_hint="--seat"
        )
    if seat is not None and text and record.game.has_secrets:
        raise typer.BadParameter("the list of actions tells all secrets", param_hint="--text")
    _check_notation(record.game, notation)
    if text:
        print(records.export_text(record, notation), end="")
        return
    console = _console()
    if step is not None and step > len(record.steps):
        raise typer.BadParameter(f"the game has {len(record.steps)} steps", param_hint="--step")
    reader = None if seat is None else seat - 1
    for number, told in enumerate(retell(record, reader, letters=letters, notation=notation)):
        if step is None or number == step:
            for piece in told:
                console.print(piece, highlight=False)


@app.command()
def warmup(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
) -> None:
    """Compile the kernels of all games now, so that later starts are quick."""
    for name in [game] if game else usable_games():
        _warm(obelisk.game(name), thinking=True)
        print(f"{name}: ready")
    tell_left_out()


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    yardstick: Annotated[
        Path | None, typer.Option(help="Folder with the C yardsticks; needs gcc.")
    ] = None,
    previous: Annotated[
        Path | None, typer.Option(help="The src folder of another version to compare with.")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds of each comparison.")] = 7,
) -> None:
    """Measure speed as ratios, side by side in one run."""
    from obelisk.core.board_game import BoardGame
    from obelisk.games import find
    from obelisk.lab import benchmark

    for name in [game] if game else usable_games():
        if game is None and not issubclass(find(name), BoardGame):
            continue  # the yardsticks are for board games of two
        played = _game(name, None)
        benchmark.compile_apart(name)
        _warm(played)
        with _progress() as progress:
            bar = partial(progress.update, progress.add_task(f"measuring {played.title}"))
            lines = benchmark.report(played, yardstick, previous, rounds, bar)
        for line in lines:
            print(line)


def _any_game(name: str, pairs: list[str] | None) -> Game:
    from obelisk.games import find

    return obelisk.game(name, **find(name).options_type.parse(pairs or []))


def _check_notation(game: Game, notation: str | None) -> None:
    if notation is not None and notation not in game.notations:
        raise typer.BadParameter(
            f"{game.title} has {', '.join(game.notations)}", param_hint="--notation"
        )


def _check_seat(game: Game, number: int) -> int:
    """A seat as the rules count it, from one that people count from 1."""
    if number > game.seats:
        raise typer.BadParameter(f"{game.title} has the seats 1 to {game.seats}")
    return number - 1


def _game(name: str, pairs: list[str] | None) -> BoardGame:
    from obelisk.core.board_game import BoardGame

    game = _any_game(name, pairs)
    if not isinstance(game, BoardGame):
        raise typer.BadParameter(f"{name} cannot be used here", param_hint="GAME")
    return game


def _console() -> Console:
    from rich.console import Console

    return Console()
