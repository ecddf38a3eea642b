"""The private hooks of Numba that `kernels.kernel` relies on, and whether they still look the same.

Each hook is looked up and read, which takes a millisecond, and nothing is compiled. If one has
changed, kernels are compiled by plain `njit`.
"""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from inspect import unwrap
from pkgutil import resolve_name
from types import CodeType
from typing import Any

import numba


@dataclass(frozen=True)
class Hook:
    """Something private in Numba: where it is, its parameters, and names that its code uses.

    Parameters are given where we override or call a function, and used names where Numba has to
    reach what we override, or keep something under a name that we read or set.
    """

    place: str  # "module:name.name", below `numba.core`
    parameters: str | None = None
    uses: str = ""

    def has_changed(self) -> bool:
        """Whether it is gone, takes other parameters, or no longer uses one of the names."""
        try:
            found = resolve_name(f"numba.core.{self.place}")
        except (ImportError, AttributeError):
            return True
        if self.parameters is None and not self.uses:
            return False
        code: Any = getattr(unwrap(found), "__code__", None)
        if not isinstance(code, CodeType):
            return True
        own = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
        if self.parameters is not None and own != tuple(self.parameters.split()):
            return True
        return not {*self.uses.split()} <= {*own, *code.co_names, *code.co_consts}


HOOKS = (
    # Parts and entries are libraries of code …
    Hook("codegen:JITCodeLibrary.__init__", "self codegen name", "_final_module"),
    Hook("codegen:JITCodeLibrary.finalize", "self", "_linking_libraries _final_module link_in"),
    Hook("codegen:JITCodeLibrary._ensure_finalized", "self", "_finalized finalize"),
    Hook("codegen:JITCodeLibrary.add_linking_library", uses="_linking_libraries _ensure_finalized"),
    Hook("codegen:JITCodeLibrary.get_pointer_to_function", "self name"),
    Hook("codegen:JITCodeLibrary.enable_object_caching", "self"),
    Hook("codegen:JITCodeLibrary.codegen"),
    Hook("codegen:JITCPUCodegen.set_env", "self env_name env"),
    Hook("cpu:CPUContext.get_executable", uses="get_pointer_to_function codegen set_env"),
    Hook("cpu:CPUContext.codegen", "self"),
    # … that a compiler pipeline takes in place of its own …
    Hook("decorators:jit", uses="pipeline_class"),
    Hook("compiler:Compiler.__init__", uses="state targetctx library"),
    Hook("compiler:Compiler.compile_extra", uses="state func_id"),
    Hook("compiler:Compiler._compile_core", uses="define_pipelines func_qualname"),
    Hook("compiler:Compiler.define_pipelines", "self", "DefaultPassBuilder"),
    Hook("typed_passes:NativeLowering.run_pass", uses="state library create_library"),
    # … with options of which the public ones are few.
    Hook("cpu:CPUTargetOptions._nrt"),
    Hook("cpu:CPUTargetOptions.forceinline"),
    Hook("cpu:CPUTargetOptions.no_cfunc_wrapper"),
    Hook("cpu:CPUTargetOptions.no_cpython_wrapper"),
    # A call of a kernel has the types of its part, widened.
    Hook("types:Dispatcher.get_call_type", uses="dispatcher get_call_template"),
    Hook("dispatcher:Dispatcher.get_call_template", "self args kws"),
    # The cache of an entry is ours, and lies where our locator says.
    Hook("dispatcher:Dispatcher.compile", uses="_cache load_overload save_overload"),
    Hook("caching:FunctionCache.__init__", "self py_func", "get_cache_path get_source_stamp"),
    Hook("caching:FunctionCache.load_overload", "self sig target_context", "_load_overload"),
    Hook("caching:FunctionCache.save_overload", "self sig data", "_save_overload"),
    Hook("caching:FunctionCache._save_overload", uses="ensure_cache_path"),
    Hook("caching:FunctionCache.disable", "self", "_enabled"),
    Hook("caching:FunctionCache._impl_class.__init__", uses="CACHE_LOCATOR_CLASSES from_function"),
    Hook("caching:FunctionCache._impl_class.get_filename_base", uses="get_disambiguator"),
    Hook("caching:FunctionCache._impl_class.check_cachable", uses="_py_file"),
    Hook("config:reload_config", ""),
    # `fetch` is written in terms of the code generator.
    Hook("cgutils:get_item_pointer", "context builder aryty ary inds wraparound boundscheck"),
    Hook("cgutils:get_or_insert_function", "module fnty name"),
    Hook("cpu:CPUContext.make_array", "self typ"),
    Hook("cpu:CPUContext.get_dummy_value", "self"),
)  # fmt: skip


def hold() -> bool:
    """Whether all hooks are as we expect; a warning names those that are not."""
    changed = [hook.place.replace(":", ".") for hook in HOOKS if hook.has_changed()]
    if changed:
        warnings.warn(
            f"Numba {numba.__version__} differs from what Obelisk expects of "
            f"{', '.join(changed)}: compiling takes longer, and is done again at every start",
            RuntimeWarning,
            stacklevel=3,
        )
    return not changed
