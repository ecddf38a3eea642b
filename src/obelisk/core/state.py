"""A position of a game, as a value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from obelisk.core.errors import IllegalAction
from obelisk.core.events import Event
from obelisk.core.messages import List, Message, Seat
from obelisk.core.result import Result
from obelisk.core.views import View
from obelisk.kernels import Record, Records

if TYPE_CHECKING:
    from obelisk.core.game import Game

Action = str | Mapping[str, object]


@dataclass(frozen=True, slots=True)
class History:
    """The last action of a line of play, and what went before it, which many states share."""

    first: State
    before: History | None
    action: str

    def actions(self) -> tuple[str, ...]:
        """Return all actions since the first state, in the notation's own spelling."""
        found = []
        line: History | None = self
        while line is not None:
            found.append(line.action)
            line = line.before
        return tuple(reversed(found))


class State:
    """One position of a game: immutable, comparable, hashable, picklable.

    It holds a NumPy record (as a read-only array of one, which kernels take quickest), its game,
    and what a repetition rule needs of the past (`past`: keys of earlier positions, oldest first;
    their order is not part of the value). Not part of the value are what the last action did
    (`events`) and, in games for two, the line of play that led here (`first`, `history`). `play`
    returns the next state and leaves this one untouched, so undo is keeping the old one.
    """

    __slots__ = ("_history", "_listed", "_to_act", "array", "events", "game", "past")

    game: Game
    array: Records
    past: tuple[int, ...]
    events: tuple[Event, ...]
    _history: History | None
    _to_act: tuple[int, ...]
    _listed: Mapping[str, int]

    def __init__(
        self,
        game: Game,
        record: np.record,
        past: tuple[int, ...] = (),
        events: tuple[Event, ...] = (),
    ) -> None:
        self._keep(game, new_record(record.dtype, record), past, events, None)

    @classmethod
    def of_array(
        cls,
        game: Game,
        array: Records,
        past: tuple[int, ...] = (),
        events: tuple[Event, ...] = (),
        line: History | None = None,
    ) -> State:
        """Make a state of an array of one record, which is not copied: leave it alone."""
        state = cls.__new__(cls)
        state._keep(game, array, past, events, line)
        return state

    def _keep(
        self,
        game: Game,
        array: Records,
        past: tuple[int, ...],
        events: tuple[Event, ...],
        line: History | None,
    ) -> None:
        array.setflags(write=False)
        keep = object.__setattr__
        keep(self, "game", game)
        keep(self, "array", array)
        keep(self, "past", past)
        keep(self, "events", events)
        keep(self, "_history", line)

    @property
    def record(self) -> np.record:
        """What the kernels know of the state."""
        record: np.record = self.array[0]
        return record

    @property
    def fields(self) -> Record:
        """The record as plain values, which is quicker if many of them are read."""
        return fields_of(self.array)

    # How it was reached

    @property
    def first(self) -> State:
        """The state that the line of play began from: a start, or a position that was read."""
        return self if self._history is None else self._history.first

    @property
    def history(self) -> tuple[str, ...]:
        """The actions that led here from `first`, in the notation's own spelling."""
        return () if self._history is None else self._history.actions()

    def followed_by(self, action: str) -> History:
        """Return the line of play to the state after an action in its own spelling."""
        return History(self.first, self._history, action)

    # What may happen next

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; () when the game is over."""
        try:
            return self._to_act
        except AttributeError:  # asked for the first time
            object.__setattr__(self, "_to_act", self.game.to_act(self))
            return self._to_act

    def actions(self, seat: int | None = None) -> list[str]:
        """Return the legal actions of `seat` as text; [] if it has nothing to decide.

        The seat may be left out if only one is to act.
        """
        if seat is not None:
            self.game.check_seat(seat)
        acting = self.to_act
        if not acting or (seat is not None and seat not in acting):
            return []
        return self.game.actions(self, self.acting_seat(seat))

    def actions_in(self, notation: str, seat: int | None = None) -> list[str]:
        """Return the legal actions of `seat`, as one of the game's `notations` writes them."""
        self.game.check_notation(notation)
        return [self.game.spell(self, action, notation) for action in self.actions(seat)]

    @property
    def listed(self) -> Mapping[str, int]:
        """The actions as text with their numbers in the kernels, if they have been listed."""
        try:
            return self._listed
        except AttributeError:
            return {}

    def remember(self, listed: Mapping[str, int]) -> None:
        """Keep a list of the legal actions, because one of them is probably played next."""
        object.__setattr__(self, "_listed", listed)

    def play(self, action: Action, seat: int | None = None) -> State:
        """Return the state after `action`; `IllegalAction` says why it cannot be played."""
        return self.game.play(self, action, self._playing_seat(seat))

    def spelled(self, action: Action, seat: int | None = None) -> str:
        """Return `action` as the notation writes it, which is how it is stored and shown.

        `IllegalAction` says why it cannot be played.
        """
        return self.game.spelled(self, action, self._playing_seat(seat))

    def _playing_seat(self, seat: int | None) -> int:
        acting = self.to_act
        if not acting and self.result is not None:
            why = self.game.reason_of(self.result)
            raise IllegalAction(Message("core-game-over", clause=self.game.end_clause, why=why))
        return self.acting_seat(seat)

    def acting_seat(self, seat: int | None) -> int:
        """Return `seat`, or the only one that is to act; `IllegalAction` if it may not act now."""
        acting = self.to_act
        if seat is None and len(acting) == 1:
            return acting[0]
        if type(seat) is not int or seat not in acting:
            raise IllegalAction(self._why_not(seat))
        return seat

    def _why_not(self, seat: object) -> Message:
        """Return why something that was given as a seat may not act."""
        game, acting = self.game, self.to_act
        if seat is None:
            if not acting:
                return Message("core-seat-nobody", clause=game.end_clause)
            return Message("core-seat-which", seats=_named(acting), first=str(acting[0]))
        if type(seat) is not int or not 0 <= seat < game.seats:
            return game.no_seat(seat)
        clause = game.why_not_to_act(self, seat)
        if not acting:
            return Message("core-seat-nobody", clause=clause)
        return Message("core-seat-waits", clause=clause, seat=Seat(seat), seats=_named(acting))

    # What it is

    @property
    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        return self.game.result(self)

    def view(self, seat: int | None) -> View:
        """Return what `seat` (None: a spectator) may know, ready for JSON."""
        if seat is not None:
            self.game.check_seat(seat)
        return self.game.view(self, seat)

    def svg(
        self,
        seat: int | None = None,
        *,
        theme: str = "auto",
        square: int = 64,
        pieces: str | None = None,
    ) -> str:
        """Draw what `seat` (None: a spectator) may see, as an SVG document.

        `theme` is "light", "dark" or "auto" (follows the viewer); `square` is the width of a
        square in pixels; `pieces` names a set of pieces where the game has several. A seat sees
        its own side at the bottom.
        """
        return self.game.svg(self.view(seat), theme=theme, square=square, pieces=pieces)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self.game.text(self)

    def __repr__(self) -> str:
        return f"<{self.game.id} state '{self}'>"

    # Value semantics

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a state is read-only: play() gives the next one")

    def __delattr__(self, name: str) -> None:
        self.__setattr__(name, None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or self._value() == other._value()

    def __hash__(self) -> int:
        return hash(self._value())

    def _value(self) -> tuple[Game, bytes, tuple[int, ...]]:
        return self.game, self.array.tobytes(), tuple(sorted(self.past))

    def __copy__(self) -> State:
        return self

    def __deepcopy__(self, memo: object) -> State:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        known = (self.game, self.array.tobytes(), self.past, self.events)
        first = self.first
        if first is self:
            return _restore, known
        return _restore, (*known, (first.array.tobytes(), first.past), self.history)


def _restore(
    game: Game,
    content: bytes,
    past: tuple[int, ...],
    events: tuple[Event, ...],
    beginning: tuple[bytes, tuple[int, ...]] | None = None,
    history: tuple[str, ...] = (),
) -> State:
    line: History | None = None
    if beginning is not None:
        first = _restore(game, *beginning, ())
        for action in history:
            line = History(first, line, action)
    array = new_record(game.dtype, np.frombuffer(content, game.dtype).view(np.recarray)[0])
    return State.of_array(game, array, past, events, line)


def new_record(dtype: np.dtype[np.void], like: np.record | None = None) -> Records:
    """Return an array of one record, zero or a copy of `like`; kernels take element 0."""
    array = np.zeros(1, _of_records(dtype))
    if like is not None:
        array[0] = like
    return array


def fields_of(array: Records) -> Record:
    """Return the fields of the record in an array of one: Python numbers, and arrays."""
    return dict(zip(array.dtype.names, array.item(), strict=True))


@lru_cache
def _of_records(dtype: np.dtype[np.void]) -> np.dtype[np.void]:
    """Return the type whose elements are records with fields as attributes."""
    return np.dtype((np.record, dtype))


def _named(seats: tuple[int, ...]) -> List:
    return List.of(map(Seat, seats))
