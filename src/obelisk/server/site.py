"""What a running server holds: its settings, its database, its tables."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from starlette.requests import HTTPConnection

from obelisk.server import wire
from obelisk.server.desk import Desk
from obelisk.server.engines.pool import Pool
from obelisk.server.engines.seats import EngineSeats
from obelisk.server.engines.shares import Payer
from obelisk.server.game_files import GameFiles
from obelisk.server.limits import Limits, address_of
from obelisk.server.lobby import Lobby
from obelisk.server.match.decide import Who
from obelisk.server.metrics import Metrics
from obelisk.server.passwords import Passwords
from obelisk.server.ratings import Ratings
from obelisk.server.replays import Replays
from obelisk.server.revocations import Revocations
from obelisk.server.settings import Settings
from obelisk.server.store.bus import Bus
from obelisk.server.store.claims import Claims
from obelisk.server.store.connect import open_database
from obelisk.server.store.file import holding, keep_private
from obelisk.server.store.people import forget_passers_by
from obelisk.server.store.pulse import Pulse
from obelisk.server.store.schema import keys
from obelisk.server.store.writer import Writer
from obelisk.server.tables import Table, Tables
from obelisk.server.timing import Timekeeper

if TYPE_CHECKING:
    from obelisk.server.people import Person

log = logging.getLogger(__name__)
HOUSEKEEPING = 6 * 3600  # seconds
FAREWELL = 100  # hundredths of a second to take leave


class Site:
    """The parts of a server that requests share. Made by `open_site`, and closed by it."""

    def __init__(
        self, settings: Settings, database: AsyncEngine, secret: str, game_files: GameFiles
    ) -> None:
        self.settings = settings
        self.game_files = game_files
        self.database = database
        self.time = Timekeeper()
        self.limits = Limits(settings.limits)
        self.desk = Desk(self.limits)
        self.metrics = Metrics()
        self.passwords = Passwords()
        self.revocations = Revocations()
        self.writer = Writer(database, self.metrics.stored)
        self.pulse = Pulse(database, self.writer)
        self.tables = Tables(database, self.writer, self.time)
        self.lobby = Lobby(database, self.tables.watching.count)
        self.tables.watching.listeners.append(self.lobby.watched)
        self.tables.watchers.append(self.lobby.moved)
        shared = settings.address.startswith("postgresql")
        self.ratings = Ratings(database)
        self.tables.watchers.append(self.ratings.moved)
        self.pool = Pool(settings.workers)
        self.metrics.watch("engine_queue", "Jobs that wait for an engine.", lambda: len(self.pool))
        self.engines = EngineSeats(
            self.tables,
            self.pool,
            database,
            Claims(database, self.time) if shared else None,
            settings.pace,
        )
        self.tables.watchers.append(self.engines.moved)
        hear_watching = self.tables.watching.heard
        self.bus = (
            Bus(settings.address, self._hear, hear_watching, self._hear_all) if shared else None
        )
        self.replays = Replays()
        self._secret = secret.encode()

    def key(self, purpose: str) -> bytes:
        """A secret key for one purpose; the same on every server of the database."""
        return hmac.new(self._secret, purpose.encode(), sha256).digest()

    def invitation(self, match: str, seat: int) -> str:
        """The token that lets whoever has it take a seat. It is computed, never stored."""
        text = f"{match}/{seat}".encode()
        return hmac.new(self.key("invitations"), text, sha256).hexdigest()[:32]

    def invited(self, match: str, command: wire.Command) -> frozenset[int]:
        """The seats that the token of a command invites to."""
        if not isinstance(command, wire.Join) or command.token is None:
            return frozenset()
        given = command.token.encode()
        return frozenset(
            seat
            for seat in range(12)
            if hmac.compare_digest(self.invitation(match, seat).encode(), given)
        )

    def payer(self, connection: HTTPConnection, person: str) -> Payer:
        """Who pays for thinking time. Addresses are written in a way that only servers of this
        database can compute, because the logs of matches keep them."""
        address = hmac.new(self.key("addresses"), address_of(connection).encode(), sha256)
        return Payer(address.hexdigest()[:16], person)

    async def open(self, connection: HTTPConnection, match: str, also: int = 0) -> Table:
        """The table of a match for who asks, if they did not look at too much lately; `also` is
        what comes on top, in actions."""
        self.charge_past(connection, await self.tables.work_to_open(match) + also)
        return await self.tables.get(match)

    def charge_past(self, connection: HTTPConnection, actions: int) -> None:
        """Count that somebody has so many past actions gone through."""
        self.limits.spend("past", address_of(connection), -(-actions // 10))

    async def do(
        self, match: str, person: Person, command: wire.Command, trip: int = 0
    ) -> wire.Ack:
        """Carry out what somebody wants of a match, if they may, and not too often; `trip` is the
        round trip (ms) that was measured on their connection."""
        began = monotonic()
        person.need("play")
        self.limits.spend("chat" if isinstance(command, wire.Chat) else "command", person.id)
        invited = self.invited(match, command)
        who = Who(person.id, person.name, person.account, person.bot, invited, trip)
        ack = await self.tables.do(match, who, command)
        if isinstance(command, wire.Action):
            self.metrics.acted(monotonic() - began)
        return ack

    async def _hear(self, match: str, seq: int, letters: str) -> None:
        """Another server, or this one, has written to a log."""
        await self.tables.heard(match, seq)
        if "t" in letters and self.pool.size:
            self.engines.look((await self.tables.get(match)).match)
        if "n" in letters:
            await self.lobby.heard([match])

    async def _hear_all(self) -> None:
        """Notes may have been missed: read on in everything that is in use."""
        for table in self.tables.open_tables():
            await self.tables.heard(table.match.id, table.match.seq + 1)
        self.tables.watching.ask()
        await self.lobby.start()

    async def say_farewell(self) -> None:
        """Tell everybody who listens to connect again, to another server or after the restart."""
        self.lobby.stop()
        self.tables.say_farewell()
        for _ in range(FAREWELL):
            if not self.lobby.is_heard and not self.tables.are_heard:
                break
            await asyncio.sleep(0.01)

    def writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that writes."""
        return self.database.execution_options(writes=True).begin()


@asynccontextmanager
async def open_site(settings: Settings) -> AsyncIterator[Site]:
    """A site with its database open and its tasks running."""
    async with AsyncExitStack() as stack:
        if settings.file is not None:
            if not settings.database:
                keep_private(settings.data)
            stack.enter_context(holding(settings.file))
        database = await open_database(settings.address)
        stack.push_async_callback(database.dispose)
        game_files = await asyncio.to_thread(GameFiles)
        site = Site(settings, database, await _secret(database), game_files)
        stack.callback(site.desk.stop)
        site.writer.start()
        stack.push_async_callback(site.writer.stop)
        await site.lobby.start()
        await site.ratings.start()
        stack.push_async_callback(site.ratings.stop)
        await site.tables.start(warm=settings.warm)
        stack.push_async_callback(site.tables.stop)
        stack.push_async_callback(site.pool.close)
        stack.callback(site.engines.stop)
        running = [_keep_house(site)]
        if settings.workers:
            running.append(site.engines.run())
        if site.bus is not None:
            running.append(site.bus.run())
        for task in [asyncio.create_task(work) for work in running]:
            stack.push_async_callback(_end, task)
        yield site


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def _keep_house(site: Site) -> None:
    """Now and then forget what nobody will ask for."""
    while True:
        try:
            await forget_passers_by(site)
        except (sa.exc.SQLAlchemyError, OSError) as fault:
            log.warning("old guests could not be forgotten: %s", type(fault).__name__)
        await asyncio.sleep(HOUSEKEEPING)


async def _secret(database: AsyncEngine) -> str:
    """The secret of the site, made once."""
    made = {"name": "secret", "value": secrets.token_hex(32)}
    with suppress(sa.exc.IntegrityError):
        async with database.execution_options(writes=True).begin() as connection:
            await connection.execute(keys.insert(), made)
    async with database.connect() as connection:
        query = sa.select(keys.c.value).where(keys.c.name == "secret")
        return str((await connection.execute(query)).scalar_one())


def site_of(connection: HTTPConnection) -> Site:
    """The site that a request or a socket belongs to."""
    site: Site = connection.app.state.site
    return site
