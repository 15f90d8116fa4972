"""The club player: a rule-based expert that plans its hand, reads the table and helps its partner."""

from __future__ import annotations

from tichu.actions import Give, Grand, Take, Tichu
from tichu.bots.club import calls, endgame, exchange, play
from tichu.bots.club.situation import Situation
from tichu.bots.club.style import Style
from tichu.bots.protocol import Bot, Decision, Reason
from tichu.view import View


class ClubBot(Bot):
    """Plays like a decent member of a club, and can say why."""

    name = "club"
    about = "plans its hand, reads the table, helps its partner and explains itself"

    def __init__(self, seed: int | None = None, style: Style | None = None) -> None:
        super().__init__(seed)
        self.style = style or Style()

    def consider(self, view: View) -> Decision:
        """The decision and the reason for it."""
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
