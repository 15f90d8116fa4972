"""A finished round is reviewed once, when somebody asks who may see it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, cast

import pytest

from tests.server.guests import Guest, TablePlayer
from tests.server.running import RunningServer
from tichu.client.http import send_request
from tichu.core.game import Game
from tichu.records import read_record
from tichu.server import review_cache
from tichu.server.http.reviews import ReviewShown
from tichu.server.review_cache import ReviewCache, ReviewFailed
from tichu.server.store.reviews import Losses, ReviewedRound
from tichu.server.workers.jobs.review import ReviewRequest, review_body
from tichu.server.workers.protocol import PoolFull, WorkerCrashed
from tichu.server.workers.workers import Workers
from tichu.table.round_log import Outcome, RoundSource

QUICK: dict[str, Any] = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


async def asked(guest: Guest, path: str) -> dict[str, Any]:
    for _ in range(100):
        answer = await guest.send("GET", path)
        assert answer.status_code == 200, answer.text
        if answer.json()["review"] is not None:
            found: dict[str, Any] = answer.json()["review"]
            return found
    raise AssertionError("no review came")


def test_a_round_is_reviewed(server: RunningServer) -> None:
    async def visit() -> None:
        guest = await Guest.arrive(server.url)
        options = {**QUICK, "house_rules": {"rounds": 1, "target": None}, "spectators": False}
        table = await guest.make_table(options, bots={"1": "greedy", "2": "random", "3": "greedy"})
        player = TablePlayer(guest, table, seed=1)
        await guest.do(table, "start")
        await asyncio.wait_for(player.play(), 60)
        path = f"/api/tables/{table}/matches/1/rounds"
        found = await asked(guest, f"{path}/1/review")
        text = (await guest.send("GET", f"/api/tables/{table}/matches/1/record")).text
        recorded = read_record(text).sound().rounds[0]
        assert len(found["graph"]) == len(recorded.actions) + 1
        assert found["decisions"]
        assert {entry["grade"] for entry in found["decisions"]} & {"slip", "mistake", "blunder"}
        assert [line["player"] for line in found["summary"]] == [0, 1, 2, 3]
        assert await asked(guest, f"{path}/1/review") == found
        assert ReviewShown.model_validate(found, extra="forbid").model_dump() == found
        await check_that_it_is_not_sent_twice(guest, f"{path}/1/review")
        await check_that_it_is_added_up(guest, f"/api/tables/{table}/matches/1/review", found)
        assert (await guest.send("GET", f"{path}/99/review")).status_code == 404
        stranger = await Guest.arrive(server.url)
        assert (await stranger.send("GET", f"{path}/1/review")).status_code == 403

    asyncio.run(visit())


async def check_that_it_is_not_sent_twice(guest: Guest, path: str) -> None:
    first = await guest.send("GET", path)
    known = {**guest.headers, "If-None-Match": first.headers["ETag"]}
    again = await send_request(guest.server, "GET", path, known)
    plain = await send_request(guest.server, "GET", path, {**guest.headers, "Accept-Encoding": "identity"})
    assert first.headers["Content-Encoding"] == "gzip"
    assert (again.status_code, again.content) == (304, b"")
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == first.json()


async def check_that_it_is_added_up(guest: Guest, path: str, review: dict[str, Any]) -> None:
    match = (await guest.send("GET", path)).json()
    assert (match["rounds"], match["reviewed"]) == (1, 1)
    assert [line["areas"] for line in match["losses"]] == [line["areas"] for line in review["summary"]]
    for line in review["summary"]:
        assert sum(area["decisions"] for area in line["areas"].values()) == line["decisions"]
        lost = sum(area["lost"] for area in line["areas"].values())
        assert lost == pytest.approx(sum(line["lost"].values()), abs=0.5)
    own = (await guest.send("GET", "/api/me/reviews")).json()
    assert own["rounds"] == 1
    assert own["areas"] == review["summary"][0]["areas"]
    public = await guest.send("GET", f"/api/players/{guest.player}/reviews")
    assert public.json()["rounds"] == 0  # the match was not rated


class FakeReviewStore:
    """Reviews of another process, and those that are stored."""

    def __init__(self) -> None:
        self.bodies: dict[tuple[str, int, int], bytes] = {}
        self.lost: list[Mapping[int, Losses]] = []

    async def review(self, table: str, match: int, number: int) -> bytes | None:
        return self.bodies.get((table, match, number))

    async def add_review(self, reviewed: ReviewedRound, body: bytes, lost: Mapping[int, Losses]) -> None:
        self.bodies[reviewed] = body
        self.lost.append(lost)


def test_a_review_is_stored_and_found_after_a_restart() -> None:
    areas = {"play": {"decisions": 2, "lost": 7.5}}
    body = review_body({"rounds": [{"decisions": []}], "summary": [{"player": 0, "areas": areas}]})

    async def scene() -> None:
        workers, store = FakeReviewWorkers(), FakeReviewStore()
        cache = ReviewCache(cast(Workers, workers), store)
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) is None
        workers.started.pop(1).set_result(body)
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=30) == body
        await cache.close()
        assert store.lost == [{0: areas}]
        again = ReviewCache(cast(Workers, workers), store)
        assert await again.get(("t", 1, 1), request(1), "anna", timeout=0) == body
        assert not workers.started

    asyncio.run(scene())


class FakeReviewWorkers:
    """Reviews that finish when a test says so."""

    def __init__(self) -> None:
        self.started: dict[int, asyncio.Future[bytes]] = {}
        self.full = False

    def review(self, request: ReviewRequest, person: str) -> asyncio.Future[bytes]:
        if self.full:
            raise PoolFull
        number = request.source.number
        self.started[number] = asyncio.get_running_loop().create_future()
        return self.started[number]


def cache_with(workers: FakeReviewWorkers) -> ReviewCache:
    return ReviewCache(cast(Workers, workers))


def request(number: int) -> Callable[[], Awaitable[ReviewRequest]]:
    async def read() -> ReviewRequest:
        return ReviewRequest(RoundSource(Game.of("nanjing"), number, None, Outcome((), None, None), ()), ())

    return read


def test_a_review_that_is_not_ready_is_none_and_found_later() -> None:
    async def scene() -> None:
        workers = FakeReviewWorkers()
        cache = cache_with(workers)
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) is None
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) is None
        workers.started[1].set_result(b"round 1")
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=30) == b"round 1"
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) == b"round 1"

    asyncio.run(scene())


def test_a_round_is_reviewed_once_for_all_who_ask() -> None:
    async def scene() -> None:
        workers = FakeReviewWorkers()
        cache = cache_with(workers)
        asked = [
            asyncio.create_task(cache.get(("t", 1, 1), request(1), "anna", timeout=30)) for _ in range(2)
        ]
        while 1 not in workers.started:
            await asyncio.sleep(0)
        asked[0].cancel()
        workers.started.pop(1).set_result(b"round 1")
        assert await asked[1] == b"round 1"
        assert not workers.started

    asyncio.run(scene())


def test_a_review_is_refused_if_too_many_are_waiting() -> None:
    async def scene() -> None:
        workers = FakeReviewWorkers()
        cache = cache_with(workers)
        workers.full = True
        with pytest.raises(PoolFull):
            await cache.get(("t", 1, 1), request(1), "anna", timeout=0)
        workers.full = False
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) is None

    asyncio.run(scene())


def test_a_failed_review_is_not_tried_again_at_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        workers = FakeReviewWorkers()
        cache = cache_with(workers)
        await cache.get(("t", 1, 1), request(1), "anna", timeout=0)
        workers.started.pop(1).set_exception(WorkerCrashed("the process has ended"))
        for _ in range(3):
            with pytest.raises(ReviewFailed):
                await cache.get(("t", 1, 1), request(1), "anna", timeout=30)
        assert not workers.started
        monkeypatch.setattr(review_cache, "RETRY_SECONDS", 0.0)
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) is None
        assert set(workers.started) == {1}

    asyncio.run(scene())
    assert "a round could not be reviewed: the process has ended" in caplog.text


def test_the_oldest_reviews_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        monkeypatch.setattr(review_cache, "MAX_REVIEWS_KEPT", 2)
        workers = FakeReviewWorkers()
        cache = cache_with(workers)
        for number in (1, 2, 3):
            await cache.get(("t", 1, number), request(number), "anna", timeout=0)
            workers.started.pop(number).set_result(b"round %d" % number)
            await asyncio.sleep(0)
        assert await cache.get(("t", 1, 3), request(3), "anna", timeout=0) == b"round 3"
        assert await cache.get(("t", 1, 1), request(1), "anna", timeout=0) is None

    asyncio.run(scene())
