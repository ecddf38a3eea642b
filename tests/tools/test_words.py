"""The web app knows every word that the server can send."""

from __future__ import annotations

import random
import re
import runpy

import pytest

import obelisk
from obelisk.core.errors import InvalidPosition
from tests.conftest import GAMES_FOR_TWO, ROOT

WORDS = runpy.run_path(str(ROOT / "tools" / "words.py"))


def test_the_list_of_the_web_app_is_up_to_date() -> None:
    written = (ROOT / "web" / "src" / "lang" / "server.ts").read_text(encoding="utf-8")
    assert written == WORDS["text"](), (
        "out of date: python tools/words.py > web/src/lang/server.ts, then add the messages"
    )


def test_it_holds_what_games_and_server_say() -> None:
    words = WORDS["words"]()
    assert {"pharaoh", "palace", "time", "score"} <= set(words["reason"])
    assert {"block-1", "mirror-two-sided", "eye-of-horus", "patrol"} <= set(words["kind"])
    assert "khet.setup.imhotep" in words["value"]
    assert "your opponent is away: wait {0} s more" in WORDS["refusals"]()


def damaged(text: str, rng: random.Random) -> str:
    """A position in which a few signs are lost, changed or doubled."""
    signs = list(text)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(signs))
        signs[place] = rng.choice(["", "K", "k", "x", "7", "/", " ", signs[place] * 2])
    return "".join(signs)


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_every_fault_of_a_damaged_position_is_listed(name: str) -> None:
    patterns = [
        re.compile(".*".join(map(re.escape, re.split(r"\{\d\}", sentence))), re.DOTALL)
        for sentence in WORDS["invalid"]()
    ]
    game, rng = obelisk.game(name), random.Random(1)
    start, faults = str(game.start()), set[str]()
    for _ in range(300):
        try:
            game.position(damaged(start, rng))
        except InvalidPosition as fault:
            faults |= set(fault.faults)
    assert len(faults) > 50
    unknown = [text for text in faults if not any(one.fullmatch(text) for one in patterns)]
    assert not unknown
