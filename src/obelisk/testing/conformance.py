"""`check_game`: random play against every promise that a game makes to its users."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from random import Random
from typing import cast

from pydantic import TypeAdapter, ValidationError

from obelisk.core.errors import IllegalAction
from obelisk.core.events import Audience, Event, visible
from obelisk.core.game import Game
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.views import has_board
from obelisk.core.words import text
from obelisk.games.checking import class_faults, part_faults
from obelisk.games.folder import folder_faults, folder_of
from obelisk.testing.digest import digest

# A state may have thousands of actions: so many of them are tried, drawn at random.
MOST_TRIED = 250
GARBAGE = ("", " ", "?", "no such action", "\0", "é4", "a" * 1000)


class NonConformance(AssertionError):
    """A game breaks a promise; the text tells its author what to mend."""


def check_game(
    game: Game, *, games: int = 3, plies: int = 60, seed: int = 1, compiled: bool = True
) -> None:
    """Play `games` random games of at most `plies` actions and test every state on the way.

    Raises `NonConformance` at the first broken promise. With `compiled` the same play is repeated
    by a second process whose kernels are plain Python, and must go the same way.
    """
    rng = Random(seed)
    _check_parts(game)
    _check_game_value(game)
    _check_board(game)
    seen: set[str] = set()
    for number in range(games):
        start_seed = rng.randrange(2**31)
        state = game.start(seed=start_seed)
        _demand(
            state == game.start(seed=start_seed),
            "start(seed) gives two different states for one seed: let only the seed decide",
        )
        _demand(
            game.has_chance or state == game.start(seed=start_seed + 1),
            "start(seed) depends on the seed: say has_chance = True, so that records keep it",
        )
        for ply in range(plies):
            where = f"game {number + 1}, after {ply} actions, '{state}'"
            try:
                following = _check_state(game, state, seen, rng)
            except NonConformance as fault:
                raise NonConformance(f"{where}: {fault}") from None
            if not following:
                break
            state = rng.choice(following)
    _check_random_state(game, games, seed)
    _check_folder(game)
    if compiled:
        _check_compiled(game, seed)


def _demand(kept: object, otherwise: str) -> None:
    if not kept:
        raise NonConformance(otherwise)


def _check_parts(game: Game) -> None:
    """That the class and its modules have all that the house asks of them."""
    for faults in (class_faults(type(game), getattr(game, "id", "")), part_faults(game)):
        _demand(not faults, "; ".join(faults))


def _check_folder(game: Game) -> None:
    """That words, rulebook, examples and drawings stand in the folder of the game."""
    folder = folder_of(type(game))
    faults = folder_faults(folder, game.id)
    _demand(not faults, f"in the folder {folder}: {'; '.join(faults)}")
    title = text(f"{game.id}-title")
    _demand(title == game.title, f"title is '{game.title}', but '{title}' in words/en.ftl")


def _check_board(game: Game) -> None:
    """That the class says of the board what the views show."""
    view = game.start(seed=1).view(None)
    if not has_board(view):
        _demand(not game.kinds, "kinds names pieces, but the view of a spectator has no board")
        return
    board = view["board"]
    _demand(
        board["palette"] == list(game.palette),
        f"the palette of the board is {board['palette']}, that of the class {game.palette}",
    )
    _demand(
        ("lines" in board) == game.is_of_points,
        f"is_of_points is {game.is_of_points}, but the board of a view is one of "
        f"{'points' if 'lines' in board else 'squares'}: 'lines' make it one of points",
    )
    for piece in board["pieces"]:
        letter = next((sign.upper() for sign in piece["text"] if sign.isalpha()), "")
        _demand(
            letter in game.kinds,
            f"kinds does not name the letter '{letter}', which stands on {piece['square']}: write "
            f"kinds = {{'{letter}': '{piece['kind']}', ...}}, so that the rulebook can show it",
        )


def _check_game_value(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))
    _demand(
        again == game and hash(again) == hash(game),
        "the game does not survive pickle: all it knows must be in its class and its options",
    )
    _demand(
        type(game)(**game.options.to_json()) == game,
        "options.to_json() does not rebuild the game: every option must be there",
    )


def _check_state(game: Game, state: State, seen: set[str], rng: Random) -> list[State]:
    """Test a state and return the states that its actions lead to."""
    _check_seats(game, state)
    _check_result(game, state)
    _check_value(state)
    _check_text(game, state)
    _check_seen(game, state)
    _check_secrets(game, state, rng)
    _check_told(game, state)
    following = []
    for seat in state.to_act:
        following += _check_actions(state, seat, seen, rng)
    if not state.to_act:
        _refused(state, sorted(seen)[:20], None, ())
    return following


def _check_seats(game: Game, state: State) -> None:
    acting = state.to_act
    _demand(
        isinstance(acting, tuple) and len(set(acting)) == len(acting),
        f"to_act is {acting!r}: it must be a tuple of different seats",
    )
    for seat in acting:
        _demand(seat in range(game.seats), f"to_act names seat {seat}: there is no such seat")
        _demand(state.actions(seat), f"seat {seat} is to act but has no action")
    for seat in set(range(game.seats)) - set(acting):
        _demand(state.actions(seat) == [], f"seat {seat} is not to act but has actions")
    _demand(
        (state.result is None) == bool(acting),
        f"result is {state.result} while to_act is {acting}: somebody must be to act until there "
        "is a result, and nobody afterwards",
    )


def _check_result(game: Game, state: State) -> None:
    result = state.result
    if result is None:
        return
    _demand(isinstance(result, Result), f"result is {result!r}: it must be a Result")
    sizes = {len(result.scores), len(result.ranks)}
    _demand(sizes == {game.seats}, "the result needs a score and a rank for every seat")
    _demand(result.reason, "the result needs a reason")
    better = [
        (a, b)
        for a in range(game.seats)
        for b in range(game.seats)
        if result.scores[a] > result.scores[b] and not result.ranks[a] < result.ranks[b]
    ]
    _demand(not better, f"ranks {result.ranks} do not follow the scores {result.scores}")
    _demand(min(result.ranks) == 1, f"ranks {result.ranks} must begin with 1")
    if result.winner is not None:
        alone = [seat for seat, rank in enumerate(result.ranks) if rank == 1] == [result.winner]
        _demand(alone, f"winner {result.winner} must be the only seat of rank 1: {result.ranks}")
    _json(result.to_json(), "the result")


def _check_value(state: State) -> None:
    for name, twin in (
        ("pickle", pickle.loads(pickle.dumps(state))),
        ("copy", copy.copy(state)),
        ("deepcopy", copy.deepcopy(state)),
    ):
        _demand(
            twin == state and hash(twin) == hash(state) and str(twin) == str(state),
            f"{name} gives another state: all that matters must be in record, past and game",
        )
        _demand(twin.events == state.events, f"{name} loses the events")
    _demand(not state.record.flags.writeable, "the record can be written to: hand it out read-only")


def _check_text(game: Game, state: State) -> None:
    text = str(state)
    if not game.can_be_read(state):
        _demand(state.result, "only the text of a finished game may be one that cannot be read")
        return
    try:
        again = game.position(text)
    except ValueError as fault:
        raise NonConformance(f"position() refuses the text of a state: {fault}") from None
    _demand(str(again) == text, f"the text is read and written as '{again}': it must round-trip")
    for seat in set(again.to_act) & set(state.to_act):
        extra = set(again.actions(seat)) - set(state.actions(seat))
        _demand(not extra, f"read back from its text the state gains the actions {sorted(extra)}")


def _check_seen(game: Game, state: State) -> None:
    _demand(isinstance(state.events, tuple), "events must be a tuple")
    for event in state.events:
        _demand(isinstance(event, Event), f"{event!r} is no Event")
        _demand(
            isinstance(event.audience, Audience),
            f"the event {event!r} has no audience: say EVERYBODY, only(seat, ...) or SERVER",
        )
        outside = set(event.audience.seats or ()) - set(range(game.seats))
        _demand(not outside, f"the audience of {event!r} names seats that do not exist: {outside}")
        _demand(
            game.has_secrets or event.audience.seats is None,
            f"the event {event!r} is not for everybody: say has_secrets = True, so that replays of "
            "a seat leave out the actions of others",
        )
        _json(event.to_json(), f"the event {event.kind}")
        _typed(event.to_json(), game.event_type, f"the event {event.kind}")
    for seat in (None, *range(game.seats)):
        _json(state.view(seat), f"view({seat})")
        _typed(state.view(seat), game.view_type, f"view({seat})")


def _check_secrets(game: Game, state: State, rng: Random) -> None:
    """That what a seat knows, and no more, is in the states that are drawn from its view."""
    if not isinstance(game, HiddenGame):
        told = state.view(None).get("position")
        _demand(
            told == str(state),
            f"the view tells the position {told!r}: without secrets it must be the state's text",
        )
        return
    _json(game.secrets(state), "what secrets() tells")
    seat = rng.choice((None, *range(game.seats)))
    view = state.view(seat)
    try:
        drawn = game.sample(view, seat, rng)
    except ValueError as fault:
        raise NonConformance(f"sample() refuses the view of seat {seat}: {fault}") from None
    again: Mapping[str, object] = drawn.view(seat)
    differs = sorted(
        key for key, value in view.items() if key != "events" and again.get(key) != value
    )
    _demand(
        not differs,
        f"a state that sample() draws from the view of seat {seat} shows it another "
        f"{', '.join(differs)}: keep what the view tells",
    )


def _check_told(game: Game, state: State) -> None:
    """That a spectator and a seat can be told at a terminal what they see and what happened."""
    telling = game.telling()
    for reader in (None, *state.to_act[:1]):
        view = state.view(reader)
        events = [event.to_json() for event in visible(state.events, reader)]
        try:
            said = [telling.heading(view), *telling.lines(events, reader)]
            if reader is None:
                said += [line for _, line in telling.story(events)]
            else:
                actions = state.actions(reader)
                said += [telling.hint(actions), telling.explain(actions)]
                said += [*telling.summary(actions), *telling.beside(view)]
            if "board" not in view:
                said.append(str(telling.draw(view)))
        except Exception as fault:
            raise NonConformance(
                f"telling() fails with {type(fault).__name__}: {fault} (reader {reader})"
            ) from fault
        _demand(all(isinstance(line, str) for line in said), "telling() must say text only")


def _json(value: object, name: str) -> None:
    try:
        same = json.loads(json.dumps(value, allow_nan=False)) == value
    except (TypeError, ValueError) as fault:
        raise NonConformance(f"{name} is not ready for JSON: {fault}") from None
    _demand(same, f"{name} comes back from JSON changed: use lists and text keys, no tuples")


def _typed(value: object, kind: object, name: str) -> None:
    """That what is shown has the parts that every client of its kind expects."""
    try:
        _adapter(kind).validate_python(value, strict=True)
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        place = ".".join(map(str, first["loc"])) or "all of it"
        raise NonConformance(f"{name} is not of its type: {place}: {first['msg']}") from None


@cache
def _adapter(kind: object) -> TypeAdapter[object]:
    return TypeAdapter(cast("type[object]", kind))


def _check_actions(state: State, seat: int, seen: set[str], rng: Random) -> list[State]:
    actions = state.actions(seat)
    _demand(all(isinstance(action, str) for action in actions), "actions must be text")
    twice = {action for action, times in Counter(actions).items() if times > 1}
    _demand(not twice, f"actions are listed twice: {sorted(twice)}")
    before = _print(state)
    following = []
    tried = actions if len(actions) <= MOST_TRIED else rng.sample(actions, MOST_TRIED)
    for action in tried:
        try:
            after = state.play(action, seat)
        except IllegalAction as fault:
            raise NonConformance(f"'{action}' is listed but refused: {fault}") from None
        following.append(after)
        spelling = state.spelled(action, seat)
        _demand(
            spelling == action,
            f"'{action}' is listed, but spelled() says '{spelling}': list what it says",
        )
    _demand(_print(state) == before, "playing an action changed the state it was played in")
    sample = rng.randrange(len(tried))
    try:
        spaced = state.play(f" {tried[sample]} ", seat)
    except IllegalAction:
        spaced = None
    _demand(
        spaced == following[sample],
        f"'{tried[sample]}' with white space around it is another action, or none: strip it",
    )
    for notation in state.game.notations:
        spelled = state.game.spell(state, tried[sample], notation)
        _demand(
            state.play(spelled, seat) == following[sample],
            f"'{tried[sample]}' is spelled '{spelled}' in the notation {notation}, which is read "
            "as another action",
        )
    others = sorted(seen - set(actions))
    unlisted = rng.sample(others, min(10, len(others)))
    _refused(state, unlisted, seat, following)
    for other in set(range(state.game.seats)) - set(state.to_act):
        _refused(state, actions[:1], other, ())
    seen.update(actions)
    return following


def _refused(
    state: State, actions: Iterable[str], seat: int | None, following: Iterable[State]
) -> None:
    """Unlisted actions must be refused, unless they are another spelling of a listed one."""
    before = _print(state)
    for action in (*GARBAGE, *actions):
        try:
            after = state.play(action, seat)
        except IllegalAction as fault:
            _demand(str(fault), f"the refusal of '{action}' says nothing: tell what is wrong")
            continue
        except Exception as fault:
            raise NonConformance(
                f"'{action}' raises {type(fault).__name__}: refuse it with IllegalAction"
            ) from fault
        _demand(
            after in following,
            f"'{action}' is not listed for seat {seat} but can be played: refuse it",
        )
        _demand(
            state.spelled(action, seat) in state.actions(seat),
            f"'{action}' can be played, but spelled() gives it no text that is listed",
        )
    _demand(_print(state) == before, "a refused action changed the state")


def _print(state: State) -> tuple[str, bytes, int, tuple[Event, ...]]:
    return str(state), state.record.tobytes(), hash(state), state.events


def _check_random_state(game: Game, games: int, seed: int) -> None:
    for offset in range(games):
        first, second = (game.random_state(Random(seed + offset)) for _ in range(2))
        _demand(first == second, "random_state() gives two states for one seed")
        _demand(first.game == game, "random_state() gives a state of another game")


def _check_compiled(game: Game, seed: int) -> None:
    games, plies = 2, 25
    here = digest(game, seed, games, plies)
    process = subprocess.run(
        [sys.executable, "-m", "obelisk.testing.digest"],
        input=pickle.dumps((game, seed, games, plies)),
        capture_output=True,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        check=False,
    )
    if process.returncode != 0:
        last = process.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise NonConformance(
            f"the game does not play un-jitted in a fresh process: {' '.join(last)} "
            "(its class must be importable, and kernels must run as plain Python)"
        )
    there = json.loads(process.stdout)
    for number, (compiled, plain) in enumerate(zip(here, there, strict=False)):
        _demand(
            compiled == plain,
            f"compiled and plain Python kernels disagree at line {number} of the digest:\n"
            f"  compiled: {compiled}\n  plain:    {plain}\n"
            "wrap element loads in int(...): small NumPy integers overflow when not compiled",
        )
    _demand(len(here) == len(there), "compiled and plain Python kernels play games of two lengths")
