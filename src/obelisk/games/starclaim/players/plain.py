"""Three plain players, which know what a seat may know: random, cautious, heuristic.

    player = make("heuristic", seed=7)
    action = player.decide(state.view(seat), state.actions(seat))

A player plays one seat of one game. It draws from its own randomness, so equal seeds and equal
views make equal decisions. A caller that has the events that the seat may see hands them to
`notice`; without them it knows less and plays on.
"""

from __future__ import annotations

from collections.abc import Callable

from obelisk.core.errors import ObeliskError
from obelisk.core.messages import List, Message
from obelisk.core.quoting import quoted
from obelisk.games.starclaim.players.cells import free_cells, own_mined, side_neighbours
from obelisk.games.starclaim.players.heuristic import HeuristicPlayer
from obelisk.games.starclaim.players.player import StarclaimPlayer
from obelisk.games.starclaim.view.shown import SeatView


class RandomPlayer(StarclaimPlayer):
    """Any kind of action is as likely as any other; steps and stopping are one kind.

    Otherwise hundreds of bids would drown the one pass, and a vehicle would never be sent.
    """

    name = "random"

    def _wish(self, view: SeatView, actions: list[str]) -> str:
        kinds: dict[str, list[str]] = {}
        for action in actions:
            word = action.split(" ", 1)[0]
            kinds.setdefault("step" if word == "stop" else word, []).append(action)
        chosen = kinds[self._rng.choice(sorted(kinds))]
        if chosen[0].startswith("bid "):
            lowest = int(chosen[0].split()[1])
            if lowest > view["gold"]:
                return "pass"
            return f"bid {self._rng.randint(lowest, view['gold'])}"
        return self._rng.choice(chosen)


class CautiousPlayer(StarclaimPlayer):
    """Bids next to nothing, walks a short way next to its own cells, and trusts in deminers."""

    name = "cautious"

    MOST_BID = 3
    SHORT = 3  # cells of a path, and one less once mines have piled up

    def _wish(self, view: SeatView, actions: list[str]) -> str:
        asked: dict[str, Callable[[SeatView], str]] = {
            "auction": self._bid,
            "mine": self._bury,
            "occupy": self._walk,
            "defuse": lambda _: "defuse yes",
            "shop": self._buy,
        }
        choose = asked.get(view["asks"] or "")
        return choose(view) if choose else self._rng.choice(actions)  # a pick

    def _bid(self, view: SeatView) -> str:
        auction = view["auction"]
        assert auction is not None
        bid = max(auction["high"], auction["floor"]) + 1
        return f"bid {bid}" if bid <= min(self.MOST_BID, view["gold"] - 90) else "pass"

    def _bury(self, view: SeatView) -> str:
        """Somewhere its own next steps do not lead."""
        if not view["hand"]:
            return "end"
        return f"mine {self._rng.choice(self._away(view) or free_cells(view))}"

    def _away(self, view: SeatView) -> list[str]:
        owner, next_to = view["owner"], side_neighbours(view["side"])
        own = {cell for cell, seat in owner.items() if seat == view["seat"]}
        near = own.union(*(next_to[cell] for cell in own))
        return [cell for cell in free_cells(view) if near.isdisjoint(next_to[cell])]

    def _walk(self, view: SeatView) -> str:
        assert view["turn"] is not None
        path, mined = view["turn"]["path"], own_mined(view)
        next_to = side_neighbours(view["side"])
        if len(path) >= self.SHORT - (view["round"] > 1):
            return "stop"
        cells = [cell for cell in free_cells(view) if cell not in mined]
        if path:
            cells = [cell for cell in cells if cell in next_to[path[-1]]]
        elif view["round"] > 1:
            own = {cell for cell, seat in view["owner"].items() if seat == view["seat"]}
            cells = [cell for cell in cells if not own.isdisjoint(next_to[cell])] or cells
        return f"step {self._rng.choice(cells)}" if cells else "stop"

    def _buy(self, view: SeatView) -> str:
        """A deminer at most, and one in hand is enough."""
        return "skip" if view["items"].get("deminer") else "buy deminer"


PLAYERS: dict[str, type[StarclaimPlayer]] = {
    kind.name: kind for kind in (RandomPlayer, CautiousPlayer, HeuristicPlayer)
}


def make(name: str, seed: int | None = None) -> StarclaimPlayer:
    """Return the player of this name; with the same `seed` it decides the same way again."""
    if name not in PLAYERS:
        known = List.of(PLAYERS)
        raise ObeliskError(Message("starclaim-no-opponent", name=quoted(name), names=known))
    return PLAYERS[name](seed)
