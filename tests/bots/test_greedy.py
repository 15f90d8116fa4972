"""The bot for comparison breaks ties by chance, so that no seat is better off."""

from __future__ import annotations

import tichu
from tests.support import on_table, table
from tichu.bots import GreedyBot


def choices(round_: tichu.Round, seat: int) -> set[str]:
    """The choices of forty bots with different seeds."""
    view = round_.view(seat)
    return {str(GreedyBot(seed).decide(view)) for seed in range(40)}


def test_the_receiver_of_the_dragon_is_drawn_among_equal_ones() -> None:
    round_ = table(
        ["2g", "2k 3k", "2b", "2r 3r"], phase="take", turn=0, trick=on_table((0, "Dr")), passed=[1, 2, 3]
    )

    assert choices(round_, 0) == {"give the trick to seat 1", "give the trick to seat 3"}


def test_equal_cards_are_passed_in_any_order() -> None:
    round_ = tichu.Match(seed=1).round
    for seat in range(4):
        round_.apply(seat, tichu.Grand(False))

    assert len(choices(round_, 0)) > 3


def test_equal_leads_are_drawn() -> None:
    assert choices(table(["4g 4k 5b", "2k", "2b", "2r"], turn=0), 0) == {"play 4g 4k"}
    assert choices(table(["4g 9k 4b 9r", "2k", "2b", "2r"], turn=0), 0) == {"play 4g 4b"}
    assert choices(table(["4g 6k", "2k", "2b", "2r"], turn=1), 1) == {"play 2k"}
