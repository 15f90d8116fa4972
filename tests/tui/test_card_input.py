from __future__ import annotations

import pytest

from tichu.core.actions import Play
from tichu.core.cards import cards_name, parse_cards
from tichu.core.combos import ComboRules
from tichu.core.moves import leads
from tichu.tui.card_input import NotUnderstood, find_plays, read_rank, readings, take_cards

RULES = ComboRules()


def typed(text: str, hand: str) -> set[str]:
    """The cards that are meant when this is typed with the lead."""
    cards = parse_cards(hand)
    legal = [Play(combo.cards, combo.stands_for or None) for combo in leads(cards, RULES)]
    return {cards_name(sorted(play.cards)) for play in find_plays(text, cards, legal, RULES)}


@pytest.mark.parametrize(
    ("text", "hand", "meant"),
    [
        ("8g 8k", "8g 8k 8b", "8g 8k"),
        ("8k,8g", "8g 8k 8b", "8g 8k"),
        ("88", "8g 8k 8b", "8g 8k"),
        ("8 8", "8g 8k 8b", "8g 8k"),
        ("88b", "8g 8k 8b", "8g 8b"),
        ("8b8", "8g 8k 8b", "8g 8b"),
        ("8○ 8▲", "8g 8k 8b", "8g 8b"),
        ("8 8 ph", "8g 8k 8b Ph", "8g 8k Ph"),
        ("88ph", "8g 8k 8b Ph", "8g 8k Ph"),
        ("8 phoenix", "8g 8k 8b Ph", "8g Ph"),
        ("34567", "3g 4k 5b 6r 7g 8g", "3g 4k 5b 6r 7g"),
        ("12345", "Ma 2k 3b 4r 5g", "Ma 2k 3b 4r 5g"),
        ("10jqka", "Tg Jk Qb Kr Ag", "Tg Jk Qb Kr Ag"),
        ("TJQKA", "Tg Jk Qb Kr Ag", "Tg Jk Qb Kr Ag"),
        ("9tjqk", "9g Tg Jk Qb Kr", "9g Tg Jk Qb Kr"),
        ("910jqk", "9g Tg Jk Qb Kr", "9g Tg Jk Qb Kr"),
        ("kk", "Kg Kk Kb", "Kg Kk"),
        ("KK", "Kg Kk Kb", "Kg Kk"),
        ("Kk", "Kg Kk Kb", "Kk"),
        ("kk", "Kk Kb", "Kk Kb"),
        ("kk", "Kk 2b", "Kk"),
        ("k", "Kg Kk", "Kg"),
        ("Q", "Qg Kk", "Qg"),
        ("queen", "Qg Kk", "Qg"),
        ("10", "Tg Kk", "Tg"),
        ("8G", "8g 8k", "8g"),
        ("dr", "Dr 2k", "Dr"),
        ("dog", "Do 2k", "Do"),
        ("ma", "Ma 2k", "Ma"),
        ("1", "Ma 2k", "Ma"),
        ("334455", "3g 3k 4g 4k 5g 5k", "3g 3k 4g 4k 5g 5k"),
    ],
)
def test_short_and_long_ways_to_type_cards(text: str, hand: str, meant: str) -> None:
    assert typed(text, hand) == {meant}


def test_a_plain_straight_is_preferred_to_a_bomb() -> None:
    assert typed("34567", "3g 4g 5g 6g 7g 7k") == {"3g 4g 5g 6g 7k"}
    assert typed("34567", "3g 4g 5g 6g 7g") == {"3g 4g 5g 6g 7g"}


def test_bombs_in_the_hand_are_not_broken() -> None:
    assert typed("5", "3g 4g 5g 6g 7g 5k") == {"5k"}


def test_the_same_card_twice_in_two_packs() -> None:
    assert typed("8g8g", "8g 8g 8k") == {"8g 8g"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8x", "is not a card"),
        ("hello", "is not a card"),
        ("", "Type cards first"),
        ("888", "You have only 2 of this rank: eight"),
        ("99", "You have only 1 of this rank: nine"),
        ("7", "You don’t have: seven"),
        ("kg", "You don’t have: king of jade"),
        ("dr", "You don’t have: Dragon"),
    ],
)
def test_unreadable_input_is_explained(text: str, reason: str) -> None:
    with pytest.raises(NotUnderstood, match=reason):
        typed(text, "8g 8k 9b")


def test_cards_that_are_held_but_illegal_become_a_play() -> None:
    cards = parse_cards("8g 8k 9b")
    assert find_plays("8 9", cards, [], RULES) == [Play(parse_cards("8g 9b"))]


def test_gifts_are_counted() -> None:
    hand = parse_cards("2g 2k 3b")
    assert take_cards(readings("2 3"), hand, 2) == parse_cards("2g 3b")
    with pytest.raises(NotUnderstood, match="One card, please"):
        take_cards(readings("2 3"), hand, 1)


@pytest.mark.parametrize(
    ("text", "rank"), [("8", 8), ("10", 10), ("t", 10), ("q", 12), ("King", 13), ("A", 14)]
)
def test_ranks_to_wish_for(text: str, rank: int) -> None:
    assert read_rank(text) == rank
    with pytest.raises(NotUnderstood):
        read_rank("1")


def test_long_nonsense_is_refused_quickly() -> None:
    with pytest.raises(NotUnderstood):
        readings("k" * 60 + "x")
    assert readings("k" * 40)
