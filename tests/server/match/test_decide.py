"""What is decided about a command: what it brings about, or in which words it is refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pydantic import TypeAdapter

import obelisk
from obelisk.core.messages import List, Message
from obelisk.server import wire
from obelisk.server.match.decide import (
    CLAIM_PAUSE,
    MOST_DECLINED,
    MOST_MUTED,
    MOST_TAKEBACKS,
    Who,
    apply,
    created,
    decide,
    noticed,
    rematch_of,
)
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin
from obelisk.server.match.overdue import ABSENCE, TIMEOUTS, due, overdue
from obelisk.server.match.terms import Clock, Terms, check
from obelisk.server.refusal import Refused

COMMANDS: TypeAdapter[wire.Command] = TypeAdapter(wire.Command)
START = 1_000
STRANGER = "nobody"
UNTIMED, PHASES = Clock(), Clock("phases")


def person(number: int) -> Seat:
    return Seat("person", person=f"p{number}", name=f"P {number}")


def two(*seats: Seat, clock: Clock = UNTIMED, **terms: Any) -> Match:
    """A match of Khet, begun if both seats are taken; p0 made it."""
    agreed = Terms(obelisk.game("khet"), clock=clock, creator="p0", **terms)
    return begin("m", created("m", agreed, seats or (person(0), person(1)), START))


def table(clock: Clock = PHASES) -> Match:
    """Three people at Starclaim."""
    game = obelisk.game("starclaim", seats=3, rounds=1)
    agreed = Terms(game, seed=3, clock=clock, creator="p0")
    return begin("m", created("m", agreed, tuple(person(n) for n in range(3)), START))


def say(match: Match, who: str | Who, kind: str, at: int = START + 1, **rest: Any) -> Match:
    """The match after a command, of somebody by name."""
    asking = Who(who) if isinstance(who, str) else who
    command = COMMANDS.validate_python({"type": kind, **rest})
    return apply(match, decide(match, asking, command, at))[-1]


def play(match: Match, plies: int = 1) -> Match:
    """The match after so many actions, the first that is listed each."""
    for _ in range(plies):
        seat = match.to_act[0]
        match = say(match, f"p{seat}", "action", action=match.state.actions(seat)[0])
    return match


def refused(match: Match, who: str | Who, kind: str, why: str | Message, **rest: Any) -> None:
    """Expect a command with the fields `rest` to be refused by a message, or by one of a code."""
    with pytest.raises(Refused) as caught:
        say(match, who, kind, **rest)
    (fault,) = caught.value.faults
    assert why in (fault, fault.code)


def ended() -> Match:
    return say(two(), "p0", "resign")


# Before the start


def test_seats_are_taken_once_and_by_whom_they_are_for() -> None:
    offered = two(Seat("open"), Seat("invited", "invited"))
    assert offered.status == "open"
    taken = Message("server-seat-taken", seat="1", free=List.of("0", "or"))
    refused(offered, "p5", "join", taken, seat=1)
    one = say(offered, "p5", "join")
    assert one.seats[0].person == "p5"
    refused(one, "p5", "join", "server-has-seat")
    refused(one, "p6", "join", "server-no-free-seat")
    guest = Who("p6", invited=frozenset({1}), program=True)
    begun = say(one, guest, "join")
    assert begun.status == "running"
    assert begun.seats[1].program
    refused(begun, "p7", "join", "server-match-full")


def test_a_rated_match_needs_an_account() -> None:
    offered = two(person(0), Seat("open"), rated=True)
    refused(offered, "p1", "join", "server-rated-needs-account")
    assert say(offered, Who("p1", account=True), "join").status == "running"


def test_leaving_gives_the_seat_back_and_its_maker_ends_the_match() -> None:
    offered = two(person(0), Seat("open"))
    refused(offered, STRANGER, "leave", "server-no-seat")
    assert say(offered, "p0", "leave").status == "aborted"
    three = table()
    waiting = replace(three, status="open")
    assert say(waiting, "p2", "leave").seats[2].kind == "open"
    refused(two(), "p0", "leave", "server-begun-resign")


def test_who_aborts() -> None:
    offered = two(person(0), person(1))
    waiting = replace(offered, status="open")
    refused(waiting, "p1", "abort", "server-only-maker-aborts")
    assert say(waiting, "p0", "abort").status == "aborted"
    assert say(play(offered), "p1", "abort").status == "aborted"
    refused(play(offered, 2), "p1", "abort", "server-too-late-to-abort")
    refused(ended(), "p0", "abort", "server-match-over")


# Play


def test_whose_turn_it_is() -> None:
    match = two()
    refused(match, STRANGER, "action", "server-no-seat", action="a1")
    refused(match, "p1", "action", "server-not-your-turn", action="a1")
    refused(match, "p0", "action", "laser-empty", action="a1")
    refused(ended(), "p0", "action", "server-match-over", action="a1")
    waiting = two(person(0), Seat("open"))
    refused(waiting, "p0", "action", "server-seats-open", action="a1")


def test_giving_up() -> None:
    over = ended()
    assert over.result is not None
    assert over.result.winner == 1


def test_who_leaves_a_table_of_many_can_take_the_seat_back() -> None:
    match = say(table(), "p2", "resign")
    assert match.seats[2].left
    for kind, rest in (("resign", {}), ("ready", {}), ("action", {"action": "pass"})):
        refused(match, "p2", kind, "server-you-left", **rest)
    assert noticed(match, START + 2, "back", 2) == [], "a page that is opened takes nothing back"
    assert noticed(match, START + 2, "away", 2) == [], "a bot sits there"
    refused(match, "p1", "back", "server-no-bot")
    returned = say(match, "p2", "back")
    assert not returned.seats[2].is_played_by_engine
    assert say(returned, "p2", "ready").ready == {2}
    alone = say(say(returned, "p0", "resign"), "p1", "resign")
    assert alone.status == "running"
    nobody = say(alone, "p2", "resign")
    assert nobody.status == "aborted"
    refused(nobody, "p2", "back", "server-no-bot")


def test_claims_of_an_absent_opponent() -> None:
    match = play(two(clock=Clock("main", 600_000)))
    refused(match, "p0", "claim", "server-opponent-here")
    away = apply(match, noticed(match, START + 5, "away", 1))[-1]
    refused(away, "p0", "claim", Message("server-opponent-away", seconds=30), at=START + 6)
    assert noticed(away, START + 6, "away", 1) == []
    late = START + 5 + CLAIM_PAUSE
    won = say(away, "p0", "claim", at=late)
    assert won.result is not None
    assert won.result.winner == 0
    drawn = say(away, "p0", "claim", at=late, result="draw")
    assert drawn.result is not None
    assert drawn.result.winner is None
    back = apply(away, noticed(away, late, "back", 1))[-1]
    refused(back, "p0", "claim", "server-opponent-here", at=late + CLAIM_PAUSE)
    by_post = play(two(clock=Clock("days", 86_400_000)))
    gone = apply(by_post, noticed(by_post, START + 5, "away", 1))[-1]
    refused(gone, "p0", "claim", "server-opponent-here", at=late)
    refused(table(), "p0", "claim", "server-bot-takes-over")


# Agreements


def test_draws() -> None:
    match = play(two(), 2)
    refused(match, "p0", "draw", "server-no-draw-offered", answer="accept")
    offered = say(match, "p0", "draw", answer="offer")
    refused(offered, "p0", "draw", "server-draw-offered", answer="offer")
    for answer in ("accept", "offer"):  # two who offer agree
        drawn = say(offered, "p1", "draw", answer=answer)
        assert drawn.result is not None
        assert drawn.result.winner is None
    declined = say(offered, "p1", "draw", answer="decline")
    refused(declined, "p0", "draw", "server-draw-offered", answer="offer")
    refused(table(), "p0", "draw", "server-draws-for-two", answer="offer")


def test_an_engine_declines_draws_and_lets_take_back() -> None:
    match = two(person(0), Seat("engine", level=1, name="Pebble"))
    entries = decide(match, Who("p0"), wire.Draw(type="draw", answer="offer"), START + 1)
    assert [entry.payload["answer"] for entry in entries] == ["offer", "decline"]
    after = play(match)
    entries = decide(after, Who("p0"), wire.Takeback(type="takeback", answer="offer"), START + 2)
    assert [entry.payload["answer"] for entry in entries] == ["offer", "accept"]
    assert apply(after, entries)[-1].plies == 0


def test_taking_back() -> None:
    match = two()
    refused(match, "p0", "takeback", "server-takeback-nothing", answer="offer")
    refused(match, "p0", "takeback", "server-no-takeback-asked", answer="accept")
    asking = say(play(match, 3), "p1", "takeback", answer="offer")
    refused(asking, "p1", "takeback", "server-takeback-asked", answer="offer")
    refused(asking, "p1", "takeback", "server-no-takeback-asked", answer="decline")
    assert say(asking, "p0", "takeback", answer="accept").plies == 1
    assert say(asking, "p0", "takeback", answer="decline").plies == 3
    refused(play(two(rated=True)), "p0", "takeback", "server-takeback-casual", answer="offer")


def test_what_is_declined_again_and_again_is_asked_after_the_next_action_only() -> None:
    match = play(two(), 3)
    for _ in range(MOST_DECLINED):
        match = say(
            say(match, "p0", "takeback", answer="offer"), "p1", "takeback", answer="decline"
        )
    refused(match, "p0", "takeback", Message("server-takeback-declined", count=3), answer="offer")
    assert say(match, "p1", "takeback", answer="offer").takeback == 1  # the other may ask
    assert say(play(match, 2), "p0", "takeback", answer="offer").takeback == 0


def test_nobody_takes_back_for_ever() -> None:
    match = play(two())
    for _ in range(MOST_TAKEBACKS):
        match = say(match, "p0", "takeback", answer="offer")
        match = play(say(match, "p1", "takeback", answer="accept"))
    refused(match, "p0", "takeback", Message("server-takeback-most", count=100), answer="offer")
    assert say(play(match), "p1", "takeback", answer="offer").takeback == 1


@pytest.mark.parametrize(
    ("game", "options", "raw", "spelling"),
    [
        ("khet", {}, "D1+\n", "d1+"),
        ("khet", {}, " d1+\u2028", "d1+"),
        ("pharaohs-light", {}, "\u0085C3+\u000c", "c3+"),
        ("photon", {}, "\u000bC1+\r\n", "c1+"),
        ("xionghan", {}, "炮十二\n进三", "b4b7"),
        ("starclaim", {"seats": 3}, "BID \u2028 12", "bid 12"),
    ],
)
def test_an_action_is_stored_as_its_notation_writes_it(
    game: str, options: dict[str, Any], raw: str, spelling: str
) -> None:
    played = obelisk.game(game, **options)
    seats = tuple(person(number) for number in range(played.seats))
    terms = Terms(played, seed=3 if played.has_chance else None)
    match = begin("m", created("m", terms, seats, START))
    seat = match.to_act[0]
    entry = decide(match, Who(f"p{seat}"), wire.Action(type="action", action=raw), START + 1)[0]
    assert entry.payload["action"] == spelling


def test_playing_again() -> None:
    refused(two(), "p0", "rematch", "server-match-not-over")
    one = say(ended(), "p0", "rematch")
    refused(one, "p0", "rematch", "server-rematch-agreed")
    assert rematch_of(ended(), 0) is None
    agreed = rematch_of(one, 1)
    assert agreed is not None
    terms, seats = agreed
    assert terms.before == "m"
    assert [seat.person for seat in seats] == ["p1", "p0"]


def test_playing_again_without_who_left() -> None:
    match = replace(say(table(), "p2", "resign"), status="over")
    one = say(match, "p0", "rematch")
    assert rematch_of(match, 0) is None
    agreed = rematch_of(one, 1)
    assert agreed is not None
    assert [(seat.kind, seat.person) for seat in agreed[1]] == [
        ("engine", None),
        ("person", "p0"),
        ("person", "p1"),
    ]
    again = rematch_of(say(one, "p2", "rematch"), 1)
    assert again is not None
    assert [seat.person for seat in again[1]] == ["p2", "p0", "p1"]


# Talk


@pytest.mark.parametrize(
    ("who", "to", "words"),
    [
        (STRANGER, "all", "server-talk-watchers"),
        ("p0", "watchers", "server-talk-to"),
        ("p0", [1], "server-private-pauses"),
    ],
)
def test_who_talks_to_whom(who: str, to: Any, words: str) -> None:
    refused(two(), who, "chat", words, text="well", to=to)


def test_private_talk_is_of_players_in_the_pauses() -> None:
    pausing = replace(table(), talk=True)
    refused(pausing, STRANGER, "chat", "server-talk-watchers", text="well", to=[1])
    refused(pausing, "p0", "chat", Message("server-talk-seats", last=2), text="well", to=[1, 7])
    refused(
        replace(table(), talk=False), "p0", "chat", "server-private-pauses", text="well", to=[1]
    )
    assert say(pausing, "p0", "chat", text="well", to=[1]).seq == pausing.seq + 1
    refused(pausing, "p0", "action", "server-table-talks", action="pass")


def test_talk_is_something_to_read() -> None:
    unread = wire.Chat.model_construct(type="chat", text=" \x07 ", to="all")  # past the wire's test
    with pytest.raises(Refused, match="Write something"):
        decide(two(), Who("p0"), unread, START + 1)


def test_muting() -> None:
    refused(two(person(0), Seat("open")), "p0", "mute", "server-not-begun", person="p1")
    refused(two(), "p0", "mute", "server-mute-yourself", person="p0")
    muted = say(two(), "p0", "mute", person="p1")
    assert muted.seats[0].muted == {"p1"}
    assert not say(muted, "p0", "mute", person="p1", on=False).seats[0].muted
    many = muted.with_seat(0, muted=frozenset(f"x{n}" for n in range(MOST_MUTED)))
    refused(many, "p0", "mute", Message("server-most-muted", count=MOST_MUTED), person="p1")
    assert len(say(many, "p0", "mute", person="x1", on=False).seats[0].muted) == MOST_MUTED - 1


def test_being_ready() -> None:
    refused(two(), "p0", "ready", "server-nobody-waits")
    pausing = replace(table(), talk=True)
    ready = say(pausing, "p0", "ready")
    assert ready.ready == {0}
    refused(ready, "p0", "ready", "server-nobody-waits")


# Time


def test_a_bot_holds_the_seat_of_who_was_absent_twice_until_they_say_something() -> None:
    match, at = table(), START
    for _ in range(40):
        held = [seat for seat in range(3) if match.seats[seat].bot]
        certain = due(match)
        if held or certain is None:
            break
        at = certain + 1
        match = apply(match, overdue(match, at))[-1]
    assert held
    seat = held[0]
    assert match.seats[seat].timeouts >= TIMEOUTS
    assert not say(match, f"p{seat}", "back", at=at).seats[seat].bot
    talking = say(match, f"p{seat}", "chat", at=at, text="here I am")
    assert not talking.seats[seat].bot  # whoever says something is back
    refused(talking, f"p{seat}", "back", "server-no-bot", at=at)
    assert noticed(match, at, "back", seat)[0].kind == "back"


def test_without_a_clock_a_bot_takes_the_seat_of_who_is_away_while_others_wait() -> None:
    match = table(UNTIMED)
    (seat,) = match.to_act
    other = next(n for n in range(3) if n != seat)
    assert due(match) is None
    idle = apply(match, noticed(match, START + 5, "away", other))[-1]
    assert due(idle) is None, "nobody waits for them"
    away = apply(match, noticed(match, START + 5, "away", seat))[-1]
    until = due(away)
    assert until == START + 5 + ABSENCE
    assert overdue(away, until) == []
    held = apply(away, overdue(away, until + 1))[-1]
    assert [n for n in range(3) if held.seats[n].bot] == [seat]
    assert due(held) is None
    back = apply(held, noticed(held, until + 2, "back", seat))[-1]
    assert not back.seats[seat].bot

    for n in range(3):
        match = apply(match, noticed(match, START + 5, "away", n))[-1]
    assert due(match) is None, "nobody is there who would wait"


def test_pauses_without_a_clock_last_until_all_are_ready() -> None:
    match = table(Clock("pauses"))
    assert match.talk
    assert match.deadline is due(match) is None
    assert overdue(match, START + 10**9) == []
    assert say(match, "p0", "chat", text="well", to=[1]).seq == match.seq + 1
    for seat in (0, 1):
        match = say(match, f"p{seat}", "ready")
        assert match.talk
    away = apply(match, noticed(match, START + 5, "away", 2))[-1]
    held = apply(away, overdue(away, START + 6 + ABSENCE))[-1]
    assert held.seats[2].bot
    for begun in (held, say(match, "p2", "ready")):
        assert not begun.talk
        assert len(begun.to_act) == 1
        assert begun.deadline is None


@pytest.mark.parametrize("clock", [Clock("pauses"), PHASES])
def test_nobody_pauses_to_talk_alone(clock: Clock) -> None:
    match = table(clock)
    assert not say(say(match, "p1", "resign"), "p2", "resign").talk
    engines = (Seat("engine", level=1, name="Pebble"),) * 2
    alone = begin("m", created("m", match.terms, (person(0), *engines), START))
    assert not alone.talk


def test_talk_in_the_pauses_only_needs_pauses() -> None:
    game = obelisk.game("starclaim", seats=3)
    for clock in (UNTIMED, Clock("phases", talk=False), Clock("action", 1000)):
        with pytest.raises(Refused, match="no one could ever talk"):
            check(Terms(game, seed=3, clock=clock, chat="closed"))
    for clock in (Clock("pauses"), PHASES):
        check(Terms(game, seed=3, clock=clock, chat="closed"))
    with pytest.raises(Refused, match="Clock 'pauses': Khet"):
        check(Terms(obelisk.game("khet"), clock=Clock("pauses")))


def test_a_flag_falls_and_a_slow_connection_is_given_its_time_back() -> None:
    match = play(two(clock=Clock("main", 60_000)), 2)
    deadline, certain = match.deadline, due(match)
    assert deadline is not None
    assert certain is not None
    assert certain > deadline
    assert overdue(match, deadline) == []
    assert [entry.kind for entry in overdue(match, certain + 1)] == ["flag"]
    slow, quick = Who("p0", trip=200), Who("p0", trip=0)
    assert overdue(match, deadline + 150, slow) == []
    assert [entry.kind for entry in overdue(match, deadline + 150, quick)] == ["flag"]
    assert overdue(two(), START + 10**9) == []  # without a clock
    assert overdue(ended(), START + 10**9) == []


# Engines


def test_what_an_engine_chose_is_for_one_state_only() -> None:
    match = two(Seat("engine", level=1, name="Pebble"), person(1))
    action = match.state.actions(0)[0]
    chosen = noticed(match, START + 1, "action", 0, plies=0, actions=(action,))
    assert [entry.payload for entry in chosen] == [{"action": action}]
    assert noticed(match, START + 1, "action", 0, plies=1, actions=(action,)) == []
    assert noticed(match, START + 1, "action", 1, plies=0, actions=(action,)) == []
    held = replace(two(), seats=(replace(person(0), bot=True), person(1)))
    kept = noticed(held, START + 1, "action", 0, plies=0, actions=(action,))
    assert kept[0].payload == {"action": action, "by": "bot"}
    assert noticed(ended(), START + 1, "away", 0) == []


def test_an_entry_is_for_the_place_it_was_decided_for() -> None:
    match = two()
    entries: list[Entry] = decide(
        match, Who("p0"), wire.Resign(type="resign"), START - 500, mid="once"
    )
    assert [(entry.seq, entry.at, entry.mid) for entry in entries] == [
        (match.seq + 1, match.changed, "once")  # never before what was before
    ]
