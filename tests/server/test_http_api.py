"""The HTTP API keeps what it promises: every answer is as documented, every refusal has a code."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.bad_frames.siege import Siege
from tests.server.guests import Frame, Guest, TablePlayer, full_table
from tests.server.running import RunningServer, log_is_clean
from tichu.records import prove_all, read_record
from tichu.view import View

QUICK = {"bomb_window": 0, "clock": None, "bot_pace": 0, "between_rounds": 0.5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("http")
    with RunningServer(f"sqlite:///{folder}/tichu.db", folder / "server.log") as running:
        yield running
        assert running.answers()
    log_is_clean(running.log)


@pytest.fixture
def visitor(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client


def problem(answer: httpx.Response, status: int, code: str) -> str:
    """The sentence of a refusal with that status and code."""
    assert (answer.status_code, answer.json().get("code")) == (status, code), answer.text
    assert set(answer.json()) == {"code", "message"}
    assert answer.headers["content-type"] == "application/json"
    sentence: str = answer.json()["message"]
    assert sentence
    return sentence


async def until_closed(line: ClientConnection) -> list[Frame]:
    """Every frame until the server hangs up."""
    frames: list[Frame] = []
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            frames.append(json.loads(await asyncio.wait_for(line.recv(), 20)))
    return frames


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
    schemathesis(
        server,
        tmp_path,
        visitor.cookies["tichu"],
        "--max-examples=6",
        "--phases=coverage,fuzzing",
        "--exclude-path=/api/logout",  # it would make the rest of them strangers
    )
    assert visitor.get("/api/me").status_code == 200


def test_a_real_table_is_as_documented(server: RunningServer, tmp_path: Path, visitor: httpx.Client) -> None:
    made = visitor.post("/api/tables", json={"options": {**QUICK, "public": True}}).json()
    (tmp_path / "schemathesis.toml").write_text(
        f'[parameters]\ntable = "{made["id"]}"\nplayer = "{visitor.get("/api/me").json()["id"]}"\n'
    )
    schemathesis(
        server,
        tmp_path,
        visitor.cookies["tichu"],
        "--max-examples=15",
        "--phases=fuzzing",
        r"--include-path-regex=^/api/(tables/|players)",
    )


def test_the_error_model_is_documented(visitor: httpx.Client) -> None:
    document = visitor.get("/openapi.json").json()
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            for status, answer in operation["responses"].items():
                if status.startswith("2") or (path, status) == ("/health", "503"):
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


# -- people -------------------------------------------------------------------------------------------------


def test_a_first_visit_makes_a_guest(visitor: httpx.Client) -> None:
    me = visitor.get("/api/me").json()
    assert me["login"] is None and me["ratings"] == [] and me["name"]
    again = visitor.get("/api/me")
    assert again.json() == me
    assert "set-cookie" not in again.headers
    other = visitor.get(f"/api/players/{me['id']}").json()
    assert other == {"id": me["id"], "name": me["name"], "ratings": []}


def test_names(visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    for name in ("Zoë", "李雷", "x", "x" * 24, "<b>O'Neil</b>", "🐉"):
        answer = visitor.patch("/api/me", json={"name": f"  {name} "})
        assert answer.status_code == 200 and answer.json()["name"] == name
    for wrong in ("", "   ", "x" * 25, 7, None, ["x"], "\ud800"):
        body = json.dumps({"name": wrong}).encode()
        problem(
            visitor.patch("/api/me", content=body, headers={"Content-Type": "application/json"}),
            422,
            "malformed",
        )
    for name in ("a\u0000b", "a\nb", "a\u202eb", "a\u200bb", "\u0007"):
        problem(visitor.patch("/api/me", json={"name": name}), 422, "bad-name")
    assert visitor.get("/api/me").json()["name"] == "🐉"


def test_an_account_on_two_devices(server: RunningServer, visitor: httpx.Client) -> None:
    me = visitor.get("/api/me").json()
    mine = {"login": "Li.Lei", "password": "eight and more"}
    made = visitor.post("/api/account", json=mine)
    assert made.status_code == 201 and made.json() == {**me, "login": "Li.Lei"}
    problem(visitor.post("/api/account", json={**mine, "login": "other"}), 409, "has-account")
    with httpx.Client(base_url=server.url, timeout=30) as other:
        problem(other.post("/api/account", json={**mine, "login": "li.lei"}), 409, "login-taken")
        assert other.get("/api/me").json()["login"] is None
        wrong = problem(
            other.post("/api/login", json={**mine, "password": "wrong password"}), 401, "wrong-password"
        )
        nobody = problem(other.post("/api/login", json={**mine, "login": "nobody"}), 401, "wrong-password")
        assert wrong == nobody
        answer = other.post("/api/login", json={**mine, "login": "LI.LEI"})
        assert answer.status_code == 200 and answer.json()["id"] == me["id"]
        assert other.get("/api/me").json()["id"] == me["id"]
        stolen = other.cookies["tichu"]
        assert other.post("/api/logout").status_code == 204
        assert "tichu" not in other.cookies
        answer = httpx.get(server.url + "/api/tokens", cookies={"tichu": stolen}, timeout=30)
        problem(answer, 401, "who-are-you")
    assert visitor.get("/api/me").json()["id"] == me["id"], "the first device stays signed in"


def test_a_wrong_name_takes_as_long_as_a_wrong_password(visitor: httpx.Client) -> None:
    mine = {"login": "patience", "password": "eight and more"}
    assert visitor.post("/api/account", json=mine).status_code == 201
    spent: dict[str, list[float]] = {"patience": [], "nobody-here": []}
    for _ in range(7):
        for login, times in spent.items():
            began = time.perf_counter()
            problem(
                visitor.post("/api/login", json={"login": login, "password": "wrong one"}),
                401,
                "wrong-password",
            )
            times.append(time.perf_counter() - began)
    known, unknown = (min(times) for times in spent.values())
    assert 0.4 < known / unknown < 2.5, spent


@pytest.mark.parametrize(
    "body",
    [
        {"login": "x", "password": "long enough"},
        {"login": "x" * 33, "password": "long enough"},
        {"login": "a b", "password": "long enough"},
        {"login": "a\u0000", "password": "long enough"},
        {"login": "name", "password": "short"},
        {"login": "name", "password": "x" * 201},
        {"login": "name"},
        {"login": "name", "password": 12345678},
    ],
)
def test_logins_and_passwords_that_are_refused(visitor: httpx.Client, body: dict[str, Any]) -> None:
    for path in ("/api/account", "/api/login"):
        sentence = problem(visitor.post(path, json=body), 422, "malformed")
        assert "long enough" not in sentence and "x" * 20 not in sentence


def test_tokens(server: RunningServer, visitor: httpx.Client) -> None:
    problem(visitor.get("/api/tokens"), 401, "who-are-you")
    me = visitor.get("/api/me").json()
    made = visitor.post("/api/tokens", json={"label": " my bot "})
    assert made.status_code == 201
    token = made.json()["token"]
    assert token.startswith("tichu_")
    listed = visitor.get("/api/tokens").json()
    assert [(entry["id"], entry["label"]) for entry in listed] == [(made.json()["id"], "my bot")]
    assert "token" not in listed[0] and token not in visitor.get("/api/tokens").text
    table = visitor.post("/api/tables", json={}).json()["id"]
    with httpx.Client(
        base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=30
    ) as program:
        assert program.get("/api/me").json()["id"] == me["id"]
        assert "tichu" not in program.cookies
        assert asyncio.run(_greeting(server, table, token))["you"]["player"] == me["id"]
        assert visitor.get("/api/tokens").json()[0]["last_used_at"] is not None
        with httpx.Client(base_url=server.url, timeout=30) as stranger:
            stranger.get("/api/me")
            problem(stranger.delete(f"/api/tokens/{made.json()['id']}"), 404, "not-found")
        problem(visitor.delete("/api/tokens/none"), 404, "not-found")
        assert visitor.delete(f"/api/tokens/{made.json()['id']}").status_code == 204
        problem(program.get("/api/me"), 401, "bad-token")
        problem(program.get("/api/tokens"), 401, "who-are-you")
        problem(program.post("/api/tables", json={}), 401, "bad-token")
        with pytest.raises(Exception, match="403"):
            asyncio.run(_greeting(server, table, token))
    for label in ("", " ", "x" * 61, None):
        problem(visitor.post("/api/tokens", json={"label": label}), 422, "malformed")
    for _ in range(20):
        assert visitor.post("/api/tokens", json={"label": "many"}).status_code == 201
    problem(visitor.post("/api/tokens", json={"label": "many"}), 409, "too-many-tokens")


async def _greeting(server: RunningServer, table: str, token: str) -> dict[str, Any]:
    uri = f"{server.socket_url}/api/tables/{table}/socket"
    async with websockets.connect(uri, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        data: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))["d"]
        return data


# -- tables -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        ({"options": {"variant": "poker"}}, "unknown-variant", "poker"),
        ({"options": {"edition": "none"}}, "unknown-edition", "none"),
        ({"options": {"variant": "tientsin", "house_rules": {"players": 4}}}, None, "players"),
        ({"options": {"house_rules": {"goal": 5}}}, "unknown-setting", "goal"),
        ({"options": {"house_rules": {"target": "much"}}}, None, "target"),
        ({"options": {"house_rules": {"target": 10**3000}}}, None, "target"),
        ({"options": {"house_rules": {"target": -5}}}, None, "target"),
        ({"options": {"house_rules": {"\ud800": 1}}}, None, ""),
        ({"options": {"house_rules": {"target": "\ud800"}}}, None, "target"),
        ({"options": {"stand_in": "nobody"}}, "unknown-bot", "nobody"),
        ({"options": {"stand_in": "cmd:true"}}, "unknown-bot", "token"),
        ({"bots": {"1": "nobody"}}, "unknown-bot", "nobody"),
        ({"bots": {"1": "cmd:touch /tmp/evil"}}, "unknown-bot", "token"),
        ({"bots": {"7": "club"}}, "no-such-place", "0 to 3"),
        ({"bots": {"12": "club"}}, "no-such-place", ""),
        ({"bots": {"x": "club"}}, "no-such-place", ""),
        ({"bots": {"-1": "club"}}, "no-such-place", ""),
        ({"bots": {"²": "club"}}, "no-such-place", ""),
        ({"fill": "cmd:true", "start": True}, "unknown-bot", "token"),
        ({"fill": "cmd:true"}, "unknown-bot", "token"),
        ({"options": {"clock": 0}}, "malformed", "clock"),
        ({"options": {"clock": "60"}}, "malformed", "clock"),
        ({"options": {"bomb_window": 11}}, "malformed", "bomb_window"),
        ({"options": {"title": "x" * 61}}, "malformed", "title"),
        ({"options": {"house_rules": {str(n): 1 for n in range(41)}}}, "malformed", "house_rules"),
        ({"options": {"colour": "red"}}, "malformed", "colour"),
        ({"sit": "yes"}, "malformed", "sit"),
    ],
)
def test_tables_that_cannot_be(
    visitor: httpx.Client, body: dict[str, Any], code: str | None, says: str
) -> None:
    visitor.get("/api/me")
    answer = visitor.post(
        "/api/tables", content=json.dumps(body), headers={"Content-Type": "application/json"}
    )
    sentence = problem(answer, 422, code or answer.json()["code"])
    assert says in sentence and len(sentence) < 600
    assert visitor.get("/api/me/tables").json() == [], "no table is left over"


def test_a_place_that_is_taken(visitor: httpx.Client) -> None:
    problem(visitor.post("/api/tables", json={"bots": {"0": "club"}}), 409, "place-taken")
    problem(visitor.post("/api/tables", json={"start": True}), 409, "places-open")
    assert visitor.get("/api/me/tables").json() == []


def test_the_lobby_lists_public_tables_only(server: RunningServer, visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    public = visitor.post("/api/tables", json={"options": {"public": True, "title": "come in"}}).json()
    private = visitor.post("/api/tables", json={"options": {"title": "friends"}}).json()
    assert public["link"] == f"{server.url}/t/{public['id']}"
    with httpx.Client(base_url=server.url, timeout=30) as other:
        listed = {entry["id"]: entry for entry in other.get("/api/tables").json()}
        assert public["id"] in listed and private["id"] not in listed
        assert listed[public["id"]]["title"] == "come in" and listed[public["id"]]["open"] == 3
        assert other.get(f"/api/tables/{private['id']}").json()["title"] == "friends"
        assert other.post(f"/api/tables/{public['id']}/do", json={"do": {"type": "sit"}}).status_code == 204
        do = {"do": {"type": "close"}}
        problem(other.post(f"/api/tables/{public['id']}/do", json=do), 403, "not-allowed")
        problem(other.post(f"/api/tables/{public['id']}/do", json={"do": {"type": "fly"}}), 422, "malformed")
        problem(other.post("/api/tables/none/do", json={"do": {"type": "sit"}}), 404, "not-found")
        assert [table["id"] for table in other.get("/api/me/tables").json()] == [public["id"]]
    assert visitor.post(f"/api/tables/{public['id']}/do", json=do).status_code == 204
    assert public["id"] not in {entry["id"] for entry in visitor.get("/api/tables").json()}
    problem(visitor.post(f"/api/tables/{public['id']}/do", json={"do": {"type": "sit"}}), 409, "table-closed")


def test_a_table_without_spectators(server: RunningServer) -> None:
    async def look() -> None:
        guests = [await Guest.arrive(server.url) for _ in range(2)]
        options = {**QUICK, "spectators": False, "public": True, "clock": 60.0}
        table = await guests[0].make_table(options, fill="random", start=True)
        listed = await guests[1].ask("GET", "/api/tables")
        assert table not in {entry["id"] for entry in listed.json()}, "it cannot be watched"
        problem(await guests[1].ask("GET", f"/api/tables/{table}/matches"), 403, "not-allowed")
        problem(await guests[1].ask("GET", f"/api/tables/{table}/matches/1/record"), 403, "not-allowed")
        assert (await guests[0].ask("GET", f"/api/tables/{table}/matches")).status_code == 200
        talk = {"do": {"type": "chat", "text": "hello"}}
        problem(await guests[1].ask("POST", f"/api/tables/{table}/do", talk), 403, "not-allowed")
        async with guests[1].connect(table) as line:
            frames = await until_closed(line)
        assert [frame["t"] for frame in frames] == ["welcome", "error"]
        assert frames[1]["d"]["code"] == "not-allowed"
        assert line.close_code == 4403

    asyncio.run(asyncio.wait_for(look(), 60))


def test_a_table_that_does_not_exist_has_no_socket(server: RunningServer) -> None:
    async def knock() -> None:
        guest = await Guest.arrive(server.url)
        for name in ("none", "%00", "%F0%9F%90%89", "x" * 2000):
            async with guest.connect(name) as line:
                frames = await until_closed(line)
            assert frames[-1]["d"]["code"] == "not-found" and line.close_code == 4404

    asyncio.run(asyncio.wait_for(knock(), 60))


# -- histories and records ----------------------------------------------------------------------------------


def test_records_show_finished_rounds_only(tmp_path: Path) -> None:
    """No card of a running deal is given out, whoever asks."""

    async def play(url: str) -> None:
        siege = Siege(url, tmp_path / "tichu.db")
        siege.table, siege.guests = await full_table(url, 4, {**QUICK, "house_rules": {"target": 1000}})
        path = f"/api/tables/{siege.table}/matches/1/record"
        host = siege.guests[0]
        problem(await host.ask("GET", path), 404, "not-found")
        await host.do(siege.table, type="start")
        await siege.play_on(lambda view: view.round.phase == "play" and sum(view.counts) < 40)
        problem(await host.ask("GET", path), 404, "not-found")
        round_ = f"/api/tables/{siege.table}/matches/1/rounds/"
        problem(await host.ask("GET", round_ + "1"), 404, "not-found")
        running = (await host.ask("GET", f"/api/tables/{siege.table}/matches")).json()
        assert [(match["number"], match["result"]) for match in running] == [(1, None)]
        over = False

        def second(view: View) -> bool:
            nonlocal over
            over = over or view.round.phase == "grand"
            return over and view.round.phase == "play" and sum(view.counts) < 40

        await siege.play_on(second)
        spectator = await Guest.arrive(url)
        for asking in (host, spectator):
            answer = await asking.ask("GET", path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"
            reading = read_record(answer.text)
            assert reading.problem is None and reading.record is not None
            assert [played.number for played in reading.record.rounds] == [1]
            assert all(proof.status == "proven" for proof in prove_all(reading))
            assert answer.text.count('"commitment"') == 1
            assert (await asking.ask("GET", round_ + "1")).status_code == 200
            problem(await asking.ask("GET", round_ + "2"), 404, "not-found")
        salt, deal = _running_deal(tmp_path / "tichu.db", siege.table)
        assert salt not in answer.text and deal not in answer.text
        for path in ("/api/tables/{}", "/api/tables/{}/matches", "/api/me/tables", "/api/me/matches"):
            text = (await host.ask("GET", path.format(siege.table))).text
            assert salt not in text and deal not in text

    log = tmp_path / "server.log"
    with RunningServer(f"sqlite:///{tmp_path}/tichu.db", log) as server:
        asyncio.run(asyncio.wait_for(play(server.url), 120))
    log_is_clean(log)


def _running_deal(database: Path, table: str) -> tuple[str, str]:
    """The salt and the cards of the last deal, from the log."""
    import sqlite3

    line = sqlite3.connect(database)
    query = "SELECT data FROM events WHERE table_id = ? AND kind = 'dealt' ORDER BY seq DESC LIMIT 1"
    (text,) = line.execute(query, [table]).fetchone()
    line.close()
    data = json.loads(text)
    return data["salt"], json.dumps(data["deal"])


def test_histories(server: RunningServer) -> None:
    async def play() -> None:
        guest = await Guest.arrive(server.url)
        table = await guest.make_table({**QUICK, "house_rules": {"rounds": 1}}, fill="random", start=True)
        await asyncio.wait_for(TablePlayer(guest, table).play(), 60)
        history = (await guest.ask("GET", "/api/me/matches")).json()
        assert [(match["table"], match["number"]) for match in history] == [(table, 1)]
        assert history[0]["finished_at"] and history[0]["result"]["winners"]
        assert [seat["bot"] for seat in history[0]["seats"]] == [None, "random", "random", "random"]
        before = history[0]["started_at"] - 1
        assert (await guest.ask("GET", f"/api/me/matches?before={before}")).json() == []
        there = (await guest.ask("GET", f"/api/tables/{table}/matches")).json()
        assert {**there[0], "rated": None} == {**history[0], "rated": None}
        record = await guest.ask("GET", f"/api/tables/{table}/matches/1/record")
        assert record.headers["content-disposition"] == 'attachment; filename="tichu-1.jsonl"'
        problem(await guest.ask("GET", f"/api/tables/{table}/matches/2/record"), 404, "not-found")

    asyncio.run(play())


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
    page = visitor.get("/metrics")
    assert page.headers["content-type"].startswith("text/plain")
    assert re.search(r'^tichu_events_total\{kind="created"\} [1-9]', page.text, re.MULTILINE)
    assert re.search(r"^tichu_connections ", page.text, re.MULTILINE)


def test_what_postgres_does_not_take(postgres_url: str, tmp_path: Path) -> None:
    """It knows no NUL: asking for one is the visitor's mistake, not a fault of the server."""
    log = tmp_path / "server.log"
    with RunningServer(postgres_url, log) as server, httpx.Client(base_url=server.url, timeout=30) as visitor:
        visitor.get("/api/me")
        for path in ("/api/players/%00", "/api/tables/%00", "/api/tables/%00/matches"):
            assert visitor.get(path).status_code in (404, 422)
        assert visitor.delete("/api/tokens/%00").status_code in (404, 422)
        problem(visitor.post("/api/tokens", json={"label": "a\u0000b"}), 422, "malformed")
        assert visitor.post("/api/tables/%00/do", json={"do": {"type": "sit"}}).status_code in (404, 422)
        made = visitor.post("/api/tables", json={"options": {"title": "a\u0000b"}})
        assert made.status_code in (201, 422)

        async def knock() -> None:
            guest = await Guest.arrive(server.url)
            async with guest.connect("%00") as line:
                frames = await until_closed(line)
            assert frames[-1]["d"]["code"] == "not-found" and line.close_code == 4404

        asyncio.run(asyncio.wait_for(knock(), 30))
        assert server.answers()
    log_is_clean(log)
