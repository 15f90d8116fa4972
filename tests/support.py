"""Helpers to set up positions and try actions."""

from __future__ import annotations

import os
import random
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import tichu

THOROUGH = bool(os.environ.get("TICHU_THOROUGH"))
"""Whether tests check all of what they otherwise check samples of."""


def sample_size(quick: int, thorough: int) -> int:
    """Return how many examples to check, or at what distance to take them."""
    return thorough if THOROUGH else quick


def position(hands: Iterable[str], **keys: Any) -> dict[str, Any]:
    """A position as JSON; omitted keys get default values (Nanjing, phase play, seat 0 leads)."""
    seats = list(hands)
    empty: dict[str, Any] = {
        "variant": "nanjing",
        "edition": "fata-morgana",
        "settings": {},
        "phase": "play",
        "hands": seats,
        "stock": [""] * len(seats),
        "turn": 0,
        "trick": [],
        "passed": [],
        "wish": None,
        "calls": {},
        "started": list(range(len(seats))),
        "out": [seat for seat, hand in enumerate(seats) if not hand],
        "won": [""] * len(seats),
        "scores": None,
    }
    if keys.get("phase") in ("grand", "exchange"):
        empty["turn"] = None
        empty["started"] = []
    unknown = set(keys) - set(empty) - {"dealer", "dummy", "soloist", "ranks", "faceup", "given"}
    assert not unknown, f"not a key of a position: {unknown}"
    return {**empty, **keys}


def table(hands: Iterable[str], **keys: Any) -> tichu.Round:
    """The round at a position."""
    return tichu.Round.from_json(position(hands, **keys))


def on_table(*plays: tuple[int, str] | tuple[int, str, str]) -> list[dict[str, Any]]:
    """Plays lying on the table, oldest first: ``on_table((3, "4g 4k"), (0, "9g Ph", "9"))``."""
    return [
        {"seat": play[0], "cards": play[1], **({"as": play[2]} if len(play) == 3 else {})} for play in plays
    ]


def play(cards: str, **keys: Any) -> dict[str, Any]:
    """A play; ``as_`` is the JSON key ``as``: ``play("8g 8k Ph", as_="8")``."""
    if "as_" in keys:
        keys["as"] = keys.pop("as_")
    return {"type": "play", "cards": cards, **keys}


PASS: dict[str, Any] = {"type": "pass"}
TAKE: dict[str, Any] = {"type": "take"}
TICHU: dict[str, Any] = {"type": "tichu"}


def give(to: int) -> dict[str, Any]:
    """Give the Dragon's trick to a seat."""
    return {"type": "give", "to": to}


def exchange(**cards: str) -> dict[str, Any]:
    """An exchange by receiving seat: ``exchange(to1="2g", to2="Dr", to3="3k")``."""
    return {"type": "exchange", "give": {key.removeprefix("to"): value for key, value in cards.items()}}


def refused(round_: tichu.Round, seat: int, action: Mapping[str, Any]) -> tichu.IllegalAction:
    """Check that the action is refused and changes nothing; return the error."""
    before = round_.to_json()
    why_not = round_.why_not(seat, action)
    with pytest.raises(tichu.IllegalAction) as caught:
        round_.apply(seat, action)
    assert round_.to_json() == before
    assert why_not is not None
    assert (why_not.code, str(why_not)) == (caught.value.code, str(caught.value))
    return caught.value


def act_together(round_: tichu.Round, seat: int, action: tichu.Action | Mapping[str, Any]) -> None:
    """Apply an action; calls with nothing between them count as simultaneous (T4)."""
    known = len(round_.history)
    round_.apply(seat, action)
    if (seat, tichu.Tichu()) in round_.history[known:]:
        round_.mark_adjacent_calls()


def bag(text: str) -> list[str]:
    """The cards, sorted."""
    return sorted(text.split())


def legal(round_: tichu.Round, seat: int) -> list[dict[str, Any]]:
    """Every legal action of the seat in JSON, the cards of each play sorted."""
    actions = [action.to_json() for action in round_.legal_actions(seat)]
    for action in actions:
        if "cards" in action:
            action["cards"] = " ".join(bag(action["cards"]))
    return actions


def legal_plays(round_: tichu.Round, seat: int) -> set[str]:
    """The card texts of every legal play of the seat, each sorted (the readings and wishes merged)."""
    return {action["cards"] for action in legal(round_, seat) if action["type"] == "play"}


def play_out(match: tichu.Match, rng: random.Random) -> dict[str, Any]:
    """Play the round to its end, at random and without calls; return the final position."""
    bets = (TICHU, {"type": "grand", "call": True})
    while not match.round.over:
        seat = match.round.to_act()[0]
        actions = [action for action in match.round.legal_actions(seat) if action.to_json() not in bets]
        match.apply(seat, rng.choice(actions))
    return match.round.to_json()


def offers(round_: tichu.Round, seat: int) -> set[tuple[str, str]]:
    """Every exchange open to the seat, as receiver and sorted cards."""
    return {
        (to, " ".join(bag(cards)))
        for action in legal(round_, seat)
        if action["type"] == "exchange"
        for to, cards in action["give"].items()
    }
