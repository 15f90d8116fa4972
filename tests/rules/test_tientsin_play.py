"""Tientsin in play: the Dog to a partner of choice, the Dragon to an opponent (TI4, TI5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import GAMES, TWO_EACH, scores, tientsin
from tests.support import PASS, TAKE, bag, give, legal, legal_plays, on_table, play, refused

every_edition = pytest.mark.parametrize("edition", GAMES["tientsin"])
without_bombs_on_the_dog = pytest.mark.parametrize("edition", ["fata-morgana", "groo", "francois"])


# TI4: the Dog and a partner of choice


@pytest.mark.rule("TI4")
@every_edition
@pytest.mark.parametrize("to", [1, 3, 5])
def test_the_dog_needs_a_receiver_and_reaches_the_partner_named(edition: str, to: int) -> None:
    hands = [*TWO_EACH]
    hands[1] += " Do"
    round_ = tientsin(hands, edition, turn=1)
    refused(round_, 1, play("Do"))
    if to == 1:
        refused(round_, 1, play("Do", to=to))
    else:
        round_.apply(1, play("Do", to=to))
        assert round_.turn == to


@pytest.mark.rule("TI4")
@every_edition
def test_with_one_partner_out_the_dog_goes_to_the_other_without_a_choice(edition: str) -> None:
    round_ = tientsin(["Do 2g", "2k 3k", "", "2r 3r", "4g 4k", "4b 4r"], edition)
    refused(round_, 0, play("Do", to=2))
    refused(round_, 0, play("Do", to=3))
    round_.apply(0, play("Do"))
    assert round_.turn == 4


@pytest.mark.rule("TI4", "D2")
@every_edition
def test_with_both_partners_out_the_dog_goes_to_the_next_on_the_right_of_its_player(edition: str) -> None:
    round_ = tientsin(["Do 2g", "2k 3k", "", "2r 3r", "", "4b 4r"], edition)
    round_.apply(0, play("Do"))
    assert round_.turn == 1
    further = tientsin(["Do 2g", "", "", "2r 3r", "", "4b 4r"], edition, out=[2, 1, 4])
    further.apply(0, play("Do"))
    assert further.turn == 3


@pytest.mark.rule("TI4", "P6")
@every_edition
def test_the_dog_as_last_card_still_gives_the_lead_to_the_partner_chosen(edition: str) -> None:
    round_ = tientsin(["Do", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], edition)
    round_.apply(0, play("Do", to=4))
    assert round_.turn == 4
    assert round_.to_json()["out"] == [0]
    refused(round_, 4, PASS)


@pytest.mark.rule("TI4", "TI6")
@every_edition
def test_the_dog_as_a_teams_last_card_makes_the_triple_victory(edition: str) -> None:
    round_ = tientsin(["Do", "2k 3k", "", "2r 3r", "", "4b 4r"], edition)
    round_.apply(0, play("Do"))
    assert round_.over
    assert scores(round_) == [300, 0]


@pytest.mark.rule("TI4", "TI6")
@without_bombs_on_the_dog
def test_the_dog_as_a_teams_last_card_behind_an_opponent_leaves_the_lead_to_the_right(edition: str) -> None:
    round_ = tientsin(["Do", "", "", "2r 3r", "", "4b 4r"], edition, out=[2, 1, 4])
    round_.apply(0, play("Do"))
    assert not round_.over
    assert round_.turn == 3
    assert legal_plays(round_, 3) == {"2r", "3r"}


@pytest.mark.rule("TI4", "W6")
@every_edition
def test_a_player_bound_by_the_wish_may_not_lead_the_dog_instead(edition: str) -> None:
    round_ = tientsin(["Do 8g", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], edition, wish="8")
    refused(round_, 0, play("Do", to=2))
    assert legal_plays(round_, 0) == {"8g"}


@pytest.mark.rule("TI4", "D1")
def test_the_dog_is_led_and_never_played_on_a_card() -> None:
    round_ = tientsin(
        ["Do 2g", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], trick=on_table((5, "5b")), turn=0
    )
    refused(round_, 0, play("Do", to=2))
    assert legal(round_, 0) == [PASS]


@pytest.mark.rule("TI4", "D3")
@without_bombs_on_the_dog
def test_nobody_can_bomb_the_dog(edition: str) -> None:
    round_ = tientsin(["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], edition)
    round_.apply(0, play("Do", to=2))
    assert round_.to_json()["trick"] == []
    refused(round_, 1, play("7g 7k 7b 7r"))


@pytest.mark.rule("TI4", "D3")
def test_in_philibert_a_bomb_on_the_dog_takes_the_lead_from_the_partner_and_wins_the_dog() -> None:
    round_ = tientsin(["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], "philibert")
    round_.apply(0, play("Do", to=4))
    refused(round_, 4, PASS)
    refused(round_, 1, PASS)
    round_.apply(1, play("7g 7k 7b 7r"))
    assert round_.turn == 2
    for seat in (2, 3, 4, 5, 0):
        round_.apply(seat, PASS)
    round_.apply(1, TAKE)
    assert round_.turn == 1
    assert bag(round_.to_json()["won"][1]) == bag("Do 7g 7k 7b 7r")


@pytest.mark.rule("TI4", "D3")
def test_in_philibert_the_receivers_lead_sweeps_the_dog_to_its_player() -> None:
    round_ = tientsin(["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], "philibert")
    round_.apply(0, play("Do", to=4))
    round_.apply(4, play("4g 4k"))
    position = round_.to_json()
    assert [one["cards"] for one in position["trick"]] in (["4g 4k"], ["4k 4g"])
    assert position["won"][0] == "Do"
    assert round_.turn == 5


# TI5: the Dragon's trick


@pytest.mark.rule("TI5", "G2")
@every_edition
def test_the_dragons_trick_may_go_to_an_opponent_who_is_already_out(edition: str) -> None:
    round_ = tientsin(
        ["2g 3g", "2k 3k", "2b 3b", "", "4g 4k", "4b 4r"],
        edition,
        phase="take",
        trick=on_table((5, "Kb"), (0, "Dr")),
        passed=[1, 2, 4, 5],
    )
    assert {action["to"] for action in legal(round_, 0)} == {1, 3, 5}
    round_.apply(0, give(3))
    assert bag(round_.to_json()["won"][3]) == ["Dr", "Kb"]
    assert round_.turn == 0


@pytest.mark.rule("TI5", "G3")
@every_edition
def test_a_dragon_bombed_by_your_partner_stays_with_them(edition: str) -> None:
    round_ = tientsin(
        ["2g Dr", "2k 3k", "7g 7k 7b 7r 9b", "2r 3r", "4g 4k", "4b 4r"],
        edition,
        trick=on_table((5, "Kb")),
    )
    round_.apply(0, play("Dr"))
    round_.apply(2, play("7g 7k 7b 7r"))
    for seat in (3, 4, 5, 0, 1):
        round_.apply(seat, PASS)
    refused(round_, 2, give(1))
    round_.apply(2, TAKE)
    assert bag(round_.to_json()["won"][2]) == bag("Kb Dr 7g 7k 7b 7r")


@pytest.mark.rule("TI5", "TI7", "S5")
@every_edition
def test_a_dragon_as_the_rounds_last_card_is_given_first_and_comes_back_from_the_last(edition: str) -> None:
    hands = ["Dr", "4g 6g", "", "", "", ""]
    keys: dict[str, Any] = {"out": [3, 2, 5, 4], "won": ["", "", "Kg", "", "", "Tk"]}
    round_ = tientsin(hands, edition, **keys)
    round_.apply(0, play("Dr"))
    assert scores(round_) is None
    refused(round_, 0, give(2))
    round_.apply(0, give(1))
    assert round_.over
    assert scores(round_) == [10 + 25, 10]
    other = tientsin(hands, edition, **keys)
    other.apply(0, play("Dr"))
    other.apply(0, give(5))
    assert scores(other) == [10, 10 + 25]


@pytest.mark.rule("TI5", "TI6")
@every_edition
def test_a_dragon_that_completes_a_triple_victory_is_not_given(edition: str) -> None:
    round_ = tientsin(["Dr", "4g 6g", "", "2r 3r", "", "4b 4r"], edition, calls={"2": "tichu"})
    round_.apply(0, play("Dr"))
    assert round_.over
    assert scores(round_) == [400, 0]


@pytest.mark.rule("TI5", "P5")
def test_a_dragon_as_last_card_is_given_and_the_lead_goes_to_the_right() -> None:
    round_ = tientsin(
        ["Dr", "2k 3k", "2b 3b", "2r 3r", "4g 4k", "4b 4r"], trick=on_table((4, "Kg")), passed=[5]
    )
    round_.apply(0, play("Dr"))
    for seat in (1, 2, 3, 4, 5):
        round_.apply(seat, PASS)
    assert (round_.phase, round_.turn) == ("take", 0)
    round_.apply(0, give(5))
    assert (round_.phase, round_.turn) == ("play", 1)
