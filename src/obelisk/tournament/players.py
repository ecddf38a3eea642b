"""Players as they are described on a command line, such as `level=5` or `ugi:./engine --fast`."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import obelisk
from obelisk.bots.process import JsonPlayer, ProgramPlayer, UgiPlayer
from obelisk.bots.program import words_of
from obelisk.core.board_game import is_searchable
from obelisk.core.errors import ObeliskError
from obelisk.core.game import Game
from obelisk.core.messages import List, Message
from obelisk.core.player import Limits, Player
from obelisk.core.quoting import quoted, raised, shown
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.weights import read_weights
from obelisk.search.players import STYLES, LevelPlayer, Seated, plain_players

LEVELS = range(1, 9)


class InvalidPlayer(ObeliskError):
    """A description of a player that cannot be understood; the message lists the right forms."""


@dataclass(frozen=True, slots=True)
class Description:
    """A player before it is seated.

    `kind` is `level`, `ugi`, `json`, or the name of a plain player. `limits` are its own, if it
    has any; else those of the match count.
    """

    text: str
    kind: str
    level: int = 0
    threads: int = 1
    limits: Limits | None = None
    command: tuple[str, ...] = field(default=())
    style: str = STYLES[0]
    weights: Path | None = None  # a file of weights for its evaluation

    @property
    def is_program(self) -> bool:
        return self.kind in ("ugi", "json")


# Reading


def read_player(text: str, game: Game) -> Description:
    """Return the player that a text describes; `InvalidPlayer` lists the right forms."""
    head, colon, rest = text.partition(":")
    if colon and head in ("ugi", "json"):
        return _read_program(text, head, rest, game)
    if text in plain_players(game):
        return Description(text, text)
    if text.startswith("level="):
        return _read_level(text, game)
    raise _wrong(game, Message("tournament-no-player", player=shown(text)))


def _wrong(game: Game, *why: Message) -> InvalidPlayer:
    names = List.of(plain_players(game), "none")
    return InvalidPlayer(*why, Message("tournament-players", names=names))


def _read_program(text: str, kind: str, command: str, game: Game) -> Description:
    try:
        words = words_of(command)
    except ValueError as fault:
        raise _wrong(
            game, Message("tournament-command", player=shown(text), error=str(fault))
        ) from None
    if not words:
        raise _wrong(game, Message("tournament-no-command", player=shown(text)))
    if shutil.which(words[0]) is None:
        raise _wrong(game, Message("tournament-no-program", program=shown(words[0])))
    if kind == "ugi" and (not game.is_for_two):
        raise _wrong(game, Message("bots-not-ugi", game=game.named()))
    return Description(text, kind, command=tuple(words))


def _read_level(text: str, game: Game) -> Description:
    readers: dict[str, Callable[[str], object]] = {
        "level": int, "threads": int, "nodes": int, "depth": int, "time": float, "style": _style,
        "weights": Path,
    }  # fmt: skip
    told: dict[str, Any] = {}
    for part in text.split(","):
        name, _, value = part.partition("=")
        if name not in readers or name in told:
            raise _wrong(
                game, Message("tournament-setting", player=shown(text), setting=shown(part))
            )
        try:
            told[name] = readers[name](value)
        except ValueError:
            if name == "style":
                known = List.of(STYLES, "or")
                fault = Message("search-style", given=quoted(value), known=known)
            else:
                fault = Message("tournament-number", setting=shown(part))
            raise _wrong(game, fault) from None
    if told["level"] not in LEVELS:
        level = str(told["level"])
        raise _wrong(game, Message("core-level", given=level, last=LEVELS[-1]))
    if told.get("threads", 1) < 1:
        raise _wrong(game, Message("search-threads", count=told["threads"]))
    if told.get("threads", 1) > 1 and not is_searchable(game):
        raise _wrong(game, Message("tournament-one-thread", game=game.named()))
    if "weights" in told:
        _check_weights(told["weights"], game)
    own = {name: told[name] for name in ("time", "nodes", "depth") if name in told}
    try:
        limits = Limits(**own) if own else None
    except ObeliskError as wrong:
        raise _wrong(game, *wrong.faults) from None
    return Description(
        text, "level", told["level"], told.get("threads", 1), limits,
        style=told.get("style", STYLES[0]), weights=told.get("weights"),
    )  # fmt: skip


def _style(text: str) -> str:
    if text not in STYLES:
        raise ValueError
    return text


def _check_weights(file: Path, game: Game) -> None:
    """Check that a file of weights fits the game, before anything is played with it."""
    if not is_searchable(game):
        raise _wrong(game, Message("tournament-no-weights", game=game.named()))
    try:
        read_weights(file, game.evaluation.terms)
    except ObeliskError as fault:
        raise _wrong(game, *fault.faults) from None
    except (OSError, ValueError) as fault:
        raise _wrong(
            game, Message("tournament-weights", file=str(file), error=raised(fault))
        ) from None


# Seating


def make_player(description: Description, game: Game, seed: int) -> Player:
    """The player that is described; `seed` makes it choose the same way again."""
    if description.kind == "level":
        return _level(description, game, seed)
    if description.kind == "ugi":
        return UgiPlayer(description.command, game, name=description.text)
    if description.kind == "json":
        return JsonPlayer(description.command, game, name=description.text)
    return _listening(plain_players(game)[description.kind](seed))


def _level(description: Description, game: Game, seed: int) -> Player:
    """The only place that knows how players of a level are made."""
    if is_searchable(game):
        file = description.weights
        return LevelPlayer(
            game, description.level, seed, threads=description.threads, style=description.style,
            weights=None if file is None else read_weights(file, game.evaluation.terms),
        )  # fmt: skip
    return _listening(obelisk.player(game, description.level, seed=seed))


def _listening(player: Player) -> Player:
    """The player; one that plays from views is also sent the events of its seat."""
    return Listener(player) if isinstance(player, Seated) else player


class Listener:
    """A player of one seat that is told what its seat may know."""

    def __init__(self, inner: Seated) -> None:
        self.name = inner.name
        self.choose = inner.choose
        self._inner = inner
        self._seat = -1

    def begin(self, state: State, seat: int) -> None:
        self._seat = seat

    def played(self, state: State, action: str, seat: int) -> None:
        self._inner.hear(state, self._seat)

    def finish(self, result: Result | None) -> None:
        pass


def close(player: Player) -> None:
    """End the program behind a player, if there is one."""
    if isinstance(player, ProgramPlayer):
        player.close()
