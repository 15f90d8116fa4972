"""Trichu, also Threechu, three players and a dummy: deal, soloist, Grand Tichu and exchange (TR1–TR4)."""

from __future__ import annotations

import random

import pytest

import tichu
from tests.rules.support import DUMMY, FOURTEEN, GAMES, decline_grand, kinds, scores, trichu, with_opponents
from tests.support import bag, exchange, legal, play, play_out, refused

every_edition = pytest.mark.parametrize("edition", GAMES["trichu"])


# TR1: three players and the dummy, four hands


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
def test_a_position_in_which_soloist_or_dummy_called_grand_tichu_is_refused() -> None:
    for seat in ("0", "2"):
        with pytest.raises(tichu.InvalidPosition):
            trichu(["9g 2g", "2k 3k", "5b 6b", "Ar 3r"], calls={seat: "grand"})


# TR4: the exchange


@pytest.mark.rule("TR4")
@every_edition
def test_only_the_soloist_sees_both_hands_before_the_exchange(edition: str) -> None:
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
def test_the_soloist_passes_each_hands_cards_from_that_hand_only(edition: str) -> None:
    round_ = trichu(FOURTEEN, edition, phase="exchange")
    refused(round_, 0, exchange(to1="2g", to3="2b"))
    refused(round_, 2, exchange(to1="2b", to3="2g"))
    refused(round_, 0, exchange(to1="2g", to3="2g"))
    refused(round_, 0, exchange(to1="2g"))
    round_.apply(0, exchange(to1="2g", to3="3g"))
    refused(round_, 0, exchange(to1="4g", to3="5g"))
    assert round_.phase == "exchange"


@pytest.mark.rule("TR4", "E3")
def test_nobody_can_pass_on_a_card_they_are_being_given() -> None:
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
