"""How people type Starclaim's actions at a terminal, and what each action and item does.

People count seats from 1, the rules from 0; only `pick` names a seat.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from rich.cells import cell_len

from obelisk.core.errors import IllegalAction
from obelisk.core.messages import List, Message
from obelisk.core.quoting import shown
from obelisk.games.starclaim.setups import ITEMS, PRICES

# What `starclaim-help-<word>` explains.
_EXAMPLES = {
    "bid": "bid 12",
    "pass": "pass",
    "pick": "pick 3",
    "mine": "mine c4",
    "matrix": "matrix c4",
    "chase": "chase c4 f6",
    "spore": "spore c4",
    "purify": "purify c4",
    "radar": "radar",
    "end": "end",
    "step": "step c4",
    "scan": "scan c5",
    "stop": "stop",
    "vehicle": "vehicle",
    "robot": "robot row 4",
    "drive": "drive c4",
    "defuse": "defuse yes",
    "buy": "buy radar",
    "skip": "skip",
}
# Words whose arguments are not single cells, for `starclaim-listed`.
ARGUMENTS = {"robot": "lines", "chase": "pairs"}


def to_rules(action: str, possible: list[str]) -> str:
    """Return what was typed as the rules write it; a seat that cannot be picked is refused here."""
    words = action.lower().split()
    picks = [int(choice.split()[1]) + 1 for choice in possible if choice.startswith("pick ")]
    if not picks or words[:1] != ["pick"]:
        return " ".join(words)
    if len(words) != 2 or not re.fullmatch("[0-9]{1,2}", words[1]) or int(words[1]) not in picks:
        seats = List.of(map(str, picks), "or")
        raise IllegalAction(Message("starclaim-pick-seats", action=shown(action), seats=seats))
    return f"pick {int(words[1]) - 1}"


def explain(words: Iterable[str], language: str = "en") -> str:
    """Return a line for each of these forms."""
    return "".join(f"  {_action(word, language)}\n" for word in words)


def items(stock: Mapping[str, int] | None = None, language: str = "en") -> list[str]:
    """Return a line for each item: its price, how many are left if that is known, its effect."""
    rows = [_item(item, stock, language) for item in ITEMS]
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(_padded(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def about(word: str, language: str = "en") -> list[str]:
    """Return what an item does and how an action is typed, for a word that names one or both."""
    found = [line for line in items(None, language) if line.split()[0] == word]
    found += [_action(word, language)] if word in _EXAMPLES else []
    if not found:
        known = List.of(dict.fromkeys((*ITEMS, *_EXAMPLES)))
        raise IllegalAction(Message("starclaim-help-unknown", word=shown(word[:40]), known=known))
    return found


def _action(word: str, language: str) -> str:
    meaning = Message(f"starclaim-help-{word}").said(language)
    return f"{_EXAMPLES[word]:<11}  {meaning}"


def _item(item: str, stock: Mapping[str, int] | None, language: str) -> list[str]:
    price = Message("starclaim-table-price", price=PRICES[ITEMS.index(item)]).said(language)
    row = [item, price]
    if stock is not None:
        left = stock[item]
        code = "starclaim-table-left" if left else "starclaim-table-soldOut"
        row.append(Message(code, clause=None, **({"count": left} if left else {})).said(language))
    return [*row, Message(f"starclaim-itemAbout-{item}").said(language)]


def _padded(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))
