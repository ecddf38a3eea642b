"""`obelisk analyse` and `obelisk tune`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from obelisk.core.options import unknown
from obelisk.core.quoting import shown
from obelisk.terminal.installed import tell_left_out, usable_games
from obelisk.terminal.language import language, say, told, who

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame
    from obelisk.core.game import Game
    from obelisk.core.state import State
    from obelisk.search.thinking import Report

# The columns of an analysis, with their widths.
COLUMNS = (
    ("lab-depth", 7),
    ("lab-score", 15),
    ("lab-nodes", 12),
    ("lab-rate", 11),
    ("lab-seconds", 8),
)
ANALYSE_EPILOG = (
    "terminal-examples",
    "obelisk analyse khet --time 10",
    'obelisk analyse "10/3k1a31s12/10/2p14a32/10/2A14P42/10/2S21A11K3 r 0 0" --lines 3',
    "obelisk analyse xionghan --depth 8 --threads 2 -o kings_face=true",
)
TUNE_EPILOG = (
    "terminal-examples",
    "obelisk tune khet --games 1200 --vary setup=classic,imhotep,dynasty --write weights.json",
    "obelisk match khet level=8,nodes=2000,weights=weights.json level=8,nodes=2000 --games 400",
)

OptionPairs = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="terminal-metavar-pair", help="terminal-help-option"),
]


def analyse(
    position: Annotated[
        str, typer.Argument(metavar="lab-metavar-position", help="lab-help-position")
    ],
    game: Annotated[
        str | None,
        typer.Option("--game", "-g", metavar="terminal-metavar-game", help="lab-help-game"),
    ] = None,
    option: OptionPairs = None,
    lines: Annotated[int, typer.Option(min=1, max=64, help="lab-help-lines")] = 1,
    time: Annotated[
        float | None,
        typer.Option(min=0.001, metavar="terminal-metavar-seconds", help="lab-help-time"),
    ] = None,
    nodes: Annotated[int | None, typer.Option(min=1, help="lab-help-nodes")] = None,
    depth: Annotated[int | None, typer.Option(min=1, help="lab-help-depth")] = None,
    threads: Annotated[int, typer.Option(min=1, help="lab-help-threads")] = 1,
    table: Annotated[int, typer.Option(min=1, metavar="MB", help="lab-help-table")] = 64,
) -> None:
    """Print the best lines of a position, deeper and deeper."""
    from obelisk.core.player import Limits
    from obelisk.search.thinking import Thinker
    from obelisk.terminal.progress import warm

    played, state = _find_state(position, game, option)
    if not state.to_act:
        assert state.result is not None
        print(say("terminal-over-because", why=played.reason_of(state.result)))
        return
    if time is nodes is depth is None:
        time = 10.0
    warm(played, thinking=True)
    side = who(played, state.to_act[0])
    print(say("lab-analysis", game=played.named(), side=side, position=str(state)))
    print(f"{' '.join(_right(say(code), width) for code, width in COLUMNS)}  {say('lab-line')}")
    thinker = Thinker(played, megabytes=table, threads=threads)
    try:
        thinker.think(state, Limits(time, nodes, depth), lines=lines, on_report=_print_reports)
    except KeyboardInterrupt:
        thinker.stop()


def _print_reports(reports: tuple[Report, ...]) -> None:
    for report in reports:
        values = (
            str(report.depth), report.score.message.said(language()), f"{report.nodes:,}",
            f"{report.speed:,}", f"{report.seconds:.2f}",
        )  # fmt: skip
        cells = zip(values, COLUMNS, strict=True)
        row = " ".join(_right(value, width) for value, (_, width) in cells)
        print(f"{row}  {' '.join(report.line)}", flush=True)


def _right(text: str, width: int) -> str:
    """A text at the right of its columns; a Chinese character takes two."""
    from rich.cells import cell_len

    return " " * (width - cell_len(text)) + text


def _find_state(text: str, name: str | None, option: list[str] | None) -> tuple[BoardGame, State]:
    """Return the state that is meant, of the game that is named or of one that can read it."""
    from obelisk.core.board_game import is_searchable
    from obelisk.core.errors import InvalidPosition
    from obelisk.games import find, has

    if name is None and has(text):
        name = text
    faults = []
    for known in usable_games() if name is None else (name,):
        kind = find(known)
        game = kind(**kind.options_type.parse(option or [])) if name is not None else kind()
        if not is_searchable(game):
            if name is not None:
                raise typer.BadParameter(say("lab-secrets", game=kind.named()))
            continue
        try:
            return game, game.start() if text == known else game.position(text)
        except InvalidPosition as fault:
            faults.append(f"{known}: {told(fault)}")
    tell_left_out()
    raise typer.BadParameter("\n".join((say("lab-no-position"), *faults)))


def tune(
    game: Annotated[
        str, typer.Argument(metavar="terminal-metavar-game", help="lab-help-game-for-two")
    ],
    option: OptionPairs = None,
    vary: Annotated[
        str | None, typer.Option(metavar="lab-metavar-vary", help="lab-help-vary")
    ] = None,
    games: Annotated[int, typer.Option(min=2, help="lab-help-games")] = 1000,
    nodes: Annotated[int, typer.Option(min=1, help="lab-help-tune-nodes")] = 800,
    seed: Annotated[int, typer.Option(min=0, help="terminal-help-seed")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="terminal-help-jobs")] = None,
    weights: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-file", help="lab-help-weights")
    ] = None,
    write: Annotated[
        Path | None, typer.Option(metavar="terminal-metavar-file", help="lab-help-write")
    ] = None,
) -> None:
    """Fit the weights of a game's evaluation to games that it plays against itself."""
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
        raise typer.BadParameter(say("lab-no-weights", game=kind.named()))
    evaluation = warm(played, thinking=True).evaluation
    first = evaluation.weights if weights is None else read_weights(weights, evaluation.terms)
    with progress_bar() as progress:
        task = progress.add_task(say("lab-playing", game=kind.named()), total=games)
        sample = collect(
            self_play,
            first,
            jobs or os.cpu_count() or 1,
            lambda n: progress.update(task, completed=n),
        )
    fitted = fit(sample, first)
    print(
        say(
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
    why = unknown("core-option-unknown", shown(name), names).said(language())
    raise typer.BadParameter(why, param_hint="--vary")
