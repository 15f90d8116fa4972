"""Matches: a sequence of rounds with seating, dealer, score and end."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Any, NamedTuple

from tichu.core.actions import Action
from tichu.core.errors import InvalidSettings, TichuError, shown
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.round_state import Standing
from tichu.core.variants import Deal, Setup


class RoundResult(NamedTuple):
    """Result of a finished round."""

    number: int
    setup: Setup
    out: tuple[int, ...]
    scores: tuple[int, ...] | None
    totals: tuple[int, ...] | None


def start_round(game: Game, deal: Deal, totals: tuple[int, ...] | None) -> Round:
    """Start a round of a match; ``totals`` is the score of the match before it."""
    round_ = Round.start(game, deal)
    target = game.settings.target
    if target is not None and game.variant.score_columns == 2:
        first, second = totals or (0, 0)
        round_.standing = Standing((first, second), target)
    return round_


def round_result(number: int, round_: Round, setup: Setup, totals: tuple[int, ...] | None) -> RoundResult:
    """Return the result of a finished round; ``totals`` is the score of the match before it."""
    after = round_.game.variant.add_scores(None if totals is None else list(totals), round_, setup)
    return RoundResult(
        number=number,
        setup=setup,
        out=tuple(round_.out),
        scores=None if round_.scores is None else tuple(round_.scores),
        totals=None if after is None else tuple(after),
    )


class Match:
    """A match of any variant; play on ``round``, then ask for the ``next_round``.

    Players are numbered from 0; they keep their number while seats may change from round to round. In Trichu
    player 3 is the dummy. With a seed the cards are reproducible; without one they come from the operating
    system's randomness.
    """

    def __init__(
        self,
        variant: str = "nanjing",
        edition: str | None = None,
        *,
        seed: int | None = None,
        players: int | None = None,
        first_deal: Deal | None = None,
        **settings: Any,
    ) -> None:
        if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
            raise InvalidSettings("bad-seed", f"a seed must be an integer, not {shown(seed)}")
        if players is not None:
            settings["players"] = players
        self.game = Game.of(variant, edition, **settings)
        self._rng: Random = SystemRandom() if seed is None else Random(seed)
        self._history: list[RoundResult] = []
        setup = self.game.variant.first_setup(self.game.settings, self._rng)
        self._begin(first_deal or self._shuffled(setup))

    def __repr__(self) -> str:
        """Return the game, the number of the round, and the score."""
        number = len(self._history) + 1
        score = "" if self.scores is None else f", score {' : '.join(map(str, self.scores))}"
        end = ", over" if self.over else ""
        return f"<Match {self.game.variant.title} ({self.game.edition}), round {number}{score}{end}>"

    # -- the round ---------------------------------------------------------------------------------------

    @property
    def round(self) -> Round:
        """The round that is being played, or the last one."""
        return self._round

    @property
    def deal(self) -> Deal:
        """The cards at the start of the round."""
        return self._deal

    def apply(self, seat: int, action: Action | Mapping[str, Any]) -> None:
        """Apply an action in the current round."""
        self._round.apply(seat, action)

    def next_setup(self) -> Setup:
        """Return the seating of the next round."""
        if not self._round.over:
            raise TichuError("round-not-over", "the round is not over yet")
        return self.game.variant.next_setup(self._round, self._deal.setup)

    def next_round(self, deal: Deal | None = None) -> Round:
        """Deal the next round, once this one is over and the match is not; ``deal`` gives the cards."""
        setup = self.next_setup()
        if self.over:
            raise TichuError("match-over", "the match is over")
        self._history = self.history
        self._begin(deal or self._shuffled(setup))
        return self._round

    def next_deal(self) -> Deal:
        """Shuffle and deal the next round, without starting it."""
        return self._shuffled(self.next_setup())

    def _begin(self, deal: Deal) -> None:
        self._deal = deal
        self._round = start_round(self.game, deal, self._totals)

    def _shuffled(self, setup: Setup) -> Deal:
        deck = list(self.game.variant.pack(self.game.settings))
        self._rng.shuffle(deck)
        return self.game.variant.deal(self.game.settings, deck, setup)

    # -- who is who --------------------------------------------------------------------------------------

    @property
    def seating(self) -> tuple[int, ...]:
        """The player at each seat in this round."""
        return self._deal.setup.seating

    def controller(self, seat: int) -> int:
        """The player who acts for a seat: its own, or the soloist for the dummy."""
        acting = seat if self._round.soloist is None else self._round.acting_seat(seat)
        return self._deal.setup.seating[acting]

    @property
    def dealer(self) -> int:
        """The player who deals this round."""
        return self.seating[self._deal.setup.dealer]

    @property
    def soloist(self) -> int | None:
        """Trichu's soloist of this round."""
        seat = self._deal.setup.soloist
        return None if seat is None else self.seating[seat]

    @property
    def ranks(self) -> tuple[int, ...] | None:
        """The players from the highest to the lowest, in a game of ranks after the first result."""
        if self.game.variant.has_points:
            return None
        if self._round.over:
            return tuple(self.seating[seat] for seat in self._round.out)
        ranks = self._deal.setup.ranks
        return None if ranks is None else tuple(self.seating[seat] for seat in ranks)

    # -- the result --------------------------------------------------------------------------------------

    @property
    def history(self) -> list[RoundResult]:
        """The finished rounds."""
        if not self._round.over:
            return list(self._history)
        result = round_result(len(self._history) + 1, self._round, self._deal.setup, self._totals)
        return [*self._history, result]

    @property
    def _totals(self) -> tuple[int, ...] | None:
        """The score before this round."""
        return self._history[-1].totals if self._history else None

    @property
    def rounds_played(self) -> int:
        """Number of finished rounds."""
        return len(self._history) + self._round.over

    @property
    def scores(self) -> list[int] | None:
        """The match score: by team, in Trichu by player with the dummy last, None in a game of ranks."""
        if not self.game.variant.has_points:
            return None
        history = self.history
        if history and history[-1].totals is not None:
            return list(history[-1].totals)
        return [0] * self.game.variant.score_columns

    @property
    def winners(self) -> tuple[int, ...]:
        """Winners once the match is over: indices of the score, or players in a game of ranks."""
        return self._leaders() if self.over else ()

    @property
    def winner(self) -> int | None:
        """The only winner; None while the match goes on, or if several share the victory."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        if not self._round.over:
            return False
        totals = [result.totals for result in self.history]
        return self.game.variant.match_over(self.game.settings, totals, len(self._leaders()))

    def _leaders(self) -> tuple[int, ...]:
        return self.game.variant.leaders(self.scores, self.ranks)
