"""Saved games in and out: records are read and checked, or written from a line; none is stored."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from obelisk import records
from obelisk.core.errors import InvalidRecord
from obelisk.core.messages import Message
from obelisk.core.options import Value
from obelisk.core.result import Result
from obelisk.server.api.study import MOST_ACTIONS, Played, board_game, play_through, work_out
from obelisk.server.desk import price
from obelisk.server.limits import address_of
from obelisk.server.refusal import Refused
from obelisk.server.site import site_of
from obelisk.server.wire import ResultShown, Told, Wire

router = APIRouter(prefix="/api/records", tags=["games"])

Name = Annotated[str, Field(max_length=100)]


class RecordText(Wire):
    """A saved game that may be damaged."""

    text: Annotated[str, Field(max_length=120_000)]
    """The content of its file."""


class RecordShown(Told):
    """A game that was played, finished or not."""

    game: str
    options: dict[str, Value]
    """Those that are not the default."""
    start: str | None
    """The position it begins from, if not the usual one."""
    actions: list[str]
    seats: list[str]
    """The names of the players."""
    date: str | None
    tags: dict[str, str]
    result: ResultShown | None


@router.post("/read", summary="Read a record")
async def read(request: Request, given: RecordText) -> RecordShown:
    """The game that a file holds, played through; or what is wrong with the file."""
    cost = price(text=2 * len(given.text))  # it is read, and the game in it is played
    address = address_of(request)
    return await site_of(request).desk.work_out(address, cost, lambda: _read(given.text))


def _read(text: str) -> RecordShown:
    try:
        record = records.read(text)
    except InvalidRecord as fault:
        raise Refused("invalid", *fault.faults) from None
    if not record.game.is_for_two:
        raise Refused("invalid", Message("server-has-secrets", game=record.game.named()))
    if len(record.steps) > MOST_ACTIONS:
        raise Refused("invalid", Message("server-line-length", most=MOST_ACTIONS))
    return RecordShown(
        game=record.game.id,
        options=record.game.options.changed(),
        start=record.start,
        actions=[step.action for step in record.steps],
        seats=list(record.seats),
        date=record.date,
        tags=record.tags,
        result=None
        if record.result is None
        else ResultShown.model_validate(record.result.to_json()),
    )


class RecordWish(Played):
    """A line to be saved."""

    seats: Annotated[list[Name], Field(min_length=2, max_length=2)]
    """The names of the players."""
    date: Annotated[str, Field(max_length=40)] | None = None
    tags: dict[Annotated[str, Field(max_length=40)], Annotated[str, Field(max_length=60_000)]] = (
        Field(default_factory=dict, max_length=40)
    )
    result: ResultShown | None = None
    """How the match ended, if not by the rules; what the rules say goes before it."""


@router.post("", summary="Write a record")
async def write(request: Request, wish: RecordWish) -> dict[str, object]:
    """The record of a line, for `obelisk replay`."""
    return await work_out(request, wish, price(len(wish.actions)), lambda: _write(wish))


def _write(wish: RecordWish) -> dict[str, object]:
    line = [*play_through(wish)]
    last, _, _ = line[-1]
    steps = [
        records.Step(seat, action)
        for _, seat, action in line
        if seat is not None and action is not None
    ]
    record = records.GameRecord(
        game=board_game(wish),
        seats=tuple(wish.seats),
        steps=tuple(steps),
        start=wish.start,
        date=wish.date,
        tags=wish.tags,
        result=last.result or _outside(wish),
    )
    return record.to_json()


def _outside(wish: RecordWish) -> Result | None:
    if wish.result is None or wish.result.reason not in records.MATCH_REASONS:
        return None
    told = wish.result
    return Result(told.winner, tuple(told.scores), tuple(told.ranks), told.reason)
