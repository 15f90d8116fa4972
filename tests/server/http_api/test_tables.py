"""Tables over HTTP, their histories and records."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.bad_frames.attack import Attack
from tests.server.guests import Guest, TablePlayer, full_table
from tests.server.http_api.support import QUICK, problem, until_closed
from tests.server.running import RunningServer, log_is_clean
from tichu.client.http import send_request
from tichu.core.view import View
from tichu.records import prove_all, read_record
from tichu.server.http.lobby import LISTED_PER_HOST

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


def test_the_lobby_lists_few_tables_of_one_host(visitor: httpx.Client) -> None:
    made = [
        visitor.post("/api/tables", json={"options": {"public": True}, "sit": False}).json()["id"]
        for _ in range(LISTED_PER_HOST + 2)
    ]
    listed = {entry["id"] for entry in visitor.get("/api/tables").json()}
    assert listed & set(made) == set(made[-LISTED_PER_HOST:])


def test_titles_have_visible_characters_only(visitor: httpx.Client) -> None:
    problem(visitor.post("/api/tables", json={"options": {"title": "a\u202eb"}}), 422, "bad-name")


def test_the_lobby_lists_public_tables_only(server: RunningServer, visitor: httpx.Client) -> None:
    visitor.get("/api/me")
    public = visitor.post("/api/tables", json={"options": {"public": True, "title": "come in"}}).json()
    private = visitor.post("/api/tables", json={"options": {"title": "friends"}}).json()
    assert public["link"] == f"{server.url}/t/{public['id']}"
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as other:
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
        listed = await guests[1].send("GET", "/api/tables")
        assert table not in {entry["id"] for entry in listed.json()}, "it cannot be watched"
        problem(await guests[1].send("GET", f"/api/tables/{table}/matches"), 403, "not-allowed")
        problem(await guests[1].send("GET", f"/api/tables/{table}/matches/1/record"), 403, "not-allowed")
        assert (await guests[0].send("GET", f"/api/tables/{table}/matches")).status_code == 200
        talk = {"do": {"type": "chat", "text": "hello"}}
        problem(await guests[1].send("POST", f"/api/tables/{table}/do", talk), 403, "not-allowed")
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
        attack = Attack(url, tmp_path / "tichu.db")
        attack.table, attack.guests = await full_table(url, 4, {**QUICK, "house_rules": {"target": 1000}})
        path = f"/api/tables/{attack.table}/matches/1/record"
        host = attack.guests[0]
        problem(await host.send("GET", path), 404, "not-found")
        await host.do(attack.table, "start")
        await attack.play_on(lambda view: view.round.phase == "play" and sum(view.counts) < 40)
        problem(await host.send("GET", path), 404, "not-found")
        round_ = f"/api/tables/{attack.table}/matches/1/rounds/"
        for part in ("1", "1/positions/0"):
            problem(await host.send("GET", round_ + part), 404, "not-found")
        running = (await host.send("GET", f"/api/tables/{attack.table}/matches")).json()
        assert [(match["number"], match["result"]) for match in running] == [(1, None)]
        over = False

        def second(view: View) -> bool:
            nonlocal over
            over = over or view.round.phase == "grand"
            return over and view.round.phase == "play" and sum(view.counts) < 40

        await attack.play_on(second)
        spectator = await Guest.arrive(url)
        for asking in (host, spectator):
            answer = await asking.send("GET", path)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "application/x-ndjson"
            reading = read_record(answer.text)
            assert reading.problem is None and reading.record is not None
            assert [played.number for played in reading.record.rounds] == [1]
            assert all(proof.status == "proven" for proof in prove_all(reading))
            assert answer.text.count('"commitment"') == 1
            replay = await asking.send("GET", round_ + "1")
            assert (replay.status_code, replay.json()["rounds"]) == (200, 1)
            for shown, where in ((answer, path), (replay, round_ + "1")):
                assert shown.headers["cache-control"] == "private, no-cache"
                known = {**asking.headers, "If-None-Match": shown.headers["etag"]}
                assert (await send_request(url, "GET", where, known)).status_code == 304
                plain = await send_request(
                    url, "GET", where, {**asking.headers, "Accept-Encoding": "identity"}
                )
                assert plain.text == shown.text
            moment = (await asking.send("GET", round_ + "1/positions/30")).json()
            taken = replay.json()["steps"][30]
            assert moment["taken"] == {key: taken[key] for key in ("seat", "action")}
            for part in ("2", "2/positions/0"):
                problem(await asking.send("GET", round_ + part), 404, "not-found")
        salt, deal = _running_deal(tmp_path / "tichu.db", attack.table)
        assert salt not in answer.text and deal not in answer.text
        for path in ("/api/tables/{}", "/api/tables/{}/matches", "/api/me/tables", "/api/me/matches"):
            text = (await host.send("GET", path.format(attack.table))).text
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


def test_a_history_says_what_became_of_an_unfinished_match(server: RunningServer) -> None:
    async def play() -> None:
        host, guest = await Guest.arrive(server.url), await Guest.arrive(server.url)
        alone = await host.make_table(QUICK, fill="random", start=True)
        table = await host.make_table(QUICK)

        async def do(who: Guest, at: str, **command: object) -> None:
            assert (await who.send("POST", f"/api/tables/{at}/do", {"do": command})).status_code == 204

        async def fates(who: Guest) -> list[str | None]:
            history = (await who.send("GET", "/api/me/matches")).json()
            return [match["fate"] for match in history]

        await do(guest, table, type="sit")
        await do(host, table, type="start", fill="random")
        assert await fates(host) == ["playing", "playing"]
        await do(host, alone, type="leave")  # only bots are left
        await do(guest, table, type="leave")
        assert await fates(host) == ["playing", "over"]
        assert await fates(guest) == ["left"]
        newcomer = await Guest.arrive(server.url)
        await do(newcomer, table, type="sit")
        assert await fates(guest) == ["taken"]

    asyncio.run(play())


def test_histories(server: RunningServer) -> None:
    async def play() -> None:
        guest = await Guest.arrive(server.url)
        table = await guest.make_table({**QUICK, "house_rules": {"rounds": 1}}, fill="random", start=True)
        await asyncio.wait_for(TablePlayer(guest, table).play(), 60)
        history = (await guest.send("GET", "/api/me/matches")).json()
        assert [(match["table"], match["number"]) for match in history] == [(table, 1)]
        assert history[0]["finished_at"] and history[0]["result"]["winners"]
        assert [seat["bot"] for seat in history[0]["seats"]] == [None, "random", "random", "random"]
        before = history[0]["started_at"] - 1
        assert (await guest.send("GET", f"/api/me/matches?before={before}")).json() == []
        there = (await guest.send("GET", f"/api/tables/{table}/matches")).json()
        assert {**there[0], "rated": None} == {**history[0], "rated": None}
        record = await guest.send("GET", f"/api/tables/{table}/matches/1/record")
        assert record.headers["content-disposition"] == 'attachment; filename="tichu-1.jsonl"'
        problem(await guest.send("GET", f"/api/tables/{table}/matches/2/record"), 404, "not-found")

    asyncio.run(play())
