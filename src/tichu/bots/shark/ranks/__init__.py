"""Search for the games of ranks: Grandseigneur and hierarchie, up to twelve players and two packs.

A small model of these games is compiled for playouts (``state.py``, ``hands.py``, ``rules.py``); the rules of
combinations are the kernel's. Every action that the search returns is checked by the core.
"""

from tichu.bots.shark.ranks.code import RANKS_CODE as RANKS_CODE  # drops stale machine code
