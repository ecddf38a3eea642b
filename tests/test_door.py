"""The public door: obelisk.game, obelisk.games, IllegalAction."""

from __future__ import annotations

import pytest

import obelisk
from obelisk.core import errors


def test_games_are_listed_by_name() -> None:
    assert "khet" in obelisk.game_names()


def test_the_example_of_the_design() -> None:
    game = obelisk.game("khet", setup="dynasty")
    state = game.start()
    assert state.to_act == (0,)
    assert "d1+" in state.actions() == state.actions(0)
    after = state.play("d1+")
    assert after.to_act == (1,)
    assert str(state) == str(game.start()), "the old state is untouched"
    assert state.result is None


@pytest.mark.parametrize("name", ["chess", "Khet", "", None, ["khet"]])
def test_an_unknown_game_lists_the_right_ones(name: str) -> None:
    with pytest.raises(errors.UnknownGame, match=r"The games are .*khet"):
        obelisk.game(name)


def test_a_misspelt_game_gets_a_hint() -> None:
    with pytest.raises(ValueError, match="Did you mean 'khet'"):
        obelisk.game("kheet")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"setup": "ace"}, "setup cannot be 'ace'.*classic, dynasty"),
        ({"setups": "classic"}, "no option 'setups'. Did you mean 'setup'"),
        ({"quiet_limit": -1}, "quiet_limit cannot be -1.*whole number"),
        ({"quiet_limit": True}, "quiet_limit cannot be True"),
        ({"quiet_limit": "5"}, "quiet_limit cannot be '5'"),
        ({"pharaoh_rotation": 1}, "pharaoh_rotation cannot be 1.*true or false"),
        ({"repetition": None}, "repetition cannot be None"),
    ],
)
def test_a_wrong_option_says_what_would_be_right(options: dict[str, object], words: str) -> None:
    with pytest.raises(errors.InvalidOption, match=words):
        obelisk.game("khet", **options)


def test_all_wrong_options_are_named_at_once() -> None:
    with pytest.raises(errors.InvalidOption) as caught:
        obelisk.game("khet", setup="x", quiet_limit="y", colour="z")
    assert len(caught.value.faults) == 3


def test_every_error_is_a_value_error() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    assert len(kinds) > 7
    assert all(issubclass(kind, ValueError) for kind in kinds if issubclass(kind, Exception))
    assert obelisk.IllegalAction is errors.IllegalAction


def test_a_game_is_a_value() -> None:
    game = obelisk.game("khet", quiet_limit=5)
    assert game == obelisk.game("khet", quiet_limit=5) != obelisk.game("khet")
    assert len({game, obelisk.game("khet", quiet_limit=5)}) == 1
    assert repr(game) == "obelisk.game('khet', quiet_limit=5)"
    with pytest.raises(AttributeError, match="read-only"):
        game.options = None  # type: ignore[assignment]
