"""Programs as players: any that speak UGI, or answer JSON lines (docs/bots.md).

Both are told of the game as it goes: `begin`, then `played` after every action, then `finish`;
`choose` asks for an action. Whatever goes wrong is a `PlayerFailed`, after which the player is of
no use any more and must be closed.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from types import TracebackType
from typing import Self

from obelisk.bots.clocks import is_number
from obelisk.bots.program import PlayerFailed, Program, words_of
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.game import Game
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.messages import Message
from obelisk.core.player import Choice, Limits, Score
from obelisk.core.quoting import shown
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.views import View, has_board

GRACE = 10.0  # seconds that a program may take beyond the time it was given
STARTING = 120.0  # seconds to say hello: kernels may have to be compiled
PATIENCE = 600.0  # seconds for an action where the limits say nothing about time


class ProgramPlayer(ABC):
    """What both kinds share: a program, started when it is first needed, and time-outs."""

    def __init__(
        self,
        command: str | Sequence[str],
        game: Game,
        *,
        name: str | None = None,
        grace: float = GRACE,
    ) -> None:
        self.game = game
        self.command = words_of(command)
        self.name = name or " ".join(self.command)
        self._grace = grace
        self._program: Program | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the program. It is started again if it is asked again."""
        if self._program is not None:
            self._program.close()
            self._program = None

    @property
    def program(self) -> Program:
        if self._program is None:
            self._program = Program(self.command)
            try:
                self._greet()
            except BaseException:
                self.close()
                raise
        return self._program

    def choose(
        self, at: State | View, limits: Limits | None = None, *, seat: int | None = None
    ) -> Choice:
        """Its action; `PlayerFailed` says why there is none."""
        asked = Limits() if limits is None else limits
        begin = time.monotonic()
        try:
            choice = self._ask(at, asked, seat)
        except BaseException:
            self.close()  # also when we are interrupted: it would answer a question of the past
            raise
        return replace(choice, seconds=time.monotonic() - begin)

    # What a match tells

    @abstractmethod
    def begin(self, state: State, seat: int) -> None:
        """A game begins with this state, and the player has this seat."""

    def played(self, state: State, action: str, seat: int) -> None:
        """An action of `seat` led to `state`."""
        del state, action, seat

    def finish(self, result: Result | None) -> None:
        """The game is over; None: it was broken off."""
        del result

    # What the protocols do

    @abstractmethod
    def _greet(self) -> None:
        """Begin to speak with a new program."""

    @abstractmethod
    def _ask(self, at: State | View, limits: Limits, seat: int | None) -> Choice: ...

    def _deadline(self, limits: Limits) -> float:
        """Until when it may answer what it is asked now."""
        wait = PATIENCE if limits.time is None else limits.time
        return time.monotonic() + wait + self._grace

    def _fail(self, reason: Message) -> PlayerFailed:
        return PlayerFailed(reason, self.program.complaints)


class JsonPlayer(ProgramPlayer):
    """A program that is sent a JSON object a turn and answers with one.

    It is handed the view of its seat and its legal moves, and nothing else of the state.
    """

    def _greet(self) -> None:
        pass  # the first message is the start of a game

    def begin(self, state: State, seat: int) -> None:
        options = self.game.options.to_json()
        self._tell("start", game=self.game.id, options=options, seat=seat)

    def finish(self, result: Result | None) -> None:
        if self._program is not None:  # one that failed needs no news
            self._tell("end", result=None if result is None else result.to_json())

    def _tell(self, kind: str, **content: object) -> None:
        self.program.say(json.dumps({"type": kind, **content}, ensure_ascii=False))

    def _ask(self, at: State | View, limits: Limits, seat: int | None) -> Choice:
        view, legal, seat = _seen(self.game, at, seat)
        time_left = None if limits.time is None else round(limits.time * 1000)
        self._tell(
            "turn", game=self.game.id, player=seat, state=view, legal_moves=legal,
            movetime=time_left,
        )  # fmt: skip
        until = self._deadline(limits)
        while True:
            answer = self._answer(self.program.hear(until))
            if answer is None:
                continue
            move = answer.get("move")
            if isinstance(move, str) and move in legal:
                return Choice(move)
            return Choice(self._spelling(at, move, legal, seat))

    def _answer(self, line: str) -> dict[str, object] | None:
        """The move that a line tells, or None for a line that is about something else."""
        if not line.strip():
            return None
        try:
            told = json.loads(line)
        except (ValueError, RecursionError):
            raise self._fail(Message("bots-no-json", line=shown(line))) from None
        if not isinstance(told, dict) or not isinstance(told.get("type"), str):
            raise self._fail(Message("bots-no-type", line=shown(line)))
        return told if told["type"] == "move" else None

    def _spelling(self, at: State | View, move: object, legal: list[str], seat: int) -> str:
        """The legal move that is meant by another spelling of it, such as an action as JSON."""
        if not isinstance(move, str | dict):
            raise self._fail(Message("bots-no-move", given=shown(_told(move))))
        if not isinstance(at, State):
            raise self._fail(Message("bots-illegal", move=shown(_told(move))))
        return _canonical(self, at, move, legal, seat)


class UgiPlayer(ProgramPlayer):
    """A program that speaks UGI, for two-player games without secrets.

    `settings` are options for `setoption`; rule options that the program announces are set to
    those of the game.
    """

    def __init__(
        self,
        command: str | Sequence[str],
        game: Game,
        *,
        settings: dict[str, object] | None = None,
        name: str | None = None,
        grace: float = GRACE,
    ) -> None:
        if not game.is_for_two:
            raise ObeliskError(Message("bots-not-ugi", game=game.named()))
        super().__init__(command, game, name=name, grace=grace)
        self._settings = dict(settings or {})
        self._start: State | None = None
        self._moves: list[str] = []
        self._state: State | None = None  # what `_start` and `_moves` lead to

    def begin(self, state: State, seat: int) -> None:
        self._start, self._moves, self._state = state, [], state
        self.program.say("uginewgame")
        try:
            self._await_ready()
        except BaseException:
            self.close()
            raise

    def played(self, state: State, action: str, seat: int) -> None:
        self._moves.append(action)
        self._state = state

    def close(self) -> None:
        if self._program is not None:
            self._program.say("quit")
        super().close()

    def _greet(self) -> None:
        assert self._program is not None
        self._program.say("ugi")
        known = {}
        until = time.monotonic() + STARTING
        while (line := self._program.hear(until)).split()[:1] != ["ugiok"]:
            words = line.split()
            if words[:2] == ["option", "name"] and "type" in words:
                option = " ".join(words[2 : words.index("type")])
                known[option.lower()] = option
        rules = {name: _word(value) for name, value in self.game.options.to_json().items()}
        for option, value in {**rules, **self._settings}.items():
            if option.lower() in known or option in self._settings:
                self._program.say(
                    f"setoption name {known.get(option.lower(), option)} value {value}"
                )
        self._await_ready()

    def _await_ready(self) -> None:
        self.program.say("isready")
        until = time.monotonic() + STARTING
        while self.program.hear(until).split()[:1] != ["readyok"]:
            pass

    def _ask(self, at: State | View, limits: Limits, seat: int | None) -> Choice:
        if isinstance(at, State):
            state = at
        else:
            assert has_board(at)
            state = self.game.position(at["position"])
        if self._start is None or self._state != state:
            self._start, self._moves, self._state = state, [], state
        moves = f" moves {' '.join(self._moves)}" if self._moves else ""
        self.program.say(f"position fen {self._start}{moves}")
        self.program.say(f"go {_limits_in_words(limits)}")
        until = self._deadline(limits)
        last: dict[str, list[str]] = {}
        while True:
            words = self.program.hear(until).split()
            if words[:1] == ["info"]:
                told = read_info(words[1:])
                if "pv" in told and told.get("multipv", ["1"]) == ["1"]:
                    last = told
            elif words[:1] == ["bestmove"]:
                return self._choice(state, words[1:2], last)

    def _choice(self, state: State, words: list[str], info: dict[str, list[str]]) -> Choice:
        if not words:
            raise self._fail(Message("bots-no-bestmove"))
        seat = state.to_act[0]
        action = _canonical(self, state, words[0], state.actions(seat), seat)
        return Choice(
            action,
            score=read_score(info.get("score", [])),
            line=tuple(info.get("pv", ())),
            depth=_number(info.get("depth", [])),
            nodes=_number(info.get("nodes", [])),
        )


INFO_WORDS = (
    "depth", "seldepth", "time", "nodes", "pv", "multipv", "score", "currmove", "hashfull", "nps",
    "string",
)  # fmt: skip


def read_info(words: list[str]) -> dict[str, list[str]]:
    """The words of an `info` line, each with those that follow it up to the next."""
    told: dict[str, list[str]] = {}
    current: list[str] = []
    for word in words:
        if word in INFO_WORDS and "string" not in told:
            current = told[word] = []
        else:
            current.append(word)
    return told


def read_score(words: list[str]) -> Score | None:
    """`cp 31`, or `mate 3`: moves of the side that wins, which are made one action by one."""
    if len(words) < 2 or not is_number(words[1]):
        return None
    number = int(words[1])
    if words[0] == "cp":
        return Score(number)
    if words[0] == "mate" and number:
        return Score(10_000 if number > 0 else -10_000, 2 * number - (number > 0))
    return None


def _limits_in_words(limits: Limits) -> str:
    said = []
    if limits.time is not None:
        said.append(f"movetime {max(round(limits.time * 1000), 1)}")
    if limits.nodes is not None:
        said.append(f"nodes {limits.nodes}")
    if limits.depth is not None:
        said.append(f"depth {limits.depth}")
    return " ".join(said) or "movetime 1000"


def _seen(game: Game, at: State | View, seat: int | None) -> tuple[View, list[str], int]:
    """What a seat sees, its legal moves, and which seat it is."""
    if isinstance(at, State):
        acting = at.to_act[0] if seat is None else seat
        return at.view(acting), at.actions(acting), acting
    chosen = at["seat"] if seat is None else seat
    assert chosen is not None, "a spectator does not act"
    if has_board(at):
        return at, at["actions"], chosen
    # what a seat may do follows from what it knows, which is nearly all in its view: see `sample`
    assert isinstance(game, HiddenGame)
    return at, game.sample(at, chosen, Random(0)).actions(chosen), chosen


def _canonical(
    player: ProgramPlayer, state: State, move: str | dict[str, object], legal: list[str], seat: int
) -> str:
    """The legal action that a move is; it may be spelt in another way than the rules write it."""
    if isinstance(move, str) and move in legal:
        return move
    try:
        after = state.play(move, seat)
    except IllegalAction as fault:
        raise player._fail(illegal(_told(move), fault)) from None
    return next(action for action in legal if state.play(action, seat) == after)


def illegal(move: str, fault: IllegalAction) -> Message:
    """Return the message that a player made an illegal move, with the reason and its clause."""
    why = fault.faults[0]
    if fault.clause is None:
        return Message("bots-illegal-why", move=shown(move), why=why)
    return Message("bots-illegal-clause", move=shown(move), why=why, rule=fault.clause)


def _told(move: object) -> str:
    """A move as the program has told it."""
    return move if isinstance(move, str) else json.dumps(move, ensure_ascii=False)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(words: list[str]) -> int:
    return max(int(words[0]), 0) if words and is_number(words[0]) else 0
