"""Starclaim at a terminal: the chart in signs, the story of a game, what is typed, the shop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, cast

from obelisk.core.telling import Command, Telling
from obelisk.core.views import EventShown, View
from obelisk.games.starclaim.text import forms
from obelisk.games.starclaim.view import sentences, signs, story
from obelisk.games.starclaim.view.shown import StarclaimEvent, own_events, seen, starclaim_view

if TYPE_CHECKING:
    from rich.text import Text

    from obelisk.core.state import State

# After these a story can be told; what follows them may still grow.
_CLOSING = ("done", "control", "default", "phase", "end")
# A change in these is worth another look at the map.
_ON_THE_MAP = ("owner", "turn", "phase", "mines", "items", "radar", "stock", "defuse")


class StarclaimTelling(Telling):
    """Tells by round, phase and turn, and explains the shop."""

    command_help = (
        "  actions      what is possible now;  actions step: all cells of it\n"
        "  items        what every item of the shop does;  help radar: one item or action\n"
    )
    headings = story.TURN

    # The map

    def heading(self, view: View) -> str:
        seen = starclaim_view(view)
        return f"Round {seen['round']} of {seen['rounds']}, {seen['phase']}"

    def draw(self, view: View) -> Text:
        return signs.draw(starclaim_view(view))

    def look(self, view: View) -> dict[str, object]:
        return {name: value for name, value in view.items() if name in _ON_THE_MAP}

    def marked(self, marked: list[EventShown], told: list[EventShown]) -> list[EventShown]:
        """A walk begins on a clean map; everything since then stays marked."""
        begins = any(
            event["event"] == "turn" and event["phase"] == "occupy" for event in own_events(told)
        )
        return told if begins else marked + told

    def beside(self, view: View) -> list[str]:
        stock = starclaim_view(view)["stock"]
        return [] if stock is None else forms.items(stock)

    # What happened

    def opening(self, view: View) -> list[EventShown]:
        seen = starclaim_view(view)
        opening: list[StarclaimEvent] = [
            {"event": "round", "round": seen["round"]},
            {"event": "phase", "phase": seen["phase"]},
        ]
        return cast("list[EventShown]", opening)

    def told(self, before: State, after: State, reader: int | None) -> list[EventShown]:
        """The events; an explosion also says who had the cells that are free again."""
        told = super().told(before, after, reader)
        for event in own_events(told):
            if event["event"] == "explode":
                owners = seen(before, None)["owner"]
                event["owners"] = {cell: owners[cell] for cell in event["reverted"]}
        return told

    def complete(self, events: list[EventShown]) -> int:
        """Steps and passes that may go on wait."""
        ends = [place for place, event in enumerate(events) if event["event"] in _CLOSING]
        return ends[-1] + 1 if ends else 0

    def lines(self, events: Iterable[EventShown], reader: int | None) -> list[str]:
        return sentences.lines(events, reader)

    def story(self, events: Iterable[EventShown]) -> Iterator[tuple[int, str]]:
        return story.story(events)

    def shows_board(self, events: list[EventShown]) -> bool:
        """The map of a round, when its walks are over."""
        return any(
            event["event"] == "phase" and event["phase"] == "shop" for event in own_events(events)
        )

    def ranking(self, state: State, reader: int | None, players: list[str]) -> list[str]:
        result = seen(state, None)["result"]
        assert result is not None
        return sentences.ranking(result, reader, players) + sentences.ties(result, reader)

    # What is typed

    def read(self, typed: str, possible: list[str]) -> str:
        return forms.to_rules(typed, possible)

    def explain(self, possible: list[str]) -> str:
        return forms.explain(self.grouped(possible))

    def about(self, word: str) -> list[str]:
        return forms.about(word)

    def grouped(self, actions: list[str]) -> dict[str, list[str]]:
        """The arguments as people write them, who count seats from 1."""
        found = super().grouped(actions)
        if "pick" in found:
            found["pick"] = [str(int(seat) + 1) for seat in found["pick"]]
        return found

    def listed(self, word: str, arguments: list[str], most: int) -> str:
        if word == "bid":
            return f"bid {arguments[0]}..{arguments[-1]}"
        return super().listed(word, arguments, most)

    def counted(self, word: str) -> str:
        return forms.COUNTED.get(word, "cells")

    def commands(self) -> Mapping[str, Command]:
        """`items`: with what is left, for a seat that is in the shop."""
        return {"items": lambda view: forms.items(starclaim_view(view)["stock"])}
