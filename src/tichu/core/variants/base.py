"""What a variant decides; ``round.py`` and ``match.py`` ask it and never name one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

from tichu.core.cards import MAHJONG, PACK, Card, Cards
from tichu.core.errors import InvalidSettings
from tichu.core.settings import Exchange, Settings

if TYPE_CHECKING:
    from random import Random

    from tichu.core.round import Round

Ending = Literal["counted", "victory", "breach"]
"""What the points are for: the cards in the tricks, a team that is out first, or a broken wish."""

Totals: TypeAlias = Sequence[int] | None
"""The match score by column; None in a game of ranks."""

NO_HOUSE_RULES: Final[Mapping[str, Any]] = MappingProxyType({})


class Setup(NamedTuple):
    """Who sits where and who begins, before the cards are dealt.

    ``seating`` names the player at each seat; the other fields are seats.
    """

    seating: tuple[int, ...]
    dealer: int
    first: int
    soloist: int | None = None
    ranks: tuple[int, ...] | None = None


class Deal(NamedTuple):
    """The cards of a round before anything has happened: what each seat sees first and draws later."""

    setup: Setup
    hands: tuple[Cards, ...]
    stock: tuple[Cards, ...]
    faceup: Cards = ()


class Variant(ABC):
    """A game. One object per variant, without state: everything it needs is in the round it is shown."""

    key: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    player_counts: ClassVar[range]
    exchanges: ClassVar[tuple[Exchange, ...]]
    defaults: ClassVar[Mapping[str, Any]] = {}
    foreign_settings: ClassVar[Mapping[str, str]] = {}
    """Settings that mean nothing here, and why."""
    most_packs: ClassVar[int] = 1
    score_columns: ClassVar[int] = 2
    has_dummy: ClassVar[bool] = False

    @property
    def has_points(self) -> bool:
        """Whether rounds are scored at all."""
        return self.score_columns > 0

    # -- the table ---------------------------------------------------------------------------------------

    def defaults_for(
        self, players: int, house_rules: Mapping[str, Any] = NO_HOUSE_RULES
    ) -> Mapping[str, Any]:
        """Defaults that depend on the number of players or on a house rule."""
        return {}

    def check_settings(self, settings: Settings, house_rules: Mapping[str, Any]) -> None:
        """Refuse house rules that contradict each other or the game."""
        for name, reason in self.foreign_settings.items():
            if name in house_rules:
                raise contradiction(f"{name} means nothing in {self.key}: {reason}")
        if settings.exchange not in (*self.exchanges, "none"):
            raise contradiction(
                f"{self.key} has no exchange {settings.exchange!r}, only {', '.join(self.exchanges)} or none"
            )
        if settings.wish_breach == "penalty" and settings.wish == "none":
            raise contradiction("without a wish there is no penalty for breaking it")
        if settings.withdraw_calls and not (settings.tichu or settings.grand_tichu):
            raise contradiction("without calls there is none to withdraw")
        smallest_hand = len(self.pack(settings)) // self.seats(settings)
        if settings.grand_tichu and settings.grand_cards >= smallest_hand:
            raise contradiction(
                f"Grand Tichu must be decided before the whole hand of {smallest_hand} cards is seen, "
                f"so not after {settings.grand_cards}"
            )

    def titles(self, players: int) -> tuple[str, ...]:
        """What the ranks are called, from the highest to the lowest, in a game of ranks."""
        return ()

    def seats(self, settings: Settings) -> int:
        """How many hands are dealt."""
        return settings.players

    def pack(self, settings: Settings) -> Cards:
        """All the cards that are shuffled."""
        return PACK

    # -- dealing -----------------------------------------------------------------------------------------

    def deal(self, settings: Settings, deck: Sequence[Card], setup: Setup) -> Deal:
        """Give out the shuffled cards (E1, E2, X3): the first to draw get the extra cards."""
        seats = self.seats(settings)
        step = -1 if settings.deal == "draw-clockwise" and settings.direction == "counterclockwise" else 1
        order = [(setup.first + step * turn) % seats for turn in range(seats)]
        dealt = list(deck)
        seen = settings.grand_cards if settings.grand_tichu else 0
        piles: list[list[Card]] = [[] for _ in range(seats)]
        if settings.deal == "packets":
            for turn, seat in enumerate(order):
                piles[seat] += dealt[turn * seen : (turn + 1) * seen]
            dealt = dealt[seats * seen :]
        for turn, card in enumerate(dealt):
            piles[order[turn % seats]].append(card)
        cut = seen or len(deck)
        return Deal(
            setup,
            hands=tuple(tuple(sorted(pile[:cut])) for pile in piles),
            stock=tuple(tuple(sorted(pile[cut:])) for pile in piles),
        )

    # -- teams -------------------------------------------------------------------------------------------

    @abstractmethod
    def partners(self, round_: Round, seat: int) -> tuple[int, ...]:
        """The other seats of the same team, in playing order from that seat."""

    def opponents(self, round_: Round, seat: int) -> tuple[int, ...]:
        """The seats that are neither this one nor its partners."""
        own = (seat, *self.partners(round_, seat))
        return tuple(other for other in round_.seats_after(seat) if other not in own)

    def same_player(self, round_: Round, seat: int | None, other: int) -> bool:
        """Whether one player acts for both seats."""
        return seat == other

    # -- one round ---------------------------------------------------------------------------------------

    def asked_for_grand(self, round_: Round) -> tuple[int, ...]:
        """The seats that are asked for Grand Tichu."""
        return tuple(range(round_.game.seats)) if round_.settings.grand_tichu else ()

    @abstractmethod
    def gifts(self, round_: Round) -> Mapping[int, Mapping[int, int]]:
        """The exchange: which seat gives how many cards to which. A seat that gives nothing is not asked."""

    def forced_gift(self, round_: Round, giver: int) -> Literal["best", "lowest"] | None:
        """Whether the giver has no free choice."""
        return None

    def first_lead(self, round_: Round) -> int:
        """Who leads first: the holder of the Mah Jong (P2)."""
        for seat, hand in enumerate(round_.hands):
            if MAHJONG in hand:
                return seat
        return self.lead_without_mahjong(round_)

    def lead_without_mahjong(self, round_: Round) -> int:
        """Who leads if the Mah Jong is in nobody's hand."""
        return round_.dealer or 0

    def bound_by_wish(self, round_: Round, seat: int) -> bool:
        """Whether the wish applies to this seat at all."""
        return True

    @abstractmethod
    def dog_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Who may get the lead from this seat's Dog; where there are several, the player chooses."""

    def dragon_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Who may be given a trick that this seat won with the Dragon (G2)."""
        return self.opponents(round_, seat) if round_.settings.dragon_given else ()

    @abstractmethod
    def ending(self, round_: Round) -> Ending | None:
        """Whether the round is over, and whether cards are counted."""

    @abstractmethod
    def scores(self, round_: Round, ending: Ending) -> list[int] | None:
        """What the round brings, bets included."""

    def standing(self, round_: Round) -> list[int]:
        """The order of going out as it is noted when the round is over."""
        return round_.out

    def sees_hand(self, round_: Round, seat: int | None, other: int) -> bool:
        """Whether a seat (None: a spectator) may look at another seat's cards."""
        return seat == other

    # -- rounds to a match -------------------------------------------------------------------------------

    @abstractmethod
    def first_setup(self, settings: Settings, rng: Random) -> Setup:
        """Who sits where in the first round."""

    @abstractmethod
    def next_setup(self, round_: Round, setup: Setup) -> Setup:
        """Who sits where after that round."""

    @abstractmethod
    def add_scores(self, totals: list[int] | None, round_: Round, setup: Setup) -> list[int] | None:
        """The match score after a round; ``totals`` is None before the first."""

    @abstractmethod
    def leaders(self, totals: list[int] | None, ranks: tuple[int, ...] | None) -> tuple[int, ...]:
        """Who is ahead: indices of the match score, or players in a game without points."""

    @abstractmethod
    def match_over(self, settings: Settings, totals: Sequence[Totals], ahead: int) -> bool:
        """Whether the match is decided: ``totals`` after each round, ``ahead`` sides sharing the lead."""


def contradiction(sentence: str) -> InvalidSettings:
    """The error for house rules that cannot be had together."""
    return InvalidSettings("contradictory-settings", sentence)


def too_many(cards: Sequence[Card], pack: Sequence[Card]) -> Counter[Card]:
    """The cards that are there more often than the pack has them."""
    return Counter(cards) - Counter(pack)
