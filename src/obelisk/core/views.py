"""What is shown of a state and of what happened: the types of what goes over the wire.

A view is what one reader may know of a state, as JSON. There are two kinds: a `BoardView` has a
board that any client can draw, a `ChartView` is a picture of its game's own, which is typed in the
folder of the game. An event has the name and the fields that its rulebook gives it, typed in the
folder of the game, and in games with a board it also says how it is drawn, in the few words of
`Drawn`. A client needs no more than these to show a game that it has never heard of.

Only mypy, the schema of the server and the tests read these types. Views are made by hand and
written as they are, because nothing is quicker.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NotRequired, TypeAlias, cast

from typing_extensions import TypeAliasType, TypedDict, TypeIs

Heading: TypeAlias = Literal["N", "E", "S", "W"]


# How an event is drawn. Parts are in order: each changes the board that those before it have left.

_Start = TypedDict("_Start", {"from": str})


class Moved(_Start):
    """A piece went from a square to an empty one; what it takes is removed before it comes."""

    how: Literal["moved"]
    to: str


class Swapped(_Start):
    """The pieces on two squares changed places."""

    how: Literal["swapped"]
    to: str


class Turned(TypedDict):
    """A piece turned where it stands, `by` quarter turns clockwise."""

    how: Literal["turned"]
    square: str
    by: int


class Beam(_Start):
    """Light of a seat went from a square over those of its path.

    It left the board at its edge, was absorbed, struck something, or met another beam.
    """

    how: Literal["beam"]
    seat: int
    path: list[str]
    end: Literal["edge", "absorbed", "struck", "met"]


class Removed(TypedDict):
    """The piece on a square is gone."""

    how: Literal["removed"]
    square: str


class Appeared(TypedDict):
    """A piece came to a square from outside the board, or in place of the piece there."""

    how: Literal["appeared"]
    square: str


class Flashed(TypedDict):
    """Something happened on these squares that removes nothing: a hit, a check, a line."""

    how: Literal["flashed"]
    squares: list[str]


Drawn = TypeAliasType(
    "Drawn", Moved | Swapped | Turned | Beam | Removed | Appeared | Flashed
)  # fmt: skip


class Pictured(TypedDict):
    """What events of games with a board have in common, beside the name of their kind."""

    drawn: NotRequired[list[Drawn]]


class EventShown(Pictured):
    """An event as everybody can read it; its other fields are those of its kind."""

    event: str


# Boards


class BoardPiece(TypedDict):
    """A piece on the board: `kind` names its symbol, `turn` the quarters clockwise by which it is
    turned (none: it faces nowhere), `text` is how the notation writes it."""

    square: str
    kind: str
    seat: int
    turn: int | None
    text: str
    character: NotRequired[str]


class Dead(TypedDict):
    """How many pieces of one kind a seat has lost."""

    kind: str
    text: str
    character: NotRequired[str]
    count: int


class Mark(TypedDict):
    """A square that is reserved for a seat, with the name of its symbol."""

    square: str
    mark: str
    seat: int


class Emitter(TypedDict):
    """A fitting of a seat at the edge of the board that fires inwards from a square."""

    square: str
    heading: Heading
    seat: int


class Lines(TypedDict):
    """What a board of points has: the rows of its river from bank to bank, palaces by two of their
    corners, points with small marks around them, and what each seat calls the files in notations
    that do not go by letters."""

    river: list[int]
    palaces: list[list[str]]
    stations: list[str]
    file_names: NotRequired[dict[str, list[list[str]]]]


class Board(TypedDict):
    """A board as it is drawn.

    `numbers` are those of the rows from the top, `palette` names the colours of the seats, `bottom`
    is the seat whose side is at the bottom when the rows are drawn in their order. A board with
    `lines` is one of points. `pools` are the dead of each seat, `check` is the square of a king in
    check.
    """

    files: int
    numbers: list[int]
    palette: list[str]
    bottom: int
    marks: list[Mark]
    pieces: list[BoardPiece]
    emitters: NotRequired[list[Emitter]]
    lines: NotRequired[Lines]
    pools: NotRequired[list[list[Dead]]]
    check: NotRequired[str | None]


# Views


class ResultShown(TypedDict):
    """How a game ended: the seat that won alone, if one did, and for each seat its score and its
    rank, which counts from 1 and is shared by equals; the reason in a word."""

    winner: int | None
    scores: list[float]
    ranks: list[int]
    reason: str


class SeenByAll(TypedDict):
    """What every view has: the seat of its reader (none: a spectator), and who must decide."""

    seat: int | None
    to_act: list[int]


class BoardView(SeenByAll):
    """A position on a board, with what the last action did.

    `actions` are those of the reader if they are to act. `quiet` counts plies since the last loss,
    `ply` all plies, `repeats` how often the position has occurred.
    """

    game: str
    options: dict[str, bool | int | str]
    seats: list[str]
    actions: list[str]
    position: str
    quiet: int
    ply: int
    repeats: int
    board: Board
    events: list[EventShown]
    result: ResultShown | None


class ChartView(SeenByAll):
    """A position without such a board: whatever else there is to know is its game's own."""


def touched(parts: Iterable[Drawn]) -> set[str]:
    """The squares where pieces moved, turned or appeared."""
    squares: set[str] = set()
    for part in parts:
        if part["how"] == "moved" or part["how"] == "swapped":
            squares |= {part["from"], part["to"]}
        elif part["how"] == "turned" or part["how"] == "appeared":
            squares.add(part["square"])
    return squares


def drawn_parts(events: Iterable[EventShown]) -> list[Drawn]:
    """How events are drawn, one after the other."""
    return [part for event in events for part in event.get("drawn", ())]


View: TypeAlias = BoardView | ChartView
Choices: TypeAlias = Mapping[str, object]  # legal actions in short, in the form of their game


def has_board(view: View) -> TypeIs[BoardView]:
    """Whether a view shows a board that any client can draw."""
    return "board" in view


def events_of(view: View) -> list[EventShown]:
    """The events that a view tells; none where it tells none."""
    return view["events"] if has_board(view) else cast("BoardView", view).get("events", [])


def with_events(view: View, events: list[EventShown]) -> View:
    """A view with other events than those that it tells."""
    return cast("View", {**view, "events": events})
