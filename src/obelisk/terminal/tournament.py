"""`obelisk match`: which of two players is the stronger one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from obelisk.core.quoting import shown
from obelisk.terminal.language import language, say

if TYPE_CHECKING:
    from obelisk.core.game import Game
    from obelisk.tournament.openings import Opening
    from obelisk.tournament.run import Outcome, Tournament
    from obelisk.tournament.statistics import Sprt

RANDOM_PLIES = 4
EPILOG = (
    "terminal-players",
    "terminal-match-players",
    "terminal-examples",
    "obelisk match khet level=5 level=4 --games 200",
    'obelisk match khet level=8 "ugi:./engine" --movetime 100 --games 100 --save games',
    "obelisk match photon level=8,nodes=20000 level=8,nodes=10000 --games 2000 --sprt 0,20",
    "obelisk match starclaim level=8 heuristic --games 500",
)


def match(
    game: Annotated[
        str, typer.Argument(metavar="terminal-metavar-game", help="terminal-help-game")
    ],
    first: Annotated[
        str, typer.Argument(metavar="terminal-metavar-player", help="terminal-help-first-player")
    ],
    second: Annotated[
        str, typer.Argument(metavar="terminal-metavar-player", help="terminal-help-second-player")
    ],
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", "-o", metavar="terminal-metavar-pair", help="terminal-help-option"
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="terminal-help-match-games")] = 100,
    movetime: Annotated[
        int | None, typer.Option(min=1, metavar="MS", help="terminal-help-movetime")
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="terminal-help-nodes")] = None,
    depth: Annotated[int | None, typer.Option(min=1, help="terminal-help-search-depth")] = None,
    sprt: Annotated[
        str | None, typer.Option(metavar="ELO0,ELO1", help="terminal-help-sprt")
    ] = None,
    openings: Annotated[
        str | None,
        typer.Option(
            metavar="terminal-metavar-openings",
            help="terminal-help-openings",
            show_default=str(RANDOM_PLIES),
        ),
    ] = None,
    seed: Annotated[int, typer.Option(min=0, help="terminal-help-seed")] = 0,
    save: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-folder", help="terminal-help-save")
    ] = None,
    jobs: Annotated[int | None, typer.Option(min=1, help="terminal-help-jobs")] = None,
    plies: Annotated[
        int | None,
        typer.Option(min=1, help="terminal-help-plies", show_default="terminal-default-plies"),
    ] = None,
) -> None:
    """Let two players play many games, and report which is stronger."""
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
    heading, *facts = (line.said(language()) for line in summary(outcome))
    print("\n  ".join((heading, *facts)))
    if outcome.is_interrupted:
        raise typer.Exit(130)


def _read_sprt(text: str, game: Game) -> Sprt:
    from obelisk.tournament.statistics import Sprt

    if game.seats != 2:
        raise typer.BadParameter(say("terminal-no-elo", game=game.named()), param_hint="--sprt")
    try:
        elo0, elo1 = (float(part) for part in text.split(","))
        return Sprt(elo0, elo1)
    except ValueError:
        why = say("terminal-sprt", given=shown(text))
        raise typer.BadParameter(why, param_hint="--sprt") from None


def _openings(game: Game, told: str | None, games: int, seed: int) -> tuple[Opening, ...]:
    from obelisk.tournament.openings import Opening, make_openings, read_openings

    if not game.is_for_two:
        if told is not None:
            code = f"terminal-openings-{'seed' if game.has_chance else 'two'}"
            raise typer.BadParameter(say(code, game=game.named()), param_hint="--openings")
        return (Opening(),)
    number = str(RANDOM_PLIES) if told is None else told
    if number.isascii() and number.isdecimal():
        return tuple(make_openings(game, (games + 1) // 2, int(number), seed))
    return tuple(read_openings(game, Path(number)))


def _watch(tournament: Tournament, sprt: Sprt | None, jobs: int, save: Path | None) -> Outcome:
    """Play the match under a progress bar with the score so far."""
    from obelisk.terminal.progress import progress_bar
    from obelisk.tournament.report import headline
    from obelisk.tournament.run import run, warm

    with progress_bar() as progress:
        game = tournament.game.named()
        task = progress.add_task(say("terminal-preparing", game=game), total=tournament.games)
        warm(tournament)
        progress.update(task, description=say("terminal-name", who=game))

        def show(outcome: Outcome, games: int) -> None:
            line = headline(outcome).said(language())
            progress.update(task, completed=games, description=line)

        return run(tournament, sprt=sprt, jobs=jobs, save=save, on_game=show)
