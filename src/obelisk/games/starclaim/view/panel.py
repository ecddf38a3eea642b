"""The panel beside the star chart: round and phase, the seats, and the reader's own purse."""

from __future__ import annotations

from collections import Counter
from xml.sax.saxutils import escape

from obelisk.games.starclaim.view.palette import REALMS
from obelisk.games.starclaim.view.shown import StarclaimView

WIDTH = 560
ROW = 80  # the height of a seat

_PHASES = {
    "auction": "Auction",
    "mine": "Burying",
    "occupy": "Occupation",
    "shop": "Shop",
    "end": "The end",
}


def draw(view: StarclaimView, x: int, y: int) -> tuple[list[str], int]:
    """What is drawn with its top left corner at a place, and where it ends."""
    drawn = [
        _text(f"Round {view['round']} of {view['rounds']}", x, y + 36, 44, "text", "700"),
        _text(_PHASES[view["phase"]], x + WIDTH, y + 36, 36, "faint", "600", "end"),
        _text(_now(view), x, y + 84, 29, "faint"),
        f'<path class="ob-rule" d="M{x} {y + 108}h{WIDTH}"/>',
    ]
    y += 118
    cells = Counter(view["owner"].values())
    order = list(range(view["seats"]))
    result = view["result"]
    if result is not None:
        order.sort(key=result["ranks"].__getitem__)
    for seat in order:
        drawn += _seat(view, seat, cells[seat], x, y)
        y += ROW
    if view["seat"] is not None and result is None:
        purse, y = _purse(view, view["seat"], x, y + 14)
        drawn += purse
    return drawn, y


def _text(
    text: str, x: float, y: float, size: int, style: str, weight: str = "400", anchor: str = "start"
) -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text class="ob-{style}" {place}>{escape(text)}</text>'


def _icon(symbol: str, x: float, y: float, style: str) -> str:
    return (
        f'<use href="#ob-{symbol}" class="ob-{style}" x="{x}" y="{y}" width="30" height="30">'
        f"<title>{symbol}</title></use>"
    )


def _now(view: StarclaimView) -> str:
    """What is going on, in one line."""
    if view["result"] is not None:
        first = [seat + 1 for seat, rank in enumerate(view["result"]["ranks"]) if rank == 1]
        if len(first) == 1:
            return f"Seat {first[0]} wins"
        return f"Seats {', '.join(map(str, first))} share the first place"
    if view["auction"] is not None:
        auction = view["auction"]
        if auction["holder"] is not None:
            return f"Highest bid: {auction['high']}, of seat {auction['holder'] + 1}"
        return "No bid yet"
    who = view["controller"]
    control = "The order is drawn" if who is None else f"Seat {who + 1} sets the order"
    price = f", for {view['price']} gold" if who is not None else ""
    vehicle = view["turn"] and view["turn"]["vehicle"]
    if vehicle:
        return f"A vehicle is under way: {vehicle['left']} to go"
    return control + price


def _seat(view: StarclaimView, seat: int, cells: int, x: int, y: int) -> list[str]:
    """A row: swatch, name, and numbers; the seat that acts is lit."""
    realm = REALMS[seat]
    drawn = []
    acts = seat in view["to_act"]
    if acts:
        drawn.append(
            f'<rect class="ob-lit" x="{x - 12}" y="{y}" width="{WIDTH + 18}" height="{ROW - 4}" '
            'rx="12"/>'
            f'<rect class="ob-glow" x="{x - 12}" y="{y + 8}" width="6" height="60" rx="3"/>'
        )
    box = f'x="{x}" y="{y + 8}" width="60" height="60" rx="10"'
    rim = f'stroke="{realm.colour}" stroke-width="9" paint-order="stroke"'
    drawn += [
        f'<rect {box} fill="{realm.colour}"/><rect {box} fill="url(#ob-realm-{seat})"/>',
        f'<text x="{x + 30}" y="{y + 50}" font-size="34" font-weight="800" text-anchor="middle" '
        f'fill="{realm.ink}" {rim} stroke-linejoin="round">{seat + 1}</text>',
    ]
    own = " (you)" if seat == view["seat"] else ""
    drawn.append(_text(f"Seat {seat + 1}{own}", x + 78, y + 34, 31, "text", "600"))
    signs = [("crown", "glow")] if seat == view["controller"] else []
    signs += [("barred", "death")] if seat in view["barred"] else []
    drawn += [
        _icon(symbol, x + 316 + 40 * place, y + 9, style)
        for place, (symbol, style) in enumerate(signs)
    ]
    result = view["result"]
    if result is not None:
        bonus = f" + {result['bonus'][seat]}" if result["bonus"][seat] else ""
        under = f"{cells} cells{bonus}, group {result['groups'][seat]}, {result['gold'][seat]} gold"
        drawn.append(_text(_ordinal(result["ranks"][seat]), x + 400, y + 34, 30, "faint", "600"))
        drawn.append(
            _text(str(result["scores"][seat]), x + WIDTH, y + 52, 48, "text", "700", "end")
        )
    else:
        points = view["ap"][seat]
        gold = f", {view['all_gold'][seat]} gold" if view["all_gold"] is not None else ""
        doing = _doing(view, seat)
        under = f"{points} point{'' if points == 1 else 's'}{gold}{doing}"
        drawn.append(_text(str(cells), x + WIDTH - 84, y + 52, 48, "text", "700", "end"))
        drawn.append(_text("cell" if cells == 1 else "cells", x + WIDTH - 74, y + 52, 27, "faint"))
    drawn.append(_text(under, x + 78, y + 66, 26, "faint"))
    return drawn


def _ordinal(rank: int) -> str:
    return f"{rank}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(rank, 'th') }"


def _doing(view: StarclaimView, seat: int) -> str:
    """What a seat is doing in this phase, after its points."""
    if view["auction"] is not None:
        if seat in view["barred"]:
            return " · barred from bidding"
        if seat in view["auction"]["sealed"]:
            return " · has sealed"
        return "" if seat in view["auction"]["active"] else " · out"
    if view["turn"] is not None and view["turn"]["seat"] == seat:
        return " · on turn"
    if seat in view["queue"]:
        return f" · {_ordinal(view['queue'].index(seat) + 1)} in line"
    return " · done" if seat in view["done"] else ""


def _purse(view: StarclaimView, seat: int, x: int, y: int) -> tuple[list[str], int]:
    """What only the reader may know: gold, items, mines; and where the box ends."""
    lines = [f"{view['gold']} gold"]
    held, mines = view["items"] or {}, view["mines"] or []
    items = [f"{name} ×{n}" if n > 1 else name for name, n in held.items()]
    if view["hand"]:
        items.append("a normal mine in hand")
    lines += _wrapped(items) or ["no items"]
    buried = Counter(mine["kind"] for mine in mines)
    if buried:
        kinds = [f"{n} {kind}" for kind, n in buried.items()]
        lines += _wrapped([f"mines: {kinds[0]}", *kinds[1:]])
    if view["radar"] is not None:
        lines.append(f"small numbers: radar of round {view['radar']['round']}")
    if view["bid"] is not None:
        lines.append(f"sealed: {view['bid'] or 'pass'}")
    if view["stock"] is not None:
        left = [f"{name} {n}" for name, n in view["stock"].items() if n]
        lines += _wrapped([f"in stock: {left[0]}", *left[1:]] if left else ["the shop is empty"])
    height = 62 + 36 * len(lines)
    drawn = [
        f'<g class="ob-private"><rect class="ob-own-line" x="{x - 12}" y="{y}" '
        f'width="{WIDTH + 18}" height="{height}" rx="12"/>',
        _icon("secret", x + 4, y + 14, "own"),
        _text(f"Only seat {seat + 1} sees this", x + 46, y + 39, 29, "own", "600"),
        *(
            _text(line, x + 4, y + 80 + 36 * place, 27, "text", "600" if place == 0 else "400")
            for place, line in enumerate(lines)
        ),
        "</g>",
    ]
    return drawn, y + height


def _wrapped(parts: list[str], most: int = 40) -> list[str]:
    """The parts as lines of at most `most` characters."""
    lines: list[str] = []
    for part in parts:
        if lines and len(lines[-1]) + len(part) + 2 <= most:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines
