"""What a reader is told: messages about entries, and the whole match as it stands.

Everything that leaves the server about a match is made here, from an allow-list for its reader.
The number of an entry in the log is never told: it would count what is hidden.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Literal, NotRequired, Required, cast

from typing_extensions import TypedDict

from obelisk.core.events import visible
from obelisk.core.options import Value
from obelisk.core.views import Choices, EventShown, ResultShown, View
from obelisk.server.match.audience import is_for_all, is_told, seat_of_reader
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, SeatKind, Status


class ClockTold(TypedDict):
    """Since when and until when the open decision lasts, and what each seat has left."""

    since: int
    deadline: int | None
    remaining: NotRequired[list[int]]
    lag: NotRequired[list[int]]


class TalkTold(TypedDict):
    """The seats that need no more time to talk."""

    ready: list[int]


class Standing(TypedDict):
    """Where a match stands: what changes from message to message."""

    status: Status
    to_act: list[int]
    clock: ClockTold | None
    draw: NotRequired[int]
    takeback: NotRequired[int]
    talk: NotRequired[TalkTold]
    result: NotRequired[ResultShown]
    failed: NotRequired[str]


class EventTold(TypedDict):
    """A message to one reader about an entry, with those fields of its kind that may be known."""

    type: Literal["event"]
    n: int
    kind: str
    at: int
    seat: int | None
    now: Standing
    action: NotRequired[str]
    by: NotRequired[object]
    events: NotRequired[list[EventShown]]
    view: NotRequired[View]
    choices: NotRequired[Choices]


class SeatTold(TypedDict):
    """A seat in lists."""

    name: str
    kind: SeatKind
    person: str | None
    player: str
    level: int | None
    account: bool
    program: bool
    bot: bool
    left: bool
    away: int | None


class Summary(TypedDict):
    """A match in lists."""

    id: str
    game: str
    options: dict[str, Value]
    start: str | None
    clock: dict[str, object]
    rated: bool
    visibility: str
    creator: str
    before: str | None
    chat: str
    preview: bool
    status: Status
    seats: list[SeatTold]
    created: int
    started: int | None
    ended: int | None
    plies: int | None
    result: ResultShown | None
    failed: str | None
    rematch: str | None


class Offered(TypedDict, total=False):
    """What a seat that must decide may do, where its view does not list it."""

    choices: Choices


class BoardTold(Offered):
    """What a reader sees and may do."""

    view: Required[View]


class Snapshot(BoardTold):
    """A whole match as one reader may know it."""

    type: Required[Literal["snapshot"]]
    n: Required[int]
    seat: Required[int | None]
    match: Required[Summary]
    now: Required[Standing]


# Fields of an entry that everybody who is told of it may know.
_SHOWN = {
    "join": ("person", "name"),
    "fill": ("level", "name"),
    "draw": ("answer",),
    "takeback": ("answer", "keep"),
    "rematch": ("match",),
    "claim": ("winner",),
    "chat": ("person", "name", "text", "to"),
    "mute": ("person", "on"),
}


def messages(before: Match | None, entry: Entry, after: Match) -> tuple[EventTold | None, ...]:
    """The messages to all readers about an entry, without boards; they may have parts in common."""
    if after.terms.game.has_secrets or not is_for_all(entry, after):
        now = standing(after, len(after.seats))
        return tuple([message(before, entry, after, reader, now) for reader in after.readers])
    common = message(before, entry, after, len(after.seats))  # all are told the same
    assert common is not None
    return tuple([{**common, "n": count} for count in after.counts])


def message(
    before: Match | None,
    entry: Entry,
    after: Match,
    reader: int,
    public: Standing | None = None,
) -> EventTold | None:
    """The message to a reader about an entry, or None; without the board. `public` is how the match
    stands to spectators, if that is known."""
    if before is not None and not is_told(before, entry, after, reader):
        return None
    seat = seat_of_reader(after, reader)
    told: dict[str, object] = {
        "type": "event",
        "n": after.counts[reader],
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
    }
    for name in _SHOWN.get(entry.kind, ()):
        if name in entry.payload:
            told[name] = entry.payload[name]
    if entry.kind == "action":
        told |= _action(entry, after, seat)
    differs = public is None or after.hidden is not None
    told["now"] = standing(after, reader) if differs else public
    return cast("EventTold", told)


def changes_board(before: Match | None, after: Match) -> bool:
    """Whether there is something new to draw."""
    return before is None or before.state is not after.state or before.status != after.status


def changes_lists(before: Match | None, after: Match) -> bool:
    """Whether there is something new to show in lists of matches."""
    return before is None or (
        before.status != after.status
        or before.rematched != after.rematched
        or any(
            old is not new and _listed(old) != _listed(new)
            for old, new in zip(before.seats, after.seats, strict=True)
        )
    )


def _listed(seat: Seat) -> tuple[object, ...]:
    return seat.kind, seat.person, seat.name, seat.bot, seat.left, seat.away


def choices(match: Match, seat: int | None) -> Offered:
    """What a seat that must decide may do, under the key `choices`; nothing for everybody else."""
    if seat is None or seat not in match.acting:
        return {}
    offered = match.terms.game.choices(match.state, seat)
    return {} if offered is None else {"choices": offered}


def _action(entry: Entry, after: Match, seat: int | None) -> dict[str, object]:
    told: dict[str, object] = {
        "events": [event.to_json() for event in visible(after.state.events, seat)]
    }
    if after.terms.game.has_secrets and seat != entry.seat:
        return {"seat": None, **told}
    last = after.course.last
    assert last is not None
    return {"action": last.action, "by": entry.payload.get("by"), **told}


def standing(match: Match, reader: int) -> Standing:
    """What changes from message to message: status, who is to act, the clocks, what is offered."""
    seat = seat_of_reader(match, reader)
    told: Standing = {
        "status": match.status,
        "to_act": list(match.to_act),
        "clock": clock(match, seat),
    }
    if match.draw is not None:
        told["draw"] = match.draw
    if match.takeback is not None:
        told["takeback"] = match.takeback
    if match.talk:
        told["talk"] = {"ready": sorted(match.ready)}
    if match.status == "over" and match.result is not None:
        told["result"] = match.result.to_json()
    if match.failed is not None:
        told["failed"] = match.failed
    return told


def clock(match: Match, seat: int | None) -> ClockTold | None:
    """The clocks as a seat (None: a spectator) sees them; what lag cost, when all is over."""
    if not match.terms.clock.is_timed:
        return None
    hidden = match.hidden is not None and seat is not None and seat in match.acting
    told: ClockTold = {
        "since": match.turn,
        "deadline": match.hidden if hidden else match.deadline,
    }
    if match.terms.clock.kind == "main":
        told["remaining"] = [seat.remaining for seat in match.seats]
    if match.status == "over":
        told["lag"] = [seat.lag for seat in match.seats]
    return told


def summary(match: Match) -> Summary:
    """A match as lists show it to everybody."""
    terms = match.terms
    return {
        "id": match.id,
        "game": terms.game.id,
        "options": terms.game.options.changed(),
        "start": terms.start,
        "clock": asdict(terms.clock),
        "rated": terms.rated,
        "visibility": terms.visibility,
        "creator": terms.creator,
        "before": terms.before,
        "chat": terms.chat,
        "preview": terms.preview,
        "status": match.status,
        "seats": [
            {
                "name": name,
                "kind": seat.kind,
                "person": seat.person,
                "player": seat.name,
                "level": seat.level,
                "account": seat.account,
                "program": seat.program,
                "bot": seat.bot,
                "left": seat.left,
                "away": seat.away,
            }
            for name, seat in zip(terms.game.seat_names, match.seats, strict=True)
        ],
        "created": match.created,
        "started": match.started,
        "ended": match.ended,
        "plies": None if terms.game.has_secrets and match.status == "running" else match.plies,
        "result": None if match.result is None else match.result.to_json(),
        "failed": match.failed,
        "rematch": match.rematched,
    }


def board(match: Match, seat: int | None) -> BoardTold:
    """What a seat sees, and what it may do."""
    return {"view": match.state.view(seat), **choices(match, seat)}


# Where the game fails to give a view: an empty one, which clients overlook.
NO_BOARD: BoardTold = {"view": cast("View", {})}


def snapshot(match: Match, reader: int, seen: BoardTold) -> Snapshot:
    """The whole match as a reader may know it, who has `seen` this board, and the number of the
    last message to them."""
    seat = seat_of_reader(match, reader)
    return {
        "type": "snapshot",
        "n": match.counts[reader],
        "seat": seat,
        "match": summary(match),
        "now": standing(match, reader),
        **seen,
    }
