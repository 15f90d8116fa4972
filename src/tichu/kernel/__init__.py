"""The rules of the partnership games, compiled: an accelerator for search and learning, never an authority.

The core defines the rules; tests compare the kernel with it on random walks, action set by action set. A
game is one flat array of integers (``state.py``), cards are bits (``cards.py``), a move is a small integer
(``moves.py``). ``bridge.py`` converts from and to the core.
"""
