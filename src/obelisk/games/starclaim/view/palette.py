"""The colours of the twelve seats, shared by picture and terminal.

They differ in lightness as well as in hue, and none of them stands alone: a realm in the picture
has a pattern, and every realm its seat's number.
"""

from __future__ import annotations

from typing import NamedTuple


class Realm(NamedTuple):
    """The colour of a seat, and of what is written on it."""

    colour: str
    ink: str


_DARK, _LIGHT = "#0b0e14", "#ffffff"

REALMS = (
    Realm("#ee7b50", _DARK),  # vermilion
    Realm("#6db3f2", _DARK),  # sky
    Realm("#f3dc6a", _DARK),  # straw
    Realm("#2c7d55", _LIGHT),  # fir
    Realm("#bd98ea", _DARK),  # lilac
    Realm("#f4b3c8", _DARK),  # rose
    Realm("#2f5fa8", _LIGHT),  # cobalt
    Realm("#a7d66b", _DARK),  # leaf
    Realm("#8b5a3c", _LIGHT),  # umber
    Realm("#63d2c6", _DARK),  # sea
    Realm("#d3d6dc", _DARK),  # silver
    Realm("#8d3f6d", _LIGHT),  # plum
)
