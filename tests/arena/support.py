"""Misbehaving bots and a fast one; all can be created in other processes."""

from __future__ import annotations

import os

from tichu.arena import DuelReport
from tichu.bots.guard import fallback
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Play
from tichu.core.cards import DRAGON
from tichu.core.view import View


class Quiet(Bot):
    """Plays the fallback action: fast, and independent of the seed."""

    name = "quiet"
    about = "does the quietest legal thing"

    def consider(self, view: View) -> Decision:
        return Decision(fallback(view), Reason("any"))


class Crashing(Quiet):
    """Raises an exception when it has to play."""

    name = "crashing"

    def consider(self, view: View) -> Decision:
        if view.round.phase == "play" and view.in_turn:
            raise RuntimeError("no idea")
        return super().consider(view)


class Cheating(Quiet):
    """Plays a Dragon it does not hold."""

    name = "cheating"

    def consider(self, view: View) -> Decision:
        if view.round.phase == "play" and DRAGON not in view.hand:
            return Decision(Play((DRAGON,)), Reason("any"))
        return super().consider(view)


class Deadly(Quiet):
    """Ends its process."""

    name = "deadly"

    def consider(self, view: View) -> Decision:
        os._exit(3)


def unmakeable(seed: int) -> Bot:
    """Fails to create a bot, except for the check before the run."""
    if seed == 0:
        return Quiet(seed)
    raise RuntimeError("the network file is missing")


def without_timing(report: DuelReport) -> dict[str, object]:
    """The parts of a report that must be the same in every run."""
    return {key: value for key, value in report.to_json().items() if key != "timing"}
