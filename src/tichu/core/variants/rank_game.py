"""Base class of Grandseigneur and hierarchie: no teams, no points, only the order of going out counts."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from tichu.core.settings import Settings
from tichu.core.variants.base import Ending, Setup, Totals, Variant, contradiction

if TYPE_CHECKING:
    from tichu.core.round import Round

NO_BETS = "there are no bets"


class RankGame(Variant):
    """A game without teams, in which the order of going out sets the ranks of the next round."""

    exchanges = ("tribute",)
    score_columns = 0
    most_packs = 2
    defaults: ClassVar[Mapping[str, Any]] = {
        "tichu": False,
        "grand_tichu": False,
        "exchange": "tribute",
        "dragon_given": False,
        "target": None,
    }
    foreign_settings: ClassVar[Mapping[str, str]] = {
        "grand_cards": NO_BETS,
        "tichu_points": NO_BETS,
        "grand_points": NO_BETS,
        "withdraw_calls": NO_BETS,
        "late_tichu": NO_BETS,
        "victory_points": "there are no points",
        "target": "there are no points",
        "wish_breach": "there are no opponents who could win the round",
        "dragon_given": "there are no opponents to give the trick to",
        "dummy_honours_wish": "there is no dummy",
        "soloist": "there is no dummy",
    }
    tribute_for_five: ClassVar[tuple[int, ...]]

    def check_settings(self, settings: Settings, house_rules: Mapping[str, Any]) -> None:
        """No bets, no points (GS1, HI6)."""
        if settings.tichu or settings.grand_tichu:
            raise contradiction("bets", f"{self.key} has no points, so there is nothing to bet")
        super().check_settings(settings, house_rules)

    def partners(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Return no partners."""
        return ()

    def tribute(self, players: int) -> tuple[int, ...]:
        """How many cards go between the highest and the lowest, the next pair, and so on (GS4, HI5)."""
        return self.tribute_for_five if players == 5 else (3, 2, 1)

    def gifts(self, round_: Round) -> Mapping[int, Mapping[int, int]]:
        """From the second round on, the lowest and the highest exchange cards, the next pair fewer."""
        if round_.ranks is None or round_.settings.exchange == "none":
            return {}
        plan = {}
        for place, count in enumerate(self.tribute(round_.settings.players)):
            upper, lower = round_.ranks[place], round_.ranks[-1 - place]
            plan[lower] = {upper: count}
            plan[upper] = {lower: count}
        return plan

    def forced_gift(self, round_: Round, giver: int) -> Literal["best", "lowest"] | None:
        """The lower give their best; what the upper return depends on the game."""
        assert round_.ranks is not None
        if round_.ranks.index(giver) >= len(round_.ranks) // 2:
            return "best"
        return "lowest" if round_.settings.tribute_return == "lowest" else None

    def ending(self, round_: Round) -> Ending | None:
        """One player is left (HI6)."""
        return "counted" if len(round_.out) >= round_.game.seats - 1 else None

    def scores(self, round_: Round, ending: Ending) -> list[int] | None:
        """None: the order of going out is the result."""
        return None

    def standing(self, round_: Round) -> list[int]:
        """Return the order of going out, with the last player at the end."""
        return round_.out + round_.holding()

    # -- rounds to a match -------------------------------------------------------------------------------

    def first_setup(self, settings: Settings, rng: Random) -> Setup:
        """A random player deals."""
        seats = self.seats(settings)
        dealer = rng.randrange(seats)
        return Setup(tuple(range(seats)), dealer, self.served_first(dealer, None, seats))

    def next_setup(self, round_: Round, setup: Setup) -> Setup:
        """Everybody sits by rank; the lowest deals."""
        standing = [setup.seating[seat] for seat in round_.out]
        seats = round_.game.seats
        left = 1 if round_.settings.direction == "clockwise" else -1
        ranks = tuple(left * place % seats for place in range(seats))
        seating = [0] * seats
        for seat, player in zip(ranks, standing, strict=True):
            seating[seat] = player
        return Setup(tuple(seating), ranks[-1], self.served_first(ranks[-1], ranks, seats), ranks=ranks)

    @abstractmethod
    def served_first(self, dealer: int, ranks: tuple[int, ...] | None, seats: int) -> int:
        """Who gets the first card."""

    def add_scores(self, totals: list[int] | None, round_: Round, setup: Setup) -> list[int] | None:
        """Return None: there are no scores."""
        return None

    def leaders(self, totals: list[int] | None, ranks: tuple[int, ...] | None) -> tuple[int, ...]:
        """The player of the highest rank."""
        return ranks[:1] if ranks else ()

    def match_over(self, settings: Settings, totals: Sequence[Totals], ahead: int) -> bool:
        """Only if a number of rounds was agreed."""
        return settings.rounds is not None and len(totals) >= settings.rounds
