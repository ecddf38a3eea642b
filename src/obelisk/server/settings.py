"""What an operator can set: by options of `obelisk serve`, or by variables of the environment."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from obelisk.core.errors import ObeliskError

PREFIX = "OBELISK_"
_KINDS: dict[str, Callable[[Any], object]] = {"data": Path, "warm": bool}


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. What is not given has the values below."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # an address like postgresql://user@host/name; "": SQLite in the folder
    data: Path = Path("obelisk-data")
    workers: int = 1  # engines that think at the same time in this process; 0: none
    warm: bool = True  # prepare all games at the start, not each when it is first asked for

    @classmethod
    def read(cls, given: Mapping[str, object], environ: Mapping[str, str] = os.environ) -> Settings:
        """Settings from options (None: not given) and, behind them, from `OBELISK_*` variables."""
        values: dict[str, object] = {}
        faults = []
        for field in fields(cls):
            value = given.get(field.name)
            name = PREFIX + field.name.upper()
            if value is None and environ.get(name):
                value = environ[name]
                if field.name in ("port", "workers", "warm"):
                    if not environ[name].isdecimal():
                        faults.append(f"{name}={environ[name]}: it must be a whole number")
                        continue
                    value = int(environ[name])
            if value is not None:
                kind = _KINDS.get(field.name)
                values[field.name] = value if kind is None else kind(value)
        settings = cls(**values)  # type: ignore[arg-type]  # checked here and below
        if not 0 <= settings.port <= 65535:
            faults.append(f"port {settings.port}: it must be from 0 (any free one) to 65535")
        if not 0 <= settings.workers <= 256:
            faults.append(f"workers {settings.workers}: it must be from 0 to 256")
        if settings.database and not settings.database.startswith(("postgresql://", "sqlite:///")):
            faults.append("database: it must begin with postgresql:// or sqlite:///")
        if faults:
            raise ObeliskError("; ".join(faults))
        return settings

    @property
    def address(self) -> str:
        """The address of the database as the drivers take it."""
        if not self.database:
            return f"sqlite+aiosqlite:///{self.data / 'obelisk.sqlite'}"
        return self.database.replace("postgresql://", "postgresql+asyncpg://", 1).replace(
            "sqlite:///", "sqlite+aiosqlite:///", 1
        )
