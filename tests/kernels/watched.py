"""What the compiled kernels of a game depend on, found out in a process that loads nothing else.

    python -m tests.kernels.watched khet

Prints, as JSON: the modules whose kernels the game uses (`units`), the modules that were loaded
(`loaded`), the modules whose kernels are called from them (`called`), what a reader of syntax trees
finds that these import (`imported`), and for which files a statement at their end changes a stamp
(`changing`). The last but one is worked out anew here, slowly and in another way than by
`kernels.sources`.
"""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from types import CodeType
from typing import Any

import obelisk
from obelisk.kernels.cache import _units, stamp
from obelisk.kernels.sources import Sources

PACKAGE = Path(obelisk.__file__).parent


class Edited(Sources):
    """Sources in which a statement was added to some files."""

    def __init__(self, files: set[Path]) -> None:
        super().__init__()
        self._edited = files

    def _text(self, file: Path) -> str:
        return super()._text(file) + ("\nEDITED = 1\n" if file in self._edited else "")


def load(name: str) -> None:
    """Load all kernels of a game: its rules, its players, and what is made of templates for it."""
    game: Any = obelisk.game(name)
    state = game.start(seed=1)
    if game.seats == 2:
        from obelisk.search.montecarlo import MonteCarlo

        MonteCarlo(game, megabytes=1)
    for level in (4, 5, 6, 7, 8):
        obelisk.player(name, level=level, seed=1)
    state.play(state.actions(state.to_act[0])[0], state.to_act[0])


def kernels() -> list[Any]:
    """All compiled functions of the project that are loaded."""
    found = {}
    for name, module in list(sys.modules.items()):
        if name.split(".")[0] == "obelisk":
            for value in vars(module).values():
                plain = getattr(value, "py_func", None)
                if getattr(plain, "__obelisk_kernel__", False):
                    found[id(plain)] = plain
    return list(found.values())


def called(function: Any) -> set[str]:
    """The modules of the kernels that a kernel calls, and that these call."""
    seen, waiting = set(), [function]
    modules = set()
    while waiting:
        plain = waiting.pop()
        if plain in seen:
            continue
        seen.add(plain)
        modules.add(plain.__module__)
        for value in globals_of(plain.__code__, plain.__globals__):
            inner = getattr(value, "py_func", None)
            if getattr(inner, "__obelisk_kernel__", False):
                waiting.append(inner)
    return modules


def globals_of(code: CodeType, known: dict[str, Any]) -> list[Any]:
    """The values of the names in a code, and of the attributes of modules among them."""
    values = [known[name] for name in code.co_names if name in known]
    modules = [value for value in values if type(value) is type(sys)]
    return values + [
        vars(module)[name] for module in modules for name in code.co_names if name in vars(module)
    ]


def templates_and_modules(unit: str) -> set[str]:
    """The modules with sources that a unit is made of."""
    return {found.template if found is not None else name for name, found in _units(unit)}


def imported(roots: set[str]) -> set[str]:
    """Our modules that the roots import, directly or through others."""
    taken: set[str] = set()
    waiting = list(roots)
    while waiting:
        module = waiting.pop()
        if module in taken or module.split(".")[0] != "obelisk":
            continue
        file = file_of(module)
        if file is None:
            continue
        taken.add(module)
        package = module if file.name == "__init__.py" else module.rpartition(".")[0]
        for node in statements(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                up = package.split(".")[: len(package.split(".")) + 1 - node.level]
                source = ".".join([*up, node.module or ""] if node.level else [node.module or ""])
                inner = [f"{source}.{alias.name}".replace("..", ".") for alias in node.names]
                waiting += [name for name in inner if file_of(name) is not None]
                if any(file_of(name) is None for name in inner):
                    waiting.append(source)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "specialise":
                assert isinstance(node.args[0], ast.Constant), f"{module}: a template by its name"
                waiting.append(str(node.args[0].value))
    return taken


def statements(tree: ast.AST) -> list[ast.AST]:
    """All nodes of a module but those under `if TYPE_CHECKING`."""
    found: list[ast.AST] = []
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING":
            continue
        found += [node, *statements(node)]
    return found


def file_of(module: str) -> Path | None:
    path = PACKAGE.parent.joinpath(*module.split("."))
    for file in (path / "__init__.py", path.with_suffix(".py")):
        if file.is_file():
            return file
    return None


def main(name: str) -> None:
    load(name)
    functions = kernels()
    units = {function.__module__ for function in functions}
    roots = set().union(*(templates_and_modules(unit) for unit in units))
    before = {unit: stamp(unit, sources=Sources()) for unit in units}
    everything = {*PACKAGE.rglob("*.py"), *PACKAGE.rglob("*.json")}

    def changes(files: set[Path]) -> bool:
        edited = Edited(files)
        return any(stamp(unit, sources=edited) != before[unit] for unit in units)

    changing, silent = set(), everything
    for package in [*sorted(PACKAGE.iterdir()), *sorted((PACKAGE / "games").iterdir())]:
        inside = {file for file in everything if file == package or package in file.parents}
        if package.name != "games" and changes(inside):
            changing |= {file for file in inside if changes({file})}
    silent = everything - changing
    report = {
        "units": sorted(units),
        "loaded": sorted(module for module in sys.modules if module.startswith("obelisk.")),
        "called": sorted(set().union(*(called(function) for function in functions))),
        "imported": sorted(str(file_of(module)) for module in imported(roots)),
        "changing": sorted(str(file) for file in changing),
        "silent together": not changes(silent),
    }
    print(json.dumps(report))


if __name__ == "__main__":
    main(sys.argv[1])
