"""Having the kernels of a game ready before somebody waits for them.

Compiled code is loaded in a thread. Where it must be compiled first, which takes a minute and
would keep everybody waiting, a process of its own does it.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys

import obelisk
from obelisk.core.messages import Message
from obelisk.core.quoting import raised
from obelisk.games import leave_out

log = logging.getLogger(__name__)


class Warmth:
    """The games that are ready; others become so when they are asked for."""

    def __init__(self) -> None:
        self._ready: dict[str, asyncio.Task[None]] = {}

    async def ready(self, game: str) -> None:
        """Return when a game can be played without delay."""
        if game not in self._ready:
            self._ready[game] = asyncio.create_task(_warm(game))
        await asyncio.shield(self._ready[game])

    async def stop(self) -> None:
        """Compile no more: nobody would wait for it."""
        for task in self._ready.values():
            task.cancel()
        await asyncio.gather(*self._ready.values(), return_exceptions=True)

    async def ready_all(self) -> None:
        """Prepare one game after the other; one that cannot be played is offered no more."""
        for game in obelisk.game_names():
            try:
                await self.ready(game)
            except Exception as fault:  # whatever a stranger's game does
                log.warning(
                    "%s", leave_out(game, Message("server-start-raises", error=raised(fault)))
                )


async def _warm(game: str) -> None:
    if not await asyncio.to_thread(obelisk.game(game).is_compiled):
        log.info("compiling the kernels of %s, once", game)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "obelisk", "warmup", game,
            stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        try:
            await process.wait()
        finally:
            if process.returncode is None:  # the server stops
                process.terminate()
                await process.wait()
    await asyncio.to_thread(_load, game)


def _load(game: str) -> None:
    """Use what a match uses, once; what that loads stays for ever, so nobody need look at it again
    for garbage."""
    state = obelisk.game(game).start(seed=1)
    seat = state.to_act[0]
    state.view(None)
    state.play(state.actions(seat)[0], seat).view(seat)
    gc.freeze()
