"""The rules of a game with its options: what a game author implements."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import TYPE_CHECKING, ClassVar, Self

import numpy as np

from obelisk.core.errors import InvalidOption, ObeliskError, UnknownRules, UnreadableAction
from obelisk.core.given import check_chance
from obelisk.core.messages import List, Message, Seat, Side
from obelisk.core.options import Options, Value
from obelisk.core.quoting import quoted, shown
from obelisk.core.result import Result
from obelisk.core.state import Action, State
from obelisk.core.telling import Telling
from obelisk.core.timing import Timing
from obelisk.core.views import ChartView, Choices, EventShown, View
from obelisk.core.words import ENGLISH, WORDS, owner_of_package, register

if TYPE_CHECKING:
    from obelisk.core.player import Level, SeatPlayer


CONTRACT = 1  # the version of what `Game` asks of a game; a game says which one it keeps


def draw(rng: Random | np.random.Generator, below: int) -> int:
    """Draw a number from 0 to `below - 1` with Python's or NumPy's generator."""
    return rng.randrange(below) if isinstance(rng, Random) else int(rng.integers(below))


class Game(ABC):
    """Immutable rules and options. Two games are equal when class and options are.

    A subclass states the facts below and implements the abstract methods. `obelisk.testing`
    checks that it keeps the promises made to users in `State`.
    """

    id: ClassVar[str]
    contract: ClassVar[int]  # the CONTRACT that the game is written for
    title: ClassVar[str]
    rules_version: str  # of games kept from an older version: that one
    seat_names: tuple[str, ...]
    options_type: ClassVar[type[Options]]
    # How actions can be written. All are read; the first is that of records and of programs.
    notations: ClassVar[tuple[str, ...]] = ("plain",)
    turn_clause: ClassVar[str | None] = None  # the rule that says whose turn it is
    end_clause: ClassVar[str | None] = None  # the rule by which nothing is played after the end
    # The files of drawings by the name of each set, in the folder `art` of the game or of the
    # package that it shares. The first set is drawn unless another is asked for.
    art: ClassVar[Mapping[str, str]] = {}
    shares: ClassVar[str | None] = None  # a package whose `art/` and `words/` it uses, too
    # Where views have a board: the kind of piece that each letter of the notation names, as
    # drawings call it, and whether pieces stand on points rather than on squares.
    kinds: ClassVar[Mapping[str, str]] = {}
    is_of_points: ClassVar[bool] = False
    has_chance: ClassVar[bool] = False  # whether something is drawn from the seed of `start`
    has_secrets: ClassVar[bool] = False  # whether a seat knows what others do not
    view_type: ClassVar[object] = ChartView  # of its views, as a type
    event_type: ClassVar[object] = EventShown  # of what `Event.to_json` says of its events
    has_phases: ClassVar[bool] = False  # whether its rulebook gives times, and pauses to talk

    options: Options

    def __init_subclass__(cls, **named: object) -> None:
        super().__init_subclass__(**named)
        name = vars(cls).get("id")
        if isinstance(name, str) and name not in WORDS.owners():
            register(name, cls.__module__)

    def __init__(self, /, **options: object) -> None:
        object.__setattr__(self, "options", self.options_type.read(options))

    @classmethod
    def of_version(cls, version: str, options: Mapping[str, object]) -> Self:
        """Return the game as a version of its rules had it, from the options as written then.

        Records and stored matches are read by this: the game plays as it did, and is saved as of
        that version again. `UnknownRules` is raised for versions other than today's and those that
        the options can be upgraded from, `InvalidOption` for options that never existed.
        """
        if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
            raise InvalidOption(Message("core-options-type", given=quoted(options)))
        if not isinstance(version, str):
            raise UnknownRules(Message("core-version-type", given=quoted(version)))
        if version == cls.rules_version:
            return cls(**options)
        if version not in cls.options_type.upgrades:
            known = (*cls.options_type.upgrades, cls.rules_version)
            raise UnknownRules(
                Message(
                    "core-version-unknown",
                    game=cls.named(),
                    given=shown(version),
                    known=List.of(known),
                    count=len(known),
                )
            )
        return cls._restored(cls.options_type.of_version(version, options), version)

    @classmethod
    def _restored(cls, options: Options, version: str) -> Self:
        game = object.__new__(cls)
        object.__setattr__(game, "options", options)
        if version != cls.rules_version:
            object.__setattr__(game, "rules_version", version)
        return game

    @classmethod
    def named(cls) -> Message | str:
        """Return the title in every language that the game has."""
        code = f"{cls.id}-title"
        return Message(code) if WORDS.has(code) else cls.title

    def seat_named(self, seat: int) -> Side | Seat:
        """Return a seat as messages name it: by its side, if the game has words for that."""
        side = f"{self.id}-{self.seat_names[seat]}"
        return Side(side) if WORDS.has(f"side-{side}") else Seat(seat)

    @classmethod
    def reason_of(cls, result: Result) -> Message:
        """Return why a game ended, in words of this game, of what it shares, or of all games."""
        shared = [] if cls.shares is None else [owner_of_package(cls.shares)]
        for owner in (cls.id, *shared, "core"):
            code = f"{owner}-reason-{result.reason}"
            if WORDS.has(code):
                return Message(code)
        return Message("core-reason-other", reason=shown(result.reason))

    @property
    def seats(self) -> int:
        """How many seats the game has."""
        return len(self.seat_names)

    @property
    def is_for_two(self) -> bool:
        """Whether two seats play it, and both see everything."""
        return self.seats == 2 and not self.has_secrets

    @property
    def palette(self) -> tuple[str, ...]:
        """The colours of the seats on a board, by name."""
        return self.seat_names

    # Positions

    @property
    @abstractmethod
    def dtype(self) -> np.dtype[np.void]:
        """The type of a state's record."""

    @abstractmethod
    def start(self, seed: int | None = None) -> State:
        """Return the first state; `seed` decides what the rules leave to chance."""

    @abstractmethod
    def position(self, text: str) -> State:
        """Read a state from its text; `InvalidPosition` names all faults at once."""

    @abstractmethod
    def text(self, state: State) -> str:
        """Return the canonical text of a state."""

    def can_be_read(self, state: State) -> bool:
        """Whether `position` reads the text of a state. False only if the rulebook says so."""
        return True

    def random_state(self, rng: Random | np.random.Generator) -> State:
        """Return a state reached by random play, at most 80 actions from the start."""
        check_chance(rng)
        state = self.start(seed=draw(rng, 2**31))
        for _ in range(draw(rng, 81)):
            if not state.to_act:
                break
            seat = state.to_act[draw(rng, len(state.to_act))]
            actions = state.actions(seat)
            state = state.play(actions[draw(rng, len(actions))], seat)
        return state

    # The course of the game

    @abstractmethod
    def to_act(self, state: State) -> tuple[int, ...]:
        """Return the seats that must decide now."""

    def why_not_to_act(self, state: State, seat: int) -> str | None:
        """Return the clause by which a seat may not act now while others may."""
        return self.turn_clause

    @abstractmethod
    def actions(self, state: State, seat: int) -> list[str]:
        """Return the legal actions of a seat that is to act."""

    @abstractmethod
    def play(self, state: State, action: Action, seat: int) -> State:
        """Return the state after an action of a seat that is to act, or raise `IllegalAction`."""

    @abstractmethod
    def spelled(self, state: State, action: Action, seat: int) -> str:
        """Return an action of a seat that is to act as the notation writes it, however it is given.

        Raises `IllegalAction` if it cannot be played.
        """

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """Return how the game ended, or None."""

    def timing(self, state: State, seat: int | None = None) -> Timing:
        """Return what is asked of `seat` (None: as everybody sees it), and the time for it."""
        return Timing()

    def default_action(self, state: State, seat: int, rng: Random | np.random.Generator) -> str:
        """Return what a match plays for a seat that does not decide in time: here, anything."""
        actions = state.actions(seat)
        return actions[draw(rng, len(actions))]

    # Who plays it

    def levels(self) -> tuple[Level, ...] | None:
        """Return what each of the eight levels may think; None: as `obelisk.search` has it."""
        return None

    def seat_player(self, level: int, seed: int | None) -> SeatPlayer | None:
        """Return the game's own player of a level from 1 to 8; None: one of `obelisk.search`."""
        return None

    def plain_players(self) -> Mapping[str, Callable[[int | None], SeatPlayer]]:
        """Return the game's simple players by name, the best one last; each is made from a seed."""
        return {}

    # How it is written

    def spell(self, state: State, action: Action, notation: str) -> str:
        """Return a legal action of a state as one of the game's `notations` writes it."""
        self.check_notation(notation)
        if not isinstance(action, str):
            raise UnreadableAction(Message("core-action-not-text", given=quoted(action)))
        return str(action)

    def check_notation(self, notation: str) -> None:
        """Raise an `ObeliskError` unless the game has this notation."""
        if not isinstance(notation, str) or notation not in self.notations:
            known = List.of(self.notations)
            raise ObeliskError(
                Message("core-notation", given=quoted(notation), game=self.named(), known=known)
            )

    # What is seen

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """Return what a seat (None: a spectator) may know, built from an allow-list."""

    def views(self, state: State) -> Callable[[int | None], View]:
        """Return a function like `view`, for many readers of one state.

        Views may share parts, so they must not be changed. Override this if much can be shared.
        """
        return partial(self.view, state)

    def choices(self, state: State, seat: int) -> Choices | None:
        """Return the legal actions of a seat in short; None if its view lists them."""
        return None

    def secrets(self, state: State) -> Mapping[str, object] | None:
        """Return what no view tells before the end, of all seats: for finished games."""
        return None

    @abstractmethod
    def svg(self, view: View, *, theme: str, square: int, pieces: str | None = None) -> str:
        """Draw a view, with the pieces of one of the game's sets (None: the first)."""

    @property
    def piece_sets(self) -> tuple[str, ...]:
        """The sets of pieces that `state.svg(pieces=…)` knows; the first is the default."""
        return tuple(self.art) or ("standard",)

    def piece_set(self, name: str | None) -> str:
        """Return the set of pieces of this name (None: the first), or raise `ObeliskError`."""
        chosen = self.piece_sets[0] if name is None else name
        if not isinstance(chosen, str) or chosen not in self.piece_sets:
            known = List.of(self.piece_sets, "or")
            raise ObeliskError(Message("core-pieces", given=quoted(name), known=known))
        return chosen

    def telling(self, language: str = ENGLISH) -> Telling:
        """Return how the game is told at a terminal. The default is plain: see `core.telling`."""
        return Telling(self, language)

    def cover(self) -> str:
        """Draw the game for people who do not know it yet, as SVG without words."""
        return self.start().svg()

    # Compilation

    def is_compiled(self) -> bool:
        """Whether the cache holds its kernels, or never will; true of a game without kernels."""
        return True

    def warmup(self) -> list[tuple[str, Callable[[], object]]]:
        """Return the steps that compile what the game needs, each with a name."""
        return []

    # Value semantics

    def check_seat(self, seat: int) -> None:
        """Raise an `ObeliskError` unless there is such a seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise ObeliskError(self.no_seat(seat))

    def no_seat(self, given: object) -> Message:
        """Return the message that there is no such seat."""
        last = self.seats - 1
        return Message("core-seat-unknown", given=quoted(given), game=self.named(), last=last)

    def check_state(self, state: State) -> None:
        """Raise an `ObeliskError` unless this is a state of such a game."""
        if not isinstance(state, State) or state.game.id != self.id:
            raise ObeliskError(Message("core-state-other", given=quoted(state), game=self.named()))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a game is read-only: make another with obelisk.game()")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and self.options == other.options

    def __hash__(self) -> int:
        return hash((type(self), self.options))

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.options.changed().items())
        return f"obelisk.game({self.id!r}{options})"

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.options.to_json(), self.rules_version)


def _rebuild(game: type[Game], options: dict[str, Value], version: str) -> Game:
    return game._restored(game.options_type(**options), version)
