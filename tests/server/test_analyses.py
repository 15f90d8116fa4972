"""Analyses on a server: the same as the command, only what the seat may know, and a fair queue."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from tests.cli.support import run
from tests.review.test_analysis import position, with_other_hidden_cards
from tests.server.guests import Guest
from tests.server.http_api.support import problem
from tests.server.running import RunningServer
from tests.server.workers.support import run as bounded
from tests.server.workers.support import until
from tichu.core.match import Match
from tichu.review.analysable import study_json
from tichu.server import analyses as analyses_module
from tichu.server.analyses import Analyses, AnalysisOrder
from tichu.server.http.analyses import AnalysisUpdate, LineAnswer
from tichu.server.workers.fair_queue import Owner
from tichu.server.workers.jobs.analysis import AnalyseRequest
from tichu.server.workers.protocol import PersonalLimit, PoolFull, WorkerCrashed
from tichu.server.workers.workers import Workers

ROUND = position(40)
SEAT = ROUND.to_act()[0]
VIEW = ROUND.view(SEAT)


def updates_in(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def test_the_result_is_that_of_the_command_and_hidden_cards_do_not_change_it(
    server: RunningServer, tmp_path: Path
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(ROUND.to_json()), encoding="utf-8")
    command = json.loads(run("analyse", str(file), "--worlds", "128", "--seed", "7", "--json").stdout)
    other = with_other_hidden_cards(ROUND, SEAT)
    assert other.hands != ROUND.hands

    async def ask() -> None:
        guest = await Guest.arrive(server.url)
        for data in (study_json(ROUND), study_json(other), VIEW.to_json()):
            body = {"position": data, "seed": 7, "worlds": 128}
            updates = updates_in(await guest.send("POST", "/api/analysis", body))
            assert [AnalysisUpdate.model_validate(update) for update in updates]
            assert updates[-1] == {"state": "done", "result": command}

    asyncio.run(ask())


def test_positions_that_cannot_be_analysed_are_refused_with_a_reason(server: RunningServer) -> None:
    idle = next(at for at in range(4) if at not in ROUND.to_act() and not ROUND.legal_actions(at))
    ranks = Match("grandseigneur", seed=1).round.to_json()
    view = VIEW.to_json()
    many = [20 if seat == (SEAT + 1) % 4 else count for seat, count in enumerate(view["counts"])]

    async def ask() -> None:
        guest = await Guest.arrive(server.url)
        for body, code in (
            ({"position": {}}, "malformed"),
            ({"position": ranks}, "not-analysed"),
            ({"position": study_json(ROUND), "seat": idle}, "nothing-to-decide"),
            ({"position": view, "seat": (SEAT + 1) % 4}, "fixed-view"),
            ({"position": view, "open": True}, "fixed-view"),
            ({"position": view | {"counts": many}}, "impossible-position"),
            ({"position": view, "worlds": 10**9}, "malformed"),
        ):
            problem(await guest.send("POST", "/api/analysis", body), 422, code)
        body = {"position": study_json(ROUND), "seat": idle, "action": {"type": "pass"}}
        problem(await guest.send("POST", "/api/analysis/line", body), 422, "not-your-turn")

    asyncio.run(ask())


def test_a_line_is_played_and_unknown_cards_are_dealt_for_it(server: RunningServer) -> None:
    async def ask() -> None:
        guest = await Guest.arrive(server.url)
        checked = (await guest.send("POST", "/api/analysis/line", {"position": VIEW.to_json()})).json()
        assert LineAnswer.model_validate(checked).rules["direction"]
        assert (checked["position"], checked["steps"], checked["dealt"]) == (VIEW.to_json(), [], False)

        action = ROUND.legal_actions(SEAT)[0].to_json()
        body = {"position": VIEW.to_json(), "seat": SEAT, "action": action, "bots": 400}
        played = (await guest.send("POST", "/api/analysis/line", body)).json()
        assert played["dealt"]
        assert None not in played["position"]["hands"]
        assert played["steps"][0]["action"] == action
        assert played["steps"][-1]["round"]["phase"] == "over"

    asyncio.run(ask())


async def asked(client: httpx.AsyncClient, guest: Guest, body: dict[str, Any]) -> httpx.Response:
    request = client.build_request("POST", "/api/analysis", json=body, headers=guest.headers)
    return await client.send(request, stream=True)


def test_closing_the_connection_cancels_an_analysis(server: RunningServer) -> None:
    """Others wait in the meantime, and see their place in the queue."""
    body = {"position": study_json(position(6))}  # an exchange takes seconds

    async def ask() -> None:
        guests = [await Guest.arrive(server.url) for _ in range(2)]
        async with httpx.AsyncClient(base_url=server.url, timeout=60) as client:
            first = await asked(client, guests[0], body)
            thinking = aiter(first.aiter_lines())
            assert json.loads(await anext(thinking))["state"] == "thinking"
            second = await asked(client, guests[1], body | {"worlds": 64})
            lines = aiter(second.aiter_lines())
            assert json.loads(await anext(lines)) == {"state": "waiting", "place": 1}
            await first.aclose()
            assert json.loads(await anext(lines))["state"] == "done"
            await second.aclose()

    bounded(ask())


class FakeAnalysisWorkers:
    """Parts of analyses that are ready when a test says so."""

    def __init__(self) -> None:
        self.asked: list[tuple[AnalyseRequest, Owner]] = []
        self.answers: list[asyncio.Future[dict[str, Any]]] = []

    def owner_of(self, person: str) -> Owner:
        return Owner(person, address=person[0])

    async def analysis(self, request: AnalyseRequest, owner: Owner) -> dict[str, Any]:
        self.asked.append((request, owner))
        self.answers.append(asyncio.get_running_loop().create_future())
        return await self.answers[-1]

    async def answer(self, seconds: float = 0.1, over: bool = False) -> None:
        """Answer the part that is asked for now."""
        await until(lambda: self.answers and not self.answers[-1].done())
        self.answers[-1].set_result({"result": {}, "over": over, "seconds": seconds})


class Asker:
    """Somebody who watches their analysis."""

    def __init__(self, analyses: Analyses, person: str) -> None:
        self.seen: list[dict[str, Any]] = []
        self.updates = analyses.run(AnalysisOrder(VIEW), person)
        self.task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        async for update in self.updates:
            self.seen.append(update)

    @property
    def place(self) -> int | None:
        return self.seen[-1].get("place") if self.seen else None


async def cancel(askers: list[Asker]) -> None:
    for asker in askers:
        asker.task.cancel()
    await asyncio.gather(*(asker.task for asker in askers), return_exceptions=True)


def test_addresses_take_turns_in_the_queue() -> None:
    async def scene() -> None:
        workers = FakeAnalysisWorkers()
        analyses = Analyses(cast(Workers, workers))
        people = [Asker(analyses, person) for person in ("a1", "a2", "a1", "b1")]
        await until(lambda: [person.place for person in people] == [None, 2, 3, 1])
        await workers.answer(over=True)
        await until(lambda: people[0].task.done())
        assert people[0].seen == [{"state": "done", "result": {}}]
        await until(lambda: [person.place for person in people[1:3]] == [1, 2])
        await cancel(people)
        assert analyses.count == 0

    bounded(scene())


def test_an_analysis_ends_after_its_time() -> None:
    async def scene() -> None:
        workers = FakeAnalysisWorkers()
        asker = Asker(Analyses(cast(Workers, workers)), "anna")
        await workers.answer(seconds=6)
        await workers.answer(seconds=6)
        await asker.task
        assert [update["state"] for update in asker.seen] == ["thinking", "done"]
        assert len({request.key for request, _ in workers.asked}) == 1

    bounded(scene())


def test_a_failed_worker_ends_the_analysis_and_the_next_one_runs() -> None:
    async def scene() -> None:
        workers = FakeAnalysisWorkers()
        analyses = Analyses(cast(Workers, workers))
        first, second = Asker(analyses, "anna"), Asker(analyses, "bob")
        await until(lambda: workers.answers)
        workers.answers[0].set_exception(WorkerCrashed("it has ended"))
        await first.task
        assert first.seen[-1]["state"] == "failed"
        assert first.seen[-1]["problem"]["code"] == "analysis-failed"
        await until(lambda: len(workers.answers) == 2)
        await workers.answer(over=True)
        await second.task
        assert second.seen[-1]["state"] == "done"

    bounded(scene())


@pytest.mark.parametrize(
    ("people", "limit", "error"),
    [
        (["a1"] * 4, 3, PersonalLimit),
        ([f"a{n}" for n in range(13)], 12, PersonalLimit),
        ([f"{chr(0x4E00 + n)}" for n in range(61)], 60, PoolFull),
    ],
)
def test_too_many_analyses_are_refused(people: list[str], limit: int, error: type[Exception]) -> None:
    async def scene() -> None:
        analyses = Analyses(cast(Workers, FakeAnalysisWorkers()))
        askers = [Asker(analyses, person) for person in people[:-1]]
        await until(lambda: analyses.count == limit)
        with pytest.raises(error):
            await anext(analyses.run(AnalysisOrder(VIEW), people[-1]))
        await cancel(askers)

    bounded(scene())


def test_limits_are_documented() -> None:
    docs = (Path(__file__).parents[2] / "docs/server.md").read_text("utf-8")

    assert f"{analyses_module.ANALYSIS_SECONDS:.0f} seconds of processor time" in docs
