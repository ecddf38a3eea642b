"""Who is at the table. It is noted in the log, so that every server knows since when who is away.

A seat without a socket for a while is away. Where it has one at another server, that server says
at once that it is back, and we believe it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from obelisk.server.match.fold import Match
    from obelisk.server.tables import Table, Tables

GRACE = 10.0  # seconds: pages are loaded anew, and servers are started anew

log = logging.getLogger(__name__)


class Presence:
    """Watches the seats of running matches that are played live."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._checks: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._notes: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        for check in self._checks.values():
            check.cancel()
        self._checks.clear()

    def expect(self, table: Table) -> None:
        """Expect the people of a match that has begun, or was opened."""
        if table.match.status == "running":
            for seat in range(len(table.match.seats)):
                self._check_later(table, seat)

    def left(self, table: Table, seat: int) -> None:
        if seat < len(table.match.seats) and seat not in table.readers:
            self._check_later(table, seat)

    def came(self, table: Table, seat: int) -> None:
        if seat >= len(table.match.seats):
            return
        check = self._checks.pop((table.match.id, seat), None)
        if check is not None:
            check.cancel()
        self.correct(table, seat)

    def correct(self, table: Table, seat: int) -> None:
        """Say that a seat is back which is thought to be away."""
        held = table.match.seats[seat]
        if seat in table.readers and (held.away is not None or held.bot):
            self._note(table.match, seat, "back")

    def _check_later(self, table: Table, seat: int) -> None:
        match = table.match
        if match.seats[seat].kind != "person" or not match.terms.clock.is_live:
            return
        key = (match.id, seat)
        if key not in self._checks:
            loop = asyncio.get_running_loop()
            self._checks[key] = loop.call_later(GRACE, self._check, match.id, seat)

    def _check(self, match: str, seat: int) -> None:
        self._checks.pop((match, seat), None)
        table = self._tables.in_memory(match)
        if table is not None and table.match.status == "running" and seat not in table.readers:
            self._note(table.match, seat, "away")

    def _note(self, match: Match, seat: int, kind: str) -> None:
        task = asyncio.create_task(self._write(match.id, seat, kind))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _write(self, match: str, seat: int, kind: str) -> None:
        try:
            await self._tables.note(match, kind, seat=seat)
        except Exception:
            log.exception("presence could not be noted")
