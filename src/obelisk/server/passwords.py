"""Passwords, kept as argon2id hashes and never as themselves.

A hash takes 46 MB of memory and one core for some 75 ms, so few are made at a time, and beside the
event loop. See docs/decisions/0013 for the figures.
"""

from __future__ import annotations

import asyncio
import secrets
from functools import cache
from typing import Annotated

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from pydantic import AfterValidator, Field

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.server.refusal import Refused

SHORTEST, LONGEST = 10, 200
MOST_WAITING = 40  # for the hasher; who comes then is asked to try again

_hasher = PasswordHasher(time_cost=1, memory_cost=46 * 1024, parallelism=1)


def check(password: str) -> str:
    """A password that is not too easy to guess."""
    if len(set(password)) < 5:
        raise ObeliskError(Message("server-password-variety"))
    return password


Password = Annotated[
    str,
    Field(min_length=SHORTEST, max_length=LONGEST, examples=["correct horse battery staple"]),
    AfterValidator(check),
]


class Passwords:
    """Hashes and compares passwords, one at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def hash(self, password: str) -> str:
        return await self._run(password, None)

    async def fits(self, password: str, stored: str | None) -> bool:
        """Whether a password fits a stored hash; without one it takes as long, and does not fit."""
        return bool(await self._run(password, stored or ""))

    async def _run(self, password: str, stored: str | None) -> str:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-many", Message("server-sign-in-busy"), retry=5)
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(_work, password, stored)
        finally:
            self._waiting -= 1


def _work(password: str, stored: str | None) -> str:
    """The hash of a password; or, compared with a stored one: that one if it fits, else ''."""
    if stored is None:
        return _hasher.hash(password)
    try:
        _hasher.verify(stored or _nobodys(), password)
    except (VerificationError, InvalidHashError):
        return ""
    return stored


@cache
def _nobodys() -> str:
    """A hash that no password fits, to be compared with where there is no account."""
    return _hasher.hash(secrets.token_urlsafe(32))
