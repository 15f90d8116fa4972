"""The club bot: rule-based play that plans its hand, estimates the odds and supports its partner."""

from __future__ import annotations

from typing import Final, NamedTuple

from tichu.bots.club import calls, endgame, exchange, play
from tichu.bots.club.situation import Situation
from tichu.bots.club.style import Style
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.bots.simple import GreedyBot
from tichu.core.actions import Give, Grand, Take, Tichu
from tichu.core.view import View


class ClubLevel(NamedTuple):
    """A playing strength: the weights, and how often the bot ignores them."""

    style: Style = Style()
    careless_share: float = 0.0
    """Share of plays and exchanges that the greedy bot makes instead."""
    calls_grand: bool = True


LEVELS: Final = {
    "normal": ClubLevel(),
    "easy": ClubLevel(Style(tichu_chance=0.55), careless_share=0.25, calls_grand=False),
}


class ClubBot(Bot):
    """Plays like a decent club player and gives its reasons. Level ``easy`` is a weaker opponent."""

    name = "club"
    about = "plans its hand, reads the table, helps its partner and explains itself"
    levels = tuple(LEVELS)
    reusable = True

    def __init__(self, seed: int | None = None, style: Style | None = None, *, level: str = "normal") -> None:
        super().__init__(seed)
        self.level = LEVELS[level]
        self.style = style or self.level.style

    def consider(self, view: View) -> Decision:
        """Choose an action and give the reason."""
        if view.in_turn and view.round.phase == "grand" and not self.level.calls_grand:
            return Decision(Grand(False), Reason("never-grand"))
        if self._plays_carelessly(view):
            return GreedyBot(0).consider(view)
        return self._judge(view)

    def _plays_carelessly(self, view: View) -> bool:
        """Whether the greedy bot makes this decision."""
        ordinary = view.in_turn and view.round.phase in ("exchange", "play")
        return ordinary and self.level.careless_share > 0 and self.rng.random() < self.level.careless_share

    def _judge(self, view: View) -> Decision:
        """Choose the best action by the bot's rules."""
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
