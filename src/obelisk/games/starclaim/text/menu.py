"""The legal actions of a seat as a menu for forms: a few lists instead of thousands of texts.

Each first word of an action, in the order of the rulebook, has a list of what can follow it, empty
if nothing can. Two words are shorter still, because everything in between is legal as well:

- `bid`: the least and the highest bid;
- `chase`: the cells and the targets; every pair of them is legal.

In the shop `prices` tells what every item costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from obelisk.games.starclaim.rules import rules
from obelisk.games.starclaim.setups import ITEMS, PRICES
from obelisk.games.starclaim.text.notation import cell_name, write_action
from obelisk.games.starclaim.view.shown import Menu


def menu(decisions: Sequence[int]) -> Menu:
    """Return legal decisions as a menu."""
    listed: dict[str, Any] = {}
    bids = [decision & 0xFFFF for decision in decisions if decision >> 16 == rules.BID]
    if bids:
        listed["bid"] = [bids[0], bids[-1]]
    chases = [decision & 0xFFFF for decision in decisions if decision >> 16 == rules.LAY_CHASE]
    for decision in decisions:
        verb = decision >> 16
        if verb == rules.LAY_CHASE:
            listed.setdefault("chase", [_names(chases, 0), _names(chases, 8)])
        elif verb != rules.BID:
            word, rest = _said(decision)
            listed.setdefault(word, [])
            if rest:
                listed[word].append(int(rest) if verb == rules.PICK else rest)
    if "skip" in listed:
        listed["prices"] = dict(zip(ITEMS, PRICES, strict=True))
    return cast("Menu", listed)


@cache  # there are a few thousand
def _said(decision: int) -> tuple[str, str]:
    """Return the first word of an action, and what follows it."""
    word, _, rest = write_action(decision).partition(" ")
    return word, rest


def _names(chases: list[int], shift: int) -> list[str]:
    """Return the cells of chase mines (shift 0) or their targets (shift 8), each once."""
    return [cell_name(cell) for cell in sorted({chase >> shift & 255 for chase in chases})]
