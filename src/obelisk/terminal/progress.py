"""Progress bars: on standard error, and gone when they are done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from obelisk.terminal.language import say

if TYPE_CHECKING:
    from rich.progress import Progress

    from obelisk.core.game import Game

AnyGame = TypeVar("AnyGame", bound="Game")


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """Show a progress bar with a count and the time."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    )  # fmt: skip
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield progress


def warm(game: AnyGame, *, thinking: bool = False) -> AnyGame:
    """Load the kernels, with a progress bar while they are compiled for the first time."""
    steps = warmup_steps(game, thinking=thinking)
    with progress_bar() as progress:
        task = progress.add_task(say("terminal-preparing", game=game.named()), total=len(steps))
        for _, compile_step in steps:
            compile_step()
            progress.advance(task)
    return game


def warmup_steps(game: Game, *, thinking: bool) -> list[tuple[str, Callable[[], object]]]:
    """Return what compiles the kernels of a game and, for players who think, of its search."""
    from obelisk.core.board_game import is_searchable

    steps: list[tuple[str, Callable[[], object]]] = [*game.warmup()]
    if thinking and is_searchable(game):
        from obelisk.core.player import Limits
        from obelisk.search.montecarlo import MonteCarlo
        from obelisk.search.thinking import Thinker

        start, once = game.start(), Limits(depth=1, nodes=1)
        steps += [
            ("search", lambda: Thinker(game, megabytes=1).think(start, once)),
            ("levels", lambda: Thinker(game, megabytes=1).score_each(start, 1)),
            ("Monte Carlo", lambda: MonteCarlo(game, megabytes=1).think(start, once)),
        ]
    return steps
