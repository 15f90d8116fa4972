"""What a table may change around the play: deal, exchange, and how a match goes on and ends."""

from __future__ import annotations

import random

import pytest

import tichu
from tests.rules.support import EDITIONS, FOUR, GAMES, PLAYERS, SOLO
from tests.support import exchange, legal, play, play_out, refused, table

# Deal and exchange


@pytest.mark.rule("E3", "TR4", "TI3")
@pytest.mark.parametrize("variant", ["nanjing", "trichu", "tientsin"])
def test_a_table_may_play_without_exchange(variant: str) -> None:
    match = tichu.Match(variant, seed=3, exchange="none")
    before = match.round.to_json()
    for seat in range(len(before["hands"])):
        if {"type": "grand", "call": False} in legal(match.round, seat):
            match.apply(seat, {"type": "grand", "call": False})
    assert match.round.phase == "play"
    turn = match.round.turn
    assert turn is not None
    assert "Ma" in match.round.to_json()["hands"][turn].split()


@pytest.mark.rule("GS4", "HI5")
@pytest.mark.parametrize("variant", ["grandseigneur", "hierarchie"])
def test_rank_games_without_tribute_go_straight_to_play(variant: str) -> None:
    edition = "philibert" if variant == "hierarchie" else "fata-morgana"
    match = tichu.Match(variant, edition=edition, seed=3, players=5, exchange="none")
    play_out(match, random.Random(3))
    match.next_round()
    assert match.round.phase == "play"


@pytest.mark.rule("TR4")
def test_trichu_tables_may_take_the_exchange_of_another_book() -> None:
    hands = ["2g 3g 4g", "2k 3k 4k", "2b 3b 4b", "2r 3r 4r"]
    french = table(hands, phase="exchange", settings={"exchange": "real-players"}, **SOLO)
    refused(french, 2, exchange(to1="2b", to3="3b"))
    french.apply(1, exchange(to0="2k", to3="3k"))
    german = table(hands, phase="exchange", edition="philibert", settings={"exchange": "opponents"}, **SOLO)
    refused(german, 1, exchange(to0="2k", to3="3k"))
    german.apply(2, exchange(to1="2b", to3="3b"))


@pytest.mark.rule("GS4", "HI5")
def test_the_return_of_the_upper_ranks_is_chosen_or_forced_as_the_table_likes() -> None:
    hands = ["2g 3g 4g 5g", "9k Tk Jk", "2b 3b 4b", "5k 6k 7k", "8g 9g Tg"]
    lords = table(
        hands,
        variant="grandseigneur",
        settings={"tribute_return": "lowest"},
        phase="exchange",
        ranks=[0, 4, 3, 2, 1],
    )
    refused(lords, 0, exchange(to1="4g 5g"))
    lords.apply(0, exchange(to1="2g 3g"))
    masters = table(
        hands,
        variant="hierarchie",
        edition="philibert",
        settings={"tribute_return": "chosen"},
        phase="exchange",
        ranks=[0, 1, 2, 3, 4],
        dealer=4,
    )
    masters.apply(0, exchange(to4="3g 4g 5g"))


@pytest.mark.rule("E1", "E2", "TI1")
@pytest.mark.parametrize("deal", ["draw", "draw-clockwise", "packets"])
@pytest.mark.parametrize("variant", ["nanjing", "trichu", "tientsin"])
def test_everybody_gets_the_right_number_of_cards_however_they_are_dealt(variant: str, deal: str) -> None:
    final = tichu.Match(variant, seed=5, deal=deal).round.to_json()
    sizes = sorted(
        len(f"{hand} {stock}".split()) for hand, stock in zip(final["hands"], final["stock"], strict=True)
    )
    assert sizes == ([9, 9, 9, 9, 10, 10] if variant == "tientsin" else [14] * 4)


@pytest.mark.rule("P1")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_seats_are_counted_in_playing_order_whichever_way_play_goes(direction: str) -> None:
    round_ = table(FOUR, settings={"direction": direction})
    round_.apply(0, play("2g"))
    assert round_.turn == 1


# The match


@pytest.mark.rule("M1", "TB2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_ends_at_the_target_the_table_has_set(edition: str) -> None:
    match, rng = tichu.Match("nanjing", edition=edition, seed=5, target=150), random.Random(5)
    while True:
        play_out(match, rng)
        assert match.scores is not None
        first, second = match.scores
        assert match.over == (max(first, second) >= 150 and first != second)
        if match.over:
            break
        match.next_round()
    assert match.winner == (0 if first > second else 1)


@pytest.mark.rule("M1")
def test_a_match_may_be_a_number_of_rounds_instead() -> None:
    match, rng = tichu.Match("tientsin", seed=5, target=None, rounds=2), random.Random(5)
    for number in (1, 2):
        play_out(match, rng)
        assert match.over == (number == 2)
        if number == 1:
            match.next_round()
    with pytest.raises(tichu.TichuError):
        match.next_round()


@pytest.mark.rule("M1")
def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    match = tichu.Match("nanjing", seed=5)
    with pytest.raises(tichu.TichuError):
        match.next_round()


@pytest.mark.rule("TR2")
def test_a_table_may_choose_how_the_role_of_soloist_goes_on() -> None:
    for role, seat in (("right", 1), ("left", 3)):
        match = tichu.Match("trichu", edition="philibert", seed=5, rounds=3, soloist=role)
        expected = match.seating[seat]
        play_out(match, random.Random(5))
        match.next_round()
        assert match.soloist == expected


@pytest.mark.rule("TR2")
def test_a_german_table_may_let_the_winner_be_soloist() -> None:
    match, rng = tichu.Match("trichu", seed=5, rounds=6, soloist="winner"), random.Random(9)
    for _ in range(3):
        before, first = match.soloist, match.seating[play_out(match, rng)["out"][0]]
        match.next_round()
        assert match.soloist == (before if first == 3 else first)


@pytest.mark.rule("P1", "E1")
def test_the_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    for variant, editions in GAMES.items():
        one, same, other = (
            tichu.Match(variant, edition=editions[0], seed=seed, players=PLAYERS.get(variant)).round.to_json()
            for seed in (1, 1, 2)
        )
        assert one == same
        assert one["hands"] != other["hands"]
