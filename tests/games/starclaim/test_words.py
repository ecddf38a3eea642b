"""The catalogues of Starclaim fit together, and name every phase and item."""

from __future__ import annotations

from obelisk.core.catalogues import catalogue_faults
from obelisk.core.words import WORDS
from obelisk.games.starclaim.rules import rules
from obelisk.games.starclaim.setups import ITEMS
from obelisk.games.starclaim.text.notation import KINDS, PHASES, VERBS


def test_phases_items_and_actions_have_words_in_every_language() -> None:
    assert len(VERBS) == rules.SKIP
    items = dict.fromkeys([*filter(None, KINDS), *ITEMS])
    assert len(items) == 10
    needed = [
        *(f"starclaim-phase-{phase}" for phase in PHASES),
        *(f"piece-starclaim-{item}" for item in items),
        *(f"starclaim-itemAbout-{item}" for item in ITEMS),
        *(f"starclaim-help-{word}" for word in VERBS),
    ]
    texts = {language: WORDS.read("starclaim", language) or "" for language in WORDS.languages}
    assert catalogue_faults(texts, "starclaim", needed) == []
