"""What the person is asked, in a sentence."""

from __future__ import annotations

from tichu.core.cards import DOG
from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers
from tichu.tui.phrases import listed, rank_words, shape, yes_no
from tichu.tui.scene import Scene
from tichu.words import say
from tichu.words.cards import face_of


def prompt(scene: Scene, offers: Offers | None, gifts: GiftSelection | None = None) -> tuple[str, bool]:
    """The sentence, and whether the person has to act."""
    if scene.intermission is not None or scene.view is None or offers is None:
        return (scene.intermission.words if scene.intermission is not None else ""), False
    seat = offers.view.seat
    if not scene.asks(seat):
        return waiting(scene), False
    phase = scene.view.round.phase
    if phase == "grand":
        return say("terminal.grandAsk", n=len(offers.view.hand)), True
    if phase == "exchange":
        return _exchange(scene, offers, gifts), True
    if phase == "take":
        return say("terminal.dragonYours" if offers.gifts else "table.yourTrick"), True
    return _turn(scene, offers), True


def waiting(scene: Scene) -> str:
    """Whom the game is waiting for."""
    assert scene.view is not None
    waits, phase = scene.view.waiting, scene.view.round.phase
    if phase == "over":
        return say("errors.round-over")
    if not waits:
        return ""
    name = scene.name(waits[0])
    if phase == "take":
        return say("table.yourTrick") if waits[0] == scene.seat else say("table.takes", name=name)
    if phase == "play" and len(waits) == 1:
        return say("table.yourTurn") if waits[0] == scene.seat else say("table.turnOf", name=name)
    return say("terminal.waitingFor", names=listed(map(scene.name, waits)))


def _hand(scene: Scene, offers: Offers) -> str:
    """Whose hand plays, as texts are told it."""
    return "own" if offers.view.seat == scene.seat else "dummy"


def _exchange(scene: Scene, offers: Offers, gifts: GiftSelection | None) -> str:
    if offers.only_gift() is not None:
        return say("terminal.mustGive", forced=offers.forced)
    if gifts is None or gifts.next is None:
        return say("terminal.enterGives")
    to = gifts.next
    return say(
        "terminal.giveTo",
        hand=_hand(scene, offers),
        name=scene.called(to),
        n=gifts.plan[to] - len(gifts.given[to]),
        forced=offers.forced or "no",
    )


def _turn(scene: Scene, offers: Offers) -> str:
    view = offers.view
    assert view.seat is not None
    wish = view.round.binding_wish(view.seat)
    shared = {
        "hand": _hand(scene, offers),
        "bound": yes_no(wish is not None),
        "rank": "" if wish is None else rank_words(wish),
    }
    top = view.round.top
    if top is None or top.combo.cards == (DOG,):
        return say("terminal.turnLead", **shared)
    if not offers.plays:
        return say("terminal.turnNothing", **shared)
    return say(
        "terminal.turnBeat",
        what=shape(top.combo, face_of(view.game.edition)),
        partner=yes_no(top.seat in scene.game.variant.partners(view.round, view.seat)),
        mayPass=yes_no(offers.may_pass),
        **shared,
    )
