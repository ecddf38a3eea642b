"""A match in a terminal: what is typed, what is shown, saving and loading."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import date

from rich.console import Console

from obelisk import records
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game
from obelisk.core.player import Player
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.terminal import boards

HELP = """\
  actions      every legal action;  actions e4: those of the piece on e4
  undo         take back (against the computer: both actions)
  save FILE    keep the game in a file;  load FILE: go on with a saved game
  picture FILE write the board as an SVG picture
  history      the actions so far
  position     the position as text
  resign       give up;  resign red: the other side does
  draw         claim a draw if the rules allow it, or offer one to the other person
  new          start again;  quit: leave
"""


class Quit(Exception):
    """The person wants to leave."""


class TerminalMatch:
    """A game of two seats, played in a terminal.

    `players` are the seats that the computer plays; with `letters` no piece is a character. Actions
    are written in `notation`, one of the game's; without, as records write them.
    """

    def __init__(
        self,
        game: Game,
        console: Console,
        players: Mapping[int, Player],
        position: str | None = None,
        *,
        letters: bool = False,
        notation: str | None = None,
    ) -> None:
        self.console = console
        self.letters = letters
        self.notation = notation
        self.players = dict(players)
        self.commands: dict[str, Callable[[str], None]] = {
            "actions": self.show_actions,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "picture": self.picture,
            "history": self.history,
            "position": self.position,
            "resign": self.resign,
            "draw": self.draw,
            "new": self.new,
            "help": lambda _: self.console.print(
                f"{self.game.legend}\n\n{self.game.forms}{HELP}", highlight=False, markup=False
            ),
            "quit": self.quit,
            "exit": self.quit,
        }
        self.begin(game, position)

    def begin(self, game: Game, position: str | None) -> None:
        """Set up a new game."""
        self.game = game
        if self.notation not in game.notations:  # a game of another kind was loaded
            self.notation = None
        self.start = position
        self.seed: int | None = None  # of what the rules leave to chance, if they do
        self.states = [game.start() if position is None else game.position(position)]
        self.steps: list[records.Step] = []
        self.verdict: Result | None = None
        self.clock = time.monotonic()

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def result(self) -> Result | None:
        return self.verdict or self.state.result

    @property
    def near(self) -> int | None:
        """The seat of a person who plays alone: the board is shown from their side."""
        people = [seat for seat in range(self.game.seats) if seat not in self.players]
        return people[0] if len(people) == 1 else None

    # The course of play

    def run(self) -> None:
        """Play until the person leaves."""
        self.console.print(
            f"[bold]{self.game.title}[/]: type an action such as "
            f"[bold]{self.state.actions()[0] if self.state.to_act else 'help'}[/], or "
            "[bold]help[/]."
        )
        self.show()
        try:
            while True:
                self.computer_acts()
                self.obey(self.console.input(self.prompt()))
        except (EOFError, KeyboardInterrupt, Quit):
            self.console.print("Good-bye.")

    def prompt(self) -> str:
        if self.result is not None:
            return "[bold]over>[/] "
        return f"[bold]{self.game.seat_names[self.state.to_act[0]]}>[/] "

    def computer_acts(self) -> None:
        while self.result is None and self.state.to_act[0] in self.players:
            seat = self.state.to_act[0]
            player = self.players[seat]
            with self.console.status(f"{self.game.seat_names[seat]} is thinking…"):
                choice = player.choose(self.state, seat=seat)
                if self.console.is_terminal:
                    time.sleep(choice.pause)
            named = [self.notation] if self.notation else self.game.notations
            said = " ".join(self.game.spell(self.state, choice.action, name) for name in named)
            self.console.print(f"{self.game.seat_names[seat]} plays [bold]{said}[/]")
            self.play(choice.action)

    def obey(self, line: str) -> None:
        """Do what was typed: a command, or an action of the game."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        try:
            if word.lower() in self.commands:
                self.commands[word.lower()](rest.strip())
            elif self.verdict is not None:
                raise IllegalAction("the game is over: 'new' starts another, 'undo' goes back")
            else:
                self.play(line)
        except (ValueError, OSError) as fault:  # names of files may be what no system takes
            why = fault.cited() if isinstance(fault, IllegalAction) else str(fault)
            self.console.print(f"[yellow]{_escape(why)}[/]", highlight=False)

    def play(self, action: str) -> None:
        self.keep(action, self.state.to_act[0])
        self.show()

    def keep(self, action: str, seat: int) -> None:
        """Play an action of a seat, and remember it."""
        spelling = self.state.spelled(action, seat)
        after = self.state.play(spelling, seat)
        at = round(time.monotonic() - self.clock, 1)
        self.steps.append(records.Step(seat, spelling, at))
        self.states.append(after)

    def show(self) -> None:
        view = self.state.view(self.near)
        board = boards.draw(self.game, view, letters=self.letters, notation=self.notation)
        self.console.print(board)
        for line in boards.tell(self.game, view):
            self.console.print(line, highlight=False)
        if self.result is not None:
            self.console.print(f"[bold]{self.outcome()}[/]")

    def outcome(self) -> str:
        result = self.result
        assert result is not None
        if result.winner is None:
            return f"The game is drawn: {result.reason}."
        return f"{self.game.seat_names[result.winner].capitalize()} wins: {result.reason}."

    # Commands

    def new(self, _: str) -> None:
        self.begin(self.game, self.start)
        self.show()

    def show_actions(self, square: str) -> None:
        prefix = square.strip().lower()
        found = [
            action
            for action in self.state.actions()
            if action.startswith(prefix) and not action[len(prefix) :][:1].isdigit()
        ]
        notation = self.notation or self.game.notations[0]
        said = (self.game.spell(self.state, action, notation) for action in sorted(found))
        self.console.print(" ".join(said) or "none", highlight=False)

    def undo(self, _: str) -> None:
        if self.verdict is not None:
            self.verdict = None
        elif len(self.states) == 1:
            raise IllegalAction("nothing to take back: this is the start")
        else:
            self._take_back()
            while len(self.states) > 1 and self.state.to_act[0] in self.players:
                self._take_back()
        self.show()

    def _take_back(self) -> None:
        self.states.pop()
        self.steps.pop()

    def resign(self, side: str) -> None:
        """End the game as a loss of the side to act, or of the one that is named."""
        acting = self._acting()
        names = self.game.seat_names
        if side and side.lower() not in names:
            raise IllegalAction(f"'{side}' is no side here: resign {names[0]}, or {names[1]}")
        seat = names.index(side.lower()) if side else acting
        if seat in self.players:
            raise IllegalAction(f"the computer plays {names[seat]}, and does not resign")
        self._end(Result.of_two(1 - seat, "resignation"))

    def draw(self, _: str) -> None:
        """Claim a draw where the rules give one; else offer it to the person at the other side, who
        is asked at once."""
        acting = self._acting()
        if "draw" in self.state.actions():
            self.play("draw")
            return
        other = self.game.seat_names[1 - acting]
        if self.players:
            raise IllegalAction("the computer does not agree to draws: play on, or resign")
        offer = f"{self.game.seat_names[acting].capitalize()} offers a draw."
        question = f"{offer} {other.capitalize()}, do you agree? (yes/no)"
        answer = self.console.input(f"[bold]{question}[/] ")
        if answer.strip().lower() in ("y", "yes"):
            self._end(Result.of_two(None, "agreement"))
        else:
            self.console.print(f"{other.capitalize()} plays on.")

    def _acting(self) -> int:
        """The side to act in a game that goes on."""
        if self.result is not None:
            raise IllegalAction("the game is over already")
        return self.state.to_act[0]

    def _end(self, verdict: Result) -> None:
        self.verdict = verdict
        self.console.print(f"[bold]{self.outcome()}[/]")

    def save(self, name: str) -> None:
        if not name:
            raise IllegalAction("say where: save FILE")
        records.save(self.record(), name)
        self.console.print(f"Saved to {_escape(name)}.", highlight=False)

    def record(self) -> records.GameRecord:
        """The game so far."""
        return records.GameRecord(
            game=self.game,
            seats=tuple(self._name(seat) for seat in range(self.game.seats)),
            steps=tuple(self.steps),
            start=self.start,
            seed=self.seed,
            date=date.today().isoformat(),
            result=self.result,
        )

    def _name(self, seat: int) -> str:
        return self.players[seat].name if seat in self.players else "person"

    def load(self, name: str) -> None:
        if not name:
            raise IllegalAction("say which: load FILE")
        record = records.load(name)
        self.accept(record)
        self.begin(record.game, record.start)
        self.seed = record.seed
        self.states = list(record.replay())
        self.steps = list(record.steps)
        self.verdict = record.result if self.state.result is None else None
        last = max((step.at or 0.0 for step in record.steps), default=0.0)
        self.clock = time.monotonic() - last
        self.show()

    def accept(self, record: records.GameRecord) -> None:
        """Refuse a saved game that cannot be continued here."""
        if not record.game.is_for_two:
            raise IllegalAction(
                f"this is a game of {record.game.title}: "
                f"'obelisk play {record.game.id} --load FILE' goes on with it"
            )

    def picture(self, name: str) -> None:
        if not name:
            raise IllegalAction("say where: picture FILE")
        with open(name, "w", encoding="utf-8") as file:
            file.write(self.state.svg(self.near))
        self.console.print(f"Drawn to {_escape(name)}.", highlight=False)

    def history(self, _: str) -> None:
        text = records.export_text(self.record(), self.notation)
        self.console.print(text, highlight=False, markup=False)

    def position(self, _: str) -> None:
        self.console.print(str(self.state), highlight=False)

    def quit(self, _: str) -> None:
        raise Quit


def _escape(text: str) -> str:
    return text.replace("[", "\\[")
