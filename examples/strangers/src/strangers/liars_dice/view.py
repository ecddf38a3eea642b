"""What each seat of liar's dice may know, and a picture of it."""

from __future__ import annotations

from random import Random
from xml.sax.saxutils import escape

import numpy as np

from obelisk.core.errors import ObeliskError
from obelisk.core.events import Event, only, visible
from obelisk.core.game import draw
from obelisk.core.messages import Message
from obelisk.core.state import State, new_record
from obelisk.kernels import Record, Records
from strangers.liars_dice import rules
from strangers.liars_dice.shown import BidShown, DiceView

SEAT_NAMES = ("north", "east", "west")


def seen(state: State, seat: int | None) -> DiceView:
    """What `seat` (None: a spectator) knows of a state: nothing of the dice of others. LD-3"""
    s, result = state.record, state.result
    bid: BidShown | None = None
    if s.count:
        bid = {"count": int(s.count), "face": int(s.face), "seat": int(s.bidder)}
    return {
        "game": state.game.id,
        "seat": seat,
        "seats": list(SEAT_NAMES),
        "to_act": list(state.to_act),
        "actions": [] if seat is None else state.actions(seat),
        "round": int(s.hand),
        "left": [len(rules.held(s, other)) for other in range(rules.SEATS)],
        "gone": [place or None for place in s.gone.tolist()],
        "bid": bid,
        "dice": None if seat is None else rules.held(s, seat),
        "events": [event.to_json() for event in visible(state.events, seat)],
        "result": None if result is None else result.to_json(),
    }


def rolled(s: Record) -> list[Event]:
    """The events of a round that begins: what everybody sees, and to each seat its own dice."""
    if rules.is_over(s):
        return []
    begun = Event("round", {"round": int(s.hand), "first": int(s.turn)})
    own = (
        Event("rolled", {"seat": seat, "dice": rules.held(s, seat)}, only(seat))
        for seat in rules.playing(s)
    )
    return [begun, *own]


def shown(end: rules.Showdown, s: Record) -> list[Event]:
    """The events of a challenge."""
    events = [
        Event("challenged", {"seat": end.challenger, "bidder": end.bidder}),
        Event("shown", {"dice": [list(own) for own in end.dice], "found": end.found}),
        Event("lost", {"seat": end.loser, "left": len(end.dice[end.loser]) - 1}),
    ]
    if s.gone[end.loser]:
        events.append(Event("out", {"seat": end.loser, "place": int(s.gone[end.loser])}))
    return events


def sampled(
    view: DiceView, seat: int | None, wild: bool, rng: Random | np.random.Generator
) -> Records:
    """An array of one record that fits a view: the own dice as they are, those of others and all
    that will be rolled drawn anew."""
    array = new_record(rules.STATE)
    s = array[0]
    try:
        s.hand, s.wild = view["round"], wild
        s.gone = [place or 0 for place in view["gone"]]
        (s.turn,) = view["to_act"] or rules.playing(s)
        s.bidder = rules.NOBODY
        if view["bid"] is not None:
            s.count, s.face = view["bid"]["count"], view["bid"]["face"]
            s.bidder = view["bid"]["seat"]
        for other, number in enumerate(view["left"]):
            dice = [draw(rng, rules.FACES) + 1 for _ in range(number)]
            if other == seat:
                dice = view["dice"] or []
            s.dice[other, : len(dice)] = sorted(dice)
    except (LookupError, TypeError, ValueError, OverflowError) as fault:
        raise ObeliskError(Message("liars-dice-view", error=str(fault))) from fault
    s.seed = draw(rng, 2**62)
    return array


# A picture

_STYLE = {
    "light": "#f6f1e7;#22201c;#fffdf6;#8d7c5b",
    "dark": "#14161a;#e9e4d8;#2a2e36;#7d796e",
}
_PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((28, 28), (50, 50), (72, 72)),
    4: ((28, 28), (28, 72), (72, 28), (72, 72)),
    5: ((28, 28), (28, 72), (50, 50), (72, 28), (72, 72)),
    6: ((28, 25), (28, 50), (28, 75), (72, 25), (72, 50), (72, 75)),
}


def picture(view: DiceView, *, theme: str, square: int) -> str:
    """An SVG document of a view: a row of dice for each seat, hidden ones face down."""
    width, height = 560, 400
    rows = "".join(_row(view, seat) for seat in range(rules.SEATS))
    bid = view["bid"]
    told = f"{SEAT_NAMES[bid['seat']]}: {bid['count']} × {bid['face']}" if bid else "–"
    scale = square / 100
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="ld-{theme}" role="img" '
        f'width="{width * scale:g}" height="{height * scale:g}" viewBox="0 0 {width} {height}">'
        f"<title>Liar's dice: {escape(told)}</title>{_style(theme)}"
        f'<rect class="ld-ground" width="{width}" height="{height}"/>{rows}'
        f'<text class="ld-ink" x="20" y="385">{escape(told)}</text></svg>'
    )


def _row(view: DiceView, seat: int) -> str:
    y = 20 + 115 * seat
    own = view["dice"] if view["seat"] == seat else None
    dice = [0] * view["left"][seat] if own is None else own
    arrow = "▸ " if seat in view["to_act"] else ""
    drawn = "".join(_die(face, 220 + 110 * place, y) for place, face in enumerate(dice))
    return f'<text class="ld-ink" x="20" y="{y + 60}">{arrow}{SEAT_NAMES[seat]}</text>{drawn}'


def _die(face: int, x: int, y: int) -> str:
    pips = "".join(f'<circle cx="{a}" cy="{b}" r="9"/>' for a, b in _PIPS.get(face, ()))
    return (
        f'<g transform="translate({x} {y})"><rect class="ld-die" width="100" height="100" rx="16"/>'
        f'<g class="ld-pip">{pips}</g></g>'
    )


def _style(theme: str) -> str:
    css = _css(theme, "dark" if theme == "dark" else "light")
    if theme == "auto":
        css += f"@media (prefers-color-scheme:dark){{{_css(theme, 'dark')}}}"
    return f"<style>{css}</style>"


def _css(theme: str, colours: str) -> str:
    ground, ink, die, line = _STYLE[colours].split(";")
    return (
        f".ld-{theme} .ld-ground{{fill:{ground}}}.ld-{theme} .ld-pip{{fill:{ink}}}"
        f".ld-{theme} .ld-ink{{fill:{ink};font:600 30px system-ui,sans-serif}}"
        f".ld-{theme} .ld-die{{fill:{die};stroke:{line};stroke-width:4}}"
    )
