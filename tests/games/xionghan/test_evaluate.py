"""What a search knows of Xionghan chess, held against the rules: every legal action is played."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.state import State, new_record
from obelisk.games.xionghan import evaluate, rules
from obelisk.games.xionghan.board import (
    ASSASSIN,
    BIT,
    CHECKMATE,
    GRID,
    KING,
    NOBODY,
    NOWHERE,
    PALACE_ENTERED,
    PAWN,
    SQUARES,
    STALEMATE,
    WORD,
    kind_of,
    move_code,
    owner_of,
    promotes_to,
    start_of,
    target_of,
)
from obelisk.games.xionghan.captures import may_complete_line
from obelisk.games.xionghan.check import taker
from obelisk.games.xionghan.definitions import frozen, protected
from obelisk.games.xionghan.moves import moves_of
from obelisk.games.xionghan.ordering import MODESTY, best_promotion
from obelisk.games.xionghan.reach import REACH
from obelisk.games.xionghan.terms import worth
from obelisk.kernels.kernel import COMPILED
from tests.conftest import ROOT, in_soak
from tests.games.xionghan import draws, reference
from tests.games.xionghan.reference_rules import Rules

POSITIONS = 60 if COMPILED else 6
SAME_FOR_BOTH = {"tempo"}  # terms that do not change sign with the side to act
SCRATCH = new_record(rules.SCRATCH)[0]
NOTES = new_record(evaluate.NOTES)[0]


def xionghan(**options: Any) -> BoardGame:
    game = obelisk.game("xionghan", **options)
    assert isinstance(game, BoardGame)
    return game


def copy(record: Any) -> Any:
    return new_record(rules.STATE, record)[0]


def drawn(seed: int) -> Iterator[tuple[State, dict[str, Any]]]:
    """Crowded positions of unfinished games, by random options, and some of random play."""
    rng = Random(seed)
    for number in range(POSITIONS):
        options = draws.random_options(rng)
        if number % 3:
            state = xionghan(**options).position(draws.random_position(rng, Rules.of(**options)))
        else:
            options = {}
            state = xionghan().start()
            for _ in range(rng.randrange(60 if COMPILED else 3)):
                if state.result is None:
                    state = state.play(rng.choice(state.actions()))
        if state.result is None:
            yield state, options


def seen(record: Any) -> Any:
    """A copy of a record that has been looked at, so that its notes are those in `NOTES`."""
    s = copy(record)
    evaluate.look(s, NOTES, SCRATCH)
    return s


def terms(record: Any) -> dict[str, int]:
    found = np.full(len(evaluate.TERMS), 99, np.int32)
    evaluate.measure(seen(record), NOTES, found)
    return dict(zip(evaluate.TERMS, found.tolist(), strict=True))


def sharp(record: Any) -> list[int]:
    """The sharp candidates that are legal."""
    found = np.zeros(rules.MOST_ACTIONS, np.uint16)
    s = seen(record)
    count = evaluate.sharp_actions(s, found, NOTES, SCRATCH)
    return [a for a in found[:count].tolist() if rules.is_allowed(s, a, SCRATCH)]


def played(record: Any, action: int) -> Any:
    """The record after an action, whose deaths are then in `SCRATCH.done`."""
    s = copy(record)
    rules.apply(s, action, SCRATCH)
    rules.settle(s, 1, 0)
    return s


def dead(seat: int) -> list[int]:
    """The kinds that the last action played took from a seat."""
    notes = SCRATCH.done
    pieces = [int(piece) for piece in notes.death_piece[: int(notes.deaths)]]
    return [kind_of(piece) for piece in pieces if owner_of(piece) == seat]


# The measure


def test_every_term_has_a_weight() -> None:
    assert len(evaluate.TERMS) == len(set(evaluate.TERMS)) == len(evaluate.WEIGHTS)
    assert evaluate.WEIGHTS.dtype == np.int32
    weights = dict(zip(evaluate.TERMS, evaluate.WEIGHTS.tolist(), strict=True))
    file = Path(evaluate.__file__).with_name("weights.json")
    assert weights == json.loads(file.read_text(encoding="utf-8"))
    assert weights["rook"] > weights["cannon"] > weights["horse"] > weights["pawn"] > 0


def test_the_start_is_even() -> None:
    for setup in ("full", "classic", "classic_row1"):
        found = terms(xionghan(setup=setup).start().record)
        assert {name for name, value in found.items() if value} == SAME_FOR_BOTH


def test_measure_knows_left_from_right_as_little_as_the_rules() -> None:
    for state, options in drawn(11):
        position = reference.parse(str(state))
        game = xionghan(**options)
        mirrored = game.position(reference.text(draws.mirror(position)))
        turned = game.position(reference.text(draws.half_turn(position)))
        assert terms(mirrored.record) == terms(state.record), state
        assert terms(turned.record) == terms(state.record), state


def test_measure_is_turned_round_with_the_side() -> None:
    for state, _ in drawn(12):
        other = copy(state.record)
        other.side = 1 - int(other.side)
        mine, theirs = terms(state.record), terms(other)
        for name in evaluate.TERMS:
            sign = 1 if name in SAME_FOR_BOTH else -1
            assert theirs[name] == sign * mine[name], (name, str(state))


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("rook", "13/5k7/13/13/13/13/13/13/R12/13/13/7K5/13 b", -1),
        ("rook_reach", "13/5k7/13/13/13/13/13/4p8/R12/13/13/7K5/13 r", 24),
        ("rook_threat", "13/5k7/13/13/13/13/r12/13/R3d8/13/13/7K5/13 b", 0),
        ("rook_threat", "13/5k7/13/13/13/13/c12/13/R3d8/13/13/7K5/13 r", 5),
        ("cannon_threat", "13/5k7/13/13/13/n12/P12/13/C12/13/13/7K5/13 r", 4),
        ("pawn_threat", "13/5k7/13/13/13/n12/P12/13/13/13/13/7K5/13 r", 4),
        ("pawn_crossed", "13/5k7/13/13/13/n12/P12/13/P12/13/13/7K5/13 r", 1),
        ("pawn_revivable", "13/5k7/13/13/13/13/P12/13/P12/13/13/7K5/13 r PPPPPPPpp", 3),
        ("promotion", "13/P4k7/13/13/13/13/13/13/P12/13/13/7K5/13 r AR", 27),
        ("king_out", "13/5k7/13/13/13/p12/13/13/13/13/3K9/13/13 r", 1),
        ("king_out", "13/5k7/13/13/13/p12/R12/13/13/13/3K9/13/13 r", 0),
        ("march", "13/5k7/13/13/13/13/13/3K9/13/13/13/13/13 r", 0),
        ("march", "13/5k7/13/13/13/13/R12/3K9/13/13/13/13/13 r", 8),
        ("march", "13/5k7/13/13/13/13/r12/3K9/13/13/13/13/13 r", 0),
        ("frozen", "13/5k7/13/13/13/13/w3R8/13/13/13/13/7K5/13 r", 10),
        ("disarmed", "13/5k7/13/13/13/13/3dR8/13/13/13/13/7K5/13 r", 9),
        ("protected", "13/5k7/13/13/13/13/3DR8/13/13/13/13/7K5/13 r", 9),
        ("king_protected", "13/5k7/13/13/13/13/4R8/13/13/13/13/7KD4/13 r", 1),
        ("king_guards", "13/5k7/13/13/13/13/4R8/13/13/13/6AA5/7KD4/13 r", 3),
        ("race", "13/5k7/13/13/13/8K4/4R8/13/13/13/13/13/13 r", 24),
    ],
)
def test_terms_mean_what_they_say(name: str, text: str, value: int) -> None:
    assert terms(xionghan().position(text).record)[name] == value


# Actions


def test_sharp_actions_are_those_that_change_the_material() -> None:
    """The filter of all legal actions, but for what `sharp_actions` says that it leaves out."""
    sharp_ones = 0
    for state, _ in drawn(21):
        found = sharp(state.record)
        assert len(found) == len(set(found))
        assert set(found) == {a for a in xionghan().codes(state) if is_sharp(state, a)}, state
        sharp_ones += len(found)
    assert sharp_ones > POSITIONS // 2 or not COMPILED  # or it would prove little


def test_an_attempt_plays_what_is_allowed_and_sees_neither_mate_nor_stalemate() -> None:
    refused = 0
    found = np.zeros(rules.MOST_ACTIONS, np.uint16)
    for state, _ in drawn(27):
        legal = set(xionghan().codes(state))
        count = rules.candidates(copy(state.record), found, SCRATCH)
        for action in found[:count].tolist():
            attempted, applied = copy(state.record), copy(state.record)
            rules.attempt(attempted, action, SCRATCH)
            key = rules.position_key(attempted)
            if not rules.succeeds(attempted, SCRATCH):
                assert action not in legal
                refused += 1
                continue
            assert action in legal
            assert key == rules.position_key(played(state.record, action))
            rules.apply(applied, action, SCRATCH)
            assert not int(attempted.stuck)
            applied.stuck = 0
            assert attempted.tobytes() == applied.tobytes(), (str(state), action)
    assert refused > 0


def test_a_game_without_an_action_is_concluded_as_the_rules_say() -> None:
    for loses in (True, False):
        for state, _ in drawn(28):
            s = copy(state.record)
            s.stalemate = loses
            rules.conclude(s)
            if int(s.check):
                assert (int(s.over), int(s.winner)) == (CHECKMATE, 1 - int(s.side))
            else:
                assert (int(s.over), int(s.winner)) == (
                    STALEMATE,
                    1 - int(s.side) if loses else NOBODY,
                )


def is_sharp(state: State, action: int) -> bool:
    before = state.record
    seat = int(before.side)
    after = played(before, action)
    gone = dead(1 - seat)
    if int(after.over) == PALACE_ENTERED and int(after.winner) == seat:
        return True
    if promotes_to(action):
        return promotes_to(action) == best_promotion(copy(before), seat)
    start = start_of(action)
    if start != NOWHERE and kind_of(int(before.board[start])) == ASSASSIN:
        if not gone or (KING not in gone and worth(before, gone[0]) <= worth(before, ASSASSIN)):
            return False
        distance = abs(target_of(action) - start)
        return int(before.ci_exchange) == 1 or distance in (1, 15)
    return bool(gone)


def test_promise_is_what_an_action_does() -> None:
    for state, _ in drawn(22):
        before = seen(state.record)
        seat = int(before.side)
        for action in xionghan().codes(state):
            promised = evaluate.promise(before, action, NOTES, SCRATCH)
            after = played(before, action)
            won, lost = dead(1 - seat), dead(seat)
            about = f"{state} {action}"
            at_once = KING in won or (
                int(after.over) == PALACE_ENTERED and int(after.winner) == seat
            )
            assert (promised == evaluate.WIN_AT_ONCE) == at_once, about
            if at_once:
                continue
            named = promotes_to(action)
            gain = sum(worth(before, k) for k in won) - sum(worth(before, k) for k in lost)
            if named:
                gain += worth(before, named) - worth(before, PAWN)
            if not won and not named:
                assert promised == 0, about
            elif lost:
                assert promised == gain, about
            else:
                cost = worth(before, kind_of(int(after.board[target_of(action)])))
                answered = cost > gain and can_be_taken(after, target_of(action))
                assert promised == gain - (cost if answered else cost // MODESTY), about
        assert before == state.record  # it was left as it was


def can_be_taken(s: Any, point: int) -> bool:
    """Whether a piece of the side to act has a move there, whatever becomes of its king."""
    for cell in (int(c) for c in SQUARES):
        piece = int(s.board[cell])
        if owner_of(piece) == int(s.side) and not frozen(s, cell):
            count = moves_of(s, int(s.side), cell, kind_of(piece), SCRATCH, 0)
            if any(target_of(int(action)) == point for action in SCRATCH.found[:count]):
                return True
    return False


def test_taker_finds_whoever_takes() -> None:
    for state, _ in drawn(23):
        s = copy(state.record)
        seat = int(s.side)
        for cell in (int(c) for c in SQUARES):
            if owner_of(int(s.board[cell])) == 1 - seat and not protected(s, cell):
                found = taker(s, cell, seat)
                assert (found != NOWHERE) == can_be_taken(s, cell), (str(state), cell)


def test_nothing_is_struck_out_of_reach() -> None:
    """`REACH` may hold too many points, but every piece that moves onto an enemy finds it there."""
    struck = set()
    for state, options in drawn(25):
        s = state.record
        for action in xionghan(**options).codes(state):
            start, target = start_of(action), target_of(action)
            if start != NOWHERE and owner_of(int(s.board[target])) == 1 - int(s.side):
                kind = kind_of(int(s.board[start]))
                assert int(REACH[kind, start, WORD[target]] & BIT[target]), (str(state), action)
                struck.add(kind)
    assert len(struck) > 8 or not COMPILED


def test_no_line_is_overlooked() -> None:
    """`may_complete_line` may say yes too often, but never no where an Armour's move hits."""
    hits = 0
    for state, _ in drawn(24):
        for action in xionghan().codes(state):
            played(state.record, action)
            if 2 in SCRATCH.done.death_cause[: int(SCRATCH.done.deaths)].tolist():
                hits += 1
                assert may_complete_line(copy(state.record), start_of(action), target_of(action))
    assert hits or not COMPILED


# Danger and passing


def test_danger_is_check_or_a_king_at_the_gates() -> None:
    entering = 0
    for state, _ in drawn(31):
        s = seen(state.record)
        danger = evaluate.in_danger(s, NOTES)
        if int(s.check):
            assert danger
            continue
        evaluate.skip(s, SCRATCH)
        buffer = np.zeros(rules.MOST_ACTIONS, np.uint16)
        answers = [int(a) for a in buffer[: rules.legal_actions(s, buffer, SCRATCH)]]
        enters = any(
            (after := played(s, answer)).over == PALACE_ENTERED and after.winner == s.side
            for answer in answers
        )
        assert danger == enters, state
        entering += enters
    assert entering or not COMPILED


def test_candidates_that_are_allowed_are_the_legal_actions() -> None:
    for state, _ in drawn(33):
        s = seen(state.record)
        found = np.zeros(rules.MOST_ACTIONS, np.uint16)
        count = rules.candidates(s, found, SCRATCH)
        allowed = [int(a) for a in found[:count] if rules.is_allowed(s, int(a), SCRATCH)]
        assert allowed == xionghan().codes(state)


@pytest.mark.parametrize("seeds", [3 if COMPILED else 2, *in_soak(60)])
def test_no_escape_from_check_is_left_out(seeds: int) -> None:
    """XH-55: what cannot end a check is dropped before it is tried, and nothing else."""
    checks, dropped, kept = 0, 0, 0
    for seed in range(40, 40 + seeds):
        for state, _ in drawn(seed):
            s = seen(state.record)
            if not int(s.check):
                continue
            found = np.zeros(rules.MOST_ACTIONS, np.uint16)
            count = rules.candidates(s, found, SCRATCH)
            allowed = [int(a) for a in found[:count] if rules.is_allowed(s, int(a), SCRATCH)]
            assert allowed == xionghan().codes(state), str(state)
            s.check = 0
            all_of_them = rules.candidates(s, found, SCRATCH)
            assert count > 0
            checks, dropped, kept = checks + 1, dropped + all_of_them - count, kept + count
    assert checks > 0
    assert dropped > kept // 3  # or it would spare little


def test_parries_end_the_danger() -> None:
    """What is left out lets the king in, what is kept does not or wins."""
    for state, _ in drawn(31):
        s = seen(state.record)
        if not evaluate.in_danger(s, NOTES):
            continue
        found = np.zeros(rules.MOST_ACTIONS, np.uint16)
        count = evaluate.parries(s, found, NOTES, SCRATCH)
        kept = {int(a) for a in found[:count]} & set(xionghan().codes(state))
        if not int(NOTES.entering):
            assert kept == set(xionghan().codes(state))
            continue
        for action in xionghan().codes(state):
            after = played(state.record, action)
            enters = int(after.over) == 0 and any(
                (end := played(after, answer)).over == PALACE_ENTERED and end.winner == after.side
                for answer in codes(after)
            )
            if int(after.over) == 0:
                assert (action in kept) == (not enters), (str(state), action)


def test_facing_kings_that_end_the_game_parry() -> None:
    """XH-13: black's king is at the gates, and red's horse leaves the column of the kings."""
    text = "13/13/13/4K8/13/4N8/13/13/13/4k8/13/13/13 r"
    for facing, parries in (("draw", True), ("column", False)):
        state = xionghan(kings_face=facing).position(text)
        s = seen(state.record)
        found = np.zeros(rules.MOST_ACTIONS, np.uint16)
        kept = {int(a) for a in found[: evaluate.parries(s, found, NOTES, SCRATCH)]}
        leaves = move_code(GRID.find("e8"), GRID.find("g9"))
        assert int(NOTES.entering)
        assert (leaves in kept & set(state.game.codes(state))) == parries


def codes(record: Any) -> list[int]:
    buffer = np.zeros(rules.MOST_ACTIONS, np.uint16)
    return [int(a) for a in buffer[: rules.legal_actions(copy(record), buffer, SCRATCH)]]


def test_a_king_at_the_gates() -> None:
    """XH-14: black's king is one step from red's palace; a rook guards the point or does not."""
    for file, danger in (("1R11", True), ("5R7", False)):
        text = f"13/13/13/{file}/13/13/13/13/13/4k8/13/13/K12 r"
        s = seen(xionghan().position(text).record)
        assert not int(s.check)
        assert evaluate.in_danger(s, NOTES) == danger, file
        assert evaluate.may_skip(s, NOTES) == (not danger)


def test_whoever_has_little_does_not_skip() -> None:
    text = "13/5k7/13/13/13/13/13/13/{}PB10/13/13/7K5/13 r"
    for piece, may in (("1", False), ("D", False), ("N", True)):
        s = seen(xionghan().position(text.format(piece)).record)
        assert evaluate.may_skip(s, NOTES) == may, piece


def test_skip_leaves_a_position_that_could_be_read() -> None:
    compared = 0
    for state, options in drawn(32):
        s = copy(state.record)
        if int(s.check):
            continue  # the side that then waits could not be in check
        game = xionghan(**options)
        evaluate.skip(s, SCRATCH)
        fresh = game.notation.read_position(game.options, game.notation.write_position(s))[0]
        assert int(s.side) == 1 - int(state.record.side)
        assert int(s.ply) == int(state.record.ply) + 1
        assert int(s.quiet) == int(state.record.quiet) + 1
        for field in ("zobrist", "dead", "side", "check", "stuck", "quiet", "ply", "lasting"):
            assert s[field] == fresh[field], (field, str(state))
        assert rules.position_key(s) == rules.position_key(fresh)
        compared += 1
    assert compared > POSITIONS // 4


# Both modes


def digest() -> str:
    """A hash of all that kernels here say of some positions."""
    rng = Random(5)
    said: list[object] = []
    for _ in range(4):
        options = draws.random_options(rng)
        game = xionghan(**options)
        state = game.position(draws.random_position(rng, Rules.of(**options)))
        said += [terms(state.record), sharp(state.record)]
        s = seen(state.record)
        said += [bool(evaluate.in_danger(s, NOTES)), bool(evaluate.may_skip(s, NOTES))]
        said += [int(evaluate.promise(s, a, NOTES, SCRATCH)) for a in game.codes(state)]
        evaluate.skip(s, SCRATCH)
        said += [int(s.zobrist), int(s.check), int(s.stuck)]
    return hashlib.sha256(repr(said).encode()).hexdigest()


@pytest.mark.compiled
def test_compiled_kernels_agree_with_plain_python() -> None:
    code = f"from {__name__} import digest; print(digest())"
    plain = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert plain.stdout.strip() == digest()
