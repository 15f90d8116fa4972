"""Every answer of the HTTP API is as documented, every refusal has a code; and the house itself."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.guests import Guest
from tests.server.http_api.support import QUICK, problem, until_closed
from tests.server.running import RunningServer
from tests.support import sample_size

# -- as documented ------------------------------------------------------------------------------------------


def schemathesis(server: RunningServer, folder: Path, cookie: str, *arguments: str) -> None:
    """Let schemathesis ask everything that the documentation allows, and much that it does not."""
    command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.url}/openapi.json"]
    command += ["--checks=all", f"--header=Cookie: tichu={cookie}", "--no-color", "--continue-on-failure"]
    # Not every bot that can be written is one, nor every house rule: that is for the tests below.
    command += ["--exclude-checks=positive_data_acceptance", "--generation-database=none", "--warnings=off"]
    command += ["--request-timeout=30", "--suppress-health-check=all", "--seed=1"]
    done = subprocess.run(
        [*command, *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=300,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )
    assert done.returncode == 0, done.stdout[-6000:]


def test_everything_is_as_documented(server: RunningServer, tmp_path: Path, visitor: httpx.Client) -> None:
    visitor.get("/api/me").raise_for_status()
    paths = sorted(visitor.get("/openapi.json").json()["paths"])[:: sample_size(3, 1)]
    (tmp_path / "schemathesis.toml").write_text(
        '[phases.coverage]\nunexpected-methods = ["PUT"]\n'  # the others are refused by the same code
    )
    schemathesis(
        server,
        tmp_path,
        visitor.cookies["tichu"],
        "--phases=coverage",
        f"--include-path-regex=^({'|'.join(map(re.escape, paths))})$",
        # The first would make it a stranger; the others refuse it (tests/server/administration).
        r"--exclude-path-regex=^/api/(logout$|account$|me/delete$|admin/)",
    )
    assert visitor.get("/api/tokens").status_code == 200


def test_a_real_table_is_as_documented(server: RunningServer, tmp_path: Path, visitor: httpx.Client) -> None:
    made = visitor.post("/api/tables", json={"options": {**QUICK, "public": True}}).json()
    (tmp_path / "schemathesis.toml").write_text(
        f'[parameters]\ntable = "{made["id"]}"\nplayer = "{visitor.get("/api/me").json()["id"]}"\n'
    )
    schemathesis(
        server,
        tmp_path,
        visitor.cookies["tichu"],
        "--max-examples=3",
        "--phases=fuzzing",
        r"--include-path-regex=^/api/(tables/|players)",
    )


def test_the_error_model_is_documented(visitor: httpx.Client) -> None:
    document = visitor.get("/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if status.startswith("2") or (path.startswith("/health") and status == "503"):
                    continue
                schema = answer["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, (path, method, status)
            assert {"400", "401", "403", "404", "409", "422", "429"} <= set(operation["responses"])
    assert "HTTPValidationError" not in document["components"]["schemas"]


# -- requests as such ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "code", "status"),
    [
        ("GET", "/api/nothing", "not-found", 404),
        ("GET", "/api/tables/none", "not-found", 404),
        ("GET", "/api/tables/%00", "not-found", 404),
        ("GET", "/api/tables/none/matches", "not-found", 404),
        ("GET", "/api/tables/none/matches/1/record", "not-found", 404),
        ("GET", "/api/tables/none/matches/0/record", "malformed", 422),
        ("GET", "/api/tables/none/matches/x/record", "malformed", 422),
        ("GET", "/api/players/none", "not-found", 404),
        ("GET", "/api/me/matches?limit=0", "malformed", 422),
        ("GET", "/api/me/matches?limit=101", "malformed", 422),
        ("GET", "/api/me/matches?before=nan", "malformed", 422),
        ("PUT", "/api/me", "not-allowed", 405),
        ("GET", "/api/login", "not-allowed", 405),
    ],
)
def test_what_is_not_there(visitor: httpx.Client, method: str, path: str, code: str, status: int) -> None:
    answer = visitor.request(method, path)
    problem(answer, status, code)
    if status == 405:
        assert "GET" in answer.headers["allow"] or "POST" in answer.headers["allow"]


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"null", b"[]", b"\xff\xfe", b'{"name":', b'{"name":1}', b'{"name":"x","x":1}',
        b'{"name":null}',
        b'{"name":"\\ud800"}', b'{"\\ud800":"x"}', b'{"name":NaN}', b"[" * 5000, b"9" * 5000,
        b'{"name":["x"]}', b'{"Name":"x"}',
    ],
)  # fmt: skip
def test_bodies_nobody_can_read(visitor: httpx.Client, body: bytes) -> None:
    answer = visitor.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] == "malformed"


def test_bodies_that_are_too_large(visitor: httpx.Client) -> None:
    body = json.dumps({"name": "x" * 70_000})
    problem(visitor.patch("/api/me", content=body), 413, "too-large")
    in_pieces = iter([body.encode()] * 3)
    problem(visitor.patch("/api/me", content=in_pieces), 411, "length-required")


def test_every_answer_says_how_it_may_be_used(visitor: httpx.Client) -> None:
    headers = visitor.get("/api/me").headers
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "server" not in headers
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=lax" in cookie and "path=/" in cookie


# -- the house ----------------------------------------------------------------------------------------------


def test_the_catalogue(visitor: httpx.Client) -> None:
    found = visitor.get("/api/catalogue").json()
    assert {variant["key"] for variant in found["variants"]} >= {"nanjing", "trichu", "tientsin"}
    assert {bot["name"] for bot in found["bots"]} >= {"random", "greedy", "club"}
    assert not [bot for bot in found["bots"] if bot["name"].startswith("cmd")]
    assert "hello" in found["phrases"]


def test_health_and_metrics(visitor: httpx.Client) -> None:
    health = visitor.get("/health").json()
    assert health["status"] == "ok" and health["store"] and health["broker"]
    assert visitor.post("/api/tables", json={}).status_code == 201
    page = visitor.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    assert re.search(r'^tichu_events_total\{kind="created"\} [1-9]', page.text, re.MULTILINE)
    assert re.search(r"^tichu_connections ", page.text, re.MULTILINE)


def test_what_postgres_does_not_take(server_on_postgres: RunningServer) -> None:
    """It knows no NUL: asking for one is the visitor's mistake, not a fault of the server."""
    with httpx.Client(base_url=server_on_postgres.url, timeout=30, verify=False) as visitor:
        visitor.get("/api/me")
        for path in ("/api/players/%00", "/api/tables/%00", "/api/tables/%00/matches"):
            assert visitor.get(path).status_code in (404, 422)
        assert visitor.delete("/api/tokens/%00").status_code in (404, 422)
        problem(visitor.post("/api/tokens", json={"label": "a\u0000b"}), 422, "bad-name")
        assert visitor.post("/api/tables/%00/do", json={"do": {"type": "sit"}}).status_code in (404, 422)
        made = visitor.post("/api/tables", json={"options": {"title": "a\u0000b"}})
        assert made.status_code in (201, 422)

        async def knock() -> None:
            guest = await Guest.arrive(server_on_postgres.url)
            async with guest.connect("%00") as line:
                frames = await until_closed(line)
            assert frames[-1]["d"]["code"] == "not-found" and line.close_code == 4404

        asyncio.run(asyncio.wait_for(knock(), 30))
