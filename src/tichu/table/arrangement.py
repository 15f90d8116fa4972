"""Tables that a tournament arranges: who may sit where, which cards are dealt, and when the match ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from tichu.core.cards import Cards, cards_name, parse_cards
from tichu.core.variants import Deal, Setup


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What a tournament wants of a table. It may change while the table is used.

    Attributes:
        tournament: The id of the tournament.
        reserved: By place, the ids of the people who may sit there. They sit down by coming.
        ends_at: When no further round is dealt, in seconds since 1970; None if the match has another end.
        draws: Whether the match may end with equal scores when its time is up.
        held: Whether a director has paused the table.
        play_on: Whether the match starts without those who are absent; bots play for them until they come.
        sealed: Whether the cards of finished rounds stay secret, because other tables still play them.
    """

    tournament: str
    reserved: tuple[tuple[str, ...], ...]
    ends_at: float | None = None
    draws: bool = True
    held: bool = False
    play_on: bool = False
    sealed: bool = False

    def to_json(self) -> dict[str, Any]:
        """Return the arrangement as the log keeps it."""
        return asdict(self) | {"reserved": [list(people) for people in self.reserved]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Arrangement:
        """Return the arrangement of a log."""
        return cls(**{**data, "reserved": tuple(tuple(people) for people in data["reserved"])})

    def shown(self) -> dict[str, Any]:
        """Return what everybody at the table may see."""
        return {
            "tournament": self.tournament,
            "ends_at": self.ends_at,
            "held": self.held,
            "sealed": self.sealed,
        }


class Board(NamedTuple):
    """Cards that several tables are dealt: by seat, those seen first and those drawn later."""

    first: tuple[Cards, ...]
    second: tuple[Cards, ...]

    def deal(self, setup: Setup) -> Deal:
        """Return the board as the deal of a round."""
        return Deal(setup, self.first, self.second)

    def to_json(self) -> dict[str, Any]:
        """Return the board as the log keeps it."""
        return {
            "first": [cards_name(cards) for cards in self.first],
            "second": [cards_name(cards) for cards in self.second],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Board:
        """Return the board of a log."""
        first, second = (
            tuple(tuple(sorted(parse_cards(pile))) for pile in data[key]) for key in ("first", "second")
        )
        return cls(first, second)
