"""What speaks for and against calling with a hand: strong cards, bombs and straights; losers."""

from __future__ import annotations

from typing import Final

from tichu.bots.shark.evaluation import estimate_seat_odds
from tichu.bots.shark.planning import HandPlan, make_plan
from tichu.core.round import Round
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import ACES, DOG, DRAGON, MAHJONG, PHOENIX

LOW_SINGLE: Final = 9
"""Highest rank of a single card that rarely wins a trick."""
LOW_PAIR: Final = 8
MIN_STRAIGHT: Final = 6
"""Cards of a straight that is long enough to mention."""


class HandFeatures:
    """Counts of what is good and what is bad in a hand; zeros are left out."""

    def __init__(self, round_: Round, seat: int, plan: HandPlan) -> None:
        st = bridge.state_of(round_)
        hand = int(st[s.HAND + seat])
        estimate_seat_odds(st, seat, plan)
        count = int(make_plan(hand, plan))
        moves = [int(plan.moves[at]) for at in range(count)]
        self.good = _present(
            aces=(hand & ACES).bit_count(),
            dragon=int(hand & DRAGON != 0),
            phoenix=int(hand & PHOENIX != 0),
            bombs=sum(move >> 16 == m.BOMB for move in moves),
            straight=max((_length(move) for move in moves if move >> 16 == m.STRAIGHT), default=0),
        )
        if self.good.get("straight", 0) < MIN_STRAIGHT:
            self.good.pop("straight", None)
        self.bad = _present(
            dog=int(hand & DOG != 0),
            singles=sum(_is_low(move, m.SINGLE, LOW_SINGLE) for move in moves),
            pairs=sum(_is_low(move, m.PAIR, LOW_PAIR) for move in moves),
        )
        if not self.good.keys() & {"aces", "dragon", "phoenix"}:
            self.bad["nothing"] = 1
        self.leads = hand & MAHJONG != 0
        """Whether the hand has the Mah Jong and so the first lead."""

    @property
    def power(self) -> int:
        """Number of aces, Dragon and Phoenix together."""
        return sum(self.good.get(name, 0) for name in ("aces", "dragon", "phoenix"))


def _present(**counts: int) -> dict[str, int]:
    return {name: count for name, count in counts.items() if count}


def _length(move: int) -> int:
    return move >> 12 & 15


def _is_low(move: int, kind: int, highest: int) -> bool:
    return move >> 16 == kind and move != m.PLAY_PHOENIX and 2 <= (move >> 8 & 15) <= highest
