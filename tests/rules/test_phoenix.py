"""F: the Phoenix, alone and as a joker."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import PASS, TAKE, legal, legal_plays, on_table, play, refused, table

EDITIONS = ["fata-morgana", "philibert", "groo", "tichubadour", "francois"]


def stands_for(cards: str) -> list[tuple[str, str, str]]:
    """Every reading as (kind, rank, what the Phoenix is), best first."""
    found = [reading.to_json() for reading in tichu.readings(cards)]
    return [(reading["kind"], reading["rank"], reading["as"]) for reading in found]


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("2g Ph", [("pair", "2", "2")]),
        ("Ag Ph", [("pair", "A", "A")]),
        ("Kg Kk Ag Ph", [("pair_run", "A", "A")]),
        ("4g 4k 5g 5k 6b Ph", [("pair_run", "6", "6")]),
        ("Ma Ph 3k 4b 5r", [("straight", "5", "2")]),
        ("Ma 2g 3k 4b Ph", [("straight", "5", "5")]),
        ("5g 6k 8b 9r Ph", [("straight", "9", "7")]),
        ("2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ph", [("straight", "A", "A")]),
        ("Ma 2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ph", [("straight", "A", "A")]),
        ("3g 4k 5b 6r 7g 8k 9b Tr Jg Qk Kb Ar Ph", [("straight", "A", "2")]),
        ("Kg Ag Ak Ab Ph", [("full_house", "A", "K")]),
    ],
)
def test_the_phoenix_fills_in_any_rank_from_two_to_ace(
    cards: str, expected: list[tuple[str, str, str]]
) -> None:
    assert stands_for(cards) == expected


@pytest.mark.rule("F1")
@pytest.mark.parametrize(
    "cards",
    ["3g 4k Ph", "3g 5k Ph", "3g 4k 6b 8r Ph", "3g 3k 4g 5k Ph", "3g 3k 3b Ph", "4g 4k 5g 5k 6g 6k Ph"],
)
def test_one_phoenix_fills_one_gap_only_and_makes_no_bomb(cards: str) -> None:
    assert stands_for(cards) == []


@pytest.mark.rule("F1")
@pytest.mark.parametrize("wrong", ["Ma", "Dr", "1", "Do", "Ph", "10", "a"])
def test_the_phoenix_never_stands_for_a_special_card(wrong: str) -> None:
    refused(table(["Ag Ph Ma Dr", "2k", "2b", "2r"]), 0, play("Ag Ph", as_=wrong))


@pytest.mark.rule("F2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_led_phoenix_is_beaten_by_a_two_but_not_by_the_mah_jong(edition: str) -> None:
    round_ = table(["Ph 2g", "Ma 2k", "2b", "2r"], edition=edition)
    round_.apply(0, play("Ph"))
    assert legal_plays(round_, 1) == {"2k"}


@pytest.mark.rule("F2", "W1")
def test_the_phoenix_on_the_mah_jong_is_beaten_by_a_two() -> None:
    round_ = table(["Ma 2g", "Ph 3k", "2b 3b", "2r"])
    round_.apply(0, play("Ma"))
    round_.apply(1, play("Ph"))
    assert legal_plays(round_, 2) == {"2b", "3b"}


@pytest.mark.rule("F2")
@pytest.mark.parametrize(
    ("lies", "not_enough", "enough"), [("Tg", "Tk", "Jk"), ("9g", "9k", "Tk"), ("Kg", "Kk", "Ak")]
)
def test_half_above_the_last_card_is_beaten_by_the_next_whole_rank(
    lies: str, not_enough: str, enough: str
) -> None:
    round_ = table(["2g", f"{not_enough} {enough}", "2b", "2r"], turn=1, trick=on_table((3, lies), (0, "Ph")))
    assert legal_plays(round_, 1) == {enough}


@pytest.mark.rule("F2")
def test_the_phoenix_counts_from_the_last_card_not_from_the_first() -> None:
    round_ = table(["5g 2g", "Qk 2k", "Ph 2b", "Jr Qr Kr"])
    round_.apply(0, play("5g"))
    round_.apply(1, play("Qk"))
    round_.apply(2, play("Ph"))
    assert legal_plays(round_, 3) == {"Kr"}


@pytest.mark.rule("F2")
def test_a_position_read_back_remembers_what_the_phoenix_is_worth() -> None:
    round_ = table(["8g 2g", "Ph 2k", "8b 9b", "2r"])
    round_.apply(0, play("8g"))
    round_.apply(1, play("Ph"))
    assert legal_plays(tichu.Round.from_json(round_.to_json()), 2) == {"9b"}


@pytest.mark.rule("F2", "G1")
def test_only_the_dragon_and_bombs_beat_an_ace_and_a_half() -> None:
    round_ = table(["2g", "Ak Dr 6g 6k 6b 6r", "2b", "2r"], turn=1, trick=on_table((3, "Ag"), (0, "Ph")))
    assert legal_plays(round_, 1) == {"Dr", "6b 6g 6k 6r"}


@pytest.mark.rule("F2")
def test_a_single_phoenix_stands_for_no_rank() -> None:
    round_ = table(["2g", "Ph 2k", "2b", "2r"], turn=1, trick=on_table((0, "8g")))
    refused(round_, 1, play("Ph", as_="9"))
    assert [action for action in legal(round_, 1) if action.get("cards") == "Ph"] == [
        {"type": "play", "cards": "Ph"}
    ]


@pytest.mark.rule("F2", "B1")
def test_a_single_phoenix_does_not_go_on_a_bomb_or_a_pair() -> None:
    for lies in ("3g 3k 3b 3r", "3g 3k"):
        round_ = table(["2g", "Ph 2k", "2b", "2r"], turn=1, trick=on_table((0, lies)))
        refused(round_, 1, play("Ph"))


@pytest.mark.rule("F3")
def test_both_readings_of_two_pairs_and_the_phoenix_are_offered() -> None:
    round_ = table(["4g 4k 9g 9k Ph", "2k", "2b", "2r"])
    full = [action for action in legal(round_, 0) if action.get("cards") == "4g 4k 9g 9k Ph"]
    assert sorted(str(action["as"]) for action in full) == ["4", "9"]


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("cards", "highest"),
    [("5g 6k 7b 8r Ph", "9"), ("8g 8k 9g 9k Ph", "9"), ("Tg Jk Qb Kr Ph", "A"), ("7g Ph", "7")],
)
def test_without_a_reading_the_highest_one_lies_on_the_table(cards: str, highest: str) -> None:
    round_ = table([f"{cards} 2g", "2k", "2b", "2r"])
    round_.apply(0, play(cards))
    assert round_.to_json()["trick"][-1]["as"] == highest


@pytest.mark.rule("F3")
def test_a_low_reading_that_does_not_beat_is_refused_but_the_high_one_goes() -> None:
    round_ = table(["2g", "5g 6k 7b 8r Ph 2k", "2b", "2r"], turn=1, trick=on_table((0, "4k 5k 6b 7r 8g")))
    refused(round_, 1, play("5g 6k 7b 8r Ph", as_="4"))
    round_.apply(1, play("5g 6k 7b 8r Ph"))
    assert round_.to_json()["trick"][-1]["as"] == "9"


@pytest.mark.rule("F3")
def test_the_reading_chosen_is_the_one_to_beat() -> None:
    round_ = table(["5g 6k 7b 8r Ph 2g", "5k 6b 7r 8g 9k 2k", "2b", "2r"])
    round_.apply(0, play("5g 6k 7b 8r Ph", as_="4"))
    round_.apply(1, play("5k 6b 7r 8g 9k"))


@pytest.mark.rule("F3")
@pytest.mark.parametrize(
    ("cards", "wrong"),
    [("8g 8k Ph", "9"), ("5g 6k 7b 8r Ph", "T"), ("5g 6k 7b 8r Ph", "6"), ("4g 4k 4b 9g Ph", "4")],
)
def test_a_reading_that_makes_no_combination_is_refused(cards: str, wrong: str) -> None:
    refused(table([f"{cards} 2g", "2k", "2b", "2r"]), 0, play(cards, as_=wrong))


@pytest.mark.rule("F3")
def test_a_reading_without_a_phoenix_is_refused() -> None:
    refused(table(["8g 8k 2g", "2k", "2b", "2r"]), 0, play("8g 8k", as_="8"))


def over_with(**keys: Any) -> list[int]:
    """The score when seat 2, the third, goes out with its last card."""
    round_ = table(["", "", "9b", keys.pop("last")], turn=2, out=[0, 1], **keys)
    round_.apply(2, play("9b"))
    assert round_.over
    return list(round_.scores or [])


@pytest.mark.rule("F4")
def test_the_phoenix_costs_25_to_whoever_has_it_in_a_trick() -> None:
    assert over_with(last="2r", won=["Ph", "", "", ""]) == [-25, 0]
    assert over_with(last="2r", won=["", "Ph Kg", "", ""]) == [0, -15]


@pytest.mark.rule("F4", "S2")
def test_the_phoenix_in_the_last_players_hand_costs_the_opponents_25() -> None:
    assert over_with(last="Ph 5g") == [-20, 0]


@pytest.mark.rule("F4", "G2")
def test_the_phoenix_goes_away_with_a_dragons_trick() -> None:
    round_ = table(["Dr 2g", "2k 3k", "2b 3b", "2r 3r"], turn=0, trick=on_table((2, "Ag"), (3, "Ph")))
    round_.apply(0, play("Dr"))
    for seat in (1, 2, 3):
        round_.apply(seat, PASS)
    refused(round_, 0, TAKE)
    round_.apply(0, {"type": "give", "to": 1})
    assert sorted(round_.to_json()["won"][1].split()) == ["Ag", "Dr", "Ph"]
