"""Random positions rich in combinations, reproducible by seed."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from tests.oracle import definition as oracle
from tests.oracle.definition import (
    BOMB,
    BOMBS,
    FULL_HOUSE,
    PAIR,
    PAIR_RUN,
    RANKS,
    SINGLE,
    STRAIGHT,
    STRAIGHT_BOMB,
    SUITS,
    TRIPLE,
    OraclePlay,
    OracleSituation,
    Rules,
    rank_of,
)
from tests.support import position

KINDS = (SINGLE, PAIR, TRIPLE, FULL_HOUSE, STRAIGHT, PAIR_RUN, BOMB, STRAIGHT_BOMB)


Mood = Literal["lead", "follow", "singles", "aside", "dog"]
SIZES = (1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 8, 9, 10)


@dataclass(frozen=True)
class OraclePosition:
    """A position, the seat in question, and the oracle's view of it."""

    json: dict[str, Any]
    seat: int
    situation: OracleSituation

    def __str__(self) -> str:
        """The position as JSON, for a bug report."""
        return f"seat {self.seat} of {json.dumps(self.json)}"


class PositionGenerator:
    """Generates positions rich in combinations, reproducible by seed."""

    def __init__(self, rules: Rules, seed: str) -> None:
        """Create the generator with a seed for each variant."""
        self.rules = rules
        self.rng = Random(f"{rules.variant} {rules.edition} {seed}")
        self.pack: list[str] = []

    def positions(self, mood: Mood, count: int, sizes: Sequence[int] = SIZES) -> Iterator[OraclePosition]:
        """Generate ``count`` positions, every other one with a wish if the variant has wishes."""
        for number in range(count):
            yield self.position(mood, self.rng.choice(sizes), wish=number % 2 == 1)

    def position(self, mood: Mood, size: int, *, wish: bool) -> OraclePosition:
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
        trick: list[OraclePlay] = []
        if mood == "dog":
            trick = [OraclePlay(("Do",), None)]
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
        situation = OracleSituation(rules, tuple(hand), tuple(trick), keys.get("wish"), in_turn)
        made = position(hands, variant=rules.variant, edition=rules.edition, **keys)
        return OraclePosition(made, seat, situation)

    def seating(self, mood: Mood, seat: int, trick: list[OraclePlay]) -> dict[str, Any]:
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

    def trick(self, hand: list[str], lowest: int, *, bombs: bool) -> list[OraclePlay]:
        """Plays on the table that could have been made one after another, taken from the pack."""
        rng, rules = self.rng, self.rules
        trick: list[OraclePlay] = []
        held = [each for _, each in oracle.combinations(tuple(hand), rules)]
        kinds = set(BOMBS) if bombs else {each.kind for each in held} | {rng.choice(KINDS)}
        kind = rng.choice(sorted(kinds - {SINGLE} if self.chance(0.6) else kinds) or [SINGLE])
        length = rng.choice([each.length for each in held if each.kind == kind] or [rng.choice([4, 5, 6])])
        answers: list[OraclePlay] = []
        while not answers:  # something that the hand can beat, often
            near = max(0, lowest - rng.choice([1, 2, 3, 4]))
            if self.chance(0.02):  # the cards for it are lacking
                kind, length = SINGLE, 1
            cards = self.skeleton(kind, length, near, self.pack)
            if kind not in (SINGLE, *BOMBS) and "Ph" in self.pack and self.chance(0.4):
                cards = [*rng.sample(cards, len(cards) - 1), "Ph"]
            readings = oracle.classify(sorted(cards), rules)
            answers = [OraclePlay(tuple(sorted(cards)), each.as_) for each in readings]
        while answers:
            trick.append(rng.choice(answers))
            self.take(trick[-1].cards)
            if self.chance(0.75):
                break
            other = self.cards(rng.choice([5, 6, 7]), lowest, ("Do",))
            answers = list(oracle.legal_plays(OracleSituation(rules, tuple(other), tuple(trick))))
        return trick

    def ladder(self, hand: list[str]) -> list[OraclePlay]:
        """Singles with the specials on top, as many of those as the hand has not, taken from the pack."""
        natural = [card for card in self.pack if card not in oracle.SPECIALS]
        ranks = {rank_of(card) - below for card in hand if card not in oracle.SPECIALS for below in (0, 1, 2)}
        near = [card for card in natural if rank_of(card) in ranks] or natural
        first = self.rng.choice([self.rng.choice(natural), *self.rng.choices(near, k=3), "Ma", "Ph"])
        steps = [first, "Ph", "Ph", "Dr", "Dr"][: self.rng.choice([1, 2, 2, 3, 3, 4])]
        trick = []
        for card in steps:
            if card in self.pack:
                trick.append(OraclePlay((card,), None))
                self.take([card])
        return trick or [OraclePlay((self.pack.pop(0),), None)]

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
