"""How the service says no: a code for programs, a sentence for people, and nothing done."""

from __future__ import annotations

from typing import Literal, get_args

Code = Literal[
    "invalid", "illegal", "not-found", "not-yours", "not-now", "too-late", "too-many", "too-large",
    "sign-in",
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
}


class Refused(Exception):
    """What was asked for cannot be done; the text says what would be right."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, message

    def to_json(self) -> dict[str, str]:
        return {"code": self.code, "message": self.message}
