"""What is agreed before a match, as it is stored."""

from __future__ import annotations

from dataclasses import replace

import obelisk
from obelisk.server.match.terms import Clock, Terms

AGREED = Terms(
    obelisk.game("khet", setup="isis", quiet_limit=9), clock=Clock("main", 60_000, 2_000), seed=None
)


def test_terms_are_read_as_they_were_written() -> None:
    written = AGREED.to_json()
    assert written["rules"] == AGREED.game.rules_version
    assert Terms.from_json(written) == AGREED


def test_terms_without_a_version_are_of_the_first() -> None:
    """Version 0.1.0 did not write it."""
    written = AGREED.to_json()
    del written["rules"]
    game = Terms.from_json(written).game
    assert game.rules_version == "1"
    assert game == AGREED.game


def test_terms_that_new_matches_are_refused_can_be_agreed_again() -> None:
    """A rematch is played by the rules of the match before, whatever they were."""
    old = {"king_appear": False, "insufficient_material": "simple"}
    written = {**AGREED.to_json(), "game": "xionghan", "rules": "1", "options": old}
    terms = Terms.from_json(written)
    again = replace(terms, before="an old match")
    assert again.to_json()["rules"] == "1"
    assert Terms.from_json(again.to_json()) == again
    assert terms.first().to_act == (0,)
