"""The cached machine code of this package; it includes code of the kernel and of shark's rollout player."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tichu.bots.shark.code import SHARK_CODE
from tichu.kernel.code_cache import CodeCache
from tichu.kernel.jit import KERNEL_CODE

PYTHON_ONLY: Final = (
    "__init__.py",
    "code.py",
    "conversion.py",
    "encoded_round.py",
    "encoding.py",
    "gymnasium.py",
    "live.py",
    "openspiel.py",
    "opponents.py",
    "pettingzoo.py",
    "precompile.py",
    "vector.py",
)
"""Files that no compiled function depends on."""

ENVS_CODE: Final = CodeCache(
    Path(__file__).parent, compiled=KERNEL_CODE.compiled, skip=PYTHON_ONLY, needs=(KERNEL_CODE, SHARK_CODE)
)
