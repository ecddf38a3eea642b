"""Games kept from older versions of their rules."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from obelisk.core.errors import InvalidOption, UnknownRules
from obelisk.core.messages import Message
from obelisk.core.options import count, flag
from obelisk.core.quoting import shown
from obelisk.games.khet import Khet
from obelisk.games.khet.options import KhetOptions

IMPATIENT = Message("core-values-list", values="the pharaoh would not wait")


@dataclass(frozen=True)
class LaterOptions(KhetOptions):
    """Version 2 changed the default of `quiet_limit`, version 3 that of `repetition_ignores_side`;
    both changed `patience`, which version 2 brought."""

    quiet_limit: int = count(40, "plies without a removal")
    repetition_ignores_side: bool = flag(True, "positions are compared without the side to act")
    patience: int = count(2, "how patient the pharaoh is")

    upgrades: ClassVar = {
        "1": {"quiet_limit": 0, "patience": 0},
        "2": {"repetition_ignores_side": False, "patience": 1},
    }

    def clashes(self) -> list[Message]:
        return [] if self.patience else [IMPATIENT]


class LaterKhet(Khet):
    rules_version = "3"
    options_type = LaterOptions


def of_version(version: str, **given: object) -> Any:
    return LaterKhet.of_version(version, given)


def test_the_game_of_todays_version_is_the_ordinary_one() -> None:
    assert of_version("3", setup="isis") == LaterKhet(setup="isis")
    assert of_version("3").rules_version == "3"


@pytest.mark.parametrize(
    ("version", "quiet", "ignores", "patience"), [("1", 0, False, 0), ("2", 40, False, 1)]
)
def test_what_an_old_game_does_not_say_is_as_it_was_then(
    version: str, quiet: int, ignores: bool, patience: int
) -> None:
    options = of_version(version).options
    assert options.quiet_limit == quiet
    assert options.repetition_ignores_side is ignores
    assert options.patience == patience


def test_what_an_old_game_says_holds() -> None:
    options = of_version("1", quiet_limit=7, setup="isis").options
    assert (options.quiet_limit, options.setup) == (7, "isis")


def test_an_old_game_keeps_its_version_and_plays() -> None:
    game = of_version("1", setup="isis")
    copy = pickle.loads(pickle.dumps(game))
    assert copy == game
    assert copy.rules_version == game.rules_version == "1"
    assert LaterKhet.rules_version == "3"
    state = game.start()
    assert state.play(state.actions()[0]).game.rules_version == "1"
    assert of_version(game.rules_version, **game.options.to_json()) == game


def test_only_new_games_are_asked_whether_their_options_clash() -> None:
    assert of_version("1", patience=0).options.patience == 0
    with pytest.raises(InvalidOption) as refused:
        of_version("3", patience=0)
    assert refused.value.faults == (IMPATIENT,)


def test_options_that_never_were_are_refused_in_every_version() -> None:
    with pytest.raises(InvalidOption, match="Did you mean 'setup'"):
        of_version("1", settup="isis")
    with pytest.raises(InvalidOption, match="quiet_limit cannot be -1"):
        of_version("1", quiet_limit=-1)


@pytest.mark.parametrize("version", ["0", "4", "", "1\n"])
def test_unknown_versions_are_refused(version: str) -> None:
    with pytest.raises(UnknownRules) as refused:
        of_version(version)
    assert str(refused.value) == (
        f"This game was played by version {shown(version)} of the rules of Khet. This program "
        "knows versions 1, 2 and 3."
    )
