"""Tientsin, six players in two teams of three: deal, Grand Tichu and exchange (TI1–TI3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tichu
from tests.rules.support import GAMES, TWO_EACH, scores, tientsin
from tests.support import TICHU, bag, exchange, legal, play, play_out, refused

every_edition = pytest.mark.parametrize("edition", GAMES["tientsin"])

SEATS = range(6)
RANKS = "23456789TJQKA"
PACK = ["Ma", "Do", "Ph", "Dr", *(rank + suit for suit in "gkbr" for rank in RANKS)]
DEALT = [" ".join(PACK[seat::6]) for seat in SEATS]
"""A whole deal: ten cards for the first two seats, nine for the others."""


def sizes(position: dict[str, Any]) -> list[int]:
    """How many cards each seat is dealt, drawn or not yet drawn."""
    return [
        len(f"{hand} {stock}".split())
        for hand, stock in zip(position["hands"], position["stock"], strict=True)
    ]


# TI1: the deal


@pytest.mark.rule("TI1")
@every_edition
def test_two_players_are_dealt_ten_cards_and_four_nine(edition: str) -> None:
    for seed in range(6):
        position = tichu.Match("tientsin", edition=edition, seed=seed).round.to_json()
        assert sorted(sizes(position)) == [9, 9, 9, 9, 10, 10]
        assert sorted(" ".join(position["hands"] + position["stock"]).split()) == sorted(PACK)


@pytest.mark.rule("TI1", "E1")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "francois"])
def test_the_dealer_and_the_next_in_playing_order_draw_first_and_have_ten(edition: str) -> None:
    dealers = set()
    for seed in range(8):
        match = tichu.Match("tientsin", edition=edition, seed=seed)
        dealer = match.seating.index(match.dealer)
        tens = {seat for seat, size in enumerate(sizes(match.round.to_json())) if size == 10}
        assert tens == {dealer, (dealer + 1) % 6}
        dealers.add(dealer)
    assert len(dealers) > 1


@pytest.mark.rule("TI1", "E1")
def test_in_groo_cards_are_drawn_clockwise_although_play_goes_the_other_way() -> None:
    for seed in range(4):
        match = tichu.Match("tientsin", edition="groo", seed=seed)
        dealer = match.seating.index(match.dealer)
        tens = {seat for seat, size in enumerate(sizes(match.round.to_json())) if size == 10}
        assert tens == {dealer, (dealer - 1) % 6}


@pytest.mark.rule("TI1", "E1")
@every_edition
def test_the_first_out_of_the_last_round_deals_the_next(edition: str) -> None:
    match, rng = tichu.Match("tientsin", edition=edition, seed=7, target=100_000), random.Random(7)
    for _ in range(3):
        first = match.seating[play_out(match, rng)["out"][0]]
        match.next_round()
        assert match.dealer == first
        assert sizes(match.round.to_json())[match.seating.index(first)] == 10


@pytest.mark.rule("TI1")
@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_six_players_and_no_other_number_take_part(players: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("tientsin", seed=1, players=players)


# TI2: Grand Tichu before the seventh card


@pytest.mark.rule("TI2", "T5")
@every_edition
def test_six_cards_are_seen_while_grand_tichu_is_open(edition: str) -> None:
    match = tichu.Match("tientsin", edition=edition, seed=3)
    assert match.round.phase == "grand"
    for seat in SEATS:
        seen = match.round.view(seat).to_json()
        assert len(seen["hands"][seat].split()) == 6
        assert {"type": "grand", "call": True} in legal(match.round, seat)


@pytest.mark.rule("TI2")
@every_edition
def test_all_six_are_asked_and_the_exchange_waits_for_the_last_answer(edition: str) -> None:
    match = tichu.Match("tientsin", edition=edition, seed=3)
    for seat in (4, 1, 0, 5, 2):
        match.apply(seat, {"type": "grand", "call": seat == 1})
        assert match.round.phase == "grand"
        refused(match.round, seat, {"type": "grand", "call": True})
    match.apply(3, {"type": "grand", "call": True})
    assert match.round.phase == "exchange"
    assert match.round.to_json()["calls"] == {"1": "grand", "3": "grand"}


@pytest.mark.rule("TI2", "T6")
@every_edition
def test_a_grand_tichu_is_worth_two_hundred_besides_the_triple_victory(edition: str) -> None:
    round_ = tientsin(
        ["", "Kg 5g", "9g", "Dr 5k", "", "2b 3b"],
        edition,
        turn=2,
        out=[0, 4],
        calls={"0": "grand", "4": "tichu", "1": "grand"},
    )
    round_.apply(2, play("9g"))
    assert scores(round_) == [300 + 200 - 100, -200]


@pytest.mark.rule("TI2", "T1")
def test_after_no_to_grand_tichu_the_small_one_is_open_and_after_yes_it_is_not() -> None:
    match = tichu.Match("tientsin", seed=3)
    match.apply(0, {"type": "grand", "call": False})
    match.apply(1, {"type": "grand", "call": True})
    match.apply(0, TICHU)
    refused(match.round, 1, TICHU)


# TI3: the exchange between partners


@pytest.mark.rule("TI3")
@every_edition
@pytest.mark.parametrize("seat", [0, 1, 5])
def test_each_gives_one_card_to_each_partner_and_none_to_opponents(edition: str, seat: int) -> None:
    round_ = tientsin(DEALT, edition, phase="exchange")
    partners = {str((seat + 2) % 6), str((seat + 4) % 6)}
    offers = [action["give"] for action in legal(round_, seat) if action["type"] == "exchange"]
    size = len(DEALT[seat].split())
    assert len(offers) == size * (size - 1)
    assert all(set(offer) == partners for offer in offers)


@pytest.mark.rule("TI3")
def test_a_third_card_or_one_card_for_two_partners_is_refused() -> None:
    round_ = tientsin(["Ma 2g 3g 4g", "2k 3k", "2b 3b", "2r 3r", "5g 5k", "5b 5r"], phase="exchange")
    refused(round_, 0, exchange(to2="2g", to4="3g", to3="4g"))
    refused(round_, 0, exchange(to2="2g", to4="2g"))
    refused(round_, 0, exchange(to2="2g 3g", to4="4g"))
    refused(round_, 0, exchange(to2="2g", to0="3g"))
    refused(round_, 0, exchange(to2="2g", to4="2k"))
    refused(round_, 0, exchange())


@pytest.mark.rule("TI3", "E3")
def test_cards_change_hands_only_when_all_six_have_given() -> None:
    round_ = tientsin(TWO_EACH[:5] + ["Ma 4b"], phase="exchange")
    for seat in (5, 3, 0, 4, 1):
        cards = (TWO_EACH[:5] + ["Ma 4b"])[seat].split()
        partners = sorted([(seat + 2) % 6, (seat + 4) % 6])
        round_.apply(seat, exchange(**{f"to{to}": card for to, card in zip(partners, cards, strict=True)}))
        assert round_.phase == "exchange"
    refused(round_, 2, exchange(to0="2g", to4="2b"))
    round_.apply(2, exchange(to0="2b", to4="3b"))
    assert round_.phase == "play"
    assert round_.turn == 1
    hands = [bag(hand) for hand in round_.to_json()["hands"]]
    assert hands == [bag("2b 4g"), bag("2r Ma"), bag("2g 4k"), bag("2k 4b"), bag("3g 3b"), bag("3k 3r")]


@pytest.mark.rule("TI3", "E4")
@every_edition
def test_nobody_sees_what_the_others_have_given(edition: str) -> None:
    round_ = tientsin(DEALT, edition, phase="exchange")
    cards = DEALT[2].split()
    round_.apply(2, exchange(to0=cards[0], to4=cards[1]))
    for seat in (0, 1, 4):
        assert round_.view(seat).to_json()["given"] == [None] * 6
    assert round_.view(None).to_json().get("given") in (None, [None] * 6)
    assert round_.view(2).to_json()["given"][2] == {"0": cards[0], "4": cards[1]}
