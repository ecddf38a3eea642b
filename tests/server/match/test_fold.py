"""The fold: a match restored after any of its entries is the match that went on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import orjson
import pytest

import obelisk
from obelisk.core.state import Action, State
from obelisk.games.khet import Khet
from obelisk.server import wire
from obelisk.server.match import told
from obelisk.server.match.audience import seat_of_reader
from obelisk.server.match.decide import Who, apply, created, decide, noticed
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin, replay
from obelisk.server.match.overdue import due, overdue
from obelisk.server.match.record import record_of
from obelisk.server.match.terms import Clock, Terms
from tests.server.match.test_course import story

SHORT = {"starclaim": {"seats": 3, "rounds": 1}}


def random_match(game: str, rng: Random, most: int) -> Iterator[tuple[Entry, Match]]:
    """A match in which all kinds of things happen, step by step."""
    played = obelisk.game(game, **SHORT.get(game, {}))
    clock = Clock("phases") if played.has_phases else Clock("main", 600_000, 2_000)
    seats = tuple(Seat("person", person=f"p{n}", name=f"P {n}") for n in range(played.seats))
    terms = Terms(played, seed=3 if played.has_chance else None, clock=clock)
    first = created("m", terms, seats, 1_000)
    match, at = begin("m", first), 1_000
    yield first, match
    for _ in range(most):
        if match.status != "running":
            return
        at += rng.randrange(1, 3_000)
        entries = _happening(match, rng, at)
        for entry, after in zip(entries, apply(match, entries), strict=True):
            match = after
            yield entry, after


def _happening(match: Match, rng: Random, at: int) -> list[Entry]:
    if late := overdue(match, at):
        return late
    seat = rng.choice(match.to_act or range(len(match.seats)))
    who = Who(f"p{seat}", f"P {seat}", trip=rng.randrange(400))
    chance = rng.random()
    wishes: list[wire.Command] = []
    if chance < 0.1:
        wishes.append(wire.Chat(type="chat", text="well", to=rng.choice(["all", "players"])))
    elif chance < 0.15:
        wishes.append(wire.Mute(type="mute", person=f"p{(seat + 1) % 2}", on=rng.random() < 0.5))
    elif chance < 0.2:
        noted = noticed(match, at, rng.choice(["away", "back"]), seat)
        if noted:
            return noted
    elif chance < 0.25 and match.terms.game.is_for_two and match.plies > 2:
        answer = "offer" if match.takeback is None else "accept"
        asking = seat if match.takeback is None else 1 - match.takeback
        who = Who(f"p{asking}", f"P {asking}")
        wishes.append(wire.Takeback(type="takeback", answer=answer))  # type: ignore[arg-type]
    if match.talk:
        certain = due(match)
        assert certain is not None
        return overdue(match, certain + 1)
    if not wishes:
        action = rng.choice(match.state.actions(seat))
        wishes.append(wire.Action(type="action", action=action))
    return decide(match, who, wishes[0], at)


@pytest.mark.parametrize("seed", [7, 8, 9])
@pytest.mark.parametrize("game", obelisk.game_names())
def test_a_restart_after_any_entry_changes_nothing(game: str, seed: int) -> None:
    """Equal states, clocks, counts, messages and snapshots, from the entries as they are stored."""
    story = list(random_match(game, Random(seed), 120))
    entries = [
        Entry(
            entry.seq, entry.at, entry.kind, entry.seat, orjson.loads(orjson.dumps(entry.payload))
        )
        for entry, _ in story
    ]
    restored = list(replay("m", entries))
    assert len(restored) == len(story)
    before: Match | None = None
    for (entry, live), (_, _, again) in zip(story, restored, strict=True):
        assert again == live
        for reader in live.readers:
            seat = seat_of_reader(live, reader)
            assert told.snapshot(again, reader, told.board(again, seat)) == told.snapshot(
                live, reader, told.board(live, seat)
            )
        for reader, message in enumerate(told.messages(before, entry, live)):
            if message is not None:
                assert message["n"] == live.counts[reader]
                assert "seq" not in message
        before = live


@pytest.mark.parametrize("game", obelisk.game_names())
def test_numbers_of_messages_have_no_gaps(game: str) -> None:
    before: Match | None = None
    counts: dict[int, int] = {}
    for entry, after in random_match(game, Random(11), 80):
        for reader, message in enumerate(told.messages(before, entry, after)):
            if message is not None:
                counts[reader] = counts.get(reader, 0) + 1
                assert message["n"] == counts[reader]
        before = after


@pytest.mark.parametrize("game", obelisk.game_names())
def test_views_with_parts_in_common_are_the_views_of_the_rules(game: str) -> None:
    for _, match in random_match(game, Random(13), 25):
        view = match.terms.game.views(match.state)
        for seat in (*range(len(match.seats)), None):
            assert view(seat) == match.state.view(seat)


@pytest.mark.parametrize("game", obelisk.game_names())
def test_the_record_of_a_match_can_be_replayed(game: str) -> None:
    story = list(random_match(game, Random(17), 60))
    last = story[-1][1]
    record = record_of(last)
    *_, state = record.replay()
    assert state == last.state
    assert [(step.seat, step.action) for step in record.steps] == [
        (ply.seat, ply.action) for ply in last.course
    ]


SEPARATORS = ["\n", "\u000b", "\u000c", "\r\n", "\u0085", "\u2028"]


@pytest.mark.parametrize("game", obelisk.game_names())
def test_an_older_log_of_what_was_sent_is_read_as_the_notation_writes_it(game: str) -> None:
    """Version 0.1.0 stored actions as they came: with capitals, and with signs that end lines."""
    rng = Random(23)
    story = list(random_match(game, rng, 60))
    as_sent = list(replay("m", [_as_sent(entry, rng) for entry, _ in story]))
    for (entry, live), (before, sent, after) in zip(story, as_sent, strict=True):
        assert after == live
        for message, again in zip(
            told.messages(before, entry, live), told.messages(before, sent, after), strict=True
        ):
            assert message == again
    assert record_of(after).to_json() == record_of(live).to_json()


def _as_sent(entry: Entry, rng: Random) -> Entry:
    if entry.kind != "action":
        return entry
    end = rng.choice(SEPARATORS)
    raw = f"{rng.choice(SEPARATORS)}{entry.payload['action'].upper()}{end}".replace(" ", f" {end}")
    return replace(entry, payload={**entry.payload, "action": raw})


def test_each_action_of_a_log_is_played_once_however_often_they_take_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log, played, real = list(_with_takebacks(160, every=4)), [], Khet.play

    def counted(self: Khet, state: State, action: Action, seat: int) -> State:
        played.append(action)
        return real(self, state, action, seat)

    monkeypatch.setattr(Khet, "play", counted)
    *_, (_, _, last) = replay("m", log)
    assert last.plies == 160
    assert len(played) == sum(entry.kind == "action" for entry in log) == 160 + 40


def _with_takebacks(plies: int, every: int) -> Iterator[Entry]:
    """The log of two who play on, and after so many actions each time take the last one back and
    play it again."""
    seats = tuple(Seat("person", person=f"p{n}") for n in range(2))
    entry = created("m", Terms(obelisk.game("khet")), seats, 1)
    match = begin("m", entry)
    yield entry
    for number, ply in enumerate(story("khet", plies)[1][-1], start=1):
        act = (ply.seat, wire.Action(type="action", action=ply.action))
        said: list[tuple[int, wire.Command]] = [act]
        if number % every == 0:
            said.append((ply.seat, wire.Takeback(type="takeback", answer="offer")))
            said.append((1 - ply.seat, wire.Takeback(type="takeback", answer="accept")))
            said.append(act)
        for seat, command in said:
            for entry in decide(match, Who(f"p{seat}"), command, 1):
                match = apply(match, [entry])[-1]
                yield entry
