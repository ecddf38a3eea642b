"""People over HTTP: who you are, your account, your sessions and your tokens."""

from __future__ import annotations

from typing import Annotated, Any

import sqlalchemy as sa
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field, model_validator

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.server.limits import address_of
from obelisk.server.names import Name, keys_of, tidy
from obelisk.server.passwords import Password
from obelisk.server.people import (
    SCOPES,
    Holder,
    Member,
    Person,
    Scope,
    Visitor,
    digest,
    forget,
    identify,
    make_token,
    remember,
    renew,
)
from obelisk.server.plain import ChatLine
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.store import people as stored
from obelisk.server.wire import Told, Wire

MOST_TOKENS = 20  # of one account

router = APIRouter(prefix="/api", tags=["people"])

SomeId = Annotated[str, Path(max_length=24, examples=["Qm1n4vXy0aZk"])]
Time = Annotated[int, Field(description="Milliseconds since 1970.", examples=[1_790_000_000_000])]


# What is sent


class Changes(Wire):
    """What to change about yourself; what is left out stays."""

    name: Name | None = None
    bot: Annotated[
        bool, Field(description="`true` marks the account as a program's, for good.")
    ] = False


class NewAccount(Wire):
    """An account: the name to sign in with, which everybody sees, and a password."""

    name: Name
    password: Password
    bot: Annotated[bool, Field(description="Whether a program will play; everybody sees it.")] = (
        False
    )

    @model_validator(mode="after")
    def _hard_to_guess(self) -> NewAccount:
        if not set(keys_of(self.password)).isdisjoint(keys_of(self.name)):
            raise ObeliskError(Message("server-password-name"))
        return self


class SignIn(Wire):
    """The name and the password of an account."""

    name: Annotated[str, Field(max_length=100, examples=["Ann"])]
    password: Annotated[str, Field(max_length=200, examples=["correct horse battery staple"])]


class NewPassword(Wire):
    """The password as it was, and as it shall be."""

    old: Annotated[str, Field(max_length=200)]
    new: Password


class NewToken(Wire):
    """A token to make. `read` sees what you see; `play` also makes matches and acts in them."""

    name: Annotated[
        ChatLine,
        Field(max_length=24, description="For you to recognise it.", examples=["my bot"]),
    ]
    scopes: Annotated[list[Scope], Field(min_length=1, max_length=2, examples=[["play"]])]


# What is told


class Me(Told):
    """Who you are. A guest has no account; a bot is a program, marked as such wherever it plays.
    `scopes` are what this request could do: all, unless it came with a token."""

    id: Annotated[str, Field(examples=["Qm1n4vXy0aZk"])]
    name: Annotated[str, Field(examples=["Calm Ibis 4711"])]
    account: bool
    bot: bool
    created: Time
    scopes: list[Scope]


class Profile(Told):
    """Somebody as everybody may see them."""

    id: Annotated[str, Field(examples=["Qm1n4vXy0aZk"])]
    name: Annotated[str, Field(examples=["Ann"])]
    account: bool
    bot: bool
    created: Time


class SessionShown(Told):
    """A browser that knows who it is. `seen` is right to an hour."""

    id: Annotated[str, Field(examples=["v1Xk-2_0aZkQ"])]
    created: Time
    seen: Time
    agent: Annotated[str, Field(description="What the browser calls itself.")]
    current: Annotated[bool, Field(description="Whether it is this one.")]


class TokenShown(Told):
    """A token that acts for you. `used` is right to an hour."""

    id: Annotated[str, Field(examples=["v1Xk-2_0aZkQ"])]
    name: str
    scopes: list[Scope]
    created: Time
    used: Time | None


class TokenMade(TokenShown):
    """A new token. Its text is shown now and never again."""

    token: Annotated[
        str,
        Field(
            description="To be sent as `Authorization: Bearer …`.",
            examples=["obelisk.v1Xk-2_0aZkQ.3pJ…"],
        ),
    ]


# Who you are


@router.get("/me", summary="Who am I?")
async def me(person: Visitor) -> Me:
    """Who you are. At the first visit you become a guest with a friendly name, remembered by a
    cookie."""
    return _me(person)


@router.patch("/me", summary="Change my name")
async def change_me(request: Request, person: Holder, changes: Changes) -> Me:
    """Take another name, or mark the account as a program's. Names of accounts are unique, also
    among names that look alike; matches that began before show the name of then."""
    site = site_of(request)
    values: dict[str, object] = {}
    if changes.name is not None and changes.name != person.name:
        site.limits.spend("rename", person.id)
        await _refuse_taken(site, changes.name, person)
        values["name"] = changes.name
        if person.account:
            values["key"], values["look"] = keys_of(changes.name)
    if changes.bot and not person.bot:
        if not person.account:
            raise Refused("sign-in", Message("server-bot-needs-account"))
        values["bot"] = True
    if values and not await stored.change_person(site, person.id, **values):
        raise _taken(changes.name)
    row = await stored.find_person(site.database, person.id)
    assert row is not None
    return _me(_person(row))


@router.get("/people/{person}", summary="Who is that?")
async def profile(request: Request, person: SomeId) -> Profile:
    """Somebody who plays here."""
    row = await stored.find_person(site_of(request).database, person)
    if row is None:
        raise Refused("not-found", Message("server-no-person"))
    shown = _person(row)
    return Profile(
        id=shown.id, name=shown.name, account=shown.account, bot=shown.bot, created=shown.created
    )


# Accounts


@router.post("/account", status_code=201, summary="Make an account")
async def make_account(
    request: Request, response: Response, person: Visitor, wish: NewAccount
) -> Me:
    """Make the guest that you are an account: you stay who you are, with all your matches, and can
    sign in from anywhere. There is no e-mail: a lost password is lost, unless the operator of the
    server helps."""
    site = site_of(request)
    if person.account:
        raise Refused("not-now", Message("server-has-account"))
    site.limits.spend("account", address_of(request))
    await _refuse_taken(site, wish.name, person)
    key, look = keys_of(wish.name)
    values = {
        "name": wish.name,
        "key": key,
        "look": look,
        "password": await site.passwords.hash(wish.password),
        "bot": wish.bot,
    }
    if not await stored.change_guest(site, person.id, **values):
        raise _taken(wish.name)
    await renew(request, response, person)
    row = await stored.find_person(site.database, person.id)
    assert row is not None
    return _me(_person(row))


@router.put("/account/password", status_code=204, summary="Change the password")
async def change_password(
    request: Request, response: Response, person: Member, wish: NewPassword
) -> None:
    """Change the password. All other sessions end; tokens stay until you revoke them."""
    site = site_of(request)
    await _check_password(site, person.id, wish.old, person.name)
    await stored.change_person(site, person.id, password=await site.passwords.hash(wish.new))
    await renew(request, response, person)


# Sessions


@router.post("/session", summary="Sign in")
async def sign_in(request: Request, response: Response, wish: SignIn) -> Me:
    """Sign in. A guest who was here before stays behind, with the guest's matches: who wants to
    keep them makes an account instead."""
    site = site_of(request)
    site.limits.spend("sign-in", address_of(request))
    row = await stored.find_account(site.database, wish.name)
    person = await _check_password(site, None if row is None else row.id, wish.password, wish.name)
    before = await identify(request)
    if before is not None and before.session is not None:
        await stored.end_sessions(site, before.id, only=before.session)
    return _me(await remember(request, response, person))


@router.delete("/session", status_code=204, summary="Sign out")
async def sign_out(request: Request, response: Response, person: Holder) -> None:
    """End this session. A guest who does so is gone for good."""
    await stored.end_sessions(site_of(request), person.id, only=person.session)
    forget(request, response)


@router.get("/sessions", summary="List my sessions")
async def sessions(request: Request, person: Holder) -> list[SessionShown]:
    """The browsers in which you are signed in, the newest first."""
    rows = await stored.list_sessions(site_of(request).database, person.id)
    return [
        SessionShown(
            id=row.id, created=row.created, seen=row.seen, agent=row.agent,
            current=row.id == person.session,
        )
        for row in rows
    ]  # fmt: skip


@router.delete("/sessions", status_code=204, summary="Sign out everywhere")
async def sign_out_everywhere(request: Request, response: Response, person: Holder) -> None:
    """End all your sessions, this one too."""
    await stored.end_sessions(site_of(request), person.id)
    forget(request, response)


@router.delete("/sessions/{session}", status_code=204, summary="End a session")
async def end_session(
    request: Request, response: Response, person: Holder, session: SomeId
) -> None:
    """End one of your sessions. Its sockets close at their next sign of life, on other servers of
    the site within half a minute."""
    if not await stored.end_sessions(site_of(request), person.id, only=session):
        raise Refused("not-found", Message("server-no-session"))
    if session == person.session:
        forget(request, response)


# Tokens


@router.get("/tokens", summary="List my tokens")
async def tokens(request: Request, person: Member) -> list[TokenShown]:
    """The tokens that act for you, the newest first."""
    rows = await stored.list_tokens(site_of(request).database, person.id)
    return [_token(row) for row in rows]


@router.post("/tokens", status_code=201, summary="Make a token")
async def new_token(request: Request, person: Member, wish: NewToken) -> TokenMade:
    """Make a token for a program that acts for you. Only its hash is stored: keep the text."""
    site = site_of(request)
    site.limits.spend("token", person.id)
    token, secret, text = make_token()
    scopes = " ".join(scope for scope in SCOPES if scope in wish.scopes)
    if not await stored.add_token(
        site, token, person.id, digest(secret), wish.name, scopes, MOST_TOKENS
    ):
        raise Refused("not-now", Message("server-most-tokens", count=MOST_TOKENS))
    rows = await stored.list_tokens(site.database, person.id)
    made = next(row for row in rows if row.id == token)
    return TokenMade(**_token(made).model_dump(), token=text)


@router.delete("/tokens/{token}", status_code=204, summary="Revoke a token")
async def revoke(request: Request, person: Member, token: SomeId) -> None:
    """Revoke a token: whoever shows it from now on is refused."""
    if not await stored.end_token(site_of(request), person.id, token):
        raise Refused("not-found", Message("server-no-token"))


# Helping


async def _check_password(site: Site, person: str | None, password: str, name: str) -> Person:
    """The person whose password it is. Only wrong passwords count, but they count beforehand, so
    that many attempts at once are no more than many in a row."""
    key = keys_of(tidy(name))[0][:100]
    site.limits.spend("password", key)
    row = None if person is None else await stored.find_person(site.database, person)
    if not await site.passwords.fits(password, None if row is None else row.password):
        raise Refused("sign-in", Message("server-wrong-password"))
    assert row is not None
    site.limits.give_back("password", key)
    return _person(row)


async def _refuse_taken(site: Site, name: str, person: Person) -> None:
    if await stored.find_alike(site.database, name, person.id):
        raise _taken(name)


def _taken(name: str | None) -> Refused:
    return Refused("taken", Message("server-name-taken", name=name or ""))


def _person(row: sa.Row[Any]) -> Person:
    return Person(row.id, row.name, row.key is not None, row.bot, row.created)


def _me(person: Person) -> Me:
    return Me(
        id=person.id, name=person.name, account=person.account, bot=person.bot,
        created=person.created, scopes=list(person.scopes),
    )  # fmt: skip


def _token(row: sa.Row[Any]) -> TokenShown:
    scopes = row.scopes.split()
    return TokenShown(id=row.id, name=row.name, scopes=scopes, created=row.created, used=row.used)
