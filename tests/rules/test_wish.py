"""W: the Mah Jong and its wish; W8 and TB1: the wish broken in Tichubadour."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, legal, legal_plays, on_table, play, refused, table

RANKS = set("23456789TJQKA")
OPTIONAL = ["fata-morgana", "philibert", "groo", "tichubadour"]


def asked(hand: str, wish: str, *lies: tuple[int, str] | tuple[int, str, str], **keys: Any) -> tichu.Round:
    """Seat 1 is in turn with this hand, the wish is open, seat 0's play lies on the table."""
    rest = keys.pop("rest", ("2g", "2b", "2r"))
    return table([rest[0], hand, rest[1], rest[2]], turn=1, wish=wish, trick=on_table(*lies), **keys)


def choices(round_: tichu.Round, seat: int = 1) -> set[str]:
    """Everything the seat can do: the cards of its plays, and ``pass``."""
    can_pass = {"pass"} if PASS in legal(round_, seat) else set()
    if not can_pass and round_.turn == seat:
        refused(round_, seat, PASS)
    return legal_plays(round_, seat) | can_pass


# W1


@pytest.mark.rule("W1")
def test_the_mah_jong_beats_no_other_single() -> None:
    for lies in ("2k", "Ph", "Dr"):
        round_ = table(["2g", "Ma 3k", "2b", "2r"], turn=1, trick=on_table((0, lies)))
        assert "Ma" not in legal_plays(round_, 1)


@pytest.mark.rule("W1")
@pytest.mark.parametrize("card", ["2k", "Ph", "Ak", "Dr"])
def test_any_other_single_but_the_dog_beats_the_mah_jong(card: str) -> None:
    round_ = table(["2g", f"{card} Do", "2b", "2r"], turn=1, trick=on_table((0, "Ma")))
    assert legal_plays(round_, 1) == {card}


# W2


@pytest.mark.rule("W2")
@pytest.mark.parametrize("edition", OPTIONAL)
def test_the_wish_may_be_left_out(edition: str) -> None:
    for action in (play("Ma"), play("Ma", wish=None)):
        round_ = table(["Ma 3g", "8k 2k", "2b", "2r"], edition=edition)
        round_.apply(0, action)
        assert round_.to_json()["wish"] is None
        round_.apply(1, PASS)


@pytest.mark.rule("W2")
@pytest.mark.parametrize("cards", ["Ma", "Ma 2g 3k 4b 5r"])
def test_in_the_dutch_book_a_wish_must_be_made_alone_or_in_a_straight(cards: str) -> None:
    round_ = table(["Ma 2g 3k 4b 5r 9g", "8k 2k", "2b", "2r"], edition="francois")
    refused(round_, 0, play(cards))
    refused(round_, 0, play(cards, wish=None))
    round_.apply(0, play(cards, wish="8"))
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("W2")
def test_a_table_may_settle_otherwise_whether_a_wish_is_made() -> None:
    hands = ["Ma 3g", "8k 2k", "2b", "2r"]
    refused(table(hands, settings={"wish": "required"}), 0, play("Ma"))
    table(hands, edition="francois", settings={"wish": "optional"}).apply(0, play("Ma"))
    without = table(hands, settings={"wish": "none"})
    refused(without, 0, play("Ma", wish="8"))
    without.apply(0, play("Ma"))


@pytest.mark.rule("W2")
@pytest.mark.parametrize("wish", ["Dr", "Ph", "Ma", "1", "10", "a", "", "8 9", 8, True])
def test_only_a_rank_from_two_to_ace_can_be_wished(wish: object) -> None:
    refused(table(["Ma 3g", "8k 2k", "2b", "2r"]), 0, play("Ma", wish=wish))


@pytest.mark.rule("W2")
def test_no_wish_without_the_mah_jong() -> None:
    round_ = table(["Ma 3g 4g 5k 6b 7r", "8k 2k", "2b", "2r"])
    refused(round_, 0, play("3g", wish="8"))
    refused(round_, 0, play("3g 4g 5k 6b 7r", wish="8"))


@pytest.mark.rule("W2")
def test_every_rank_is_offered_and_no_wish_where_it_is_free() -> None:
    hands = ["Ma 3g", "8k 2k", "2b", "2r"]
    free = {action.get("wish") for action in legal(table(hands), 0) if action["cards"] == "Ma"}
    dutch = {
        action.get("wish") for action in legal(table(hands, edition="francois"), 0) if action["cards"] == "Ma"
    }
    assert free == RANKS | {None}
    assert dutch == RANKS


@pytest.mark.rule("W2", "W4")
@pytest.mark.parametrize("edition", ["francois", "fata-morgana"])
def test_a_rank_that_is_gone_may_be_wished_and_binds_nobody(edition: str) -> None:
    round_ = table(["Ma 3g", "9k 2k", "2b", "2r"], edition=edition, won=["8g 8k", "8b", "", "8r"])
    round_.apply(0, play("Ma", wish="8"))
    assert round_.to_json()["wish"] == "8"
    assert choices(round_) == {"9k", "2k", "pass"}


@pytest.mark.rule("W2")
def test_the_wish_inside_a_straight_counts_like_any_other() -> None:
    round_ = table(["Ma 2g 3k 4b 5r 9g", "4k 5k 6b 7b 8k 9r", "2b", "2r"])
    round_.apply(0, play("5r Ma 3k 2g 4b", wish="9"))
    assert choices(round_) == {"5k 6b 7b 8k 9r"}


# W3


@pytest.mark.rule("W3")
def test_a_held_and_playable_single_must_be_played() -> None:
    assert choices(asked("8k 9k Ak", "8", (0, "7g"))) == {"8k"}


@pytest.mark.rule("W3")
def test_any_suit_of_the_rank_will_do() -> None:
    assert choices(asked("8k 8b Ak", "8", (0, "7g"))) == {"8k", "8b"}


@pytest.mark.rule("W3", "W4")
def test_a_rank_that_does_not_beat_the_table_leaves_one_free() -> None:
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
def test_who_can_play_the_rank_only_as_a_bomb_may_throw_another_bomb_but_not_pass() -> None:
    round_ = asked("6g 6k 6b 6r 3g 3k 3b 3r", "6", (0, "Ag Ak"))
    assert choices(round_) == {"6b 6g 6k 6r", "3b 3g 3k 3r"}


@pytest.mark.rule("W3", "W4")
def test_who_holds_the_rank_but_can_only_bomb_without_it_may_pass() -> None:
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
def test_the_wisher_is_bound_by_his_own_wish() -> None:
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
def test_the_wish_passes_over_the_dog_of_one_who_lacks_the_rank() -> None:
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
def test_a_pair_from_the_phoenix_and_another_rank_does_not_do() -> None:
    round_ = asked("8k 8b 9k Ph", "8", (0, "7g 7k"))
    refused(round_, 1, play("9k Ph"))
    assert choices(round_) == {"8b 8k", "8k Ph", "8b Ph"}


# W6


@pytest.mark.rule("W6", "B2")
@pytest.mark.parametrize("edition", ["groo", "francois", "fata-morgana", "philibert"])
def test_instead_of_the_rank_one_may_bomb_what_lies_on_the_table(edition: str) -> None:
    round_ = asked("8k Ak 3g 3k 3b 3r", "8", (0, "7g"), edition=edition)
    assert choices(round_) == {"8k", "3b 3g 3k 3r"}


@pytest.mark.rule("W6", "B1")
def test_a_bomb_that_does_not_beat_the_table_is_no_way_out() -> None:
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


# W8, TB1


BREACH = ["9b 3b", "8k Kb 3g", "Ab 2b", "6g 2r"]


def tempted(**keys: Any) -> tichu.Round:
    """Tichubadour: the Nightingale wished an 8, seat 1 holds it."""
    hands = keys.pop("hands", BREACH)
    keys = {"edition": "tichubadour", "turn": 1, "trick": on_table((0, "Ma")), "wish": "8", **keys}
    return table(hands, **keys)


@pytest.mark.rule("W8", "TB1")
def test_the_breach_is_among_the_legal_actions() -> None:
    assert {"8k", "Kb", "3g"} <= legal_plays(tempted(), 1)
    assert PASS in legal(tempted(), 1)


@pytest.mark.rule("W8", "TB1")
def test_another_card_instead_of_the_rank_loses_the_round_at_once() -> None:
    round_ = tempted(won=["", "Kg Dr", "", "Tg"])
    round_.apply(1, play("Kb"))
    assert round_.over
    assert list(round_.scores or []) == [200, 0]


@pytest.mark.rule("W8")
@pytest.mark.parametrize("lead", ["3g", "Do"])
def test_a_breach_by_the_leader_loses_the_round_too(lead: str) -> None:
    round_ = tempted(hands=["9b 3b", "8k Do 3g", "Ab 2b", "6g 2r"], trick=[])
    round_.apply(1, play(lead))
    assert round_.phase == "over"
    assert list(round_.scores or []) == [200, 0]


@pytest.mark.rule("W8")
def test_the_other_team_gains_when_the_first_one_breaks_the_wish() -> None:
    round_ = tempted(hands=["8g 3b", "2k", "Ab 2b", "6g 2r"], trick=on_table((3, "Ma")), turn=0)
    round_.apply(0, PASS)
    assert list(round_.scores or []) == [0, 200]


@pytest.mark.rule("W8", "W4")
def test_no_breach_by_who_cannot_play_the_rank() -> None:
    round_ = tempted(trick=on_table((0, "Qg")))
    round_.apply(1, PASS)
    assert round_.phase == "play"
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("W8", "W6")
def test_no_breach_by_who_bombs_instead() -> None:
    round_ = tempted(hands=["9b 3b", "8k 4g 4k 4b 4r", "Ab 2b", "6g 2r"])
    round_.apply(1, play("4g 4k 4b 4r"))
    assert round_.phase == "play"
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("W8", "W5")
def test_the_phoenix_instead_of_the_rank_is_a_breach_and_for_want_of_it_is_none() -> None:
    guilty = tempted(hands=["9b 3b", "8k Ph 3g", "Ab 2b", "6g 2r"])
    guilty.apply(1, play("Ph"))
    assert guilty.phase == "over"
    innocent = tempted(hands=["9b 3b", "9k Ph 3g", "Ab 2b", "6g 2r"])
    innocent.apply(1, play("Ph"))
    assert innocent.phase == "play"


@pytest.mark.rule("W8", "T6")
def test_with_an_open_bet_it_is_played_on_with_the_wish_until_the_first_is_out() -> None:
    round_ = tempted(
        hands=["9b 3b", "8k Kb 3g", "Ab", "6g 2r"], calls={"2": "tichu"}, won=["Kg", "Dr", "", ""]
    )
    round_.apply(1, PASS)
    assert round_.phase == "play"
    assert round_.to_json()["wish"] == "8"
    round_.apply(2, play("Ab"))
    assert round_.over
    assert list(round_.scores or []) == [300, 0]


@pytest.mark.rule("W8")
def test_a_breach_with_an_open_bet_is_part_of_the_position() -> None:
    round_ = tempted(hands=["9b 3b", "8k Kb 3g", "Ab", "6g 2r"], calls={"2": "tichu"})
    round_.apply(1, PASS)
    again = tichu.Round.from_json(round_.to_json())
    again.apply(2, play("Ab"))
    assert list(again.scores or []) == [300, 0]


@pytest.mark.rule("W8", "T6")
def test_the_breakers_own_tichu_falls_when_another_is_out_first() -> None:
    round_ = tempted(hands=["9b 3b", "8k Kb 3g", "Ab", "6g 2r"], calls={"1": "tichu"})
    round_.apply(1, PASS)
    round_.apply(2, play("Ab"))
    assert list(round_.scores or []) == [200, -100]


@pytest.mark.rule("W8", "T5", "T6")
def test_a_grand_tichu_of_the_breakers_partner_can_still_be_won() -> None:
    round_ = tempted(hands=["9b 3b", "8k Kb 3g", "Ab 2b", "Ar"], calls={"3": "grand"})
    round_.apply(1, PASS)
    round_.apply(2, PASS)
    assert round_.phase == "play"
    round_.apply(3, play("Ar"))
    assert round_.over
    assert list(round_.scores or []) == [200, 200]


@pytest.mark.rule("W8", "T6")
def test_with_a_bet_already_decided_it_ends_at_once() -> None:
    round_ = tempted(hands=["9b 3b", "8k Kb 3g", "Ab 2b", ""], calls={"3": "grand", "0": "tichu"}, out=[3])
    round_.apply(1, PASS)
    assert round_.over
    assert list(round_.scores or []) == [100, 200]


@pytest.mark.rule("W8")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo", "francois"])
def test_everywhere_else_the_breach_is_refused_unless_the_table_wants_the_penalty(edition: str) -> None:
    refused(tempted(edition=edition), 1, PASS)
    refused(tempted(edition=edition), 1, play("Kb"))
    round_ = tempted(edition=edition, settings={"wish_breach": "penalty"})
    round_.apply(1, PASS)
    assert list(round_.scores or []) == [200, 0]


@pytest.mark.rule("W8")
def test_a_tichubadour_table_may_refuse_the_breach() -> None:
    refused(tempted(settings={"wish_breach": "refused"}), 1, PASS)


@pytest.mark.rule("TB1")
def test_no_bomb_falls_on_the_wolf() -> None:
    round_ = table(["Do 3g", "4g 4k 4b 4r", "2b", "2r"], edition="tichubadour")
    round_.apply(0, play("Do"))
    refused(round_, 1, play("4g 4k 4b 4r"))
    assert round_.turn == 2
