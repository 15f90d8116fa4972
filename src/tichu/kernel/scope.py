"""What the kernel supports, for callers that do not load it."""

from __future__ import annotations

from typing import Final

VARIANTS: Final = ("nanjing", "trichu", "tientsin")
"""Variants that the kernel supports."""
MAX_CARDS: Final = 14
"""Maximum cards in a hand in these games; the buffers of the kernel have room for no more."""
