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

from obelisk.core.board_game import is_searchable
from obelisk.core.errors import IllegalAction, ObeliskError
from obelisk.core.events import Audience, Event, visible
from obelisk.core.game import Game
from obelisk.core.hidden_game import HiddenGame
from obelisk.core.messages import Argument, List, Message
from obelisk.core.quoting import quoted, raised, shown
from obelisk.core.result import Result
from obelisk.core.state import State
from obelisk.core.views import has_board
from obelisk.core.words import WORDS, text
from obelisk.games.checking import class_faults, part_faults
from obelisk.games.folder import folder_faults, folder_of, languages_of
from obelisk.testing.digest import digest

MOST_TRIED = 250  # actions of a state, drawn at random: there may be thousands
MOST_NAMED = 10  # actions in a message
LONGEST_LINE = 1000  # characters of a state, or of a line of the digest, in a message
GARBAGE = ("", " ", "?", "no such action", "\0", "é4", "a" * 1000)


class NonConformance(AssertionError):
    """A game breaks a promise; `faults` tell its author what to fix."""

    def __init__(self, *faults: Message) -> None:
        self.faults = faults
        super().__init__(*faults)

    def __str__(self) -> str:
        return " ".join(map(str, self.faults))


def check_game(
    game: Game, *, games: int = 3, plies: int = 60, seed: int = 1, compiled: bool = True
) -> None:
    """Play `games` random games of at most `plies` actions, and check every state.

    Raises `NonConformance` at the first broken promise. With `compiled`, a second process repeats
    the same play with kernels as plain Python, and must get the same states.
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
            "testing-seed-twice",
        )
        _demand(
            game.has_chance or state == game.start(seed=start_seed + 1),
            "testing-has-chance",
        )
        for ply in range(plies):
            try:
                following = _check_state(game, state, seen, rng)
            except NonConformance as fault:
                where = Message(
                    "testing-where", game=number + 1, actions=ply, state=str(state)[:LONGEST_LINE]
                )
                raise NonConformance(where, *fault.faults) from None
            if not following:
                break
            state = rng.choice(following)
    _check_random_state(game, games, seed)
    _check_folder(game)
    if compiled:
        _check_compiled(game, seed)


def _demand(kept: object, code: str, /, **args: Argument) -> None:
    """Raise `NonConformance` with a message unless something was `kept`."""
    if not kept:
        raise NonConformance(Message.of(code, args))


def _check_parts(game: Game) -> None:
    """Check that the class and its modules are complete."""
    for faults in (class_faults(type(game), getattr(game, "id", "")), part_faults(game)):
        if faults:
            raise NonConformance(*faults)


def _check_folder(game: Game) -> None:
    """Check the words, rulebook, examples and drawings in the folder of the game."""
    folder = folder_of(type(game))
    if faults := folder_faults(folder, game.id):
        raise NonConformance(Message("testing-folder", folder=str(folder)), *faults)
    title = text(f"{game.id}-title")
    _demand(title == game.title, "testing-title", title=game.title, said=title)


def _check_board(game: Game) -> None:
    """Check that the class describes the board as views show it."""
    view = game.start(seed=1).view(None)
    if not has_board(view):
        _demand(not game.kinds, "testing-kinds-without-board")
        return
    board = view["board"]
    _demand(
        board["palette"] == list(game.palette),
        "testing-palette",
        shown=quoted(board["palette"]),
        said=quoted(game.palette),
    )
    _demand(
        ("lines" in board) == game.is_of_points,
        "testing-points-without-lines" if game.is_of_points else "testing-lines-without-points",
    )
    for piece in board["pieces"]:
        letter = next((sign.upper() for sign in piece["text"] if sign.isalpha()), "")
        _demand(
            letter in game.kinds,
            "testing-kinds",
            letter=letter,
            square=piece["square"],
            kind=piece["kind"],
        )


def _check_game_value(game: Game) -> None:
    again = pickle.loads(pickle.dumps(game))
    _demand(
        again == game and hash(again) == hash(game),
        "testing-pickle-game",
    )
    _demand(
        type(game)(**game.options.to_json()) == game,
        "testing-options",
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
        "testing-to-act",
        given=quoted(acting),
    )
    for seat in acting:
        _demand(seat in range(game.seats), "testing-to-act-seat", seat=str(seat))
        _demand(state.actions(seat), "testing-no-action", seat=str(seat))
    for seat in set(range(game.seats)) - set(acting):
        _demand(state.actions(seat) == [], "testing-actions-of-others", seat=str(seat))
    _demand(
        (state.result is None) == bool(acting),
        "testing-result-to-act",
        result=quoted(state.result),
        acting=quoted(acting),
    )


def _check_result(game: Game, state: State) -> None:
    result = state.result
    if result is None:
        return
    _demand(isinstance(result, Result), "testing-result-type", given=quoted(result))
    sizes = {len(result.scores), len(result.ranks)}
    _demand(sizes == {game.seats}, "testing-result-sizes")
    _demand(result.reason, "testing-result-reason")
    better = [
        (a, b)
        for a in range(game.seats)
        for b in range(game.seats)
        if result.scores[a] > result.scores[b] and not result.ranks[a] < result.ranks[b]
    ]
    ranks, scores = quoted(result.ranks), quoted(result.scores)
    _demand(not better, "testing-ranks", ranks=ranks, scores=scores)
    _demand(min(result.ranks) == 1, "testing-ranks-first", ranks=ranks)
    if result.winner is not None:
        alone = [seat for seat, rank in enumerate(result.ranks) if rank == 1] == [result.winner]
        _demand(alone, "testing-winner", winner=str(result.winner), ranks=ranks)
    _json(result.to_json(), "result")
    why = game.reason_of(result)
    code = f"{game.id}-reason-{shown(result.reason)}"
    _demand(why.code != "core-reason-other", "testing-reason-words", code=code)


def _check_value(state: State) -> None:
    for name, twin in (
        ("pickle", pickle.loads(pickle.dumps(state))),
        ("copy", copy.copy(state)),
        ("deepcopy", copy.deepcopy(state)),
    ):
        _demand(
            twin == state and hash(twin) == hash(state) and str(twin) == str(state),
            "testing-copy",
            how=name,
        )
        _demand(twin.events == state.events, "testing-copy-events", how=name)
    _demand(not state.record.flags.writeable, "testing-writeable")


def _check_text(game: Game, state: State) -> None:
    text = str(state)
    if not game.can_be_read(state):
        _demand(state.result, "testing-unreadable")
        return
    try:
        again = game.position(text)
    except ValueError as fault:
        raise NonConformance(Message("testing-position"), *_faults_of(fault)) from None
    _demand(str(again) == text, "testing-round-trip", again=shown(str(again)))
    for seat in set(again.to_act) & set(state.to_act):
        extra = set(again.actions(seat)) - set(state.actions(seat))
        _demand(not extra, "testing-gained", actions=_some(extra))


def _check_seen(game: Game, state: State) -> None:
    _demand(isinstance(state.events, tuple), "testing-events")
    for event in state.events:
        _demand(isinstance(event, Event), "testing-event-type", given=quoted(event))
        _demand(
            isinstance(event.audience, Audience),
            "testing-audience",
            kind=event.kind,
        )
        outside = set(event.audience.seats or ()) - set(range(game.seats))
        _demand(not outside, "testing-audience-seats", kind=event.kind, seats=_some(outside))
        _demand(
            game.has_secrets or event.audience.seats is None,
            "testing-has-secrets",
            kind=event.kind,
        )
        _json(event.to_json(), f"event {event.kind}")
        _typed(event.to_json(), game.event_type, f"event {event.kind}")
    for seat in (None, *range(game.seats)):
        _json(state.view(seat), f"view({seat})")
        _typed(state.view(seat), game.view_type, f"view({seat})")


def _check_secrets(game: Game, state: State, rng: Random) -> None:
    """Check that states drawn from the view of a seat show it the same."""
    if not isinstance(game, HiddenGame):
        position = state.view(None).get("position")
        _demand(position == str(state), "testing-view-position", given=quoted(position))
        return
    _json(game.secrets(state), "secrets()")
    seat = rng.choice((None, *range(game.seats)))
    view = state.view(seat)
    try:
        drawn = game.sample(view, seat, rng)
    except ValueError as fault:
        refused = Message("testing-sample-refuses", seat=str(seat))
        raise NonConformance(refused, *_faults_of(fault)) from None
    again: Mapping[str, object] = drawn.view(seat)
    differs = sorted(
        key for key, value in view.items() if key != "events" and again.get(key) != value
    )
    _demand(not differs, "testing-sample", seat=str(seat), fields=List.of(differs))


def _check_told(game: Game, state: State) -> None:
    """Check that a game can be told at a terminal, in every language."""
    for language in _languages(type(game)):
        _check_told_in(game, state, language)


def _check_told_in(game: Game, state: State, language: str) -> None:
    telling = game.telling(language)
    for reader in (None, *state.to_act[:1]):
        view = state.view(reader)
        events = [event.to_json() for event in visible(state.events, reader)]
        try:
            said = [telling.heading(view)]
            if is_searchable(game) and has_board(view):
                said += game.sentences(view, language)
            else:
                said += telling.lines(events, reader)
                said += [line for _, line in telling.story(events)]
            if reader is not None:
                actions = state.actions(reader)
                said += [telling.hint(actions), telling.explain(actions)]
                said += [*telling.summary(actions), *telling.beside(view)]
            if "board" not in view:
                said.append(str(telling.draw(view)))
        except Exception as fault:
            failed = Message("testing-telling", error=raised(fault), reader=str(reader))
            raise NonConformance(failed) from fault
        _demand(all(isinstance(line, str) for line in said), "testing-telling-text")


def _json(value: object, name: str) -> None:
    try:
        same = json.loads(json.dumps(value, allow_nan=False)) == value
    except (TypeError, ValueError) as fault:
        raise NonConformance(Message("testing-json", what=name, error=str(fault))) from None
    _demand(same, "testing-json-changed", what=name)


def _typed(value: object, kind: object, name: str) -> None:
    """Check that what is shown has the type that clients expect."""
    try:
        _adapter(kind).validate_python(value, strict=True)
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        place = ".".join((name, *map(str, first["loc"])))
        raise NonConformance(Message("testing-type", place=place, error=first["msg"])) from None


@cache
def _adapter(kind: object) -> TypeAdapter[object]:
    return TypeAdapter(cast("type[object]", kind))


def _check_actions(state: State, seat: int, seen: set[str], rng: Random) -> list[State]:
    actions = state.actions(seat)
    _demand(all(isinstance(action, str) for action in actions), "testing-actions")
    twice = {action for action, times in Counter(actions).items() if times > 1}
    _demand(not twice, "testing-twice", actions=_some(twice))
    before = _print(state)
    following = []
    tried = actions if len(actions) <= MOST_TRIED else rng.sample(actions, MOST_TRIED)
    for action in tried:
        try:
            after = state.play(action, seat)
        except IllegalAction as fault:
            refused = Message("testing-listed-refused", action=shown(action))
            raise NonConformance(refused, *fault.faults) from None
        following.append(after)
        spelling = state.spelled(action, seat)
        _demand(
            spelling == action,
            "testing-spelled",
            action=shown(action),
            spelling=shown(spelling),
        )
    _demand(_print(state) == before, "testing-play-changed")
    sample = rng.randrange(len(tried))
    try:
        spaced = state.play(f" {tried[sample]} ", seat)
    except IllegalAction:
        spaced = None
    _demand(
        spaced == following[sample],
        "testing-space",
        action=shown(tried[sample]),
    )
    for notation in state.game.notations:
        spelled = state.game.spell(state, tried[sample], notation)
        _demand(
            state.play(spelled, seat) == following[sample],
            "testing-notation",
            action=shown(tried[sample]),
            spelling=shown(spelled),
            notation=notation,
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
    """Check that unlisted actions are refused, in words of every language of the game.

    They may be played if they are another spelling of a listed one.
    """
    before = _print(state)
    languages = _languages(type(state.game))
    for action in (*GARBAGE, *actions):
        try:
            after = state.play(action, seat)
        except IllegalAction as fault:
            _demand(fault.faults, "testing-refusal-empty", action=shown(action))
            for message in fault.faults:
                for language in languages:
                    unsaid = WORDS.faults(message, language)
                    _demand(
                        not unsaid,
                        "testing-unsaid",
                        code=message.code,
                        language=language,
                        error="; ".join(unsaid),
                    )
            continue
        except Exception as fault:
            wrong = Message("testing-raises", action=shown(action), error=raised(fault))
            raise NonConformance(wrong) from fault
        _demand(
            after in following,
            "testing-unlisted",
            action=shown(action),
            seat=str(seat),
        )
        _demand(
            state.spelled(action, seat) in state.actions(seat),
            "testing-unlisted-spelling",
            action=shown(action),
        )
    _demand(_print(state) == before, "testing-refusal-changed")


def _languages(game: type[Game]) -> tuple[str, ...]:
    return languages_of(folder_of(game))


def _some(values: Iterable[object]) -> List:
    """Return some of these values, in order."""
    return List.of((shown(str(value)) for value in sorted(values, key=str)[:MOST_NAMED]), "none")


def _faults_of(fault: Exception) -> tuple[Message, ...]:
    """Return what an exception says, as messages."""
    if isinstance(fault, ObeliskError):
        return fault.faults
    return (Message("testing-error", error=raised(fault)),)


def _print(state: State) -> tuple[str, bytes, int, tuple[Event, ...]]:
    return str(state), state.record.tobytes(), hash(state), state.events


def _check_random_state(game: Game, games: int, seed: int) -> None:
    for offset in range(games):
        first, second = (game.random_state(Random(seed + offset)) for _ in range(2))
        _demand(first == second, "testing-random-state")
        _demand(first.game == game, "testing-random-state-game")


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
        raise NonConformance(Message("testing-plain-process", error=" ".join(last)))
    there = json.loads(process.stdout)
    for number, (compiled, plain) in enumerate(zip(here, there, strict=False), 1):
        _demand(
            compiled == plain,
            "testing-plain-line",
            line=number,
            compiled=compiled[:LONGEST_LINE],
            plain=plain[:LONGEST_LINE],
        )
    _demand(len(here) == len(there), "testing-plain-length")
