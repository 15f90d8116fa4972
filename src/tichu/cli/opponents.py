"""Simple company for the terminal: plays low, keeps its bombs, lets its partner's tricks be.

A placeholder until the real bots sit down; it sees nothing but its own view.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tichu.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu
from tichu.cards import ACE, DOG, DRAGON, MAHJONG, PHOENIX, Card, Cards, is_special, rank_of
from tichu.legal import wish_for
from tichu.referee import Decider
from tichu.view import View

CALLS_GRAND: Final = 3.9  # aces, Dragon and Phoenix together: calls are rare
CALLS_TICHU: Final = 4.8


def random_player(rng: Random) -> Decider:
    """Does anything that is legal, but never bets."""

    def decide(view: View) -> Action:
        if view.round.phase == "grand":
            return Grand(False)
        while True:
            action: Action = rng.choice(view.options())
            if action.type not in ("tichu", "withdraw"):
                return action

    return decide


def simple_player(_: Random) -> Decider:
    """Plays the lowest thing that gets rid of cards."""
    return _decide


OPPONENTS: Final[dict[str, Callable[[Random], Decider]]] = {"simple": simple_player, "random": random_player}


def _decide(view: View) -> Action:
    round_, seat = view.round, view.seat
    assert seat is not None
    if round_.phase == "grand":
        return Grand(_strength(view.hand) >= CALLS_GRAND)
    if round_.phase == "exchange":
        return _exchange(view, seat)
    options = view.options()
    if Tichu() in options and view.in_turn and not round_.out and _strength(view.hand) >= CALLS_TICHU:
        return Tichu()
    gifts = [action for action in options if isinstance(action, Give)]
    if gifts:
        return max(gifts, key=lambda gift: view.counts[gift.to])
    if Take() in options:
        return Take()
    plays = [action for action in options if isinstance(action, Play)]
    plays = _wanted_plays(view, seat, plays, may_pass=Pass() in options)
    return min(plays, key=lambda play: _cost(view, seat, play), default=Pass())


def _wanted_plays(view: View, seat: int, plays: list[Play], may_pass: bool) -> list[Play]:
    """The plays worth thinking of; none to pass."""
    round_ = view.round
    wish = wish_for(round_, seat) if view.in_turn else None
    fulfilling = [play for play in plays if any(rank_of(card) == wish for card in play.cards)]
    if fulfilling or not may_pass or round_.top is None:
        return fulfilling or plays
    ends = [play for play in plays if len(play.cards) == len(view.hand)]
    owner = round_.top.seat
    if ends or owner == seat or owner in view.game.variant.partners(round_, seat):
        return ends
    if view.counts[owner] <= 3:  # nearly out: time for a bomb
        return plays
    bombs = {bomb.cards for bomb in round_.bombs(seat)}
    return [play for play in plays if play.cards not in bombs]


def _cost(view: View, seat: int, play: Play) -> tuple[Any, ...]:
    """What a play gives away: bombs and the great cards most, then rank; long leads are cheap."""
    bomb = any(bomb.cards == play.cards for bomb in view.round.bombs(seat))
    great = (DRAGON in play.cards) + (PHOENIX in play.cards)
    highest = max((rank_of(card) for card in play.cards if not is_special(card)), default=2)
    length = 2 * len(play.cards) if view.round.top is None else 0
    held = play.wish in {rank_of(card) for card in view.hand}  # rather wish for what the others have
    wish = -(play.wish or 0)
    receiver = 0 if play.to is None else view.counts[play.to]
    return bomb, great, highest - length, held, wish, receiver, -len(play.cards)


def _strength(hand: Cards) -> float:
    return sum(rank_of(card) == ACE for card in hand) + 2 * (DRAGON in hand) + 1.9 * (PHOENIX in hand)


def _exchange(view: View, seat: int) -> Action:
    """Low cards to opponents, a good one to a partner; where the rules force the gift, what they force."""
    round_, variant = view.round, view.game.variant
    if variant.forced_gift(round_, seat):
        return next(action for action in view.legal_actions() if isinstance(action, Exchange))
    partners = variant.partners(round_, seat)
    left = sorted(view.hand, key=_value)
    give: dict[int, list[Card]] = {}
    for to, count in variant.gifts(round_)[seat].items():
        for _ in range(count):
            good = [card for card in left if not is_special(card)] if to in partners else []
            card = good[-1] if good else left[0]
            left.remove(card)
            give.setdefault(to, []).append(card)
    return Exchange(tuple((to, tuple(sorted(cards))) for to, cards in sorted(give.items())))


def _value(card: Card) -> int:
    """How gladly a card is kept."""
    return {DOG: 15, MAHJONG: 16}.get(card, rank_of(card))
