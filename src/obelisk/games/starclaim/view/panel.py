"""The panel beside the star chart: round and phase, the seats, and the reader's own purse."""

from __future__ import annotations

from collections import Counter
from xml.sax.saxutils import escape

from rich.cells import cell_len

from obelisk.core.messages import Argument, List, Message, Seat
from obelisk.games.starclaim.text.notation import item_named
from obelisk.games.starclaim.view.palette import REALMS
from obelisk.games.starclaim.view.sentences import YOU, seats, who, winners
from obelisk.games.starclaim.view.shown import StarclaimView
from obelisk.games.starclaim.view.signs import sealed_bid

WIDTH = 560
ROW = 80  # the height of a seat


def draw(view: StarclaimView, x: int, y: int, language: str = "en") -> tuple[list[str], int]:
    """Return the panel with its top left corner at a place, and where it ends."""
    say = _Speaker(view["seat"], language)
    title = say("starclaim-table-round", round=str(view["round"]), rounds=str(view["rounds"]))
    phase = say(f"starclaim-phase-{view['phase']}")
    drawn = [
        _text(title, x, y + 36, 44, "text", "700"),
        _text(phase, x + WIDTH, y + 36, 36, "faint", "600", "end"),
        _text(_now(view, say), x, y + 84, 29, "faint"),
        f'<path class="ob-rule" d="M{x} {y + 108}h{WIDTH}"/>',
    ]
    y += 118
    cells = Counter(view["owner"].values())
    order = list(range(view["seats"]))
    result = view["result"]
    if result is not None:
        order.sort(key=result["ranks"].__getitem__)
    for seat in order:
        drawn += _seat(view, seat, cells[seat], x, y, say)
        y += ROW
    if view["seat"] is not None and result is None:
        purse, y = _purse(view, x, y + 14, say)
        drawn += purse
    return drawn, y


class _Speaker:
    """Says messages to the reader of a panel."""

    def __init__(self, reader: int | None, language: str) -> None:
        self.reader, self.language = reader, language

    def __call__(self, code: str, **args: Argument) -> str:
        return Message(code, clause=None, **args).said(self.language, seats(self.reader))


def _text(
    text: str, x: float, y: float, size: int, style: str, weight: str = "400", anchor: str = "start"
) -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text class="ob-{style}" {place}>{escape(text)}</text>'


def _icon(symbol: str, title: str, x: float, y: float, style: str) -> str:
    return (
        f'<use href="#ob-{symbol}" class="ob-{style}" x="{x}" y="{y}" width="30" height="30">'
        f"<title>{escape(title)}</title></use>"
    )


def _now(view: StarclaimView, say: _Speaker) -> str:
    """Return what is going on, in one line."""
    if view["result"] is not None:
        return say("starclaim-event-end", **who(winners(view["result"]["ranks"]), say.reader))
    if view["auction"] is not None:
        auction = view["auction"]
        if auction["holder"] is None:
            return say("starclaim-table-noBid")
        holder = Seat(auction["holder"])
        return say("starclaim-table-highest", amount=auction["high"], who=holder)
    vehicle = view["turn"] and view["turn"]["vehicle"]
    if vehicle:
        return say("starclaim-table-vehicleLeft", count=vehicle["left"])
    if view["controller"] is None:
        return say("starclaim-event-control", you="nobody", who="", price=0)
    return say(
        "starclaim-event-control", **who([view["controller"]], say.reader), price=view["price"]
    )


def _seat(view: StarclaimView, seat: int, cells: int, x: int, y: int, say: _Speaker) -> list[str]:
    """Return a row: swatch, name, and numbers; the seat that acts is lit."""
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
    name = Message("core-seat", number=str(seat + 1)).said(say.language)
    if seat == say.reader:
        name = say("starclaim-seat-player", seat=name, player=YOU)
    drawn.append(_text(name[:1].upper() + name[1:], x + 78, y + 34, 31, "text", "600"))
    signs = [("crown", "hasControl", "glow")] if seat == view["controller"] else []
    signs += [("barred", "isBarred", "death")] if seat in view["barred"] else []
    drawn += [
        _icon(symbol, say(f"starclaim-table-{title}"), x + 316 + 40 * place, y + 9, style)
        for place, (symbol, title, style) in enumerate(signs)
    ]
    result = view["result"]
    if result is not None:
        bonus = result["bonus"][seat]
        with_bonus = Message("starclaim-cells-bonus", count=cells, bonus=bonus)
        under = [
            with_bonus if bonus else Message("starclaim-cells", count=cells),
            Message("starclaim-group", count=result["groups"][seat]),
            Message("starclaim-table-gold", count=result["gold"][seat]),
        ]
        rank = say("starclaim-rank", rank=result["ranks"][seat])
        score = str(result["scores"][seat])
        drawn.append(_text(rank, x + 400, y + 34, 30, "faint", "600"))
        drawn.append(_text(score, x + WIDTH, y + 52, 48, "text", "700", "end"))
    else:
        under = [Message("starclaim-points", count=view["ap"][seat])]
        if view["all_gold"] is not None:
            under.append(Message("starclaim-table-gold", count=view["all_gold"][seat]))
        under += _doing(view, seat)
        word = say("starclaim-panel-cells", count=cells)
        drawn.append(_text(str(cells), x + WIDTH - 84, y + 52, 48, "text", "700", "end"))
        drawn.append(_text(word, x + WIDTH - 74, y + 52, 24, "faint"))
    listed = say("starclaim-list", items=List.of(under, "none"))
    drawn.append(_text(listed, x + 78, y + 66, 26, "faint"))
    return drawn


def _doing(view: StarclaimView, seat: int) -> list[Message]:
    """Return what a seat is doing in this phase, if anything is to be said."""
    if view["auction"] is not None:
        if seat in view["barred"]:
            return [Message("starclaim-table-isBarred")]
        if seat in view["auction"]["sealed"]:
            return [Message("starclaim-table-doing-sealed")]
        is_out = seat not in view["auction"]["active"]
        return [Message("starclaim-table-doing-out")] if is_out else []
    if view["turn"] is not None and view["turn"]["seat"] == seat:
        return [Message("starclaim-table-doing-acts")]
    if seat in view["queue"]:
        return [Message("starclaim-table-nth", place=view["queue"].index(seat) + 1)]
    return [Message("starclaim-table-doing-done")] if seat in view["done"] else []


def _purse(view: StarclaimView, x: int, y: int, say: _Speaker) -> tuple[list[str], int]:
    """Return what only the reader may know (gold, items, mines), and where the box ends."""
    lines = [say("starclaim-table-gold", count=view["gold"] or 0)]
    items = [_counted(name, n, say) for name, n in (view["items"] or {}).items()]
    if view["hand"]:
        items.append(say("starclaim-hand"))
    lines += _wrapped(items) or [say("starclaim-no-items")]
    buried = Counter(mine["kind"] for mine in view["mines"] or [])
    if buried:
        kinds = [_counted(kind, n, say) for kind, n in buried.items()]
        lines += [say("starclaim-panel-mines"), *_wrapped(kinds)]
    if view["radar"] is not None:
        lines.append(say("starclaim-panel-radar", round=str(view["radar"]["round"])))
    if view["bid"] is not None:
        bid = sealed_bid(view["bid"])
        lines.append(say(bid.code, **bid.args))
    if view["stock"] is not None:
        left = [_counted(name, n, say) for name, n in view["stock"].items() if n]
        lines += [say("starclaim-panel-stock"), *_wrapped(left)] if left else []
        lines += [] if left else [say("starclaim-stock-empty")]
    height = 62 + 36 * len(lines)
    secret = say("starclaim-table-secret")
    drawn = [
        f'<g class="ob-private"><rect class="ob-own-line" x="{x - 12}" y="{y}" '
        f'width="{WIDTH + 18}" height="{height}" rx="12"/>',
        _icon("secret", secret, x + 4, y + 14, "own"),
        _text(secret, x + 46, y + 39, 29, "own", "600"),
        *(
            _text(line, x + 4, y + 80 + 36 * place, 27, "text", "600" if place == 0 else "400")
            for place, line in enumerate(lines)
        ),
        "</g>",
    ]
    return drawn, y + height


def _counted(item: str, count: int, say: _Speaker) -> str:
    return say("starclaim-item-count", item=item_named(item), count=count)


def _wrapped(parts: list[str], most: int = 36) -> list[str]:
    """Return the parts as lines of at most `most` columns."""
    lines: list[str] = []
    for part in parts:
        if lines and cell_len(lines[-1]) + cell_len(part) + 2 <= most:
            lines[-1] += f", {part}"
        else:
            lines.append(part)
    return lines
