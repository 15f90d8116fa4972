"""The team of a seat, in games between two teams."""

from __future__ import annotations


def team_of(seat: int) -> int:
    """The team of a seat, 0 or 1: partners sit alternately, in every game that has teams."""
    return seat % 2
