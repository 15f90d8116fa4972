"""What an operator sees: the activity log as text and JSON, the dashboard, the health check of the image."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.guests import Guest
from tests.server.running import RunningServer
from tichu.server import activity_log
from tichu.server.metrics import Metrics
from tichu.server.structured_log import JsonFormatter

ROOT = Path(__file__).parents[2]
QUICK = {"bomb_window": 0, "bot_pace": 0, "between_rounds": 0, "house_rules": {"rounds": 1}}


def test_the_log_tells_what_happens_at_a_table_and_the_health_check_finds_the_port(tmp_path: Path) -> None:
    log = tmp_path / "server.log"

    async def live(url: str) -> str:
        guest = Guest(url)
        await guest.log_in("Ann")
        table = await guest.make_table(QUICK, fill="greedy")
        await guest.do(table, "close")
        return table

    with RunningServer(f"sqlite:///{tmp_path / 'tichu.db'}", log, log_format="json") as server:
        table = asyncio.run(asyncio.wait_for(live(server.url), 60))
        assert check_health(server.port) == 0
    assert check_health(server.port) != 0  # it has stopped

    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    told = [line["event"] for line in lines if line["logger"] == "tichu.activity"]
    assert told[0] == "server-started" and told[-1] == "server-stopped"
    assert [told.count(name) for name in ("table-opened", "seat-taken", "table-closed")] == [1, 4, 1]
    opened = next(line for line in lines if line.get("event") == "table-opened")
    assert opened["fields"]["game"] == "nanjing" and opened["level"] == "info"
    assert table not in log.read_text()


def check_health(port: int) -> int:
    """Run the health check of the image, for a server on this port."""
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", "")
    found = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", dockerfile, re.MULTILINE)
    assert found is not None
    _, *arguments = json.loads(found[1])
    env = {**os.environ, "TICHU_PORT": str(port)}
    done = subprocess.run([sys.executable, *arguments], env=env, capture_output=True, timeout=60, check=False)
    return done.returncode


def test_slow_decisions_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    activity_log.decision("shark", activity_log.SLOW_DECISION - 0.1)
    activity_log.decision("shark@1s", 3.21)

    assert [(line.levelname, line.message) for line in caplog.records] == [
        ("WARNING", "decision-slow bot=shark@1s seconds=3.2")
    ]


def test_a_traceback_is_part_of_one_json_line() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "x.py", 1, "failed: %s", ("why",), sys.exc_info())
    line = JsonFormatter().format(record)

    assert "\n" not in line
    assert json.loads(line)["message"] == "failed: why"
    assert "ValueError" in json.loads(line)["traceback"]


def test_the_dashboard_uses_every_metric_and_no_other() -> None:
    metrics = Metrics()
    metrics.traffic.events["acted"] = 1
    metrics.refused.labels(code="malformed").inc()
    families = text_string_to_metric_families(metrics.page().decode())
    exported = {sample.name for family in families for sample in family.samples}
    dashboard = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text(encoding="utf-8"))
    used = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"tichu_\w+", target["expr"])
    }

    assert used - exported == set()
    assert {name for name in exported if not name.endswith(("_created", "_sum", "_count"))} - used == set()
