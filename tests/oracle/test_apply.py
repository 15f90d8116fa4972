"""``apply`` accepts exactly what the oracle allows in random positions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tichu
from tests.oracle import definition as oracle
from tests.oracle.definition import (
    RANKS,
    Rules,
    rank_of,
)
from tests.oracle.positions import OraclePosition, PositionGenerator
from tests.oracle.support import COMBINATIONS, GAMES, key, samples


def accepted(table: OraclePosition, action: dict[str, Any]) -> dict[str, Any] | None:
    """The position after the action on a copy, or None if it was refused and changed nothing."""
    round_ = tichu.Round.from_json(table.json)
    before = round_.to_json()
    try:
        round_.apply(table.seat, action)
    except tichu.IllegalAction:
        assert round_.to_json() == before, f"refused {action}, but changed; {table}"
        return None
    return round_.to_json()


def check_apply(table: OraclePosition, rng: Random) -> None:
    """Check that ``apply`` accepts the same subsets of the hand as the oracle, in every reading."""
    want = oracle.legal_plays(table.situation)
    rules = table.situation.rules
    for cards in samples(rng, table.situation):
        text = " ".join(rng.sample(cards, len(cards)))
        play: dict[str, Any] = {"type": "play", "cards": text}
        readings = {each.as_: combination for each, combination in want.items() if each.cards == cards}
        wishes = oracle.wishes(cards, rules)
        for wish in {None, rng.choice(RANKS)}:
            with_wish = play if wish is None else {**play, "wish": wish}
            after = accepted(table, with_wish)
            expect = bool(readings) and wish in wishes
            assert (after is not None) == expect, f"{with_wish} should be {expect}; {table}"
            if after is not None and after["trick"] and "Ph" in cards and len(cards) > 1:
                check_highest(after["trick"][-1], cards, rules)
        if "Ph" not in cards:
            continue
        wish_key = {"wish": rng.choice(RANKS)} if len(wishes) > 1 else {}
        jokers = cards.count("Ph")
        tried = (
            [(rank,) for rank in RANKS] if jokers == 1 else [tuple(rng.choices(RANKS, k=2)) for _ in "1234"]
        )
        for as_ in {*tried, *(each for each in readings if each)}:
            with_as = {**play, **wish_key, "as": " ".join(rng.sample(as_, len(as_)))}
            expect = tuple(sorted(as_, key=RANKS.index)) in readings
            assert (accepted(table, with_as) is not None) == expect, f"{with_as} should be {expect}; {table}"


def check_highest(laid: dict[str, Any], cards: tuple[str, ...], rules: Rules) -> None:
    """A play without a reading lies on the table in its highest one."""
    assert sorted(laid["cards"].split()) == list(cards)
    readings = oracle.classify(cards, rules)
    if "as" in laid:
        (meant,) = [each for each in readings if each.as_ == key(laid).as_]
        assert rank_of(meant.rank) == max(rank_of(each.rank) for each in readings)


@pytest.mark.rule(*COMBINATIONS, "K9", "F2", "F3", "B1", "B2", "D1", "W2", "W3", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_apply_accepts_exactly_the_legal_plays(rules: Rules) -> None:
    """``apply`` takes what the oracle allows in each reading and wish, and refuses all else unchanged."""
    dealer = PositionGenerator(rules, "apply")
    for mood in ("lead", "follow", "follow", "aside"):
        for table in dealer.positions(mood, 8, sizes=(2, 4, 5, 6, 7, 8)):
            check_apply(table, dealer.rng)
