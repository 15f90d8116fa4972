"""P: turns, tricks and going out."""

from __future__ import annotations

import pytest

import tichu
from tests.support import PASS, TAKE, exchange, give, legal, legal_plays, on_table, play, refused, table


@pytest.mark.rule("P1")
def test_the_turn_goes_round_seat_by_seat() -> None:
    round_ = table(["2g 3g", "4k 5k", "6b 7b", "8r 9r"])
    for seat, card in enumerate(["2g", "4k", "6b", "8r"]):
        assert round_.turn == seat
        round_.apply(seat, play(card))
    assert round_.turn == 0


@pytest.mark.rule("P1")
@pytest.mark.parametrize("edition", ["groo", "francois", "fata-morgana"])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_seats_count_in_playing_order_in_either_direction(edition: str, direction: str) -> None:
    settings = {"direction": direction}
    round_ = table(["2g 3g", "4k 5k", "6b 7b", "8r 9r"], edition=edition, settings=settings, turn=3)
    round_.apply(3, play("8r"))
    assert round_.turn == 0
    assert round_.to_json()["settings"].get("direction", "counterclockwise") == direction


@pytest.mark.rule("P1")
def test_unknown_directions_are_refused() -> None:
    with pytest.raises(tichu.InvalidSettings) as caught:
        tichu.Match("nanjing", seed=1, direction="upwards")
    assert "direction" in str(caught.value)


@pytest.mark.rule("P2")
def test_the_mah_jong_leads_from_wherever_the_exchange_took_it() -> None:
    round_ = table(["Ma 2g 3g 4g", "2k 3k 4k", "2b 3b 4b", "2r 3r 4r"], phase="exchange")
    round_.apply(0, exchange(to1="2g", to2="3g", to3="Ma"))
    round_.apply(1, exchange(to0="2k", to2="3k", to3="4k"))
    round_.apply(2, exchange(to0="2b", to1="3b", to3="4b"))
    assert round_.turn is None
    round_.apply(3, exchange(to0="2r", to1="3r", to2="4r"))
    assert round_.turn == 3


@pytest.mark.rule("P2", "D1")
def test_the_mah_jongs_holder_may_begin_with_anything_even_the_dog() -> None:
    round_ = table(["Ma Do 3g", "2k", "2b", "2r"], started=[])
    assert legal_plays(round_, 0) == {"Ma", "Do", "3g"}
    round_.apply(0, play("Do"))
    assert round_.turn == 2
    assert round_.to_json()["wish"] is None


@pytest.mark.rule("P3")
def test_nobody_plays_or_passes_out_of_turn() -> None:
    round_ = table(["2g 3g", "4k 5k", "6b 7b", "8r 9r"], turn=1, trick=on_table((0, "Ma")))
    for seat, card in ((0, "3g"), (2, "6b"), (3, "8r")):
        refused(round_, seat, PASS)
        refused(round_, seat, play(card))
        assert legal(round_, seat) == []


@pytest.mark.rule("P3")
def test_a_player_who_passed_may_play_again_after_another_play() -> None:
    round_ = table(["4g 5g", "Kk Ak", "8b 9b", "2r 3r"])
    round_.apply(0, play("4g"))
    round_.apply(1, PASS)
    round_.apply(2, play("8b"))
    assert round_.to_json()["passed"] == []
    round_.apply(3, PASS)
    round_.apply(0, PASS)
    assert round_.to_json()["passed"] == [3, 0]
    round_.apply(1, play("Ak"))
    assert round_.turn == 2


@pytest.mark.rule("P4")
def test_the_player_of_the_last_play_is_not_asked_again() -> None:
    round_ = table(["4g 5g", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("4g"))
    for seat in (1, 2, 3):
        assert round_.phase == "play"
        round_.apply(seat, PASS)
    assert (round_.phase, round_.turn) == ("take", 0)
    refused(round_, 0, PASS)
    refused(round_, 0, play("5g"))


@pytest.mark.rule("P4")
def test_a_trick_not_yet_taken_up_stops_the_next_lead() -> None:
    round_ = table(["4g 5g", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("4g"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    for seat in (1, 2, 3):
        refused(round_, seat, TAKE)
        assert legal(round_, seat) == []
    assert legal(round_, 0) == [TAKE]
    round_.apply(0, TAKE)
    assert (round_.phase, round_.turn, round_.to_json()["trick"]) == ("play", 0, [])


@pytest.mark.rule("P4")
def test_nobody_takes_before_the_last_pass() -> None:
    round_ = table(["4g 5g", "2k 3k", "2b 3b", "2r 3r"])
    refused(round_, 0, TAKE)
    round_.apply(0, play("4g"))
    round_.apply(1, PASS)
    refused(round_, 0, TAKE)
    refused(round_, 0, give(1))


@pytest.mark.rule("P4", "P6")
def test_only_those_with_cards_have_to_pass() -> None:
    round_ = table(["4g 5g", "", "2b 3b", "2r 3r"])
    round_.apply(0, play("4g"))
    assert round_.turn == 2
    round_.apply(2, PASS)
    round_.apply(3, PASS)
    assert (round_.phase, round_.turn) == ("take", 0)


@pytest.mark.rule("P4", "P6")
def test_a_last_card_may_be_beaten_by_all_the_others_and_its_player_is_skipped() -> None:
    round_ = table(["4g", "5k 2k", "2b 3b", "6r 2r"])
    round_.apply(0, play("4g"))
    round_.apply(1, play("5k"))
    round_.apply(2, PASS)
    round_.apply(3, play("6r"))
    assert round_.turn == 1
    round_.apply(1, PASS)
    assert round_.phase == "play"
    round_.apply(2, PASS)
    assert (round_.phase, round_.turn) == ("take", 3)


@pytest.mark.rule("P4")
def test_the_whole_trick_goes_to_the_last_to_play() -> None:
    round_ = table(["4g 5g", "6k 2k", "2b 3b", "8r 2r"])
    round_.apply(0, play("4g"))
    round_.apply(1, play("6k"))
    round_.apply(2, PASS)
    round_.apply(3, play("8r"))
    for seat in (0, 1, 2):
        round_.apply(seat, PASS)
    round_.apply(3, TAKE)
    assert [sorted(won.split()) for won in round_.to_json()["won"]] == [[], [], [], ["4g", "6k", "8r"]]
    assert round_.turn == 3


@pytest.mark.rule("P5")
def test_the_lead_of_a_winner_without_cards_goes_to_their_right() -> None:
    round_ = table(["2g 3g", "2k 3k", "2b 3b", "Ar"], turn=3)
    round_.apply(3, play("Ar"))
    for seat in (0, 1, 2):
        round_.apply(seat, PASS)
    assert round_.turn == 3
    round_.apply(3, TAKE)
    assert round_.turn == 0
    assert round_.to_json()["won"][3] == "Ar"


@pytest.mark.rule("P5")
def test_the_lead_passes_over_an_empty_seat_to_the_winners_own_partner() -> None:
    round_ = table(["Ag", "", "2b 3b", "2r 3r"], out=[1])
    round_.apply(0, play("Ag"))
    round_.apply(2, PASS)
    round_.apply(3, PASS)
    round_.apply(0, TAKE)
    assert round_.turn == 2


@pytest.mark.rule("P6")
def test_out_is_written_in_the_order_of_going_out() -> None:
    round_ = table(["2g 3g", "9k", "2b 3b", "Tr"])
    round_.apply(0, play("2g"))
    round_.apply(1, play("9k"))
    round_.apply(2, PASS)
    assert round_.to_json()["out"] == [1]
    round_.apply(3, play("Tr"))
    assert round_.to_json()["out"] == [1, 3]


@pytest.mark.rule("P6")
def test_a_player_who_is_out_cannot_act() -> None:
    round_ = table(["9g", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("9g"))
    round_.apply(1, PASS)
    refused(round_, 0, PASS)
    refused(round_, 0, play("9g"))
    assert legal(round_, 0) == []


@pytest.mark.rule("P7")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo", "tichubadour", "francois"])
def test_the_leader_may_not_pass(edition: str) -> None:
    round_ = table(["2g 3g", "2k", "2b", "2r"], edition=edition)
    refused(round_, 0, PASS)
    assert PASS not in legal(round_, 0)


@pytest.mark.rule("P7", "D1")
def test_the_receiver_of_the_dog_may_not_pass() -> None:
    round_ = table(["Do 3g", "2k", "2b", "2r"])
    round_.apply(0, play("Do"))
    refused(round_, 2, PASS)


@pytest.mark.rule("P7", "P5")
def test_a_player_who_inherits_the_lead_may_not_pass() -> None:
    round_ = table(["Ag", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("Ag"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    refused(round_, 1, PASS)


@pytest.mark.rule("P3", "P7")
def test_a_seat_that_does_not_exist_cannot_act() -> None:
    round_ = table(["2g 3g", "2k", "2b", "2r"])
    for seat in (4, -1):
        refused(round_, seat, play("2g"))
