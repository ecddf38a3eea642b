"""Xionghan chess: what the case files cannot say — agreement with a second implementation,
symmetries, the memory of repetition, events."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from obelisk.core.errors import InvalidOption
from obelisk.core.state import State
from obelisk.games.xionghan import Xionghan, rules, view
from obelisk.games.xionghan.board import (
    CELLS,
    DOWN,
    EDGE,
    GRID,
    LEFT,
    RIGHT,
    SHIELD,
    SQUARES,
    STATE,
    UP,
    is_near,
    kind_of,
    owner_of,
    pieces_of,
)
from obelisk.games.xionghan.definitions import (
    first_piece,
    second_straight_pieces,
    straight_pieces,
)
from obelisk.games.xionghan.options import APPEAR
from obelisk.games.xionghan.pieces import pieces
from obelisk.games.xionghan.setups import SETUPS
from obelisk.kernels.kernel import COMPILED
from obelisk.testing import check_game
from tests.conftest import in_soak
from tests.games.ruled import drawn, events_of
from tests.games.xionghan import draws, reference
from tests.games.xionghan.heard import sayable, xionghan
from tests.games.xionghan.reference_rules import VALUES, Rules

MATED = ("checkmate", "stalemate")  # the ends that look at legal actions


def result(state: State) -> tuple[int | None, str] | None:
    return None if state.result is None else (state.result.winner, state.result.reason)


# The second implementation


@pytest.mark.compiled
@pytest.mark.parametrize("part", [0, *in_soak(*range(1, 28))])
def test_legal_actions_and_check_agree_with_the_reference(part: int) -> None:
    """A thousand positions each, over random options: every target is tried there."""
    rng = Random(1000 + part)
    compared = 0
    for _ in range(200):
        options = draws.random_options(rng)
        theirs, game = Rules.of(**options), xionghan(**options)
        for _ in range(5):
            text = draws.random_position(rng, theirs)
            state, position = game.position(text), reference.parse(text)
            about = f"{options} {text}"
            in_check = reference.in_check(position, theirs, position.side)
            assert state.view(None)["check"] == in_check, about
            if state.result is None or state.result.reason in MATED:
                assert set(state.actions()) == reference.legal_actions(position, theirs), about
            compared += 1
    assert compared == 1000


@pytest.mark.compiled
@pytest.mark.parametrize("part", [0, 1, *in_soak(2, 3)])
def test_actions_lead_where_the_reference_leads(part: int) -> None:
    """Positions, pools, counters, deaths and results after one action."""
    rng = Random(2000 + part)
    for _ in range(60):
        options = draws.random_options(rng)
        theirs, game = Rules.of(**options), xionghan(**options)
        text = draws.random_position(rng, theirs)
        state, position = game.position(text), reference.parse(text)
        assert result(state) == reference.status(position, theirs), f"{options} {text}"
        for action in rng.sample(state.actions(), min(4, len(state.actions()))):
            about = f"{options} {text} {action}"
            after, (there, dead) = (
                state.play(action),
                reference.play_with_dead(position, theirs, action),
            )
            assert str(after) == reference.text(there), about
            assert result(after) == reference.status(there, theirs, [position]), about
            assert died(after) == {reference.square(point) for point in dead}, about


def died(state: State) -> set[str]:
    return {
        event.fields[key]
        for event in state.events
        if event.kind in ("capture", "line", "exchange")
        for key in ("square", "assassin_square")
        if key in event.fields
    }


@pytest.mark.compiled
def test_repetition_agrees_with_the_reference() -> None:
    """XH-59, XH-60: a few pieces walk about until the game ends, the whole past being compared."""
    rng = Random(3)
    ends: Counter[str] = Counter()
    for _ in range(60):
        options = {"perpetual_check": rng.choice(["draw", "loss"]), "promotion": "off"}
        row = rng.choice(("2R10", "1r11", "P12", "2A10", "T11j", "3SP8"))
        text = f"13/4k8/13/13/{row}/13/13/13/13/13/13/7K5/13 {rng.choice('rb')} p 0 0"
        ends[walk(text, options, rng)] += 1
    ends[walk("13/5k7/13/13/6r6/13/13/13/P12/13/13/7K5/13 b - 0 0", options, rng)] += 1
    assert ends["repetition"] > 5
    assert ends["perpetual"] > 0


def walk(text: str, options: dict[str, Any], rng: Random) -> str:
    """Play to and fro, with a liking for check, and return how it ends."""
    theirs, state = Rules.of(**options), xionghan(**options).position(text)
    past = [reference.parse(text)]
    way_back: dict[int, str] = {}
    for _ in range(40):
        assert result(state) == reference.status(past[-1], theirs, past[:-1]), text
        if not state.to_act:
            break
        seat, actions = state.to_act[0], state.actions()
        checks = [action for action in actions if state.play(action).record.check]
        liked = [action for action in actions if action == way_back.get(seat)]
        if not liked or (checks and liked[0] not in checks):
            liked = checks
        action = liked[0] if liked and rng.random() < 0.9 else rng.choice(actions)
        start, target = split(action)
        way_back[seat] = f"{target}{start}"
        state = state.play(action)
        past.append(reference.play(past[-1], theirs, action))
    end = result(state)
    return end[1] if end else "none"


def split(action: str) -> tuple[str, str]:
    """The two squares of a move."""
    if action.startswith("P@"):
        return "", action[2:]
    border = next(i for i in range(1, len(action)) if action[i].isalpha())
    return action[:border], action[border:].split("=")[0]


# Symmetries


@pytest.mark.parametrize("seed", range(30 if COMPILED else 2))
def test_left_and_right_make_no_difference(seed: int) -> None:
    assert_symmetric(Random(seed), draws.mirror, draws.mirror_action, turned=False)


@pytest.mark.parametrize("seed", range(30 if COMPILED else 2))
def test_red_and_black_make_no_difference(seed: int) -> None:
    assert_symmetric(Random(seed), draws.half_turn, draws.half_turn_action, turned=True)


def assert_symmetric(rng: Random, image: Any, image_of_action: Any, *, turned: bool) -> None:
    options = draws.random_options(rng)
    game = xionghan(**options)
    text = draws.random_position(rng, Rules.of(**options))
    state = game.position(text)
    other = game.position(reference.text(image(reference.parse(text))))
    assert {image_of_action(action) for action in state.actions()} == set(other.actions())
    for action in rng.sample(state.actions(), min(3, len(state.actions()))):
        here, there = state.play(action), other.play(image_of_action(action))
        assert str(there) == reference.text(image(reference.parse(str(here))))
        assert_same_end(result(here), result(there), turned)


def assert_same_end(here: Any, there: Any, turned: bool) -> None:
    if here is None or here[0] is None or not turned:
        assert here == there
    else:
        assert there == (1 - here[0], here[1])


@pytest.mark.parametrize("setup", ["full", "classic", "classic_row1", "document_literal"])
def test_set_ups_are_symmetric(setup: str) -> None:
    """XH-4 to XH-6: `document_literal` only from left to right, as its source has it."""
    start = reference.parse(str(xionghan(setup=setup).start()))
    assert draws.mirror(start).board == start.board
    assert (draws.half_turn(start).board == start.board) == (setup != "document_literal")


# What a record holds besides the text


@pytest.mark.compiled
@pytest.mark.parametrize("seed", range(8))
def test_a_record_is_what_its_text_says(seed: int) -> None:
    """Hash, counts, kings and sets of points are kept up to date move by move."""
    rng = Random(seed)
    options = draws.random_options(rng) | {"quiet_limit": 0}
    game = xionghan(**options)
    state = game.position(draws.random_position(rng, Rules.of(**options)))
    for _ in range(25):
        if not state.to_act or state.result:
            break
        state = state.play(rng.choice(state.actions()))
        if not game.can_be_read(state):
            break
        again = game.position(str(state))
        for field in ("zobrist", "dead", "check", "stuck"):
            assert state.record[field] == again.record[field], field
        for field in ("board", "count", "pool", "kings", "places", "shields", "rows", "columns"):
            assert state.record[field].tolist() == again.record[field].tolist(), field


def test_sets_of_points_say_what_the_board_says() -> None:
    """The pieces of a side, and what is met in straight ways, walked over point by point."""
    rng = Random(3)
    for _ in range(10):
        options = draws.random_options(rng)
        s = xionghan(**options).position(draws.random_position(rng, Rules.of(**options))).record
        for seat in (0, 1):
            standing = {int(cell) for cell in SQUARES if owner_of(int(s.board[cell])) == seat}
            assert pieces_of(s, seat) == len(standing)
            words = [int(word) for word in s.places[seat]]
            assert {c for c in range(CELLS) if words[c // 60] >> c % 60 & 1} == standing
            shields = {cell for cell in standing if kind_of(int(s.board[cell])) == SHIELD}
            words = [int(word) for word in s.shields[seat]]
            assert {c for c in range(CELLS) if words[c // 60] >> c % 60 & 1} == shields
            for cell in map(int, SQUARES):
                for steps in (1, 2, 3):
                    near = {other for other in standing if distance(cell, other) <= steps}
                    assert is_near(s, seat, cell, steps) == bool(near), (cell, steps)
        for cell in map(int, SQUARES):
            walked = [first_piece(s, cell, way) for way in (UP, RIGHT, DOWN, LEFT)]
            assert list(straight_pieces(s, cell)) == walked
            beyond = [
                met if int(s.board[met]) == EDGE else first_piece(s, met, way)
                for met, way in zip(walked, (UP, RIGHT, DOWN, LEFT), strict=True)
            ]
            assert list(second_straight_pieces(s, cell)) == beyond


def distance(one: int, other: int) -> int:
    """Steps from a point to another one, also diagonal ones."""
    here, there = GRID.place(one), GRID.place(other)
    return max(abs(here[0] - there[0]), abs(here[1] - there[1]))


def test_no_byte_of_a_record_is_left_undefined() -> None:
    taken = sum(STATE.fields[name][0].itemsize for name in STATE.names)
    assert taken == STATE.itemsize


@pytest.mark.compiled
def test_moves_and_captures_hold_for_every_kind_that_is_missing() -> None:
    """XH-7: a game without pieces of a kind works everywhere."""
    for letter, switch in APPEAR.items():
        if letter == "K":
            continue  # no game is without. XH-66
        game = xionghan(**{switch: False})
        start = game.start()
        assert letter not in {str(piece).upper() for piece in pieces(start.record).values()}
        assert start.svg().startswith("<svg")
        state = game.random_state(Random(1))
        assert str(game.position(str(state))) == str(state)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("pawns", [True, False])
@pytest.mark.parametrize("wardens", [True, False])
def test_wardens_that_capture_need_pawns_between_the_kings(
    setup: str, pawns: bool, wardens: bool
) -> None:
    """XH-7, XH-8, XH-33: else black would be in check at the start, and it is red's turn."""
    options = {"setup": setup, "pawn_appear": pawns, "wei_appear": wardens, "dun_appear": False}
    if pawns or not wardens or setup.startswith("classic"):
        start = xionghan(wei_can_capture=True, **options).start()
        assert start.to_act == (0,)
        assert start.actions()
    else:
        with pytest.raises(InvalidOption, match="Keep the pawns, or set wei_can_capture=false"):
            xionghan(wei_can_capture=True, **options)
    assert xionghan(wei_can_capture=False, **options).start().actions()


def test_there_is_no_game_without_kings() -> None:
    """XH-7, XH-66"""
    with pytest.raises(InvalidOption, match="There is no game without kings"):
        xionghan(king_appear=False)
    described = {option["name"]: option for option in Xionghan.options_type.describe()}
    assert described["king_appear"]["choices"] == [True]  # so that no form offers it
    old = Xionghan.of_version("1", {"king_appear": False})
    assert str(old.start()) == str(xionghan().start())  # it had no effect then


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"kings_face": "draw", "pawn_appear": False}, "kings_face=draw no pawn stands between"),
        (
            {"insufficient_material": "simple"},
            "With setup=classic only these kinds are left",
        ),
        ({"palace_entry_wins": False}, "so the game would be drawn from the start"),
        ({"king_can_leave_palace": False}, "or set insufficient_material=off"),
    ],
)
def test_options_whose_start_is_over_are_refused(options: dict[str, Any], reason: str) -> None:
    """XH-66"""
    kinds = ("ju", "ma", "xiang", "shi", "pao", "pawn", "she", "lei", "xun")
    bare = {f"{kind}_appear": False for kind in kinds} | {"setup": "classic"}
    given = options if "pawn_appear" in options else bare | options
    with pytest.raises(InvalidOption) as refused:
        xionghan(**given)
    assert reason in str(refused.value)
    for mode in ("insufficient_material", "kings_face"):
        playable = given | {"insufficient_material": "off", "kings_face": "column"}
        assert xionghan(**playable).start().actions(), mode


@pytest.mark.compiled
@pytest.mark.parametrize("part", [0, *in_soak(*range(1, 12))])
def test_exactly_the_options_without_a_start_are_refused(part: int) -> None:
    """XH-66: the start is looked at by the second implementation; most kinds are missing."""
    rng, refused = Random(5000 + part), 0
    for _ in range(150):
        options = options_of_few(rng)
        theirs = Rules.of(**options)
        try:
            assert xionghan(**options).start().actions()
            assert not reference.is_no_start(theirs), options
        except InvalidOption as refusal:
            assert reference.is_no_start(theirs), f"{options}: {refusal}"
            refused += 1
    assert 20 < refused < 130


def options_of_few(rng: Random) -> dict[str, Any]:
    """Options under which few kinds are in the game, and ends are near."""
    kept = rng.sample(sorted(set(APPEAR) - {"K"}), rng.choice((0, 1, 2)))
    options: dict[str, Any] = {APPEAR[letter]: letter in kept for letter in set(APPEAR) - {"K"}}
    options["dun_appear"] = options["wei_appear"] = rng.random() < 0.5
    options["pawn_appear"] = rng.random() < 0.2
    for name in ("setup", "insufficient_material", "kings_face", "stalemate", "wei_facing"):
        options[name] = rng.choice(VALUES[name])
    for name in ("palace_entry_wins", "king_can_leave_palace", "king_can_diagonal_in_palace"):
        options[name] = rng.random() < 0.5
    return options | {"wei_can_capture": rng.random() < 0.3}


# Kings that face each other


def test_facing_kings_are_a_draw_where_the_options_say_so() -> None:
    """XH-13: given or reached; the other values forbid it."""
    facing = "13/6k6/13/13/13/13/13/13/13/13/6K6/13/P12 r - 0 0"
    assert result(xionghan(kings_face="draw").position(facing)) == (None, "facing")
    assert result(xionghan().position(facing)) is None
    covered = facing.replace("13/6K6", "6P6/6K6")
    assert result(xionghan(kings_face="draw").position(covered)) is None


def test_a_mate_goes_before_facing_kings() -> None:
    """XH-63: the horse leaves the column of the kings and mates."""
    text = "k11C/N12/7N5/13/13/13/13/13/13/13/13/K12/13 r - 0 0"
    state = xionghan(kings_face="draw").position(text)
    assert result(state.play("a12c13")) == (0, "checkmate")


@pytest.mark.compiled
@pytest.mark.parametrize("part", [0, *in_soak(1, 2, 3)])
def test_facing_kings_agree_with_the_reference(part: int) -> None:
    """XH-13, XH-63: kings on one column, and little between."""
    rng, ends = Random(6000 + part), Counter[str]()
    for _ in range(60):
        options = draws.random_options(rng) | {"kings_face": "draw", "pawn_appear": True}
        theirs, game = Rules.of(**options), xionghan(**options)
        text = draws.kings_on_a_column(rng, theirs)
        state, position = game.position(text), reference.parse(text)
        assert result(state) == reference.status(position, theirs), f"{options} {text}"
        for action in state.actions():
            after = state.play(action)
            there = reference.play(position, theirs, action)
            assert result(after) == reference.status(there, theirs, [position]), f"{text} {action}"
            ends[after.result.reason if after.result else "none"] += 1
    assert ends["facing"] > 20, ends


# Repetition and perpetual check


def test_a_position_may_return_after_a_death() -> None:
    """XH-59: a pawn is taken and revived, and twice all stands as before."""
    state = xionghan().position("13/5k7/13/13/13/13/r12/13/P12/13/13/7K5/13 b - 0 0")
    start = str(state).split()[:3]
    cycle = ("a7a5", "h2g3", "a5a7", "g3h3", "f12e12", "h3h2", "e12f12", "P@a5")
    for times in (2, 3):
        for action in cycle:
            assert result(state) is None
            state = state.play(action)
        assert str(state).split()[:3] == start
        assert state.record.repeats == times
    assert result(state) == (None, "repetition")


def test_perpetual_check_needs_every_action_of_exactly_one_side() -> None:
    """XH-60: one quiet action in the cycle and it is a plain draw."""
    text = "13/5k7/13/13/6r6/13/13/13/P12/13/13/7K5/13 b - 0 0"
    state = xionghan(perpetual_check="loss").position(text)
    for action in ("g9h9", "h2g2", "h9g9", "g2h2", "g9i9", "h2h3", "i9g9", "h3h2"):
        assert result(state) is None
        state = state.play(action)
    assert result(state) == (None, "repetition")


def test_a_death_of_another_kind_ends_the_memory() -> None:
    state = xionghan().position("13/5k7/13/13/13/13/n12/13/R12/13/13/7K5/13 r - 0 0")
    assert len(state.play("a5a7").past) == 1
    assert len(state.play("a5a6").past) == 2


# Events


def test_events_of_a_capture_and_check() -> None:
    state = xionghan().position("13/5k7/13/13/5p7/13/13/13/5R7/13/13/7K5/13 r - 0 0")
    assert events_of(state.play("f5f9")) == [
        {
            "event": "move",
            "seat": 0,
            "from": "f5",
            "to": "f9",
            "piece": "R",
            "notation": "俥八进四",
        },
        {"event": "capture", "square": "f9", "piece": "p", "seat": 1},
        {"event": "check", "seat": 1},
    ]
    assert drawn(state.play("f5f9")) == [
        {"how": "removed", "square": "f9"},
        {"how": "moved", "from": "f5", "to": "f9"},
        {"how": "flashed", "squares": ["f12"]},
    ], "what is taken goes before the piece that takes it comes"


def test_events_of_a_line() -> None:
    """XH-42: one event for each piece removed, with three points along the line."""
    state = xionghan().position("13/5k7/13/4r8/4P8/J12/13/13/13/13/13/7K5/13 r - 0 0")
    line = {"event": "line", "square": "e10", "piece": "r", "seat": 1}
    assert events_of(state.play("a8e8"))[1:] == [line | {"squares": ["e10", "e9", "e8"]}]
    assert drawn(state.play("a8e8"))[1:] == [
        {"how": "flashed", "squares": ["e10", "e9", "e8"]},
        {"how": "removed", "square": "e10"},
    ]


def test_events_of_an_exchange() -> None:
    """XH-46"""
    state = xionghan().position("13/5k7/13/13/13/13/3Tr8/13/P12/13/13/7K5/13 r - 0 0")
    assert events_of(state.play("d7b7"))[1:] == [
        {
            "event": "exchange",
            "square": "e7",
            "piece": "r",
            "seat": 1,
            "assassin_square": "b7",
            "assassin": "T",
        }
    ]
    assert drawn(state.play("d7b7")) == [
        {"how": "moved", "from": "d7", "to": "b7"},
        {"how": "removed", "square": "e7"},
        {"how": "removed", "square": "b7"},
    ]


def test_events_of_promotion_revival_and_end() -> None:
    state = xionghan().position("13/P12/5k7/13/13/13/13/13/13/13/13/7K5/13 r RP 0 0")
    promoted = events_of(state.play("a12a13=R"))
    assert [event["event"] for event in promoted] == ["move", "promote"]
    assert promoted[1] == {"event": "promote", "square": "a13", "kind": "R"}
    assert events_of(state.play("P@c5")) == [
        {"event": "revive", "seat": 0, "square": "c5", "notation": "兵十一复活"}
    ]
    assert drawn(state.play("a12a13=R"))[-1] == {"how": "appeared", "square": "a13"}
    assert drawn(state.play("P@c5")) == [{"how": "appeared", "square": "c5"}]
    near = xionghan().position("13/k12/13/13/6K6/13/13/13/12P/13/13/r12/13 r - 0 0")
    assert events_of(near.play("g9g10"))[-1] == {"event": "end", "winner": 0, "reason": "palace"}


# Each an action with its events in English.
SAID: list[tuple[str, str, list[str | None]]] = [
    (
        "13/5k7/13/13/5p7/13/13/13/5R7/13/13/7K5/13 r - 0 0",
        "f5f9",
        [
            "Red moves the rook from f5 to f9.",
            "The black pawn on f9 is captured.",
            "Black is in check.",
        ],
    ),
    (
        "13/5k7/13/4r8/4P8/J12/13/13/13/13/13/7K5/13 r - 0 0",
        "a8e8",
        [
            "Red moves the armour from a8 to e8.",
            "The line e10, e9, e8 removes the black rook on e10.",
        ],
    ),
    (
        "13/5k7/13/13/13/13/3Tr8/13/P12/13/13/7K5/13 r - 0 0",
        "d7b7",
        [
            "Red moves the assassin from d7 to b7.",
            "Exchange: the red assassin on b7 and the black rook on e7 both die.",
        ],
    ),
    (
        "13/5k7/13/13/13/13/13/13/13/13/7K5/p12/13 b r 0 0",
        "a2a1=R",
        [
            "Black moves the pawn from a2 to a1.",
            "The pawn on a1 is promoted to rook.",
        ],
    ),
    (
        "13/P12/5k7/13/13/13/13/13/13/13/13/7K5/13 r RP 0 0",
        "P@c5",
        ["Red revives a pawn on c5."],
    ),
    (
        "13/k12/13/13/6K6/13/13/13/12P/13/13/r12/13 r - 0 0",
        "g9g10",
        ["Red moves the king from g9 to g10.", None],
    ),
]


@pytest.mark.parametrize(("position", "action", "told"), SAID)
def test_events_are_said(position: str, action: str, told: list[str | None]) -> None:
    """The end is not: the result says why it came."""
    state = xionghan().position(position).play(action)
    shown = state.view(None)
    messages = [view.said(event, shown) for event in shown["events"]]
    assert [message and str(message) for message in messages] == told
    for message in messages:
        assert message is None or sayable(message)


def test_events_are_said_by_native_readers() -> None:
    state = xionghan().position(SAID[0][0]).play("f5f9")
    shown = state.view(None)
    messages = [message for event in shown["events"] if (message := view.said(event, shown))]
    assert [message.said("zh") for message in messages] == [
        "红方的车从 f5 走到 f9。",
        "f9 的黑方卒被吃。",
        "黑方被将军。",
    ]
    assert [message.said("ru") for message in messages] == [
        "Красные ходят ладьёй с f5 на f9.",
        "Взята чёрная пешка на f9.",
        "Шах чёрным.",
    ]


# Promises


@pytest.mark.compiled
@pytest.mark.parametrize("part", [*range(3), *in_soak(*range(3, 26))])
def test_conformance_over_random_options(part: int) -> None:
    """Ten sets of options each."""
    rng = Random(4000 + part)
    for _ in range(10):
        game = xionghan(**draws.random_options(rng))
        check_game(game, games=1, plies=1, seed=rng.randrange(10**6), compiled=False)


@pytest.mark.compiled
def test_conformance() -> None:
    """In compiled code; tests/games/test_modes.py has a shorter course in both modes."""
    check_game(xionghan(), games=1, plies=5, compiled=False)


@pytest.mark.soak
def test_conformance_in_both_modes() -> None:
    check_game(xionghan(), games=1, plies=8)
    check_game(xionghan(preset="competitive", setup="classic", jia_scope="any"), games=1, plies=4)


def test_points_are_numbered_from_the_bottom() -> None:
    """XH-1, XH-2: source row 11, column 6 is g2."""
    assert GRID.name(GRID.cell(6, 11)) == "g2"
    assert rules.in_palace(0, GRID.find("f2"))
    assert not rules.in_palace(0, GRID.find("f5"))
    assert rules.in_palace(1, GRID.find("h12"))
