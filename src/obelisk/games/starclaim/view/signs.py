"""The star chart of Starclaim: realms by colour and number, own mines, and the seats below.

A cell is four columns. A realm is the number of its seat on its colour, so colour is never the only
difference; letters after a star are the reader's mines. Only signs that occur are explained.
"""

from __future__ import annotations

import string
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from rich.cells import cell_len
from rich.text import Text

from obelisk.core.messages import List, Message, PieceNamed
from obelisk.games.starclaim.setups import PRICES
from obelisk.games.starclaim.text.notation import item_named
from obelisk.games.starclaim.view.palette import REALMS
from obelisk.games.starclaim.view.sentences import YOU
from obelisk.games.starclaim.view.shown import (
    MarkedView,
    Mine,
    OwnMine,
    StarclaimEvent,
    StarclaimView,
)

WIDTH = 80  # of a terminal that is not wide

_OWN, _GLOW, _DEATH = "bold yellow", "bold bright_white", "bold bright_red"

# Signs that are explained below the map, in this order, by `starclaim-sign-<name>`.
_EXPLAINED = {
    "[ ]": "path",
    "»": "vehicle",
    "✸": "explosion",
    "=": "scan",
    "*": "own",
    "^": "radar",
    "?": "question",
    "!": "left",
}


def draw(view: StarclaimView, language: str = "en") -> Text:
    """Return the map with coordinates, a line for each seat, and what only the reader knows."""
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
    for sign, name in _EXPLAINED.items():
        if sign in signs:
            meaning = Message(f"starclaim-sign-{name}").said(language)
            text.append(f"   {meaning}\n", style="dim")
    text.append(_seats(view, language))
    text.append("".join(f"   {line}\n" for line in _own(view, language)), style="yellow")
    return text


# The map


def _cells(view: StarclaimView, signs: set[str]) -> dict[str, tuple[str, str]]:
    """Return what is written in cells that are not empty, and its style; later signs win."""
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
    """Return the marks of the events that the reader was sent last."""
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


def _seats(view: StarclaimView, language: str) -> Text:
    """Return the seats, in two columns if they are many and short."""
    held = Counter(view["owner"].values())
    numbers = [_numbers(view, seat, held[seat], language) for seat in range(view["seats"])]
    widths = [max(map(cell_len, column)) for column in zip(*numbers, strict=True)]
    entries = [_seat(view, seat, row, widths, language) for seat, row in enumerate(numbers)]
    rows = entries
    width = max(entry.cell_len for entry in entries) + 2
    if len(entries) > 6 and 2 * width <= WIDTH:
        half = (len(entries) + 1) // 2
        rows = []
        for left, right in zip(entries[:half], [*entries[half:], Text()][:half], strict=True):
            left.pad_right(width - left.cell_len)
            rows.append(left.append_text(right))
    return Text("\n").join(rows).append("\n")


def _numbers(view: StarclaimView, seat: int, held: int, language: str) -> list[str]:
    """Return the cells, the points, and if everyone sees it the gold of a seat."""
    told = [
        Message("starclaim-cells", count=held),
        Message("starclaim-points", count=view["ap"][seat]),
    ]
    if view["all_gold"] is not None and view["result"] is None:
        told.append(Message("starclaim-table-gold", count=view["all_gold"][seat]))
    return [message.said(language) for message in told]


def _seat(
    view: StarclaimView, seat: int, numbers: list[str], widths: list[int], language: str
) -> Text:
    realm = REALMS[seat]
    acts = seat in view["to_act"]
    text = Text()
    text.append(" ▸ " if acts else "   ", style=_OWN)
    text.append(f" {seat + 1:>2} ", style=f"bold {realm.ink} on {realm.colour}")
    for number, width in zip(numbers, widths, strict=True):
        text.append(" " * (1 + width - cell_len(number)) + number)
    notes = [
        note
        for note, is_true in (
            (YOU, seat == view["seat"]),
            (Message("starclaim-table-hasControl"), seat == view["controller"]),
            (Message("starclaim-table-doing-barred"), seat in view["barred"]),
            (Message("starclaim-table-doing-done"), seat in view["done"]),
        )
        if is_true
    ]
    text.append(" " + _listed(notes, language) if notes else "", style="dim")
    return text


def _own(view: StarclaimView, language: str) -> Iterator[str]:
    """Yield what only the reader knows."""
    if view["seat"] is None:
        return
    yield Message("starclaim-secret", items=List.of(_purse(view), "none")).said(language)
    if view["mines"] and view["all_mines"] is None:
        mines = List.of(map(_mine, view["mines"]), "none")
        yield Message("starclaim-own-mines", mines=mines).said(language)
    if view["bid"] is not None:
        yield sealed_bid(view["bid"]).said(language)
    if view["stock"] is not None:
        stock = [
            Message("starclaim-item-priced", item=item_named(name), count=left, price=price)
            for (name, left), price in zip(view["stock"].items(), PRICES, strict=True)
            if left
        ]
        code = "starclaim-stock" if stock else "starclaim-stock-empty"
        yield Message(code, items=List.of(stock, "none")).said(language)


def _purse(view: StarclaimView) -> list[Message]:
    """Return the gold and the items of the reader."""
    items = (view["items"] or {}).items()
    held = [Message("starclaim-item-count", item=item_named(name), count=n) for name, n in items]
    if view["hand"]:
        held.append(Message("starclaim-hand"))
    gold = Message("starclaim-table-gold", count=view["gold"] or 0)
    return [gold, *(held or [Message("starclaim-no-items")])]


def sealed_bid(bid: int) -> Message:
    """Return what the reader has sealed; 0 is a pass."""
    if bid == 0:
        return Message("starclaim-table-sealedPass")
    return Message("starclaim-table-sealedBid", amount=bid)


def _mine(mine: OwnMine | Mine) -> Message:
    return Message(
        "starclaim-own-mine",
        mine=PieceNamed(item_named(mine["kind"]).kind, square=mine["cell"]),
        kind=mine["kind"],
        cells=List.of(mine.get("covers", ())),
        target=mine.get("target", ""),
    )


def _listed(messages: list[Message], language: str) -> str:
    return Message("starclaim-list", items=List.of(messages, "none")).said(language)
