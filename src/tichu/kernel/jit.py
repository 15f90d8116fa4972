"""Decorators that compile the rules with numba, or leave them as plain Python where numba is missing.

``TICHU_KERNEL=plain`` switches compilation off. ``TICHU_KERNEL_CHECKS=1`` checks every index, for tests.
numba keeps the machine code on disk (``code_cache.py``).
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from tichu.kernel.code_cache import CodeCache

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Function = TypeVar("Function", bound=Callable[..., Any])

BOUNDS_CHECKS: Final = os.environ.get("TICHU_KERNEL_CHECKS", "") == "1"
"""Whether every array index is checked. Slow; the machine code is not cached then."""
WANTED: Final = os.environ.get("TICHU_KERNEL", "compiled") != "plain"


def _numba() -> Any:
    if not WANTED:
        return None
    try:
        import numba
    except ImportError:
        return None
    return None if getattr(numba.config, "DISABLE_JIT", False) else numba


numba: Final = _numba()
COMPILED: Final = numba is not None


def jit(function: Function) -> Function:
    """Compile a function to machine code that runs without Python's lock."""
    return _compiled(function, forceinline=False)


def small(function: Function) -> Function:
    """Compile a short function that is copied into its callers."""
    return _compiled(function, forceinline=True)


def _compiled(function: Function, forceinline: bool) -> Function:
    if numba is None:
        return function
    if not BOUNDS_CHECKS:
        try:
            return _njit(function, forceinline, cache=True)
        except RuntimeError:  # no folder is writable
            CodeCache.writable = False
    return _njit(function, forceinline, cache=False)


def _njit(function: Function, forceinline: bool, cache: bool) -> Function:
    made: Function = numba.njit(
        cache=cache,
        nogil=True,
        boundscheck=BOUNDS_CHECKS,
        error_model="numpy",
        forceinline=forceinline,
        _nrt=False,  # nothing here allocates; counting references to the arrays would halve the speed
    )(function)
    return made


if numba is not None and not TYPE_CHECKING:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic
    def popcount(typing: Any, value: Any) -> Any:
        """Number of bits that are set."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest(typing: Any, value: Any) -> Any:
        """Index of the lowest bit that is set; the value must not be 0."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

else:

    def popcount(value: int) -> int:
        """Number of bits that are set."""
        return int(value).bit_count()

    def lowest(value: int) -> int:
        """Index of the lowest bit that is set; the value must not be 0."""
        value = int(value)
        return (value & -value).bit_length() - 1


KERNEL_CODE: Final = CodeCache(
    Path(__file__).parent,
    compiled=COMPILED and not BOUNDS_CHECKS,
    skip=("bridge.py", "code_cache.py", "precompile.py", "__init__.py"),
)
