from __future__ import annotations

from random import Random

import pytest

import tichu
from tests.support import on_table, play, table
from tichu.cli.opponents import OPPONENTS

SIMPLE = OPPONENTS["simple"](Random(1))


def decided(round_: tichu.Round, seat: int) -> dict[str, object]:
    return SIMPLE(round_.view(seat)).to_json()


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
@pytest.mark.parametrize("bots", sorted(OPPONENTS))
def test_they_play_every_game_by_the_rules(variant: str, edition: str, bots: str) -> None:
    match = tichu.Match(variant, edition, seed=7)
    deciders = [OPPONENTS[bots](Random(7))] * match.game.seats
    for number in range(3):
        if number:
            match.next_round()
        tichu.referee.play_round(match.round, deciders)
        assert match.round.breach is None or bots == "random"
        if match.over:
            break


def test_the_partners_trick_is_let_be() -> None:
    round_ = table(["2g 3g", "4g 5g", "Kg 6g", "7g 8g"], turn=2, trick=on_table((0, "9g")), passed=[1])
    assert decided(round_, 2) == {"type": "pass"}


def test_an_opponents_trick_is_beaten_as_low_as_possible() -> None:
    round_ = table(["2g 3g", "Kg Tg Dr", "6g", "7g 8g"], turn=1, trick=on_table((0, "9g")))
    assert decided(round_, 1) == play("Tg")


def test_bombs_are_kept_until_somebody_is_nearly_out() -> None:
    hands = ["2g 3g 4g 5g", "7g 7k 7b 7r 8k", "6g", "8g"]
    assert decided(table(hands, turn=1, trick=on_table((0, "9g"))), 1) == {"type": "pass"}
    hands[0] = "2g"
    assert decided(table(hands, turn=1, trick=on_table((0, "9g"))), 1) == play("7g 7k 7b 7r")


def test_the_dragons_trick_goes_to_the_longer_hand() -> None:
    round_ = table(
        ["2g", "4g 5g", "6g", "7g"], phase="take", turn=0, trick=on_table((0, "Dr")), passed=[1, 2, 3]
    )
    assert decided(round_, 0) == {"type": "give", "to": 1}


def test_low_cards_go_to_opponents_and_a_good_one_to_the_partner() -> None:
    round_ = table(["2g 3g 9g Ag Dr", "2k 3k 4k", "2b 3b 4b", "2r 3r 4r"], phase="exchange")
    assert decided(round_, 0) == {"type": "exchange", "give": {"1": "2g", "2": "Ag", "3": "3g"}}


def test_a_grand_tichu_needs_a_great_hand() -> None:
    match = tichu.Match(seed=1)
    calls = 0
    for seed in range(200):
        match = tichu.Match(seed=seed)
        calls += decided(match.round, 0)["call"] is True
    assert 0 < calls < 20
