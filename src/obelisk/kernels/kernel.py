"""Compilation: `kernel` compiles a rule function, and what else touches Numba's insides.

Compiled code is kept between runs (`kernels.cache`). With `NUMBA_DISABLE_JIT=1` kernels are plain
Python functions and Numba is not even imported.
"""

from __future__ import annotations

import os
from collections.abc import Callable
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
    _locators = os.environ.get(_LOCATOR_SETTING) or _STOCK_LOCATORS
    if "KernelLocator" not in _locators:
        os.environ[_LOCATOR_SETTING] = f"obelisk.kernels.cache.KernelLocator,{_locators}"
    import numba
    from numba.core import config

    config.reload_config()  # type: ignore[no-untyped-call]  # for a program that had imported Numba before us

    from obelisk.kernels.cache import KernelLocator, PatientCache, is_cached


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
    return _wide(_compiled(function)) if COMPILED else function


def inlined_kernel(function: Function) -> Function:
    """A wide kernel that becomes part of its callers, for one step of a long kernel.

    A call hands over an array as seven numbers, and what a step leaves in a record has to be read
    from there again. Inlined, a step costs nothing.
    """
    return _wide(_compiled(function, forceinline=True)) if COMPILED else function


def _compiled(function: Function, **options: Any) -> Any:
    # Nobody hands kernels to C as function pointers, and the wrappers for it take long to compile.
    # Kernels allocate nothing, so nobody need count who still holds an array.
    compiler: Any = numba.njit(nogil=True, no_cfunc_wrapper=True, _nrt=False, **options)  # type: ignore[call-overload]  # its types lag behind
    dispatcher = compiler(function)
    # The mark tells our locator from a stranger's function that it must leave alone.
    function.__dict__["__obelisk_kernel__"] = True
    if KernelLocator.from_function(function, function.__code__.co_filename) is not None:
        dispatcher._cache = PatientCache(function)  # type: ignore[no-untyped-call]
    return dispatcher


def _wide(dispatcher: Any) -> Any:
    """Have a kernel compiled for widened numbers."""
    stock = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        wide = tuple(_widened(kind) for kind in arguments)
        return stock(wide, {name: _widened(kind) for name, kind in keywords.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


def _widened(kind: Any) -> Any:
    """The type that a kernel is given a value of this type as."""
    number = kind.literal_type if isinstance(kind, numba.types.Literal) else kind
    if isinstance(number, numba.types.Integer) and number != numba.types.uint64:
        return numba.types.int64
    return kind


def is_cold(module: str) -> bool:
    """Whether the kernels of a module must be compiled before they can be used."""
    return COMPILED and not is_cached(module)


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
