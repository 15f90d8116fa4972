"""First tries at puzzles: counted once for each person, and shown to everybody."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.http_api.support import problem
from tests.server.running import RunningServer
from tichu.server.preview.files import puzzle_ids


@pytest.fixture
def visitor(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as client:
        yield client


def test_first_tries_need_a_session_and_a_known_puzzle(visitor: httpx.Client) -> None:
    puzzle = min(puzzle_ids())
    assert visitor.post("/api/puzzles/tries", json={"puzzle": puzzle, "right": True}).status_code == 401
    visitor.get("/api/me")
    unknown = visitor.post("/api/puzzles/tries", json={"puzzle": "nothing", "right": True})
    problem(unknown, 404, "not-found")
    for right in (False, True):  # the second one is not counted
        answer = visitor.post("/api/puzzles/tries", json={"puzzle": puzzle, "right": right})
        assert answer.status_code == 204
    results = visitor.get("/api/puzzles/results").json()["results"]
    assert results.get(puzzle, {"right": 0, "tries": 1}) == {"right": 0, "tries": 1}
    exported = visitor.get("/api/me/export").json()
    assert exported["puzzles"] == {puzzle: False}
