"""What was played in a match, and the way back.

States are values, so taking an action back is finding the state before it. The last few are at
hand. To hold all of them would fill the memory, because each knows the past that repetitions are
counted in: of the older ones one in `SPACING` is held, with what is new in its past, and those
between two of them are played again. So an action costs the same in a course of any length, whether
it is made, taken back or read.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from obelisk.core.state import State

SPACING = 32  # plies from one older state that is held to the next
RECENT = 8  # states that are at hand


class Ply(NamedTuple):
    """An action as the notation writes it, the seat that played it, and when (ms)."""

    seat: int
    action: str
    at: int


class Course:
    """What was played so far: a value. It shares its beginning with those that it came from."""

    __slots__ = ("_last", "_recent", "_start", "plies")

    def __init__(self, first: State) -> None:
        self.plies = 0
        self._start = _Stop(first, len(first.past), None)
        self._last: _Link | None = None
        self._recent: tuple[State, ...] = (first,)  # the last states, up to where the course is now

    def _moved(self, plies: int, last: _Link | None, recent: tuple[State, ...]) -> Course:
        course = object.__new__(Course)
        course.plies, course._last, course._recent = plies, last, recent
        course._start = self._start
        return course

    @property
    def state(self) -> State:
        """Where the course has come to."""
        return self._recent[-1]

    @property
    def last(self) -> Ply | None:
        """The action that was played last."""
        return None if self._last is None else self._last.ply

    def after(self, ply: Ply, state: State) -> Course:
        """The course after one more action, which led to `state`."""
        plies = self.plies + 1
        stop = self._start if self._last is None else self._last.stop
        if plies % SPACING == 0:
            stop = stop.followed_by(state)
        link = _Link(self._last, ply, stop)
        return self._moved(plies, link, (*self._recent[-RECENT + 1 :], state))

    def back(self, plies: int) -> Course:
        """The course as it was after so many actions."""
        link = self._last
        for _ in range(self.plies - plies):
            assert link is not None
            link = link.before
        recent = self._recent[: max(len(self._recent) - (self.plies - plies), 0)]
        return self._moved(plies, link, recent or self._again(plies, link))

    def _again(self, plies: int, link: _Link | None) -> tuple[State, ...]:
        """The states up to some place, the last ones of them, played anew."""
        if link is None:
            return (self._start.state,)
        actions: list[Ply] = []
        stop: _Link | None = link
        for _ in range(plies % SPACING):
            assert stop is not None
            actions.append(stop.ply)
            stop = stop.before
        states = [link.stop.restored()]
        for ply in reversed(actions):
            states.append(states[-1].play(ply.action, ply.seat))
        return tuple(states[-RECENT:])

    def states(self, first: int = 0) -> Iterator[tuple[Ply | None, State]]:
        """The states from the one after `first` actions on, each with the action that led there;
        none if it has not come so far."""
        if first > self.plies:
            return
        there = self.back(first)
        yield there.last, (state := there.state)
        for ply in islice(self, first, None):
            state = state.play(ply.action, ply.seat)
            yield ply, state

    def backwards(self) -> Iterator[Ply]:
        """The actions, the last one first."""
        link = self._last
        while link is not None:
            yield link.ply
            link = link.before

    def __iter__(self) -> Iterator[Ply]:
        return reversed([*self.backwards()])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Course):
            return NotImplemented
        return self.plies == other.plies and self.state == other.state and [*self] == [*other]

    def __hash__(self) -> int:
        return hash((self.plies, self.last))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Stop:
    """A state that is held. Of its past, `known` keys long, it has what comes after the past of the
    stop before it, if that is where it goes on, and otherwise the whole."""

    state: State
    known: int
    before: _Stop | None

    def followed_by(self, state: State) -> _Stop:
        past = state.past
        if past[: self.known] != self._past():
            return _Stop(state, len(past), None)
        return _Stop(_with_past(state, past[self.known :]), len(past), self)

    def restored(self) -> State:
        return _with_past(self.state, self._past())

    def _past(self) -> tuple[int, ...]:
        parts, stop = [self.state.past], self.before
        while stop is not None:
            parts.append(stop.state.past)
            stop = stop.before
        return tuple([key for part in reversed(parts) for key in part])


def _with_past(state: State, past: tuple[int, ...]) -> State:
    return State.of_array(state.game, state.array, past, state.events)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class _Link:
    """An action of a course, behind the one before it, and the last state that is held there."""

    before: _Link | None
    ply: Ply
    stop: _Stop
