"""What the person can do now, each with its key and its label."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tichu.tui.gifts import GiftSelection
from tichu.tui.offers import Offers, PickedCards
from tichu.tui.scene import Scene


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
            yield Shortcut("enter", go_on[:1].upper() + go_on[1:], "⏎", primary=True)
        yield Shortcut("score", "Score", "s")
        yield Shortcut("leave", "Leave", "l")
        return
    if offers is None:
        yield Shortcut("leave", "Leave", "l")
        return
    asked = scene.asks(offers.view.seat)
    phase = offers.phase
    if phase == "grand" and asked:
        yield Shortcut("enter", "No", "⏎", primary=True)
        yield Shortcut("grand", "Grand Tichu", "g")
        yield Shortcut("hint", "Hint", "h")
        return
    if phase == "exchange":
        complete = asked and (offers.only_gift() is not None or (gifts is not None and gifts.next is None))
        yield Shortcut("enter", "Give", "⏎", enabled=complete, primary=True)
    elif phase in ("play", "take"):
        yield from _playing(offers, picked, asked)
    if offers.view.game.settings.tichu:
        yield Shortcut("tichu", "Tichu", "t", enabled=offers.may_call)
    if offers.may_withdraw:
        yield Shortcut("withdraw", "Withdraw", "w")
    if phase in ("play", "take"):
        # Enabled for everybody: others who see the screen must not learn who holds a bomb.
        yield Shortcut("bomb", "Bomb", "b", enabled=bool(offers.view.round.trick))
        yield Shortcut("suggest", "Offer", "Tab", enabled=asked)
    yield Shortcut("hint", "Hint", "h", enabled=asked)
    yield Shortcut("score", "Score", "s")
    yield Shortcut("leave", "Leave", "l")


def _playing(offers: Offers, picked: PickedCards, asked: bool) -> Iterator[Shortcut]:
    if asked and offers.gifts and not picked.plays:
        yield Shortcut("enter", "Give the trick to …", "⏎", primary=True)
    elif asked and offers.may_take and not picked.plays:
        yield Shortcut("enter", "Take the trick", "⏎", primary=True)
    else:
        label = f"Play {picked.words}" if picked.plays else "Play"
        yield Shortcut("enter", label, "⏎", enabled=bool(picked.plays), primary=True)
        yield Shortcut("pass", "Pass", "p", enabled=asked and offers.may_pass)
