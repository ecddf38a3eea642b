"""What comes through a public door is taken or refused in words: nothing else happens."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import obelisk
from obelisk import records
from obelisk.core.errors import IllegalAction, InvalidPosition, InvalidRecord, ObeliskError
from obelisk.core.player import Limits
from obelisk.core.quoting import quoted, shown
from tests.conftest import GAMES_FOR_TWO

LONG_NUMBER = "1" * 100_000  # longer than Python reads
MEGABYTE = 2**20
GAMES = obelisk.game_names()
SEEDS: dict[str, int] = {"starclaim": 1}


class Nasty:
    """Something that cannot even be shown."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


def deep(depth: int = 100_000) -> str:
    return "[" * depth + "]" * depth


def nested(depth: int = 100_000) -> list[Any]:
    value: list[Any] = []
    for _ in range(depth):
        value = [value]
    return value


STRANGE: list[Any] = [
    None, True, False, 0, 1, -1, 10**30, 10**5000, 0.0, 1.5, float("nan"), float("inf"), 1j,
    "", " ", "0", "-1", "٣", "３", "\0", "\ud800", "\u2028", "\u3000", "a\nb", "é" * 300, "'" * 300,
    LONG_NUMBER, "x" * MEGABYTE, " " * MEGABYTE, "/" * MEGABYTE, "[" * MEGABYTE, "{" * 300,
    '{"type":' * 50_000, deep(), '{"round":' + LONG_NUMBER + "}", "NaN", "null", "[]", "{}",
    b"", b"e4", bytearray(b"x"), [], ["e2e3"], (), {}, {"type": "move"}, {1: 2}, set(), object(),
    np.int64(0), np.float64(0), np.array([1, 2]), np.array("e4"), nested(), {"a": nested()},
    Nasty(), type, lambda: None, "action", "draw", "pass", "bid " + LONG_NUMBER,
    {"type": "rotate", "src": [10**5000, "\ud800"], "dir": float("nan")},
    {"type": ["move"], "src": nested(), "dst": Nasty()}, {"type": "pass", "x" * MEGABYTE: 1},
]  # fmt: skip
NAMES = [f"{number}: {type(value).__name__}" for number, value in enumerate(STRANGE)]
strange = pytest.mark.parametrize("value", STRANGE, ids=NAMES)


def check(fault: ObeliskError) -> None:
    """An error can be printed, sent as JSON, and is no echo of what was given."""
    str(fault).encode("utf-8")
    assert len(str(fault)) < 4000
    for run in ("1" * 201, "x" * 201, "é" * 201, "/" * 201, "[" * 201, "{" * 201, "'" * 201):
        assert run not in str(fault)


def first_state(name: str) -> Any:
    return obelisk.game(name).start(seed=SEEDS.get(name, 0))


@strange
def test_names_of_games(value: Any) -> None:
    with pytest.raises(ObeliskError) as caught:
        obelisk.game(value)
    check(caught.value)
    with pytest.raises(ObeliskError) as caught:
        obelisk.player(value)
    check(caught.value)


@strange
@pytest.mark.parametrize("name", GAMES)
def test_options(name: str, value: Any) -> None:
    known = obelisk.game(name).options.to_json()
    for option in (*known, "name", "self", "cls", "given", "x" * MEGABYTE):
        try:
            obelisk.game(name, **{option: value})
        except ObeliskError as fault:
            check(fault)
        else:
            assert option in known


@pytest.mark.parametrize("name", GAMES)
def test_too_many_options(name: str) -> None:
    with pytest.raises(ObeliskError) as caught:
        obelisk.game(name, **{f"option_{number}": 1 for number in range(50_000)})
    assert len(str(caught.value)) < 200_000


@strange
@pytest.mark.parametrize("name", GAMES)
def test_typed_options(name: str, value: Any) -> None:
    game = obelisk.game(name)
    if not isinstance(value, str):
        return
    for pair in (value, *(f"{option}={value}" for option in game.options.to_json())):
        try:
            obelisk.game(name, **game.options_type.parse([pair]))
        except ObeliskError as fault:
            check(fault)


@strange
@pytest.mark.parametrize("name", GAMES)
def test_positions(name: str, value: Any) -> None:
    game = obelisk.game(name)
    try:
        state = game.position(value)
    except InvalidPosition as fault:
        check(fault)
    else:
        assert name == "starclaim"
        assert game.position(str(state)) == state


@strange
@pytest.mark.parametrize("name", GAMES)
def test_actions(name: str, value: Any) -> None:
    state = first_state(name)
    try:
        after = state.play(value, state.to_act[0])
    except IllegalAction as fault:
        check(fault)
    else:
        assert value in state.actions()
        assert after != state


@strange
@pytest.mark.parametrize("name", GAMES)
def test_seats(name: str, value: Any) -> None:
    state = first_state(name)
    is_seat = type(value) is int and 0 <= value < state.game.seats
    action = state.actions(state.to_act[0])[0]
    for ask in (state.actions, state.view, state.svg):
        if value is None or is_seat:
            ask(value)
            continue
        with pytest.raises(ObeliskError) as caught:
            ask(value)
        check(caught.value)
    try:
        state.play(action, value)
    except IllegalAction as fault:
        check(fault)
    else:
        assert value is None or value in state.to_act


@pytest.mark.parametrize("name", ["khet", "starclaim"])
def test_seeds_and_levels(name: str) -> None:
    for value in STRANGE:
        makers: list[Callable[[], object]] = [
            partial(obelisk.game(name).start, seed=value),
            partial(obelisk.player, name, 1, seed=value),
            partial(obelisk.player, name, value),
            partial(obelisk.player, name, 1, style=value),
            partial(first_state(name).svg, theme=value),
            partial(first_state(name).svg, pieces=value),
        ]
        for make in makers:
            try:
                make()
            except ObeliskError as fault:
                check(fault)


def saved(name: str) -> dict[str, Any]:
    state = first_state(name)
    seat = state.to_act[0]
    step = records.Step(seat, state.actions(seat)[0], 1.0)
    seats = tuple(f"p{number}" for number in range(state.game.seats))
    return records.GameRecord(state.game, seats, (step,), seed=SEEDS.get(name)).to_json()


@strange
def test_texts_of_records(value: Any) -> None:
    with pytest.raises(InvalidRecord) as caught:
        records.read(value)
    check(caught.value)


def write_json(content: Any) -> str | None:
    try:
        return json.dumps(content)
    except (TypeError, ValueError, RecursionError):
        return None


@strange
@pytest.mark.parametrize("name", ["khet", "starclaim"])
def test_fields_of_records(name: str, value: Any) -> None:
    whole = saved(name)
    changed = [{**whole, field: value} for field in whole]
    step = whole["actions"][0]
    changed += [{**whole, "actions": [{**step, field: value}]} for field in step]
    changed += [{**whole, "options": {**whole["options"], "quiet_limit": value}}]
    changed += [{**whole, "result": {"winner": value, "scores": [value], "ranks": value,
                                     "reason": value}}]  # fmt: skip
    for content in changed:
        text = write_json(content)
        if text is None:
            continue
        try:
            record = records.read(text)
        except InvalidRecord as fault:
            check(fault)
        else:
            assert list(record.replay())
            records.export_text(record)


# Texts that are nearly right


def mutations(text: str) -> st.SearchStrategy[str]:
    """The text with some pieces of it replaced."""
    bits = st.sampled_from([
        "", " ", "0", "9" * 30, "/", "x", "K", "\0", "\ud800", "١", "１", "-", "[", "{", '"',
        "null", "-1", "1e400", "\u3000", "+", "=", "進",
    ])  # fmt: skip
    places = st.tuples(st.integers(0, len(text)), st.integers(0, 6), bits)

    def change(cuts: list[tuple[int, int, str]]) -> str:
        changed = text
        for start, length, bit in cuts:
            changed = changed[:start] + bit + changed[start + length :]
        return changed

    return st.lists(places, min_size=1, max_size=4).map(change)


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_positions_that_are_nearly_right(name: str, data: st.DataObject) -> None:
    game = obelisk.game(name)
    whole = str(first_state(name))
    try:
        state = game.position(data.draw(mutations(whole)))
    except InvalidPosition as fault:
        check(fault)
    else:
        assert game.position(str(state)) == state
        for seat in state.to_act:
            assert state.play(state.actions(seat)[0], seat) != state


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=60)
@given(data=st.data())
def test_actions_that_are_nearly_right(name: str, data: st.DataObject) -> None:
    state = first_state(name)
    seat = state.to_act[0]
    action = data.draw(st.sampled_from(state.actions(seat)[:60]))
    written = data.draw(st.one_of(mutations(action), st.text(max_size=40)))
    try:
        state.play(written, seat)
    except IllegalAction as fault:
        check(fault)


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_counters_at_their_limit_go_on(name: str) -> None:
    game = obelisk.game(name)
    fields = str(game.start()).split()
    state = game.position(" ".join([*fields[:-2], "0", str(10**9)]))
    assert state.to_act == () or state.play(state.actions()[0]) != state
    for wrong in (10**9 + 1, 10**30, LONG_NUMBER):
        with pytest.raises(InvalidPosition, match="at most 1,000,000,000") as caught:
            game.position(" ".join([*fields[:-2], "0", str(wrong)]))
        check(caught.value)


# What is repeated of what was given


@strange
def test_what_is_repeated_is_short(value: Any) -> None:
    assert len(quoted(value)) < 120
    quoted(value).encode("utf-8")


def test_what_is_repeated_can_be_recognised() -> None:
    assert quoted("e4") == "'e4'"
    assert quoted(None) == "None"
    assert quoted([1, "a"]) == "[1, 'a']"
    assert quoted(10**4000).startswith("≈10^400")
    assert shown("e4\n\ud800") == "e4\\n\\ud800"
    assert shown("x" * 500).endswith("x…")


# States, views, players and batches


def refused(ask: Callable[[], object]) -> bool:
    try:
        ask()
    except ObeliskError as fault:
        check(fault)
        return True
    return False


@strange
@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_state(name: str, value: Any) -> None:
    game: Any = obelisk.game(name)
    player = obelisk.player(name, 1, seed=1)
    asks: list[Callable[[], object]] = [
        partial(player.choose, value),
        partial(player.choose, first_state("khet" if name == "photon" else "photon")),
        partial(game.random_state, value),
    ]
    if game.has_secrets:
        asks += [
            partial(game.choices, value, 0),
            partial(game.sample, value, 0, Random(1)),
            partial(game.sample, first_state(name).view(0), 0, value),
        ]
    else:
        asks += [
            partial(game.passed, value), partial(game.perft, value, 1),
            lambda: list(game.divide(value, 1)),
        ]  # fmt: skip
    if value is not None:
        asks += [partial(game.batch, 1, value), partial(game.random_games, 1, start=value)]
    for ask in asks:
        assert refused(ask)


@strange
@pytest.mark.parametrize("name", ["xionghan", "starclaim"])
def test_numbers_of_games(name: str, value: Any) -> None:
    game: Any = obelisk.game(name)
    state = first_state(name)
    is_number = isinstance(value, int | np.integer) and not isinstance(value, bool)
    small = is_number and abs(value) < 10
    batch = game.batch(2)
    asks: list[Callable[[], object]] = [
        partial(game.batch, value), partial(game.random_games, value),
        partial(game.random_games, 1, most=value), partial(state.svg, square=value),
        partial(batch.state, value), partial(batch.step, value), partial(batch.restart, value),
    ]  # fmt: skip
    asks += [partial(batch.legal, 0, value)] if name == "starclaim" else []
    for ask in asks:
        done = not refused(ask)
        assert small or value is None or isinstance(value, np.ndarray) or not done


@strange
def test_limits_of_players(value: Any) -> None:
    player, state = obelisk.player("khet", 3, seed=1), first_state("khet")
    for limits in ({"nodes": 5, "time": value}, {"depth": 1, "nodes": value}, {"depth": value}):
        refused(lambda limits=limits: player.choose(state, Limits(**{"nodes": 50, **limits})))
    assert value is None or refused(lambda: player.choose(state, value))
    refused(lambda: player.choose(state, seat=value))


def test_a_player_has_nothing_to_choose_after_the_end() -> None:
    state = obelisk.game("starclaim", seats=2, rounds=1).start(seed=1)
    while state.to_act:
        seat = state.to_act[0]
        state = state.play(state.actions(seat)[0], seat)
    with pytest.raises(ObeliskError, match="nothing to choose"):
        obelisk.player(state.game, 3).choose(state)


@strange
def test_views_that_are_nearly_right(value: Any) -> None:
    game: Any = obelisk.game("starclaim", seats=2)
    view = game.start(seed=1).view(0)
    player = obelisk.player(game, 3, seed=1)
    for key in view:
        for changed in ({**view, key: value}, {k: v for k, v in view.items() if k != key}):
            refused(partial(game.sample, changed, 0, Random(1)))
            assert refused(partial(player.choose, changed)) or changed.keys() == view.keys()


@strange
def test_versions_of_rules(value: Any) -> None:
    kind = type(obelisk.game("khet"))
    assert refused(partial(kind.of_version, value, {}))
    assert refused(partial(kind.of_version, "1", value)) or value == {}
    assert refused(partial(kind.of_version, "1", {1: 2}))


@strange
def test_names_of_files(value: Any) -> None:
    try:
        records.load(value)
    except InvalidRecord as fault:
        check(fault)
    except OSError:  # a name, of nothing that can be read
        assert isinstance(value, str)
    else:
        raise AssertionError
