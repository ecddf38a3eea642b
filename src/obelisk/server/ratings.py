"""Ratings: what a rated match changes, for each game apart.

Two seats are rated by Glicko-2, many by OpenSkill (Plackett–Luce), on the same scale: 1500 for who
is new, with a deviation of 350. A match is settled once, in one transaction, whatever server
notices its end; what a crash left unsettled is settled at the next start.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import orjson
import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from obelisk.server.match.entry import Entry
from obelisk.server.match.fold import Match
from obelisk.server.store.schema import matches, rating_history, ratings

START, WIDEST, NARROWEST = 1500.0, 350.0, 45.0
VOLATILITY, MOST_VOLATILE = 0.06, 0.1
TAU = 0.5  # how quickly volatility changes
SCALE = 173.7178
PERIOD = 86_400_000 * 4.66  # ms in which somebody who does not play becomes less certain
MANY = WIDEST / (25 / 3)  # points of ours for one of OpenSkill's

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Rating:
    """What somebody is worth, and how certain that is."""

    rating: float = START
    deviation: float = WIDEST
    volatility: float = VOLATILITY
    matches: int = 0
    at: int = 0

    def aged(self, now: int) -> Rating:
        """The rating after a time without matches: the longer, the less certain."""
        if not self.matches:
            return self
        periods = max(now - self.at, 0) / PERIOD
        wider = math.hypot(self.deviation, SCALE * self.volatility * math.sqrt(periods))
        return replace(self, deviation=min(wider, WIDEST))


def after_two(own: Rating, other: Rating, score: float, now: int) -> Rating:
    """Glicko-2 after one match: `score` is 1 for a win, 0.5 for a draw, 0 for a loss."""
    own, other = own.aged(now), other.aged(now)
    mu, phi = (own.rating - START) / SCALE, own.deviation / SCALE
    their_mu, their_phi = (other.rating - START) / SCALE, other.deviation / SCALE
    weight = 1 / math.sqrt(1 + 3 * their_phi**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-weight * (mu - their_mu)))
    variance = 1 / (weight**2 * expected * (1 - expected))
    change = variance * weight * (score - expected)
    volatility = _volatility(own.volatility, phi, variance, change)
    wider = math.hypot(phi, volatility)
    new_phi = 1 / math.sqrt(1 / wider**2 + 1 / variance)
    new_mu = mu + new_phi**2 * weight * (score - expected)
    return Rating(
        START + SCALE * new_mu,
        min(max(SCALE * new_phi, NARROWEST), WIDEST),
        min(volatility, MOST_VOLATILE),
        own.matches + 1,
        now,
    )


def _volatility(sigma: float, phi: float, variance: float, change: float) -> float:
    """The new volatility, by the iteration of Glickman's paper (step 5)."""
    start = math.log(sigma**2)

    def slope(x: float) -> float:
        grown = math.exp(x)
        top = grown * (change**2 - phi**2 - variance - grown)
        return top / (2 * (phi**2 + variance + grown) ** 2) - (x - start) / TAU**2

    low = start
    if change**2 > phi**2 + variance:
        high = math.log(change**2 - phi**2 - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > 1e-6:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def after_many(table: Sequence[Rating], ranks: Sequence[int], now: int) -> list[Rating]:
    """OpenSkill after one match of many seats; rank 1 is first, equal ranks tie."""
    model = PlackettLuce()
    teams = [
        [model.rating(mu=25 + (own.rating - START) / MANY, sigma=own.deviation / MANY)]
        for own in table
    ]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        Rating(
            START + (new.mu - 25) * MANY,
            min(max(new.sigma * MANY, NARROWEST), WIDEST),
            own.volatility,
            own.matches + 1,
            now,
        )
        for own, (new,) in zip(table, rated, strict=True)
    ]


def rate(table: Sequence[Rating], summary: dict[str, Any], now: int) -> list[Rating]:
    """The ratings of all seats after a match; who left is behind all others."""
    result = summary["result"]
    if len(table) == 2:
        first, second = result["scores"]
        return [
            after_two(table[0], table[1], first, now),
            after_two(table[1], table[0], second, now),
        ]
    last = len(table) + 1
    ranks = [
        last if seat["left"] else rank
        for seat, rank in zip(summary["seats"], result["ranks"], strict=True)
    ]
    return after_many(table, ranks, now)


class Ratings:
    """Settles rated matches when they end."""

    def __init__(self, database: AsyncEngine) -> None:
        self._database = database
        self._settling: set[asyncio.Task[None]] = set()

    def moved(self, before: Match | None, entry: Entry, match: Match) -> None:
        """A match has gone on."""
        ends = match.status == "over" and before is not None and before.status != "over"
        if ends and match.terms.rated:
            task = asyncio.create_task(self._try_to_settle(match.id))
            self._settling.add(task)
            task.add_done_callback(self._settling.discard)

    async def start(self) -> None:
        """Settle what was left."""
        query = sa.select(matches.c.id).where(
            matches.c.status == "over", matches.c.rated, sa.not_(matches.c.settled)
        )
        async with self._database.connect() as connection:
            left = list((await connection.execute(query)).scalars())
        for match in left:
            await self._try_to_settle(match)

    async def stop(self) -> None:
        await asyncio.gather(*self._settling, return_exceptions=True)

    async def _try_to_settle(self, match: str) -> None:
        try:
            await self.settle(match)
        except Exception:
            log.exception("a rated match could not be settled; the next start tries again")

    async def settle(self, match: str) -> bool:
        """Change the ratings by a match that is over; False if that has been done."""
        claim = (
            matches.update()
            .where(matches.c.id == match, matches.c.status == "over", sa.not_(matches.c.settled))
            .values(settled=True)
        )
        async with self._database.execution_options(writes=True).begin() as connection:
            if (await connection.execute(claim)).rowcount != 1:
                return False
            query = sa.select(matches.c.summary).where(matches.c.id == match)
            summary = orjson.loads((await connection.execute(query)).scalar_one())
            await _settle(connection, summary)
        return True


async def _settle(connection: AsyncConnection, summary: dict[str, Any]) -> None:
    game, now = summary["game"], summary["ended"]
    people = [seat["person"] for seat in summary["seats"]]
    known = await _lock(connection, game, people)
    table = [known[person] for person in people]
    for person, old, new in zip(people, table, rate(table, summary, now), strict=True):
        change = (
            ratings.update()
            .where(ratings.c.person == person, ratings.c.game == game)
            .values(
                rating=new.rating,
                deviation=new.deviation,
                volatility=new.volatility,
                matches=new.matches,
                at=new.at,
            )
        )
        await connection.execute(change)
        line = {
            "match": summary["id"],
            "person": person,
            "game": game,
            "at": now,
            "before": old.rating,
            "rating": new.rating,
            "deviation": new.deviation,
        }
        await connection.execute(rating_history.insert(), line)


async def _lock(connection: AsyncConnection, game: str, people: list[str]) -> dict[str, Rating]:
    """The ratings of people, whom nobody else can rate before we are done."""
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = Rating()
    for person in sorted(people):
        row = {
            "person": person,
            "game": game,
            "rating": new.rating,
            "deviation": new.deviation,
            "volatility": new.volatility,
            "matches": 0,
            "at": 0,
        }
        await connection.execute(dialect.insert(ratings).values(row).on_conflict_do_nothing())
    query = (
        sa.select(ratings)
        .where(ratings.c.game == game, ratings.c.person.in_(people))
        .order_by(ratings.c.person)
        .with_for_update()
    )
    return {
        row.person: Rating(row.rating, row.deviation, row.volatility, row.matches, row.at)
        for row in await connection.execute(query)
    }
