"""An address that opens connections and never ends its requests: headers and bodies half sent."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench.attack.figures import Figure, percentile
from bench.attack.strangers import Bystanders, new_address, serving

CONNECTIONS = 400
LASTS = 15.0  # seconds
DRIP = 2.0  # seconds between two bytes of a header

HEADER = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: "


async def attack(folder: Path) -> list[Figure]:
    """Hold as many connections as one address can for a while."""
    async with serving(folder) as service:
        host, port = service.url.removeprefix("http://").split(":")
        async with Bystanders(service, "/api/matches") as others:
            address = new_address()
            held = [
                asyncio.create_task(_drip(host, int(port), address, HEADER))
                for _ in range(CONNECTIONS)
            ]
            await asyncio.sleep(LASTS)
            waiting = sum(not task.done() for task in held)
            for task in held:
                task.cancel()
            await asyncio.gather(*held, return_exceptions=True)
    return [
        Figure(f"of {CONNECTIONS} half-sent headers, open after {LASTS:.0f} s", waiting, 0),
        Figure("everyone else's p99", percentile(others.waits, 0.99), 50, " ms"),
        Figure("everyone else's faults", others.faults, 0),
    ]


async def _drip(host: str, port: int, address: str, begun: bytes) -> None:
    """Send the beginning of a request, then a byte now and then, until the server has enough."""
    try:
        reader, writer = await asyncio.open_connection(host, port, local_addr=(address, 0))
        writer.write(begun)
        while True:
            try:
                if not await asyncio.wait_for(reader.read(1000), DRIP):
                    break
            except TimeoutError:
                writer.write(b"x")
        writer.close()
    except OSError:
        return
