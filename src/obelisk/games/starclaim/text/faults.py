"""What must fit together in a JSON position. SC-72

Each check names the keys it needs; it is left out when one of them is wrong in itself, so that
every fault is told once and none is told that is only the consequence of another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from itertools import pairwise

from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.setups import ITEMS, POINTS_A_ROUND, side, stock
from obelisk.games.starclaim.text.notation import cell_name
from obelisk.games.starclaim.text.reading import Auction, Draft, Turn, Vehicle

Check = Callable[[StarclaimOptions, Draft], Iterator[str]]


def find_faults(options: StarclaimOptions, draft: Draft, unsound: Set[str]) -> list[str]:
    """Everything that does not fit together, as far as the keys that it needs are sound."""
    if "text" in unsound:
        return []
    return [
        fault for needs, check in _CHECKS if not unsound & needs for fault in check(options, draft)
    ]


def _mines(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    for mine in draft.mines:
        for cell in mine.cells():
            if cell in draft.owner:  # I1
                yield f"a mine covers {cell_name(cell)}, which is occupied"


def _numbers_of_items(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    for item, most in enumerate(stock(draft.seats)):
        lying = sum(mine.kind == item + board.MATRIX for mine in draft.mines)
        held = sum(items.get(item, 0) for items in draft.items)
        if draft.stock[item] + held + lying > most:
            yield (
                f"{ITEMS[item]}: {draft.stock[item]} in stock, {held} held and {lying} buried; "
                f"there are {most}"
            )


def _number_of_normal_mines(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    normal = sum(mine.kind == board.NORMAL for mine in draft.mines)
    spores = draft.stock[board.ITEM_SPORE]
    spores += sum(items.get(board.ITEM_SPORE, 0) for items in draft.items)
    spores += sum(mine.kind == board.SPORE for mine in draft.mines)
    gone = max(0, stock(draft.seats)[board.ITEM_SPORE] - spores)
    most = draft.seats * draft.round - sum(draft.hand) + 9 * gone
    if normal > most:
        yield f"{normal} normal mines: at most {most} can lie by now"


def _phase(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    if draft.phase == board.SHOP and draft.round == options.rounds:
        yield "phase shop: the last round has none"
    if draft.phase == board.END and draft.round != options.rounds:
        yield f"phase end in round {draft.round}: the game ends in round {options.rounds}"
    if draft.phase in (board.AUCTION, board.END) and (draft.done or draft.queue):
        yield "done and queue must be empty in the phases auction and end"
    if draft.phase == board.AUCTION and (draft.controller is not None or draft.price):
        yield "controller must be null and price 0 in the phase auction"
    if draft.phase in (board.AUCTION, board.END) and draft.turn is not None:
        yield "turn must be null in the phases auction and end"


def _hand(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    if draft.phase != board.BURY:
        right = int(draft.phase == board.AUCTION)
        if draft.hand != [right] * draft.seats:
            yield f"hand: everybody has {right} in this phase"
        return
    full = len(draft.owner) == side(draft.seats) ** 2
    for seat, hand in enumerate(draft.hand):
        burying = options.parallel_mines or (draft.turn is not None and draft.turn.seat == seat)
        if seat in draft.done and hand:
            yield f"hand of seat {seat}: it is done and has buried its mine"
        elif seat not in draft.done and burying and full and hand:
            yield f"hand of seat {seat}: without a free cell its mine is forfeited"
        elif seat not in draft.done and not burying and not hand:
            yield f"hand of seat {seat}: its turn is yet to come, so it has its mine"


def _auction(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    auction = draft.auction
    if auction is None:
        return
    if set(auction.active) & set(draft.barred):
        yield "auction.active names a barred seat"
    if (auction.high == 0) != (auction.holder is None):
        yield "auction: high is 0 exactly when holder is null"
    if auction.holder is not None and auction.holder not in auction.active:
        yield "auction.holder must be among auction.active"
    if options.auction == "sealed":
        yield from _sealed(auction)
    elif auction.sealed or auction.floor:
        yield "auction: sealed and floor belong to the form sealed"
    elif not set(auction.active) - {auction.holder}:
        yield "not at rest: the auction has nobody to ask"
    elif options.auction == "turn":
        if auction.asked is None or auction.asked not in auction.active:
            yield "auction.asked must be one of auction.active"
        elif auction.asked == auction.holder:
            yield "auction.asked must not be the holder"
    if options.auction != "turn" and auction.asked is not None:
        yield "auction.asked must be null unless seats are asked in turn"


def _sealed(auction: Auction) -> Iterator[str]:
    if auction.high or auction.holder is not None:
        yield "auction: high and holder stay 0 and null in the form sealed"
    if not set(auction.sealed) <= set(auction.active):
        yield "auction.sealed names a seat that is not active"
    if any(0 < amount <= auction.floor for amount in auction.sealed.values()):
        yield "auction.sealed holds a bid that is not above the floor"
    if auction.floor and len(auction.active) < 2:
        yield "auction.floor: the second sealing is among two seats or more"
    if not set(auction.active) - set(auction.sealed):
        yield "not at rest: the auction has nobody to ask"


def _order(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    if draft.phase in (board.AUCTION, board.END):
        return
    done, queue, turn = set(draft.done), set(draft.queue), draft.turn
    if done & queue:
        yield "a seat is both done and queued"
    if turn is not None and turn.seat in done | queue:
        yield f"seat {turn.seat} is on turn, so it can be neither done nor queued"
    if len(done) == draft.seats:
        yield "not at rest: all seats are done"
        return
    if draft.phase == board.BURY and options.parallel_mines:
        if turn is not None or queue:
            yield "turn must be null and queue empty while all bury at the same time"
        return
    if options.order == "stepwise" and queue:
        yield "queue must be empty where seats are named one by one"
    if options.order == "upfront" and turn is not None:
        if len(done) + len(queue) + 1 != draft.seats:
            yield "done, queue and the seat on turn must be all seats when the order is named first"
    elif turn is None and draft.controller is None:
        yield "not at rest: without a controller a seat must be on turn"
    elif turn is None and draft.seats - len(done | queue) < 2:
        yield "not at rest: the last seat is on turn without a pick"


def _turn(options: StarclaimOptions, draft: Draft) -> Iterator[str]:
    turn = draft.turn
    if turn is None or draft.phase in (board.AUCTION, board.END):
        return
    if draft.phase != board.OCCUPY:
        if turn != Turn(turn.seat):
            yield "turn: only the seat can be told in the phases mine and shop"
        return
    points = draft.ap[turn.seat]
    if points == 0 or len(draft.owner) == side(draft.seats) ** 2:
        yield "not at rest: the seat on turn has no points, or no cell is free"
    yield from _path(draft, turn)
    if turn.scans > options.scan_per_step or (turn.scans and not turn.path):
        yield f"turn.scans: at most {options.scan_per_step}, and 0 before the path"
    if turn.mined and not turn.path:
        yield "turn.mined: before the first step no cell has been demined"
    under_way = turn.vehicle is not None
    if turn.rested + under_way > draft.held(turn.seat, board.VEHICLE):
        yield "turn: more vehicles rest or are under way than the seat on turn has"
    if options.vehicle_pool == "own" and turn.pool is not None:
        yield "turn.pool must be null unless vehicles share points"
    elif turn.pool is not None and turn.pool > points + len(turn.path):
        yield f"turn.pool: at most {points + len(turn.path)}"
    if turn.vehicle is not None:
        yield from _vehicle(options, draft, turn, turn.vehicle)
    if turn.defuse is not None:
        yield from _question(options, draft, turn, turn.defuse)


def _path(draft: Draft, turn: Turn) -> Iterator[str]:
    path = turn.path
    if not _is_connected(path) or len(set(path)) < len(path):
        yield "turn.path: each cell must be a side neighbour of the one before, none twice"
    if any(draft.owner.get(cell) != turn.seat for cell in path):
        yield "turn.path: the seat on turn must own its cells"
    most = POINTS_A_ROUND * draft.round - draft.ap[turn.seat]
    if len(path) > most:
        yield f"turn.path has {len(path)} cells: points for {most} have been spent"
    if path and not _free_neighbours(draft, path[-1]):
        yield "not at rest: the path cannot go on"


def _vehicle(
    options: StarclaimOptions, draft: Draft, turn: Turn, vehicle: Vehicle
) -> Iterator[str]:
    seen, points = vehicle.seen, draft.ap[turn.seat]
    if turn.path:
        yield "turn.vehicle: vehicles are sent before the first step"
    if any(cell in draft.owner for cell in seen):
        yield "turn.vehicle.seen: a vehicle drives over free cells"
    if not _is_connected(seen):
        yield "turn.vehicle.seen: each cell must be a side neighbour of the one before"
    if len(set(seen)) < len(seen) and not options.vehicle_revisit:
        yield "turn.vehicle.seen names a cell twice"
    if turn.pool is None and vehicle.left + len(seen) != points:
        yield f"turn.vehicle: left and the number of cells seen must add up to {points}"
    if turn.pool is not None and (vehicle.left != turn.pool or turn.pool + len(seen) > points):
        yield f"turn.vehicle.left must be the pool, and with the cells seen at most {points}"
    ways = _free_neighbours(draft, seen[-1]) if seen else {0}
    if not options.vehicle_revisit:
        ways = ways - set(seen)
    if vehicle.left < 1 or not ways:
        yield "not at rest: the vehicle cannot go on"


def _question(options: StarclaimOptions, draft: Draft, turn: Turn, cell: int) -> Iterator[str]:
    normal = {board.NORMAL} if options.spore_is_special else {board.NORMAL, board.SPORE}
    kinds = {mine.kind for mine in draft.mines if cell in mine.cells()}
    if not draft.held(turn.seat, board.DEMINER):
        yield "turn.defuse: the seat on turn has no deminer"
    if turn.vehicle is not None:
        yield "turn.defuse: a vehicle is under way"
    if cell in draft.owner or (turn.path and cell not in _free_neighbours(draft, turn.path[-1])):
        yield "turn.defuse: the cell must be free, and next to the path"
    if not kinds or not kinds <= normal:
        yield "turn.defuse: the cell must be covered by normal mines, and by no others"


def _is_connected(cells: list[int]) -> bool:
    ways = {int(way) for way in board.SIDES}
    return all(after - before in ways for before, after in pairwise(cells))


def _free_neighbours(draft: Draft, cell: int) -> set[int]:
    last = side(draft.seats)
    near = {cell + int(way) for way in board.SIDES}
    return {
        n
        for n in near
        if 1 <= n // board.STRIDE <= last and 1 <= n % board.STRIDE <= last and n not in draft.owner
    }


_CHECKS: tuple[tuple[Set[str], Check], ...] = (
    ({"owner", "mines"}, _mines),
    ({"items", "mines", "stock"}, _numbers_of_items),
    ({"round", "phase", "owner", "mines", "items", "hand", "stock", "done", "turn"},
     _number_of_normal_mines),
    ({"round", "phase", "controller", "price", "done", "queue", "turn"}, _phase),
    ({"phase", "owner", "hand", "done", "turn"}, _hand),
    ({"round", "phase", "barred", "auction"}, _auction),
    ({"phase", "controller", "done", "queue", "turn"}, _order),
    ({"round", "phase", "owner", "mines", "ap", "items", "turn"}, _turn),
)  # fmt: skip
