"""What the laser games say of events and refusals, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.catalogues import catalogue_faults, entries_of
from obelisk.core.errors import IllegalAction, InvalidPosition
from obelisk.core.messages import Message
from obelisk.core.state import State
from obelisk.core.words import WORDS
from obelisk.games.laser.telling import corners_of
from obelisk.games.photon import Photon, technical
from tests.games.laser.test_notation import LETTERS, REFUSED, UNREAD, WRONG, rows

GAMES: dict[str, list[dict[str, Any]]] = {
    "khet": [{}, {"setup": "osiris"}, {"pharaoh_rotation": True, "swap_checks_partner": False}],
    "pharaohs-light": [{}, {"pie_rule": True, "emitter_blocks": False}, {"swap": "scarab"}],
    "photon": [{}, {"preset": "origin"}, {"block_rotation": True, "collide_on_pieces": True}],
}
OWNERS = ("laser", *GAMES)
# Entries that forms, lessons and lists of pieces ask for by themselves.
ASKED_FOR = re.compile(
    "(piece|side)-|.*-(option|help|value|lesson|reason|why|word)-|.*-(title|about|tip|legend)$"
)


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sentence that cannot be formatted is an error."""
    monkeypatch.setattr(WORDS, "is_strict", True)


def board_game(name: str, **options: Any) -> BoardGame:
    game = obelisk.game(name, **options)
    assert isinstance(game, BoardGame)
    return game


def catalogues(owner: str) -> dict[str, str]:
    """The files of an owner by language."""
    obelisk.game("khet")  # registers `laser`
    if owner in GAMES:
        obelisk.game(owner)
    return {language: WORDS.read(owner, language) or "" for language in WORDS.languages}


def check_said(message: Message) -> None:
    """Say a message in every language, each in its own script."""
    said = {language: message.said(language) for language in WORDS.languages}
    assert re.search("[\u4e00-\u9fff]", said["zh"]), said
    assert re.search("[а-яё]", said["ru"]), said
    assert not said["en"][0].islower(), said


def nested(message: Message) -> Iterator[str]:
    """The code of a message, and of those in it."""
    yield message.code
    for value in message.args.values():
        if isinstance(value, Message):
            yield from nested(value)


@pytest.mark.parametrize("owner", OWNERS)
def test_the_catalogues_have_no_faults(owner: str) -> None:
    assert not catalogue_faults(catalogues(owner), owner)


def told(state: State) -> list[Message]:
    """The sentences for what the last action did."""
    game, view = state.game, state.view(None)
    assert isinstance(game, BoardGame)
    said = [game.pictured.said(event, view) for event in view["events"]]
    return [message for message in said if message is not None]


EVENTS: list[tuple[str, dict[str, Any], str, str, list[str]]] = [
    (
        "khet",
        {},
        "x35k3/10/10/10/4p34P2/10/4K5/9X1 s 0 0",
        "j4+",
        [
            "Silver turns the pyramid on j4 clockwise.",
            "Silver's beam j1–j4–e4 hits the red pyramid.",
            "The red pyramid on e4 is destroyed.",
        ],
    ),
    (
        "khet",
        {},
        "x35k3/10/10/8S11/4p34A3/10/4K5/9X1 s 0 0",
        "i5j4",
        [
            "Silver swaps the scarab on i5 with the silver anubis on j4.",
            "Silver's beam j1–j4–e4 hits the red pyramid.",
            "The red pyramid on e4 is destroyed.",
        ],
    ),
    (
        "khet",
        {"repetition": "claim"},
        "x34k4/10/10/10/10/10/10/4K4X1 s 0 0",
        "e1e2 f8f7 e2e1 f7f8 e1e2 f8f7 e2e1 f7f8 draw",
        ["Silver claims a draw."],
    ),
    (
        "khet",
        {},
        "x34k4/10/10/10/10/9A1/10/4K4X1 s 0 0",
        "j3j2",
        [
            "Silver moves the anubis from j3 to j2.",
            "Silver's beam j1–j2 hits the silver anubis.",
            "The silver anubis on j2 is destroyed.",
        ],
    ),
    (
        "pharaohs-light",
        {"pie_rule": True},
        "",
        "h3h4 swap",
        ["Blue swaps sides, and the board is mirrored."],
    ),
    (
        "pharaohs-light",
        {},
        "10/3k6/10/10/10/10/10/6K3 r 0 0",
        "pass",
        ["Red passes.", "Red's beam a4–j4 ends at an emitter."],
    ),
    (
        "pharaohs-light",
        {},
        "10/3k6/10/10/4a45/10/10/3P32K3 r 0 0",
        "d1e1",
        [
            "Red moves the pyramid from d1 to e1.",
            "Red's beam a4–e4 is stopped by the blue anubis.",
        ],
    ),
    (
        "photon",
        {},
        "4K5/2S37/10/10/10/10/10/2b27/10/5k4 r 0 0",
        "e0d0",
        [
            "Red moves the king from e0 to d0.",
            "Red's beam c1–c7 hits the blue block.",
            "The blue block on c7 is damaged and has 1 point left.",
        ],
    ),
    (
        "photon",
        {},
        "4K5/2S37/10/10/10/10/10/2s17/10/5k4 r 0 0",
        "e0d0",
        [
            "Red moves the king from e0 to d0.",
            "Red's beam c1–c4 meets another beam, and both go out.",
            "Blue's beam c7–c4 meets another beam, and both go out.",
        ],
    ),
    (
        "photon",
        {},
        "4K5/2S47/10/10/10/10/10/10/10/5k4 r 0 0",
        "c1+",
        ["Red turns the shooter on c1 clockwise.", "Red's beam c1–c0 leaves the board."],
    ),
]


@pytest.mark.parametrize(("name", "options", "text", "actions", "sentences"), EVENTS)
def test_events_are_told(
    name: str, options: dict[str, Any], text: str, actions: str, sentences: list[str]
) -> None:
    game = board_game(name, **options)
    state = game.position(text) if text else game.start()
    for action in actions.split():
        state = state.play(action)
    messages = told(state)
    assert [str(message) for message in messages] == sentences
    for message in messages:
        check_said(message)


def test_the_events_of_the_table_are_all_there_are() -> None:
    """What is said in the table above is every sentence for an event."""
    codes = set()
    for name, options, text, actions, _ in EVENTS:
        game = board_game(name, **options)
        state = game.position(text) if text else game.start()
        for action in actions.split():
            state = state.play(action)
        codes |= {message.code for message in told(state)}
    every = entries_of(catalogues("laser")["en"])
    assert codes == {code for code in every if code.startswith("laser-event-")}


@pytest.mark.parametrize(
    ("name", "options"), [(name, options) for name in GAMES for options in GAMES[name]]
)
def test_whatever_happens_can_be_told(name: str, options: dict[str, Any]) -> None:
    """Of every random game, in every language; only the end has no sentence here."""
    game, rng = board_game(name, **options), Random(3)
    for _ in range(3):
        state = game.start()
        for _ in range(60):
            if not state.to_act:
                break
            state = state.play(rng.choice(state.actions()))
            messages = told(state)
            ends = sum(event.kind == "over" for event in state.events)
            assert len(messages) == len(state.events) - ends
            for message in messages:
                check_said(message)


@pytest.mark.parametrize(
    ("way", "corners"),
    [
        (["j1"], ["j1"]),
        (["j1", "j2", "j3"], ["j1", "j3"]),
        (["j1", "j2", "i2", "i3"], ["j1", "j2", "i2", "i3"]),
        (["e4", "e5", "f5", "g5", "g4"], ["e4", "e5", "g5", "g4"]),
    ],
)
def test_a_way_is_told_by_its_corners(way: list[str], corners: list[str]) -> None:
    assert corners_of(way) == corners


def refused(name: str) -> Iterator[Message]:
    """What is said of random texts that are no position, and of random illegal actions."""
    rng = Random(11)
    for options in GAMES[name]:
        game = board_game(name, **options)
        text = game.start_text
        for _ in range(150):
            place = rng.randrange(len(text))
            changed = text[:place] + rng.choice(LETTERS[name]) + text[place + 1 :]
            try:
                state = game.position(changed)
            except InvalidPosition as wrong:
                yield from wrong.faults
                state = game.random_state(rng)
            for _ in range(6):
                start, end = (rng.choice("abcdefghijk") + rng.choice("0123456789") for _ in "12")
                action = start + rng.choice([end, "+", "-", ""])
                try:
                    state.play(rng.choice([action, action, "draw", "pass", "swap"]))
                except IllegalAction as refusal:
                    yield from refusal.faults


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_can_be_said(name: str) -> None:
    """In every language, of damaged positions and of random actions."""
    codes = set()
    for message in refused(name):
        if message.code.startswith(OWNERS):
            check_said(message)
            codes.add(message.code)
    assert len(codes) >= 5


def in_tables() -> set[str]:
    """The codes of all that the tables of wrong positions and actions expect."""
    expected: list[Message] = []
    for row in (*rows(WRONG), *rows(UNREAD), *rows(REFUSED)):
        last = row[-1]
        parts = last if isinstance(last, list) else [last]
        expected += [part for part in parts if isinstance(part, Message)]
    return {code for message in expected for code in nested(message)}


JSON: list[tuple[object, str]] = [
    ([], "photon-state-object"),
    ({"start": ""}, "photon-in-start"),
    ({"history": 1}, "photon-history-list"),
    ({"history": [1]}, "photon-in-history"),
    ({"history": [], "start": "4K5/2S37/10/10/10/10/10/10/10/5k4 b 4 7"}, "photon-history-astray"),
    ({"turn_count": -1}, "photon-number"),
    ({"traces": 1}, "photon-traces-list"),
    ({"traces": [1]}, "photon-trace-list"),
    ({"board": []}, "photon-board-rows"),
    ({"board": [1] * 10}, "photon-board-cells"),
    ({"board": [[1] * 10] * 10}, "photon-in-cell"),
    ({"board": [[1] * 10] * 10}, "photon-cell-object"),
    ({"board": [[{"type": 1}] * 10] * 10}, "photon-cell-type"),
    ({"board": [[{"hp": 0}] * 10] * 10}, "photon-only-number"),
]
# Said of a single square, a JSON text and a text that is none of the notation.
SAID_ELSEWHERE = {
    "laser-incomplete",
    "photon-json-long",
    "photon-no-json",
    "photon-action-object",
    "photon-not-canonical",
}


@pytest.mark.parametrize(("changes", "code"), JSON)
def test_what_is_wrong_with_a_state_as_json_can_be_said(changes: object, code: str) -> None:
    game = obelisk.game("photon")
    assert isinstance(game, Photon)
    data = technical.to_compat(game.start())
    given = {**data, **changes} if isinstance(changes, dict) else changes
    with pytest.raises(InvalidPosition) as caught:
        technical.from_compat(game, given)
    assert code in {inner for fault in caught.value.faults for inner in nested(fault)}
    for fault in caught.value.faults:
        if fault.code.startswith(OWNERS):
            check_said(fault)


@pytest.mark.parametrize("owner", OWNERS)
def test_no_entry_is_left_over(owner: str) -> None:
    """Each is asked for by itself, is told of an event, or is said in a test."""
    codes = {code for code in entries_of(catalogues(owner)["en"]) if not ASKED_FOR.match(code)}
    said = in_tables() | {code for _, code in JSON} | SAID_ELSEWHERE
    assert {code for code in codes - said if not code.startswith("laser-event-")} == set()
