"""The sources that compiled kernels depend on, followed from import to import.

A kernel can hold whatever its module defines or imports, directly or through other modules. Its
module may also run templates, which it names as `specialise("package.template", …)`, and read data
files beside it, which it names too (`"weights.json"`). The other modules of a game, its texts and
pictures, may change without compiling anything again.

Imports are read from the text, so nothing is imported to find out. What `importlib` is asked for at
run time is not seen.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path

# Packages that count by their version, come with Python, or cannot change what is compiled.
KNOWN_BY_VERSION = (
    frozenset({"llvmlite", "numba", "numpy", "platformdirs"}) | sys.stdlib_module_names
)

_COMMENT = re.compile(r"#.*")
_FOR_TYPES_ONLY = re.compile(r"^if TYPE_CHECKING:\n(?:[ \t].*\n|[ \t]*\n)*", re.MULTILINE)
_IMPORT = re.compile(
    r"(?:^|[;:])[ \t]*(?:from[ \t]+([\w.]+)[ \t]+)?import[ \t]+(\([^)]*\)|[^;\n]*)", re.MULTILINE
)
_TEMPLATE = re.compile(r"\bspecialise\(\s*[\"']([\w.]+)[\"']")
_DATA = re.compile(r"[\"']([\w-]+\.(?:csv|json|tsv|txt))[\"']")


class Sources:
    """Reads modules once, and says which of them others depend on."""

    def __init__(self) -> None:
        self._files: dict[str, Path | None] = {}
        self._texts: dict[Path, str] = {}
        self._needs: dict[str, tuple[str, ...]] = {}

    def forget(self) -> None:
        """Read everything anew from now on."""
        for known in (self._files, self._texts, self._needs):
            known.clear()

    def closure(self, modules: Iterable[str]) -> dict[str, str]:
        """The text of these modules and of all they depend on, by name; of data files, by path."""
        waiting = list(modules)
        taken: dict[str, str] = {}
        while waiting:
            module = waiting.pop()
            file = self.file(module)
            if module in taken or file is None:
                continue
            text = taken[module] = self._text(file)
            for data in _DATA.findall(text):
                beside = file.with_name(data)
                if beside.is_file():
                    taken[f"{module}:{data}"] = self._text(beside)
            waiting += self._needed(module, file)
        return taken

    def file(self, module: str) -> Path | None:
        """The Python file of a module, if it has one and does not count by its version."""
        if module not in self._files:
            self._files[module] = self._find(module)
        return self._files[module]

    def _find(self, module: str) -> Path | None:
        package, _, last = module.rpartition(".")
        if package:
            home = self.file(package)
            if home is None or home.name != "__init__.py":
                return None
            for file in (home.parent / last / "__init__.py", home.parent / f"{last}.py"):
                if file.is_file():
                    return file
            return None
        if module in KNOWN_BY_VERSION:
            return None
        origin = getattr(sys.modules.get(module), "__file__", None)
        if origin is None:
            try:
                spec = find_spec(module)
            except (ImportError, ValueError):
                return None
            origin = spec.origin if spec is not None and spec.has_location else None
        return Path(origin) if origin is not None and origin.endswith(".py") else None

    def _text(self, file: Path) -> str:
        if file not in self._texts:
            self._texts[file] = file.read_text(encoding="utf-8")
        return self._texts[file]

    def _needed(self, module: str, file: Path) -> tuple[str, ...]:
        """The modules that a module names, whether there are such or not."""
        if module not in self._needs:
            text = _COMMENT.sub("", self._text(file)).replace("\\\n", " ")
            text = _FOR_TYPES_ONLY.sub("", text)
            package = module if file.name == "__init__.py" else module.rpartition(".")[0]
            found = {*_TEMPLATE.findall(text), *self._imported(text, package)}
            self._needs[module] = tuple(sorted(found - {module}))
        return self._needs[module]

    def _imported(self, text: str, package: str) -> Iterator[str]:
        for source, content in _IMPORT.findall(text):
            words = [part.split() for part in content.strip("() \t").split(",")]
            names = [part[0] for part in words if part]
            if not source:
                yield from names
                continue
            module = _absolute(source, package)
            inside = {name: f"{module}.{name}" for name in names}
            yield from (name for name in inside.values() if self.file(name) is not None)
            # Only what is no module of its own comes from the package itself.
            if any(self.file(name) is None for name in inside.values()):
                yield module


def _absolute(source: str, package: str) -> str:
    """The full name of a module that a module of `package` names in an import."""
    name = source.lstrip(".")
    up = len(source) - len(name)
    if not up:
        return name
    parts = package.split(".")
    base = ".".join(parts[: len(parts) - up + 1])
    return f"{base}.{name}" if name else base
