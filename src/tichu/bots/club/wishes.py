"""Choosing the wish of the Mah Jong."""

from __future__ import annotations

from tichu.bots.club.situation import Situation
from tichu.core.cards import ACE, RANKS, Rank, rank_of
from tichu.core.combos import Combination


def choose(s: Situation, combo: Combination) -> Rank | None:
    """Wish for an ace that a caller needs, or the card we passed to the next player; else a low rank."""
    how = s.round.settings.wish
    if how == "none":
        return None
    if combo.kind != "single":
        return _gone(s) if how == "required" else None
    held = {rank_of(card) for card in s.hand}
    if s.calling_opponents and not s.partner_called and ACE not in held and s.odds.by_rank[ACE]:
        return ACE
    following = s.round.next_holding(s.seat)
    if following in s.opponents:
        for receiver, cards in s.round.given[s.seat] or ():
            rank = rank_of(cards[0])
            if receiver == following and rank in RANKS and s.odds.by_rank[rank]:
                return rank
    if not s.partners and s.odds.by_rank[ACE] and ACE not in held:
        return ACE
    low = [rank for rank in RANKS if rank not in held and s.odds.by_rank[rank]]
    if low:
        return low[0]
    return _gone(s) if how == "required" else None


def _gone(s: Situation) -> Rank:
    """A rank that nobody can be forced to play, or else the rarest."""
    return min(RANKS, key=lambda rank: s.odds.by_rank[rank])
