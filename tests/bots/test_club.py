"""Decisions of the club bot at chosen positions."""

from __future__ import annotations

import tichu
from tests.support import on_table, table
from tichu.bots import Reason
from tichu.bots.registry import make
from tichu.core.cards import PACK, cards_name, parse_cards


def ending(hands: list[str], trick: str) -> tichu.Round:
    """Seats 0 and 1 are left, seat 1 has played the trick, and seat 0 is in turn; all other cards are won."""
    seen = {*parse_cards(" ".join([*hands, trick]))}
    rest = tuple(card for card in PACK if card not in seen)
    return table(
        [*hands, "", ""],
        out=[2, 3],
        turn=0,
        trick=on_table((1, trick)),
        won=["", "", cards_name(rest), ""],
    )


def test_ending_search_tells_a_straight_bomb_from_a_straight_of_the_same_ranks() -> None:
    # Only the bomb wins: after a pass or the plain straight, seat 1 goes out with its own straight.
    round_ = ending(["3g 4g 5g 6g 7g 7k", "4k 5k 6k 7b 8k"], "2b 3b 4b 5b 6r")

    decision = make("club").consider(round_.view(0))

    assert decision.action == tichu.Play(parse_cards("3g 4g 5g 6g 7g"))
    assert decision.reason == Reason("solved")
