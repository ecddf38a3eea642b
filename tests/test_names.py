"""No code outside the folder of a game names it; documentation, help and examples may."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import obelisk
from obelisk.games import find

SOURCE = Path(obelisk.__file__).parent

MODULES = [find(name).__module__.rpartition(".")[2] for name in obelisk.game_names()]
CLASSES = [find(name).__name__ for name in obelisk.game_names()]
WORDS = sorted(
    {re.sub("[-_]", "[-_ ]", name) for name in (*obelisk.game_names(), *MODULES, *CLASSES)}
)
# An underscore ends a word here: `words_of_chess` names chess.
A_GAME = re.compile(rf"(?<![a-z0-9])({'|'.join(WORDS)})(?![a-z0-9])", re.IGNORECASE)


def files() -> list[Path]:
    """All files but those in the folder of a game."""
    folders = [SOURCE / "games" / module for module in MODULES]
    return [
        file
        for file in sorted(SOURCE.rglob("*.py"))
        if not any(folder in file.parents for folder in folders)
    ]


def shown_to_people(tree: ast.AST) -> Iterator[ast.AST]:
    """Docstrings, help and examples: text that explains, and decides nothing."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value
        elif isinstance(node, ast.keyword) and node.arg in ("help", "examples"):
            yield from ast.walk(node.value)
        elif isinstance(node, ast.Assign):
            if any(
                isinstance(name, ast.Name) and name.id.endswith("EPILOG") for name in node.targets
            ):
                yield from ast.walk(node.value)
        elif isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "examples":
                    yield from ast.walk(value)


def texts(node: ast.AST) -> Iterator[str]:
    """The texts and names that a node itself holds."""
    for value in (getattr(node, field) for field in node._fields):
        for text in value if isinstance(value, list) else (value,):
            if isinstance(text, str):
                yield text


def named_games(source: str) -> list[str]:
    """Each text or name of a source that holds the name of a game, with its line."""
    tree = ast.parse(source)
    explained = {id(node) for node in shown_to_people(tree)}
    return [
        f"line {getattr(node, 'lineno', '?')}: {text[:60]!r}"
        for node in ast.walk(tree)
        if id(node) not in explained
        for text in texts(node)
        if A_GAME.search(text)
    ]


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_code_names_a_game(file: Path) -> None:
    assert named_games(file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", [*obelisk.game_names(), *MODULES, *CLASSES])
def test_every_way_to_name_a_game_is_seen(name: str) -> None:
    word = name.replace("-", "_")
    for source in (
        f"SIZES = {{{name!r}: 3}}",
        f"x = 'a game of {name.upper()}'",
        f"x = f'{name}: {{y}}'",
        f"match x:\n    case {name!r}: pass",
        f"from obelisk.games.{word} import rules",
        f"from obelisk.games import {word} as other",
        f"import obelisk.games.{word}.view",
        f"other.words_of_{word}()",
        f"def tell_{word}(): pass",
        f"def tell({word}=1): pass",
        f"tell({word}=1)",
        f"class {word}: pass",
        f"{word} = 1",
        f"global {word}",
    ):
        assert named_games(source), source
    for source in (
        f"'''As in {name}.'''",
        f"def tell():\n    '''As in {name}.'''",
        f"option(help='a game, such as {name}')",
        f"Field(examples=[{name!r}])",
        f"extra = {{'examples': [{{'game': {name!r}}}]}}",
        f"MATCH_EPILOG = 'obelisk match {name}'",
        f"{word}s = 'a{name}'",
    ):
        assert named_games(source) == [], source


def asks_for_a_class(source: str) -> list[int]:
    """The lines that ask whether something is a `BoardGame`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("isinstance", "issubclass")
        and any("BoardGame" in ast.unparse(argument) for argument in node.args[1:])
    ]


def test_a_game_is_asked_what_it_is_able_to() -> None:
    outside = [
        file for file in files() if file.relative_to(SOURCE).parts[0] not in ("core", "games")
    ]
    assert [file for file in outside if asks_for_a_class(file.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "asked", ["isinstance(game, BoardGame)", "issubclass(kind, (x.BoardGame,))"]
)
def test_every_way_to_ask_for_a_class_is_seen(asked: str) -> None:
    assert asks_for_a_class(f"if not {asked}: pass") == [1]
