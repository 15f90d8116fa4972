"""Settings: what a table may change, what contradicts itself, and in what the rule books differ."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tichu
from tests.support import (
    PASS,
    TAKE,
    TICHU,
    exchange,
    give,
    legal,
    legal_plays,
    on_table,
    play,
    play_out,
    refused,
    table,
)

GAMES = {
    "nanjing": ["fata-morgana", "philibert", "groo", "tichubadour", "francois"],
    "trichu": ["fata-morgana", "philibert", "groo"],
    "tientsin": ["fata-morgana", "philibert", "groo", "francois"],
    "grandseigneur": ["fata-morgana"],
    "hierarchie": ["philibert"],
}
EDITIONS = GAMES["nanjing"]
PLAYERS: dict[str, int | None] = {"grandseigneur": 6, "hierarchie": 6}
PAIRS = [(variant, edition) for variant, editions in GAMES.items() for edition in editions]

FOUR = ["2g 3g", "2k 3k", "2b 3b", "2r 3r"]
BOMBER = ["Do 2g", "7g 7k 7b 7r 2k", "2b 3b", "2r 3r"]
SOLO: dict[str, Any] = {"variant": "trichu", "soloist": 0, "dealer": 0, "dummy": 2}


def scores(round_: tichu.Round) -> list[int] | None:
    """The scores as the contract writes them."""
    result: list[int] | None = round_.to_json()["scores"]
    return result


@pytest.mark.rule("P2", "S1")
@pytest.mark.parametrize(("variant", "edition"), PAIRS)
def test_every_game_of_every_rule_book_can_be_played_to_the_end_of_a_round(
    variant: str, edition: str
) -> None:
    match = tichu.Match(variant, edition=edition, seed=1, players=PLAYERS.get(variant))
    final = play_out(match, random.Random(1))
    assert final["phase"] == "over"
    assert (final["variant"], final["edition"]) == (variant, edition)


@pytest.mark.rule("C3")
@pytest.mark.parametrize(
    ("variant", "edition"),
    [
        ("trichu", "tichubadour"),
        ("trichu", "francois"),
        ("tientsin", "tichubadour"),
        ("grandseigneur", "philibert"),
        ("grandseigneur", "groo"),
        ("hierarchie", "fata-morgana"),
        ("hierarchie", "groo"),
        ("nanjing", "schwarzwald"),
        ("doppelkopf", "fata-morgana"),
        ("", ""),
    ],
)
def test_a_game_that_the_rule_book_does_not_have_is_refused(variant: str, edition: str) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match(variant, edition=edition, seed=1)
    with pytest.raises(tichu.TichuError):
        table(FOUR, variant=variant, edition=edition)


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    ("variant", "players"), [("nanjing", 3), ("nanjing", 6), ("trichu", 4), ("trichu", 2), ("tientsin", 5)]
)
def test_a_number_of_players_that_the_game_does_not_take_is_refused(variant: str, players: int) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match(variant, seed=1, players=players)


# Settings that are none, or contradict each other


@pytest.mark.rule("M1")
@pytest.mark.parametrize(
    "settings",
    [
        {"no_such_setting": 1},
        {"target": "1000"},
        {"target": True},
        {"target": 0},
        {"target": -100},
        {"target": 2.5},
        {"rounds": 0, "target": None},
        {"rounds": "3"},
        {"grand_tichu": 1},
        {"grand_tichu": None},
        {"tichu": "no"},
        {"direction": "left"},
        {"direction": 1},
        {"deal": "all at once"},
        {"wish": None},
        {"wish": True},
        {"wish_breach": "shame"},
        {"exchange": []},
        {"exchange": {}},
        {"packs": 3},
        {"packs": True},
        {"bomb_on_dog": 0},
        {"victory_points": None},
        {"tichu_points": "100"},
        {"grand_cards": 2.0},
    ],
)
def test_a_setting_unknown_or_of_the_wrong_kind_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("nanjing", seed=1, **settings)
    with pytest.raises(tichu.InvalidSettings):
        table(FOUR, settings=settings)


@pytest.mark.rule("M1", "TR9", "W8", "GS1", "HI6", "GS5")
@pytest.mark.parametrize(
    ("variant", "settings"),
    [
        ("nanjing", {"wish": "none", "wish_breach": "penalty"}),
        ("nanjing", {"target": None}),
        ("nanjing", {"packs": 2}),
        ("nanjing", {"soloist": "winner"}),
        ("nanjing", {"grand_cards": 14}),
        ("nanjing", {"exchange": "tribute"}),
        ("nanjing", {"exchange": "real-players"}),
        ("trichu", {"target": 500}),
        ("trichu", {"rounds": 5}),
        ("trichu", {"exchange": "everyone"}),
        ("trichu", {"packs": 2}),
        ("tientsin", {"target": None}),
        ("tientsin", {"exchange": "tribute"}),
        ("tientsin", {"packs": 2}),
        ("grandseigneur", {"tichu": True}),
        ("grandseigneur", {"grand_tichu": True}),
        ("grandseigneur", {"target": 1000}),
        ("grandseigneur", {"exchange": "partners"}),
        ("grandseigneur", {"wish_breach": "penalty"}),
        ("grandseigneur", {"dragon_given": True}),
        ("hierarchie", {"tichu": True}),
        ("hierarchie", {"grand_tichu": True}),
        ("hierarchie", {"target": 1000}),
        ("hierarchie", {"exchange": "everyone"}),
        ("hierarchie", {"wish_breach": "penalty"}),
    ],
)
def test_settings_that_contradict_the_game_or_each_other_are_refused(
    variant: str, settings: dict[str, Any]
) -> None:
    edition = "philibert" if variant == "hierarchie" else "fata-morgana"
    with pytest.raises(tichu.InvalidSettings) as caught:
        tichu.Match(variant, edition=edition, seed=1, players=PLAYERS.get(variant), **settings)
    assert " " in str(caught.value)


@pytest.mark.rule("TR9", "TR2")
def test_a_role_that_is_made_to_go_round_needs_three_rounds_in_philibert_too() -> None:
    with pytest.raises(tichu.InvalidSettings):
        tichu.Match("trichu", edition="philibert", seed=1, rounds=2, soloist="right")
    tichu.Match("trichu", edition="philibert", seed=1, rounds=6, soloist="right")


@pytest.mark.rule("W8", "GS5")
@pytest.mark.parametrize(
    "keys",
    [
        {"settings": {"wish": "none", "wish_breach": "penalty"}},
        {"settings": {"packs": 2}},
        {"settings": {"exchange": "tribute"}},
        {"variant": "hierarchie", "edition": "philibert", "settings": {"tichu": True}},
    ],
)
def test_a_position_with_contradictory_settings_is_refused_as_well(keys: dict[str, Any]) -> None:
    hands = [*FOUR, "4g 5g"] if "variant" in keys else FOUR
    with pytest.raises(tichu.InvalidSettings):
        table(hands, **keys)


@pytest.mark.rule("B5")
def test_the_settings_of_a_position_survive_being_written_down() -> None:
    settings = {"bomb_on_dog": True, "tichu_points": 50, "wish": "required"}
    round_ = table(BOMBER, settings=settings)
    written = round_.to_json()["settings"]
    assert settings.items() <= written.items()
    again = tichu.Round.from_json(round_.to_json())
    assert again.to_json() == round_.to_json()
    again.apply(0, play("Do"))
    again.apply(1, play("7g 7k 7b 7r"))


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
def test_a_table_may_settle_bombs_on_the_dog_either_way(edition: str, open_: bool) -> None:
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


# Deal and exchange


@pytest.mark.rule("E3", "TR4", "TI3")
@pytest.mark.parametrize("variant", ["nanjing", "trichu", "tientsin"])
def test_a_table_may_play_without_exchange(variant: str) -> None:
    match = tichu.Match(variant, seed=3, exchange="none")
    before = match.round.to_json()
    for seat in range(len(before["hands"])):
        if {"type": "grand", "call": False} in legal(match.round, seat):
            match.apply(seat, {"type": "grand", "call": False})
    assert match.round.phase == "play"
    turn = match.round.turn
    assert turn is not None
    assert "Ma" in match.round.to_json()["hands"][turn].split()


@pytest.mark.rule("GS4", "HI5")
@pytest.mark.parametrize("variant", ["grandseigneur", "hierarchie"])
def test_rank_games_without_tribute_go_straight_to_play(variant: str) -> None:
    edition = "philibert" if variant == "hierarchie" else "fata-morgana"
    match = tichu.Match(variant, edition=edition, seed=3, players=5, exchange="none")
    play_out(match, random.Random(3))
    match.next_round()
    assert match.round.phase == "play"


@pytest.mark.rule("TR4")
def test_trichu_tables_may_take_the_exchange_of_another_book() -> None:
    hands = ["2g 3g 4g", "2k 3k 4k", "2b 3b 4b", "2r 3r 4r"]
    french = table(hands, phase="exchange", settings={"exchange": "real-players"}, **SOLO)
    refused(french, 2, exchange(to1="2b", to3="3b"))
    french.apply(1, exchange(to0="2k", to3="3k"))
    german = table(hands, phase="exchange", edition="philibert", settings={"exchange": "opponents"}, **SOLO)
    refused(german, 1, exchange(to0="2k", to3="3k"))
    german.apply(2, exchange(to1="2b", to3="3b"))


@pytest.mark.rule("GS4", "HI5")
def test_the_return_of_the_upper_ranks_is_chosen_or_forced_as_the_table_likes() -> None:
    hands = ["2g 3g 4g 5g", "9k Tk Jk", "2b 3b 4b", "5k 6k 7k", "8g 9g Tg"]
    lords = table(
        hands,
        variant="grandseigneur",
        settings={"tribute_return": "lowest"},
        phase="exchange",
        ranks=[0, 4, 3, 2, 1],
    )
    refused(lords, 0, exchange(to1="4g 5g"))
    lords.apply(0, exchange(to1="2g 3g"))
    masters = table(
        hands,
        variant="hierarchie",
        edition="philibert",
        settings={"tribute_return": "chosen"},
        phase="exchange",
        ranks=[0, 1, 2, 3, 4],
        dealer=4,
    )
    masters.apply(0, exchange(to4="3g 4g 5g"))


@pytest.mark.rule("E1", "E2", "TI1")
@pytest.mark.parametrize("deal", ["draw", "draw-clockwise", "packets"])
@pytest.mark.parametrize("variant", ["nanjing", "trichu", "tientsin"])
def test_however_the_cards_are_dealt_everybody_has_his_number(variant: str, deal: str) -> None:
    final = tichu.Match(variant, seed=5, deal=deal).round.to_json()
    sizes = sorted(
        len(f"{hand} {stock}".split()) for hand, stock in zip(final["hands"], final["stock"], strict=True)
    )
    assert sizes == ([9, 9, 9, 9, 10, 10] if variant == "tientsin" else [14] * 4)


@pytest.mark.rule("P1")
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_seats_are_counted_in_playing_order_whichever_way_play_goes(direction: str) -> None:
    round_ = table(FOUR, settings={"direction": direction})
    round_.apply(0, play("2g"))
    assert round_.turn == 1


# The match


@pytest.mark.rule("M1", "TB2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_ends_at_the_target_the_table_has_set(edition: str) -> None:
    match, rng = tichu.Match("nanjing", edition=edition, seed=5, target=150), random.Random(5)
    while True:
        play_out(match, rng)
        assert match.scores is not None
        first, second = match.scores
        assert match.over == (max(first, second) >= 150 and first != second)
        if match.over:
            break
        match.next_round()
    assert match.winner == (0 if first > second else 1)


@pytest.mark.rule("M1")
def test_a_match_may_be_a_number_of_rounds_instead() -> None:
    match, rng = tichu.Match("tientsin", seed=5, target=None, rounds=2), random.Random(5)
    for number in (1, 2):
        play_out(match, rng)
        assert match.over == (number == 2)
        if number == 1:
            match.next_round()
    with pytest.raises(tichu.TichuError):
        match.next_round()


@pytest.mark.rule("M1")
def test_the_next_round_waits_for_the_end_of_this_one() -> None:
    match = tichu.Match("nanjing", seed=5)
    with pytest.raises(tichu.TichuError):
        match.next_round()


@pytest.mark.rule("TR2")
def test_a_table_may_choose_how_the_role_of_soloist_goes_on() -> None:
    for role, seat in (("right", 1), ("left", 3)):
        match = tichu.Match("trichu", edition="philibert", seed=5, rounds=3, soloist=role)
        expected = match.seating[seat]
        play_out(match, random.Random(5))
        match.next_round()
        assert match.soloist == expected


@pytest.mark.rule("TR2")
def test_a_german_table_may_let_the_winner_be_soloist() -> None:
    match, rng = tichu.Match("trichu", seed=5, rounds=6, soloist="winner"), random.Random(9)
    for _ in range(3):
        before, first = match.soloist, match.seating[play_out(match, rng)["out"][0]]
        match.next_round()
        assert match.soloist == (before if first == 3 else first)


@pytest.mark.rule("P1", "E1")
def test_the_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    for variant, editions in GAMES.items():
        one, same, other = (
            tichu.Match(variant, edition=editions[0], seed=seed, players=PLAYERS.get(variant)).round.to_json()
            for seed in (1, 1, 2)
        )
        assert one == same
        assert one["hands"] != other["hands"]
