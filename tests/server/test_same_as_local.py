"""The local table and the server's: the same seeds and the same answers give the same log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

import pytest

from tests.local.player import ME, LocalPlayer, SentFrame, providers
from tests.local.test_table import PAIRS, options_of
from tests.support import THOROUGH
from tichu.bots import registry
from tichu.bots.protocol import Decision
from tichu.core.view import View
from tichu.server import wire
from tichu.server.store import Blocks, Store
from tichu.server.table.running import RunningTable
from tichu.server.table.services import Services
from tichu.table import commands as c
from tichu.table.inputs import Create
from tichu.table.options import TableOptions

SEED = 7
ONE_ROUND: dict[str, dict[str, Any]] = {
    "nanjing": {"rounds": 1, "target": None},
    "trichu": {"rounds": 3, "target": None},  # one for each soloist
    "hierarchie": {"rounds": 1},
}
SAMPLES = [("nanjing", "fata-morgana"), ("trichu", "philibert"), ("hierarchie", "philibert")]


class SameProcess:
    """Bots of the registry in this process, instead of worker processes."""

    async def decide(self, bot: str, view: View, seed: int, **_: Any) -> Decision:
        return registry.make(bot, seed).consider(view)


class ScriptedClient:
    """The connection of the person at the server's table."""

    def __init__(self) -> None:
        self.person = ME
        self.blocks, self.hidden, self.wants_legal = Blocks(), False, False
        self.heard: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"hung up on: {code} {reason}")


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock is set by the test."""

    now = 0.0

    def time(self) -> float:
        return self.now


async def _until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0)


async def _play_on_server(
    url: str, options: TableOptions, script: list[SentFrame], loop: VirtualLoop
) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Feed the script to a server's table; return its log, and what the client heard."""
    store = await Store.open(url)
    services = Services(
        store,
        SameProcess(),  # type: ignore[arg-type]
        lambda *_: None,
        providers=providers(SEED),
        sleep_after=None,
    )
    table = await RunningTable.create("t", Create(ME, options), services, lambda _: None)

    def quiet() -> bool:
        return table.settled and not table._questions

    await table.request(ME, c.Start("club"))
    await _until(quiet)
    client = ScriptedClient()
    table.enter(client, None)
    await _until(quiet)
    for at, text in script:
        loop.now = at
        await asyncio.sleep(0)  # the table's own timer
        if text is not None:
            table.receive(client, wire.CLIENT_FRAME.validate_json(text))
        await asyncio.sleep(0)
        await _until(quiet)
    log = [asdict(row) for row in await store.events("t", 0, table.state.version)]
    await table.stop()
    await store.close()
    return log, client.heard


@pytest.mark.parametrize(("variant", "edition"), PAIRS if THOROUGH else SAMPLES)
def test_the_same_answers_give_the_same_log(variant: str, edition: str, sqlite_url: str) -> None:
    options = options_of(variant, edition, bot_pace=0.5)
    if not THOROUGH:
        options = replace(options, house_rules=ONE_ROUND[variant])
    player = LocalPlayer(options, SEED)
    player.play()
    loop = VirtualLoop()
    loop.now = 10.0
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        log, heard = runner.run(_play_on_server(sqlite_url, options, player.sent, loop))

    assert log == player.log
    kinds = ("ack", "held", "error", "delta", "empty", "snapshot")
    assert [frame for frame in heard if frame["t"] in kinds] == [
        frame for frame in player.heard if frame["t"] in kinds
    ]
