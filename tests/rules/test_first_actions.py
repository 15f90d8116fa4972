"""The first legal actions are those of the whole list, and their number is its length."""

from __future__ import annotations

import random

import pytest

import tichu
from tichu.core.variants import VARIANTS


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_first_legal_actions_begin_the_list(variant: str) -> None:
    chance = random.Random(7)
    round_ = tichu.Match(variant, seed=7).round
    while not round_.over:
        for seat in range(round_.game.seats):
            actions = list(round_.legal_actions(seat))
            for limit in (1, 20, 500):
                assert round_.first_legal_actions(seat, limit) == (actions[:limit], len(actions))
        seat = chance.choice(round_.to_act())
        round_.apply(seat, chance.choice(round_.legal_actions(seat)))


def test_a_spectator_has_no_legal_actions() -> None:
    assert tichu.Match(seed=1).round.view(None).first_legal_actions(10) == ([], 0)
