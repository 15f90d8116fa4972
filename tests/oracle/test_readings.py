"""``readings`` finds exactly the combinations of the oracle."""

from __future__ import annotations

import pytest

import tichu
from tests.oracle import definition as oracle
from tests.oracle.definition import (
    FATA_MORGANA,
    PAIR_RUN,
    STRAIGHT,
    STRAIGHT_BOMB,
    Rules,
    rank_of,
)
from tests.oracle.positions import PositionGenerator
from tests.oracle.support import COMBINATIONS, EXAMPLES, GAMES, key, samples


def check_readings(cards: tuple[str, ...], rules: Rules) -> None:
    """``readings`` has exactly the oracle's combinations of these cards, the highest first."""
    text = " ".join(cards)
    got = [each.to_json() for each in tichu.readings(text, variant=rules.variant, edition=rules.edition)]
    said = [oracle.OracleCombination(each["kind"], each["rank"], len(cards), key(each).as_) for each in got]
    assert set(said) == set(oracle.classify(cards, rules)), f"{text}: {got}"
    assert len(said) == len(set(said)), f"{text}: {got}"
    for each in got:
        assert sorted(each["cards"].split()) == list(cards)
        assert each["kind"] not in (STRAIGHT, PAIR_RUN, STRAIGHT_BOMB) or each["length"] == len(cards)
    ranks = [rank_of(each["rank"]) for each in got if len(cards) > 1]
    assert ranks == sorted(ranks, reverse=True), f"{text}: {got}"


@pytest.mark.rule(*COMBINATIONS)
def test_readings_of_the_rule_book_examples() -> None:
    """``readings`` says of the rule books' examples what the oracle says of them."""
    for cards, _ in EXAMPLES:
        check_readings(tuple(sorted(cards.split())), FATA_MORGANA)


@pytest.mark.rule(*COMBINATIONS, "F3")
@pytest.mark.parametrize("rules", GAMES)
def test_readings_of_random_cards(rules: Rules) -> None:
    """``readings`` says what any cards are, and what they are not."""
    dealer = PositionGenerator(rules, "readings")
    for table in dealer.positions("lead", 40):
        hand = table.situation.hand
        check_readings(tuple(sorted(hand)), rules)
        for cards in samples(dealer.rng, table.situation):
            check_readings(cards, rules)
