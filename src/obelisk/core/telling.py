"""How a game of many seats, or with secrets, is shown, told and typed at a terminal.

Every game can be played with what stands here: the fields of a view, a sentence for each event, the
legal actions as a list. A game that can say it better returns a subclass from `Game.telling`.

Actions are those that the rules list. Events are JSON objects, as `Event.to_json` gives them. A
`reader` is the seat that reads, or None for a spectator.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.core.messages import Argument, Message
from obelisk.core.views import EventShown, View

if TYPE_CHECKING:
    from rich.text import Text

    from obelisk.core.game import Game
    from obelisk.core.state import State

MOST_WORDS = 12  # different first words of actions that are named one by one
MOST_ARGUMENTS = 12  # of a word, in a list of everything; more are counted
MOST_ASKED_FOR = 200  # of a word, in a list of this word

# The fields of a view that the board leaves out: they are shown elsewhere, or known.
NOT_SAID = ("event", "seat", "drawn")  # of the fields of an event
ELSEWHERE = ("game", "options", "seat", "seats", "actions", "events", "to_act", "result")

Command = Callable[[View], list[str]]


class Telling:
    """Words for one game. All methods take and return values; nothing is printed here."""

    # Sentences of a story that stand less deep than this are headings: they begin something new.
    headings = 0

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.language = game, language

    def say(self, code: str, **args: Argument) -> str:
        """Return what a message says in the language of the terminal."""
        return Message(code, clause=None, **args).said(self.language)

    @property
    def command_help(self) -> str:
        """Lines of the help on the commands that differ from game to game."""
        return "  actions      what is possible now;  actions WORD: what begins with this word\n"

    # The board

    def heading(self, view: View) -> str:
        """Return a line to print above the board: where the game stands. Empty: no line."""
        return ""

    def draw(self, view: View) -> str | Text:
        """Return what a reader sees, in lines, from a view without a `board`."""
        fields = self.look(view)
        width = max(map(len, fields), default=0)
        return "".join(
            f"   {_words(name):<{width}}  {_plain(value)}\n" for name, value in fields.items()
        )

    def look(self, view: View) -> dict[str, object]:
        """Return what is worth another look at the board when it has changed."""
        return {name: value for name, value in view.items() if name not in ELSEWHERE}

    def marked(self, marked: list[EventShown], told: list[EventShown]) -> list[EventShown]:
        """Return the events that the board marks after `told`; `marked` were marked before."""
        return told

    def beside(self, view: View) -> list[str]:
        """Return lines to print below the board for the seat that decides."""
        return []

    # What happened

    def opening(self, view: View) -> list[EventShown]:
        """Return events for a first state, which nothing led to: they say where the game begins."""
        return []

    def told(self, before: State, after: State, reader: int | None) -> list[EventShown]:
        """Return what the reader may know of the action that led from one state to the next."""
        return [event.to_json() for event in visible(after.events, reader)]

    def complete(self, events: list[EventShown]) -> int:
        """Return how many events can be told now. The rest belongs to what is still going on."""
        return len(events)

    def lines(self, events: Iterable[EventShown], reader: int | None) -> list[str]:
        """Return the sentences for events that the reader was sent."""
        return [self._sentence(event, reader) for event in events]

    def story(self, events: Iterable[EventShown]) -> Iterator[tuple[int, str]]:
        """Yield the sentences for a spectator who watches, each with how deep it is indented."""
        for line in self.lines(events, None):
            yield 1, line

    def shows_board(self, events: list[EventShown]) -> bool:
        """Whether a spectator who watches is shown the board after these events."""
        return bool(events)

    def ranking(self, state: State, reader: int | None, players: list[str]) -> list[str]:
        """Return the final table, best first; `players` says who played each seat."""
        result = state.result
        assert result is not None
        rows = [f"Over: {result.reason}", f"{'rank':>4}  {'seat':<24} {'score':>7}"]
        for seat in sorted(range(self.game.seats), key=lambda seat: (result.ranks[seat], seat)):
            who = f"{self.game.seat_names[seat]} ({'you' if seat == reader else players[seat]})"
            rows.append(f"{result.ranks[seat]:>4}  {who:<24} {result.scores[seat]:>7g}")
        return rows

    def _sentence(self, event: EventShown, reader: int | None) -> str:
        """The kind of an event with its fields, as in `Seat 2: bid (amount 7)`."""
        kind = event["event"]
        fields = {name: value for name, value in event.items() if name not in NOT_SAID}
        told = ", ".join(
            _plain(value) if name == kind else f"{_words(name)} {_plain(value)}"
            for name, value in fields.items()
        )
        text = _words(kind) + (f" ({told})" if told else "")
        seat = event.get("seat")
        if isinstance(seat, int) and 0 <= seat < self.game.seats:
            who = "you" if seat == reader else self.game.seat_names[seat]
            text = f"{who}: {text}"
        return text[:1].upper() + text[1:]

    # What is typed

    def read(self, typed: str, possible: list[str]) -> str:
        """Return the action that was typed, as the rules write it."""
        return typed.strip()

    def hint(self, possible: list[str]) -> str:
        """Return a line with what can be typed now."""
        words = list(self.grouped(possible))
        if len(words) > MOST_WORDS:
            words = [f"{len(possible)} actions, such as {possible[0]}"]
        return f"Now: {', '.join(words)} ('help' explains, 'actions' lists)"

    def explain(self, possible: list[str]) -> str:
        """Return the forms of the actions, a line each."""
        return self.game.forms

    def about(self, word: str) -> list[str]:
        """Return what a word means; `IllegalAction` lists the words that are explained."""
        raise IllegalAction(f"'{word[:40]}': no word is explained here; 'help' alone says more")

    def summary(self, possible: list[str], prefix: str = "") -> list[str]:
        """Return what is possible in a few lines; all that begins with the words of `prefix`."""
        wanted = prefix.lower().split()
        chosen = [action for action in possible if action.lower().split()[: len(wanted)] == wanted]
        groups = self.grouped(chosen)
        if len(groups) > MOST_WORDS:
            return [" ".join(chosen)]
        most = MOST_ASKED_FOR if wanted else MOST_ARGUMENTS
        return [self.listed(word, groups[word], most) for word in groups] or ["none"]

    def grouped(self, actions: list[str]) -> dict[str, list[str]]:
        """Return the arguments of actions by their first word."""
        found: dict[str, list[str]] = {}
        for action in actions:
            word, _, argument = action.partition(" ")
            found.setdefault(word, []).append(argument)
        return found

    def listed(self, word: str, arguments: list[str], most: int) -> str:
        """Return a line for the actions of one word; more than `most` arguments are counted."""
        if arguments == [""]:
            return word
        if len(arguments) <= most:
            return f"{word} {', '.join(arguments)}"
        return f"{word}: {len(arguments)} {self.counted(word)}"

    def counted(self, word: str) -> str:
        """Return what the arguments of a word are, in the plural."""
        return "choices"

    def commands(self) -> Mapping[str, Command]:
        """Return further commands by their word: each prints lines about the reader's view."""
        return {}


def _words(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _plain(value: object) -> str:
    """A value of JSON as people write it."""
    if value is None or value in ([], {}, ""):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Mapping):
        return ", ".join(f"{_words(str(name))} {_plain(part)}" for name, part in value.items())
    if isinstance(value, list):
        is_nested = any(isinstance(part, list | Mapping) for part in value)
        return ("; " if is_nested else " ").join(map(_plain, value))
    return str(value)
