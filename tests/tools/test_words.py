"""The web app knows every word that the server can send."""

from __future__ import annotations

import runpy

from tests.conftest import ROOT

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
