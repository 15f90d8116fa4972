"""Base class of variants. ``round.py`` and ``match.py`` ask it and never name a variant."""

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
"""How a round is scored: by the cards in the tricks, a double or triple victory, or a broken wish."""

Totals: TypeAlias = Sequence[int] | None
"""The match score by column; None in a game of ranks."""

NO_HOUSE_RULES: Final[Mapping[str, Any]] = MappingProxyType({})


class Setup(NamedTuple):
    """Seating and starting seats of a round, before the cards are dealt.

    ``seating`` names the player at each seat; the other fields are seats.
    """

    seating: tuple[int, ...]
    dealer: int
    first: int
    soloist: int | None = None
    ranks: tuple[int, ...] | None = None


class Deal(NamedTuple):
    """The cards of a round: those each seat sees first, and those it draws later."""

    setup: Setup
    hands: tuple[Cards, ...]
    stock: tuple[Cards, ...]
    faceup: Cards = ()


class CountedPile(NamedTuple):
    """Cards that are counted at the end of a round: a seat's tricks or hand, and the team they count for."""

    seat: int
    source: Literal["tricks", "hand"]
    team: int
    cards: Cards


class Variant(ABC):
    """A variant. One stateless object each: everything it needs is in the round."""

    key: ClassVar[str]
    title: ClassVar[str]
    summary: ClassVar[str]
    player_counts: ClassVar[range]
    exchanges: ClassVar[tuple[Exchange, ...]]
    defaults: ClassVar[Mapping[str, Any]] = {}
    foreign_settings: ClassVar[Mapping[str, str]] = {}
    """Settings that cannot be changed in this variant, each with the reason."""
    most_packs: ClassVar[int] = 1
    score_columns: ClassVar[int] = 2
    has_dummy: ClassVar[bool] = False

    def __repr__(self) -> str:
        """Return the name by which the variant is chosen: ``<Variant nanjing>``."""
        return f"<Variant {self.key}>"

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
                raise contradiction("meaning", f"{name} means nothing in {self.key}: {reason}", rule=name)
        if settings.exchange not in (*self.exchanges, "none"):
            allowed = f"only {', '.join(self.exchanges)} or none"
            raise contradiction("exchange", f"{self.key} has no exchange {settings.exchange!r}, {allowed}")
        if settings.wish_breach == "penalty" and settings.wish == "none":
            raise contradiction("wish", "a penalty for breaking the wish needs the wish")
        if settings.withdraw_calls and not (settings.tichu or settings.grand_tichu):
            raise contradiction("calls", "withdrawing calls needs calls")
        smallest_hand = len(self.pack(settings)) // self.seats(settings)
        if settings.grand_tichu and settings.grand_cards >= smallest_hand:
            raise contradiction(
                "grand",
                f"Grand Tichu must be decided before the whole hand of {smallest_hand} cards is seen, "
                f"so not after {settings.grand_cards}",
                n=smallest_hand,
            )

    def titles(self, players: int) -> tuple[str, ...]:
        """Return the titles of the ranks, highest first, in a game of ranks."""
        return ()

    def title_codes(self, players: int) -> tuple[str, ...]:
        """Return a code for each title, for clients with their own words; ``place`` is just a number."""
        return ()

    def seats(self, settings: Settings) -> int:
        """Return the number of hands."""
        return settings.players

    def pack(self, settings: Settings) -> Cards:
        """Return all cards of the game."""
        return PACK

    # -- dealing -----------------------------------------------------------------------------------------

    def deal(self, settings: Settings, deck: Sequence[Card], setup: Setup) -> Deal:
        """Deal the shuffled cards (E1, E2, X3); the first to draw get the extra cards."""
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

    # -- one round ---------------------------------------------------------------------------------------

    def asked_for_grand(self, round_: Round) -> tuple[int, ...]:
        """The seats that are asked for Grand Tichu."""
        return tuple(range(round_.game.seats)) if round_.settings.grand_tichu else ()

    @abstractmethod
    def gifts(self, round_: Round) -> Mapping[int, Mapping[int, int]]:
        """Return how many cards each seat gives to which others. A seat that gives nothing is not asked."""

    def forced_gift(self, round_: Round, giver: int) -> Literal["best", "lowest"] | None:
        """Return whether the giver must give the best or the lowest cards, or may choose."""
        return None

    def first_lead(self, round_: Round) -> int:
        """Return the seat that leads first: the holder of the Mah Jong (P2)."""
        for seat, hand in enumerate(round_.hands):
            if MAHJONG in hand:
                return seat
        return self.lead_without_mahjong(round_)

    def lead_without_mahjong(self, round_: Round) -> int:
        """Return the seat that leads if nobody holds the Mah Jong."""
        return round_.dealer or 0

    def bound_by_wish(self, round_: Round, seat: int) -> bool:
        """Whether the wish applies to this seat at all."""
        return True

    @abstractmethod
    def dog_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Return the seats that may get the lead from this seat's Dog; the player chooses among several."""

    def dragon_receivers(self, round_: Round, seat: int) -> tuple[int, ...]:
        """Return the seats that may be given a trick this seat won with the Dragon (G2)."""
        return self.opponents(round_, seat) if round_.settings.dragon_given else ()

    @abstractmethod
    def ending(self, round_: Round) -> Ending | None:
        """Return how the round ended, or None if it is not over."""

    @abstractmethod
    def scores(self, round_: Round, ending: Ending) -> list[int] | None:
        """Return the scores of the round, including bets."""

    def counted_piles(self, round_: Round) -> list[CountedPile]:
        """Return the tricks and hands that are counted, if the round ends with a count (S2)."""
        return []

    def standing(self, round_: Round) -> list[int]:
        """Return the order of going out at the end of the round."""
        return round_.out

    def seen_hands(self, round_: Round, seat: int | None) -> tuple[int, ...]:
        """Return the seats whose cards a seat (None: a spectator) sees."""
        return () if seat is None else round_.seats_of(seat)

    # -- rounds to a match -------------------------------------------------------------------------------

    @abstractmethod
    def first_setup(self, settings: Settings, rng: Random) -> Setup:
        """Return the seating of the first round."""

    @abstractmethod
    def next_setup(self, round_: Round, setup: Setup) -> Setup:
        """Return the seating of the round after this one."""

    @abstractmethod
    def add_scores(self, totals: list[int] | None, round_: Round, setup: Setup) -> list[int] | None:
        """Return the match score after a round; ``totals`` is None before the first."""

    @abstractmethod
    def leaders(self, totals: list[int] | None, ranks: tuple[int, ...] | None) -> tuple[int, ...]:
        """Return who leads: indices of the match score, or players in a game without points."""

    @abstractmethod
    def match_over(self, settings: Settings, totals: Sequence[Totals], ahead: int) -> bool:
        """Return whether the match is over, given the scores after each round and the number of leaders."""


def contradiction(reason: str, sentence: str, **values: str | int) -> InvalidSettings:
    """Return the error for contradictory house rules; ``reason`` says to programs why they are."""
    return InvalidSettings("contradictory-settings", sentence, params={"reason": reason, **values})


def too_many(cards: Sequence[Card], pack: Sequence[Card]) -> Counter[Card]:
    """Return the cards that occur more often than in the pack."""
    return Counter(cards) - Counter(pack)
