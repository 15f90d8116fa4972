"""The partnership games again, compiled: an accelerator for search and learning, never an authority.

The core says what the rules are; a random walk in the tests holds the kernel equal to it, action set by
action set. A game is one flat array of integers (``state.py``), cards are bits (``cards.py``), a move is a
small integer (``moves.py``). ``bridge.py`` translates from and to the core.
"""
