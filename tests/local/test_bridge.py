"""The bridge to the web client: text in, text out."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.local.player import LocalPlayer, providers
from tests.local.test_table import options_of
from tichu.local.bridge import LocalBridge

REQUEST = {"id": "here", "name": "Ann", "options": {"clock": None, "bot_pace": 0}, "fill": "greedy"}


def _created(bridge: LocalBridge, **changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(bridge.create(json.dumps({**REQUEST, **changes}), 1.0))
    return found


def test_a_new_table_is_shown_at_once() -> None:
    created = _created(LocalBridge(providers(1)))

    kinds = [json.loads(frame)["t"] for frame in created["frames"]]
    assert kinds == ["welcome", "snapshot"]
    assert created["entries"][0]["kind"] == "created"
    assert created["summary"]["variant"] == "nanjing"


def test_a_table_is_loaded_from_its_entries() -> None:
    created = _created(LocalBridge(providers(1)))
    other = LocalBridge(providers(2))

    loaded = json.loads(
        other.load(json.dumps({"id": "here", "name": "Ann", "entries": created["entries"]}), 5)
    )

    snapshots = [json.loads(each["frames"][-1])["d"]["round"]["hands"] for each in (created, loaded)]
    assert snapshots[0] == snapshots[1]
    assert json.loads(other.receive('{"t":"ping"}', 6.0))["frames"] == [
        f'{{"t":"pong","v":{loaded["version"]},"d":{{}}}}'
    ]


def test_a_stored_log_is_read_without_playing_on() -> None:
    player = LocalPlayer(options_of("nanjing"))
    player.play(lambda each: len(each.mirror.table["history"]) == 1)
    bridge = LocalBridge(providers(1))

    bridge.read(json.dumps(player.log))

    assert json.loads(bridge.replay(1, 1))["replay"]["round"] == 1
    assert json.loads(bridge.record(1))["record"].startswith("{")
    with pytest.raises(RuntimeError, match="no table is open"):
        bridge.wake(1.0)


def test_bad_requests_are_refused_and_change_nothing() -> None:
    bridge = LocalBridge(providers(1))
    _created(bridge)

    assert _created(bridge, fill="shark")["error"]["code"] == "unknown-bot"
    assert _created(bridge, name="")["error"]["code"] == "malformed"
    assert _created(bridge, options={"variant": "poker"})["error"]["code"] == "unknown-variant"
    assert _created(bridge, options={"clock": "soon"})["error"]["code"] == "malformed"
    assert (
        json.loads(bridge.load('{"id":"x","name":"Ann","entries":[]}', 2))["error"]["code"] == "damaged-table"
    )
    assert json.loads(bridge.record(1))["error"]["code"] == "not-found"
    assert json.loads(bridge.connect(3.0))["frames"]
