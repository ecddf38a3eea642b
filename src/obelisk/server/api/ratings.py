"""Ratings over HTTP: of a person, their history, and the best of a game."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Query, Request

from obelisk.server.api.matches import WORD
from obelisk.server.ratings import Rating
from obelisk.server.site import site_of
from obelisk.server.store.schema import people, rating_history, ratings
from obelisk.server.wire import Told

router = APIRouter(prefix="/api", tags=["ratings"])

CERTAIN = 110.0  # a wider deviation makes a rating provisional

PersonId = Annotated[str, Path(max_length=24, pattern=WORD, description="The id of a person.")]
GameId = Annotated[str, Path(max_length=40, pattern=WORD, description="The id of a game.")]


class RatingShown(Told):
    """A rating; 95 % certain within twice the deviation."""

    game: str
    rating: int
    deviation: int
    matches: int
    provisional: bool


class Ranked(RatingShown):
    """A rating and whose it is."""

    person: str
    name: str


class Change(Told):
    """What a match changed."""

    match: str
    at: int
    before: int
    rating: int
    deviation: int


@router.get("/people/{person}/ratings", summary="Ratings of a person")
async def of_person(request: Request, person: PersonId) -> list[RatingShown]:
    """What a person is worth in each game they have played rated matches of."""
    site = site_of(request)
    query = sa.select(ratings).where(ratings.c.person == person, ratings.c.matches > 0)
    async with site.database.connect() as connection:
        rows = (await connection.execute(query.order_by(ratings.c.game))).all()
    return [RatingShown(**_shown(row, site.time.now())) for row in rows]


@router.get("/people/{person}/ratings/{game}", summary="History of a rating")
async def history(
    request: Request,
    person: PersonId,
    game: GameId,
    limit: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> list[Change]:
    """How a rating came about, the newest change first."""
    query = (
        sa.select(rating_history)
        .where(rating_history.c.person == person, rating_history.c.game == game)
        .order_by(rating_history.c.at.desc())
        .limit(limit)
    )
    async with site_of(request).database.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Change(
            match=row.match,
            at=row.at,
            before=round(row.before),
            rating=round(row.rating),
            deviation=round(row.deviation),
        )
        for row in rows
    ]


@router.get("/ratings/{game}", summary="The best of a game")
async def best(
    request: Request, game: GameId, limit: Annotated[int, Query(ge=1, le=100)] = 50
) -> list[Ranked]:
    """The best of a game; who has a provisional rating is not among them."""
    site = site_of(request)
    query = (
        sa.select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.matches > 0, ratings.c.deviation <= CERTAIN)
        .order_by(ratings.c.rating.desc())
        .limit(limit)
    )
    async with site.database.connect() as connection:
        rows = (await connection.execute(query)).all()
    now = site.time.now()
    return [Ranked(**_shown(row, now), person=row.person, name=row.name) for row in rows]


def _shown(row: Any, now: int) -> dict[str, Any]:
    kept = Rating(row.rating, row.deviation, row.volatility, row.matches, row.at).aged(now)
    return {
        "game": row.game,
        "rating": round(kept.rating),
        "deviation": round(kept.deviation),
        "matches": kept.matches,
        "provisional": kept.deviation > CERTAIN,
    }
