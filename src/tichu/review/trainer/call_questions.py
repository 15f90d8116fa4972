"""Questions of the trainers for Grand Tichu and Tichu: random hands, with clear and close answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from tichu.bots.shark import policy
from tichu.core.cards import cards_name
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.kernel import bridge, rules
from tichu.kernel import state as s
from tichu.review.trainer.call_odds import CallKind, CallOdds, CallSimulator
from tichu.review.trainer.grading import CallAnswer, answer_of
from tichu.review.trainer.hand_features import HandFeatures
from tichu.review.trainer.question_sets import Question

FIRST_DEALS: Final = 128
"""Simulated deals after which a hand is dropped whose kind of answer is not wanted any more."""
FINAL_DEALS: Final = 1_600
SHARES: Final[dict[CallAnswer, float]] = {"call": 0.45, "keep": 0.43, "close": 0.12}
"""How often each answer is right in a set."""
SLACK: Final = 8
"""How many questions an answer may be ahead of its share."""
CANDIDATE_STRENGTH: Final[dict[CallKind, int]] = {"grand": 4, "tichu": 3}
"""Aces, twice Dragon and Phoenix, and bombs: with less a call is rarely right."""
SEAT: Final = 0
"""The seat of the person who answers; all seats are dealt alike."""


class CallQuestions:
    """Makes questions about calls. The same seed makes the same questions."""

    def __init__(self, kind: CallKind, seed: int = 1) -> None:
        self.kind = kind
        self.seed = seed
        self.simulator = CallSimulator()
        self.game = Game.of("nanjing")
        self._state = np.array(bridge.table_of(self.game), np.int64)
        self._deck = s.new_buffer(56)

    def make(self, count: int, known: Sequence[Question] = ()) -> Iterator[Question]:
        """Yield new questions until there are ``count`` together with the known ones."""
        have = Counter(answer_of(question) for question in known)
        number = max((int(question["id"][1:]) for question in known), default=0)
        while have.total() < count:
            number += 1
            question = self._question(number, have, count)
            if question is not None:
                have[answer_of(question)] += 1
                yield question

    def _question(self, number: int, have: Counter[CallAnswer], count: int) -> Question | None:
        round_ = self.dealt(number)
        if round_ is None:
            return None
        features = HandFeatures(round_, SEAT, self.simulator.space.player.plan)
        if not features.power or self._is_hopeless(features, have, count):
            return None
        view, seed = round_.view(SEAT), self.seed * 1_000_003 + number
        first = self.simulator.odds(view, self.kind, FIRST_DEALS, seed)
        if _is_full(_likely(first), have, count):
            return None
        odds = self.simulator.odds(view, self.kind, FINAL_DEALS, seed + (1 << 30))
        question: Question = {
            "id": f"{self.kind[0]}{number}",
            "hand": cards_name(round_.hands[SEAT]),
            **odds.to_json(),
            "good": features.good,
            "bad": features.bad,
        }
        return None if _is_full(answer_of(question), have, count) else question

    def _is_hopeless(self, features: HandFeatures, have: Counter[CallAnswer], count: int) -> bool:
        """Whether the hand is too weak for the answers that are still wanted, by a rule of thumb."""
        good = features.good
        strength = (
            good.get("aces", 0) + 2 * (good.get("dragon", 0) + good.get("phoenix", 0)) + good.get("bombs", 0)
        )
        return strength < CANDIDATE_STRENGTH[self.kind] and _is_full("keep", have, count)

    def dealt(self, number: int) -> Round | None:
        """Deal eight cards, or fourteen before any are passed; None if somebody has called already."""
        st, player = self._state, self.simulator.space.player
        st[s.RNG] = np.random.default_rng((self.seed, number)).integers(1, 1 << 32)
        rules.deal(st, self._deck)
        while self.kind == "tichu" and st[s.PHASE] == s.GRAND_PHASE:
            rules.answer(st, policy.decide(st, 0.0, player), 0, player.moves)
        if st[s.GRAND] or st[s.TICHU]:
            return None
        return bridge.round_of(st, self.game)


def _likely(odds: CallOdds) -> CallAnswer:
    """The likely answer after few deals: hands near the border count as close."""
    mean, error = odds.gain
    return "close" if abs(mean) <= error else "call" if mean > 0 else "keep"


def _is_full(answer: CallAnswer, have: Counter[CallAnswer], count: int) -> bool:
    """Whether there are enough questions with this answer, so far and in all."""
    so_far = min(count, have.total() + SLACK)
    return have[answer] >= round(SHARES[answer] * so_far) and have.total() < count - 1
