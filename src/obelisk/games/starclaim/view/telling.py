"""Starclaim at a terminal: the chart in signs, the story of a game, what is typed, the shop."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, cast

from obelisk.core.telling import Command, Telling
from obelisk.core.views import EventShown, View
from obelisk.games.starclaim.text import forms
from obelisk.games.starclaim.view import final_table, sentences, signs, story
from obelisk.games.starclaim.view.shown import StarclaimEvent, own_events, seen, starclaim_view

if TYPE_CHECKING:
    from rich.text import Text

    from obelisk.core.state import State

# After these a story can be told; what follows them may still grow.
_CLOSING = ("done", "control", "default", "phase", "end")
# The commands that `starclaim-command-<name>` explains.
_COMMANDS = {
    "actions": "actions",
    "word": "actions step",
    "items": "items",
    "help": "help radar",
}
# A change in these is worth another look at the map.
_ON_THE_MAP = ("owner", "turn", "phase", "mines", "items", "radar", "stock", "defuse")


class StarclaimTelling(Telling):
    """The words of Starclaim: told by round, phase and turn, with help on the shop."""

    headings = story.TURN

    @property
    def command_help(self) -> str:
        return "".join(
            f"  {command:<12} {self.say(f'starclaim-command-{name}')}\n"
            for name, command in _COMMANDS.items()
        )

    # The map

    def heading(self, view: View) -> str:
        return sentences.heading(starclaim_view(view)).said(self.language)

    def draw(self, view: View) -> Text:
        return signs.draw(starclaim_view(view), self.language)

    def look(self, view: View) -> dict[str, object]:
        return {name: value for name, value in view.items() if name in _ON_THE_MAP}

    def marked(self, marked: list[EventShown], told: list[EventShown]) -> list[EventShown]:
        """Begin each walk on a clean map, and keep what happens until the next one marked."""
        begins = any(
            event["event"] == "turn" and event["phase"] == "occupy" for event in own_events(told)
        )
        return told if begins else marked + told

    def beside(self, view: View) -> list[str]:
        stock = starclaim_view(view)["stock"]
        return [] if stock is None else forms.items(stock, self.language)

    # What happened

    def opening(self, view: View) -> list[EventShown]:
        seen = starclaim_view(view)
        opening: list[StarclaimEvent] = [
            {"event": "round", "round": seen["round"]},
            {"event": "phase", "phase": seen["phase"]},
        ]
        return cast("list[EventShown]", opening)

    def told(self, before: State, after: State, reader: int | None) -> list[EventShown]:
        """Return the events; an explosion also says who had the cells that are free again."""
        told = super().told(before, after, reader)
        for event in own_events(told):
            if event["event"] == "explode":
                owners = seen(before, None)["owner"]
                event["owners"] = {cell: owners[cell] for cell in event["reverted"]}
        return told

    def complete(self, events: list[EventShown]) -> int:
        """Return how many events can be told; steps and passes that may go on wait."""
        ends = [place for place, event in enumerate(events) if event["event"] in _CLOSING]
        return ends[-1] + 1 if ends else 0

    def lines(self, events: Iterable[EventShown], reader: int | None) -> list[str]:
        return sentences.lines(events, reader, self.language)

    def story(self, events: Iterable[EventShown]) -> Iterator[tuple[int, str]]:
        return story.story(events, self.language)

    def shows_board(self, events: list[EventShown]) -> bool:
        """Whether the walks of a round are over."""
        return any(
            event["event"] == "phase" and event["phase"] == "shop" for event in own_events(events)
        )

    def ranking(self, state: State, reader: int | None, players: list[str]) -> list[str]:
        result = seen(state, None)["result"]
        assert result is not None
        table = final_table.ranking(result, reader, players, self.language)
        return table + final_table.ties(result, reader, self.language)

    # What is typed

    def read(self, typed: str, possible: list[str]) -> str:
        return forms.to_rules(typed, possible)

    def explain(self, possible: list[str]) -> str:
        return forms.explain(self.grouped(possible), self.language)

    def about(self, word: str) -> list[str]:
        return forms.about(word, self.language)

    def grouped(self, actions: list[str]) -> dict[str, list[str]]:
        """Return the arguments as people write them, who count seats from 1."""
        found = super().grouped(actions)
        if "pick" in found:
            found["pick"] = [str(int(seat) + 1) for seat in found["pick"]]
        return found

    def listed(self, word: str, arguments: list[str], most: int) -> str:
        if word == "bid":
            return f"bid {arguments[0]}..{arguments[-1]}"
        if len(arguments) <= most:
            return super().listed(word, arguments, most)
        kind = forms.ARGUMENTS.get(word, "cells")
        return self.say("starclaim-listed", word=word, kind=kind, count=len(arguments))

    def commands(self) -> Mapping[str, Command]:
        """Return `items`, which also tells a seat in the shop what is left."""
        return {"items": lambda view: forms.items(starclaim_view(view)["stock"], self.language)}
