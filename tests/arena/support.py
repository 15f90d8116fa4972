"""Bots that misbehave, and one that answers at once; all can be made in another process."""

from __future__ import annotations

import os

from tichu.arena import DuelReport
from tichu.bots.guard import fallback
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Play
from tichu.core.cards import DRAGON
from tichu.core.view import View


class Quiet(Bot):
    """Does the quietest legal thing: quick, and the same whatever its seed."""

    name = "quiet"
    about = "does the quietest legal thing"

    def consider(self, view: View) -> Decision:
        return Decision(fallback(view), Reason("any"))


class Crashing(Quiet):
    """Falls over when it has to play."""

    name = "crashing"

    def consider(self, view: View) -> Decision:
        if view.round.phase == "play" and view.in_turn:
            raise RuntimeError("no idea")
        return super().consider(view)


class Cheating(Quiet):
    """Answers with a Dragon it does not hold."""

    name = "cheating"

    def consider(self, view: View) -> Decision:
        if view.round.phase == "play" and DRAGON not in view.hand:
            return Decision(Play((DRAGON,)), Reason("any"))
        return super().consider(view)


class Deadly(Quiet):
    """Ends the process it lives in."""

    name = "deadly"

    def consider(self, view: View) -> Decision:
        os._exit(3)


def unmakeable(seed: int) -> Bot:
    """Makes no bot but one for trying."""
    if seed == 0:
        return Quiet(seed)
    raise RuntimeError("the network file is missing")


def without_timing(report: DuelReport) -> dict[str, object]:
    """What must be the same in every run."""
    return {key: value for key, value in report.to_json().items() if key != "timing"}
