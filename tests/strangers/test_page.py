"""The tutorial builds the first of the two games: its code is the code of the package."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.conftest import ROOT
from tests.strangers.installed import EXAMPLE

PAGE = (ROOT / "docs" / "a-new-game.md").read_text(encoding="utf-8")
SOURCES = EXAMPLE / "src" / "strangers"
BLOCK = re.compile(r"^```(?:python|toml|ftl|json|svg) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What a game imports from us must stand on the page, as a module and as a name.
OURS = "obelisk"


def blocks() -> dict[str, str]:
    """The code of the page by file; the blocks of one file follow each other."""
    found: dict[str, str] = {}
    for path, code in BLOCK.findall(PAGE):
        found[path] = found.get(path, "") + code
    return found


def without_gaps(code: str) -> str:
    return "\n".join(line for line in code.splitlines() if line.strip())


def told_files() -> list[str]:
    konane = SOURCES / "konane"
    files = [*konane.glob("*.py"), *konane.glob("art/*.svg")]
    files += [konane / "words" / "en.ftl", konane / "lesson.json"]
    return sorted(str(file.relative_to(EXAMPLE)) for file in [*files, EXAMPLE / "pyproject.toml"])


def test_the_page_builds_every_file_of_the_game() -> None:
    assert sorted(blocks()) == told_files()


@pytest.mark.parametrize("path", told_files())
def test_the_code_of_the_page_is_that_of_the_package(path: str) -> None:
    assert without_gaps(blocks()[path]) == without_gaps((EXAMPLE / path).read_text("utf-8"))


def imported() -> list[tuple[str, str]]:
    """What the games of the example import from us: modules with names."""
    found = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == OURS:
                found |= {(str(node.module), alias.name) for alias in node.names}
            assert not isinstance(node, ast.Import) or OURS not in ast.unparse(node)
    return sorted(found)


@pytest.mark.parametrize(("module", "name"), imported())
def test_what_a_stranger_imports_is_on_the_page(module: str, name: str) -> None:
    """In the table of what a game may import."""
    row = re.search(rf"^\| `{re.escape(module)}` \| (.*)$", PAGE, re.MULTILINE)
    assert row is not None, f"{module} is not in the table of public names"
    assert f"`{name}`" in row[1], f"{name} is not said to be in {module}"


@pytest.mark.parametrize("game", ["konane", "liars_dice"])
@pytest.mark.parametrize("language", ["en", "ru", "zh"])
def test_rulebooks_have_the_same_clauses(game: str, language: str) -> None:
    clause = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)

    def clauses(path: Path) -> list[str]:
        return clause.findall(path.read_text("utf-8"))

    book = SOURCES / game / "book"
    assert clauses(book / f"{language}.md") == clauses(book / "en.md") != []
