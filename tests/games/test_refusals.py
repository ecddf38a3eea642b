"""A refusal names the clause that it stands on."""

from __future__ import annotations

import pickle
import re
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk.core.errors import AmbiguousAction, IllegalAction, UnreadableAction
from obelisk.core.state import State
from obelisk.testing.cases import run_case
from tests.conftest import examples_of, rulebook

# Refusals of a case that stand on another clause than the one that the case is about.
ELSEWHERE = {
    # Khet: what the case shows beside its rule
    ("reserved-silver-i1", "i2j1"): "KH-10",  # the own sphinx stands there
    ("swap-red-not-own-sphinx", "a7b8"): "KH-4",  # reserved, and the sphinx is not even there
    ("one-action-then-other", "e5e6"): "KH-3",  # the turn was the action: the other side is to act
    ("one-action-then-other", "e5+"): "KH-3",
    ("over-no-actions", "a8-"): "KH-28",  # the case shows how it ended, the refusal that it did
    ("over-no-actions", "j4+"): "KH-28",
    ("over-no-actions", "b1b2"): "KH-28",
    ("over-no-actions", "draw"): "KH-28",
    ("eye-actions", "e4e5"): "KH-11",  # here a scarab and a pyramid act, not the eye
    ("eye-actions", "d5e5"): "KH-10",
    # Starclaim: a clause about something else forbids it already
    ("star-015", "buy matrix"): "SC-74",  # the shop is closed
    ("star-047", "bid 6"): "SC-7",  # too low for anybody
    ("star-047", "bid 9"): "SC-8",  # this seat has passed
    ("star-052", "bid 0"): "SC-7",
    ("star-146", "step c3"): "SC-40",  # a neighbour, but occupied
    ("star-148", "step c2"): "SC-40",
    ("star-148", "step b2"): "SC-40",
    ("star-155", "step c4"): "SC-16",  # the turn is over: the next seat is to be named
    ("star-155", "stop"): "SC-16",
    ("star-246", "buy matrix"): "SC-16",
    ("star-246", "skip"): "SC-16",
    ("star-198", "defuse yes"): "SC-16",  # that a question is open is not for others to know
    ("star-350", "drive a1"): "SC-55",  # the case is about the text of such a position
    ("star-354", "bid 5"): "SC-6",  # the clause that says whose turn it is
    ("star-354", "pass"): "SC-6",
    # Xionghan chess: the case says that a turn is a move, each refusal why this is none
    ("turn-illegal", "a1b1"): "XH-36",
    ("turn-illegal", "a6b6"): "XH-52",
    ("turn-illegal", "b4b10"): "XH-23",
    ("turn-illegal", "c5c7"): "XH-24",
    ("turn-illegal", "P@g5"): "XH-30",
    ("turn-illegal", "P@g6"): "XH-30",
}


@pytest.fixture
def refused(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, IllegalAction]]:
    """Whatever is refused from now on, with the action that was."""
    heard: list[tuple[str, IllegalAction]] = []
    play = State.play

    def listening(state: State, action: Any, seat: int | None = None) -> State:
        try:
            return play(state, action, seat)
        except IllegalAction as refusal:
            heard.append((str(action), refusal))
            raise

    monkeypatch.setattr(State, "play", listening)
    return heard


def clauses_of(game: str) -> set[str]:
    """The clauses of a rulebook."""
    return set(re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\* ", rulebook(game), re.MULTILINE))


def is_unread(refusal: IllegalAction) -> bool:
    return isinstance(refusal, UnreadableAction | AmbiguousAction)


@pytest.mark.parametrize("game", obelisk.game_names())
def test_what_a_case_expects_to_be_refused_is_refused_by_its_clause(
    game: str, refused: list[tuple[str, IllegalAction]]
) -> None:
    needed, ids = set(), set()
    for case in examples_of(game):
        ids.add(case["id"])
        refused.clear()
        assert not run_case(game, case).failures
        for action, refusal in refused:
            if is_unread(refusal):  # a text that is no action breaks no rule of the game
                assert refusal.clause is None
            elif refusal.clause != case["rule"]:
                exception = case["id"], action
                assert refusal.clause == ELSEWHERE.get(exception), f"{exception}: {refusal}"
                needed.add(exception)
    assert needed == {(case, action) for case, action in ELSEWHERE if case in ids}


@pytest.mark.compiled
@pytest.mark.parametrize("game", obelisk.game_names())
def test_every_refusal_names_a_clause_of_the_rulebook(game: str) -> None:
    made, rng, clauses = obelisk.game(game), Random(7), clauses_of(game)
    states = [made.random_state(rng) for _ in range(12)]
    legal = {action for state in states for seat in state.to_act for action in state.actions(seat)}
    starts, ends = {action[:2] for action in legal}, {action[2:] for action in legal}
    tried = [start + end for start in sorted(starts) for end in sorted(ends)]  # nearly all illegal
    named: set[str | None] = set()
    for state in states:
        for action in rng.sample(tried, min(150, len(tried))):
            for seat in rng.sample(range(made.seats), 2):
                try:
                    state.play(action, seat)
                except IllegalAction as refusal:
                    if not is_unread(refusal):
                        assert refusal.clause in clauses, f"{action}: {refusal}"
                        named.add(refusal.clause)
    assert len(named) > 1


def test_a_refusal_keeps_its_clause_on_the_way_to_another_process() -> None:
    with pytest.raises(IllegalAction) as refused:
        obelisk.game("khet").start().play("j1j2")
    again = pickle.loads(pickle.dumps(refused.value))
    assert (str(again), again.clause) == (str(refused.value), "KH-9")
