"""Where to bury mines: where others will want to step, and the own way does not lead."""

from __future__ import annotations

from random import Random

from obelisk.games.starclaim.players.memory import View, rings, side_neighbours, squares
from obelisk.games.starclaim.players.planner import leader, realm

ENEMY = 0.8  # an enemy cell beside it: its owner will want to go on from there
ENEMY_LEADS = 0.4  # the same of the seat in front
OPEN = 0.25  # a free cell beside it: a way leads on
OWN = -2.5  # an own cell beside it: that is the own way on
TAKEN = -1.5  # a mine lies there already
WHIM = 1.5  # so that nobody can reckon with it


class Ambush:
    """Rates the free cells for one burying turn."""

    def __init__(self, view: View, chances: dict[str, float], rng: Random) -> None:
        self._view, self._chances, self._rng = view, chances, rng
        self._leader = leader(view)
        owner, next_to = view["owner"], side_neighbours(view["side"])
        self._lure = {
            cell: TAKEN * chance
            + WHIM * rng.random()
            + sum(self._beside(owner.get(other)) for other in next_to[cell])
            for cell, chance in chances.items()
        }

    def _beside(self, owner: int | None) -> float:
        if owner is None:
            return OPEN
        if owner == self._view["seat"]:
            return OWN
        return ENEMY + ENEMY_LEADS * (owner == self._leader)

    def normal(self) -> str:
        return f"mine {max(self._lure, key=self._lure.__getitem__)}"

    def matrix(self) -> str:
        """The square with the most to step on."""
        lure = self._lure
        worth = {
            anchor: sum(max(lure[cell], 0.1) + min(lure[cell], 0) for cell in cells if cell in lure)
            for anchor, cells in squares(self._view["side"]).items()
        }
        return f"matrix {max(worth, key=worth.__getitem__)}"

    def spore(self) -> str:
        """The widest free ring, off the own realm."""
        ring = rings(self._view["side"])
        worth = {
            cell: lure + sum(0.5 for other in ring[cell] if other in self._lure) - self._own(cell)
            for cell, lure in self._lure.items()
        }
        return f"spore {max(worth, key=worth.__getitem__)}"

    def purify(self) -> str:
        """The ring that costs the others most."""
        owner, ring = self._view["owner"], rings(self._view["side"])
        worth = {
            cell: 0.3 * lure
            + sum(self._beside(owner[other]) for other in ring[cell] if other in owner)
            for cell, lure in self._lure.items()
        }
        return f"purify {max(worth, key=worth.__getitem__)}"

    def chase(self) -> str | None:
        """Aim at the cell that holds the leader's largest group together; None: nothing to hit."""
        whole = realm(self._view, self._leader)
        if not whole.sizes:
            return None
        group = whole.sizes.index(whole.largest)
        members = [cell for cell, number in whole.group.items() if number == group]
        left = {cell: realm(self._view, self._leader, without=(cell,)).largest for cell in members}
        target = min(left, key=left.__getitem__)
        return f"chase {max(self._lure, key=self._lure.__getitem__)} {target}"

    def _own(self, cell: str) -> float:
        owner, seat = self._view["owner"], self._view["seat"]
        return sum(1.0 for other in rings(self._view["side"])[cell] if owner.get(other) == seat)
