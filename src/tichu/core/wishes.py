"""The Mah Jong's wish: which ranks may be named, whom a wish binds, and what breaks it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tichu.core.actions import Play
from tichu.core.cards import DOG, MAHJONG, RANKS, Rank, one_of
from tichu.core.combos import beats
from tichu.core.errors import IllegalAction
from tichu.core.moves import bombs, follows

if TYPE_CHECKING:
    from tichu.core.round import Round


def possible_wishes(round_: Round) -> list[Rank | None]:
    """Return the ranks that may be wished for; None stands for no wish (W2)."""
    how = round_.settings.wish
    return [None] if how == "none" else [*RANKS] if how == "required" else [None, *RANKS]


def check_wish_made(round_: Round, action: Play) -> None:
    """Check the wish of a play: only with the Mah Jong, and only where the game has wishes (W2)."""
    if MAHJONG not in action.cards:
        if action.wish is None:
            return
        raise IllegalAction("wish-without-mahjong", f"a wish can only be made with {_mahjong(round_)}")
    how = round_.settings.wish
    if action.wish is None:
        if how == "required":
            raise IllegalAction("wish-required", f"whoever plays {_mahjong(round_)} must name a rank")
    elif how == "none":
        raise IllegalAction("no-wish-here", f"{_mahjong(round_)} carries no wish in this game")
    elif action.wish not in RANKS:
        raise IllegalAction("unknown-rank", f"{action.wish!r} is not a rank to wish for")


def _mahjong(round_: Round) -> str:
    """The name of the Mah Jong in the edition."""
    return round_.game.card_title(MAHJONG)


def wish_for(round_: Round, seat: int) -> Rank | None:
    """Return the wish if the seat holds the rank and wishes bind it, whether or not it can play it."""
    wish = round_.wish
    if wish is None or not round_.game.variant.bound_by_wish(round_, seat):
        return None
    return wish if any(card >> 2 == wish for card in round_.hands[seat]) else None


def binding_wish(round_: Round, seat: int) -> Rank | None:
    """Return the wish if the seat is in turn and has a legal play that fulfils it (W3)."""
    if round_.phase != "play" or round_.turn != seat:
        return None
    wish = wish_for(round_, seat)
    return wish if wish is not None and _can_fulfil(round_, seat, wish) else None


def _can_fulfil(round_: Round, seat: int, wish: Rank) -> bool:
    """Whether the seat, in turn, has a legal play with a natural card of the rank (W3)."""
    hand, rules, top = round_.hands[seat], round_.game.combo_rules, round_.top
    if top is None or top.combo.cards == (DOG,):
        return True
    return any(combo.has_natural(wish) for combo in follows(hand, top, rules)) or any(
        bomb.has_natural(wish) and beats(bomb, top) for bomb in bombs(hand, rules)
    )


def leaves_wish(round_: Round, seat: int) -> bool:
    """Return whether the seat breaks the wish; raises where that is not allowed (W3, W8)."""
    wish = binding_wish(round_, seat)
    if wish is None:
        return False
    if round_.settings.wish_breach == "refused":
        raise IllegalAction("wish-binds", f"you hold {one_of(wish)} and can play it: the wish binds you")
    return True
