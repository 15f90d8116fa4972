"""The state of a round, and what follows from it in every variant.

Whether a seat holds cards is read from ``out``, never from the hands, so that the same code works for views
with hidden hands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, Self, TypeAlias

from tichu.core.cards import Cards, Rank
from tichu.core.combos import Played
from tichu.core.game import Game
from tichu.core.history import History
from tichu.core.settings import Settings

Phase: TypeAlias = Literal["grand", "exchange", "play", "take", "over"]
Call: TypeAlias = Literal["tichu", "grand"]
Gifts: TypeAlias = tuple[tuple[int, Cards], ...]


class Standing(NamedTuple):
    """Score of a match of two teams before a round, and its target."""

    points: tuple[int, int]
    target: int


class RoundState:
    """The attributes of a position, with cards as integers."""

    __slots__ = (
        "answered",
        "breach",
        "calls",
        "dealer",
        "faceup",
        "game",
        "given",
        "hands",
        "history",
        "just_called",
        "out",
        "passed",
        "phase",
        "ranks",
        "scores",
        "soloist",
        "standing",
        "started",
        "stock",
        "trick",
        "turn",
        "wish",
        "won",
    )

    def __init__(self, game: Game, hands: Sequence[Cards]) -> None:
        seats = game.seats
        self.game = game
        self.phase: Phase = "play"
        self.hands: list[Cards] = list(hands)
        self.stock: list[Cards] = [()] * seats
        self.turn: int | None = None
        self.trick: list[Played] = []
        self.passed: list[int] = []
        self.wish: Rank | None = None
        self.calls: dict[int, Call] = {}
        self.started: set[int] = set()
        self.out: list[int] = []
        self.won: list[Cards] = [()] * seats
        self.scores: list[int] | None = None
        self.dealer: int | None = None
        self.soloist: int | None = None
        self.ranks: tuple[int, ...] | None = None
        self.faceup: Cards = ()
        self.given: list[Gifts | None] = [None] * seats
        self.answered: set[int] = set()
        self.just_called: list[int] = []
        self.breach: int | None = None
        self.history: History = ()
        """The public actions of this round."""
        self.standing: Standing | None = None
        """Score of the match, for players who use it; the round itself does not."""

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self.game.settings

    @property
    def dummy(self) -> int | None:
        """The seat of Trichu's dummy."""
        return None if self.soloist is None else (self.soloist + 2) % 4

    def acting_seat(self, seat: int) -> int:
        """The seat whose player acts for this one: the soloist's for Trichu's dummy, else the seat itself."""
        return self.soloist if self.soloist is not None and seat == self.dummy else seat

    def seats_of(self, seat: int) -> tuple[int, ...]:
        """All seats that the player of this seat acts for, this one first."""
        if self.soloist is None:
            return (seat,)
        acting = self.acting_seat(seat)
        return (seat, *(other for other in self.seats_after(seat) if self.acting_seat(other) == acting))

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return self.phase == "over"

    @property
    def top(self) -> Played | None:
        """The play to beat."""
        return self.trick[-1] if self.trick else None

    @property
    def bets(self) -> dict[int, int]:
        """Points won or lost with each call, by seat, once somebody is out; only the first out wins (T6)."""
        stakes = {"tichu": self.settings.tichu_points, "grand": self.settings.grand_points}
        return {
            seat: stakes[call] if self.out[:1] == [seat] else -stakes[call]
            for seat, call in self.calls.items()
        }

    @property
    def gift_ends_round(self) -> bool:
        """Whether only the Dragon's trick is still to be given before the cards are counted (S5)."""
        return self.phase == "take" and len(self.out) >= self.game.seats - 1

    def holding(self) -> list[int]:
        """The seats that still hold cards."""
        return [seat for seat in range(self.game.seats) if seat not in self.out]

    def seats_after(self, seat: int) -> Iterator[int]:
        """The other seats in playing order."""
        seats = self.game.seats
        return ((seat + step) % seats for step in range(1, seats))

    def next_holding(self, seat: int, inclusive: bool = False) -> int:
        """The next seat with cards after this one, or this one if ``inclusive`` and it has any."""
        if inclusive and seat not in self.out:
            return seat
        for other in self.seats_after(seat):
            if other not in self.out:
                return other
        return seat

    def received(self, seat: int) -> dict[int, Cards]:
        """Return the cards the seat received in the exchange, by giver; empty before all have given."""
        if self.phase in ("grand", "exchange"):
            return {}
        return {
            giver: cards
            for giver, gifts in enumerate(self.given)
            for receiver, cards in gifts or ()
            if receiver == seat
        }

    def copy(self) -> Self:
        """Return an independent copy. Written out for speed, because every view makes one."""
        other = self.__new__(type(self))
        other.answered = self.answered.copy()
        other.breach = self.breach
        other.calls = self.calls.copy()
        other.dealer = self.dealer
        other.faceup = self.faceup
        other.game = self.game
        other.given = self.given.copy()
        other.hands = self.hands.copy()
        other.history = self.history
        other.just_called = self.just_called.copy()
        other.out = self.out.copy()
        other.passed = self.passed.copy()
        other.phase = self.phase
        other.ranks = self.ranks
        other.soloist = self.soloist
        other.standing = self.standing
        other.started = self.started.copy()
        other.stock = self.stock.copy()
        other.trick = self.trick.copy()
        other.turn = self.turn
        other.wish = self.wish
        other.won = self.won.copy()
        other.scores = None if self.scores is None else self.scores.copy()
        return other
