"""M: rounds to a result; TB2: the agreed target."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import tichu
from tests.support import PASS, TAKE, TICHU, exchange, give, play


def full_hands(match: tichu.Match) -> list[list[str]]:
    start = match.round.to_json()
    return [f"{hand} {stock}".split() for hand, stock in zip(start["hands"], start["stock"], strict=True)]


def goes_out_first(match: tichu.Match) -> int:
    """Who will be first out in ``dump_round``: the Mah Jong's holder, with the Dog their partner."""
    (holder,) = [seat for seat, hand in enumerate(full_hands(match)) if "Ma" in hand]
    return (holder + 2) % 4 if "Do" in full_hands(match)[holder] else holder


def dump_round(match: tichu.Match, tichus: Iterable[int] = (), grands: Iterable[int] = ()) -> None:
    """Play the round without resistance: who leads plays single after single (a Dog first), the others pass.

    Mah Jong and Dog are not given away, so that one knows beforehand who is first out, and an opponent is
    second: never a double victory. A Dragon's trick goes to the next seat.
    """
    for seat in range(4):
        match.apply(seat, {"type": "grand", "call": seat in grands})
    for seat in tichus:
        match.apply(seat, TICHU)
    for seat, hand in enumerate(match.round.to_json()["hands"]):
        gifts = [card for card in hand.split() if card not in ("Ma", "Do")]
        others = [other for other in range(4) if other != seat]
        match.apply(seat, exchange(**{f"to{other}": gifts[at] for at, other in enumerate(others)}))
    while not match.round.over:
        now = match.round.to_json()
        seat = now["turn"]
        if now["phase"] == "take":
            dragon = now["trick"][-1]["cards"] == "Dr"
            match.apply(seat, give((seat + 1) % 4) if dragon else TAKE)
        elif now["trick"] and now["trick"][-1]["cards"] != "Do":  # a French Dog lies until the next lead
            match.apply(seat, PASS)
        else:
            match.apply(seat, play(min(now["hands"][seat].split(), key=lambda card: card != "Do")))


def scores(match: tichu.Match) -> list[int]:
    assert match.scores is not None
    return list(match.scores)


def seed_with(least: int, most: int) -> int:
    """A seed whose first round, dumped, leaves the weaker team that many points."""
    for seed in range(200):
        match = tichu.Match("nanjing", seed=seed)
        dump_round(match)
        if least <= min(scores(match)) <= most:
            return seed
    raise AssertionError("no such seed")


@pytest.mark.rule("M1", "S3")
def test_the_card_points_of_a_counted_round_are_100_in_all() -> None:
    for seed in range(8):
        match = tichu.Match("nanjing", seed=seed)
        assert scores(match) == [0, 0]
        dump_round(match)
        assert sum(scores(match)) == 100
        assert scores(match) == list(match.round.scores or [])


@pytest.mark.rule("M1")
def test_a_match_ends_with_the_round_that_reaches_1000_and_not_before() -> None:
    match = tichu.Match("nanjing", seed=11)
    while True:
        dump_round(match, grands=[goes_out_first(match)])
        reached = max(scores(match)) >= 1000
        assert match.over is reached
        assert (match.winner is None) is not reached
        if reached:
            break
        match.next_round()
    assert match.winner == scores(match).index(max(scores(match)))
    assert 1 < match.rounds_played < 20
    assert len(match.history) == match.rounds_played


@pytest.mark.rule("M1")
def test_the_scores_of_the_rounds_add_up() -> None:
    match = tichu.Match("nanjing", seed=12)
    total = [0, 0]
    for _ in range(3):
        dump_round(match)
        total = [have + got for have, got in zip(total, match.round.scores or [], strict=True)]
        assert scores(match) == total
        match.next_round()
    assert match.rounds_played == 3


@pytest.mark.rule("M1")
def test_the_target_is_a_setting_of_the_table() -> None:
    match = tichu.Match("nanjing", seed=seed_with(0, 45), target=55)
    dump_round(match)
    assert match.over
    assert list(match.winners) == [match.winner]


@pytest.mark.rule("M1")
def test_exactly_the_target_is_enough() -> None:
    seed = seed_with(0, 45)
    trial = tichu.Match("nanjing", seed=seed)
    dump_round(trial)
    for over, target in ((True, max(scores(trial))), (False, max(scores(trial)) + 1)):
        match = tichu.Match("nanjing", seed=seed, target=target)
        dump_round(match)
        assert match.over is over


@pytest.mark.rule("M1")
def test_if_both_reach_the_target_in_one_round_the_higher_total_wins() -> None:
    match = tichu.Match("nanjing", seed=seed_with(5, 45), target=5)
    dump_round(match)
    assert min(scores(match)) >= 5
    assert match.over
    assert match.winner == scores(match).index(max(scores(match)))


@pytest.mark.rule("M1")
@pytest.mark.parametrize("edition", ["fata-morgana", "groo", "philibert", "tichubadour"])
def test_if_both_are_there_with_equal_totals_another_round_is_played(edition: str) -> None:
    seed = seed_with(5, 45)
    trial = tichu.Match("nanjing", seed=seed, edition=edition)
    first = goes_out_first(trial)
    dump_round(trial)
    low, high = sorted(scores(trial))
    # the stronger team loses a Tichu that is worth the difference
    strong = scores(trial).index(high)
    caller = next(seat for seat in (strong, strong + 2) if seat != first)
    match = tichu.Match("nanjing", seed=seed, edition=edition, target=low, tichu_points=high - low)
    dump_round(match, tichus=[caller])
    assert scores(match) == [low, low]
    assert not match.over
    assert match.winner is None
    match.next_round()
    dump_round(match)
    assert match.over is (scores(match)[0] != scores(match)[1])


@pytest.mark.rule("M1", "T6")
def test_lost_bets_may_take_a_team_below_zero() -> None:
    match = tichu.Match("nanjing", seed=3)
    first = goes_out_first(match)
    dump_round(match, grands=[(first + 1) % 4, (first + 3) % 4])
    assert scores(match)[(first + 1) % 2] <= -275
    assert not match.over


@pytest.mark.rule("M1")
def test_the_next_round_is_dealt_only_when_this_one_is_over() -> None:
    match = tichu.Match("nanjing", seed=3)
    with pytest.raises(tichu.TichuError):
        match.next_round()
    dump_round(match)
    match.next_round()
    assert match.round.phase == "grand"
    assert not match.round.over


@pytest.mark.rule("TB2", "M1")
def test_tichubadour_plays_to_1000_by_tradition() -> None:
    match = tichu.Match("nanjing", edition="tichubadour", seed=21)
    while not match.over:
        if match.rounds_played:
            match.next_round()
        dump_round(match, grands=[goes_out_first(match)])
        assert match.over is (max(scores(match)) >= 1000)


@pytest.mark.rule("TB2")
@pytest.mark.parametrize("target", [200, 500])
def test_tichubadour_plays_to_any_target_agreed_at_the_start(target: int) -> None:
    match = tichu.Match("nanjing", edition="tichubadour", seed=22, target=target)
    while not match.over:
        if match.rounds_played:
            match.next_round()
        dump_round(match, grands=[goes_out_first(match)])
        assert match.over is (max(scores(match)) >= target)


@pytest.mark.rule("TB1")
@pytest.mark.parametrize("variant", ["trichu", "tientsin", "grandseigneur", "hierarchie"])
def test_tichubadour_is_for_four_players_only(variant: str) -> None:
    with pytest.raises(tichu.InvalidSettings) as caught:
        tichu.Match(variant, edition="tichubadour", seed=1)
    assert caught.value.code


@pytest.mark.rule("M1")
def test_after_a_tie_at_the_target_the_first_lead_decides_even_below_the_target() -> None:
    match = tichu.Match("nanjing", seed=seed_with(50, 50), target=50)
    dump_round(match)
    assert scores(match) == [50, 50]
    assert not match.over

    match.next_round()
    first = goes_out_first(match)
    dump_round(match, grands=[(first + 1) % 4, (first + 2) % 4])

    assert max(scores(match)) < 50
    assert match.over is (scores(match)[0] != scores(match)[1])
    assert match.over
