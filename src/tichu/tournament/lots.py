"""Lots, drawn from the seed of a tournament: the same seed and purpose give the same lots."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Lots: TypeAlias = Random
"""A source of lots."""


def lots(seed: int, purpose: str) -> Lots:
    """Return a source of lots."""
    return Random(f"{seed}/{purpose}")


def draw_order(items: Iterable[T], seed: int, purpose: str) -> list[T]:
    """Return the items in an order drawn by lot."""
    drawn = list(items)
    lots(seed, purpose).shuffle(drawn)
    return drawn
