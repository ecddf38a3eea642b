"""How often something may be done: a table of named limits, kept in memory that cannot grow.

A limit is a bucket that fills at a steady rate. What is remembered of a key is one moment, the time
at which its bucket will be full again; a key whose moment has passed is the same as a new one and
is forgotten. When too many keys are remembered, the ones that came first are forgotten too: then
a limit is too kind to somebody, and play goes on. Each server counts for itself.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import ceil, inf

from starlette.requests import HTTPConnection

from obelisk.core.messages import Message
from obelisk.server.refusal import Refused

MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
MOST_KEYS = 20_000  # that one limit remembers: about 3 MB
ROUNDING = 1e-6  # seconds


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `count` in a row, filled up again over `seconds`; `what` names its message."""

    count: int
    seconds: float
    what: str


# By name. Several limits of one name must all be kept.
LIMITS: dict[str, tuple[Limit, ...]] = {
    # by address
    "request": (Limit(600, MINUTE, "requests"),),
    "guest": (Limit(30, 10 * MINUTE, "guests"), Limit(300, DAY, "guests-a-day")),
    "account": (Limit(10, HOUR, "accounts"),),
    "sign-in": (Limit(20, 10 * MINUTE, "sign-in"),),
    "socket": (Limit(120, MINUTE, "connections"),),
    "study": (Limit(600, MINUTE, "lines"),),
    "past": (Limit(3000, MINUTE, "past"),),  # each at ten of them
    # by the name that is signed in to
    "password": (Limit(10, 10 * MINUTE, "passwords"),),
    # by person
    "rename": (Limit(5, HOUR, "names"),),
    "token": (Limit(20, DAY, "tokens"),),
    "match": (Limit(20, 5 * MINUTE, "matches"), Limit(400, DAY, "matches-a-day")),
    "command": (Limit(300, MINUTE, "commands"),),
    "chat": (Limit(8, 20.0, "chat"),),
    "analysis": (Limit(240, 10 * MINUTE, "analysis"),),  # of 2.5 s each
    # by socket
    "message": (Limit(100, 10.0, "messages"),),
}


@dataclass(frozen=True, slots=True)
class Hold:
    """At most `most` at the same time; `eased` tells whether the operator can allow more, and
    `retry` after how many seconds one is likely to be free."""

    most: int
    what: str
    eased: bool = True
    retry: int = 10


HOLDS: dict[str, Hold] = {
    "sockets": Hold(200, "connections"),  # by address
    "works": Hold(8, "lines", retry=2),  # by address
    "analyses": Hold(1, "analysis", eased=False),  # by person
}


class Limits:
    """The limits of a server. `ease` makes all of them so many times as generous; 0 lifts them."""

    def __init__(self, ease: float = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._ease, self._clock = ease, clock
        self._full: dict[Limit, OrderedDict[str, float]] = {
            limit: OrderedDict() for limits in LIMITS.values() for limit in limits
        }
        self._held: dict[str, Counter[str]] = {name: Counter() for name in HOLDS}

    @property
    def are_off(self) -> bool:
        """Whether nobody counts."""
        return not self._ease

    def spend(self, name: str, key: str, cost: int = 1) -> None:
        """Count something that `key` does; `Refused` if that is too much, and nothing counted.
        What costs more than a whole bucket costs one."""
        if not self._ease:
            return
        now = self._clock()
        full = [self._when_full(limit, key, now, cost) for limit in LIMITS[name]]
        for limit, moment in zip(LIMITS[name], full, strict=True):
            if moment - now > limit.seconds + ROUNDING:
                wait = ceil(moment - now - limit.seconds)
                too_many = Message(f"server-limit-{limit.what}", seconds=wait)
                raise Refused("too-many", too_many, retry=wait)
        for limit, moment in zip(LIMITS[name], full, strict=True):
            self._remember(self._full[limit], key, moment, now)

    def charge(self, name: str, key: str, cost: int) -> None:
        """Count something that is done already, however much it is."""
        now = self._clock()
        for limit in LIMITS[name] if self._ease else ():
            self._remember(self._full[limit], key, self._when_full(limit, key, now, cost), now)

    def give_back(self, name: str, key: str) -> None:
        """Take back that something was counted, because it was well done."""
        for limit in LIMITS[name]:
            if self._ease and key in self._full[limit]:
                self._full[limit][key] -= limit.seconds / (limit.count * self._ease)

    def _when_full(self, limit: Limit, key: str, now: float, cost: int) -> float:
        count = limit.count * self._ease
        paid = min(cost, max(int(count), 1))
        return max(self._full[limit].get(key, now), now) + limit.seconds / count * paid

    def _remember(self, keys: OrderedDict[str, float], key: str, moment: float, now: float) -> None:
        keys[key] = moment
        keys.move_to_end(key)
        while keys and (len(keys) > MOST_KEYS or next(iter(keys.values())) <= now):
            keys.popitem(last=False)

    @contextmanager
    def hold(self, name: str, key: str) -> Iterator[None]:
        """Have one of what may be had only so often at the same time; `Refused` if all are had."""
        held, limit = self._held[name], HOLDS[name]
        ease = (self._ease or inf) if limit.eased else 1
        if held[key] >= limit.most * ease:
            at_once = Message(f"server-at-once-{limit.what}", most=limit.most)
            raise Refused("too-many", at_once, retry=limit.retry)
        held[key] += 1
        try:
            yield
        finally:
            held[key] -= 1
            if not held[key]:
                del held[key]


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return customer_of(connection.client.host if connection.client is not None else "")


def customer_of(host: str) -> str:
    """The address of a host, or of IPv6 the network that one customer has."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return "unknown"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
