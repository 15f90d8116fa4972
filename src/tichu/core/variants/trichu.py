"""Trichu: three players; the soloist also plays the open hand of a dummy, their partner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from tichu.core.settings import Settings
from tichu.core.variants.base import NO_HOUSE_RULES, Ending, Setup, Totals, contradiction
from tichu.core.variants.nanjing import NO_RANKS, Nanjing, rounds_played

if TYPE_CHECKING:
    from tichu.core.round import Round

DUMMY: Final = 3
"""Number of the dummy, after the three players."""

SOLOIST_SEAT: Final = 0
DUMMY_SEAT: Final = 2


class Trichu(Nanjing):
    """Nanjing for three."""

    key = "trichu"
    title = "Trichu"
    summary = "Three players; the soloist also plays the open hand of a dummy, their partner"
    player_counts = range(3, 4)
    has_dummy = True
    score_columns = 4
    exchanges = ("opponents", "real-players")
    defaults: ClassVar[Mapping[str, Any]] = {"exchange": "opponents", "target": None, "rounds": 9}
    foreign_settings: ClassVar[Mapping[str, str]] = {
        "tribute_return": NO_RANKS,
        "packs": "it is played with one pack",
        "triple_suits_differ": "one pack has no card twice",
        "bomb_suits_differ": "one pack has no card twice",
    }

    def check_settings(self, settings: Settings, house_rules: Mapping[str, Any]) -> None:
        """Require that everybody is soloist equally often in the agreed number of rounds (TR9)."""
        super().check_settings(settings, house_rules)
        if (settings.rounds or 0) % 3:
            raise contradiction(
                "thirds", f"the rounds of a Trichu match are a multiple of three, not {settings.rounds}"
            )

    def defaults_for(
        self, players: int, house_rules: Mapping[str, Any] = NO_HOUSE_RULES
    ) -> Mapping[str, Any]:
        """Drop the nine rounds if the table sets a target of points (TR9)."""
        return {} if house_rules.get("target") is None else {"rounds": None}

    def seats(self, settings: Settings) -> int:
        """The dummy has a seat."""
        return 4

    def asked_for_grand(self, round_: Round) -> tuple[int, ...]:
        """The soloist and the dummy are not asked (TR3)."""
        solo = (round_.soloist, round_.dummy)
        return tuple(seat for seat in super().asked_for_grand(round_) if seat not in solo)

    def gifts(self, round_: Round) -> Mapping[int, Mapping[int, int]]:
        """One card to each opponent, from the dummy's hand too; or between real players only (TR4)."""
        seats = range(round_.game.seats)
        if round_.settings.exchange == "none":
            return {}
        if round_.settings.exchange == "opponents":
            return {seat: dict.fromkeys(sorted(self.opponents(round_, seat)), 1) for seat in seats}
        real = [seat for seat in seats if seat != round_.dummy]
        return {seat: {other: 1 for other in real if other != seat} for seat in real}

    def bound_by_wish(self, round_: Round, seat: int) -> bool:
        """The dummy need not honour a wish (TR7)."""
        return seat != round_.dummy or round_.settings.dummy_honours_wish

    def scores(self, round_: Round, ending: Ending) -> list[int] | None:
        """Each seat gets its team's points (TR8)."""
        by_team = super().scores(round_, ending)
        assert by_team is not None
        return by_team * 2

    def seen_hands(self, round_: Round, seat: int | None) -> tuple[int, ...]:
        """The soloist sees the dummy's hand once it is dealt, everybody after the exchange (TR4, TR5)."""
        dummy = round_.dummy
        if round_.phase == "grand":
            return () if seat is None or seat == dummy else (seat,)
        own = super().seen_hands(round_, seat)
        if dummy is None or dummy in own or round_.phase == "exchange":
            return own
        return (*own, dummy)

    def first_setup(self, settings: Settings, rng: Random) -> Setup:
        """Choose a random soloist."""
        return self._setup(rng.randrange(3))

    def next_setup(self, round_: Round, setup: Setup) -> Setup:
        """The role goes round, or to the winner of the round unless that was the dummy (TR2)."""
        soloist = setup.seating[SOLOIST_SEAT]
        settings = round_.settings
        if settings.soloist == "winner":
            winner = setup.seating[round_.out[0]] if round_.out else soloist
            return self._setup(soloist if winner == DUMMY else winner)
        right = 1 if settings.direction == "counterclockwise" else -1
        return self._setup((soloist + (right if settings.soloist == "right" else -right)) % 3)

    def _setup(self, soloist: int) -> Setup:
        """The soloist and the dummy face each other; the others keep their order round the table."""
        seating = (soloist, (soloist + 1) % 3, DUMMY, (soloist + 2) % 3)
        return Setup(seating, dealer=SOLOIST_SEAT, first=SOLOIST_SEAT, soloist=SOLOIST_SEAT)

    def add_scores(self, totals: list[int] | None, round_: Round, setup: Setup) -> list[int] | None:
        """By player, the dummy's column last (TR8)."""
        assert round_.scores is not None
        new = list(totals or [0] * 4)
        for seat, player in enumerate(setup.seating):
            new[player] += round_.scores[seat]
        return new

    def match_over(self, settings: Settings, totals: Sequence[Totals], ahead: int) -> bool:
        """After the agreed rounds several may share the victory; at a target one must be ahead (TR9, M1)."""
        return rounds_played(settings, totals) or super().match_over(settings, totals, ahead)
