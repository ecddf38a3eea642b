"""Play a game of Starclaim, for the picture on its cover: an empty map shows little.

    python tools/cover.py > src/obelisk/games/starclaim/view/cover.txt

What it prints is the last position, which is drawn anew in the art of the day.
"""

from __future__ import annotations

import obelisk

SEED, LEVEL = 7, 4


def main() -> None:
    game = obelisk.game("starclaim")
    state = game.start(seed=SEED)
    seats = [obelisk.player(game, LEVEL, seed=seat) for seat in range(game.seats)]
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(seats[seat].choose(state.view(seat)), seat)
    print(state)


if __name__ == "__main__":
    main()
