"""The cached machine code of this package; it includes code of the kernel."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tichu.kernel.code_cache import CodeCache
from tichu.kernel.jit import KERNEL_CODE

PYTHON_ONLY: Final = (
    "__init__.py",
    "choices.py",
    "code.py",
    "hidden.py",
    "history.py",
    "learned.py",
    "precompile.py",
    "search.py",
    "statistics.py",
)
"""Files that no compiled function depends on."""

SHARK_CODE: Final = CodeCache(
    Path(__file__).parent, compiled=KERNEL_CODE.compiled, skip=PYTHON_ONLY, needs=(KERNEL_CODE,)
)
