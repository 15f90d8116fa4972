"""The cached machine code of this package; it includes code of the kernel and of shark's plan of a hand."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tichu.bots.shark.code import SHARK_CODE
from tichu.kernel.code_cache import CodeCache
from tichu.kernel.jit import KERNEL_CODE

RANKS_CODE: Final = CodeCache(
    Path(__file__).parent,
    compiled=KERNEL_CODE.compiled,
    skip=("__init__.py", "choices.py", "code.py", "hidden.py", "search.py"),
    needs=(KERNEL_CODE, SHARK_CODE),
)
