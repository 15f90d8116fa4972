"""What the person is asked, in a sentence."""

from __future__ import annotations

from typing import Final

from tichu.core.cards import DOG, one_of
from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers
from tichu.tui.phrases import counted, joined, shape
from tichu.tui.scene import Scene

NOTHING_TO_PLAY: Final = "There is nothing you can play now."
TICHU_IS_LOST: Final = "Somebody is already out: a Tichu can no longer be won."


def prompt(scene: Scene, offers: Offers | None, gifts: GiftSelection | None = None) -> tuple[str, bool]:
    """The sentence, and whether the person has to act."""
    if scene.intermission is not None or scene.view is None or offers is None:
        return (scene.intermission.words if scene.intermission is not None else ""), False
    seat = offers.view.seat
    if not scene.asks(seat):
        return waiting(scene), False
    dummy = seat != scene.seat
    phase = scene.view.round.phase
    if phase == "grand":
        return f"Grand Tichu? You see your first {counted(len(offers.view.hand), 'card')}.", True
    if phase == "exchange":
        return _exchange(scene, offers, gifts, dummy), True
    if phase == "take":
        if offers.gifts:
            return "The Dragon's trick is yours. Enter chooses the opponent who gets it.", True
        return "The trick is yours.", True
    return _turn(scene, offers, dummy), True


def waiting(scene: Scene) -> str:
    """Whom the game is waiting for."""
    assert scene.view is not None
    view = scene.view
    if view.round.phase == "over":
        return "The round is over."
    names = [scene.name(seat) for seat in view.waiting]
    if view.round.phase in ("grand", "exchange"):
        return f"Waiting for {joined(names)}."
    if view.round.phase == "take":
        return f"{names[0]} {'take' if names == ['You'] else 'takes'} the trick." if names else ""
    return f"{joined(names)} {'plays' if len(names) == 1 and names != ['You'] else 'play'}."


def _exchange(scene: Scene, offers: Offers, gifts: GiftSelection | None, dummy: bool) -> str:
    if offers.only_gift() is not None:
        return f"You must give your {offers.forced} cards: Enter."
    if gifts is None or gifts.next is None:
        return "Enter gives these cards."
    to = gifts.next
    what = counted(gifts.plan[to] - len(gifts.given[to]), "card")
    must = f", of your {offers.forced}" if offers.forced else ""
    hand = " from the dummy's hand" if dummy else ""
    return f"{what.capitalize()}{hand} for {scene.called(to)}{must}."


def _turn(scene: Scene, offers: Offers, dummy: bool) -> str:
    view = offers.view
    whose = "The dummy's turn" if dummy else "Your turn"
    top = view.round.top
    if top is None or top.combo.cards == (DOG,):
        words = f"{whose}: lead anything"
    elif not offers.plays:
        words = f"{whose}: nothing beats it, p passes"
    else:
        own = " (your partner's)" if view.seat is not None and _partner(scene, view.seat, top.seat) else ""
        words = f"{whose}: beat the {shape(top.combo)}{own}" + (", or pass" if offers.may_pass else "")
    wish = None if view.seat is None else view.round.binding_wish(view.seat)
    if wish is not None:
        words += f"; the wish is {one_of(wish)}"
    return words + "."


def _partner(scene: Scene, own: int, other: int) -> bool:
    assert scene.view is not None
    return other in scene.game.variant.partners(scene.view.round, own)
