"""Legal actions: the list of a seat's legal actions, and the check of a single one.

The rules themselves are in ``calls``, ``gifts``, ``plays``, ``wishes`` and ``tricks``: ``why_no_…`` returns
the refusal of a simple action, or None if it is allowed; ``check_…`` raises the refusal of one that carries
cards or a seat. ``legal_actions`` lists exactly what they accept.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import TYPE_CHECKING

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.calls import legal_calls, why_no_grand, why_no_tichu, why_no_withdraw
from tichu.core.errors import IllegalAction, shown
from tichu.core.gifts import check_exchange, exchanges, why_no_exchange
from tichu.core.plays import check_pass, check_play, first_plays, legal_plays
from tichu.core.refusals import refuse
from tichu.core.tricks import check_give, check_take, dragon_receivers

if TYPE_CHECKING:
    from tichu.core.round import Round


def legal_actions(round_: Round, seat: int) -> Sequence[Action]:
    """Every legal action of the seat."""
    phase = round_.phase
    if phase == "over":
        return ()
    calls = legal_calls(round_, seat) if seat not in round_.started or round_.just_called else []
    if phase == "exchange":
        if why_no_exchange(round_, seat):
            return calls
        return exchanges(round_, seat, calls)
    if phase == "grand":
        return calls if why_no_grand(round_, seat) else [Grand(True), Grand(False), *calls]
    return legal_plays(round_, seat) + _taking(round_, seat) + calls


def first_actions(round_: Round, seat: int, limit: int) -> tuple[list[Action], int]:
    """The first legal actions of the seat, at most ``limit``, and the number of all of them.

    Only those are built: a seat can have thousands of legal actions.
    """
    if round_.phase not in ("play", "take"):
        actions = legal_actions(round_, seat)
        return list(islice(actions, limit)), len(actions)
    plays, count = first_plays(round_, seat, limit)
    calls = legal_calls(round_, seat) if seat not in round_.started or round_.just_called else []
    others = _taking(round_, seat) + calls
    if len(plays) == count:
        plays += others[: limit - count]
    return plays, count + len(others)


def _taking(round_: Round, seat: int) -> list[Action]:
    """How the seat can take the trick on the table."""
    if round_.phase != "take" or seat != round_.turn:
        return []
    receivers = dragon_receivers(round_)
    return list(map(Give, receivers)) if receivers else [Take()]


def check(round_: Round, seat: int, action: Action) -> None:
    """Raise the refusal of an action that is not legal in a round that is not over."""
    match action:
        case Play():
            check_play(round_, seat, action)
        case Pass():
            check_pass(round_, seat)
        case Take():
            check_take(round_, seat)
        case Give():
            check_give(round_, seat, action)
        case Tichu():
            refuse(why_no_tichu(round_, seat))
        case Grand():
            refuse(why_no_grand(round_, seat))
        case Exchange():
            check_exchange(round_, seat, action)
        case Withdraw():
            refuse(why_no_withdraw(round_, seat))
        case _:
            raise unknown_action(action)


def unknown_action(action: object) -> IllegalAction:
    """Return the error for an action of an unknown type."""
    return IllegalAction("unknown-type", f"there is no action {shown(action)}")
