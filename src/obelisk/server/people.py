"""People: a guest at the first visit, known again by a signed cookie."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated

import sqlalchemy as sa
from fastapi import APIRouter, Depends, Request, Response
from starlette.requests import HTTPConnection

from obelisk.server.site import Site, site_of
from obelisk.server.store.schema import people
from obelisk.server.wire import Told

COOKIE = "obelisk"
ADJECTIVES = (
    "Amber", "Bright", "Calm", "Clever", "Golden", "Patient", "Quick", "Quiet", "Silver", "Sunny",
)  # fmt: skip
ANIMALS = (
    "Crane", "Falcon", "Gazelle", "Heron", "Ibis", "Jackal", "Lynx", "Otter", "Scarab", "Sphinx",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the site; `account` tells whether they can sign in again."""

    id: str
    name: str
    account: bool = False


def _sign(site: Site, person: str) -> str:
    return hmac.new(site.key("cookies"), person.encode(), sha256).hexdigest()[:32]


async def identify(connection: HTTPConnection) -> Person | None:
    """The person that a request or a socket comes from; None for a stranger."""
    site = site_of(connection)
    person, _, signature = connection.cookies.get(COOKIE, "").partition(".")
    if not person or not hmac.compare_digest(_sign(site, person).encode(), signature.encode()):
        return None
    async with site.database.connect() as database:
        row = (await database.execute(sa.select(people).where(people.c.id == person))).first()
    return None if row is None else Person(row.id, row.name)


async def visitor(request: Request, response: Response) -> Person:
    """The person that a request comes from; a stranger becomes a guest."""
    known = await identify(request)
    if known is not None:
        return known
    site = site_of(request)
    name = (
        f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)} {secrets.randbelow(9000) + 1000}"
    )
    guest = Person(secrets.token_urlsafe(9), name)
    async with site.writing() as database:
        row = {"id": guest.id, "name": guest.name, "created": site.time.now()}
        await database.execute(people.insert(), row)
    response.set_cookie(
        COOKIE, f"{guest.id}.{_sign(site, guest.id)}",
        max_age=400 * 86_400, httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip
    return guest


Visitor = Annotated[Person, Depends(visitor)]
Known = Annotated[Person | None, Depends(identify)]

router = APIRouter(prefix="/api", tags=["people"])


class Me(Told):
    id: str
    name: str
    account: bool


@router.get("/me")
async def me(person: Visitor) -> Me:
    """Who you are; at the first visit you become a guest, remembered by a cookie."""
    return Me(id=person.id, name=person.name, account=person.account)
