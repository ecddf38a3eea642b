"""What a seat can work out from what it was shown: how likely each free cell holds a mine.

Nothing here looks at a state. A free cell that nobody has entered since round k can only hold the
mines buried after round k, so its chance follows from how many mines the others buried in each of
those rounds and how many cells were free then. Cells that were occupied, driven over or scanned
and are free again are therefore safer than all others, which is most of what there is to know.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import exp
from typing import Any

from obelisk.core.events import Event

View = dict[str, Any]

PHASES = ("auction", "mine", "occupy", "shop", "end")

# Guesses about the others, who are people or opponents like these.
SPECIALS_A_SEAT = 0.12  # special mines that a seat buries in a round after the first
MATRIX_CELLS = 1.5  # the cells that such a mine covers
FRONTIER, INLAND = 1.25, 0.9  # mines lie rather next to occupied cells than away from them
DEAR = 15  # gold; nobody who reckons bids more for control
SURELY = 0.97  # a mine was shown there; a robot or a purify mine may have removed it since
SWEPT = 0.15  # the part of all mines that a robot leaves: the special ones


@cache
def board_cells(side: int) -> tuple[str, ...]:
    """All cells in row order."""
    return tuple(f"{chr(97 + x)}{y + 1}" for y in range(side) for x in range(side))


@cache
def line_cells(side: int, line: str) -> tuple[str, ...]:
    """The cells of `row 4` or `column c`."""
    kind, name = line.split()
    if kind == "row":
        return tuple(f"{chr(97 + x)}{name}" for x in range(side))
    return tuple(f"{name}{y + 1}" for y in range(side))


@cache
def side_neighbours(side: int) -> dict[str, tuple[str, ...]]:
    """The up to four side neighbours of every cell."""
    return _around(side, ((0, -1), (-1, 0), (1, 0), (0, 1)))


@cache
def rings(side: int) -> dict[str, tuple[str, ...]]:
    """The up to eight cells around every cell."""
    return _around(side, tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y))


@cache
def squares(side: int) -> dict[str, tuple[str, ...]]:
    """The 2x2 square that each cell names as its top-left one, where it lies on the board."""
    squares = _around(side, ((0, 0), (1, 0), (0, 1), (1, 1)))
    return {anchor: cells for anchor, cells in squares.items() if len(cells) == 4}


def _around(side: int, offsets: tuple[tuple[int, int], ...]) -> dict[str, tuple[str, ...]]:
    return {
        f"{chr(97 + x)}{y + 1}": tuple(
            f"{chr(97 + x + dx)}{y + dy + 1}"
            for dx, dy in offsets
            if 0 <= x + dx < side and 0 <= y + dy < side
        )
        for y in range(side)
        for x in range(side)
    }


def free_cells(view: View) -> list[str]:
    """The free cells in row order."""
    owner = view["owner"]
    return [cell for cell in board_cells(view["side"]) if cell not in owner]


def own_mined(view: View) -> dict[str, int]:
    """How many of the reader's own mines cover each cell."""
    covered: dict[str, int] = {}
    for mine in view["mines"]:
        for cell in mine.get("covers", (mine["cell"],)):
            covered[cell] = covered.get(cell, 0) + 1
    return covered


class Memory:
    """What a seat keeps in mind from one decision to the next.

    It grows from the views of its own decisions, from what it did itself, and, where somebody
    hands them over, from the events it may see.
    """

    def __init__(self) -> None:
        self.hears = False  # whether events are handed over
        self._forget()

    def _forget(self) -> None:
        self._seen = (0, 0)  # round and phase of the last view
        self._seat: int | None = None
        self._round = 1
        self._side = 0
        self.clear: dict[str, int] = {}  # the last round in which a cell was seen without mines
        self.swept: dict[str, int] = {}  # the last round in which a robot went over it
        self.shown: set[str] = set()  # a scan showed mines there
        self.free: dict[int, int] = {}  # free cells when the mines of a round were buried
        self.occupied: dict[int, dict[str, int]] = {}  # and who had the others
        # Cells that somebody entered: the round, the cell, when it was last seen without mines
        # before, and whether a mine of others lay there.
        self.entered: list[tuple[int, str, int, bool]] = []
        self.dear_bids = 0  # of others, for more than control is worth to anybody
        self.unpictured: dict[int, int] = {}  # seats that buried after the radar of a round

    def look(self, view: View) -> None:
        """Take in a view."""
        now = (view["round"], PHASES.index(view["phase"]))
        if now < self._seen:  # another game, or one that was taken back
            self._forget()
        self._seen, self._round, self._side = now, view["round"], view["side"]
        self._seat = view["seat"]
        owner = view["owner"]
        self.clear.update(dict.fromkeys(owner, self._round))
        self.shown -= owner.keys()
        if view["phase"] == "mine":
            self.free[self._round] = view["side"] ** 2 - len(owner)
            self.occupied[self._round] = owner

    def hear(self, events: Iterable[Event]) -> None:
        """Take in events that the seat may see, in order."""
        self.hears = True
        for event in events:
            fields = event.fields
            if event.kind == "round":
                self._round = fields["round"]
            elif event.kind == "bid":
                self.dear_bids += fields["amount"] > DEAR and fields["seat"] != self._seat
            elif event.kind in ("occupy", "drive", "deminer"):
                self._enter(fields["cell"], event.kind == "deminer")
            elif event.kind == "scan" and fields["count"]:
                self.clear.pop(fields["cell"], None)
                self.shown.add(fields["cell"])
            elif event.kind == "scan":
                self.found_clear(fields["cell"])
            elif event.kind == "robot":
                self.sweep(line_cells(self._side, fields["line"]))
            elif event.kind == "paid":
                self._leave_out(fields["cell"])
            elif event.kind == "explode":
                self._enter(fields["cell"], True)
                for effect in fields["effects"]:
                    if effect["kind"] == "purify":
                        self.found_clear(*effect["cells"])

    def _enter(self, cell: str, mined: bool) -> None:
        """Somebody went to a cell, and whatever lay there is gone."""
        self.entered.append((self._round, cell, self.clear.get(cell, 0), mined))
        self.found_clear(cell)

    def _leave_out(self, cell: str) -> None:
        """An own mine exploded, which tells nothing of the others."""
        if self.entered and self.entered[-1][1] == cell:
            self.entered.pop()

    def found_clear(self, *cells: str) -> None:
        """No mine lies on these cells now."""
        self.clear.update(dict.fromkeys(cells, self._round))
        self.shown.difference_update(cells)

    def sweep(self, cells: Iterable[str]) -> None:
        """No normal mine lies on these cells now."""
        self.swept.update(dict.fromkeys(cells, self._round))

    def use_radar(self, view: View) -> None:
        """Remember how many seats the picture cannot show yet."""
        self.unpictured[view["round"]] = view["seats"] - 1 - len(view["done"])


def mine_chances(view: View, memory: Memory) -> dict[str, float]:
    """The chance of every free cell to hold a mine; 1 where an own mine lies."""
    since = _mines_a_cell_since(view, memory)
    own, owner = own_mined(view), view["owner"]
    next_to = side_neighbours(view["side"])
    chances = {}
    for cell in free_cells(view):
        if cell in own:
            chances[cell] = 1.0
            continue
        clear, swept = memory.clear.get(cell, 0), memory.swept.get(cell, 0)
        expected = since[clear]
        if swept > clear:
            expected = since[swept] + SWEPT * (expected - since[swept])
        at_frontier = any(other in owner for other in next_to[cell])
        chances[cell] = 1 - exp(-expected * (FRONTIER if at_frontier else INLAND))
    _add_what_was_shown(view, memory, chances, since, own)
    return chances


def _mines_a_cell_since(view: View, memory: Memory) -> list[float]:
    """Entry k: the mines of others that a cell last seen clear in round k can be expected to hold.

    The last entries are 0: nothing was buried since.
    """
    now, others = view["round"], view["seats"] - 1
    since = [0.0] * (now + 1)
    for number in range(now, 0, -1):
        burying = others
        if number == now and view["phase"] in ("auction", "mine"):
            burying = sum(seat != view["seat"] for seat in view["done"])
            burying *= view["phase"] == "mine"
        mines = burying * (1.0 if number == 1 else 1.0 + SPECIALS_A_SEAT * MATRIX_CELLS)
        since[number - 1] = since[number] + mines / _free_at_burial(view, memory, number)
    return since


def _free_at_burial(view: View, memory: Memory, number: int) -> int:
    """The free cells when the mines of a round were buried, guessed if it was not seen."""
    cells: int = view["side"] ** 2
    occupied: int = len(view["owner"]) * (number - 1) // view["round"]
    return max(1, memory.free.get(number, cells - occupied))


def _add_what_was_shown(
    view: View,
    memory: Memory,
    chances: dict[str, float],
    since: list[float],
    own: dict[str, int],
) -> None:
    """A radar picture and scans say more than any guess about the rounds before them."""
    if view["radar"] is not None:
        taken, counts = view["radar"]["round"], view["radar"]["counts"]
        after = memory.unpictured.get(taken, view["seats"] // 2)
        later = since[taken] + after / _free_at_burial(view, memory, taken)
        for cell in chances:
            if memory.clear.get(cell, 0) >= taken or cell in own:
                continue
            if counts.get(cell, 0):
                swept = memory.swept.get(cell, 0) >= taken
                chances[cell] = SWEPT if swept else SURELY
            else:
                chances[cell] = 1 - exp(-later)
    for cell in memory.shown & chances.keys() - own.keys():
        chances[cell] = SURELY
