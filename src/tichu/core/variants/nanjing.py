"""Tichu Nanjing: four players, two teams of partners who sit opposite each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from tichu.core.cards import points
from tichu.core.settings import Exchange, Settings
from tichu.core.teams import team_of
from tichu.core.variants.base import CountedPile, Ending, Setup, Totals, Variant, contradiction

if TYPE_CHECKING:
    from tichu.core.round import Round

NO_DUMMY = "there is no dummy"
NO_RANKS = "there are no ranks"


class Nanjing(Variant):
    """The classic game, and the base class of the other partnership games."""

    key = "nanjing"
    title = "Tichu Nanjing"
    summary = "Four players, two teams of partners who sit opposite each other"
    player_counts = range(4, 5)
    exchanges: ClassVar[tuple[Exchange, ...]] = ("everyone", "partners")
    foreign_settings: ClassVar[Mapping[str, str]] = {
        "soloist": NO_DUMMY,
        "dummy_honours_wish": NO_DUMMY,
        "tribute_return": NO_RANKS,
        "packs": "it is played with one pack",
        "triple_suits_differ": "one pack has no card twice",
        "bomb_suits_differ": "one pack has no card twice",
    }

    def check_settings(self, settings: Settings, house_rules: Mapping[str, Any]) -> None:
        """Require a target or a number of rounds."""
        super().check_settings(settings, house_rules)
        if settings.target is None and settings.rounds is None:
            raise contradiction("end", "the match would never end: give it a target or a number of rounds")

    def partners(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Return every second seat around the table."""
        seats = round_.game.seats
        return tuple((seat + step) % seats for step in range(2, seats, 2))

    def gifts(self, round_: Round) -> Mapping[int, Mapping[int, int]]:
        """One card to each of the others (E3), or to the partners only."""
        seats = range(round_.game.seats)
        if round_.settings.exchange == "none":
            return {}
        if round_.settings.exchange == "partners":
            return {seat: dict.fromkeys(sorted(self.partners(round_, seat)), 1) for seat in seats}
        return {seat: {other: 1 for other in seats if other != seat} for seat in seats}

    def dog_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """The partner, or the next player after them who holds cards (D1, D2)."""
        partner = self.partners(round_, seat)[0]
        return (round_.next_holding(partner, inclusive=True),)

    def ending(self, round_: Round) -> Ending | None:
        """A team goes out first and second, or one player is left (S1)."""
        out = round_.out
        team_size = round_.game.seats // 2
        if len(out) == team_size and len(set(map(team_of, out))) == 1:
            return "victory"
        return "counted" if len(out) >= round_.game.seats - 1 else None

    def scores(self, round_: Round, ending: Ending) -> list[int] | None:
        """By team: the cards or the victory, then the bets (S2 to S4, T6, W8)."""
        settings = round_.settings
        totals = [0, 0]
        if round_.breach is not None:
            totals[1 - team_of(round_.breach)] = settings.victory_points
        elif ending == "victory":
            totals[team_of(round_.out[0])] = settings.victory_points
        else:
            for pile in self.counted_piles(round_):
                totals[pile.team] += points(pile.cards)
        for seat, gain in round_.bets.items():
            totals[team_of(seat)] += gain
        return totals

    def counted_piles(self, round_: Round) -> list[CountedPile]:
        """The last player's hand goes to the opponents, their tricks to the winner (S2)."""
        (last,) = round_.holding()
        piles = []
        for seat, pile in enumerate(round_.won):
            owner = round_.out[0] if seat == last else seat
            piles.append(CountedPile(seat, "tricks", team_of(owner), pile))
        return [*piles, CountedPile(last, "hand", 1 - team_of(last), round_.hands[last])]

    def first_setup(self, settings: Settings, rng: Random) -> Setup:
        """A random player shuffles and draws first (E1)."""
        seats = self.seats(settings)
        dealer = rng.randrange(seats)
        return Setup(seating=tuple(range(seats)), dealer=dealer, first=dealer)

    def next_setup(self, round_: Round, setup: Setup) -> Setup:
        """The winner of the round shuffles and draws first (E1)."""
        dealer = round_.out[0] if round_.out else setup.dealer
        return setup._replace(dealer=dealer, first=dealer)

    def add_scores(self, totals: list[int] | None, round_: Round, setup: Setup) -> list[int] | None:
        """By team."""
        assert round_.scores is not None
        return [old + new for old, new in zip(totals or [0, 0], round_.scores, strict=True)]

    def leaders(self, totals: list[int] | None, ranks: tuple[int, ...] | None) -> tuple[int, ...]:
        """The side or sides with the most points."""
        if totals is None:
            return ()
        return tuple(side for side, total in enumerate(totals) if total == max(totals))

    def match_over(self, settings: Settings, totals: Sequence[Totals], ahead: int) -> bool:
        """Once the target or the last round was reached, the first round with one side ahead decides (M1)."""
        if ahead != 1:
            return False
        return target_reached(settings, totals) or rounds_played(settings, totals)


def target_reached(settings: Settings, totals: Sequence[Totals]) -> bool:
    """Whether a side has had the target of points after any of the rounds."""
    target = settings.target
    return target is not None and any(max(after) >= target for after in totals if after)


def rounds_played(settings: Settings, totals: Sequence[Totals]) -> bool:
    """Whether the agreed number of rounds is played."""
    return settings.rounds is not None and len(totals) >= settings.rounds
