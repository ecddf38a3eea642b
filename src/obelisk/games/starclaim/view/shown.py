"""The types of what Starclaim sends: its view, its secrets, and its events.

Lists by seat begin with seat 0; cells are named as on the chart; `counts` are by cell, and what is
0 is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, cast

from typing_extensions import TypedDict

from obelisk.core.views import ChartView, EventShown, ResultShown, View

if TYPE_CHECKING:
    from obelisk.core.state import State

Phase: TypeAlias = Literal["auction", "mine", "occupy", "shop", "end"]
MineKind: TypeAlias = Literal["normal", "matrix", "chase", "spore", "purify"]


# The view


class OwnMine(TypedDict):
    """A mine as its owner knows it."""

    kind: MineKind
    cell: str
    round: int
    covers: NotRequired[list[str]]
    target: NotRequired[str]


class Mine(OwnMine):
    """A mine with its owner."""

    seat: int


class Radar(TypedDict):
    """How many mines lay in each cell in a round, as the reader's radar saw it."""

    round: int
    counts: dict[str, int]


class Auction(TypedDict):
    """The bidding: `high` is the highest open bid, `holder` the seat that made it, and `sealed` the
    seats that have made a sealed one."""

    high: int
    holder: int | None
    active: list[int]
    asked: int | None
    sealed: list[int]
    floor: int


class Vehicle(TypedDict):
    """A vehicle under way: where it is, how many cells it may still go, and where it has been."""

    cell: str | None
    left: int
    seen: list[str]


class Turn(TypedDict):
    """The open turn as everyone sees it; `mined` only where its seat says so to `sample`."""

    seat: int
    path: list[str]
    scans: int
    rested: int
    pool: int | None
    vehicle: Vehicle | None
    mined: NotRequired[bool]


class StarclaimResult(ResultShown):
    """The final table."""

    cells: list[int]
    groups: list[int]
    bonus: list[int]
    gold: list[int]


class OwnSecrets(TypedDict):
    """What only the reader knows; all null for a spectator."""

    gold: int | None
    items: dict[str, int] | None
    hand: int | None
    mines: list[OwnMine] | None
    radar: Radar | None
    stock: dict[str, int] | None
    bid: int | None
    defuse: str | None


class SeatSecrets(TypedDict):
    """The same of a reader who has a seat."""

    gold: int
    items: dict[str, int]
    hand: int
    mines: list[OwnMine]
    radar: Radar | None
    stock: dict[str, int] | None
    bid: int | None
    defuse: str | None


class AtTheEnd(TypedDict):
    """What everyone sees when the game is over; with open gold, `all_gold` at any time."""

    all_gold: list[int] | None
    all_mines: list[Mine] | None
    result: StarclaimResult | None


class Chart(TypedDict):
    """What everybody sees."""

    seats: int
    side: int
    rounds: int
    round: int
    phase: Phase
    owner: dict[str, int]
    ap: list[int]
    barred: list[int]
    controller: int | None
    price: int
    done: list[int]
    queue: list[int]
    auction: Auction | None
    groups: list[int]
    turn: Turn | None
    asks: str | None


class StarclaimView(ChartView, OwnSecrets, AtTheEnd, Chart):
    """What a reader may know of a state."""


class SeatView(SeatSecrets, AtTheEnd, Chart):
    """The same of a reader who has a seat: what players decide from."""

    seat: int
    to_act: list[int]


class MarkedView(StarclaimView):
    """A view to which the last events that its reader was sent have been added, to be marked."""

    events: list[StarclaimEvent]


class StarclaimSecrets(TypedDict):
    """What no view shows before the end, for all seats."""

    gold: list[int]
    items: list[dict[str, int]]
    mines: list[Mine]


# Legal actions in short: what can follow each first word


Menu = TypedDict(
    "Menu",
    {
        "bid": list[int],
        "pass": list[str],
        "pick": list[int],
        "mine": list[str],
        "matrix": list[str],
        "chase": list[list[str]],
        "spore": list[str],
        "purify": list[str],
        "end": list[str],
        "step": list[str],
        "scan": list[str],
        "robot": list[str],
        "vehicle": list[str],
        "drive": list[str],
        "defuse": list[str],
        "stop": list[str],
        "buy": list[str],
        "skip": list[str],
        "prices": dict[str, int],
    },
    total=False,
)


# Events


class Round(TypedDict):
    """A round began."""

    event: Literal["round"]
    round: int


class PhaseBegun(TypedDict):
    """A phase began."""

    event: Literal["phase"]
    phase: Phase


class Order(TypedDict):
    """The order in which the seats act in a phase was drawn."""

    event: Literal["order"]
    phase: Phase
    order: list[int]


class Bid(TypedDict):
    """A seat bid openly, or pays a price that the rules set."""

    event: Literal["bid", "default"]
    seat: int
    amount: int


class Deed(TypedDict):
    """A seat passed, gave a sealed bid, or lost its turn."""

    event: Literal["pass", "sealed", "forfeit"]
    seat: int


class Tie(TypedDict):
    """Sealed bids were equal."""

    event: Literal["tie"]
    seats: list[int]
    amount: int


class Control(TypedDict):
    """A seat sets the order in this round, for a price; null: no seat does."""

    event: Literal["control"]
    seat: int | None
    price: int


class Pick(TypedDict):
    """A seat named the next one."""

    event: Literal["pick"]
    phase: Phase
    seat: int
    picked: int


class TurnOpened(TypedDict):
    """The turn of a seat began."""

    event: Literal["turn"]
    phase: Phase
    seat: int


class CellTaken(TypedDict):
    """A seat occupied a cell, removed its mine, or drove there."""

    event: Literal["occupy", "deminer", "drive"]
    seat: int
    cell: str


class Scan(TypedDict):
    """A scanner counted the mines of a cell."""

    event: Literal["scan"]
    seat: int
    cell: str
    count: int


class Robot(TypedDict):
    """A robot swept a row or a column."""

    event: Literal["robot"]
    seat: int
    line: str


class VehicleSent(TypedDict):
    """A vehicle set out."""

    event: Literal["vehicle"]
    seat: int
    points: int


class Done(TypedDict):
    """A seat is done with a phase, or its turn ended for a reason."""

    event: Literal["done"]
    phase: Phase
    seat: int
    reason: NotRequired[Literal["stop", "explosion", "points", "boxed", "full"]]


class Effect(TypedDict):
    """The area of a special mine that exploded."""

    kind: MineKind
    cells: list[str]


class Explode(TypedDict):
    """Mines in a cell exploded; `reverted` are the cells that became free. `mines` are counted by
    kind only where the options say so, `owners` are those of the cells before, where a client has
    kept them."""

    event: Literal["explode"]
    seat: int
    cell: str
    vehicle: bool
    reverted: list[str]
    effects: list[Effect]
    mines: NotRequired[dict[str, int]]
    owners: NotRequired[dict[str, int]]


class Buried(TypedDict):
    """The reader buried a mine."""

    event: Literal["buried"]
    kind: MineKind
    cell: str
    covers: NotRequired[list[str]]
    target: NotRequired[str]


class RadarSeen(TypedDict):
    """The reader's radar took a picture."""

    event: Literal["radar"]
    counts: dict[str, int]


class Spread(TypedDict):
    """A spore mine of the reader left normal mines around it."""

    event: Literal["spread"]
    cell: str
    cells: list[str]


class Question(TypedDict):
    """The reader is asked whether to use a deminer."""

    event: Literal["question"]
    cell: str


class Paid(TypedDict):
    """A mine of the reader was stepped on."""

    event: Literal["paid"]
    cell: str
    amount: int


class Bought(TypedDict):
    """The reader bought an item, or nothing."""

    event: Literal["bought"]
    item: str | None


class End(TypedDict):
    """The game ended."""

    event: Literal["end"]
    result: StarclaimResult


StarclaimEvent = (
    Round
    | PhaseBegun
    | Order
    | Bid
    | Deed
    | Tie
    | Control
    | Pick
    | TurnOpened
    | CellTaken
    | Scan
    | Robot
    | VehicleSent
    | Done
    | Explode
    | Buried
    | RadarSeen
    | Spread
    | Question
    | Paid
    | Bought
    | End
)


def starclaim_view(view: View) -> StarclaimView:
    """A view of a state of Starclaim as what it is."""
    return cast("StarclaimView", view)


def seat_view(state: State, seat: int) -> SeatView:
    """What a seat knows of a state of Starclaim."""
    return cast("SeatView", state.view(seat))


def own_events(events: list[EventShown]) -> list[StarclaimEvent]:
    """Events of Starclaim as what they are."""
    return cast("list[StarclaimEvent]", events)


def seen(state: State, seat: int | None) -> StarclaimView:
    """What a seat may know of a state of Starclaim."""
    return starclaim_view(state.view(seat))
