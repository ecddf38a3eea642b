"""Finds positions with a certain end near, by looking at everything: how `ends/*.tsv` were made.

    python -m tests.search.find_ends GAME [SEED]

adds to what is there until there are as many of each kind as are wanted. Each line tells, with
tabs between: after how many plies the side to act has won (below 0: lost; 0: neither side wins
within QUIET plies), the options of the game where they are not the usual ones, a position, the
actions played from there (so that positions have stood before), and the actions that belong to
the end. The positions are from games of careless players, and `exhaustive` alone says how they
end: the search, which is held against them, has no say.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.player import Limits
from obelisk.core.rules import Rules
from obelisk.core.state import State, new_record
from obelisk.kernels.specialise import specialise
from obelisk.search.thinking import Thinker

FOLDER = Path(__file__).parent / "ends"
WANTED = {1: 1260, 2: 10, 3: 800, 5: 90, -1: 10, -2: 300, -4: 60, 0: 250}
SLOW = {"xionghan": {5: 25, -4: 35}}  # fewer of those that take a minute each
RARE = (2, -1)  # ends that are taken where they come up, but not waited for
QUIET = 3  # plies within which nobody wins where 0 is told
MOST_BEST = 12  # where more first actions win, finding one shows little
SHUFFLED = 0.15  # of the positions have stood before
MOST_PLIES = 250
LAST = 7  # plies of a game that are looked at
OTHERS = 8  # other actions that are tried at each of them
SELDOM = 0.9  # of the positions without an end are not kept
NODES = 200  # that players look at when they look

# The options that games are played with in turn: the usual ones, and those that draw early, end
# games in other ways, or change how they are lost.
VARIETIES: dict[str, tuple[dict[str, Any], ...]] = {
    "khet": (
        {}, {}, {"quiet_limit": 6}, {"repetition": "automatic", "setup": "dynasty"},
        {"repetition": "automatic", "quiet_limit": 20}, {"setup": "imhotep"},
    ),
    "pharaohs-light": (
        {}, {}, {"quiet_limit": 6}, {"repetition_draw": 2}, {"ply_limit": 60},
        {"no_action": "loss"},
    ),
    "photon": (
        {}, {}, {"quiet_limit": 6}, {"repetition_draw": 2}, {"ply_limit": 60},
        {"no_action": "draw"},
    ),
    "xionghan": (
        {}, {}, {"quiet_limit": 6}, {"perpetual_check": "loss"}, {"stalemate": "loss"},
        {"palace_entry_wins": False},
    ),
}  # fmt: skip


@lru_cache
def oracle(rules: Rules) -> Any:
    """The exhaustive kernels made for the rules of a game."""
    return specialise("tests.search.exhaustive", "tests", **rules.kernels())


def wins(state: State, plies: int, winner: int) -> bool:
    """Whether a seat surely wins within so many plies, with all that was before."""
    game: Any = state.game
    stack = np.zeros(plies + 1, game.dtype).view(np.recarray)
    stack[0] = state.record
    actions = np.zeros((plies + 1, game.rules.most_actions), np.uint16)
    keys = np.zeros((plies + 1, len(state.past) + plies + 1), np.uint64)
    keys[0, : len(state.past)] = state.past
    scratch = new_record(game.rules.scratch)[0]
    kernels = oracle(game.rules)
    return bool(kernels.wins(stack, actions, scratch, 0, plies, winner, keys, len(state.past)))


def end_of(state: State, most: int) -> int:
    """After how many plies the side to act has won, below 0 lost, if at most so many; or 0."""
    own = state.to_act[0]
    for plies in range(1, most + 1):
        if wins(state, plies, own):
            return plies
        if wins(state, plies, 1 - own):
            return -plies
    return 0


def best_actions(state: State, end: int) -> list[str]:
    """The actions by which a win comes as soon, or a loss as late, as it can."""
    own = state.to_act[0]
    found = []
    for action in state.actions():
        after = state.play(action)
        if end > 0:
            is_best = wins(after, end - 1, own)
        else:
            is_best = not wins(after, -end - 2, 1 - own) if end < -1 else True
        if is_best:
            found.append(action)
    return found


@dataclass(frozen=True)
class End:
    """A position and how it ends."""

    plies: int
    options: str
    position: str
    played: str
    best: tuple[str, ...]

    def __str__(self) -> str:
        fields = (str(self.plies), self.options, self.position, self.played, " ".join(self.best))
        return "\t".join(fields)

    @classmethod
    def read(cls, line: str) -> End:
        plies, options, position, played, best = line.rstrip("\n").split("\t")
        return cls(int(plies), options, position, played, tuple(best.split()))

    def state(self, name: str) -> State:
        """The position, with what was before it."""
        state = game_of(name, self.options).position(self.position)
        for action in self.played.split():
            state = state.play(action)
        return state


@lru_cache
def game_of(name: str, options: str) -> BoardGame:
    given = obelisk.game(name).options.parse(options.split())
    game = obelisk.game(name, **given)
    assert isinstance(game, BoardGame)
    return game


@lru_cache
def thinker_of(game: BoardGame) -> Thinker:
    return Thinker(game, megabytes=0.25)


def written(options: dict[str, Any]) -> str:
    return " ".join(f"{name}={str(value).lower()}" for name, value in options.items())


def shuffled(state: State, rng: Random) -> list[str]:
    """Actions of both sides there and back, once or twice, after which the same position stands
    again; [] where none is found."""
    for _ in range(30):
        there = rng.choice(state.actions())
        after = state.play(there)
        if len(there) != 4 or after.result is not None:
            continue
        answer = rng.choice(after.actions())
        round_trip = [there, answer, there[2:] + there[:2], answer[2:] + answer[:2]]
        now = state
        course = round_trip * rng.choice((1, 2))  # some rules draw at the third time
        for action in course:
            if now.result is not None or action not in now.actions():
                break
            now = now.play(action)
        else:
            same = now.result is None and str(now).split()[0] == str(state).split()[0]
            if same and len(now.past) > len(state.past):
                return course
    return []


def states_of_a_game(game: BoardGame, rng: Random) -> list[State]:
    """A game from its start, or from a late position at random, to its end."""
    thinker = thinker_of(game)
    thinker.forget()
    blind = rng.choice((0.2, 0.6, 1.0)), rng.choice((0.2, 0.6, 1.0))
    state = game.start()
    if rng.random() < 0.7:
        state = game.position(str(game.random_state(rng)))
    states = []
    for _ in range(MOST_PLIES):
        if state.result is not None:
            break
        states.append(state)
        if rng.random() < blind[state.to_act[0]]:
            state = state.play(rng.choice(state.actions()))
        else:
            state = state.play(thinker.think(state, Limits(nodes=NODES)).line[0])
    return states


def end_near(state: State, likely: int, wanted: Counter[int]) -> int | None:
    """How a state ends if that is wanted; a longer end is looked for only where it is likely."""
    end = end_of(state, QUIET)
    if end == 0 and wanted[likely] > 0:
        end = end_of(state, abs(likely))
    return end if wanted[end] > 0 else None


def ends_of_a_game(
    name: str, options: dict[str, Any], rng: Random, wanted: Counter[int]
) -> Iterator[End]:
    """The ends near the last positions of one game, and near others that it might have come to."""
    game = game_of(name, written(options))
    states = states_of_a_game(game, rng)
    won_in_three: set[int] = set()
    for number in range(len(states) - 1, max(len(states) - LAST, 0), -1):
        before, state = states[number - 1], states[number]
        others = [before.play(rng.choice(before.actions())) for _ in range(OTHERS)]
        for other in (state, *others):
            if other.result is not None:
                continue
            # two plies before a win in three there may be one in five; elsewhere it is rare
            likely = 5 if number + 2 in won_in_three else -4 if number + 1 in won_in_three else 0
            end = end_near(other, likely, wanted)
            if end == 3:
                won_in_three.add(number)
            if end is None or (end == 0 and rng.random() < SELDOM):
                continue
            # once more with another past: none, or that it has stood before
            start = now = game.position(str(other))
            played = shuffled(start, rng) if rng.random() < SHUFFLED else []
            for action in played:
                now = now.play(action)
            end = end_near(now, end, wanted)
            if end is None:
                continue
            best = best_actions(now, end) if end else []
            if end > 0 and len(best) > MOST_BEST:
                continue
            if end < 0 and len(best) == len(now.actions()):
                best = []  # any
            yield End(end, written(options), str(start), " ".join(played), tuple(best))


def find_ends(name: str, seed: int, known: list[End]) -> Iterator[End]:
    """What is still wanted beside the ends that are known."""
    seen = {end.position for end in known}
    wanted = Counter(WANTED | SLOW.get(name, {}))
    wanted.subtract(end.plies for end in known)
    for number in count():
        if all(left <= 0 for end, left in wanted.items() if end not in RARE):
            return
        rng = Random(f"{name} {seed} {number}")
        options = VARIETIES[name][number % len(VARIETIES[name])]
        for end in ends_of_a_game(name, options, rng, wanted):
            if end.position not in seen:
                seen.add(end.position)
                wanted[end.plies] -= 1
                yield end
        if number % 20 == 0:
            print(name, number, dict(sorted(wanted.items())), file=sys.stderr, flush=True)


def read_ends(name: str) -> list[End]:
    """What is stored of a game."""
    file = FOLDER / f"{name}.tsv"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [End.read(line) for line in lines]


def main() -> None:
    name, *seed = sys.argv[1:]
    known = read_ends(name)
    with (FOLDER / f"{name}.tsv").open("a", encoding="utf-8") as file:
        for end in find_ends(name, int(seed[0]) if seed else 1, known):
            print(end, file=file, flush=True)


if __name__ == "__main__":
    main()
