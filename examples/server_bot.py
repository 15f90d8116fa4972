"""A program that sits down at a table of a Tichu server and plays a match.

    python examples/server_bot.py http://127.0.0.1:8000/t/abcdefghijkl --token tichu_... --bot club

docs/server.md explains the frames, and how a token is made. Lost lines are made anew.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from secrets import token_hex
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection

import tichu
from tichu.bots import Bot
from tichu.bots.registry import make


class Refused(Exception):
    """There is no place for us."""


async def play(line: ClientConnection, bot: Bot) -> list[int]:
    """Sit down, play until the match is over, and say who has won."""
    table: dict[str, Any] = {}
    round_: dict[str, Any] = {}
    place: int | None = None
    pending = False

    async def send(kind: str, **data: Any) -> None:
        nonlocal pending
        pending = True
        await line.send(json.dumps({"t": kind, "d": {"id": token_hex(8), **data}}))

    async for text in line:
        frame = json.loads(text)
        kind, data = frame["t"], frame["d"]
        if kind == "snapshot":  # everything; it may come at any time
            table, round_, place, pending = data["table"], data["round"] or {}, data["you"]["place"], False
        elif kind == "delta":  # what has changed
            table |= data.get("table", {})
            round_ |= data.get("round", {})
        elif kind == "ack":  # done and written down; what it changed comes next
            pending = False
        elif kind == "error" and place is None:
            raise Refused(data["message"])
        elif kind == "error":  # a bomb came first, a pause, a restart: look again
            await asyncio.sleep(0.2)
            await line.send('{"t": "resume", "d": {"v": null}}')
        if kind not in ("snapshot", "delta") or pending:
            continue
        if place is None:
            await send("do", do={"type": "sit"})
        elif table["status"] in ("finished", "closed"):
            return list(table["winners"])
        elif round_.get("phase") == "over":
            await send("do", do={"type": "ready"})
        elif round_ and not table["paused"]:
            seat = table["seating"].index(place)
            own = [seat, round_["dummy"]] if round_.get("soloist") == seat else [seat]
            for seat in set(own).intersection(round_["waiting"]):
                action = bot.decide(tichu.View.from_json({**round_, "seat": seat}))
                await send("act", seat=seat, action=action.to_json())
                break
    raise ConnectionError("the server has hung up")


async def main(link: str, token: str, bot: Bot) -> list[int]:
    """Play over a line that is made anew when it breaks."""
    address = link.replace("http", "ws", 1).replace("/t/", "/api/tables/") + "/socket"
    headers = {"Authorization": f"Bearer {token}"}
    while True:
        try:
            async with websockets.connect(address, additional_headers=headers) as line:
                return await play(line, bot)
        except websockets.InvalidStatus:
            raise Refused("the server does not know this token") from None
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.5)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Sit down at a table of a Tichu server and play.")
    parser.add_argument("link", help="the table's link")
    parser.add_argument("--token", required=True, help="who plays")
    parser.add_argument("--bot", default="club", help="how: a name of `tichu bots`")
    options = parser.parse_args()
    try:
        print("winners:", asyncio.run(main(options.link, options.token, make(options.bot))))
    except Refused as why:
        sys.exit(str(why))
