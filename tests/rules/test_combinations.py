"""K: what cards can be together, and what beats what."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import bag, legal, legal_plays, on_table, play, refused, table

ALL = ["Do", "Dr", "Ma", "Ph"] + [rank + suit for rank in "23456789TJQKA" for suit in "gkbr"]


def kinds(cards: str, **rules: str) -> list[tuple[str, str]]:
    """Every reading as (kind, rank), best first."""
    found = [reading.to_json() for reading in tichu.readings(cards, **rules)]
    return [(reading["kind"], reading["rank"]) for reading in found]


def reading(cards: str) -> dict[str, Any]:
    """The one reading of the cards."""
    (only,) = tichu.readings(cards)
    return dict(only.to_json())


def beats(high: str, low: str) -> bool:
    """Whether ``high`` may be played in turn on ``low``."""
    fillers = [card for card in ALL if card not in f"{high} {low}".split()][:4]
    hands = [fillers[0], f"{high} {fillers[3]}", fillers[1], fillers[2]]
    round_ = table(hands, turn=1, trick=on_table((0, low)))
    can = " ".join(bag(high)) in legal_plays(round_, 1)
    if can:
        round_.apply(1, play(high))
    else:
        refused(round_, 1, play(high))
    return can


@pytest.mark.rule("K1", "K14")
@pytest.mark.parametrize("card", ["2g", "Tb", "Ar", "Ma", "Do", "Dr", "Ph"])
def test_any_card_is_a_single(card: str) -> None:
    found = reading(card)
    assert found["kind"] == "single"
    assert found["rank"] == (card if card in ("Ma", "Do", "Dr", "Ph") else card[0])


@pytest.mark.rule("K2")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [("2g 2r", [("pair", "2")]), ("Ag Ak", [("pair", "A")]), ("8g 9g", []), ("Kg Ak", [])],
)
def test_a_pair_is_two_of_a_rank(cards: str, expected: list[tuple[str, str]]) -> None:
    assert kinds(cards) == expected


@pytest.mark.rule("K3")
@pytest.mark.parametrize(
    ("cards", "expected"), [("Tg Tk Tr", [("triple", "T")]), ("7g 7k 8g", []), ("5g 6g 7g", [])]
)
def test_a_triple_is_three_of_a_rank(cards: str, expected: list[tuple[str, str]]) -> None:
    assert kinds(cards) == expected


@pytest.mark.rule("K4")
def test_a_full_house_ranks_by_its_triple_whatever_the_pair() -> None:
    assert kinds("2g 2k 2b Ag Ak") == [("full_house", "2")]
    assert beats("3g 3k 3b 2g 2k", "2b 2r Ag Ak Ab") is False
    assert beats("3g 3k 3b 4g 4k", "2g 2k 2b Ag Ak") is True


@pytest.mark.rule("K4")
@pytest.mark.parametrize("cards", ["3g 3k 3b 4g", "3g 3k 4g 4k 5b", "3g 3k 3b 4g 5k", "3g 3k 3b 3r 4g"])
def test_a_triple_with_something_else_than_a_pair_is_no_full_house(cards: str) -> None:
    assert kinds(cards) == []


@pytest.mark.rule("K5")
@pytest.mark.parametrize(
    ("cards", "rank", "length"),
    [
        ("2g 3k 4b 5r 6g", "6", 5),
        ("2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ag", "A", 13),
        ("Ma 2g 3k 4b 5r", "5", 5),
    ],
)
def test_a_straight_is_five_or_more_in_a_row(cards: str, rank: str, length: int) -> None:
    found = reading(cards)
    assert (found["kind"], found["rank"], found["length"]) == ("straight", rank, length)


@pytest.mark.rule("K5")
@pytest.mark.parametrize("cards", ["Ma 2g 3k 4b", "3g 4k 5b 7r 8g", "3g 4k 5b 6r 6g 7g", "Ma 3k 4b 5r 6g"])
def test_a_gap_a_double_or_four_cards_make_no_straight(cards: str) -> None:
    assert kinds(cards) == []


@pytest.mark.rule("K5", "K9")
def test_a_straight_on_the_table_is_not_beaten_by_a_longer_one_that_starts_higher() -> None:
    assert beats("9g Tk Jb Qr Kg Ak", "2g 3k 4b 5r 6g") is False
    assert beats("Tk Jb Qr Kg Ak", "2g 3k 4b 5r 6g") is True


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    ("cards", "rank", "length"),
    [
        ("Kg Kk Ag Ak", "A", 4),
        ("2g 2k 3g 3k 4g 4k 5g 5k 6g 6k 7g 7k 8g 8k", "8", 14),
    ],
)
def test_a_pair_run_is_two_or_more_neighbouring_pairs(cards: str, rank: str, length: int) -> None:
    found = reading(cards)
    assert (found["kind"], found["rank"], found["length"]) == ("pair_run", rank, length)


@pytest.mark.rule("K6")
@pytest.mark.parametrize(
    "cards",
    [
        "3g 3k 3b 4g 4k 4b",  # two triples
        "3g 3k 4g 4k 4b 4r",  # a pair and a bomb
        "3g 3k 4g 4k 6g 6k",  # a gap
        "3g 3k 4g 4k 5g",  # a card over
    ],
)
def test_triples_fours_gaps_and_odd_cards_make_no_pair_run(cards: str) -> None:
    assert kinds(cards) == []


@pytest.mark.rule("K7")
def test_four_of_a_kind_is_a_bomb_and_not_two_pairs() -> None:
    assert kinds("5g 5k 5b 5r") == [("bomb", "5")]
    assert beats("5g 5k 5b 5r", "Kg Kk Ag Ak") is True


@pytest.mark.rule("K8")
def test_a_straight_bomb_needs_five_cards_of_one_suit_without_a_gap() -> None:
    assert kinds("9r Tr Jr Qr Kr Ar") == [("straight_bomb", "A")]
    assert kinds("9r Tr Jr Qr") == []
    assert kinds("9r Tr Jr Qr Ar") == []
    assert kinds("9r Tr Jr Qr Kg") == [("straight", "K")]


@pytest.mark.rule("K8", "K11")
def test_one_card_of_another_suit_makes_the_whole_straight_plain() -> None:
    assert kinds("4g 5g 6g 7g 8g 9k") == [("straight", "9")]
    assert beats("4g 5g 6g 7g 8g 9k", "Ak") is False


@pytest.mark.rule("K9")
@pytest.mark.parametrize(
    ("high", "low"),
    [
        ("Ag Ak Ab Kg Kk", "2g 3k 4b 5r 6g"),  # a full house on a straight of five
        ("Tg Jk Qb Kr Ag", "2g 2k 2b 3g 3k"),  # and the other way round
        ("9g 9k Tg Tk Jg Jk", "2g 3k 4b 5r 6g 7k"),  # three pairs on a straight of six
        ("Ag Ak Ab", "2g"),
        ("Ag Ak", "2g 2k 3g 3k"),
        ("Ag", "2g 2k"),
        ("Dr", "2g 2k"),
        ("Ma", "2g"),
    ],
)
def test_another_kind_or_number_never_beats_unless_it_is_a_bomb(high: str, low: str) -> None:
    assert beats(high, low) is False


@pytest.mark.rule("K9")
@pytest.mark.parametrize(("high", "low"), [("9k 9b", "9g 9r"), ("5g 6k 7b 8r 9g", "5k 6b 7r 8g 9k")])
def test_an_equal_rank_does_not_beat(high: str, low: str) -> None:
    assert beats(high, low) is False


@pytest.mark.rule("K10", "W1")
def test_a_straight_from_the_mah_jong_is_the_lowest_of_its_length() -> None:
    assert beats("2b 3r 4g 5b 6r", "Ma 2g 3k 4b 5r") is True
    assert beats("Ma 2g 3k 4b 5r", "2b 3r 4g 5b 6r") is False


@pytest.mark.rule("K10")
def test_a_pair_run_ranks_by_its_top_pair() -> None:
    assert beats("3g 3k 4g 4k", "2g 2k 3b 3r") is True
    assert beats("2g 2k 3b 3r", "3g 3k 4g 4k") is False


@pytest.mark.rule("K11", "B1")
def test_a_low_suited_straight_beats_a_high_plain_one_as_a_bomb() -> None:
    assert beats("2g 3g 4g 5g 6g", "Tk Jb Qr Kg Ak") is True


@pytest.mark.rule("K11")
def test_a_suited_straight_is_offered_once_and_as_a_bomb_only() -> None:
    round_ = table(["4g 5g 6g 7g 8g", "9k 2k", "2b", "2r"])
    straights = [action for action in legal(round_, 0) if action.get("cards") == "4g 5g 6g 7g 8g"]
    assert len(straights) == 1
    assert kinds("4g 5g 6g 7g 8g", edition="groo") == [("straight_bomb", "8")]


@pytest.mark.rule("K11", "K9")
def test_a_suited_straight_laid_on_a_plain_one_is_no_longer_beaten_by_a_plain_one() -> None:
    round_ = table(
        ["2k", "4g 5g 6g 7g 8g 2g", "5k 6b 7r 8b 9k 2b", "2r"],
        turn=1,
        trick=on_table((0, "3k 4k 5b 6r 7k")),
    )
    round_.apply(1, play("4g 5g 6g 7g 8g"))
    refused(round_, 2, play("5k 6b 7r 8b 9k"))


@pytest.mark.rule("K12")
@pytest.mark.parametrize("edition", ["groo", "fata-morgana"])
def test_four_of_a_kind_and_the_phoenix_are_nothing(edition: str) -> None:
    round_ = table(["9g 9k 9b 9r Ph", "2k", "2b", "2r"], edition=edition)
    refused(round_, 0, play("9g 9k 9b 9r Ph"))
    refused(round_, 0, play("9g 9k 9b 9r Ph", as_="9"))
    assert "9b 9g 9k 9r" in legal_plays(round_, 0)


@pytest.mark.rule("K13")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("Ma 2g 3g 4g 5g 6g", [("straight", "6")]),
        ("3k 4k 5k 6k 7k Ph", [("straight", "8"), ("straight", "7")]),
        ("Tr Jr Qr Kr Ph", [("straight", "A"), ("straight", "K")]),
    ],
)
def test_a_special_card_makes_a_suited_run_plain_however_long(
    cards: str, expected: list[tuple[str, str]]
) -> None:
    assert kinds(cards) == expected


@pytest.mark.rule("K13", "F1")
@pytest.mark.parametrize("edition", ["francois", "philibert", "fata-morgana"])
def test_three_aces_and_the_phoenix_are_no_bomb(edition: str) -> None:
    round_ = table(["2g", "Ag Ak Ab Ph", "2b", "2r"], edition=edition, turn=1, trick=on_table((0, "Dr")))
    assert legal_plays(round_, 1) == set()


@pytest.mark.rule("K13", "B2")
def test_a_suited_run_from_the_mah_jong_cannot_be_thrown_out_of_turn() -> None:
    round_ = table(["2k", "3k", "Ma 2g 3g 4g 5g", "2r"], turn=1, trick=on_table((0, "9g")))
    assert legal_plays(round_, 2) == set()


@pytest.mark.rule("K14")
@pytest.mark.parametrize("cards", ["Do Ph", "Do Dr", "Ma Do", "Do 2g 3k 4b 5r", "Jg Qk Kb Ar Dr"])
def test_dragon_and_dog_join_no_other_card(cards: str) -> None:
    assert kinds(cards) == []


@pytest.mark.rule("K14")
@pytest.mark.parametrize("cards", ["Dr Dr", "Dr Ph Ph", "Dr Dr Ph"])
def test_two_dragons_of_two_packs_are_no_pair(cards: str) -> None:
    assert kinds(cards, variant="grandseigneur") == []


@pytest.mark.rule("K14")
@pytest.mark.parametrize("cards", ["Ma Ph", "Ma Ph 2g", "Ma Ph 2g 2k", "Ma 2g 2k 3g 3k"])
def test_the_mah_jong_is_never_half_of_a_pair(cards: str) -> None:
    assert kinds(cards) == []
