"""How the service says no: a code for programs, a sentence for people, and nothing done."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, Literal, get_args

from obelisk.core.quoting import shown

LONGEST_MISTAKE = 160  # characters

Code = Literal[
    "invalid", "illegal", "not-found", "not-yours", "not-now", "too-late", "too-many", "too-large",
    "sign-in", "taken", "foreign", "unavailable", "fault",
]  # fmt: skip
CODES: tuple[Code, ...] = get_args(Code)

STATUS: dict[Code, int] = {
    "invalid": 422,
    "illegal": 422,
    "not-found": 404,
    "not-yours": 403,
    "not-now": 409,
    "too-late": 409,
    "too-many": 429,
    "too-large": 413,
    "sign-in": 401,
    "taken": 409,
    "foreign": 403,
    "unavailable": 503,
    "fault": 500,
}

MEANING: dict[Code, str] = {
    "invalid": "What was sent is not understood; the message names each mistake.",
    "illegal": "The rules of the game do not allow it; the message says why.",
    "not-found": "There is no such thing, or it is not for you to know.",
    "not-yours": "You have no right to do this.",
    "not-now": "It cannot be done as things stand.",
    "too-late": "It could have been done before.",
    "too-many": "Too often; wait as many seconds as `Retry-After` says.",
    "too-large": "More was sent than is read.",
    "sign-in": "It is not known who you are, or an account is needed.",
    "taken": "Someone else has that name or one like it, or it is reserved for the site.",
    "foreign": "The request was made by another site in your browser.",
    "unavailable": "The database does not answer; try again after `Retry-After` seconds.",
    "fault": "A mistake of the server. It has been noted.",
}


class Refused(Exception):
    """What was asked for cannot be done; the text says what would be right, `retry` after how many
    seconds it may be asked again, `clause` which rule of the game forbids it, if one does, and
    `match` the match that stands in the way, if one does."""

    def __init__(
        self,
        code: Code,
        message: str,
        retry: int | None = None,
        clause: str | None = None,
        match: str | None = None,
    ) -> None:
        super().__init__(message)
        self.code, self.message, self.retry = code, message, retry
        self.clause, self.match = clause, match

    def to_json(self) -> dict[str, str | None]:
        return {
            "code": self.code,
            "message": self.message,
            "clause": self.clause,
            "match": self.match,
        }


def fault_of_ours() -> Refused:
    """How to answer where a mistake of ours came to light: it is logged, and nothing of it told."""
    return Refused("fault", "something went wrong here; it has been noted")


def mistakes(errors: Iterable[Any], most: int = 10) -> str:
    """What pydantic finds wrong with a message, in a sentence that repeats little of it."""
    return "; ".join(_mistake(error) for error in islice(errors, most))


def _mistake(error: Any) -> str:
    place = ".".join(shown(str(part)) for part in error["loc"])
    message = str(error["msg"])
    if len(message) > LONGEST_MISTAKE:  # it repeats a word that was sent
        message = f"{message[:LONGEST_MISTAKE]}…"
    return f"{place}: {message}" if place else message
