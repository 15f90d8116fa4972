"""Taking a finished trick, and giving away one won with the Dragon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tichu.core.actions import Give
from tichu.core.cards import DRAGON
from tichu.core.errors import IllegalAction

if TYPE_CHECKING:
    from tichu.core.round import Round


def dragon_receivers(round_: Round) -> tuple[int, ...]:
    """Return the seats that may be given the trick on the table; none unless the Dragon won it (G2, G3)."""
    top = round_.top
    if top is None or top.combo.cards != (DRAGON,):
        return ()
    return round_.game.variant.dragon_receivers(round_, top.seat)


def check_take(round_: Round, seat: int) -> None:
    """Check that the seat may take the trick: it is finished and belongs to the seat (P4)."""
    _check_owner(round_, seat)
    if dragon_receivers(round_):
        raise IllegalAction(
            "dragon-is-given",
            f"a trick won with {round_.game.card_title(DRAGON)} must be given to an opponent",
        )


def check_give(round_: Round, seat: int, action: Give) -> None:
    """Check that the seat may give the Dragon's trick to this opponent (G2)."""
    _check_owner(round_, seat)
    receivers, dragon = dragon_receivers(round_), round_.game.card_title(DRAGON)
    if not receivers:
        raise IllegalAction("nothing-to-give", f"only a trick won with {dragon} can be given away")
    if action.to not in receivers:
        choice = " or ".join(map(str, receivers))
        raise IllegalAction("wrong-receiver", f"{dragon}'s trick goes to seat {choice}, not to {action.to}")


def _check_owner(round_: Round, seat: int) -> None:
    if round_.phase != "take":
        raise IllegalAction("trick-not-finished", "the trick is not finished: others may still beat it")
    if round_.turn != seat:
        raise IllegalAction("not-your-trick", "the trick belongs to another player")
