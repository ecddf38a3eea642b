"""Clocks by the log alone: no waiting, every time is written down."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import obelisk
from obelisk.core.events import visible
from obelisk.games.starclaim.timing import PHASES, TALK
from obelisk.server import wire
from obelisk.server.match import told
from obelisk.server.match.decide import CLAIM_PAUSE, Who, apply, created, decide, noticed
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin, fold
from obelisk.server.match.overdue import LIVE_TERM, SLOW_TERM, due, overdue
from obelisk.server.match.terms import Clock, Terms
from obelisk.server.refusal import Refused

GAME = ["h2h1", "f8f7", "j1-", "f5e6", "j1+"]
ANN, BEN = Who("ann"), Who("ben")


def match_of_two(clock: Clock) -> Match:
    """A match that began at 1000 ms."""
    seats = (Seat("person", person="ann"), Seat("person", person="ben"))
    return begin("m", created("m", Terms(obelisk.game("khet"), clock=clock), seats, 1000))


def act(match: Match, action: str, at: int, who: Who | None = None) -> Match:
    """The match after an action that arrives at a time, or after the flag that it comes too late
    for."""
    who = who or (ANN, BEN)[match.to_act[0]]
    late = overdue(match, at, who)
    entries = late or decide(match, who, wire.Action(type="action", action=action), at)
    return apply(match, entries)[-1]


@pytest.mark.parametrize(
    ("clock", "visibility", "term"),
    [
        (Clock("main", 60_000), "public", LIVE_TERM),
        (Clock("main", 60_000), "link", SLOW_TERM),
        (Clock("days", 86_400_000), "public", SLOW_TERM),
        (Clock("none"), "public", SLOW_TERM),
    ],
)
def test_a_match_waits_so_long_for_people(clock: Clock, visibility: Any, term: int) -> None:
    terms = Terms(obelisk.game("khet"), clock=clock, visibility=visibility)
    seats = (Seat("person", person="ann"), Seat("open"))
    match = begin("m", created("m", terms, seats, 1000))
    assert due(match) == 1000 + term
    assert overdue(match, 1000 + term) == []
    (given_up,) = apply(match, overdue(match, 1001 + term))
    assert (given_up.status, given_up.ended, due(given_up)) == ("aborted", 1001 + term, None)
    assert overdue(given_up, 10**15) == []


def test_main_time_with_increment() -> None:
    match = match_of_two(Clock("main", 60_000, 2_000))
    assert match.deadline == 61_000
    match = act(match, GAME[0], 11_000)
    assert [seat.remaining for seat in match.seats] == [52_000, 60_000]
    assert match.deadline == 71_000
    match = act(match, GAME[1], 12_000)
    assert match.deadline == 64_000
    assert told.clock(match, 0) == {
        "since": 12_000, "deadline": 64_000, "remaining": [52_000, 61_000]
    }  # fmt: skip


@pytest.mark.parametrize("kind", ["action", "days"])
def test_time_for_each_action(kind: str) -> None:
    match = match_of_two(Clock(kind, 10_000))  # type: ignore[arg-type]
    assert match.deadline == 11_000
    assert act(match, GAME[0], 9_000).deadline == 19_000


def test_move_or_flag() -> None:
    match = match_of_two(Clock("main", 60_000))
    assert act(match, GAME[0], 61_000).status == "running"
    late = act(match, GAME[0], 61_001)
    assert late.result is not None
    assert (late.status, late.result.winner, late.result.reason) == ("over", 1, "time")
    # Without an action nobody is flagged before the slowest connection could have spoken.
    certain = due(match)
    assert certain is not None
    assert certain > 61_000
    assert not overdue(match, certain)
    assert [entry.kind for entry in overdue(match, certain + 1)] == ["flag"]
    # A command of the opponent does not flag earlier either.
    assert not overdue(match, certain, BEN)


def test_lag_is_given_back_within_a_quota() -> None:
    match = match_of_two(Clock("main", 60_000))
    quota = match.seats[0].quota
    slow = replace(ANN, trip=300)
    after = act(match, GAME[0], 61_200, slow)
    assert after.status == "running"
    assert (after.seats[0].lag, after.seats[0].remaining) == (300, 100)
    swamped = replace(ANN, trip=10**6)
    assert act(match, GAME[0], 61_000 + quota, swamped).seats[0].lag == quota
    assert act(match, GAME[0], 61_001 + quota, swamped).status == "over"
    # The quota is used up by then, and grows with every action.
    used = act(match, GAME[0], 1_500, swamped)
    assert used.seats[0].quota < quota
    assert told.clock(used, None) is not None
    over = apply(used, [Entry(used.seq + 1, 2_000, "resign", 0)])[-1]
    assert told.clock(over, None)["lag"] == [quota, 0]  # type: ignore[index]


def test_no_clock_never_ends() -> None:
    match = match_of_two(Clock())
    assert (match.deadline, due(match)) == (None, None)
    assert not overdue(match, 10**15)


def test_time_never_runs_backwards_in_the_log() -> None:
    match = act(match_of_two(Clock("main", 60_000)), GAME[0], 20_000)
    (entry,) = decide(match, BEN, wire.Action(type="action", action=GAME[1]), 15_000)
    assert entry.at == 20_000


def test_a_take_back_gives_no_time_back() -> None:
    match = match_of_two(Clock("main", 60_000))
    match = act(match, GAME[0], 31_000)
    for who, answer in ((ANN, "offer"), (BEN, "accept")):
        command = wire.Takeback(type="takeback", answer=answer)  # type: ignore[arg-type]
        match = apply(match, decide(match, who, command, 41_000))[-1]
    assert (match.to_act, match.plies) == ((0,), 0)
    assert match.deadline == 41_000 + 30_000


def test_who_is_away_for_long_can_be_claimed() -> None:
    match = match_of_two(Clock("main", 600_000))
    claim = wire.Claim(type="claim")
    with pytest.raises(Refused):
        decide(match, ANN, claim, 2_000)
    match = apply(match, noticed(match, 5_000, "away", 1))[-1]
    with pytest.raises(Refused, match="Wait 1 s"):
        decide(match, ANN, claim, 5_000 + CLAIM_PAUSE - 1)
    won = apply(match, decide(match, ANN, claim, 5_000 + CLAIM_PAUSE))[-1]
    assert won.result is not None
    assert (won.result.winner, won.result.reason) == (0, "abandoned")
    back = apply(match, noticed(match, 6_000, "back", 1))[-1]
    with pytest.raises(Refused):
        decide(back, ANN, claim, 5_000 + CLAIM_PAUSE)
    assert noticed(back, 7_000, "back", 1) == []


# Starclaim


def table(*, talk: bool = False, **options: object) -> Match:
    game = obelisk.game("starclaim", **{"seats": 3, **options})
    seats = tuple(Seat("person", person=f"p{n}") for n in range(game.seats))
    terms = Terms(game, seed=5, clock=Clock("phases", talk=talk))
    return begin("m", created("m", terms, seats, 0))


def play(match: Match, seat: int, action: str, at: int) -> Match:
    return fold(match, Entry(match.seq + 1, at, "action", seat, {"action": action}))


def test_the_pause_to_talk_ends_when_all_are_ready_or_by_time() -> None:
    match = table(talk=True)
    assert match.talk
    assert match.to_act == ()
    assert match.deadline == TALK["auction"]
    with pytest.raises(Refused, match="are talking"):
        decide(match, Who("p0"), wire.Action(type="action", action="pass"), 10)
    assert [entry.kind for entry in overdue(match, TALK["auction"] + 1)] == ["talked"]
    for seat in range(3):
        assert match.talk
        match = apply(match, decide(match, Who(f"p{seat}"), wire.Ready(type="ready"), 100))[-1]
    assert not match.talk
    assert match.deadline == 100 + PHASES["auction"][0]


def test_an_auction_goes_faster_after_a_bid() -> None:
    match = table()
    assert match.deadline == 20_000
    first = match.to_act[0]
    match = play(match, first, "bid 5", 3_000)
    assert match.deadline == 13_000


def test_a_sealed_bid_does_not_restart_the_clock() -> None:
    match = table(auction="sealed")
    assert len(match.to_act) == 3
    assert play(match, 1, "bid 5", 3_000).deadline == match.deadline


def test_a_live_pass_does_not_restart_the_clock_but_a_bid_does() -> None:
    match = table(auction="live")
    passed = play(match, 1, "pass", 3_000)
    assert passed.deadline == match.deadline
    assert play(passed, 2, "bid 5", 4_000).deadline == 14_000


def test_who_is_absent_twice_is_played_for_by_a_bot_until_they_are_back() -> None:
    match, at = table(), 0
    seen = set()
    while not any(seat.bot for seat in match.seats):
        certain = due(match)
        assert certain is not None
        at = certain + 1
        entries = overdue(match, at)
        seen |= {entry.kind for entry in entries}
        assert all(
            entry.payload.get("by") == "clock" for entry in entries if entry.kind == "action"
        )
        match = apply(match, entries)[-1]
    assert seen == {"action", "bot"}
    seat = next(n for n, held in enumerate(match.seats) if held.bot)
    assert apply(match, noticed(match, at, "back", seat))[-1].seats[seat].bot is False
    for command in (wire.Back(type="back"), wire.Chat(type="chat", text="I am here")):
        after = apply(match, decide(match, Who(f"p{seat}"), command, at))[-1]
        assert after.seats[seat].bot is False
    with pytest.raises(Refused):
        decide(after, Who(f"p{seat}"), wire.Back(type="back"), at)


def test_a_whole_table_of_absent_people_comes_to_its_end() -> None:
    match = table(rounds=1)
    for _ in range(500):
        certain = due(match)
        if certain is None:
            break
        entries = overdue(match, certain + 1)
        assert entries
        match = apply(match, entries)[-1]
    assert match.status == "over"


def test_the_shown_clock_follows_from_what_is_shown() -> None:
    """In random play: a step that a spectator is not told of changes nothing they are shown."""
    from random import Random

    rng = Random(3)
    hidden = 0
    for _ in range(3):
        match, at = table(rounds=2), 0
        while match.status == "running":
            seat = rng.choice(match.to_act)
            actions = match.state.actions(seat)
            at += rng.randrange(1, 900)
            after = play(match, seat, rng.choice(actions), at)
            watcher = len(match.seats)
            if not visible(after.state.events, None):
                hidden += 1
                assert after.counts[watcher] == match.counts[watcher]
                assert after.state.view(None) == match.state.view(None)
                assert told.standing(after, watcher) == told.standing(match, watcher)
            else:
                assert after.counts[watcher] == match.counts[watcher] + 1
            match = after
    assert hidden > 20
