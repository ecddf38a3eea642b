"""What may happen next: commands of people become entries.

Whoever calls it appends what it returns to the log at exactly the place it was decided for, or asks
again about the newer match. That time has run out is for `overdue` to say, and is asked first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

from obelisk.core.errors import IllegalAction
from obelisk.core.messages import List, Message
from obelisk.server import wire
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, fold
from obelisk.server.match.overdue import lag_of
from obelisk.server.match.terms import Terms
from obelisk.server.refusal import Refused

CLAIM_PAUSE = 30_000  # ms that somebody is away before the other may claim
BOT_LEVEL = 4
MOST_TAKEBACKS = 100  # that one player asks for in a match
MOST_DECLINED = 3  # of them, before they act again
MOST_MUTED = 100  # people whom one seat does not hear
MIXED_LEVELS = 6  # engines of mixed strength have levels from 1 to this


@dataclass(frozen=True, slots=True)
class Who:
    """Who asks: a person, whether they have an account and whether it is a program's, the seats
    their link invites to, and the round trip (ms) that was measured on their connection."""

    person: str
    name: str = ""
    account: bool = False
    program: bool = False
    invited: frozenset[int] = frozenset()
    trip: int = 0


@dataclass(frozen=True, slots=True)
class _Asked:
    match: Match
    who: Who
    seat: int | None
    at: int
    mid: str | None

    def entry(self, kind: str, seat: int | None = None, **payload: object) -> Entry:
        return Entry(self.match.seq + 1, self.at, kind, seat, payload, self.mid)

    def own_seat(self) -> int:
        if self.seat is None:
            raise Refused("not-yours", Message("server-no-seat"))
        return self.seat

    def running(self) -> int:
        """The own seat in a match that is going on."""
        seat = self.own_seat()
        if self.match.status == "open":
            raise Refused("not-now", Message("server-seats-open"))
        if self.match.status != "running":
            raise Refused("not-now", Message("server-match-over"))
        if self.match.seats[seat].left:
            raise Refused("not-now", Message("server-you-left"))
        return seat


def decide(
    match: Match, who: Who, command: wire.Command, at: int, mid: str | None = None
) -> list[Entry]:
    """The entries that a command brings about; `Refused` says why there are none."""
    at = max(at, match.changed)
    seat = match.seat_of(who.person)
    returns: list[Entry] = []
    if seat is not None and match.status == "running" and match.seats[seat].bot:
        returns = [Entry(match.seq + 1, at, "back", seat)]  # whoever says something is back
        match = fold(match, returns[0])
    asked = _Asked(match, who, seat, at, mid)
    if returns and isinstance(command, wire.Back):
        return [replace(returns[0], mid=mid)]
    return returns + _DECIDES[type(command)](asked, command)


# What the server itself notices


def noticed(match: Match, at: int, kind: str, seat: int, **payload: Any) -> list[Entry]:
    """What the server itself has to note: that somebody is gone or back, or what an engine chose.

    Nothing, if it is so already or does not matter any more. An engine's choice, of one action or
    of several in a row, is for the state after so many `plies`.
    """
    if match.status != "running":
        return []
    held, at = match.seats[seat], max(at, match.changed)
    if kind == "away" and held.away is None and held.kind == "person" and not held.left:
        return [Entry(match.seq + 1, at, "away", seat)]
    if kind == "back" and (held.away is not None or held.bot) and not held.left:
        return [Entry(match.seq + 1, at, "back", seat)]
    if kind == "action" and held.is_played_by_engine and seat in match.to_act:
        if match.plies != payload["plies"]:
            return []
        by = {"by": "bot"} if held.kind == "person" else {}
        return [
            Entry(match.seq + number, at, "action", seat, {"action": action, **by})
            for number, action in enumerate(payload["actions"], 1)
        ]
    return []


# Before the start


def _join(asked: _Asked, command: wire.Join) -> list[Entry]:
    match, who = asked.match, asked.who
    if match.status == "running":
        raise Refused("not-now", Message("server-match-full"))
    if match.status != "open":
        raise Refused("not-now", Message("server-match-over"))
    if asked.seat is not None:
        raise Refused("not-now", Message("server-has-seat", seat=asked.seat))
    if match.terms.rated and not who.account:
        raise Refused("sign-in", Message("server-rated-needs-account"))
    free = [n for n, seat in enumerate(match.seats) if seat.kind == "open" or n in who.invited]
    free = [n for n in free if not match.seats[n].is_taken]
    wished = command.seat
    if wished is None and who.invited & set(free):
        wished = min(who.invited & set(free))
    elif wished is None and free:
        wished = free[0]
    if wished is None or wished not in free:
        if wished is None or not free:
            raise Refused("not-now", Message("server-no-free-seat"))
        listed = List.of(map(str, free), "or")
        raise Refused("not-now", Message("server-seat-taken", seat=str(wished), free=listed))
    joined = {"person": who.person, "name": who.name, "account": who.account}
    if who.program:
        joined["program"] = True
    return [asked.entry("join", wished, **joined)]


def _leave(asked: _Asked, command: wire.Leave) -> list[Entry]:
    seat = asked.own_seat()
    if asked.match.status != "open":
        raise Refused("not-now", Message("server-begun-resign"))
    if asked.who.person == asked.match.terms.creator:
        return [asked.entry("abort", seat)]
    return [asked.entry("leave", seat)]


def engine(level: int) -> Seat:
    """The seat of an engine."""
    from obelisk.core.player import LEVEL_NAMES

    return Seat("engine", "engine", name=LEVEL_NAMES[level - 1], level=level)


def _fill(asked: _Asked, command: wire.Fill) -> list[Entry]:
    match = asked.match
    if match.status != "open":
        raise Refused("not-now", Message("server-match-full"))
    if asked.who.person != match.terms.creator:
        raise Refused("not-yours", Message("server-only-maker-fills"))
    if match.terms.rated:
        raise Refused("not-now", Message("server-rated-with-engines"))
    free = [seat for seat, held in enumerate(match.seats) if not held.is_taken]
    entries = []
    if taken := sorted(set(command.levels) - set(free)):
        raise Refused("invalid", Message("server-levels-seat", seat=taken[0]))
    for place, seat in enumerate(free):
        level = command.levels.get(seat) or command.level or place % MIXED_LEVELS + 1
        filled = {"level": level, "name": engine(level).name}
        entries.append(Entry(match.seq + 1 + place, asked.at, "fill", seat, filled))
    return [replace(entries[0], mid=asked.mid), *entries[1:]]


# Play


def _action(asked: _Asked, command: wire.Action) -> list[Entry]:
    match, seat = asked.match, asked.running()
    if match.talk:
        raise Refused("not-now", Message("server-table-talks"))
    if seat not in match.to_act:
        raise Refused("not-now", Message("server-not-your-turn"))
    lag = lag_of(match, seat, asked.who.trip)
    given = {"lag": lag} if lag and match.deadline is not None else {}
    return [asked.entry("action", seat, action=_spelled(match, command.action, seat), **given)]


def _spelled(match: Match, action: str, seat: int) -> str:
    """An action as the notation writes it; `Refused` if a rule forbids it."""
    try:
        return match.state.spelled(action, seat)
    except IllegalAction as fault:
        raise Refused("illegal", *fault.faults) from None


def _resign(asked: _Asked, command: wire.Resign) -> list[Entry]:
    return [asked.entry("resign", asked.running())]


def _back(asked: _Asked, command: wire.Back) -> list[Entry]:
    """Whoever dropped out is back with any command; whoever left says so."""
    match, seat = asked.match, asked.own_seat()
    if match.status != "running" or not match.seats[seat].left:
        raise Refused("not-now", Message("server-no-bot"))
    return [asked.entry("back", seat)]


def _abort(asked: _Asked, command: wire.Abort) -> list[Entry]:
    match, seat = asked.match, asked.own_seat()
    if match.status == "open":
        if asked.who.person != match.terms.creator:
            raise Refused("not-yours", Message("server-only-maker-aborts"))
        return [asked.entry("abort", seat)]
    asked.running()
    if match.plies >= 2:
        raise Refused("not-now", Message("server-too-late-to-abort"))
    return [asked.entry("abort", seat)]


def _claim(asked: _Asked, command: wire.Claim) -> list[Entry]:
    match, seat = asked.match, asked.running()
    if not match.terms.game.is_for_two:
        raise Refused("not-now", Message("server-bot-takes-over"))
    away = match.seats[1 - seat].away
    if away is None or not match.terms.clock.is_live:
        raise Refused("not-now", Message("server-opponent-here"))
    left = away + CLAIM_PAUSE - asked.at
    if left > 0:
        raise Refused("not-now", Message("server-opponent-away", seconds=-(-left // 1000)))
    return [asked.entry("claim", seat, winner=seat if command.result == "win" else None)]


# Agreements


def _draw(asked: _Asked, command: wire.Draw) -> list[Entry]:
    match, seat = asked.match, asked.running()
    if not match.terms.game.is_for_two:
        raise Refused("not-now", Message("server-draws-for-two"))
    if command.answer == "offer":
        if match.draw == 1 - seat:
            return [asked.entry("draw", seat, answer="accept")]
        if match.draw == seat or seat in match.refused:
            raise Refused("not-now", Message("server-draw-offered"))
        return _with_answer(asked, "draw", seat, "decline")
    if match.draw != 1 - seat:
        raise Refused("not-now", Message("server-no-draw-offered"))
    return [asked.entry("draw", seat, answer=command.answer)]


def _takeback(asked: _Asked, command: wire.Takeback) -> list[Entry]:
    match, seat = asked.match, asked.running()
    if not match.terms.game.is_for_two or match.terms.rated:
        raise Refused("not-now", Message("server-takeback-casual"))
    if command.answer == "offer":
        if match.takeback == seat:
            raise Refused("not-now", Message("server-takeback-asked"))
        if (times := match.seats[seat].declined) >= MOST_DECLINED:
            raise Refused("not-now", Message("server-takeback-declined", count=times))
        if (times := match.seats[seat].asked) >= MOST_TAKEBACKS:
            raise Refused("not-now", Message("server-takeback-most", count=times))
        if not any(ply.seat == seat for ply in match.course.backwards()):
            raise Refused("not-now", Message("server-takeback-nothing"))
        return _with_answer(asked, "takeback", seat, "accept", keep=_kept(match, seat))
    asking = match.takeback
    if asking is None or asking == seat:
        raise Refused("not-now", Message("server-no-takeback-asked"))
    payload: dict[str, object] = {"answer": command.answer}
    if command.answer == "accept":
        payload["keep"] = _kept(match, asking)
    return [asked.entry("takeback", seat, **payload)]


def _kept(match: Match, seat: int) -> int:
    """How many actions stay when a seat takes its last one back."""
    after = next(n for n, ply in enumerate(match.course.backwards()) if ply.seat == seat)
    return match.plies - after - 1


def _with_answer(
    asked: _Asked, kind: str, seat: int, answer: str, **payload: object
) -> list[Entry]:
    """An offer, and the answer at once if it is made to an engine."""
    entries = [asked.entry(kind, seat, answer="offer")]
    if asked.match.seats[1 - seat].is_played_by_engine:
        given = Entry(asked.match.seq + 2, asked.at, kind, 1 - seat, {"answer": answer, **payload})
        entries.append(given)
    return entries


def _rematch(asked: _Asked, command: wire.Rematch) -> list[Entry]:
    match, seat = asked.match, asked.own_seat()
    if match.status not in ("over", "aborted"):
        raise Refused("not-now", Message("server-match-not-over"))
    if match.rematched is not None or seat in match.rematch:
        raise Refused("not-now", Message("server-rematch-agreed"))
    return [asked.entry("rematch", seat)]


def rematch_of(match: Match, seat: int) -> tuple[Terms, tuple[Seat, ...]] | None:
    """What is played next if `seat` agrees too, with the seats moved on by one; else None.

    Who left the table is not waited for: a bot plays on, unless they agree, too.
    """
    agreed = match.rematch | {seat}
    people = {n for n, own in enumerate(match.seats) if own.kind == "person" and not own.left}
    if not people <= agreed:
        return None
    seats = [
        engine(BOT_LEVEL)
        if own.left and n not in agreed
        else Seat(own.kind, "invited", own.person, own.name, own.level, own.account, own.program)
        for n, own in enumerate(match.seats)
    ]
    return replace(match.terms, before=match.id), (*seats[-1:], *seats[:-1])


# Talk


def _chat(asked: _Asked, command: wire.Chat) -> list[Entry]:
    match, seat, to = asked.match, asked.seat, command.to
    if seat is None and match.status == "running" and to != "watchers":
        raise Refused("not-yours", Message("server-talk-watchers"))
    if seat is not None and to == "watchers":
        raise Refused("not-yours", Message("server-talk-to"))
    is_play = match.status == "running" and not match.talk
    if is_play and seat is not None and match.terms.chat == "closed":
        raise Refused("not-now", Message("server-talk-pauses"))
    if isinstance(to, list):
        if seat is None:
            raise Refused("not-yours", Message("server-private-players"))
        if match.terms.game.is_for_two or (is_play and match.terms.chat != "all"):
            raise Refused("not-now", Message("server-private-pauses"))
        if not all(0 <= other < len(match.seats) for other in to):
            raise Refused("invalid", Message("server-talk-seats", last=len(match.seats) - 1))
    text = " ".join(command.text.split())
    if not text or not text.isprintable():
        raise Refused("invalid", Message("server-talk-text"))
    payload = {"person": asked.who.person, "name": asked.who.name, "text": text, "to": to}
    return [asked.entry("chat", seat, **payload)]


def _mute(asked: _Asked, command: wire.Mute) -> list[Entry]:
    seat = asked.own_seat()
    if asked.match.status == "open":
        raise Refused("not-now", Message("server-not-begun"))
    if command.person == asked.who.person:
        raise Refused("invalid", Message("server-mute-yourself"))
    muted = asked.match.seats[seat].muted
    if command.on and len(muted) >= MOST_MUTED and command.person not in muted:
        raise Refused("not-now", Message("server-most-muted", count=len(muted)))
    return [asked.entry("mute", seat, person=command.person, on=command.on)]


def _ready(asked: _Asked, command: wire.Ready) -> list[Entry]:
    match, seat = asked.match, asked.running()
    if not match.talk or seat in match.ready:
        raise Refused("not-now", Message("server-nobody-waits"))
    return [asked.entry("ready", seat)]


_DECIDES: dict[type[Any], Callable[[_Asked, Any], list[Entry]]] = {
    wire.Join: _join,
    wire.Leave: _leave,
    wire.Fill: _fill,
    wire.Action: _action,
    wire.Resign: _resign,
    wire.Abort: _abort,
    wire.Claim: _claim,
    wire.Draw: _draw,
    wire.Takeback: _takeback,
    wire.Rematch: _rematch,
    wire.Chat: _chat,
    wire.Mute: _mute,
    wire.Ready: _ready,
    wire.Back: _back,
}


def created(match: str, terms: Terms, seats: tuple[Seat, ...], at: int) -> Entry:
    """The first entry of a match."""
    payload = {"terms": terms.to_json(), "seats": [_written(seat) for seat in seats]}
    return Entry(1, at, "created", None, payload)


def _written(seat: Seat) -> dict[str, object]:
    kept = ("kind", "offered", "person", "name", "level", "account", "program")
    return {name: value for name, value in asdict(seat).items() if name in kept}


def apply(match: Match, entries: list[Entry]) -> list[Match]:
    """The match after each of the entries that were decided for it; `Refused` if a rule forbids an
    action."""
    steps = []
    try:
        for entry in entries:
            match = fold(match, entry)
            steps.append(match)
    except IllegalAction as fault:
        raise Refused("illegal", *fault.faults) from None
    return steps
