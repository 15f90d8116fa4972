"""Compiles the kernel with numba, or lets the same source run as plain Python where numba is missing.

Machine code is kept between runs. numba notices an edit only in the file of the function itself, so what was
kept is thrown away when any file of the kernel has changed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Function = TypeVar("Function", bound=Callable[..., Any])

HERE: Final = Path(__file__).parent
STAMP: Final = "kernel.stamp"
BOUNDS_CHECKS: Final = os.environ.get("TICHU_KERNEL_CHECKS", "") == "1"
"""Whether every index into an array is checked: slow, for tests."""
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


KEEPS: Final = set() if BOUNDS_CHECKS else {"machine code"}
"""Empty if nothing can be kept from one run to the next."""


def jit(function: Function) -> Function:
    """The function as machine code that other threads need not wait for."""
    return _compiled(function, forceinline=False)


def small(function: Function) -> Function:
    """The same for a few lines that are best copied to where they are used."""
    return _compiled(function, forceinline=True)


def _compiled(function: Function, forceinline: bool) -> Function:
    if numba is None:
        return function
    if KEEPS:
        try:
            return _njit(function, forceinline, keep=True)
        except RuntimeError:  # there is no folder in which anything could be kept
            KEEPS.clear()
    return _njit(function, forceinline, keep=False)


def _njit(function: Function, forceinline: bool, keep: bool) -> Function:
    made: Function = numba.njit(
        cache=keep,
        nogil=True,
        boundscheck=BOUNDS_CHECKS,
        error_model="numpy",
        forceinline=forceinline,
        _nrt=False,  # nothing here allocates: counting references to the arrays would cost half the speed
    )(function)
    return made


if numba is not None and not TYPE_CHECKING:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    @intrinsic
    def popcount(typing: Any, value: Any) -> Any:
        """How many bits are set."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @intrinsic
    def lowest(typing: Any, value: Any) -> Any:
        """The number of the lowest bit that is set; there must be one."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), generate

else:

    def popcount(value: int) -> int:
        """How many bits are set."""
        return int(value).bit_count()

    def lowest(value: int) -> int:
        """The number of the lowest bit that is set; there must be one."""
        value = int(value)
        return (value & -value).bit_length() - 1


def _sources() -> str:
    """A fingerprint of everything that goes into the machine code: sources, versions, the processor."""
    from llvmlite import binding

    digest = sha256(f"{sys.version} {numba.__version__} {np.__version__}".encode())
    digest.update(binding.get_host_cpu_name().encode())
    for path in sorted(HERE.glob("*.py")):
        source = path.read_bytes()
        if b"\n@jit" in source or b"\n@small" in source or path.stem in ("state", "compiled"):
            digest.update(source)
    return digest.hexdigest()


def _kept() -> Path:
    """The folder in which numba keeps the machine code."""
    folder = HERE / "__pycache__"
    if os.environ.get("NUMBA_CACHE_DIR") or not os.access(HERE, os.W_OK):
        from numba.core.caching import UserProvidedCacheLocator, UserWideCacheLocator

        for locator in (UserProvidedCacheLocator, UserWideCacheLocator):
            find: Any = locator.from_function
            found = find(_sources, str(HERE / "rules.py"))
            if found is not None:
                return Path(found.get_cache_path())
    return folder


def forget_stale() -> None:
    """Throw away machine code that was made from other sources."""
    folder, now = _kept(), _sources()
    stamp = folder / STAMP
    with suppress(OSError):
        if stamp.exists() and stamp.read_text().split()[0] == now:
            return
        folder.mkdir(parents=True, exist_ok=True)
        forget()
        stamp.write_text(f"{now} cold\n")


def forget() -> None:
    """Throw away all machine code that was kept."""
    folder = _kept()
    for path in (*folder.glob("*.nb[ic]"), folder / STAMP):
        path.unlink(missing_ok=True)


def is_warm() -> bool:
    """Whether the machine code is there already, so that nobody has to wait for it."""
    if not COMPILED:
        return True
    if not KEEPS:
        return False
    with suppress(OSError):
        return (_kept() / STAMP).read_text().split()[1:] == ["warm"]
    return False


def note_warm() -> None:
    """Note that everything is compiled: only who has used everything may say so."""
    if KEEPS:
        with suppress(OSError):
            (_kept() / STAMP).write_text(f"{_sources()} warm\n")


if COMPILED and KEEPS:
    forget_stale()
