"""What an operator can set: by options of `obelisk serve`, or by variables of the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from obelisk.core.errors import ObeliskError

PREFIX = "OBELISK_"


def _flag(text: str) -> bool:
    return bool(("0", "1").index(text))


def _cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


# How the values of variables are read, and what they must be.
_KINDS: dict[str, tuple[Callable[[str], object], str]] = {
    "port": (int, "a whole number"),
    "workers": (int, "a whole number"),
    "data": (Path, ""),
    "warm": (_flag, "0 or 1"),
    "open": (_flag, "0 or 1"),
    "limits": (float, "a number"),
    "pace": (float, "a number"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. What is not given has the values below."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an address like postgresql://user@host/name; "": SQLite in the folder
    data: Path = Path("obelisk-data")
    # engines that think at the same time in this process; 0: none
    workers: int = field(default_factory=lambda: min(max(_cores() - 1, 1), 256))
    warm: bool = True  # prepare all games at the start, not each when it is first asked for
    open: bool = False  # show the site in a browser when it is ready, where there is a screen
    origin: str = ""  # where people find the site, like https://games.example; "": anywhere
    proxies: str = "127.0.0.1,::1"  # whose word is taken for where requests come from
    limits: float = 1  # so many times as generous as usual; 0: none
    pace: float = 0.3  # seconds between two things that everybody sees engines do among secrets
    metrics: str = ""  # the token that shows /metrics; "": shown to this machine alone

    @classmethod
    def read(cls, given: Mapping[str, object], environ: Mapping[str, str] = os.environ) -> Settings:
        """Settings from options (None: not given) and, behind them, from `OBELISK_*` variables."""
        values: dict[str, object] = {}
        faults = []
        for setting in fields(cls):
            name = PREFIX + setting.name.upper()
            if given.get(setting.name) is not None:
                values[setting.name] = given[setting.name]
            elif environ.get(name):
                kind, meaning = _KINDS.get(setting.name, (str, ""))
                try:
                    values[setting.name] = kind(environ[name])
                except ValueError:
                    faults.append(f"{name}={environ[name]}: it must be {meaning}")
        settings = cls(**values)  # type: ignore[arg-type]  # checked here and below
        faults += settings._faults()
        if faults:
            raise ObeliskError("; ".join(faults))
        return settings

    def _faults(self) -> list[str]:
        """Everything that cannot be."""
        faults = []
        if not 0 <= self.port <= 65535:
            faults.append(f"port {self.port}: it must be from 0 (any free one) to 65535")
        if not 0 <= self.workers <= 256:
            faults.append(f"workers {self.workers}: it must be from 0 to 256")
        if self.database and not self.database.startswith(("postgresql://", "sqlite:///")):
            faults.append("database: it must begin with postgresql:// or sqlite:///")
        if self.origin and not re.fullmatch(r"https?://[^/?#@\s]+", self.origin):
            faults.append(f"origin {self.origin}: it must be like https://games.example, no more")
        if not 0 <= self.limits <= 1000:
            faults.append(f"limits {self.limits}: it must be from 0 (none) to 1000")
        if not 0 <= self.pace <= 10:
            faults.append(f"pace {self.pace}: it must be from 0 to 10 seconds")
        if self.metrics and len(self.metrics) < 16:
            faults.append("metrics: the token must have 16 characters or more")
        return faults

    @property
    def is_secure(self) -> bool:
        """Whether people reach the site by https only."""
        return self.origin.startswith("https://")

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database; None of PostgreSQL."""
        if not self.database:
            return self.data / "obelisk.sqlite"
        if self.database.startswith("sqlite:///"):
            return Path(self.database.removeprefix("sqlite:///"))
        return None

    @property
    def address(self) -> str:
        """The address of the database as the drivers take it."""
        if self.file is not None:
            return f"sqlite+aiosqlite:///{self.file}"
        return self.database.replace("postgresql://", "postgresql+asyncpg://", 1)
