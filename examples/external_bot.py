"""A Tichu bot that needs no library: it reads a view per line and writes an action per line.

Seat it with its command for a name:
    tichu play --bots "cmd:python examples/external_bot.py"
    tichu arena club "cmd:python examples/external_bot.py" --pairs 20
"""

from __future__ import annotations

import json
import sys
from typing import Any

Json = dict[str, Any]

RANKS = "23456789TJQKA"
SPECIALS = {"Ma": 1, "Do": 15, "Ph": 16, "Dr": 17}
GREAT = 15
QUIET = ("pass", "take", "give", "exchange", "grand")


def strength(card: str) -> int:
    """How gladly a card is kept: the rank for suit cards, a place of its own for each special."""
    return SPECIALS[card] if card in SPECIALS else RANKS.index(card[0]) + 2


def exchange(view: Json) -> Json:
    """The lowest cards to everybody; ``exchange`` says how many to whom."""
    hand = sorted(view["hands"][view["seat"]].split(), key=strength)
    give = {}
    for seat, count in view["exchange"].items():
        give[seat] = " ".join(hand[:count])
        hand = hand[count:]
    return {"type": "exchange", "give": give}


def cost(action: Json) -> tuple[bool, int]:
    """Great cards are dear; else the more cards go the better, and the lower they are."""
    cards = action["cards"].split()
    highest = max(map(strength, cards))
    return highest >= GREAT, highest - 3 * len(cards)


def decide(view: Json) -> Json:
    """In turn the cheapest play, unless one can pass and only a great card would do; no bets, no bombs."""
    if "exchange" in view:
        return exchange(view)
    legal: list[Json] = view["legal"]
    quiet = [action for action in legal if action["type"] in QUIET and not action.get("call")]
    plays = [action for action in legal if action["type"] == "play"]
    if plays and view["phase"] == "play" and view["turn"] == view["seat"]:
        cheapest = min(plays, key=cost)
        if not quiet or not cost(cheapest)[0]:
            return cheapest
    return quiet[0]


for line in sys.stdin:
    print(json.dumps(decide(json.loads(line))), flush=True)
