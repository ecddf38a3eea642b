"""`obelisk match`: which of two players is the stronger one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from obelisk.core.game import Game
    from obelisk.tournament.openings import Opening
    from obelisk.tournament.run import Outcome, Tournament
    from obelisk.tournament.statistics import Sprt

RANDOM_PLIES = 4
EPILOG = """
[bold]Players[/]

level=5 · level=8,threads=2,nodes=10000,depth=6,time=0.1 (seconds a decision)

simple · random · in Starclaim random, cautious, heuristic

"ugi:./engine --fast" · "json:python bot.py" (a program: see docs/bots.md)

[bold]Examples[/]

obelisk match khet level=5 level=4 --games 200

obelisk match khet level=8 "ugi:./engine" --movetime 100 --games 100 --save games

obelisk match photon level=8,nodes=20000 level=8,nodes=10000 --games 2000 --sprt 0,20

obelisk match starclaim level=8 heuristic --games 500
"""


def match(
    game: Annotated[str, typer.Argument(help="Name of the game; 'obelisk games' lists them.")],
    first: Annotated[str, typer.Argument(metavar="PLAYER", help="The player that is measured.")],
    second: Annotated[
        str, typer.Argument(metavar="PLAYER", help="Its opponent; of many seats, all others.")
    ],
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; several may be."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="Games to play, or at most with --sprt.")] = 100,
    movetime: Annotated[
        int | None, typer.Option(min=1, metavar="MS", help="Milliseconds for each decision.")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Positions to look at for each decision.")
    ] = None,
    depth: Annotated[int | None, typer.Option(min=1, help="Depth of each search.")] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="ELO0,ELO1",
            help="Stop when it is clear which difference fits, with 5 % errors.",
        ),
    ] = None,
    openings: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|N",
            help="A file with a position or actions on each line, or so many random plies.",
            show_default=str(RANDOM_PLIES),
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="Makes the match repeatable.")] = 0,
    save: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep every game in this folder.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Games at a time; by default one a core.")
    ] = None,
    plies: Annotated[
        int | None,
        typer.Option(
            min=1, help="A longer game is a draw.", show_default="500; of many seats none"
        ),
    ] = None,
) -> None:
    """Let two players play a match, and tell which is the stronger one.

    Every opening is played twice with the seats exchanged. The result is a
    score with the difference in Elo and its uncertainty. In games of many seats
    the first player takes one seat, a different one each time, and its mean
    rank is told.

    Who crashes, breaks a rule or keeps silent loses the game. With limits of
    nodes or depth the same command plays the same games again. Ctrl-C ends the
    match and tells what was played so far.
    """
    import obelisk
    from obelisk.core.player import Limits
    from obelisk.games import find
    from obelisk.tournament.players import read_player
    from obelisk.tournament.report import summary
    from obelisk.tournament.run import Tournament

    played = obelisk.game(game, **find(game).options_type.parse(option or []))
    players = read_player(first, played), read_player(second, played)
    test = None if sprt is None else _read_sprt(sprt, played)
    seconds = None if movetime is None else movetime / 1000
    limits = None if seconds is nodes is depth is None else Limits(seconds, nodes, depth)
    tournament = Tournament(
        game=played,
        players=players,
        games=games,
        openings=_openings(played, openings, games, seed),
        limits=limits,
        seed=seed,
        most_plies=plies or (500 if played.seats == 2 else 1_000_000),
    )
    cores = (os.cpu_count() or 1) // max(player.threads for player in players)
    outcome = _watch(tournament, test, jobs or max(cores, 1), save)
    for line in summary(outcome):
        print(line)
    if outcome.is_interrupted:
        raise typer.Exit(130)


def _read_sprt(text: str, game: Game) -> Sprt:
    from obelisk.tournament.statistics import Sprt

    if game.seats != 2:
        raise typer.BadParameter(f"{game.title} has no Elo: it is not for two", param_hint="--sprt")
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
        return Sprt(elo0, elo1)
    except ValueError:
        raise typer.BadParameter(
            f"'{text}': write two differences in Elo, the smaller one first: 0,10",
            param_hint="--sprt",
        ) from None


def _openings(game: Game, told: str | None, games: int, seed: int) -> tuple[Opening, ...]:
    from obelisk.tournament.openings import Opening, make_openings, read_openings

    if not game.is_for_two:
        if told is not None:
            why = "draws its start from the seed" if game.has_chance else "is not for two"
            raise typer.BadParameter(f"{game.title} {why}", param_hint="--openings")
        return (Opening(),)
    number = str(RANDOM_PLIES) if told is None else told
    if number.isascii() and number.isdecimal():
        return tuple(make_openings(game, (games + 1) // 2, int(number), seed))
    return tuple(read_openings(game, Path(number)))


def _watch(tournament: Tournament, sprt: Sprt | None, jobs: int, save: Path | None) -> Outcome:
    """Play the match under a progress bar, which is all that is shown before the end."""
    from obelisk.terminal.progress import progress_bar
    from obelisk.tournament.report import headline
    from obelisk.tournament.run import run, warm

    with progress_bar() as progress:
        task = progress.add_task(f"preparing {tournament.game.title}", total=tournament.games)
        warm(tournament)
        progress.update(task, description=tournament.game.title)

        def show(outcome: Outcome, games: int) -> None:
            progress.update(task, completed=games, description=headline(outcome))

        return run(tournament, sprt=sprt, jobs=jobs, save=save, on_game=show)
