"""The rules of the partnership games, compiled: an accelerator for search and learning, never an authority.

The core defines the rules; tests compare the kernel with it on random walks, action set by action set. A
game is one flat array of integers (``state.py``), cards are bits (``cards.py``), a move is a small integer
(``moves.py``). ``bridge.py`` converts from and to the core.
"""

from tichu.core.extras import missing_extra

try:
    import numpy as _numpy  # noqa: F401 - says which extra is missing before any module fails
except ModuleNotFoundError:
    raise ModuleNotFoundError(f"{__name__}: {missing_extra('numpy')}", name="numpy") from None
