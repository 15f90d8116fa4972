"""The protocol without a network: versions, resending, held actions."""

from __future__ import annotations

from typing import Any

from tichu.client.frames import Frame
from tichu.client.session import Reply, Session, StateChanged
from tichu.core.actions import Pass


def snapshot(version: int, **table: Any) -> Frame:
    data: dict[str, Any] = {
        "you": {"player": "ann", "place": 0},
        "table": {"status": "open", "host": "ann", **table},
        "round": None,
        "aid": None,
        "chat": [],
        "live": {"ready": []},
    }
    return {"t": "snapshot", "v": version, "d": data}


def delta(version: int, **data: Any) -> Frame:
    return {"t": "delta", "v": version, "d": data}


def reply(kind: str, request: str, version: int = 5, **data: Any) -> Frame:
    return {"t": kind, "v": version, "d": {"id": request, **data}}


def synced(version: int = 5) -> Session:
    """A session that was shown this version."""
    session = Session()
    session.receive(snapshot(version))
    return session


def test_deltas_are_merged_key_by_key() -> None:
    session = synced()

    session.receive(delta(6, table={"status": "running"}, round={"phase": "grand", "turn": None}))
    session.receive(delta(7, round={"turn": 2}, aid={"can": {}}, live={"ready": ["ann"]}))

    mirror = session.mirror
    assert (mirror.version, mirror.table["host"], mirror.status) == (7, "ann", "running")
    assert (mirror.round, mirror.aid) == ({"phase": "grand", "turn": 2}, {"can": {}})
    assert mirror.live == {"ready": ["ann"]}


def test_new_match_forgets_the_old_round() -> None:
    session = synced()
    session.receive(delta(6, round={"phase": "over"}, aid={"can": {}}))

    session.receive(delta(7, event={"type": "started"}))

    assert session.mirror.round is None
    assert session.mirror.aid is None


def test_update_tells_the_event() -> None:
    event = {"type": "sat", "place": 2}

    received = synced().receive(delta(6, event=event))

    assert received.news == StateChanged("delta", 6, event)


def test_gap_is_not_applied_and_asks_once_for_what_is_missing() -> None:
    session = synced()

    first, second = session.receive(delta(8)), session.receive(delta(9))

    assert first.send == [{"t": "resume", "d": {"v": 5}}]
    assert first.news is None
    assert second.send == []
    assert session.mirror.version == 5


def test_missing_versions_close_the_gap() -> None:
    session = synced()
    session.receive(delta(8))

    for version in (6, 7, 8):
        session.receive(delta(version))

    assert session.mirror.version == 8
    assert session.receive(delta(10)).send == [{"t": "resume", "d": {"v": 8}}]


def test_known_version_is_ignored() -> None:
    session = synced()

    received = session.receive(delta(5, table={"status": "closed"}))

    assert (received.send, received.news) == ([], None)
    assert session.mirror.status == "open"


def test_action_carries_the_version_it_was_decided_on() -> None:
    frame = synced(17).act(Pass(), seat=2)

    assert (frame["v"], frame["d"]["seat"]) == (17, 2)


def test_action_that_took_time_carries_the_earlier_version() -> None:
    frame = synced(17).act(Pass(), seen=12)

    assert frame["v"] == 12


def test_every_request_has_its_own_id() -> None:
    one, other = Session(), Session()

    ids = [session.do({"type": "ready"})["d"]["id"] for session in (one, one, other, other)]

    assert len(set(ids)) == 4


def test_unanswered_requests_are_sent_again_on_the_next_connection_with_the_same_ids() -> None:
    session = synced()
    answered, waiting = session.act(Pass()), session.do({"type": "ready"})
    session.receive(reply("ack", answered["d"]["id"]))

    session.disconnected()
    received = session.receive({"t": "live", "v": 5, "d": {}})

    assert received.send == [waiting]


def test_snapshot_that_nobody_asked_for_sends_unanswered_requests_again() -> None:
    """The table has moved to another process."""
    session = synced()
    waiting = session.act(Pass())

    assert session.receive(delta(6)).send == []
    assert session.receive(snapshot(7)).send == [waiting]


def test_table_that_moves_is_asked_again_in_a_moment() -> None:
    session = synced()
    waiting = session.act(Pass())

    received = session.receive(reply("error", waiting["d"]["id"], code="moving", message="wait"))

    assert received.send_later == waiting
    assert received.news is None
    assert list(session.open.values()) == [waiting]


def test_held_action_stays_open_until_it_is_answered() -> None:
    session = synced()
    name = session.act(Pass())["d"]["id"]

    session.receive(reply("held", name))
    assert name in session.open
    received = session.receive(reply("error", name, code="overtaken", message="a bomb came first"))

    assert isinstance(received.news, Reply)
    assert received.news.after_held
    assert not session.open


def test_forgotten_request_is_not_sent_again() -> None:
    session = synced()
    session.forget(session.act(Pass())["d"]["id"])

    assert session.receive(snapshot(9)).send == []
