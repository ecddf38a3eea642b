"""Many seats, or secrets, at one screen: people hand it over, the computer fills the other seats.

In a game with secrets the person at the screen reads only what their seat may know. Between two
people the screen is wiped, before and after the hand-over, and the events that a seat was sent
meanwhile wait for it. The words come from the game: see `Game.telling`.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from functools import partial
from textwrap import indent

from rich.console import Console
from rich.text import Text

import obelisk
from obelisk import records
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game
from obelisk.core.messages import Argument, List, Message
from obelisk.core.player import LEVEL_NAMES, Player
from obelisk.core.telling import Command
from obelisk.core.views import EventShown, View, with_events
from obelisk.core.words import WORDS
from obelisk.search.players import Seated, plain_players
from obelisk.terminal import boards
from obelisk.terminal.language import say
from obelisk.terminal.match import Quit, TerminalMatch, other_game
from obelisk.terminal.pace import Pace

PERSON = "person"  # in a record: who played the seat

# Clear the screen and what scrolled away, then the full reset of the terminal.
WIPE = "\033[H\033[2J\033[3J\033c"


class HotSeat(TerminalMatch):
    """A game of many seats, or with secrets; seats without one of `players` are people.

    A game that is only watched is told at a `pace` (None: at once).
    """

    def __init__(
        self,
        game: Game,
        console: Console,
        players: Mapping[int, Player],
        position: str | None = None,
        *,
        seed: int | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.wanted_seed = seed
        self.pace = pace or Pace(0)
        super().__init__(game, console, players, position)
        self.commands["map"] = lambda _: self.show()
        self.commands["help"] = self.help
        for word, command in self.telling.commands().items():
            self.commands[word] = partial(self.print_command, command)

    def begin(self, game: Game, position: str | None) -> None:
        super().begin(game, position)
        if position is None:
            self.seed = secrets.randbits(63) if self.wanted_seed is None else self.wanted_seed
            self.states = [game.start(self.seed)]
        self.gather()

    def gather(self) -> None:
        """Seat the people, with no events sent to any of them."""
        self.people = [seat for seat in range(self.game.seats) if seat not in self.players]
        shares = not self.game.has_secrets and len(self.people) > 1  # all read the same screen
        readers: list[int | None] = [None] if shares or not self.people else [*self.people]
        self.reader: int | None = readers[0] if len(readers) == 1 else None
        self.seated = len(readers) == 1  # else nobody reads before the first hand-over
        self.news: dict[int | None, list[EventShown]] = {reader: [] for reader in readers}
        self.marks: dict[int | None, list[EventShown]] = {reader: [] for reader in readers}
        self.looked_at: dict[str, object] | None = None
        self.ranked = False
        for news in self.news.values():
            news += self.telling.opening(self.state.view(None))

    @property
    def listener(self) -> int | None:
        """Whose events are read: those of the seat at the screen, or of everybody."""
        return self.reader if self.reader in self.news else None

    # The course of play

    def run(self) -> None:
        """Play until the people leave; without people, to the end."""
        self.print(self._table())
        try:
            while True:
                self.computer_acts()
                if self.result is not None and not self.people:
                    return
                self.obey(self.console.input(self.prompt()))
        except (EOFError, KeyboardInterrupt, Quit):
            self.print(say("terminal-goodbye"))

    def _table(self) -> str:
        """Return who plays, in a line."""
        people = List.of(map(self.who, self.people), "none")
        names = sorted({player.name for player in self.players.values()})
        bots = List.of(map(self.player, names), "none")
        kind = "mixed" if people.items and names else "people" if people.items else "bots"
        return say(f"terminal-table-{kind}", game=self.game.named(), people=people, bots=bots)

    def player(self, name: str) -> Argument:
        """Return what a player of this name is called in a message."""
        code = f"core-level-{name}"
        return Message(code) if WORDS.has(code) else name

    def computer_acts(self) -> None:
        """Let the computer play up to a decision of a person, and seat that person."""
        while self.result is None:
            seat = self.next_seat()
            if seat not in self.players:
                self.seat_person(seat)
                return
            self.keep(self.players[seat].choose(self.state, seat=seat).action, seat)
            self.hear()
        self.tell_all()
        if not self.ranked:
            self.ranked = True
            self.rank()

    def next_seat(self) -> int:
        """Who decides next: in turn round the table, but a seat goes on to the end of its turn."""
        acting = self.state.to_act
        last = self.steps[-1].seat if self.steps else -1
        if last in acting and self.game.timing(self.state).has_several_answers:
            return last
        return min(acting, key=lambda seat: (seat - last - 1) % self.game.seats)

    def play(self, action: str) -> None:
        if self.result is not None:
            raise IllegalAction(Message("terminal-over-new"))
        assert self.reader is not None
        self.keep(self.telling.read(action, self.state.actions(self.reader)), self.reader)
        self.hear()

    # What is read

    def seat_person(self, seat: int) -> None:
        """Give the screen to a person, and show what is new."""
        if not self.seated or self.reader != seat:
            self.hand_over(seat)
        self.tell_all()
        view = self.state.view(seat)
        if self.telling.look(view) != self.looked_at:
            self.show()
            self.print_lines(self.telling.beside(view))
        self.console.print(Text(self.telling.hint(self.state.actions(seat)), style="dim"))

    def hand_over(self, seat: int) -> None:
        """Wipe the screen, wait for the person of a seat, and wipe it again.

        Where nothing is secret, only turn to the next person.
        """
        if not self.game.has_secrets:
            self.reader, self.looked_at = seat, None
            return
        if self.seated:  # what the last action brought is still to be read
            self.tell_all()
            self.console.input(f"[dim]{say('terminal-clear')}[/] ")
        self.wipe()
        self.console.input(f"[bold]{say('terminal-pass-on', who=self.who(seat))}[/] ")
        self.wipe()
        self.reader, self.seated, self.looked_at = seat, True, None
        self.console.print(Text(say("terminal-name-cap", who=self.who(seat)), style="bold"))

    def wipe(self) -> None:
        """Leave nothing of the last reader: on the screen, in scroll-back, in typed lines."""
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()
        else:
            self.console.print("\n" * 60)

    def hear(self) -> None:
        """Keep the events that each reader was sent by the last action; print those of the seat
        at the screen."""
        for reader, news in self.news.items():
            told = self.telling.told(self.states[-2], self.state, reader)
            news += told
            self.marks[reader] = self.telling.marked(self.marks[reader], told)
        for seat, player in self.players.items():
            if isinstance(player, Seated):
                player.hear(self.state, seat)
        if self.seated:
            self.tell()

    def tell(self) -> None:
        """Tell the reader what is complete; steps and passes that may go on wait."""
        news = self.news[self.listener]
        if complete := self.telling.complete(news):
            self._say(news[:complete])
            del news[:complete]

    def tell_all(self) -> None:
        if self.seated or self.result is not None:
            news = self.news.setdefault(self.listener, [])
            self._say(news)
            news.clear()

    def _say(self, events: list[EventShown]) -> None:
        if not self.people:
            self._tell_story(events)
            return
        self.print_lines(self.telling.lines(events, self.listener))

    def print_lines(self, lines: list[str]) -> None:
        for line in lines:
            self.print(f"  {line}")

    def _tell_story(self, events: list[EventShown]) -> None:
        """Print the story of a watched game, each line at the pace of the table."""
        for depth, line in self.telling.story(events):
            if depth < self.telling.headings:
                self.pace.begin()
            self.print(f"{'  ' * depth}{line}")
            self.pace.wait()
        if self.telling.shows_board(events):
            self.show()

    def view(self) -> View:
        """What the reader knows, with the events that are marked."""
        return with_events(self.state.view(self.reader), self.marks.get(self.listener, []))

    def show(self) -> None:
        view = self.view()
        self.looked_at = self.telling.look(view)
        if heading := self.telling.heading(view):
            self.console.print(f"[bold]{heading}[/]", highlight=False)
        self.console.print(boards.draw(self.game, view))

    def rank(self) -> None:
        """The last map and the final table."""
        self.show()
        names = [self._name(seat) for seat in range(self.game.seats)]
        said = [say("terminal-name", who=self.player(name)) for name in names]
        for line in self.telling.ranking(self.state, self.listener, said):
            self.print(line)

    def prompt(self) -> str:
        if self.result is not None:
            return super().prompt()
        assert self.reader is not None
        return self.prompt_of(self.reader)

    # Commands

    def print_command(self, command: Command, _: str) -> None:
        """Print what a command of the game says about the reader's view."""
        self.print_lines(command(self.state.view(self.reader)))

    def help(self, word: str) -> None:
        if word:
            self.print_lines(self.telling.about(word.lower()))
            return
        possible = [] if self.reader is None else self.state.actions(self.reader)
        shared = indent(say("terminal-commands-shared"), "  ")
        self.print_help(self.telling.explain(possible), f"{self.telling.command_help}{shared}")

    def show_actions(self, prefix: str) -> None:
        possible = [] if self.reader is None else self.state.actions(self.reader)
        for line in self.telling.summary(possible, prefix):
            self.print(line)

    def new(self, _: str) -> None:
        self.wanted_seed = None
        self.begin(self.game, self.start)

    def undo(self, _: str) -> None:
        raise IllegalAction(Message("terminal-undo-never"))

    def resign(self, _: str) -> None:
        raise IllegalAction(Message("terminal-resign-never"))

    def draw(self, _: str) -> None:
        raise IllegalAction(Message("terminal-draw-never"))

    def history(self, name: str) -> None:
        self._keep_secrets("history")
        super().history(name)

    def position(self, _: str) -> None:
        self._keep_secrets("position")
        super().position(_)

    def _keep_secrets(self, command: str) -> None:
        if self.result is None and self.game.has_secrets:
            raise IllegalAction(Message("terminal-secrets", command=command))

    def save(self, name: str) -> None:
        super().save(name)
        if self.result is None and self.game.has_secrets:
            self.print(say("terminal-saved-secrets"))

    def load(self, name: str) -> None:
        super().load(name)
        self.gather()  # again, where the saved game stands

    def accept(self, record: records.GameRecord) -> None:
        if record.game.id != self.game.id:
            raise other_game(record)
        self.players = {
            seat: self.players.get(seat) or self.computer(name)
            for seat, name in enumerate(record.seats)
            if name != PERSON
        }

    def computer(self, name: str) -> Player:
        """The player of this name in a saved game: one of a level, or a plain one. The seats of
        other players go to the best plain one."""
        if name in LEVEL_NAMES:
            return obelisk.player(self.game, LEVEL_NAMES.index(name) + 1)
        plain = plain_players(self.game)
        return plain.get(name, [*plain.values()][-1])(None)

    def picture(self, name: str) -> None:
        if not name:
            raise IllegalAction(Message("terminal-file-needed", command="picture"))
        with open(name, "w", encoding="utf-8") as file:
            file.write(self.game.svg(self.view(), theme="auto", square=64))
        if self.reader is None:
            self.print(say("terminal-drawn-to", file=name))
        else:
            self.print(say("terminal-drawn-for", file=name, who=self.who(self.reader)))
