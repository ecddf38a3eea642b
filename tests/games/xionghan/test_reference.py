"""The slow second implementation against the case file, the move counts and the symmetries."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.conftest import examples_of, in_soak
from tests.games.xionghan.draws import (
    half_turn,
    half_turn_action,
    mirror,
    mirror_action,
    random_board,
    random_options,
    random_position,
)
from tests.games.xionghan.reference import (
    POINTS,
    Position,
    Result,
    canonical,
    in_check,
    is_refused,
    legal_actions,
    parse,
    play,
    play_with_dead,
    removes_king,
    resolve,
    square,
    start_position,
    status,
    text,
)
from tests.games.xionghan.reference_moves import can_move, find_king, seat_of
from tests.games.xionghan.reference_rules import SETUPS, Rules

pytestmark = pytest.mark.compiled  # there are no kernels here

# Malformed texts: `parse` takes well-formed text only, so the reference has nothing to say of them.
MALFORMED = {
    "position-rows-12",
    "position-rows-14",
    "position-row-long",
    "position-zero-run",
    "position-state-digit",
    "position-no-red-king",
    "position-two-black-kings",
    "position-side-missing",
    "position-pool-king",
    "position-pool-unknown",
    "position-counter-word",
}
ALL: list[dict[str, Any]] = examples_of("xionghan")
REFUSED = [case for case in ALL if case.get("invalid") and case["id"] not in MALFORMED]
PLAYED = [case for case in ALL if not case.get("invalid")]
LABELS = {"id", "rule", "note", "options", "position", "play"}


class Game:
    """A game in progress, for the keys of a case."""

    def __init__(self, rules: Rules, first: Position) -> None:
        self.rules = rules
        self.history: list[Position] = []
        self.position = first
        self.destroyed: list[str] = []

    def play(self, action: str) -> None:
        action = canonical(action)
        assert action in self.legal()
        self.history.append(self.position)
        self.position, dead = play_with_dead(self.position, self.rules, action)
        self.destroyed = sorted(square(point) for point in dead)

    def result(self) -> Result | None:
        return status(self.position, self.rules, self.history)

    def legal(self) -> set[str]:
        """A finished game has none (XH-64)."""
        return set() if self.result() else legal_actions(self.position, self.rules)

    def answer(self, key: str, expected: Any) -> object:
        """What the reference says where the case says `expected`."""
        legal, result = self.legal(), self.result()
        answers: dict[str, object] = {
            "legal": sorted(legal),
            "legal_from": {
                place: sorted(x for x in legal if begins_with(x, place))
                for place in (expected if key == "legal_from" else ())
            },
            "result": result and {"winner": result[0], "reason": result[1]},
            "to_act": [] if result else [self.position.side],
            "check": in_check(self.position, self.rules, self.position.side),
            "position_after": text(self.position),
            "board_after": text(self.position).split()[0],
            "destroyed": self.destroyed,
        }
        if key in ("includes", "excludes", "illegal"):
            return [x for x in expected if (canonical(x) in legal) == (key == "includes")]
        return answers[key]


def begins_with(action: str, place: str) -> bool:
    """Whether an action starts on a square; `a1` is no beginning of `a10a11`."""
    return action.startswith(place) and not action[len(place)].isdigit()


@pytest.mark.parametrize("case", PLAYED, ids=lambda case: case["id"])
def test_case(case: dict[str, Any]) -> None:
    rules = Rules.of(**case.get("options", {}))
    first = parse(case["position"]) if "position" in case else start_position(rules)
    assert not is_refused(first, rules)
    game = Game(rules, first)
    for action in case.get("play", []):
        game.play(action)
    for key in case.keys() - LABELS:
        expected = case[key]
        if key == "legal":
            expected = sorted(expected)
        if key == "legal_from":
            expected = {place: sorted(actions) for place, actions in expected.items()}
        assert game.answer(key, expected) == expected, key


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case["id"])
def test_refusal(case: dict[str, Any]) -> None:
    if "position" in case:
        assert is_refused(parse(case["position"]), Rules.of(**case.get("options", {})))
    else:
        with pytest.raises(ValueError, match=r"option|preset"):
            Rules.of(**case["options"])


def test_every_case_is_met_and_the_list_of_malformed_texts_is_exact() -> None:
    assert len(PLAYED) + len(REFUSED) + len(MALFORMED) == len(ALL)
    assert {case["id"] for case in ALL} >= MALFORMED


def count(position: Position, rules: Rules, history: list[Position], depth: int) -> int:
    """The number of sequences of `depth` actions (section 11)."""
    if depth == 0:
        return 1
    if status(position, rules, history):
        return 0
    actions = legal_actions(position, rules)
    earlier = [*history, position]
    return sum(count(play(position, rules, x), rules, earlier, depth - 1) for x in actions)


@pytest.mark.parametrize(
    ("setup", "counts"), [("full", (100, 9986)), *in_soak(("classic", (103, 10663)))]
)
def test_counts(setup: str, counts: tuple[int, int]) -> None:
    rules = Rules(setup=setup)
    assert count(start_position(rules), rules, [], 1) == counts[0]
    assert count(start_position(rules), rules, [], 2) == counts[1]


@pytest.mark.parametrize("setup", SETUPS)
def test_symmetry_of_the_set_ups(setup: str) -> None:
    first = start_position(Rules(setup=setup))
    assert text(mirror(first)) == text(first) == SETUPS[setup]
    assert (half_turn(first).board == first.board) == (setup != "document_literal")


@pytest.mark.parametrize("seed", range(60))
def test_threats_of_lines_and_exchanges_are_found_by_trying_everything(seed: int) -> None:
    """XH-56: the points that `removes_king` leaves out would change nothing."""
    rng = Random(seed)
    rules = Rules.of(**random_options(rng))
    board = random_board(rng)
    for start in [point for point, piece in board.items() if piece in "JjTt"]:
        king = find_king(board, 1 - seat_of(board[start]))
        assert king
        tried = [
            king in resolve(board, rules, start, target)[1]
            for target in POINTS
            if can_move(board, rules, start, target)
        ]
        assert removes_king(board, rules, start, king) == any(tried)


@pytest.mark.parametrize("seed", range(60))
def test_symmetry_of_the_rules(seed: int) -> None:
    """XH-1: the rules know no left and right, and treat both sides alike."""
    rng = Random(seed)
    rules = Rules.of(**random_options(rng))
    position = parse(random_position(rng, rules))
    assert parse(text(position)) == position
    assert not is_refused(position, rules)
    actions, result = legal_actions(position, rules), status(position, rules)
    assert legal_actions(mirror(position), rules) == {mirror_action(x) for x in actions}
    assert status(mirror(position), rules) == result
    turned = half_turn(position)
    assert legal_actions(turned, rules) == {half_turn_action(x) for x in actions}
    swapped = result and (None if result[0] is None else 1 - result[0], result[1])
    assert status(turned, rules) == swapped
    for action in sorted(actions)[:5]:
        after = play(position, rules, action)
        assert mirror(after) == play(mirror(position), rules, mirror_action(action))
        assert half_turn(after) == play(turned, rules, half_turn_action(action))
