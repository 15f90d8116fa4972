"""A duplicate on a running server: nobody sees a board that others still play."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.behaviour.support import story
from tests.server.guests import Guest, TablePlayer, short_action
from tests.server.http_api.support import until_closed
from tests.server.running import RunningServer
from tichu.core.game import Game
from tichu.records import opens, prove_all, read_record
from tichu.records.deals import read_deal

SETTINGS = {"bomb_window": 0, "clock": None, "between_rounds": 0, "spectators": True}


class DuplicateEvening:
    """Four pairs at two tables, and somebody who only watches."""

    def __init__(self, guests: list[Guest], watcher: Guest, id: str) -> None:
        self.guests, self.watcher, self.id = guests, watcher, id

    @classmethod
    async def begin(cls, url: str) -> DuplicateEvening:
        """Register the pairs and pair the round."""
        guests = [await Guest.arrive(url) for _ in range(9)]
        host, watcher = guests[0], guests.pop()
        options = {"name": "Club night", "format": "duplicate", "boards": 1, "rounds": 1}
        made = await host.request("POST", "/api/tournaments", {"options": options, "settings": SETTINGS})
        evening = cls(guests, watcher, made["id"])
        for one, other in zip(guests[::2], guests[1::2], strict=True):
            await evening.do(one, "register")
            await evening.do(other, "join", code=(await evening.look(one))["me"]["code"])
        await evening.do(host, "pair")
        return evening

    async def do(self, guest: Guest, type: str, **fields: Any) -> None:
        await guest.request("POST", f"/api/tournaments/{self.id}/do", {"do": {"type": type, **fields}})

    async def look(self, guest: Guest) -> dict[str, Any]:
        found: dict[str, Any] = await guest.request("GET", f"/api/tournaments/{self.id}")
        return found

    async def tables(self) -> dict[str, list[Guest]]:
        """The people at each table, once all tables are open."""
        while True:
            found: dict[str, list[Guest]] = {}
            for guest in self.guests:
                table = (await self.look(guest))["me"]["table"]
                found.setdefault(table["table_id"], []).append(guest)
            exist = [await self.watcher.send("GET", f"/api/tables/{table}") for table in found if table]
            if len(found) == 2 and all(answer.status_code == 200 for answer in exist):
                return found
            await asyncio.sleep(0.05)

    async def play(self, table: str, people: list[Guest]) -> list[TablePlayer]:
        players = [TablePlayer(guest, table, choose=short_action) for guest in people]
        await asyncio.gather(*(player.play() for player in players))
        return players

    async def status(self, path: str, guest: Guest) -> tuple[int, str]:
        answer = await guest.send("GET", path)
        return answer.status_code, answer.json()["code"] if answer.status_code >= 400 else ""


@story
async def test_a_board_is_secret_until_the_last_table_has_finished_it(server: RunningServer) -> None:
    evening = await DuplicateEvening.begin(server.url)
    shown = await evening.look(evening.watcher)
    (commitment,) = shown["round_list"][0]["commitments"]
    (first, people), (second, others) = (await evening.tables()).items()

    players = await evening.play(first, people)
    for player in players:
        assert player.mirror.table["reveal"] is None
    record, replay = (f"/api/tables/{first}/matches/1/{part}" for part in ("record", "rounds/1"))
    for path in (record, replay, f"{replay}/review", f"{replay}/positions/3"):
        assert await evening.status(path, people[0]) == (403, "board-sealed")
        assert await evening.status(path, others[0]) == (403, "not-allowed")
    for table in (first, second):
        for guest in (evening.watcher, people[0] if table == second else others[0]):
            async with guest.connect(table) as line:
                await until_closed(line)
                assert line.close_code == 4403
    boards = f"/api/tournaments/{evening.id}/boards"
    assert await evening.watcher.request("GET", boards) == []
    assert (await evening.watcher.request("GET", f"/api/tables/{first}"))["scores"] is None
    log = await evening.watcher.request("GET", f"/api/tournaments/{evening.id}/log")
    assert first not in str(log) and not any({"games", "result"} & line["data"].keys() for line in log)

    await evening.play(second, others)
    while (await evening.look(evening.watcher))["status"] != "finished":
        await asyncio.sleep(0.05)
    (board,) = await evening.watcher.request("GET", boards)
    number, deal = read_deal(board["deal"], Game.of("nanjing"))
    assert opens(board["salt"], number, deal, commitment)
    assert len(board["lines"]) == 2
    while (await evening.status(record, people[0]))[0] != 200:
        await asyncio.sleep(0.05)
    reading = read_record((await people[0].send("GET", record)).text)
    assert reading.record is not None
    assert reading.record.rounds[0].deal.hands == deal.hands
    assert [proof.status for proof in prove_all(reading)] == ["proven"]


@story
async def test_an_unchanged_tournament_is_not_sent_again(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    body = {"options": {"name": "Cup", "format": "swiss"}, "settings": {"venue": "room", "listed": True}}
    id = (await host.request("POST", "/api/tournaments", body))["id"]
    path = f"/api/tournaments/{id}"

    first = await host.send("GET", path)
    host_headers = {**host.headers, "If-None-Match": first.headers["etag"]}
    async with httpx.AsyncClient(base_url=server.url, headers=host_headers) as client:
        assert (await client.get(path)).status_code == 304
        await host.request("POST", f"{path}/do", {"do": {"type": "add", "name": "Owls"}})
        again = await client.get(path)
    assert again.status_code == 200 and again.json()["entries"] == 1
    assert id in [card["id"] for card in await host.request("GET", "/api/tournaments")]
    assert id in [card["id"] for card in await host.request("GET", "/api/me/tournaments")]
    assert (await host.send("GET", f"{path}/results.csv")).text.splitlines()[1].startswith("1,1,Owls")
    assert (await host.request("GET", f"{path}/results.json"))["entrants"][0]["name"] == "Owls"
    log = await host.request("GET", f"{path}/log")
    assert [line["type"] for line in log] == ["created", "hosted", "registered", "entry"]


@story
async def test_a_tournament_whose_tables_could_not_exist_is_refused(server: RunningServer) -> None:
    host = await Guest.arrive(server.url)
    soloists = {"name": "Cup", "format": "individual", "variant": "trichu"}
    long = {"name": "Cup", "format": "swiss", "length": {"kind": "points", "amount": 20_000}}

    for options in (soloists, long):  # eight rounds are no multiple of three; a target has a limit
        body = {"options": options, "settings": {"venue": "screens"}}
        assert (await host.send("POST", "/api/tournaments", body)).status_code == 422
