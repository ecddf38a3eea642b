"""What a seat was shown, as the records that kernels take: made from its view and its memory alone.

What the seat cannot see is left out of the state: mines, items and gold of the others, and stock.
Options that matter for its decision and that no view tells show in its legal actions.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.games.starclaim.players.memory import Memory
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.setups import HIGHEST_BID, ITEMS
from obelisk.games.starclaim.text.notation import KINDS, PHASES, cell_name
from obelisk.games.starclaim.text.position import empty_record
from obelisk.games.starclaim.view.shown import SeatView, Turn
from obelisk.kernels import Record, Records

NUMBERS = {cell_name(cell): cell for cell in range(board.CELLS) if cell % board.STRIDE}
SQUARE_BITS = {int(away): 1 << bit for bit, away in enumerate(board.SQUARE)}


def state_as_seen(view: SeatView, actions: list[str]) -> Records:
    """An array of one record: the state as the seat sees it whose view and legal actions these are.

    Kernels may decide in it for this seat, but not play it on.
    """
    array = _empty_state(view["seats"], view["rounds"]).copy()
    state, seat = array.view(board.STATE)[0], view["seat"]  # plain fields are filled sooner
    _fill_public(state, view)
    _fill_secrets(state, view, seat)
    asked, turn, auction, stock = view["asks"], view["turn"], view["auction"], view["stock"]
    if turn is not None:
        _fill_turn(state, turn)
    if asked == "auction" and auction is not None:
        state["high"] = max(auction["high"], auction["floor"])
        state["overbid"] = f"bid {HIGHEST_BID}" in actions
    elif asked == "shop" and stock is not None:
        state["stock"] = [stock[item] for item in ITEMS]
    elif asked == "mine":
        state["parallel_mines"] = turn is None
    elif asked == "occupy" and turn is not None:
        may_scan = any(action.startswith("scan ") for action in actions)
        state["scan_per_step"] = turn["scans"] + may_scan
        state["allow_skip"] = "stop" in actions
    elif asked == "drive" and turn is not None and turn["vehicle"] is not None:
        seen = {f"drive {cell}" for cell in turn["vehicle"]["seen"]}
        state["vehicle_revisit"] = not seen.isdisjoint(actions)
    elif asked == "defuse" and view["defuse"] is not None:
        state["defuse"] = NUMBERS[view["defuse"]]
    return array


@lru_cache
def _empty_state(seats: int, rounds: int) -> Records:
    array = empty_record(StarclaimOptions(seats=seats, rounds=rounds))
    array[0].stock[:] = 0
    array[0].seat = board.NOBODY
    return array


def _fill_public(state: Record, view: SeatView) -> None:
    """What everybody sees but for the open turn."""
    state["round_number"], state["phase"] = view["round"], PHASES.index(view["phase"])
    owner = view["owner"]
    state["owner"][[NUMBERS[cell] for cell in owner]] = list(owner.values())
    state["free"] = view["side"] ** 2 - len(owner)
    state["points"][: view["seats"]] = view["ap"]
    state["done"] = _bits(view["done"])
    queue = view["queue"]
    state["queue"][: len(queue)], state["queued"] = queue, len(queue)


def _fill_secrets(state: Record, view: SeatView, seat: int) -> None:
    """What the seat alone knows."""
    state["gold"][seat] = view["gold"]
    for item, number in view["items"].items():
        state["items"][seat, ITEMS.index(item)] = number
    state["hand"] = view["hand"] << seat
    state["mines"] = len(view["mines"])
    for place, mine in enumerate(view["mines"]):
        cell = NUMBERS[mine["cell"]]
        covers = [NUMBERS[name] - cell for name in mine.get("covers", (mine["cell"],))]
        state["mine_kind"][place], state["mine_seat"][place] = KINDS.index(mine["kind"]), seat
        state["mine_cell"][place], state["mine_round"][place] = cell, mine["round"]
        if mine["kind"] == "matrix":
            state["mine_extra"][place] = sum(SQUARE_BITS[away] for away in covers)
        elif mine["kind"] == "chase":
            state["mine_extra"][place] = NUMBERS[mine["target"]]
        for away in covers:
            state["covered"][cell + away] += 1
    if view["radar"] is not None:
        state["picture_round"][seat] = view["radar"]["round"]
        for name, number in view["radar"]["counts"].items():
            row, column = divmod(NUMBERS[name], board.STRIDE)
            state["picture"][seat, (row - 1) * view["side"] + column - 1] = number


def _fill_turn(state: Record, turn: Turn) -> None:
    path = [NUMBERS[cell] for cell in turn["path"]]
    state["seat"], state["steps"], state["path"][: len(path)] = turn["seat"], len(path), path
    state["scans"], state["rested"] = turn["scans"], turn["rested"]
    state["vehicle_pool"], state["pool"] = turn["pool"] is not None, turn["pool"] or 0
    if turn["vehicle"] is not None:
        driven = [NUMBERS[cell] for cell in turn["vehicle"]["seen"]]
        state["driving"], state["left"] = 1, turn["vehicle"]["left"]
        state["drives"], state["driven"][: len(driven)] = len(driven), driven


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in seats)


def fill_knowledge(known: Record, view: SeatView, memory: Memory) -> None:
    """Write into an empty record of knowledge what a seat remembers and its view tells."""
    for field, rounds in (("clear", memory.clear), ("swept", memory.swept)):
        known[field][[NUMBERS[cell] for cell in rounds]] = list(rounds.values())
    known["shown"][[NUMBERS[cell] for cell in memory.shown]] = 1
    for number in range(1, view["round"] + 1):
        occupied = len(view["owner"]) * (number - 1) // view["round"]  # if it was not seen
        known["free_at"][number] = max(1, memory.free.get(number, view["side"] ** 2 - occupied))
    if view["radar"] is not None:
        after = memory.unpictured.get(view["radar"]["round"], view["seats"] // 2)
        known["unpictured"][view["seat"]] = after
