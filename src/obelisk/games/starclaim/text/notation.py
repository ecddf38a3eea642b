"""Starclaim's cells and actions as text. The JSON position is in `position`."""

from __future__ import annotations

import re
import string
from typing import Any

from obelisk.core.errors import IllegalAction, UnreadableAction
from obelisk.core.quoting import shown
from obelisk.core.text import action_text
from obelisk.games.starclaim.rules import rules, single
from obelisk.games.starclaim.rules.board import AUCTION, BURY, SEALED, STRIDE, TURN
from obelisk.games.starclaim.setups import HIGHEST_BID, ITEMS, PRICES
from obelisk.games.starclaim.view.shown import Phase

PHASES: tuple[Phase, ...] = ("auction", "mine", "occupy", "shop", "end")
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
        raise ValueError(f"cell '{shown(name)}': columns are a–{letters[-1]}")
    if not re.fullmatch("[1-9][0-9]?", digits, re.ASCII) or int(digits) > side:
        raise ValueError(f"cell '{shown(name)}': rows are 1–{side}")
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
FORMS = {
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

LIKE = "a word and what it needs, like 'step c4'"


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


def read_action(array: Any, seat: int, action: object) -> int:
    """The legal decision that a text names; `IllegalAction` says why it is none. The state comes
    in an array of one record.

    What it says follows from the view of the deciding seat.
    """
    decision = _read(array[0], action)
    reason = single.refusal(array, seat, decision)
    if reason != rules.LEGAL:
        raise _explain(array[0], seat, decision, reason)
    return decision


def _read(record: Any, action: object) -> int:
    """The decision that a text names, legal or not."""
    text = action_text(action, LIKE)
    words = text.lower().split()
    if not words or words[0] not in _VERBS:
        form = FORMS[int(rules.asks(record))]
        raise UnreadableAction(f"'{text}' is no action; now it is: {form}")
    verb, takes = _VERBS[words[0]]
    if len(words) - 1 != len(takes.split()):
        form = _EXAMPLES[takes].format(words[0], words[0])
        raise UnreadableAction(f"'{text}' cannot be read: write {form}")
    try:
        return verb << 16 | _read_argument(record, takes, words[1:])
    except ValueError as fault:
        raise UnreadableAction(f"'{text}': {fault}") from None


def _read_argument(record: Any, takes: str, words: list[str]) -> int:
    if not takes:
        return 0
    side = int(record["side"])
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


# The clause that a decision breaks, where one reason serves several kinds of them.
_OTHER_QUESTION = {
    rules.ASK_PICK: "SC-16",
    rules.ASK_DEFUSE: "SC-51",
    rules.ASK_DRIVE: "SC-55",
}
_OCCUPIED = {
    rules.LAY_CHASE: "SC-31",
    rules.STEP: "SC-40",
    rules.SCAN: "SC-58",
    rules.DRIVE: "SC-55",
}
_WITHOUT_ITEM = {
    rules.USE_RADAR: "SC-61",
    rules.SCAN: "SC-58",
    rules.SEND_VEHICLE: "SC-54",
    rules.SEND_ROBOT: "SC-59",
}


def _explain(record: Any, seat: int, decision: int, reason: int) -> IllegalAction:
    """Why a decision is not legal and what would be, as far as the deciding seat may know."""
    verb, argument = decision >> 16, decision & 0xFFFF
    word, takes = _WORDS[verb]
    said = f"'{write_action(decision)}'"
    if reason == rules.NOT_ASKED:
        asked = int(rules.asks(record))
        is_for_nobody = verb == rules.PICK and _all_bury(record)
        clause = "SC-27" if is_for_nobody else _OTHER_QUESTION.get(asked, "SC-74")
        return IllegalAction(f"{said} is not asked now; now it is: {FORMS[asked]}", clause)
    if reason == rules.BID_TOO_LOW:
        clause = "SC-15" if int(record.floor) else "SC-7"
        lowest = int(rules.lowest_bid(record))
        if lowest > HIGHEST_BID:
            return IllegalAction(f"{said}: no higher bid is possible; pass", clause)
        return IllegalAction(f"{said}: a bid must be at least {lowest}", clause)
    cell = cell_name(argument & 255) if takes.startswith("cell") else ""
    target = cell_name(argument >> 8)
    item = ITEMS[argument] if takes == "item" else {"scan": "scanner"}.get(word, word)
    price = PRICES[argument] if takes == "item" else 0
    gold = int(record.gold[seat])
    return {
        rules.BID_TOO_HIGH: IllegalAction(f"a bid can be at most {HIGHEST_BID}", "SC-7"),
        rules.BID_ABOVE_GOLD: IllegalAction(
            f"{said}: you have {gold} gold, and may not bid more than that", "SC-12"
        ),
        rules.ALREADY_DONE: IllegalAction(
            f"seat {argument} has had its turn in this phase; pick another", "SC-17"
        ),
        rules.ALREADY_NAMED: IllegalAction(
            f"seat {argument} has been named already; pick another", "SC-19"
        ),
        rules.NO_MINE_IN_HAND: IllegalAction(
            f"{said}: your normal mine of this round is buried or forfeited",
            "SC-3" if int(record.free) else "SC-26",
        ),
        rules.NOT_FREE: IllegalAction(
            f"{said}: {cell} is occupied; it must be a free cell", _OCCUPIED.get(verb, "SC-23")
        ),
        rules.NO_ITEM: IllegalAction(
            f"{said}: you have no {item}", _WITHOUT_ITEM.get(verb, "SC-22")
        ),
        rules.OFF_THE_BOARD: IllegalAction(
            f"{said}: a matrix mine is named by the top-left cell of a 2x2 square that lies on the "
            "board",
            "SC-28",
        ),
        rules.SQUARE_OCCUPIED: IllegalAction(
            f"{said}: all four cells are occupied; one must be free", "SC-28"
        ),
        rules.TARGET_FREE: IllegalAction(
            f"{said}: the target {target} is free; it must be an occupied cell", "SC-31"
        ),
        rules.MUST_BURY_FIRST: IllegalAction(
            "bury your normal mine before you end: mine c4", "SC-21"
        ),
        rules.NOT_NEXT_TO_PATH: IllegalAction(
            f"{said}: {cell} is no side neighbour of the cell you occupied last",
            "SC-58" if verb == rules.SCAN else "SC-39",
        ),
        rules.MUST_STEP_FIRST: IllegalAction(
            "you may not stop before your first step at this table", "SC-46"
        ),
        rules.TOO_LATE: IllegalAction(f"{said}: only before the first step", "SC-60"),
        rules.TOO_EARLY: IllegalAction(f"{said}: only after the first step", "SC-58"),
        rules.FIRST_CELL_MINED: IllegalAction(
            f"{said}: there is no scanning in a turn whose first cell was mined", "SC-58"
        ),
        rules.SCANNED_ENOUGH: IllegalAction(
            f"{said}: {int(record.scan_per_step)} for each step, and no more", "SC-58"
        ),
        rules.VEHICLES_REST: IllegalAction("your vehicles rest until the next round", "SC-57"),
        rules.NO_POINTS_FOR_IT: IllegalAction(
            "no points are left to vehicles in this turn", "SC-57"
        ),
        rules.NOT_NEXT_TO_VEHICLE: IllegalAction(
            f"{said}: {cell} is no side neighbour of the vehicle's cell", "SC-55"
        ),
        rules.DRIVEN_OVER: IllegalAction(
            f"{said}: the vehicle has driven over {cell} already", "SC-55"
        ),
        rules.SOLD_OUT: IllegalAction(f"{said}: the {item} is sold out", "SC-63"),
        rules.TOO_DEAR: IllegalAction(
            f"{said}: it costs {price}, and you have {gold} gold", "SC-63"
        ),
    }[reason]


def why_not_to_act(record: Any, seat: int) -> str:
    """The clause by which a seat is not to act while others are, of what everybody knows."""
    if _all_bury(record):
        return "SC-27"
    if int(record.phase) != AUCTION:
        return "SC-17" if int(record.done) >> seat & 1 else "SC-16"
    if int(record.barred) >> seat & 1:
        return "SC-10"
    if int(record.has_sealed) >> seat & 1:
        return "SC-14"
    if not int(record.active) >> seat & 1:
        return "SC-15" if int(record.auction) == SEALED else "SC-8"
    return "SC-6" if int(record.auction) == TURN else "SC-13"


def _all_bury(record: Any) -> bool:
    """What `turns.buries_in_parallel` says, which nobody else calls uncompiled."""
    return int(record.phase) == BURY and bool(record.parallel_mines)
