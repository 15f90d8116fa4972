"""Small hand-written rounds in the format of Brettspielwelt."""

from __future__ import annotations

from collections.abc import Sequence

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "B", "D", "K", "A")
NAMES = ("ada", "ben", "cleo", "dan")
STRAIGHT = "A K D B 10 9 8 7 6 5 4 3 2"


class Log:
    """Builds a round line by line and tracks the hands, so that ``play`` needs ranks only."""

    def __init__(
        self, hands: Sequence[Sequence[str]], gifts: Sequence[str], names: Sequence[str] = NAMES
    ) -> None:
        self.names = list(names)
        self.hands = [list(hand) for hand in hands]
        self.head = ["---------------Gr.Tichukarten------------------"]
        self.head += [f"{self.who(seat)} {' '.join(hand[:8])} " for seat, hand in enumerate(hands)]
        self.head += ["---------------Startkarten------------------"]
        self.head += [f"{self.who(seat)} {' '.join(hand)} " for seat, hand in enumerate(hands)]
        self.calls: list[str] = []
        passed = [self.take(seat, ranks) for seat, ranks in enumerate(gifts)]
        self.exchange = ["Schupfen:"]
        for seat, cards in enumerate(passed):
            line = f"{self.who(seat)} gibt: "
            for step, card in enumerate(cards, 1):
                self.hands[(seat + step) % 4].append(card)
                line += f"{self.names[(seat + step) % 4]}: {card} - "
            self.exchange.append(line)
        self.body: list[str] = []

    def who(self, seat: int) -> str:
        return f"({seat}){self.names[seat]}"

    def take(self, seat: int, ranks: str) -> list[str]:
        """Remove and return cards of these ranks from a hand."""
        cards = []
        for rank in ranks.split():
            card = next(card for card in self.hands[seat] if card == rank or card[1:] == rank)
            self.hands[seat].remove(card)
            cards.append(card)
        return cards

    def add(self, *lines: str) -> Log:
        self.body += lines
        return self

    def play(self, seat: int, ranks: str) -> Log:
        return self.add(f"{self.who(seat)}: {' '.join(self.take(seat, ranks))} ")

    def passes(self, *seats: int) -> Log:
        return self.add(*(f"{self.who(seat)} passt." for seat in seats))

    def trick(self, seat: int, *plays: str) -> Log:
        """Play unbeaten tricks: the others pass, and the owner picks up if they still hold cards."""
        for ranks in plays:
            self.play(seat, ranks)
            self.passes(*(other % 4 for other in range(seat + 1, seat + 4) if self.hands[other % 4]))
            if self.hands[seat]:
                self.passes(seat)
        return self

    def text(self, result: str | None) -> str:
        lines = [
            *self.head,
            *self.calls,
            *self.exchange,
            "---------------Rundenverlauf------------------",
            *self.body,
        ]
        if result is not None:
            lines.append(f"Ergebnis: {result}")
        return "\n".join(lines) + "\n"

    def line_of(self, text: str) -> int:
        """The number of the first such line in the play."""
        return len(self.head) + len(self.calls) + len(self.exchange) + 2 + self.body.index(text)


def latin(names: Sequence[str] = NAMES, specials: Sequence[str] = ("Ma", "Hu", "Ph", "Dr")) -> Log:
    """Each seat holds one card of each rank and one special card, before and after the exchange."""
    hands = [
        [*("GSBR"[(at + seat) % 4] + rank for at, rank in enumerate(RANKS)), specials[seat]]
        for seat in range(4)
    ]
    return Log(hands, ["2 3 4"] * 4, names)


def quads(names: Sequence[str] = NAMES) -> Log:
    """Each seat holds bombs.

    After the exchange: seat 0 sixes, tens, three twos, A 3 Ph; seat 1 sevens, jacks, three threes, A 4 Dr;
    seat 2 eights, queens, three fours, A 5 Ma; seat 3 nines, kings, three fives, A 2 Hu.
    """
    ranks = (("2", "6", "10"), ("3", "7", "B"), ("4", "8", "D"), ("5", "9", "K"))
    specials = ("Ma", "Hu", "Ph", "Dr")
    hands = [
        [*(suit + rank for rank in ranks[seat] for suit in "GSBR"), "GSBR"[seat] + "A", specials[seat]]
        for seat in range(4)
    ]
    return Log(hands, [f"A {specials[seat]} {ranks[seat][0]}" for seat in range(4)], names)


def plain(names: Sequence[str] = NAMES) -> Log:
    """A plain round with the Dog and the Dragon: ada goes out first, cleo is last. 50 - 50."""
    log = latin(names)
    log.trick(0, f"{STRAIGHT} Ma")
    log.play(1, "Hu").trick(3, STRAIGHT).trick(3, "Dr")
    log.add(f"Drache an: {log.who(0)}")
    return log.play(1, STRAIGHT)


def bombs() -> Log:
    """A bomb after the last pass, and the Dragon bombed by its own player. 5 - 95."""
    log = quads()
    log.play(2, "Ma").passes(3, 0, 1)
    log.trick(3, "9 9 9 9").play(3, "Hu")
    log.play(1, "Dr").passes(2, 3, 0).trick(1, "B B B B", "A", "7 7 7 7", "3 3 3")
    log.play(1, "4").play(2, "5").passes(3, 0, 2)
    log.trick(2, "D D D D", "8 8 8 8", "4 4 4", "A")
    return log.trick(3, "K K K K", "5 5 5", "A").play(3, "2")


def low_straight() -> Log:
    """Cleo's straight must have had the Phoenix at the bottom, since dan beats it."""
    log = latin()
    log.play(0, "Ma").passes(1).play(2, "A").passes(3, 0, 1, 2)
    log.play(2, "Ph 8 7 6 5").play(3, "9 8 7 6 5").passes(0, 1, 2, 3)
    log.trick(3, "Dr").add("Drache an: (0)ada")
    log.play(3, "2").play(0, "A").passes(1, 2, 3, 0)
    log.trick(0, STRAIGHT.removeprefix("A "))
    log.play(1, "Hu").trick(3, "A", "K", "D", "B", "10", "4", "3")
    return log.play(1, STRAIGHT)
