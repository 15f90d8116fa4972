"""Facts about one round, seat by seat, ready to be counted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple, TypeAlias

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play
from tichu.core.cards import ACE, DOG, DRAGON, MAHJONG, PHOENIX, Card, Cards, Rank, rank_of
from tichu.core.combos import classify
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.round_state import Call
from tichu.core.teams import team_of
from tichu.core.variants import Deal
from tichu.records.model import Record
from tichu.records.strength import bombs_in, strength

BombSort: TypeAlias = Literal["four", "straight"]
BombTurn: TypeAlias = Literal["led", "in_turn", "out_of_turn"]
Honoured: TypeAlias = Literal["at_once", "later", "never"]
Relation: TypeAlias = Literal["partner", "left", "right", "opposite", "up", "down"]
CardKind: TypeAlias = Literal["dragon", "phoenix", "ace", "high", "middle", "low", "mahjong", "dog"]
Longer: TypeAlias = Literal["more", "same", "fewer"]

_SPECIAL_KINDS: Final[dict[Card, CardKind]] = {
    DRAGON: "dragon",
    PHOENIX: "phoenix",
    MAHJONG: "mahjong",
    DOG: "dog",
}


class Bomb(NamedTuple):
    """A bomb: its kind, and whether it was led, played in turn or out of turn."""

    sort: BombSort
    turn: BombTurn


class Wish(NamedTuple):
    """A wish made with the Mah Jong (None: no wish), and when it was fulfilled.

    ``at_once`` is in the same trick, ``later`` in another one, ``never`` not before the end of the round.
    """

    rank: Rank | None
    honoured: Honoured = "never"


class Gift(NamedTuple):
    """A card passed in the exchange: the receiver's position relative to the giver, and the kind of card."""

    to: Relation
    kind: CardKind
    seat: int
    card: Card


class DragonGift(NamedTuple):
    """A trick won with the Dragon and given away: to whom, and whether they held the most cards."""

    to: Relation
    cards: Longer
    seat: int


@dataclass(slots=True)
class SeatFacts:
    """One hand of a round: what was done with it, and its result."""

    seat: int
    player: int
    place: int | None = None
    """1 for the first out; None for players still holding cards after a double victory."""
    points: int = 0
    difference: int = 0
    """The team's points minus the other team's."""
    victory: Literal["won", "lost"] | None = None
    """Whether the seat's team won or lost by a double (or triple) victory."""
    call: Call | None = None
    made: bool = False
    asked_for_grand: bool = False
    hand: Cards = ()
    """The cards after the exchange."""
    strength: int = 0
    bomb_held: bool = False
    """Whether the hand contained a bomb after the exchange."""
    plays: int = 0
    passes: int = 0
    bombs: list[Bomb] = field(default_factory=list)
    wish: Wish | None = None
    gifts: list[Gift] = field(default_factory=list)
    dragon: list[DragonGift] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """A finished round. ``tricks`` counts leads, including the Dog."""

    game: Game
    tricks: int
    seats: tuple[SeatFacts, ...]


def record_facts(record: Record) -> Iterator[RoundFacts]:
    """Yield the facts of the finished rounds of a record."""
    for recorded in record.rounds:
        facts = round_facts(record.header.game, recorded.deal, recorded.actions)
        if facts is not None:
            yield facts


def round_facts(game: Game, deal: Deal, moves: Iterable[tuple[int, Action]]) -> RoundFacts | None:
    """Replay a round and return its facts; None if it is not over."""
    observer = RoundObserver(game, deal)
    for seat, action in moves:
        observer.act(seat, action)
    return observer.facts() if observer.round.over else None


class RoundObserver:
    """Replays a round, action by action, and collects its facts."""

    def __init__(self, game: Game, deal: Deal) -> None:
        self.round = Round.start(game, deal)
        self.seats = [SeatFacts(seat, player) for seat, player in enumerate(deal.setup.seating)]
        self.tricks = 0
        self._wisher: SeatFacts | None = None
        self._wished_in = 0
        self._look_at_hands()

    def act(self, seat: int, action: Action) -> None:
        """Apply an action and record it."""
        round_, notes = self.round, self.seats[seat]
        if isinstance(action, Play):
            self._play(notes, action)
            return
        if isinstance(action, Pass):
            notes.passes += 1
        elif isinstance(action, Grand):
            notes.asked_for_grand = True
        elif isinstance(action, Exchange):
            notes.gifts += [
                Gift(_relation(round_, seat, to), kind_of(card), to, card)
                for to, cards in action.give
                for card in cards
            ]
        elif isinstance(action, Give):
            to = action.to
            notes.dragon.append(DragonGift(_relation(round_, seat, to), self._longer(seat, to), to))
        round_.apply_recorded(seat, action)
        self._look_at_hands()

    def facts(self) -> RoundFacts:
        """Return the facts of the finished round."""
        round_ = self.round
        out, seats = round_.out, round_.game.seats
        places = {seat: place for place, seat in enumerate(out, 1)}
        if len(out) == seats - 1:
            places[round_.holding()[0]] = seats
        victory = round_.ending == "victory"
        for notes in self.seats:
            seat = notes.seat
            notes.place = places.get(seat)
            notes.call = round_.calls.get(seat)
            notes.made = notes.call is not None and out[:1] == [seat]
            if round_.scores is not None:
                columns = len(round_.scores)
                notes.points = round_.scores[seat % columns]
                notes.difference = notes.points - round_.scores[(seat + 1) % columns]
            if victory:
                notes.victory = "won" if team_of(seat) == team_of(out[0]) else "lost"
        return RoundFacts(round_.game, self.tricks, tuple(self.seats))

    def _play(self, notes: SeatFacts, action: Play) -> None:
        round_, seat = self.round, notes.seat
        turn, wish, top = round_.turn, round_.wish, round_.top
        combo = classify(tuple(sorted(action.cards)), round_.game.combo_rules)[0]
        round_.apply_recorded(seat, action)
        notes.plays += 1
        # A Dog stays on the table while it can be bombed; the next lead replaces it.
        led = top is None or (top.combo.cards == (DOG,) and not combo.is_bomb)
        self.tricks += led
        if combo.is_bomb:
            sort: BombSort = "four" if combo.kind == "bomb" else "straight"
            notes.bombs.append(Bomb(sort, "led" if led else "in_turn" if turn == seat else "out_of_turn"))
        if wish is not None and round_.wish is None and self._wisher is not None:
            at_once = self.tricks == self._wished_in
            self._wisher.wish = Wish(wish, "at_once" if at_once else "later")
        if MAHJONG in action.cards and round_.settings.wish != "none":
            notes.wish = Wish(action.wish)
            self._wisher, self._wished_in = notes, self.tricks

    def _look_at_hands(self) -> None:
        """Evaluate the hands once the exchange is over, before the first play."""
        round_ = self.round
        if round_.phase != "play" or round_.started or round_.trick:
            return
        rules = round_.game.combo_rules
        for notes in self.seats:
            notes.hand = hand = round_.hands[notes.seat]
            notes.strength = strength(hand, rules)
            notes.bomb_held = bombs_in(hand, rules) > 0

    def _longer(self, seat: int, to: int) -> Longer:
        """Compare the receiver's number of cards with those of the other possible receivers."""
        round_ = self.round
        own = len(round_.hands[to])
        receivers = round_.game.variant.dragon_receivers(round_, seat)
        others = [len(round_.hands[other]) for other in receivers if other != to]
        if all(own > other for other in others):
            return "more"
        return "fewer" if all(own < other for other in others) else "same"


def is_winner(game: Game, player: int, winners: Iterable[int]) -> bool:
    """Whether a player is among the winners of a match, which are teams in a game of points."""
    columns = game.variant.score_columns
    return (player % columns if columns else player) in winners


def kind_of(card: Card) -> CardKind:
    """Return the kind of a card: a special, an ace, or high (10 to king), middle (6 to 9) or low."""
    if card in _SPECIAL_KINDS:
        return _SPECIAL_KINDS[card]
    rank = rank_of(card)
    return "ace" if rank == ACE else "high" if rank >= 10 else "middle" if rank >= 6 else "low"


def _relation(round_: Round, seat: int, other: int) -> Relation:
    """Return where another seat is: partner, left or right; higher or lower in a game of ranks."""
    if round_.ranks is not None:
        return "up" if round_.ranks.index(other) < round_.ranks.index(seat) else "down"
    if other in round_.game.variant.partners(round_, seat):
        return "partner"
    step = (other - seat) % round_.game.seats
    near, far = _SIDES[round_.settings.direction]
    return near if step == 1 else far if step == round_.game.seats - 1 else "opposite"


_SIDES: Final[dict[str, tuple[Relation, Relation]]] = {
    "clockwise": ("left", "right"),
    "counterclockwise": ("right", "left"),
}
"""Position of the next seat in playing order, and of the previous one."""
