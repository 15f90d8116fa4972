"""Kinds of faults, and the random schedule in which they happen, several at a time."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field

from fault_hosts import Disk, Postgres, Process
from fault_proxy import Proxy

from tests.server.redis_server import RedisServer

LAST_START = 6.0
"""Seconds after which the last fault of a burst has begun."""
BURST_SIZES = (1, 2, 3, 3, 4, 5, 6)
CLOCK_OFFSETS = (-86_400, -3_600, -90, -2, 0, 2, 90, 3_600, 86_400)
"""Seconds by which a clock may be wrong."""

SECONDS: dict[str, tuple[float, float]] = {
    "kill": (0.0, 4.0),
    "freeze": (0.5, 8.0),
    "clock": (0.0, 3.0),
    "disk full": (2.0, 12.0),
    "database stalls": (1.0, 25.0),
    "database refuses": (0.0, 8.0),
    "database answers lost": (0.2, 3.0),
    "database restarts": (0.0, 4.0),
    "redis stalls": (1.0, 12.0),
    "redis refuses": (0.0, 8.0),
    "redis restarts empty": (0.0, 5.0),
    "redis freezes": (0.5, 6.0),
}
"""How long each kind of fault lasts, in seconds, at least and at most."""
WITHOUT_TARGET = frozenset(("disk full", "database restarts", "redis restarts empty", "redis freezes"))
"""Faults that concern all processes."""

EXCLUSIVE = {"redis freezes": "redis restarts empty"}
"""Faults that cannot happen together with another one: a Redis that was killed cannot be resumed."""


@dataclass
class Site:
    """Server processes that share a database, and everything around them that can fail."""

    name: str
    processes: list[Process]
    store: str
    """The address of the database, past the proxies."""
    has_clocks: bool = False
    """Whether the clocks of the processes can be set."""
    disk: Disk | None = None
    postgres: Postgres | None = None
    redis: RedisServer | None = None
    to_postgres: list[Proxy] = field(default_factory=list)
    to_redis: list[Proxy] = field(default_factory=list)

    @property
    def kinds(self) -> list[str]:
        """The kinds of faults that can happen here."""
        kinds = ["kill", "kill", "freeze"]
        if self.has_clocks:
            kinds.append("clock")
        if self.disk is not None:
            kinds.append("disk full")
        if self.postgres is not None:
            kinds += [kind for kind in SECONDS if kind.startswith("database")]
        if self.redis is not None:
            kinds += [kind for kind in SECONDS if kind.startswith("redis")]
        return kinds


@dataclass(frozen=True)
class Fault:
    """A fault, its process if it concerns one, and when it begins and ends within its burst."""

    kind: str
    target: int | None
    start: float
    seconds: float
    clock: int = 0
    orderly: bool = False

    def __str__(self) -> str:
        where = "" if self.target is None else f" {self.target + 1}"
        how = f"{self.clock:+d} s" if self.kind == "clock" else f"{self.seconds:.1f} s"
        return f"{self.kind}{where} ({how})"


def bursts(rng: random.Random, site: Site) -> Iterator[list[Fault]]:
    """Yield bursts of faults; every kind comes as often as every other in the long run."""
    bag: list[str] = []
    while True:
        burst: dict[tuple[str, int | None], Fault] = {}
        for _ in range(rng.choice(BURST_SIZES)):
            if not bag:
                bag = site.kinds
                rng.shuffle(bag)
            fault = _fault(rng, bag.pop(), len(site.processes))
            burst.setdefault((EXCLUSIVE.get(fault.kind, fault.kind), fault.target), fault)
        yield sorted(burst.values(), key=lambda fault: fault.start)


def _fault(rng: random.Random, kind: str, processes: int) -> Fault:
    return Fault(
        kind,
        None if kind in WITHOUT_TARGET else rng.randrange(processes),
        rng.uniform(0, LAST_START),
        rng.uniform(*SECONDS[kind]),
        rng.choice(CLOCK_OFFSETS),
        rng.random() < 0.5,
    )


async def inject(fault: Fault, site: Site) -> None:
    """Wait for the start of a fault, let it happen, and undo it at its end."""
    await asyncio.sleep(fault.start)
    if fault.target is not None and fault.kind.startswith("database"):
        await _partition(fault, site.to_postgres[fault.target])
    elif fault.target is not None and fault.kind.startswith("redis"):
        await _partition(fault, site.to_redis[fault.target])
    elif fault.target is not None:
        await _disturb_process(fault, site.processes[fault.target])
    elif fault.kind == "disk full":
        assert site.disk is not None
        await asyncio.to_thread(site.disk.fill)
        await asyncio.sleep(fault.seconds)
        site.disk.empty()
    elif fault.kind == "database restarts":
        assert site.postgres is not None
        await asyncio.to_thread(site.postgres.stop, "fast" if fault.orderly else "immediate")
        await asyncio.sleep(fault.seconds)
        await asyncio.to_thread(site.postgres.start)
    else:
        assert site.redis is not None
        await _disturb_redis(fault, site.redis)


async def _partition(fault: Fault, proxy: Proxy) -> None:
    if fault.kind.endswith("refuses"):
        proxy.refusing = True
        proxy.reset()
    elif fault.kind.endswith("lost"):
        proxy.stall_answers()
    else:
        proxy.stall()
    await asyncio.sleep(fault.seconds)
    if fault.kind.endswith("lost") or (fault.kind.endswith("stalls") and not fault.orderly):
        proxy.reset()  # what was held back is lost
    proxy.resume()


async def _disturb_process(fault: Fault, process: Process) -> None:
    if fault.kind == "kill":
        await asyncio.to_thread(process.kill)
        await asyncio.sleep(fault.seconds)
        process.start()
    elif fault.kind == "freeze":
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(fault.seconds)
        process.signal(signal.SIGCONT)
    else:
        process.set_clock(fault.clock)  # the clock stays wrong
        await asyncio.sleep(fault.seconds)


async def _disturb_redis(fault: Fault, redis: RedisServer) -> None:
    if fault.kind == "redis freezes":
        redis.freeze()
        await asyncio.sleep(fault.seconds)
        redis.thaw()
        return
    await asyncio.to_thread(redis.kill)
    await asyncio.sleep(fault.seconds)
    await asyncio.to_thread(redis.start)
