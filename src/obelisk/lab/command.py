"""`obelisk analyse` and `obelisk tune`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from obelisk.core.messages import Message
from obelisk.core.options import unknown
from obelisk.core.quoting import shown
from obelisk.core.words import text
from obelisk.terminal.installed import tell_left_out, usable_games

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame
    from obelisk.core.game import Game
    from obelisk.core.state import State
    from obelisk.search.thinking import Report

ANALYSE_EPILOG = """
[bold]Examples[/]

obelisk analyse khet --time 10

obelisk analyse "10/3k1a31s12/10/2p14a32/10/2A14P42/10/2S21A11K3 r 0 0" --lines 3

obelisk analyse xionghan --depth 8 --threads 2 -o kings_face=true
"""
TUNE_EPILOG = """
[bold]Examples[/]

obelisk tune khet --games 1200 --vary setup=classic,imhotep,dynasty --write weights.json

obelisk match khet level=8,nodes=2000,weights=weights.json level=8,nodes=2000 --games 400
"""

OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A rule option; several may be."),
]


def analyse(
    position: Annotated[
        str, typer.Argument(help="A position as text, or the name of a game for its start.")
    ],
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", help="Its game; by default the one that can read it."),
    ] = None,
    option: OptionPairs = None,
    lines: Annotated[int, typer.Option(min=1, max=64, help="How many of the best lines.")] = 1,
    time: Annotated[
        float | None, typer.Option(min=0.001, metavar="SECONDS", help="How long to think.")
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="How many positions to look at.")] = None,
    depth: Annotated[int | None, typer.Option(min=1, help="How deep to look.")] = None,
    threads: Annotated[int, typer.Option(min=1, help="How many threads think together.")] = 1,
    table: Annotated[int, typer.Option(min=1, metavar="MB", help="Size of the memory.")] = 64,
) -> None:
    """Say what is best in a position, deeper and deeper.

    Without a limit it thinks for ten seconds; Ctrl-C ends it at once. Scores
    are for the side to act, in units of the game's smallest piece.
    """
    from obelisk.core.player import Limits
    from obelisk.search.thinking import Thinker
    from obelisk.terminal.progress import warm

    played, state = _find_state(position, game, option)
    if not state.to_act:
        assert state.result is not None
        print(Message("core-game-over", why=state.game.reason_of(state.result)))
        return
    if time is nodes is depth is None:
        time = 10.0
    warm(played, thinking=True)
    side = played.seat_named(state.to_act[0])
    print(Message("lab-analysis", game=played.named(), side=side, position=str(state)))
    print(
        f"{text('lab-depth'):>5} {text('lab-score'):>15} {text('lab-nodes'):>12} "
        f"{text('lab-rate'):>11} {text('lab-seconds'):>8}  {text('lab-line')}"
    )
    thinker = Thinker(played, megabytes=table, threads=threads)
    try:
        thinker.think(state, Limits(time, nodes, depth), lines=lines, on_report=_print_reports)
    except KeyboardInterrupt:
        thinker.stop()


def _print_reports(reports: tuple[Report, ...]) -> None:
    for report in reports:
        print(
            f"{report.depth:>5} {report.score!s:>15} {report.nodes:>12,} {report.speed:>11,} "
            f"{report.seconds:>8.2f}  {' '.join(report.line)}",
            flush=True,
        )


def _find_state(typed: str, name: str | None, option: list[str] | None) -> tuple[BoardGame, State]:
    """Return the state that is meant, of the game that is named or of the one that can read it."""
    from obelisk.core.board_game import is_searchable
    from obelisk.core.errors import InvalidPosition
    from obelisk.games import find, has

    if name is None and has(typed):
        name = typed
    faults = []
    for known in usable_games() if name is None else (name,):
        kind = find(known)
        game = kind(**kind.options_type.parse(option or [])) if name is not None else kind()
        if not is_searchable(game):
            if name is not None:
                raise typer.BadParameter(str(Message("lab-secrets", game=kind.named())))
            continue
        try:
            return game, game.start() if typed == known else game.position(typed)
        except InvalidPosition as fault:
            faults.append(f"{known}: {fault}")
    tell_left_out()
    raise typer.BadParameter("\n".join([text("lab-no-position"), *faults]))


def tune(
    game: Annotated[str, typer.Argument(help="Name of a game for two.")],
    option: OptionPairs = None,
    vary: Annotated[
        str | None,
        typer.Option(
            metavar="OPTION[=A,B]", help="Play in turn with every value of this option, or these."
        ),
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="Games to learn from.")] = 1000,
    nodes: Annotated[int, typer.Option(min=1, help="Positions to look at for each action.")] = 800,
    seed: Annotated[int, typer.Option(min=0, help="Makes the games repeatable.")] = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="Games at a time; by default one a core.")
    ] = None,
    weights: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with these weights.")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the new weights in this file.")
    ] = None,
) -> None:
    """Fit the weights of a game's evaluation to games that it plays against itself.

    The same command finds the same weights again. Whether they are better is
    for 'obelisk match' to say.
    """
    from obelisk.core.board_game import is_searchable
    from obelisk.core.weights import read_weights, write_weights
    from obelisk.games import find
    from obelisk.lab.tuning import SelfPlay, collect, fit
    from obelisk.terminal.progress import progress_bar, warm

    kind = find(game)
    given = kind.options_type.parse(option or [])
    self_play = SelfPlay(kind.id, _variants(kind, given, vary), games, nodes, seed)
    played = kind(**self_play.options[0])
    if not is_searchable(played):
        raise typer.BadParameter(str(Message("lab-no-weights", game=kind.named())))
    evaluation = warm(played, thinking=True).evaluation
    first = evaluation.weights if weights is None else read_weights(weights, evaluation.terms)
    with progress_bar() as progress:
        playing = str(Message("lab-playing", game=kind.named()))
        task = progress.add_task(playing, total=games)
        sample = collect(
            self_play,
            first,
            jobs or os.cpu_count() or 1,
            lambda n: progress.update(task, completed=n),
        )
    fitted = fit(sample, first)
    print(
        Message(
            "lab-fitted",
            games=sample.games,
            draws=sample.draws,
            positions=len(sample.scores),
            before=f"{fitted.before:.4f}",
            after=f"{fitted.after:.4f}",
        )
    )
    for term, old, new in zip(evaluation.terms, first, fitted.weights, strict=True):
        print(f"{term:>20} {old:>6} {new:>6}")
    if write is not None:
        write_weights(write, evaluation.terms, fitted.weights)


def _variants(
    kind: type[Game], given: dict[str, object], vary: str | None
) -> tuple[dict[str, object], ...]:
    """Return the options of the games to play, in turn."""
    if vary is None:
        return (given,)
    name, _, chosen = vary.partition("=")
    for described in kind.options_type.describe():
        if described["name"] == name:
            values: list[object] = [*described["choices"]]
            if chosen or not values:
                pairs = [f"{name}={value}" for value in chosen.split(",")]
                values = [kind.options_type.parse([pair])[name] for pair in pairs]
            return tuple({**given, name: value} for value in values)
    names = [described["name"] for described in kind.options_type.describe()]
    wrong = unknown("core-option-unknown", shown(name), names)
    raise typer.BadParameter(str(wrong), param_hint="--vary")
