"""Two-player board games whose rules are kernels.

Such a game is a package with the same modules in each: `rules` (kernels), `notation` (positions
and actions as text) and `view` (events, and the board as it is drawn). This class joins them; the
modules that need Numba are loaded when the first state is made.
"""

from __future__ import annotations

import sys
from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, ClassVar

import numpy as np
from typing_extensions import TypeIs

from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.events import Event, visible
from obelisk.core.game import Game
from obelisk.core.given import MOST_PLIES, whole
from obelisk.core.messages import Message
from obelisk.core.quoting import quoted
from obelisk.core.result import Result
from obelisk.core.rules import Evaluation, Rules
from obelisk.core.state import Action, State, fields_of, new_record
from obelisk.core.text import with_side
from obelisk.core.views import Board, BoardView, EventShown, View, has_board
from obelisk.kernels import Record, Records

if TYPE_CHECKING:
    from obelisk.core.batch import Batch


DEEPEST = 99  # plies that can be counted; the count explodes long before


class BoardGame(Game):
    """A game for two with full information and no chance, in the package `package`."""

    view_type: ClassVar[object] = BoardView
    package: ClassVar[str]
    art: ClassVar[Mapping[str, str]] = {"standard": "pieces.svg"}
    end_event: ClassVar[str] = "over"  # what the rulebook calls the event of the end
    reasons: ClassVar[dict[int, str]]  # what `record.over` says, as the word of the rulebook

    # The parts, loaded when needed

    @cached_property
    def rules(self) -> Rules:
        rules: Rules = self._part("rules").RULES
        return rules

    @cached_property
    def notation(self) -> ModuleType:
        return self._part("notation")

    @cached_property
    def pictured(self) -> ModuleType:
        return self._part("view")

    @cached_property
    def evaluation(self) -> Evaluation:
        """How good a position is; by mobility if the package has no module `evaluate`."""
        if find_spec(f"{self.package}.evaluate") is None:
            from obelisk.core.evaluating import plain_evaluation

            return plain_evaluation(self)
        evaluation: Evaluation = self._part("evaluate").EVALUATION
        return evaluation

    def _part(self, name: str) -> ModuleType:
        first = f"{self.package}.rules" not in sys.modules
        if first and (hasattr(sys, "ps1") or "ipykernel" in sys.modules):
            self._announce_compilation()
        return import_module(f"{self.package}.{name}")

    def _announce_compilation(self) -> None:
        """Tell a person at a prompt why the first state takes long."""
        if not self.is_compiled():
            print(Message("core-compiling", game=self.named()), file=sys.stderr)

    @cached_property
    def driver(self) -> ModuleType:
        """The kernels that count, play at random and play in batches, made for this game."""
        from obelisk.core.driving import driver_of

        return driver_of(self)

    @property
    def dtype(self) -> np.dtype[np.void]:
        return self.rules.state

    # Positions

    @property
    @abstractmethod
    def start_text(self) -> str:
        """The text of the first position."""

    def start(self, seed: int | None = None) -> State:
        return self.position(self.start_text)

    def position(self, text: str) -> State:
        array = self.notation.read_position(self.options, text)
        record = array[0]
        self.rules.settle(record, 1, 0)
        return State.of_array(self, array, (int(self.rules.position_key(record)),))

    def text(self, state: State) -> str:
        text: str = self.notation.write_position(state.fields)
        return text

    # The course of the game

    def to_act(self, state: State) -> tuple[int, ...]:
        fields = state.fields
        return () if fields["over"] else (fields["side"],)

    def actions(self, state: State, seat: int) -> list[str]:
        if not state.listed:
            write = self.notation.write_action
            state.remember({write(code): code for code in self.codes(state)})
        return list(state.listed)

    def codes(self, state: State) -> list[int]:
        """Return the legal actions as the kernels number them."""
        buffer = np.zeros(self.rules.most_actions, np.uint16)
        scratch = new_record(self.rules.scratch)
        trial = new_record(self.dtype)  # a kernel may try actions out on it
        count = self.driver.list_actions(state.array, trial, buffer, scratch)
        codes: list[int] = buffer[:count].tolist()
        return codes

    def play(self, state: State, action: Action, seat: int) -> State:
        code = state.listed.get(action) if isinstance(action, str) else None
        if code is None:  # another spelling, or wrong
            code = self.notation.read_action(state.record, action)
        after, past, scratch = self._carried_out(state, code)
        events: list[Event] = self.pictured.events(state.array, code, scratch)
        if after[0]["over"]:
            end = self._result(fields_of(after))
            events.append(Event(self.end_event, {"winner": end.winner, "reason": end.reason}))
        line = state.followed_by(self.notation.write_action(code))
        return State.of_array(self, after, past, tuple(events), line)

    def spelled(self, state: State, action: Action, seat: int) -> str:
        if isinstance(action, str) and action in state.listed:
            return str(action)
        text: str = self.notation.write_action(self.notation.read_action(state.record, action))
        return text

    def play_code(self, state: State, code: int) -> State:
        """Return the state after one of the `codes`, without events: for looking ahead."""
        after, past, _ = self._carried_out(state, code)
        return State.of_array(self, after, past)

    def passed(self, state: State) -> State:
        """Return the position with the other side to act, as if a turn were passed.

        Raises `InvalidPosition` if that position is invalid.
        """
        self.check_state(state)
        other = self.seat_names[1 - int(state.record["side"])]
        return self.position(with_side(str(state), other[0]))

    def _carried_out(self, state: State, code: int) -> tuple[Records, tuple[int, ...], Records]:
        """Return the record after an action, its past, and what the kernel noted.

        Records are in arrays of one.
        """
        after, scratch = new_record(self.dtype), new_record(self.rules.scratch)
        plies, hashed, nothing_returns = self.driver.carry_out(state.array, after, code, scratch)
        past, key = state.past, int(hashed)
        if plies:  # none when a draw is claimed
            past = () if nothing_returns else past
            times = past.count(key)
            cycle = len(past) - past.index(key) if times else 0
            self.driver.settle_one(after, times + 1, cycle)
            past = (*past, key)
        return after, past, scratch

    def result(self, state: State) -> Result | None:
        return self._result(state.fields) if not state.to_act else None

    def _result(self, fields: Record) -> Result:
        winner = fields["winner"]
        return Result.of_two(None if winner < 0 else winner, self.reasons[fields["over"]])

    # What is seen

    def view(self, state: State, seat: int | None) -> BoardView:
        view = self.views(state)(seat)
        shared = view["board"]
        board: Board = {
            **shared,
            "marks": [mark.copy() for mark in shared["marks"]],
            "pieces": [piece.copy() for piece in shared["pieces"]],
        }
        return {**view, "board": board}

    def views(self, state: State) -> Callable[[int | None], BoardView]:
        common = self.common_view(state)
        return lambda seat: {
            **common, "seat": seat, "actions": [] if seat is None else state.actions(seat)
        }  # fmt: skip

    def common_view(self, state: State) -> BoardView:
        """Return what everyone sees, with room for the actions of a seat.

        Parts of the board are shared with other views.
        """
        fields, result = state.fields, state.result
        return {
            "game": self.id,
            "options": self.options.to_json(),
            "seat": None,
            "seats": list(self.seat_names),
            "to_act": list(state.to_act),
            "actions": [],
            "position": self.notation.write_position(fields),
            "quiet": fields["quiet"],
            "ply": fields["ply"],
            "repeats": fields["repeats"],
            "board": self.pictured.board(fields),
            "events": [event.to_json() for event in visible(state.events, None)],
            "result": None if result is None else result.to_json(),
        }

    def svg(self, view: View, *, theme: str, square: int, pieces: str | None = None) -> str:
        from obelisk.drawing import draw  # the one import upward: who draws nothing loads nothing

        chosen = self.piece_set(pieces)
        folder = files(self.shares or self.package).joinpath("art")
        names = dict.fromkeys(self.art.values())
        symbols = "".join(folder.joinpath(name).read_text(encoding="utf-8") for name in names)
        assert has_board(view)
        return draw(view, symbols, title=self.title, theme=theme, square=square, pieces=chosen)

    def said(self, event: EventShown, view: BoardView) -> Message | None:
        """Return an event of a view as a sentence, by `said` of the module `view`.

        None if there is no such function, and for the end of the game, which is told elsewhere.
        """
        said = getattr(self.pictured, "said", None)
        return None if said is None else said(event, view)

    def sentences(self, view: BoardView, language: str) -> list[str]:
        """Return a sentence for each event of a view, but for the end of the game."""
        telling, lines = self.telling(language), []
        for event in view["events"]:
            if event["event"] != self.end_event:
                said = self.said(event, view)
                lines += (
                    telling.lines([event], view["seat"]) if said is None else [said.said(language)]
                )
        return lines

    # Many positions at once

    def batch(self, count: int, start: State | None = None) -> Batch:
        """Return `count` games that are stepped together, from `start` or the first state."""
        from obelisk.core.batch import Batch

        return Batch(self._from(start), count)

    def perft(self, state: State, depth: int, *, bulk: bool = False) -> int:
        """Return the number of action sequences of length `depth`, without draw claims."""
        self.check_state(state)
        return self._count(state.record, depth, bulk)[0]

    def perft_checksum(self, state: State, depth: int) -> tuple[int, int]:
        """Return `perft`, and a sum over the hashes of all last positions."""
        self.check_state(state)
        return self._count(state.record, depth, False)

    def divide(self, state: State, depth: int, *, bulk: bool = False) -> Iterator[tuple[str, int]]:
        """Yield each legal action with the number of sequences that begin with it."""
        self.check_state(state)
        if whole("depth", depth, 0, DEEPEST) < 1:
            return
        record = new_record(self.dtype, state.record)[0]
        record.repeats = 1
        fresh = State(self, record)
        for action in fresh.actions():
            yield action, self._count(fresh.play(action).record, depth - 1, bulk)[0]

    def _count(self, record: np.record, depth: int, bulk: bool) -> tuple[int, int]:
        depth = whole("depth", depth, 0, DEEPEST)
        if depth == 0:
            return 1, int(record.zobrist) & 0xFFFFFFFF
        stack = np.zeros(depth + 1, self.dtype).view(np.recarray)
        stack[0] = record
        stack[0].repeats = 1  # so that there is nothing to claim
        actions = np.zeros((depth, self.rules.most_actions), np.uint16)
        scratch = new_record(self.rules.scratch)[0]
        checksum = np.zeros(1, np.int64)
        total = self.driver.perft(stack, actions, scratch, checksum, 0, depth, bulk)
        return int(total), int(checksum[0])

    # Compilation

    def is_compiled(self) -> bool:
        from obelisk.kernels.kernel import is_cold

        return not is_cold(f"{self.package}.rules")

    def warmup(self) -> list[tuple[str, Callable[[], object]]]:
        """Return the steps that compile or load every kernel, each with a name."""

        def refuse() -> None:
            for action in self.start().actions():
                square = action[:2]
                for wrong in (f"{square}{square}", f"{square}-"):
                    try:
                        self.start().play(wrong)
                    except IllegalAction:
                        continue

        return [
            ("rules", lambda: self.start().actions()),
            ("playing", lambda: self.start().play(self.start().actions()[0])),
            ("refusals", refuse),
            ("counting", lambda: self.perft(self.start(), 1)),
            ("random play", lambda: self.random_games(1)),
            ("batches", lambda: self.batch(1).step(np.zeros(1, np.int64))),
        ]

    def _from(self, start: State | None) -> State:
        if start is None:
            return self.start()
        self.check_state(start)
        return start

    def random_games(
        self, count: int, *, seed: int = 1, most: int = 1000, start: State | None = None
    ) -> tuple[int, tuple[int, int, int]]:
        """Play `count` random games in one kernel, each of at most `most` plies.

        Returns the plies played, and the numbers of games won by seat 0, won by seat 1, and drawn.
        """
        first = self._from(start)
        count, most = whole("count", count, 0, 10**9), whole("most", most, 0, MOST_PLIES)
        seeds = np.array([random_seed(seed)], np.uint64)
        wins = np.zeros(3, np.int64)
        plies = self.driver.random_games(
            count, most, seeds, wins,
            new_record(self.dtype, first.record), np.array(first.past, np.uint64),
            new_record(self.dtype), np.zeros((1, len(first.past) + most), np.uint64),
            np.zeros(1, np.int64), new_record(self.rules.scratch)[0],
            np.zeros(self.rules.most_actions, np.uint16),
        )  # fmt: skip
        return int(plies), (int(wins[0]), int(wins[1]), int(wins[2]))


def is_searchable(game: Game) -> TypeIs[BoardGame]:
    """Whether search can look ahead in a game: two see everything, and its rules are kernels."""
    return isinstance(game, BoardGame)


def random_seed(seed: int) -> int:
    """Return a first state for the generator of the kernels, which never leaves 0."""
    if not isinstance(seed, int | np.integer):
        raise ObeliskError(Message("core-seed", given=quoted(seed)))
    return (int(seed) * 0x9E3779B97F4A7C15) % (2**64 - 1) + 1
