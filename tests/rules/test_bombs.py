"""B: bombs."""

from __future__ import annotations

import pytest

from tests.support import PASS, TAKE, bag, exchange, legal, legal_plays, on_table, play, refused, table
from tichu.core.actions import Action, Pass
from tichu.table import referee

EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]
FOURS = "4g 4k 4b 4r"


def falls_on(bomb: str, lies: str) -> bool:
    """Whether the bomb may be thrown out of turn on what lies on the table."""
    round_ = table(["Ma", "Do", f"{bomb} Ph", "Dr"], turn=1, trick=on_table((0, lies)))
    return " ".join(bag(bomb)) in legal_plays(round_, 2)


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    "lies", ["Dr", "Ag Ak", "Ag Ak Ab", "Ag Ak Ab Kg Kk", "Tg Jk Qb Kr Ag", "Kg Kk Ag Ak Qg Qk"]
)
def test_the_smallest_bomb_beats_every_other_combination(lies: str) -> None:
    round_ = table(["Ma", "Do", "2g 2k 2b 2r 3g", "3k"], turn=1, trick=on_table((0, lies)))
    round_.apply(2, play("2g 2k 2b 2r"))
    assert round_.turn == 3


@pytest.mark.rule("B1")
@pytest.mark.parametrize(
    ("high", "low"),
    [
        ("3g 3k 3b 3r", "2g 2k 2b 2r"),
        ("2g 3g 4g 5g 6g", "Ag Ak Ab Ar"),  # more cards
        ("2g 3g 4g 5g 6g 7g", "Tk Jk Qk Kk Ak"),
        ("3g 4g 5g 6g 7g", "2k 3k 4k 5k 6k"),  # as many, higher
    ],
)
def test_more_cards_first_then_the_rank(high: str, low: str) -> None:
    assert falls_on(high, low) is True
    assert falls_on(low, high) is False


@pytest.mark.rule("B1")
def test_the_same_straight_bomb_in_another_suit_does_not_beat() -> None:
    assert falls_on("3g 4g 5g 6g 7g", "3k 4k 5k 6k 7k") is False
    assert falls_on("3k 4k 5k 6k 7k", "3g 4g 5g 6g 7g") is False


@pytest.mark.rule("B1", "K8")
def test_a_long_suit_holds_every_shorter_bomb_too() -> None:
    round_ = table(["Ma", "Do", "3g 4g 5g 6g 7g 8g 9k", "Dr"], turn=1, trick=on_table((0, "Ak")))
    assert legal_plays(round_, 2) == {"3g 4g 5g 6g 7g", "4g 5g 6g 7g 8g", "3g 4g 5g 6g 7g 8g"}


@pytest.mark.rule("B1")
def test_a_bomb_is_not_answered_by_the_kind_it_fell_on() -> None:
    round_ = table(["2g", f"{FOURS} 2k", "Ab", "Dr"], turn=1, trick=on_table((0, "9g")))
    round_.apply(1, play(FOURS))
    assert legal_plays(round_, 2) == set()
    round_.apply(2, PASS)
    assert legal_plays(round_, 3) == set()


@pytest.mark.rule("B2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_anybody_may_bomb_at_any_moment_even_their_own_play(edition: str, seat: int) -> None:
    hands = ["2g 3g", "2k 3k", "2b 3b", "2r 3r"]
    hands[seat] += f" {FOURS}"
    round_ = table(hands, edition=edition, turn=1, trick=on_table((0, "9g")))
    round_.apply(seat, play(FOURS))
    assert round_.turn == (seat + 1) % 4
    assert round_.to_json()["passed"] == []


@pytest.mark.rule("B2")
def test_a_player_who_passed_may_bomb_before_the_turn_comes_back() -> None:
    round_ = table(["9g 2g", f"{FOURS} 2k", "Tb 2b", "2r 3r"])
    round_.apply(0, play("9g"))
    round_.apply(1, PASS)
    round_.apply(1, play(FOURS))
    assert round_.turn == 2


@pytest.mark.rule("B2")
@pytest.mark.parametrize("bomber", [0, 1, 3])
def test_after_the_last_pass_a_trick_can_be_bombed_until_it_is_taken(bomber: int) -> None:
    hands = ["9g 2g", "2k 3k", "2b 3b", "2r 3r"]
    hands[bomber] += f" {FOURS}"
    round_ = table(hands)
    round_.apply(0, play("9g"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    assert round_.phase == "take"
    round_.apply(bomber, play(FOURS))
    assert (round_.phase, round_.turn) == ("play", (bomber + 1) % 4)
    refused(round_, 0, TAKE)
    for step in (1, 2, 3):
        round_.apply((bomber + step) % 4, PASS)
    round_.apply(bomber, TAKE)
    assert bag(round_.to_json()["won"][bomber]) == bag(f"9g {FOURS}")


@pytest.mark.rule("B2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_bomb_out_of_turn_on_an_empty_table(edition: str) -> None:
    round_ = table(["9g 2g", f"{FOURS} 2k", "2b", "2r"], edition=edition)
    refused(round_, 1, play(FOURS))
    assert legal(round_, 1) == []


@pytest.mark.rule("B2")
def test_no_bomb_on_the_next_lead_once_the_trick_is_taken() -> None:
    round_ = table(["9g 2g", f"{FOURS} 2k", "2b 3b", "2r 3r"])
    round_.apply(0, play("9g"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    refused(round_, 1, play(FOURS))


@pytest.mark.rule("B2", "E3")
def test_no_bomb_before_play_has_begun() -> None:
    hands = ["Ma 2g 3g", f"{FOURS} 2k", "2b 3b 5b", "2r 3r 5r"]
    round_ = table(hands, phase="exchange")
    refused(round_, 1, play(FOURS))
    round_.apply(0, exchange(to1="2g", to2="3g", to3="Ma"))
    refused(round_, 1, play(FOURS))


@pytest.mark.rule("B2", "B1")
def test_you_may_bomb_your_own_bomb_but_only_higher() -> None:
    round_ = table(
        ["9g 2g", f"{FOURS} 3g 3k 3b 3r 6g 6k 6b 6r", "2b", "2r"], turn=1, trick=on_table((0, "9k"))
    )
    round_.apply(1, play(FOURS))
    refused(round_, 1, play("3g 3k 3b 3r"))
    round_.apply(1, play("6g 6k 6b 6r"))
    assert round_.turn == 2


@pytest.mark.rule("B2", "P4")
def test_a_lower_bomb_or_another_combination_out_of_turn_is_refused() -> None:
    round_ = table(["2g", "2k", "Ab Ar 3g 3k 3b 3r", "2r"], turn=1, trick=on_table((0, FOURS)))
    for cards in ("Ab", "Ab Ar", "3g 3k 3b", "3g 3k 3b 3r"):
        refused(round_, 2, play(cards))


@pytest.mark.rule("B3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bomb_may_be_led_and_only_a_higher_bomb_beats_it(edition: str) -> None:
    round_ = table([f"{FOURS} 2g", "Dr 3g 3k 3b 3r", "5g 5k 5b 5r 2b", "2r"], edition=edition)
    round_.apply(0, play(FOURS))
    assert legal_plays(round_, 1) == set()
    assert legal_plays(round_, 2) == {"5b 5g 5k 5r"}
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    assert round_.turn == 0


@pytest.mark.rule("B4")
def test_after_a_bomb_play_continues_at_the_bombers_right_and_all_must_pass_again() -> None:
    round_ = table(["9g 2g", "2k 3k", "2b 3b", f"{FOURS} 2r"])
    round_.apply(0, play("9g"))
    round_.apply(1, PASS)
    round_.apply(2, PASS)
    round_.apply(3, play(FOURS))
    assert (round_.turn, round_.to_json()["passed"]) == (0, [])
    for seat in (0, 1, 2):
        assert round_.phase == "play"
        round_.apply(seat, PASS)
    assert (round_.phase, round_.turn) == ("take", 3)


@pytest.mark.rule("B4", "P6")
def test_after_a_bomb_those_without_cards_are_passed_over() -> None:
    round_ = table(["9g 2g", f"{FOURS}", "", "2r 3r"], turn=1, trick=on_table((0, "9k")), out=[2])
    round_.apply(1, play(FOURS))
    assert round_.to_json()["out"] == [2, 1]
    assert round_.turn == 3


@pytest.mark.rule("B2", "S4")
def test_a_bomb_out_of_turn_can_make_the_double_victory() -> None:
    round_ = table(["", "2k 3k", FOURS, "9r 2r"], turn=3, out=[0])
    round_.apply(3, play("9r"))
    round_.apply(2, play(FOURS))
    assert round_.over
    assert list(round_.scores or []) == [200, 0]


@pytest.mark.rule("B2", "S1", "S5")
def test_a_bomb_out_of_turn_can_end_the_round_for_the_third() -> None:
    round_ = table(["", "", FOURS, "Kr Tr"], turn=3, out=[0, 1])
    round_.apply(3, play("Kr"))
    round_.apply(2, play(FOURS))
    assert round_.over
    assert list(round_.scores or []) == [20, 0]


@pytest.mark.rule("B2", "B1")
def test_a_higher_bomb_may_fall_on_a_last_card_bomb_after_all_have_passed() -> None:
    round_ = table(["9g 2g", FOURS, "2b 3b", "5g 5k 5b 5r 2r"], turn=1, trick=on_table((0, "9k")))
    round_.apply(1, play(FOURS))
    for seat in (2, 3, 0):
        round_.apply(seat, PASS)
    assert (round_.phase, round_.turn) == ("take", 1)
    round_.apply(3, play("5g 5k 5b 5r"))
    assert round_.turn == 0


@pytest.mark.rule("B5")
@pytest.mark.parametrize(("last", "order"), [(0, [1, 2, 3, 0]), (1, [2, 3, 0, 1]), (3, [0, 1, 2, 3])])
def test_bombs_are_asked_for_from_the_right_of_the_last_play_its_player_last(
    last: int, order: list[int]
) -> None:
    round_ = table(["2g", "2k", "2b", "2r"], turn=(last + 1) % 4, trick=on_table((last, "9g")))
    assert list(referee.bomb_order(round_)) == order


@pytest.mark.rule("B5")
def test_only_seats_with_cards_are_asked_for_bombs() -> None:
    round_ = table(["9g", "", "2b 3b", "2r 3r"], out=[1])
    round_.apply(0, play("9g"))
    assert list(referee.bomb_order(round_)) == [2, 3]


@pytest.mark.rule("B5", "B4")
def test_after_a_bomb_the_order_counts_from_the_bomber() -> None:
    round_ = table(["9g 2g", "2k 3k", f"{FOURS} 2b", "2r 3r"])
    round_.apply(0, play("9g"))
    round_.apply(2, play(FOURS))
    assert list(referee.bomb_order(round_)) == [3, 0, 1, 2]


@pytest.mark.rule("B5")
def test_after_the_passes_the_order_still_counts_from_the_last_play() -> None:
    round_ = table(["9g 2g", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("9g"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    assert list(referee.bomb_order(round_)) == [1, 2, 3, 0]


@pytest.mark.rule("B5")
def test_a_seat_that_declined_to_bomb_is_asked_again_after_each_pass() -> None:
    round_ = table(["9g 2g", "2k 3k", f"{FOURS} 2b", "2r 3r"])
    asked = referee.Referee(round_)
    asked.answer(Action.from_json(play("9g")))

    questions = []
    while (seat := asked.ask()) is not None and round_.phase == "play":
        questions.append(seat)
        asked.answer(Pass())

    assert questions == [1, 2, 2, 3, 2]
    assert (round_.phase, asked.ask()) == ("take", 2)


@pytest.mark.rule("B5", "B2")
def test_a_seat_that_declined_to_bomb_may_bomb_after_a_pass() -> None:
    round_ = table(["9g 2g", "2k 3k", "2b 3b", f"{FOURS} 2r"])
    asked = referee.Referee(round_)
    asked.answer(Action.from_json(play("9g")))
    for seat in (1, 3, 2):
        assert asked.ask() == seat
        asked.answer(Pass())

    bomb = Action.from_json(play(FOURS))
    made = asked.answer(bomb)

    assert made == [(3, bomb)]
    assert (round_.turn, round_.passed) == (0, [])
