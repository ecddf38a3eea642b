"""The web app knows every word that the server can send."""

from __future__ import annotations

import random
import re
import runpy

import pytest

import obelisk
from obelisk.core.errors import InvalidPosition
from tests.conftest import GAMES_FOR_TWO, ROOT, words

WORDS = runpy.run_path(str(ROOT / "tools" / "words.py"))


def test_the_list_of_the_web_app_is_up_to_date() -> None:
    written = (ROOT / "web" / "src" / "lang" / "server.ts").read_text(encoding="utf-8")
    assert written == WORDS["text"](), (
        "out of date: python tools/words.py > web/src/lang/server.ts, then add the messages"
    )


def test_it_holds_what_the_server_says() -> None:
    words = WORDS["words"]()
    assert {"time", "abandoned", "resignation", "agreement"} <= set(words["reason"])
    assert "your opponent is away: wait {0} s more" in WORDS["refusals"]()


def shared(language: str) -> set[str]:
    """The keys of the messages that all games share."""
    folder = ROOT / "web" / "src" / "lang"
    files = [folder / f"{language}.ts", *(folder / language).glob("*.ts")]
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r'^  "([\w.-]+)":', text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "zh", "ru"])
@pytest.mark.parametrize("name", obelisk.game_names())
def test_there_is_a_message_for_all_that_a_game_sends(name: str, language: str) -> None:
    said = words(name, language).keys() | shared(language)
    needed = WORDS["words_of"](name)
    assert len(needed) > 20
    assert [key for key in needed if key not in said] == []


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
