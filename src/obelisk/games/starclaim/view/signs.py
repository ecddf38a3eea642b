"""The star chart of Starclaim: realms by colour and number, own mines, and the seats below.

A cell is four columns. A realm is the number of its seat on its colour, so colour is never alone;
letters after a star are own mines. Only signs that occur are explained.
"""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import cast

from rich.text import Text

from obelisk.games.starclaim.setups import ITEMS, PRICES
from obelisk.games.starclaim.view.palette import REALMS
from obelisk.games.starclaim.view.shown import (
    MarkedView,
    Mine,
    OwnMine,
    StarclaimEvent,
    StarclaimView,
)

WIDTH = 80  # of a terminal that is not wide

_OWN, _GLOW, _DEATH = "bold yellow", "bold bright_white", "bold bright_red"

# What an explanation below the map says of a sign.
_MEANINGS = {
    "[ ]": "[n] the way of this turn",
    "»": "» vehicle, › where it drove",
    "✸": "✸ exploded, x free again",
    "=": "=n mines found by a scanner",
    "*": "*n *m *c *s *p your normal, matrix, chase, spore, purify mine; *+ several",
    "^": "^n mines that your radar saw",
    "?": "?? the cell of the question",
    "!": "!n !m !c !s !p mines that were left; !+ several",
}


def draw(view: StarclaimView) -> Text:
    """The map with coordinates, then a line for each seat and what the reader alone knows."""
    signs: set[str] = set()
    cells = _cells(view, signs)
    letters = string.ascii_lowercase[: view["side"]]
    heading = "   " + "".join(f" {letter}  " for letter in letters) + "\n"
    text = Text()
    text.append(heading, style="dim")
    for row in range(1, view["side"] + 1):
        text.append(f"{row:>2} ", style="dim")
        for letter in letters:
            text.append(*cells.get(f"{letter}{row}", (" ·  ", "dim")))
        text.append(f" {row}\n", style="dim")
    text.append(heading, style="dim")
    for sign, meaning in _MEANINGS.items():
        if sign in signs:
            text.append(f"   {meaning}\n", style="dim")
    text.append(_seats(view))
    text.append(_own(view))
    return text


# The map


def _cells(view: StarclaimView, signs: set[str]) -> dict[str, tuple[str, str]]:
    """What is written in cells that are not empty, in which style; later signs cover earlier."""
    cells: dict[str, tuple[str, str]] = {}
    for cell, count in (view["radar"]["counts"] if view["radar"] else {}).items():
        if count:
            cells[cell] = (f" ^{count:<2}", _OWN)
            signs.add("^")
    cells |= _marks(cast("MarkedView", view)["events"] if "events" in view else (), signs)
    if view["all_mines"] is None:
        cells |= _mines(view["mines"] or [], "*", _OWN, signs)
    else:
        cells |= _mines(view["all_mines"], "!", "bold", signs)
    turn = view["turn"]
    for cell, seat in view["owner"].items():
        on_path = turn is not None and cell in turn["path"]
        signs |= {"[ ]"} if on_path else set()
        body = f"[{seat + 1}]" if on_path else f" {seat + 1} "
        realm = REALMS[seat]
        cells[cell] = (f"{body:<4}", f"bold {realm.ink} on {realm.colour}")
    if turn is not None and turn["vehicle"] is not None:
        cells |= dict.fromkeys(turn["vehicle"]["seen"], (" ›  ", _GLOW))
        cells |= dict.fromkeys(turn["vehicle"]["seen"][-1:], (" »  ", _GLOW))
        signs.add("»")
    if view["defuse"] is not None:
        cells[view["defuse"]] = (" ?? ", _OWN)
        signs.add("?")
    return cells


def _marks(events: Iterable[StarclaimEvent], signs: set[str]) -> dict[str, tuple[str, str]]:
    """What the reader was told last of cells."""
    cells: dict[str, tuple[str, str]] = {}
    for event in events:
        if event["event"] == "explode":
            cells |= dict.fromkeys(event["reverted"], (" x  ", _DEATH))
            cells[event["cell"]] = (" ✸  ", _DEATH)
            signs.add("✸")
        elif event["event"] == "scan":
            cells[event["cell"]] = (f" ={event['count']:<2}", _GLOW)
            signs.add("=")
        elif event["event"] == "drive":
            cells[event["cell"]] = (" ›  ", _GLOW)
            signs.add("»")
    return cells


def _mines(
    mines: Sequence[OwnMine | Mine], sign: str, style: str, signs: set[str]
) -> dict[str, tuple[str, str]]:
    kinds: dict[str, list[str]] = {}
    for mine in mines:
        for cell in mine.get("covers", [mine["cell"]]):
            kinds.setdefault(cell, []).append(mine["kind"])
        signs.add(sign)
    return {
        cell: (f" {sign}{found[0][0] if len(found) == 1 else '+'} ", style)
        for cell, found in kinds.items()
    }


# The seats


def _seats(view: StarclaimView) -> Text:
    """The seats, in two columns if they are many and short."""
    held = Counter(view["owner"].values())
    entries = [_seat(view, seat, held[seat]) for seat in range(view["seats"])]
    rows = entries
    width = max(entry.cell_len for entry in entries) + 2
    if len(entries) > 6 and 2 * width <= WIDTH:
        half = (len(entries) + 1) // 2
        rows = []
        for left, right in zip(entries[:half], [*entries[half:], Text()][:half], strict=True):
            left.pad_right(width - left.cell_len)
            rows.append(left.append_text(right))
    return Text("\n").join(rows).append("\n")


def _seat(view: StarclaimView, seat: int, held: int) -> Text:
    realm = REALMS[seat]
    acts = seat in view["to_act"]
    text = Text()
    text.append(" ▸ " if acts else "   ", style=_OWN)
    text.append(f" {seat + 1:>2} ", style=f"bold {realm.ink} on {realm.colour}")
    text.append(f" {held:>3} cell{'s' if held != 1 else ' '}")
    points = view["ap"][seat]
    text.append(f" {points:>2} point{'s' if points != 1 else ' '}")
    if view["all_gold"] is not None and view["result"] is None:
        text.append(f" {view['all_gold'][seat]:>3} gold")
    notes = [
        word
        for word, true in (
            ("you", seat == view["seat"]),
            ("controls", seat == view["controller"]),
            ("barred", seat in view["barred"]),
            ("done", seat in view["done"]),
        )
        if true
    ]
    text.append(f" {', '.join(notes)}" if notes else "", style="dim")
    return text


def _own(view: StarclaimView) -> Text:
    """What only the reader knows, in words."""
    if view["seat"] is None:
        return Text()
    items = [f"{n} {name}" for name, n in (view["items"] or {}).items()]
    if view["hand"]:
        items.append("a normal mine to bury")
    lines = [f"Only you see: {view['gold']} gold; {', '.join(items) or 'no items'}"]
    if view["mines"] and view["all_mines"] is None:
        lines.append("Your mines: " + "; ".join(_mine(mine) for mine in view["mines"]))
    if view["bid"] is not None:
        lines.append(f"Your sealed bid: {view['bid'] or 'pass'}")
    if view["stock"] is not None:
        stock = ", ".join(
            f"{view['stock'][name]} {name} ({price})"
            for name, price in zip(ITEMS, PRICES, strict=True)
            if view["stock"][name]
        )
        lines.append(f"In stock (price): {stock or 'nothing'}")
    return Text("".join(f"   {line}\n" for line in lines), style="yellow")


def _mine(mine: OwnMine | Mine) -> str:
    covered = f" covers {' '.join(mine['covers'])}" if "covers" in mine else ""
    target = f" aims at {mine['target']}" if "target" in mine else ""
    return f"{mine['kind']} {mine['cell']}{covered}{target}"
