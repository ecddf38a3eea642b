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
from obelisk.core.options import Options, Value
from obelisk.core.quoting import quoted, shown
from obelisk.core.result import Result
from obelisk.core.state import Action, State
from obelisk.core.telling import Telling
from obelisk.core.timing import Timing
from obelisk.core.views import ChartView, Choices, EventShown, View
from obelisk.core.words import WORDS, register

if TYPE_CHECKING:
    from obelisk.core.player import Level, Opponent


CONTRACT = 1  # the version of what `Game` asks of a game; a game says which one it keeps


def draw(rng: Random | np.random.Generator, below: int) -> int:
    """A random number from 0 to `below - 1`, from Python's or from NumPy's generator."""
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
    legend: ClassVar[str] = ""  # the signs of its pieces, for people at a terminal
    forms: ClassVar[str] = ""  # what an action looks like, a line each, for the terminal's help
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
        """The game that was played by a version of its rules, from the options as written then.

        Records and stored matches are read by this: the game plays as it did, and is written as of
        that version again. `UnknownRules` is raised for versions other than today's and those that
        the options can be upgraded from, `InvalidOption` for options that never were.
        """
        if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
            raise InvalidOption([f"options {quoted(options)}: write them as names with values"])
        if not isinstance(version, str):
            raise UnknownRules(f"version {quoted(version)}: write it as text, like '1'")
        if version == cls.rules_version:
            return cls(**options)
        if version not in cls.options_type.upgrades:
            known = ", ".join(cls.options_type.upgrades)
            older = f" (and reads games of {known})" if known else ""
            raise UnknownRules(
                f"played by version {shown(version)} of the rules of {cls.title}; "
                f"this program has version {cls.rules_version}{older}"
            )
        return cls._restored(cls.options_type.of_version(version, options), version)

    @classmethod
    def _restored(cls, options: Options, version: str) -> Self:
        game = object.__new__(cls)
        object.__setattr__(game, "options", options)
        if version != cls.rules_version:
            object.__setattr__(game, "rules_version", version)
        return game

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
        """The first state; `seed` decides what the rules leave to chance."""

    @abstractmethod
    def position(self, text: str) -> State:
        """The state that `text` tells; `InvalidPosition` names every fault at once."""

    @abstractmethod
    def text(self, state: State) -> str:
        """The canonical text of a state."""

    def can_be_read(self, state: State) -> bool:
        """Whether `position` takes the text of a state; not so only where a rulebook says so."""
        return True

    def random_state(self, rng: Random | np.random.Generator) -> State:
        """A state reached by random play: at most 80 actions from the start."""
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
        """The seats that must decide now."""

    def why_not_to_act(self, state: State, seat: int) -> str | None:
        """The clause by which a seat is not to act now, while others are."""
        return self.turn_clause

    @abstractmethod
    def actions(self, state: State, seat: int) -> list[str]:
        """The legal actions of a seat that is to act."""

    @abstractmethod
    def play(self, state: State, action: Action, seat: int) -> State:
        """The state after an action of a seat that is to act; `IllegalAction` if it is none."""

    @abstractmethod
    def spelled(self, state: State, action: Action, seat: int) -> str:
        """The one text that the notation has for an action of a seat that is to act, however it is
        given; `IllegalAction` if it is none."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How the game ended, or None."""

    def timing(self, state: State, seat: int | None = None) -> Timing:
        """Return what is asked of `seat` (None: as everybody sees it), and the time for it."""
        return Timing()

    def default_action(self, state: State, seat: int, rng: Random | np.random.Generator) -> str:
        """Return what a match plays for a seat that does not decide in time: here, anything."""
        actions = state.actions(seat)
        return actions[draw(rng, len(actions))]

    # Who plays it

    def levels(self) -> tuple[Level, ...] | None:
        """What each of the eight levels may think; None: the usual ladder of `obelisk.search`."""
        return None

    def opponent(self, level: int, seed: int | None) -> Opponent | None:
        """The game's own player of a level from 1 to 8; None: one of `obelisk.search`."""
        return None

    def plain_opponents(self) -> Mapping[str, Callable[[int | None], Opponent]]:
        """Return the game's simple players by name, the best one last; each is made from a seed."""
        return {}

    # How it is written

    def spell(self, state: State, action: Action, notation: str) -> str:
        """A legal action of a state as one of the game's `notations` writes it."""
        self.check_notation(notation)
        if not isinstance(action, str):
            raise UnreadableAction(f"{quoted(action)} is no action: write it as text")
        return str(action)

    def check_notation(self, notation: str) -> None:
        """Raise an `ObeliskError` unless the game has this notation."""
        if not isinstance(notation, str) or notation not in self.notations:
            known = " and ".join(self.notations)
            raise ObeliskError(f"notation {quoted(notation)}: {self.title} has {known}")

    # What is seen

    @abstractmethod
    def view(self, state: State, seat: int | None) -> View:
        """What a seat (None: a spectator) may know, built from an allow-list."""

    def views(self, state: State) -> Callable[[int | None], View]:
        """`view` for many readers of one state, who may be given parts in common: not to be
        changed. A game whose views share much works that out once."""
        return partial(self.view, state)

    def choices(self, state: State, seat: int) -> Choices | None:
        """The legal actions of a seat that is to act, in short; None where its view lists them."""
        return None

    def secrets(self, state: State) -> Mapping[str, object] | None:
        """Return what no view tells before the end, of all seats: for finished games."""
        return None

    @abstractmethod
    def svg(self, view: View, *, theme: str, square: int, pieces: str | None = None) -> str:
        """A picture of a view, with the pieces of one of the game's sets (None: the first)."""

    @property
    def piece_sets(self) -> tuple[str, ...]:
        """The names that `state.svg(pieces=…)` knows; the first is what it draws if not told."""
        return tuple(self.art) or ("standard",)

    def piece_set(self, name: str | None) -> str:
        """The set of pieces of this name (None: the first); an `ObeliskError` if there is none."""
        chosen = self.piece_sets[0] if name is None else name
        if not isinstance(chosen, str) or chosen not in self.piece_sets:
            raise ObeliskError(
                f"pieces {quoted(name)}: it must be one of {', '.join(self.piece_sets)}"
            )
        return chosen

    def telling(self, language: str = "en") -> Telling:
        """Return the words for a terminal. Those of every game are plain: see `core.telling`."""
        return Telling(self, language)

    def cover(self) -> str:
        """A picture of the game for those who do not know it yet, as SVG without words."""
        return self.start().svg()

    # Compilation

    def is_compiled(self) -> bool:
        """Whether its kernels lie compiled in the cache; true of a game without kernels."""
        return True

    def warmup(self) -> list[tuple[str, Callable[[], object]]]:
        """The steps that compile what the game needs, each with its name; none by default."""
        return []

    # Value semantics

    def check_seat(self, seat: int) -> None:
        """Raise an `ObeliskError` unless there is such a seat."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            last = self.seats - 1
            raise ObeliskError(f"seat {quoted(seat)}: {self.title} has the seats 0 to {last}")

    def check_state(self, state: State) -> None:
        """Raise an `ObeliskError` unless this is a state of such a game."""
        if not isinstance(state, State) or state.game.id != self.id:
            raise ObeliskError(f"{quoted(state)} is no state of {self.title}")

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
