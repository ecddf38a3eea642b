"""Saved games: write, read, replay, export.

A record is a JSON object: what was played (game, version of its rules, options, seed, start), by
whom (seats), each action with its seat and the seconds since the game began, and the result. It
is checked by playing it through, so whatever `load` returns can be replayed.

The record of a game with hidden information holds every secret, the seed included. It is for the
server and for finished games, never for anyone who is still playing. `known` says what one seat
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

from obelisk.core.errors import InvalidRecord, ObeliskError
from obelisk.core.events import Event, visible
from obelisk.core.game import Game
from obelisk.core.messages import List, Message
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
            raise InvalidRecord(Message("core-record-seed", game=self.game.named()))

    def replay(self) -> Iterator[State]:
        """Yield the start, then the state after each action, as when it was played.

        `InvalidRecord` says which action cannot be played, and why.
        """
        try:
            state = self._first()
        except ObeliskError as fault:
            raise InvalidRecord(Message("core-record-start"), *fault.faults) from None
        yield state
        for number, step in enumerate(self.steps, 1):
            try:
                state = state.play(step.action, step.seat)
            except ObeliskError as fault:
                message = Message("core-record-action", number=str(number))
                raise InvalidRecord(message, *fault.faults) from None
            yield state

    def spelled(self) -> GameRecord:
        """Return the same game with every action as its notation writes it.

        `InvalidRecord` says which action cannot be played, and why.
        """
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
    """What a reader knew after `number` steps.

    `step` is the last one if the reader may know it: in a game with secrets, only their own. Of the
    others' steps the reader knows only `events`, which may be empty.
    """

    number: int
    step: Step | None
    view: View
    events: tuple[Event, ...]


def known(record: GameRecord, seat: int | None) -> Iterator[Known]:
    """Yield what `seat` (None: a spectator) knew at the start and after each step."""
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
    """Return the game as text: tags, then numbered actions in a notation of the game."""
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
    """Return the value of a tag on one line, with quotes escaped."""
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
    """Return the actions of a record in a notation of its game (None: as they are saved)."""
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
    """Return how many columns a text takes; Chinese characters take two."""
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
        raise InvalidRecord(Message("core-record-binary", file=str(path))) from None
    except (TypeError, ValueError):
        raise InvalidRecord(Message("core-record-name", given=quoted(path))) from None
    try:
        return read(text)
    except InvalidRecord as fault:
        raise InvalidRecord(Message("core-record-file", file=str(path)), *fault.faults) from None


def read(text: str) -> GameRecord:
    """Read a record from its JSON text, and play it through."""
    if not isinstance(text, str):
        raise InvalidRecord(Message("core-record-type", type=type(text).__name__))
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise InvalidRecord(Message("core-record-damaged", error=shown(str(fault)))) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise InvalidRecord(Message("core-record-format", format=FORMAT))
    if content.get("version") != VERSION:
        given = quoted(content.get("version"))
        raise InvalidRecord(Message("core-record-version", given=given, version=str(VERSION)))
    _check_fields(content)
    record, last = _played(_build(cast("_Content", content)))
    _check_result(record, last.result)
    return record


# The fields of a record with their types, and the messages that name these.
_FIELDS: dict[str, tuple[tuple[type, ...], Message]] = {
    "format": ((str,), Message("core-record-kind-text")),
    "version": ((int,), Message("core-record-kind-number")),
    "game": ((str,), Message("core-record-kind-text")),
    "rules": ((str,), Message("core-record-kind-text")),
    "options": ((dict,), Message("core-record-kind-object")),
    "seed": ((int, type(None)), Message("core-record-kind-seed")),
    "seats": ((list,), Message("core-record-kind-names")),
    "date": ((str, type(None)), Message("core-record-kind-text-or-null")),
    "tags": ((dict,), Message("core-record-kind-texts")),
    "start": ((str, type(None)), Message("core-record-kind-text-or-null")),
    "actions": ((list,), Message("core-record-kind-list")),
    "result": ((dict, type(None)), Message("core-record-kind-object-or-null")),
}


class _Content(TypedDict):
    """The fields of a record, once they have been checked."""

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
    faults = [Message("core-record-missing", field=name) for name in _FIELDS if name not in content]
    faults += [
        Message("core-record-unknown", field=shown(name)) for name in content if name not in _FIELDS
    ]
    faults += [
        Message("core-record-field", field=name, kind=kind)
        for name, (types, kind) in _FIELDS.items()
        if name in content and not isinstance(content[name], types)
    ]
    seed = content.get("seed")
    if isinstance(seed, bool) or (isinstance(seed, int) and not 0 <= seed < 2**64):
        faults.append(Message("core-record-field", field="seed", kind=_FIELDS["seed"][1]))
    for name in ("seats", "tags"):
        values = content.get(name)
        each = list(values.values()) if isinstance(values, dict) else values
        if isinstance(each, list) and not all(isinstance(value, str) for value in each):
            faults.append(Message("core-record-texts", field=name))
    if faults:
        raise InvalidRecord(*faults)


def _build(content: _Content) -> GameRecord:
    try:
        game = find(content["game"]).of_version(content["rules"], content["options"])
    except ObeliskError as fault:
        raise InvalidRecord(*fault.faults) from None
    if len(given := content["seats"]) != game.seats:
        raise InvalidRecord(
            Message("core-record-seats", game=game.named(), seats=game.seats, given=len(given))
        )
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
        raise InvalidRecord(Message("core-record-step", number=str(number)))
    action = entry["action"]
    if isinstance(action, dict):  # of a game that reads JSON; others refuse it when it is played
        action = json.dumps(action, separators=(",", ":"))
    return Step(entry["seat"], action, entry["at"])


def _is_number(value: object) -> bool:
    """Whether a value is a number that a clock can count: JSON also has NaN and Infinity."""
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
        raise InvalidRecord(Message("core-record-result"))
    return Result.from_json(cast("ResultShown", content))


def _played(record: GameRecord) -> tuple[GameRecord, State]:
    """Return a record with every action as its notation writes it, and its last state."""
    states = record.replay()
    state, steps = next(states), []
    for step, after in zip(record.steps, states, strict=True):
        steps.append(replace(step, action=state.spelled(step.action, step.seat)))
        state = after
    return replace(record, steps=tuple(steps)), state


def _check_result(record: GameRecord, ruled: Result | None) -> None:
    """Compare the result of a record with that of the rules, which may be None."""
    given, number = record.result, len(record.steps)
    if ruled is not None and ruled != given:
        by_rules, in_record = _outcome_of(record, ruled), _outcome_of(record, given)
        if not number:
            raise InvalidRecord(
                Message("core-record-ended-at-start", ruled=by_rules, given=in_record)
            )
        raise InvalidRecord(
            Message("core-record-ended", number=str(number), ruled=by_rules, given=in_record)
        )
    if ruled is None and given is not None and given.reason not in MATCH_REASONS:
        raise InvalidRecord(
            Message("core-record-goes-on", reason=shown(given.reason), number=number)
        )


def _outcome_of(record: GameRecord, result: Result | None) -> Message:
    """Return how a game ended, as a message."""
    game = record.game
    if result is None:
        return Message("core-record-outcome-unfinished")
    why = game.reason_of(result)
    if game.seats == 2 and result.winner is None:
        return Message("core-record-outcome-draw", why=why)
    best = (seat for seat, rank in enumerate(result.ranks) if rank == 1)
    return Message("core-record-outcome-first", seats=List.of(map(game.seat_named, best)), why=why)
