"""Trichu: the score, and how long a match lasts (TR8, TR9)."""

from __future__ import annotations

import random

import pytest

import tichu
from tests.rules.support import DUMMY, GAMES, decline_grand, scores, trichu, with_opponents
from tests.support import TICHU, give, legal, on_table, play, play_out

every_edition = pytest.mark.parametrize("edition", GAMES["trichu"])


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
def test_a_target_of_points_may_be_agreed_on(edition: str) -> None:
    match, rng = tichu.Match("trichu", edition=edition, seed=1, target=1000), random.Random(1)
    assert match.game.settings.rounds is None

    play_out(match, rng)
    while not match.over:
        assert match.scores is not None
        assert max(match.scores) < 1000
        match.next_round()
        play_out(match, rng)

    assert match.scores is not None
    assert max(match.scores) >= 1000
    assert match.winner == match.scores.index(max(match.scores))


@pytest.mark.rule("TR9", "M1")
def test_players_who_are_level_at_the_target_play_on() -> None:
    variant, settings = tichu.VARIANTS["trichu"], tichu.Game.of("trichu", target=300).settings
    below, level, apart = [200, 0, 200, 200], [300, 100, 100, 300], [290, 120, 110, 280]

    assert not variant.match_over(settings, [below], ahead=3)
    assert not variant.match_over(settings, [below, level], ahead=2)
    assert variant.match_over(settings, [below, level, apart], ahead=1)


@pytest.mark.rule("TR9")
def test_with_a_target_and_rounds_the_first_of_both_ends_the_match() -> None:
    variant, settings = tichu.VARIANTS["trichu"], tichu.Game.of("trichu", target=300, rounds=3).settings

    assert variant.match_over(settings, [[300, 0, 200, 200]], ahead=1)
    assert variant.match_over(settings, [[0, 100, 0, 100]] * 3, ahead=2)


@pytest.mark.rule("TR9")
def test_any_multiple_of_three_is_allowed() -> None:
    for rounds in (3, 12):
        assert not tichu.Match("trichu", seed=1, rounds=rounds).over
