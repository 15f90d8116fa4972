"""Who picks up a finished trick, and who is given the one that the Dragon won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tichu.core.actions import Give
from tichu.core.cards import DRAGON
from tichu.core.errors import IllegalAction

if TYPE_CHECKING:
    from tichu.core.round import Round


def dragon_receivers(round_: Round) -> tuple[int, ...]:
    """Who may be given the trick on the table: nobody unless the Dragon won it (G2, G3)."""
    top = round_.top
    if top is None or top.combo.cards != (DRAGON,):
        return ()
    return round_.game.variant.dragon_receivers(round_, top.seat)


def check_take(round_: Round, seat: int) -> None:
    """The owner of a finished trick picks it up (P4)."""
    _check_owner(round_, seat)
    if dragon_receivers(round_):
        raise IllegalAction(
            "dragon-is-given", f"a trick won with {round_.game.card_title(DRAGON)} is given to an opponent"
        )


def check_give(round_: Round, seat: int, action: Give) -> None:
    """The Dragon's trick goes to an opponent (G2)."""
    _check_owner(round_, seat)
    receivers, dragon = dragon_receivers(round_), round_.game.card_title(DRAGON)
    if not receivers:
        raise IllegalAction("nothing-to-give", f"only a trick won with {dragon} is given away")
    if action.to not in receivers:
        choice = " or ".join(map(str, receivers))
        raise IllegalAction("wrong-receiver", f"{dragon}'s trick goes to seat {choice}, not to {action.to}")


def _check_owner(round_: Round, seat: int) -> None:
    if round_.phase != "take":
        raise IllegalAction("trick-not-finished", "the trick is not finished: others may still beat it")
    if round_.turn != seat:
        raise IllegalAction("not-your-trick", "the trick belongs to another player")
