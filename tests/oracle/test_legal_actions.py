"""``legal_actions`` offers exactly what the oracle allows in random positions."""

from __future__ import annotations

from collections import Counter

import pytest

import tichu
from tests.oracle import definition as oracle
from tests.oracle.definition import (
    PHILIBERT,
    OracleSituation,
    Rules,
)
from tests.oracle.positions import KINDS, OraclePosition, PositionGenerator
from tests.oracle.support import COMBINATIONS, GAMES, key
from tests.support import sample_size

FEATURES = {
    *(f"on {kind}" for kind in KINDS),
    *(f"beaten by {kind}" for kind in KINDS),
    "on a reading of the Phoenix",
    "beaten with a reading of the Phoenix",
    "nothing to play",
    "bound by the wish",
    "free of the wish",
}


def features(situation: OracleSituation) -> set[str]:
    """Whether a position with a play on the table is interesting."""
    lying = oracle.meaning(situation.trick[-1], situation.rules)
    plays = oracle.legal_plays(situation)
    found = {f"on {lying.kind}", *(f"beaten by {each.kind}" for each in plays.values())}
    found |= {"on a reading of the Phoenix"} if lying.as_ else set()
    found |= {f"on single {lying.rank}"} if lying.rank in oracle.SPECIALS else set()
    found |= {"beaten with a reading of the Phoenix"} if any(play.as_ for play in plays) else set()
    found |= {"nothing to play"} if not plays else set()
    if situation.wish:
        found |= {"bound by the wish" if oracle.bound(situation) else "free of the wish"}
    return found


def check_legal(table: OraclePosition) -> None:
    """``legal_actions`` has exactly the oracle's plays, each once, and pass exactly when it should."""
    actions = [each.to_json() for each in tichu.Round.from_json(table.json).legal_actions(table.seat)]
    plays = [key(each) for each in actions if each["type"] == "play"]
    want = oracle.legal_actions(table.situation)
    missing, extra = want - set(plays), set(plays) - want
    assert not missing, f"not offered: {sorted(missing, key=str)}; {table}"
    assert not extra, f"offered: {sorted(extra, key=str)}; {table}"
    assert len(plays) == len(set(plays)), f"offered twice; {table}"
    passes = [each for each in actions if each["type"] == "pass"]
    assert len(passes) == oracle.may_pass(table.situation), f"pass: {passes}; {table}"


@pytest.mark.rule(*COMBINATIONS, "B3", "D1", "P7", "W2", "W3", "W5", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_leader_may_play_any_combination(rules: Rules) -> None:
    """The leader may lead exactly what the oracle finds, with or without a wish, and may not pass."""
    for table in PositionGenerator(rules, "lead").positions("lead", sample_size(20, 50)):
        check_legal(table)


@pytest.mark.rule(*COMBINATIONS, "K9", "F2", "G1", "B1", "P3", "W1", "W3", "W4", "W5", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_follower_may_beat_the_trick_or_pass(rules: Rules) -> None:
    """The seat in turn may beat with exactly what the oracle finds, and pass unless the wish binds."""
    seen: Counter[str] = Counter()
    for table in PositionGenerator(rules, "follow").positions("follow", 150):
        check_legal(table)
        seen.update(features(table.situation))
    wanted = FEATURES - ({"bound by the wish", "free of the wish"} if rules.wish == "never" else set())
    assert {feature for feature in wanted if seen[feature] < 2} == set(), "the positions are too poor"


@pytest.mark.rule("K1", "K9", "F2", "G1", "W1")
@pytest.mark.parametrize("rules", GAMES)
def test_phoenix_and_dragon_on_singles(rules: Rules) -> None:
    """The half points of the Phoenix on every card and on a Phoenix, the Dragon on top of all."""
    seen: Counter[str] = Counter()
    for table in PositionGenerator(rules, "singles").positions("singles", 60, sizes=(2, 3, 4, 5, 6)):
        check_legal(table)
        seen.update(features(table.situation))
    assert min(seen["on single Ma"], seen["on single Ph"], seen["on single Dr"]) > 0


@pytest.mark.rule("K7", "K8", "K13", "B1", "B2", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_only_higher_bombs_out_of_turn(rules: Rules) -> None:
    """Out of turn, on your own play and before the trick is taken: higher bombs only."""
    seen: Counter[str] = Counter()
    for table in PositionGenerator(rules, "aside").positions("aside", 70):
        check_legal(table)
        if table.situation.trick and {"on bomb", "on straight_bomb"} & features(table.situation):
            seen["bombed" if oracle.legal_plays(table.situation) else "not bombed"] += 1
    assert min(seen["bombed"], seen["not bombed"]) > 2, "the positions are too poor"


@pytest.mark.rule("D3", "B2")
def test_only_bombs_on_the_dog() -> None:
    """In the French book the Dog lies until the receiver leads; the others may only bomb it."""
    for table in PositionGenerator(PHILIBERT, "dog").positions("dog", sample_size(25, 50)):
        if table.situation.in_turn and table.situation.wish:
            continue  # whether a bomb is led or thrown at the Dog decides if the wish binds; no rule says
        check_legal(table)


@pytest.mark.rule(*COMBINATIONS, "K9", "B1", "W3")
@pytest.mark.parametrize("rules", GAMES)
def test_legal_actions_of_large_hands(rules: Rules) -> None:
    """Twelve cards, as in the first tricks; the oracle takes twice as long for each card more."""
    dealer = PositionGenerator(rules, "large")
    for mood in ("lead", "follow", "aside"):
        for table in dealer.positions(mood, 1, sizes=(12,)):
            check_legal(table)
