"""Starclaim's cells and actions as text. The JSON position is in `position`."""

from __future__ import annotations

import re
import string
from typing import Any

from obelisk.core.errors import IllegalAction, UnreadableAction
from obelisk.games.starclaim import rules
from obelisk.games.starclaim.board import STRIDE
from obelisk.games.starclaim.setups import HIGHEST_BID, ITEMS, PRICES

PHASES = ("auction", "mine", "occupy", "shop", "end")
ASKS = (None, "auction", "pick", "mine", "occupy", "drive", "defuse", "shop")
KINDS = ("", "normal", "matrix", "chase", "spore", "purify")

_NAMES = tuple(
    f"{string.ascii_lowercase[cell % STRIDE - 1]}{cell // STRIDE}" if cell % STRIDE else ""
    for cell in range(256)
)


def cell_name(cell: int) -> str:
    """The name of a cell: `c4`."""
    return _NAMES[cell]


def find_cell(name: str, side: int) -> int:
    """The named cell of a board; a `ValueError` says what is wrong with the name."""
    letters = string.ascii_lowercase[:side]
    letter, digits = name[:1].lower(), name[1:]
    if not letter or letter not in letters:
        raise ValueError(f"cell '{name[:20]}': columns are a–{letters[-1]}")
    if not re.fullmatch("[1-9][0-9]?", digits, re.ASCII) or int(digits) > side:
        raise ValueError(f"cell '{name[:20]}': rows are 1–{side}")
    return int(digits) * STRIDE + letters.index(letter) + 1


# Actions. SC-74

# The first word of each verb, and what follows it.
_VERBS = {
    "pass": (rules.PASS, ""),
    "bid": (rules.BID, "amount"),
    "pick": (rules.PICK, "seat"),
    "mine": (rules.MINE, "cell"),
    "matrix": (rules.LAY_MATRIX, "cell"),
    "chase": (rules.LAY_CHASE, "cell target"),
    "spore": (rules.LAY_SPORE, "cell"),
    "purify": (rules.LAY_PURIFY, "cell"),
    "radar": (rules.USE_RADAR, ""),
    "end": (rules.END_TURN, ""),
    "step": (rules.STEP, "cell"),
    "scan": (rules.SCAN, "cell"),
    "stop": (rules.STOP, ""),
    "vehicle": (rules.SEND_VEHICLE, ""),
    "robot": (rules.SEND_ROBOT, "row number"),
    "drive": (rules.DRIVE, "cell"),
    "defuse": (rules.DEFUSE, "yes"),
    "buy": (rules.BUY, "item"),
    "skip": (rules.SKIP, ""),
}
_WORDS = {verb: (word, takes) for word, (verb, takes) in _VERBS.items()}

# What to say instead, by what is asked.
_FORMS = {
    rules.ASK_AUCTION: "bid 12, or pass",
    rules.ASK_PICK: "pick 3",
    rules.ASK_MINE: "mine c4, matrix c4, chase c4 f6, spore c4, purify c4, radar, or end",
    rules.ASK_OCCUPY: "step c4, scan c5, stop, vehicle, robot row 4, or robot column c",
    rules.ASK_DRIVE: "drive c4",
    rules.ASK_DEFUSE: "defuse yes, or defuse no",
    rules.ASK_SHOP: "buy radar (or another item), or skip",
}
_EXAMPLES = {
    "": "{}",
    "amount": "{} 12",
    "seat": "{} 3",
    "cell": "{} c4",
    "cell target": "{} c4 f6",
    "row number": "{} row 4, or {} column c",
    "yes": "{} yes, or {} no",
    "item": "{} radar",
}


def write_action(decision: int) -> str:
    """The canonical text of a decision."""
    argument = decision & 0xFFFF
    word, takes = _WORDS[decision >> 16]
    if takes in ("amount", "seat"):
        return f"{word} {argument}"
    if takes == "cell":
        return f"{word} {cell_name(argument)}"
    if takes == "cell target":
        return f"{word} {cell_name(argument & 255)} {cell_name(argument >> 8)}"
    if takes == "row number":
        return f"{word} {write_line(argument)}"
    if takes == "yes":
        return f"{word} {'yes' if argument else 'no'}"
    return f"{word} {ITEMS[argument]}" if takes == "item" else word


def write_line(line: int) -> str:
    """A row or a column, as a robot takes it: `row 4`, `column c`."""
    if line < STRIDE:
        return f"row {line}"
    return f"column {string.ascii_lowercase[line - STRIDE - 1]}"


def read_action(record: Any, seat: int, action: object) -> int:
    """The legal decision that a text names; `IllegalAction` says why it is none.

    What it says follows from the view of the deciding seat.
    """
    decision = _read(record, action)
    reason = int(rules.refusal(record, seat, decision))
    if reason != rules.LEGAL:
        raise IllegalAction(_explain(record, seat, decision, reason))
    return decision


def _read(record: Any, action: object) -> int:
    """The decision that a text names, legal or not."""
    if not isinstance(action, str):
        raise UnreadableAction(f"an action is text like 'step c4', not {type(action).__name__}")
    words = action.lower().split()
    if not words or words[0] not in _VERBS:
        form = _FORMS[int(rules.asks(record))]
        raise UnreadableAction(f"'{action[:40]}' is no action; now it is: {form}")
    verb, takes = _VERBS[words[0]]
    if len(words) - 1 != len(takes.split()):
        form = _EXAMPLES[takes].format(words[0], words[0])
        raise UnreadableAction(f"'{action[:40]}' cannot be read: write {form}")
    try:
        return verb << 16 | _read_argument(record, takes, words[1:])
    except ValueError as fault:
        raise UnreadableAction(f"'{action[:40]}': {fault}") from None


def _read_argument(record: Any, takes: str, words: list[str]) -> int:
    side = int(record.side)
    if takes == "amount":
        return min(_read_number(words[0], "a bid is a whole number"), HIGHEST_BID + 1)
    if takes == "seat":
        seats = int(record.seats)
        fault = f"seats are 0–{seats - 1}"
        seat = _read_number(words[0], fault)
        if seat >= seats:
            raise ValueError(fault)
        return seat
    if takes == "cell":
        return find_cell(words[0], side)
    if takes == "cell target":
        return find_cell(words[0], side) | find_cell(words[1], side) << 8
    if takes == "row number":
        return _read_line(words, side)
    if takes == "yes":
        if words[0] not in ("yes", "no"):
            raise ValueError("the answer is yes or no")
        return int(words[0] == "yes")
    if takes == "item":
        if words[0] not in ITEMS:
            raise ValueError(f"items are {', '.join(ITEMS)}")
        return ITEMS.index(words[0])
    return 0


def _read_number(text: str, fault: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]{0,8}", text, re.ASCII):
        raise ValueError(fault)
    return int(text)


def _read_line(words: list[str], side: int) -> int:
    kind, name = words
    letters = string.ascii_lowercase[:side]
    if kind == "row":
        if not re.fullmatch("[1-9][0-9]?", name, re.ASCII) or int(name) > side:
            raise ValueError(f"rows are 1–{side}")
        return int(name)
    if kind == "column":
        if len(name) != 1 or name not in letters:
            raise ValueError(f"columns are a–{letters[-1]}")
        return STRIDE + letters.index(name) + 1
    raise ValueError("a robot takes a row or a column")


def _explain(record: Any, seat: int, decision: int, reason: int) -> str:
    """Why a decision is not legal and what would be, as far as the deciding seat may know."""
    argument = decision & 0xFFFF
    word, takes = _WORDS[decision >> 16]
    said = f"'{write_action(decision)}'"
    if reason == rules.NOT_ASKED:
        return f"{said} is not asked now; now it is: {_FORMS[int(rules.asks(record))]}"
    cell = cell_name(argument & 255) if takes.startswith("cell") else ""
    item = ITEMS[argument] if takes == "item" else word
    price = PRICES[argument] if takes == "item" else 0
    gold = int(record.gold[seat])
    return {
        rules.BID_TOO_LOW: f"{said}: a bid must be at least {int(rules.lowest_bid(record))}"
        if int(rules.lowest_bid(record)) <= HIGHEST_BID
        else f"{said}: no higher bid is possible; pass",
        rules.BID_TOO_HIGH: f"a bid can be at most {HIGHEST_BID}",
        rules.BID_ABOVE_GOLD: f"{said}: you have {gold} gold, and may not bid more than that",
        rules.ALREADY_DONE: f"seat {argument} has had its turn in this phase; pick another",
        rules.ALREADY_NAMED: f"seat {argument} has been named already; pick another",
        rules.NO_MINE_IN_HAND: f"{said}: your normal mine of this round is buried or forfeited",
        rules.NOT_FREE: f"{said}: {cell} is occupied; it must be a free cell",
        rules.NO_ITEM: f"{said}: you have no {'scanner' if word == 'scan' else word}",
        rules.OFF_THE_BOARD: f"{said}: a matrix mine is named by the top-left cell of a 2x2 square "
        "that lies on the board",
        rules.SQUARE_OCCUPIED: f"{said}: all four cells are occupied; one must be free",
        rules.TARGET_FREE: f"{said}: the target {cell_name(argument >> 8)} is free; it must be "
        "an occupied cell",
        rules.MUST_BURY_FIRST: "bury your normal mine before you end: mine c4",
        rules.NOT_NEXT_TO_PATH: f"{said}: {cell} is no side neighbour of the cell you occupied "
        "last",
        rules.MUST_STEP_FIRST: "you may not stop before your first step at this table",
        rules.TOO_LATE: f"{said}: only before the first step",
        rules.TOO_EARLY: f"{said}: only after the first step",
        rules.SCANNED_ENOUGH: f"{said}: {int(record.scan_per_step)} for each step, and no more",
        rules.VEHICLES_REST: "your vehicles rest until the next round",
        rules.NO_POINTS_FOR_IT: "no points are left to vehicles in this turn",
        rules.NOT_NEXT_TO_VEHICLE: f"{said}: {cell} is no side neighbour of the vehicle's cell",
        rules.DRIVEN_OVER: f"{said}: the vehicle has driven over {cell} already",
        rules.SOLD_OUT: f"{said}: the {item} is sold out",
        rules.TOO_DEAR: f"{said}: it costs {price}, and you have {gold} gold",
    }[reason]
