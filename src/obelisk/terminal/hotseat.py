"""Many seats and secrets at one screen: people hand it over, the computer fills the other seats.

Whoever sits at the screen reads only what that seat may know. Between two people the screen is
wiped, before and after the hand-over, and what a seat was told meanwhile waits for it.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping
from typing import Any

from rich.console import Console

import obelisk
from obelisk import records
from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.core.game import Game
from obelisk.core.player import LEVEL_NAMES, Player
from obelisk.games.starclaim.players import opponents
from obelisk.games.starclaim.text import forms
from obelisk.games.starclaim.view import sentences as words
from obelisk.games.starclaim.view.story import PHASE, story
from obelisk.search.players import SeatPlayer
from obelisk.terminal import boards
from obelisk.terminal.pace import Pace
from obelisk.terminal.table import Quit, Table

PERSON = "person"  # in a record: who played the seat

# Clear the screen and what scrolled away, then the full reset of the terminal.
WIPE = "\033[H\033[2J\033[3J\033c"

HELP = """
  actions      what is possible now;  actions step: all cells of it
  items        what every item of the shop does;  help radar: one item or action
  map          show the map again
  save FILE    keep the game in a file;  load FILE: go on with a saved game
  picture FILE write what you see as an SVG picture
  history, position: when the game is over
  new: start again;  quit: leave
"""

# After these a story can be told; what follows them may still grow.
_CLOSING = ("done", "control", "default", "phase", "end")
# A change in these is worth another look at the map.
_ON_THE_MAP = ("owner", "turn", "phase", "mines", "items", "radar", "stock", "defuse")


def opponent(name: str, seed: int | None) -> Player:
    """The computer player of a name; a stranger's seat in a saved game goes to the best."""
    known = name if name in opponents.OPPONENTS else "heuristic"
    return SeatPlayer(opponents.make(known, seed))


class HotSeat(Table):
    """A game of many seats; those that are not among `players` are people at this screen.

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
        self.commands["items"] = self.items

    def begin(self, game: Game, position: str | None) -> None:
        super().begin(game, position)
        if position is None:
            self.seed = secrets.randbits(63) if self.wanted_seed is None else self.wanted_seed
            self.states = [game.start(self.seed)]
        self.gather()

    def gather(self) -> None:
        """Seat the people, with nothing told to anybody."""
        self.people = [seat for seat in range(self.game.seats) if seat not in self.players]
        readers: list[int | None] = [*self.people] or [None]
        self.reader: int | None = readers[0] if len(readers) == 1 else None
        self.seated = len(readers) == 1  # else nobody reads before the first hand-over
        self.news: dict[int | None, list[dict[str, Any]]] = {reader: [] for reader in readers}
        self.marks: dict[int | None, list[dict[str, Any]]] = {reader: [] for reader in readers}
        self.looked_at: dict[str, Any] = {}
        self.ranked = False
        view = self.state.view(None)
        for news in self.news.values():  # a first state has no events that say where it stands
            news.append({"event": "round", "round": view["round"]})
            news.append({"event": "phase", "phase": view["phase"]})

    # The course of play

    def run(self) -> None:
        """Play until the people leave; without people, to the end."""
        self.console.print(f"[bold]{self.game.title}[/]: {self._table()}", highlight=False)
        try:
            while True:
                self.computer_acts()
                if self.result is not None and not self.people:
                    return
                self.obey(self.console.input(self.prompt()))
        except (EOFError, KeyboardInterrupt, Quit):
            self.console.print("Good-bye.")

    def _table(self) -> str:
        """Who plays, in a line."""
        names = [forms.seat_name(seat) for seat in self.people]
        bots = sorted({player.name for player in self.players.values()})
        people = f"people at {', '.join(names)}" if names else "no people"
        others = "the others" if names else "all seats"
        computer = f"; the computer ({', '.join(bots)}) plays {others}" if bots else ""
        help_ = " [bold]help[/] explains what you can type." if names else ""
        return f"{people}{computer}.{help_}"

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
        """Who decides next: the same seat as long as it may, but bids go round the table."""
        acting = self.state.to_act
        last = self.steps[-1].seat if self.steps else -1
        if last in acting and self.state.view(None)["asks"] != "auction":
            return last
        return min(acting, key=lambda seat: (seat - last - 1) % self.game.seats)

    def play(self, action: str) -> None:
        if self.result is not None:
            raise IllegalAction("the game is over: 'new' starts another, 'quit' leaves")
        assert self.reader is not None
        self.keep(forms.to_rules(action, self.state.actions(self.reader)), self.reader)
        self.hear()

    # What is read

    def seat_person(self, seat: int) -> None:
        """Give the screen to a person, and show what is new."""
        if not self.seated or self.reader != seat:
            self.hand_over(seat)
        self.tell_all()
        view = self.state.view(seat)
        look = {key: view[key] for key in _ON_THE_MAP}
        if look != self.looked_at:
            self.show()
            if view["stock"] is not None:
                self.items("")
        self.console.print(f"[dim]{forms.hint(self.state.actions(seat))}[/]", highlight=False)

    def hand_over(self, seat: int) -> None:
        """Wipe the screen, wait for the person of a seat, and wipe it again."""
        if self.seated:  # what the last action brought is still to be read
            self.tell_all()
            self.console.input("[dim]Press Enter to clear the screen.[/] ")
        self.wipe()
        name = forms.seat_name(seat)
        self.console.input(f"[bold]Pass the screen to {name} and press Enter.[/] ")
        self.wipe()
        self.reader, self.seated, self.looked_at = seat, True, {}
        self.console.print(f"[bold]{name.capitalize()}[/]", highlight=False)

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
        """Keep what each reader was told by the last action; tell it to whoever sits here."""
        owners = self.states[-2].view(None)["owner"]
        for reader, news in self.news.items():
            told = [event.to_json() for event in visible(self.state.events, reader)]
            for event in told:
                if event["event"] == "explode":
                    event["owners"] = {cell: owners[cell] for cell in event["reverted"]}
            news += told
            if any(event["event"] == "turn" and event["phase"] == "occupy" for event in told):
                self.marks[reader] = []
            self.marks[reader] += told
        for seat, player in self.players.items():
            if isinstance(player, SeatPlayer):
                player.hear(self.state, seat)
        if self.seated:
            self.tell()

    def tell(self) -> None:
        """Tell the reader what is complete; steps and passes that may go on wait."""
        news = self.news[self.reader]
        ends = [place for place, event in enumerate(news) if event["event"] in _CLOSING]
        if ends:
            self._say(news[: ends[-1] + 1])
            del news[: ends[-1] + 1]

    def tell_all(self) -> None:
        if self.seated or self.result is not None:
            news = self.news.setdefault(self.reader, [])
            self._say(news)
            news.clear()

    def _say(self, events: list[dict[str, Any]]) -> None:
        if not self.people:
            self._tell_story(events)
            return
        for line in words.lines(events, self.reader):
            self.console.print(f"  {line}", highlight=False, markup=False)

    def _tell_story(self, events: list[dict[str, Any]]) -> None:
        """Tell a watched game by round, phase and turn, each line at the pace of the table."""
        for depth, line in story(events):
            if depth <= PHASE:
                self.pace.begin()
            self.console.print(f"{'  ' * depth}{line}", highlight=False, markup=False)
            self.pace.wait()
        if any(event["event"] == "phase" and event["phase"] == "shop" for event in events):
            self.show()  # a spectator is not asked, so the map comes by itself

    def view(self) -> dict[str, Any]:
        """What the reader knows, with what was told last."""
        return {**self.state.view(self.reader), "events": self.marks.get(self.reader, [])}

    def show(self) -> None:
        view = self.view()
        self.looked_at = {key: view[key] for key in _ON_THE_MAP}
        head = f"Round {view['round']} of {view['rounds']}, {view['phase']}"
        self.console.print(f"[bold]{head}[/]", highlight=False)
        self.console.print(boards.draw(view))

    def rank(self) -> None:
        """The last map and the final table."""
        self.show()
        names = [self._name(seat) for seat in range(self.game.seats)]
        result = self.state.view(None)["result"]
        for line in words.ranking(result, self.reader, names) + words.ties(result, self.reader):
            self.console.print(line, highlight=False, markup=False)

    def prompt(self) -> str:
        if self.result is not None:
            return "[bold]over>[/] "
        assert self.reader is not None
        return f"[bold]{forms.seat_name(self.reader)}>[/] "

    # Commands

    def items(self, _: str) -> None:
        """What every item does; for who is in the shop, with what is left of it."""
        stock = None if self.reader is None else self.state.view(self.reader)["stock"]
        for line in forms.items(stock):
            self.console.print(f"  {line}", highlight=False, markup=False)

    def help(self, word: str) -> None:
        if word:
            for line in forms.about(word.lower()):
                self.console.print(f"  {line}", highlight=False, markup=False)
            return
        possible = [] if self.reader is None else self.state.actions(self.reader)
        text = f"{self.game.legend}\n\n{forms.explain(possible)}{HELP}"
        self.console.print(text, highlight=False, markup=False)

    def show_actions(self, prefix: str) -> None:
        possible = [] if self.reader is None else self.state.actions(self.reader)
        for line in forms.summary(possible, prefix):
            self.console.print(line, highlight=False, markup=False)

    def new(self, _: str) -> None:
        self.wanted_seed = None
        self.begin(self.game, self.start)

    def undo(self, _: str) -> None:
        raise IllegalAction("nothing can be taken back here: what was learned cannot be forgotten")

    def resign(self, _: str) -> None:
        raise IllegalAction("nobody resigns in a game of many seats: 'quit' leaves the table")

    def draw(self, _: str) -> None:
        raise IllegalAction("draws are agreed in games for two")

    def history(self, name: str) -> None:
        self._over("the list of actions")
        super().history(name)

    def position(self, _: str) -> None:
        self._over("the position")
        super().position(_)

    def _over(self, what: str) -> None:
        if self.result is None:
            raise IllegalAction(f"{what} holds the secrets of all seats: wait for the end")

    def save(self, name: str) -> None:
        super().save(name)
        if self.result is None:
            self.console.print("The file holds the secrets of all seats: keep it closed.")

    def load(self, name: str) -> None:
        super().load(name)
        self.gather()  # again, where the saved game stands

    def accept(self, record: records.Record) -> None:
        if record.game.id != self.game.id:
            raise IllegalAction(
                f"this is a game of {record.game.title}: "
                f"'obelisk play {record.game.id} --load FILE' goes on with it"
            )
        self.players = {
            seat: self.players.get(seat) or self.computer(name)
            for seat, name in enumerate(record.seats)
            if name != PERSON
        }

    def computer(self, name: str) -> Player:
        """Whoever is called so in a saved game: a player of a level, or a plain opponent."""
        if name in LEVEL_NAMES:
            return obelisk.player(self.game, LEVEL_NAMES.index(name) + 1)
        return opponent(name, None)

    def picture(self, name: str) -> None:
        if not name:
            raise IllegalAction("say where: picture FILE")
        with open(name, "w", encoding="utf-8") as file:
            file.write(self.game.svg(self.view(), theme="auto", square=64))
        whose = "everybody sees" if self.reader is None else f"{forms.seat_name(self.reader)} sees"
        self.console.print(f"Drawn to {name}: what {whose}.", highlight=False, markup=False)
