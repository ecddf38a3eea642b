"""Random play written down line by line, to compare compiled kernels with plain Python.

Run as a program it reads a pickled game from standard input and prints its lines; `check_game`
does that in a second process with `NUMBA_DISABLE_JIT=1`.
"""

from __future__ import annotations

import json
import pickle
import sys
from random import Random

from obelisk.core.game import Game


def digest(game: Game, seed: int, games: int, plies: int) -> list[str]:
    """One line for each state of some random games: its text, its actions, what happened."""
    lines = []
    rng = Random(seed)
    for _ in range(games):
        state = game.start(seed=rng.randrange(2**31))
        for _ in range(plies):
            events = json.dumps([event.to_json() for event in state.events], sort_keys=True)
            lines.append(f"{state} {[state.actions(seat) for seat in state.to_act]} {events}")
            if not state.to_act:
                break
            seat = rng.choice(state.to_act)
            state = state.play(rng.choice(state.actions(seat)), seat)
    return lines


if __name__ == "__main__":
    played, seed, games, plies = pickle.load(sys.stdin.buffer)
    json.dump(digest(played, seed, games, plies), sys.stdout)
