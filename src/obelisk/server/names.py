"""Names of people: what a name may be, and when two names would be taken for each other.

A name is stored as it will be shown. It is written in one script, holds nothing invisible, and is
none of the words by which a site speaks for itself. Which characters look alike, and which script
each belongs to, is the data of Unicode's security mechanisms (UTS 39) in `confusable_homoglyphs`.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Annotated

from confusable_homoglyphs import categories, confusables
from pydantic import AfterValidator, Field

from obelisk.core.messages import Message
from obelisk.core.player import LEVEL_NAMES
from obelisk.server.refusal import Refused

SHORTEST, LONGEST = 2, 24
MOST_MARKS = 2  # on one letter

_SIGNS = " -_.'’·"
_SPACE = re.compile(r"\s+")
_WORD = re.compile(r"[\W_]+")

# Unicode's property Default_Ignorable_Code_Point, as far as letters and marks have it: fillers,
# joiners, variation selectors. They are drawn as nothing.
_IGNORABLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f"
    "\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)
# Scripts that are written together and count as one (UTS 39, section 5.1).
_TOGETHER = (
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "HANGUL"},
    {"HAN", "BOPOMOFO"},
)
_SHARED = {"COMMON", "INHERITED"}

# Letters of phonetics, which are no letters of names: small capitals look like the capitals, and
# modifiers and clicks like signs that names may not have. Unicode's data does not list all of them.
_PHONETIC = re.compile("SMALL CAPITAL|^MODIFIER LETTER|^CARON$|CLICK|SINOLOGICAL")
_NO_PART_OF_WORDS = ("Me", "No")  # rings around letters, and numbers in rings
_OVERLAY = 1  # the class of marks that strike a letter through

# Words by which the site, or those who run it, could be meant: no name consists of or contains one
# as a word, in whatever spelling. In Chinese, where words are not parted, none is in a name at all.
_OFFICES = (
    "Obelisk", "Обелиск", "方尖碑",
    "admin", "admins", "administrator", "administrators", "administration", "mod", "mods",
    "moderator", "moderators", "moderation", "operator", "owner", "root", "staff", "official",
    "support", "helpdesk", "security", "server", "service", "sysop", "superuser", "webmaster",
    "arbiter", "referee", "developer", "developers",
    "админ", "админы", "администратор", "администратора", "администрация", "модер", "модератор",
    "модераторы", "модерация", "оператор", "владелец", "поддержка", "техподдержка", "сервер",
    "разработчик", "официальный", "судья", "арбитр",
    "管理员", "管理員", "系统管理员", "系統管理員", "版主", "官方", "客服", "站长", "站長", "运营",
    "裁判", "管理组", "管理組",
)  # fmt: skip
# Words that no name consists of: the house and its players, and those who are nobody.
_HOUSE = (
    *LEVEL_NAMES, "Oracle", "System", "Computer", "Engine", "Bot", "Bots", "AI", "Guest",
    "Guests", "Anonymous", "Anybody", "Anyone", "Everybody", "Everyone", "Nobody", "Someone",
    "Somebody", "Unknown", "Deleted", "Null", "Undefined", "None", "Me", "You", "Spectator",
    "Watchers", "Players", "All",
    "Оракул", "Система", "Компьютер", "Движок", "Бот", "Гость", "Аноним", "Никто", "Все",
    "神谕", "系统", "系統", "电脑", "電腦", "引擎", "机器人", "機器人", "游客", "訪客",
    "匿名", "所有人",
)  # fmt: skip


def tidy(text: str) -> str:
    """A name in its normal form with single spaces, whether or not anyone may be called that."""
    return _SPACE.sub(" ", unicodedata.normalize("NFKC", text)).strip()


def clean_name(text: str) -> str:
    """The name as it is stored and shown; `Refused` says why nobody can be called that."""
    if _IGNORABLE.search(text):
        raise Refused("invalid", Message("server-name-invisible"))
    name = tidy(text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise Refused("invalid", Message("server-name-length", least=SHORTEST, most=LONGEST))
    wrong = sorted({sign for sign in name if not _may_stand(sign)})
    if wrong:
        shown = ", ".join(f"U+{ord(sign):04X}" for sign in wrong)
        raise Refused("invalid", Message("server-name-characters", wrong=shown))
    if not any(sign.isalnum() for sign in name):
        raise Refused("invalid", Message("server-name-empty"))
    if not _marks_are_sound(name):
        raise Refused("invalid", Message("server-name-accents", most=MOST_MARKS))
    if not _is_of_one_script(name):
        raise Refused("invalid", Message("server-name-script"))
    if is_reserved(name):
        raise Refused("taken", Message("server-name-reserved", name=name))
    return name


def is_reserved(name: str) -> bool:
    """Whether people would take someone of this name for the site or for those who run it."""
    words = [word for word in _WORD.split(name) if word]
    keys = {_loosely(key) for word in (*words, name) for key in _keys_without_number(word)}
    whole = _keys_without_number(name)
    return (
        not keys.isdisjoint(_offices())
        or not whole.isdisjoint(_house())
        or any(office in key for key in keys for office in _offices() if _is_unparted(office))
    )


def keys_of(name: str) -> tuple[str, str]:
    """What names have in common that would be taken for each other: two that share the first or
    the second key look alike. The first is of the name in small letters, the second of the name as
    it is written, because a capital I looks like an l."""
    plain = "".join(
        sign
        for sign in unicodedata.normalize("NFKD", name)
        if sign not in _SIGNS and not _is_accent(sign)
    )
    return _skeleton(plain.casefold()), _skeleton(plain)


def key_of_namesake(name: str) -> str:
    """The first key of an account whose name was free under older rules but looks like the name of
    an older account now. It is found by its exact spelling alone."""
    return f"={name}"


@cache
def _offices() -> frozenset[str]:
    return frozenset(_loosely(key) for word in _OFFICES for key in keys_of(word))


@cache
def _house() -> frozenset[str]:
    return frozenset(key for word in _HOUSE for key in (*keys_of(word), *keys_of(word.upper())))


def _loosely(key: str) -> str:
    """A key in which l, I and 1 are an i, as in `Adm1n`."""
    return key.replace("l", "i")


def _is_unparted(word: str) -> bool:
    """Whether a word is of a script that puts no spaces between words."""
    return all(categories.alias(sign) == "HAN" for sign in word)


def _keys_without_number(name: str) -> set[str]:
    """The keys of a name and of what is left without a number at either end, as in `admin2`."""
    rest = name.strip("0123456789 -_.'’·")
    return {key for form in (name, rest) if form for key in keys_of(form)}


def _skeleton(text: str) -> str:
    """The text with each character as the one that stands for all that look like it."""
    return "".join(_prototypes().get(sign, sign) for sign in text).casefold()


@cache
def _prototypes() -> dict[str, str]:
    """For each character that looks like others, what stands for them all.

    The data lists for each character those that it can be confused with, one of which is the
    prototype of all. We take an ASCII letter where there is one, a small one before a capital. A
    letter that looks like several (m like rn) is written as these.
    """
    parent: dict[str, str] = {}

    def root(sign: str) -> str:
        while (above := parent.get(sign, sign)) != sign:
            sign = above
        return sign

    several: dict[str, str] = {}
    for sign, likes in confusables.confusables_data.items():
        if len(sign) != 1:
            continue
        for like in likes:
            text = like["c"].strip("\u200e")
            if len(text) == 1:
                one, other = sorted((root(sign), root(text)), key=_rank)
                parent[other] = one
            elif sign.isascii() and text.isascii() and text.isalpha():
                several[sign] = text
    return {
        sign: several.get(standing, standing)
        for sign in {*parent, *several}
        if (standing := root(sign)) != sign or sign in several
    }


def _rank(sign: str) -> tuple[int, str]:
    if not (sign.isascii() and sign.isalpha()):
        return 2, sign
    return int(sign.isupper()), sign


def _may_stand(sign: str) -> bool:
    if sign in _SIGNS:
        return True
    category = unicodedata.category(sign)
    if category[0] not in "LMN" or category in _NO_PART_OF_WORDS:
        return False
    is_struck = unicodedata.combining(sign) == _OVERLAY
    return not is_struck and not _PHONETIC.search(unicodedata.name(sign, ""))


def _is_accent(sign: str) -> bool:
    """Above or below a letter; the vowels of Indic scripts are not, and make another name."""
    return unicodedata.combining(sign) >= 200


def _marks_are_sound(name: str) -> bool:
    """Whether marks stand on letters, and do not pile up."""
    marks, base = 0, ""
    for sign in name:
        if unicodedata.category(sign)[0] == "M":
            marks += unicodedata.category(sign) != "Mc"
            if not base.isalpha() or marks > MOST_MARKS:
                return False
        else:
            marks, base = 0, sign
    return True


def _is_of_one_script(name: str) -> bool:
    scripts = {categories.alias(sign) for sign in name} - _SHARED
    zeros = {ord(sign) - unicodedata.decimal(sign) for sign in name if sign.isdecimal()}
    fits = len(scripts) < 2 or any(scripts <= together for together in _TOGETHER)
    return fits and len(zeros) < 2


Name = Annotated[
    str,
    Field(min_length=SHORTEST, max_length=LONGEST, examples=["Ann"]),
    AfterValidator(clean_name),
]
