"""An address opens connections and never ends its headers: the first, or one after a request."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.attack.figures import Figure, percentile
from bench.attack.strangers import Bystanders, new_address, serving

CONNECTIONS = 400
LASTS, CALM = 15.0, 3.0  # seconds
DRIP = 2.0  # seconds between two bytes of a header

HEADER = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"


async def attack(folder: Path) -> list[Figure]:
    """Hold as many connections as one address can for a while."""
    async with serving(folder) as service:
        host, port = service.url.removeprefix("http://").split(":")
        async with Bystanders(service, "/api/matches") as others:
            await asyncio.sleep(CALM)
            calm = others.take()
            address = new_address()
            held = [
                asyncio.create_task(_drip(host, int(port), address, number % 2 * WHOLE))
                for number in range(CONNECTIONS)
            ]
            await asyncio.sleep(LASTS)
            waiting = sum(not task.done() for task in held)
            for task in held:
                task.cancel()
            await asyncio.gather(*held, return_exceptions=True)
    return [
        Figure(f"of {CONNECTIONS} half-sent headers, open after {LASTS:.0f} s", waiting, 0),
        Figure("everyone else's p99 before", percentile(calm, 0.99), None, " ms"),
        Figure("everyone else's p99", percentile(others.waits, 0.99), 50, " ms"),
        Figure("everyone else's faults", others.faults, 0),
    ]


async def _drip(host: str, port: int, address: str, before: bytes) -> None:
    """Send what comes before, and when that is answered the beginning of a request, then a byte
    now and then, until the server has enough."""
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
        if before:
            writer.write(before)
            await reader.read(1000)
        writer.write(HEADER)
        while True:
            try:
                if not await asyncio.wait_for(reader.read(1000), DRIP):
                    break
            except TimeoutError:
                writer.write(b"x")
        writer.close()
    except OSError:
        return
