"""Grandseigneur: five to twelve players, and nothing counts but the order of going out (GS1–GS6)."""

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
ONE_PACK = Counter(["Ma", "Ph", "Dr", *SUITED])
TWO_PACKS = ONE_PACK + Counter(["Ph", "Dr", *SUITED])


def by_rank(players: int) -> list[int]:
    """The seats from highest to lowest: the first at seat 0, the last plays after them."""
    return [0, *range(players - 1, 0, -1)]


def seigneurs(hands: list[str], **keys: Any) -> tichu.Round:
    """A Grandseigneur position."""
    return table(hands, variant="grandseigneur", **keys)


def exchanging(hands: list[str], **keys: Any) -> tichu.Round:
    """A Grandseigneur position of a later round, before the exchange, everybody in the seat of their rank."""
    return seigneurs(hands, phase="exchange", ranks=by_rank(len(hands)), dealer=1, **keys)


def dealt(match: tichu.Match) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand.split()) for hand in match.round.to_json()["hands"]]


# GS1: no Dog, no bets, no points


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players", [5, 6])
def test_the_pack_has_fifty_five_cards_and_no_dog(players: int) -> None:
    match = tichu.Match("grandseigneur", seed=2, players=players)
    assert Counter(" ".join(match.round.to_json()["hands"]).split()) == ONE_PACK


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players", [5, 7])
def test_a_position_with_a_dog_is_refused(players: int) -> None:
    with pytest.raises(tichu.TichuError):
        seigneurs(["Do 2g", *[f"{rank}k" for rank in RANKS[: players - 1]]])


@pytest.mark.rule("GS1")
def test_nobody_can_bet_at_any_time_of_a_match() -> None:
    match, rng = tichu.Match("grandseigneur", seed=2, players=5), random.Random(2)
    refused(match.round, 0, TICHU)
    refused(match.round, 0, {"type": "grand", "call": True})
    refused(match.round, 0, {"type": "grand", "call": False})
    play_out(match, rng)
    match.next_round()
    for seat in range(5):
        refused(match.round, seat, TICHU)
        refused(match.round, seat, {"type": "grand", "call": True})
        assert {action["type"] for action in legal(match.round, seat)} <= {"exchange"}


@pytest.mark.rule("GS1")
def test_there_are_no_scores_in_round_or_match() -> None:
    match, rng = tichu.Match("grandseigneur", seed=4, players=6), random.Random(4)
    final = play_out(match, rng)
    assert final["scores"] is None
    assert match.scores is None
    assert sorted(final["out"]) == list(range(6))


@pytest.mark.rule("GS1", "S1")
def test_the_round_goes_on_until_one_player_is_left() -> None:
    round_ = seigneurs(["9g", "9k", "", "", "4b 5b"], out=[2, 3])
    round_.apply(0, play("9g"))
    assert (round_.over, round_.turn) == (False, 1)
    round_.apply(1, PASS)
    round_.apply(4, PASS)
    round_.apply(0, TAKE)
    round_.apply(1, play("9k"))
    assert round_.over
    assert round_.to_json()["out"] == [2, 3, 0, 1, 4]


# GS2: the first round sets the ranks


@pytest.mark.rule("GS2")
@pytest.mark.parametrize("players", range(5, 13))
def test_five_to_twelve_can_play_and_the_first_round_has_no_exchange(players: int) -> None:
    match = tichu.Match("grandseigneur", seed=players, players=players)
    assert match.round.phase == "play"
    assert match.ranks is None
    assert len(match.round.to_json()["hands"]) == players


@pytest.mark.rule("GS2")
@pytest.mark.parametrize("players", [0, 1, 4, 13])
def test_fewer_than_five_or_more_than_twelve_cannot_play(players: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("grandseigneur", seed=1, players=players)


@pytest.mark.rule("GS2")
def test_the_order_of_going_out_is_the_order_of_rank() -> None:
    match, rng = tichu.Match("grandseigneur", seed=6, players=6), random.Random(6)
    for _ in range(3):
        seating = match.seating
        out = play_out(match, rng)["out"]
        assert match.ranks == tuple(seating[seat] for seat in out)
        match.next_round()
        assert match.round.phase == "exchange"


# GS3: the seats follow the ranks


@pytest.mark.rule("GS3")
@pytest.mark.parametrize("players", [5, 6, 8])
def test_the_lowest_sits_next_in_playing_order_and_the_second_plays_last(players: int) -> None:
    match, rng = tichu.Match("grandseigneur", seed=9, players=players), random.Random(9)
    for _ in range(2):
        play_out(match, rng)
        ranks = match.ranks
        assert ranks is not None
        match.next_round()
        assert match.seating == (ranks[0], *reversed(ranks[1:]))
        assert match.round.to_json()["ranks"] == by_rank(players)


@pytest.mark.rule("GS3", "X3")
def test_in_the_first_round_the_dealer_draws_first_and_has_the_odd_card() -> None:
    for seed in range(5):
        match = tichu.Match("grandseigneur", seed=seed, players=6)
        dealer = match.seating.index(match.dealer)
        assert dealt(match) == [10 if seat == dealer else 9 for seat in range(6)]


@pytest.mark.rule("GS3", "X3")
def test_later_the_miserable_deals_and_the_grandseigneur_is_served_first() -> None:
    match, rng = tichu.Match("grandseigneur", seed=3, players=6), random.Random(3)
    for _ in range(2):
        play_out(match, rng)
        ranks = match.ranks
        assert ranks is not None
        match.next_round()
        assert match.dealer == ranks[-1]
        assert dealt(match) == [10, 9, 9, 9, 9, 9]


# GS4: the exchange


@pytest.mark.rule("GS4")
def test_the_best_are_dragon_phoenix_mah_jong_and_then_by_rank() -> None:
    round_ = exchanging(["2g 3g 4g 5g", "Ag Ma Ph Dr", "Ak Ab Kk Qk", "Kg Kb Qg", "2b 3b 4b", "2r 3r 4r"])
    assert offers(round_, 1) == {("0", "Dr Ma Ph")}
    assert offers(round_, 2) == {("5", "Ab Ak")}
    assert offers(round_, 3) == {("4", "Kg"), ("4", "Kb")}


@pytest.mark.rule("GS4")
def test_among_equals_on_the_edge_the_giver_chooses_which_to_keep() -> None:
    round_ = exchanging(
        ["2g 3g 4g 5g", "Dr Ag Ak Ab 9g", "Ma Kg Kk Kb", "7g 7k 7b 6g", "2b 3b 4b", "2r 3r 4r"]
    )
    assert offers(round_, 1) == {("0", "Ag Ak Dr"), ("0", "Ab Ag Dr"), ("0", "Ab Ak Dr")}
    assert offers(round_, 2) == {("5", "Kg Ma"), ("5", "Kk Ma"), ("5", "Kb Ma")}
    assert offers(round_, 3) == {("4", "7g"), ("4", "7k"), ("4", "7b")}


@pytest.mark.rule("GS4")
def test_the_upper_ranks_return_as_many_as_they_get_of_their_own_choice() -> None:
    round_ = exchanging(["Dr Ag 4g 5g 6g", "Kb Kk Kr 2k", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r 5r"])
    assert len(offers(round_, 0)) == 10
    assert ("1", "4g Ag Dr") in offers(round_, 0)
    assert len(offers(round_, 5)) == 6
    assert len(offers(round_, 4)) == 3
    refused(round_, 0, exchange(to1="4g 5g"))
    refused(round_, 0, exchange(to1="4g 5g 6g Ag"))
    refused(round_, 0, exchange(to5="4g 5g 6g"))
    refused(round_, 0, exchange(to1="4g 5g 5g"))


@pytest.mark.rule("GS4")
def test_a_card_received_cannot_be_returned_because_both_give_at_the_same_time() -> None:
    round_ = exchanging(["2g 3g 4g", "Dr Ph Ma 9g", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"])
    round_.apply(1, exchange(to0="Dr Ph Ma"))
    refused(round_, 0, exchange(to1="Ma 2g 3g"))
    assert offers(round_, 0) == {("1", "2g 3g 4g")}


@pytest.mark.rule("GS4", "P2")
def test_the_mah_jong_leads_from_the_hand_it_was_given_to() -> None:
    round_ = exchanging(["2g 3g 4g Ag", "9g Tg Jg", "Ma 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"])
    round_.apply(0, exchange(to1="2g 3g 4g"))
    round_.apply(3, exchange(to4="8k"))
    round_.apply(4, exchange(to3="4b"))
    round_.apply(5, exchange(to2="2r 3r"))
    round_.apply(2, exchange(to5="Ma 5k"))
    assert (round_.phase, round_.turn) == ("exchange", None)
    round_.apply(1, exchange(to0="9g Tg Jg"))
    assert (round_.phase, round_.turn) == ("play", 5)
    hands = [bag(hand) for hand in round_.to_json()["hands"]]
    assert hands == [
        bag("Ag 9g Tg Jg"),
        bag("2g 3g 4g"),
        bag("4k 2r 3r"),
        bag("6k 7k 4b"),
        bag("2b 3b 8k"),
        bag("4r Ma 5k"),
    ]


@pytest.mark.rule("GS4")
def test_five_players_exchange_two_and_one_and_the_third_is_not_asked() -> None:
    round_ = exchanging(["2g 3g 4g", "Dr Ph Ma", "Ak Kk 5k", "6k 7k", "2b 3b 4b"])
    assert offers(round_, 1) == {("0", "Dr Ph")}
    assert offers(round_, 2) == {("4", "Ak")}
    assert offers(round_, 3) == set()
    assert {to for to, _ in offers(round_, 0)} == {"1"}
    assert len(offers(round_, 4)) == 3
    refused(round_, 3, exchange(to3="6k"))
    refused(round_, 3, {"type": "exchange", "give": {}})


@pytest.mark.rule("GS4", "GS5")
@pytest.mark.parametrize("players", [7, 9, 12])
def test_with_more_players_only_the_three_at_each_end_exchange(players: int) -> None:
    hands = [f"{rank}g {rank}k {rank}b {rank}r" for rank in RANKS[:players]]
    hands[0] += " Ma"
    round_ = exchanging(hands)
    ranks = by_rank(players)
    upper, lower = ranks[:3], ranks[:-4:-1]
    for high, low in zip(upper, lower, strict=True):
        assert {to for to, _ in offers(round_, low)} == {str(high)}
        assert {to for to, _ in offers(round_, high)} == {str(low)}
    for seat in ranks[3:-3]:
        assert offers(round_, seat) == set()
    for number, low in zip((3, 2, 1), lower, strict=True):
        assert {len(cards.split()) for _, cards in offers(round_, low)} == {number}


@pytest.mark.rule("GS4", "GS5")
def test_with_two_packs_both_dragons_come_before_the_phoenix() -> None:
    hands = ["2g 3g 4g", "Dr Ph Dr Ph Ma Ag", "Ag Ak Ak", "6k 6k 5b", "2b", "2b 3b 4b", "2r 3r 4r"]
    round_ = exchanging(hands)
    assert offers(round_, 1) == {("0", "Dr Dr Ph")}
    assert offers(round_, 2) == {("6", "Ag Ak"), ("6", "Ak Ak")}
    assert offers(round_, 3) == {("5", "6k")}
    refused(round_, 1, exchange(to0="Dr Ph Ph"))


@pytest.mark.rule("GS4", "E4")
def test_nobody_sees_the_cards_of_an_exchange_but_the_giver() -> None:
    round_ = exchanging(["2g 3g 4g", "Dr Ph Ma 9g", "3k 4k 5k", "6k 7k 8k", "2b 3b 4b", "2r 3r 4r"])
    round_.apply(1, exchange(to0="Dr Ph Ma"))
    for seat in (0, 2, 5, None):
        seen = round_.view(seat).to_json()
        assert seen.get("given") in (None, [None] * 6)
        assert seen["hands"][1] is None


# GS5: two packs


@pytest.mark.rule("GS5")
@pytest.mark.parametrize("players", [7, 10, 12])
def test_seven_or_more_play_with_two_packs_one_mah_jong_and_no_dog(players: int) -> None:
    match = tichu.Match("grandseigneur", seed=1, players=players)
    assert Counter(" ".join(match.round.to_json()["hands"]).split()) == TWO_PACKS
    assert max(dealt(match)) - min(dealt(match)) <= 1


@pytest.mark.rule("GS5", "X3")
def test_with_two_packs_the_odd_cards_go_to_the_first_to_draw() -> None:
    match = tichu.Match("grandseigneur", seed=12, players=7)
    dealer = match.seating.index(match.dealer)
    longer = {(dealer + step) % 7 for step in range(109 % 7)}
    assert {seat for seat, size in enumerate(dealt(match)) if size == 16} == longer


@pytest.mark.rule("GS5")
def test_fewer_than_seven_may_choose_two_packs() -> None:
    match = tichu.Match("grandseigneur", seed=1, players=5, packs=2)
    assert Counter(" ".join(match.round.to_json()["hands"]).split()) == TWO_PACKS


@pytest.mark.rule("GS5")
@pytest.mark.parametrize("spare", ["Ma Ma", "Dr Dr Dr", "Ph Ph Ph", "2g 2g 2g"])
def test_more_cards_than_two_packs_have_are_refused(spare: str) -> None:
    with pytest.raises(tichu.InvalidPosition):
        seigneurs([spare, "3g", "4g", "5g", "6g", "7g", "8g"])


@pytest.mark.rule("GS5")
def test_with_one_pack_the_same_card_twice_is_refused() -> None:
    for twice in ("Dr Dr", "Ph Ph", "2g 2g"):
        with pytest.raises(tichu.InvalidPosition):
            seigneurs([twice, "3g", "4g", "5g", "6g"])
        seigneurs([twice, "3g", "4g", "5g", "6g"], settings={"packs": 2})


@pytest.mark.rule("GS5", "G1")
def test_after_the_second_dragon_neither_phoenix_nor_ace_helps_but_a_bomb_does() -> None:
    round_ = seigneurs(
        ["Dr 3g", "Dr 5k", "Ph Ar 2b", "9g 9k 9b 9r 2k", "8b 8r", "Qg Kk", "4g 4r"],
        trick=on_table((6, "Ak")),
    )
    round_.apply(0, play("Dr"))
    round_.apply(1, play("Dr"))
    assert legal(round_, 2) == [PASS]
    round_.apply(2, PASS)
    assert legal_plays(round_, 3) == {"9b 9g 9k 9r"}


@pytest.mark.rule("GS5", "F2")
def test_a_dragon_beats_a_phoenix_played_on_an_ace_and_then_the_other_dragon_beats_it() -> None:
    round_ = seigneurs(
        ["Ph 3g", "Dr 5k", "Dr 2b", "2k 3k", "8b 8r", "Qg Kk", "4g 4r"], trick=on_table((6, "Ak"))
    )
    for seat, card in ((0, "Ph"), (1, "Dr"), (2, "Dr")):
        round_.apply(seat, play(card))
    assert round_.turn == 3


@pytest.mark.rule("GS5", "K7")
@pytest.mark.parametrize("cards", ["7g 7g 7k 7k", "7g 7g 7k 7b", "7g 7g 7k 7b 7r", "7k 7k 7b 7r"])
def test_four_or_five_of_a_kind_with_a_suit_twice_are_nothing_at_all(cards: str) -> None:
    hands = ["7g 7g 7k 7k 7b 7r 2g", "2k", "3k", "4k", "5k", "6k", "8k"]
    refused(seigneurs(hands), 0, play(cards))
    refused(seigneurs(hands, turn=1, trick=on_table((6, "9k"))), 0, play(cards))


@pytest.mark.rule("GS5", "K3", "K4")
def test_a_triple_and_a_full_house_may_hold_the_same_card_twice() -> None:
    hands = ["7g 7g 7k 4b 4b 2g", "2k 3k", "3k", "4k", "5k", "6k", "8k"]
    seigneurs(hands).apply(0, play("7g 7g 7k"))
    seigneurs(hands).apply(0, play("7g 7g 7k 4b 4b"))
    seigneurs(hands).apply(0, play("4b 4b"))


@pytest.mark.rule("GS5", "K8")
def test_of_two_packs_a_suited_straight_is_a_bomb_even_over_four_of_a_kind() -> None:
    round_ = seigneurs(
        ["9g 9k 9b 9r 2g", "3k 4k 5k 6k 7k 3k", "3b", "4b", "5b", "6b", "8k"], trick=on_table((6, "8b"))
    )
    round_.apply(0, play("9g 9k 9b 9r"))
    assert legal_plays(round_, 1) == {"3k 4k 5k 6k 7k"}
    round_.apply(1, play("3k 4k 5k 6k 7k"))
    assert round_.turn == 2


@pytest.mark.rule("GS5", "X1")
def test_both_phoenixes_may_stand_in_one_straight() -> None:
    round_ = seigneurs(["5g 6k Ph Ph 9r 2g", "6b 7b 8b 9b Tg 3k", "3b", "4b", "5b", "6b", "8k"])
    round_.apply(0, play("5g 6k Ph Ph 9r", as_="7 8"))
    assert legal_plays(round_, 1) == {"6b 7b 8b 9b Tg"}


@pytest.mark.rule("GS5", "X1", "K13")
def test_two_phoenixes_make_no_bomb() -> None:
    hands = ["5g 5k Ph Ph 2g", "3k 4k", "3b", "4b", "5b", "6b", "8k"]
    refused(seigneurs(hands, turn=0, trick=on_table((6, "Ak"))), 0, play("5g 5k Ph Ph"))


@pytest.mark.rule("GS5", "W4")
def test_a_wish_is_over_when_one_of_the_eight_cards_has_been_played() -> None:
    round_ = seigneurs(["Ma 3g", "8g 8g", "8k Ak", "4b", "5b", "6b", "8k"])
    round_.apply(0, play("Ma", wish="8"))
    assert legal_plays(round_, 1) == {"8g"}
    round_.apply(1, play("8g"))
    assert round_.to_json()["wish"] is None
    round_.apply(2, PASS)


# GS6: Mah Jong and Dragon


@pytest.mark.rule("GS6", "P2")
@pytest.mark.parametrize("players", [5, 6, 7, 12])
def test_whoever_holds_the_mah_jong_leads_the_first_round(players: int) -> None:
    for seed in range(3):
        match = tichu.Match("grandseigneur", seed=seed, players=players)
        turn = match.round.turn
        assert turn is not None
        assert "Ma" in match.round.to_json()["hands"][turn].split()


@pytest.mark.rule("GS6", "W6")
def test_the_wish_binds_the_lead_of_a_later_trick() -> None:
    round_ = seigneurs(["8g Dr 3g 3k", "2k 3b", "2b 4b", "5b", "6b"], wish="8")
    assert legal_plays(round_, 0) == {"8g"}
    refused(round_, 0, play("Dr"))


@pytest.mark.rule("GS6", "W6")
def test_a_bomb_out_of_turn_need_not_contain_the_wished_rank() -> None:
    round_ = seigneurs(
        ["2g 3g", "8k 3b", "2b 8b 5g 5k 5b 5r", "9b", "6b"], turn=1, trick=on_table((0, "Ma")), wish="8"
    )
    round_.apply(2, play("5g 5k 5b 5r"))
    assert round_.to_json()["wish"] == "8"
    assert round_.turn == 3


@pytest.mark.rule("GS6")
def test_a_dragon_as_the_rounds_last_card_ends_the_round_without_a_gift() -> None:
    round_ = seigneurs(["Dr", "2k 3b", "", "", ""], out=[3, 2, 4])
    round_.apply(0, play("Dr"))
    assert round_.over
    assert round_.to_json()["out"] == [3, 2, 4, 0, 1]


@pytest.mark.rule("GS6", "P5")
def test_a_dragons_trick_taken_by_one_who_is_out_passes_the_lead_to_the_right() -> None:
    round_ = seigneurs(["2g 3g", "2k 3b", "Dr", "", "4g 5g"], turn=2, trick=on_table((1, "Kk")))
    round_.apply(2, play("Dr"))
    for seat in (4, 0, 1):
        round_.apply(seat, PASS)
    refused(round_, 2, give(4))
    round_.apply(2, TAKE)
    assert round_.turn == 4


@pytest.mark.rule("GS2")
@pytest.mark.parametrize("players", range(5, 13))
def test_every_number_of_players_has_its_titles(players: int) -> None:
    titles = tichu.VARIANTS["grandseigneur"].titles(players)
    assert len(set(titles)) == len(titles) == players
    assert (titles[0], titles[1], titles[-1]) == ("Grandseigneur", "Seigneur", "Misérable")


@pytest.mark.rule("GS2", "GS4")
@pytest.mark.parametrize("players", range(7, 13))
def test_further_titles_stand_between_those_who_exchange_cards(players: int) -> None:
    titles = tichu.VARIANTS["grandseigneur"].titles(players)

    assert titles[:3] == ("Grandseigneur", "Seigneur", "Maître")
    assert titles[-3:] == ("Bourgeois", "Pauvre", "Misérable")
    if players == 6:
        assert titles == ("Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable")
