"""The club player: a rule-based expert that plans its hand, reads the table and helps its partner."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.club import calls, endgame, exchange, play
from tichu.bots.club.situation import Situation
from tichu.bots.club.style import Style
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.simple import GreedyBot
from tichu.core.actions import Give, Grand, Take, Tichu
from tichu.core.view import View


class Level(NamedTuple):
    """How well the club player plays: its judgement, and how often it plays without any."""

    style: Style = Style()
    slips: float = 0.0
    """Of its plays and exchanges, so many are made as greedy would."""
    calls_grand: bool = True


LEVELS: Final = {
    "normal": Level(),
    "easy": Level(Style(tichu_chance=0.55), slips=0.25, calls_grand=False),
}


class ClubBot(Bot):
    """Plays like a decent member of a club, and can say why. At level easy it is a gentler opponent."""

    name = "club"
    about = "plans its hand, reads the table, helps its partner and explains itself"
    levels = tuple(LEVELS)

    def __init__(self, seed: int | None = None, style: Style | None = None, *, level: str = "normal") -> None:
        super().__init__(seed)
        self.level = LEVELS[level]
        self.style = style or self.level.style

    def consider(self, view: View) -> Decision:
        """The decision and the reason for it."""
        if view.in_turn and view.round.phase == "grand" and not self.level.calls_grand:
            return Decision(Grand(False), Reason("never-grand"))
        if self._slips(view):
            return GreedyBot(0).consider(view)
        return self._judge(view)

    def _slips(self, view: View) -> bool:
        """Whether it does this without much thought."""
        ordinary = view.in_turn and view.round.phase in ("exchange", "play")
        return ordinary and self.level.slips > 0 and self.rng.random() < self.level.slips

    def _judge(self, view: View) -> Decision:
        """What it thinks best."""
        s = Situation(view, self.style)
        phase = view.round.phase
        legal = view.legal_actions()
        if phase == "grand" and any(isinstance(action, Grand) for action in legal):
            return calls.grand(s)
        if phase == "exchange" and view.in_turn:
            return exchange.choose(s)
        if view.in_turn and phase != "exchange":
            solved = endgame.solve(s)
            if solved is not None:
                return Decision(solved, Reason("solved"))
        if phase == "take" and view.in_turn:
            bomb = play.choose(s) if view.round.bombs(s.seat) else None
            if bomb is not None and bomb.action.type == "play":
                return bomb
            gifts = [action for action in legal if isinstance(action, Give)]
            if gifts:
                best = max(gifts, key=lambda gift: view.counts[gift.to])
                return Decision(best, Reason("dragon-to-more-cards", {"seat": best.to}))
            return Decision(Take(), Reason("takes"))
        decision = play.choose(s)
        first = view.in_turn and decision.action.type == "play" and s.seat not in view.round.started
        if first and s.seat not in view.round.calls and calls.calls_tichu(s):
            return Decision(Tichu(), Reason("tichu-chance", {"percent": round(100 * calls.chance(s))}))
        return decision
