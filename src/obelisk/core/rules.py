"""What the rules and the evaluation of a board game consist of: kernels and constants.

A game builds both explicitly, at the end of its modules `rules` and `evaluate`. Templates get the
kernels bound by the names of the fields.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from obelisk.core.messages import Message
from obelisk.core.quoting import quoted
from obelisk.kernels import Record, Records


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Rules:
    """The rules of a game for two with everything seen.

    A record of type `state` is a position with its counters. It has at least the fields `side`
    (who is to act), `ply`, `quiet` (plies since the last loss), `quiet_limit`, `repeats`, `over`
    (0, or why the game is over), `winner` (a seat, or −1) and `zobrist` (a hash). A record of type
    `scratch` is what kernels note down on the way. Actions are numbers below 65,536.

    The last group of kernels is for rules under which it is costly to tell whether an action is
    legal: a search then tries candidates first. What is None is as in `search.allowing`.
    """

    state: np.dtype[np.void]
    scratch: np.dtype[np.void]
    most_actions: int  # how many can be legal at once, or be candidates, and one to spare

    # Write the legal actions of the side to act; return how many.
    legal_actions: Callable[[Record, Records, Record], int]
    # Play a legal action, and note in the scratch what it did; `settle` follows.
    apply: Callable[[Record, int, Record], None]
    # End the game if it is over, in a position that occurs for the nth time, first n plies ago.
    settle: Callable[[Record, int, int], None]
    # What is equal in two positions that count as the same.
    position_key: Callable[[Record], int]
    # How many plies apart such positions can be.
    repeat_stride: Callable[[Record], int]
    # Whether no earlier position can occur again.
    nothing_returns: Callable[[Record], bool]

    has_ply_limit: bool = False  # whether `state` has a field `ply_limit` that ends games
    side_key: np.uint64 | None = (
        None  # the random numbers of the hash, for programs that must make the same
    )
    piece_keys: npt.NDArray[np.uint64] | None = None

    # Write the actions worth trying, legal or not; return how many.
    candidates: Callable[[Record, Records, Record], int] | None = None
    # Whether an action is surely one of them.
    is_candidate: Callable[[Record, int, Record], bool] | None = None
    # Whether a candidate is legal.
    is_allowed: Callable[[Record, int, Record], bool] | None = None
    # Play a candidate, and say whether it was legal, before or after the position is settled.
    attempt: Callable[[Record, int, Record], None] | None = None
    succeeds: Callable[[Record, Record], bool] | None = None
    # End a game in which the side to act has no action.
    conclude: Callable[[Record], None] | None = None
    # The number under which experience with an action is kept.
    habit: Callable[[Record, int], int] | None = None

    def kernels(self) -> dict[str, Callable[..., object]]:
        """The kernels that all rules have, by name, as templates expect them."""
        return {
            "legal_actions": self.legal_actions,
            "apply": self.apply,
            "settle": self.settle,
            "position_key": self.position_key,
            "repeat_stride": self.repeat_stride,
            "nothing_returns": self.nothing_returns,
        }


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Evaluation:
    """How good a position is, and what a search must know of it.

    `look` notes in a record of type `notes` what the other kernels read. Worth is told in
    hundredths of the game's smallest piece, as seen by the side to act.
    """

    terms: tuple[str, ...]
    weights: npt.NDArray[np.int32]  # what one unit of each term is worth
    notes: np.dtype[np.void]

    look: Callable[[Record, Record, Record], None]
    # Write the terms of a position.
    measure: Callable[[Record, Record, Records], None]
    # Whether the side to act loses unless it does something about it.
    in_danger: Callable[[Record, Record], bool]
    # What an action promises that changes nothing; what one promises.
    expected: Callable[[Record], int]
    promise: Callable[[Record, int, Record, Record], int]
    # Write the actions that win something at once, and those that avert the danger.
    sharp_actions: Callable[[Record, Records, Record, Record], int]
    parries: Callable[[Record, Records, Record, Record], int]
    # Whether the side to act may be thought to pass, and do so.
    may_skip: Callable[[Record, Record], bool]
    skip: Callable[[Record, Record], None]

    # Whether every action that is not among the parries loses at once or is illegal.
    parries_are_all: Callable[[Record], bool] | None = None
    # Whether sharp actions are found much sooner than all actions.
    is_staged: bool = False

    @classmethod
    def of_template(
        cls,
        made: ModuleType,
        terms: tuple[str, ...],
        weights: npt.NDArray[np.int32],
        notes: np.dtype[np.void],
    ) -> Evaluation:
        """The evaluation whose kernels are those of a template that was made for a game."""
        return cls(terms=terms, weights=weights, notes=notes, **_evaluating(made))

    def kernels(self) -> dict[str, Callable[..., object]]:
        """The kernels that all evaluations have, by name, as templates expect them."""
        return _evaluating(self)


def _evaluating(held: Evaluation | ModuleType) -> dict[str, Any]:
    names = (
        "look", "measure", "in_danger", "expected", "promise", "sharp_actions", "parries",
        "may_skip", "skip",
    )  # fmt: skip
    return {name: getattr(held, name) for name in names}


def missing_parts(built: Rules | Evaluation) -> list[Message]:
    """Return what is wrong with the parts of a game's rules or evaluation."""
    faults = []
    for field in fields(built):
        value, kind = getattr(built, field.name), str(field.type)
        part = f"{type(built).__name__}.{field.name}"
        if kind.startswith("Callable"):
            optional = kind.endswith("None")
            if not callable(value) and not (optional and value is None):
                faults.append(Message("core-part-kernel", part=part, given=quoted(value)))
        elif kind.startswith("np.dtype") and not isinstance(value, np.dtype):
            faults.append(Message("core-part-dtype", part=part, given=quoted(value)))
    return faults
