"""The places of a table, and who has played a match at them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tichu.core.match import Match

BOT_ID: Final = "bot:"
"""Beginning of the ids under which bots are rated; the name of the bot follows."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table. It keeps its number while the seats of a round may move.

    ``player`` is the person it belongs to, ``bot`` the bot that the host put there. For a person who is
    ``away`` the table's stand-in plays until they return; a place that was ``left`` can be taken over.
    Whoever takes over in the middle of a round ``waits``: until the round is over the stand-in plays, and
    they see what spectators see. ``avatar`` names the person's picture.
    """

    player: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False
    left: bool = False
    waits: bool = False
    avatar: str | None = None

    @property
    def empty(self) -> bool:
        """Whether nobody sits here."""
        return self.player is None and self.bot is None

    @property
    def rated_as(self) -> str:
        """Under which id the player of a rated match is rated: a person's own, or that of the bot."""
        return self.player if self.player is not None else f"{BOT_ID}{self.bot}"


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """A match that was played to its end, and who sat there at that time.

    If it is rated, ``rated`` are the people and bots with whom it began, by place, and ``forfeited`` the
    places of those who have lost it by leaving.
    """

    number: int
    match: Match
    places: tuple[Place, ...]
    helped: frozenset[int]
    rated: tuple[str, ...] = ()
    forfeited: frozenset[int] = frozenset()
