"""Sits down at a table and plays, in fifty lines: python examples/fifty_lines.py LINK TOKEN.

Make the token on the server's page (“You”), or with POST /api/tokens.
"""

import asyncio
import json
import sys
import urllib.request
from itertools import count

import websockets

import tichu
from tichu.bots import registry

link, token = sys.argv[1:3]
base, _, table = link.rpartition("/t/")
key = {"Authorization": f"Bearer {token}"}
bot, ids = registry.make("club"), count(1)


async def play() -> None:
    """Play until the match is over."""
    address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    known: dict = {}
    async with websockets.connect(address, additional_headers=key) as line:
        async for text in line:
            frame = json.loads(text)
            if frame["t"] == "snapshot":
                known = frame["d"]
            elif frame["t"] == "delta":
                for part in ("table", "round"):
                    known[part] = {**(known[part] or {}), **frame["d"].get(part, {})}
            if not known or known["table"]["status"] == "finished":
                if known:
                    break
                continue
            seats, place, round_ = known["table"]["seating"] or [], known["you"]["place"], known["round"]
            if frame["t"] in ("ack", "held", "live") or not round_ or place not in seats:
                continue
            if seats.index(place) in round_["waiting"]:
                action = bot.decide(tichu.View.from_json(round_)).to_json()
                act = {"id": f"{token[-6:]}.{next(ids)}", "action": action}
                await line.send(json.dumps({"t": "act", "v": frame["v"] or None, "d": act}))
    print("The match is over:", known["table"]["scores"])


body = json.dumps({"do": {"type": "sit"}}).encode()
headers = {**key, "Content-Type": "application/json"}
urllib.request.urlopen(urllib.request.Request(f"{base}/api/tables/{table}/do", body, headers)).close()
asyncio.run(play())
