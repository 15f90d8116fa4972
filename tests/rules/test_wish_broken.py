"""W8, TB1: the wish broken in Tichubadour."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, legal, legal_plays, on_table, play, refused, table

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
def test_a_player_who_cannot_play_the_rank_does_not_break_the_wish() -> None:
    round_ = tempted(trick=on_table((0, "Qg")))
    round_.apply(1, PASS)
    assert round_.phase == "play"
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("W8", "W6")
def test_a_bomb_instead_does_not_break_the_wish() -> None:
    round_ = tempted(hands=["9b 3b", "8k 4g 4k 4b 4r", "Ab 2b", "6g 2r"])
    round_.apply(1, play("4g 4k 4b 4r"))
    assert round_.phase == "play"
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("W8", "W5")
def test_the_phoenix_is_a_breach_only_if_the_rank_was_playable() -> None:
    guilty = tempted(hands=["9b 3b", "8k Ph 3g", "Ab 2b", "6g 2r"])
    guilty.apply(1, play("Ph"))
    assert guilty.phase == "over"
    innocent = tempted(hands=["9b 3b", "9k Ph 3g", "Ab 2b", "6g 2r"])
    innocent.apply(1, play("Ph"))
    assert innocent.phase == "play"


@pytest.mark.rule("W8", "T6")
def test_with_an_open_bet_play_continues_under_the_wish_until_somebody_is_out() -> None:
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
def test_the_breakers_own_tichu_is_lost_if_another_is_out_first() -> None:
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
def test_with_all_bets_decided_a_breach_ends_the_round() -> None:
    round_ = tempted(hands=["9b 3b", "8k Kb 3g", "Ab 2b", ""], calls={"3": "grand", "0": "tichu"}, out=[3])
    round_.apply(1, PASS)
    assert round_.over
    assert list(round_.scores or []) == [100, 200]


@pytest.mark.rule("W8")
@pytest.mark.parametrize("edition", ["fata-morgana", "philibert", "groo", "francois"])
def test_elsewhere_the_breach_is_refused_unless_house_rules_set_the_penalty(edition: str) -> None:
    refused(tempted(edition=edition), 1, PASS)
    refused(tempted(edition=edition), 1, play("Kb"))
    round_ = tempted(edition=edition, settings={"wish_breach": "penalty"})
    round_.apply(1, PASS)
    assert list(round_.scores or []) == [200, 0]


@pytest.mark.rule("W8")
def test_house_rules_may_refuse_the_breach_in_tichubadour() -> None:
    refused(tempted(settings={"wish_breach": "refused"}), 1, PASS)


@pytest.mark.rule("TB1")
def test_no_bomb_falls_on_the_wolf() -> None:
    round_ = table(["Do 3g", "4g 4k 4b 4r", "2b", "2r"], edition="tichubadour")
    round_.apply(0, play("Do"))
    refused(round_, 1, play("4g 4k 4b 4r"))
    assert round_.turn == 2
