"""Two simple bots for comparison: one random, one that gets rid of its cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tichu.bots.protocol import Bot, Decision, Reason
from tichu.core.actions import Action, Give, Grand, Pass, Play, Take
from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX, Card, rank_of
from tichu.core.gifts import least_exchanges
from tichu.core.view import View

Chosen = TypeVar("Chosen", bound=Action)


class RandomBot(Bot):
    """Chooses uniformly among its legal actions."""

    name = "random"
    about = "plays any legal action, all equally likely"
    reusable = True

    def consider(self, view: View) -> Decision:
        """Choose any legal action."""
        options = view.options()
        return Decision(options[self.rng.randrange(len(options))], Reason("any"))


class GreedyBot(Bot):
    """Leads as many low cards as it can, follows as cheaply as it can, and never calls."""

    name = "greedy"
    about = "leads as many low cards as it can, follows cheaply, never calls"
    reusable = True

    def consider(self, view: View) -> Decision:
        """Choose the cheapest way to get rid of cards."""
        actions = view.legal_actions()
        phase = view.round.phase
        if phase == "grand" and view.in_turn:
            return Decision(Grand(False), Reason("never-bets"))
        if phase == "exchange":
            return Decision(self.rng.choice(least_exchanges(actions, _keep)), Reason("lowest-cards"))
        if phase == "take" and view.in_turn:
            gifts = [action for action in actions if isinstance(action, Give)]
            if not gifts:
                return Decision(Take(), Reason("takes"))
            return Decision(self._least(gifts, lambda gift: -view.counts[gift.to]), Reason("more-cards"))
        plays = [action for action in actions if isinstance(action, Play)]
        if not view.in_turn or not plays:
            return Decision(Pass(), Reason("nothing-to-play"))
        if view.round.top is None or view.round.top.combo.cards == (DOG,):
            return Decision(self._least(plays, _lead_order), Reason("many-low-cards"))
        ordinary = [action for action in plays if len(action.cards) == len(view.round.top.combo.cards)]
        holder_is_partner = view.round.top.seat in view.game.variant.partners(view.round, view.seat or 0)
        may_pass = any(isinstance(action, Pass) for action in actions)
        if may_pass and holder_is_partner:
            return Decision(Pass(), Reason("partner-holds", {"cards": view.counts[view.round.top.seat]}))
        if may_pass and not ordinary:
            return Decision(Pass(), Reason("keeps-bomb"))
        return Decision(self._least(ordinary or plays, _cheapness), Reason("cheapest"))

    def _least(self, actions: Sequence[Chosen], key: Callable[[Chosen], Any]) -> Chosen:
        """Return an action with the least key; chance decides between equal ones."""
        keys = [key(action) for action in actions]
        least = min(keys)
        return self.rng.choice([action for action, one in zip(actions, keys, strict=True) if one == least])


def _keep(card: Card) -> int:
    """Value of keeping a card."""
    return {DOG: 1, MAHJONG: 6, PHOENIX: 40, DRAGON: 40}.get(card, rank_of(card))


def _lead_order(action: Play) -> tuple[int, int]:
    """Sort key: many cards first, then low ones; Dragon and Phoenix last."""
    cards = action.cards
    if cards in ((DRAGON,), (PHOENIX,)):
        return 1, 0
    return -len(cards), max(_keep(card) for card in cards)


def _cheapness(action: Play) -> tuple[int, int]:
    cards = action.cards
    return len(cards), max(_keep(card) for card in cards)
