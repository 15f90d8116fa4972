"""What a table may change in play, and in what the rule books differ: wish, special cards, bombs, bets."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.rules.support import BOMBER, EDITIONS, FOUR, GAMES, SOLO, scores
from tests.support import PASS, TAKE, TICHU, give, legal, legal_plays, on_table, play, refused, table

# The wish


@pytest.mark.rule("W2")
@pytest.mark.parametrize(("edition", "must"), [(edition, edition == "francois") for edition in EDITIONS])
def test_only_in_francois_must_a_wish_be_made(edition: str, must: bool) -> None:
    round_ = table(["Ma 2g", "2k 3k", "2b 3b", "2r 3r"], edition=edition)
    if must:
        refused(round_, 0, play("Ma"))
        refused(round_, 0, play("Ma", wish=None))
        assert all(act.get("wish") for act in legal(round_, 0) if act.get("cards") == "Ma")
    else:
        round_.apply(0, play("Ma"))
        assert round_.to_json()["wish"] is None


@pytest.mark.rule("W2")
def test_a_table_may_make_the_wish_compulsory_or_voluntary_or_drop_it() -> None:
    hands = ["Ma 2g", "2k 3k", "2b 3b", "2r 3r"]
    refused(table(hands, settings={"wish": "required"}), 0, play("Ma"))
    table(hands, edition="francois", settings={"wish": "optional"}).apply(0, play("Ma"))
    without = table(hands, settings={"wish": "none"})
    refused(without, 0, play("Ma", wish="3"))
    without.apply(0, play("Ma"))
    assert PASS in legal(without, 1)


@pytest.mark.rule("W2", "HI2")
def test_a_table_may_bring_the_wish_into_the_hierarchy() -> None:
    round_ = table(
        ["Ma 2g", "8k 3k", "2b 3b", "2r 3r", "4g 4k"],
        variant="hierarchie",
        edition="philibert",
        settings={"wish": "optional"},
        dealer=4,
    )
    round_.apply(0, play("Ma", wish="8"))
    assert legal_plays(round_, 1) == {"8k"}


@pytest.mark.rule("W8")
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "tichubadour"])
def test_everywhere_but_in_tichubadour_a_breach_of_the_wish_is_refused(edition: str) -> None:
    keys: dict[str, Any] = {"turn": 1, "trick": on_table((0, "Ma")), "wish": "8"}
    refused(table(["2g 3g", "8k Kk", "2b 3b", "2r 3r"], edition=edition, **keys), 1, PASS)
    allowed = table(["2g 3g", "8k Kk", "2b 3b", "2r 3r"], edition="tichubadour", **keys)
    allowed.apply(1, PASS)
    assert allowed.over
    assert scores(allowed) == [200, 0]


@pytest.mark.rule("W8", "T6")
def test_a_breach_with_a_bet_open_is_played_on_until_somebody_is_out() -> None:
    round_ = table(
        ["2g Ag", "8k Kk", "2b 3b", "2r 3r"],
        settings={"wish_breach": "penalty"},
        turn=1,
        trick=on_table((0, "Ma")),
        wish="8",
        calls={"0": "tichu"},
    )
    round_.apply(1, play("Kk"))
    assert scores(round_) is None
    round_.apply(2, PASS)
    round_.apply(3, PASS)
    round_.apply(0, play("Ag"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    round_.apply(0, TAKE)
    round_.apply(0, play("2g"))
    assert round_.over
    assert scores(round_) == [300, 0]


@pytest.mark.rule("W8", "TR7")
def test_with_the_penalty_the_dummy_still_breaks_nothing_and_an_opponent_does() -> None:
    hands = ["2g 3g", "8k Kk", "8b 3b", "2r 3r"]
    settings = {"wish_breach": "penalty"}
    dummy = table(hands, settings=settings, turn=2, trick=on_table((1, "Ma")), wish="8", **SOLO)
    dummy.apply(2, PASS)
    assert (dummy.over, dummy.turn) == (False, 3)
    opponent = table(hands, settings=settings, turn=1, trick=on_table((0, "Ma")), wish="8", **SOLO)
    opponent.apply(1, PASS)
    assert scores(opponent) == [200, 0, 200, 0]


@pytest.mark.rule("TR7")
@pytest.mark.parametrize("edition", GAMES["trichu"])
def test_a_table_may_bind_the_dummy_to_the_wish(edition: str) -> None:
    round_ = table(
        ["2g 3g", "3k Kk", "8b Kb", "2r 3r"],
        edition=edition,
        settings={"dummy_honours_wish": True},
        turn=2,
        trick=on_table((1, "Ma")),
        wish="8",
        **SOLO,
    )
    refused(round_, 2, PASS)
    assert legal_plays(round_, 2) == {"8b"}


# Dog, Dragon and bombs


@pytest.mark.rule("D3")
@pytest.mark.parametrize(("edition", "open_"), [(edition, edition == "philibert") for edition in EDITIONS])
def test_only_in_philibert_may_a_bomb_fall_on_the_dog(edition: str, open_: bool) -> None:
    round_ = table(BOMBER, edition=edition)
    round_.apply(0, play("Do"))
    assert legal_plays(round_, 1) == ({"7b 7g 7k 7r"} if open_ else set())


@pytest.mark.rule("D3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("open_", [True, False])
def test_house_rules_may_allow_or_forbid_bombs_on_the_dog(edition: str, open_: bool) -> None:
    round_ = table(BOMBER, edition=edition, settings={"bomb_on_dog": open_})
    round_.apply(0, play("Do"))
    assert legal_plays(round_, 1) == ({"7b 7g 7k 7r"} if open_ else set())


@pytest.mark.rule("D3", "W6")
def test_a_bomb_on_the_dog_need_not_fulfil_an_open_wish() -> None:
    round_ = table(["Do 2g", "7g 7k 7b 7r 8k", "2b 3b", "2r 3r"], edition="philibert", wish="8")
    round_.apply(0, play("Do"))
    round_.apply(1, play("7g 7k 7b 7r"))
    assert round_.to_json()["wish"] == "8"


@pytest.mark.rule("G2")
def test_a_table_may_let_the_dragon_keep_its_trick() -> None:
    keys: dict[str, Any] = {"phase": "take", "trick": on_table((0, "Dr")), "passed": [1, 2, 3]}
    kept = table(FOUR, settings={"dragon_given": False}, **keys)
    refused(kept, 0, give(1))
    kept.apply(0, TAKE)
    assert kept.to_json()["won"][0] == "Dr"


@pytest.mark.rule("G2", "S5")
def test_a_dragon_that_is_kept_needs_no_gift_at_the_end_of_the_round() -> None:
    round_ = table(["Dr", "", "", "2r 3r"], settings={"dragon_given": False}, out=[1, 2])
    round_.apply(0, play("Dr"))
    assert round_.over
    assert scores(round_) == [25, 0]


@pytest.mark.rule("GS5", "HI3")
def test_a_table_may_ask_for_different_suits_in_triples_or_allow_the_same_in_bombs() -> None:
    hands = ["7g 7g 7k 7b 2g", "2k", "3k", "4k", "5k", "6k", "8k"]
    strict = table(hands, variant="grandseigneur", settings={"triple_suits_differ": True})
    refused(strict, 0, play("7g 7g 7k"))
    strict.apply(0, play("7g 7k 7b"))
    lax = table(hands, variant="grandseigneur", settings={"bomb_suits_differ": False})
    lax.apply(0, play("7g 7g 7k 7b"))


@pytest.mark.rule("HI3")
def test_a_hierarchy_without_the_rule_of_suits_knows_more_triples() -> None:
    settings = {"triple_suits_differ": False}
    round_ = table(
        ["7r 7r 7b 2g", "2k", "3k", "4k", "5k"],
        variant="hierarchie",
        edition="philibert",
        settings=settings,
        dealer=4,
    )
    round_.apply(0, play("7r 7r 7b"))


# Bets


@pytest.mark.rule("T5")
def test_a_table_may_do_without_grand_tichu() -> None:
    match = tichu.Match("nanjing", seed=1, grand_tichu=False)
    assert match.round.phase == "exchange"
    for seat in range(4):
        refused(match.round, seat, {"type": "grand", "call": True})


@pytest.mark.rule("T1")
def test_a_table_may_do_without_tichu() -> None:
    round_ = table(FOUR, settings={"tichu": False, "grand_tichu": False}, started=[])
    for seat in range(4):
        refused(round_, seat, TICHU)
        assert TICHU not in legal(round_, seat)


@pytest.mark.rule("T5")
@pytest.mark.parametrize(("variant", "usual"), [("nanjing", 8), ("trichu", 8), ("tientsin", 6)])
def test_a_table_may_show_more_or_fewer_cards_before_grand_tichu(variant: str, usual: int) -> None:
    for match, count in (
        (tichu.Match(variant, seed=1), usual),
        (tichu.Match(variant, seed=1, grand_cards=5), 5),
    ):
        assert {len(hand.split()) for hand in match.round.to_json()["hands"]} == {count}


@pytest.mark.rule("T6", "S4")
@pytest.mark.parametrize("variant", ["nanjing", "trichu"])
def test_a_table_may_set_what_bets_and_victories_are_worth(variant: str) -> None:
    keys: dict[str, Any] = SOLO if variant == "trichu" else {}
    round_ = table(
        ["9g", "2k 3k", "", "2r 3r"],
        settings={"victory_points": 150, "tichu_points": 50, "grand_points": 77},
        calls={"2": "tichu", "1": "grand"},
        **keys,
    )
    round_.apply(0, play("9g"))
    assert scores(round_) == ([200, -77] if variant == "nanjing" else [200, -77, 200, -77])


@pytest.mark.rule("TI6")
def test_the_triple_victory_can_be_worth_something_else() -> None:
    round_ = table(
        ["9g", "2k 3k", "", "2r 3r", "", "4g 4k"], variant="tientsin", settings={"victory_points": 500}
    )
    round_.apply(0, play("9g"))
    assert scores(round_) == [500, 0]


@pytest.mark.rule("X2")
def test_a_tichu_when_somebody_is_out_is_legal_and_lost_unless_the_table_forbids_it() -> None:
    hands = ["", "2k 3k", "9b", "2r 3r"]
    late = table(hands, turn=2, started=[0])
    late.apply(2, TICHU)
    late.apply(2, play("9b"))
    assert scores(late) == [100, 0]
    refused(table(hands, turn=2, started=[0], settings={"late_tichu": False}), 2, TICHU)


@pytest.mark.rule("T4")
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "groo"])
def test_only_groo_lets_a_simultaneous_call_be_withdrawn(edition: str) -> None:
    round_ = table(FOUR, edition=edition, started=[])
    round_.apply(0, TICHU)
    round_.apply(2, TICHU)
    refused(round_, 2, {"type": "withdraw"})
    refused(round_, 0, {"type": "withdraw"})
