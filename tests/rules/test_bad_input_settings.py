"""Malformed cards, games and settings: accepted, or refused with a clear error of the family."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tichu
from tests.rules.malformed import check_error, check_playable, json_values, some

pytestmark = pytest.mark.rule("C4")

SETTINGS = [
    "direction", "deal", "grand_tichu", "tichu", "grand_cards", "wish", "wish_breach", "dummy_honours_wish",
    "bomb_on_dog", "withdraw_calls", "late_tichu", "dragon_given", "target", "rounds", "victory_points",
    "tichu_points", "grand_points", "exchange", "tribute_return", "soloist", "packs", "triple_suits_differ",
    "bomb_suits_differ", "nonsense",
]  # fmt: skip


@some
@given(cards=json_values)
def test_any_json_for_cards_has_readings_or_is_refused(cards: Any) -> None:
    try:
        found = [one.to_json() for one in tichu.readings(cards)]
    except tichu.TichuError as error:
        check_error(error)
    else:
        assert isinstance(cards, str)
        assert all(sorted(one["cards"].split()) == sorted(cards.split()) for one in found)


@pytest.mark.parametrize("cards", ["Zz", "2g Zz", "10g", "2g2k", "2g,2k", "2g 2g", "Dr Dr"])
def test_readings_of_invalid_or_surplus_cards_are_refused(cards: str) -> None:
    with pytest.raises(tichu.InvalidCard) as caught:
        tichu.readings(cards)
    check_error(caught.value)


@some
@given(variant=json_values, edition=json_values)
def test_any_json_for_a_game_and_its_book_is_refused(variant: Any, edition: Any) -> None:
    for build in (
        lambda: tichu.readings("2g", variant=variant, edition=edition),
        lambda: tichu.Match(variant, edition=edition, seed=1),
    ):
        try:
            build()
        except tichu.InvalidSettings as error:
            check_error(error)
        else:
            assert isinstance(variant, str)


@some
@given(
    variant=st.sampled_from(["nanjing", "trichu", "tientsin", "grandseigneur"]),
    name=st.sampled_from(SETTINGS),
    value=json_values,
    players=st.sampled_from([None, 3, 4, 6, 7]) | json_values,
)
def test_any_json_for_a_setting_is_accepted_or_refused_with_invalid_settings(
    variant: str, name: str, value: Any, players: Any
) -> None:
    options: dict[str, Any] = {name: value}
    try:
        match = tichu.Match(variant, seed=1, players=players, **options)
    except tichu.InvalidSettings as error:
        check_error(error)
    else:
        check_playable(match.round, steps=10)
