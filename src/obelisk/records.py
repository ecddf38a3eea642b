"""Saved games: write, read, replay, export.

A record is a JSON object: what was played (game, version of its rules, options, seed, start), by
whom (seats), each action with its seat and the seconds since the game began, and the result. It
is checked by playing it through, so whatever `load` returns can be replayed.

The record of a game with hidden information holds every secret, the seed included: it is for the
server and for finished games, never for somebody who still plays. `known` tells what one seat
could know at each step.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import cast
from unicodedata import east_asian_width

from typing_extensions import TypedDict

from obelisk.core.errors import MOST_FAULTS, InvalidRecord, ObeliskError
from obelisk.core.events import Event, visible
from obelisk.core.game import Game
from obelisk.core.quoting import quoted, shown
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.views import ResultShown, View
from obelisk.games import find

FORMAT = "obelisk-record"
VERSION = 1
LARGEST_NUMBER = 10**15

# How a match may end outside the rules of its game.
MATCH_REASONS = (
    "resignation", "agreement", "time", "abandoned", "aborted", "forfeit", "adjudication",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Step:
    """One action: who played it, and how many seconds after the game began (None: unknown)."""

    seat: int
    action: str
    at: float | None = None


@dataclass(frozen=True)
class GameRecord:
    """A game that was played, finished or not."""

    game: Game
    seats: tuple[str, ...]
    steps: tuple[Step, ...] = ()
    start: str | None = None
    seed: int | None = None
    date: str | None = None
    result: Result | None = None
    tags: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.game.has_chance and self.seed is None and self.start is None:
            raise InvalidRecord(
                f"{self.game.title} draws from a seed: without it, or a start that tells it, the "
                "game cannot be replayed"
            )

    def replay(self) -> Iterator[State]:
        """The start, then the state after each action: the same states as when it was played.

        `InvalidRecord` says which action cannot be played, and why.
        """
        try:
            state = self._first()
        except ObeliskError as fault:
            raise InvalidRecord(f"the start is wrong: {fault}") from None
        yield state
        for number, step in enumerate(self.steps, 1):
            try:
                state = state.play(step.action, step.seat)
            except ObeliskError as fault:
                raise InvalidRecord(f"action {number} cannot be played: {fault}") from None
            yield state

    def spelled(self) -> GameRecord:
        """The same game with every action as its notation writes it; `InvalidRecord` says which
        one cannot be played, and why."""
        return _played(self)[0]

    def _first(self) -> State:
        if self.start is not None:
            return self.game.position(self.start)
        return self.game.start(seed=self.seed)

    def to_json(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game.id,
            "rules": self.game.rules_version,
            "options": self.game.options.to_json(),
            "seed": self.seed,
            "seats": list(self.seats),
            "date": self.date,
            "tags": dict(self.tags),
            "start": self.start,
            "actions": [
                {"seat": step.seat, "action": step.action, "at": step.at} for step in self.steps
            ],
            "result": None if self.result is None else self.result.to_json(),
        }


@dataclass(frozen=True, slots=True)
class Known:
    """What a reader knew when so many steps had been played.

    `step` is the last one, if the reader may know it: where seats have secrets, only the own. Of
    those of others `events` tells what there is to know, which can be nothing.
    """

    number: int
    step: Step | None
    view: View
    events: tuple[Event, ...]


def known(record: GameRecord, seat: int | None) -> Iterator[Known]:
    """What `seat` (None: a spectator) knew at the start and after each step: view and events."""
    open_to_all = not record.game.has_secrets
    for number, state in enumerate(record.replay()):
        step = record.steps[number - 1] if number else None
        told = step if step is not None and (open_to_all or step.seat == seat) else None
        yield Known(number, told, state.view(seat), tuple(visible(state.events, seat)))


# Writing


def save(record: GameRecord, path: str | os.PathLike[str]) -> None:
    """Write a record to a file, whole or not at all; `InvalidRecord` if it cannot be replayed."""
    target = Path(path)
    text = json.dumps(record.spelled().to_json(), ensure_ascii=False, indent=1) + "\n"
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def export_text(record: GameRecord, notation: str | None = None) -> str:
    """The game as people read it: tags, then numbered actions, in a notation of the game."""
    game = record.game
    tags = {"Game": game.title}
    if record.date is not None:
        tags["Date"] = record.date
    for name, player in zip(game.seat_names, record.seats, strict=True):
        tags[name.capitalize()] = player
    options = ", ".join(f"{name}={_word(value)}" for name, value in game.options.changed().items())
    if options:
        tags["Options"] = options
    if record.start is not None:
        tags["Position"] = record.start
    tags |= record.tags
    tags["Result"] = _outcome(record, record.result)
    head = "".join(f'[{name} "{_escaped(value)}"]\n' for name, value in tags.items())
    actions = written(record, notation)
    body = _in_pairs(record, actions) if game.seats == 2 else _one_by_one(record, actions)
    return f"{head}\n{body}{tags['Result']}\n"


def _escaped(value: str) -> str:
    """The value of a tag on one line; a position as JSON, or a name, may hold quotes."""
    return " ".join(value.replace("\\", "\\\\").replace('"', '\\"').splitlines())


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _outcome(record: GameRecord, result: Result | None) -> str:
    if result is None:
        return "unfinished"
    names = record.game.seat_names
    if record.game.seats == 2:
        verdict = "draw" if result.winner is None else f"{names[result.winner]} wins"
    else:
        best = [name for name, rank in zip(names, result.ranks, strict=True) if rank == 1]
        verdict = f"first: {', '.join(best)}"
    return f"{verdict} ({result.reason})"


def written(record: GameRecord, notation: str | None) -> list[str]:
    """The actions of a record in one of its game's notations (None: as they are kept)."""
    game = record.game
    if notation is not None:
        game.check_notation(notation)
    if notation in (None, game.notations[0]):
        return [step.action for step in record.steps]
    states = record.replay()
    return [
        game.spell(state, step.action, str(notation))
        for state, step in zip(states, record.steps, strict=False)
    ]


def _in_pairs(record: GameRecord, actions: list[str]) -> str:
    if record.steps and record.steps[0].seat == 1:
        actions = ["…", *actions]
    width = max(map(_columns, actions[::2]), default=0)
    lines = []
    for number, first in enumerate(range(0, len(actions), 2), start=1):
        pair = actions[first : first + 2]
        second = pair[1] if len(pair) > 1 else ""
        gap = " " * (width - _columns(pair[0]))
        lines.append(f"{number:>3}. {pair[0]}{gap}  {second}".rstrip() + "\n")
    return "".join(lines)


def _columns(text: str) -> int:
    """How many columns a text takes where all characters have one or two."""
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def _one_by_one(record: GameRecord, actions: list[str]) -> str:
    return "".join(
        f"{number:>4}. {record.game.seat_names[step.seat]}: {action}\n"
        for number, (step, action) in enumerate(zip(record.steps, actions, strict=True), start=1)
    )


# Reading


def load(path: str | os.PathLike[str]) -> GameRecord:
    """Read a record from a file and play it through; `InvalidRecord` says what is wrong with it."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InvalidRecord(f"{path}: this is no text file, so it is no saved game") from None
    except (TypeError, ValueError):
        raise InvalidRecord(f"{quoted(path)} is no name of a file") from None
    try:
        return read(text)
    except InvalidRecord as fault:
        raise InvalidRecord(f"{path}: {fault}") from None


def read(text: str) -> GameRecord:
    """A record from its JSON text, played through."""
    if not isinstance(text, str):
        raise InvalidRecord(f"a saved game is text, not {type(text).__name__}")
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise InvalidRecord(f"the file is damaged or no saved game: {fault}") from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise InvalidRecord(f'no game saved by Obelisk: it must say "format": "{FORMAT}"')
    if content.get("version") != VERSION:
        raise InvalidRecord(
            f"format version {quoted(content.get('version'))} cannot be read; "
            f"this program reads {VERSION}"
        )
    _check_fields(content)
    record, last = _played(_build(cast("_Content", content)))
    _check_result(record, last.result)
    return record


_FIELDS: dict[str, tuple[tuple[type, ...], str]] = {
    "format": ((str,), "text"),
    "version": ((int,), "a number"),
    "game": ((str,), "text"),
    "rules": ((str,), "text"),
    "options": ((dict,), "an object"),
    "seed": ((int, type(None)), "a whole number from 0 to 2^64 − 1, or null"),
    "seats": ((list,), "a list of names"),
    "date": ((str, type(None)), "text or null"),
    "tags": ((dict,), "an object of texts"),
    "start": ((str, type(None)), "text or null"),
    "actions": ((list,), "a list"),
    "result": ((dict, type(None)), "an object or null"),
}


class _Content(TypedDict):
    """What a record holds when its fields have been checked."""

    game: str
    rules: str
    options: dict[str, object]
    seed: int | None
    seats: list[str]
    date: str | None
    tags: dict[str, str]
    start: str | None
    actions: list[object]
    result: dict[str, object] | None


def _check_fields(content: Mapping[str, object]) -> None:
    faults = [f"'{name}' is missing" for name in _FIELDS if name not in content]
    faults += [f"unknown field '{shown(name)}'" for name in content if name not in _FIELDS]
    faults += [
        f"'{name}' must be {words}"
        for name, (types, words) in _FIELDS.items()
        if name in content and not isinstance(content[name], types)
    ]
    seed = content.get("seed")
    if isinstance(seed, bool) or (isinstance(seed, int) and not 0 <= seed < 2**64):
        faults.append(f"'seed' must be {_FIELDS['seed'][1]}")
    for name in ("seats", "tags"):
        values = content.get(name)
        each = list(values.values()) if isinstance(values, dict) else values
        if isinstance(each, list) and not all(isinstance(value, str) for value in each):
            faults.append(f"'{name}' must hold texts")
    if faults:
        raise InvalidRecord("; ".join(faults[:MOST_FAULTS]))


def _build(content: _Content) -> GameRecord:
    try:
        game = find(content["game"]).of_version(content["rules"], content["options"])
    except ObeliskError as fault:
        raise InvalidRecord(str(fault)) from None
    if len(content["seats"]) != game.seats:
        raise InvalidRecord(f"{game.title} has {game.seats} seats, not {len(content['seats'])}")
    return GameRecord(
        game=game,
        seats=tuple(content["seats"]),
        steps=tuple(_step(number, entry) for number, entry in enumerate(content["actions"], 1)),
        start=content["start"],
        seed=content["seed"],
        date=content["date"],
        result=_read_result(content["result"], game),
        tags=content["tags"],
    )


def _step(number: int, entry: object) -> Step:
    if (
        not isinstance(entry, dict)
        or set(entry) != {"seat", "action", "at"}
        or type(entry["seat"]) is not int
        or not isinstance(entry["action"], str | dict)
        or not (entry["at"] is None or _is_number(entry["at"]))
    ):
        raise InvalidRecord(
            f"action {number} must have a seat (number), an action (text) and at (seconds or null)"
        )
    action = entry["action"]
    if isinstance(action, dict):  # of a game that reads JSON; others refuse it when it is played
        action = json.dumps(action, separators=(",", ":"))
    return Step(entry["seat"], action, entry["at"])


def _is_number(value: object) -> bool:
    """Whether a value is an ordinary number; the reader of JSON also takes NaN and Infinity, and
    numbers larger than any clock counts."""
    return (
        isinstance(value, int | float)
        and not isinstance(value, bool)
        and abs(value) < LARGEST_NUMBER
    )


def _read_result(content: dict[str, object] | None, game: Game) -> Result | None:
    if content is None:
        return None
    fits = (
        set(content) == {"winner", "scores", "ranks", "reason"}
        and (
            content["winner"] is None
            or (type(content["winner"]) is int and content["winner"] in range(game.seats))
        )
        and all(
            isinstance(values, list)
            and len(values) == game.seats
            and all(_is_number(value) for value in values)
            for values in (content["scores"], content["ranks"])
        )
        and isinstance(content["reason"], str)
    )
    if not fits:
        raise InvalidRecord("the result needs winner, reason, and a score and a rank for each seat")
    return Result.from_json(cast("ResultShown", content))


def _played(record: GameRecord) -> tuple[GameRecord, State]:
    """A record played through: with every action as its notation writes it, and its last state."""
    states = record.replay()
    state, steps = next(states), []
    for step, after in zip(record.steps, states, strict=True):
        steps.append(replace(step, action=state.spelled(step.action, step.seat)))
        state = after
    return replace(record, steps=tuple(steps)), state


def _check_result(record: GameRecord, ruled: Result | None) -> None:
    """Compare the result of a record with the one that the rules give (None: none)."""
    told, number = record.result, len(record.steps)
    if ruled is not None and ruled != told:
        by = f"action {number} ends" if number else "the start is the end of"
        raise InvalidRecord(
            f"{by} the game ({_outcome(record, ruled)}), but the result says otherwise "
            f"({shown(_outcome(record, told))})"
        )
    if ruled is None and told is not None and told.reason not in MATCH_REASONS:
        raise InvalidRecord(
            f"the result says '{shown(told.reason)}', but the actions do not end the game: after "
            f"{number} of them it goes on"
        )
