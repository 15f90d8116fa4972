"""What the tests against the oracle share: games, examples of the rule books, and samples of hands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.oracle import definition as oracle
from tests.oracle.definition import (
    FATA_MORGANA,
    FRANCOIS,
    GRANDSEIGNEUR,
    HIERARCHIE,
    PHILIBERT,
    RANKS,
    OracleAction,
    OracleSituation,
)

GAMES = [
    pytest.param(FATA_MORGANA, id="fata-morgana"),
    pytest.param(FRANCOIS, id="francois"),
    pytest.param(PHILIBERT, id="philibert"),
    pytest.param(GRANDSEIGNEUR, id="grandseigneur", marks=pytest.mark.rule("GS5", "GS6", "X1")),
    pytest.param(HIERARCHIE, id="hierarchie", marks=pytest.mark.rule("HI1", "HI2", "HI3")),
]


COMBINATIONS = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K10", "K11", "K12", "K13", "K14", "F1")


EXAMPLES = [
    ("4g", ["single 4"]),
    ("8g 8k", ["pair 8"]),
    ("2g 2k 2b", ["triple 2"]),
    ("5g 5k 5r 9b 9g", ["full_house 5"]),
    ("4g 5k 6b 7r 8g 9k", ["straight 9"]),
    ("Tg Jk Qb Kr Ag", ["straight A"]),
    ("Ag 2k 3b 4r 5g", []),
    ("4g 5k 6b 7r", []),
    ("Ma 2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ag", ["straight A"]),
    ("Jg Jk Qb Qr Kg Kb", ["pair_run K"]),
    ("3g 3k 4b 4r", ["pair_run 4"]),
    ("3g 3k 5b 5r", []),
    ("Kg Kk Ag Ak 2g 2k", []),
    ("3g 3k 3b 4g 4k 4b", []),
    ("2g 2k 2b 2r", ["bomb 2"]),
    ("2g 2k 2b 2r 3g", []),
    ("4g 5g 6g 7g 8g", ["straight_bomb 8"]),
    ("Ma 2g 3g 4g 5g", ["straight 5"]),
    ("3g 3k 3b Ph", []),
    ("3g 3k 3b 3r Ph", []),
    ("Tg Jk Qb Kr Dr", []),
    ("Ma Ph", []),
    ("Dr Ph", []),
    ("Do Ma", []),
    ("8g", ["single 8"]),
    ("Ph", ["single Ph"]),
    ("Dr", ["single Dr"]),
    ("Do", ["single Do"]),
    ("Ma", ["single Ma"]),
]


def key(action: dict[str, Any]) -> OracleAction:
    """The oracle's form of a play."""
    as_ = action.get("as")
    return OracleAction(
        tuple(sorted(action["cards"].split())),
        tuple(sorted(as_.split(), key=RANKS.index)) if as_ else None,
        action.get("wish"),
    )


def samples(rng: Random, situation: OracleSituation) -> list[tuple[str, ...]]:
    """Sample subsets of the hand: legal plays, other combinations, and arbitrary cards."""
    legal = sorted({play.cards for play in oracle.legal_plays(situation)})
    found = {play.cards for play, _ in oracle.combinations(situation.hand, situation.rules)}
    other = sorted(found - set(legal))
    every = sorted(oracle.parts(situation.hand))
    return [cards for group in (legal, other, every) for cards in rng.sample(group, min(3, len(group)))]
