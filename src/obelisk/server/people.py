"""People: a guest at the first visit, known again by a cookie; programs by the token of an account.

A cookie and a token each name a row and prove it by a secret of which only the hash is stored, so
that a stolen copy of the database lets nobody in. The cookie is signed besides: what was not made
here is refused without asking the database.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Annotated, Literal, get_args

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from obelisk.core.messages import Message
from obelisk.server.limits import address_of
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.store import people as stored

COOKIE = "obelisk"
REMEMBERED = 400 * 86_400  # seconds: as long as browsers keep a cookie
SEEN = 3_600_000  # ms: how exactly it is known when a session or a token was last used
TOKEN = "obelisk"  # noqa: S105  # what tokens begin with, so that one in the wrong place is noticed
SAFE = ("GET", "HEAD", "OPTIONS")

Scope = Literal["read", "play"]
SCOPES: tuple[Scope, ...] = get_args(Scope)

ADJECTIVES = (
    "Amber", "Bright", "Calm", "Clever", "Golden", "Patient", "Quick", "Quiet", "Silver", "Sunny",
)  # fmt: skip
ANIMALS = (
    "Crane", "Falcon", "Gazelle", "Heron", "Ibis", "Jackal", "Lynx", "Otter", "Scarab", "Sphinx",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the site. `account` tells whether they can sign in again, `bot` whether a
    program plays; they are known here by a `session`, or by a `token` that is good for `scopes`."""

    id: str
    name: str
    account: bool = False
    bot: bool = False
    created: int = 0
    session: str | None = None
    token: str | None = None
    scopes: tuple[Scope, ...] = SCOPES

    def need(self, scope: Scope) -> None:
        """`Refused` unless what they came with is good for this."""
        if scope not in self.scopes:
            raise Refused("not-yours", Message("server-token-scope", scope=scope))


# Who is it?


async def identify(connection: HTTPConnection) -> Person | None:
    """The person that a request or a socket comes from; None for a stranger. `Refused` if they
    show a token that is not valid."""
    if "obelisk.person" not in connection.scope:
        kind, _, text = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer":
            found: Person | None = await _by_token(site_of(connection), text.strip())
        else:
            found = await _by_cookie(connection)
        connection.scope["obelisk.person"] = found
    person: Person | None = connection.scope["obelisk.person"]
    return person


async def is_known(site: Site, person: Person) -> bool:
    """Whether the session or the token by which somebody came in is still valid."""
    if person.session is not None:
        return await stored.find_session(site.database, person.session) is not None
    return await stored.find_token(site.database, person.token or "") is not None


async def _by_cookie(connection: HTTPConnection) -> Person | None:
    site = site_of(connection)
    session, secret, signature = _parts(connection.cookies.get(_cookie_name(connection), ""))
    if not hmac.compare_digest(_sign(site, session, secret).encode(), signature.encode()):
        return None
    row = await stored.find_session(site.database, session)
    if row is None or not hmac.compare_digest(row.secret, digest(secret)):
        return None
    if site.time.now() - row.seen > SEEN:
        await stored.touch_session(site, session)
    return Person(row.person, row.name, row.key is not None, row.bot, row.created, session)


async def _by_token(site: Site, text: str) -> Person:
    kind, token, secret = _parts(text)
    row = await stored.find_token(site.database, token) if kind == TOKEN else None
    if row is None or not hmac.compare_digest(row.secret, digest(secret)):
        raise Refused("sign-in", Message("server-token-invalid"))
    if row.used is None or site.time.now() - row.used > SEEN:
        await stored.touch_token(site, token)
    scopes = tuple(scope for scope in SCOPES if scope in row.scopes.split())
    return Person(row.person, row.name, True, row.bot, row.created, None, token, scopes)


def _parts(text: str) -> tuple[str, str, str]:
    first, _, rest = text.partition(".")
    second, _, third = rest.partition(".")
    return first[:40], second[:80], third[:80]


def digest(secret: str) -> str:
    """What is stored of a secret. It is random and long, so a quick hash is enough."""
    return sha256(secret.encode()).hexdigest()


def _sign(site: Site, session: str, secret: str) -> str:
    text = f"{session}.{secret}".encode()
    return hmac.new(site.key("cookies"), text, sha256).hexdigest()[:32]


# Coming and going


def make_token() -> tuple[str, str, str]:
    """A new token: its id, its secret, and the text of both."""
    token, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
    return token, secret, f"{TOKEN}.{token}.{secret}"


async def visitor(request: Request, response: Response) -> Person:
    """The person that a request comes from; a stranger becomes a guest."""
    known = await identify(request)
    if known is not None:
        if request.method not in SAFE:
            known.need("play")
        return known
    site = site_of(request)
    site.limits.spend("guest", address_of(request))
    name = (
        f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)} {secrets.randbelow(9000) + 1000}"
    )
    guest = Person(secrets.token_urlsafe(9), name, created=site.time.now())
    await stored.add_guest(site, guest.id, guest.name, guest.created)
    return await remember(request, response, guest)


async def remember(request: Request, response: Response, person: Person) -> Person:
    """Begin a session, so that this browser is known as that person from now on."""
    site = site_of(request)
    session, secret = secrets.token_urlsafe(9), secrets.token_urlsafe(24)
    agent = request.headers.get("user-agent", "")
    shown = "".join(sign for sign in agent if " " <= sign <= "~")[:120]
    await stored.add_session(site, session, person.id, digest(secret), shown)
    _hand_over(request, response, session, secret)
    return replace(person, session=session)


async def renew(request: Request, response: Response, person: Person) -> None:
    """Give the session another secret and end the others: whoever knew the cookie of a guest, or
    of an account whose password was changed, knows nothing now."""
    site, secret = site_of(request), secrets.token_urlsafe(24)
    assert person.session is not None
    await stored.renew_session(site, person.id, person.session, digest(secret))
    _hand_over(request, response, person.session, secret)


def _hand_over(request: Request, response: Response, session: str, secret: str) -> None:
    response.set_cookie(
        _cookie_name(request), f"{session}.{secret}.{_sign(site_of(request), session, secret)}",
        max_age=REMEMBERED, path="/", httponly=True, samesite="lax", secure=_is_secure(request),
    )  # fmt: skip


def forget(request: Request, response: Response) -> None:
    """Have the browser drop its cookie."""
    response.delete_cookie(
        _cookie_name(request), path="/", httponly=True, samesite="lax", secure=_is_secure(request)
    )


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss") or site_of(connection).settings.is_secure


def _cookie_name(connection: HTTPConnection) -> str:
    """Browsers let nobody but this very host, by https, set a cookie of the longer name."""
    return f"__Host-{COOKIE}" if _is_secure(connection) else COOKIE


async def holder(request: Request) -> Person:
    """The person whose browser it is: what concerns an account is not done by tokens."""
    person = await identify(request)
    if person is None:
        raise Refused("sign-in", Message("server-stranger"))
    if person.session is None:
        raise Refused("not-yours", Message("server-token-for-play"))
    return person


async def member(request: Request) -> Person:
    """Like `holder`, with an account."""
    person = await holder(request)
    if not person.account:
        raise Refused("sign-in", Message("server-needs-account"))
    return person


Visitor = Annotated[Person, Depends(visitor)]
Known = Annotated[Person | None, Depends(identify)]
Holder = Annotated[Person, Depends(holder)]
Member = Annotated[Person, Depends(member)]
