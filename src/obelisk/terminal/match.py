"""A match in a terminal: what is typed, what is shown, saving and loading."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from datetime import date
from textwrap import indent

from rich.console import Console
from rich.text import Text

from obelisk import records
from obelisk.core.errors import IllegalAction
from obelisk.core.game import Game
from obelisk.core.messages import Argument, Message
from obelisk.core.player import Player
from obelisk.core.quoting import shown
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.terminal import boards
from obelisk.terminal.language import language, say, told, who


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
            "help": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }
        self.begin(game, position)

    def begin(self, game: Game, position: str | None) -> None:
        """Set up a new game."""
        self.game, self.telling = game, game.telling(language())
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
        actions = self.state.actions() if self.state.to_act else ["help"]
        title = say("terminal-name", who=self.game.named())
        line = say("terminal-welcome", game=title, action=actions[0])
        self.console.print(_bold(line, title, actions[0]), highlight=False)
        self.show()
        try:
            while True:
                self.computer_acts()
                self.obey(self.console.input(self.prompt()))
        except (EOFError, KeyboardInterrupt, Quit):
            self.print(say("terminal-goodbye"))

    def prompt(self) -> str:
        if self.result is not None:
            return f"[bold]{say('terminal-prompt-over')}>[/] "
        return self.prompt_of(self.state.to_act[0])

    def prompt_of(self, seat: int) -> str:
        return f"[bold]{say('terminal-name', who=self.who(seat))}>[/] "

    def who(self, seat: int) -> Argument:
        """Return what a seat is called in a message."""
        return who(self.game, seat)

    def computer_acts(self) -> None:
        while self.result is None and self.state.to_act[0] in self.players:
            seat = self.state.to_act[0]
            player = self.players[seat]
            with self.console.status(say("terminal-thinking", who=self.who(seat))):
                choice = player.choose(self.state, seat=seat)
                if self.console.is_terminal:
                    time.sleep(choice.pause)
            named = [self.notation] if self.notation else self.game.notations
            action = " ".join(self.game.spell(self.state, choice.action, name) for name in named)
            line = say("terminal-plays", who=self.who(seat), action=action)
            self.console.print(_bold(line, action), highlight=False)
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
                raise IllegalAction(Message("terminal-over-undo"))
            else:
                self.play(line)
        except (ValueError, OSError) as fault:  # names of files may be what no system takes
            self.console.print(Text(told(fault), style="yellow"))

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
            self.print(line)
        if self.result is not None:
            self.console.print(Text(self.outcome(), style="bold"))

    def outcome(self) -> str:
        result = self.result
        assert result is not None
        why = self.game.reason_of(result)
        if result.winner is None:
            return say("terminal-drawn", why=why)
        return say("terminal-wins", who=self.who(result.winner), why=why)

    def print(self, text: str) -> None:
        """Print a text as it is."""
        self.console.print(text, highlight=False, markup=False)

    # Commands

    def help(self, _: str) -> None:
        self.print_help(self.telling.explain([]), indent(say("terminal-commands"), "  "))

    def print_help(self, *parts: str) -> None:
        """Print what the letters of the board mean, and parts that explain what can be typed."""
        self.print("\n\n".join(part.rstrip() for part in (self.telling.legend, *parts)))

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
        self.print(" ".join(said) or say("terminal-none"))

    def undo(self, _: str) -> None:
        if self.verdict is not None:
            self.verdict = None
        elif len(self.states) == 1:
            raise IllegalAction(Message("terminal-undo-start"))
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
        named = {name: seat for seat, name in enumerate(self.game.seat_names)}
        named |= {say("terminal-name", who=self.who(seat)).lower(): seat for seat in (0, 1)}
        if side and side.lower() not in named:
            first, second = self.who(0), self.who(1)
            raise IllegalAction(
                Message("terminal-resign-side", given=shown(side), first=first, second=second)
            )
        seat = named[side.lower()] if side else acting
        if seat in self.players:
            raise IllegalAction(Message("terminal-resign-computer", who=self.who(seat)))
        self._end(Result.of_two(1 - seat, "resignation"))

    def draw(self, _: str) -> None:
        """Claim a draw if the rules allow it; else ask the other person to agree to one."""
        acting = self._acting()
        if "draw" in self.state.actions():
            self.play("draw")
            return
        other = self.who(1 - acting)
        if self.players:
            raise IllegalAction(Message("terminal-draw-computer"))
        question = say("terminal-draw-offer", who=self.who(acting), other=other)
        answer = self.console.input(f"[bold]{_escape(question)}[/] ")
        if answer.strip().lower() in say("terminal-yes").split():
            self._end(Result.of_two(None, "agreement"))
        else:
            self.print(say("terminal-draw-declined", other=other))

    def _acting(self) -> int:
        """The side to act in a game that goes on."""
        if self.result is not None:
            raise IllegalAction(Message("terminal-over-already"))
        return self.state.to_act[0]

    def _end(self, verdict: Result) -> None:
        self.verdict = verdict
        self.console.print(Text(self.outcome(), style="bold"))

    def save(self, name: str) -> None:
        if not name:
            raise IllegalAction(Message("terminal-file-needed", command="save"))
        records.save(self.record(), name)
        self.print(say("terminal-saved", file=name))

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
            raise IllegalAction(Message("terminal-file-needed", command="load"))
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
            raise other_game(record)

    def picture(self, name: str) -> None:
        if not name:
            raise IllegalAction(Message("terminal-file-needed", command="picture"))
        with open(name, "w", encoding="utf-8") as file:
            file.write(self.state.svg(self.near))
        self.print(say("terminal-drawn-to", file=name))

    def history(self, _: str) -> None:
        self.print(records.export_text(self.record(), self.notation))

    def position(self, _: str) -> None:
        self.print(str(self.state))

    def quit(self, _: str) -> None:
        raise Quit


def other_game(record: records.GameRecord) -> IllegalAction:
    """Return the error that a saved game is of another kind than is played here."""
    return IllegalAction(
        Message("terminal-other-game", game=record.game.named(), id=record.game.id)
    )


def _bold(line: str, *parts: str) -> Text:
    """A line with parts of it in bold."""
    text = Text(line)
    text.highlight_words(parts, "bold")
    return text


def _escape(text: str) -> str:
    return text.replace("[", "\\[")
