"""The cached machine code of this package; it includes code of the kernel and of shark."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tichu.bots.shark.code import SHARK_CODE
from tichu.kernel.code_cache import CodeCache
from tichu.kernel.jit import KERNEL_CODE

TRAIN_CODE: Final = CodeCache(
    Path(__file__).parent,
    compiled=KERNEL_CODE.compiled,
    skip=("__init__.py", "__main__.py", "code.py", "belief_fitting.py", "fitting.py", "stages.py"),
    needs=(KERNEL_CODE, SHARK_CODE),
)
