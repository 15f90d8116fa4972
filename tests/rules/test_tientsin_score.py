"""Tientsin: the end of a round and its count (TI6, TI7)."""

from __future__ import annotations

import random

import pytest

import tichu
from tests.rules.support import GAMES, scores, tientsin
from tests.support import PASS, TAKE, on_table, play, play_out

every_edition = pytest.mark.parametrize("edition", GAMES["tientsin"])


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
def test_the_tricks_of_the_last_go_to_the_opponents_even_if_their_partner_was_first(edition: str) -> None:
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
def test_the_fifth_gives_their_tricks_with_the_last_one_to_the_first_of_the_other_team(edition: str) -> None:
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
def test_a_fifth_who_is_the_firsts_partner_leaves_their_tricks_in_the_team(edition: str) -> None:
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
