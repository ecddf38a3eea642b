"""Write down every word that the server itself sends to people, for the catalogues of the web app.

    python tools/words.py > web/src/lang/server.ts

What games say stands in their folders; `words_of` lists what has to be there. The sentences of
refusals are read from the source: what is filled in when one is sent is a gap, `{0}`, `{1}`, in the
order of the text. What is filled in may be such a sentence itself.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import obelisk
from obelisk import records
from obelisk.core.options import Choice
from obelisk.core.player import LEVEL_NAMES
from obelisk.games import find
from obelisk.server.refusal import CODES

SOURCE = Path(obelisk.__file__).parent
LASER_GAMES = ("khet", "pharaohs_light", "photon")
TYPED = (
    "forms.py"  # in the folder of a game: what is said of actions typed at a terminal, never sent
)
HEAD = "// Written by tools/words.py: words that the server can send, by their group of messages.\n"


def words() -> dict[str, list[str]]:
    """The words of the server itself, by group: `reason.time` is the message for "time"."""
    return {
        "reason": _once(_reasons_in_source()),
        "level": list(LEVEL_NAMES),
        "error": list(CODES),
    }


def words_of(name: str) -> list[str]:
    """The keys of all messages that pages need for what a game sends: its options and their values,
    its sides, kinds of pieces, reasons and words that are actions."""
    game = find(name)
    fields = vars(game)["options_type"].__dataclass_fields__.values()
    options = [
        (field.name, field.metadata["domain"]) for field in fields if "domain" in field.metadata
    ]
    keys = [f"option.{option}" for option, _ in options]
    keys += [
        f"value.{option}.{value}"
        for option, domain in options
        if isinstance(domain, Choice)
        for value in domain.values
        if isinstance(value, str)
    ]
    if game.has_secrets:
        return keys
    keys += [f"side.{side}" for side in game.seat_names]
    keys += [f"reason.{reason}" for reason in vars(game)["reasons"].values()]
    keys += [f"kind.{kind}" for kind in _once(_kinds(name))]
    module = name.replace("-", "_")
    if module in LASER_GAMES:
        keys += [f"word.{word}" for word in _laser_text(module).words]
    return keys


def refusals() -> list[str]:
    """The sentences of the server's refusals; one that is nothing but a gap is not among them."""
    sentences = []
    for call in _calls("Refused", SOURCE / "server"):
        if len(call.args) > 1 and (sentence := _template(call.args[1])):
            sentences.append(sentence)
    return sorted(set(sentences))


def illegal() -> list[str]:
    """The sentences by which games refuse an action, and those that are told within them."""
    games, core = SOURCE / "games", SOURCE / "core"
    sentences = [*_forms()]
    for name in ("IllegalAction", "UnreadableAction", "AmbiguousAction"):
        for call in (
            *_calls(name, games),
            *_calls(name, core / "state.py"),
            *_calls(name, core / "text.py"),
        ):
            sentences += filter(None, [_template(call.args[0])])
    for call in _calls("ValueError", core / "grid.py"):
        sentences += filter(None, [_template(call.args[0])])
    reasons = ast.parse((games / "xionghan" / "refusals.py").read_text(encoding="utf-8"))
    for function in ast.walk(reasons):
        if (
            isinstance(function, ast.FunctionDef)
            and ast.unparse(function.returns or function) == "str"
        ):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value:
                    sentences += filter(None, [_template(node.value)])
    return sorted({text for text in sentences if "of the batch" not in text})


def invalid() -> list[str]:
    """What can be wrong with a position of the games for two, with options and with a record: the
    sentences, and the parts of which some are made."""
    notations = [SOURCE / "games" / name / "notation.py" for name in (*LASER_GAMES, "xionghan")]
    shared = [
        "core/text.py",
        "core/options.py",
        "core/game.py",
        "games/laser/text.py",
    ]
    notations.append(SOURCE / "games" / "xionghan" / "options.py")
    told = [words for _, words in records._FIELDS.values()]
    for call in _calls("UnknownGame", SOURCE / "games" / "finding.py"):
        told += filter(None, [_template(call.args[0])])
    for file in (*(SOURCE / place for place in (*shared, "records.py")), *notations):
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and _finds_faults(function):
                told += _texts(function)
    return sorted({text for text in told if re.search("[a-z]{3}", text)})


def _finds_faults(function: ast.FunctionDef) -> bool:
    """Whether it lists what is wrong with something, or refuses it. Files are read for the command
    line only."""
    given = {argument.arg for argument in function.args.args}
    named = {node.id for node in ast.walk(function) if isinstance(node, ast.Name)} | given
    lists = function.returns is not None and ast.unparse(function.returns) == "list[str]"
    finds = named & {"faults", "InvalidPosition", "InvalidRecord", "UnknownGame", "UnknownRules"}
    return "path" not in given and bool(lists or finds)


def _texts(node: ast.AST) -> Iterator[str]:
    """The texts in a function that are told: not what documents it, nor keys and values that it
    looks for."""
    if isinstance(node, ast.Constant | ast.JoinedStr):
        yield from filter(None, [_template(node)] if _is_text(node) else [])
        return
    for part in ast.iter_child_nodes(node):
        is_key = isinstance(
            node, ast.Subscript | ast.Compare | ast.Dict | ast.Tuple | ast.arguments
        )
        is_asked = isinstance(node, ast.Call) and (
            getattr(node.func, "attr", None) == "get" or getattr(node.func, "id", None) == "cast"
        )
        is_doc = isinstance(node, ast.Expr) and isinstance(part, ast.Constant)
        if not (is_key or is_asked or is_doc):
            yield from _texts(part)


def _is_text(node: ast.Constant | ast.JoinedStr) -> bool:
    return isinstance(node, ast.JoinedStr) or isinstance(node.value, str)


def _forms() -> Iterator[str]:
    """What actions look like."""
    from obelisk.games.starclaim.text import notation as starclaim
    from obelisk.games.xionghan import notation as xionghan

    yield from (_laser_text(module).forms for module in LASER_GAMES)
    yield xionghan.FORMS
    yield starclaim.LIKE
    yield from starclaim.FORMS.values()


def _laser_text(module: str) -> Any:
    notation = import_module(f"obelisk.games.{module}.notation")
    return notation.TEXT if hasattr(notation, "TEXT") else notation.TEXTS[8]


def _kinds(name: str) -> Iterator[str]:
    """Kinds as the boards of a game are drawn with them."""
    from obelisk.games.photon.view import MIRRORS
    from obelisk.games.xionghan.pieces import KINDS

    module = name.replace("-", "_")
    if module not in LASER_GAMES:
        yield from (kind.name for kind in KINDS.values())
        return
    for kind, _ in _laser_text(module).kinds.values():
        if kind.name == "mirror":
            yield from MIRRORS
        elif kind.name == "block":
            yield kind.name
            yield from (f"block-{points + 1}" for points in range(kind.states))
        else:
            yield kind.name.lower().replace(" ", "-")


def _reasons_in_source() -> Iterator[str]:
    """Reasons that a match gives by itself: `Result.of_two(…, "time")`."""
    for call in _calls("of_two", SOURCE / "server"):
        if isinstance(call.args[1], ast.Constant):
            yield str(call.args[1].value)


def _calls(name: str, place: Path) -> Iterator[ast.Call]:
    for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
        if file.name == TYPED:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                if name in (getattr(called, "id", None), getattr(called, "attr", None)):
                    yield node


def _template(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant):
        return str(node.value)
    if not isinstance(node, ast.JoinedStr):
        return None
    gaps, parts = 0, []
    for part in node.values:
        if isinstance(part, ast.Constant):
            parts.append(str(part.value))
        else:
            parts.append(f"{{{gaps}}}")
            gaps += 1
    return "".join(parts)


def _once(all_words: Any) -> list[str]:
    return list(dict.fromkeys(all_words))


def text() -> str:
    """The file."""
    groups = json.dumps(words(), indent=2, ensure_ascii=False)
    sentences = json.dumps(refusals(), indent=2, ensure_ascii=False)
    reasons = json.dumps(illegal(), indent=2, ensure_ascii=False)
    faults = json.dumps(invalid(), indent=2, ensure_ascii=False)
    return (
        f"{HEAD}\nexport const WORDS = {groups} as const;\n\n"
        "/** Sentences of refusals, with gaps. */\n"
        f"export const REFUSALS = {sentences} as const;\n\n"
        "/** Sentences by which games refuse an action, with gaps. */\n"
        f"export const ILLEGAL = {reasons} as const;\n\n"
        "/** What can be wrong with a position, with options and with a record, with gaps. */\n"
        f"export const INVALID = {faults} as const;\n"
    )


if __name__ == "__main__":
    print(text(), end="")
