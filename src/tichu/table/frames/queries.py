"""Answers to questions of clients that do not know the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from tichu.core.actions import Pass, Play
from tichu.core.cards import parse_cards
from tichu.core.combos import Combination, classify
from tichu.core.errors import IllegalAction, TichuError
from tichu.core.plays import playable
from tichu.core.variants.base import too_many
from tichu.core.view import View

MAX_ACTIONS: Final = 500
"""Maximum number of legal actions in an answer."""
MAX_COMPLETIONS: Final = 24
"""Maximum number of completions in an answer."""


def about_cards(view: View, text: str) -> dict[str, Any]:
    """Return every combination these cards can be, and whether it may be played now, or why not."""
    try:
        cards = tuple(sorted(parse_cards(text)))
        if not cards:
            raise IllegalAction("malformed", "no cards were given")
        # A hundred Phoenixes would have very many readings.
        if too_many(cards, view.game.variant.pack(view.game.settings)):
            raise IllegalAction("malformed", "the pack does not contain that many of these cards")
        readings = classify(cards, view.game.combo_rules)
    except TichuError as why:
        return {"readings": [], "legal": False, "code": why.code, "why": str(why)}
    listed = []
    for combo in readings:
        play = Play(combo.cards, combo.stands_for or None)
        why_not = view.why_not(play)
        if why_not is not None and why_not.code in ("wish-required", "receiver-missing"):
            why_not = None  # the client asks the player for it afterwards
        entry = {**combo.to_json(), "bomb": combo.is_bomb, "legal": why_not is None}
        if why_not is not None:
            entry |= {"code": why_not.code, "why": str(why_not)}
        listed.append(entry)
    if any(entry["legal"] for entry in listed):
        return {"readings": listed, "legal": True}
    problem = view.why_not(Play(cards)) or IllegalAction("not-now", "that cannot be played now")
    return {"readings": listed, "legal": False, "code": problem.code, "why": str(problem)}


def about_completions(playable: Sequence[Combination], text: str) -> dict[str, Any]:
    """Return the legal plays that contain these cards: each kind, length and rank once, short ones first.

    Of plays that differ only in their cards, one without the Phoenix is preferred.
    """
    try:
        wanted = Counter(parse_cards(text)).items()
    except TichuError as why:
        return {"plays": [], "code": why.code, "why": str(why)}
    found: dict[tuple[str, int, str], Combination] = {}
    for combo in playable:
        if all(combo.cards.count(card) >= count for card, count in wanted):
            key = (combo.kind, len(combo.cards), combo.rank_text)
            known = found.get(key)
            if known is None or (known.stands_for and not combo.stands_for):
                found[key] = combo
    offers = sorted(found.values(), key=lambda combo: (combo.is_bomb, len(combo.cards), combo.cards))
    plays = [{**combo.to_json(), "bomb": combo.is_bomb, "legal": True} for combo in offers[:MAX_COMPLETIONS]]
    return {"plays": plays, "more": max(0, len(offers) - MAX_COMPLETIONS)}


def playable_combos(view: View) -> list[Combination]:
    """Return the combinations that the seat may play now."""
    round_, seat = view.round, view.seat
    if seat is None or round_.phase not in ("play", "take"):
        return []
    return playable(round_, seat)[0]


def about_options(view: View) -> dict[str, Any]:
    """Return the legal actions of the seat, at most ``MAX_ACTIONS`` and a pass."""
    actions, count = view.first_legal_actions(MAX_ACTIONS)
    shown = [action.to_json() for action in actions]
    if view.in_turn and view.why_not(Pass()) is None and {"type": "pass"} not in shown:
        shown.append({"type": "pass"})
    return {"actions": shown, "more": max(0, count - len(shown)), "in_turn": view.in_turn}
