"""What a seat remembers of a game: which cells were seen without mines, and when.

A free cell that nobody has entered since round k can only hold the mines buried after round k.
Cells that were occupied, driven over or scanned and are free again are therefore safer than all
others, which is most of what there is to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from obelisk.core.events import Event
from obelisk.games.starclaim.players.cells import line_cells
from obelisk.games.starclaim.view.shown import SeatView

PHASES = ("auction", "mine", "occupy", "shop", "end")

DEAR = 15  # gold; more than control is worth


class Memory:
    """What a seat remembers from one decision to the next.

    It grows from the views of its own decisions, from what it did itself, and, where they are
    handed over, from the events it may see.
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
        # Cells that a seat entered: the round, the cell, when it was last seen without mines
        # before, and whether a mine of others lay there.
        self.entered: list[tuple[int, str, int, bool]] = []
        self.dear_bids = 0  # of others, for more than control is worth to anybody
        self.unpictured: dict[int, int] = {}  # seats that buried after the radar of a round

    def look(self, view: SeatView) -> None:
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
            fields: Mapping[str, Any] = event.fields
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
                self._find_clear(fields["cell"])
            elif event.kind == "robot":
                self._sweep(fields["line"])
            elif event.kind == "paid":
                self._leave_out(fields["cell"])
            elif event.kind == "explode":
                self._enter(fields["cell"], True)
                for effect in fields["effects"]:
                    if effect["kind"] == "purify":
                        self._find_clear(*effect["cells"])

    def act(self, view: SeatView, action: str) -> None:
        """Take in what the seat itself is about to do."""
        if action == "radar":  # how many seats the picture cannot show yet
            self.unpictured[view["round"]] = view["seats"] - 1 - len(view["done"])
        elif action.startswith("robot "):
            self._sweep(action.removeprefix("robot "))
        elif action.startswith("drive "):
            # Blown up or not, no mine lies there when the vehicle has passed.
            self._find_clear(action.removeprefix("drive "))

    def _enter(self, cell: str, mined: bool) -> None:
        """A seat went to a cell, and any mine there is gone."""
        self.entered.append((self._round, cell, self.clear.get(cell, 0), mined))
        self._find_clear(cell)

    def _leave_out(self, cell: str) -> None:
        """One of the seat's own mines exploded, which tells nothing of the others."""
        if self.entered and self.entered[-1][1] == cell:
            self.entered.pop()

    def _find_clear(self, *cells: str) -> None:
        """No mine lies on these cells now."""
        self.clear.update(dict.fromkeys(cells, self._round))
        self.shown.difference_update(cells)

    def _sweep(self, line: str) -> None:
        """No normal mine lies on a line now."""
        self.swept.update(dict.fromkeys(line_cells(self._side, line), self._round))
