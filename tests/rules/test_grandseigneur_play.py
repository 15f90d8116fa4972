"""Grandseigneur: two packs, the Mah Jong and the Dragon (GS5, GS6)."""

from __future__ import annotations

from collections import Counter

import pytest

import tichu
from tests.rules.grandseigneur import (
    TWO_PACKS,
    grandseigneur,
    hand_sizes,
)
from tests.support import (
    PASS,
    TAKE,
    give,
    legal,
    legal_plays,
    on_table,
    play,
    refused,
)


@pytest.mark.rule("GS5")
@pytest.mark.parametrize("players", [7, 10, 12])
def test_seven_or_more_players_use_two_packs(players: int) -> None:
    match = tichu.Match("grandseigneur", seed=1, players=players)
    assert Counter(" ".join(match.round.to_json()["hands"]).split()) == TWO_PACKS
    assert max(hand_sizes(match)) - min(hand_sizes(match)) <= 1


@pytest.mark.rule("GS5", "X3")
def test_odd_cards_of_two_packs_go_to_the_first_to_draw() -> None:
    match = tichu.Match("grandseigneur", seed=12, players=7)
    dealer = match.seating.index(match.dealer)
    longer = {(dealer + step) % 7 for step in range(109 % 7)}
    assert {seat for seat, size in enumerate(hand_sizes(match)) if size == 16} == longer


@pytest.mark.rule("GS5")
def test_fewer_than_seven_players_may_choose_two_packs() -> None:
    match = tichu.Match("grandseigneur", seed=1, players=5, packs=2)
    assert Counter(" ".join(match.round.to_json()["hands"]).split()) == TWO_PACKS


@pytest.mark.rule("GS5")
@pytest.mark.parametrize("spare", ["Ma Ma", "Dr Dr Dr", "Ph Ph Ph", "2g 2g 2g"])
def test_too_many_copies_of_a_card_are_refused(spare: str) -> None:
    with pytest.raises(tichu.InvalidPosition):
        grandseigneur([spare, "3g", "4g", "5g", "6g", "7g", "8g"])


@pytest.mark.rule("GS5")
def test_same_card_twice_is_refused_with_one_pack() -> None:
    for twice in ("Dr Dr", "Ph Ph", "2g 2g"):
        with pytest.raises(tichu.InvalidPosition):
            grandseigneur([twice, "3g", "4g", "5g", "6g"])
        grandseigneur([twice, "3g", "4g", "5g", "6g"], settings={"packs": 2})


@pytest.mark.rule("GS5", "G1")
def test_only_a_bomb_beats_the_second_dragon() -> None:
    round_ = grandseigneur(
        ["Dr 3g", "Dr 5k", "Ph Ar 2b", "9g 9k 9b 9r 2k", "8b 8r", "Qg Kk", "4g 4r"],
        trick=on_table((6, "Ak")),
    )
    round_.apply(0, play("Dr"))
    round_.apply(1, play("Dr"))
    assert legal(round_, 2) == [PASS]
    round_.apply(2, PASS)
    assert legal_plays(round_, 3) == {"9b 9g 9k 9r"}


@pytest.mark.rule("GS5", "F2")
def test_second_dragon_beats_the_first() -> None:
    round_ = grandseigneur(
        ["Ph 3g", "Dr 5k", "Dr 2b", "2k 3k", "8b 8r", "Qg Kk", "4g 4r"], trick=on_table((6, "Ak"))
    )
    for seat, card in ((0, "Ph"), (1, "Dr"), (2, "Dr")):
        round_.apply(seat, play(card))
    assert round_.turn == 3


@pytest.mark.rule("GS5", "K7")
@pytest.mark.parametrize("cards", ["7g 7g 7k 7k", "7g 7g 7k 7b", "7g 7g 7k 7b 7r", "7k 7k 7b 7r"])
def test_four_or_five_of_a_kind_with_identical_cards_is_refused(cards: str) -> None:
    hands = ["7g 7g 7k 7k 7b 7r 2g", "2k", "3k", "4k", "5k", "6k", "8k"]
    refused(grandseigneur(hands), 0, play(cards))
    refused(grandseigneur(hands, turn=1, trick=on_table((6, "9k"))), 0, play(cards))


@pytest.mark.rule("GS5", "K3", "K4")
def test_triple_and_full_house_may_contain_identical_cards() -> None:
    hands = ["7g 7g 7k 4b 4b 2g", "2k 3k", "3k", "4k", "5k", "6k", "8k"]
    grandseigneur(hands).apply(0, play("7g 7g 7k"))
    grandseigneur(hands).apply(0, play("7g 7g 7k 4b 4b"))
    grandseigneur(hands).apply(0, play("4b 4b"))


@pytest.mark.rule("GS5", "K8")
def test_straight_bomb_beats_four_of_a_kind() -> None:
    round_ = grandseigneur(
        ["9g 9k 9b 9r 2g", "3k 4k 5k 6k 7k 3k", "3b", "4b", "5b", "6b", "8k"], trick=on_table((6, "8b"))
    )
    round_.apply(0, play("9g 9k 9b 9r"))
    assert legal_plays(round_, 1) == {"3k 4k 5k 6k 7k"}
    round_.apply(1, play("3k 4k 5k 6k 7k"))
    assert round_.turn == 2


@pytest.mark.rule("GS5", "X1")
def test_straight_may_contain_both_phoenixes() -> None:
    round_ = grandseigneur(["5g 6k Ph Ph 9r 2g", "6b 7b 8b 9b Tg 3k", "3b", "4b", "5b", "6b", "8k"])
    round_.apply(0, play("5g 6k Ph Ph 9r", as_="7 8"))
    assert legal_plays(round_, 1) == {"6b 7b 8b 9b Tg"}


@pytest.mark.rule("GS5", "X1", "K13")
def test_two_phoenixes_do_not_complete_a_bomb() -> None:
    hands = ["5g 5k Ph Ph 2g", "3k 4k", "3b", "4b", "5b", "6b", "8k"]
    refused(grandseigneur(hands, turn=0, trick=on_table((6, "Ak"))), 0, play("5g 5k Ph Ph"))


@pytest.mark.rule("GS5", "W4")
def test_one_card_of_the_wished_rank_fulfils_the_wish() -> None:
    round_ = grandseigneur(["Ma 3g", "8g 8g", "8k Ak", "4b", "5b", "6b", "8k"])
    round_.apply(0, play("Ma", wish="8"))
    assert legal_plays(round_, 1) == {"8g"}
    round_.apply(1, play("8g"))
    assert round_.to_json()["wish"] is None
    round_.apply(2, PASS)


@pytest.mark.rule("GS6", "P2")
@pytest.mark.parametrize("players", [5, 6, 7, 12])
def test_mah_jong_leads_the_first_round(players: int) -> None:
    for seed in range(3):
        match = tichu.Match("grandseigneur", seed=seed, players=players)
        turn = match.round.turn
        assert turn is not None
        assert "Ma" in match.round.to_json()["hands"][turn].split()


@pytest.mark.rule("GS6", "W6")
def test_wish_binds_the_lead_of_a_later_trick() -> None:
    round_ = grandseigneur(["8g Dr 3g 3k", "2k 3b", "2b 4b", "5b", "6b"], wish="8")
    assert legal_plays(round_, 0) == {"8g"}
    refused(round_, 0, play("Dr"))


@pytest.mark.rule("GS6", "W6")
def test_bomb_out_of_turn_need_not_contain_the_wished_rank() -> None:
    round_ = grandseigneur(
        ["2g 3g", "8k 3b", "2b 8b 5g 5k 5b 5r", "9b", "6b"], turn=1, trick=on_table((0, "Ma")), wish="8"
    )
    round_.apply(2, play("5g 5k 5b 5r"))
    assert round_.to_json()["wish"] == "8"
    assert round_.turn == 3


@pytest.mark.rule("GS6")
def test_round_ending_with_the_dragon_has_no_gift() -> None:
    round_ = grandseigneur(["Dr", "2k 3b", "", "", ""], out=[3, 2, 4])
    round_.apply(0, play("Dr"))
    assert round_.over
    assert round_.to_json()["out"] == [3, 2, 4, 0, 1]


@pytest.mark.rule("GS6", "P5")
def test_lead_passes_on_after_a_dragon_trick_of_a_player_who_is_out() -> None:
    round_ = grandseigneur(["2g 3g", "2k 3b", "Dr", "", "4g 5g"], turn=2, trick=on_table((1, "Kk")))
    round_.apply(2, play("Dr"))
    for seat in (4, 0, 1):
        round_.apply(seat, PASS)
    refused(round_, 2, give(4))
    round_.apply(2, TAKE)
    assert round_.turn == 4
