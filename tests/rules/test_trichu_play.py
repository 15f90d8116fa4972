"""Trichu in play: soloist and dummy are partners; the open hand, its bets and the wish (TR1, TR5–TR7)."""

from __future__ import annotations

import pytest

import tichu
from tests.rules.support import FOURTEEN, GAMES, kinds, scores, trichu
from tests.support import PASS, TAKE, TICHU, bag, exchange, give, legal, legal_plays, on_table, play, refused

every_edition = pytest.mark.parametrize("edition", GAMES["trichu"])


# TR1: soloist and dummy against the other two


@pytest.mark.rule("TR1", "TR8")
@every_edition
def test_soloist_and_dummy_first_and_second_is_a_double_victory(edition: str) -> None:
    round_ = trichu(["9g 9k", "Kk 2k", "", "Dr 3r"], edition)
    round_.apply(0, play("9g 9k"))
    assert round_.over
    assert scores(round_) == [200, 0, 200, 0]


@pytest.mark.rule("TR1", "TR8")
def test_the_two_opponents_can_make_a_double_victory_too() -> None:
    round_ = trichu(["Kg 2g", "9g 9k", "Dr 5b", ""], turn=1)
    round_.apply(1, play("9g 9k"))
    assert scores(round_) == [0, 200, 0, 200]


@pytest.mark.rule("TR1")
def test_soloist_and_an_opponent_first_and_second_is_no_double_victory() -> None:
    round_ = trichu(["9g 9k", "", "Kb 2b", "Dr 3r"], soloist=0)
    round_.apply(0, play("9g 9k"))
    assert not round_.over


@pytest.mark.rule("TR1", "D1")
@pytest.mark.parametrize(("leader", "receiver"), [(0, 2), (2, 0), (1, 3), (3, 1)])
def test_the_dog_goes_to_the_partner_and_the_dummy_is_one(leader: int, receiver: int) -> None:
    hands = ["3g 4g", "3k 4k", "3b 4b", "3r 4r"]
    hands[leader] += " Do"
    round_ = trichu(hands, turn=leader)
    round_.apply(leader, play("Do"))
    assert round_.turn == receiver


@pytest.mark.rule("TR1", "D2")
def test_the_dog_to_a_dummy_already_out_goes_on_to_the_dummys_right() -> None:
    round_ = trichu(["Do 3g", "3k 4k", "", "3r 4r"])
    round_.apply(0, play("Do"))
    assert round_.turn == 3


@pytest.mark.rule("TR1", "G2")
@pytest.mark.parametrize("soloist", [0, 1])
def test_a_dragon_of_the_dummy_is_given_to_a_real_opponent_never_to_the_soloist(soloist: int) -> None:
    dummy, opponents = soloist + 2, {(soloist + 1) % 4, (soloist + 3) % 4}
    hands = ["3g 4g", "3k 4k", "3b 4b", "3r 4r"]
    round_ = trichu(
        hands,
        soloist=soloist,
        phase="take",
        turn=dummy,
        trick=on_table((dummy, "Dr")),
        passed=[seat for seat in range(4) if seat != dummy],
    )
    refused(round_, dummy, TAKE)
    refused(round_, dummy, give(soloist))
    assert {action["to"] for action in legal(round_, dummy)} == opponents


# TR5: the dummy's hand lies open


@pytest.mark.rule("TR5")
@every_edition
def test_after_the_exchange_everybody_sees_the_dummys_hand_and_no_other(edition: str) -> None:
    round_ = trichu(["3g 4g", "3k 4k", "3b 4b", "3r 4r"], edition, soloist=1, turn=1)
    for seat in (0, 2, None):
        seen = round_.view(seat).to_json()["hands"]
        assert seen[3] == "3r 4r"
        assert [hand is None for hand in seen[:3]] == [seat != 0, True, seat != 2]
    assert round_.view(1).to_json()["hands"] == [None, "3k 4k", None, "3r 4r"]


@pytest.mark.rule("TR5")
def test_the_dummy_shows_also_the_cards_it_was_just_given() -> None:
    round_ = trichu(["2g 3g 4g", "Ma 3k 4k", "2b 3b 4b", "2r 3r 4r"], phase="exchange")
    round_.apply(0, exchange(to1="2g", to3="3g"))
    round_.apply(1, exchange(to0="3k", to2="4k"))
    round_.apply(2, exchange(to1="2b", to3="3b"))
    assert round_.view(1).to_json()["hands"][2] is None
    round_.apply(3, exchange(to0="2r", to2="4r"))
    assert bag(round_.view(1).to_json()["hands"][2]) == bag("4b 4k 4r")
    assert bag(round_.view(None).to_json()["hands"][2]) == bag("4b 4k 4r")


@pytest.mark.rule("TR5")
def test_the_dummys_hand_is_played_by_its_own_seat_in_its_own_turn() -> None:
    round_ = trichu(["3g Ag", "9k Kk", "9b Jb", "3r 4r"], turn=2, trick=on_table((1, "Tk")))
    refused(round_, 0, play("Jb"))
    refused(round_, 0, play("Ag"))
    assert legal_plays(round_, 2) == {"Jb"}
    round_.apply(2, play("Jb"))
    assert round_.turn == 3


@pytest.mark.rule("TR5", "B2")
def test_the_dummy_may_bomb_out_of_turn_even_its_soloist() -> None:
    round_ = trichu(["3g Ag", "Tk Kk", "9g 9k 9b 9r 2b", "3r 4r"], turn=1, trick=on_table((0, "Qg")))
    assert legal_plays(round_, 2) == {"9b 9g 9k 9r"}
    round_.apply(2, play("9g 9k 9b 9r"))
    assert round_.turn == 3


# TR6: Tichu for the soloist and for the dummy


@pytest.mark.rule("TR6")
@every_edition
def test_the_soloist_may_call_for_both_hands_before_the_exchange(edition: str) -> None:
    round_ = trichu(FOURTEEN, edition, phase="exchange")
    round_.apply(2, TICHU)
    round_.apply(0, TICHU)
    refused(round_, 2, TICHU)
    assert round_.to_json()["calls"] == {"0": "tichu", "2": "tichu"}


@pytest.mark.rule("TR6", "TR3")
def test_soloist_and_dummy_may_call_tichu_while_cards_are_drawn() -> None:
    match = tichu.Match("trichu", seed=1)
    match.apply(0, TICHU)
    match.apply(2, TICHU)
    refused(match.round, 1, TICHU)
    assert match.round.to_json()["calls"] == {"0": "tichu", "2": "tichu"}


@pytest.mark.rule("TR6")
@every_edition
def test_a_card_played_by_the_dummy_ends_the_dummys_right_to_call_and_not_the_soloists(edition: str) -> None:
    round_ = trichu(
        ["3g 4g", "3k 4k", "5b 4b", "9r 4r"], edition, turn=3, trick=on_table((2, "6b")), started=[2]
    )
    refused(round_, 2, TICHU)
    round_.apply(0, TICHU)
    assert round_.to_json()["calls"] == {"0": "tichu"}


@pytest.mark.rule("TR6", "T1")
def test_a_dummy_that_has_only_passed_may_still_call() -> None:
    round_ = trichu(["3g 4g", "3k 4k", "5b 6b", "9r 4r"], turn=2, trick=on_table((1, "Kk")), started=[0, 1])
    round_.apply(2, PASS)
    assert "tichu" in kinds(round_, 2)
    round_.apply(2, TICHU)
    assert round_.turn == 3


@pytest.mark.rule("TR6", "T2")
@every_edition
def test_the_dummys_tichu_is_lost_when_the_soloist_goes_out_first(edition: str) -> None:
    round_ = trichu(["", "Kk 2k", "9g 9k", "Dr 3r"], edition, turn=2, calls={"2": "tichu"})
    round_.apply(2, play("9g 9k"))
    assert scores(round_) == [100, 0, 100, 0]


@pytest.mark.rule("TR6", "T3")
def test_of_two_calls_for_soloist_and_dummy_one_at_most_is_won() -> None:
    round_ = trichu(["9g", "5k 7k", "", "3r 4r"], calls={"0": "tichu", "2": "tichu"})
    round_.apply(0, play("9g"))
    assert scores(round_) == [200, 0, 200, 0]


# TR7: the dummy and the wish


@pytest.mark.rule("TR7", "W3")
@every_edition
def test_the_dummy_may_pass_or_play_anything_whatever_was_wished(edition: str) -> None:
    round_ = trichu(
        ["3g 4g", "3k 4k", "8g 2b Ab", "9r 4r"], edition, turn=2, trick=on_table((1, "Ma")), wish="8"
    )
    assert legal_plays(round_, 2) == {"8g", "2b", "Ab"}
    assert PASS in legal(round_, 2)
    round_.apply(2, play("Ab"))
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("TR7", "W4")
@every_edition
def test_a_wished_card_that_the_dummy_plays_fulfils_the_wish(edition: str) -> None:
    round_ = trichu(
        ["3g 4g", "3k 4k", "8g 2b Ab", "8r Kr"], edition, turn=2, trick=on_table((1, "Ma")), wish="8"
    )
    round_.apply(2, play("8g"))
    assert round_.to_json()["wish"] is None
    round_.apply(3, PASS)


@pytest.mark.rule("TR7", "W6")
def test_the_dummy_may_lead_the_dog_against_the_wish_and_the_soloist_then_is_bound() -> None:
    round_ = trichu(["8g 4g", "3k 4k", "8b Do", "9r 4r"], turn=2, wish="8")
    round_.apply(2, play("Do"))
    assert round_.turn == 0
    refused(round_, 0, play("4g"))
    assert legal_plays(round_, 0) == {"8g"}


@pytest.mark.rule("TR7", "W6")
def test_the_dummy_may_lead_a_bomb_without_the_wished_rank() -> None:
    round_ = trichu(["2g 4g", "3k 4k", "8b 5g 5k 5b 5r", "8r 4r"], turn=2, wish="8")
    round_.apply(2, play("5g 5k 5b 5r"))
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("TR7", "W2")
@every_edition
def test_the_dummy_may_make_a_wish_itself_and_everybody_else_is_bound_by_it(edition: str) -> None:
    round_ = trichu(["8g Ag", "3k 4k", "Ma Kb", "8r Kr"], edition, turn=2)
    round_.apply(2, play("Ma", wish="8"))
    refused(round_, 3, PASS)
    refused(round_, 3, play("Kr"))
    round_.apply(3, play("8r"))
    assert round_.to_json()["wish"] is None


@pytest.mark.rule("TR7", "W3")
@every_edition
def test_the_soloist_is_bound_even_by_the_dummys_wish(edition: str) -> None:
    round_ = trichu(
        ["8g Ag", "3k 4k", "Kb Qb", "2r Kr"], edition, trick=on_table((2, "Ma")), passed=[3], wish="8"
    )
    refused(round_, 0, PASS)
    assert legal_plays(round_, 0) == {"8g"}
