"""What finds lines for the engine: the full search, or a player of a lower level."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import obelisk
from obelisk.core.player import Limits, Score

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame
    from obelisk.core.state import State
    from obelisk.search.thinking import Report

TOP_LEVEL = 8


@dataclass(frozen=True, slots=True)
class Settings:
    """The options of the engine itself; those of the rules belong to the game.

    `seed` is for lower levels: at full strength nothing is left to chance.
    """

    megabytes: int = 64
    threads: int = 1
    level: int = TOP_LEVEL
    lines: int = 1
    seed: int = 0


class LineFinder(Protocol):
    """Finds the best line of a position; `stop` may be called from another thread."""

    def think(
        self, state: State, limits: Limits, lines: int,
        on_report: Callable[[tuple[Report, ...]], None],
    ) -> Report: ...  # fmt: skip

    def stop(self) -> None: ...

    def forget(self) -> None:
        """A new game begins."""


def make_line_finder(game: BoardGame, settings: Settings) -> LineFinder:
    """Return a finder that is ready: its kernels are compiled and loaded."""
    finder = Searcher(game, settings) if settings.level == TOP_LEVEL else Leveller(game, settings)
    finder.think(game.start(), Limits(depth=1), 1, lambda report: None)
    finder.forget()
    return finder


class Searcher:
    """The searcher at full strength."""

    def __init__(self, game: BoardGame, settings: Settings) -> None:
        from obelisk.search.thinking import Thinker

        self._thinker = Thinker(game, megabytes=settings.megabytes, threads=settings.threads)

    def think(
        self,
        state: State,
        limits: Limits,
        lines: int,
        on_report: Callable[[tuple[Report, ...]], None],
    ) -> Report:
        return self._thinker.think(state, limits, lines=lines, on_report=on_report)

    def stop(self) -> None:
        self._thinker.stop()

    def forget(self) -> None:
        self._thinker.forget()


class Leveller:
    """A player of a lower level. It is quick by nature, so it is never stopped."""

    def __init__(self, game: BoardGame, settings: Settings) -> None:
        self._game, self._settings = game, settings
        self.forget()

    def think(
        self,
        state: State,
        limits: Limits,
        lines: int,
        on_report: Callable[[tuple[Report, ...]], None],
    ) -> Report:
        from obelisk.search.thinking import Report

        begin = time.monotonic()
        choice = self._player.choose(state, limits)
        report = Report(
            depth=choice.depth,
            score=choice.score or Score(0),
            line=choice.line,
            nodes=choice.nodes,
            seconds=time.monotonic() - begin,
            rank=1,
        )
        on_report((report,))
        return report

    def stop(self) -> None:
        pass

    def forget(self) -> None:

        self._player = obelisk.player(self._game, self._settings.level, seed=self._settings.seed)
