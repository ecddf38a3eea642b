"""Compilation and its cache."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from obelisk.kernels.specialise import specialise

pytestmark = pytest.mark.compiled

CALLEE = """
from obelisk.kernels.kernel import kernel
@kernel
def step(x):
    return x + {number}
"""
CALLER = """
from obelisk.kernels.kernel import kernel
from home.callee import step
@kernel
def twice(x):
    return step(step(x))
"""
TEMPLATE = """
from obelisk.kernels.kernel import kernel
@kernel
def answer(x):
    return step(x) * 10
"""

STEPS = """
from obelisk.kernels.kernel import inlined_kernel, kernel, wide_kernel
@{kind}
def step(x):
    total = 0
    for i in range(x):
        total += i * i ^ x
        if total % 7 == 3:
            total -= i // 3
        if total % 11 == 4:
            total ^= i % 5 + x // (i + 1)
        for j in range(i % 17):
            total += j * x ^ i // (j + 3)
            if total % 13 == 5:
                total -= j % 7 + i // (j + 2)
            if total % 19 == 6:
                total ^= x % (j + 5) + total // (j + 4)
    return total
@kernel
def walk(x):
    return step(x) + step(x + 1) + step(x + 2) + step(x + 3)
"""


def run(script: str, folder: Path, **settings: str) -> str:
    """Run a script in a fresh process that finds `folder`, and return what it prints."""
    environment = {
        **os.environ,
        "OBELISK_CACHE_DIR": str(folder / "cache"),
        "PYTHONPATH": os.pathsep.join([str(folder), *sys.path]),
        "PYTHONDONTWRITEBYTECODE": "1",  # else Python may miss an edit within the same second
        **settings,
    }
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "callee.py").write_text(CALLEE.format(number=1))
    (folder / "caller.py").write_text(CALLER)
    return folder


TWICE = "from home.caller import twice; print(twice(1), sum(twice.entry.stats.cache_hits.values()))"


def test_a_second_start_loads_from_the_cache(home: Path) -> None:
    assert run(TWICE, home.parent) == "3 0"
    assert run(TWICE, home.parent) == "3 1"


def test_only_kernels_that_python_calls_are_kept(home: Path) -> None:
    run(TWICE, home.parent)
    kept = {file.name.split("-")[0] for file in (home.parent / "cache").rglob("*.nbi")}
    assert kept == {"caller.twice"}
    script = (
        "from home.callee import step; print(step(1), sum(step.entry.stats.cache_hits.values()))"
    )
    assert run(script, home.parent) == "2 0"
    assert run(script, home.parent) == "2 1"


def test_an_edited_callee_in_another_file_gives_the_new_answer(home: Path) -> None:
    assert run(TWICE, home.parent) == "3 0"
    (home / "callee.py").write_text(CALLEE.format(number=5))
    assert run(TWICE, home.parent) == "11 0"


def test_an_edit_beside_the_kernels_compiles_nothing(home: Path) -> None:
    (home / "texts.py").write_text("from home.caller import twice\nGREETING = 1\n")
    assert run(TWICE, home.parent) == "3 0"
    (home / "texts.py").write_text("from home.caller import twice\nGREETING = 2\n")
    assert run(TWICE, home.parent) == "3 1"


def test_one_template_for_two_games_gives_two_answers(tmp_path: Path) -> None:
    for name, number in (("one", 1), ("two", 2)):
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").write_text("")
        (folder / "rules.py").write_text(CALLEE.format(number=number))
    (tmp_path / "template.py").write_text(TEMPLATE)
    script = """
import sys
from obelisk.kernels.specialise import specialise
from one import rules as one
from two import rules as two
first, second = (specialise("template", rules.__package__, step=rules.step) for rules in (one, two))
print(first.answer(1), second.answer(1))
assert specialise("template", "one", step=one.step) is first is sys.modules[first.__name__]
assert first.__name__.startswith("template@one-")
"""
    assert run(script, tmp_path) == "20 30"
    assert run(script, tmp_path) == "20 30", "and again from the cache"


def test_two_games_in_one_folder_do_not_share_a_specialised_template(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "__init__.py").write_text("")
    for name, number in (("one", 1), ("two", 2)):
        (tmp_path / "home" / f"{name}.py").write_text(CALLEE.format(number=number))
    (tmp_path / "template.py").write_text(TEMPLATE)
    script = """
from obelisk.kernels.specialise import specialise
from home import one, two
print(*(specialise("template", "home", step=rules.step).answer(1) for rules in (one, two)))
"""
    assert run(script, tmp_path) == "20 30"
    assert run(script, tmp_path) == "20 30"


def test_each_binding_of_a_template_has_code_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    (tmp_path / "home" / "__init__.py").write_text("")
    (tmp_path / "home" / "rules.py").write_text(CALLEE.format(number=1))
    (tmp_path / "template.py").write_text(TEMPLATE.replace("10", "int(TABLE[0])"))
    script = """
import numpy as np
from obelisk.kernels.specialise import specialise
from home import rules
for number in (10, 20):
    made = specialise("template", "home", step=rules.step, TABLE=np.array([number]))
    print(made.answer(1), sum(made.answer.entry.stats.cache_hits.values()), end=" ")
"""
    assert run(script, tmp_path) == "20 0 40 0"
    assert run(script, tmp_path) == "20 1 40 1"


def test_the_kernels_of_a_module_that_was_loaded_anew_are_bound_anew(home: Path) -> None:
    (home.parent / "template.py").write_text(TEMPLATE)
    script = f"""
import importlib, pathlib
from obelisk.kernels.specialise import specialise
from home import callee
print(specialise("template", "home", step=callee.step).answer(1))
pathlib.Path(callee.__file__).write_text({CALLEE.format(number=5)!r} + "# longer")
importlib.reload(callee)
print(specialise("template", "home", step=callee.step).answer(1))
"""
    assert run(script, home.parent) == "20\n60"


def test_code_of_a_template_is_compiled_anew_when_what_is_bound_changes(tmp_path: Path) -> None:
    """Also when the edit is in another package, behind a kernel that is itself specialised."""
    for name, text in (
        ("home/__init__.py", ""),
        ("home/rules.py", CALLER.replace("home.callee", "far.deep.callee")),
        ("far/__init__.py", ""),
        ("far/deep/__init__.py", ""),
        ("far/deep/callee.py", CALLEE.format(number=1)),
        ("template.py", TEMPLATE),
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    script = """
from obelisk.kernels.specialise import specialise
from home import rules
inner = specialise("template", "home", step=rules.twice)
print(specialise("template", "home", step=inner.answer).answer(1))
"""
    assert run(script, tmp_path) == "300"
    (tmp_path / "far" / "deep" / "callee.py").write_text(CALLEE.format(number=2))
    assert run(script, tmp_path) == "500"


def test_a_template_is_told_what_it_cannot_be_bound_to() -> None:
    with pytest.raises(TypeError, match="TABLE: a template takes kernels, numbers"):
        specialise("obelisk.search.allowing", "home", TABLE=[1, 2])
    with pytest.raises(ModuleNotFoundError, match=r"no template 'obelisk\.search\.nowhere'"):
        specialise("obelisk.search.nowhere", "home")


def test_old_stamps_are_deleted(home: Path) -> None:
    for number in range(4):
        (home / "callee.py").write_text(CALLEE.format(number=number))
        assert run(TWICE, home.parent) == f"{1 + 2 * number} 0"
    stamps = sorted(folder.name for folder in (home.parent / "cache").iterdir())
    assert len([name for name in stamps if name.startswith("home.caller-plain-")]) == 3
    assert len([name for name in stamps if name.startswith("home.callee-plain-")]) == 3
    assert len(stamps) == 6


def test_what_nobody_used_for_a_month_is_deleted(home: Path) -> None:
    cache = home.parent / "cache"
    for name, days in (("renamed-plain-0", 31), ("resting-plain-0", 29)):
        (cache / name).mkdir(parents=True)
        os.utime(cache / name, (time.time() - 86_400 * days,) * 2)
    assert run(TWICE, home.parent) == "3 0"
    assert not (cache / "renamed-plain-0").exists()
    assert (cache / "resting-plain-0").exists()


def test_bounds_checked_code_has_a_cache_of_its_own(home: Path) -> None:
    assert run(TWICE, home.parent) == "3 0"
    assert run(TWICE, home.parent, NUMBA_BOUNDSCHECK="1") == "3 0"
    assert run(TWICE, home.parent) == "3 1"


def test_no_writable_home_means_no_cache_and_no_crash(home: Path) -> None:
    (home.parent / "file").write_text("")
    file, nowhere = str(home.parent / "file"), str(home.parent / "file" / "cache")
    for settings in (
        {"OBELISK_CACHE_DIR": nowhere},
        {"OBELISK_CACHE_DIR": "", "HOME": file, "XDG_CACHE_HOME": nowhere},
    ):
        assert run(TWICE, home.parent, **settings) == "3 0"


def test_a_full_disk_means_no_cache_and_no_crash(home: Path) -> None:
    script = """
from numba.core import caching
def full(self, path):
    raise OSError(28, "No space left on device", path)
caching.IndexDataCacheFile._open_for_write = full
"""
    assert run(script + TWICE, home.parent) == "3 0"


def test_a_damaged_cache_file_is_passed_over(home: Path) -> None:
    assert run(TWICE, home.parent) == "3 0"
    for file in (home.parent / "cache").rglob("*.nb?"):
        file.write_bytes(file.read_bytes()[:40])
    assert run(TWICE, home.parent) == "3 0"


def test_other_users_of_numba_keep_their_own_cache(tmp_path: Path) -> None:
    (tmp_path / "stranger.py").write_text(
        "import numba\n@numba.njit(cache=True)\ndef double(x):\n    return 2 * x\n"
    )
    script = "import obelisk.kernels.kernel, stranger; print(stranger.double(2))"
    assert run(script, tmp_path) == "4"
    assert not (tmp_path / "cache").exists()


def test_numba_may_be_imported_before_us(home: Path) -> None:
    assert run("import numba;" + TWICE, home.parent) == "3 0"
    assert run("import numba;" + TWICE, home.parent) == "3 1"


def test_an_inlined_kernel_is_a_part_of_its_callers(home: Path) -> None:
    """Another one of this size is called."""
    script = "; ".join(
        (
            "import re; from home.{0} import walk; told = walk(9), walk.py_func(9)",
            "code, = walk.entry.inspect_llvm().values()",
            "print(told[0] == told[1], len(re.findall('call .*step', code)))",
        )
    )
    for kind, calls in (("wide_kernel", 4), ("inlined_kernel", 0)):
        (home / f"{kind}.py").write_text(STEPS.format(kind=kind))
        assert run(script.format(kind), home.parent) == f"True {calls}"


def test_what_an_inlined_kernel_calls_is_not_inlined_itself(home: Path) -> None:
    source = STEPS.format(kind="wide_kernel").replace(
        "@kernel\ndef walk(x)", "@inlined_kernel\ndef around(x)"
    )
    (home / "split.py").write_text(
        f"{source}@kernel\ndef walk(x):\n    return around(x) - around(x + 1)\n"
    )
    script = """
import re
from home.split import walk
assert walk(9) == walk.py_func(9)
code, = walk.entry.inspect_llvm().values()
print(len(re.findall("call .*around", code)), len(re.findall("call .*step", code)) > 0)
"""
    assert run(script, home.parent) == "0 True"


def test_a_kernel_may_be_inlined_in_one_place_alone(home: Path) -> None:
    source = STEPS.format(kind="wide_kernel")
    source = source.replace("import inlined_kernel", "import inlined, inlined_kernel")
    source = source.replace("@kernel\ndef walk", "short = inlined(step)\n@kernel\ndef walk")
    (home / "split.py").write_text(source.replace("return step(x) +", "return short(x) +"))
    script = """
import re
from home.split import step, walk
from obelisk.kernels.kernel import inlined
assert walk(9) == walk.py_func(9)
assert inlined(step) is inlined(step) is inlined(inlined(step))
code, = walk.entry.inspect_llvm().values()
print(len(re.findall("call .*step", code)))
"""
    assert run(script, home.parent) == "3"


def test_without_jit_a_kernel_is_a_plain_function(home: Path) -> None:
    script = "import sys; from home.caller import twice; print(twice(1), 'numba' in sys.modules)"
    assert run(script, home.parent, NUMBA_DISABLE_JIT="1") == "3 False"
