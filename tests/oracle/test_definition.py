"""The oracle itself agrees with the examples of the rule books."""

from __future__ import annotations

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
    OraclePlay,
    OracleSituation,
    Rules,
)
from tests.oracle.support import EXAMPLES


def what(cards: str, rules: Rules = FATA_MORGANA) -> list[str]:
    """The oracle's readings in short: ``full_house 9 as 9``."""
    return [
        f"{each.kind} {each.rank}" + (f" as {' '.join(each.as_)}" if each.as_ else "")
        for each in oracle.classify(cards.split(), rules)
    ]


def on(*plays: str) -> tuple[OraclePlay, ...]:
    """Plays on the table, oldest first: ``on("8g", "Ph")``, ``on("8g Ph as 8")``."""
    trick = []
    for text in plays:
        cards, _, as_ = text.partition(" as ")
        trick.append(OraclePlay(tuple(sorted(cards.split())), tuple(as_.split()) or None))
    return tuple(trick)


def may(hand: str, *plays: str, **keys: Any) -> set[str]:
    """The legal plays in short, the Phoenix's rank behind ``as``."""
    rules = keys.pop("rules", FATA_MORGANA)
    situation = OracleSituation(rules, tuple(hand.split()), on(*plays), **keys)
    return {
        " ".join(play.cards) + (f" as {' '.join(play.as_)}" if play.as_ else "")
        for play in oracle.legal_plays(situation)
    }


@pytest.mark.rule("C1", "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K10", "K11", "K12", "K13", "K14")
@pytest.mark.parametrize(("cards", "readings"), EXAMPLES)
def test_combinations_of_the_rule_books(cards: str, readings: list[str]) -> None:
    """Combinations and non-combinations of the rule books."""
    assert what(cards) == readings


@pytest.mark.rule("F1", "F3", "K13", "X1")
def test_phoenix_stands_for_any_rank_except_in_bombs() -> None:
    """A joker for any rank in anything but a bomb; two of them are two jokers."""
    assert what("8g 8k Ph") == ["triple 8 as 8"]
    assert what("8g 8k 9g 9k Ph") == ["full_house 8 as 8", "full_house 9 as 9"]
    assert what("5g 6k 7b 8r Ph") == ["straight 8 as 4", "straight 9 as 9"]
    assert what("3k 4k 5k 6k Ph") == ["straight 6 as 2", "straight 7 as 7"]
    assert what("2g 3k 4b 5r Ph") == ["straight 6 as 6"]
    assert what("Jg Qk Kb Ar Ph") == ["straight A as T"]
    assert what("Ma 2g 3g 4g Ph") == ["straight 5 as 5"]
    assert what("Ma 3g 4g 5g Ph") == ["straight 5 as 2"]
    assert what("2g 3k 4b 5r 6g 7k 8b 9r Tg Jk Qb Kr Ag Ph") == []
    assert what("3g 3k 3b 4r Ph") == ["full_house 3 as 4"]
    assert what("8g 8k 9b Tr Tg Ph") == ["pair_run T as 9"]
    assert what("8g 8k 9b Ph") == ["pair_run 9 as 9"]
    two = GRANDSEIGNEUR
    assert what("Ph Ph", two) == [f"pair {rank} as {rank} {rank}" for rank in RANKS]
    assert what("7g Ph Ph", two) == ["triple 7 as 7 7"]
    assert what("7g 7g Ph Ph", two) == ["pair_run 7 as 6 6", "pair_run 8 as 8 8"]
    assert what("7g 8g Ph Ph", two) == ["pair_run 8 as 7 8"]
    assert what("7g 7g 7k Ph Ph", two) == [f"full_house 7 as {rank} {rank}" for rank in RANKS if rank != "7"]
    assert what("7g 8g 9g Ph Ph", two) == ["straight 9 as 5 6", "straight T as 6 T", "straight J as T J"]
    assert what("7g 7g 8g Ph Ph", two) == ["full_house 7 as 7 8", "full_house 8 as 8 8"]


@pytest.mark.rule("GS5", "HI3")
def test_identical_cards_of_two_packs() -> None:
    """Two packs: four of a kind in four suits only, and in hierarchie triples in three."""
    assert what("7g 7g 7k 7b", GRANDSEIGNEUR) == []
    assert what("7g 7k 7b 7r", GRANDSEIGNEUR) == ["bomb 7"]
    assert what("7g 7g 7k", GRANDSEIGNEUR) == ["triple 7"]
    assert what("7r 7b 7r", HIERARCHIE) == []
    assert what("7r 7b 7g", HIERARCHIE) == ["triple 7"]
    assert what("7r 7r Ph", HIERARCHIE) == []
    assert what("7r 7b Ph", HIERARCHIE) == ["triple 7 as 7"]
    assert what("7r 7r", HIERARCHIE) == ["pair 7"]
    assert what("7r 7b 7r 4g 4g", HIERARCHIE) == []
    assert what("7r 7b 7g 4g 4g", HIERARCHIE) == ["full_house 7"]
    assert what("7r 7r 4g 4k Ph", HIERARCHIE) == ["full_house 4 as 4"]
    assert what("7r 7r 7b 4g Ph", HIERARCHIE) == []
    assert what("7r 7b 7r 7g", HIERARCHIE) == []
    assert what("7r 7b 7k 7g", HIERARCHIE) == ["bomb 7"]
    assert list(oracle.parts(["7g", "7g"])) == [("7g",), ("7g", "7g")]
    assert len(FATA_MORGANA.pack) == 56
    assert len(GRANDSEIGNEUR.pack) == 109
    assert len(HIERARCHIE.pack) == 108


@pytest.mark.rule("K9", "F2", "G1", "B1", "B2", "B3", "D1", "D3", "X1", "GS5")
def test_higher_combination_of_the_same_kind_or_bomb_wins() -> None:
    """Same kind and size and higher, or a bomb; singles with their half points."""
    assert may("7k 8k 9k Ph Dr Do Ma", "8g") == {"9k", "Ph", "Dr"}
    assert may("8k 9k Dr", "8g", "Ph") == {"9k", "Dr"}
    assert may("2k Ma", "Ph") == {"2k"}
    assert may("Ph Ak", "Dr") == set()
    assert may("Dr Kg", "Ag", "Ph") == {"Dr"}
    two = GRANDSEIGNEUR
    assert may("8k 9k Tk Ph", "8g", "Ph", rules=two) == {"9k", "Tk", "Ph"}
    assert may("8k 9k Tk Dr", "8g", "Ph", "Ph", rules=two) == {"Tk", "Dr"}
    assert may("Dr Ph Ag", "Dr", rules=two) == {"Dr"}
    assert may("6b 6r 6g 9k", "3g 3k") == {"6b 6r", "6b 6g", "6g 6r"}
    assert may("8g 8k 8b 9g 9k", "7g 7k 7b Ak Ab") == {"8b 8g 8k 9g 9k"}
    assert may("8g 8k 9g 9k Ph", "8b 8r 8g 2k 2g") == {"8g 8k 9g 9k Ph as 9"}
    assert may("4g 5k 6b 7r 8g 9k", "3g 4k 5b 6r 7g") == {"4g 5k 6b 7r 8g", "5k 6b 7r 8g 9k"}
    bombs = {"2b 2g 2k 2r", "3g 4g 5g 6g 7g"}
    hand = "2b 2g 2k 2r 3g 4g 5g 6g 7g"
    assert may(hand, "Dr", in_turn=False) == bombs | {"2g 3g 4g 5g 6g", "2g 3g 4g 5g 6g 7g"}
    assert may(hand, "7k 7b 7g 7r", in_turn=False) == may(hand, "Dr", in_turn=False) - {"2b 2g 2k 2r"}
    assert may(hand, "3r 4r 5r 6r 7r") == {"2g 3g 4g 5g 6g 7g"}
    assert may(hand, in_turn=False) == set()
    assert may("Do Ma 4g") == {"Do", "Ma", "4g"}
    assert may("2b 2g 2k 2r Ak", "Do", in_turn=False) == set()
    assert may("2b 2g 2k 2r Ak", "Do", in_turn=False, rules=PHILIBERT) == {"2b 2g 2k 2r"}


@pytest.mark.rule("W2", "W3", "W4", "W5", "W6", "P7", "HI2")
def test_wish_examples_of_the_rule_books() -> None:
    """The wish's examples in the Dutch and the Portuguese book."""
    straight = "Ma 2g 3k 4b 5r"
    assert may("5k 6k 8k 9k Ph", straight, wish="7") == {"5k 6k 8k 9k Ph as 7"}
    without_seven = ("5k", "6k", "8k", "9k", "Ph")
    assert oracle.may_pass(OracleSituation(FATA_MORGANA, without_seven, on(straight), "7"))
    assert may("5k 6k 7k 8k Ph", straight, wish="7") == {"5k 6k 7k 8k Ph as 4", "5k 6k 7k 8k Ph as 9"}
    with_seven = ("5k", "6k", "7k", "8k", "Ph")
    assert not oracle.may_pass(OracleSituation(FATA_MORGANA, with_seven, on(straight), "7"))
    twos = "2g 2k 2b 2r 4g 5k 6b 7r 8g 9k"
    assert may(twos, "Ma", wish="7") == {"7r", "2b 2g 2k 2r"}
    assert may(twos, "Ma", wish="7", in_turn=False) == {"2b 2g 2k 2r"}
    lead = may("4g 5k 6b 7r 8g 9k Do", wish="7")
    assert lead == {"7r", "4g 5k 6b 7r 8g", "5k 6b 7r 8g 9k", "4g 5k 6b 7r 8g 9k"}
    assert may("2g 2k 2b 2r 7r", wish="7") == {"7r"}
    assert may("8g Ag", "Kg", wish="8") == {"Ag"}
    assert may("8g 8k 8b 8r Ag", "Kg", wish="8") == {"8b 8g 8k 8r"}
    assert may("8g Ph Ag Ak", "4g 4k", wish="8") == {"8g Ph as 8"}
    assert oracle.wishes(["Ma"], FATA_MORGANA) == [None, *RANKS]
    assert oracle.wishes(["Ma"], FRANCOIS) == list(RANKS)
    assert oracle.wishes(["Ma"], HIERARCHIE) == [None]
    assert oracle.wishes(["2g"], FRANCOIS) == [None]
