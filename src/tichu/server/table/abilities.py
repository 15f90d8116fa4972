"""What a client that knows no rules needs beside the position: names of plays, what it can do or must give.

Everything here is worked out from the viewer's own view, so it cannot tell more than that does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tichu.core import legal
from tichu.core.actions import Pass, Take, Tichu, Withdraw
from tichu.core.cards import DOG
from tichu.core.combos import Combination
from tichu.core.round import Round
from tichu.core.view import View


def public_aid(round_: Round) -> dict[str, Any]:
    """Return what everybody gets: the names of the plays on the table, and the result of the round."""
    return {"combos": combo_names(round_), "result": result_part(round_)}


def personal_aid(round_: Round, view: View) -> dict[str, Any]:
    """Return what a seat can do and has to pass; Trichu's soloist gets it for the dummy too."""
    if view.seat is None:
        return {"can": {}, "gifts": {}}
    views = [view]
    if view.seat == round_.soloist and round_.dummy is not None:
        views.append(round_.view(round_.dummy))
    return {
        "can": {str(own.seat): abilities(own) for own in views},
        "gifts": {str(own.seat): gifts for own in views if (gifts := gifts_due(own)) is not None},
    }


def combo_names(round_: Round) -> list[dict[str, Any]]:
    """What the plays on the table are."""
    return [combo_name(played.combo) for played in round_.trick]


@lru_cache(maxsize=4096)
def combo_name(combo: Combination) -> dict[str, Any]:
    """What a combination is; the same object is returned again, so do not change it."""
    data = combo.to_json()
    return {"kind": data["kind"], "rank": data["rank"], "length": data["length"], "bomb": combo.is_bomb}


def abilities(view: View) -> dict[str, Any]:
    """What a seat may do now besides playing cards."""
    round_, seat = view.round, view.seat
    assert seat is not None
    in_turn = view.in_turn
    return {
        "tichu": view.why_not(Tichu()) is None,
        "withdraw": round_.settings.withdraw_calls and view.why_not(Withdraw()) is None,
        "pass": in_turn and round_.phase == "play" and view.why_not(Pass()) is None,
        "take": in_turn and round_.phase == "take" and view.why_not(Take()) is None,
        "give": list(legal.dragon_receivers(round_)) if in_turn and round_.phase == "take" else [],
        "dog": _dog_receivers(view) if in_turn and DOG in view.hand else [],
        "bound": round_.binding_wish(seat) is not None,
    }


def _dog_receivers(view: View) -> list[int]:
    """Who could get the lead from the Dog, where there is a choice."""
    assert view.seat is not None
    receivers = list(view.game.variant.dog_receivers(view.round, view.seat))
    return receivers if len(receivers) > 1 else []


def gifts_due(view: View) -> dict[str, Any] | None:
    """How many cards the seat has still to pass to whom, and whether it must be the best or the lowest."""
    round_, seat = view.round, view.seat
    if round_.phase != "exchange" or seat is None or not view.in_turn:
        return None
    plan = round_.game.variant.gifts(round_)[seat]
    return {
        "to": {str(to): count for to, count in sorted(plan.items())},
        "forced": round_.game.variant.forced_gift(round_, seat),
    }


def result_part(round_: Round) -> dict[str, Any] | None:
    """How the points of a round that is over came about: bets, a victory, the cards in the tricks."""
    if not round_.over or round_.scores is None:
        return None
    bets: list[dict[str, Any]] = [
        {"seat": seat, "call": round_.calls[seat], "points": points}
        for seat, points in sorted(round_.bets.items())
    ]
    teams = []
    for team, total in enumerate(round_.scores[:2]):
        won = sum(bet["points"] for bet in bets if bet["seat"] % 2 == team)
        teams.append({"total": total, "bets": won, "rest": total - won})
    return {"bets": bets, "teams": teams, "ending": round_.ending}
