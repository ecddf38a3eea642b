"""What the documents say is true."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import obelisk
from tests.conftest import ROOT, folder_of, rulebook

DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/obelisk/games/*/book/*.md")]
)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (document.parent / target).exists(), target


@pytest.mark.compiled
def test_the_python_of_the_readme_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    scope: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) == 3
    for block in blocks:
        exec(block, scope)


def test_the_picture_of_the_readme_is_up_to_date() -> None:
    state = obelisk.game("khet").start().play("h2+")
    assert (ROOT / "docs" / "khet.svg").read_text(encoding="utf-8") == state.svg(square=56)


def test_the_list_of_messages_is_up_to_date() -> None:
    table = runpy.run_path(str(ROOT / "tools" / "messages.py"))["table"]
    assert (ROOT / "docs" / "messages.md").read_text(encoding="utf-8") == table(), (
        "out of date: python tools/messages.py > docs/messages.md"
    )


def test_the_readme_lists_every_game() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in obelisk.game_names():
        assert f"| `{name}` |" in text
        assert f"({folder_of(name).relative_to(ROOT)}/book/en.md)" in text


def test_the_setups_of_the_code_are_those_of_the_rulebook() -> None:
    from obelisk.games.khet.setups import SETUPS

    printed = dict(
        re.findall(r"^\| `(\w+)`[^|]*\| `([^`]+ s 0 0)` \|", rulebook("khet"), re.MULTILINE)
    )
    assert printed == SETUPS
