"""The Mah Jong's wish: which ranks may be named, whom a wish binds, and what breaks it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tichu.core.actions import Play
from tichu.core.candidates import candidates, in_turn, nothing_to_beat
from tichu.core.cards import MAHJONG, RANKS, Rank, one_of
from tichu.core.combos import Combination
from tichu.core.errors import IllegalAction

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
    if not in_turn(round_, seat):
        return None
    wish = wish_for(round_, seat)
    if wish is None or nothing_to_beat(round_):  # whoever has the lead can lead the card alone
        return wish
    return wish if can_fulfil(candidates(round_, seat), wish) else None


def can_fulfil(combos: Sequence[Combination], wish: Rank) -> bool:
    """Whether one of these plays contains a natural card of the wished rank (W3, W5)."""
    return any(combo.has_natural(wish) for combo in combos)


def honours(round_: Round, combo: Combination, wish: Rank) -> bool:
    """Whether the play does what a wish demands of a seat that it binds.

    It contains a natural card of the rank (W3, W5), or it is a bomb on what lies on the table, which could
    also have been thrown before the seat's turn (W6).
    """
    return combo.has_natural(wish) or (combo.is_bomb and bool(round_.trick))


def breaks_wish(round_: Round, seat: int, combo: Combination | None) -> bool:
    """Whether a play, or a pass if there is none, leaves a wish open that binds the seat (W3, W6)."""
    wish = round_.wish
    if wish is None or (combo is not None and honours(round_, combo, wish)):
        return False
    return binding_wish(round_, seat) is not None


def check_wish_kept(round_: Round, seat: int, combo: Combination | None) -> bool:
    """Return whether the play or pass breaks the wish; refused where that is not allowed (W3, W8)."""
    if not breaks_wish(round_, seat, combo):
        return False
    if round_.settings.wish_breach == "refused":
        wished = one_of(round_.wish or 0)
        raise IllegalAction("wish-binds", f"you hold {wished} and can play it: the wish binds you")
    return True
