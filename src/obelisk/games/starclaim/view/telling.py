"""Starclaim at a terminal: the chart in signs, the story of a game, what is typed, the shop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from obelisk.core.telling import Command, Telling
from obelisk.games.starclaim.text import forms
from obelisk.games.starclaim.view import sentences, signs, story

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

    def heading(self, view: dict[str, Any]) -> str:
        return f"Round {view['round']} of {view['rounds']}, {view['phase']}"

    def draw(self, view: dict[str, Any]) -> Text:
        return signs.draw(view)

    def look(self, view: dict[str, Any]) -> dict[str, Any]:
        return {name: view[name] for name in _ON_THE_MAP}

    def marked(
        self, marked: list[dict[str, Any]], told: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """A walk begins on a clean map; everything since then stays marked."""
        begins = any(event["event"] == "turn" and event["phase"] == "occupy" for event in told)
        return told if begins else marked + told

    def beside(self, view: dict[str, Any]) -> list[str]:
        return [] if view["stock"] is None else forms.items(view["stock"])

    # What happened

    def opening(self, view: dict[str, Any]) -> list[dict[str, Any]]:
        return [
            {"event": "round", "round": view["round"]},
            {"event": "phase", "phase": view["phase"]},
        ]

    def told(self, before: State, after: State, reader: int | None) -> list[dict[str, Any]]:
        """The events; an explosion also says who had the cells that are free again."""
        told = super().told(before, after, reader)
        for event in told:
            if event["event"] == "explode":
                owners = before.view(None)["owner"]
                event["owners"] = {cell: owners[cell] for cell in event["reverted"]}
        return told

    def complete(self, events: list[dict[str, Any]]) -> int:
        """Steps and passes that may go on wait."""
        ends = [place for place, event in enumerate(events) if event["event"] in _CLOSING]
        return ends[-1] + 1 if ends else 0

    def lines(self, events: Iterable[dict[str, Any]], reader: int | None) -> list[str]:
        return sentences.lines(events, reader)

    def story(self, events: Iterable[dict[str, Any]]) -> Iterator[tuple[int, str]]:
        return story.story(events)

    def shows_board(self, events: list[dict[str, Any]]) -> bool:
        """The map of a round, when its walks are over."""
        return any(event["event"] == "phase" and event["phase"] == "shop" for event in events)

    def ranking(self, state: State, reader: int | None, players: list[str]) -> list[str]:
        result = state.view(None)["result"]
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
        return {"items": lambda view: forms.items(view["stock"])}
