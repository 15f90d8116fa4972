"""W3–W7: whom the wish binds, what fulfils it, and what may be played instead."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.rules.support import choices
from tests.support import PASS, TAKE, legal_plays, on_table, play, refused, table


def asked(hand: str, wish: str, *lies: tuple[int, str] | tuple[int, str, str], **keys: Any) -> tichu.Round:
    """Seat 1 is in turn with this hand, the wish is open, seat 0's play lies on the table."""
    rest = keys.pop("rest", ("2g", "2b", "2r"))
    return table([rest[0], hand, rest[1], rest[2]], turn=1, wish=wish, trick=on_table(*lies), **keys)


# W3


@pytest.mark.rule("W3")
def test_a_held_and_playable_single_must_be_played() -> None:
    assert choices(asked("8k 9k Ak", "8", (0, "7g"))) == {"8k"}


@pytest.mark.rule("W3")
def test_any_suit_of_the_rank_will_do() -> None:
    assert choices(asked("8k 8b Ak", "8", (0, "7g"))) == {"8k", "8b"}


@pytest.mark.rule("W3", "W4")
def test_a_rank_that_does_not_beat_the_table_does_not_bind() -> None:
    assert choices(asked("8k Ak", "8", (0, "8g"))) == {"Ak", "pass"}
    assert choices(asked("8k Ak Dr", "8", (0, "Kg"))) == {"Ak", "Dr", "pass"}
    assert choices(asked("Kk Ak", "K", (0, "Dr"))) == {"pass"}


@pytest.mark.rule("W3", "F2")
def test_the_rank_under_a_phoenix_of_that_rank_and_a_half_cannot_be_played() -> None:
    assert choices(asked("8k 9k", "8", (3, "8g"), (0, "Ph"))) == {"9k", "pass"}


@pytest.mark.rule("W3")
def test_a_single_of_the_rank_is_not_asked_for_on_a_pair() -> None:
    assert choices(asked("9k Tk Tb", "9", (0, "5g 5k"))) == {"Tb Tk", "pass"}


@pytest.mark.rule("W3")
def test_the_wished_pair_inside_a_full_house_is_enough_to_bind() -> None:
    round_ = asked("9g 9k Kg Kk Kb Ak Ab", "9", (0, "8g 8k 8b 3g 3k"))
    assert choices(round_) == {"9g 9k Kb Kg Kk"}


@pytest.mark.rule("W3", "F3")
def test_a_full_house_that_needs_the_phoenix_must_be_played() -> None:
    round_ = asked("9g Kg Kk Kb Ph", "9", (0, "8g 8k 8b 3g 3k"))
    assert choices(round_) == {"9g Kb Kg Kk Ph"}


@pytest.mark.rule("W3", "F3")
def test_with_two_pairs_and_the_phoenix_only_the_reading_that_beats_counts() -> None:
    low = asked("6g 6k 9g 9k Ph", "6", (0, "8g 8k 8b 3g 3k"))
    refused(low, 1, play("6g 6k 9g 9k Ph", as_="6"))
    assert choices(low) == {"6g 6k 9g 9k Ph"}
    assert choices(asked("6g 6k 9g 9k Ph", "6", (0, "Tg Tk Tb 3g 3k"))) == {"pass"}


@pytest.mark.rule("W3")
def test_a_triple_completed_by_the_phoenix_must_be_played() -> None:
    assert choices(asked("9g 9k Ph Tg Tk Tb", "9", (0, "5g 5k 5b"))) == {"9g 9k Ph"}


@pytest.mark.rule("W3")
def test_a_pair_run_completed_by_the_phoenix_must_be_played() -> None:
    assert choices(asked("7g 8g 8k Ph Ag", "7", (0, "5g 5k 6g 6k"))) == {"7g 8g 8k Ph"}


@pytest.mark.rule("W3")
def test_a_straight_of_another_length_does_not_bind() -> None:
    assert choices(asked("5g 6k 7b 8r 9g", "7", (0, "2k 3k 4b 5r 6g 7k"))) == {"pass"}


@pytest.mark.rule("W3")
def test_a_straight_may_take_its_cards_from_any_suit_as_long_as_the_rank_is_in_it() -> None:
    round_ = asked("5g 6k 7b 8r 9g Tg", "5", (0, "Ma 2k 3k 4b 5r"))
    assert choices(round_) == {"5g 6k 7b 8r 9g"}


@pytest.mark.rule("W3", "B1")
def test_a_straight_bomb_with_the_rank_must_be_thrown_if_nothing_else_goes() -> None:
    round_ = asked("4k 5k 6k 7k 8k Ak", "6", (0, "Ab Ar"))
    assert choices(round_) == {"4k 5k 6k 7k 8k"}


@pytest.mark.rule("W3", "W6", "B1")
def test_with_the_rank_only_in_a_bomb_another_bomb_is_allowed_but_not_passing() -> None:
    round_ = asked("6g 6k 6b 6r 3g 3k 3b 3r", "6", (0, "Ag Ak"))
    assert choices(round_) == {"6b 6g 6k 6r", "3b 3g 3k 3r"}


@pytest.mark.rule("W3", "W4")
def test_with_only_bombs_without_the_rank_passing_is_allowed() -> None:
    assert choices(asked("6g 3g 3k 3b 3r", "6", (0, "Ag"))) == {"3b 3g 3k 3r", "pass"}


@pytest.mark.rule("W3", "B1")
def test_a_bomb_with_the_rank_that_is_too_low_does_not_bind() -> None:
    assert choices(asked("6g 6k 6b 6r Ak", "6", (0, "7g 7k 7b 7r"))) == {"pass"}


@pytest.mark.rule("W3")
def test_single_or_bomb_of_the_rank_is_the_players_choice() -> None:
    assert choices(asked("9g 9k 9b 9r Ak", "9", (0, "8g"))) == {"9g", "9k", "9b", "9r", "9b 9g 9k 9r"}


@pytest.mark.rule("W3")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo", "francois"])
def test_the_refusal_names_the_wished_rank(edition: str) -> None:
    error = refused(asked("8k Ak", "8", (0, "7g"), edition=edition), 1, PASS)
    assert error.code
    assert "8" in str(error)


@pytest.mark.rule("W3")
def test_it_binds_the_wishers_partner_too() -> None:
    round_ = table(["Ma 3g", "2k 3k", "8b Ab", "2r"])
    round_.apply(0, play("Ma", wish="8"))
    round_.apply(1, PASS)
    assert choices(round_, 2) == {"8b"}


# W4


@pytest.mark.rule("W4")
def test_once_played_by_anybody_the_wish_is_gone() -> None:
    round_ = table(["Ma 3g", "8k 2k", "8b Ab", "2r"])
    round_.apply(0, play("Ma", wish="8"))
    round_.apply(1, play("8k"))
    assert round_.to_json()["wish"] is None
    assert choices(round_, 2) == {"Ab", "pass"}


@pytest.mark.rule("W4")
def test_an_unfulfilled_wish_binds_in_the_next_trick() -> None:
    round_ = table(["Ma 3g 4g", "Ak 5k", "8b 9b", "2r 3r"], turn=0)
    round_.apply(0, play("Ma", wish="8"))
    round_.apply(1, play("Ak"))
    for seat in (2, 3, 0):
        round_.apply(seat, PASS)
    round_.apply(1, TAKE)
    round_.apply(1, play("5k"))
    assert choices(round_, 2) == {"8b"}


@pytest.mark.rule("W4", "W6")
def test_the_wisher_is_bound_by_their_own_wish() -> None:
    round_ = table(["Ma 8g Ag", "2k 3k", "2b 3b", "2r 3r"])
    round_.apply(0, play("Ma", wish="8"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    assert legal_plays(round_, 0) == {"8g"}


@pytest.mark.rule("W4", "P6")
def test_the_wish_outlives_the_wishers_last_card() -> None:
    round_ = table(["Ma", "8k Ak", "2b 3b", "2r 3r"])
    round_.apply(0, play("Ma", wish="8"))
    assert round_.to_json()["out"] == [0]
    assert choices(round_) == {"8k"}


@pytest.mark.rule("W4", "D1")
def test_the_wish_stays_open_when_a_player_without_the_rank_leads_the_dog() -> None:
    round_ = table(["Do 3g", "2k 3k", "8b Ab", "2r 3r"], wish="8")
    round_.apply(0, play("Do"))
    assert round_.to_json()["wish"] == "8"
    assert legal_plays(round_, 2) == {"8b"}


# W5


@pytest.mark.rule("W5")
def test_a_single_phoenix_is_neither_forced_nor_a_way_round_the_rank() -> None:
    assert choices(asked("Ph 9k", "8", (0, "7g"))) == {"Ph", "9k", "pass"}
    assert choices(asked("Ph 8k", "8", (0, "7g"))) == {"8k"}


@pytest.mark.rule("W5")
def test_the_phoenix_for_the_rank_leaves_the_wish_open() -> None:
    round_ = asked("5g 6k 8b 9r Ph 2k", "7", (0, "Ma 2g 3k 4b 5r"), rest=("3g", "Ab", "Ar"))
    round_.apply(1, play("5g 6k 8b 9r Ph", as_="7"))
    assert round_.to_json()["wish"] == "7"


@pytest.mark.rule("W5")
def test_a_natural_card_beside_the_phoenix_fulfils_the_wish() -> None:
    round_ = asked("8k Ph 9k 9b", "8", (0, "7g 7k"))
    assert choices(round_) == {"8k Ph"}
    round_.apply(1, play("8k Ph"))
    assert round_.to_json()["wish"] is None


@pytest.mark.rule("W5")
def test_a_pair_of_the_phoenix_and_another_rank_does_not_fulfil_the_wish() -> None:
    round_ = asked("8k 8b 9k Ph", "8", (0, "7g 7k"))
    refused(round_, 1, play("9k Ph"))
    assert choices(round_) == {"8b 8k", "8k Ph", "8b Ph"}


# W6


@pytest.mark.rule("W6", "B2")
@pytest.mark.parametrize("edition", ["groo", "francois", "fata-morgana", "philibert"])
def test_a_bound_player_may_bomb_the_trick_instead(edition: str) -> None:
    round_ = asked("8k Ak 3g 3k 3b 3r", "8", (0, "7g"), edition=edition)
    assert choices(round_) == {"8k", "3b 3g 3k 3r"}


@pytest.mark.rule("W6", "B1")
def test_a_bomb_too_low_for_the_trick_does_not_avoid_the_wish() -> None:
    round_ = asked("9g 9k 9b 9r 3g 3k 3b 3r Ak", "9", (0, "5g 5k 5b 5r"))
    assert choices(round_) == {"9b 9g 9k 9r"}


@pytest.mark.rule("W6")
def test_out_of_turn_the_wish_does_not_bind_a_bomb() -> None:
    round_ = table(["2g", "2k", "8b 3g 3k 3b 3r", "2r"], turn=1, wish="8", trick=on_table((0, "7g")))
    assert legal_plays(round_, 2) == {"3b 3g 3k 3r"}
    round_.apply(2, play("3g 3k 3b 3r"))
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("W6")
def test_a_bomb_thrown_after_the_last_pass_need_not_fulfil_it() -> None:
    round_ = table(["Ag 2g", "2k 4k", "8b Kb 3g 3k 3b 3r", "2r 4r"], turn=0, wish="8")
    round_.apply(0, play("Ag"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(2, play("3g 3k 3b 3r"))
    for seat in (3, 0, 1):
        round_.apply(seat, PASS)
    round_.apply(2, TAKE)
    assert legal_plays(round_, 2) == {"8b"}


@pytest.mark.rule("W6", "D1", "B3")
@pytest.mark.parametrize("edition", ["groo", "francois"])
def test_a_leader_with_the_rank_may_lead_neither_dog_nor_phoenix_nor_another_bomb(edition: str) -> None:
    round_ = table(["8g Do Ph Dr 3g 3k 3b 3r", "2k", "2b", "2r"], edition=edition, wish="8")
    for cards in ("Do", "Ph", "Dr", "3g 3k 3b 3r", "3g", "3g Ph"):
        refused(round_, 0, play(cards))
    assert {"8g", "8g Ph", "3b 3g 3k 8g Ph"} <= legal_plays(round_, 0)
    assert all("8g" in cards.split() for cards in legal_plays(round_, 0))


@pytest.mark.rule("W6", "B3")
def test_a_bomb_that_contains_the_rank_may_be_led() -> None:
    round_ = table(["8g 8k 8b 8r Ag", "2k", "2b", "2r"], wish="8")
    assert "8b 8g 8k 8r" in legal_plays(round_, 0)
    round_.apply(0, play("8g 8k 8b 8r"))
    assert round_.to_json()["wish"] is None


# W7


@pytest.mark.rule("W7")
def test_the_straight_that_makes_the_wish_does_not_fulfil_it() -> None:
    round_ = table(["Ma 2g 3k 4b 5r 9g", "5k 6k 7b 8b 9r", "2b", "2r"])
    round_.apply(0, play("Ma 2g 3k 4b 5r", wish="5"))
    assert round_.to_json()["wish"] == "5"
    assert choices(round_) == {"5k 6k 7b 8b 9r"}
