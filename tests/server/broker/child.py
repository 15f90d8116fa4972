"""A worker process for tests that kill, suspend and flood it.

``python -m tests.server.broker.child URL HEARTBEAT LIFETIME TABLE…`` claims the tables and reports what
happens as lines of JSON. A message ``{"flood": n, "to": worker, "size": s}`` makes it send n numbered
messages; ``{"claim": tables, "from": worker}`` makes it claim tables and answer with their owners; any other
message is sent back to its ``from``.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from typing import Any

from tichu.server.broker import Message
from tichu.server.broker.redis import RedisBroker


def report(**what: Any) -> None:
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


async def main(url: str, heartbeat: str, lifetime: str, *tables: str) -> None:
    broker = RedisBroker(url, heartbeat=float(heartbeat), lifetime=float(lifetime))
    loop = asyncio.get_running_loop()
    over = asyncio.Event()
    tasks: set[asyncio.Task[None]] = set()

    async def flood(count: int, to: str, size: int) -> None:
        filling = "x" * size
        for number in range(count):
            broker.send(to, {"n": number, "filling": filling})
            while broker._outbox._size > 4_000_000 or len(broker._outbox) > 5_000:  # the outbox is bounded
                await asyncio.sleep(0)

    async def claim(tables: list[str], asked_by: str) -> None:
        owners = {table: await broker.claim(table) for table in tables}
        broker.send(asked_by, {"owners": owners})

    def receive(message: Message) -> None:
        if "flood" in message:
            tasks.add(loop.create_task(flood(message["flood"], message["to"], message["size"])))
        elif "claim" in message:
            tasks.add(loop.create_task(claim(message["claim"], message["from"])))
        else:
            broker.send(message["from"], {"back": message, "tables": sorted(broker.owned())})

    broker.on_lost(lambda tables: report(lost=sorted(tables), owned=sorted(broker.owned())))
    loop.add_signal_handler(signal.SIGTERM, over.set)
    await broker.start(receive)
    owners = [await broker.claim(table) for table in tables]
    report(worker=broker.worker, owners=owners)
    await over.wait()
    await broker.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
