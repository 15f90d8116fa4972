"""Random positions: the library allows exactly what the definition of the game allows.

``oracle.py`` defines the game by brute force. The first part of this file tests that definition on
the rule books' examples; the rest deals seeded random positions, rich in combinations, and compares
``legal_actions``, ``apply`` and ``readings`` with it.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

import pytest

import tichu
from tests import oracle
from tests.oracle import (
    BOMB,
    BOMBS,
    FATA_MORGANA,
    FRANCOIS,
    FULL_HOUSE,
    GRANDSEIGNEUR,
    HIERARCHIE,
    PAIR,
    PAIR_RUN,
    PHILIBERT,
    RANKS,
    SINGLE,
    STRAIGHT,
    STRAIGHT_BOMB,
    SUITS,
    TRIPLE,
    Action,
    Play,
    Rules,
    Situation,
    rank_of,
)
from tests.support import position

GAMES = [
    pytest.param(FATA_MORGANA, id="fata-morgana"),
    pytest.param(FRANCOIS, id="francois"),
    pytest.param(PHILIBERT, id="philibert"),
    pytest.param(GRANDSEIGNEUR, id="grandseigneur", marks=pytest.mark.rule("GS5", "GS6", "X1")),
    pytest.param(HIERARCHIE, id="hierarchie", marks=pytest.mark.rule("HI1", "HI2", "HI3")),
]

KINDS = (SINGLE, PAIR, TRIPLE, FULL_HOUSE, STRAIGHT, PAIR_RUN, BOMB, STRAIGHT_BOMB)


# ---------------------------------------------------------------------------------------------------
# The oracle itself


def what(cards: str, rules: Rules = FATA_MORGANA) -> list[str]:
    """The oracle's readings in short: ``full_house 9 as 9``."""
    return [
        f"{each.kind} {each.rank}" + (f" as {' '.join(each.as_)}" if each.as_ else "")
        for each in oracle.classify(cards.split(), rules)
    ]


def on(*plays: str) -> tuple[Play, ...]:
    """Plays on the table, oldest first: ``on("8g", "Ph")``, ``on("8g Ph as 8")``."""
    trick = []
    for text in plays:
        cards, _, as_ = text.partition(" as ")
        trick.append(Play(tuple(sorted(cards.split())), tuple(as_.split()) or None))
    return tuple(trick)


def may(hand: str, *plays: str, **keys: Any) -> set[str]:
    """The legal plays in short, the Phoenix's rank behind ``as``."""
    rules = keys.pop("rules", FATA_MORGANA)
    situation = Situation(rules, tuple(hand.split()), on(*plays), **keys)
    return {
        " ".join(play.cards) + (f" as {' '.join(play.as_)}" if play.as_ else "")
        for play in oracle.legal_plays(situation)
    }


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


@pytest.mark.rule("C1", "K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K10", "K11", "K12", "K13", "K14")
@pytest.mark.parametrize(("cards", "readings"), EXAMPLES)
def test_oracle_classifies(cards: str, readings: list[str]) -> None:
    """Combinations and non-combinations of the rule books."""
    assert what(cards) == readings


@pytest.mark.rule("F1", "F3", "K13", "X1")
def test_oracle_reads_the_phoenix() -> None:
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
def test_oracle_knows_identical_cards() -> None:
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
def test_oracle_compares() -> None:
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
def test_oracle_wishes() -> None:
    """The wish's examples in the Dutch and the Portuguese book."""
    straight = "Ma 2g 3k 4b 5r"
    assert may("5k 6k 8k 9k Ph", straight, wish="7") == {"5k 6k 8k 9k Ph as 7"}
    assert oracle.may_pass(Situation(FATA_MORGANA, ("5k", "6k", "8k", "9k", "Ph"), on(straight), "7"))
    assert may("5k 6k 7k 8k Ph", straight, wish="7") == {"5k 6k 7k 8k Ph as 4", "5k 6k 7k 8k Ph as 9"}
    assert not oracle.may_pass(Situation(FATA_MORGANA, ("5k", "6k", "7k", "8k", "Ph"), on(straight), "7"))
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


# ---------------------------------------------------------------------------------------------------
# Random positions

Mood = Literal["lead", "follow", "singles", "aside", "dog"]
SIZES = (1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 9, 10)


@dataclass(frozen=True)
class Table:
    """A position, the seat in question, and the oracle's view of it."""

    json: dict[str, Any]
    seat: int
    situation: Situation

    def __str__(self) -> str:
        """The position as JSON, for a bug report."""
        return f"seat {self.seat} of {json.dumps(self.json)}"


class Dealer:
    """Generates positions rich in combinations, reproducible by seed."""

    def __init__(self, rules: Rules, seed: str) -> None:
        """Create the generator with a seed for each variant."""
        self.rules = rules
        self.rng = Random(f"{rules.variant} {rules.edition} {seed}")
        self.pack: list[str] = []

    def tables(self, mood: Mood, count: int, sizes: Sequence[int] = SIZES) -> Iterator[Table]:
        """Generate ``count`` positions, every other one with a wish if the variant has wishes."""
        for number in range(count):
            yield self.table(mood, self.rng.choice(sizes), wish=number % 2 == 1)

    def table(self, mood: Mood, size: int, *, wish: bool) -> Table:
        """A position in which a seat leads, follows in turn, waits aside, or sees a Dog lying.

        In the mood for singles it follows in turn, and singles lie on the table, specials on top.
        """
        rng, rules, seats = self.rng, self.rules, self.rules.seats
        self.pack = list(rules.pack)
        seat = rng.randrange(seats)
        lowest = rng.randrange(len(RANKS) - 4)
        wish = wish and rules.wish != "never"
        kept: tuple[str, ...] = ("Ma",) if wish else ()  # while a wish stands the Mah Jong has been played
        if mood == "dog":
            kept += ("Do",)
        if mood == "singles" and self.chance(0.6):
            kept += ("Ph",)
        bombs = mood == "aside" and self.chance(0.6)  # in the hand and on the table
        hand = self.cards(size, lowest, without=kept, kinds=BOMBS if bombs else KINDS)
        self.take(hand)
        trick: list[Play] = []
        if mood == "dog":
            trick = [Play(("Do",), None)]
            self.take(["Do"])
        elif mood == "singles" or (mood != "lead" and self.chance(0.08)):
            trick = self.ladder(hand)
        elif mood == "follow" or (mood == "aside" and self.chance(0.92)):
            trick = self.trick(hand, lowest, bombs=bombs and self.chance(0.7))
        keys = self.seating(mood, seat, trick)
        if wish:
            natural = [card[0] for card in hand if card not in oracle.SPECIALS]
            keys["wish"] = rng.choice(natural) if natural and self.chance(0.85) else rng.choice(RANKS)
        if rules.variant == "hierarchie":
            keys["ranks"] = list(range(seats))
            keys["dealer"] = seats - 1
        spare = [card for card in self.pack if card not in kept]
        rng.shuffle(spare)
        hands = [self.text([spare.pop() for _ in range(rng.choice([1, 2, 3]))]) for _ in range(seats)]
        if mood != "dog" and trick and self.chance(0.1):  # the last to play went out with it
            hands[keys["trick"][-1]["seat"]] = ""
        hands[seat] = self.text(hand)
        in_turn = keys["turn"] == seat and keys.get("phase") != "take"
        situation = Situation(rules, tuple(hand), tuple(trick), keys.get("wish"), in_turn)
        made = position(hands, variant=rules.variant, edition=rules.edition, **keys)
        return Table(made, seat, situation)

    def seating(self, mood: Mood, seat: int, trick: list[Play]) -> dict[str, Any]:
        """The seats of the plays on the table, of the passes since, and the seat in turn."""
        rng, seats = self.rng, self.rules.seats
        if not trick:
            return {"turn": seat if mood == "lead" else (seat + rng.randrange(1, seats)) % seats}
        last = rng.randrange(seats)
        turn = (last + rng.randrange(1, seats)) % seats
        phase = "play"
        if mood in ("follow", "singles"):
            last, turn = (seat + rng.randrange(1, seats)) % seats, seat
        elif mood == "dog":
            turn = (last + 2) % seats  # the partner of whoever played the Dog leads
        elif turn == seat or self.chance(0.2):
            turn, phase = last, "take"  # all the others have passed (B2)
        plays = [
            {"seat": (last - before) % seats, "cards": self.text(play.cards)}
            | ({"as": " ".join(play.as_)} if play.as_ else {})
            for before, play in zip(reversed(range(len(trick))), trick, strict=True)
        ]
        steps = seats if phase == "take" else (turn - last) % seats
        passed = [] if mood == "dog" else [(last + step) % seats for step in range(1, steps)]
        return {"phase": phase, "turn": turn, "trick": plays, "passed": passed}

    def trick(self, hand: list[str], lowest: int, *, bombs: bool) -> list[Play]:
        """Plays on the table that could have been made one after another, taken from the pack."""
        rng, rules = self.rng, self.rules
        trick: list[Play] = []
        held = [each for _, each in oracle.combinations(tuple(hand), rules)]
        kinds = set(BOMBS) if bombs else {each.kind for each in held} | {rng.choice(KINDS)}
        kind = rng.choice(sorted(kinds - {SINGLE} if self.chance(0.6) else kinds) or [SINGLE])
        length = rng.choice([each.length for each in held if each.kind == kind] or [rng.choice([4, 5, 6])])
        answers: list[Play] = []
        while not answers:  # something that the hand can beat, often
            near = max(0, lowest - rng.choice([1, 2, 3, 4]))
            if self.chance(0.02):  # the cards for it are lacking
                kind, length = SINGLE, 1
            cards = self.skeleton(kind, length, near, self.pack)
            if kind not in (SINGLE, *BOMBS) and "Ph" in self.pack and self.chance(0.4):
                cards = [*rng.sample(cards, len(cards) - 1), "Ph"]
            readings = oracle.classify(sorted(cards), rules)
            answers = [Play(tuple(sorted(cards)), each.as_) for each in readings]
        while answers:
            trick.append(rng.choice(answers))
            self.take(trick[-1].cards)
            if self.chance(0.75):
                break
            other = self.cards(rng.choice([5, 6, 7]), lowest, ("Do",))
            answers = list(oracle.legal_plays(Situation(rules, tuple(other), tuple(trick))))
        return trick

    def ladder(self, hand: list[str]) -> list[Play]:
        """Singles with the specials on top, as many of those as the hand has not, taken from the pack."""
        natural = [card for card in self.pack if card not in oracle.SPECIALS]
        ranks = {rank_of(card) - below for card in hand if card not in oracle.SPECIALS for below in (0, 1, 2)}
        near = [card for card in natural if rank_of(card) in ranks] or natural
        first = self.rng.choice([self.rng.choice(natural), *self.rng.choices(near, k=3), "Ma", "Ph"])
        steps = [first, "Ph", "Ph", "Dr", "Dr"][: self.rng.choice([1, 2, 2, 3, 3, 4])]
        trick = []
        for card in steps:
            if card in self.pack:
                trick.append(Play((card,), None))
                self.take([card])
        return trick or [Play((self.pack.pop(0),), None)]

    def cards(
        self, size: int, lowest: int, without: Sequence[str], kinds: Sequence[str] = KINDS
    ) -> list[str]:
        """Cards from a narrow band of ranks, often with specials; they stay in the pack."""
        rng = self.rng
        rest = [card for card in self.pack if card not in without]
        odds = {"Ph": 0.45, "Ma": 0.25, "Dr": 0.12, "Do": 0.1}
        hand = [card for card in rest if self.chance(odds.get(card, 0))]
        if "Ma" in hand and self.chance(0.7):
            lowest = 0
        band = RANKS[lowest : lowest + rng.choice([2, 3, 4, 5, 6, 7])]
        for _ in range(rng.choice([0, 1, 1, 2]) if kinds == KINDS else 1):
            left = list((Counter(rest) - Counter(hand)).elements())
            hand += self.skeleton(rng.choice(kinds), rng.choice([4, 5, 6]), lowest, left)
        suits = rng.sample(SUITS, rng.choice([1, 2, 3, 4, 4, 4]))
        left = [card for card in (Counter(rest) - Counter(hand)).elements() if card not in oracle.SPECIALS]
        rng.shuffle(left)
        left.sort(key=lambda card: not (card[0] in band and card[1] in suits))
        hand = (hand + left)[:size]
        rng.shuffle(hand)
        return hand

    def skeleton(self, kind: str, length: int, lowest: int, pack: list[str]) -> list[str]:
        """Cards of the pack for such a combination, as far as there are any."""
        rng = self.rng
        lowest = max(0, min(lowest + rng.choice([0, 0, 1, 2, 3]), len(RANKS) - length))
        first, others = RANKS[lowest], RANKS[lowest + 1 : lowest + 5] or RANKS[:-1]
        ranks = {
            SINGLE: first,
            PAIR: first * 2,
            TRIPLE: first * 3,
            FULL_HOUSE: first * 3 + rng.choice(others) * 2,
            PAIR_RUN: RANKS[lowest : lowest + max(2, length // 2)] * 2,
            BOMB: first * 4,
        }.get(kind, RANKS[lowest : lowest + max(5, length)])
        suits = rng.choice(SUITS) if kind == STRAIGHT_BOMB else SUITS
        left, cards = list(pack), []
        for rank in ranks:
            fitting = [card for card in left if card[0] == rank and card[1] in suits]
            if kind == BOMB:
                fitting = [card for card in fitting if card not in cards]
            if fitting:
                cards.append(rng.choice(fitting))
                left.remove(cards[-1])
        return cards or [left[0]]

    def take(self, cards: Sequence[str]) -> None:
        """Remove these cards from the pack."""
        for card in cards:
            self.pack.remove(card)

    def text(self, cards: Sequence[str]) -> str:
        """The cards as text, in any order."""
        return " ".join(self.rng.sample(cards, len(cards)))

    def chance(self, probability: float) -> bool:
        """True with this probability."""
        return self.rng.random() < probability


FEATURES = {
    *(f"on {kind}" for kind in KINDS),
    *(f"beaten by {kind}" for kind in KINDS),
    "on a reading of the Phoenix",
    "beaten with a reading of the Phoenix",
    "nothing to play",
    "bound by the wish",
    "free of the wish",
}


def features(situation: Situation) -> set[str]:
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


def key(action: dict[str, Any]) -> Action:
    """The oracle's form of a play."""
    as_ = action.get("as")
    return Action(
        tuple(sorted(action["cards"].split())),
        tuple(sorted(as_.split(), key=RANKS.index)) if as_ else None,
        action.get("wish"),
    )


def check_legal(table: Table) -> None:
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


def accepted(table: Table, action: dict[str, Any]) -> dict[str, Any] | None:
    """The position after the action on a copy, or None if it was refused and changed nothing."""
    round_ = tichu.Round.from_json(table.json)
    before = round_.to_json()
    try:
        round_.apply(table.seat, action)
    except tichu.IllegalAction:
        assert round_.to_json() == before, f"refused {action}, but changed; {table}"
        return None
    return round_.to_json()


def samples(rng: Random, situation: Situation) -> list[tuple[str, ...]]:
    """Sample subsets of the hand: legal plays, other combinations, and arbitrary cards."""
    legal = sorted({play.cards for play in oracle.legal_plays(situation)})
    found = {play.cards for play, _ in oracle.combinations(situation.hand, situation.rules)}
    other = sorted(found - set(legal))
    every = sorted(oracle.parts(situation.hand))
    return [cards for group in (legal, other, every) for cards in rng.sample(group, min(3, len(group)))]


def check_apply(table: Table, rng: Random) -> None:
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


def check_readings(cards: tuple[str, ...], rules: Rules) -> None:
    """``readings`` has exactly the oracle's combinations of these cards, the highest first."""
    text = " ".join(cards)
    got = [each.to_json() for each in tichu.readings(text, variant=rules.variant, edition=rules.edition)]
    said = [oracle.Combination(each["kind"], each["rank"], len(cards), key(each).as_) for each in got]
    assert set(said) == set(oracle.classify(cards, rules)), f"{text}: {got}"
    assert len(said) == len(set(said)), f"{text}: {got}"
    for each in got:
        assert sorted(each["cards"].split()) == list(cards)
        assert each["kind"] not in (STRAIGHT, PAIR_RUN, STRAIGHT_BOMB) or each["length"] == len(cards)
    ranks = [rank_of(each["rank"]) for each in got if len(cards) > 1]
    assert ranks == sorted(ranks, reverse=True), f"{text}: {got}"


# ---------------------------------------------------------------------------------------------------
# The library against the oracle

COMBINATIONS = ("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K10", "K11", "K12", "K13", "K14", "F1")


@pytest.mark.rule(*COMBINATIONS, "B3", "D1", "P7", "W2", "W3", "W5", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_leads(rules: Rules) -> None:
    """The leader may lead exactly what the oracle finds, with or without a wish, and may not pass."""
    for table in Dealer(rules, "lead").tables("lead", 50):
        check_legal(table)


@pytest.mark.rule(*COMBINATIONS, "K9", "F2", "G1", "B1", "P3", "W1", "W3", "W4", "W5", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_follows(rules: Rules) -> None:
    """The seat in turn may beat with exactly what the oracle finds, and pass unless the wish binds."""
    seen: Counter[str] = Counter()
    for table in Dealer(rules, "follow").tables("follow", 150):
        check_legal(table)
        seen.update(features(table.situation))
    wanted = FEATURES - ({"bound by the wish", "free of the wish"} if rules.wish == "never" else set())
    assert {feature for feature in wanted if seen[feature] < 2} == set(), "the positions are too poor"


@pytest.mark.rule("K1", "K9", "F2", "G1", "W1")
@pytest.mark.parametrize("rules", GAMES)
def test_singles(rules: Rules) -> None:
    """The half points of the Phoenix on every card and on a Phoenix, the Dragon on top of all."""
    seen: Counter[str] = Counter()
    for table in Dealer(rules, "singles").tables("singles", 60, sizes=(2, 3, 4, 5, 6)):
        check_legal(table)
        seen.update(features(table.situation))
    assert min(seen["on single Ma"], seen["on single Ph"], seen["on single Dr"]) > 0


@pytest.mark.rule("K7", "K8", "K13", "B1", "B2", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_bombs_out_of_turn(rules: Rules) -> None:
    """Out of turn, on your own play and before the trick is taken: higher bombs only."""
    seen: Counter[str] = Counter()
    for table in Dealer(rules, "aside").tables("aside", 70):
        check_legal(table)
        if table.situation.trick and {"on bomb", "on straight_bomb"} & features(table.situation):
            seen["bombed" if oracle.legal_plays(table.situation) else "not bombed"] += 1
    assert min(seen["bombed"], seen["not bombed"]) > 2, "the positions are too poor"


@pytest.mark.rule("D3", "B2")
def test_bombs_on_the_dog() -> None:
    """In the French book the Dog lies until the receiver leads; the others may only bomb it."""
    for table in Dealer(PHILIBERT, "dog").tables("dog", 50):
        if table.situation.in_turn and table.situation.wish:
            continue  # whether a bomb is led or thrown at the Dog decides if the wish binds; no rule says
        check_legal(table)


@pytest.mark.rule(*COMBINATIONS, "K9", "B1", "W3")
@pytest.mark.parametrize("rules", GAMES)
def test_large_hands(rules: Rules) -> None:
    """Twelve to fourteen cards, as in the first tricks."""
    dealer = Dealer(rules, "large")
    for mood in ("lead", "follow", "aside"):
        for table in dealer.tables(mood, 1, sizes=(12, 13, 14)):
            check_legal(table)


@pytest.mark.rule(*COMBINATIONS, "K9", "F2", "F3", "B1", "B2", "D1", "W2", "W3", "W6")
@pytest.mark.parametrize("rules", GAMES)
def test_apply_accepts_exactly_the_legal(rules: Rules) -> None:
    """``apply`` takes what the oracle allows in each reading and wish, and refuses all else unchanged."""
    dealer = Dealer(rules, "apply")
    for mood in ("lead", "follow", "follow", "aside"):
        for table in dealer.tables(mood, 8, sizes=(2, 4, 5, 6, 7, 8)):
            check_apply(table, dealer.rng)


@pytest.mark.rule(*COMBINATIONS)
def test_readings_of_the_books() -> None:
    """``readings`` says of the rule books' examples what the oracle says of them."""
    for cards, _ in EXAMPLES:
        check_readings(tuple(sorted(cards.split())), FATA_MORGANA)


@pytest.mark.rule(*COMBINATIONS, "F3")
@pytest.mark.parametrize("rules", GAMES)
def test_readings(rules: Rules) -> None:
    """``readings`` says what any cards are, and what they are not."""
    dealer = Dealer(rules, "readings")
    for table in dealer.tables("lead", 40):
        hand = table.situation.hand
        check_readings(tuple(sorted(hand)), rules)
        for cards in samples(dealer.rng, table.situation):
            check_readings(cards, rules)
