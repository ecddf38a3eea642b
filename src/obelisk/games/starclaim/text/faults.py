"""Checks of what must fit together in a JSON position. SC-72

Each check names the keys it needs and is skipped when one of them is wrong in itself, so that every
fault is reported once, and no fault that only follows from another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Set
from itertools import pairwise

from obelisk.core.messages import Argument, Message
from obelisk.games.starclaim.options import StarclaimOptions
from obelisk.games.starclaim.rules import board
from obelisk.games.starclaim.setups import ITEMS, POINTS_A_ROUND, side, stock
from obelisk.games.starclaim.text.notation import cell_name, item_named
from obelisk.games.starclaim.text.reading import Auction, Draft, Turn, Vehicle

Check = Callable[[StarclaimOptions, Draft], Iterator[Message]]


def find_faults(options: StarclaimOptions, draft: Draft, unsound: Set[str]) -> list[Message]:
    """Return everything that does not fit together, as far as the keys it needs are sound."""
    if "text" in unsound:
        return []
    return [
        fault for needs, check in _CHECKS if not unsound & needs for fault in check(options, draft)
    ]


def _fault(code: str, **args: Argument) -> Message:
    return Message(f"starclaim-position-{code}", clause=None, **args)


def _mines(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    for mine in draft.mines:
        for cell in mine.cells():
            if cell in draft.owner:  # I1
                yield _fault("mine-occupied", cell=cell_name(cell))


def _numbers_of_items(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    for item, most in enumerate(stock(draft.seats)):
        lying = sum(mine.kind == item + board.MATRIX for mine in draft.mines)
        held = sum(items.get(item, 0) for items in draft.items)
        if draft.stock[item] + held + lying > most:
            yield _fault(
                "item-numbers",
                item=item_named(ITEMS[item]),
                stock=draft.stock[item],
                held=held,
                buried=lying,
                most=most,
            )


def _number_of_normal_mines(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    normal = sum(mine.kind == board.NORMAL for mine in draft.mines)
    spores = draft.stock[board.ITEM_SPORE]
    spores += sum(items.get(board.ITEM_SPORE, 0) for items in draft.items)
    spores += sum(mine.kind == board.SPORE for mine in draft.mines)
    gone = max(0, stock(draft.seats)[board.ITEM_SPORE] - spores)
    most = draft.seats * draft.round - sum(draft.hand) + 9 * gone
    if normal > most:
        yield _fault("normal-mines", count=normal, most=most)


def _phase(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    if draft.phase == board.SHOP and draft.round == options.rounds:
        yield _fault("shop-last-round")
    if draft.phase == board.END and draft.round != options.rounds:
        yield _fault("end-early", round=str(draft.round), rounds=str(options.rounds))
    if draft.phase in (board.AUCTION, board.END) and (draft.done or draft.queue):
        yield _fault("done-queue")
    if draft.phase == board.AUCTION and (draft.controller is not None or draft.price):
        yield _fault("controller-auction")
    if draft.phase in (board.AUCTION, board.END) and draft.turn is not None:
        yield _fault("turn-phase")


def _hand(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    if draft.phase != board.BURY:
        right = int(draft.phase == board.AUCTION)
        if draft.hand != [right] * draft.seats:
            yield _fault("hand", hand=str(right))
        return
    full = len(draft.owner) == side(draft.seats) ** 2
    for seat, hand in enumerate(draft.hand):
        burying = options.parallel_mines or (draft.turn is not None and draft.turn.seat == seat)
        if seat in draft.done and hand:
            yield _fault("hand-done", where=f"hand[{seat}]")
        elif seat not in draft.done and burying and full and hand:
            yield _fault("hand-forfeited", where=f"hand[{seat}]")
        elif seat not in draft.done and not burying and not hand:
            yield _fault("hand-to-come", where=f"hand[{seat}]")


def _auction(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    auction = draft.auction
    if auction is None:
        return
    if set(auction.active) & set(draft.barred):
        yield _fault("auction-barred")
    if (auction.high == 0) != (auction.holder is None):
        yield _fault("auction-high")
    if auction.holder is not None and auction.holder not in auction.active:
        yield _fault("auction-holder")
    if options.auction == "sealed":
        yield from _sealed(auction)
    elif auction.sealed or auction.floor:
        yield _fault("auction-form")
    elif not set(auction.active) - {auction.holder}:
        yield _fault("auction-over")
    elif options.auction == "turn":
        if auction.asked is None or auction.asked not in auction.active:
            yield _fault("auction-asked")
        elif auction.asked == auction.holder:
            yield _fault("auction-asked-holder")
    if options.auction != "turn" and auction.asked is not None:
        yield _fault("auction-asked-null")


def _sealed(auction: Auction) -> Iterator[Message]:
    if auction.high or auction.holder is not None:
        yield _fault("sealed-high")
    if not set(auction.sealed) <= set(auction.active):
        yield _fault("sealed-active")
    if any(0 < amount <= auction.floor for amount in auction.sealed.values()):
        yield _fault("sealed-floor")
    if auction.floor and len(auction.active) < 2:
        yield _fault("sealed-two")
    if not set(auction.active) - set(auction.sealed):
        yield _fault("auction-over")


def _order(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    if draft.phase in (board.AUCTION, board.END):
        return
    done, queue, turn = set(draft.done), set(draft.queue), draft.turn
    if done & queue:
        yield _fault("done-queued")
    if turn is not None and turn.seat in done | queue:
        yield _fault("turn-listed", seat=str(turn.seat))
    if len(done) == draft.seats:
        yield _fault("all-done")
        return
    if draft.phase == board.BURY and options.parallel_mines:
        if turn is not None or queue:
            yield _fault("turn-parallel")
        return
    if options.order == "stepwise" and queue:
        yield _fault("queue-stepwise")
    if options.order == "upfront" and turn is not None:
        if len(done) + len(queue) + 1 != draft.seats:
            yield _fault("order-upfront")
    elif turn is None and draft.controller is None:
        yield _fault("turn-needed")
    elif turn is None and draft.seats - len(done | queue) < 2:
        yield _fault("last-seat")


def _turn(options: StarclaimOptions, draft: Draft) -> Iterator[Message]:
    turn = draft.turn
    if turn is None or draft.phase in (board.AUCTION, board.END):
        return
    if draft.phase != board.OCCUPY:
        if turn != Turn(turn.seat):
            yield _fault("turn-seat-only")
        return
    points = draft.ap[turn.seat]
    if points == 0 or len(draft.owner) == side(draft.seats) ** 2:
        yield _fault("turn-over")
    yield from _path(draft, turn)
    if turn.scans > options.scan_per_step or (turn.scans and not turn.path):
        yield _fault("scans", most=options.scan_per_step)
    if turn.mined and not turn.path:
        yield _fault("mined-early")
    under_way = turn.vehicle is not None
    if turn.rested + under_way > draft.held(turn.seat, board.VEHICLE):
        yield _fault("vehicles")
    if options.vehicle_pool == "own" and turn.pool is not None:
        yield _fault("pool-own")
    elif turn.pool is not None and turn.pool > points + len(turn.path):
        yield _fault("pool", most=points + len(turn.path))
    if turn.vehicle is not None:
        yield from _vehicle(options, draft, turn, turn.vehicle)
    if turn.defuse is not None:
        yield from _question(options, draft, turn, turn.defuse)


def _path(draft: Draft, turn: Turn) -> Iterator[Message]:
    path = turn.path
    if not _is_connected(path) or len(set(path)) < len(path):
        yield _fault("path")
    if any(draft.owner.get(cell) != turn.seat for cell in path):
        yield _fault("path-owner")
    most = POINTS_A_ROUND * draft.round - draft.ap[turn.seat]
    if len(path) > most:
        yield _fault("path-long", count=len(path), most=most)
    if path and not _free_neighbours(draft, path[-1]):
        yield _fault("path-boxed")


def _vehicle(
    options: StarclaimOptions, draft: Draft, turn: Turn, vehicle: Vehicle
) -> Iterator[Message]:
    seen, points = vehicle.seen, draft.ap[turn.seat]
    if turn.path:
        yield _fault("vehicle-late")
    if any(cell in draft.owner for cell in seen):
        yield _fault("vehicle-occupied")
    if not _is_connected(seen):
        yield _fault("vehicle-path")
    if len(set(seen)) < len(seen) and not options.vehicle_revisit:
        yield _fault("vehicle-twice")
    if turn.pool is None and vehicle.left + len(seen) != points:
        yield _fault("vehicle-left", points=points)
    if turn.pool is not None and (vehicle.left != turn.pool or turn.pool + len(seen) > points):
        yield _fault("vehicle-pool", points=points)
    ways = _free_neighbours(draft, seen[-1]) if seen else {0}
    if not options.vehicle_revisit:
        ways = ways - set(seen)
    if vehicle.left < 1 or not ways:
        yield _fault("vehicle-boxed")


def _question(options: StarclaimOptions, draft: Draft, turn: Turn, cell: int) -> Iterator[Message]:
    normal = {board.NORMAL} if options.spore_is_special else {board.NORMAL, board.SPORE}
    kinds = {mine.kind for mine in draft.mines if cell in mine.cells()}
    if not draft.held(turn.seat, board.DEMINER):
        yield _fault("defuse-deminer")
    if turn.vehicle is not None:
        yield _fault("defuse-vehicle")
    if cell in draft.owner or (turn.path and cell not in _free_neighbours(draft, turn.path[-1])):
        yield _fault("defuse-cell")
    if not kinds or not kinds <= normal:
        yield _fault("defuse-mines")


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
