"""A Tichu bot that needs no library: it reads a view per line and writes an action per line.

Use its command as the name of a bot:

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
STRONG = 15
SAFE = ("pass", "take", "give", "exchange", "grand")


def strength(card: str) -> int:
    """Return the value of keeping a card: its rank, or a fixed value for a special card."""
    return SPECIALS[card] if card in SPECIALS else RANKS.index(card[0]) + 2


def exchange(view: Json) -> Json:
    """Give the lowest cards; ``exchange`` has the number of cards for each seat."""
    hand = sorted(view["hands"][view["seat"]].split(), key=strength)
    give = {}
    for seat, count in view["exchange"].items():
        give[seat] = " ".join(hand[:count])
        hand = hand[count:]
    return {"type": "exchange", "give": give}


def cost(action: Json) -> tuple[bool, int]:
    """Rate a play: avoid strong cards, prefer many and low cards."""
    cards = action["cards"].split()
    highest = max(map(strength, cards))
    return highest >= STRONG, highest - 3 * len(cards)


def decide(view: Json) -> Json:
    """Make the cheapest play, or pass if it would need a strong card. No bets, no bombs out of turn."""
    if "exchange" in view:
        return exchange(view)
    legal: list[Json] = view["legal"]
    safe = [action for action in legal if action["type"] in SAFE and not action.get("call")]
    plays = [action for action in legal if action["type"] == "play"]
    if plays and view["phase"] == "play" and view["turn"] == view["seat"]:
        cheapest = min(plays, key=cost)
        if not safe or not cost(cheapest)[0]:
            return cheapest
    return safe[0]


for line in sys.stdin:
    print(json.dumps(decide(json.loads(line))), flush=True)
