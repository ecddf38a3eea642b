"""Compilation: the only module that knows Numba.

`kernel` compiles a rule function; `specialise` runs a template module once per game with that
game's kernels as its globals. Compiled code is kept between runs in a cache of our own making,
because Numba's stock cache is wrong for us in two ways: it stays stale when a callee in another
file changes, and a template run under two names gets the first game's code. Here the directory
is named by a hash of every source that can change the code (`core.sources`), and each file by
module and line.

With `NUMBA_DISABLE_JIT=1` kernels are plain Python functions and Numba is not even imported.
`OBELISK_CACHE_DIR` moves the cache. A cache that cannot be written or read costs time, never a
crash.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import platform
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np
from platformdirs import user_cache_path

from obelisk.core.sources import kernel_sources

Function = TypeVar("Function", bound=Callable[..., Any])

PACKAGE = Path(__file__).resolve().parent.parent
COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

# The number of a cell as an index. Being unsigned, it spares compiled code the test whether an
# index is negative and counts from the end; in hot kernels that is worth a tenth of the time.
index = np.uint32

# A template's globals hold, under this name, the folder of the game it was specialised for.
HOME = "__kernel_home__"

# Stamps of one game that are kept: two checkouts, or two branches, need not fight for the cache.
STAMPS_KEPT = 3

_LOCATOR_SETTING = "NUMBA_CACHE_LOCATOR_CLASSES"
_STOCK_LOCATORS = (
    "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,"
    "IPythonCacheLocator,ZipCacheLocator"
)

if COMPILED:
    _locators = os.environ.get(_LOCATOR_SETTING) or _STOCK_LOCATORS
    if "KernelLocator" not in _locators:
        os.environ[_LOCATOR_SETTING] = f"{__name__}.KernelLocator,{_locators}"
    import numba
    from numba.core import caching, config

    config.reload_config()  # type: ignore[no-untyped-call]  # for a program that had imported Numba before us


def kernel(function: Function) -> Function:
    """Compile a function over NumPy records and numbers; it may be called without the GIL.

    A kernel allocates nothing, calls only kernels, and wraps element loads in `int(...)`, so that
    it gives the same answers when it is not compiled.
    """
    if not COMPILED:
        return function
    # Nobody hands kernels to C as function pointers, and the wrappers for it take long to compile.
    # Kernels allocate nothing, so nobody need count who still holds an array.
    compiler: Any = numba.njit(nogil=True, no_cfunc_wrapper=True, _nrt=False)  # type: ignore[call-overload]  # its types lag behind
    dispatcher = compiler(function)
    # The mark tells our locator from a stranger's function that it must leave alone.
    function.__dict__["__obelisk_kernel__"] = True
    if KernelLocator.from_function(function, function.__code__.co_filename) is not None:
        dispatcher._cache = _patient_cache()(function)
    compiled: Function = dispatcher
    return compiled


def wide_kernel(function: Function) -> Function:
    """A kernel that is compiled once for small numbers of any type, in games of many small ones.

    Numba would compile it for every mixture of `uint8`, `int64` and constants that its callers
    hand over, and worse, numbers of two signs meet in a `float64`. Such a kernel gets them as
    `int64`; hashes, which are `uint64`, stay what they are. Where few kernels are called all the
    time the types of the callers are quicker: the laser games lose a tenth and more.
    """
    dispatcher: Any = kernel(function)
    if not COMPILED:
        return function
    stock = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        wide = tuple(_widened(kind) for kind in arguments)
        return stock(wide, {name: _widened(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = get_call_template
    compiled: Function = dispatcher
    return compiled


def _widened(kind: Any) -> Any:
    """The type that a kernel is given a value of this type as."""
    number = kind.literal_type if isinstance(kind, numba.types.Literal) else kind
    if isinstance(number, numba.types.Integer) and number != numba.types.uint64:
        return numba.types.int64
    return kind


# What is one instruction in compiled code


def leading_zeros(bits: Any) -> Any:
    """How many zeros a `uint64` begins with."""
    return np.uint64(64 - int(bits).bit_length())


def trailing_zeros(bits: Any) -> Any:
    """How many zeros a `uint64` ends with."""
    return np.uint64((int(bits) & -int(bits)).bit_length() - 1 if bits else 64)


def fetch(records: Any, place: Any) -> None:
    """Bring a record nearer that a kernel is about to read.

    A large table lies in slow memory: whoever knows early what will be asked for need not wait.
    """


def _fetching() -> Any:
    """What `fetch` is in compiled code."""
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.core import cgutils
    from numba.extending import intrinsic

    tools: Any = cgutils  # which has no types

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = signature.args[0]
        array = context.make_array(kind)(context, builder, arguments[0])
        pointer = tools.get_item_pointer(
            context, builder, kind, array, [arguments[1]], wraparound=False, boundscheck=False
        )
        byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
        form = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
        prefetch = tools.get_or_insert_function(builder.module, form, "llvm.prefetch.p0")
        read, keep, data = number(0), number(3), number(1)
        builder.call(prefetch, [builder.bitcast(pointer, byte), read, keep, data])
        return context.get_dummy_value()

    def fetch(typing_context: Any, records: Any, place: Any) -> Any:
        return numba.types.none(records, place), generate

    return intrinsic(fetch)


if COMPILED:
    from numba.cpython.unsafe import numbers

    leading_zeros, trailing_zeros = numbers.leading_zeros, numbers.trailing_zeros  # type: ignore[assignment]
    fetch = _fetching()


def plain(records: Any) -> Any:
    """An array of records as compiled kernels take it quickest.

    Numba recognises a plain array at once but looks long at `np.recarray`, which only un-jitted
    kernels need (for `s.field`).
    """
    return records.view(np.ndarray) if COMPILED else records


_specialising = threading.RLock()


def specialise(template: str, game_rules: ModuleType, **bindings: Any) -> ModuleType:
    """The module `template` run with `bindings` as globals, once for each module of game rules.

    The result is registered in `sys.modules` as `<template>@<rules module>`.
    """
    name = f"{template}@{game_rules.__name__}"
    with _specialising:
        if name in sys.modules:
            return sys.modules[name]
        spec = importlib.util.find_spec(template)
        assert spec is not None
        assert spec.origin is not None
        assert game_rules.__file__ is not None
        module = ModuleType(name)
        module.__file__ = spec.origin
        module.__dict__.update(bindings)
        module.__dict__[HOME] = os.path.dirname(os.path.abspath(game_rules.__file__))
        source = Path(spec.origin).read_text(encoding="utf-8")
        exec(compile(source, spec.origin, "exec"), module.__dict__)
        sys.modules[name] = module
        return module


class KernelLocator:
    """Tells Numba where the compiled form of a kernel is kept."""

    def __init__(self, function: FunctionType, folder: Path) -> None:
        self._folder = folder
        self._py_file = function.__code__.co_filename  # Numba names it in its warnings
        self._tag = f"{function.__module__}-{function.__code__.co_firstlineno}"

    @classmethod
    def from_function(cls, function: Any, file: str) -> KernelLocator | None:
        """A locator, or None if the function is not ours or nothing can be written."""
        if not getattr(function, "__obelisk_kernel__", False):
            return None
        home = Path(function.__globals__.get(HOME) or os.path.dirname(os.path.abspath(file)))
        folder = _cache_folder(home)
        return None if folder is None else cls(function, folder)

    def ensure_cache_path(self) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return self._folder.name

    def get_disambiguator(self) -> str:
        return self._tag


@lru_cache
def _patient_cache() -> type:
    """Numba's cache of one function, but a full disk or a damaged file only means "not cached"."""

    class PatientCache(caching.FunctionCache):
        def load_overload(self, sig: Any, target_context: Any) -> Any:
            try:
                return super().load_overload(sig, target_context)  # type: ignore[no-untyped-call]
            except Exception:  # a truncated pickle can raise nearly anything
                return None

        def save_overload(self, sig: Any, data: Any) -> None:
            try:
                super().save_overload(sig, data)  # type: ignore[no-untyped-call]
            except Exception:
                self.disable()  # type: ignore[no-untyped-call]

    return PatientCache


def cache_root() -> Path:
    """The folder that holds all compiled kernels."""
    chosen = os.environ.get("OBELISK_CACHE_DIR")
    return Path(chosen) if chosen else user_cache_path("obelisk", appauthor=False) / "kernels"


@lru_cache
def _cache_folder(home: Path) -> Path | None:
    """The writable cache folder for kernels whose game lives in `home`, or None."""
    variant = "checked" if os.environ.get("NUMBA_BOUNDSCHECK", "0") not in ("", "0") else "plain"
    prefix = f"{home.name}-{variant}-"
    folder = cache_root() / f"{prefix}{stamp(home, variant)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            os.utime(folder)
    except OSError:
        return None
    _forget_old_stamps(folder, prefix)
    return folder


def is_cold(home: Path) -> bool:
    """Whether the kernels of the game in `home` must be compiled before they can be used."""
    if not COMPILED:
        return False
    folder = _cache_folder(home)
    return folder is None or not any(folder.glob("*.nbi"))


def _forget_old_stamps(current: Path, prefix: str) -> None:
    try:
        stamps = [f for f in current.parent.iterdir() if f.name.startswith(prefix) and f.is_dir()]
        stamps.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    except OSError:  # another process is tidying up as well
        return
    for folder in stamps[STAMPS_KEPT:]:
        if folder != current:
            shutil.rmtree(folder, ignore_errors=True)


def stamp(home: Path, variant: str) -> str:
    """A hash of everything that the compiled kernels of the game in `home` depend on."""
    digest = hashlib.sha256()
    versions = (numba.__version__, np.__version__, platform.python_version(), variant)
    digest.update(repr(versions).encode())
    sources = kernel_sources([PACKAGE / "core", PACKAGE / "games", home], PACKAGE / "search")
    weights = {file: file.read_text("utf-8") for file in sorted(home.glob("*.json"))}
    for file, text in (sources | weights).items():
        digest.update(f"{file.name}\0{text}\0".encode())
    return digest.hexdigest()[:20]
