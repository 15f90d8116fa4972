"""Refusals that several actions share.

Sentences call a card what the edition calls it: ``Game.card_title``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tichu.core.cards import DRAGON, Card, Cards, holds
from tichu.core.errors import IllegalAction

if TYPE_CHECKING:
    from tichu.core.round import Round


def refuse(why: IllegalAction | None) -> None:
    """Raise the refusal, if there is one."""
    try:
        if why is not None:
            raise why
    finally:
        del why  # breaks the reference cycle between the error and this frame


def check_held(round_: Round, seat: int, cards: Cards) -> None:
    """Refuse cards that are not in the hand of the seat."""
    hand = round_.hands[seat]
    if holds(hand, cards):
        return
    missing: Card | None = next((card for card in cards if card not in hand), None)
    if missing is None:
        raise IllegalAction("card-twice", "you do not hold one of these cards twice")
    raise IllegalAction("not-in-hand", f"you do not hold {round_.game.card_title(missing)}")


def gift_is_left(round_: Round) -> IllegalAction:
    """The error for an action when only the Dragon's trick is still to be given."""
    dragon = round_.game.card_title(DRAGON)
    return IllegalAction("round-over", f"the round is over: only {dragon}'s trick is still to be given")
