"""Tichu Tientsin: six players, two teams of three who sit alternately."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from tichu.core.teams import team_of
from tichu.core.variants.base import CountedPile
from tichu.core.variants.nanjing import Nanjing

if TYPE_CHECKING:
    from tichu.core.round import Round


class Tientsin(Nanjing):
    """Nanjing with two partners each."""

    key = "tientsin"
    title = "Tichu Tientsin"
    summary = "Six players, two teams of three who sit alternately"
    player_counts = range(6, 7)
    defaults: ClassVar[Mapping[str, Any]] = {"grand_cards": 6, "exchange": "partners", "victory_points": 300}

    def dog_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Return the partners with cards; if there are none, the next player with cards (TI4)."""
        partners = tuple(other for other in self.partners(round_, seat) if other not in round_.out)
        return partners or (round_.next_holding(seat),)

    def counted_piles(self, round_: Round) -> list[CountedPile]:
        """Give the cards of the last player to the opponents, the tricks of the fifth to the winner (TI7)."""
        (last,) = round_.holding()
        fifth = round_.out[-1]
        piles = []
        for seat, pile in enumerate(round_.won):
            team = team_of(seat)
            if seat == last:
                team = 1 - team
            elif seat == fifth:
                team = team_of(round_.out[0])
            piles.append(CountedPile(seat, "tricks", team, pile))
        return [*piles, CountedPile(last, "hand", 1 - team_of(last), round_.hands[last])]
