"""Where a match stands: a fold over its log. Equal logs give equal matches, on every server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.server.match import clocks
from obelisk.server.match.audience import is_for_all, is_told
from obelisk.server.match.changing import replace
from obelisk.server.match.course import Course, Ply
from obelisk.server.match.entry import Entry
from obelisk.server.match.terms import Terms

SeatKind = Literal["open", "invited", "person", "engine"]
Status = Literal["open", "running", "over", "aborted"]


@dataclass(frozen=True)
class Seat:
    """Who sits where, and what they have left."""

    kind: SeatKind
    offered: SeatKind = "open"  # what it is again when its owner leaves before the start
    person: str | None = None
    name: str = ""
    level: int | None = None
    account: bool = False
    program: bool = False  # the account is marked as a bot's
    remaining: int = 0  # ms of main time
    quota: int = 0  # ms that slow connections may still be given back
    lag: int = 0  # ms that were given back
    timeouts: int = 0  # in a row
    bot: bool = False  # a bot plays until the owner is back
    left: bool = False  # the owner went; a bot plays until they take the seat back
    away: int | None = None  # since when nobody is connected
    muted: frozenset[str] = frozenset()  # whose talk the seat does not want
    asked: int = 0  # how often it asked to take back
    declined: int = 0  # how often that was declined since it acted

    @property
    def is_played_by_engine(self) -> bool:
        return self.kind == "engine" or self.bot or self.left

    @property
    def is_taken(self) -> bool:
        return self.kind in ("person", "engine")


@dataclass(frozen=True)
class Match:
    """A match after `seq` entries. `counts` are the messages that each reader was sent: the seats,
    and last the spectators."""

    id: str
    seq: int
    terms: Terms
    seats: tuple[Seat, ...]
    course: Course
    acting: tuple[int, ...]  # who must decide now; asking the rules takes longer
    status: Status
    counts: tuple[int, ...]
    created: int
    changed: int  # when the last entry was made
    started: int | None = None
    ended: int | None = None
    result: Result | None = None
    failed: str | None = None  # the package of the game, if an error in it ended the match
    turn: int = 0  # when the decision that is open began
    deadline: int | None = None  # as everybody sees it
    hidden: int | None = None  # an earlier one that only the deciding seat knows
    talk: bool = False  # nobody acts; the deadline ends it
    ready: frozenset[int] = frozenset()
    draw: int | None = None  # the seat that offers one
    refused: frozenset[int] = frozenset()  # seats that may not offer again before they act
    takeback: int | None = None
    rematch: frozenset[int] = frozenset()
    rematched: str | None = None

    @property
    def readers(self) -> range:
        """The numbers of the streams: a seat each, and last the spectators'."""
        return range(len(self.seats) + 1)

    @property
    def state(self) -> State:
        """The position."""
        return self.course.state

    @property
    def plies(self) -> int:
        """How many actions were played, without those that were taken back."""
        return self.course.plies

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now; nobody before the start, after the end, and in talk."""
        return () if self.status != "running" or self.talk else self.acting

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that people play themselves."""
        return tuple(n for n, seat in enumerate(self.seats) if not seat.is_played_by_engine)

    def seat_of(self, person: str | None) -> int | None:
        """The seat of a person, or None."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    def with_seat(self, number: int, **changes: Any) -> Match:
        seats = list(self.seats)
        seats[number] = replace(seats[number], **changes)
        return replace(self, seats=tuple(seats))


def begin(match: str, entry: Entry) -> Match:
    """The match that the first entry creates."""
    terms = Terms.from_json(entry.payload["terms"])
    seats = tuple(Seat(**seat) for seat in entry.payload["seats"])
    first = terms.first()
    opened = Match(
        id=match,
        seq=entry.seq,
        terms=terms,
        seats=seats,
        course=Course(first),
        acting=first.to_act,
        status="open",
        counts=(1,) * (len(seats) + 1),
        created=entry.at,
        changed=entry.at,
    )
    return _start_if_full(opened, entry)


def fold(match: Match, entry: Entry) -> Match:
    """The match after one more entry; `IllegalAction` if it is an action that the rules forbid."""
    assert entry.seq == match.seq + 1, (match.id, match.seq, entry.seq)
    after = _FOLDS[entry.kind](match, entry)
    if is_for_all(entry, after):
        counts = tuple([count + 1 for count in match.counts])
    else:
        counts = tuple(
            count + is_told(match, entry, after, reader)
            for reader, count in enumerate(match.counts)
        )
    return replace(after, seq=entry.seq, changed=entry.at, counts=counts)


def replay(match: str, entries: Iterable[Entry]) -> Iterator[tuple[Match | None, Entry, Match]]:
    """Each entry of a log, with the match before and after it."""
    before: Match | None = None
    for entry in entries:
        after = begin(match, entry) if before is None else fold(before, entry)
        yield before, entry, after
        before = after


# Before the start


def _join(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    payload, seats = entry.payload, list(match.seats)
    seats[entry.seat] = Seat(
        "person",
        offered=seats[entry.seat].offered,
        person=payload["person"],
        name=payload["name"],
        account=payload["account"],
        program=payload.get("program", False),
    )
    return _start_if_full(replace(match, seats=tuple(seats)), entry)


def _leave(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    seats = list(match.seats)
    offered = seats[entry.seat].offered
    seats[entry.seat] = Seat(offered, offered)
    return replace(match, seats=tuple(seats))


def _fill(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    seats, engine = list(match.seats), entry.payload
    seats[entry.seat] = Seat("engine", "engine", name=engine["name"], level=engine["level"])
    return _start_if_full(replace(match, seats=tuple(seats)), entry)


def _start_if_full(match: Match, entry: Entry) -> Match:
    if not all(seat.is_taken for seat in match.seats):
        return match
    started = replace(match, status="running", started=entry.at)
    return clocks.start(started, entry.at)


# Play


def _action(match: Match, entry: Entry) -> Match:
    seat, payload = entry.seat, entry.payload
    assert seat is not None
    # Older logs hold what was sent, which may be another spelling, with line separators in it.
    action = match.state.spelled(payload["action"], seat)
    state = match.state.play(action, seat)
    by, own = payload.get("by"), match.seats[seat]
    acted = replace(
        clocks.charge(match, entry),
        timeouts=own.timeouts + (by == "clock") if by else 0,
        away=own.away if by else None,
        declined=0,
    )
    played = replace(
        match,
        seats=(*match.seats[:seat], acted, *match.seats[seat + 1 :]),
        course=match.course.after(Ply(seat, action, entry.at), state),
        acting=state.to_act,
        draw=match.draw if match.draw == seat else None,
        refused=match.refused - {seat},
        takeback=None,
    )
    played = clocks.press(match, played, entry)
    if played.acting or (result := state.result) is None:
        return played
    return _over(played, entry, result)


def _over(match: Match, entry: Entry, result: Result) -> Match:
    return replace(
        match, status="over", result=result, ended=entry.at, deadline=None, hidden=None,
        talk=False, draw=None, takeback=None,
    )  # fmt: skip


def _resign(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    if match.terms.game.is_for_two:
        return _over(match, entry, Result.of_two(1 - entry.seat, "resignation"))
    gone = match.with_seat(entry.seat, left=True, away=None)
    if any(seat.kind == "person" and not seat.left for seat in gone.seats):
        return _end_talk_if_ready(gone, entry)
    return replace(gone, status="aborted", ended=entry.at, deadline=None, hidden=None, talk=False)


def _flag(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    flagged = match.with_seat(entry.seat, remaining=0)
    return _over(flagged, entry, Result.of_two(1 - entry.seat, "time"))


def _claim(match: Match, entry: Entry) -> Match:
    return _over(match, entry, Result.of_two(entry.payload["winner"], "abandoned"))


def _abort(match: Match, entry: Entry) -> Match:
    return replace(
        match, status="aborted", ended=entry.at, deadline=None, hidden=None, talk=False,
        draw=None, takeback=None, failed=entry.payload.get("failed"),
    )  # fmt: skip


# Agreements


def _draw(match: Match, entry: Entry) -> Match:
    answer = entry.payload["answer"]
    if answer == "offer":
        return replace(match, draw=entry.seat)
    if answer == "accept":
        return _over(match, entry, Result.of_two(None, "agreement"))
    offering = match.draw
    assert offering is not None
    return replace(match, draw=None, refused=match.refused | {offering})


def _takeback(match: Match, entry: Entry) -> Match:
    answer = entry.payload["answer"]
    if answer == "offer":
        assert entry.seat is not None
        asked = match.seats[entry.seat].asked + 1
        return replace(match.with_seat(entry.seat, asked=asked), takeback=entry.seat)
    asking = match.takeback
    assert asking is not None
    if answer == "decline":
        declined = match.seats[asking].declined + 1
        return replace(match.with_seat(asking, declined=declined), takeback=None)
    course = match.course.back(entry.payload["keep"])
    again = replace(match, course=course, acting=course.state.to_act, takeback=None, draw=None)
    return clocks.resume(again, entry.at)


def _rematch(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    return replace(
        match, rematch=match.rematch | {entry.seat}, rematched=entry.payload.get("match")
    )


# Talk and presence


def _chat(match: Match, entry: Entry) -> Match:
    return match


def _mute(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    muted = match.seats[entry.seat].muted
    person = entry.payload["person"]
    return match.with_seat(
        entry.seat, muted=muted | {person} if entry.payload["on"] else muted - {person}
    )


def _ready(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    return _end_talk_if_ready(replace(match, ready=match.ready | {entry.seat}), entry)


def _end_talk_if_ready(match: Match, entry: Entry) -> Match:
    """The talk is over when everybody who is at the table is ready, or is there alone."""
    is_over = len(match.present) < 2 or match.ready.issuperset(match.present)
    return clocks.end_talk(match, entry.at) if match.talk and is_over else match


def _talked(match: Match, entry: Entry) -> Match:
    return clocks.end_talk(match, entry.at)


def _away(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    return match.with_seat(entry.seat, away=entry.at)


def _back(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    return match.with_seat(entry.seat, away=None, bot=False, left=False, timeouts=0)


def _bot(match: Match, entry: Entry) -> Match:
    assert entry.seat is not None
    return _end_talk_if_ready(match.with_seat(entry.seat, bot=True), entry)


_FOLDS: dict[str, Callable[[Match, Entry], Match]] = {
    "join": _join,
    "leave": _leave,
    "fill": _fill,
    "action": _action,
    "resign": _resign,
    "flag": _flag,
    "claim": _claim,
    "abort": _abort,
    "draw": _draw,
    "takeback": _takeback,
    "rematch": _rematch,
    "chat": _chat,
    "mute": _mute,
    "ready": _ready,
    "talked": _talked,
    "away": _away,
    "back": _back,
    "bot": _bot,
}
