"""Visitors who come from anywhere, and what they are answered at the door."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.guests import Guest
from tests.server.running import RunningServer
from tichu.client.frames import Frame

OWN_ORIGIN = "https://tichu.example"
QUICK = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


_houses = iter(range(1, 60000))


def address() -> str:
    """An address nobody has come from yet."""
    number = next(_houses)
    return f"10.9.{number // 250}.{number % 250}"


def client(server: RunningServer, place: str | None = None, **more: Any) -> httpx.Client:
    return httpx.Client(
        base_url=server.url,
        headers={"X-Forwarded-For": place or address()},
        timeout=30,
        verify=False,
        **more,
    )


def a_guest(server: RunningServer, place: str | None = None) -> Guest:
    with client(server, place) as visitor:
        me = visitor.get("/api/me").json()
        guest = Guest(server.url, cookie=visitor.cookies["tichu"])
        guest.player, guest.name = me["id"], me["name"]
        return guest


def a_table(server: RunningServer, guest: Guest, **body: Any) -> str:
    with client(server, cookies={"tichu": guest.cookie}) as visitor:
        answer = visitor.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["id"]
    return name


def enter(
    server: RunningServer, guest: Guest | None, table: str, *, place: str | None = None, **more: Any
) -> websockets.connect:
    headers = {"X-Forwarded-For": place or address()}
    if guest is not None:
        headers["Cookie"] = f"tichu={guest.cookie}"
    return websockets.connect(
        f"{server.socket_url}/api/tables/{table}/socket",
        additional_headers=headers,
        compression=None,
        ping_interval=None,
        max_queue=None,
        **more,
    )


OPEN = 101


async def door_of(knock: websockets.connect) -> int:
    """How the door is answered: it is open, or is shut with a code."""
    async with knock as line:
        first = await read(line)
        if first["t"] == "welcome":
            return OPEN
        assert first["t"] == "error" and first["d"]["code"]
        with pytest.raises(websockets.ConnectionClosed):
            await read(line)
        return line.close_code or 0


async def read(line: ClientConnection) -> Frame:
    frame: Frame = json.loads(await asyncio.wait_for(line.recv(), 30))
    return frame
