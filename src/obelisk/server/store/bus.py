"""What other servers write: PostgreSQL tells us, with every commit, which logs have grown.

Servers also say something to each other that is stored nowhere (notes.py).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import asyncpg

from obelisk.server.store.notes import SPOKEN
from obelisk.server.store.writer import CHANNEL

AGAIN = 1.0  # seconds before we try to listen again

log = logging.getLogger(__name__)

# A match, the end of its log, and letters: n, lists show something new; t, an engine is to act.
Hear = Callable[[str, int, str], Awaitable[None]]


class Bus:
    """Listens on a connection of its own, and calls `hear` for each match that has moved,
    `hear_note` for what servers only say, and `missed` when it begins to listen."""

    def __init__(
        self,
        address: str,
        hear: Hear,
        hear_note: Callable[[str], None],
        missed: Callable[[], Awaitable[None]],
    ) -> None:
        self._address = address.replace("postgresql+asyncpg://", "postgresql://", 1)
        self._hear, self._hear_note, self._missed = hear, hear_note, missed
        self._notes: asyncio.Queue[str] = asyncio.Queue()

    async def run(self) -> None:
        """Listen for ever; after a lost connection, whatever may have been missed is read."""
        while True:
            try:
                await self._listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                log.warning("the database cannot be heard: %s", fault)
            await asyncio.sleep(AGAIN)

    async def _listen(self) -> None:
        connection = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda *note: self._notes.put_nowait(note[-1]))
            await connection.add_listener(SPOKEN, lambda *note: self._hear_note(str(note[-1])))
            await self._missed()
            losing = asyncio.create_task(lost.wait())
            while not lost.is_set():
                hearing = asyncio.create_task(self._notes.get())
                await asyncio.wait({hearing, losing}, return_when=asyncio.FIRST_COMPLETED)
                if hearing.done():
                    await self._pass_on(hearing.result())
                else:
                    hearing.cancel()
            losing.cancel()
        finally:
            if not connection.is_closed():
                await connection.close()

    async def _pass_on(self, note: str) -> None:
        for word in note.split():
            match, seq, letters = word.split(":")
            try:
                await self._hear(match, int(seq), letters)
            except Exception:
                log.exception("what another server wrote could not be read")
