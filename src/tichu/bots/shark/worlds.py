"""What a seat cannot see, as empty places to be filled: hands, and cards that are not drawn yet."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tichu import cards as core
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.compiled import Ints
from tichu.view import View


class Unknown(NamedTuple):
    """A position with everything the seat knows in its place, and how many cards are missing where."""

    state: Ints
    slots: Ints
    needs: Ints
    barred: Ints
    """The cards that cannot be in a place, because their holder would have had to play them."""
    fresh: bool
    """Whether the others have not yet said if they bomb the play on the table."""


def unknown(view: View) -> Unknown:
    """What the view's seat knows, and what it does not."""
    round_, me = view.round, view.seat
    assert me is not None
    state = np.array(bridge.state_of(round_), np.int64)
    state[s.BOMBERS] = 0
    state[s.FLAGS] &= ~s.WISH_PENALTY  # nobody is imagined to break a wish, where that is possible (W8)
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
            if seat in view.hidden:  # nobody knows yet what others have answered
                state[s.WAITING] |= state[s.GRAND_SEATS] & 1 << seat
    if round_.phase == "exchange":
        _undo_gifts(view, state, places)
    seen = (
        sum(int(state[slot]).bit_count() for slot in range(s.HAND, s.GIVEN)) + int(state[s.TABLE]).bit_count()
    )
    left_over = 56 - seen - sum(places.values())
    if left_over > 0:  # a study with fewer cards than the pack: what is nowhere lies where nobody looks
        places[s.STOCK + s.MOST_SEATS - 1] = left_over
    slots = np.array(list(places) or [s.STOCK], np.int64)
    needs = np.array(list(places.values()) or [0], np.int64)
    barred = np.array([_barred(view, slot) for slot in slots], np.int64)
    fresh = round_.phase == "play" and view.in_turn and not round_.passed
    return Unknown(state, slots, needs, barred, fresh)


def _place_gifts(view: View, state: Ints) -> None:
    """A card that was given is where it was given to, until it is seen again."""
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
    """What others have given already is still theirs to give: it is as unknown as the rest."""
    plans = view.game.variant.gifts(view.round)
    for seat, plan in plans.items():
        if seat in view.hidden and seat not in view.waiting:
            places[s.HAND + seat] = places.get(s.HAND + seat, 0) + sum(plan.values())
            state[s.GIVEN + seat] = 0
            state[s.WAITING] |= 1 << seat


def _hand_size(view: View, seat: int) -> int:
    """How many cards the seat will hold when all are drawn (X3)."""
    seats = view.game.seats
    settings = view.game.settings
    back = settings.deal == "draw-clockwise" and settings.direction == "counterclockwise"
    distance = (seat - (view.round.dealer or 0)) * (-1 if back else 1)
    return 56 // seats + (distance % seats < 56 % seats)


def _barred(view: View, slot: int) -> int:
    """The wished rank, in the hand of somebody who passed although a single card of it would have beaten."""
    round_ = view.round
    seat, top, wish = int(slot) - s.HAND, round_.top, round_.wish
    if wish is None or top is None or seat not in round_.passed or not 0 <= seat < round_.game.seats:
        return 0
    if round_.settings.wish_breach != "refused" or not round_.game.variant.bound_by_wish(round_, seat):
        return 0
    if top.combo.kind != "single" or 2 * wish <= top.worth:
        return 0
    return bridge.mask_of(range(4 * wish, 4 * wish + 4)) & ~bridge.mask_of(
        card for hand in round_.hands for card in hand if core.rank_of(card) == wish
    )
