"""Finds positions that are won in so many plies, and proves it: how `wins/*.json` were made.

    python -m tests.search.find_wins GAME [option=value,value… …]

prints a list of {"position", "options", "plies", "best"}; of several values of an option each has
its turn. Positions come from games of a thinking
side against a random one; the thinker only points at them, an exhaustive proof decides: the win is
there within `plies`, no sooner, and by the first actions in `best` only.
"""

from __future__ import annotations

import json
import sys
from itertools import cycle, product
from random import Random
from typing import Any

import numpy as np

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.kernel import specialise
from obelisk.core.state import State, new_record
from obelisk.search.choice import Limits
from obelisk.search.thinking import Thinker

EACH = {1: 4, 3: 5, 5: 5}  # how many positions of each length are wanted
MOST_BEST = 3  # where more first actions win, finding one shows little
OPENING = 12  # random plies that a game begins with
MOST_PLIES = 200
NODES = 3000  # that the thinker looks at before each action


def proves(state: State, plies: int, *, level: int = 0) -> bool:
    """Whether the side to act wins within so many plies, or at level 1 loses within them."""
    game: Any = state.game
    names = ("legal_actions", "apply", "settle")
    kernels = {name: getattr(game.rules, name) for name in names}
    proving = specialise("obelisk.search.proving", game.rules, **kernels)
    stack = np.zeros(level + plies + 1, game.dtype).view(np.recarray)
    stack[level] = state.record
    stack[0].side = state.record.side if level == 0 else 1 - state.record.side
    actions = np.zeros((level + plies, game.rules.MOST_ACTIONS), np.uint16)
    scratch = new_record(game.rules.SCRATCH)[0]
    return bool(proving.proves(stack, actions, scratch, level, plies))


def winning_actions(state: State, plies: int) -> list[str]:
    """The actions after which the side to act has won within so many plies."""
    seat = state.to_act[0]
    found = []
    for action in state.actions():
        after = state.play(action)
        if after.result is not None:
            wins = after.result.winner == seat
        else:
            wins = plies > 1 and proves(after, plies - 1, level=1)
        if wins:
            found.append(action)
    return found


def wins_of_a_game(game: BoardGame, thinker: Thinker, rng: Random) -> list[dict[str, Any]]:
    """The positions of one game that are proved to be won."""
    found = []
    thinking_seat = rng.randrange(2)
    state = game.start()
    for ply in range(MOST_PLIES):
        if state.result is not None:
            break
        if ply < OPENING or state.to_act[0] != thinking_seat:
            state = state.play(rng.choice(state.actions()))
            continue
        report = thinker.think(state, Limits(nodes=NODES))
        plies = report.score.wins_in
        if plies in EACH:
            fresh = game.position(str(state))
            if plies == 1 or not proves(fresh, plies - 2):
                best = winning_actions(fresh, plies)
                if 0 < len(best) <= MOST_BEST:
                    options = game.options.changed()
                    found.append(
                        {"position": str(fresh), "options": options, "plies": plies, "best": best}
                    )
        state = state.play(report.line[0])
    return found


def find_wins(games: list[BoardGame], seed: int = 1) -> list[dict[str, Any]]:
    """As many positions of each length as are wanted, at most one of a length from a game."""
    rng = Random(seed)
    thinkers = cycle([Thinker(game, megabytes=8) for game in games])
    found: list[dict[str, Any]] = []
    while any(count_of(found, plies) < wanted for plies, wanted in EACH.items()):
        seen = set()
        thinker = next(thinkers)
        for win in wins_of_a_game(thinker.game, thinker, rng):
            plies = win["plies"]
            if plies not in seen and count_of(found, plies) < EACH[plies]:
                seen.add(plies)
                found.append(win)
                print(plies, win["position"], win["best"], file=sys.stderr, flush=True)
    return sorted(found, key=lambda win: int(win["plies"]))


def count_of(found: list[dict[str, Any]], plies: int) -> int:
    return sum(win["plies"] == plies for win in found)


def main() -> None:
    name, *settings = sys.argv[1:]
    names = [setting.partition("=")[0] for setting in settings]
    values = [setting.partition("=")[2].split(",") for setting in settings]
    games = []
    for chosen in product(*values):
        texts = [f"{option}={value}" for option, value in zip(names, chosen, strict=True)]
        game = obelisk.game(name, **obelisk.game(name).options.parse(texts))
        assert isinstance(game, BoardGame)
        games.append(game)
    print(json.dumps(find_wins(games), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
