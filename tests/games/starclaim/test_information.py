"""The leak checklist of the rulebook: pairs of worlds that some readers must not tell apart.

Compared byte for byte: views, events, legal actions and refusals. The numbers are those of the
list; its entries for the service alone are not tested here.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from obelisk.core.errors import IllegalAction
from obelisk.core.events import visible
from obelisk.core.state import State
from obelisk.games.starclaim import Starclaim
from obelisk.kernels.kernel import COMPILED
from tests.games.starclaim.play import (
    at,
    knowledge,
    random_action,
    random_game,
    random_play,
    run,
    starclaim,
)

GAME = starclaim(seats=4)
BURYING = {"round": 2, "phase": "mine", "controller": 3, "turn": {"seat": 0}}
OCCUPYING = {"round": 2, "phase": "occupy", "controller": 3, "turn": {"seat": 0}}
SHOPPING = {"phase": "shop", "controller": 3, "turn": {"seat": 0}}


def mine(kind: str, seat: int, cell: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "cell": cell, **more}


def holding(**items: int) -> list[dict[str, int]]:
    return [items, {}, {}, {}]


World = tuple[dict[str, Any], list[tuple[int, str]]]


def same(first: World, second: World, readers: list[int | None], game: Starclaim = GAME) -> None:
    """Two worlds that differ look the same to these readers."""
    assert first != second
    (state, told), (other, told_other) = (
        run(at(game, **setup), *decisions) for setup, decisions in (first, second)
    )
    for reader in readers:
        assert json.dumps(told[reader]) == json.dumps(told_other[reader])
        assert knowledge(state, reader) == knowledge(other, reader)


OTHERS: list[int | None] = [None, 1, 2, 3]  # all but seat 0, the spectator included: check 5
ALL_SPECIALS = holding(matrix=1, chase=1, spore=1, purify=1)
RICH = {**BURYING, "items": ALL_SPECIALS, "owner": {"a1": 1, "b1": 2}}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["mine c3", "end"], ["mine h8", "end"]),  # 1
        (["mine c3", "matrix c3", "end"], ["mine c3", "spore d4", "end"]),  # 2
        (["mine c3", "purify d4", "end"], ["mine c3", "chase d4 a1", "end"]),  # 2
        (["mine c3", "end"], ["matrix c3", "spore d4", "purify e5", "mine c3", "end"]),  # 3
        (["mine c3", "end"], ["spore c3", "mine c3", "end"]),  # 3
        (["mine c3", "chase d4 a1", "end"], ["mine c3", "chase d4 b1", "end"]),  # 4
        (["mine c3"], ["spore e5"]),  # 3, while the turn is open
    ],
)
def test_burying_is_unseen(first: list[str], second: list[str]) -> None:
    """Leak checks 1 to 5."""
    same((RICH, [(0, a) for a in first]), (RICH, [(0, a) for a in second]), OTHERS)


def test_the_radar_is_unseen() -> None:
    """Leak check 6."""
    setup = {**BURYING, "items": holding(radar=1), "mines": [mine("normal", 1, "d3", round=1)]}
    decisions = [(0, "mine a1"), (0, "end")]
    same((setup, [(0, "radar"), *decisions]), (setup, decisions), OTHERS)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ([mine("normal", 1, "d3")], [mine("purify", 2, "d3")]),  # 7
        ([mine("spore", 1, "d3"), mine("normal", 2, "d3")], [mine("normal", 3, "d3")] * 2),  # 7
        ([mine("matrix", 1, "d3")], [mine("normal", 2, c) for c in ("d3", "e3", "d4", "e4")]),  # 8
    ],
)
def test_the_picture_shows_numbers_alone(first: Any, second: Any) -> None:
    """Leak checks 7 and 8."""
    setup = {**BURYING, "items": holding(radar=1)}
    decisions = [(0, "radar"), (0, "mine a1"), (0, "end")]
    same(({**setup, "mines": first}, decisions), ({**setup, "mines": second}, decisions), [0, None])


def test_spreading_is_told_to_its_owner_alone() -> None:
    """Leak check 9."""
    auction = {"high": 1, "holder": 0, "active": [0, 1], "asked": 1}
    setup = {"round": 3, "auction": auction}
    first = {**setup, "mines": [mine("spore", 2, "d4", round=2)]}
    second = {**setup, "mines": [mine("normal", 2, "d4", round=2)]}
    same((first, [(1, "pass")]), (second, [(1, "pass")]), [None, 0, 1, 3])
    assert run(at(GAME, **first), (1, "pass"))[1][2] != run(at(GAME, **second), (1, "pass"))[1][2]


@pytest.mark.parametrize(
    ("first", "second", "readers"),
    [
        ([mine("normal", 1, "d3")], [mine("normal", 2, "d3")], [None, 0, 3]),  # 10
        ([mine("normal", 1, "d3")], [mine("spore", 2, "d3")], [None, 0, 3]),  # 10
        ([mine("normal", 1, "d3")], [mine("normal", 1, "d3")] * 3, [None, 0, 2, 3]),  # 11, 35
        ([mine("matrix", 1, "d3")], [mine("matrix", 2, "d3")], [None, 0, 3]),  # 33
        ([mine("purify", 1, "d3")], [mine("purify", 2, "d3")], [None, 0, 3]),  # 33
        (
            [mine("chase", 1, "d3", target="a1")],
            [mine("chase", 2, "d3", target="a1"), mine("normal", 2, "d3")],
            [None, 0, 3],
        ),  # 33
    ],
)
def test_explosions_hide_owners_and_numbers(first: Any, second: Any, readers: Any) -> None:
    """Leak checks 10 to 12, 33 and 35."""
    setup = {**OCCUPYING, "owner": {"a1": 3}}
    decisions = [(0, "step c3"), (0, "step d3")]
    same(({**setup, "mines": first}, decisions), ({**setup, "mines": second}, decisions), readers)


def test_a_payment_reaches_its_owner_alone() -> None:
    """Leak checks 12 and 35: once for each mine, and to nobody else."""
    setup = {**OCCUPYING, "mines": [mine("normal", 1, "d3")] * 2}
    _, told = run(at(GAME, **setup), (0, "step d3"))
    paid = {reader: [e["event"] for e in events].count("paid") for reader, events in told.items()}
    assert paid == {None: 0, 0: 0, 1: 2, 2: 0, 3: 0}


def test_the_number_shows_in_a_full_report() -> None:
    """Leak check 11: not under `full`."""
    game = starclaim(seats=4, explosion_report="full")
    first, second = (
        run(at(game, **OCCUPYING, mines=[mine("normal", 1, "d3")] * n), (0, "step d3"))[1][None]
        for n in (1, 3)
    )
    assert first != second


def test_a_robot_hides_what_it_swept() -> None:
    """Leak checks 13 and 32."""
    setup = {**OCCUPYING, "items": holding(robot=1)}
    swept = {**setup, "mines": [mine("normal", 1, f"{c}4") for c in "abcde"[:4]]}
    same((swept, [(0, "robot row 4")]), (setup, [(0, "robot row 4")]), [None, 0, 1, 2, 3])


def test_a_deminer_hides_how_many_there_were() -> None:
    """Leak check 14."""
    setup = {**OCCUPYING, "items": holding(deminer=1)}
    one = {**setup, "mines": [mine("normal", 1, "d3")]}
    four = {**setup, "mines": [mine("normal", 1, "d3")] * 3 + [mine("spore", 2, "d3")]}
    decisions = [(0, "step d3"), (0, "defuse yes")]
    same((one, decisions), ({**four, "items": [{"deminer": 2}, {}, {}, {}]}, decisions),
         [None, 1, 2, 3])  # fmt: skip
    same((one, [*decisions, (0, "stop")]), (four, [*decisions, (0, "stop")]), [None, 0, 1, 2, 3])


def test_an_open_question_changes_no_other_view() -> None:
    """Leak check 15."""
    setup = {**OCCUPYING, "items": holding(deminer=1), "mines": [mine("normal", 1, "d3")]}
    same((setup, [(0, "step c3"), (0, "step d3")]), (setup, [(0, "step c3")]), OTHERS)


def test_refusals_of_others_do_not_show_a_question() -> None:
    """Leak checks 15 and 22."""
    setup = {**OCCUPYING, "items": holding(deminer=1), "mines": [mine("normal", 1, "d3")]}
    before = at(GAME, **setup)
    for state in (before, before.play("step d3")):
        with pytest.raises(IllegalAction, match=r"^Seat 1 cannot act now\. Waiting for seat 0\.$"):
            state.play("defuse yes", 1)


def test_a_demined_first_cell_is_unseen_where_deminers_are_secret() -> None:
    """Leak checks 14 and 22, SC-58: that scanning is closed shows to the deciding seat alone."""
    game = starclaim(seats=4, deminer_secret=True)
    setup = {**OCCUPYING, "items": holding(deminer=1, scanner=1)}
    mined = {**setup, "mines": [mine("normal", 0, "c3")]}
    steps = [(0, "step c3"), (0, "defuse yes")]
    for more in ([], [(0, "step d3")], [(0, "step d3"), (0, "stop")]):
        same((mined, [*steps, *more]), (setup, [(0, "step c3"), *more]), OTHERS, game)
    after, plain = (run(at(game, **world))[0].play("step c3") for world in (mined, setup))
    assert "scan d3" not in after.play("defuse yes").actions(0)
    assert "scan d3" in plain.actions(0)


def test_a_deminer_in_the_pocket_is_unseen() -> None:
    """Leak check 16."""
    held = {**OCCUPYING, "items": holding(deminer=1)}
    same((held, [(0, "step c3")]), (OCCUPYING, [(0, "step c3")]), OTHERS)


def test_what_was_bought_is_unseen() -> None:
    """Leak checks 17, 18 and 36."""
    for first, second in (("buy radar", "skip"), ("buy matrix", "buy robot")):
        same((SHOPPING, [(0, first)]), (SHOPPING, [(0, second)]), OTHERS)
        # with a customer inside, all but that one still see the same
        decisions = [(3, "pick 1")]
        same((SHOPPING, [(0, first), *decisions]), (SHOPPING, [(0, second), *decisions]),
             [None, 2, 3])  # fmt: skip


def test_the_stock_is_shown_in_the_shop_alone() -> None:
    """Leak check 18."""
    rng = Random(8)
    for state in random_play(GAME if COMPILED else starclaim(seats=4, rounds=1), rng):
        for reader in (None, *range(4)):
            inside = state.view(None)["phase"] == "shop" and state.to_act == (reader,)
            inside = inside and state.view(reader)["asks"] == "shop"
            assert (state.view(reader)["stock"] is not None) == inside


@pytest.mark.parametrize("setup", [{}, BURYING, OCCUPYING, SHOPPING, {"round": 4}])
def test_gold_is_unseen(setup: dict[str, Any]) -> None:
    """Leak checks 19 and 36."""
    rich = {**setup, "gold": [500, 100, 100, 100]}
    same((rich, []), ({**setup, "gold": [0, 100, 100, 100]}, []), OTHERS)


def test_bids_do_not_depend_on_gold() -> None:
    """Leak check 20."""
    worlds = [at(GAME, gold=[gold, 100, 100, 100]) for gold in (0, 9999)]
    assert worlds[0].actions(0) == worlds[1].actions(0)
    same(({"gold": [0, 100, 100, 100]}, [(0, "bid 999")]),
         ({"gold": [9999, 100, 100, 100]}, [(0, "bid 999")]), OTHERS)  # fmt: skip


def test_a_default_shows_the_unpaid_bid_alone() -> None:
    """Leak check 21."""
    auction = {"high": 150, "holder": 0, "active": [0, 2], "asked": 2}
    worlds = [{"auction": auction, "gold": [gold, 100, 100, 100]} for gold in (0, 149)]
    same((worlds[0], [(2, "pass")]), (worlds[1], [(2, "pass")]), OTHERS)


def test_legal_actions_are_for_the_deciding_seat_alone() -> None:
    """Leak check 22."""
    state = at(GAME, **RICH)
    assert state.actions(0)
    assert [state.actions(other) for other in (1, 2, 3)] == [[], [], []]
    assert "actions" not in state.view(1)


def test_removals_follow_from_what_is_public() -> None:
    """Leak check 32, SC-71: the own list loses a mine only where everybody saw why."""
    rng = Random(9)
    for _ in range(6 if COMPILED else 1):
        rounds = {} if COMPILED else {"rounds": 2}
        game = random_game(rng, seats=4, deminer_secret=False, **rounds)
        before = None
        for state in random_play(game, rng):
            for seat in range(4) if before is not None else ():
                assert before is not None
                lost = _lost(before.view(seat)["mines"], state.view(seat)["mines"])
                if lost:
                    kinds = {event.kind for event in visible(state.events, None)}
                    assert kinds & {"explode", "robot", "deminer"}
            before = state


def _lost(before: list[Any], after: list[Any]) -> list[Any]:
    return [m for m in before if before.count(m) > after.count(m) and m["kind"] != "spore"]


@pytest.mark.parametrize("items", [holding(), holding(spore=1)])
def test_turns_are_never_skipped(items: list[dict[str, int]]) -> None:
    """Leak check 36: whoever has nothing to choose is asked like everybody else."""
    state, told = run(at(GAME, **{**BURYING, "items": items}), (0, "mine a1"))
    assert state.view(1)["asks"] == "mine"
    assert told[1] == []
    poor = at(GAME, **SHOPPING, gold=[0, 100, 100, 100])
    assert poor.actions(0) == ["skip"]


# Random pairs


def test_random_pairs_look_the_same() -> None:
    check_pairs(250 if COMPILED else 10, seed=21)


@pytest.mark.soak
def test_many_random_pairs_look_the_same() -> None:
    check_pairs(10_000, seed=22)


def check_pairs(count: int, seed: int) -> None:
    """Compare random states with samples of what a reader knows, and after secret decisions."""
    rng = Random(seed)
    done = secret = 0
    while done < count:
        game = random_game(rng, seats=rng.randrange(2, 7), open_gold=False)
        for state in random_play(game, rng):
            if rng.random() > 0.25 or not state.to_act:
                continue
            reader = rng.choice([None, *range(game.seats)])
            other = imagined(state, reader, rng)
            assert knowledge(state, reader) == knowledge(other, reader)
            secret += check_secret_decision(state, other, reader, rng)
            done += 1
    assert secret > count // 10


def imagined(state: State, reader: int | None, rng: Random) -> State:
    """A sample of what a reader knows, with the same chance to come, which is nobody's secret.

    Who is on turn also knows whether its first cell was demined, which no view tells (SC-58).
    """
    game = state.game
    assert isinstance(game, Starclaim)
    drawn = json.loads(str(game.sample(state.view(reader), reader, rng)))
    true = json.loads(str(state))
    if true["turn"] is not None and true["turn"]["seat"] == reader and true["turn"].get("mined"):
        drawn["turn"]["mined"] = True
    return at(game, **{**drawn, "seed": true["seed"], "previous": true["previous"]})


def check_secret_decision(state: State, other: State, reader: int | None, rng: Random) -> bool:
    """Play a secret decision, another in each world; the reader must learn nothing."""
    seat = rng.choice(state.to_act)
    asked = state.view(seat)["asks"]
    sealing = asked == "auction" and state.game.options.to_json()["auction"] == "sealed"
    opens = sealing and len(state.to_act) == 1  # the last seal opens them all
    if seat == reader or opens or not (sealing or asked in ("shop", "mine")):
        return False
    first, second = (random_action(world, seat, rng) for world in (state, other))
    if (first == "end") != (second == "end"):
        return False
    state, other = state.play(first, seat), other.play(second, seat)
    if reader is not None and state.view(reader)["stock"] is not None:
        return False  # the next customer sees the stock
    told, told_other = (
        json.dumps([event.to_json() for event in visible(world.events, reader)])
        for world in (state, other)
    )
    assert told == told_other
    assert knowledge(state, reader) == knowledge(other, reader)
    return True
