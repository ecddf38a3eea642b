"""The `obelisk` command. Each verb imports what it needs, so that `--help` is instant."""

from __future__ import annotations

import dataclasses
import re
import sys
from collections.abc import Callable
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn, TypeVar

import typer

import obelisk
from obelisk.bots.command import engine
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import List
from obelisk.core.words import ENGLISH, WORDS
from obelisk.lab import command as lab
from obelisk.server.command import backup, password, schema, serve, work
from obelisk.terminal import tournament as matches
from obelisk.terminal.command_line import SpokenCommand, SpokenGroup
from obelisk.terminal.installed import tell_left_out, usable_games
from obelisk.terminal.language import OPTION, language, say, told, who
from obelisk.terminal.progress import progress_bar as _progress
from obelisk.terminal.progress import warm as _warm

if TYPE_CHECKING:
    from rich.console import Console

    from obelisk.core.board_game import BoardGame
    from obelisk.core.game import Game
    from obelisk.core.player import Player
    from obelisk.terminal.pace import Pace

Called = TypeVar("Called", bound=Callable[..., Any])

app = typer.Typer(
    name="obelisk", cls=SpokenGroup, add_completion=False, rich_markup_mode="rich"
)  # fmt: skip

GameName = Annotated[
    str, typer.Argument(metavar="terminal-metavar-game", help="terminal-help-game")
]
OneGame = Annotated[
    str | None, typer.Argument(metavar="terminal-metavar-game", help="terminal-help-one-game")
]
OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="terminal-metavar-pair", help="terminal-help-option"),
]
Position = Annotated[
    str | None, typer.Option(metavar="terminal-metavar-text", help="terminal-help-position")
]
Letters = Annotated[bool, typer.Option("--letters", help="terminal-help-letters")]
Notation = Annotated[
    str | None, typer.Option(metavar="terminal-metavar-name", help="terminal-help-notation")
]

COMPUTER, PERSON = "computer", "person"  # who may play a seat, beside plain players


class Theme(StrEnum):
    light = "light"
    dark = "dark"
    auto = "auto"


def command(help: str, *epilog: str) -> Callable[[Called], Called]:
    """Add a command; its help and the paragraphs of its epilog may be codes of catalogues."""
    return app.command(cls=SpokenCommand, help=help, epilog="\n\n".join(epilog))


command("bots-help-engine")(engine)
command("terminal-help-match", *matches.EPILOG)(matches.match)
command("lab-help-analyse", *lab.ANALYSE_EPILOG)(lab.analyse)
command("lab-help-tune", *lab.TUNE_EPILOG)(lab.tune)
command("server-help-serve")(serve)
command("server-help-work")(work)
command("server-help-schema")(schema)
command("server-help-password")(password)
command("server-help-backup")(backup)


def main() -> NoReturn:
    """Run the command; an error ends it in one clear line."""
    app()
    sys.exit(0)


@app.callback(invoke_without_command=True, help="terminal-help")
def begin(
    context: typer.Context,
    chosen: Annotated[
        str | None, typer.Option(OPTION, help="terminal-help-language", expose_value=False)
    ] = None,
) -> None:
    """Print the help if no command is given. The language was found before: see `SpokenGroup`."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@command("terminal-help-games")
def games(
    name: Annotated[
        str | None,
        typer.Argument(metavar="terminal-metavar-game", help="terminal-help-options-of"),
    ] = None,
) -> None:
    """List the games, or the options of one."""
    from rich.table import Column, Table

    from obelisk.games import check_strangers, find, said

    if name is None:
        check_strangers()
        table = Table(*(say(f"terminal-column-{column}") for column in ("game", "title", "about")))
        for game in obelisk.game_names():
            table.add_row(game, _in_words(said(game, "title")), _in_words(said(game, "about")))
    else:
        table = Table(
            Column(say("terminal-column-option"), no_wrap=True),  # a cut name cannot be typed
            Column(say("terminal-column-values"), overflow="fold"),
            say("terminal-column-default"),
            say("terminal-column-meaning"),
            title=name,
        )
        for option in dataclasses.fields(find(name).options_type):
            values = option.metadata["domain"].message.said(language())
            default = str(option.default)
            default = default.lower() if isinstance(option.default, bool) else default
            table.add_row(option.name, values, default, _meaning(name, option))
    _console().print(table)
    if name is None:
        tell_left_out()


def _in_words(texts: dict[str, str]) -> str:
    """What a game says in the language that is spoken, or in English if it does not speak it."""
    return texts.get(language(), texts[ENGLISH])


def _meaning(game: str, option: dataclasses.Field[Any]) -> str:
    """What an option of a game means, with its clauses."""
    help_: str = option.metadata["help"]
    title, more = f"{game}-option-{option.name}", f"{game}-help-{option.name}"
    if language() == ENGLISH or not WORDS.has(title, language()):
        return help_
    clauses = re.search(r" \([^()]*\)$", help_)
    text = f"{say(title)}. {say(more)}" if WORDS.has(more, language()) else say(title)
    return text + (clauses[0] if clauses else "")


@command("terminal-help-show")
def show(
    game: GameName,
    option: OptionPairs = None,
    position: Position = None,
    svg: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-file", help="terminal-help-svg")
    ] = None,
    theme: Annotated[Theme, typer.Option(help="terminal-help-theme")] = Theme.auto,
    pieces: Annotated[
        str | None, typer.Option(metavar="terminal-metavar-name", help="terminal-help-pieces")
    ] = None,
    letters: Letters = False,
    seat: Annotated[int | None, typer.Option(min=1, help="terminal-help-show-seat")] = None,
) -> None:
    """Show a position: the board, who is to act, and the position as text."""
    from obelisk.terminal import boards

    played = _any_game(game, option)
    reader = None if seat is None else _check_seat(played, seat)
    if pieces is not None and pieces not in played.piece_sets:
        known = List.of(played.piece_sets, "none")
        why = say("terminal-piece-sets", game=played.named(), known=known)
        raise typer.BadParameter(why, param_hint="--pieces")
    _warm(played)
    state = played.start() if position is None else played.position(position)
    if svg is not None:
        svg.write_text(state.svg(reader, theme=theme.value, pieces=pieces), encoding="utf-8")
    console, view, telling = _console(), state.view(reader), played.telling(language())
    if heading := telling.heading(view):
        console.print(f"[bold]{heading}[/]", highlight=False)
    console.print(boards.draw(played, view, letters=letters))
    acting = List.of((who(played, seat) for seat in state.to_act), "none")
    if played.has_secrets:  # the number of actions, the result and the position may tell some
        line = say("terminal-to-act", who=acting) if state.to_act else say("terminal-over")
        console.print(line, highlight=False)
        return
    if state.result is None:
        count = sum(len(state.actions(seat)) for seat in state.to_act)
        console.print(say("terminal-to-act-of", who=acting, count=count), highlight=False)
    else:
        line = say("terminal-over-because", why=played.reason_of(state.result))
        console.print(line, highlight=False)
    print(state)


@command("terminal-help-play")
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="terminal-metavar-game", help="terminal-help-game-first"),
    ] = None,
    option: OptionPairs = None,
    position: Position = None,
    against: Annotated[
        str, typer.Option(metavar="terminal-metavar-who", help="terminal-help-against")
    ] = COMPUTER,
    level: Annotated[int, typer.Option(min=1, max=8, help="terminal-help-level")] = 3,
    seat: Annotated[list[int] | None, typer.Option(min=1, help="terminal-help-seat")] = None,
    people: Annotated[int | None, typer.Option(min=0, help="terminal-help-people")] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-file", help="terminal-help-load")
    ] = None,
    pace: Annotated[
        str | None, typer.Option(metavar="terminal-metavar-pace", help="terminal-help-pace")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="terminal-help-seed")] = None,
    letters: Letters = False,
    notation: Notation = None,
) -> None:
    """Play a game in the terminal, against the computer or other people."""
    from obelisk.search.players import plain_players
    from obelisk.terminal.match import TerminalMatch

    played = _any_game(game or obelisk.game_names()[0], option)
    seats = [_check_seat(played, number) for number in seat or ()]
    _check_notation(played, notation)
    plain = plain_players(played)
    if against not in (COMPUTER, PERSON, *plain):
        known = List.of((COMPUTER, PERSON, *plain), "or")
        why = say("terminal-against", game=played.named(), known=known)
        raise typer.BadParameter(why, param_hint="--against")
    if not played.is_for_two:
        _play_many(played, position, against, level, seats, people, pace, load, seed)
        return
    if pace is not None:
        raise typer.BadParameter(say("terminal-pace-unwatched"), param_hint="--pace")
    if people is not None or len(seats) > 1:
        why = say("terminal-for-two", game=played.named())
        raise typer.BadParameter(why, param_hint="--people")
    _warm(played, thinking=against == COMPUTER)
    players = {}
    if against != PERSON:
        other = 1 - (seats[0] if seats else 0)
        players[other] = _computer(played, against, level, seed)
    match = TerminalMatch(played, _console(), players, position, letters=letters, notation=notation)
    if load is not None:
        match.load(str(load))
    match.run()


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
        raise typer.BadParameter(say("terminal-seats", count=game.seats), param_hint="--people")
    if not seats:
        seats = [place * game.seats // count for place in range(count)]  # evenly round the table
    if len(set(seats)) != count:
        why = say("terminal-people-seats", people=count, seats=len(set(seats)))
        raise typer.BadParameter(why, param_hint="--people")
    waits = _pace(pace, is_watched=not count)
    _warm(game)
    players = {
        place: _computer(game, against, level, None if seed is None else seed + place)
        for place in range(game.seats)
        if place not in seats
    }
    match = HotSeat(game, _console(), players, position, seed=seed, pace=waits)
    if load is not None:
        match.load(str(load))
    match.run()


def _computer(game: Game, against: str, level: int, seed: int | None) -> Player:
    """A player of the level, or the plain player of this name."""
    from obelisk.search.players import plain_players

    if against in (COMPUTER, PERSON):
        return obelisk.player(game, level, seed=seed)
    return plain_players(game)[against](seed)


def _pace(wished: str | None, *, is_watched: bool) -> Pace:
    """Return the wished pace; by default, readable for people who watch at a terminal."""
    from obelisk.terminal.pace import Pace, read_pace

    if wished is not None and not is_watched:
        raise typer.BadParameter(say("terminal-pace-unwatched"), param_hint="--pace")
    if wished is None:
        wished = "readable" if is_watched and sys.stdout.isatty() else "none"
    try:
        return Pace(read_pace(wished), sys.stdin if sys.stdin.isatty() else None)
    except ObeliskError as fault:
        raise typer.BadParameter(told(fault), param_hint="--pace") from None


@command("terminal-help-perft")
def perft(
    game: GameName,
    depth: Annotated[
        int, typer.Argument(min=0, metavar="terminal-metavar-depth", help="terminal-help-depth")
    ],
    option: OptionPairs = None,
    position: Position = None,
    divide: Annotated[bool, typer.Option("--divide", help="terminal-help-divide")] = False,
    bulk: Annotated[bool, typer.Option("--bulk", help="terminal-help-bulk")] = False,
) -> None:
    """Count the action sequences of a length."""
    played = _warm(_game(game, option))
    state = played.start() if position is None else played.position(position)
    if depth == 0:
        print(1)
        return
    total = 0
    with _progress() as progress:
        task = progress.add_task(say("terminal-counting"), total=len(state.actions()))
        for action, count in played.divide(state, depth, bulk=bulk):
            total += count
            progress.advance(task)
            if divide:
                print(f"{action}: {count}")
    print(total)


@command("terminal-help-replay")
def replay(
    file: Annotated[
        Path, typer.Argument(metavar="terminal-metavar-file", help="terminal-help-file")
    ],
    text: Annotated[bool, typer.Option("--text", help="terminal-help-text")] = False,
    step: Annotated[int | None, typer.Option(min=0, help="terminal-help-step")] = None,
    seat: Annotated[int | None, typer.Option(min=1, help="terminal-help-replay-seat")] = None,
    letters: Letters = False,
    notation: Notation = None,
) -> None:
    """Show a saved game step by step, or as text."""
    from obelisk import records
    from obelisk.terminal.retelling import retell

    record = records.load(file)
    reader = None if seat is None else _check_seat(record.game, seat)
    if seat is not None and text and record.game.has_secrets:
        raise typer.BadParameter(say("terminal-text-secrets"), param_hint="--text")
    _check_notation(record.game, notation)
    if text:
        print(records.export_text(record, notation), end="")
        return
    console = _console()
    if step is not None and step > len(record.steps):
        why = say("terminal-steps", count=len(record.steps))
        raise typer.BadParameter(why, param_hint="--step")
    steps = retell(record, reader, letters=letters, notation=notation)
    for number, pieces in enumerate(steps):
        if step is None or number == step:
            for piece in pieces:
                console.print(piece, highlight=False)


@command("terminal-help-warmup")
def warmup(game: OneGame = None) -> None:
    """Compile the kernels of all games now, so that later starts are quick."""
    for name in [game] if game else usable_games():
        _warm(obelisk.game(name), thinking=True)
        print(say("terminal-ready", game=name))
    tell_left_out()


@command("terminal-help-bench")
def bench(
    game: OneGame = None,
    yardstick: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-folder", help="terminal-help-yardstick")
    ] = None,
    previous: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-folder", help="terminal-help-previous")
    ] = None,
    rounds: Annotated[int, typer.Option(min=1, help="terminal-help-rounds")] = 7,
) -> None:
    """Measure speed as ratios, side by side in one run."""
    from obelisk.core.board_game import is_searchable
    from obelisk.lab import benchmark

    for name in [game] if game else usable_games():
        if game is None and not is_searchable(obelisk.game(name)):
            continue  # nothing of it is measured
        played = _game(name, None)
        benchmark.compile_apart(name)
        _warm(played)
        with _progress() as progress:
            bar = partial(
                progress.update, progress.add_task(say("terminal-measuring", game=played.named()))
            )
            lines = benchmark.report(played, yardstick, previous, rounds, bar)
        for line in lines:
            print(line.said(language()))


def _any_game(name: str, pairs: list[str] | None) -> Game:
    from obelisk.games import find

    return obelisk.game(name, **find(name).options_type.parse(pairs or []))


def _check_notation(game: Game, notation: str | None) -> None:
    if notation is not None and notation not in game.notations:
        known = List.of(game.notations, "none")
        why = say("terminal-notations", game=game.named(), known=known)
        raise typer.BadParameter(why, param_hint="--notation")


def _check_seat(game: Game, number: int) -> int:
    """A seat as the rules count it, from one that people count from 1."""
    if number > game.seats:
        why = say("terminal-seat-range", game=game.named(), last=game.seats)
        raise typer.BadParameter(why, param_hint="--seat")
    return number - 1


def _game(name: str, pairs: list[str] | None) -> BoardGame:
    from obelisk.core.board_game import is_searchable

    game = _any_game(name, pairs)
    if not is_searchable(game):
        raise typer.BadParameter(say("terminal-not-for-two", game=game.named()))
    return game


def _console() -> Console:
    from rich.console import Console

    return Console()
