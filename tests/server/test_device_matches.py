"""Matches played on a device: replayed by the rules before they are stored, or refused."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from functools import cache
from typing import Any

import httpx
import pytest

from tests.local.player import LocalPlayer
from tests.server.running import RunningServer
from tichu.local.bridge import PLAYER
from tichu.local.log import LogEntry
from tichu.local.matches import match_record
from tichu.local.upload import MAX_LOG_BYTES, match_log, pack_match
from tichu.records import read_record, replay
from tichu.server.device_matches import DeviceOwner, check_match, device_table
from tichu.table.errors import Refused
from tichu.table.options import TableOptions

OWNER = DeviceOwner("p1", "Ann")
NOW = 1_700_000_100.0
GAME = "0123456789ab"


@cache
def played() -> list[LogEntry]:
    """The log of two matches of one round on a device."""
    rules = {"rounds": 1, "target": None}
    player = LocalPlayer(TableOptions(house_rules=rules, clock=None, bot_pace=0, bomb_window=0))
    player.play()
    player.send("do", {"do": {"type": "rematch"}})
    player.play()
    text = json.dumps(player.log).replace('"me"', json.dumps(PLAYER))
    log: list[LogEntry] = json.loads(text)
    return log


def packed(log: list[LogEntry]) -> str:
    return base64.b64encode(zlib.compress(json.dumps(log).encode())).decode()


def test_a_match_is_stored_with_its_rows() -> None:
    checked = check_match(pack_match(played(), 2), "t", OWNER, NOW)

    row, match = checked.entry.row, checked.entry.match
    assert row is not None and match is not None and match.result is not None
    assert (row.status, row.public, row.host, row.summary["people"]) == ("closed", False, "p1", ["p1"])
    assert match.result["device"] and not match.result["to_rate"] and not match.rated
    assert [seat.player for seat in match.seats] == ["p1", None, None, None]
    assert match.seats[0].name == "Ann"
    assert [round_.number for round_ in checked.rounds] == [1]
    assert [event.seq for event in checked.entry.events] == list(range(1, len(checked.entry.events) + 1))


Change = Callable[[list[LogEntry]], object]


def first(log: list[LogEntry], kind: str, **data: Any) -> LogEntry:
    """The first event of a kind with this data."""
    return next(entry for entry in log if entry["kind"] == kind and data.items() <= entry["data"].items())


CHANGES: dict[str, Change] = {
    "nothing": lambda log: log.clear(),
    "not over": lambda log: log.pop(),
    "an action is missing": lambda log: log.remove(first(log, "acted", by="bot")),
    "another action": lambda log: first(log, "acted", seat=0)["data"].update(
        action={"type": "play", "cards": "Dr"}
    ),
    "another seat": lambda log: first(log, "acted", seat=0)["data"].update(seat=1),
    "another decider": lambda log: first(log, "acted", by="bot")["data"].update(by="player"),
    "other cards": lambda log: first(log, "dealt")["data"]["deal"]["hands"].reverse(),
    "another salt": lambda log: first(log, "dealt")["data"].update(salt="0" * 64),
    "another person": lambda log: first(log, "sat", place=0)["data"].update(player="p2"),
    "another bot": lambda log: first(log, "sat", place=1)["data"].update(bot="shark"),
    "another name": lambda log: first(log, "sat", place=1)["data"].update(name="Rude"),
    "no time": lambda log: log[3].update(at=float("nan")),
    "a time of long ago": lambda log: log[3].update(at=1.0),
    "a chat": lambda log: log.insert(6, {**log[5], "kind": "chat", "data": {"text": "x"}}),
    "a boolean": lambda log: log[2].update(data=True),
    "a tournament": lambda log: log[0]["data"].update(arrangement={"tournament": "x"}),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_not_possible_is_refused(change: str) -> None:
    log = json.loads(json.dumps(match_log(played(), 1)))
    CHANGES[change](log)
    for seq, entry in enumerate(log, 1):
        entry["seq"] = seq

    with pytest.raises(Refused) as refusal:
        check_match(packed(log), "t", OWNER, NOW)

    assert refusal.value.code == "bad-device-game"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "?",
        base64.b64encode(b"no").decode(),
        packed([]),
        base64.b64encode(zlib.compress(b'{"a":1}')).decode(),
        base64.b64encode(zlib.compress(b" " * (MAX_LOG_BYTES + 1))).decode(),
        base64.b64encode(zlib.compress(b"[" * 100_000)).decode(),
    ],
)
def test_what_is_not_a_log_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        check_match(text, "t", OWNER, NOW)


def test_a_match_is_added_to_the_history_once(server: RunningServer) -> None:
    body = {"game": GAME, "match": 1, "log": pack_match(played(), 1)}
    with httpx.Client(base_url=server.url, timeout=30, verify=False) as visitor:
        me = visitor.get("/api/me").json()["id"]
        first_answer, second = (visitor.post("/api/me/device-matches", json=body) for _ in range(2))
        assert first_answer.status_code == second.status_code == 201
        table = first_answer.json()["table"]
        assert first_answer.json() == second.json() == {"table": device_table(me, GAME, 1), "number": 1}

        [match] = visitor.get("/api/me/matches").json()
        assert (match["table"], match["rated"], match["result"]["device"]) == (table, False, True)
        text = visitor.get(f"/api/tables/{table}/matches/1/record").text
        record = read_record(text).sound()
        assert replay(record).scores == replay(read_record(match_record(played(), 1)).sound()).scores
        assert visitor.get(f"/api/tables/{table}/matches/1/rounds/1").json()["rounds"] == 1
        bad = visitor.post("/api/me/device-matches", json={**body, "match": 3, "log": packed([])})
        assert (bad.status_code, bad.json()["code"]) == (422, "bad-device-game")
