"""The sources that compiled kernels depend on.

A kernel can hold what its own file defines and what that imports, directly or by way of others.
The rest of a game, such as its texts and its picture, may change without compiling anew.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from pathlib import Path

_KERNEL = re.compile(r"^@(wide_)?kernel$", re.MULTILINE)
_SPECIALISED = re.compile(r"\bspecialise\(")  # a template is run, with what is bound here
_IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+)?import[ \t]+(\([^)]*\)|.*)", re.MULTILINE
)


def kernel_sources(folders: Iterable[Path], templates: Path) -> dict[Path, str]:
    """The Python files of the folders that kernels depend on, with their text.

    Of the folder `templates` only the files that have kernels themselves are looked at.
    """
    texts = _read(folders) | {
        file: text for file, text in _read([templates]).items() if _KERNEL.search(text)
    }
    files = {name: file for file in texts for name in _names(file)}
    taken = {
        file for file, text in texts.items() if _KERNEL.search(text) or _SPECIALISED.search(text)
    }
    waiting = list(taken)
    while waiting:
        file = waiting.pop()
        found = {files[module] for module in _imported(texts[file], file.parent.name, files)}
        waiting += found - taken
        taken |= found
    return {file: text for file, text in texts.items() if file in taken}


def _read(folders: Iterable[Path]) -> dict[Path, str]:
    return {
        file: file.read_text(encoding="utf-8")
        for folder in folders
        for file in sorted(folder.glob("*.py"))
    }


# Modules are known by the last two parts of their names: wherever a game lives, that is enough.


def _names(file: Path) -> tuple[str, ...]:
    if file.stem == "__init__":  # a package may also stand alone
        return f"{file.parent.parent.name}.{file.parent.name}", file.parent.name
    return (f"{file.parent.name}.{file.stem}",)


def _imported(text: str, folder: str, known: Container[str]) -> set[str]:
    """Those of the known modules that a source in a folder imports, or imports something of."""
    found = set()
    for module, content in _IMPORT.findall(text):
        source = re.sub(r"^\.", f"{folder}.", module)
        things = {_tail(f"{source}.{name}") for name in re.findall(r"[\w.]+", content)}
        if any(thing not in known for thing in things):  # a package can be left out otherwise
            things.add(_tail(source))
        found |= {thing for thing in things if thing in known}
    return found


def _tail(module: str) -> str:
    return ".".join([part for part in module.split(".") if part][-2:])
