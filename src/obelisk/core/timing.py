"""What a clock must know of a game whose rulebook gives times."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    """What is asked in a state, as a reader may know it, and how long there is to answer.

    Times are milliseconds. The last three say what the last action began, as everybody saw it.
    """

    question: str = ""  # a name that stays the same while the same thing is asked
    time: int = 0  # for the decision that is open
    talk: int | None = None  # to talk before it, where a phase begins that is talked before
    hidden: int | None = None  # for a question inside that time which only this seat knows of
    has_several_answers: bool = False  # whether decisions follow each other until the turn ends
    begins_phase: bool = False
    begins_turn: bool = False
    restarts: bool = False  # whether the time begins again for all who decide at once
