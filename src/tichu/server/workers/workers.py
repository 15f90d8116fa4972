"""The server's interface to its worker processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterable, Callable, Sequence
from time import perf_counter
from typing import Any, Final, TypeAlias, cast

from tichu.bots import registry
from tichu.core.view import View
from tichu.server import activity_log
from tichu.server.address_book import AddressBook
from tichu.server.device_matches import CheckedMatch
from tichu.server.limits import BOT_DECISIONS, Limiter
from tichu.server.preview.pictures import Picture
from tichu.server.workers.fair_queue import NOBODY, Owner
from tichu.server.workers.jobs.analysis import AnalysisJob, AnalysisRequest
from tichu.server.workers.jobs.decide import BotDecision, DecideJob, DecideRequest, Trouble
from tichu.server.workers.jobs.picture import PictureJob
from tichu.server.workers.jobs.review import ReviewJob, ReviewRequest
from tichu.server.workers.jobs.rounds import (
    DeviceMatchRequest,
    IndexedRound,
    IndexRequest,
    RecordRequest,
    ReplayRequest,
    RoundsJob,
)
from tichu.server.workers.jobs.statistics import CountRequest, MatchCounts, MatchPart, StatisticsJob
from tichu.server.workers.pool import PoolLimits, WorkerPool
from tichu.server.workers.protocol import JobLate, WorkerCrashed, WorkerError
from tichu.table.round_log import LogLine

DECISION_SECONDS: Final = 5.0
BACKGROUND_SECONDS: Final = 900.0
"""Maximum time of a review, and of the statistics of one table.

Long, because the first review may have to compile the code first, at low priority on a busy machine.
"""
BACKGROUND_IDLE_SECONDS: Final = 300.0
"""Time after which a process for reviews or statistics is ended if nobody needs it."""
MAX_REVIEWS: Final = 60
"""Maximum reviews in progress and in the queue."""
MAX_REVIEWS_PER_PERSON: Final = 4
"""Maximum reviews of one person in progress and in the queue."""
MAX_REVIEWS_PER_ADDRESS: Final = 20
"""Maximum reviews of all people of one address in progress and in the queue."""
MAX_DECISIONS_PER_PERSON: Final = 1000
"""Maximum decisions for the tables of one host in progress and in the queue; beyond, bots play safely."""

ROUNDS_SECONDS: Final = 120.0
"""Maximum time of a replay or of a part of a record, and of the index of a match of an earlier version."""
MAX_ROUNDS: Final = 200
"""Maximum replays and parts of records in progress and in the queue."""
MAX_ROUNDS_PER_PERSON: Final = 8
"""Maximum replays and parts of records of one person in progress and in the queue."""
MAX_ROUNDS_PER_ADDRESS: Final = 60
"""Maximum replays and parts of records of all people of one address in progress and in the queue."""

MAX_PARTS_PER_PERSON: Final = 8
"""Maximum parts of analyses and lines of one person in progress and in the queue."""

PICTURE_SECONDS: Final = 20.0
"""Maximum time of a picture; it takes a third of a second of processor time."""
MAX_PICTURES: Final = 60
"""Maximum pictures in progress and in the queue."""
MAX_PICTURES_PER_ADDRESS: Final = 12
"""Maximum pictures for one address in progress and in the queue."""

ANALYSIS_LIMITS: Final = PoolLimits(
    seconds=BACKGROUND_SECONDS,
    max_requests=MAX_ROUNDS,
    max_per_person=MAX_PARTS_PER_PERSON,
    max_per_address=MAX_ROUNDS_PER_ADDRESS,
    idle_seconds=BACKGROUND_IDLE_SECONDS,
)
"""Limits of the pool for parts of analyses, for lines and for moments."""

log = logging.getLogger("tichu.server")

MatchLogs: TypeAlias = Callable[[], AsyncIterable[MatchPart]]
RoundLogs: TypeAlias = Callable[[], AsyncIterable[Sequence[LogLine]]]


class Workers:
    """The worker processes of a server: a pool for each kind of work.

    Decisions have processes of their own, so they never wait for other work. The other pools have one process
    each, which runs at a lower priority, is started on demand and ended after a while without work.
    """

    def __init__(
        self,
        processes: int,
        seconds_per_decision: float = DECISION_SECONDS,
        *,
        make_bot: str = "",
        limiter: Limiter | None = None,
        addresses: AddressBook | None = None,
    ) -> None:
        self._checks_names = not make_bot
        self._limiter = limiter or Limiter(0)
        self._addresses = addresses or AddressBook()
        self._decisions = WorkerPool(
            DecideJob(make_bot),
            PoolLimits(
                processes=processes,
                seconds=seconds_per_decision,
                max_per_person=MAX_DECISIONS_PER_PERSON,
            ),
        )
        self._reviews = WorkerPool(
            ReviewJob(),
            PoolLimits(
                seconds=BACKGROUND_SECONDS,
                max_requests=MAX_REVIEWS,
                max_per_person=MAX_REVIEWS_PER_PERSON,
                max_per_address=MAX_REVIEWS_PER_ADDRESS,
                idle_seconds=BACKGROUND_IDLE_SECONDS,
            ),
        )
        self._statistics = WorkerPool(
            StatisticsJob(), PoolLimits(seconds=BACKGROUND_SECONDS, idle_seconds=BACKGROUND_IDLE_SECONDS)
        )
        self._rounds = WorkerPool(
            RoundsJob(),
            PoolLimits(
                seconds=ROUNDS_SECONDS,
                max_requests=MAX_ROUNDS,
                max_per_person=MAX_ROUNDS_PER_PERSON,
                max_per_address=MAX_ROUNDS_PER_ADDRESS,
                idle_seconds=BACKGROUND_IDLE_SECONDS,
            ),
        )
        self._analyses = WorkerPool(AnalysisJob(), ANALYSIS_LIMITS)
        self._pictures = WorkerPool(
            PictureJob(),
            PoolLimits(
                seconds=PICTURE_SECONDS,
                max_requests=MAX_PICTURES,
                max_per_address=MAX_PICTURES_PER_ADDRESS,
                idle_seconds=BACKGROUND_IDLE_SECONDS,
            ),
        )
        self._pools = (
            self._decisions, self._reviews, self._statistics, self._rounds, self._analyses, self._pictures
        )  # fmt: skip

    @property
    def busy(self) -> int:
        """Number of bots that are deciding."""
        return self._decisions.busy

    @property
    def waiting(self) -> int:
        """Number of decisions that wait for a process."""
        return self._decisions.waiting

    @property
    def pids(self) -> list[int]:
        """Ids of all worker processes."""
        return [pid for pool in self._pools for pid in pool.pids]

    async def start(self) -> None:
        """Start, and wait until bots can decide."""
        for pool in self._pools:  # only the first can fail: the others start their processes on demand
            await pool.start()

    async def close(self) -> None:
        """End all processes. Pending requests fail with a ``TichuError``, ``thinkers-closed``."""
        await asyncio.gather(*(pool.close() for pool in self._pools))

    async def decide(
        self, bot: str, view: View, seed: int, seconds: float | None = None, owner: Owner = NOBODY
    ) -> BotDecision:
        """Return what the bot does, always a legal action; the same for the same seed.

        Addresses take turns: a host with many slow bots does not make other tables wait for all of them, and
        one with many quick bots gets their decisions at a limited rate. If the bot fails or takes too long, a
        safe legal action is returned. Programs (``cmd:``) are refused: the name may come from a visitor, who
        must not start programs here.
        """
        if bot.startswith(registry.COMMAND):
            raise registry.UnknownBot("no-programs", "programs do not play on this server; name a bot")
        if self._checks_names:
            registry.check(bot)
        owner = self._with_address(owner)
        delay = self._limiter.delay(BOT_DECISIONS, owner.address)
        if delay:
            await asyncio.sleep(delay)
        began = perf_counter()
        try:
            answer = await self._decisions.submit(
                DecideRequest(bot, seed, view), seconds=seconds, owner=owner
            )
        except WorkerError as error:
            log.warning("the bot %s has not decided: %s", bot, error)
            return BotDecision.instead(view, _trouble(error))
        finally:
            activity_log.decision(bot, perf_counter() - began)
        if answer.fault:
            log.warning("the bot %s has made a mistake: %s", bot, answer.fault)
        return answer.decision

    def review(self, request: ReviewRequest, person: str) -> asyncio.Future[bytes]:
        """Put a round into the queue for a review that a person has asked for: JSON, compressed with gzip.

        Raise ``PoolFull`` if too many are waiting, ``PersonalLimit`` if too many of this person. The future
        fails with a ``WorkerError`` if the round cannot be reviewed.
        """
        return self._reviews.submit(request, owner=self._with_address(Owner(person)))

    def statistics(self, request: CountRequest, log: MatchLogs) -> asyncio.Future[MatchCounts]:
        """Count what a person did in matches of a table; ``log`` reads the logs of the matches in slices."""
        return self._statistics.submit(request, log, owner=self._with_address(Owner(request.player)))

    async def replay(self, request: ReplayRequest, owner: Owner) -> bytes:
        """Return the replay of a round; raise a ``WorkerError`` if it cannot be made."""
        return cast(bytes, await self._rounds.submit(request, owner=self._with_address(owner)))

    async def record(self, request: RecordRequest, owner: Owner) -> bytes:
        """Return a part of a record; raise a ``WorkerError`` if it cannot be made."""
        return cast(bytes, await self._rounds.submit(request, owner=self._with_address(owner)))

    async def index(self, request: IndexRequest, log: RoundLogs, owner: Owner) -> list[IndexedRound]:
        """Return where the finished rounds are in a part of a log, which ``log`` reads in slices."""
        return cast(
            "list[IndexedRound]", await self._rounds.submit(request, log, owner=self._with_address(owner))
        )

    async def analysis(self, request: AnalysisRequest, owner: Owner) -> dict[str, Any]:
        """Return a part of an analysis, a line or a moment; raise a ``WorkerError`` if there is none."""
        return await self._analyses.submit(request, owner=owner)

    async def check_device_match(self, request: DeviceMatchRequest, owner: Owner) -> CheckedMatch:
        """Check a match that was played on a device; raise ``JobFailed`` if it is not possible."""
        return cast(CheckedMatch, await self._rounds.submit(request, owner=self._with_address(owner)))

    async def picture(self, picture: Picture, address: str) -> bytes:
        """Return a picture as PNG; raise a ``WorkerError`` if it cannot be drawn."""
        return await self._pictures.submit(picture, owner=Owner(address=address))

    def owner_of(self, person: str) -> Owner:
        """Return the owner of what a person asks for, with the address that the person has now."""
        return self._with_address(Owner(person))

    def _with_address(self, owner: Owner) -> Owner:
        return owner._replace(address=self._addresses.address_of(owner.person))


def _trouble(error: WorkerError) -> Trouble:
    match error:
        case JobLate():
            return "late"
        case WorkerCrashed():
            return "crashed"
        case _:
            return "error"
