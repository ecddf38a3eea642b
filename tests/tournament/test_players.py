"""Players as they are described."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import obelisk
from obelisk.bots.process import JsonPlayer, UgiPlayer
from obelisk.core.player import Limits
from obelisk.core.weights import write_weights
from obelisk.tournament.players import Description, InvalidPlayer, make_player, read_player

KHET: Any = obelisk.game("khet")
STARCLAIM = obelisk.game("starclaim")


def test_forms() -> None:
    assert read_player("simple", KHET) == Description("simple", "simple")
    assert read_player("level=5", KHET) == Description("level=5", "level", 5)
    text = "level=8,threads=2,nodes=10000,depth=6,time=0.1"
    assert read_player(text, KHET) == Description(text, "level", 8, 2, Limits(0.1, 10000, 6))
    assert read_player("heuristic", STARCLAIM).kind == "heuristic"
    command = f'ugi:{sys.executable} -c "a b"'
    assert read_player(command, KHET).command == (sys.executable, "-c", "a b")
    assert read_player(f"json:{sys.executable}", STARCLAIM).is_program


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "tournament-no-player"),
        ("strong", "tournament-no-player"),
        ("heuristic", "tournament-no-player"),
        ("uci:engine", "tournament-no-player"),
        ("level=9", "core-level"),
        ("level=", "tournament-number"),
        ("level=5,nodes=many", "tournament-number"),
        ("level=5,level=6", "tournament-setting"),
        ("level=5,speed=6", "tournament-setting"),
        ("level=5,", "tournament-setting"),
        ("level=5,time=0", "core-limit-positive"),
        ("level=5,threads=0", "search-threads"),
        ("ugi:", "tournament-no-command"),
        ("json:'", "tournament-command"),
        ("json:no-such-program", "tournament-no-program"),
    ],
)
def test_a_mistake_lists_the_right_forms(text: str, code: str) -> None:
    with pytest.raises(InvalidPlayer) as caught:
        read_player(text, KHET)
    assert [fault.code for fault in caught.value.faults] == [code, "tournament-players"]
    assert "level=1 to level=8" in str(caught.value)
    assert "simple, random" in str(caught.value)


def test_secrets_are_not_told_in_ugi() -> None:
    with pytest.raises(InvalidPlayer, match=r"cannot be played in UGI.*heuristic"):
        read_player(f"ugi:{sys.executable}", STARCLAIM)


def test_what_a_game_does_not_have_is_said() -> None:
    with pytest.raises(InvalidPlayer, match="use one thread only"):
        read_player("level=3,threads=2", STARCLAIM)
    with pytest.raises(InvalidPlayer, match="has no weights"):
        read_player("level=8,weights=none.json", STARCLAIM)


def test_a_style_and_weights_are_read(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    write_weights(file, KHET.evaluation.terms, KHET.evaluation.weights)
    described = read_player(f"level=8,style=montecarlo,weights={file}", KHET)
    assert (described.style, described.weights) == ("montecarlo", file)
    with pytest.raises(InvalidPlayer, match="Choose alphabeta or montecarlo"):
        read_player("level=8,style=dreaming", KHET)
    file.write_text("{}")
    with pytest.raises(InvalidPlayer, match="has no weights for"):
        read_player(f"level=8,weights={file}", KHET)


def test_programs() -> None:
    for kind, cls in (("ugi", UgiPlayer), ("json", JsonPlayer)):
        player = make_player(read_player(f"{kind}:{sys.executable}", KHET), KHET, 1)
        assert isinstance(player, cls)
        assert player.name == f"{kind}:{sys.executable}"


@pytest.mark.parametrize(("game", "name"), [(KHET, "simple"), (KHET, "random")])
def test_equal_seeds_choose_alike(game: obelisk.core.game.Game, name: str) -> None:
    state = game.start()
    chosen = [make_player(read_player(name, game), game, 7).choose(state).action for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in state.actions()


def test_the_plain_players_of_starclaim() -> None:
    state = STARCLAIM.start(seed=1)
    seat = state.to_act[0]
    for name in ("random", "cautious", "heuristic"):
        player = make_player(read_player(name, STARCLAIM), STARCLAIM, 7)
        assert player.name == name
        assert player.choose(state, seat=seat).action in state.actions(seat)


@pytest.mark.compiled
def test_levels() -> None:
    state = KHET.start()
    for level in (1, 8):
        player = make_player(read_player(f"level={level}", KHET), KHET, 7)
        assert player.choose(state, Limits(nodes=500)).action in state.actions()
