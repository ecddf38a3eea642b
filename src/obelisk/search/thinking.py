"""Thinking about a position of a two-player game: alpha-beta, deeper and deeper.

    thinker = Thinker(obelisk.game("khet"))
    report = thinker.think(state, Limits(time=1.0))
    report.line[0], str(report.score)

One thread with limits of depth or nodes thinks the same thing every time from a fresh start. More
threads share the table, each with its own memory, and the first one answers.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.board_game import BoardGame
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.player import Limits, Score
from obelisk.core.rules import Evaluation, Rules
from obelisk.core.state import State
from obelisk.kernels.kernel import plain
from obelisk.search.certainty import Certainty, proving
from obelisk.search.searching import searching

WINDOW = 30  # how far the score is expected to be from that of the depth before
DEEPEST = 64
SPARE = 0.004  # seconds: what it takes to hear of the end, and to answer
LONGEST = 1e8  # seconds that a clock of the system can count
MOST_LINES = 64
ENDLESS = 2**62


@dataclass(frozen=True, slots=True)
class Report:
    """What is known after a depth is finished: of the best line, or of the one of this rank.

    `nodes` are positions that were searched, without those that were looked at to prove a distance.
    """

    depth: int
    score: Score
    line: tuple[str, ...]
    nodes: int
    seconds: float
    rank: int = 1

    @property
    def speed(self) -> int:
        """Nodes a second."""
        return int(self.nodes / max(self.seconds, 1e-6))


@lru_cache
def _records(rules: Rules, evaluation: Evaluation, search: ModuleType) -> tuple[Any, Any]:
    """The types of the context of a thread, and of an entry of the table.

    Kernels hand a record on as one address and an array as seven numbers, so that the states and
    frames of a line lie in the context.
    """
    terms = len(evaluation.terms)
    room = search.MOST_PLIES + search.MOST_SHARP + 4
    frame = [
        ("actions", np.uint16, rules.most_actions),
        ("values", np.int32, rules.most_actions),
        ("past", np.uint16, rules.most_actions),  # those that were tried before others were found
        ("line", np.uint16, room),
        ("killers", np.uint16, 2),
        ("length", np.int64),  # of the line
        ("best", np.int64),  # its score
        ("oldest", np.int64),  # where the keys begin that this position may repeat
        ("deciding", np.int64),  # the action that decided here when last something was proved
        # What is known of the position
        ("first", np.int64),  # the action that the table names
        ("stand", np.int64),  # the static evaluation
        ("danger", np.int64),  # whether the side to act loses at once unless it parries
        # How much of its actions is searched
        ("narrow", np.int64),  # whether the window is empty: only a bound is asked for
        ("hasty", np.int64),  # whether quiet actions may be left out
        ("hopeless", np.int64),  # whether they all are
        ("floor", np.int64),  # what actions that are left out may score
        # How far the choice has come
        ("stage", np.int64),
        ("count", np.int64),  # actions of this stage and of those before
        ("place", np.int64),  # of the chosen action among them
        ("value", np.int64),  # of the chosen action
        ("front", np.int64),  # how many were tried in the stages before
        ("past_count", np.int64),  # how many are in `past`
        ("wins", np.int64),  # an action that wins at once
        ("tried", np.int64),  # legal actions that were searched
        ("quiet", np.int64),  # quiet actions that were chosen after the first
        # How the chosen action is searched
        ("less", np.int64),  # plies less deeply
        ("ceiling", np.int64),  # the upper end of the window
    ]
    context = [
        ("nodes", np.int64),
        ("node_limit", np.int64),
        ("stop", np.int64),
        ("depth", np.int64),
        ("root", np.int64),  # where the key of the root is
        ("age", np.int64),
        ("wary", np.int64),  # whether positions before the root may stand again
        ("proofs", np.int64),  # actions tried by `search.proving`
        ("proof_limit", np.int64),
        ("unproved", np.int64),
        ("draw", np.int64),  # how much worse than even a draw is to the side to act at the root
        ("selective", np.int64),  # whether hopeless actions may be looked at less deeply
        ("grown", np.int64),  # nodes of a tree of `search.uct` that are in use
        ("rollout", np.int64),
        ("excluding", np.int64),
        ("excluded", np.uint16, MOST_LINES),
        ("weights", np.int32, terms),
        ("terms", np.int32, terms),
        ("notes", evaluation.notes),
        ("scratch", rules.scratch),
        ("states", rules.state, room),
        ("frames", np.dtype(frame, align=True), room),
        ("history", np.int32, (2, 2**16)),
    ]
    entry = [("lock", np.uint64), ("content", np.uint64)]
    return np.dtype(context, align=True), np.dtype(entry, align=True)


class Thread:
    """The memory of one searching thread.

    It does not know whose it is: what nobody holds any more is given back at once, which matters
    where each game of a match has new players with large tables.
    """

    def __init__(
        self, game: BoardGame, search: ModuleType, table: Any, weights: npt.NDArray[np.int32],
        contempt: int, selective: bool,
    ) -> None:  # fmt: skip
        context, _ = _records(game.rules, game.evaluation, search)
        self._search, self._table = search, table
        self.contexts: Any = np.zeros(1, context).view(np.recarray)
        self.context = self.contexts[0]
        self.frames = self.context.frames
        self.context.weights = weights
        self.context.draw, self.context.selective = contempt, selective
        self._keys = np.zeros(0, np.uint64)

    def begin(self, state: State, limits: Limits, age: int = 0) -> None:
        past = np.array(state.past, np.uint64)
        room = len(past) + len(self.frames)
        if len(self._keys) < room:
            self._keys = np.zeros(2 * room, np.uint64)
        self._keys[: len(past)] = past
        self.context.states[0] = state.record
        self.frames["killers"] = self._search.NONE
        self.frames[0].oldest = 0
        context = self.context
        context.stop, context.nodes, context.excluding = 0, 0, 0
        context.node_limit = limits.nodes or ENDLESS
        context.root = len(past) - 1
        context.wary = len(past) > 1
        context.age = age
        context.history //= 8

    def memory(self) -> tuple[Any, Any, Any]:
        """The keys of a line, the table and the context, as kernels take them."""
        return self._keys, self._table, self.context

    def search(self, depth: int, alpha: int, beta: int) -> int:
        self.context.depth = depth
        return int(self._search.search(0, depth, alpha, beta, 0, *self.memory()))

    def score_each(self, depth: int) -> dict[int, int]:
        scores = np.zeros(len(self.frames[0].actions), np.int64)
        self.context.depth = depth
        count = self._search.score_each(depth, scores, *self.memory())
        actions = self.frames[0].actions[:count].tolist()
        return dict(zip(actions, scores[:count].tolist(), strict=True))

    def deepen(self, depth: int, guess: int) -> int:
        """Search to a depth in a window about `guess`, widened until the score is inside."""
        win = self._search.WIN
        below = above = WINDOW if depth > 3 else win
        while True:
            alpha, beta = max(guess - below, -win), min(guess + above, win)
            score = self.search(depth, alpha, beta)
            if self.context.stop or alpha < score < beta:
                return score
            if score <= alpha:
                if alpha == -win:
                    return score
                below = 4 * below if below < 20 * WINDOW else 2 * win
            else:
                if beta == win:
                    return score
                above = 4 * above if above < 20 * WINDOW else 2 * win

    def line(self) -> list[int]:
        frame = self.frames[0]
        line: list[int] = frame.line[: frame.length].tolist()
        return line


class Thinker:
    """Searches positions of one game; it keeps what it found out for the next one.

    `megabytes` is the size of the table, rounded down to a power of two. `weights` replace those
    of the game's evaluation. `contempt` is how much worse than even a draw is thought to be, in
    hundredths of the smallest piece. Without `selective` every action is looked at to the full
    depth and nothing beyond it, which is slow and exact.
    """

    def __init__(
        self,
        game: BoardGame,
        *,
        megabytes: float = 64,
        threads: int = 1,
        weights: npt.NDArray[np.int32] | None = None,
        contempt: int = 0,
        selective: bool = True,
    ) -> None:
        if threads < 1:
            raise ObeliskError(Message("search-threads", count=threads))
        self.game = game
        self.search = searching(game)
        self._proving = proving(game)
        self._selective = selective
        self.weights = game.evaluation.weights if weights is None else weights
        self.age = 0
        _, entry = _records(game.rules, game.evaluation, self.search)
        entries = max(int(megabytes * 2**20) // entry.itemsize, 1)
        self._table = np.empty(2 ** (entries.bit_length() - 1), entry).view(np.recarray)
        self.table = plain(self._table)
        self._threads = [
            Thread(game, self.search, self.table, self.weights, contempt, selective)
            for _ in range(threads)
        ]
        self._stopped = threading.Event()
        self.forget()  # allocating memory takes long, so do it before anyone waits

    @property
    def thread(self) -> Thread:
        """The first thread, which leads."""
        return self._threads[0]

    def turn_to(self, game: BoardGame) -> None:
        """Think about the same game with other options from now on."""
        if type(game) is not type(self.game):
            raise ObeliskError(
                Message("search-other-game", own=self.game.named(), other=game.named())
            )
        self.game = game
        self.forget()

    def forget(self) -> None:
        """Empty the table: a new game."""
        self._table.view(np.ndarray).fill(0)
        self.age = 0
        for thread in self._threads:
            thread.context.history = 0

    def stop(self) -> None:
        """End the search that is going on, from another thread; the next one is not concerned."""
        self._stopped.set()
        self._end()

    def _end(self) -> None:
        for thread in self._threads:
            thread.contexts["stop"][0] = 1

    def think(
        self,
        state: State,
        limits: Limits,
        *,
        lines: int = 1,
        on_report: Callable[[tuple[Report, ...]], None] | None = None,
    ) -> Report:
        """Return the best line from a state that is not over, as far as the limits allow.

        `on_report` is told of each finished depth: of all its lines, the best first. At least
        depth 1 is finished, whatever the limits, so that there is an answer. A win in one is looked
        for by looking at everything, and where nothing but `limits.depth` limits it, so are other
        ends that are near.
        """
        if not state.to_act:
            raise ObeliskError(Message("search-game-over"))
        started = time.monotonic()
        self._stopped.clear()
        self.age = self.age % 127 + 1
        for thread in self._threads:
            thread.begin(state, limits, self.age)
        helpers = self._threads[1:]
        with self._ending_after(limits.time):
            if not helpers:
                return self._lead(state, limits, lines, started, on_report)
            with ThreadPoolExecutor(len(helpers)) as pool:
                helping = [
                    pool.submit(_help, thread, 1 + number % 2, limits.depth or DEEPEST)
                    for number, thread in enumerate(helpers)
                ]
                try:
                    report = self._lead(state, limits, lines, started, on_report)
                finally:
                    self._end()
                for help_given in helping:
                    help_given.result()  # a fault of a helper is not to be lost
                return report

    @contextmanager
    def _ending_after(self, seconds: float | None) -> Iterator[None]:
        """Stop what is searched meanwhile when the time is up."""
        if seconds is None:
            yield
            return
        timer = threading.Timer(max(min(seconds, LONGEST) - SPARE, 0.0), self.stop)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # or it might end the next search

    def _lead(
        self, state: State, limits: Limits, lines: int, started: float,
        on_report: Callable[[tuple[Report, ...]], None] | None,
    ) -> Report:  # fmt: skip
        """Deepen with the first thread and report."""
        thread = self._threads[0]
        lines = min(lines, MOST_LINES, len(self.game.codes(state)))
        search = self.search
        certainty = Certainty(self._proving, thread, search.WIN, search.CERTAIN)
        is_thorough = self._selective and limits.time is None and limits.nodes is None
        best: tuple[Report, ...] = ()
        guesses = [0] * lines
        for depth in range(1, min(limits.depth or DEEPEST, DEEPEST) + 1):
            found = self._lines_at(depth, guesses)
            if len(found) == lines or not best:
                with self._unhurried(thread):
                    judged = self._judged(found, certainty, depth if is_thorough else 1)
                nodes, seconds = self._nodes(), time.monotonic() - started
                best = tuple(
                    Report(depth, score, self._written(line), nodes, seconds, rank)
                    for rank, (score, line) in enumerate(judged, 1)
                )
                if on_report is not None:
                    on_report(best)
            elif lines == 1:  # stopped, but what was found meanwhile may be better
                return self._unfinished(best[0], depth, started)
            if thread.context.stop or self._is_settled(best[0], depth, lines):
                break
        return best[0]

    def _lines_at(self, depth: int, guesses: list[int]) -> list[tuple[int, list[int]]]:
        """The scores and lines of a depth; fewer than there are guesses when it was stopped."""
        thread = self._threads[0]
        thread.context.excluding = 0
        found: list[tuple[int, list[int]]] = []
        for rank, guess in enumerate(guesses):
            thread.frames[0].length = 0
            if depth == 1 and rank == 0:
                score = self._first(thread)
            else:
                score = thread.deepen(depth, guess)
                if thread.context.stop:
                    break
            line = thread.line()
            guesses[rank] = score
            found.append((score, line))
            if thread.context.stop:
                break
            thread.context.excluded[rank] = line[0]
            thread.context.excluding = rank + 1
        return found

    def _judged(
        self, found: list[tuple[int, list[int]]], certainty: Certainty, depth: int
    ) -> list[tuple[Score, list[int]]]:
        """What was found, best first, with distances to an end that are exact or said to be not.

        Ends within `depth` are looked for, whether the search has found them or not.
        """
        nodes = self._nodes()
        lines = sorted(found, key=lambda pair: pair[0], reverse=True)
        score, line = lines[0]
        near = certainty.find(depth)
        score, action, exact = (*near, True) if near else certainty.judge(score, line[0], nodes)
        best = next((course for _, course in lines if course[0] == action), [action])
        shown = self._score(score, exact)
        told = [(shown, best[: abs(shown.wins_within or DEEPEST)])]
        for other, course in lines:
            if course[0] != action and len(told) < len(lines):
                if shown.is_certain:  # whatever seems better has only not been looked at enough
                    other = min(other, score)
                told.append((self._score(*certainty.judge_action(other, course[0], nodes)), course))
        return sorted(told, key=lambda pair: pair[0].points, reverse=True)

    def _unfinished(self, last: Report, depth: int, started: float) -> Report:
        """The best of a depth that was not finished, unless that of the last one is better.

        That all actions lose is not known before all have been looked at.
        """
        thread = self._threads[0]
        line, score = thread.line(), int(thread.frames[0].best)
        if not line or score < -self.search.BEATEN or last.score.is_certain:
            return last
        return Report(
            depth, self._score(score), self._written(line), self._nodes(),
            time.monotonic() - started,
        )  # fmt: skip

    @contextmanager
    def _unhurried(self, thread: Thread) -> Iterator[None]:
        """Let something be proved though a limit of nodes was met; being told to stop counts."""
        met = int(thread.context.stop) != 0
        if met and not self._stopped.is_set():
            thread.context.stop = 0
        yield
        if met or self._stopped.is_set():
            thread.context.stop = 1

    def _first(self, thread: Thread) -> int:
        """Search to depth 1 whatever the limits: there must be an answer."""
        context = thread.context
        limit, context.node_limit = int(context.node_limit), ENDLESS
        score = thread.deepen(1, 0)
        while context.stop:  # told to stop meanwhile, it begins again, and it is soon done
            context.stop = 0
            score = thread.deepen(1, 0)
        context.node_limit = limit
        if self._stopped.is_set() or context.nodes >= limit:
            context.stop = 1
        return score

    def _is_settled(self, report: Report, depth: int, lines: int) -> bool:
        """Whether a deeper look cannot change anything: the end is known, or nearer than that."""
        score = report.score
        if lines > 1 or score.wins_within is None:
            return False
        return score.wins_in is not None or abs(score.wins_within) <= depth

    def _nodes(self) -> int:
        return sum(int(thread.contexts["nodes"][0]) for thread in self._threads)

    def _score(self, score: int, is_exact: bool = False) -> Score:
        if abs(score) <= self.search.CERTAIN:
            return Score(score)
        plies = self.search.WIN - abs(score)
        signed = plies if score > 0 else -plies
        return Score(score, signed if is_exact or plies <= 2 else None, signed)

    def _written(self, line: list[int]) -> tuple[str, ...]:
        return tuple(self.game.notation.write_action(code) for code in line)

    def score_each(
        self, state: State, depth: int, seconds: float | None = None
    ) -> dict[str, Score]:
        """Every action with its own score, looked at equally deeply.

        When the time is up the scores are those of the last depth that was finished; depth 1 is.
        """
        self._stopped.clear()
        self.age = self.age % 127 + 1
        thread = self._threads[0]
        thread.begin(state, Limits(), self.age)
        first = depth if seconds is None else 1
        with self._ending_after(seconds):
            scores = thread.score_each(first)
            while thread.context.stop:
                thread.context.stop = 0
                scores = thread.score_each(first)
            for deeper in range(first + 1, depth + 1):
                if self._stopped.is_set():
                    break
                found = thread.score_each(deeper)
                if not thread.context.stop:
                    scores = found
        return {
            self.game.notation.write_action(code): self._score(score)
            for code, score in scores.items()
        }

    def judge(self, state: State, action: str, score: Score) -> tuple[str, Score]:
        """An action with the score it got by itself, or one that leads to a certain end sooner
        (if the state is lost, later), with a distance that is exact or said to be not."""
        if not score.is_certain or score.wins_in is not None:
            return action, score
        thread, search = self._threads[0], self.search
        thread.begin(state, Limits(), self.age)
        certainty = Certainty(self._proving, thread, search.WIN, search.CERTAIN)
        code = self.game.notation.read_action(state.record, action)
        points, code, is_exact = certainty.judge(score.points, code, 0)
        return self.game.notation.write_action(code), self._score(points, is_exact)


def _help(thread: Thread, ahead: int, deepest: int) -> None:
    """Fill the table for the thread that leads, some plies ahead of it."""
    guess = 0
    for depth in range(1 + ahead, deepest + 1 + ahead):
        score = thread.deepen(min(depth, DEEPEST), guess)
        if thread.context.stop:
            return
        guess = score
