"""The seats that engines play: whenever one is to act, it is asked, and its choice is appended.

An engine at a table with secrets gets what a person in its seat gets: the view, the legal actions
and the events it was told, by the same filters. A choice counts only if the match still stands
where it was made for.

At such a table what everybody sees of an engine comes at one pace: so long after the last thing
that everybody saw, whether the engine buried three mines meanwhile or none. Otherwise its haste
would tell what it holds. So that it is never late either, it thinks about each decision for half of
the time that is left until then: however many decisions it takes, they are made in time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from obelisk.bots.clocks import thinking_time
from obelisk.core.events import Event, visible
from obelisk.server.engines.jobs import Choose, Decide, Job
from obelisk.server.engines.pool import Cancelled, Pool, Ticket
from obelisk.server.match.decide import BOT_LEVEL
from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match, replay
from obelisk.server.store.lost import LOST
from obelisk.server.store.reading import list_thinking, read_log

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from obelisk.server.store.claims import Claims
    from obelisk.server.tables import Tables

LONGEST = 2.0  # seconds for a choice
STRATEGIST, SLOWLY = 8, 3  # the level that thinks long at such tables has so many times the pace
LOOK = 5.0  # seconds between two looks for matches that wait for an engine

log = logging.getLogger(__name__)


class EngineSeats:
    """Plays all seats of engines and bots, with the engines of this process."""

    def __init__(
        self,
        tables: Tables,
        pool: Pool,
        database: AsyncEngine,
        claims: Claims | None,
        pace: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        """`pace` are the seconds between two things that everybody sees, where seats have
        secrets."""
        self._tables, self._pool, self._database, self._claims = tables, pool, database, claims
        self._pace, self._clock = pace, clock
        self._asked: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._tickets: dict[str, Ticket] = {}
        self._told: dict[tuple[str, int], list[Event]] = {}
        self._shown: dict[str, float] = {}  # when everybody last saw something of a match

    def moved(self, before: Match | None, entry: Entry, match: Match) -> None:
        """A match has gone on."""
        if match.terms.game.has_secrets:
            self._remember(entry, match)
        self.look(match)

    def look(self, match: Match) -> None:
        """Ask an engine if one is to act; what was asked about an earlier state is taken back."""
        waits = match.status == "running" and any(
            match.seats[seat].is_played_by_engine for seat in match.to_act
        )
        asked = self._asked.get(match.id)
        if asked is not None and (not waits or asked[0] != match.plies):
            self._cancel(match.id)
            asked = None
        if waits and asked is None and self._pool.size:
            self._asked[match.id] = (match.plies, asyncio.create_task(self._play(match)))

    async def run(self) -> None:
        """Look for matches that wait for an engine: after a restart, or left by another worker."""
        while True:
            try:
                waiting = await list_thinking(self._database)
            except LOST:
                log.warning("the database does not answer: engines are asked again later")
                waiting = []
            for match in waiting:
                if match not in self._asked:
                    try:
                        self.look((await self._tables.get(match)).match)
                    except Exception:
                        log.exception("a match that waits for an engine cannot be opened")
            await asyncio.sleep(LOOK)

    def stop(self) -> None:
        for match in list(self._asked):
            self._cancel(match)

    def _cancel(self, match: str) -> None:
        _, task = self._asked.pop(match)
        ticket = self._tickets.pop(match, None)
        if ticket is not None:
            self._pool.cancel(ticket)
        elif task is not asyncio.current_task():
            task.cancel()

    def _remember(self, entry: Entry, match: Match) -> None:
        """Keep what seats of engines were told, once they have been asked."""
        if match.status != "running":
            self._shown.pop(match.id, None)
            for seat in range(len(match.seats)):
                self._told.pop((match.id, seat), None)
        elif entry.kind == "action":
            if visible(match.state.events, None):
                self._shown[match.id] = self._clock()
            for seat in range(len(match.seats)):
                told = self._told.get((match.id, seat))
                if told is not None:
                    told += visible(match.state.events, seat)

    async def _play(self, match: Match) -> None:
        seat = next(seat for seat in match.to_act if match.seats[seat].is_played_by_engine)
        try:
            if self._claims is not None and not await self._claims.take(match.id, match.plies):
                return  # another worker thinks about it
            ticket = self._pool.submit(await self._job(match, seat), match.terms.creator)
            self._tickets[match.id] = ticket
            action = await ticket.answer
            if self._tickets.pop(match.id, None) is None:
                return  # it was cancelled while the answer was on its way
            await self._keep_pace(match, seat, action)
        except Cancelled:
            return
        except Exception:
            log.exception("an engine failed")
            return
        finally:
            self._tickets.pop(match.id, None)
            if self._asked.get(match.id, (0, None))[1] is asyncio.current_task():
                del self._asked[match.id]
        try:
            await self._tables.note(match.id, "action", seat=seat, plies=match.plies, action=action)
        except Exception:
            log.exception("the choice of an engine could not be played")

    async def _keep_pace(self, match: Match, seat: int, action: str) -> None:
        if not match.terms.game.has_secrets:
            return
        if visible(match.state.play(action, seat).events, None):
            await asyncio.sleep(self._left(match, seat))

    def _left(self, match: Match, seat: int) -> float:
        """Seconds until everybody may see something of an engine at a table with secrets."""
        pace = self._pace * (SLOWLY if match.seats[seat].level == STRATEGIST else 1)
        now = self._clock()
        return max(self._shown.setdefault(match.id, now) + pace - now, 0.0)

    async def _job(self, match: Match, seat: int) -> Job:
        held, state = match.seats[seat], match.state
        level = held.level if held.level is not None else BOT_LEVEL
        if not match.terms.game.has_secrets:
            return Choose(state, level, _seconds(match, seat))
        key = (match.id, seat)
        if key not in self._told:
            self._told[key] = await self._retell(match, seat)
        return Decide(
            match.terms.game,
            level,
            state.view(seat),
            tuple(state.actions(seat)),
            tuple(self._told[key]),
            self._left(match, seat) / 2 if self._pace else None,
        )

    async def _retell(self, match: Match, seat: int) -> list[Event]:
        entries = await read_log(self._database, match.id)

        def tell() -> list[Event]:
            return [
                event
                for _, entry, after in replay(match.id, entries)
                if entry.kind == "action" and entry.seq <= match.seq
                for event in visible(after.state.events, seat)
            ]

        return await asyncio.to_thread(tell)


def _seconds(match: Match, seat: int) -> float:
    """How long an engine thinks: it keeps to the clock like everybody."""
    clock = match.terms.clock
    if clock.kind == "main":
        left = match.seats[seat].remaining / 1000
        return min(thinking_time(left, clock.increment / 1000), LONGEST)
    if clock.kind in ("action", "days"):
        return min(clock.time / 4000, LONGEST)
    return LONGEST
