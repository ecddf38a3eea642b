"""Every catalogue is whole, and code and catalogues agree on what can be said."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

import obelisk
from obelisk.core.board_game import BoardGame
from obelisk.core.catalogues import GIVEN, Entry, catalogue_faults, entries_of
from obelisk.core.errors import ObeliskError
from obelisk.core.messages import Message
from obelisk.core.options import Choice
from obelisk.core.player import LEVEL_NAMES
from obelisk.core.words import COMMON, ENGLISH, FOLDER, SUFFIX, WORDS
from obelisk.records import MATCH_REASONS
from tests.conftest import GAMES_FOR_TWO, ROOT

PLACES = (ROOT / "src" / "obelisk", ROOT / "examples" / "strangers" / "src")
WEB = ROOT / "web" / "src"
FOLDERS = sorted(folder for place in PLACES for folder in place.rglob(FOLDER) if folder.is_dir())
GAMES = obelisk.game_names()

# Functions whose keyword arguments are those of the message that they are given first.
SPEAKING = {"Message", "say", "text", "_demand"}
NO_ARGUMENTS = {"clause"}  # of `Message`
# What codes are made of from names, so that they stand nowhere as they are.
GROUPS = (
    "title", "about", "tip", "option", "value", "help", "reason", "lesson", "word", "fact", "event",
    "level", "phase", "item", "error", "why", "said",
)  # fmt: skip


def owner_of(folder: Path) -> str:
    return folder.parent.name.replace("_", "-")


def texts(folder: Path) -> dict[str, str]:
    """The catalogues of a folder by language."""
    return {
        file.name.removesuffix(SUFFIX): file.read_text(encoding="utf-8")
        for file in sorted(folder.glob(f"*{SUFFIX}"))
    }


@cache
def english() -> dict[str, Entry]:
    """All entries of all owners."""
    found: dict[str, Entry] = {}
    for folder in FOLDERS:
        found |= entries_of(texts(folder)[ENGLISH])
    return found


def test_there_are_catalogues() -> None:
    owners = {owner_of(folder) for folder in FOLDERS}
    assert {"core", "games", "search", "testing", "laser", "konane", *GAMES} <= owners
    assert len(english()) > 800


@pytest.mark.parametrize("folder", FOLDERS, ids=owner_of)
def test_catalogues_have_no_faults(folder: Path) -> None:
    assert sorted(texts(folder)) == sorted(WORDS.languages)
    assert catalogue_faults(texts(folder), owner_of(folder)) == []


class Said(NamedTuple):
    """A message in the code: where, its code, and the names of its arguments (None: any)."""

    place: str
    code: str
    arguments: frozenset[str] | None


@cache
def trees() -> dict[str, ast.Module]:
    files = [file for place in PLACES for file in sorted(place.rglob("*.py"))]
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text("utf-8")) for file in files}


@cache
def said() -> tuple[Said, ...]:
    """Every message whose code is written out."""
    return tuple(found for file, tree in trees().items() for found in _said_in(file, tree))


def _said_in(file: str, tree: ast.Module) -> Iterator[Said]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", None) or getattr(node.func, "attr", None)
        codes = [part for part in node.args if isinstance(part, ast.Constant)]
        if name in SPEAKING and codes and isinstance(code := codes[-1].value, str):
            given = [keyword.arg for keyword in node.keywords]
            names = None if None in given else frozenset(map(str, given)) - NO_ARGUMENTS
            if WORDS_IN_CODE.fullmatch(code):
                yield Said(f"{file}:{node.lineno}", code, names)


WORDS_IN_CODE = re.compile(r"[a-z][a-z0-9]*(-[a-zA-Z0-9_]+)+")


def test_every_message_of_the_code_has_an_entry_that_uses_its_arguments() -> None:
    assert len(said()) > 200
    wrong = []
    for place, code, arguments in said():
        entry = english().get(code)
        if entry is None:
            wrong.append(f"{place}: there is no {code}")
        elif arguments is not None and arguments - GIVEN_ONLY != entry.arguments - GIVEN_ONLY:
            wrong.append(f"{place}: {code} uses {entry.arguments}, and is given {set(arguments)}")
    assert wrong == []


GIVEN_ONLY = GIVEN - {"side"}  # names that functions give and no message does


@cache
def constants() -> tuple[frozenset[str], tuple[str, ...]]:
    """All texts in the code, and the beginnings of those that are put together."""
    whole: set[str] = set()
    beginnings: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                first = str(node.values[0].value)
                beginnings |= {first} if re.fullmatch(r"[a-z]+(-[a-z]+)+-", first) else set()
    return frozenset(whole), tuple(beginnings)


@cache
def web() -> str:
    """The code of the web app, which speaks from the same catalogues."""
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    return "\n".join(file.read_text("utf-8") for file in files if FOLDER not in file.parts)


def is_used(owner: str, code: str) -> bool:
    whole, beginnings = constants()
    bare = code.removeprefix(f"{owner}-")
    if code.removesuffix("-close") in whole or code.startswith((*COMMON, *beginnings)):
        return True  # `options.unknown` asks whether a close name was meant
    if bare in whole:  # tables of faults name them without their owner
        return True
    return bare.split("-")[0] in GROUPS or code in web()


# What is said of games by pages of their own is looked for in the web app when it speaks Fluent.
SPOKEN_BY_PAGES = {"starclaim"}


@pytest.mark.parametrize("folder", FOLDERS, ids=owner_of)
def test_no_entry_is_superfluous(folder: Path) -> None:
    owner = owner_of(folder)
    if owner in SPOKEN_BY_PAGES:
        return
    codes = entries_of(texts(folder)[ENGLISH])
    assert [code for code in codes if not is_used(owner, code)] == []


def lacking(codes: Iterator[str]) -> list[str]:
    return [code for code in codes if code not in english()]


def test_reasons_and_levels_have_words() -> None:
    assert lacking(f"core-reason-{reason}" for reason in (*MATCH_REASONS, "score")) == []
    assert lacking(f"core-level-{level}" for level in LEVEL_NAMES) == []


@pytest.mark.parametrize("name", GAMES)
def test_options_and_their_values_have_words(name: str) -> None:
    kind: Any = type(obelisk.game(name))
    fields = kind.options_type.__dataclass_fields__.values()
    options = {field.name: field.metadata["domain"] for field in fields if field.metadata}
    assert options
    assert lacking(f"{name}-option-{option}" for option in options) == []
    values = (
        f"{name}-value-{option}-{value}"
        for option, domain in options.items()
        if isinstance(domain, Choice)
        for value in domain.values
        if isinstance(value, str)
    )
    assert lacking(values) == []


@pytest.mark.parametrize("name", GAMES)
def test_sides_reasons_and_pieces_have_words(name: str) -> None:
    game = obelisk.game(name)
    if not isinstance(game, BoardGame):
        return
    assert lacking(f"side-{name}-{side}" for side in game.seat_names) == []
    for side in game.seat_names:
        assert english()[f"side-{name}-{side}"].attributes >= {"player"}
    shared = [] if game.shares is None else [game.shares.rpartition(".")[2].replace("_", "-")]
    for reason in game.reasons.values():
        owners = (name, *shared, "core")
        assert any(f"{owner}-reason-{reason}" in english() for owner in owners), reason
    for kind in game.kinds.values():
        assert any(f"piece-{owner}-{kind}" in english() for owner in (name, *shared)), kind


def damaged(text: str, rng: Random) -> str:
    """A position in which a few signs are lost, changed or doubled."""
    signs = list(text)
    for _ in range(rng.randint(1, 3)):
        place = rng.randrange(len(signs))
        signs[place] = rng.choice(["", "K", "k", "x", "7", "/", " ", signs[place] * 2])
    return "".join(signs)


def faults_of(ask: Callable[[], object]) -> tuple[Message, ...]:
    try:
        ask()
    except ObeliskError as fault:
        return fault.faults
    return ()


@pytest.mark.parametrize("name", GAMES_FOR_TWO)
def test_every_fault_of_a_damaged_position_can_be_said(name: str) -> None:
    game, rng = obelisk.game(name), Random(1)
    start = str(game.start())
    faults = {
        fault
        for _ in range(300)
        for fault in faults_of(partial(game.position, damaged(start, rng)))
    }
    assert len(faults) > 50
    for fault in faults:
        assert all(fault.said(language) for language in WORDS.languages), fault


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_can_be_said(name: str) -> None:
    game, rng = obelisk.game(name), Random(3)
    states = [game.random_state(rng) for _ in range(8)]
    legal = {action for state in states for seat in state.to_act for action in state.actions(seat)}
    starts, ends = sorted({a[:2] for a in legal}), sorted({a[2:] for a in legal})
    refusals = {
        fault
        for state in states
        for _ in range(60)
        for action in [rng.choice(starts) + rng.choice(ends)]
        for fault in faults_of(partial(state.play, action, rng.randrange(game.seats)))
    }
    assert len(refusals) > 20
    for refusal in refusals:
        assert all(refusal.said(language) for language in WORDS.languages), refusal
