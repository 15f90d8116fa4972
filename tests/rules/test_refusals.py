"""Refusals call the cards what the edition calls them (C3)."""

from __future__ import annotations

from typing import Any

import pytest

import tichu
from tests.support import on_table, table
from tichu.core.cards import parse_cards

NAMES = {
    "fata-morgana": {"dog": "the Dog", "mahjong": "the Mah Jong"},
    "tichubadour": {"dog": "the Wolf", "mahjong": "the Nightingale"},
}

HANDS = ["Do 2g 3g", "Ma 8k Kk", "2b 3b 4b", "2r 3r 4r"]

CASES: list[tuple[str, dict[str, Any], int, dict[str, Any], str]] = [
    ("not-in-hand", {}, 0, {"type": "play", "cards": "Ma"}, "you do not hold {mahjong}"),
    (
        "dog-is-led",
        {"trick": on_table((3, "5g"))},
        0,
        {"type": "play", "cards": "Do"},
        "{dog} can only be led",
    ),
    (
        "wrong-receiver",
        {},
        0,
        {"type": "play", "cards": "Do", "to": 1},
        "{dog}'s lead goes to seat 2",
    ),
    (
        "no-receiver",
        {},
        0,
        {"type": "play", "cards": "2g", "to": 2},
        "only {dog}'s lead can be given to another seat",
    ),
    (
        "wish-required",
        {"turn": 1, "settings": {"wish": "required"}},
        1,
        {"type": "play", "cards": "Ma"},
        "whoever plays {mahjong} must name a rank",
    ),
]


@pytest.mark.rule("C3")
@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize(
    ("code", "keys", "seat", "action", "sentence"), CASES, ids=[case[0] for case in CASES]
)
def test_a_refusal_names_cards_as_the_edition_does(
    edition: str, code: str, keys: dict[str, Any], seat: int, action: dict[str, Any], sentence: str
) -> None:
    round_ = table(HANDS, edition=edition, **keys)

    why = round_.why_not(seat, action)

    assert why is not None
    assert (why.code, str(why)) == (code, sentence.format(**NAMES[edition]))


@pytest.mark.rule("C3")
def test_a_wish_without_the_nightingale_is_refused_by_that_name() -> None:
    round_ = table(HANDS, edition="tichubadour")

    why = round_.why_not(0, tichu.Play(parse_cards("2g"), wish=8))

    assert str(why) == "a wish can only be made with the Nightingale"
