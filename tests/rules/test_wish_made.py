"""W1, W2: the Mah Jong and the wish it makes."""

from __future__ import annotations

import pytest

from tests.rules.support import choices
from tests.support import PASS, legal, legal_plays, on_table, play, refused, table

RANKS = set("23456789TJQKA")
OPTIONAL = ["fata-morgana", "philibert", "groo", "tichubadour"]


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
def test_house_rules_may_require_or_forbid_wishes() -> None:
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
