"""Options typed as text, and told to people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from obelisk.core.errors import InvalidOption
from obelisk.core.messages import Message
from obelisk.core.options import Options, choice, count, flag, repetition
from obelisk.games.khet.options import KhetOptions


def test_typed_options_become_values() -> None:
    typed = KhetOptions.parse(["setup=isis", "pharaoh_rotation=True", "quiet_limit = 12"])
    assert typed == {"setup": "isis", "pharaoh_rotation": True, "quiet_limit": 12}
    assert KhetOptions.read(typed).changed() == typed


@pytest.mark.parametrize("pair", ["quiet_limit=x", "quiet_limit=-1", "quiet_limit=٣", "a=b"])
def test_typed_nonsense_is_refused_like_any_other(pair: str) -> None:
    with pytest.raises(InvalidOption):
        KhetOptions.read(KhetOptions.parse([pair]))


def test_a_pair_needs_an_equals_sign() -> None:
    with pytest.raises(InvalidOption, match="name=value"):
        KhetOptions.parse(["setup"])


@dataclass(frozen=True)
class Preset(Options):
    preset: str = choice("small", ("small", "large"), "the values of the next two")
    rows: int = count(7, "rows")
    swaps: bool = flag(False, "swaps")

    presets: ClassVar = {"small": {"rows": 7}, "large": {"rows": 9, "swaps": True}}


def test_a_preset_gives_values_and_an_option_beside_it_wins() -> None:
    assert Preset.read({}).to_json() == {"preset": "small", "rows": 7, "swaps": False}
    assert Preset.read({"preset": "large"}).to_json() == {
        "preset": "large",
        "rows": 9,
        "swaps": True,
    }
    chosen = Preset.read({"preset": "large", "rows": 8})
    assert chosen.rows == 8
    assert chosen.changed() == {"preset": "large", "rows": 8}
    with pytest.raises(InvalidOption, match="small or large"):
        Preset.read({"preset": "huge"})


@dataclass(frozen=True)
class Sized(Options):
    rows: int = choice(8, (8, 7), "rows")


def test_a_choice_may_be_of_numbers() -> None:
    assert Sized.read(Sized.parse(["rows=7"])).changed() == {"rows": 7}
    assert Sized.describe()[0]["values"] == "8 or 7"
    for wrong in (9, "7", 7.0, True, None):
        with pytest.raises(InvalidOption, match="must be 8 or 7"):
            Sized.read({"rows": wrong})
    with pytest.raises(InvalidOption, match="rows cannot be '9'"):
        Sized.read(Sized.parse(["rows=9"]))


@dataclass(frozen=True)
class Repeating(Options):
    repeats: int = repetition(3, "occurrences that make a draw; 0: never")


def test_a_first_occurrence_is_no_repetition() -> None:
    for fine in (0, 2, 3, 10**9):
        assert Repeating.read({"repeats": fine}).repeats == fine
    for wrong in (1, -1, 10**9 + 1, True, "2", 2.0):
        with pytest.raises(InvalidOption, match="0 or a whole number from 2 to 1,000,000,000"):
            Repeating.read({"repeats": wrong})


CLASH = Message("core-values-list", values="swaps need rows")


@dataclass(frozen=True)
class Clashing(Options):
    rows: int = count(7, "rows")
    swaps: bool = flag(False, "swaps")

    def clashes(self) -> list[Message]:
        return [CLASH] if self.swaps and not self.rows else []


def test_options_may_clash_that_are_right_by_themselves() -> None:
    for fine in ({"rows": 0}, {"swaps": True}):
        assert Clashing.read(fine).changed() == fine
    with pytest.raises(InvalidOption) as refused:
        Clashing.read({"rows": 0, "swaps": True})
    assert refused.value.faults == (CLASH,)


def test_every_option_is_described() -> None:
    described = KhetOptions.describe()
    assert [option["name"] for option in described] == list(KhetOptions().to_json())
    assert all(option["help"] and option["values"] for option in described)
    assert all(bool(option["choices"]) is (option["range"] is None) for option in described)
    assert [Sized.describe()[0][key] for key in ("choices", "range")] == [[8, 7], None]
    assert Repeating.describe()[0]["range"] == {"least": 2, "most": 10**9, "never": True}
    assert Clashing.describe()[0]["range"] == {"least": 0, "most": 10**9, "never": False}
    assert Clashing.describe()[1]["choices"] == [True, False]
