"""Templates: modules of kernels that are run once for each set of kernels they are to call.

A template declares, without giving them values, the names that it expects:

    legal_actions: Callable[[Record, Any, Record], int]

`specialise` runs it with these names bound. The result is a module of its own, whose name tells the
template, whom it was made for, and what was bound, so that no two bindings ever share code.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

_SPECIALISATION = "__specialisation__"  # the name in a module's globals
_running = threading.RLock()


@dataclass(frozen=True)
class Specialisation:
    """What a specialised module was made of: the names and the values that were bound."""

    template: str
    bindings: dict[str, Any]

    @property
    def modules(self) -> list[str]:
        """The modules of the functions that are bound."""
        return [value.__module__ for value in self.bindings.values() if _is_function(value)]

    @property
    def constants(self) -> list[str]:
        """What is bound, each by name: functions by theirs, all else by its value."""
        return [f"{name}={_told(name, value)}" for name, value in sorted(self.bindings.items())]

    def is_same(self, other: Specialisation) -> bool:
        """Whether the very same functions are bound: a module may have been loaded anew."""
        mine, theirs = self.bindings, other.bindings
        return all(mine[name] is theirs[name] for name in mine if _is_function(mine[name]))


def specialise(template: str, home: str, **bindings: Any) -> ModuleType:
    """The module `template` run with `bindings` as globals, for the game called `home`.

    It is run once for each set of bindings, and registered in `sys.modules`.
    """
    made_of = Specialisation(template, bindings)
    key = hashlib.sha256(repr(made_of.constants).encode()).hexdigest()[:10]
    name = f"{template}@{home}-{key}"
    with _running:
        known = sys.modules.get(name)
        if known is not None and known.__dict__[_SPECIALISATION].is_same(made_of):
            return known
        spec = find_spec(template)
        if spec is None or spec.origin is None:
            raise ModuleNotFoundError(f"no template {template!r}: there is no such module")
        module = ModuleType(name)
        module.__file__ = spec.origin
        module.__dict__.update(bindings)
        module.__dict__[_SPECIALISATION] = made_of
        sys.modules[name] = module  # kernels look here for what they are made of
        try:
            source = Path(spec.origin).read_text(encoding="utf-8")
            exec(compile(source, spec.origin, "exec"), module.__dict__)
        except BaseException:
            del sys.modules[name]
            raise
        return module


def specialisation_of(module: ModuleType | None) -> Specialisation | None:
    """What a module was made of if it is a specialised template."""
    found: Specialisation | None = getattr(module, _SPECIALISATION, None)
    return found


def _is_function(value: Any) -> bool:
    return callable(value) and hasattr(value, "__qualname__")


def _told(name: str, value: Any) -> str:
    """A value as text that is equal only for equal values, in every process."""
    if isinstance(value, np.ndarray):
        content = hashlib.sha256(np.ascontiguousarray(value).tobytes()).hexdigest()
        return f"{value.dtype!r} {value.shape} {content}"
    if isinstance(value, np.dtype | np.generic | bool | int | float | str | bytes | None):
        return f"{type(value).__name__} {value!r}"
    if isinstance(value, tuple):
        return f"({', '.join(_told(name, part) for part in value)})"
    if _is_function(value):
        return f"{value.__module__}.{value.__qualname__}"
    raise TypeError(f"{name}: a template takes kernels, numbers, texts and arrays, not {value!r}")
