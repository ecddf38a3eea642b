"""Positions and actions of liar's dice as text."""

from __future__ import annotations

import re

from obelisk.core.errors import IllegalAction, InvalidPosition, UnreadableAction
from obelisk.core.state import new_record
from obelisk.core.text import action_text, position_text
from obelisk.kernels import Record, Records
from strangers.liars_dice import rules
from strangers.liars_dice.options import LiarsDiceOptions

FORMS = "a bid like 2x5 (two fives), or liar"
_BID = re.compile(r"([0-9]{1,2})x([1-6])")
_FORM = (
    "'dice/dice/dice turn bid round out seed', like '25/1/3 0 2x5@2 4 - 99': the faces "
    "of each seat, the bid and who made it or '-', and the seats that are out in their order or '-'"
)
_POSITION = re.compile(
    r"([1-6]{1,3}|-)/([1-6]{1,3}|-)/([1-6]{1,3}|-) ([0-2]) "
    r"(?:([1-9])x([1-6])@([0-2])|-) ([0-9]{1,3}) ([0-2]{1,2}|-) ([0-9]{1,20})"
)


def write_position(s: Record) -> str:
    """The text of a complete state, secrets included. LD-8"""
    dice = ("".join(map(str, rules.held(s, seat))) or "-" for seat in range(rules.SEATS))
    bid = f"{s.count}x{s.face}@{s.bidder}" if s.count else "-"
    return f"{'/'.join(dice)} {s.turn} {bid} {s.hand} {_out(s)} {s.seed}"


def _out(s: Record) -> str:
    """The seats without dice, the first to go first: of three the first was third, then second."""
    gone = sorted(
        (seat for seat in range(rules.SEATS) if s.gone[seat]), key=lambda seat: -int(s.gone[seat])
    )
    return "".join(map(str, gone)) or "-"


def read_position(options: LiarsDiceOptions, text: str) -> Records:
    """An array of the one record that a text tells; `InvalidPosition` names every fault."""
    form = _POSITION.fullmatch(" ".join(position_text(text).split()))
    if form is None:
        raise InvalidPosition([f"a position is written {_FORM}"])
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
    faults = []
    if int(seed) < 2**64:
        s.seed = int(seed)
    else:
        faults.append(f"seed {seed}: it must be below 2^64")
    if count is not None:
        s.count, s.face, s.bidder = int(count), int(face), int(bidder)
    faults += _faults(s, options)
    if faults:
        raise InvalidPosition(faults)
    return array


def _faults(s: Record, options: LiarsDiceOptions) -> list[str]:
    """What is wrong with a position that could be read."""
    faults = []
    if len(rules.playing(s)) < rules.SEATS - len(_out(s).strip("-")):
        faults.append("a seat goes out only once")
    over = rules.is_over(s)
    for seat in range(rules.SEATS):
        dice = len(rules.held(s, seat))
        if dice > options.dice:
            faults.append(f"seat {seat} has {dice} dice: at most {options.dice}")
        if bool(dice) == (over or bool(s.gone[seat])):
            has = "no dice" if not dice else "dice"
            faults.append(f"seat {seat} has {has}, which does not agree with who is out")
    if s.gone[s.turn]:
        faults.append(f"seat {s.turn} is to act, but it is out")
    if s.count and (s.gone[s.bidder] or s.count > rules.total(s) or s.bidder == s.turn):
        faults.append(f"the bid {s.count}x{s.face} cannot be one of seat {s.bidder}")
    return faults


def write_action(bid: tuple[int, int] | None) -> str:
    """The text of a bid, or of a challenge (None)."""
    return "liar" if bid is None else f"{bid[0]}x{bid[1]}"


def read_action(s: Record, action: object) -> tuple[int, int] | None:
    """The bid that a text names, or None for a challenge; `IllegalAction` says why it is none."""
    text = action_text(action, FORMS).lower()
    if text == "liar":
        if not rules.may_challenge(s):
            raise IllegalAction("there is no bid to challenge yet", "LD-5")
        return None
    form = _BID.fullmatch(text)
    if form is None:
        raise UnreadableAction(f"'{text}' is no action: {FORMS}")
    bid = int(form[1]), int(form[2])
    if bid not in rules.bids(s):
        standing = write_action((int(s.count), int(s.face))) if s.count else "no bid"
        raise IllegalAction(
            f"'{text}' cannot be bid after {standing}: bid more dice or a higher face, and no more "
            f"than the {rules.total(s)} dice in play",
            "LD-4",
        )
    return bid
