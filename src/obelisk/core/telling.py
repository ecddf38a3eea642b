"""How a game is told at a terminal, and what can be typed there.

Any game can be played with the defaults: the fields of its view, a sentence for each event, and a
list of legal actions. A game that can do better returns a subclass from `Game.telling`.

Actions are the legal ones. Events are JSON objects, as `Event.to_json` returns them. A `reader` is
the seat that reads, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.core.messages import Argument, List, Message, Seat, Side
from obelisk.core.quoting import shown
from obelisk.core.views import EventShown, View
from obelisk.core.words import ENGLISH, WORDS

if TYPE_CHECKING:
    from rich.text import Text

    from obelisk.core.game import Game
    from obelisk.core.state import State

MOST_WORDS = 12  # first words of actions that are all listed; more are counted
MOST_ARGUMENTS = 12  # of a word, in a list of all actions; more are counted
MOST_ASKED_FOR = 200  # of a word, in a list of this word only

NOT_SAID = ("event", "seat", "drawn")  # of the fields of an event
# The fields of a view that are shown elsewhere, or known.
ELSEWHERE = ("game", "options", "seat", "seats", "actions", "events", "to_act", "result")

Command = Callable[[View], list[str]]


class Telling:
    """How one game is told in one language. Nothing is printed here."""

    # Sentences of a story that are indented less than this are headings.
    headings = 0

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game, self.language = game, language

    def say(self, code: str, /, **args: Argument) -> str:
        """Return a message in the reader's language, with seats by their name."""
        return Message.of(code, args).said(self.language, self.seat)

    def seat(self, number: int) -> str | Message:
        """Return what a seat is called: its side, if the game has words for it."""
        named = self.game.seat_named(number)
        if isinstance(named, Side):
            return Message("core-side", side=named)
        return self.game.seat_names[number]

    @property
    def legend(self) -> str:
        """What the letters of the board mean, if the game has words for it."""
        return self._own("legend", "")

    @property
    def command_help(self) -> str:
        """Lines of the help on the commands that differ from game to game."""
        return f"  {self.say('core-telling-commands')}\n"

    def _own(self, name: str, otherwise: str) -> str:
        """Return an entry of the game's own catalogue, if it has one."""
        code = f"{self.game.id}-{name}"
        return self.say(code) if WORDS.has(code) else otherwise

    # The board

    def heading(self, view: View) -> str:
        """Return a line to print above the board, such as the phase of the game; or nothing."""
        return ""

    def draw(self, view: View) -> str | Text:
        """Return a view without a `board` as lines of text."""
        fields = self.look(view)
        named = [self._own(f"fact-{name}", _words(name)) for name in fields]
        width = max(map(len, named), default=0)
        return "".join(
            f"   {name:<{width}}  {self._plain(value)}\n"
            for name, value in zip(named, fields.values(), strict=True)
        )

    def look(self, view: View) -> dict[str, object]:
        """Return the parts of a view whose changes are worth showing the board again."""
        return {name: value for name, value in view.items() if name not in ELSEWHERE}

    def marked(self, marked: list[EventShown], told: list[EventShown]) -> list[EventShown]:
        """Return the events to mark on the board after `told`; `marked` were marked before."""
        return told

    def beside(self, view: View) -> list[str]:
        """Return lines to print below the board for the seat that decides."""
        return []

    # What happened

    def opening(self, view: View) -> list[EventShown]:
        """Return events that introduce a first state, which no action led to."""
        return []

    def told(self, before: State, after: State, reader: int | None) -> list[EventShown]:
        """Return what the reader may know of the action that led from one state to the next."""
        return [event.to_json() for event in visible(after.events, reader)]

    def complete(self, events: list[EventShown]) -> int:
        """Return how many events can be told now; the others need what follows them."""
        return len(events)

    def lines(self, events: Iterable[EventShown], reader: int | None) -> list[str]:
        """Return a sentence for each event that the reader was sent."""
        return [self._sentence(event, reader) for event in events]

    def story(self, events: Iterable[EventShown]) -> Iterator[tuple[int, str]]:
        """Yield the sentences for a spectator, each with its depth of indentation."""
        for line in self.lines(events, None):
            yield 1, line

    def shows_board(self, events: list[EventShown]) -> bool:
        """Whether to show the board to a spectator after these events."""
        return bool(events)

    def ranking(self, state: State, reader: int | None, players: list[str]) -> list[str]:
        """Return the final table, best first; `players` says who played each seat."""
        result = state.result
        assert result is not None
        rank, name = self.say("core-telling-rank"), self.say("core-telling-seat")
        rows = [
            self.say("core-telling-over", reason=self.game.reason_of(result)),
            f"{rank:>4}  {name:<24} {self.say('core-telling-score'):>7}",
        ]
        for seat in sorted(range(self.game.seats), key=lambda seat: (result.ranks[seat], seat)):
            player = self.say("core-telling-you") if seat == reader else players[seat]
            who = f"{self.say('core-telling-name', seat=Seat(seat))} ({player})"
            rows.append(f"{result.ranks[seat]:>4}  {who:<24} {result.scores[seat]:>7g}")
        return rows

    def _sentence(self, event: EventShown, reader: int | None) -> str:
        """Return an event in the game's own words, or its kind with its fields.

        The latter is like `East: bid (amount 7)`.
        """
        kind, seat = event["event"], event.get("seat")
        fields = {name: value for name, value in event.items() if name not in NOT_SAID}
        who = ""
        if isinstance(seat, int) and 0 <= seat < self.game.seats:
            who = self.say("core-telling-name", seat=Seat(seat))
        code = f"{self.game.id}-event-{kind}"
        if WORDS.has(code):
            args = {name: _argument(value) for name, value in fields.items()}
            text = self.say(code, **args, who=who)
        else:
            told = ", ".join(
                self._plain(value) if name == kind else f"{_words(name)} {self._plain(value)}"
                for name, value in fields.items()
            )
            who = self.say("core-telling-you") if who and seat == reader else who
            text = f"{who}: " * bool(who) + _words(kind) + (f" ({told})" if told else "")
        return text[:1].upper() + text[1:]

    def _plain(self, value: object) -> str:
        """Return a JSON value as people write it."""
        if value is None or value in ([], {}, ""):
            return self.say("core-telling-none")
        if isinstance(value, bool):
            return self.say("core-telling-yes" if value else "core-telling-no")
        if isinstance(value, Mapping):
            parts = (f"{_words(str(name))} {self._plain(part)}" for name, part in value.items())
            return ", ".join(parts)
        if isinstance(value, list):
            is_nested = any(isinstance(part, list | Mapping) for part in value)
            return ("; " if is_nested else " ").join(map(self._plain, value))
        return str(value)

    # What is typed

    def read(self, typed: str, possible: list[str]) -> str:
        """Return what was typed as an action of the game."""
        return typed.strip()

    def hint(self, possible: list[str]) -> str:
        """Return a line with what can be typed now."""
        words = list(self.grouped(possible))
        if len(words) > MOST_WORDS:
            return self.say("core-telling-many", count=len(possible), first=possible[0])
        return self.say("core-telling-now", words=List.of(words, "none"))

    def explain(self, possible: list[str]) -> str:
        """Return how actions are written, if the game has words for it."""
        return self._own("forms", "")

    def about(self, word: str) -> list[str]:
        """Return what a word means; `IllegalAction` lists the words that are explained."""
        raise IllegalAction(Message("core-telling-no-help", word=shown(word)))

    def summary(self, possible: list[str], prefix: str = "") -> list[str]:
        """Return the possible actions in a few lines; only those that begin with `prefix`."""
        wanted = prefix.lower().split()
        chosen = [action for action in possible if action.lower().split()[: len(wanted)] == wanted]
        groups = self.grouped(chosen)
        if len(groups) > MOST_WORDS:
            return [" ".join(chosen)]
        most = MOST_ASKED_FOR if wanted else MOST_ARGUMENTS
        return [self.listed(word, groups[word], most) for word in groups] or [
            self.say("core-telling-none")
        ]

    def grouped(self, actions: list[str]) -> dict[str, list[str]]:
        """Return the arguments of actions by their first word."""
        found: dict[str, list[str]] = {}
        for action in actions:
            word, _, argument = action.partition(" ")
            found.setdefault(word, []).append(argument)
        return found

    def listed(self, word: str, arguments: list[str], most: int) -> str:
        """Return a line for the actions of one word, with at most `most` arguments listed."""
        if arguments == [""]:
            return word
        if len(arguments) <= most:
            return f"{word} {', '.join(arguments)}"
        return self.say("core-telling-choices", word=word, count=len(arguments))

    def commands(self) -> Mapping[str, Command]:
        """Return further commands by name; each returns lines about the reader's view."""
        return {}


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _argument(value: object) -> Argument:
    """Return a JSON value as an argument of a message."""
    if isinstance(value, list):
        return List.of(map(_argument, value), "none")
    return value if isinstance(value, str | int | float) else str(value)
