"""The ``aid`` section of frames: what a client that does not know the rules needs besides the position.

It is computed from the viewer's own view, so it cannot reveal more than the view.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from tichu.core.actions import Pass, Take, Tichu, Withdraw
from tichu.core.cards import DOG
from tichu.core.combos import Combination
from tichu.core.round import Round
from tichu.core.teams import team_of
from tichu.core.tricks import dragon_receivers
from tichu.core.view import View


def public_aid(round_: Round) -> dict[str, Any]:
    """Return the part for everybody: the combinations on the table, and the result of the round."""
    return {"combos": combo_names(round_), "result": result_part(round_)}


def personal_aid(round_: Round, view: View) -> dict[str, Any]:
    """Return the part of a viewer: what their seat can do and has to pass; a soloist's dummy too."""
    if view.seat is None:
        return {"can": {}, "gifts": {}}
    views = [view, *(round_.view(other) for other in round_.seats_of(view.seat)[1:])]
    return {
        "can": {str(own.seat): abilities(own) for own in views},
        "gifts": {str(own.seat): gifts for own in views if (gifts := gifts_due(own)) is not None},
    }


def combo_names(round_: Round) -> list[dict[str, Any]]:
    """Return the combinations of the plays on the table."""
    return [combo_name(played.combo) for played in round_.trick]


@lru_cache(maxsize=4096)
def combo_name(combo: Combination) -> dict[str, Any]:
    """Describe a combination. The result is cached: do not modify it."""
    data = combo.to_json()
    return {"kind": data["kind"], "rank": data["rank"], "length": data["length"], "bomb": combo.is_bomb}


def abilities(view: View) -> dict[str, Any]:
    """Return what a seat may do now besides playing cards."""
    round_, seat = view.round, view.seat
    assert seat is not None
    in_turn = view.in_turn
    return {
        "tichu": view.why_not(Tichu()) is None,
        "withdraw": round_.settings.withdraw_calls and view.why_not(Withdraw()) is None,
        "pass": in_turn and round_.phase == "play" and view.why_not(Pass()) is None,
        "take": in_turn and round_.phase == "take" and view.why_not(Take()) is None,
        "give": list(dragon_receivers(round_)) if in_turn and round_.phase == "take" else [],
        "dog": _dog_receivers(view) if in_turn and DOG in view.hand else [],
        "bound": round_.binding_wish(seat) is not None,
    }


def _dog_receivers(view: View) -> list[int]:
    """Return who could get the lead from the Dog, if there is a choice."""
    assert view.seat is not None
    receivers = list(view.game.variant.dog_receivers(view.round, view.seat))
    return receivers if len(receivers) > 1 else []


def gifts_due(view: View) -> dict[str, Any] | None:
    """Return how many cards the seat has to pass to whom, and whether they are its best or lowest ones."""
    round_, seat = view.round, view.seat
    if round_.phase != "exchange" or seat is None or not view.in_turn:
        return None
    plan = round_.game.variant.gifts(round_)[seat]
    return {
        "to": {str(to): count for to, count in sorted(plan.items())},
        "forced": round_.game.variant.forced_gift(round_, seat),
    }


def result_part(round_: Round) -> dict[str, Any] | None:
    """Return how a finished round was scored: calls, double victory, cards in tricks."""
    if not round_.over or round_.scores is None:
        return None
    bets: list[dict[str, Any]] = [
        {"seat": seat, "call": round_.calls[seat], "points": points}
        for seat, points in sorted(round_.bets.items())
    ]
    teams = []
    for team, total in enumerate(round_.scores[:2]):
        won = sum(bet["points"] for bet in bets if team_of(bet["seat"]) == team)
        teams.append({"total": total, "bets": won, "rest": total - won})
    return {"bets": bets, "teams": teams, "ending": round_.ending}
