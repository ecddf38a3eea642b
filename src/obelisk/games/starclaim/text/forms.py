"""How Starclaim's actions are typed at a terminal, and what each of them and each item does.

People count seats from 1, the rules from 0; only `pick` names a seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from obelisk.core.errors import IllegalAction
from obelisk.core.quoting import shown
from obelisk.games.starclaim.setups import ITEMS, PRICES

_EXPLAINED = {
    "bid": "bid 12       offer 12 gold for the right to set the order of play",
    "pass": "pass         leave this auction",
    "pick": "pick 3       let seat 3 go next",
    "mine": "mine c4      bury your normal mine on the free cell c4",
    "matrix": "matrix c4    bury a matrix mine on the free cells of the square c4 d4 c5 d5",
    "chase": "chase c4 f6  bury a chase mine on c4; when it explodes, f6 loses its owner",
    "spore": "spore c4     bury a spore: next round it spreads to the free cells around it",
    "purify": "purify c4    bury a purify mine: it clears the eight cells around it",
    "radar": "radar        use your radar: how many mines lie on each cell",
    "end": "end          end your burying",
    "step": "step c4      claim c4; first any free cell, then a free neighbour of the last one",
    "scan": "scan c5      show everybody how many mines lie on c5",
    "stop": "stop         keep what you have claimed and end your turn",
    "vehicle": "vehicle      send a vehicle ahead",
    "robot": "robot row 4  remove the normal mines of a row (or: robot column c)",
    "drive": "drive c4     move the vehicle to c4",
    "defuse": "defuse yes   use a deminer, and the cell is yours (defuse no: it explodes)",
    "buy": "buy radar    buy one item",
    "skip": "skip         buy nothing",
}
# Short enough for a line of 80 columns with price and stock.
_ITEMS = {
    "matrix": "explodes on any free cell of its 2x2 square",
    "chase": "when it explodes, a cell of your choice is freed",
    "spore": "a round later, mines lie on the free cells around",
    "purify": "clears all mines and owners around its explosion",
    "deminer": "saves you once from a cell with normal mines only",
    "vehicle": "drives ahead of you and takes explosions for you",
    "scanner": "shows everybody the mines of a cell beside you",
    "robot": "removes the normal mines of a row or column, once",
    "radar": "shows you the number of mines on every cell, once",
}
# What the arguments of an action are, where they are not cells.
COUNTED = {"robot": "rows and columns", "chase": "pairs of a cell and a target"}


def to_rules(action: str, possible: list[str]) -> str:
    """What was typed as the rules write it; a seat that cannot be picked is refused here."""
    words = action.lower().split()
    picks = [int(choice.split()[1]) + 1 for choice in possible if choice.startswith("pick ")]
    if not picks or words[:1] != ["pick"]:
        return " ".join(words)
    if len(words) != 2 or not re.fullmatch("[0-9]{1,2}", words[1]) or int(words[1]) not in picks:
        seats = ", ".join(map(str, picks))
        raise IllegalAction(f"'{shown(action)}': write pick and one of the seats {seats}")
    return f"pick {int(words[1]) - 1}"


def explain(words: Iterable[str]) -> str:
    """A line for each of these forms."""
    return "".join(f"  {_EXPLAINED[word]}\n" for word in words)


def items(stock: Mapping[str, int] | None = None) -> list[str]:
    """A line for every item: its price, what it does, and how many are left if that is known."""
    return [_item(item, stock) for item in ITEMS]


def _item(item: str, stock: Mapping[str, int] | None = None) -> str:
    left = "" if stock is None else f"{stock[item]:>2} left  " if stock[item] else "sold out "
    return f"{item:<8} {PRICES[ITEMS.index(item)]:>3} gold  {left}{_ITEMS[item]}"


def about(word: str) -> list[str]:
    """What an item does and how an action is typed, for a word that names one or both."""
    found = [_item(word)] if word in _ITEMS else []
    found += [_EXPLAINED[word]] if word in _EXPLAINED else []
    if not found:
        known = ", ".join(dict.fromkeys((*ITEMS, *_EXPLAINED)))
        raise IllegalAction(f"'{word[:40]}': help explains {known}")
    return found
