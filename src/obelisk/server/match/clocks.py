"""The clocks of a match, as part of the fold. All times in milliseconds.

There is one deadline. `decide` alone judges whether it was kept; here it is set. Where seats have
secrets the deadline that everybody sees follows from what everybody sees: an action that shows
nothing to a spectator neither stops nor restarts it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from obelisk.core.events import visible
from obelisk.core.timing import Timing
from obelisk.server.match.changing import replace
from obelisk.server.match.entry import Entry
from obelisk.server.match.terms import Clock

if TYPE_CHECKING:
    from obelisk.core.state import State
    from obelisk.server.match.fold import Match, Seat

# Lag given back: so much for each action, saved up to a limit, never more than was measured.
FIRST_GAINS, MOST_GAINS = 3, 7
LEAST_GAIN, MOST_GAIN = 150, 1000


def gain(clock: Clock) -> int:
    """What a seat may be given back for each action: more in longer games."""
    if not clock.is_timed:
        return 0
    whole = clock.time + 40 * clock.increment if clock.kind == "main" else 40 * clock.time
    return min(MOST_GAIN, LEAST_GAIN + whole * 4 // 1000)


def start(match: Match, at: int) -> Match:
    """The match with its clocks as they are at the start."""
    clock = match.terms.clock
    main = clock.time if clock.kind == "main" else 0
    quota = FIRST_GAINS * gain(clock)
    seats = tuple(replace(seat, remaining=main, quota=quota) for seat in match.seats)
    return _open(replace(match, seats=seats), at, fresh=True)


def charge(match: Match, entry: Entry) -> Seat:
    """The seat of an action after it, with the time taken off."""
    seat, clock = entry.seat, match.terms.clock
    assert seat is not None
    lag = entry.payload.get("lag", 0)
    own = match.seats[seat]
    left = own.remaining
    if clock.kind == "main":
        left = left - max(entry.at - match.turn - lag, 0) + clock.increment
    gained = gain(clock)
    quota = min(own.quota - lag + gained, MOST_GAINS * gained)
    return replace(own, remaining=left, quota=quota, lag=own.lag + lag)


def press(before: Match, after: Match, entry: Entry) -> Match:
    """The match after an action, with the time of the next decision begun."""
    if not after.terms.game.has_secrets:
        return _open(after, entry.at, fresh=False)
    told = after.terms.game.timing(after.state)
    if not _restarts(before, after, told):
        hidden = _hidden(after.state, after.deadline, after.terms.clock, entry.at)
        return replace(after, hidden=hidden)
    return _open(after, entry.at, fresh=told.begins_phase, told=told)


def resume(match: Match, at: int) -> Match:
    """The clocks after actions were taken back: the seat to act goes on with what it has."""
    return _open(match, at, fresh=False)


def end_talk(match: Match, at: int) -> Match:
    return _open(replace(match, talk=False, ready=frozenset()), at, fresh=False)


def _open(match: Match, at: int, *, fresh: bool, told: Timing | None = None) -> Match:
    """Begin the time of the decision that is open, or of the talk before it."""
    clock, deadline = match.terms.clock, match.deadline
    told = told or match.terms.game.timing(match.state)
    if fresh and told.talk is not None and _has_talk(match):
        ends = at + told.talk if clock.kind == "phases" else None
        return replace(match, turn=at, hidden=None, talk=True, ready=frozenset(), deadline=ends)
    if not clock.is_timed:
        deadline = None
    elif not match.acting:
        pass
    elif clock.kind == "main":
        deadline = at + match.seats[match.acting[0]].remaining
    elif clock.kind in ("action", "days"):
        deadline = at + clock.time
    else:
        deadline = at + told.time
    return replace(match, turn=at, hidden=None, deadline=deadline)


def _has_talk(match: Match) -> bool:
    """Whether the table talks before phases: one person has nobody to talk to."""
    return match.terms.clock.has_pauses and len(match.present) > 1


def _restarts(before: Match, after: Match, told: Timing) -> bool:
    """Whether everybody saw the last action, and the time for all who decide begins again."""
    if len(before.acting) > 1 and set(after.acting) <= set(before.acting) and after.acting:
        return told.restarts
    return bool(visible(after.state.events, None))


def _hidden(state: State, deadline: int | None, clock: Clock, at: int) -> int | None:
    """The deadline of a question that only the deciding seat knows of, inside the shown one."""
    if deadline is None or clock.kind != "phases" or not state.to_act:
        return None
    inside = state.game.timing(state, state.to_act[0]).hidden
    return None if inside is None else min(at + inside, deadline)
