"""E: dealing, and the three cards everybody gives away."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tichu
from tests.rules.test_match import dump_round, goes_out_first
from tests.support import PASS, bag, exchange, legal, play, refused, table
from tichu.core.gifts import exchanges, least_exchanges

EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]
HANDS = ["Ma Dr 2g 3g", "Do 2k 3k 4k", "Ph 2b 3b 4b", "Ag 2r 3r 4r"]
GIFTS = [
    exchange(to1="Dr", to2="2g", to3="3g"),
    exchange(to0="2k", to2="3k", to3="Do"),
    exchange(to0="2b", to1="3b", to3="Ph"),
    exchange(to0="2r", to1="3r", to2="Ag"),
]


def giving(**keys: Any) -> tichu.Round:
    return table(HANDS, phase="exchange", **keys)


def given(*seats: int, **keys: Any) -> tichu.Round:
    """The exchange after these seats have given."""
    round_ = giving(**keys)
    for seat in seats:
        round_.apply(seat, GIFTS[seat])
    return round_


def seen(round_: tichu.Round, seat: int | None) -> str:
    return json.dumps(round_.view(seat).to_json())


@pytest.mark.rule("E1")
def test_the_first_dealer_is_random_and_the_deal_depends_on_the_seed() -> None:
    matches = [tichu.Match("nanjing", seed=seed) for seed in range(40)]
    assert {match.dealer for match in matches} == {0, 1, 2, 3}
    again = tichu.Match("nanjing", seed=7)
    assert again.round.to_json() == matches[7].round.to_json()
    assert len({json.dumps(match.round.to_json()["hands"]) for match in matches}) == 40


@pytest.mark.rule("E1")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo", "tichubadour"])
def test_the_first_out_deals_the_next_round(edition: str) -> None:
    match = tichu.Match("nanjing", edition=edition, seed=4)
    first = goes_out_first(match)
    dump_round(match)
    assert match.round.to_json()["out"][0] == first
    match.next_round()
    assert match.dealer == first


@pytest.mark.rule("E1", "E2", "T5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_eight_cards_are_seen_and_six_lie_ready_while_grand_tichu_is_open(edition: str) -> None:
    start = tichu.Match("nanjing", edition=edition, seed=2).round.to_json()
    assert start["phase"] == "grand"
    assert [len(bag(hand)) for hand in start["hands"]] == [8] * 4
    assert [len(bag(stock)) for stock in start["stock"]] == [6] * 4


@pytest.mark.rule("E2")
@pytest.mark.parametrize("deal", ["draw", "draw-clockwise", "packets"])
def test_however_it_is_dealt_everybody_ends_with_fourteen(deal: str) -> None:
    match = tichu.Match("nanjing", seed=2, deal=deal)
    before = match.round.to_json()
    for seat in range(4):
        match.apply(seat, {"type": "grand", "call": False})
    after = match.round.to_json()
    assert after["phase"] == "exchange"
    for seat in range(4):
        assert bag(after["hands"][seat]) == bag(f"{before['hands'][seat]} {before['stock'][seat]}")
        assert len(bag(after["hands"][seat])) == 14


@pytest.mark.rule("E2", "T5")
def test_nobody_sees_a_ninth_card_before_everybody_has_answered() -> None:
    match = tichu.Match("nanjing", edition="tichubadour", seed=3)
    start = match.round.to_json()
    for seat in range(3):
        match.apply(seat, {"type": "grand", "call": False})
    for viewer in (0, 1, 2, 3, None):
        shown = seen(match.round, viewer)
        assert not [card for stock in start["stock"] for card in stock.split() if card in shown]


@pytest.mark.rule("E3")
@pytest.mark.parametrize(
    "wrong",
    [
        exchange(to1="2g", to2="3g"),  # one short
        exchange(to1="2g", to2="3g", to3="Do"),  # not in the hand
        exchange(to1="2g", to2="3g", to3="3g"),  # the same card twice
        exchange(to0="2g", to1="3g", to2="Dr", to3="Ma"),  # one to oneself
        exchange(to0="2g", to1="3g", to2="Dr"),  # oneself instead of the third
        exchange(to1="2g 3g", to2="Dr", to3="Ma"),  # two cards to one
        exchange(to1="2g", to2="3g", to3=""),
        exchange(to1="2g", to2="3g", to4="Dr"),
        {"type": "exchange"},
    ],
)
def test_one_own_card_goes_to_each_of_the_three_others(wrong: dict[str, Any]) -> None:
    refused(giving(), 0, wrong)


@pytest.mark.rule("E3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_fourth_gift_everybody_holds_the_cards_they_were_given(edition: str) -> None:
    after = given(2, 0, 3, 1, edition=edition).to_json()
    assert after["phase"] == "play"
    assert [bag(hand) for hand in after["hands"]] == [
        bag("Ma 2k 2b 2r"),
        bag("4k Dr 3b 3r"),
        bag("4b 2g 3k Ag"),
        bag("4r 3g Do Ph"),
    ]


@pytest.mark.rule("E3")
def test_nobody_passes_cards_twice_or_changes_them() -> None:
    round_ = given(0)
    refused(round_, 0, GIFTS[0])
    refused(round_, 0, exchange(to1="2g", to2="Dr", to3="3g"))


@pytest.mark.rule("E3")
def test_a_received_card_cannot_be_passed_on() -> None:
    refused(given(0), 1, exchange(to0="2k", to2="Dr", to3="3k"))


@pytest.mark.rule("E3")
def test_received_cards_are_hidden_until_you_have_passed_yours() -> None:
    round_ = given(0, 2, 3)
    assert "Dr" not in seen(round_, 1)
    round_.apply(1, GIFTS[1])
    assert "Dr" in seen(round_, 1)
    assert round_.view(1).to_json()["received"] == {"0": "Dr", "2": "3b", "3": "3r"}


@pytest.mark.rule("E3")
def test_nobody_plays_or_passes_before_the_exchange_is_done() -> None:
    round_ = given(0, 1, 2)
    for seat in range(4):
        refused(round_, seat, PASS)
    refused(round_, 0, play("Ma"))
    assert not [action for action in legal(round_, 0) if action["type"] != "tichu"]


@pytest.mark.rule("E3")
def test_no_second_exchange_once_play_has_begun() -> None:
    refused(given(0, 1, 2, 3), 0, exchange(to1="2k", to2="2b", to3="2r"))


@pytest.mark.rule("E4")
def test_the_other_two_never_see_a_card_that_passes_between_two() -> None:
    round_ = given(0, 1, 2)
    for seat in (2, 3, None):
        assert "Dr" not in seen(round_, seat)
    round_.apply(3, GIFTS[3])
    for seat in (2, 3, None):
        assert "Dr" not in seen(round_, seat)
    assert "Ph" not in seen(round_, 0)


@pytest.mark.rule("E4")
def test_you_see_only_your_own_gifts() -> None:
    gifts = given(0, 2).view(0).to_json()["given"]
    assert gifts[0] == {"1": "Dr", "2": "2g", "3": "3g"}
    assert gifts[1:] == [None, None, None]


@pytest.mark.parametrize("modulus", [3, 7, 100])
def test_the_exchanges_of_least_value_are_found_without_building_all(modulus: int) -> None:
    hand = "Do Ma 2g 2k 2b 2r 3g 5k 9b 9r Tg Ak Ph Dr"
    others = ["6g 7g 8g", "6k 7k 8k", "6b 7b 8b"]
    actions = exchanges(table([hand, *others], phase="exchange"), 0, ())

    def value(card: int) -> int:
        return card % modulus

    def total(action: tichu.Action) -> int:
        assert isinstance(action, tichu.Exchange)
        return sum(value(card) for _, cards in action.give for card in cards)

    least = min(map(total, actions))
    assert set(least_exchanges(actions, value)) == {action for action in actions if total(action) == least}
