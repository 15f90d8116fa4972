"""Which decision a scene asks the person for, when decisions are asked one after the other."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from tichu.tui.offers import Offers
from tichu.tui.scene import Scene

DecisionKind: TypeAlias = Literal[
    "intermission", "over", "grand", "exchange", "play", "give", "take", "collect", "bomb"
]


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

    A bomb out of turn is a decision only for a person who holds one. A trick without gifts is taken if it
    could still be bombed, and otherwise just collected.
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
    if seat is None:
        return None if bomber is None else OpenDecision("bomb", bomber, moment)
    return OpenDecision("collect" if bomber is None else "take", seat, moment)
