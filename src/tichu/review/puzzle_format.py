"""Puzzles as short lines of JSON, for files: a third of the size of what `tichu puzzles` prints.

Where each of the 56 cards is takes one character, and an action is a word: its cards, ``pass``, ``take`` or
``give:1``; ``5g 6g Ph=7`` says what the Phoenix stands for. ``web/src/puzzles/unpack.ts`` reads the same.
"""

from __future__ import annotations

from typing import Any, Final

PACK: Final = ("Do", "Ma", *(rank + suit for rank in "23456789TJQKA" for suit in "gkbr"), "Ph", "Dr")
"""All cards in the order of the characters in ``cards``."""
SEATS: Final = 4
HANDS: Final = "0123"
"""The card is in the hand of this seat."""
WON: Final = "4567"
"""The card is in the tricks of this seat."""
TRICK: Final = "8"
"""The card is in the trick on the table."""
Packed = dict[str, Any]


def pack_puzzle(puzzle: dict[str, Any], id_: str) -> Packed:
    """Return the short form of a puzzle."""
    position = puzzle["position"]
    packed: Packed = {
        "id": id_,
        "kind": puzzle["kind"],
        "theme": puzzle["theme"],
        "seat": puzzle["seat"],
        "cards": _places(position),
        "options": puzzle["options"],
        "best": [pack_action(action) for action in puzzle["solutions"]],
        "trap": pack_action(puzzle["trap"]["action"]),
        "value": [puzzle["value"], puzzle["next"], puzzle["trap"]["value"]],
    }
    if puzzle["nodes"]:
        packed["nodes"] = puzzle["nodes"]
    if puzzle["line"]:
        packed["line"] = [f"{step['seat']}>{pack_action(step['action'])}" for step in puzzle["line"]]
    if position["trick"]:
        packed["trick"] = [
            f"{play['seat']}>{pack_action({'type': 'play'} | play)}" for play in position["trick"]
        ]
        packed["combos"] = [[combo["kind"], combo["rank"], int(combo["bomb"])] for combo in puzzle["combos"]]
    unusual: dict[str, Any] = {
        "phase": "play",
        "passed": [],
        "wish": None,
        "calls": {},
        "out": [],
        "started": [0, 1, 2, 3],
    }
    packed |= {key: position[key] for key, usual in unusual.items() if position.get(key, usual) != usual}
    return packed


def unpack_puzzle(packed: Packed) -> dict[str, Any]:
    """Return the puzzle as `tichu puzzles` prints it, without the explanation."""
    best, then, trap = packed["value"]
    return {
        "id": packed["id"],
        "kind": packed["kind"],
        "theme": packed["theme"],
        "seat": packed["seat"],
        "position": _position(packed),
        "combos": [
            {"kind": kind, "rank": rank, "bomb": bool(bomb)} for kind, rank, bomb in packed.get("combos", ())
        ],
        "solutions": [unpack_action(action) for action in packed["best"]],
        "options": packed["options"],
        "value": best,
        "next": then,
        "trap": {"action": unpack_action(packed["trap"]), "value": trap},
        "line": [
            {"seat": int(step[0]), "action": unpack_action(step[2:])} for step in packed.get("line", ())
        ],
        "nodes": packed.get("nodes", 0),
    }


def pack_action(action: dict[str, Any]) -> str:
    """Return an action as a word."""
    if action["type"] == "give":
        return f"give:{action['to']}"
    if action["type"] != "play":
        return str(action["type"])
    return str(action["cards"]) + (f"={action['as']}" if action.get("as") else "")


def unpack_action(text: str) -> dict[str, Any]:
    """Return the action of a word as JSON data."""
    if text.startswith("give:"):
        return {"type": "give", "to": int(text[5:])}
    if text in ("pass", "take"):
        return {"type": text}
    cards, _, meaning = text.partition("=")
    return {"type": "play", "cards": cards} | ({"as": meaning} if meaning else {})


def _places(position: dict[str, Any]) -> str:
    found = dict.fromkeys(PACK, TRICK)
    for seat in range(SEATS):
        found |= dict.fromkeys(position["hands"][seat].split(), HANDS[seat])
        found |= dict.fromkeys(position["won"][seat].split(), WON[seat])
    return "".join(found[card] for card in PACK)


def _position(packed: Packed) -> dict[str, Any]:
    def cards_at(place: str) -> str:
        return " ".join(card for card, there in zip(PACK, packed["cards"], strict=True) if there == place)

    plays = [(int(play[0]), unpack_action(play[2:])) for play in packed.get("trick", ())]
    return {
        "variant": "nanjing",
        "edition": "fata-morgana",
        "settings": {},
        "phase": packed.get("phase", "play"),
        "hands": [cards_at(place) for place in HANDS],
        "turn": packed["seat"],
        "trick": [
            {"seat": seat} | {key: play[key] for key in ("cards", "as") if key in play}
            for seat, play in plays
        ],
        "passed": packed.get("passed", []),
        "wish": packed.get("wish"),
        "calls": packed.get("calls", {}),
        "started": packed.get("started", [0, 1, 2, 3]),
        "out": packed.get("out", []),
        "won": [cards_at(place) for place in WON],
        "scores": None,
    }
