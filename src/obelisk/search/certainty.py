"""How far a certain end is: what a search claims, held against everything that can happen.

A search finds an end quickly because it leaves out most of what could be done. That an end is
certain it knows for sure; that no shorter way leads there it does not. Here the shorter ways are
looked for, all of them, and only then a distance counts as exact.
"""

from __future__ import annotations

from types import ModuleType
from typing import TYPE_CHECKING

from obelisk.kernels.specialise import specialise
from obelisk.search.scale import NONE

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame
    from obelisk.search.thinking import Thread

LEAST = 50_000  # actions that may be tried for proofs, however little was searched
SHARE = 4  # and one for so many positions that were searched
ENDLESS = 2**62
FAR = {True: 5, False: 4}  # plies in which a win of the side to act, or a loss, is looked for


def proving(game: BoardGame) -> ModuleType:
    """The kernels made for a game."""
    return specialise("obelisk.search.proving", game.id, **game.rules.kernels())


class Certainty:
    """What is known for sure of the position at the root of a thread, during one search.

    `plies` below are those of both sides, and a score is one of the search: beyond `certain` it
    tells, as a distance from `win`, within how many plies the end comes.
    """

    def __init__(self, kernels: ModuleType, thread: Thread, win: int, certain: int) -> None:
        self._kernels, self._thread = kernels, thread
        self._win, self._certain = win, certain
        self._side = int(thread.context.states[0]["side"])
        self._survived = [0, 0]  # by seat: it surely does not win within so many plies
        self._saving: int | None = None  # what the side to act may do to hold out longer than that
        self._spent = 0
        thread.frames["deciding"] = 0xFFFF
        # Asked once for nothing, so that the kernel is there before an answer is waited for.
        self._ask(NONE, 1, self._side, 1)
        self._spent = 0

    def find(self, depth: int) -> tuple[int, int] | None:
        """An end within the depth, if there is one that is near enough to look at everything: the
        exact score, and an action that belongs to it."""
        for wins, far in FAR.items():
            winner = self._side if wins else 1 - self._side
            if self._is_won(winner, min(depth, far), ENDLESS):
                return self._shortest(winner, min(depth, far), ENDLESS)
        return None

    def judge(self, score: int, action: int, nodes: int) -> tuple[int, int, bool]:
        """The score of the root, an action for it, and whether it is exact.

        `score` is what the search claims of its best `action`, after so many positions.
        """
        plies = self._win - abs(score)
        if abs(score) <= self._certain or plies <= 2:  # all actions and answers were looked at
            return score, action, True
        winner = self._side if score > 0 else 1 - self._side
        limit = LEAST + nodes // SHARE
        self._thread.frames[0]["deciding"] = action
        sooner = self._is_won(winner, plies - 1, limit)
        if sooner is None:
            return score, action, False
        if sooner:
            found = self._shortest(winner, plies - 1, limit)
            return (score, action, False) if found is None else (*found, True)
        if winner != self._side and self._saving is not None:
            action = self._saving
        return score, action, True

    def judge_action(self, score: int, action: int, nodes: int) -> tuple[int, bool]:
        """The score of an action of the root, and whether it is exact."""
        plies = self._win - abs(score)
        if abs(score) <= self._certain or plies <= 2:
            return score, True
        winner = self._side if score > 0 else 1 - self._side
        limit = LEAST + nodes // SHARE
        for fewer in (plies - 1, *range(2, plies - 1)):
            sooner = self._ask(action, fewer, winner, limit)
            if sooner is None:
                return score, False
            if not sooner and fewer == plies - 1:
                return score, True
            if sooner and fewer < plies - 1:
                return self._score(winner, fewer), True
        return self._score(winner, plies - 1), True

    def _score(self, winner: int, plies: int) -> int:
        return self._win - plies if winner == self._side else plies - self._win

    def _shortest(self, winner: int, most: int, limit: int) -> tuple[int, int] | None:
        """The score and an action of an end that is known to come within so many plies."""
        for plies in range(self._survived[winner] + 1, most + 1):
            won = self._is_won(winner, plies, limit)
            if won is None:
                return None
            if won:
                held = winner != self._side and self._saving is not None
                action = self._saving if held else int(self._thread.frames[0]["deciding"])
                if winner != self._side and self._saving is None:  # whatever it does is the last
                    action = int(self._thread.frames[0]["actions"][0])
                assert action is not None
                return self._score(winner, plies), action
        return None

    def _is_won(self, winner: int, plies: int, limit: int) -> bool | None:
        """Whether a seat wins within so many plies; None if a limit was met."""
        if plies <= self._survived[winner]:
            return False
        won = self._ask(NONE, plies, winner, limit)
        if won is False:
            self._survived[winner] = plies
            if winner != self._side:
                self._saving = int(self._thread.frames[0]["deciding"])
        return won

    def _ask(self, action: int, plies: int, winner: int, limit: int) -> bool | None:
        """What a kernel says; None if a limit was met. Only limited questions use up the limit."""
        context = self._thread.context
        if self._spent >= limit or plies > len(self._thread.frames) - 2:
            return None
        context.proofs, context.proof_limit, context.unproved = 0, limit - self._spent, 0
        keys, _, _ = self._thread.memory()
        answer = bool(self._kernels.is_won_from_root(action, plies, winner, keys, context))
        if limit < ENDLESS:
            self._spent += int(context.proofs)
        return None if context.unproved else answer
