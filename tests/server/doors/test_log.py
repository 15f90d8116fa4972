"""Nothing secret is written into the log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path

import websockets

from tests.server.doors.support import OPEN, QUICK, door_of, read
from tests.server.guests import Guest, TablePlayer, full_table
from tests.server.running import RunningServer, log_is_clean
from tichu.core.cards import cards_name, parse_cards


def test_no_secret_is_in_the_log(tmp_path: Path) -> None:
    """Even at its most talkative the log names no key, no password, no card, and no table."""
    log, database = tmp_path / "server.log", tmp_path / "tichu.db"
    secrets: set[str] = set()

    async def live(server: RunningServer) -> None:
        table, guests = await full_table(server.url, 4, {**QUICK, "house_rules": {"rounds": 2}})
        secrets.update([table, *(guest.cookie for guest in guests)])
        secrets.update(await use_account(server.url, guests[0]))
        token = (await guests[1].send("POST", "/api/tokens", {"label": "program"})).json()
        secrets.add(token["token"])
        bearer = {"Authorization": f"Bearer {token['token']}"}
        await Guest(server.url, token=token["token"]).log_in()
        uri = f"{server.socket_url}/api/tables/{table}/socket?v=3"
        assert await door_of(websockets.connect(uri, additional_headers=bearer)) == OPEN
        assert await door_of(guests[0].connect(table, origin="http://evil.example")) == 4403
        assert await door_of(websockets.connect(uri)) == 4401
        await guests[0].do(table, "start")
        await guests[0].do(table, "chat", text="my secret words")
        secrets.add("my secret words")
        async with guests[0].connect(table) as line:
            await line.send(b"\xff\xff", text=True)
            with contextlib.suppress(websockets.ConnectionClosed):
                while True:
                    await asyncio.wait_for(line.recv(), 30)
        async with guests[0].connect(table) as line:
            await line.send("my secret mistake")
            await line.send(
                json.dumps({"t": "act", "d": {"id": "1", "action": {"type": "play", "cards": "2g"}}})
            )
            await read(line)
        secrets.add("my secret mistake")
        players = [TablePlayer(guest, table) for guest in guests]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 120)
        alone = await guests[2].make_table({**QUICK, "title": "hush"}, fill="club@easy", start=True)
        secrets.update([alone, "hush"])
        await asyncio.sleep(1)
        assert (await guests[0].send("GET", f"/api/tables/{table}/matches/1/record")).status_code == 200
        assert (await guests[1].send("DELETE", f"/api/tokens/{token['id']}")).status_code == 204
        assert (await guests[0].send("POST", "/api/logout")).status_code == 204

    with RunningServer(f"sqlite:///{database}", log, log_level="debug") as server:
        asyncio.run(asyncio.wait_for(live(server), 200))
    secrets |= stored_secrets(database)
    text = log.read_text(errors="replace")
    found = sorted(secret for secret in secrets if secret and secret in text)
    assert not found, (found, text[-3000:])
    assert len(secrets) > 40
    for event in ("account-created", "login", "login-failed", "token-created", "token-ended", "logout"):
        assert f"tichu.security: {event} player=" in text
    log_is_clean(log)


async def use_account(url: str, guest: Guest) -> set[str]:
    """Create an account, sign in elsewhere, fail to; return what must not be in the log."""
    mine = {"login": "keeper", "password": "a very secret word"}
    before = guest.cookie
    made = await guest.send("POST", "/api/account", mine)
    assert made.status_code == 201
    elsewhere = Guest(url)
    assert (await elsewhere.send("POST", "/api/login", mine)).status_code == 200
    secrets = {mine["password"], before, guest.cookie, elsewhere.cookie, made.json()["recovery_code"]}
    wrong = {**mine, "password": "a wrong secret word"}
    assert (await elsewhere.send("POST", "/api/login", wrong)).status_code == 401
    bad = await elsewhere.send("POST", "/api/account", {**wrong, "login": "no body"})
    assert bad.status_code == 422
    return {*secrets, wrong["password"]}


def stored_secrets(database: Path) -> set[str]:
    """What the store keeps that nobody may read: hashes, salts, hands."""
    line = sqlite3.connect(database)
    found = {row[0] for row in line.execute("SELECT hash FROM keys")}
    found |= {row[0] for row in line.execute("SELECT password_hash FROM players") if row[0]}
    for (text,) in line.execute("SELECT data FROM events WHERE kind = 'dealt'"):
        data = json.loads(text)
        found.add(data["salt"])
        for hand in data["deal"]["hands"]:
            parts = (hand[at : at + 11] for at in range(0, 24, 3))
            found |= {hand, cards_name(parse_cards(hand)), *(part for part in parts if " " in part)}
    line.close()
    return found
