"""What a seat cannot see, as slots to be filled: hands, and cards that are not drawn yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.shark.beliefs import balance, believe
from tichu.bots.shark.history import NOTHING_NOTED, PublicNotes, read_history
from tichu.bots.shark.memory import KINDS
from tichu.bots.shark.network import game_of
from tichu.bots.shark.sampling import HiddenCards, hidden_pool
from tichu.bots.shark.workspace import thread_beliefs
from tichu.core.cards import MAHJONG, Rank
from tichu.core.combos import Played
from tichu.core.round import Round
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.jit import Floats, Ints

CALLER_ODDS: Final = {"tichu": 2.0, "grand": 6.0}
"""Relative chance that a caller holds an ace, the Dragon or the Phoenix, where nothing else is known."""
LEARNED_CALLER_ODDS: Final = {"tichu": 1.0, "grand": 1.6}
"""The same before the caller's first card, where odds are learned: self-play has few Grand Tichu calls."""
CAUTION: Final = 0.85
"""Exponent that makes learned odds less extreme: rejecting worlds uses some of the evidence again."""
STRONG_KINDS: Final = (12, 15, 16)
"""Ace, Phoenix and Dragon."""


class Memory(NamedTuple):
    """What a seat remembers of earlier tricks."""

    concludes: bool = True
    """Whether it concludes from them who holds what."""
    lowest: Rank = 2
    """Lowest rank of which it knows the cards that are gone; special cards it always knows."""


PERFECT_MEMORY: Final = Memory()


def hidden_cards(view: View, memory: Memory = PERFECT_MEMORY) -> HiddenCards:
    """Return what the seat of the view knows, and what it does not."""
    round_, me = view.round, view.seat
    assert me is not None
    state = np.array(bridge.state_of(round_), np.int64)
    state[s.BOMBERS] = 0
    state[s.FLAGS] &= ~s.WISH_PENALTY  # in sampled worlds nobody breaks a wish (W8)
    seats = range(round_.game.seats)
    _place_gifts(view, state)
    _forget(state, memory.lowest)
    places: dict[int, int] = {}
    for seat in seats:
        missing = view.counts[seat] - int(state[s.HAND + seat]).bit_count()
        if seat in view.hidden and missing > 0:
            places[s.HAND + seat] = missing
    if round_.phase == "grand":
        for seat in seats:
            places[s.STOCK + seat] = _hand_size(view, seat) - view.counts[seat]
            if seat in view.hidden:  # the answers of the others are not known yet
                state[s.WAITING] |= state[s.GRAND_SEATS] & 1 << seat
    if round_.phase == "exchange":
        _undo_gifts(view, state, places)
    seen = (
        sum(int(state[slot]).bit_count() for slot in range(s.HAND, s.GIVEN)) + int(state[s.TABLE]).bit_count()
    )
    left_over = 56 - seen - sum(places.values())
    if left_over > 0:  # a position with fewer cards than the pack: the others go to an unused slot
        places[s.STOCK + s.MAX_SEATS - 1] = left_over
    slots = np.array(list(places) or [s.STOCK], np.int64)
    needs = np.array(list(places.values()) or [0], np.int64)
    public = read_history(view) if memory.concludes else NOTHING_NOTED
    barred = _barred(view, public)
    return HiddenCards(
        state,
        slots,
        needs,
        np.array([barred.get(int(slot), 0) for slot in slots], np.int64),
        _odds(view, state, slots, needs, public),
        certain=int(np.count_nonzero(needs)) <= 1 and not _may_pay_to_break(round_),
        ask_bombers=round_.phase == "play" and view.in_turn,
    )


def _may_pay_to_break(round_: Round) -> bool:
    """Whether breaking a wish can cost less than honouring it: cards bring at most 150 points (W8)."""
    settings = round_.settings
    return settings.wish_breach == "penalty" and settings.victory_points < 150


def _place_gifts(view: View, state: Ints) -> None:
    """Put cards that were given into the hand of their receiver until they are seen again."""
    round_ = view.round
    if round_.phase in ("grand", "exchange"):
        return
    seen = int(state[s.TABLE])
    for slot in range(s.HAND, s.GIVEN):
        seen |= int(state[slot])
    for gifts in round_.given:
        for receiver, cards in gifts or ():
            card = bridge.mask_of(cards)
            if receiver in view.hidden and not seen & card:
                state[s.HAND + receiver] |= card


def _forget(state: Ints, lowest: Rank) -> None:
    """Forget which cards below this rank are gone: any of them may still be in a hand."""
    low = bridge.mask_of(range(4 * 2, 4 * lowest))
    for seat in range(s.MAX_SEATS):
        state[s.WON + seat] &= ~low


def _undo_gifts(view: View, state: Ints, places: dict[int, int]) -> None:
    """Take back what others have given already: it is as unknown as the rest of their hands."""
    plans = view.game.variant.gifts(view.round)
    for seat, plan in plans.items():
        if seat in view.hidden and seat not in view.waiting:
            places[s.HAND + seat] = places.get(s.HAND + seat, 0) + sum(plan.values())
            state[s.GIVEN + seat] = 0
            state[s.WAITING] |= 1 << seat


def _hand_size(view: View, seat: int) -> int:
    """Number of cards of a seat when all are drawn (X3)."""
    seats = view.game.seats
    settings = view.game.settings
    back = settings.deal == "draw-clockwise" and settings.direction == "counterclockwise"
    distance = (seat - (view.round.dealer or 0)) * (-1 if back else 1)
    return 56 // seats + (distance % seats < 56 % seats)


def _odds(view: View, state: Ints, slots: Ints, needs: Ints, public: PublicNotes) -> Floats:
    """Return how likely each slot gets a card of each kind, from what the round has shown."""
    odds: Floats = np.ones((len(slots), KINDS))
    round_, me, network = view.round, view.seat or 0, thread_beliefs()
    reads = round_.phase in ("play", "take") and public.complete and network.use[game_of(state)] != 0
    for at, slot in enumerate(slots):
        seat = int(slot) - s.HAND
        if not 0 <= seat < view.game.seats or not needs[at]:
            continue
        if reads:
            believe(state, me, seat, view.counts[seat], public.notes, network, odds[at])
            odds[at] **= CAUTION
        call = round_.calls.get(seat)
        if call is not None and not (reads and seat in round_.started):
            odds[at, STRONG_KINDS] *= (LEARNED_CALLER_ODDS if reads else CALLER_ODDS)[call]
    if reads:
        balance(odds, needs, hidden_pool(state), np.zeros(KINDS))
    return odds


def _barred(view: View, public: PublicNotes) -> dict[int, int]:
    """By slot, cards that a seat cannot hold because a wish would have forced it to play one."""
    round_ = view.round
    if round_.settings.wish_breach != "refused":
        return {}
    absent = {seat: set(ranks) for seat, ranks in public.absent.items()}
    if round_.wish is not None:
        for seat in wish_refusers(round_, round_.wish):
            absent.setdefault(seat, set()).add(round_.wish)
    open_cards = bridge.mask_of(card for hand in round_.hands for card in hand)
    bound = round_.game.variant.bound_by_wish
    return {
        s.HAND + seat: bridge.mask_of(card for rank in ranks for card in range(4 * rank, 4 * rank + 4))
        & ~open_cards
        for seat, ranks in absent.items()
        if bound(round_, seat)
    }


def wish_refusers(round_: Round, wish: Rank) -> Iterator[int]:
    """Seats that led another rank than the wished one, or did not beat a single card with it."""
    plays = round_.trick
    made = next((at for at, play in enumerate(plays) if MAHJONG in play.combo.cards), None)
    if made is None and plays:
        yield plays[0].seat
    for at in range(1 if made is None else made + 1, len(plays)):
        if not plays[at].combo.is_bomb and _takes(wish, plays[at - 1]):
            yield plays[at].seat
    if plays and _takes(wish, plays[-1]):
        yield from round_.passed


def _takes(rank: Rank, top: Played) -> bool:
    return top.combo.kind == "single" and 2 * rank > top.worth
