"""What a seat cannot see, as slots to be filled: hands, and cards that are not drawn yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np

from tichu.bots.shark.sampling import HiddenCards
from tichu.core.cards import MAHJONG, Rank
from tichu.core.combos import Played
from tichu.core.round import Round
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.jit import Ints

NORMAL_PULL: Final = 4
CALLER_PULLS: Final = {"tichu": 8, "grand": 24}
"""Relative chance that a seat holds an ace, the Dragon or the Phoenix: higher after a call."""


def hidden_cards(view: View) -> HiddenCards:
    """Return what the seat of the view knows, and what it does not."""
    round_, me = view.round, view.seat
    assert me is not None
    state = np.array(bridge.state_of(round_), np.int64)
    state[s.BOMBERS] = 0
    state[s.FLAGS] &= ~s.WISH_PENALTY  # in sampled worlds nobody breaks a wish (W8)
    seats = range(round_.game.seats)
    _place_gifts(view, state)
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
    barred = _barred(view)
    pulls = {s.HAND + seat: CALLER_PULLS[call] for seat, call in round_.calls.items()}
    return HiddenCards(
        state,
        slots,
        needs,
        np.array([barred.get(int(slot), 0) for slot in slots], np.int64),
        np.array([pulls.get(int(slot), NORMAL_PULL) for slot in slots], np.int64),
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


def _barred(view: View) -> dict[int, int]:
    """By slot, cards of the wished rank that a seat cannot hold because it would have had to play one."""
    round_ = view.round
    if round_.wish is None or round_.settings.wish_breach != "refused":
        return {}
    rank = range(4 * round_.wish, 4 * round_.wish + 4)
    unseen = bridge.mask_of(rank) & ~bridge.mask_of(
        card for hand in round_.hands for card in hand if card in rank
    )
    bound = round_.game.variant.bound_by_wish
    return {s.HAND + seat: unseen for seat in wish_refusers(round_, round_.wish) if bound(round_, seat)}


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
