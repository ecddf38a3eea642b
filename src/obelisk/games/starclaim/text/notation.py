"""Starclaim's cells and actions as text. The JSON position is in `position`."""

from __future__ import annotations

import re
import string
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from obelisk.core.errors import IllegalAction, UnreadableAction
from obelisk.core.messages import Argument, List, Message, PieceNamed, Seat
from obelisk.core.text import action_text
from obelisk.games.starclaim.rules import rules, single
from obelisk.games.starclaim.rules.board import AUCTION, BURY, NOWHERE, SEALED, STRIDE, TURN
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
    """Return the name of a cell: `c4`."""
    return _NAMES[cell]


def find_cell(name: str, side: int) -> int:
    """Return the named cell of a board, or NOWHERE if the board has no such cell."""
    column = string.ascii_lowercase[:side].find(name[:1].lower()) + 1 if name else 0
    row = _row(name[1:], side)
    return row * STRIDE + column if row and column else NOWHERE


def last_cell(side: int) -> str:
    """Return the name of the last cell of a board: `l12`."""
    return f"{string.ascii_lowercase[side - 1]}{side}"


def item_named(item: str) -> PieceNamed:
    """Return an item, or a kind of mine, as messages name it."""
    return PieceNamed(f"starclaim-{item}")


def _row(digits: str, side: int) -> int:
    """Return the number of a row, or 0 if the board has no such row."""
    is_row = re.fullmatch("[1-9][0-9]?", digits, re.ASCII) and int(digits) <= side
    return int(digits) if is_row else 0


# Actions. SC-74

# The first word of each verb, and what follows it.
VERBS = {
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
_WORDS = {verb: (word, takes) for word, (verb, takes) in VERBS.items()}

# How actions are written, by what is asked.
FORMS = {
    rules.ASK_AUCTION: ("bid 12", "pass"),
    rules.ASK_PICK: ("pick 3",),
    rules.ASK_MINE: (
        "mine c4", "matrix c4", "chase c4 f6", "spore c4", "purify c4", "radar", "end",
    ),
    rules.ASK_OCCUPY: ("step c4", "scan c5", "stop", "vehicle", "robot row 4", "robot column c"),
    rules.ASK_DRIVE: ("drive c4",),
    rules.ASK_DEFUSE: ("defuse yes", "defuse no"),
    rules.ASK_SHOP: ("buy radar", "skip"),
}  # fmt: skip
# What can follow the first word of an action.
_EXAMPLES = {
    "": ("",),
    "amount": (" 12",),
    "seat": (" 3",),
    "cell": (" c4",),
    "cell target": (" c4 f6",),
    "row number": (" row 4", " column c"),
    "yes": (" yes", " no"),
    "item": (" radar",),
}

LIKE = Message("starclaim-forms")  # what actions look like


def write_action(decision: int) -> str:
    """Return the canonical text of a decision."""
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
    """Return a row or a column as a robot takes it: `row 4`, `column c`."""
    if line < STRIDE:
        return f"row {line}"
    return f"column {string.ascii_lowercase[line - STRIDE - 1]}"


def read_action(array: Any, seat: int, action: object) -> int:
    """Return the legal decision that a text names; `IllegalAction` says why there is none.

    The state comes in an array of one record. A refusal tells only what the deciding seat can see.
    """
    decision = _read(array[0], action)
    reason = single.refusal(array, seat, decision)
    if reason != rules.LEGAL:
        raise IllegalAction(_REFUSALS[reason].message(_Refused(array[0], seat, decision)))
    return decision


def _read(record: Any, action: object) -> int:
    """Return the decision that a text names, legal or not."""
    text = action_text(action, LIKE)
    words = text.lower().split()
    if not words or words[0] not in VERBS:
        forms = List.of(FORMS[int(rules.asks(record))], "or")
        raise UnreadableAction(Message("starclaim-action-unknown", action=text, forms=forms))
    verb, takes = VERBS[words[0]]
    if len(words) - 1 != len(takes.split()):
        forms = List.of((words[0] + rest for rest in _EXAMPLES[takes]), "or")
        raise UnreadableAction(Message("starclaim-action-form", action=text, forms=forms))
    argument = _read_argument(text, takes, int(record["side"]), int(record.seats))
    if isinstance(argument, Message):
        raise UnreadableAction(argument)
    return verb << 16 | argument


def _read_argument(text: str, takes: str, side: int, seats: int) -> int | Message:
    """Return what follows the first word of an action as a number, or what is wrong with it."""
    words = text.lower().split()[1:]
    if takes == "amount":
        amount = _read_number(words[0])
        if amount is None:
            return Message("starclaim-action-bid", action=text)
        return min(amount, HIGHEST_BID + 1)
    if takes == "seat":
        seat = _read_number(words[0])
        if seat is None or seat >= seats:
            return Message("starclaim-action-seat", action=text, last=str(seats - 1))
        return seat
    if takes in ("cell", "cell target"):
        cells = [find_cell(word, side) for word in words]
        if NOWHERE in cells:
            word = words[cells.index(NOWHERE)]
            return Message("starclaim-action-cell", action=text, cell=word, last=last_cell(side))
        return sum(cell << 8 * place for place, cell in enumerate(cells))
    if takes == "row number":
        return _read_line(text, side)
    if takes == "yes":
        if words[0] not in ("yes", "no"):
            return Message("starclaim-action-answer", action=text)
        return int(words[0] == "yes")
    if takes == "item":
        if words[0] not in ITEMS:
            return Message("starclaim-action-item", action=text, items=List.of(ITEMS))
        return ITEMS.index(words[0])
    return 0


def _read_number(text: str) -> int | None:
    return int(text) if re.fullmatch("0|[1-9][0-9]{0,8}", text, re.ASCII) else None


def _read_line(text: str, side: int) -> int | Message:
    _, kind, name = text.lower().split()
    if kind == "row":
        return _row(name, side) or Message("starclaim-action-row", action=text, last=str(side))
    if kind == "column":
        letters = string.ascii_lowercase[:side]
        if len(name) != 1 or name not in letters:
            return Message("starclaim-action-column", action=text, last=letters[-1])
        return STRIDE + letters.index(name) + 1
    return Message("starclaim-action-line", action=text)


# Refusals: for each reason of the kernels a message, its clause, and its arguments


@dataclass(frozen=True, slots=True)
class _Refused:
    """A decision that a seat may not make."""

    record: Any
    seat: int
    decision: int

    @property
    def verb(self) -> int:
        return self.decision >> 16

    @property
    def argument(self) -> int:
        return self.decision & 0xFFFF

    @property
    def asked(self) -> int:
        return int(rules.asks(self.record))

    @property
    def lowest(self) -> int:
        return int(rules.lowest_bid(self.record))

    @property
    def item(self) -> str:
        word, takes = _WORDS[self.verb]
        return ITEMS[self.argument] if takes == "item" else {"scan": "scanner"}.get(word, word)


_ARGUMENTS: dict[str, Callable[[_Refused], Argument]] = {
    "action": lambda refused: write_action(refused.decision),
    "forms": lambda refused: List.of(FORMS[refused.asked], "or"),
    "lowest": lambda refused: refused.lowest,
    "highest": lambda refused: HIGHEST_BID,
    "gold": lambda refused: int(refused.record.gold[refused.seat]),
    "price": lambda refused: PRICES[refused.argument],
    "item": lambda refused: item_named(refused.item),
    "who": lambda refused: Seat(refused.argument),
    "you": lambda refused: "yes" if refused.argument == refused.seat else "no",
    "cell": lambda refused: cell_name(refused.argument & 255),
    "target": lambda refused: cell_name(refused.argument >> 8),
    "count": lambda refused: int(refused.record.scan_per_step),
}


@dataclass(frozen=True, slots=True)
class _Refusal:
    """How a reason is said: `clause` is the rule, but for the verbs in `clauses`."""

    code: str | Callable[[_Refused], str]
    clause: str | Callable[[_Refused], str]
    arguments: tuple[str, ...] = ("action",)
    clauses: Mapping[int, str] = field(default_factory=dict)

    def message(self, refused: _Refused) -> Message:
        args = {name: _ARGUMENTS[name](refused) for name in self.arguments}
        rule = self.clause if isinstance(self.clause, str) else self.clause(refused)
        clause = self.clauses.get(refused.verb, rule)
        code = self.code if isinstance(self.code, str) else self.code(refused)
        return Message(f"starclaim-{code}", clause=clause, **args)


def _clause_of_question(refused: _Refused) -> str:
    if refused.verb == rules.PICK and _all_bury(refused.record):
        return "SC-27"
    clauses = {rules.ASK_PICK: "SC-16", rules.ASK_DEFUSE: "SC-51", rules.ASK_DRIVE: "SC-55"}
    return clauses.get(refused.asked, "SC-74")


_WITHOUT_ITEM = {
    rules.USE_RADAR: "SC-61",
    rules.SCAN: "SC-58",
    rules.SEND_VEHICLE: "SC-54",
    rules.SEND_ROBOT: "SC-59",
}
_OCCUPIED = {
    rules.LAY_CHASE: "SC-31",
    rules.STEP: "SC-40",
    rules.SCAN: "SC-58",
    rules.DRIVE: "SC-55",
}
_REFUSALS = {
    rules.NOT_ASKED: _Refusal("not-asked", _clause_of_question, ("action", "forms")),
    rules.BID_TOO_LOW: _Refusal(
        lambda refused: "bid-none" if refused.lowest > HIGHEST_BID else "bid-low",
        lambda refused: "SC-15" if int(refused.record.floor) else "SC-7",
        ("lowest",),
    ),
    rules.BID_TOO_HIGH: _Refusal("bid-high", "SC-7", ("highest",)),
    rules.BID_ABOVE_GOLD: _Refusal("bid-unpaid", "SC-12", ("gold",)),
    rules.ALREADY_DONE: _Refusal("pick-done", "SC-17", ("who", "you")),
    rules.ALREADY_NAMED: _Refusal("pick-named", "SC-19", ("who", "you")),
    rules.NO_MINE_IN_HAND: _Refusal(
        "no-mine", lambda refused: "SC-3" if int(refused.record.free) else "SC-26", ()
    ),
    rules.NOT_FREE: _Refusal("not-free", "SC-23", ("cell",), _OCCUPIED),
    rules.NO_ITEM: _Refusal("no-item", "SC-22", ("item",), _WITHOUT_ITEM),
    rules.OFF_THE_BOARD: _Refusal("matrix-off-board", "SC-28"),
    rules.SQUARE_OCCUPIED: _Refusal("matrix-occupied", "SC-28"),
    rules.TARGET_FREE: _Refusal("chase-target", "SC-31", ("target",)),
    rules.MUST_BURY_FIRST: _Refusal("bury-first", "SC-21", ()),
    rules.NOT_NEXT_TO_PATH: _Refusal("not-beside", "SC-39", ("cell",), {rules.SCAN: "SC-58"}),
    rules.MUST_STEP_FIRST: _Refusal("step-first", "SC-46", ()),
    rules.TOO_LATE: _Refusal("too-late", "SC-60"),
    rules.TOO_EARLY: _Refusal("too-early", "SC-58"),
    rules.FIRST_CELL_MINED: _Refusal("first-cell-mined", "SC-58", ()),
    rules.SCANNED_ENOUGH: _Refusal("scanned-enough", "SC-58", ("count",)),
    rules.VEHICLES_REST: _Refusal("vehicles-rest", "SC-57", ()),
    rules.NO_POINTS_FOR_IT: _Refusal("vehicle-points", "SC-57", ()),
    rules.NOT_NEXT_TO_VEHICLE: _Refusal("drive-not-beside", "SC-55", ("cell",)),
    rules.DRIVEN_OVER: _Refusal("driven-over", "SC-55", ("cell",)),
    rules.SOLD_OUT: _Refusal("sold-out", "SC-63", ("item",)),
    rules.TOO_DEAR: _Refusal("too-dear", "SC-63", ("item", "price", "gold")),
}


def why_not_to_act(record: Any, seat: int) -> str:
    """Return the clause by which a seat may not act while others may, from public facts only."""
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
    """Whether all seats bury at once: `turns.buries_in_parallel` for use outside kernels."""
    return int(record.phase) == BURY and bool(record.parallel_mines)
