"""Positions and actions of liar's dice as text."""

from __future__ import annotations

import re

from obelisk.core.errors import IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.messages import Message, Seat
from obelisk.core.state import new_record
from obelisk.core.text import action_text, position_text
from obelisk.kernels import Record, Records
from strangers.liars_dice import rules
from strangers.liars_dice.options import LiarsDiceOptions

FORMS = Message("liars-dice-forms")
_BID = re.compile(r"([0-9]{1,2})x([1-6])")
_POSITION = re.compile(
    r"([1-6]{1,3}|-)/([1-6]{1,3}|-)/([1-6]{1,3}|-) ([0-2]) "
    r"(?:([1-9])x([1-6])@([0-2])|-) ([0-9]{1,3}) ([0-2]{1,2}|-) ([0-9]{1,20})"
)


def write_position(s: Record) -> str:
    """Return the text of a complete state, secrets included. LD-8"""
    dice = ("".join(map(str, rules.held(s, seat))) or "-" for seat in range(rules.SEATS))
    bid = f"{s.count}x{s.face}@{s.bidder}" if s.count else "-"
    return f"{'/'.join(dice)} {s.turn} {bid} {s.hand} {_out(s)} {s.seed}"


def _out(s: Record) -> str:
    """Return the seats without dice, the first to go first."""
    gone = sorted(
        (seat for seat in range(rules.SEATS) if s.gone[seat]), key=lambda seat: -int(s.gone[seat])
    )
    return "".join(map(str, gone)) or "-"


def read_position(options: LiarsDiceOptions, text: str) -> Records:
    """Read a position as an array of one record; `InvalidPosition` names all faults."""
    form = _POSITION.fullmatch(" ".join(position_text(text).split()))
    if form is None:
        raise InvalidPosition(Message("liars-dice-position"))
    *dice, turn, count, face, bidder, number, out, seed = form.groups()
    array = new_record(rules.STATE)
    s = array[0]
    for seat, faces in enumerate(dice):
        own = sorted(map(int, faces.replace("-", "")))
        s.dice[seat, : len(own)] = own
    for place, seat in enumerate(map(int, out.replace("-", ""))):
        s.gone[seat] = rules.SEATS - place
    s.turn, s.hand, s.wild = int(turn), int(number), options.wild
    s.bidder = rules.NOBODY
    faults: list[Message] = []
    if int(seed) < 2**64:
        s.seed = int(seed)
    else:
        faults.append(Message("liars-dice-seed", seed=seed))
    if count is not None:
        s.count, s.face, s.bidder = int(count), int(face), int(bidder)
    faults += _faults(s, options)
    if faults:
        raise InvalidPosition(*faults)
    return array


def _faults(s: Record, options: LiarsDiceOptions) -> list[Message]:
    """Return what is wrong with a position that could be read."""
    faults = []
    if len(rules.playing(s)) < rules.SEATS - len(_out(s).strip("-")):
        faults.append(Message("liars-dice-out-twice"))
    over = rules.is_over(s)
    for seat in range(rules.SEATS):
        dice = len(rules.held(s, seat))
        if dice > options.dice:
            faults.append(
                Message("liars-dice-too-many", seat=Seat(seat), dice=dice, most=options.dice)
            )
        if bool(dice) == (over or bool(s.gone[seat])):
            code = "liars-dice-still-has-dice" if dice else "liars-dice-has-no-dice"
            faults.append(Message(code, seat=Seat(seat)))
    if s.gone[s.turn]:
        faults.append(Message("liars-dice-out-of-turn", seat=Seat(int(s.turn))))
    if s.count and (s.gone[s.bidder] or s.count > rules.total(s) or s.bidder == s.turn):
        bid = write_action((int(s.count), int(s.face)))
        faults.append(Message("liars-dice-bid-of", bid=bid, seat=Seat(int(s.bidder))))
    return faults


def write_action(bid: tuple[int, int] | None) -> str:
    """Return the text of a bid, or of a challenge (None)."""
    return "liar" if bid is None else f"{bid[0]}x{bid[1]}"


def read_action(s: Record, action: object) -> tuple[int, int] | None:
    """Return the bid that a text names, or None for a challenge, or raise `IllegalAction`."""
    text = action_text(action, FORMS).lower()
    if text == "liar":
        if not rules.may_challenge(s):
            raise IllegalAction(Message("liars-dice-no-bid", clause="LD-5"))
        return None
    form = _BID.fullmatch(text)
    if form is None:
        raise UnreadableAction(Message("core-action-unreadable", given=text, forms=FORMS))
    bid = int(form[1]), int(form[2])
    if bid not in rules.bids(s):
        total = rules.total(s)
        if not s.count:
            raise IllegalAction(
                Message("liars-dice-first-bid", clause="LD-4", given=text, total=total)
            )
        standing = write_action((int(s.count), int(s.face)))
        raise IllegalAction(
            Message("liars-dice-bid", clause="LD-4", given=text, standing=standing, total=total)
        )
    return bid
