"""Matches over HTTP: make them, list them, look at them, and act in them."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

import obelisk
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.games import has
from obelisk.server import wire
from obelisk.server.api.notations import in_notation
from obelisk.server.fairness import refuse_help
from obelisk.server.match import told
from obelisk.server.match.decide import engine
from obelisk.server.match.fold import Match, Seat
from obelisk.server.match.terms import DAY, SECOND, Clock, Terms, check, usual_clock
from obelisk.server.names import LONGEST as LONGEST_NAME
from obelisk.server.people import Known, Person, Visitor
from obelisk.server.refusal import Refused
from obelisk.server.site import Site, site_of
from obelisk.server.store.reading import count_waiting, list_matches

router = APIRouter(prefix="/api/matches", tags=["matches"])

WORD = r"^[A-Za-z0-9_-]+$"
MatchId = Annotated[str, Path(max_length=24, pattern=WORD, description="The id of the match.")]
Command = Annotated[wire.Command, "what to do"]

MOST_WAITING = 20  # matches that have not begun, in which somebody sits

STATUSES = {
    "open": ("open",),
    "running": ("running",),
    "finished": ("over",),
    "all": (),
}


@router.post("", status_code=201, summary="Make a match")
async def create(request: Request, person: Visitor, wish: wire.NewMatch) -> wire.Created:
    """Make a match. It begins when all seats are taken, and is given up if they are not within a
    day: within fourteen if it is by link, has no clock, or one of days. You may wait in so many
    matches at once that have not begun (docs/server.md tells the limits)."""
    site = site_of(request)
    site.limits.spend("match", person.id)
    if has(wish.game):
        await site.tables.ready(wish.game)
    terms = replace(_terms(wish, person), address=site.payer(request, person.id).address)
    seats = _seats(wish, terms, person)
    if terms.start is not None and any(seat.kind == "engine" for seat in seats):
        await refuse_help(site, request, person.id, terms.game, [terms.first()])
    if not all(seat.is_taken for seat in seats):
        await _check_waiting(site, person)
    match = await site.tables.create(terms, seats)
    shown = wire.MatchShown.model_validate(told.summary(match))
    return wire.Created(match=shown, invitations=_invitations(site, match))


async def _check_waiting(site: Site, person: Person) -> None:
    """Nobody fills the lobby alone."""
    if site.limits.are_off:
        return
    waiting = await count_waiting(site.database, person.id)
    if waiting >= MOST_WAITING:
        raise Refused(
            "not-now",
            Message("server-too-many-waiting", count=waiting, most=MOST_WAITING),
        )


@router.get("/{match}/invitations", summary="Invite again")
async def invitations(request: Request, person: Known, match: MatchId) -> list[wire.Invitation]:
    """The invitations that are open, for who made the match."""
    site = site_of(request)
    made = (await site.open(request, match)).match
    if person is None or person.id != made.terms.creator:
        raise Refused("not-yours", Message("server-only-maker-invites"))
    return _invitations(site, made)


def _invitations(site: Site, match: Match) -> list[wire.Invitation]:
    return [
        wire.Invitation(seat=number, token=site.invitation(match.id, number))
        for number, seat in enumerate(match.seats)
        if seat.offered == "invited" and not seat.is_taken
    ]


def _terms(wish: wire.NewMatch, person: Person) -> Terms:
    try:
        game = obelisk.game(wish.game, **wish.options)
    except ObeliskError as fault:
        raise Refused("invalid", *fault.faults) from None
    kind = wish.clock.kind or usual_clock(game)
    unit = DAY if kind == "days" else SECOND
    clock = Clock(
        kind,
        int(wish.clock.time * unit),
        int(wish.clock.increment * unit),
        wish.clock.talk,
    )
    if kind == "days" and wish.clock.time > 30:
        raise Refused("invalid", Message("server-clock-most-days"))
    if wish.rated and not person.account:
        raise Refused("sign-in", Message("server-rated-needs-account"))
    seed = secrets.randbits(64) if game.has_chance and wish.start is None else None
    terms = Terms(
        game, wish.start, seed, clock, wish.rated, wish.visibility, person.id,
        chat=wish.chat, preview=wish.preview,
    )  # fmt: skip
    first = check(terms)
    return terms if terms.start is None else replace(terms, start=str(first))


def _seats(wish: wire.NewMatch, terms: Terms, person: Person) -> tuple[Seat, ...]:
    game = terms.game
    if len(wish.seats) != game.seats:
        given = len(wish.seats)
        wrong = Message("server-seats-count", game=game.named(), seats=game.seats, given=given)
        raise Refused("invalid", wrong)
    kinds = [seat.kind for seat in wish.seats]
    if kinds.count("me") > 1:
        raise Refused("invalid", Message("server-seats-one"))
    if "me" not in kinds:
        raise Refused("invalid", Message("server-seats-yours"))
    if wish.rated and "engine" in kinds:
        raise Refused("invalid", Message("server-rated-with-engines"))
    return tuple(_seat(seat, number, person) for number, seat in enumerate(wish.seats))


def _seat(wish: wire.SeatWish, number: int, person: Person) -> Seat:
    if (wish.kind == "engine") != (wish.level is not None):
        raise Refused("invalid", Message("server-seat-level", seat=number))
    if wish.kind == "engine":
        assert wish.level is not None
        return engine(wish.level)
    if wish.kind == "me":
        return Seat(
            "person", "open", person.id, person.name, account=person.account, program=person.bot
        )
    return Seat(wish.kind, wish.kind)


@router.get("", summary="List matches")
async def matches(
    request: Request,
    person: Known,
    status: Literal["open", "running", "finished", "all"] = "all",
    game: Annotated[str | None, Query(max_length=40, pattern=WORD)] = None,
    player: Annotated[
        str | None, Query(max_length=24, pattern=WORD, description="Id of a person.")
    ] = None,
    name: Annotated[
        str | None,
        Query(
            min_length=1, max_length=LONGEST_NAME, description="A person's name, or a part of it."
        ),
    ] = None,
    before: Annotated[
        int | None, Query(ge=0, le=2**53, description="Made before this time, in ms.")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
) -> list[wire.MatchShown]:
    """Public matches, the newest first; of yours, also those by link."""
    found = await list_matches(
        site_of(request).database,
        status=STATUSES[status],
        game=game,
        person=player,
        name=name,
        private=person is not None and person.id == player,
        before=before,
        limit=limit,
    )
    return [wire.MatchShown.model_validate(summary) for summary in found]


@router.get("/{match}", summary="Look at a match", response_model_exclude_unset=True)
async def match(
    request: Request,
    person: Known,
    match: MatchId,
    notation: Annotated[
        str | None, Query(max_length=20, description="Of the actions that the view lists.")
    ] = None,
) -> wire.Snapshot:
    """A match as you may know it. In the notation `json`, where the game has it, the view lists
    your actions as objects."""
    table = await site_of(request).open(request, match)
    seat = table.match.seat_of(None if person is None else person.id)
    reader = len(table.match.seats) if seat is None else seat
    seen = table.board(reader)
    if notation is not None and seen["view"]:
        seen["view"] = in_notation(table.match.state, seen["view"], notation)
    return wire.Snapshot.model_validate(told.snapshot(table.match, reader, seen))


@router.post("/{match}/commands", summary="Act in a match")
async def do(request: Request, person: Visitor, match: MatchId, command: Command) -> wire.Ack:
    """Do something in a match: the same commands as over its socket."""
    site = site_of(request)
    await site.open(request, match)
    return await site.do(match, person, command)
