"""Compilation: `kernel` compiles a rule function, and what else touches Numba's insides.

A kernel that another one calls becomes a part of it, and of a part there is only intermediate
code. Machine code is made when Python calls a kernel, of it and all its parts at once: nothing is
compiled twice on the way, and LLVM sees all of the program. It is kept between runs
(`kernels.cache`). So kernels are called by Python and by kernels, and by no other compiled code.

All this hangs on private hooks of Numba (`kernels.hooks`). Where they have changed, kernels are
compiled by plain `njit`, which is slower and keeps nothing.

With `NUMBA_DISABLE_JIT=1` kernels are plain Python functions and Numba is not even imported.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cached_property, update_wrapper
from types import FunctionType
from typing import Any, TypeVar

import numpy as np

Function = TypeVar("Function", bound=Callable[..., Any])

COMPILED = os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")

# The number of a cell as an index. Being unsigned, it spares compiled code the test whether an
# index is negative and counts from the end; in hot kernels that is worth a tenth of the time.
index = np.uint32

_LOCATOR_SETTING = "NUMBA_CACHE_LOCATOR_CLASSES"
_STOCK_LOCATORS = (
    "UserProvidedCacheLocator,InTreeCacheLocator,UserWideCacheLocator,"
    "IPythonCacheLocator,ZipCacheLocator"
)

if COMPILED:
    import numba
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba.extending import intrinsic, overload, typeof_impl

    from obelisk.kernels import hooks
    from obelisk.kernels.cache import KernelLocator, folder_of, is_cached

# Whether kernels are compiled as parts and entries, or by plain `njit`.
IN_PARTS = COMPILED and hooks.hold()

if IN_PARTS:
    from numba.core import caching, cgutils, compiler, config
    from numba.core.codegen import JITCodeLibrary

    _locators = os.environ.get(_LOCATOR_SETTING) or _STOCK_LOCATORS
    if "KernelLocator" not in _locators:
        os.environ[_LOCATOR_SETTING] = f"obelisk.kernels.cache.KernelLocator,{_locators}"
    config.reload_config()  # type: ignore[no-untyped-call]  # for Numba is imported already


def kernel(function: Function) -> Function:
    """Compile a function over NumPy records and numbers; it may be called without the GIL.

    A kernel allocates nothing, calls only kernels, and wraps element loads in `int(...)`, so that
    it gives the same answers when it is not compiled.
    """
    return _compiled(function) if COMPILED else function


def wide_kernel(function: Function) -> Function:
    """A kernel that is compiled once for small numbers of any type, in games of many small ones.

    Numba would compile it for every mixture of `uint8`, `int64` and constants that its callers
    hand over, and worse, numbers of two signs meet in a `float64`. Such a kernel gets them as
    `int64`; hashes, which are `uint64`, stay what they are. Where few kernels are called all the
    time the types of the callers are quicker: the laser games lose a tenth and more.
    """
    return _compiled(function, wide=True) if COMPILED else function


def inlined_kernel(function: Function) -> Function:
    """A wide kernel whose code is put in the place of each call, for one step of a long kernel.

    A call hands over an array as seven numbers, and what a step leaves in a record has to be read
    from there again. Inlined, a step costs nothing.
    """
    return _compiled(function, wide=True, is_inlined=True) if COMPILED else function


def inlined(kernel: Function) -> Function:
    """The same kernel, but its code is put in the place of each call."""
    known: Any = kernel
    return known.inlined if isinstance(kernel, Kernel) else kernel


class Kernel:
    """A compiled kernel: `part` is what other kernels call, and `entry` what Python calls."""

    def __init__(self, function: FunctionType, *, wide: bool, is_inlined: bool) -> None:
        update_wrapper(self, function)
        self.py_func = function
        self.part = _dispatcher(function, PartCompiler, is_inlined, no_cpython_wrapper=True)
        self._is_wide, self._is_inlined = wide, is_inlined
        if wide:
            _widen(self.part)

    @cached_property
    def entry(self) -> Any:
        """Numba's dispatcher of the machine code, which is made or loaded when it is called."""
        return _entry_to(self.py_func, self.part)

    @cached_property
    def inlined(self) -> Kernel:
        if self._is_inlined:
            return self
        return Kernel(self.py_func, wide=self._is_wide, is_inlined=True)

    def __call__(self, *arguments: Any) -> Any:
        return self.entry(*arguments)


def _compiled(function: Any, *, wide: bool = False, is_inlined: bool = False) -> Any:
    if not IN_PARTS:
        return _plainly_compiled(function, wide)
    # The mark tells our locator where, and from a stranger's function that it must leave alone.
    function.__dict__["__obelisk_kernel__"] = folder_of(function)
    return Kernel(function, wide=wide, is_inlined=is_inlined)


def _entry_to(function: FunctionType, part: Any) -> Any:
    """A kernel that does nothing but call `part`, for Python to call, and kept in the cache."""
    entry = _calling(part, function, "{}")
    dispatcher = _dispatcher(entry, EntryCompiler)
    if KernelLocator.from_function(entry, entry.__code__.co_filename) is not None:
        dispatcher._cache = PatientCache(entry)  # type: ignore[no-untyped-call]
    return dispatcher


def _calling(part: Any, function: FunctionType, form: str) -> Any:
    """A function like `function` that calls `part`, and hands over each argument in a form."""
    code = function.__code__
    names = code.co_varnames[: code.co_argcount]
    handed = ", ".join(form.format(name) for name in names)
    scope: dict[str, Any] = {"part": part, "_wide": _wide, "__name__": function.__module__}
    exec(f"def entry({', '.join(names)}): return part({handed})", scope)
    entry: Any = update_wrapper(scope["entry"], function)
    del entry.__wrapped__  # Numba would ask it for the names of its arguments
    entry.__code__ = entry.__code__.replace(
        co_name=code.co_name, co_filename=code.co_filename, co_firstlineno=code.co_firstlineno
    )
    return entry


def _dispatcher(
    function: Any, pipeline_class: Any, is_inlined: bool = False, **options: Any
) -> Any:  # fmt: skip
    # Nobody hands kernels to C as function pointers, and the wrappers for it take long to compile.
    # Kernels allocate nothing, so nobody need count who still holds an array. Whether a kernel is
    # inlined must be said of each, or those that it calls are inlined as well.
    options |= {"nogil": True, "no_cfunc_wrapper": True, "_nrt": False, "forceinline": is_inlined}
    compile_with: Any = numba.njit(pipeline_class=pipeline_class, **options)
    return compile_with(function)


if IN_PARTS:
    library: Any = JITCodeLibrary  # which has no types
    pipeline: Any = compiler.Compiler

    @typeof_impl.register(Kernel)
    def _type_of(called: Kernel, _: Any) -> Any:
        """To a kernel that calls it, a kernel is its part."""
        return numba.typeof(called.part)  # type: ignore[no-untyped-call]

    class PartLibrary(library):
        """The code of one kernel, from which machine code is made only as a part of entries."""

        def finalize(self) -> None:
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:
            return 0

        @property
        def codegen(self) -> Any:
            return _Nowhere

    class _Nowhere:
        """Takes the environment of a part, which only machine code has a place for."""

        @staticmethod
        def set_env(name: str, environment: Any) -> None:
            """Forget it."""

    class EntryLibrary(library):
        """The machine code of a kernel that Python calls, and of its parts."""

        def finalize(self) -> None:
            parts, others = self._all_called()
            self._linking_libraries = others
            for part in parts:
                self._final_module.link_in(part._final_module, preserve=True)
            for part in parts:
                for function in part._final_module.functions:
                    if not function.is_declaration:  # nothing else calls it: LLVM may change it
                        self._final_module.get_function(function.name).linkage = "internal"
            super().finalize()

        def _all_called(self) -> tuple[list[Any], list[Any]]:
            """The parts that this entry calls, directly or not, and what else they call."""
            waiting, seen = list(self._linking_libraries), dict[Any, None]()
            for called in waiting:
                if called not in seen:
                    seen[called] = None
                    if isinstance(called, PartLibrary):
                        waiting += called._linking_libraries
            parts = [called for called in seen if isinstance(called, PartLibrary)]
            return parts, [called for called in seen if not isinstance(called, PartLibrary)]

    class PartCompiler(pipeline):
        """Compiles a kernel as a part of others."""

        def define_pipelines(self) -> Any:
            state = self.state
            state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            return super().define_pipelines()

    class EntryCompiler(pipeline):
        """Compiles a kernel for Python."""

        def define_pipelines(self) -> Any:
            state = self.state
            state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
            state.library.enable_object_caching()
            return super().define_pipelines()

    class PatientCache(caching.FunctionCache):
        """Numba's cache of a function, but a full disk or a damaged file means "not cached"."""

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


def _widen(dispatcher: Any) -> None:
    """Have a kernel compiled for widened numbers."""
    stock = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        wide = tuple(_widened(kind) for kind in arguments)
        return stock(wide, {name: _widened(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = get_call_template


def _widened(kind: Any) -> Any:
    """The type that a kernel is given a value of this type as."""
    number = kind.literal_type if isinstance(kind, numba.types.Literal) else kind
    if isinstance(number, numba.types.Integer) and number != numba.types.uint64:
        return numba.types.int64
    return kind


def _plainly_compiled(function: Any, wide: bool) -> Any:
    """A kernel that is compiled by plain `njit`.

    A wide one only converts its arguments for the real one, and is put in the place of each call.
    """
    compiled: Any = numba.njit(nogil=True)(function)
    if not wide:
        return compiled
    return numba.njit(nogil=True, inline="always")(_calling(compiled, function, "_wide({})"))


def _wide(value: Any) -> Any:
    """What a wide kernel gets for a value, in a call that plain `njit` compiles."""
    return value


def _as_int64(value: Any) -> Any:
    return np.int64(value)


if COMPILED and not IN_PARTS:

    @overload(_wide)
    def _implementation(value: Any) -> Any:
        return _as_int64 if _widened(value) == numba.types.int64 else _wide


def is_cold(module: str) -> bool:
    """Whether the cache lacks the kernels of a module, and will hold them once compiled."""
    return IN_PARTS and not is_cached(module)


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


def _counting(instruction: str) -> Any:
    """What counts zeros in compiled code, by an instruction of LLVM."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (bits,) = arguments
        return getattr(builder, instruction)(bits, ir.IntType(1)(0))

    def zeros(typing_context: Any, bits: Any) -> Any:
        return bits(bits), generate

    return intrinsic(zeros)


def _fetching() -> Any:
    """What `fetch` is in compiled code."""
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
    leading_zeros, trailing_zeros = _counting("ctlz"), _counting("cttz")
    fetch = _fetching() if IN_PARTS else kernel(fetch)


def plain(records: Any) -> Any:
    """An array of records as compiled kernels take it quickest.

    Numba recognises a plain array at once but looks long at `np.recarray`, which only un-jitted
    kernels need (for `s.field`).
    """
    return records.view(np.ndarray) if COMPILED else records
