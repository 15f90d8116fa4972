"""Trichu, also Threechu: three players, one of them with an open dummy (TR1–TR9), in all three rule books."""

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

DUMMY = 3
"""The dummy's column, after those of the three players."""

RANKS = "23456789TJQKA"
FOURTEEN = [
    " ".join([special, *(rank + suit for rank in RANKS)])
    for special, suit in (("Dr", "g"), ("Ma", "k"), ("Ph", "b"), ("Do", "r"))
]
"""A whole deal: every seat one suit and one special card."""

every_edition = pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo"])
with_opponents = pytest.mark.parametrize("edition", ["fata-morgana", "groo"])


def trichu(hands: list[str], edition: str = "fata-morgana", soloist: int = 0, **keys: Any) -> tichu.Round:
    """A Trichu position; the dummy sits opposite the soloist."""
    return table(
        hands,
        variant="trichu",
        edition=edition,
        soloist=soloist,
        dealer=soloist,
        dummy=(soloist + 2) % 4,
        **keys,
    )


def decline_grand(match: tichu.Match) -> None:
    """The two opponents, the only ones asked, say no to Grand Tichu."""
    for seat in (1, 3):
        match.apply(seat, {"type": "grand", "call": False})


def kinds(round_: tichu.Round, seat: int) -> set[str]:
    """The types of action open to the seat."""
    return {action["type"] for action in legal(round_, seat)}


def scores(round_: tichu.Round) -> list[int] | None:
    """The scores by seat as the contract writes them."""
    result: list[int] | None = round_.to_json()["scores"]
    return result


# TR1: four hands, soloist and dummy against the other two


@pytest.mark.rule("TR1")
@every_edition
def test_the_whole_pack_is_dealt_to_four_hands_of_fourteen(edition: str) -> None:
    match = tichu.Match("trichu", edition=edition, seed=11)
    decline_grand(match)
    position = match.round.to_json()
    assert [len(hand.split()) for hand in position["hands"]] == [14] * 4
    assert len(set(" ".join(position["hands"]).split())) == 56
    assert (position["soloist"], position["dummy"]) == (0, 2)


@pytest.mark.rule("TR1")
def test_three_players_and_the_dummy_sit_at_the_table() -> None:
    match = tichu.Match("trichu", seed=3, players=3)
    assert sorted(match.seating) == [0, 1, 2, DUMMY]
    assert match.seating[2] == DUMMY
    assert match.seating[0] == match.soloist


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


# TR2: who the soloist is


@pytest.mark.rule("TR2")
@pytest.mark.parametrize(("edition", "next_seat"), [("fata-morgana", 1), ("groo", 3)])
def test_the_role_of_soloist_goes_round_to_the_right_or_in_groo_to_the_left(
    edition: str, next_seat: int
) -> None:
    match, rng = tichu.Match("trichu", edition=edition, seed=5, rounds=6), random.Random(5)
    soloists = [match.soloist]
    for _ in range(5):
        expected = match.seating[next_seat]
        play_out(match, rng)
        match.next_round()
        assert match.soloist == expected
        soloists.append(match.soloist)
    assert set(soloists[:3]) == {0, 1, 2}
    assert soloists[3:] == soloists[:3]


@pytest.mark.rule("TR2", "P1")
@pytest.mark.parametrize(("edition", "next_seat"), [("fata-morgana", 3), ("groo", 1)])
def test_clockwise_the_neighbour_on_the_right_plays_before_and_the_one_on_the_left_after(
    edition: str, next_seat: int
) -> None:
    match = tichu.Match("trichu", edition=edition, seed=5, rounds=3, direction="clockwise")
    rng = random.Random(6)
    for _ in range(2):
        expected = match.seating[next_seat]
        play_out(match, rng)
        match.next_round()
        assert match.soloist == expected


@pytest.mark.rule("TR2")
@every_edition
def test_the_players_keep_their_order_round_the_table_whoever_is_soloist(edition: str) -> None:
    match, rng = tichu.Match("trichu", edition=edition, seed=8, rounds=6), random.Random(8)
    circles = set()
    for _ in range(5):
        real = [player for player in match.seating if player != DUMMY]
        start = real.index(0)
        circles.add(tuple(real[start:] + real[:start]))
        assert match.seating[0] == match.soloist
        assert match.seating[2] == DUMMY
        play_out(match, rng)
        match.next_round()
    assert len(circles) == 1


@pytest.mark.rule("TR2")
@with_opponents
def test_the_soloist_is_the_dealer(edition: str) -> None:
    match, rng = tichu.Match("trichu", edition=edition, seed=2, rounds=3), random.Random(2)
    for _ in range(2):
        assert match.dealer == match.soloist
        play_out(match, rng)
        match.next_round()
    assert match.dealer == match.soloist


@pytest.mark.rule("TR2")
def test_in_philibert_the_first_out_is_the_next_soloist_and_a_dummy_that_wins_changes_nothing() -> None:
    seen = set()
    for seed in range(5):
        match, rng = tichu.Match("trichu", edition="philibert", seed=seed), random.Random(seed)
        for _ in range(8):
            before = match.soloist
            first = match.seating[play_out(match, rng)["out"][0]]
            match.next_round()
            assert match.soloist == (before if first == DUMMY else first)
            seen.add("dummy" if first == DUMMY else "soloist" if first == before else "opponent")
    assert seen == {"dummy", "soloist", "opponent"}


# TR3: Grand Tichu


@pytest.mark.rule("TR3")
@every_edition
@pytest.mark.parametrize("call", [True, False])
def test_soloist_and_dummy_are_not_asked_for_grand_tichu(edition: str, call: bool) -> None:
    match = tichu.Match("trichu", edition=edition, seed=1)
    for seat in (0, 2):
        assert "grand" not in kinds(match.round, seat)
        refused(match.round, seat, {"type": "grand", "call": call})
    for seat in (1, 3):
        assert "grand" in kinds(match.round, seat)


@pytest.mark.rule("TR3")
@every_edition
def test_the_exchange_begins_once_both_opponents_have_answered(edition: str) -> None:
    match = tichu.Match("trichu", edition=edition, seed=1)
    match.apply(3, {"type": "grand", "call": True})
    assert match.round.to_json()["phase"] == "grand"
    match.apply(1, {"type": "grand", "call": False})
    assert match.round.to_json()["phase"] == "exchange"
    assert match.round.to_json()["calls"] == {"3": "grand"}


@pytest.mark.rule("TR3", "T5")
def test_an_opponent_decides_on_grand_tichu_with_eight_cards_seen() -> None:
    match = tichu.Match("trichu", seed=4)
    for seat in (1, 3):
        seen = match.round.view(seat).to_json()
        assert len(seen["hands"][seat].split()) == 8
        assert seen["stock"] == [None] * 4 or seen["stock"] is None


@pytest.mark.rule("TR3", "TR8")
@every_edition
def test_an_opponents_grand_tichu_counts_for_both_opponents(edition: str) -> None:
    won = trichu(["2g 3g", "", "5b 6b", "Ar"], edition, turn=3, calls={"1": "grand"})
    won.apply(3, play("Ar"))
    assert scores(won) == [0, 400, 0, 400]
    lost = trichu(["9g", "2k 3k", "", "Ar 3r"], edition, calls={"3": "grand"})
    lost.apply(0, play("9g"))
    assert scores(lost) == [200, -200, 200, -200]


@pytest.mark.rule("TR3")
def test_a_position_in_which_soloist_or_dummy_called_grand_tichu_cannot_be() -> None:
    for seat in ("0", "2"):
        with pytest.raises(tichu.InvalidPosition):
            trichu(["9g 2g", "2k 3k", "5b 6b", "Ar 3r"], calls={seat: "grand"})


# TR4: the exchange


@pytest.mark.rule("TR4")
@every_edition
def test_the_soloist_sees_both_his_hands_before_the_exchange_and_nobody_else_does(edition: str) -> None:
    match = tichu.Match("trichu", edition=edition, seed=9)
    decline_grand(match)
    hands = match.round.to_json()["hands"]
    assert match.round.view(0).to_json()["hands"] == [hands[0], None, hands[2], None]
    assert match.round.view(2).to_json()["hands"] == [hands[0], None, hands[2], None]
    assert match.round.view(1).to_json()["hands"] == [None, hands[1], None, None]
    assert match.round.view(3).to_json()["hands"] == [None, None, None, hands[3]]
    assert match.round.view(None).to_json()["hands"] == [None] * 4


@pytest.mark.rule("TR4")
@every_edition
def test_the_soloist_does_not_look_at_the_dummy_before_all_cards_are_dealt(edition: str) -> None:
    match = tichu.Match("trichu", edition=edition, seed=9)
    for seat in (0, 1, 3, None):
        seen = match.round.view(seat).to_json()
        assert seen["hands"][2] is None
        assert seen["counts"] == [8] * 4


@pytest.mark.rule("TR4")
@with_opponents
@pytest.mark.parametrize("seat", range(4))
def test_each_hand_gives_one_card_to_each_opponent_and_none_to_its_partner(edition: str, seat: int) -> None:
    round_ = trichu(FOURTEEN, edition, phase="exchange")
    opponents = {str((seat + 1) % 4), str((seat + 3) % 4)}
    offers = [action["give"] for action in legal(round_, seat) if action["type"] == "exchange"]
    assert len(offers) == 14 * 13
    assert all(set(offer) == opponents for offer in offers)


@pytest.mark.rule("TR4")
@pytest.mark.parametrize("seat", [0, 1, 3])
def test_in_philibert_each_real_player_gives_to_the_other_two_real_players(seat: int) -> None:
    round_ = trichu(FOURTEEN, "philibert", phase="exchange")
    offers = [action["give"] for action in legal(round_, seat) if action["type"] == "exchange"]
    assert len(offers) == 14 * 13
    assert all(set(offer) == {str(other) for other in (0, 1, 3) if other != seat} for offer in offers)


@pytest.mark.rule("TR4", "P2")
def test_in_philibert_the_dummy_is_not_asked_keeps_the_mah_jong_and_leads() -> None:
    hands = ["2g 3g 4g", "2k 3k 4k", "Ma 3b 4b", "2r 3r 4r"]
    round_ = trichu(hands, "philibert", phase="exchange")
    assert "exchange" not in kinds(round_, 2)
    round_.apply(0, exchange(to1="2g", to3="3g"))
    round_.apply(1, exchange(to0="2k", to3="3k"))
    assert round_.phase == "exchange"
    round_.apply(3, exchange(to0="2r", to1="3r"))
    assert (round_.phase, round_.turn) == ("play", 2)
    hands_after = [bag(hand) for hand in round_.to_json()["hands"]]
    assert hands_after == [bag("4g 2k 2r"), bag("4k 2g 3r"), bag("Ma 3b 4b"), bag("4r 3g 3k")]


@pytest.mark.rule("TR4")
@with_opponents
def test_the_soloist_gives_only_his_own_cards_for_himself_and_the_dummys_for_the_dummy(edition: str) -> None:
    round_ = trichu(FOURTEEN, edition, phase="exchange")
    refused(round_, 0, exchange(to1="2g", to3="2b"))
    refused(round_, 2, exchange(to1="2b", to3="2g"))
    refused(round_, 0, exchange(to1="2g", to3="2g"))
    refused(round_, 0, exchange(to1="2g"))
    round_.apply(0, exchange(to1="2g", to3="3g"))
    refused(round_, 0, exchange(to1="4g", to3="5g"))
    assert round_.phase == "exchange"


@pytest.mark.rule("TR4", "E3")
def test_nobody_can_pass_on_a_card_he_is_being_given() -> None:
    round_ = trichu(FOURTEEN, phase="exchange")
    round_.apply(1, exchange(to0="Ak", to2="Kk"))
    refused(round_, 0, exchange(to1="2g", to3="Ak"))
    refused(round_, 2, exchange(to1="Kk", to3="2b"))


@pytest.mark.rule("TR4", "E4")
def test_what_was_given_is_open_between_soloist_and_dummy_and_to_nobody_else() -> None:
    round_ = trichu(FOURTEEN, phase="exchange")
    round_.apply(0, exchange(to1="2g", to3="3g"))
    round_.apply(2, exchange(to1="2b", to3="3b"))
    round_.apply(3, exchange(to0="2r", to2="3r"))
    own, dummys, opponents = {"1": "2g", "3": "3g"}, {"1": "2b", "3": "3b"}, {"0": "2r", "2": "3r"}
    assert round_.view(0).to_json()["given"] == [own, None, dummys, None]
    assert round_.view(2).to_json()["given"] == [own, None, dummys, None]
    assert round_.view(3).to_json()["given"] == [None, None, None, opponents]
    assert round_.view(1).to_json()["given"] == [None] * 4


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


# TR6: small Tichu for himself and for the dummy


@pytest.mark.rule("TR6")
@every_edition
def test_the_soloist_may_call_for_both_hands_before_the_exchange(edition: str) -> None:
    round_ = trichu(FOURTEEN, edition, phase="exchange")
    round_.apply(2, TICHU)
    round_.apply(0, TICHU)
    refused(round_, 2, TICHU)
    assert round_.to_json()["calls"] == {"0": "tichu", "2": "tichu"}


@pytest.mark.rule("TR6", "TR3")
def test_soloist_and_dummy_who_have_no_question_to_answer_may_call_while_the_cards_are_drawn() -> None:
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
def test_the_soloist_is_bound_even_by_the_wish_his_dummy_made(edition: str) -> None:
    round_ = trichu(
        ["8g Ag", "3k 4k", "Kb Qb", "2r Kr"], edition, trick=on_table((2, "Ma")), passed=[3], wish="8"
    )
    refused(round_, 0, PASS)
    assert legal_plays(round_, 0) == {"8g"}


# TR8: the score


@pytest.mark.rule("TR8", "S2")
@every_edition
def test_the_tricks_of_the_last_go_to_the_dummy_when_it_was_first_out(edition: str) -> None:
    round_ = trichu(
        ["9g", "5k 7k", "", ""],
        edition,
        trick=on_table((1, "8k")),
        out=[2, 3],
        won=["Tg", "Kk", "Dr 5b", "Tr Kr"],
    )
    round_.apply(0, play("9g"))
    assert scores(round_) == [55, 20, 55, 20]


@pytest.mark.rule("TR8", "S2")
@every_edition
def test_a_dummy_left_last_gives_its_hand_to_the_opponents_and_its_tricks_to_the_first(edition: str) -> None:
    round_ = trichu(["", "", "Ph 5b", "Qr"], edition, turn=3, out=[1, 0], won=["Kg", "Tk", "Kb 5r", "Tr"])
    round_.apply(3, play("Qr"))
    assert scores(round_) == [10, 15, 10, 15]


@pytest.mark.rule("TR8", "S5")
def test_a_dragon_as_the_dummys_last_card_is_given_away_before_the_count() -> None:
    round_ = trichu(["", "", "Dr", "5r 6r"], turn=2, out=[0, 1], won=["Kg", "Tk", "", ""])
    round_.apply(2, play("Dr"))
    assert scores(round_) is None
    assert {action["to"] for action in legal(round_, 2)} == {1, 3}
    round_.apply(2, give(1))
    assert round_.over
    assert scores(round_) == [15, 35, 15, 35]


@pytest.mark.rule("TR8")
@every_edition
def test_the_match_counts_by_player_with_the_dummy_in_the_fourth_column(edition: str) -> None:
    match, rng = tichu.Match("trichu", edition=edition, seed=21, rounds=6), random.Random(21)
    columns = [0] * 4
    for number in range(6):
        if number:
            match.next_round()
        by_seat = play_out(match, rng)["scores"]
        assert by_seat[0] == by_seat[2]
        assert by_seat[1] == by_seat[3]
        for seat, player in enumerate(match.seating):
            columns[player] += by_seat[seat]
        assert match.scores is not None
        assert list(match.scores) == columns


@pytest.mark.rule("TR8")
def test_the_highest_column_wins_and_that_can_be_the_dummys() -> None:
    winners = set()
    for seed in range(12):
        match, rng = tichu.Match("trichu", seed=seed, rounds=3), random.Random(seed)
        for number in range(3):
            assert match.winner is None
            if number:
                match.next_round()
            play_out(match, rng)
        assert match.over
        assert match.scores is not None
        best = [column for column, score in enumerate(match.scores) if score == max(match.scores)]
        assert sorted(match.winners) == best
        if len(best) == 1:
            assert match.winner == best[0]
            winners.add(match.winner)
    assert DUMMY in winners
    assert len(winners) > 1


# TR9: how long a match lasts


@pytest.mark.rule("TR9")
@every_edition
def test_a_match_has_nine_rounds(edition: str) -> None:
    match, rng = tichu.Match("trichu", edition=edition, seed=31), random.Random(31)
    for number in range(1, 10):
        assert not match.over
        play_out(match, rng)
        assert match.rounds_played == number
        if number < 9:
            match.next_round()
    assert match.over
    with pytest.raises(tichu.TichuError):
        match.next_round()


@pytest.mark.rule("TR9")
def test_a_thousand_points_do_not_end_the_match() -> None:
    match, rng = tichu.Match("trichu", seed=1, tichu_points=1500), random.Random(1)
    passed_a_thousand = False
    for number in range(1, 10):
        decline_grand(match)
        match.apply(0, TICHU)
        play_out(match, rng)
        assert match.scores is not None
        assert match.over == (number == 9)
        if number < 9:
            passed_a_thousand = passed_a_thousand or max(match.scores) >= 1000
            match.next_round()
    assert passed_a_thousand


@pytest.mark.rule("TR9")
@with_opponents
@pytest.mark.parametrize("rounds", [1, 2, 4, 10, 100])
def test_a_number_of_rounds_that_three_does_not_divide_is_refused(edition: str, rounds: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("trichu", edition=edition, seed=1, rounds=rounds)


@pytest.mark.rule("TR9")
@every_edition
def test_a_target_of_points_is_refused(edition: str) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("trichu", edition=edition, seed=1, target=1000)


@pytest.mark.rule("TR9")
def test_any_multiple_of_three_is_allowed() -> None:
    for rounds in (3, 12):
        assert not tichu.Match("trichu", seed=1, rounds=rounds).over
