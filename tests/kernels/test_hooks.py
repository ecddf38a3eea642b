"""The private hooks of Numba: a change of any is noticed, and then plain `njit` does as well."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import numba
import pytest

import obelisk
from obelisk.core.player import Limits
from obelisk.kernels import hooks, kernel
from obelisk.kernels.hooks import HOOKS, Hook
from obelisk.search.thinking import Thinker
from tests.conftest import in_soak
from tests.kernels.test_kernel import run
from tests.search.find_ends import read_ends

pytestmark = pytest.mark.compiled

# A Numba that knows one option less, and needs it no more than plain kernels do.
CHANGED = """
import warnings
from numba.core.cpu import CPUTargetOptions
option, = (kind for kind in CPUTargetOptions.__mro__ if "forceinline" in vars(kind))
del option.forceinline
caught = warnings.catch_warnings(record=True)
told = caught.__enter__()
warnings.simplefilter("always")
"""
WARNED = """
from obelisk.kernels.kernel import IN_PARTS
assert not IN_PARTS
[warning] = told
assert "cpu.CPUTargetOptions.forceinline" in str(warning.message), warning
"""

KINDS = """
import numpy as np
from obelisk.kernels.kernel import fetch, inlined, inlined_kernel, kernel, wide_kernel
from obelisk.kernels.kernel import leading_zeros, trailing_zeros

@kernel
def narrow(a, b):
    return a - b

@wide_kernel
def wide(a, b):
    return a - b

@wide_kernel
def scaled(cells, a, key):
    return cells[int(a)] * a, key ^ key >> np.uint64(3)

@inlined_kernel
def step(s, a):
    s.total += a - s.cell

@wide_kernel
def down(n, a):
    if n <= 0:
        return a - 9
    return down(n - 1, a) + up(n, a)

@wide_kernel
def up(n, a):
    return n if n > 2 else down(a=a, n=n - 1)

nearby = inlined(wide)

@kernel
def everything(states, cells, keys):
    fetch(states, 0)
    s = states[0]
    for i in range(len(cells)):
        step(s, cells[i])
    small, key = cells[0], keys[0]
    return (
        narrow(small, cells[1]), wide(small, cells[1]), wide(small, 7), wide(7, s.cell),
        nearby(s.cell, cells[1]), wide(key, key), wide(key, small), wide(0.5, small),
        scaled(cells, small, key), down(small, s.cell), down(3, 1),
        leading_zeros(key), trailing_zeros(key),
    )
"""
TEMPLATE = """
from obelisk.kernels.kernel import wide_kernel
@wide_kernel
def answer(a, b):
    return subtract(a, b) * 10
"""
USING_ALL_KINDS = """
import numpy as np
from kinds import everything, narrow, wide
from obelisk.kernels.kernel import is_cold
from obelisk.kernels.specialise import specialise
states = np.zeros(1, np.dtype([("cell", np.uint8), ("total", np.int32)], align=True))
states["cell"] = 3
cells, keys = np.array([2, 5, 1], np.uint8), np.array([2**63 + 8], np.uint64)
print(everything(states, cells, keys), states)
print([subtract(*given) for subtract in (
    narrow, wide, specialise("template", "one", subtract=wide).answer,
    specialise("template", "two", subtract=narrow).answer,
) for given in ((cells[0], cells[1]), (2, cells[1]), (2, 5), (keys[0], 5))])
"""


def definer(hook: Hook) -> tuple[Any, str]:
    """The class or module that a hook is defined in, and its name there."""
    owner, _, name = f"numba.core.{hook.place}".replace(":", ".").rpartition(".")
    found = resolve_name(owner)
    kinds = inspect.getmro(found) if inspect.isclass(found) else (found,)
    return next(kind for kind in kinds if name in vars(kind)), name


def test_all_hooks_are_as_expected() -> None:
    assert kernel.IN_PARTS
    assert not [hook.place for hook in HOOKS if hook.has_changed()]


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook.place)
def test_a_hook_that_is_gone_is_named(hook: Hook, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.delattr(*definer(hook))
        with pytest.warns(RuntimeWarning) as told:
            assert not hooks.hold()
    [warning] = told
    assert hook.place.replace(":", ".") in str(warning.message)
    assert f"Numba {numba.__version__}" in str(warning.message)


def changes(hook: Hook) -> Iterator[tuple[str, Callable[..., object]]]:
    """Functions that Numba could have in the place of a hook, and what is different about each."""
    parameters, uses = (hook.parameters or "").split(), hook.uses.split()
    if hook.parameters is not None:
        code = f"lambda {', '.join([*parameters, 'further'])}: [{', '.join(uses)}]"
        yield "one parameter more", eval(code)
    for name in uses:
        others = ", ".join(other for other in uses if other != name)
        yield f"without {name}", eval(f"lambda {', '.join(parameters)}: [{others}]")


@pytest.mark.parametrize(
    ("hook", "function"),
    [
        pytest.param(hook, function, id=f"{hook.place} {difference}")
        for hook in HOOKS
        for difference, function in changes(hook)
    ],
)
def test_a_hook_that_looks_different_is_noticed(
    hook: Hook, function: Callable[..., object], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(*definer(hook), function)
        assert hook.has_changed()


def test_whatever_we_override_is_among_the_hooks() -> None:
    known = {hook.place.partition(".")[2] for hook in HOOKS}
    known |= {name.rpartition(".")[2] for name in known}
    for ours in (
        kernel.PartLibrary, kernel.EntryLibrary, kernel.PartCompiler, kernel.EntryCompiler,
        kernel.PatientCache,
    ):  # fmt: skip
        theirs = {name for base in ours.__mro__[1:-1] for name in vars(base)}
        overridden = {
            name for name in vars(ours) if name in theirs and callable(getattr(ours, name))
        }
        overridden |= {name for name, value in vars(ours).items() if isinstance(value, property)}
        assert overridden - {"__init__", "__init_subclass__"} <= known, ours


def test_plain_kernels_of_every_kind_give_the_same_answers(tmp_path: Path) -> None:
    (tmp_path / "kinds.py").write_text(KINDS)
    (tmp_path / "template.py").write_text(TEMPLATE)
    usual = run(USING_ALL_KINDS + "print(is_cold('kinds'))", tmp_path)
    plain = run(CHANGED + USING_ALL_KINDS + "print(is_cold('kinds'))" + WARNED, tmp_path)
    assert plain == usual
    assert "(18446744073709551613, -3, -5, 4, -2, " in usual


def test_plain_kernels_count_and_search_the_same(tmp_path: Path) -> None:
    game = obelisk.game("khet")
    end = next(
        end for end in read_ends("khet") if (end.plies, end.options, end.played) == (-2, "", "")
    )
    script = f"""
import obelisk
from tests.search.find_ends import end_of
game = obelisk.game("khet")
start, end = game.start(), game.position({end.position!r})
print(*(game.perft_checksum(start, depth) for depth in (1, 2)), end_of(end, 2))
"""
    counts = [game.perft_checksum(game.start(), depth) for depth in (1, 2)]
    assert run(CHANGED + script + WARNED, tmp_path) == f"{counts[0]} {counts[1]} -2"
    assert not (tmp_path / "cache").exists(), "what plain kernels compile is not kept"


@pytest.mark.parametrize("name", in_soak("pharaohs-light", "xionghan"))
def test_plain_kernels_search_the_same_positions(name: str, tmp_path: Path) -> None:
    script = f"""
import obelisk
from obelisk.core.player import Limits
from obelisk.search.thinking import Thinker
game = obelisk.game({name!r})
report = Thinker(game, megabytes=1).think(game.start(), Limits(depth=3))
print(report.nodes, report.score, report.line)
"""
    game = obelisk.game(name)
    report = Thinker(game, megabytes=1).think(game.start(), Limits(depth=3))
    assert (
        run(CHANGED + script + WARNED, tmp_path) == f"{report.nodes} {report.score} {report.line}"
    )
