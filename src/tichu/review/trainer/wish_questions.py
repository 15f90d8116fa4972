"""Questions of the trainer for wishes: what each rank is worth when the Mah Jong is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.choices import SearchChoice
from tichu.core.actions import Play
from tichu.core.cards import ACE, MAHJONG, cards_name, rank_name
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.kernel import bridge, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.review.trainer.call_odds import Estimate
from tichu.review.trainer.compared_choices import FINAL_DEALS, ChoiceComparison
from tichu.review.trainer.question_sets import Question

NO_WISH: Final = 0
RANKS: Final = (NO_WISH, *range(2, ACE + 1))
SEATS: Final = 4
FIRST_SPREAD: Final = 10.0
MIN_SPREAD: Final = 6.0
"""Points between the best and the worst wish, in the first deals and in all, so that the wish matters."""
MIN_ERRORS: Final = 3.0


class WishQuestions:
    """Makes questions about wishes. The same seed makes the same questions."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.comparison = ChoiceComparison()
        self.game = Game.of("nanjing")
        self._state = np.array(bridge.table_of(self.game), np.int64)
        self._deck = s.new_buffer(56)

    def make(self, count: int, known: Sequence[Question] = ()) -> Iterator[Question]:
        """Yield new questions until there are ``count`` together with the known ones."""
        number = max((int(question["id"][1:]) for question in known), default=0)
        have = len(known)
        while have < count:
            number += 1
            question = self._question(number)
            if question is not None:
                have += 1
                yield question

    def _question(self, number: int) -> Question | None:
        found = self._dealt(number)
        if found is None:
            return None
        round_, move = found
        seat, seed = round_.turn or 0, self.seed * 1_000_003 + number
        cards = int(suits.choose_cards(bridge.mask_of(round_.hands[seat]), move))
        choices = [
            SearchChoice(bridge.play_of(move, cards, rank), (move, m.MAKE_WISH << 16 | rank), cards)
            for rank in RANKS
        ]
        view = round_.view(seat)
        first = self.comparison.losses(view, choices, seed, first_only=True)
        if max(each.mean for each in first) < FIRST_SPREAD:
            return None
        losses = self.comparison.losses(view, choices, seed + (1 << 30))
        worst = max(losses, key=lambda each: each.mean)
        if worst.mean < max(MIN_SPREAD, MIN_ERRORS * worst.error):
            return None
        return _question_data(number, round_, bridge.play_of(move, cards), losses)

    def _dealt(self, number: int) -> tuple[Round, int] | None:
        """Return a position in which the Mah Jong is led, and the play; None if another card is led."""
        st, player = self._state, self.comparison.space.player
        st[s.RNG] = np.random.default_rng((self.seed, number)).integers(1, 1 << 32)
        rules.deal(st, self._deck)
        while st[s.PHASE] != s.PLAY_PHASE:
            rules.answer(st, policy.decide(st, 0.0, player), 0, player.moves)
        round_ = bridge.round_of(st, self.game)
        seat = int(st[s.TURN])
        move = int(policy.decide(st, 0.0, player))
        if move >> 16 > m.BOMB or not move >> 16:
            return None
        cards = int(suits.choose_cards(st[s.HAND + seat], move))
        return (round_, move) if cards & bridge.mask_of([MAHJONG]) else None


def _question_data(number: int, round_: Round, play: Play, losses: list[Estimate]) -> Question:
    seat = round_.turn or 0
    given = dict(round_.given[seat] or ())
    best = RANKS[min(range(len(RANKS)), key=lambda at: losses[at].mean)]
    return {
        "id": f"w{number}",
        "hand": cards_name(round_.hands[seat]),
        "play": cards_name(play.cards),
        "gave": [cards_name(given[(seat + step) % SEATS]) for step in (1, 2, 3)],
        "calls": {str((other - seat) % SEATS): call for other, call in round_.calls.items()},
        "best": _name(best),
        "loss": {
            _name(rank): [max(0, round(each.mean, 1)), round(each.error, 1)]
            for rank, each in zip(RANKS, losses, strict=True)
        },
        "why": _reason(round_, seat, best),
        "deals": FINAL_DEALS,
    }


def _name(rank: int) -> str:
    return rank_name(rank) if rank else "-"


def _reason(round_: Round, seat: int, rank: int) -> str:
    """Return why a wish is good."""
    given = {(receiver - seat) % SEATS: cards[0] >> 2 for receiver, cards in round_.given[seat] or ()}
    if not rank:
        return "none"
    if given.get(1) == rank:
        return "given"
    if given.get(3) == rank:
        return "other"
    if rank == ACE:
        return "ace"
    return "held" if any(card >> 2 == rank for card in round_.hands[seat]) else "missing"
