"""Choosing the cards to pass."""

from __future__ import annotations

from tichu.bots.club.situation import Situation
from tichu.bots.protocol import Decision, Reason
from tichu.core.actions import Exchange
from tichu.core.cards import ACE, DOG, DRAGON, MAHJONG, PHOENIX, Card, rank_of, without


def choose(s: Situation) -> Decision:
    """Pass low single cards to opponents (odd right, even left) and help to the partner."""
    plan = s.round.game.variant.gifts(s.round)[s.seat]
    if s.round.game.variant.forced_gift(s.round, s.seat) or set(plan.values()) != {1}:
        return _ranked(s)
    own = s.hand
    give: dict[int, Card] = {}
    reason = Reason("low-strays")
    partners = [seat for seat in plan if seat in s.partners]
    for partner in partners:
        card, why = _for_partner(s, own, partner, helped=bool(give))
        if not give:
            reason = why
        give[partner] = card
        own = without(own, (card,))
    for opponent in sorted(
        set(plan) - set(partners), key=lambda seat: seat in s.calling_opponents, reverse=True
    ):
        card = _for_opponent(s, own, opponent)
        give[opponent] = card
        own = without(own, (card,))
    return Decision(Exchange(tuple(sorted((seat, (card,)) for seat, card in give.items()))), reason)


def _for_partner(s: Situation, own: tuple[Card, ...], partner: int, helped: bool) -> tuple[Card, Reason]:
    called = s.round.calls.get(partner)
    if called:
        return max(own, key=_power), Reason("best-to-caller")
    if s.i_called:
        if DOG in own:
            return DOG, Reason("dog-away")
        return _cheapest(s, [card for card in own if _power(card) < 10]), Reason("keeps-strength")
    if DOG in own and s.cost < s.style.strong:
        return DOG, Reason("dog-from-strong")
    if s.cost > s.style.weak and not helped:
        strong = [card for card in own if rank_of(card) == ACE or card in (DRAGON, PHOENIX)]
        if strong:
            return min(strong, key=_power), Reason("best-from-weak")
    middle = [card for card in own if 8 <= card < PHOENIX and 9 <= rank_of(card) <= ACE]
    stray = _cheapest(s, middle or [card for card in own if card not in (DRAGON, PHOENIX, MAHJONG)])
    return stray, Reason("high-stray")


def _for_opponent(s: Situation, own: tuple[Card, ...], opponent: int) -> Card:
    if DOG in own and opponent in s.calling_opponents:
        return DOG
    right = opponent == (s.seat + 1) % s.round.game.seats
    allowed = [card for card in own if 8 <= card < PHOENIX and rank_of(card) <= 10]
    habit = [card for card in allowed if rank_of(card) % 2 == (1 if right else 0)]
    pool = habit or allowed or [card for card in own if card not in (DRAGON, PHOENIX, MAHJONG)] or list(own)
    return _cheapest(s, pool, own)


def _cheapest(s: Situation, pool: list[Card], own: tuple[Card, ...] | None = None) -> Card:
    """The card whose loss costs the hand least."""
    hand = own or s.hand
    pool = pool or list(hand)
    by_rank = {rank_of(card): card for card in pool}
    return min(
        by_rank.values(), key=lambda card: s.planner.cost(without(hand, (card,))) + 0.02 * _power(card)
    )


def _power(card: Card) -> int:
    return {DOG: 0, MAHJONG: 3, PHOENIX: 17, DRAGON: 16}.get(card, rank_of(card))


def _ranked(s: Situation) -> Decision:
    """Games of ranks: the forced cards, or those that cost the plan least."""
    options = [action for action in s.view.legal_actions() if isinstance(action, Exchange)]
    if len(options) == 1:
        return Decision(options[0], Reason("must-give"))
    seen: dict[tuple[int, ...], Exchange] = {}
    for option in options:
        cards = [card for _, given in option.give for card in given]
        seen.setdefault(tuple(sorted(map(_power, cards))), option)
    if len(seen) == 1:  # a choice only between cards of one rank
        return Decision(options[0], Reason("must-give"))
    low = sorted(seen.items(), key=lambda item: sum(item[0]))[:40]

    def cost(option: Exchange) -> float:
        return s.planner.cost(without(s.hand, [card for _, given in option.give for card in given]))

    return Decision(min((option for _, option in low), key=cost), Reason("gets-rid"))
