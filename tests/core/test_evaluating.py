"""The evaluation of a game that brings none."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.evaluating import WORTH, plain_evaluation
from obelisk.core.rules import missing_parts
from obelisk.core.state import new_record

GAMES = ("khet", "photon")


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_judged_by_what_each_side_can_do(name: str) -> None:
    game: Any = obelisk.game(name)
    evaluation = plain_evaluation(game)
    assert missing_parts(evaluation) == []
    assert (evaluation.terms, evaluation.weights.tolist()) == (("actions",), [WORTH])
    state = game.random_state(np.random.default_rng(5))
    own, others = len(state.actions()), len(game.passed(state).actions())
    record, scratch = new_record(game.dtype, state.record)[0], new_record(game.rules.scratch)[0]
    notes, terms = new_record(evaluation.notes)[0], np.zeros(1, np.int32)
    evaluation.look(record, notes, scratch)
    evaluation.measure(record, notes, terms)
    assert terms.tolist() == [own - others]
    assert record == state.record, "looking at a position changes nothing"
    assert not evaluation.in_danger(record, notes)
    assert not evaluation.may_skip(record, notes)
