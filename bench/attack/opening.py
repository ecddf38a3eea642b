"""Long matches with many take-backs, opened by strangers after a restart: who else must wait?"""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path

from bench.attack.figures import Figure, percentile
from bench.attack.strangers import Bystanders, Stranger, serving
from bench.load.service import Service

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

PLIES, TAKEBACKS = 2000, 60
TRIES = 12  # actions that are tried to find a quiet one
COPIES = 8  # of the long match, each opened by a stranger
ROUNDS = 3  # restarts
CALM = 3.0  # seconds in which nothing is opened, for comparison


async def attack(folder: Path) -> list[Figure]:
    calm: list[float] = []
    busy: list[float] = []
    opened: dict[str, list[float]] = {"half": [], "plain": [], "taken": []}
    async with serving(folder, "--workers", "0") as service:
        await service.stop()
        actions = quiet_actions()
        whole = _played(actions, 0)
        await _store(folder, whole[:10], "short")
        await _store(folder, whole[: PLIES // 2], "half")
        await _store(folder, whole, "plain")
        copies = [f"copy{number}" for number in range(COPIES)]
        await _store(folder, _played(actions, TAKEBACKS), "taken", *copies)
        for _ in range(ROUNDS):
            await service.start()
            async with Bystanders(service, "/api/matches/short") as others:
                await asyncio.sleep(CALM)
                calm += others.take()
                for match, waits in opened.items():
                    waits.append(await _open(service, match))
                await asyncio.gather(*(_open(service, match) for match in copies))
                busy += others.take()
            await service.stop()
        await service.start()
    half, plain, taken = (min(waits) for waits in opened.values())
    return [
        Figure(f"opening {PLIES} plies", plain / PLIES, unit=" ms a ply"),
        Figure(f"opening {PLIES} plies, to half of them", plain / half, 2.6),
        Figure(f"opening with {TAKEBACKS} take-backs, to that without", taken / plain, 1.3),
        Figure("everybody else, p99 before", percentile(calm, 0.99), unit=" ms"),
        Figure("everybody else, p50 meanwhile", percentile(busy, 0.5), unit=" ms"),
        Figure("everybody else, p99 meanwhile", percentile(busy, 0.99), 50, " ms"),
        Figure("of so many looks", len(busy)),
    ]


def quiet_actions() -> list[str]:
    """Actions of Khet that end nothing and remove nothing, always the same ones."""
    rng = random.Random(5)
    line = [("", obelisk.game("khet").start())]
    while len(line) <= PLIES:
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


async def _store(folder: Path, steps: list[tuple[Match, Entry]], *names: str) -> None:
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


def _played(actions: list[str], takebacks: int) -> list[tuple[Match, Entry]]:
    """The log of two guests, who now and then take the last action back and play it again; each
    entry with the match after it."""
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
    return steps


async def _open(service: Service, match: str) -> float:
    """Open a match as a stranger; how long that takes, in ms."""
    stranger = Stranger(service)
    began = time.perf_counter()
    (await stranger.get(f"/api/matches/{match}")).raise_for_status()
    taken = 1000 * (time.perf_counter() - began)
    await stranger.leave()
    return taken
