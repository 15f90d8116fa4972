from __future__ import annotations

import pytest

from tichu.core.cards import parse_cards
from tichu.core.combos import ComboRules
from tichu.review.statistics import BINS, bin_of, strength

ONE_PACK = ComboRules()
FOUR_SUITS = ComboRules(bomb_suits_differ=True)


@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ("2g 3k 4b 5r 7g 8k 9b Tr Jg Qk 2k 3b 4r 5g", 0),
        ("Dr Ph", 6),
        ("Ag Ak Kb Ma Do", 5),
        ("7g 7k 7b 7r", 3),
        ("7g 7k 7b 7r 8g", 3),
        ("2g 3g 4g 5g 6g", 3),
        ("2g 3g 4g 5g 6g 7g 8g", 3),  # one bomb, however long
        ("2g 3g 4g 5g 7g", 0),
        ("Ma 2g 3g 4g 5g", 0),  # the Mah Jong has no suit
        ("Ag Ak Ab Ar Kg Qg Jg Tg", 2 * 4 + 1 + 3 + 3),
    ],
)
def test_strength_of_hands(cards: str, worth: int) -> None:
    assert strength(parse_cards(cards), ONE_PACK) == worth


def test_bomb_may_need_four_suits_with_two_packs() -> None:
    cards = parse_cards("7g 7g 7k 7b")
    assert (strength(cards, ONE_PACK), strength(cards, FOUR_SUITS)) == (3, 0)


def test_every_strength_is_in_its_bin() -> None:
    for value in range(40):
        low, high = BINS[bin_of(value)]
        assert low <= value and (high is None or value <= high)
    assert [bin_.label for bin_ in BINS] == ["0–1", "2–3", "4–5", "6–7", "8–9", "10–11", "12+"]
