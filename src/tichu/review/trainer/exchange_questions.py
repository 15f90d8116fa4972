"""Questions of the trainer for passing cards: what each card costs with each receiver."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import numpy as np

from tichu.bots.shark import policy
from tichu.bots.shark.choices import SearchChoice
from tichu.bots.shark.search import Searcher
from tichu.core.actions import Exchange
from tichu.core.cards import ACE, DOG, DRAGON, PHOENIX, Card, card_name, cards_name
from tichu.core.game import Game
from tichu.core.view import View
from tichu.kernel import bridge, rules
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.review.trainer.call_odds import Estimate
from tichu.review.trainer.compared_choices import FINAL_DEALS, ChoiceComparison
from tichu.review.trainer.question_sets import Question

SEAT: Final = 0
RIGHT, PARTNER, LEFT = 1, 2, 3
RECEIVERS: Final = (RIGHT, PARTNER, LEFT)
SEARCH_WORLDS: Final = 384
MAX_CHOICES: Final = 24
CLEAR_ERRORS: Final = 2.0
"""Standard errors from which another exchange is taken as better."""
Gifts = tuple[Card, Card, Card]


class ExchangeQuestions:
    """Makes questions about passing cards. The same seed makes the same questions."""

    def __init__(self, seed: int = 1) -> None:
        self.seed = seed
        self.comparison = ChoiceComparison()
        self.searcher = Searcher(max_choices=MAX_CHOICES)
        self.game = Game.of("nanjing")
        self._state = np.array(bridge.table_of(self.game), np.int64)
        self._deck = s.new_buffer(56)

    def make(self, count: int, known: Sequence[Question] = ()) -> Iterator[Question]:
        """Yield new questions until there are ``count`` together with the known ones."""
        number = max((int(question["id"][1:]) for question in known), default=0)
        have = len(known)
        while have < count:
            number += 1
            view = self._dealt(number)
            if not view.round.calls.keys() - {PARTNER}:
                have += 1
                yield self._question(number, view)

    def _question(self, number: int, view: View) -> Question:
        seed = self.seed * 1_000_003 + number
        found = self.searcher.search(view, 60.0, seed, SEARCH_WORLDS)
        gifts = next(_gifts(c.action) for c in found.choices if isinstance(c.action, Exchange))
        ways, losses = self._compared(view, gifts, seed)
        if losses[0].mean > CLEAR_ERRORS * losses[0].error:  # the search has missed a better one
            gifts = ways[min(range(len(ways)), key=lambda at: losses[at].mean)]
            ways, losses = self._compared(view, gifts, seed)
        least = losses[0].mean
        behind = {
            each: Estimate(loss.mean - least, loss.error) for each, loss in zip(ways, losses, strict=True)
        }
        return {
            "id": f"x{number}",
            "hand": cards_name(view.hand),
            "calls": {str(seat): call for seat, call in view.round.calls.items()},
            "best": [card_name(card) for card in gifts],
            **_losses(view.hand, gifts, behind),
            "why": _reasons(gifts),
            "deals": FINAL_DEALS,
        }

    def _compared(self, view: View, gifts: Gifts, seed: int) -> tuple[list[Gifts], list[Estimate]]:
        """Return the gifts and their variations, and how far each is behind the best of them."""
        ways = _variations(view.hand, gifts)
        return ways, self.comparison.losses(view, [_choice(each) for each in ways], seed)

    def _dealt(self, number: int) -> View:
        st, player = self._state, self.comparison.space.player
        st[s.RNG] = np.random.default_rng((self.seed, number)).integers(1, 1 << 32)
        rules.deal(st, self._deck)
        while st[s.PHASE] == s.GRAND_PHASE:
            rules.answer(st, policy.decide(st, 0.0, player), 0, player.moves)
        return bridge.round_of(st, self.game).view(SEAT)


def _gifts(action: Exchange) -> Gifts:
    given = dict(action.give)
    return given[RIGHT][0], given[PARTNER][0], given[LEFT][0]


def _variations(hand: Sequence[Card], gifts: Gifts) -> list[Gifts]:
    """The gifts, and all that differ in one card or swap two."""
    found = [gifts]
    for place in range(len(RECEIVERS)):
        for card in hand:
            changed = _changed(gifts, place, card)
            if changed not in found:
                found.append(changed)
    return found


def _changed(gifts: Gifts, place: int, card: Card) -> Gifts:
    """Give this card to this receiver; whoever would have got it gets the other card."""
    other = [gifts[place] if given == card else given for given in gifts]
    other[place] = card
    return other[0], other[1], other[2]


def _choice(gifts: Gifts) -> SearchChoice:
    give = tuple((receiver, (card,)) for receiver, card in zip(RECEIVERS, gifts, strict=True))
    moves = tuple(m.GIVE_CARD << 16 | bridge.number_of(card) for card in gifts)
    return SearchChoice(Exchange(give), moves)


def _losses(hand: Sequence[Card], gifts: Gifts, table: dict[Gifts, Estimate]) -> Question:
    """Loss and error of every card for every receiver; a swap counts half for each of its two cards."""
    loss: list[list[int]] = []
    error: list[list[int]] = []
    for place in range(len(RECEIVERS)):
        found = [table[_changed(gifts, place, card)] for card in hand]
        share = [0.5 if card in gifts else 1.0 for card in hand]
        loss.append([max(0, round(part * each.mean)) for each, part in zip(found, share, strict=True)])
        error.append([round(part * each.error) for each, part in zip(found, share, strict=True)])
    return {"loss": loss, "error": error}


def _reasons(gifts: Gifts) -> list[str]:
    partner = gifts[1]
    if partner == DOG:
        first = "dog"
    else:
        first = "help" if partner >> 2 == ACE or partner in (DRAGON, PHOENIX) else "keep"
    low = all(2 <= card >> 2 <= 9 for card in (gifts[0], gifts[2]))
    return [first, "low"] if low else [first]
