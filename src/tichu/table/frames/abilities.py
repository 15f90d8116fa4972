"""The ``aid`` section of frames: what a client that does not know the rules needs besides the position.

It asks the rules about the viewer's own actions. While cards are dealt and exchanged the answers could tell
what others have decided, so they come from the viewer's own view; in play, where they are needed with every
action, the round itself gives the same ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from tichu.core.actions import Pass, Take, Tichu, Withdraw
from tichu.core.cards import DOG, POINTS, Rank, cards_name, points
from tichu.core.combos import SMALLEST_BOMB, Combination
from tichu.core.plays import playable
from tichu.core.round import Round
from tichu.core.teams import team_of
from tichu.core.tricks import dragon_receivers
from tichu.core.view import View
from tichu.core.wishes import honours

OUT_OF_TURN: Final[Mapping[str, Any]] = {
    "pass": False,
    "take": False,
    "give": [],
    "dog": [],
    "bound": False,
    "fitting": "",
}
"""What a seat may do that is not in turn: nothing of this. Do not modify it."""


def public_aid(view: View) -> dict[str, Any]:
    """Return the part for everybody: the combinations on the table, and the result of the round."""
    round_ = view.round
    return {
        "combos": combo_names(round_),
        "bombs": bombs_possible(round_, view.counts),
        "result": result_part(round_),
    }


def personal_aid(round_: Round, seat: int | None) -> dict[str, Any]:
    """Return the part of a viewer: what their seat can do and has to pass; a soloist's dummy too."""
    seats = () if seat is None else round_.seats_of(seat)
    return {
        "can": {str(own): abilities(round_, own) for own in seats},
        "gifts": all_gifts_due(round_, seats) if round_.phase == "exchange" else {},
    }


def combo_names(round_: Round) -> list[dict[str, Any]]:
    """Return the combinations of the plays on the table."""
    return [combo_name(played.combo) for played in round_.trick]


def bombs_possible(round_: Round, counts: Sequence[int]) -> bool:
    """Whether somebody could bomb the trick, as far as the numbers of cards tell; never by their faces."""
    if not round_.trick or round_.gift_ends_round:
        return False
    top = round_.trick[-1].combo
    return max(counts) >= (top.length if top.is_bomb else SMALLEST_BOMB)


@lru_cache(maxsize=4096)
def combo_name(combo: Combination) -> dict[str, Any]:
    """Describe a combination. The result is cached: do not modify it."""
    data = combo.to_json()
    return {"kind": data["kind"], "rank": data["rank"], "length": data["length"], "bomb": combo.is_bomb}


def abilities(round_: Round, seat: int) -> dict[str, Any]:
    """Return what a seat may do now besides playing cards."""
    can = {
        "tichu": seat not in round_.started and round_.why_not(seat, Tichu()) is None,
        "withdraw": round_.settings.withdraw_calls and round_.why_not(seat, Withdraw()) is None,
    }
    if seat not in round_.to_act():
        return {**can, **OUT_OF_TURN}
    takes = round_.phase == "take"
    wish = round_.binding_wish(seat)
    return {
        **can,
        "pass": round_.phase == "play" and round_.why_not(seat, Pass()) is None,
        "take": takes and round_.why_not(seat, Take()) is None,
        "give": list(dragon_receivers(round_)) if takes else [],
        "dog": _dog_receivers(round_, seat) if DOG in round_.hands[seat] else [],
        "bound": wish is not None,
        "fitting": "" if wish is None else _fitting_cards(round_, seat, wish),
    }


def _fitting_cards(round_: Round, seat: int, wish: Rank) -> str:
    """Return the cards of the hand that are part of a play the wish allows."""
    plays = (combo for combo in playable(round_, seat)[0] if honours(round_, combo, wish))
    return cards_name(sorted({card for combo in plays for card in combo.cards}))


def _dog_receivers(round_: Round, seat: int) -> list[int]:
    """Return who could get the lead from the Dog, if there is a choice."""
    receivers = list(round_.game.variant.dog_receivers(round_, seat))
    return receivers if len(receivers) > 1 else []


def all_gifts_due(round_: Round, seats: Sequence[int]) -> dict[str, Any]:
    """Return what the seats that have not given yet have to pass, by seat."""
    waiting = round_.to_act()
    return {str(seat): gifts_due(round_, seat) for seat in seats if seat in waiting}


def gifts_due(round_: Round, seat: int) -> dict[str, Any]:
    """Return how many cards the seat has to pass to whom, and whether they are its best or lowest ones."""
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
    return {"bets": bets, "teams": teams, "ending": round_.ending, "piles": _piles(round_)}


def _piles(round_: Round) -> list[dict[str, Any]]:
    """Return the piles that were counted: whose they were, for which team, and the cards that count."""
    if round_.ending != "counted":
        return []
    return [
        {
            "seat": pile.seat,
            "source": pile.source,
            "team": pile.team,
            "cards": cards_name(sorted(card for card in pile.cards if card in POINTS)),
            "points": points(pile.cards),
        }
        for pile in round_.game.variant.counted_piles(round_)
    ]
