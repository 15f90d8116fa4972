"""“Quelqu'un est toujours le trou du C..”: five to ten players, two packs, one set of specials (HI1–HI7)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import tichu
from tests.support import (
    PASS,
    TAKE,
    TICHU,
    bag,
    exchange,
    give,
    legal,
    legal_plays,
    offers,
    on_table,
    play,
    play_out,
    refused,
    table,
)

RANKS = "23456789TJQKA"
SUITED = [rank + suit for suit in "gkbr" for rank in RANKS]
PACK = Counter(["Ma", "Do", "Ph", "Dr", *SUITED, *SUITED])
OTHERS = ["2k 3k", "2b 3b", "2r 3r", "2g 3g"]
"""Four further hands without a combination worth the name."""


def hierarchie(hands: list[str], **keys: Any) -> tichu.Round:
    """A position of the game, everybody in the seat of their rank; the lowest has dealt."""
    ranked: dict[str, Any] = {"ranks": list(range(len(hands))), "dealer": len(hands) - 1}
    return table(hands, variant="hierarchie", edition="philibert", **{**ranked, **keys})


def kinds(cards: str) -> list[tuple[str, str]]:
    """What the cards can be, best first: kind and rank."""
    readings = [one.to_json() for one in tichu.readings(cards, variant="hierarchie", edition="philibert")]
    return [(one["kind"], one["rank"]) for one in readings]


def exchange_all(match: tichu.Match, rng: random.Random) -> None:
    """Everybody who is asked exchanges."""
    for seat in range(len(match.seating)):
        actions = list(match.round.legal_actions(seat))
        if actions and match.round.phase == "exchange":
            match.apply(seat, rng.choice(actions))
    assert match.round.phase == "play"


def dealt(match: tichu.Match) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand.split()) for hand in match.round.to_json()["hands"]]


# HI1: the pack and the deal


@pytest.mark.rule("HI1")
@pytest.mark.parametrize("players", range(5, 10))
def test_up_to_nine_players_get_twelve_cards_and_the_rest_lies_face_up(players: int) -> None:
    match = tichu.Match("hierarchie", edition="philibert", seed=players, players=players)
    position = match.round.to_json()
    assert dealt(match) == [12] * players
    assert Counter(" ".join([*position["hands"], position.get("faceup") or ""]).split()) == PACK


@pytest.mark.rule("HI1", "X3")
def test_ten_players_get_eleven_cards_and_the_last_two_to_be_served_ten() -> None:
    for seed in range(5):
        match = tichu.Match("hierarchie", edition="philibert", seed=seed, players=10)
        dealer = match.seating.index(match.dealer)
        shorter = {dealer, (dealer - 1) % 10}
        assert dealt(match) == [10 if seat in shorter else 11 for seat in range(10)]
        assert Counter(" ".join(match.round.to_json()["hands"]).split()) == PACK


@pytest.mark.rule("HI1")
def test_everybody_sees_the_cards_left_over() -> None:
    match = tichu.Match("hierarchie", edition="philibert", seed=1, players=6)
    faceup = match.round.to_json()["faceup"]
    assert len(faceup.split()) == 108 - 72
    for seat in (0, 5, None):
        seen = match.round.view(seat).to_json()
        assert seen["faceup"] == faceup
        assert [hand is None for hand in seen["hands"]] == [other != seat for other in range(6)]


@pytest.mark.rule("HI1")
@pytest.mark.parametrize("players", [4, 11, 12])
def test_fewer_than_five_or_more_than_ten_cannot_play(players: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("hierarchie", edition="philibert", seed=1, players=players)


@pytest.mark.rule("HI1")
@pytest.mark.parametrize("spare", ["Dr Dr", "Ph Ph", "Do Do", "Ma Ma", "9g 9g 9g"])
def test_there_is_one_of_each_special_and_two_of_each_other_card(spare: str) -> None:
    with pytest.raises(tichu.InvalidPosition):
        hierarchie([spare, *OTHERS])


@pytest.mark.rule("HI1")
def test_a_card_lying_face_up_cannot_also_be_in_two_hands() -> None:
    hierarchie(["9g 4g", "9g 4k", *OTHERS[1:]], faceup="9k 9k")
    with pytest.raises(tichu.InvalidPosition):
        hierarchie(["9g 4g", "9g 4k", *OTHERS[1:]], faceup="9g")
    with pytest.raises(tichu.InvalidPosition):
        hierarchie(["Dr 4g", "9g 4k", *OTHERS[1:]], faceup="Dr")


# HI2: the Mah Jong leads and wishes nothing


@pytest.mark.rule("HI2", "P2")
def test_the_mah_jong_leads_and_lying_face_up_it_leaves_the_lead_to_the_dealers_left() -> None:
    places = set()
    for seed in range(12):
        match = tichu.Match("hierarchie", edition="philibert", seed=seed, players=5)
        hands, turn = match.round.to_json()["hands"], match.round.turn
        holders = [seat for seat in range(5) if "Ma" in hands[seat].split()]
        dealer = match.seating.index(match.dealer)
        assert turn == (holders[0] if holders else (dealer + 1) % 5)
        places.add(bool(holders))
    assert places == {True, False}


@pytest.mark.rule("HI2", "P2")
def test_in_later_rounds_the_highest_leads_when_the_mah_jong_lies_face_up() -> None:
    places = set()
    for seed in range(8):
        match = tichu.Match("hierarchie", edition="philibert", seed=seed, players=5)
        rng = random.Random(seed)
        play_out(match, rng)
        match.next_round()
        exchange_all(match, rng)
        hands = match.round.to_json()["hands"]
        holders = [seat for seat in range(5) if "Ma" in hands[seat].split()]
        assert match.round.turn == (holders[0] if holders else 0)
        places.add(bool(holders))
    assert places == {True, False}


@pytest.mark.rule("HI2")
def test_no_wish_is_on_offer_with_the_mah_jong_alone_or_in_a_straight() -> None:
    hands = ["Ma 2g 3k 4b 5r 9g", *OTHERS]
    for action in legal(hierarchie(hands), 0):
        assert action.get("wish") is None
    refused(hierarchie(hands), 0, play("Ma 2g 3k 4b 5r", wish="9"))
    round_ = hierarchie(hands)
    round_.apply(0, play("Ma 2g 3k 4b 5r"))
    assert round_.to_json()["wish"] is None
    assert round_.turn == 1


@pytest.mark.rule("HI2")
def test_a_position_with_a_wish_is_refused() -> None:
    with pytest.raises(tichu.InvalidPosition):
        hierarchie(["4g 5g", *OTHERS], wish="8")


@pytest.mark.rule("HI2", "P3")
def test_the_mah_jong_is_the_lowest_single_and_need_not_be_led() -> None:
    round_ = hierarchie(["Ma 2g", "2k 3k", "2b 3b", "2r 3r", "2g 3g"])
    assert legal_plays(round_, 0) == {"Ma", "2g"}
    round_.apply(0, play("Ma"))
    assert legal_plays(round_, 1) == {"2k", "3k"}


# HI3: different suits


@pytest.mark.rule("HI3", "F1")
def test_beside_a_phoenix_the_natural_cards_of_a_triple_differ_in_suit() -> None:
    assert kinds("7r 7b Ph") == [("triple", "7")]
    assert kinds("7r 7r Ph") == []
    round_ = hierarchie(["7r 7r 7b Ph", *OTHERS])
    refused(round_, 0, play("7r 7r Ph"))
    assert {cards for cards in legal_plays(round_, 0) if len(cards.split()) == 3} == {"7b 7r Ph"}


@pytest.mark.rule("HI3", "F3")
def test_a_full_house_with_the_phoenix_takes_the_pair_of_two_suits_for_its_triple() -> None:
    assert kinds("7r 7r 4g 4k Ph") == [("full_house", "4")]
    assert kinds("7r 7b 4g 4g Ph") == [("full_house", "7")]
    assert kinds("7r 7b 4g 4k Ph") == [("full_house", "7"), ("full_house", "4")]
    assert kinds("7r 7r 4g 4g Ph") == []


@pytest.mark.rule("HI3", "F3")
def test_where_the_higher_triple_would_repeat_a_suit_the_lower_is_meant_without_saying() -> None:
    round_ = hierarchie(["7r 7r 4g 4k Ph 2g", "5g 5k 5b 6r 6r", *OTHERS[1:]])
    refused(round_, 0, play("7r 7r 4g 4k Ph", as_="7"))
    round_.apply(0, play("7r 7r 4g 4k Ph"))
    assert legal_plays(round_, 1) == {"5b 5g 5k 6r 6r"}


@pytest.mark.rule("HI3", "F1")
def test_a_phoenix_completing_the_pair_does_not_mend_the_triple() -> None:
    assert kinds("7r 7b 7g 4g Ph") == [("full_house", "7")]
    assert kinds("7r 7b 7r 4g Ph") == []


@pytest.mark.rule("HI3", "K4")
def test_the_pair_of_a_full_house_may_be_of_the_triples_suits_or_twice_one_card() -> None:
    assert kinds("7r 7b 7g 4r 4r") == [("full_house", "7")]
    assert kinds("7r 7b 7g 4r 4b") == [("full_house", "7")]
    assert kinds("7r 7r 7g 4r 4b") == []


@pytest.mark.rule("HI3", "K6")
def test_pairs_and_pair_runs_may_be_made_of_identical_cards() -> None:
    assert kinds("7r 7r") == [("pair", "7")]
    assert kinds("7r 7r 8k 8k") == [("pair_run", "8")]
    assert kinds("7r 7r 8k 8k 9g Ph") == [("pair_run", "9")]


@pytest.mark.rule("HI3", "K7")
@pytest.mark.parametrize("cards", ["7r 7r 7b 7b", "7r 7b 7g 7g", "7r 7b 7g 7k 7k", "7r 7b 7g Ph"])
def test_four_of_a_kind_with_a_suit_twice_or_the_phoenix_are_nothing(cards: str) -> None:
    assert kinds(cards) == []
    round_ = hierarchie([f"{cards} 2g", *OTHERS], turn=1, trick=on_table((4, "Kg")))
    refused(round_, 0, play(cards))


@pytest.mark.rule("HI3", "K8")
def test_a_suited_straight_is_a_bomb_and_beats_four_of_a_kind() -> None:
    assert kinds("3r 4r 5r 6r 7r") == [("straight_bomb", "7")]
    round_ = hierarchie(["9g 9k 9b 9r 2g", "3r 4r 5r 6r 7r 2k", *OTHERS[1:]])
    round_.apply(0, play("9g 9k 9b 9r"))
    assert legal_plays(round_, 1) == {"3r 4r 5r 6r 7r"}


@pytest.mark.rule("HI3", "B2")
def test_a_bomb_is_open_out_of_turn_only_in_four_suits() -> None:
    round_ = hierarchie(
        ["4k 5k", "3b 4b", "7r 7r 7b 7g 7k 2g", *OTHERS[2:]], turn=1, trick=on_table((0, "Kg"))
    )
    assert legal_plays(round_, 2) == {"7b 7g 7k 7r"}


# HI4: the Dog


@pytest.mark.rule("HI4")
@pytest.mark.parametrize("leader", range(5))
def test_the_dog_gives_the_lead_to_the_lowest_whoever_plays_it(leader: int) -> None:
    hands = ["4g 5g", *OTHERS]
    hands[leader] += " Do"
    round_ = hierarchie(hands, turn=leader)
    round_.apply(leader, play("Do"))
    assert round_.turn == 4
    refused(round_, 4, PASS)


@pytest.mark.rule("HI4")
def test_in_the_first_round_the_dealer_receives_the_dogs_lead() -> None:
    round_ = hierarchie(["4g Do", *OTHERS], ranks=None, dealer=2)
    round_.apply(0, play("Do"))
    assert round_.turn == 2


@pytest.mark.rule("HI4")
def test_if_the_lowest_is_out_the_next_player_leads() -> None:
    round_ = hierarchie(["4g 5g", "2k Do", "2b 3b", "2r 3r", ""], turn=1)
    round_.apply(1, play("Do"))
    assert round_.turn == 0
    further = hierarchie(["", "2k Do", "2b 3b", "2r 3r", ""], turn=1)
    further.apply(1, play("Do"))
    assert further.turn == 1


@pytest.mark.rule("HI4", "P6")
def test_a_dog_as_the_lowests_last_card_passes_the_lead_on() -> None:
    round_ = hierarchie(["4g 5g", "2k 3k", "2b 3b", "2r 3r", "Do"], turn=4)
    round_.apply(4, play("Do"))
    assert round_.to_json()["out"] == [4]
    assert round_.turn == 0


@pytest.mark.rule("HI4", "D1")
def test_a_dog_as_the_rounds_last_card_ends_the_round() -> None:
    round_ = hierarchie(["Do", "2k 3k", "", "", ""], out=[3, 2, 4])
    round_.apply(0, play("Do"))
    assert round_.over
    assert round_.to_json()["out"] == [3, 2, 4, 0, 1]


@pytest.mark.rule("HI4", "D1")
def test_the_dog_has_no_receiver_to_choose_and_beats_nothing() -> None:
    refused(hierarchie(["4g Do", *OTHERS]), 0, play("Do", to=1))
    round_ = hierarchie(["4g Do", *OTHERS], trick=on_table((4, "Ma")))
    assert legal_plays(round_, 0) == {"4g"}


@pytest.mark.rule("HI4", "D3")
def test_a_bomb_may_fall_on_the_dog_as_on_any_special() -> None:
    round_ = hierarchie(["4g Do", "7g 7k 7b 7r 2k", *OTHERS[1:]])
    round_.apply(0, play("Do"))
    round_.apply(1, play("7g 7k 7b 7r"))
    assert round_.turn == 2
    for seat in (2, 3, 4, 0):
        round_.apply(seat, PASS)
    round_.apply(1, TAKE)
    assert round_.turn == 1


# HI5: the exchange


@pytest.mark.rule("HI5")
def test_the_order_is_dragon_phoenix_mah_jong_dog_and_then_by_rank() -> None:
    round_ = hierarchie(["2g 3g 4g Ag", "2k 3k 4k", "2b 3b 4b", "Ak Do Ar", "Ph Dr Ma 2r"], phase="exchange")
    assert offers(round_, 4) == {("0", "Dr Ma Ph")}
    assert offers(round_, 3) == {("1", "Ak Do"), ("1", "Ar Do")}


@pytest.mark.rule("HI5")
def test_the_upper_ranks_must_return_their_lowest_and_the_dog_lies_above_the_ace() -> None:
    round_ = hierarchie(["Do Ma Kg Ag", "3k 3k 3r 9k", "2b 3b 4b", "5k 6k 7k", "8g 9g Tg"], phase="exchange")
    assert offers(round_, 0) == {("4", "Ag Do Kg")}
    assert offers(round_, 1) == {("3", "3k 3k"), ("3", "3k 3r")}
    refused(round_, 0, exchange(to4="Kg Ag Ma"))
    refused(round_, 1, exchange(to3="3k 9k"))


@pytest.mark.rule("HI5")
def test_the_lowest_are_counted_before_anything_is_received() -> None:
    round_ = hierarchie(["Kg Ag Ak Dr", "Qk Jk Tk", "2b 3b 4b", "5k 6k 7k", "8g 9g Tg"], phase="exchange")
    round_.apply(4, exchange(to0="8g 9g Tg"))
    refused(round_, 0, exchange(to4="8g 9g Tg"))
    assert offers(round_, 0) == {("4", "Ag Ak Kg")}


@pytest.mark.rule("HI5")
def test_with_five_the_third_neither_gives_nor_gets() -> None:
    round_ = hierarchie(["2g 3g 4g", "Qk Jk Tk", "2b 3b Ma", "5k 6k 7k", "8g 9g Tg"], phase="exchange")
    assert offers(round_, 2) == set()
    refused(round_, 2, {"type": "exchange", "give": {}})
    round_.apply(0, exchange(to4="2g 3g 4g"))
    round_.apply(1, exchange(to3="Jk Tk"))
    round_.apply(3, exchange(to1="7k 6k"))
    round_.apply(4, exchange(to0="Tg 9g 8g"))
    assert (round_.phase, round_.turn) == ("play", 2)
    assert bag(round_.to_json()["hands"][2]) == bag("2b 3b Ma")


@pytest.mark.rule("HI5")
@pytest.mark.parametrize("players", [6, 7, 10])
def test_from_six_players_on_three_at_each_end_exchange_three_two_and_one(players: int) -> None:
    round_ = hierarchie([f"{rank}g {rank}k {rank}b {rank}r" for rank in RANKS[:players]], phase="exchange")
    for place, number in enumerate((3, 2, 1)):
        low = players - 1 - place
        assert {to for to, _ in offers(round_, low)} == {str(place)}
        assert {to for to, _ in offers(round_, place)} == {str(low)}
        assert {len(cards.split()) for _, cards in offers(round_, low)} == {number}
        assert {len(cards.split()) for _, cards in offers(round_, place)} == {number}
    for seat in range(3, players - 3):
        assert offers(round_, seat) == set()


@pytest.mark.rule("HI5", "HI2")
def test_after_the_exchange_the_highest_leads_if_the_mah_jong_lies_face_up() -> None:
    round_ = hierarchie(["2g 3g 4g", "Qk Jk", "2b 3b", "5k 6k", "8g 9g Tg"], phase="exchange", faceup="Ma Ar")
    for seat in (0, 1, 3, 4):
        round_.apply(seat, legal(round_, seat)[0])
    assert (round_.phase, round_.turn) == ("play", 0)


@pytest.mark.rule("HI5")
def test_the_first_round_has_no_exchange_and_every_later_one_has() -> None:
    match, rng = tichu.Match("hierarchie", edition="philibert", seed=4, players=6), random.Random(4)
    phases = [match.round.phase]
    for _ in range(2):
        play_out(match, rng)
        match.next_round()
        phases.append(match.round.phase)
    assert phases == ["play", "exchange", "exchange"]


# HI6: no points, no bets; the last is the lowest and deals


@pytest.mark.rule("HI6")
def test_nobody_can_bet_before_or_after_the_first_card() -> None:
    round_ = hierarchie(["4g 5g", *OTHERS], started=[])
    for seat in range(5):
        refused(round_, seat, TICHU)
        refused(round_, seat, {"type": "grand", "call": True})
    round_.apply(0, play("4g"))
    refused(round_, 1, TICHU)


@pytest.mark.rule("HI6", "G1")
def test_the_dragons_trick_is_taken_and_not_given() -> None:
    round_ = hierarchie(["Dr 4g", *OTHERS], trick=on_table((4, "Kg")))
    round_.apply(0, play("Dr"))
    for seat in (1, 2, 3, 4):
        round_.apply(seat, PASS)
    refused(round_, 0, give(1))
    round_.apply(0, TAKE)
    assert (round_.phase, round_.turn) == ("play", 0)


@pytest.mark.rule("HI6")
def test_the_last_player_with_cards_becomes_the_lowest_and_deals() -> None:
    match, rng = tichu.Match("hierarchie", edition="philibert", seed=10, players=5), random.Random(10)
    for _ in range(3):
        seating, final = match.seating, play_out(match, rng)
        assert final["scores"] is None
        assert match.scores is None
        match.next_round()
        assert match.dealer == seating[final["out"][-1]]
        assert match.round.to_json()["dealer"] == 4


@pytest.mark.rule("HI6", "HI1", "X3")
def test_in_later_rounds_of_ten_the_two_lowest_have_a_card_less() -> None:
    match, rng = tichu.Match("hierarchie", edition="philibert", seed=10, players=10), random.Random(10)
    play_out(match, rng)
    match.next_round()
    assert dealt(match) == [11] * 8 + [10] * 2


# HI7: the seats


@pytest.mark.rule("HI7")
@pytest.mark.parametrize("players", [5, 8])
def test_the_seats_follow_the_order_of_going_out_and_the_second_plays_after_the_first(players: int) -> None:
    match, rng = tichu.Match("hierarchie", edition="philibert", seed=2, players=players), random.Random(2)
    for _ in range(2):
        seating, out = match.seating, play_out(match, rng)["out"]
        expected = tuple(seating[seat] for seat in out)
        assert match.ranks == expected
        match.next_round()
        assert match.seating == expected
        assert match.round.to_json()["ranks"] == list(range(players))
