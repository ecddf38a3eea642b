"""One engine: a process that is started when it is first needed, and asked through pipes."""

from __future__ import annotations

import asyncio
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from obelisk.server.blame import GameFailed
from obelisk.server.engines.jobs import AnalysisLines, Job
from obelisk.server.engines.thinker import LENGTH, PARTING, STOP


class Engine:
    """One process. It does one job after the other."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0
        self._is_asked = self._is_stopped = False

    async def think(
        self,
        job: Job,
        on_lines: Callable[[AnalysisLines], None] | None = None,
        *,
        stopped: bool = False,
    ) -> Any:
        """Carry a job out, and tell lines meanwhile; `RuntimeError` if it cannot be done,
        `GameFailed` if the game is to blame. With `stopped` it ends as soon as there is an
        answer."""
        self._number += 1
        self._is_stopped = stopped
        try:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "obelisk.server.engines.thinker",
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                )  # fmt: skip
            self._send(job)
            self._is_asked = True
            if self._is_stopped:
                self._send(STOP)
            while True:
                kind, content = await self._receive()
                if kind == "done":
                    return content
                if kind == "failed":
                    raise GameFailed(content)
                if kind != "lines":
                    raise RuntimeError(content)
                if on_lines is not None:
                    on_lines(content)
        except (asyncio.IncompleteReadError, ConnectionError):
            await self.close()
            raise RuntimeError("the engine ended in the middle of a job") from None
        except asyncio.CancelledError:
            await self.close()
            raise
        finally:
            self._is_asked = False

    def stop(self) -> None:
        """End the search that runs: it answers with the best that it has found."""
        self._is_stopped = True
        if self._is_asked:
            self._send(STOP)

    def _send(self, message: object) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        content = pickle.dumps((self._number, message))
        self._process.stdin.write(LENGTH.pack(len(content)) + content)

    async def _receive(self) -> Any:
        assert self._process is not None
        assert self._process.stdout is not None
        head = await self._process.stdout.readexactly(LENGTH.size)
        return pickle.loads(await self._process.stdout.readexactly(LENGTH.unpack(head)[0]))

    async def close(self) -> None:
        """End the process, in the middle of a thought if need be."""
        process, self._process = self._process, None
        if process is None or process.returncode is not None:
            return
        assert process.stdin is not None
        process.stdin.close()  # it hears that, and ends
        try:
            async with asyncio.timeout(2 * PARTING):
                await process.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
