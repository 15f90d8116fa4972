"""What the person can do now, each with its key and its label."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers, PickedCards
from tichu.tui.scene import Scene
from tichu.words import say


class Shortcut(NamedTuple):
    """Something the person can do: the name of the action, its label and key, whether it is possible now."""

    action: str
    label: str
    key: str
    enabled: bool = True
    primary: bool = False


def shortcuts(
    scene: Scene,
    offers: Offers | None,
    picked: PickedCards = PickedCards(),  # noqa: B008 - an immutable tuple
    gifts: GiftSelection | None = None,
) -> tuple[Shortcut, ...]:
    """The shortcuts of a scene, given the cards that are picked."""
    return (*_shortcuts(scene, offers, picked, gifts), Shortcut("help", "", "?"))


def _shortcuts(
    scene: Scene, offers: Offers | None, picked: PickedCards, gifts: GiftSelection | None
) -> Iterator[Shortcut]:
    if scene.intermission is not None:
        go_on = scene.intermission.go_on
        if go_on is not None:
            yield Shortcut("enter", go_on, "⏎", primary=True)
        yield Shortcut("score", say("table.score"), "s")
        yield Shortcut("leave", say("terminal.leave"), "l")
        return
    if offers is None:
        yield Shortcut("leave", say("terminal.leave"), "l")
        return
    asked = scene.asks(offers.view.seat)
    phase = offers.phase
    if phase == "grand" and asked:
        yield Shortcut("enter", say("terminal.no"), "⏎", primary=True)
        yield Shortcut("grand", say("table.callGrand"), "g")
        yield Shortcut("hint", say("table.hint"), "h")
        return
    if phase == "exchange":
        complete = asked and (offers.only_gift() is not None or (gifts is not None and gifts.next is None))
        yield Shortcut("enter", say("terminal.give"), "⏎", enabled=complete, primary=True)
    elif phase in ("play", "take"):
        yield from _playing(offers, picked, asked)
    if offers.view.game.settings.tichu:
        yield Shortcut("tichu", say("table.tichu"), "t", enabled=offers.may_call)
    if offers.may_withdraw:
        yield Shortcut("withdraw", say("terminal.withdraw"), "w")
    if phase in ("play", "take"):
        # Enabled for everybody: others who see the screen must not learn who holds a bomb.
        yield Shortcut("bomb", say("table.bomb"), "b", enabled=bool(offers.view.round.trick))
        yield Shortcut("suggest", say("terminal.suggest"), "Tab", enabled=asked)
    yield Shortcut("hint", say("table.hint"), "h", enabled=asked)
    yield Shortcut("score", say("table.score"), "s")
    yield Shortcut("leave", say("terminal.leave"), "l")


def _playing(offers: Offers, picked: PickedCards, asked: bool) -> Iterator[Shortcut]:
    if asked and offers.gifts and not picked.plays:
        yield Shortcut("enter", say("terminal.giveTrick"), "⏎", primary=True)
    elif asked and offers.may_take and not picked.plays:
        yield Shortcut("enter", say("terminal.takeTrick"), "⏎", primary=True)
    else:
        label = say("table.playIt", what=picked.words) if picked.plays else say("table.play")
        yield Shortcut("enter", label, "⏎", enabled=bool(picked.plays), primary=True)
        yield Shortcut("pass", say("table.pass"), "p", enabled=asked and offers.may_pass)
