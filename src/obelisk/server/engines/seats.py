"""The seats that engines play: whenever one is to act, it is asked, and its choice is appended.

An engine at a table with secrets gets what a person in its seat gets: the view, the legal actions
and the events it was told, by the same filters. A choice counts only if the match still stands
where it was made for.

At such a table an engine has one turn for everything up to the next thing that everybody sees: the
mines it buries and the end of its burying, a step and the answer to the question that it opened.
Whatever it does in secret is done in that turn and stored with its end; the turn takes its engine
and is charged for even time, and what everybody sees comes at one pace: so long after the last such
thing, or after the turn began if it had to wait. So neither the hidden decisions nor their number
can be read off a clock, on a busy server as little as on an idle one. It thinks about each decision
for half of the time that is left, so that it is done in time however many they are.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

from obelisk.bots.clocks import thinking_time
from obelisk.core.events import Event, visible
from obelisk.core.player import LEVEL_NAMES
from obelisk.core.state import State
from obelisk.server.blame import GameFailed, failed
from obelisk.server.engines.jobs import Choose, Decide
from obelisk.server.engines.pool import Booking, Cancelled, Pool, Ticket, Turn
from obelisk.server.engines.queue import Lane
from obelisk.server.engines.shares import Payer
from obelisk.server.folding import Work
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
STRONGEST = len(LEVEL_NAMES)  # the level that thinks as long as it may; the others are quick
QUICKLY = 0.05  # seconds that a quick choice takes, about
SLOWLY = 3  # at tables with secrets the strongest level has so many times the pace
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
        self._moments: dict[str, float] = {}  # when they see the next thing that an engine does

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
            self._moments.pop(match.id, None)
            for seat in range(len(match.seats)):
                self._told.pop((match.id, seat), None)
        elif entry.kind == "action":
            if visible(match.state.events, None):
                self._shown[match.id] = self._clock()
                self._moments.pop(match.id, None)
            for seat in range(len(match.seats)):
                told = self._told.get((match.id, seat))
                if told is not None:
                    told += visible(match.state.events, seat)

    async def _play(self, match: Match) -> None:
        seat = next(seat for seat in match.to_act if match.seats[seat].is_played_by_engine)
        try:
            told = await self._heard_by(match, seat) if match.terms.game.has_secrets else []
            booking = self._booking(match, seat)
            ticket = self._pool.book(booking, lambda turn: self._choose(match, seat, turn, told))
            self._tickets[match.id] = ticket
            actions = await ticket.answer
            if self._tickets.pop(match.id, None) is None:
                return  # it was cancelled while the answer was on its way
            if (moment := self._moments.get(match.id)) is not None:
                await asyncio.sleep(max(moment - self._clock(), 0.0))
        except Cancelled:
            return
        except Exception as raised:
            if (fault := failed(raised, type(match.terms.game))) is None:
                log.exception("an engine failed")
            else:
                await self._give_up(match, fault)
            return
        finally:
            self._tickets.pop(match.id, None)
            if self._asked.get(match.id, (0, None))[1] is asyncio.current_task():
                del self._asked[match.id]
        try:
            await self._tables.note(
                match.id, "action", seat=seat, plies=match.plies, actions=actions
            )
        except Exception:
            log.exception("the choice of an engine could not be played")

    async def _give_up(self, match: Match, fault: GameFailed) -> None:
        """End a match whose game fails where an engine thinks."""
        try:
            await self._tables.failed(match.id, fault)
        except Exception:
            log.exception("a match whose game failed could not be ended")

    def _booking(self, match: Match, seat: int) -> Booking:
        terms, is_quick = match.terms, _level(match, seat) < STRONGEST
        payer = Payer(terms.address or terms.creator, terms.creator)
        lane = Lane.QUICK if is_quick else Lane.SLOW
        if terms.game.has_secrets:
            seconds = min(QUICKLY, self._pace) if is_quick else SLOWLY * self._pace
            return Booking(payer, lane, seconds, even=True)
        return Booking(payer, lane, QUICKLY if is_quick else _seconds(match, seat))

    async def _choose(
        self, match: Match, seat: int, turn: Turn, told: list[Event]
    ) -> tuple[str, ...]:
        """What a seat does in its turn: one action, and before it whatever is done in secret."""
        if self._claims is not None and not await self._claims.take(match.id, match.plies):
            raise Cancelled  # another worker thinks about it
        level = _level(match, seat)
        if not match.terms.game.has_secrets:
            seconds = turn.seconds if level == STRONGEST else _seconds(match, seat)
            return (await turn.think(Choose(match.state, level, seconds)),)
        moment = self._moment(match, seat, turn)
        state, actions = match.state, list[str]()
        while True:
            action = await turn.think(self._decision(match, state, seat, told, moment))
            actions.append(action)
            state = state.play(action, seat)
            if visible(state.events, None) or seat not in state.to_act:
                break
            told = told + visible(state.events, seat)
        if (now := self._clock()) > moment:  # too late: the next moment that is as good
            self._moments[match.id] = turn.end(now)
        return tuple(actions)

    def _moment(self, match: Match, seat: int, turn: Turn) -> float:
        """When everybody may see what a seat does in its turn. It stays when the seat is asked
        again because of something that not everybody saw."""
        pace = self._pace * (SLOWLY if _level(match, seat) == STRONGEST else 1)
        shown = self._shown.setdefault(match.id, self._clock())
        moment = max(shown + pace, turn.began + turn.seconds)
        return self._moments.setdefault(match.id, moment)

    def _decision(
        self, match: Match, state: State, seat: int, told: list[Event], moment: float
    ) -> Decide:
        return Decide(
            match.terms.game,
            _level(match, seat),
            state.view(seat),
            tuple(state.actions(seat)),
            tuple(told),
            max(moment - self._clock(), 0.0) / 2 if self._pace else None,
        )

    async def _heard_by(self, match: Match, seat: int) -> list[Event]:
        """What a seat was told so far; it is kept from the first time on."""
        key = (match.id, seat)
        if key not in self._told:
            self._told[key] = await self._retell(match, seat)
        return list(self._told[key])

    async def _retell(self, match: Match, seat: int) -> list[Event]:
        entries = await read_log(self._database, match.id)

        def tell() -> Work[list[Event]]:
            told: list[Event] = []
            for _, entry, after in replay(match.id, entries[: match.seq]):
                if entry.kind == "action":
                    told += visible(after.state.events, seat)
                yield
            return told

        return await self._tables.folding.run(tell())


def _level(match: Match, seat: int) -> int:
    held = match.seats[seat]
    return held.level if held.level is not None else BOT_LEVEL


def _seconds(match: Match, seat: int) -> float:
    """How long an engine thinks: it keeps to the clock like everybody."""
    clock = match.terms.clock
    if clock.kind == "main":
        left = match.seats[seat].remaining / 1000
        return min(thinking_time(left, clock.increment / 1000), LONGEST)
    if clock.kind in ("action", "days"):
        return min(clock.time / 4000, LONGEST)
    return LONGEST
