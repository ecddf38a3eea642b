"""The engine behind `obelisk engine`: it speaks UGI, which is UCI for any two-player game.

One thread reads commands and answers them at once; another thinks. Whatever cannot be understood
is answered by an `info string` and changes nothing. docs/bots.md lists the commands.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import obelisk
from obelisk.bots import settings as options
from obelisk.bots.clocks import Order, read_go
from obelisk.bots.line_finder import LineFinder, Settings, make_line_finder
from obelisk.core.board_game import BoardGame, is_searchable
from obelisk.core.errors import ObeliskError
from obelisk.core.game import Game
from obelisk.core.messages import List, Message
from obelisk.core.player import Score
from obelisk.core.quoting import raised, shown
from obelisk.core.state import State

if TYPE_CHECKING:
    from obelisk.search.thinking import Report


class Engine:
    """One dialogue with a program that plays through us.

    `write` is handed each line of the answers, by one thread at a time.
    """

    def __init__(
        self,
        game: BoardGame,
        settings: Settings,
        write: Callable[[str], None],
        make: Callable[[BoardGame, Settings], LineFinder] = make_line_finder,
    ) -> None:
        self._write_line = write
        self._writing = threading.Lock()
        self._make = make
        self._settings = settings
        self._given: dict[str, object] = dict(game.options.changed())
        self._game = game
        self._state: State | None = None  # None: the start, which is not loaded before it is needed
        self._finder: LineFinder | None = None
        self._search: Search | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "ugi": self._introduce,
            "isready": self._ready,
            "uginewgame": self._new_game,
            "setoption": self._set_option,
            "position": self._set_position,
            "go": self._go,
            "stop": self._stop,
            "query": self._query,
        }

    def run(self, lines: Iterable[str]) -> None:
        """Answer commands until `quit` or the end; a search that still runs is stopped."""
        try:
            for line in lines:
                name, _, rest = line.strip().partition(" ")
                if name == "quit":
                    return
                self._obey(name, rest.strip())
        finally:
            if self._search is not None:
                self._search.stop()
                self._search.wait()

    def _obey(self, name: str, rest: str) -> None:
        if not name:
            return
        if name not in self._commands:
            given, known = shown(f"{name} {rest}".strip()), List.of([*self._commands, "quit"])
            self._note(Message("bots-unknown-command", given=given, known=known))
            return
        try:
            self._commands[name](rest)
        except MemoryError:
            self._note(Message("bots-memory"))
        except ObeliskError as fault:
            self._note(*fault.faults)

    def _write(self, line: str) -> None:
        with self._writing:
            self._write_line(line)

    def _note(self, *messages: Message) -> None:
        text = " ".join(map(str, messages))
        self._write(f"info string {' '.join(text.split())}")

    @property
    def state(self) -> State:
        if self._state is None:
            self._state = self._game.start()
        return self._state

    @property
    def _is_searching(self) -> bool:
        return self._search is not None and not self._search.is_done

    # The commands

    def _introduce(self, rest: str) -> None:
        self._write(f"id name Obelisk {obelisk.__version__} {self._game.title}")
        self._write("id author The Obelisk developers")
        for line in options.describe(self._game, self._settings):
            self._write(line)
        self._write("ugiok")

    def _ready(self, rest: str) -> None:
        if not self._is_searching:
            self._think_with()
        self._write("readyok")

    def _think_with(self) -> LineFinder:
        """The finder, made anew after its settings changed."""
        if self._finder is None:
            self._finder = self._make(self._game, self._settings)
        return self._finder

    def _new_game(self, rest: str) -> None:
        if self._refuse_while_searching("uginewgame"):
            return
        self._state = None
        if self._finder is not None:
            self._finder.forget()

    def _refuse_while_searching(self, name: str) -> bool:
        if self._is_searching:
            self._note(Message("bots-searching", command=name))
        return self._is_searching

    def _set_option(self, rest: str) -> None:
        if self._refuse_while_searching("setoption"):
            return
        head, _, value = rest.partition(" value ")
        word, _, name = head.partition(" ")
        if word != "name" or not name.strip():
            self._note(Message("bots-setoption"))
            return
        name, value = name.strip(), value.strip()
        changed = options.set_spin(self._settings, name, value)
        if changed is not None:
            self._settings = changed
        else:
            self._given = options.set_rule(self._game, self._given, name, value)
            game: Game = obelisk.game(self._game.id, **self._given)
            assert is_searchable(game)
            self._game, self._state = game, None
        self._finder = None

    def _set_position(self, rest: str) -> None:
        before, _, after = f" {rest} ".partition(" moves ")
        words = before.split()
        if words == ["startpos"]:
            state = self._game.start()
        elif words[:1] == ["fen"] and len(words) > 1:
            state = self._game.position(" ".join(words[1:]))
        else:
            self._note(Message("bots-position"))
            return
        for number, move in enumerate(after.split(), start=1):
            try:
                state = state.play(move)
            except ObeliskError as fault:
                why = fault.faults[0]
                self._note(Message("bots-move-refused", number=str(number), why=why))
                return
        self._state = state

    def _go(self, rest: str) -> None:
        if self._refuse_while_searching("go"):
            return
        state = self.state
        if state.result is not None:
            self._note(Message("core-game-over", why=state.game.reason_of(state.result)))
            self._write("bestmove (none)")
            return
        order = read_go(rest.split(), state.to_act[0])
        for fault in order.faults:
            self._note(fault)
        if self._search is not None:
            self._search.wait()  # for its last line
        self._search = Search(self._think_with, state, order, self._settings.lines, self._write)

    def _stop(self, rest: str) -> None:
        if self._search is None or self._search.is_done:
            self._note(Message("bots-no-search"))
            return
        self._search.stop()

    def _query(self, rest: str) -> None:
        state = self.state
        if rest == "gameover":
            answer = _truth(state.result is not None)
        elif rest == "p1turn":
            answer = _truth(state.to_act == (0,))
        elif rest == "result":
            answer = _outcome(state)
        else:
            self._note(Message("bots-query", given=shown(rest)))
            return
        self._write(f"response {answer}")


class Search:
    """One search in a thread of its own, which ends by writing `bestmove`."""

    def __init__(
        self,
        finder: Callable[[], LineFinder],
        state: State,
        order: Order,
        lines: int,
        write: Callable[[str], None],
    ) -> None:
        self._make, self._state, self._order, self._lines = finder, state, order, lines
        self._write = write
        self._stopped = threading.Event()
        self._answered = threading.Event()
        self._finder: LineFinder | None = None
        self._thread = threading.Thread(target=self._run, name="search", daemon=True)
        self._thread.start()

    @property
    def is_done(self) -> bool:
        return self._answered.is_set()

    def stop(self) -> None:
        """Have the best move so far answered at once."""
        self._stopped.set()
        if self._finder is not None:
            self._finder.stop()

    def wait(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        try:
            self._finder = self._make()
            best = self._finder.think(
                self._state, self._order.limits, self._lines, self._report
            ).line
            if self._order.endless:
                self._stopped.wait()
        except Exception as fault:  # the other program needs a move, and should know of the fault
            self._write(f"info string {Message('bots-search-failed', error=raised(fault))}")
            best = tuple(self._state.actions()[:1])
        self._answered.set()  # before the answer: it may be followed by the next go at once
        self._write(f"bestmove {best[0]}")

    def _report(self, reports: tuple[Report, ...]) -> None:
        for report in reports:
            self._write(info(report))
        if self._stopped.is_set() and self._finder is not None:
            self._finder.stop()  # the order to stop may have come before the search had begun


def info(report: Report) -> str:
    """A report as an `info` line."""
    rate = round(report.nodes / report.seconds) if report.seconds > 0 else 0
    return (
        f"info depth {report.depth} score {score(report.score)} nodes {report.nodes} nps {rate} "
        f"time {round(report.seconds * 1000)} multipv {report.rank} pv {' '.join(report.line)}"
    )


def score(value: Score) -> str:
    """`cp` in hundredths, or `mate` in moves of the side that wins, negative for the other.

    A win whose distance is not known exactly is told as many hundredths.
    """
    if value.wins_in is None:
        return f"cp {value.points}"
    moves = (abs(value.wins_in) + 1) // 2
    return f"mate {moves if value.wins_in > 0 else -moves}"


def _outcome(state: State) -> str:
    if state.result is None:
        return "none"
    return "draw" if state.result.winner is None else f"p{state.result.winner + 1}win"


def _truth(value: bool) -> str:
    return "true" if value else "false"
