"""What the tests of the HTTP API share."""

from __future__ import annotations

import asyncio
import contextlib
import json

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

from tichu.client.frames import Frame

QUICK = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


def problem(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal with that status and code."""
    assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
    assert set(answer.json()) - {"params"} == {"code", "message"}
    assert answer.headers["content-type"] == "application/json"
    sentence: str = answer.json()["message"]
    assert sentence
    return sentence


async def until_closed(line: ClientConnection) -> list[Frame]:
    """Every frame until the server hangs up."""
    frames: list[Frame] = []
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            frames.append(json.loads(await asyncio.wait_for(line.recv(), 20)))
    return frames
