"""Plain opponents: one for the two-player games, and a chair for those who play from views."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any, Protocol

from obelisk.core.events import Event, visible
from obelisk.core.state import State

LOSS_EVENTS = ("destroyed", "capture", "line")  # an exchange costs both sides the same


class LookAhead:
    """Looks one action ahead, and at the answers to the best ones.

    It wins if it can, never hands over the win in one if it can help it, takes what it can, and
    chooses at random among equals. `seed` makes it choose the same way again.
    """

    name = "simple"

    def __init__(self, seed: int | None = None, *, answers: int = 12) -> None:
        self._rng = Random(seed)
        self._answers = answers

    def choose(self, state: State, seat: int) -> str:
        """An action of `seat`, which must be to act."""
        actions = state.actions(seat)
        self._rng.shuffle(actions)
        ranked = sorted(
            ((gain(state.play(action, seat), seat), action) for action in actions),
            key=lambda pair: -pair[0],
        )
        best, action = ranked[0]
        if best == WIN:
            return action
        answered = [
            (value - self._worst_answer(state.play(action, seat), seat), action)
            for value, action in ranked[: self._answers]
        ]
        return max(answered, key=lambda pair: pair[0])[1]

    def _worst_answer(self, state: State, seat: int) -> float:
        """What the other side can gain at once."""
        return max(
            (
                gain(state.play(answer, other), other)
                for other in state.to_act
                if other != seat
                for answer in state.actions(other)
            ),
            default=0.0,
        )


WIN = 1000.0


def gain(state: State, seat: int) -> float:
    """What the last action brought `seat`: the game, a draw, or pieces won less pieces lost."""
    if state.result is not None:
        return WIN * (2 * state.result.scores[seat] - 1)
    lost = [event.fields["seat"] for event in state.events if event.kind in LOSS_EVENTS]
    return float(sum(-1 if owner == seat else 1 for owner in lost))


class Opponent(Protocol):
    """Whoever decides from what a seat may know."""

    name: str

    def decide(self, view: dict[str, Any], actions: list[str]) -> str: ...

    def notice(self, events: Iterable[Event]) -> None: ...


class SeatPlayer:
    """Seats an opponent who plays from views: it is handed the view and the legal actions of its
    seat, and nothing else of the state.
    """

    def __init__(self, opponent: Opponent) -> None:
        self.name = opponent.name
        self._opponent = opponent

    def choose(self, state: State, seat: int) -> str:
        """An action of `seat`, which must be to act."""
        return self._opponent.decide(state.view(seat), state.actions(seat))

    def hear(self, state: State, seat: int) -> None:
        """Tell it what `seat` may know of the last action."""
        self._opponent.notice(visible(state.events, seat))
