"""Bad frames in every part of a round, and people nobody lets in."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import websockets

from tests.server.bad_frames.attack import Attack, Report
from tichu.core.view import View


async def strangers(url: str, table: str, rng: random.Random, count: int) -> None:
    """People without a name knock, or with a wrong one: nobody opens."""
    uri = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    headers: list[dict[str, str]] = [
        {},
        {"Cookie": "tichu="},
        {"Cookie": "tichu=nonsense"},
        {"Cookie": "tichu=" + "x" * 4000},
        {"Cookie": "other=1; ;;=; tichu"},
        {"Cookie": "tichu=\u00e4\u00ff"},
        {"Authorization": "Bearer "},
        {"Authorization": "Bearer tichu_nonsense"},
        {"Authorization": "Basic dGljaHU6dGljaHU="},
        {"Authorization": "Bearer \u00e4"},
    ]
    for _ in range(count):
        async with websockets.connect(uri, additional_headers=rng.choice(headers), compression=None) as line:
            assert json.loads(await line.recv())["d"]["code"] == "who-are-you"
            await line.wait_closed()
        assert line.close_code == 4401


async def attack_server(
    url: str, database: Path, count: int, *, seed: int = 0, progress: Callable[[int], None] | None = None
) -> Report:
    """The whole of it: bad frames in every part of a round, and then the match is played to its end."""
    attack = Attack(url, database, seed)
    await attack.set_up()
    moments: list[Callable[[View], bool]] = [
        lambda view: view.round.phase == "grand",
        lambda view: view.round.phase == "exchange",
        lambda view: view.round.phase == "play" and sum(view.counts) <= 40 and bool(view.round.trick),
        lambda view: view.round.phase == "play" and sum(view.counts) <= 30 and not view.round.trick,
    ]
    shares = [count // 8, count // 8, count // 2]
    shares.append(count - sum(shares))
    for enough, share in zip(moments, shares, strict=True):
        await attack.play_on(enough)
        await attack.send_bad_frames(share, progress=progress)
    await strangers(url, attack.table, attack.rng, 40)
    mirrors = await attack.finish()
    assert all(mirror.table["winners"] and mirror.gaps == 0 for mirror in mirrors)
    return attack.report
