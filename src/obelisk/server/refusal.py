"""How the service says no: a kind for programs, messages for people, and nothing done."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any, Literal, get_args

from typing_extensions import TypedDict

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message, MessageShown
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
    """What was asked for cannot be done; each fault says what is wrong, or what would be right.

    `retry` is after how many seconds it may be asked again, and `match` the match that stands in
    the way, if one does.
    """

    def __init__(
        self, code: Code, *faults: Message, retry: int | None = None, match: str | None = None
    ) -> None:
        super().__init__(code, *faults)
        self.code, self.faults, self.retry, self.match = code, faults, retry, match

    @property
    def message(self) -> str:
        """What is wrong, in English."""
        return " ".join(map(str, self.faults))

    def to_json(self) -> RefusalShown:
        """Return the refusal as it goes over the wire."""
        return {
            "code": self.code,
            "message": self.message,
            "clause": next((fault.clause for fault in self.faults if fault.clause), None),
            "match": self.match,
            "faults": [fault.to_json() for fault in self.faults],
        }

    def __str__(self) -> str:
        return self.message


class RefusalShown(TypedDict):
    """A refusal on the wire."""

    code: Code
    message: str
    clause: str | None
    match: str | None
    faults: list[MessageShown]


def fault_of_ours() -> Refused:
    """Refuse what failed by a mistake of ours, which is logged and not shown to anyone."""
    return Refused("fault", Message("server-failed"))


def mistakes(errors: Iterable[Any], most: int = 10) -> list[Message]:
    """Return what pydantic finds wrong with what was sent; it repeats little of it."""
    return [_mistake(error) for error in islice(errors, most)]


def _mistake(error: Any) -> Message:
    raised = error.get("ctx", {}).get("error")
    if isinstance(raised, ObeliskError):  # by a validator of ours
        return raised.faults[0]
    place = ".".join(shown(str(part)) for part in error["loc"])
    what = str(error["msg"])
    if len(what) > LONGEST_MISTAKE:  # it repeats a word that was sent
        what = f"{what[:LONGEST_MISTAKE]}…"
    if not place:
        return Message("server-mistake", what=what)
    return Message("server-mistake-at", place=place, what=what)
