"""The echo to compare with: what is said comes back, padded and as often as is wished for."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from dataclasses import dataclass

import orjson
from bench.load.service import used_by
from bench.load.sockets import Socket, connect
from bench.load.tally import Pace, Tally, measure

# An action is answered by an event to each of two people and by a receipt: 2.6 KB on average.
ECHOES = (("bare echo", 1, 0), ("echo of as many bytes", 3, 2600))


ECHO = """
import sys, uvicorn
times, size = int(sys.argv[2]), int(sys.argv[3])
async def app(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        for _ in range(times):
            await send({"type": "websocket.send", "text": message["text"].ljust(size)})
uvicorn.run(app, port=int(sys.argv[1]), log_level="error", ws="websockets-sansio", lifespan="off",
            ws_per_message_deflate=False, ws_ping_interval=None)
"""


@dataclass
class Echo:
    """How quick an echo is: at full speed, and the waits at a pace."""

    speed: float  # round trips a second
    cost: float  # seconds of a processor for each
    calm: Tally


async def measure_echo(
    sockets: int, seconds: float, pace: Pace, *, times: int = 1, size: int = 0
) -> Echo:
    """A bare echo with so many sockets, which answers so many times with so many characters."""
    port = 18700 + os.getpid() % 1000
    settings = (str(port), str(times), str(size))
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", ECHO, *settings)
    text = orjson.dumps({"type": "action", "id": "m1", "action": "h2g1"})
    tally = Tally()
    ended = False

    async def turn(connection: Socket) -> None:
        while not ended:
            await asyncio.sleep(pace())
            sent = time.perf_counter()
            connection.send(text)
            for _ in range(times):
                await connection.recv()
            tally.waits.append(time.perf_counter() - sent)
            tally.acknowledged += 1

    try:
        connections = [await connect(port, "/") for _ in range(sockets)]
        tasks = [asyncio.create_task(turn(connection)) for connection in connections]
        await measure(tally, seconds)
        calm = Tally(waits=list(tally.waits))
        pace.rate = 0.0
        await asyncio.sleep(2)
        before, used = tally.acknowledged, used_by(process.pid)
        speed = await measure(tally, seconds)
        cost = (used_by(process.pid) - used) / max(tally.acknowledged - before, 1)
        ended = True
        await asyncio.gather(*tasks)
        for connection in connections:
            connection.close()
        return Echo(speed, cost, calm)
    finally:
        process.terminate()
        await process.wait()
