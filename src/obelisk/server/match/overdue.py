"""Time that has run out becomes entries. This is the one place where "move or flag" is judged."""

from __future__ import annotations

from secrets import SystemRandom
from typing import TYPE_CHECKING

from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, fold
from obelisk.server.match.terms import DAY, Terms

if TYPE_CHECKING:
    from obelisk.server.match.decide import Who

TIMEOUTS = 2  # in a row, then a bot holds the seat
ABSENCE = 60_000  # ms that a table without a clock waits for who is away
LIVE_TERM, SLOW_TERM = DAY, 14 * DAY  # that a match waits for people before it is given up

_chance = SystemRandom()  # no client can compute what is drawn for an absent seat


def lag_of(match: Match, seat: int | None, trip: int) -> int:
    """What a seat is given back of a round trip: no more than its quota."""
    return 0 if seat is None else max(min(trip, match.seats[seat].quota), 0)


def due(match: Match) -> int | None:
    """When the time of the open decision is over for certain, whatever the connection; before the
    start, when nobody is waited for any more."""
    if match.status == "open":
        return match.created + _term(match.terms)
    if match.status != "running":
        return None
    deadline = match.hidden if match.hidden is not None else match.deadline
    if deadline is None:
        return min((until for until, _ in _absent(match)), default=None)
    if match.talk:
        return deadline
    return deadline + max((match.seats[seat].quota for seat in match.to_act), default=0)


def _term(terms: Terms) -> int:
    """How long a match waits for people: longer if they may come later, or were sent a link."""
    clock = terms.clock
    is_short = clock.is_timed and clock.is_live and terms.visibility != "link"
    return LIVE_TERM if is_short else SLOW_TERM


def _absent(match: Match) -> list[tuple[int, int]]:
    """Until when a table of many without a clock waits for whom: for those who are away while
    others cannot go on without them. Who plays with engines alone may take as long as they like.
    """
    here = [seat for seat in match.present if match.seats[seat].away is None]
    if match.terms.game.is_for_two or not here:
        return []
    waited = set(match.present) - match.ready if match.talk else set(match.to_act)
    awaited = ((seat, match.seats[seat].away) for seat in waited & set(match.present))
    return [(away + ABSENCE, seat) for seat, away in awaited if away is not None]


def overdue(match: Match, at: int, who: Who | None = None) -> list[Entry]:
    """What happens because time has run out: nothing, a flag, decisions for absent seats, or that
    a match is given up to which too few came.

    An action of `who` counts as sent before it arrived, by what was measured on the connection.
    """
    if match.status == "open":
        return (
            [Entry(match.seq + 1, at, "abort")] if at > match.created + _term(match.terms) else []
        )
    if match.status != "running":
        return []
    if match.deadline is None:
        gone = min((seat for until, seat in _absent(match) if at > until), default=None)
        return [] if gone is None else [Entry(match.seq + 1, at, "bot", gone)]
    seat = None if who is None else match.seat_of(who.person)
    if who is not None and seat in match.to_act:
        deadline = match.hidden if match.hidden is not None else match.deadline
        limit: int | None = deadline + lag_of(match, seat, who.trip)
    else:
        limit = due(match)
    if limit is None or at <= limit:
        return []
    if match.talk:
        return [Entry(match.seq + 1, at, "talked")]
    if match.terms.game.is_for_two:
        return [Entry(match.seq + 1, at, "flag", match.to_act[0])]
    return _play_for_absent(match, at)


def _play_for_absent(match: Match, at: int) -> list[Entry]:
    """What the rulebook plays for seats that do not decide, and a bot for who was absent twice."""
    game = match.terms.game
    by = "clock" if match.hidden is None else "hidden"
    entries: list[Entry] = []
    now = match
    for seat in match.to_act:
        asked = game.timing(now.state, seat)
        while seat in now.to_act and game.timing(now.state, seat).question == asked.question:
            action = game.default_action(now.state, seat, _chance)
            entry = Entry(now.seq + 1, at, "action", seat, {"action": action, "by": by})
            now = fold(now, entry)
            entries.append(entry)
            if not asked.has_several_answers or now.talk or game.timing(now.state).begins_turn:
                break
        held = now.seats[seat]
        if held.timeouts >= TIMEOUTS and not held.is_played_by_engine and now.status == "running":
            entries.append(entry := Entry(now.seq + 1, at, "bot", seat))
            now = fold(now, entry)
        if now.talk or now.status != "running":
            break
    return entries
