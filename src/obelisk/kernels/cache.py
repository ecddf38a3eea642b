"""Where compiled kernels are kept between runs, and how long they are valid.

Numba's stock cache is wrong for us in two ways: it stays stale when a callee in another file
changes, and a template run for two games gets the first game's code. Here the kernels of a module
lie in a folder of their own, named after the module and a hash of all sources that its machine code
depends on (`kernels.sources`).

`OBELISK_CACHE_DIR` moves the cache. A cache that cannot be written or read costs time, never a
crash.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
from platformdirs import user_cache_path

from obelisk.kernels.sources import Sources
from obelisk.kernels.specialise import Specialisation, specialisation_of

# Stamps of one module that are kept: two checkouts, or two branches, need not fight for the cache.
STAMPS_KEPT = 3
DAYS_KEPT = 30  # without use

_sources = Sources()


class KernelLocator:
    """Tells Numba where the compiled form of a kernel is kept."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._folder = folder
        self._py_file = function.__code__.co_filename  # Numba names it in its warnings
        self._tag = f"{function.__module__}-{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, function: Any, file: str) -> KernelLocator | None:
        """A locator, or None if the function is not ours or nothing can be written."""
        folder = getattr(function, "__obelisk_kernel__", None)
        return None if folder is None else cls(function, folder)

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return self._tag


def cache_root() -> Path:
    """The folder that holds all compiled kernels."""
    chosen = os.environ.get("OBELISK_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path("obelisk", appauthor=False) / "kernels"


def is_cached(module: str) -> bool:
    """Whether kernels of a module are in the cache. The module need not have been imported."""
    folder = cache_folder(module)
    return folder is not None and any(folder.glob("*.nbi"))


# Of each module: the line of its last kernel, and where its kernels are kept.
_known: dict[str, tuple[int, Path | None]] = {}


def folder_of(function: FunctionType) -> Path | None:
    """Where a new kernel is kept, worked out once for each time that its module runs.

    A module runs from its first line to its last. Where a kernel is not below the one before, it
    runs again, as in a notebook that loads it anew, and its sources may have been edited.
    """
    module, line = function.__module__, function.__code__.co_firstlineno
    last, folder = _known.get(module, (line, None))
    if line <= last:
        if module in _known:
            _sources.forget()
        folder = cache_folder(module)
    _known[module] = line, folder
    return folder


def cache_folder(module: str) -> Path | None:
    """The writable cache folder for the kernels of a module.

    None if nothing can be written, or if the module has no source that could be watched.
    """
    variant = "checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0") else "plain"
    prefix = f"{module}-{variant}-"
    current = stamp(module, variant)
    if current is None or not _can_write(cache_root()):
        return None
    folder = cache_root() / f"{prefix}{current}"
    try:
        folder.mkdir(exist_ok=True)
        os.utime(folder)
    except OSError:
        return None
    _forget_old_stamps(folder, prefix)
    return folder


@cache
def _can_write(root: Path) -> bool:
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            pass
    except OSError:
        return False
    _forget_unused(root)
    return True


def _forget_old_stamps(current: Path, prefix: str) -> None:
    try:
        stamps = [f for f in current.parent.iterdir() if f.name.startswith(prefix) and f.is_dir()]
        stamps.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    except OSError:  # another process is tidying up as well
        return
    for folder in stamps[STAMPS_KEPT:]:
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)


def _forget_unused(root: Path) -> None:
    """Delete what was not used for long, such as the kernels of modules that were renamed."""
    oldest = time.time() - DAYS_KEPT * 86_400
    try:
        unused = [f for f in root.iterdir() if f.is_dir() and f.stat().st_mtime < oldest]
    except OSError:
        return
    for folder in unused:
        shutil.rmtree(folder, ignore_errors=True)


def stamp(module: str, variant: str = "plain", sources: Sources = _sources) -> str | None:
    """A hash of everything that the compiled kernels of a module depend on.

    None if the module has no source, as at a prompt.
    """
    roots, constants = set[str](), list[str]()
    for name, specialisation in _units(module):
        if specialisation is None:
            roots.add(name)
        else:
            roots.add(specialisation.template)
            constants += specialisation.constants
    if any(sources.file(root) is None for root in roots):
        return None
    digest = hashlib.sha256()
    versions = (numba.__version__, np.__version__, platform.python_version(), variant)
    digest.update(repr((versions, constants)).encode())
    for name, text in sorted(sources.closure(roots).items()):
        digest.update(f"{name}\0{text}\0".encode())
    return digest.hexdigest()[:20]


def _units(module: str) -> Iterator[tuple[str, Specialisation | None]]:
    """A module, and those that the kernels bound to it come from, and so on."""
    waiting, seen = [module], set[str]()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        specialisation = specialisation_of(sys.modules.get(name))
        if specialisation is not None:
            waiting += specialisation.modules
        yield name, specialisation
