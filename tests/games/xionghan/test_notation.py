"""Xionghan chess as text: positions, actions, Chinese notation."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from obelisk.core.errors import AmbiguousAction, InvalidOption, InvalidPosition, UnreadableAction
from obelisk.core.state import State
from obelisk.games.xionghan import chinese
from obelisk.games.xionghan.options import APPEAR
from obelisk.games.xionghan.setups import SETUPS
from tests.games.xionghan import draws, heard
from tests.games.xionghan.heard import place, refused, sayable, xionghan
from tests.games.xionghan.reference_rules import Rules

# Positions


@pytest.mark.parametrize("setup", SETUPS)
def test_set_ups_are_canonical(setup: str) -> None:
    """XH-4 to XH-6"""
    assert str(xionghan(setup=setup).start()) == SETUPS[setup]


@pytest.mark.parametrize(
    ("text", "count", "own"),
    [
        (7, 1, []),
        ("", 1, [("position-fields", {"text": "", "count": "0"})]),
        ("13 r - 0", 1, [("position-fields", {"text": "13 r - 0", "count": "4"})]),
        (
            "13/5k7 x KQ 1a -3",
            6,
            [
                ("pool-king", {"text": "KQ"}),
                (
                    "pool-letter",
                    {"text": "KQ", "letter": "Q", "letters": "R N B A C P W S L J T D X"},
                ),
            ],
        ),
        ("13/5k7/14/13/13/13/013/13/z12/13/13/7K5/13 r", 3, []),
        (
            "13/5k1k5/13/13/13/13/13/13/13/13/13/13/13 r",
            2,
            [
                ("king-missing", {"side": "red"}),
                ("kings-several", {"side": "black", "count": "2", "squares": "f12 h12"}),
            ],
        ),
        (
            "13/5k7/13/13/13/13/13/13/13/13/13/7K5/13 r " + "P" * 10000,
            1,
            [("pool-crowded", {"letter": "P", "most": "9999"})],
        ),
        (
            "13/5k7/13/13/13/13/13/13/13/13/13/7K5/13 r 兵",
            1,
            [
                (
                    "pool-letter",
                    {"text": "兵", "letter": "兵", "letters": "R N B A C P W S L J T D X"},
                )
            ],
        ),
        (
            "13/5k7/13/13/13/13/5R7/13/13/13/13/7K5/13 r",
            1,
            [("check-left", {"waiting": "black", "side": "red", "checker": "red rook f7"})],
        ),
    ],
)
def test_every_fault_of_a_position_is_named(
    text: Any, count: int, own: list[tuple[str, dict[str, str]]]
) -> None:
    """XH-8; what every board game has is tested with the core."""
    with pytest.raises(InvalidPosition) as refusal:
        xionghan().position(text)
    faults = refusal.value.faults
    assert len(faults) == count
    ours = [sayable(fault) for fault in faults if fault.code.startswith("xionghan-")]
    assert [(heard.code(fault), heard.facts(fault.args)) for fault in ours] == own


@pytest.mark.compiled
def test_every_fault_of_a_damaged_position_can_be_said() -> None:
    rng, start = Random(3), SETUPS["full"]
    codes = set()
    for _ in range(400):
        text = list(start.replace(" - ", f" {rng.choice(['-', 'PRn', 'kX', '??'])} "))
        for _ in range(rng.randint(1, 3)):
            text[rng.randrange(len(text))] = rng.choice(["", "/", " ", "K", "k", "1", "z", "兵"])
        try:
            xionghan().position("".join(text))
        except InvalidPosition as refusal:
            ours = [fault for fault in refusal.faults if fault.code.startswith("xionghan-")]
            codes |= {heard.code(sayable(fault)) for fault in ours}
    assert codes >= {"position-fields", "kings-several", "pool-king", "pool-letter"}


def test_a_pool_comes_in_any_order() -> None:
    text = "13/5k7/13/13/r12/13/13/13/13/13/13/7K5/R12"
    state = xionghan().position(f"{text} r pNPcP")
    assert str(state) == f"{text} r NPPcp 0 0"


@pytest.mark.parametrize(
    ("options", "fault"),
    [
        ({"setup": "huge"}, "setup"),
        ({"quiet_limit": -1}, "quiet_limit"),
        ({"dun_adjacency": 6}, "dun_adjacency"),
        ({"ju_appears": False}, "ju_appear"),
        ({"promotion": "maybe", "stalemate": 1}, "stalemate"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, Any], fault: str) -> None:
    """XH-66"""
    with pytest.raises(InvalidOption, match=fault):
        xionghan(**options)


@pytest.mark.parametrize(
    ("options", "codes"),
    [
        ({"king_appear": False}, ["options-no-kings"]),
        ({"pawn_appear": False, "wei_can_capture": True}, ["options-king-taken"]),
        ({"pawn_appear": False, "kings_face": "draw"}, ["options-kings-face"]),
        (
            {"pawn_appear": False, "wei_can_capture": True, "kings_face": "draw"},
            ["options-king-taken", "options-kings-face"],
        ),
        (
            {
                **{name: False for letter, name in APPEAR.items() if letter not in "KWD"},
                "insufficient_material": "simple",
            },
            ["options-drawn"],
        ),
    ],
)
def test_options_that_leave_no_game_are_refused(options: dict[str, Any], codes: list[str]) -> None:
    """XH-66"""
    with pytest.raises(InvalidOption) as refusal:
        xionghan(**options)
    assert [heard.code(sayable(fault)) for fault in refusal.value.faults] == codes


def test_an_option_beside_a_preset_wins() -> None:
    """XH-66"""
    game = xionghan(preset="competitive", quiet_limit=7)
    assert game.options.to_json()["quiet_limit"] == 7
    assert game.options.to_json()["perpetual_check"] == "loss"


# Actions


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unreadable"),
        ("h2", "no-target"),
        ("P@", "no-target"),
        ("e4=R", "unreadable"),
        ("P@g5=R", "unreadable"),
        ("n3n4", "no-such-point"),
        ("a14a13", "no-such-point"),
        ("a5a6=Q", "no-such-kind"),
    ],
)
def test_what_is_no_action_is_unreadable_or_incomplete(text: str, code: str) -> None:
    with pytest.raises((UnreadableAction, AmbiguousAction)):
        xionghan().start().play(text)
    assert heard.code(refused(xionghan().start(), text)) == code


def test_an_action_is_text() -> None:
    with pytest.raises(UnreadableAction):
        xionghan().start().play(7)  # type: ignore[arg-type]


def test_squares_are_read_in_any_case() -> None:
    start = xionghan().start()
    assert start.play(" L4I4 ") == start.play("l4i4")
    dead = place("Kh2 kf12 Ra1", "r", "P")
    assert dead.play("p@G5") == dead.play("P@g5")


# Chinese notation


def names(state: State) -> dict[str, str]:
    codes = state.game.codes(state)
    return {
        chinese.write(state.record, code): state.game.notation.write_action(code) for code in codes
    }


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("l4i4", "炮二平五"),
        ("b4b9", "炮十二进五"),
        ("k2k3", "俥三进一"),
        ("j2i4", "傌四进五"),
        ("j2k4", "傌四斜进三"),
        ("j2j5", "傌四直进三"),
        ("i2g4", "相五进七"),
        ("h2g3", "仕六进七"),
        ("g2g3", "漢七进一"),
        ("g2f1", "漢七退八"),
        ("a1d4", "射十三进十"),
        ("g5g6", "兵七进一"),
    ],
)
def test_moves_are_named_as_in_chinese_chess(action: str, name: str) -> None:
    start = xionghan().start()
    assert start.play(action).events[0].fields["notation"] == name
    assert start.play(name) == start.play(action)


@pytest.mark.parametrize(
    ("standing", "options", "name", "action"),
    [
        ("Nj2 Rj5", {}, "傌四进三", "j2k4"),  # no way straight: its end is taken
        ("Nj2 pj4", {}, "傌四进三", "j2k4"),
        ("Nj2", {"ma_can_straight_three": False}, "傌四进三", "j2k4"),
        ("Nj2 Rk4", {}, "傌四进三", "j2j5"),
        ("Nj2", {"ma_can_straight_three": False}, "傌四斜进三", "j2k4"),
    ],
)
def test_straight_and_aslant_are_told_apart_only_where_both_can_be_played(
    standing: str, options: dict[str, Any], name: str, action: str
) -> None:
    state = place(f"Kg2 kf12 {standing} pa9", **options)
    assert state.play(name) == state.play(action)
    if "斜" not in name:
        assert state.game.spell(state, action, "chinese") == name


def test_a_game_says_which_notations_it_has() -> None:
    start = xionghan().start()
    assert start.game.notations == ("plain", "chinese")
    assert start.game.spell(start, "炮二平五", "plain") == "l4i4"
    assert start.game.spell(start, "l4i4", "chinese") == "炮二平五"
    with pytest.raises(ValueError, match="wxf"):
        start.game.spell(start, "l4i4", "wxf")


def test_each_side_counts_the_files_from_its_right() -> None:
    names = xionghan().start().view(None)["board"]["lines"]["file_names"]["chinese"]
    assert [side[0] for side in names] == ["十三", "1"]  # of file a
    assert [side[-1] for side in names] == ["一", "13"]


def test_black_counts_in_digits_from_its_right() -> None:
    state = xionghan().start().play("炮二平五")
    after = state.play("砲2平5")
    assert after.events[0].fields["from"] == "b10"
    assert after.events[0].fields["to"] == "e10"
    assert state.play("馬10進9") == state.play("j12i10")
    assert state.play("砲二平五") == after


def test_pieces_on_one_file_are_told_apart() -> None:
    state = place("Kh2 kf12 Re5 Re9 Ra1")
    assert state.play("前俥平十") == state.play("e9d9")
    assert state.play("后俥平十") == state.play("e5d5")
    assert "俥十三平十" in names(state)
    crowd = place("Kh2 kf12 Pe7 Pe8 Pe9 Pe10 Pc8 Pc9 ra1")
    assert crowd.play("前兵九进一") == crowd.play("e10e11")
    assert crowd.play("二兵九平十") == crowd.play("e9d9")
    assert crowd.play("后兵十一平十二") == crowd.play("c8b8")
    three = place("Kh2 kf12 Pe7 Pe8 Pe9 ra1")
    assert three.play("中兵平十") == three.play("e8d8")


def test_promotion_revival_and_exchange_are_named() -> None:
    state = place("Kh2 kf12 Pa12 Te5 rd5", "r", "RP")
    assert state.play("兵十三进一升俥") == state.play("a12a13=R")
    assert state.play("兵七复活") == state.play("P@g5")
    assert state.play("刺九平六兑") == state.play("e5h5")
    assert state.play("刺九平六") == state.play("e5h5")
    black = place("Kh2 kf12 Ra1", "b", "p")
    assert black.play("卒7复活") == black.play("P@g9")


@pytest.mark.parametrize(
    ("name", "code", "args"),
    [
        ("炮", "unreadable-chinese", {}),
        ("龍二平五", "no-such-character", {"character": "龍", "side": "red"}),
        ("炮七平五", "none-on-file", {"character": "炮", "file": "七"}),
        ("炮二平十三", "blocked", {"blocker": "red cannon b4"}),
        ("傌四进三", "straight-or-slanting", {"squares": "j5 k4"}),
        ("前炮平五", "none-in-order", {"called": "前炮"}),
        ("炮平五", "no-file", {"character": "炮"}),
        ("俥三进十三", "rook-way", {"mover": "red rook k2", "target": "a12"}),
        ("俥三直退三", "off-board", {}),
        ("刺四平五兑", "no-exchange", {}),
        ("炮七复活", "revival-form", {"example": "兵七复活"}),
        ("兵七复活", "revival-none-dead", {"side": "red"}),
        ("兵七进一升龍", "no-such-character", {"character": "龍", "side": "red"}),
    ],
)
def test_wrong_names_are_refused(name: str, code: str, args: dict[str, str]) -> None:
    message = refused(xionghan().start(), name)
    facts = heard.facts(message.args)
    assert heard.code(message) == code
    assert facts.get("text", name) == name
    assert facts.items() >= args.items()


def test_a_revival_is_shown_as_its_side_writes_it() -> None:
    black = place("Kh2 kf12 Ra1", "b", "p")
    assert heard.facts(refused(black, "砲7复活").args)["example"] == "卒7复活"


def test_a_crowd_needs_its_file_and_order() -> None:
    state = place("Kh2 kf12 Pe7 Pe8 Pc8 Pc9 ra1")
    for name, squares in (("兵九进一", "e8 e7"), ("前兵进一", "c9 e8")):
        with pytest.raises(AmbiguousAction):
            state.play(name)
        message = refused(state, name)
        assert (heard.code(message), heard.facts(message.args)["squares"]) == (
            "several-fit",
            squares,
        )
    assert heard.code(refused(state, "俥一进一")) == "none-on-board"


@pytest.mark.compiled
@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_every_legal_action_has_a_name_of_its_own(seed: int) -> None:
    rng = Random(seed)
    options = draws.random_options(rng)
    state = xionghan(**options).position(draws.random_position(rng, Rules.of(**options)))
    if not state.to_act:
        return
    named = names(state)
    assert sorted(named.values()) == sorted(state.actions())
    for name, action in rng.sample(sorted(named.items()), min(12, len(named))):
        assert state.play(name) == state.play(action), name
