"""The server process, and how much it uses."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Service:
    """A server process that can be ended and started again on the same port."""

    folder: Path
    arguments: list[str]
    port: int = 0
    process: asyncio.subprocess.Process | None = None
    limits: str = "0"
    warm: bool = True

    async def start(self) -> None:
        command = ["serve", "--data", str(self.folder / "data"), "--port", str(self.port)]
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "obelisk", *command, *self.arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=(self.folder / "log").open("a"),
            env={
                **os.environ,
                "OBELISK_LIMITS": self.limits,
                "OBELISK_WARM": str(int(self.warm)),
            },
        )  # fmt: skip
        assert self.process.stdout is not None
        line = (await self.process.stdout.readline()).decode()
        if not line:
            raise SystemExit((self.folder / "log").read_text())
        self.port = int(line.rsplit(":", 1)[1])

    def kill(self, number: int = signal.SIGKILL) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.send_signal(number)

    async def stop(self) -> None:
        """End the process as an operator does."""
        assert self.process is not None
        self.kill(signal.SIGTERM)
        await self.process.wait()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def used(self) -> float:
        """Seconds of a processor that the process has used."""
        assert self.process is not None
        return used_by(self.process.pid)

    def memory(self) -> int:
        """Kilobytes of memory that the process holds."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1])


def used_by(process: int) -> float:
    """Seconds of a processor that a process has used, those of threads that have ended too."""
    return time.clock_gettime(~process << 3 | 2)  # its clock, by Linux's number for it
