"""Texts that people write: names, and what they say. Plain text, and nothing that hides in it.

Both are stored as they will be shown, so that no reader needs to clean them again. Clients show
them as text, never as markup.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Annotated

from pydantic import AfterValidator, Field

SHORTEST_NAME, LONGEST_NAME = 2, 24
LONGEST_LINE = 500
MOST_MARKS = 2  # on one letter

_JOINERS = "\u200c\u200d"  # Persian and Indic texts need them, and so do emoji
_NAME_SIGNS = " -_.'’·"
_SPACE = re.compile(r"\s+")

# Letters of other alphabets that are drawn like Latin ones, in small letters.
_LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԁһӏԛԝ" + "ανορτυιχκεη" + "01",
    "abekmhopctyxijsdhlqw" + "avoptuixken" + "ol",
)
_ALPHABETS = ("LATIN", "CYRILLIC", "GREEK")


def clean_line(text: str) -> str:
    """A line of talk: normal form, single spaces, no sign that is not seen or turns the text."""
    seen = (sign for sign in _SPACE.sub(" ", text) if _is_seen(sign) or sign in _JOINERS)
    line = _few_marks(unicodedata.normalize("NFC", "".join(seen)))
    line = _SPACE.sub(" ", line)[:LONGEST_LINE].strip(f" {_JOINERS}")
    if not line:
        raise ValueError("there is nothing to read in it")
    return line


def clean_name(text: str) -> str:
    """A name: letters, digits and a few signs, of one alphabet."""
    name = _SPACE.sub(" ", unicodedata.normalize("NFKC", text)).strip()
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise ValueError(f"a name has {SHORTEST_NAME} to {LONGEST_NAME} characters")
    wrong = sorted({sign for sign in name if not _is_of_names(sign)})
    if wrong:
        shown = ", ".join(f"U+{ord(sign):04X}" for sign in wrong)
        raise ValueError(f"a name is made of letters, digits, spaces and -_.'·, not of {shown}")
    if not any(sign.isalnum() for sign in name):
        raise ValueError("a name needs a letter or a digit")
    if _few_marks(name) != name:
        raise ValueError(f"a letter of a name has at most {MOST_MARKS} marks")
    if len(_alphabets(name)) > 1:
        raise ValueError("a name does not mix Latin, Cyrillic and Greek letters")
    return name


def key_of(name: str) -> str:
    """What two names have in common that would be taken for each other."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = (sign for sign in plain if sign not in _NAME_SIGNS and not _is_accent(sign))
    return "".join(letters).translate(_LOOKALIKES)


def _is_accent(sign: str) -> bool:
    """Above or below a letter; the vowels of Indic scripts are not, and make another name."""
    return unicodedata.combining(sign) >= 200


def _is_seen(sign: str) -> bool:
    return unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def _is_of_names(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LMN" or sign in _NAME_SIGNS


def _few_marks(text: str) -> str:
    """The text without the marks that pile up on a letter."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(sign)
    return "".join(kept)


def _alphabets(name: str) -> set[str]:
    found = {unicodedata.name(sign, "").split(" ")[0] for sign in name if sign.isalpha()}
    return found & set(_ALPHABETS)


Name = Annotated[
    str,
    Field(min_length=SHORTEST_NAME, max_length=LONGEST_NAME, examples=["Ann"]),
    AfterValidator(clean_name),
]
Line = Annotated[
    str,
    Field(min_length=1, max_length=LONGEST_LINE, examples=["Well played!"]),
    AfterValidator(clean_line),
]
