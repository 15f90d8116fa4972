"""Grandseigneur: no points, only ranks, which decide titles and seats (GS1–GS3)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import tichu
from tests.rules.grandseigneur import (
    ONE_PACK,
    RANKS,
    grandseigneur,
    hand_sizes,
    seats_by_rank,
)
from tests.support import (
    PASS,
    TAKE,
    TICHU,
    legal,
    play,
    play_out,
    refused,
)


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players", [5, 6])
def test_pack_has_fifty_five_cards_and_no_dog(players: int) -> None:
    match = tichu.Match("grandseigneur", seed=2, players=players)
    assert Counter(" ".join(match.round.to_json()["hands"]).split()) == ONE_PACK


@pytest.mark.rule("GS1")
@pytest.mark.parametrize("players", [5, 7])
def test_position_with_a_dog_is_refused(players: int) -> None:
    with pytest.raises(tichu.TichuError):
        grandseigneur(["Do 2g", *[f"{rank}k" for rank in RANKS[: players - 1]]])


@pytest.mark.rule("GS1")
def test_calls_are_refused_in_every_phase() -> None:
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
def test_round_and_match_have_no_scores() -> None:
    match, rng = tichu.Match("grandseigneur", seed=4, players=6), random.Random(4)
    final = play_out(match, rng)
    assert final["scores"] is None
    assert match.scores is None
    assert sorted(final["out"]) == list(range(6))


@pytest.mark.rule("GS1", "S1")
def test_round_ends_when_one_player_is_left() -> None:
    round_ = grandseigneur(["9g", "9k", "", "", "4b 5b"], out=[2, 3])
    round_.apply(0, play("9g"))
    assert (round_.over, round_.turn) == (False, 1)
    round_.apply(1, PASS)
    round_.apply(4, PASS)
    round_.apply(0, TAKE)
    round_.apply(1, play("9k"))
    assert round_.over
    assert round_.to_json()["out"] == [2, 3, 0, 1, 4]


@pytest.mark.rule("GS2")
@pytest.mark.parametrize("players", range(5, 13))
def test_first_round_of_five_to_twelve_players_has_no_exchange(players: int) -> None:
    match = tichu.Match("grandseigneur", seed=players, players=players)
    assert match.round.phase == "play"
    assert match.ranks is None
    assert len(match.round.to_json()["hands"]) == players


@pytest.mark.rule("GS2")
@pytest.mark.parametrize("players", [0, 1, 4, 13])
def test_fewer_than_five_or_more_than_twelve_players_are_refused(players: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("grandseigneur", seed=1, players=players)


@pytest.mark.rule("GS2")
def test_ranks_follow_the_order_of_going_out() -> None:
    match, rng = tichu.Match("grandseigneur", seed=6, players=6), random.Random(6)
    for _ in range(3):
        seating = match.seating
        out = play_out(match, rng)["out"]
        assert match.ranks == tuple(seating[seat] for seat in out)
        match.next_round()
        assert match.round.phase == "exchange"


@pytest.mark.rule("GS2")
@pytest.mark.parametrize("players", range(5, 13))
def test_every_number_of_players_has_its_titles(players: int) -> None:
    titles = tichu.VARIANTS["grandseigneur"].titles(players)
    assert len(set(titles)) == len(titles) == players
    assert (titles[0], titles[1], titles[-1]) == ("Grandseigneur", "Seigneur", "Misérable")


@pytest.mark.rule("GS2", "GS4")
@pytest.mark.parametrize("players", range(7, 13))
def test_extra_titles_stand_between_those_who_exchange(players: int) -> None:
    titles = tichu.VARIANTS["grandseigneur"].titles(players)

    assert titles[:3] == ("Grandseigneur", "Seigneur", "Maître")
    assert titles[-3:] == ("Bourgeois", "Pauvre", "Misérable")
    if players == 6:
        assert titles == ("Grandseigneur", "Seigneur", "Maître", "Bourgeois", "Pauvre", "Misérable")


@pytest.mark.rule("GS3")
@pytest.mark.parametrize("players", [5, 6, 8])
def test_seats_follow_the_ranks(players: int) -> None:
    match, rng = tichu.Match("grandseigneur", seed=9, players=players), random.Random(9)
    for _ in range(2):
        play_out(match, rng)
        ranks = match.ranks
        assert ranks is not None
        match.next_round()
        assert match.seating == (ranks[0], *reversed(ranks[1:]))
        assert match.round.to_json()["ranks"] == seats_by_rank(players)


@pytest.mark.rule("GS3", "X3")
def test_dealer_of_the_first_round_gets_the_odd_card() -> None:
    for seed in range(5):
        match = tichu.Match("grandseigneur", seed=seed, players=6)
        dealer = match.seating.index(match.dealer)
        assert hand_sizes(match) == [10 if seat == dealer else 9 for seat in range(6)]


@pytest.mark.rule("GS3", "X3")
def test_last_rank_deals_later_rounds_starting_with_the_first_rank() -> None:
    match, rng = tichu.Match("grandseigneur", seed=3, players=6), random.Random(3)
    for _ in range(2):
        play_out(match, rng)
        ranks = match.ranks
        assert ranks is not None
        match.next_round()
        assert match.dealer == ranks[-1]
        assert hand_sizes(match) == [10, 9, 9, 9, 9, 9]
