"""D: the Dog."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support import PASS, TAKE, TICHU, bag, legal, legal_plays, on_table, play, refused, table

NOT_ON_THE_DOG = ["fata-morgana", "groo", "tichubadour", "francois"]
BOMBER = ["Do 3g", "4g 4k 4b 4r 5k", "2b 3b", "5g 6g 7g 8g 9g"]


@pytest.mark.rule("D1")
def test_the_dog_hands_over_the_lead_and_lies_with_its_player() -> None:
    round_ = table(["Do 3g", "2k", "2b", "2r"], turn=0)
    round_.apply(0, play("Do"))
    after = round_.to_json()
    assert (after["phase"], after["turn"], after["trick"]) == ("play", 2, [])
    assert after["won"] == ["Do", "", "", ""]


@pytest.mark.rule("D1")
@pytest.mark.parametrize("lies", ["Ma", "Ph", "2k"])
def test_the_dog_answers_nothing(lies: str) -> None:
    round_ = table(["2g", "Do Ak", "2b", "2r"], turn=1, trick=on_table((0, lies)))
    refused(round_, 1, play("Do"))


@pytest.mark.rule("D1")
def test_the_dog_is_not_led_out_of_turn() -> None:
    refused(table(["2g", "Do Ak", "2b", "2r"]), 1, play("Do"))


@pytest.mark.rule("D1", "K14")
def test_the_dog_is_led_alone() -> None:
    round_ = table(["Do Ph 3g", "2k", "2b", "2r"])
    refused(round_, 0, play("Do Ph"))
    refused(round_, 0, play("Do 3g"))


@pytest.mark.rule("D1")
def test_the_opponent_between_is_passed_over() -> None:
    round_ = table(["Do 3g", "Ak Kk", "2b 3b", "2r"])
    round_.apply(0, play("Do"))
    refused(round_, 1, play("Ak"))
    refused(round_, 1, PASS)
    refused(round_, 0, TAKE)
    assert legal_plays(round_, 2) == {"2b", "3b"}


@pytest.mark.rule("D1", "T1")
def test_the_dog_is_a_first_card_like_any_other() -> None:
    round_ = table(["Do 3g", "2k", "2b", "2r"], started=[])
    round_.apply(0, play("Do"))
    assert round_.to_json()["started"] == [0]
    refused(round_, 0, TICHU)
    round_.apply(2, TICHU)


@pytest.mark.rule("D1")
def test_no_receiver_is_needed_with_one_partner() -> None:
    round_ = table(["Do 3g", "2k", "2b", "2r"])
    assert [action for action in legal(round_, 0) if action["cards"] == "Do"] == [
        {"type": "play", "cards": "Do"}
    ]
    refused(round_, 0, play("Do", to=1))


@pytest.mark.rule("D1", "P6")
def test_a_last_dog_puts_its_player_out_and_the_partner_leads() -> None:
    round_ = table(["Do", "2k", "2b 3b", "2r"])
    round_.apply(0, play("Do"))
    assert round_.to_json()["out"] == [0]
    assert round_.turn == 2


@pytest.mark.rule("D2")
@pytest.mark.parametrize(
    ("out", "leads"),
    [([2], 3), ([2, 3], 0), ([3, 2], 0), ([3], 2), ([1], 2), ([2, 1], 3)],
)
def test_from_a_partner_who_is_out_the_lead_goes_to_their_right(out: list[int], leads: int) -> None:
    hands = ["Do 3g", "2k", "2b", "2r"]
    round_ = table(["" if seat in out else hand for seat, hand in enumerate(hands)], out=out)
    round_.apply(0, play("Do"))
    assert round_.turn == leads


@pytest.mark.rule("D2")
@pytest.mark.parametrize("edition", ["philibert", "tichubadour"])
def test_a_lead_that_comes_back_must_be_played(edition: str) -> None:
    round_ = table(["Do 3g", "2k", "", ""], edition=edition, out=[3, 2])
    round_.apply(0, play("Do"))
    refused(round_, 0, PASS)
    round_.apply(0, play("3g"))
    assert round_.over


@pytest.mark.rule("D2", "S1", "S4")
def test_a_last_dog_after_the_partner_is_a_double_victory() -> None:
    round_ = table(["Do", "Kk", "", "2r"], out=[2])
    round_.apply(0, play("Do"))
    assert round_.over
    assert list(round_.scores or []) == [200, 0]


@pytest.mark.rule("D1", "S1", "S5")
def test_the_dog_can_be_the_last_card_of_the_round() -> None:
    round_ = table(["Do", "", "", "Kr 5r"], out=[1, 2], won=["Tg", "", "", "5g"])
    round_.apply(0, play("Do"))
    assert round_.phase == "over"
    assert list(round_.scores or []) == [25, 5]


@pytest.mark.rule("D3", "B2")
@pytest.mark.parametrize("edition", NOT_ON_THE_DOG)
def test_no_bomb_falls_on_the_dog(edition: str) -> None:
    round_ = table(BOMBER, edition=edition)
    round_.apply(0, play("Do"))
    refused(round_, 1, play("4g 4k 4b 4r"))
    refused(round_, 3, play("5g 6g 7g 8g 9g"))
    assert legal(round_, 1) == []


def french(**keys: Any) -> Any:
    round_ = table(BOMBER, edition="philibert", **keys)
    round_.apply(0, play("Do"))
    return round_


@pytest.mark.rule("D3")
def test_in_the_french_book_the_dog_lies_until_the_receiver_leads() -> None:
    round_ = french()
    assert round_.to_json()["trick"] == [{"seat": 0, "cards": "Do"}]
    assert round_.turn == 2
    refused(round_, 2, PASS)
    refused(round_, 1, PASS)
    refused(round_, 0, TAKE)
    round_.apply(2, play("2b"))
    after = round_.to_json()
    assert after["trick"] == [{"seat": 2, "cards": "2b"}]
    assert after["won"][0] == "Do"
    assert round_.turn == 3


@pytest.mark.rule("D3", "B4")
def test_in_the_french_book_the_bomber_of_the_dog_wins_it_and_leads() -> None:
    round_ = french()
    assert legal_plays(round_, 1) == {"4b 4g 4k 4r"}
    round_.apply(1, play("4g 4k 4b 4r"))
    for seat in (2, 3, 0):
        round_.apply(seat, PASS)
    round_.apply(1, TAKE)
    assert bag(round_.to_json()["won"][1]) == bag("Do 4g 4k 4b 4r")
    assert round_.turn == 1


@pytest.mark.rule("D3", "B1")
def test_in_the_french_book_a_higher_bomb_may_follow_on_the_dog() -> None:
    round_ = french()
    round_.apply(1, play("4g 4k 4b 4r"))
    round_.apply(3, play("5g 6g 7g 8g 9g"))
    assert round_.turn == 0


@pytest.mark.rule("D3")
def test_in_the_french_book_only_bombs_fall_on_the_dog() -> None:
    round_ = french()
    refused(round_, 1, play("5k"))
    refused(round_, 3, play("9g"))


@pytest.mark.rule("D3")
def test_house_rules_may_allow_or_forbid_bombs_on_the_dog() -> None:
    allowed = table(BOMBER, settings={"bomb_on_dog": True})
    allowed.apply(0, play("Do"))
    allowed.apply(1, play("4g 4k 4b 4r"))
    forbidden = table(BOMBER, edition="philibert", settings={"bomb_on_dog": False})
    forbidden.apply(0, play("Do"))
    refused(forbidden, 1, play("4g 4k 4b 4r"))


@pytest.mark.rule("D3", "P6")
def test_in_the_french_book_a_last_dog_that_is_bombed_still_puts_its_player_out() -> None:
    round_ = table(["Do", *BOMBER[1:]], edition="philibert")
    round_.apply(0, play("Do"))
    round_.apply(3, play("5g 6g 7g 8g 9g"))
    assert round_.to_json()["out"] == [0, 3]
    assert round_.turn == 1
