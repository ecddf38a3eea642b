"""What people say, as plain text with nothing hidden in it.

It is stored as it will be shown, so that no reader needs to clean it again. Clients show it as
text, never as markup.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message

LONGEST_LINE = 500
MOST_MARKS = 2  # on one letter

_JOINERS = "\u200c\u200d"  # Persian and Indic texts need them, and so do emoji
_SPACE = re.compile(r"\s+")


def clean_line(text: str) -> str:
    """A line of talk: normal form, single spaces, no sign that is not seen or turns the text."""
    seen = (sign for sign in _SPACE.sub(" ", text) if _is_seen(sign) or sign in _JOINERS)
    line = _few_marks(unicodedata.normalize("NFC", "".join(seen)))
    line = _SPACE.sub(" ", line)[:LONGEST_LINE].strip(f" {_JOINERS}")
    if not line:
        raise ObeliskError(Message("server-talk-empty"))
    return line


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _few_marks(text: str) -> str:
    """The text without the marks that pile up on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


ChatLine = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_LINE, examples=["Well played!"]),
    AfterValidator(clean_line),
]
