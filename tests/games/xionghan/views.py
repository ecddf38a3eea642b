"""Views of Xionghan boards, built by hand from position text: drawings know no rules."""

from __future__ import annotations

import re
from typing import Any

KINDS = {
    "K": "king", "R": "rook", "N": "horse", "B": "elephant", "A": "advisor", "C": "cannon",
    "P": "pawn", "W": "warden", "S": "archer", "L": "boulder", "J": "armour", "T": "assassin",
    "D": "shield", "X": "patrol",
}  # fmt: skip
CHARACTERS = (
    dict(zip(KINDS, "漢俥傌相仕炮兵尉射檑甲刺楯巡", strict=True)),
    dict(zip(KINDS, "汗車馬象士砲卒衛䠶礌胄伺碷廵", strict=True)),
)
FULL = (
    "sdjtl1w1ltjds/2rnbakabnr2/13/1c9c1/p1p1p1p1p1p1p/x11x/13/X11X/P1P1P1P1P1P1P/1C9C1/13/"
    "2RNBAKABNR2/SDJTL1W1LTJDS"
)
STATIONS = [
    *(f"{letter}{rank}" for rank in (5, 9) for letter in "acegikm"),
    *(f"{letter}{rank}" for rank in (4, 10) for letter in "bl"),
]


def moved(start: str, to: str) -> dict[str, Any]:
    """A part of how an event is drawn, as are those that follow."""
    return {"how": "moved", "from": start, "to": to}


def removed(square: str) -> dict[str, Any]:
    return {"how": "removed", "square": square}


def appeared(square: str) -> dict[str, Any]:
    return {"how": "appeared", "square": square}


def flashed(*squares: str) -> dict[str, Any]:
    return {"how": "flashed", "squares": list(squares)}


def view(
    placement: str = FULL,
    *,
    seat: int | None = None,
    events: list[dict[str, Any]] | None = None,
    pools: tuple[str, str] = ("", ""),
    check: str | None = None,
) -> dict[str, Any]:
    """The view of a placement; `pools` are the letters of the dead, such as `PPR`."""
    return {
        "game": "xionghan",
        "seat": seat,
        "seats": ["red", "black"],
        "position": f"{placement} r - 0 0",
        "board": {
            "files": 13,
            "numbers": list(range(13, 0, -1)),
            "palette": ["red", "black"],
            "bottom": 0,
            "lines": {
                "river": [8, 7, 6],
                "palaces": [["f2", "h4"], ["f10", "h12"]],
                "stations": STATIONS,
            },
            "marks": [],
            "pieces": list(_pieces(placement)),
            "pools": [_pool(letters, owner) for owner, letters in enumerate(pools)],
            "check": check,
        },
        "events": events or [],
    }


def _pieces(placement: str) -> Any:
    for row, line in enumerate(placement.split("/")):
        file = 0
        for run, letter in re.findall(r"(\d+)|(\D)", line):
            if run:
                file += int(run)
                continue
            owner = int(letter.islower())
            yield {
                "square": f"{'abcdefghijklm'[file]}{13 - row}",
                "kind": KINDS[letter.upper()],
                "seat": owner,
                "turn": None,
                "text": letter,
                "character": CHARACTERS[owner][letter.upper()],
            }
            file += 1


def _pool(letters: str, owner: int) -> list[dict[str, Any]]:
    return [
        {
            "kind": kind,
            "text": letter.lower() if owner else letter,
            "character": CHARACTERS[owner][letter],
            "count": letters.count(letter),
        }
        for letter, kind in KINDS.items()
        if letter in letters
    ]
