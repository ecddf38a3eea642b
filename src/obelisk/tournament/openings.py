"""Where the games of a match begin: each opening is played twice, with the seats exchanged.

Without openings two players without chance would play the same game again and again. They come
from a file, or are made by random actions that leave the game open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import cast

from obelisk.core.errors import ObeliskError
from obelisk.core.game import Game
from obelisk.core.messages import Message
from obelisk.core.state import State
from obelisk.search.players import LOSS_EVENTS

TRIES = 300  # attempts to find an opening before it is said that there are none


class InvalidOpening(ObeliskError):
    """A line of a file of openings that cannot be played, or too few openings."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A start (None: the game's own) and the actions that are played from there."""

    start: str | None = None
    actions: tuple[str, ...] = ()

    def states(self, game: Game, seed: int | None = None) -> Iterator[State]:
        """The start, and the state after each action."""
        state = game.start(seed=seed) if self.start is None else game.position(self.start)
        yield state
        for action in self.actions:
            state = state.play(action)
            yield state

    def __str__(self) -> str:
        moves = ("moves", *self.actions) if self.actions else ()
        return " ".join((self.start or "startpos", *moves))


# From a file


def read_openings(game: Game, file: Path) -> list[Opening]:
    """Read openings: a position, actions, or `POSITION moves ACTION …` on each line of a file.

    Empty lines and what follows `#` are ignored. `InvalidOpening` names the first wrong line.
    """
    openings = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        try:
            openings.append(_read(game, text))
        except ObeliskError as fault:
            place = Message("tournament-opening-line", file=str(file), line=str(number))
            raise InvalidOpening(place, *fault.faults) from None
    if not openings:
        raise InvalidOpening(Message("tournament-no-openings", file=str(file)))
    return openings


def _read(game: Game, text: str) -> Opening:
    before, moves, after = f" {text} ".partition(" moves ")
    start = before.strip()
    if moves or start == "startpos":
        known = start not in ("", "startpos")
        opening = Opening(start if known else None, tuple(after.split()))
    elif _is_action(game, start.split()[0]):
        opening = Opening(None, tuple(start.split()))
    else:
        opening = Opening(start)
    *_, last = opening.states(game)
    if last.result is not None:
        raise InvalidOpening(Message("core-game-over", why=game.reason_of(last.result)))
    return opening


def _is_action(game: Game, word: str) -> bool:
    try:
        game.start().play(word)
    except ObeliskError:
        return False
    return True


# At random


def make_openings(game: Game, count: int, plies: int, seed: int) -> list[Opening]:
    """Return `count` openings of random actions from the start, all different if possible.

    Both sides have lost the same number of pieces, the game is not over, and neither side could win
    at once.
    """
    rng = Random(f"openings {seed}")
    made: dict[Opening, None] = {}
    for _ in range(TRIES + 20 * count):
        if len(made) == count or (plies == 0 and made):
            break
        opening = _try_opening(game, plies, rng)
        if opening is not None:
            made[opening] = None
    if not made:
        raise InvalidOpening(Message("tournament-no-opening", plies=plies))
    found = list(made)
    return [found[number % len(found)] for number in range(count)]


def _try_opening(game: Game, plies: int, rng: Random) -> Opening | None:
    state, actions = game.start(), []
    lost: Counter[int] = Counter()
    for _ in range(plies):
        actions.append(rng.choice(state.actions()))
        state = state.play(actions[-1])
        lost.update(
            cast("int", event.fields["seat"]) for event in state.events if event.kind in LOSS_EVENTS
        )
        if state.result is not None:
            return None
    if lost[0] != lost[1] or (plies and _is_decided(state)):
        return None
    return Opening(None, tuple(actions))


def _is_decided(state: State) -> bool:
    """Whether a side could end the game by one action, the other one if it were its turn."""
    side = state.to_act[0]
    letters = [name[0] for name in state.game.seat_names]
    board, _, rest = str(state).partition(" ")
    try:
        turned = state.game.position(f"{board} {letters[1 - side]}{rest[1:]}")
    except ObeliskError:  # where a king could be taken the other side must be to act
        return True
    return any(_can_end(position) for position in (state, turned))


def _can_end(state: State) -> bool:
    return state.result is not None or any(
        state.play(action).result is not None for action in state.actions()
    )
