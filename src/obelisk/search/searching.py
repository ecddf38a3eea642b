"""The search made for a game: its templates, each bound to what it calls."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from obelisk.kernels.kernel import inlined
from obelisk.kernels.specialise import specialise

if TYPE_CHECKING:
    from obelisk.core.board_game import BoardGame

# What each template takes of the game, and what alpha-beta takes of the other templates.
WALKING = (
    "is_allowed", "attempt", "succeeds", "apply", "settle", "position_key", "repeat_stride",
    "nothing_returns", "skip",
)  # fmt: skip
ORDERING = (
    "candidates", "is_candidate", "is_allowed", "habit", "look", "expected", "promise",
    "sharp_actions", "STAGED",
)  # fmt: skip
ALPHABETA = (
    "legal_actions", "conclude", "plies_left", "look", "measure", "in_danger", "sharp_actions",
    "parries", "parries_are_all",
)  # fmt: skip
WALKED = ("table_key", "outcome", "count_node", "advance", "venture", "skip_turn")
ORDERED = ("begin_choice", "next_action", "order", "learn")
PRUNED = (
    "is_far_above", "may_skip_turn", "depth_after_skip", "foresee", "reduction",
    "deserves_another",
)  # fmt: skip


def searching(game: BoardGame) -> ModuleType:
    """The search kernels made for a game."""
    kernels = _kernels(game)
    walking = specialise("obelisk.search.walking", game.id, **_chosen(WALKING, kernels))
    ordering = specialise(
        "obelisk.search.ordering", game.id,
        **_chosen(ORDERING, kernels) | {"promise": inlined(kernels["promise"])},
    )  # fmt: skip
    pruning = specialise(
        "obelisk.search.pruning", game.id,
        may_skip=kernels["may_skip"], is_quiet=ordering.is_quiet,
    )  # fmt: skip
    taken = _chosen(ALPHABETA, kernels) | _chosen(WALKED, vars(walking))
    taken |= _chosen(ORDERED, vars(ordering)) | _chosen(PRUNED, vars(pruning))
    return specialise("obelisk.search.alphabeta", game.id, **taken)


def _chosen(names: tuple[str, ...], kernels: Mapping[str, Any]) -> dict[str, Any]:
    return {name: kernels[name] for name in names}


def _kernels(game: BoardGame) -> dict[str, Any]:
    """The kernels of a game that its search calls, with the usual ones where it has none."""
    rules, evaluation = game.rules, game.evaluation
    usual = specialise("obelisk.search.allowing", game.id, apply=rules.apply)
    return (
        rules.kernels()
        | evaluation.kernels()
        | {
            "candidates": rules.candidates or rules.legal_actions,
            "is_candidate": rules.is_candidate or usual.is_candidate,
            "is_allowed": rules.is_allowed or usual.is_allowed,
            "attempt": rules.attempt or usual.attempt,
            "succeeds": rules.succeeds or usual.succeeds,
            "conclude": rules.conclude or usual.conclude,
            "habit": rules.habit or usual.habit,
            "plies_left": usual.plies_left_of_all if rules.has_ply_limit else usual.plies_left,
            "parries_are_all": evaluation.parries_are_all or usual.parries_are_all,
            "STAGED": evaluation.is_staged,
        }
    )
