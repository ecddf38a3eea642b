"""Health and measurements, as an operator sees them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from obelisk.core.errors import ObeliskError
from obelisk.server.metrics import Metrics
from obelisk.server.settings import Settings
from tests.server.postgres import Postgres
from tests.server.running import Client, Server, start
from tests.server.test_matches import GAME, begun


def measured(text: str) -> dict[str, float]:
    """All samples, by name and labels."""
    return {
        " ".join((sample.name, *(sample.labels[label] for label in sorted(sample.labels)))): (
            sample.value
        )
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_a_server_that_is_well_says_so(server: Server) -> None:
    answer = httpx.get(f"{server.url}/healthz")
    assert answer.status_code == 200
    assert answer.json()["status"] == answer.json()["database"] == "ok"
    page = httpx.get(f"{server.url}/status")
    assert page.status_code == 200
    assert "All is well." in page.text
    russian = httpx.get(f"{server.url}/status", headers={"accept-language": "ru-RU,en;q=0.5"})
    assert "Всё в порядке." in russian.text
    assert '<html lang="ru">' in russian.text


def test_a_database_that_is_behind_is_noticed(own_server: Server) -> None:
    with sqlite3.connect(own_server.data / "obelisk.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    answer = httpx.get(f"{own_server.url}/healthz")
    assert (answer.status_code, answer.json()["database"]) == (503, "behind")
    page = httpx.get(f"{own_server.url}/status")
    assert page.status_code == 503
    assert "not those of this version" in page.text


def test_what_happens_is_measured(own_server: Server) -> None:
    with Client(own_server) as ann, Client(own_server) as ben:
        match = ann.create()["match"]["id"]
        before = measured(ann.http.get("/metrics").text)
        assert before["obelisk_matches open"] == 1
        ben.done(match, "join")
        with ann.socket(match) as socket:
            assert socket.do("action", action="d6d7")["type"] == "ack"
            assert socket.do("action", action="d6d7")["type"] == "refused"
            answer = ann.http.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        after = measured(answer.text)
        assert after["obelisk_matches running"] == 1
        assert after["obelisk_matches open"] == 0
        assert after["obelisk_sockets /api/matches/{match}/socket"] == 1
        stored = after["obelisk_events_stored_total"] - before["obelisk_events_stored_total"]
        assert stored >= 2
        assert after["obelisk_action_seconds_count"] == 1
        assert after["obelisk_requests_total POST /api/matches/{match}/commands 200"] == 1
        assert after["obelisk_engine_queue"] == 0
        assert (
            sum(value for name, value in after.items() if name.startswith("obelisk_refused")) == 1
        )
        for _ in range(50):
            ann.http.get(f"/api/unknown/{_}")
        assert len(measured(ann.http.get("/metrics").text)) < len(after) + 5, "labels do not grow"
        assert "95 of 100 actions" in ann.http.get("/status").text


def test_measurements_are_for_this_machine_or_for_who_has_the_token(
    server: Server, tmp_path: Path
) -> None:
    afar = {"X-Forwarded-For": "192.0.2.1"}
    assert httpx.get(f"{server.url}/metrics").status_code == 200
    refused = httpx.get(f"{server.url}/metrics", headers=afar)
    assert refused.status_code == 404
    nowhere = httpx.get(f"{server.url}/api/nowhere", headers=afar)
    assert refused.content == nowhere.content, "as if there were nothing"
    token = "a-token-for-monitoring"
    other = start(tmp_path / "data", OBELISK_METRICS=token)
    try:
        assert httpx.get(f"{other.url}/metrics").status_code == 404
        wrong = {"Authorization": "Bearer something-else-here"}
        assert httpx.get(f"{other.url}/metrics", headers=wrong).status_code == 404
        right = {"Authorization": f"Bearer {token}", **afar}
        assert httpx.get(f"{other.url}/metrics", headers=right).status_code == 200
    finally:
        other.stop()


def test_quantiles_are_the_bounds_of_buckets() -> None:
    metrics = Metrics()
    assert metrics.action_seconds(0.95) is None
    for _ in range(95):
        metrics.acted(0.003)
    for _ in range(5):
        metrics.acted(0.2)
    assert metrics.action_seconds(0.5) == 0.005
    assert metrics.action_seconds(0.95) == 0.005
    assert metrics.action_seconds(0.96) == 0.25


@pytest.mark.parametrize(
    ("variable", "value", "message"),
    [
        ("OBELISK_PORT", "http", "OBELISK_PORT=http: it must be a whole number"),
        ("OBELISK_PORT", "70000", "must be from 0"),
        ("OBELISK_WARM", "yes", "0 or 1"),
        ("OBELISK_LIMITS", "-1", "from 0"),
        ("OBELISK_LIMITS", "nan", "from 0"),
        ("OBELISK_PACE", "11", "from 0 to 10"),
        ("OBELISK_ORIGIN", "games.example", "like https://games.example"),
        ("OBELISK_ORIGIN", "https://games.example/", "like https://games.example"),
        ("OBELISK_METRICS", "short", "16 characters"),
        ("OBELISK_DATABASE", "mysql://x", "must begin with"),
    ],
)
def test_settings_that_cannot_be_are_all_told(variable: str, value: str, message: str) -> None:
    with pytest.raises(ObeliskError, match=message) as fault:
        Settings.read({"workers": 999}, {variable: value})
    assert "There cannot be 999 workers." in str(fault.value)


def test_options_go_before_variables() -> None:
    environ = {"OBELISK_PORT": "1", "OBELISK_HOST": "::", "OBELISK_LIMITS": "2.5"}
    settings = Settings.read({"port": 2, "host": None}, environ)
    assert (settings.port, settings.host, settings.limits) == (2, "::", 2.5)


def test_a_database_that_is_gone_is_noticed(tmp_path: Path) -> None:
    own = Postgres(tmp_path / "postgres")
    server = start(tmp_path / "data", "--database", own.database())
    try:
        assert httpx.get(f"{server.url}/healthz").status_code == 200
        with Client(server) as ann, Client(server) as ben:
            match = begun(ann, ben)
            with ann.socket(match) as socket:
                own.stop()
                refused = socket.do("action", action=GAME[0])
                assert refused["error"]["code"] == "unavailable"
                assert ann.do(match, "action", action=GAME[0]).status_code == 503
        answer = httpx.get(f"{server.url}/healthz")
        assert (answer.status_code, answer.json()["database"]) == (503, "unreachable")
        page = httpx.get(f"{server.url}/status")
        assert (page.status_code, "cannot be reached" in page.text) == (503, True)
        lost = httpx.get(f"{server.url}/api/me")
        assert lost.status_code == 503
        assert int(lost.headers["retry-after"]) > 0
        assert lost.json()["error"]["code"] == "unavailable"
        assert "Try again" in lost.json()["error"]["message"]
    finally:
        server.stop()


def test_a_database_that_cannot_be_written_is_unwell_and_the_log_names_the_cause(
    own_server: Server,
) -> None:
    """On a database that may not grow everything can be read, and nothing can be stored."""
    with Client(own_server) as ann:
        match = ann.create()["match"]["id"]
        holder = sqlite3.connect(own_server.data / "obelisk.sqlite", isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")  # every other transaction waits, and gives up
        try:
            answer = ann.do(match, "abort")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "unavailable")
            health = httpx.get(f"{own_server.url}/healthz", timeout=60)
            assert (health.status_code, health.json()["database"]) == (503, "unwritable")
            assert "Nothing can be stored" in httpx.get(f"{own_server.url}/status").text
        finally:
            holder.execute("ROLLBACK")
            holder.close()
        assert "SQLITE_BUSY" in own_server.log()
        ann.done(match, "abort")  # nothing was half done
        health = httpx.get(f"{own_server.url}/healthz", timeout=60)
        assert (health.status_code, health.json()["database"]) == (200, "ok")


def test_health_is_written_at_most_once_in_a_few_seconds(own_server: Server) -> None:
    for _ in range(30):
        assert httpx.get(f"{own_server.url}/healthz").json()["database"] == "ok"
    with closing(sqlite3.connect(own_server.data / "obelisk.sqlite")) as database:
        (first,) = database.execute("SELECT value FROM keys WHERE name = 'written'").fetchone()
        assert int(first) > 0
        (rows,) = database.execute("SELECT count(*) FROM keys").fetchone()
    assert rows == 2, "the secret of the site, and when it was written"
