"""Tientsin: six players, two teams of three seated alternately (TI1–TI7), in all four rule books."""

from __future__ import annotations

import random
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
    on_table,
    play,
    play_out,
    refused,
    table,
)

EDITIONS = ["fata-morgana", "philibert", "groo", "francois"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
without_bombs_on_the_dog = pytest.mark.parametrize("edition", ["fata-morgana", "groo", "francois"])

SEATS = range(6)
RANKS = "23456789TJQKA"
PACK = ["Ma", "Do", "Ph", "Dr", *(rank + suit for suit in "gkbr" for rank in RANKS)]
DEALT = [" ".join(PACK[seat::6]) for seat in SEATS]
"""A whole deal: ten cards for the first two seats, nine for the others."""
TWO_EACH = ["2g 3g", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"]


def tientsin(hands: list[str], edition: str = "fata-morgana", **keys: Any) -> tichu.Round:
    """A Tientsin position."""
    return table(hands, variant="tientsin", edition=edition, **keys)


def scores(round_: tichu.Round) -> list[int] | None:
    """The scores by team as the contract writes them."""
    result: list[int] | None = round_.to_json()["scores"]
    return result


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


# TI4: the Dog and a partner of one's choice


@pytest.mark.rule("TI4")
@every_edition
@pytest.mark.parametrize("to", [1, 3, 5])
def test_the_dog_needs_a_receiver_and_reaches_the_partner_named(edition: str, to: int) -> None:
    hands = [*TWO_EACH]
    hands[1] += " Do"
    round_ = tientsin(hands, edition, turn=1)
    refused(round_, 1, play("Do"))
    if to == 1:
        refused(round_, 1, play("Do", to=to))
    else:
        round_.apply(1, play("Do", to=to))
        assert round_.turn == to


@pytest.mark.rule("TI4")
@every_edition
def test_with_one_partner_out_the_dog_goes_to_the_other_without_a_choice(edition: str) -> None:
    round_ = tientsin(["Do 2g", "2k 3k", "", "2r 3r", "4g 4k", "4b 4r"], edition)
    refused(round_, 0, play("Do", to=2))
    refused(round_, 0, play("Do", to=3))
    round_.apply(0, play("Do"))
    assert round_.turn == 4


@pytest.mark.rule("TI4", "D2")
@every_edition
def test_with_both_partners_out_the_dog_goes_to_the_next_on_the_right_of_its_player(edition: str) -> None:
    round_ = tientsin(["Do 2g", "2k 3k", "", "2r 3r", "", "4b 4r"], edition)
    round_.apply(0, play("Do"))
    assert round_.turn == 1
    further = tientsin(["Do 2g", "", "", "2r 3r", "", "4b 4r"], edition, out=[2, 1, 4])
    further.apply(0, play("Do"))
    assert further.turn == 3


@pytest.mark.rule("TI4", "P6")
@every_edition
def test_the_dog_as_last_card_still_gives_the_lead_to_the_partner_chosen(edition: str) -> None:
    round_ = tientsin(["Do", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], edition)
    round_.apply(0, play("Do", to=4))
    assert round_.turn == 4
    assert round_.to_json()["out"] == [0]
    refused(round_, 4, PASS)


@pytest.mark.rule("TI4", "TI6")
@every_edition
def test_the_dog_as_a_teams_last_card_makes_the_triple_victory(edition: str) -> None:
    round_ = tientsin(["Do", "2k 3k", "", "2r 3r", "", "4b 4r"], edition)
    round_.apply(0, play("Do"))
    assert round_.over
    assert scores(round_) == [300, 0]


@pytest.mark.rule("TI4", "TI6")
@without_bombs_on_the_dog
def test_the_dog_as_a_teams_last_card_behind_an_opponent_leaves_the_lead_to_the_right(edition: str) -> None:
    round_ = tientsin(["Do", "", "", "2r 3r", "", "4b 4r"], edition, out=[2, 1, 4])
    round_.apply(0, play("Do"))
    assert not round_.over
    assert round_.turn == 3
    assert legal_plays(round_, 3) == {"2r", "3r"}


@pytest.mark.rule("TI4", "W6")
@every_edition
def test_a_player_bound_by_the_wish_may_not_lead_the_dog_instead(edition: str) -> None:
    round_ = tientsin(["Do 8g", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], edition, wish="8")
    refused(round_, 0, play("Do", to=2))
    assert legal_plays(round_, 0) == {"8g"}


@pytest.mark.rule("TI4", "D1")
def test_the_dog_is_led_and_never_played_on_a_card() -> None:
    round_ = tientsin(
        ["Do 2g", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], trick=on_table((5, "5b")), turn=0
    )
    refused(round_, 0, play("Do", to=2))
    assert legal(round_, 0) == [PASS]


@pytest.mark.rule("TI4", "D3")
@without_bombs_on_the_dog
def test_nobody_can_bomb_the_dog(edition: str) -> None:
    round_ = tientsin(["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], edition)
    round_.apply(0, play("Do", to=2))
    assert round_.to_json()["trick"] == []
    refused(round_, 1, play("7g 7k 7b 7r"))


@pytest.mark.rule("TI4", "D3")
def test_in_philibert_a_bomb_on_the_dog_takes_the_lead_from_the_partner_and_wins_the_dog() -> None:
    round_ = tientsin(["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], "philibert")
    round_.apply(0, play("Do", to=4))
    refused(round_, 4, PASS)
    refused(round_, 1, PASS)
    round_.apply(1, play("7g 7k 7b 7r"))
    assert round_.turn == 2
    for seat in (2, 3, 4, 5, 0):
        round_.apply(seat, PASS)
    round_.apply(1, TAKE)
    assert round_.turn == 1
    assert bag(round_.to_json()["won"][1]) == bag("Do 7g 7k 7b 7r")


@pytest.mark.rule("TI4", "D3")
def test_in_philibert_the_receivers_lead_sweeps_the_dog_to_its_player() -> None:
    round_ = tientsin(["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], "philibert")
    round_.apply(0, play("Do", to=4))
    round_.apply(4, play("4g 4k"))
    position = round_.to_json()
    assert [one["cards"] for one in position["trick"]] in (["4g 4k"], ["4k 4g"])
    assert position["won"][0] == "Do"
    assert round_.turn == 5


# TI5: the Dragon's trick


@pytest.mark.rule("TI5", "G2")
@every_edition
def test_the_dragons_trick_may_go_to_an_opponent_who_is_already_out(edition: str) -> None:
    round_ = tientsin(
        ["2g 3g", "2k 3k", "2b 3b", "", "4g 4k", "4b 4r"],
        edition,
        phase="take",
        trick=on_table((5, "Kb"), (0, "Dr")),
        passed=[1, 2, 4, 5],
    )
    assert {action["to"] for action in legal(round_, 0)} == {1, 3, 5}
    round_.apply(0, give(3))
    assert bag(round_.to_json()["won"][3]) == ["Dr", "Kb"]
    assert round_.turn == 0


@pytest.mark.rule("TI5", "G3")
@every_edition
def test_a_dragon_bombed_by_ones_own_partner_stays_with_the_partner(edition: str) -> None:
    round_ = tientsin(
        ["2g Dr", "2k 3k", "7g 7k 7b 7r 9b", "2r 3r", "4g 4k", "4b 4r"],
        edition,
        trick=on_table((5, "Kb")),
    )
    round_.apply(0, play("Dr"))
    round_.apply(2, play("7g 7k 7b 7r"))
    for seat in (3, 4, 5, 0, 1):
        round_.apply(seat, PASS)
    refused(round_, 2, give(1))
    round_.apply(2, TAKE)
    assert bag(round_.to_json()["won"][2]) == bag("Kb Dr 7g 7k 7b 7r")


@pytest.mark.rule("TI5", "TI7", "S5")
@every_edition
def test_a_dragon_as_the_rounds_last_card_is_given_first_and_comes_back_from_the_last(edition: str) -> None:
    hands = ["Dr", "4g 6g", "", "", "", ""]
    keys: dict[str, Any] = {"out": [3, 2, 5, 4], "won": ["", "", "Kg", "", "", "Tk"]}
    round_ = tientsin(hands, edition, **keys)
    round_.apply(0, play("Dr"))
    assert scores(round_) is None
    refused(round_, 0, give(2))
    round_.apply(0, give(1))
    assert round_.over
    assert scores(round_) == [10 + 25, 10]
    other = tientsin(hands, edition, **keys)
    other.apply(0, play("Dr"))
    other.apply(0, give(5))
    assert scores(other) == [10, 10 + 25]


@pytest.mark.rule("TI5", "TI6")
@every_edition
def test_a_dragon_that_completes_a_triple_victory_is_not_given(edition: str) -> None:
    round_ = tientsin(["Dr", "4g 6g", "", "2r 3r", "", "4b 4r"], edition, calls={"2": "tichu"})
    round_.apply(0, play("Dr"))
    assert round_.over
    assert scores(round_) == [400, 0]


@pytest.mark.rule("TI5", "P5")
def test_a_dragon_as_ones_last_card_is_given_and_the_lead_goes_to_the_right() -> None:
    round_ = tientsin(
        ["Dr", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], trick=on_table((4, "Kg")), passed=[5]
    )
    round_.apply(0, play("Dr"))
    for seat in (1, 2, 3, 4, 5):
        round_.apply(seat, PASS)
    assert (round_.phase, round_.turn) == ("take", 0)
    round_.apply(0, give(5))
    assert (round_.phase, round_.turn) == ("play", 1)


# TI6: the end of a round


@pytest.mark.rule("TI6")
@every_edition
@pytest.mark.parametrize("team", [0, 1])
def test_a_whole_team_out_before_any_opponent_scores_three_hundred_without_counting(
    edition: str, team: int
) -> None:
    won = ["Kr Kb Kk", "Tg", "", "", "", "Tk"]
    hands = ["Kg 5g", "5k 5b", "2b 3b", "2r 3r", "4g 4k", "4b 4r"]
    out = [team + 4, team]
    for seat in out:
        hands[seat] = ""
    hands[team + 2] = "9g 9k"
    round_ = tientsin(hands, edition, turn=team + 2, out=out, won=won)
    round_.apply(team + 2, play("9g 9k"))
    assert round_.over
    assert scores(round_) == ([300, 0] if team == 0 else [0, 300])


@pytest.mark.rule("TI6", "B2")
def test_a_bomb_out_of_turn_can_complete_the_triple_victory_at_once() -> None:
    round_ = tientsin(["", "2k 3k", "", "2r 3r", "7g 7k 7b 7r", "4b 4r"], turn=3, trick=on_table((1, "Qk")))
    round_.apply(4, play("7g 7k 7b 7r"))
    assert round_.over
    assert scores(round_) == [300, 0]


@pytest.mark.rule("TI6")
@every_edition
def test_an_opponent_out_in_third_place_prevents_the_triple_victory_for_good(edition: str) -> None:
    round_ = tientsin(["", "", "9g", "2r 3r", "", "5b 4r"], edition, turn=2, out=[0, 4, 1])
    round_.apply(2, play("9g"))
    assert scores(round_) is None
    for seat in (3, 5):
        round_.apply(seat, PASS)
    round_.apply(2, TAKE)
    assert round_.turn == 3
    round_.apply(3, play("2r"))
    round_.apply(5, play("4r"))
    round_.apply(3, PASS)
    round_.apply(5, TAKE)
    round_.apply(5, play("5b"))
    assert round_.over
    assert round_.to_json()["out"] == [0, 4, 1, 2, 5]


@pytest.mark.rule("TI6")
@every_edition
def test_first_and_second_of_one_team_and_third_of_the_other_are_simply_counted(edition: str) -> None:
    round_ = tientsin(
        ["", "", "", "9r", "", "4b 4r"], edition, turn=3, out=[0, 2, 1, 4], won=["Kg", "Tg", "5g", "", "", ""]
    )
    round_.apply(3, play("9r"))
    assert round_.over
    assert scores(round_) == [15, 10]


@pytest.mark.rule("TI6")
def test_two_members_of_each_team_out_end_nothing() -> None:
    round_ = tientsin(["", "", "9g", "2r 3r", "4g 4k", ""], turn=2, out=[0, 1, 5])
    round_.apply(2, play("9g"))
    assert (round_.over, round_.turn) == (False, 3)


# TI7: the count


@pytest.mark.rule("TI7")
@every_edition
def test_the_tricks_of_the_last_go_to_the_opponents_even_if_his_partner_was_first(edition: str) -> None:
    round_ = tientsin(
        ["", "9k", "", "", "5g 2g", ""],
        edition,
        turn=1,
        out=[0, 3, 2, 5],
        won=["Kg", "", "Tg", "Tk", "Kk 5b", ""],
    )
    round_.apply(1, play("9k"))
    assert scores(round_) == [10 + 10, 10 + 10 + 5 + 5]


@pytest.mark.rule("TI7", "S5")
@every_edition
def test_the_fifth_gives_his_tricks_with_the_last_one_to_the_first_of_the_other_team(edition: str) -> None:
    round_ = tientsin(
        ["", "Kk", "", "2r 3r", "", ""],
        edition,
        turn=1,
        trick=on_table((3, "Tr")),
        passed=[],
        out=[0, 5, 2, 4],
        won=["", "5k", "", "", "", "Kb"],
    )
    round_.apply(1, play("Kk"))
    assert scores(round_) == [20 + 5, 10]


@pytest.mark.rule("TI7")
@every_edition
def test_a_fifth_who_is_the_firsts_partner_leaves_his_tricks_in_the_team(edition: str) -> None:
    round_ = tientsin(
        ["", "2k 5k", "9b", "", "", ""],
        edition,
        turn=2,
        out=[4, 3, 0, 5],
        won=["", "", "Kg 5g", "Tg", "", "5r"],
    )
    round_.apply(2, play("9b"))
    assert scores(round_) == [15 + 5, 15]


@pytest.mark.rule("TI7", "F4")
@every_edition
def test_a_phoenix_left_in_the_last_hand_costs_the_opponents_its_points(edition: str) -> None:
    round_ = tientsin(["", "2k Ph", "9b", "", "", ""], edition, turn=2, out=[4, 3, 0, 5])
    round_.apply(2, play("9b"))
    assert scores(round_) == [-25, 0]


@pytest.mark.rule("TI7", "T6")
@every_edition
def test_bets_are_added_to_the_count(edition: str) -> None:
    round_ = tientsin(
        ["", "2k 5k", "9b", "", "", ""],
        edition,
        turn=2,
        out=[3, 4, 0, 5],
        calls={"3": "tichu", "0": "grand", "4": "tichu", "5": "tichu"},
        won=["Kg", "", "Tg", "", "", ""],
    )
    round_.apply(2, play("9b"))
    assert scores(round_) == [10 + 5 - 200 - 100, 10 + 100 - 100]


@pytest.mark.rule("TI7", "S3")
@every_edition
def test_without_a_triple_victory_a_whole_pack_counts_a_hundred(edition: str) -> None:
    match, rng = tichu.Match("tientsin", edition=edition, seed=17, target=100_000), random.Random(17)
    counted = 0
    for _ in range(4):
        final = play_out(match, rng)
        triple = len({seat % 2 for seat in final["out"][:3]}) == 1
        assert sorted(final["scores"]) == [0, 300] if triple else sum(final["scores"]) == 100
        counted += not triple
        match.next_round()
    assert counted
