"""What is to be done now, in a sentence; and what can be done, as buttons."""

from __future__ import annotations

from collections.abc import Iterator

from tichu.core.cards import DOG, one_of
from tichu.tui.bar import Deed
from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers, Picked
from tichu.tui.venue import Scene
from tichu.tui.words import counted, joined, shape

HELP_TEXT = """\
[b]Picking cards[/]  (or click them)
 ← →   move along the hand; Space or ↑ picks, and puts back
 2 … 9, 0 for ten, j q k a   pick by rank; again: one more of it
 1 o x d   Mah Jong, Dog, Phoenix, Dragon
 Tab   what you could play with the picked cards, one by one
 v     the same as a list        Esc   puts everything back
[b]Playing[/]
 Enter what the first button says: play, give, take, go on
 p     pass
 t     Tichu (twice)        g   Grand Tichu (twice)
 w     take a call back, where the book allows it
 b     a bomb, also out of turn; again: another one
 h     a hint: what a good player would do, and why
 z     Trichu's soloist looks at his other hand
[b]Everything else[/]
 s score   PgUp PgDn log   Ctrl+S save   c chat   l leave   ? help

 ○ jade   † sword   ▲ pagoda   ★ star
"""


def prompt(scene: Scene, offers: Offers | None, gifts: GiftSelection | None) -> tuple[str, bool]:
    """The sentence, and whether the person is asked."""
    if scene.rest is not None or scene.view is None or offers is None:
        return (scene.rest.words if scene.rest is not None else ""), False
    seat = offers.view.seat
    if not scene.asks(seat):
        return _others(scene), False
    dummy = seat != scene.seat
    phase = scene.view.round.phase
    if phase == "grand":
        return f"Grand Tichu? You see your first {counted(len(offers.view.hand), 'card')}.", True
    if phase == "exchange":
        return _exchange(scene, offers, gifts, dummy), True
    if phase == "take":
        if offers.gifts:
            return "The Dragon's trick is yours, and goes to an opponent: Enter chooses whom.", True
        return "The trick is yours.", True
    return _turn(scene, offers, dummy), True


def _others(scene: Scene) -> str:
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
        return f"Your {offers.forced} cards must be given: Enter."
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


# -- buttons -------------------------------------------------------------------------------------------------


def deeds(scene: Scene, offers: Offers | None, picked: Picked, gifts: GiftSelection | None) -> list[Deed]:
    """The buttons of this moment."""
    return [*_deeds(scene, offers, picked, gifts), Deed("help", "", "?")]


def _deeds(
    scene: Scene, offers: Offers | None, picked: Picked, gifts: GiftSelection | None
) -> Iterator[Deed]:
    if scene.rest is not None:
        if scene.rest.go_on is not None:
            yield Deed("enter", scene.rest.go_on[:1].upper() + scene.rest.go_on[1:], "⏎", main=True)
        yield Deed("score", "Score", "s")
        yield Deed("leave", "Leave", "l")
        return
    if offers is None:
        yield Deed("leave", "Leave", "l")
        return
    mine = scene.asks(offers.view.seat)
    phase = offers.phase
    if phase == "grand" and mine:
        yield Deed("enter", "No", "⏎", main=True)
        yield Deed("grand", "Grand Tichu", "g")
        yield Deed("hint", "Hint", "h")
        return
    if phase == "exchange":
        full = mine and (offers.only_gift() is not None or (gifts is not None and gifts.next is None))
        yield Deed("enter", "Give", "⏎", lit=full, main=True)
    elif phase in ("play", "take"):
        yield from _play_deeds(offers, picked, mine)
    if offers.view.game.settings.tichu:
        yield Deed("tichu", "Tichu", "t", lit=offers.may_call)
    if offers.may_withdraw:
        yield Deed("withdraw", "Withdraw", "w")
    if phase in ("play", "take"):
        yield Deed("bomb", "Bomb", "b", lit=bool(offers.view.round.trick))
        yield Deed("suggest", "Offer", "Tab", lit=mine)
    yield Deed("hint", "Hint", "h", lit=mine)
    yield Deed("score", "Score", "s")
    yield Deed("leave", "Leave", "l")


def _play_deeds(offers: Offers, picked: Picked, mine: bool) -> Iterator[Deed]:
    if mine and offers.gifts and not picked.plays:
        yield Deed("enter", "Give the trick to …", "⏎", main=True)
    elif mine and offers.may_take and not picked.plays:
        yield Deed("enter", "Take the trick", "⏎", main=True)
    else:
        words = f"Play {picked.words}" if picked.plays else "Play"
        yield Deed("enter", words, "⏎", lit=bool(picked.plays), main=True)
        yield Deed("pass", "Pass", "p", lit=mine and offers.may_pass)
