"""How a game ended."""

from __future__ import annotations

from dataclasses import dataclass

from obelisk.core.views import ResultShown


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game, with a score and a rank for every seat.

    `winner` is the seat that won alone, or None; `scores` are 1 for a win, 0.5 for a draw and 0 for
    a loss in two-player games; `ranks` count from 1 and are equal for seats that tie.
    """

    winner: int | None
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    reason: str

    @classmethod
    def of_two(cls, winner: int | None, reason: str) -> Result:
        """The result of a two-player game that `winner` won, or that was drawn (None)."""
        if winner is None:
            return cls(None, (0.5, 0.5), (1, 1), reason)
        scores, ranks = ((1.0, 0.0), (1, 2)) if winner == 0 else ((0.0, 1.0), (2, 1))
        return cls(winner, scores, ranks, reason)

    def to_json(self) -> ResultShown:
        return {
            "winner": self.winner,
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "reason": self.reason,
        }

    @classmethod
    def from_json(cls, content: ResultShown) -> Result:
        """The result that `to_json` wrote."""
        return cls(
            content["winner"], tuple(content["scores"]), tuple(content["ranks"]), content["reason"]
        )
