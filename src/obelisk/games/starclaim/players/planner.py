"""Routes over the map: which cells to claim in a turn, and when to stop.

A mine takes the whole path of the turn away, so a route that ends after k cells is worth the
chance to get that far times what its k cells are worth. The best route is found by a beam search:
the most promising beginnings are lengthened cell by cell, and the best end of any of them counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter
from random import Random

from obelisk.games.starclaim.players.memory import View, side_neighbours

WIDTH = 28  # beginnings that are followed up
LONGEST = 8  # cells that are planned ahead
A_GROUP_CELL = 0.25  # what one more cell in the largest group is worth, towards the bonus
ROOM = 0.03  # what a free neighbour at the end of the way is worth
DEFUSABLE = 0.8  # the part of all mines that a deminer can remove


@dataclass(frozen=True, slots=True)
class Realm:
    """The connected groups of a seat."""

    group: dict[str, int]  # each own cell with the number of its group
    sizes: tuple[int, ...]

    @property
    def largest(self) -> int:
        return max(self.sizes, default=0)


def realm(view: View, seat: int, *, without: Iterable[str] = ()) -> Realm:
    """The groups of a seat, as if the cells `without` were not its own."""
    left = {cell for cell, owner in view["owner"].items() if owner == seat}.difference(without)
    next_to = side_neighbours(view["side"])
    group: dict[str, int] = {}
    sizes: list[int] = []
    for cell in view["owner"]:
        if cell not in left:
            continue
        left.remove(cell)
        found = [cell]
        for member in found:
            group[member] = len(sizes)
            for other in next_to[member]:
                if other in left:
                    left.remove(other)
                    found.append(other)
        sizes.append(len(found))
    return Realm(group, tuple(sizes))


@dataclass(frozen=True, slots=True)
class Route:
    """A way to go on: the cells to enter, and what the turn is worth with it."""

    cells: tuple[str, ...]
    worth: float


@dataclass(frozen=True, slots=True)
class _Way:
    """A beginning of a route, as the search follows it."""

    cells: tuple[str, ...]
    alive: tuple[float, ...]  # the chance to be here having used 0, 1, … deminers
    joined: frozenset[int]  # own groups that it touches
    worth: float
    promise: float


class Planner:
    """Finds the best route of one turn."""

    def __init__(
        self,
        view: View,
        chances: dict[str, float],
        rng: Random,
        *,
        deminers: int = 0,
        deminer_worth: float = 0.0,
        point_worth: float = 0.0,
    ) -> None:
        self._chances = chances
        self._rng = rng
        self._next_to = side_neighbours(view["side"])
        self._path: list[str] = view["turn"]["path"] if view["turn"] else []
        self._realm = realm(view, view["seat"], without=self._path)
        self._deminer_worth = deminer_worth
        self._point_worth = point_worth
        self._lives = min(deminers, 3) + 1

    def best(self, points: int, *, after: str | None = None, avoid: Iterable[str] = ()) -> Route:
        """The best way on, of at most `points` cells: from any cell, or from `after`.

        No cell means that it is best to stop. Cells to `avoid` are not entered.
        """
        starts = tuple(self._chances) if after is None else self._next_to[after]
        closed = {*avoid, *(cell for cell, chance in self._chances.items() if chance >= 1)}
        ways = [self._here()]
        best = ways[0]
        for _ in range(min(points, LONGEST)):
            longer = [
                self._enter(way, cell)
                for way in ways
                for cell in (self._next_to[way.cells[-1]] if way.cells else starts)
                if cell in self._chances and cell not in closed and cell not in way.cells
            ]
            if not longer:
                break
            longer.sort(key=attrgetter("promise"), reverse=True)
            ways = longer[:WIDTH]
            best = max(best, *ways, key=attrgetter("worth"))
        return Route(best.cells, best.worth)

    def _here(self) -> _Way:
        """The path so far."""
        joined = frozenset(
            self._realm.group[other]
            for cell in self._path
            for other in self._next_to[cell]
            if other in self._realm.group
        )
        alive = (1.0,) + (0.0,) * (self._lives - 1)
        worth = self._value(len(self._path), joined) if self._path else 0.0
        return _Way((), alive, joined, worth, worth)

    def _enter(self, way: _Way, cell: str) -> _Way:
        chance = self._chances[cell]
        alive = tuple(
            here * (1 - chance) + before * chance * DEFUSABLE
            for here, before in zip(way.alive, (0.0, *way.alive), strict=False)
        )
        joined, exits = way.joined, 0
        for other in self._next_to[cell]:
            if other in self._realm.group:
                joined = joined | {self._realm.group[other]}
            elif self._chances.get(other, 1.0) < 1.0:
                exits += 1
        cells = (*way.cells, cell)
        value = self._value(len(self._path) + len(cells), joined)
        worth = sum(here * (value - used * self._deminer_worth) for used, here in enumerate(alive))
        worth += ROOM * exits * alive[0] - self._point_worth * len(cells)
        return _Way(cells, alive, joined, worth, worth + 0.02 * self._rng.random())

    def _value(self, claimed: int, joined: frozenset[int]) -> float:
        """What a path of so many cells is worth that touches these groups."""
        size = claimed + sum(self._realm.sizes[group] for group in joined)
        return claimed + A_GROUP_CELL * max(0, size - self._realm.largest)


def leader(view: View) -> int:
    """The other seat with the most cells, and of these the one with the largest group."""
    cells = dict.fromkeys(range(view["seats"]), 0)
    for owner in view["owner"].values():
        cells[owner] += 1
    others = [seat for seat in cells if seat != view["seat"]]
    return max(others, key=lambda seat: (cells[seat], realm(view, seat).largest, -seat))
