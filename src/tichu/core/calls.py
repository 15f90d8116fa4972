"""Who may call Tichu or Grand Tichu, and who may withdraw a call.

``why_no_…`` returns the refusal, or None if the action is allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tichu.core.actions import Action, Tichu, Withdraw
from tichu.core.errors import IllegalAction
from tichu.core.refusals import gift_is_left

if TYPE_CHECKING:
    from tichu.core.round import Round


def legal_calls(round_: Round, seat: int) -> list[Action]:
    """The calls that the seat may make or withdraw now."""
    calls: list[Action] = []
    if seat not in round_.started and not why_no_tichu(round_, seat):
        calls.append(Tichu())
    if round_.just_called and not why_no_withdraw(round_, seat):
        calls.append(Withdraw())
    return calls


def why_no_grand(round_: Round, seat: int) -> IllegalAction | None:
    """Grand Tichu is decided before the rest of the cards is seen (T5)."""
    if round_.phase != "grand":
        return IllegalAction(
            "too-late-for-grand", "Grand Tichu is decided before the next card is seen: too late"
        )
    if seat not in round_.game.variant.asked_for_grand(round_):
        return IllegalAction("no-grand-here", "this seat is not asked for Grand Tichu")
    if seat in round_.answered:
        return IllegalAction("already-answered", "you have already answered the Grand Tichu question")
    return None


def why_no_tichu(round_: Round, seat: int) -> IllegalAction | None:
    """Tichu is called once, before the first card of the hand is played (T1)."""
    if not round_.settings.tichu:
        return IllegalAction("no-bets", "there are no bets in this game")
    if seat in round_.calls:
        return IllegalAction("already-called", "you have already called")
    if seat in round_.started:
        return IllegalAction("too-late-for-tichu", "you have already played a card: too late for Tichu")
    if seat in round_.out:
        return IllegalAction("no-cards", "you have no cards left")
    if round_.gift_ends_round:
        return gift_is_left(round_)
    if round_.phase == "grand" and not why_no_grand(round_, seat):
        return IllegalAction("answer-first", "answer the Grand Tichu question first")
    if round_.out and not round_.settings.late_tichu:
        return IllegalAction("somebody-is-out", "somebody is already out: a Tichu can no longer be won")
    return None


def why_no_withdraw(round_: Round, seat: int) -> IllegalAction | None:
    """Of two partners who called at the same moment the later in playing order may withdraw (T4)."""
    if not round_.settings.withdraw_calls:
        return IllegalAction("no-withdrawal", "a call stands: it cannot be withdrawn")
    if seat not in round_.calls:
        return IllegalAction("no-call", "you have not called")
    partners = calling_partners(round_, seat)
    if not partners:
        return IllegalAction(
            "not-simultaneous", "your partner did not call at the same moment: the call stands"
        )
    begin = round_.turn if round_.turn is not None else round_.dealer or 0
    seats = round_.game.seats
    if (seat - begin) % seats < min((other - begin) % seats for other in partners):
        return IllegalAction("first-call-stands", "your call came first in playing order: it stands")
    return None


def calling_partners(round_: Round, seat: int) -> list[int]:
    """The partners who called at the same moment as the seat; the dummy does not call on its own."""
    called = round_.just_called
    if seat not in called:
        return []
    own = round_.seats_of(seat)
    partners = round_.game.variant.partners(round_, seat)
    return [other for other in partners if other in called and other not in own]
