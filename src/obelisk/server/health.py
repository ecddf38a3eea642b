"""Is the server well? For programs that watch it, and for people who look."""

from __future__ import annotations

import hmac
from functools import cache
from html import escape
from ipaddress import ip_address
from typing import Annotated, Literal

import sqlalchemy as sa
from alembic.config import Config
from alembic.script import ScriptDirectory
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import Field

import obelisk
from obelisk.server.metrics import TYPE
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.store.connect import MIGRATIONS
from obelisk.server.store.schema import matches
from obelisk.server.wire import Told

router = APIRouter(tags=["health"])


class Health(Told):
    """Whether all is well. `behind` is a database whose tables are not those of this version."""

    status: Annotated[Literal["ok", "unwell"], Field(description="`ok` only if all else is.")]
    database: Literal["ok", "unreachable", "behind"]
    version: Annotated[str, Field(examples=["0.1.0"])]


async def health_of(site: Site) -> Health:
    """Ask the database whether it is there and up to date."""
    try:
        async with site.database.connect() as connection:
            version = sa.text("SELECT version_num FROM alembic_version")
            found = (await connection.execute(version)).scalar()
    except (sa.exc.SQLAlchemyError, OSError, TimeoutError):
        return Health(status="unwell", database="unreachable", version=obelisk.__version__)
    if found != newest_revision():
        return Health(status="unwell", database="behind", version=obelisk.__version__)
    return Health(status="ok", database="ok", version=obelisk.__version__)


@cache
def newest_revision() -> str | None:
    """The revision that the database must have for this version of the server."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return ScriptDirectory.from_config(config).get_current_head()


async def count_matches(site: Site) -> dict[str, int]:
    """How many matches are open and running."""
    query = (
        sa.select(matches.c.status, sa.func.count())
        .where(matches.c.status.in_(("open", "running")))
        .group_by(matches.c.status)
    )
    async with site.database.connect() as connection:
        return {row[0]: row[1] for row in await connection.execute(query)}


@router.get(
    "/healthz",
    summary="Is the server well?",
    responses={503: {"model": Health, "description": "It is not."}},
)
async def healthz(request: Request, response: Response) -> Health:
    """Whether the database is reached and its tables are up to date: 200, or else 503."""
    health = await health_of(site_of(request))
    response.status_code = 200 if health.status == "ok" else 503
    return health


@router.get(
    "/metrics",
    summary="Measurements",
    response_class=Response,
    responses={
        200: {
            "description": "Counters, gauges and histograms as Prometheus reads them.",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def metrics(request: Request) -> Response:
    """What the server counts, for Prometheus. It is told to this machine, or to whoever shows the
    token that the operator has set; to others there is nothing here."""
    site = site_of(request)
    if not _may_measure(request, site.settings.metrics):
        raise Refused("not-found", "Not Found")
    site.metrics.count_matches(await count_matches(site))
    return Response(site.metrics.text(), media_type=TYPE)


def _may_measure(request: Request, token: str) -> bool:
    if token:
        shown = request.headers.get("authorization", "")
        return hmac.compare_digest(shown.encode(), f"Bearer {token}".encode())
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Obelisk</title>
<link rel="stylesheet" href="/health.css">
<h1>Obelisk</h1>
<p class="{status}">{sentence}</p>
<dl>{facts}</dl>
<p>Programs begin at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""
STYLE = """
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1.5rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.unwell { font-weight: bold; }
"""
SENTENCES = {
    "ok": "All is well.",
    "unreachable": "The database cannot be reached. Matches wait until it can.",
    "behind": "The tables of the database are not those of this version: start the server anew.",
}


@router.get("/status", response_class=HTMLResponse, include_in_schema=False)
async def page(request: Request) -> HTMLResponse:
    """How the server does, for people."""
    site = site_of(request)
    health = await health_of(site)
    facts = {"version": health.version, "connections": str(site.metrics.sockets())}
    if health.status == "ok":
        counts = await count_matches(site)
        facts["matches that run"] = str(counts.get("running", 0))
        facts["matches that wait for players"] = str(counts.get("open", 0))
    slow = site.metrics.action_seconds(0.95)
    if slow is not None:
        facts["95 of 100 actions are done within"] = f"{slow * 1000:.0f} ms"
    rows = "".join(f"<dt>{escape(name)}<dd>{escape(text)}" for name, text in facts.items())
    text = PAGE.format(status=health.status, sentence=SENTENCES[health.database], facts=rows)
    return HTMLResponse(text, 200 if health.status == "ok" else 503)


@router.get("/health.css", include_in_schema=False)
async def style() -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})
