"""What a picture of a link preview shows. Workers get it as it is: text and numbers."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

WIDTH: Final = 1200
HEIGHT: Final = 630
BACK: Final = "back"
"""A card that lies face down."""


class Fan(NamedTuple):
    """Cards in a fan."""

    cards: tuple[str, ...]


class SeatShown(NamedTuple):
    """A seat at a table; a free one has no name. ``team`` is None where everybody plays alone."""

    name: str
    team: int | None
    bot: bool = False


class SeatedTable(NamedTuple):
    """A table from above, with its seats in order of play."""

    seats: tuple[SeatShown, ...]


class SheetRow(NamedTuple):
    """A line of a result: a team or a player, and the points or the place."""

    names: str
    figure: str
    won: bool


class Sheet(NamedTuple):
    """The result of a match."""

    rows: tuple[SheetRow, ...]


class TrickPlay(NamedTuple):
    """Cards in a trick, and the side they were played from; 0 is the player's own."""

    side: int
    cards: tuple[str, ...]


class Position(NamedTuple):
    """A position of four players as one of them sees it: their own hand first, then in order of play."""

    hands: tuple[tuple[str, ...], ...]
    trick: tuple[TrickPlay, ...]


Scene: TypeAlias = Fan | SeatedTable | Sheet | Position


class Picture(NamedTuple):
    """A picture: a heading, some lines, and a scene beside them. ``face`` is the set of cards."""

    heading: str
    lines: tuple[str, ...]
    scene: Scene
    face: str = "classic"
