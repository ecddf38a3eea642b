"""Positions and actions as text: what is refused, why, and all faults at once. SC-72 to SC-74"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from obelisk.core.catalogues import entries_of
from obelisk.core.errors import IllegalAction, InvalidOption, InvalidPosition, UnreadableAction
from obelisk.core.messages import Message, PieceNamed, Seat
from obelisk.core.words import WORDS
from obelisk.games.starclaim.rules import rules
from obelisk.games.starclaim.text import notation
from obelisk.games.starclaim.text.reading import KEYS
from tests.games.starclaim.play import WRONG, at, starclaim

GAME = starclaim(seats=3)
FULL = {f"{c}{r}": 0 for r in range(1, 8) for c in "abcdefg"}
ON_TURN = {"round": 2, "phase": "occupy", "controller": 1, "turn": {"seat": 0}}
MINE = {"kind": "normal", "seat": 1, "cell": "c3"}


def turn(**more: Any) -> dict[str, Any]:
    return {**ON_TURN, "turn": {"seat": 0, **more}}


def vehicle(items: int = 1, **more: Any) -> dict[str, Any]:
    return {**turn(vehicle=more), "items": [{"vehicle": items}, {}, {}]}


Expected = tuple[str, dict[str, object]]


def fault(code: str, **args: object) -> Expected:
    """Return a fault of a position, with some of its arguments."""
    return f"starclaim-position-{code}", args


def _plain(argument: object) -> object:
    if isinstance(argument, PieceNamed):
        return argument.kind
    return argument.number if isinstance(argument, Seat) else argument


def is_told(expected: Expected, faults: tuple[Message, ...]) -> bool:
    """Whether one of the faults has the code and these arguments; pieces by their kind."""
    code, args = expected
    return any(
        one.code == code and all(_plain(one.args[name]) == args[name] for name in args)
        for one in faults
    )


FAULTY: list[tuple[dict[str, Any], Expected]] = [
    ({"round": 5}, fault("number", where="round", given="5", least="1", most="4")),
    ({"round": 1.0}, fault("number", where="round", given="1.0")),
    ({"round": "1"}, fault("number", where="round", given='"1"')),
    ({"round": True}, fault("number", where="round", given="true")),
    ({"phase": "talk"}, fault("word", where="phase", given='"talk"')),
    ({"phase": ["mine"]}, fault("word", where="phase", given='["mine"]')),
    ({"banana": 1}, fault("key", key="banana")),
    ({"owner": {"h1": 0}}, fault("cell", where="owner", given='"h1"')),
    ({"owner": {"a8": 0}}, fault("cell", where="owner", given='"a8"')),
    ({"owner": {"a1": 3}}, fault("seat", where="owner.a1", given="3")),
    ({"owner": {"a1": 0, "A1": 1}}, fault("cell-twice", where="owner", cell="A1")),
    ({"owner": []}, fault("map", where="owner", given="[]")),
    ({"gold": [100, 100]}, fault("entries", where="gold", count=2, seats=3)),
    ({"gold": [100, -1, 100]}, fault("number", where="gold[1]", given="-1")),
    ({"gold": [100, 10000, 100]}, fault("number", where="gold[1]", given="10000")),
    ({"gold": 7}, fault("list", where="gold", given="7")),
    ({"ap": [5, 4, 4]}, fault("number", where="ap[0]", given="5")),
    ({"items": [{"laser": 1}, {}, {}]}, fault("item", where="items[0]", item="laser")),
    ({"items": [{"radar": -1}, {}, {}]}, fault("number", where="items[0].radar", given="-1")),
    (
        {"items": [{"radar": 1}, {"radar": 1}, {}]},
        fault("item-numbers", item="starclaim-radar", stock=0, held=2, buried=0, most=1),
    ),
    (
        {"stock": {"radar": 2}},
        fault("item-numbers", item="starclaim-radar", stock=2, held=0, buried=0),
    ),
    ({"stock": {"radar": -1}}, fault("number", where="stock.radar", given="-1")),
    ({"hand": [1, 1, 0]}, fault("hand", hand="1")),
    ({"barred": [1, 1]}, fault("seat-twice", where="barred", seat="1")),
    ({"barred": [3]}, fault("seat", where="barred[0]", given="3")),
    ({"barred": [0, 1, 2]}, fault("auction-over")),
    ({"controller": 0}, fault("controller-auction")),
    ({"price": 4}, fault("controller-auction")),
    ({"controller": [0, 1]}, fault("seat", where="controller", given="[0, 1]")),
    ({"previous": 9}, fault("seat", where="previous", given="9")),
    ({"seed": -1}, fault("number", where="seed", given="-1")),
    ({"seed": 2**64}, fault("number", where="seed", given="18446744073709551616")),
    ({"done": [0]}, fault("done-queue")),
    ({"turn": {"seat": 0}}, fault("turn-phase")),
    ({"auction": None}, fault("auction-null")),
    ({"auction": {"high": 4}}, fault("auction-high")),
    ({"auction": {"holder": 4}}, fault("seat", where="auction.holder", given="4")),
    ({"auction": {"high": 4, "holder": 0, "active": [0]}}, fault("auction-over")),
    ({"auction": {"high": 4, "holder": 0, "active": [1, 2]}}, fault("auction-holder")),
    ({"auction": {"high": 4, "holder": 0, "asked": 0}}, fault("auction-asked-holder")),
    ({"auction": {"active": [0], "asked": 1}}, fault("auction-asked")),
    ({"auction": {"asked": None}}, fault("auction-asked")),
    ({"auction": {"sealed": {"0": 4}}}, fault("auction-form")),
    ({"auction": {"sealed": {"x": 4}}}, fault("seat-key", where="auction.sealed", key="x")),
    ({"auction": {"low": 4}}, fault("inner-key", where="auction", key="low")),
    ({"barred": [1], "auction": {"active": [0, 1]}}, fault("auction-barred")),
    ({**ON_TURN, "auction": {}}, fault("auction-outside")),
    ({"mines": [MINE], "owner": {"c3": 0}, **ON_TURN}, fault("mine-occupied", cell="c3")),
    ({"mines": [MINE]}, fault("normal-mines", count=1, most=0)),
    ({"mines": [{**MINE, "kind": "laser"}]}, fault("word", where="mines[0].kind", given='"laser"')),
    ({"mines": [{**MINE, "seat": 3}]}, fault("seat", where="mines[0].seat", given="3")),
    ({"mines": [{**MINE, "round": 2}]}, fault("number", where="mines[0].round", given="2")),
    (
        {"mines": [{**MINE, "target": "a1"}]},
        fault("mine-key", where="mines[0]", key="target", mine="starclaim-chase"),
    ),
    (
        {"mines": [{**MINE, "covers": ["c3"]}]},
        fault("mine-key", where="mines[0]", key="covers", mine="starclaim-matrix"),
    ),
    ({"mines": [{**MINE, "kind": "chase"}]}, fault("cell", where="mines[0].target", given="null")),
    ({"mines": [{**MINE, "kind": "matrix", "cell": "g1"}]}, fault("square", where="mines[0]")),
    (
        {"mines": [{**MINE, "kind": "matrix", "covers": ["e3"]}]},
        fault("covers", where="mines[0].covers"),
    ),
    (
        {"mines": [{**MINE, "kind": "matrix", "covers": ["c3", "c3"]}]},
        fault("covers", where="mines[0].covers"),
    ),
    (
        {"mines": [{**MINE, "kind": "matrix", "covers": []}]},
        fault("covers-nothing", where="mines[0]"),
    ),
    ({"mines": [7]}, fault("map", where="mines[0]", given="7")),
    ({"mines": [{"kind": "normal"}]}, fault("cell", where="mines[0].cell", given="null")),
    ({"round": 4, "phase": "shop", "controller": 0}, fault("shop-last-round")),
    ({"phase": "end"}, fault("end-early", round="1", rounds="4")),
    ({"phase": "shop", "controller": 0, "done": [0, 1, 2]}, fault("all-done")),
    ({"phase": "shop", "controller": 0, "done": [0, 1]}, fault("last-seat")),
    ({"phase": "shop"}, fault("turn-needed")),
    ({"phase": "shop", "controller": 0, "queue": [1]}, fault("queue-stepwise")),
    (
        {"phase": "shop", "controller": 0, "done": [1], "turn": {"seat": 1}},
        fault("turn-listed", seat="1"),
    ),
    ({"phase": "shop", "turn": {"seat": 1, "path": ["a1"]}}, fault("turn-seat-only")),
    ({"phase": "mine", "controller": 0, "hand": [1, 1, 0]}, fault("hand-to-come", where="hand[2]")),
    (
        {"phase": "mine", "controller": 0, "done": [1], "hand": [1, 1, 1]},
        fault("hand-done", where="hand[1]"),
    ),
    (
        {"phase": "mine", "turn": {"seat": 0}, "hand": [1, 1, 1], "owner": FULL},
        fault("hand-forfeited", where="hand[0]"),
    ),
    ({**ON_TURN, "hand": [1, 1, 1]}, fault("hand", hand="0")),
    ({**ON_TURN, "ap": [0, 4, 4]}, fault("turn-over")),
    ({**ON_TURN, "owner": FULL}, fault("turn-over")),
    ({**ON_TURN, "turn": {}}, fault("seat", where="turn.seat", given="null")),
    ({**ON_TURN, "turn": 0}, fault("map", where="turn", given="0")),
    ({**turn(path=["c3", "e3"]), "owner": {"c3": 0, "e3": 0}}, fault("path")),
    ({**turn(path=["c3"]), "owner": {"c3": 1}}, fault("path-owner")),
    (
        {**turn(path=["c3"]), "owner": {"c3": 0}, "ap": [8, 4, 4]},
        fault("path-long", count=1, most=0),
    ),
    ({**turn(path=["a1"]), "owner": {"a1": 0, "b1": 1, "a2": 1}}, fault("path-boxed")),
    (turn(scans=1), fault("scans", most=1)),
    (turn(rested=1), fault("vehicles")),
    (turn(pool=3), fault("pool-own")),
    (turn(vehicle={}), fault("vehicles")),
    (vehicle(left=1), fault("vehicle-left", points=4)),
    (vehicle(seen=["a1", "c1"]), fault("vehicle-path")),
    (vehicle(seen=["a1", "b1"], cell="a1"), fault("vehicle-cell")),
    (vehicle(seen=["a1"], cell=None), fault("vehicle-cell")),
    ({**vehicle(seen=["a1"]), "owner": {"b1": 1, "a2": 1}}, fault("vehicle-boxed")),
    (turn(mined=True), fault("mined-early")),
    (turn(mined=1), fault("boolean", where="turn.mined", given="1")),
    (turn(mined=None), fault("boolean", where="turn.mined", given="null")),
    ({"phase": "shop", "turn": {"seat": 1, "mined": True}}, fault("turn-seat-only")),
    ({**vehicle(seen=["a1"]), "owner": {"a1": 1}}, fault("vehicle-occupied")),
    (turn(defuse="c3"), fault("defuse-deminer")),
    (
        {**vehicle(), **turn(vehicle={}, defuse="c3"), "mines": [{**MINE, "round": 1}]},
        fault("defuse-vehicle"),
    ),
    ({**turn(path=["a1"], defuse="c3"), "owner": {"a1": 0}}, fault("defuse-cell")),
    ({**vehicle(), **turn(path=["a1"], vehicle={}), "owner": {"a1": 0}}, fault("vehicle-late")),
    ({**turn(defuse="c3"), "items": [{"deminer": 1}, {}, {}]}, fault("defuse-mines")),
    (
        {"radar": {"0": {"round": 1, "counts": {"a1": 0}}}},
        fault("number", where="radar.0.counts.a1", given="0"),
    ),
    (
        {"radar": {"0": {"round": 2, "counts": {}}}},
        fault("number", where="radar.0.round", given="2"),
    ),
    ({"radar": {"7": {"round": 1, "counts": {}}}}, fault("seat-key", where="radar", key="7")),
    (
        {"radar": {"0": {"round": 1, "counts": {"a1": 1, "A1": 1}}}},
        fault("cell-twice", where="radar.0.counts", cell="A1"),
    ),
]


@pytest.mark.parametrize(("setup", "expected"), FAULTY, ids=[code for _, (code, _) in FAULTY])
def test_faults(setup: dict[str, Any], expected: Expected) -> None:
    """SC-72"""
    with pytest.raises(InvalidPosition) as refused:
        at(GAME, **setup)
    assert is_told(expected, refused.value.faults), refused.value.faults


FAULTY_BY_OPTIONS: list[tuple[dict[str, Any], dict[str, Any], Expected]] = [
    ({"auction": "sealed"}, {"auction": {"high": 3, "holder": 1}}, fault("sealed-high")),
    ({"auction": "sealed"}, {"auction": {"active": [0], "sealed": {"1": 3}}},
     fault("sealed-active")),
    ({"auction": "sealed"}, {"auction": {"floor": 5, "sealed": {"1": 3}}}, fault("sealed-floor")),
    ({"auction": "sealed"}, {"auction": {"floor": 5, "active": [1]}}, fault("sealed-two")),
    ({"auction": "sealed"}, {"auction": {"active": [1], "sealed": {"1": 3}}},
     fault("auction-over")),
    ({"auction": "live"}, {"auction": {"asked": 1}}, fault("auction-asked-null")),
    ({"order": "upfront"}, {"phase": "shop", "turn": {"seat": 0}}, fault("order-upfront")),
    ({"order": "upfront"}, {"phase": "shop", "controller": 0, "done": [1], "queue": [1]},
     fault("done-queued")),
    ({"parallel_mines": True}, {"phase": "mine", "turn": {"seat": 0}}, fault("turn-parallel")),
    ({"vehicle_pool": "shared"}, turn(pool=5), fault("pool", most=4)),
    ({"vehicle_pool": "shared"}, turn(pool=None), fault("pool-null")),
    ({"vehicle_pool": "shared"}, vehicle(left=1), fault("vehicle-pool", points=4)),
    ({"vehicle_revisit": False}, vehicle(seen=["a1", "b1", "a1"]), fault("vehicle-twice")),
    ({"scan_per_step": 2}, {**turn(path=["a1"], scans=3), "owner": {"a1": 0}},
     fault("scans", most=2)),
]  # fmt: skip


@pytest.mark.parametrize(("options", "setup", "expected"), FAULTY_BY_OPTIONS)
def test_faults_by_options(options: Any, setup: Any, expected: Expected) -> None:
    with pytest.raises(InvalidPosition) as refused:
        at(starclaim(seats=3, **options), **setup)
    assert is_told(expected, refused.value.faults), refused.value.faults


@pytest.mark.parametrize("text", ["7", "[]", "null", "[" * 100_000, "9" * 5000])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(
        InvalidPosition, match=r'A position is one JSON object, such as {"round":1}'
    ):
        GAME.position(text)


@pytest.mark.parametrize(
    ("text", "line", "column"), [("", "1", "1"), ("{", "1", "2"), ('{"round":1}\n x', "2", "2")]
)
def test_what_is_not_json_is_refused(text: str, line: str, column: str) -> None:
    with pytest.raises(InvalidPosition) as refused:
        GAME.position(text)
    assert is_told(fault("json", line=line, column=column), refused.value.faults)


def test_what_is_no_text_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="position is text"):
        GAME.position(7)  # type: ignore[arg-type]


def test_a_key_that_stands_twice_is_refused() -> None:
    """Two controllers are one too many."""
    with pytest.raises(InvalidPosition, match="key 'controller' appears twice"):
        GAME.position('{"phase":"shop","controller":0,"controller":1}')


def test_all_faults_are_told_at_once() -> None:
    """SC-72"""
    with pytest.raises(InvalidPosition) as refused:
        at(
            GAME,
            round=9,
            gold=[1, -1, "x"],
            owner={"c3": 0, "z1": 1},
            items=[{"radar": 1}, {"radar": 1}, {}],
            controller=5,
            seed="7",
            banana=0,
        )
    assert len(refused.value.faults) == 8


def test_faults_of_sound_keys_are_told_beside_others() -> None:
    with pytest.raises(InvalidPosition) as refused:
        at(GAME, gold=[1], items=[{"radar": 2}, {}, {}], barred=[0, 1, 2])
    assert len(refused.value.faults) == 3


def test_what_is_left_out_has_its_start_value() -> None:
    """SC-72, SC-73: the text of section 9."""
    start = starclaim(seats=2).position("{}")
    assert start == starclaim(seats=2).start(seed=0)
    assert str(start).startswith('{"round":1,"phase":"auction","owner":{},"mines":[],')


def test_reading_is_generous() -> None:
    """SC-72: any order of keys, upper-case cells, items that are 0."""
    state = at(GAME, seed=1, owner={"C3": 1, "A1": 0}, items=[{"radar": 0}, {}, {}])
    assert json.loads(str(state))["owner"] == {"a1": 0, "c3": 1}
    assert json.loads(str(state))["items"] == [{}, {}, {}]


@pytest.mark.parametrize("seed", [-1, 2**64, True, "7", 1.5])
def test_seeds(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        GAME.start(seed=seed)
    assert GAME.start() != GAME.start()


def refusal(code: str, clause: str | None = None, **args: object) -> tuple[Expected, str | None]:
    """Return a refusal by a clause, with some of its arguments."""
    return (f"starclaim-{code}", args), clause


HELD = {"items": [{"vehicle": 1, "robot": 1, "scanner": 1, "matrix": 1, "chase": 1}, {}, {}]}
BURYING = {"phase": "mine", "turn": {"seat": 0}}
STEPPED = {**turn(path=["a1"]), "owner": {"a1": 0}, **HELD}
ORDERING = {"phase": "shop", "controller": 0}
IN_SHOP = {"phase": "shop", "turn": {"seat": 0}}
REFUSED = [
    ({}, "bid 1000", refusal("bid-high", "SC-7", highest=999)),
    ({}, "bid 99999999999", refusal("action-bid", action="bid 99999999999")),
    ({}, "bid x", refusal("action-bid")),
    ({}, "bid 012", refusal("action-bid")),
    ({}, "bid", refusal("action-form", action="bid")),
    ({}, "jump", refusal("action-unknown", action="jump")),
    ({}, "step a1", refusal("not-asked", "SC-74", action="step a1")),
    ({"auction": {"high": 999, "holder": 1}}, "bid 999", refusal("bid-none", "SC-7")),
    ({"auction": {"high": 9, "holder": 1}}, "bid 9", refusal("bid-low", "SC-7", lowest=10)),
    ({**ORDERING, "done": [1]}, "pick 1", refusal("pick-done", "SC-17", who=1, you="no")),
    ({**ORDERING, "done": [0]}, "pick 0", refusal("pick-done", "SC-17", who=0, you="yes")),
    (ORDERING, "pick 3", refusal("action-seat", last="2")),
    (ORDERING, "skip", refusal("not-asked", "SC-16")),
    (BURYING, "end", refusal("bury-first", "SC-21")),
    ({**BURYING, "hand": [0, 1, 1]}, "mine a1", refusal("no-mine", "SC-3")),
    (BURYING, "spore a1", refusal("no-item", "SC-22", item="starclaim-spore")),
    (BURYING, "radar", refusal("no-item", "SC-61", item="starclaim-radar")),
    ({**BURYING, **HELD}, "matrix g1", refusal("matrix-off-board", "SC-28")),
    ({**BURYING, **HELD, "owner": dict.fromkeys(("a1", "a2", "b1", "b2"), 1)}, "matrix a1",
     refusal("matrix-occupied", "SC-28")),
    ({**BURYING, **HELD}, "chase a1 b2", refusal("chase-target", "SC-31", target="b2")),
    ({**BURYING, **HELD}, "chase a1 h2", refusal("action-cell", cell="h2", last="g7")),
    ({**BURYING, "owner": {"a1": 1}}, "mine a1", refusal("not-free", "SC-23", cell="a1")),
    ({**BURYING, **HELD, "owner": {"a1": 1}}, "chase a1 a1", refusal("not-free", "SC-31")),
    (ON_TURN, "scan a1", refusal("no-item", "SC-58", item="starclaim-scanner")),
    ({**ON_TURN, **HELD}, "scan a1", refusal("too-early", "SC-58")),
    (ON_TURN, "robot row 8", refusal("action-row", last="7")),
    (ON_TURN, "robot column h", refusal("action-column", last="g")),
    (ON_TURN, "robot line 3", refusal("action-line")),
    (ON_TURN, "vehicle", refusal("no-item", "SC-54", item="starclaim-vehicle")),
    (STEPPED, "robot row 1", refusal("too-late", "SC-60", action="robot row 1")),
    (ON_TURN, "defuse maybe", refusal("action-answer")),
    ({**ON_TURN, "owner": {"a1": 1}}, "step a1", refusal("not-free", "SC-40", cell="a1")),
    (STEPPED, "step c3", refusal("not-beside", "SC-39", cell="c3")),
    (STEPPED, "scan c3", refusal("not-beside", "SC-58", cell="c3")),
    ({**STEPPED, **turn(path=["a1"], scans=1)}, "scan b1",
     refusal("scanned-enough", "SC-58", count=1)),
    ({**turn(rested=1), **HELD}, "vehicle", refusal("vehicles-rest", "SC-57")),
    (vehicle(seen=["a1"]), "drive c3", refusal("drive-not-beside", "SC-55", cell="c3")),
    (vehicle(seen=["a1"]), "stop", refusal("not-asked", "SC-55")),
    ({**STEPPED, **turn(path=["a1"], mined=True)}, "scan b1",
     refusal("first-cell-mined", "SC-58")),
    (IN_SHOP, "buy laser", refusal("action-item")),
    ({**IN_SHOP, "stock": {"radar": 0}}, "buy radar",
     refusal("sold-out", "SC-63", item="starclaim-radar")),
    ({**IN_SHOP, "gold": [9, 9, 9]}, "buy radar", refusal("too-dear", "SC-63", price=70, gold=9)),
]  # fmt: skip

REFUSED_BY_OPTIONS = [
    ({"overbid": False}, {}, "bid 101", refusal("bid-unpaid", "SC-12", gold=100)),
    ({"order": "upfront"}, {**ORDERING, "queue": [1]}, "pick 1", refusal("pick-named", "SC-19")),
    ({"allow_skip": False}, ON_TURN, "stop", refusal("step-first", "SC-46")),
    ({"vehicle_pool": "shared"}, {**turn(pool=0), **HELD}, "vehicle",
     refusal("vehicle-points", "SC-57")),
    ({"vehicle_revisit": False}, vehicle(seen=["a1", "b1"]), "drive a1",
     refusal("driven-over", "SC-55", cell="a1")),
]  # fmt: skip


@pytest.mark.parametrize(
    ("options", "setup", "action", "expected"),
    [*(({}, *one) for one in REFUSED), *REFUSED_BY_OPTIONS],
)
def test_refusals_say_what_is_wrong(
    options: Any, setup: Any, action: str, expected: tuple[Expected, str | None]
) -> None:
    """SC-74: and nothing changes."""
    state = at(starclaim(seats=3, **options), **setup)
    before = str(state)
    with pytest.raises(IllegalAction) as refused:
        state.play(action)
    told, clause = expected
    assert is_told(told, refused.value.faults), refused.value.faults
    assert refused.value.clause == clause
    assert str(state) == before


def test_every_reason_and_every_fault_is_reached() -> None:
    """Every sentence that the catalogue has for them, too."""
    reached = {code for _, (code, _) in FAULTY} | {code for *_, (code, _) in FAULTY_BY_OPTIONS}
    reached |= {code for *_, ((code, _), _) in [*REFUSED, *REFUSED_BY_OPTIONS]}
    elsewhere = {"json", "object", "key-twice"}  # of texts that are no JSON objects
    known = entries_of(WORDS.read("starclaim", "en") or "")
    faults = {code for code in known if code.startswith("starclaim-position-")}
    assert faults == {code for code in reached if "-position-" in code} | {
        f"starclaim-position-{code}" for code in elsewhere
    }
    said = {code for code in reached if "-position-" not in code}
    assert {code for code in known if code.startswith("starclaim-action-")} <= said
    reasons = {rules.LEGAL, *notation._REFUSALS}
    assert reasons == set(range(26))
    codes = [one.code for one in notation._REFUSALS.values() if isinstance(one.code, str)]
    assert {f"starclaim-{code}" for code in codes} <= said


ANY: tuple[Any, ...] = (
    None, True, -1, 0, 1, 3, 99, 10**30, 1.5, "", "a1", "h9", "mine", [], [0, 0], ["a1", "a1"],
    [1, 2, 3], {}, {"a1": 0}, {"seat": 0}, {"0": 1}, [{}], {"kind": "matrix", "cell": "g7"},
)  # fmt: skip


def test_whatever_is_wrong_is_said_in_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WORDS, "is_strict", True)
    rng = Random(7)
    told: dict[str, Message] = {}
    setups = [setup for setup, _ in FAULTY] + [setup for setup, *_ in REFUSED]
    for _ in range(400):
        setup = {**rng.choice(setups), rng.choice(KEYS): rng.choice(ANY)}
        if isinstance(inner := setup.get("turn"), dict):
            inner = {**inner, rng.choice(("path", "pool", "defuse", "vehicle")): rng.choice(ANY)}
            setup["turn"] = inner
        try:
            state = at(GAME, **setup)
            state.play(rng.choice(WRONG), rng.choice(state.to_act)) if state.to_act else None
        except (InvalidPosition, IllegalAction) as refused:
            told |= {one.code: one for one in refused.faults}
    told |= {one.code: one for one in _all_refusals()}
    assert len(told) > 60
    for message in told.values():
        texts = {message.said(language) for language in WORDS.languages}
        assert len(texts) == 3, message


def _all_refusals() -> Iterator[Message]:
    for options, setup, action, _ in [*(({}, *one) for one in REFUSED), *REFUSED_BY_OPTIONS]:
        try:
            at(starclaim(seats=3, **options), **setup).play(action)
        except IllegalAction as refused:
            yield from refused.faults


def test_a_demined_first_cell_is_written_down() -> None:
    """SC-58, SC-73: only where it holds, and in no view."""
    setup = {**turn(path=["a1"], mined=True), "owner": {"a1": 0}}
    state = at(GAME, **setup)
    assert json.loads(str(state))["turn"]["mined"] is True
    assert GAME.position(str(state)) == state
    for reader in (None, 0, 1, 2):
        assert "mined" not in state.view(reader)["turn"]
    plain = at(GAME, **{**setup, "turn": {**setup["turn"], "mined": False}})
    assert "mined" not in json.loads(str(plain))["turn"]
    assert plain != state


def test_actions_that_are_no_text_are_refused() -> None:
    with pytest.raises(UnreadableAction):
        GAME.start().play({"type": "bid"})


def test_upper_case_and_white_space_are_read() -> None:
    """SC-74"""
    assert at(GAME, **ON_TURN).play("  STEP\tC3 ") == at(GAME, **ON_TURN).play("step c3")


@pytest.mark.parametrize(
    "options",
    [{"seats": 13}, {"seats": True}, {"rounds": 0}, {"scan_per_step": 5}, {"chat": "all"}],
)
def test_options_are_checked(options: Any) -> None:
    """SC-75"""
    with pytest.raises(InvalidOption):
        starclaim(**options)
