"""Ratings: the formulas, that a match counts once, and what people see of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import orjson
import pytest
import sqlalchemy as sa
from hypothesis import given
from hypothesis import strategies as st

from obelisk.server.ratings import (
    NARROWEST,
    PERIOD,
    START,
    WIDEST,
    Rating,
    Ratings,
    after_many,
    after_two,
)  # fmt: skip
from obelisk.server.store.connect import open_database
from obelisk.server.store.schema import matches, rating_history, ratings
from tests.server.postgres import Postgres
from tests.server.running import Client, Server, wait_for
from tests.server.test_matches import GAME, begun

SOMEBODY = st.builds(
    Rating,
    rating=st.floats(500, 2500),
    deviation=st.floats(NARROWEST, WIDEST),
    volatility=st.floats(0.03, 0.1),
    matches=st.integers(0, 100),
)


def test_glickmans_example_one_match_at_a_time() -> None:
    """The player of the paper (1500, 200) against its first opponent (1400, 30) alone."""
    won = after_two(Rating(1500, 200), Rating(1400, 30), 1.0, 0)
    assert won.rating == pytest.approx(1563.6, abs=0.3)
    assert won.deviation == pytest.approx(175.4, abs=0.3)
    assert won.volatility == pytest.approx(0.06, abs=0.0001)


@given(SOMEBODY, SOMEBODY, st.sampled_from([0.0, 0.5, 1.0]))
def test_a_win_never_costs_and_a_loss_never_gains(own: Rating, other: Rating, score: float) -> None:
    new = after_two(own, other, score, 0)
    mirrored = after_two(other, own, 1 - score, 0)
    if score != 0.5:
        assert (new.rating - own.rating) * (score - 0.5) > 0
        assert (mirrored.rating - other.rating) * (score - 0.5) < 0
    assert NARROWEST <= new.deviation <= WIDEST
    assert new.matches == own.matches + 1


def test_who_does_not_play_becomes_less_certain() -> None:
    known = Rating(1700, 60, matches=40, at=0)
    assert known.aged(0).deviation == 60
    assert 60 < known.aged(int(PERIOD)).deviation < 62
    assert known.aged(int(PERIOD * 10**6)).deviation == WIDEST


def test_many_are_rated_by_their_ranks() -> None:
    table = [Rating() for _ in range(5)]
    new = after_many(table, [1, 2, 2, 4, 5], 7)
    values = [rating.rating for rating in new]
    assert values == sorted(values, reverse=True)
    assert values[1] == pytest.approx(values[2])
    assert values[0] > START > values[-1]
    assert all(rating.deviation < WIDEST and rating.at == 7 for rating in new)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_match_is_settled_once_whoever_notices_its_end(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'db'}"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database().replace("postgresql://", "postgresql+asyncpg://", 1)

    def row(number: int) -> dict[str, object]:
        seats = [{"person": person, "left": False} for person in ("ann", "ben")]
        result = {"scores": [1.0, 0.0], "ranks": [1, 2]}
        summary = {
            "id": f"m{number}", "game": "khet", "ended": number, "seats": seats, "result": result
        }  # fmt: skip
        return {
            "id": f"m{number}", "seq": 1, "game": "khet", "status": "over", "public": True,
            "rated": True, "settled": False, "created": 0, "ended": number, "thinks": False,
            "summary": orjson.dumps(summary).decode(),
        }  # fmt: skip

    async def scene() -> None:
        database = await open_database(address)
        async with database.execution_options(writes=True).begin() as connection:
            await connection.execute(matches.insert(), [row(number) for number in range(4)])
        first, second = Ratings(database), Ratings(database)
        settled = await asyncio.gather(
            *(server.settle(f"m{number}") for number in range(3) for server in (first, second))
        )
        assert sorted(settled) == [False, False, False, True, True, True]
        await first.start()  # the fourth was left by a crash
        async with database.connect() as connection:
            rows = (await connection.execute(sa.select(ratings))).all()
            lines = (await connection.execute(sa.select(rating_history))).all()
        await database.dispose()
        assert {row.person: row.matches for row in rows} == {"ann": 4, "ben": 4}
        assert len(lines) == 8
        ann = next(row.rating for row in rows if row.person == "ann")
        assert ann == max(line.rating for line in lines if line.person == "ann")

    asyncio.run(scene())


def rated(client: Client) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = client.http.get(f"/api/people/{client.id}/ratings").json()
    return told


def changes(client: Client) -> list[dict[str, Any]]:
    path = f"/api/people/{client.id}/ratings/khet"
    told: list[dict[str, Any]] = client.http.get(path).json()
    return told


@pytest.mark.databases
def test_a_rated_match_changes_the_ratings_of_both(server: Server) -> None:
    with Client(server) as ann, Client(server) as ben:
        for client in (ann, ben):
            account = {"name": f"Rated {client.id[:8]}", "password": "correct horse"}
            assert client.http.post("/api/account", json=account).status_code == 201
        match = begun(ann, ben, rated=True, clock={"kind": "main", "time": 300})
        with ann.socket(match) as silver, ben.socket(match) as red:
            for number, action in enumerate(GAME):
                assert (silver, red)[number % 2].do("action", action=action)["type"] == "ack"
            over = red.find(lambda m: m.get("now", {}).get("status") == "over")
        assert over["now"]["result"]["winner"] == 0
        wait_for(lambda: bool(rated(ann) and rated(ben)))  # settled just after the end
        (won,), (lost,) = rated(ann), rated(ben)
        assert won["rating"] > START > lost["rating"]
        assert won["rating"] - START == pytest.approx(START - lost["rating"], abs=1)
        assert (won["matches"], lost["matches"]) == (1, 1)
        for client, shown in ((ann, won), (ben, lost)):
            (change,) = changes(client)
            assert (change["match"], change["before"]) == (match, START)
            assert change["rating"] == shown["rating"]
            assert change["deviation"] < WIDEST

        unrated = begun(ann, ben)
        ann.done(unrated, "resign")
        assert [len(changes(client)) for client in (ann, ben)] == [1, 1]
