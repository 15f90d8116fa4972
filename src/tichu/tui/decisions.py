"""Which decision a scene asks the person for, when decisions are asked one after the other."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tichu.tui.offers import Offers
from tichu.tui.scene import Scene

DecisionKind: TypeAlias = Literal["intermission", "over", "grand", "exchange", "play", "give", "take", "bomb"]


class OpenDecision(NamedTuple):
    """A decision of the person. Two are equal only if an answer to one also answers the other."""

    kind: DecisionKind
    seat: int = -1
    moment: tuple[object, ...] = ()
    """Distinguishes this decision from later ones of the same kind."""

    @property
    def holds_game(self) -> bool:
        """Whether a local game has to be held while the person decides, because it would go on by itself."""
        return self.kind in ("bomb", "take")


def open_decision(scene: Scene) -> OpenDecision | None:
    """The decision that is open now; None if the person can only wait.

    A bomb, in a trick that is won or out of turn, is a decision only for a person who holds one. The table
    takes the other tricks by itself.
    """
    stopped = scene.intermission
    if stopped is not None:
        if stopped.go_on is None:
            return OpenDecision("over", moment=(scene.number,)) if scene.winners else None
        return OpenDecision("intermission", moment=(scene.number, *stopped))
    if scene.view is None:
        return None
    view, phase, seat = scene.view, scene.view.round.phase, scene.asked
    if phase in ("grand", "exchange") and seat is not None:
        return OpenDecision("grand" if phase == "grand" else "exchange", seat, (scene.number,))
    if phase not in ("play", "take"):
        return None
    moment = (scene.number, phase, len(view.round.trick), *view.counts)
    if phase == "play" and seat is not None:
        return OpenDecision("play", seat, (*moment, *view.round.passed))
    if seat is not None and Offers(scene.view_for(seat)).gifts:
        return OpenDecision("give", seat, moment)
    bomber = next((own for own in scene.seats if Offers(scene.view_for(own)).bombs), None)
    if bomber is None:
        return None
    return OpenDecision("bomb", bomber, moment) if seat is None else OpenDecision("take", seat, moment)
