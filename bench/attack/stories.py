"""Long matches of Khet, written to the database of a server that stands still."""

from __future__ import annotations

import random
from pathlib import Path

import obelisk
from obelisk.core.state import State
from obelisk.server import wire
from obelisk.server.match.changing import replace
from obelisk.server.match.decide import Who, apply, created, decide
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, Seat, begin
from obelisk.server.match.terms import Terms
from obelisk.server.store.connect import open_database
from obelisk.server.store.writer import Append, Writer

TRIES = 12  # actions that are tried to find a quiet one

Story = list[tuple[Match, Entry]]  # the entries of a log, each with the match after it


def quiet_actions(plies: int) -> list[str]:
    """Actions of Khet that end nothing and remove nothing, always the same ones."""
    rng = random.Random(5)
    line = [("", obelisk.game("khet").start())]
    while len(line) <= plies:
        state = line[-1][1]
        wishes = rng.choices(state.actions(), k=TRIES)
        after = next(filter(_is_quiet, ((wish, state.play(wish)) for wish in wishes)), None)
        if after is None:  # nothing is quiet here: another way, from a little before
            del line[max(len(line) - 8, 1) :]
        else:
            line.append(after)
    return [action for action, _ in line[1:]]


def _is_quiet(step: tuple[str, State]) -> bool:
    action, state = step
    removes = any(event.kind == "destroyed" for event in state.events)
    return action != "draw" and state.result is None and not removes


async def store(folder: Path, steps: Story, *names: str) -> None:
    """Store the same match under some names."""
    database = await open_database(f"sqlite+aiosqlite:///{folder / 'data' / 'obelisk.sqlite'}")
    writer = Writer(database, lambda count: None)
    writer.start()
    entries = [entry for _, entry in steps]
    for name in names:
        first, last = (replace(steps[place][0], id=name) for place in (0, -1))
        await writer.append(Append(None, entries[:1], first))
        await writer.append(Append(first, entries[1:], last))
    await writer.stop()
    await database.dispose()


def played(actions: list[str], takebacks: int = 0, *, over: bool = False) -> Story:
    """What two guests do, who now and then take the last action back and play it again; one of
    them resigns if it is to be over."""
    people = [Who("ann", "Ann"), Who("ben", "Ben")]
    seats = tuple(Seat("person", person=who.person, name=who.name) for who in people)
    entry = created("m", Terms(obelisk.game("khet"), creator="ann"), seats, 1)
    steps = [(begin("m", entry), entry)]

    def say(seat: int, command: wire.Command) -> None:
        match = steps[-1][0]
        entries = decide(match, people[seat], command, match.changed + 1)
        steps.extend(zip(apply(match, entries), entries, strict=True))

    every = len(actions) // takebacks if takebacks else len(actions) + 1
    for ply, action in enumerate(actions):
        seat, act = ply % 2, wire.Action(type="action", action=action)
        say(seat, act)
        if ply % every == every - 1:
            say(seat, wire.Takeback(type="takeback", answer="offer"))
            say(1 - seat, wire.Takeback(type="takeback", answer="accept"))
            say(seat, act)
    if over:
        say(0, wire.Resign(type="resign"))
    return steps
