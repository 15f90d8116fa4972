"""Many frames nobody should send: each is answered, and nothing else happens."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.bad_frames.campaign import attack_server
from tests.server.bad_frames.mixture import MAKERS, RUDE
from tests.server.running import RunningServer, log_is_clean

FRAMES = 1200


def test_bad_frames_are_answered_and_disturb_nobody(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    database = tmp_path / "tichu.db"
    with RunningServer(f"sqlite:///{database}", log) as server:
        report = asyncio.run(attack_server(server.url, database, FRAMES))
        assert server.answers()
    log_is_clean(log)
    assert report.frames >= FRAMES
    assert len(report.sent) >= len(MAKERS) + len(RUDE)
    assert len(report.by) == 6
    assert set(report.hang_ups) >= {1002, 1007, 1009}
