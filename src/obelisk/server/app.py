"""The web application: the doors of a site put together."""

from __future__ import annotations

from functools import cache

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import obelisk
from obelisk.core.messages import Message
from obelisk.server import health, sockets, wire
from obelisk.server.access import Watched
from obelisk.server.api import (
    analysis,
    games,
    matches,
    past,
    people,
    planning,
    positions,
    ratings,
    records,
    rehearsal,
    study,
)
from obelisk.server.pages import Pages
from obelisk.server.refusal import STATUS, Code, Refused, fault_of_ours, mistakes
from obelisk.server.schema import describe
from obelisk.server.security import Doors
from obelisk.server.site import Site, site_of
from obelisk.server.store.lost import LOST, refusal_of

ROUTERS = (
    health.router,
    people.router,
    games.router,
    matches.router,
    past.router,
    ratings.router,
    sockets.router,
    analysis.router,
    planning.router,
    study.router,
    rehearsal.router,
    positions.router,
    records.router,
)


def make_doors(site: Site) -> ASGIApp:
    """The application of a site, guarded and watched: what a server runs."""
    return Watched(Doors(make_app(site), site), site.metrics)


def make_app(site: Site | None) -> FastAPI:
    """The application of a site, which is open; of none, only to be described."""
    app = FastAPI(
        title="Obelisk",
        version=obelisk.__version__,
        summary="Play board games with people and engines.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=lambda route: f"{route.tags[0]}-{route.name}",
        responses={"4XX": {"model": wire.Failure, "description": "Refused; `error` says why."}},
    )
    app.state.site = site
    for router in ROUTERS:
        app.include_router(router)
    games = site.game_files.listing if site is not None else lambda: "[]"
    app.router.default = Pages(app.router.default, games=games)
    app.openapi = cache(lambda: describe(app))  # type: ignore[method-assign]  # as FastAPI means it
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    for fault in LOST:
        app.add_exception_handler(fault, _lost)
    app.add_exception_handler(Exception, _fault)
    return app


def _failure(refusal: Refused, status: int | None = None) -> JSONResponse:
    return JSONResponse({"error": refusal.to_json()}, status or STATUS[refusal.code])


async def _refused(request: Request, refusal: Exception) -> JSONResponse:
    assert isinstance(refusal, Refused)
    site_of(request).metrics.refused(refusal.code)
    response = _failure(refusal)
    if refusal.retry is not None:
        response.headers["retry-after"] = str(refusal.retry)
    return response


async def _invalid(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, RequestValidationError)
    return _failure(Refused("invalid", *mistakes(fault.errors())))


async def _http(request: Request, fault: Exception) -> JSONResponse:
    assert isinstance(fault, HTTPException)
    codes: dict[int, Code] = {404: "not-found", 413: "too-large"}
    what: object = fault.detail
    if fault.status_code == 404:
        what = Message("server-nothing-here")
    said = what if isinstance(what, Message) else Message("server-mistake", what=str(what))
    refusal = Refused(codes.get(fault.status_code, "invalid"), said)
    response = _failure(refusal, fault.status_code)
    response.headers.update(fault.headers or {})
    return response


async def _lost(request: Request, fault: Exception) -> JSONResponse:
    refusal = refusal_of(fault)
    if refusal is None:
        raise fault
    return await _refused(request, refusal)


async def _fault(request: Request, fault: Exception) -> JSONResponse:
    """A mistake of ours: it is logged by the server, and nothing of it is told."""
    return _failure(fault_of_ours())
