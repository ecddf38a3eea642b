"""What an operator can set: by options of `obelisk serve`, or by variables of the environment."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.quoting import shown

PREFIX = "OBELISK_"


def _flag(text: str) -> bool:
    return bool(("0", "1").index(text))


def _cores() -> int:
    """The processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:  # not on every system
        return os.cpu_count() or 1


# How the values of variables are read, and the message that says what they must be.
_KINDS: dict[str, tuple[Callable[[str], object], str]] = {
    "port": (int, "server-setting-whole"),
    "workers": (int, "server-setting-whole"),
    "data": (Path, ""),
    "warm": (_flag, "server-setting-flag"),
    "open": (_flag, "server-setting-flag"),
    "limits": (float, "server-setting-number"),
    "pace": (float, "server-setting-number"),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs, with its defaults."""

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
    limits: float = 1  # how many times as generous as usual; 0: no limits
    pace: float = 0.3  # seconds between two visible actions of engines in games with secrets
    metrics: str = ""  # the token that shows /metrics; "": shown to this machine alone

    @classmethod
    def read(cls, given: Mapping[str, object], environ: Mapping[str, str] = os.environ) -> Settings:
        """Read settings from options (None: not given), else from `OBELISK_*` variables."""
        values: dict[str, object] = {}
        faults: list[Message] = []
        for setting in fields(cls):
            name = PREFIX + setting.name.upper()
            if given.get(setting.name) is not None:
                values[setting.name] = given[setting.name]
            elif environ.get(name):
                kind, wrong = _KINDS.get(setting.name, (str, ""))
                try:
                    values[setting.name] = kind(environ[name])
                except ValueError:
                    faults.append(Message(wrong, name=name, given=shown(environ[name])))
        settings = cls(**values)  # type: ignore[arg-type]  # checked here and below
        faults += settings._faults()
        if faults:
            raise ObeliskError(*faults)
        return settings

    def _faults(self) -> list[Message]:
        """Return everything that is wrong with the values."""
        faults = []
        if not 0 <= self.port <= 65535:
            faults.append(Message("server-setting-port", given=str(self.port)))
        if not 0 <= self.workers <= 256:
            faults.append(Message("server-setting-workers", given=self.workers))
        if self.database and not self.database.startswith(("postgresql://", "sqlite:///")):
            faults.append(Message("server-setting-database"))
        if self.origin and not re.fullmatch(r"https?://[^/?#@\s]+", self.origin):
            faults.append(Message("server-setting-origin", given=shown(self.origin)))
        if not 0 <= self.limits <= 1000:
            faults.append(Message("server-setting-limits", given=str(self.limits)))
        if not 0 <= self.pace <= 10:
            faults.append(Message("server-setting-pace", given=str(self.pace)))
        if self.metrics and len(self.metrics) < 16:
            faults.append(Message("server-setting-metrics"))
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
