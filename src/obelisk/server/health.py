"""The health of the server, for monitoring and for people."""

from __future__ import annotations

import hmac
from html import escape
from ipaddress import ip_address
from typing import Annotated, Literal

import sqlalchemy as sa
from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import Field

import obelisk
from obelisk.core.messages import Message
from obelisk.core.words import best_language, text
from obelisk.server.metrics import TYPE
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.store.pulse import DatabaseHealth
from obelisk.server.store.schema import matches
from obelisk.server.wire import Told

router = APIRouter(tags=["health"])


class Health(Told):
    """Whether all is well. An `unwritable` database can be read, but nothing can be stored; one
    that is `behind` has tables that are not those of this version."""

    status: Annotated[Literal["ok", "unwell"], Field(description="`ok` only if all else is.")]
    database: DatabaseHealth
    version: Annotated[str, Field(examples=["0.1.0"])]


async def health_of(site: Site) -> Health:
    """Ask the database whether it is there, up to date and can be written."""
    state = await site.pulse.take()
    status: Literal["ok", "unwell"] = "ok" if state == "ok" else "unwell"
    return Health(status=status, database=state, version=obelisk.__version__)


async def count_matches(site: Site) -> dict[str, int]:
    """Count the matches that are open and those that are running."""
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
    """Whether the database is reached, up to date and can be written: 200, or else 503."""
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
        raise Refused("not-found", Message("server-nothing-here"))
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


API = '<a href="/api/openapi.json">/api/openapi.json</a>'
PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Obelisk</title>
<link rel="stylesheet" href="/health.css">
<h1>Obelisk</h1>
<p class="{status}">{sentence}</p>
<dl>{facts}</dl>
<p>{programs}</p>
</html>
"""
STYLE = """
:root { color-scheme: light dark; font: 1.1rem/1.5 system-ui, sans-serif; }
body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1.5rem; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.unwell { font-weight: bold; }
"""


@router.get("/status", response_class=HTMLResponse, include_in_schema=False)
async def page(request: Request) -> HTMLResponse:
    """Say how the server is doing, for people, in the language of their browser."""
    wished = request.headers.get("accept-language", "").split(",")
    language = best_language(tag.partition(";")[0].strip() for tag in wished)
    site = site_of(request)
    health = await health_of(site)
    facts: dict[str, object] = {"version": health.version, "connections": site.metrics.sockets()}
    if health.status == "ok":
        counts = await count_matches(site)
        facts["running"] = counts.get("running", 0)
        facts["waiting"] = counts.get("open", 0)
    slow = site.metrics.action_seconds(0.95)
    if slow is not None:
        facts["action-time"] = f"{slow * 1000:.0f} ms"
    rows = "".join(
        f"<dt>{escape(text(f'server-health-{name}', language))}<dd>{escape(str(fact))}"
        for name, fact in facts.items()
    )
    page = PAGE.format(
        language=language,
        status=health.status,
        sentence=text(f"server-health-{health.database}", language),
        facts=rows,
        programs=text("server-health-programs", language, address=API),
    )
    return HTMLResponse(page, 200 if health.status == "ok" else 503)


@router.get("/health.css", include_in_schema=False)
async def style() -> Response:
    return Response(STYLE, media_type="text/css", headers={"cache-control": "max-age=3600"})
