"""A pytest plugin that adds up the processor time of each test and of all processes it starts.

``make test-times`` uses it. Unlike the duration of a test, its processor time hardly depends on what else the
machine does. The time of a fixture belongs to the test for which it is set up or torn down. Linux only.
"""

from __future__ import annotations

import ctypes
import os
import time
from collections import defaultdict
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

LONGEST = 40
"""Number of files and of tests in the report."""
PR_SET_CHILD_SUBREAPER = 36
TICKS = os.sysconf("SC_CLK_TCK")
STARTED = pytest.StashKey[float]()
PROPERTY = "processor time"

_seconds: dict[str, float] = {}
_workers: list[float] = []
"""The time of each test process with everything: imports, collection, tests."""


def pytest_configure() -> None:
    """Keep servers that detach themselves, as PostgreSQL does, below this process."""
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    item.stash[STARTED] = processor_seconds()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    spent = processor_seconds() - item.stash.get(STARTED, processor_seconds())
    item.user_properties.append((PROPERTY, round(spent, 3)))


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    for name, spent in report.user_properties:
        if report.when == "teardown" and name == PROPERTY and isinstance(spent, float):
            _seconds[report.nodeid] = spent


def pytest_sessionfinish(session: pytest.Session) -> None:
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput[PROPERTY] = processor_seconds()


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    _workers.append(getattr(node, "workeroutput", {}).get(PROPERTY, 0.0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files: dict[str, float] = defaultdict(float)
    areas: dict[str, float] = defaultdict(float)
    for test, spent in _seconds.items():
        file = test.partition("::")[0]
        files[file] += spent
        areas["/".join(file.split("/")[:2])] += spent
    tests = sum(files.values())
    others = sum(_workers) - tests if _workers else 0.0
    terminalreporter.section(f"processor time: {tests:.0f} s in tests, {others:.0f} s in imports")
    for counted in (areas, files, _seconds):
        for name in sorted(counted, key=counted.__getitem__, reverse=True)[:LONGEST]:
            terminalreporter.write_line(f"{counted[name]:8.1f} s  {name}")
        terminalreporter.write_line("")


def processor_seconds() -> float:
    """The time that this process and its descendants have used, those included that have ended."""
    own = os.times()
    return time.process_time() + own.children_user + own.children_system + _below(os.getpid())


def _below(process: int) -> float:
    total = 0.0
    with suppress(OSError):  # it may end meanwhile
        for thread in Path(f"/proc/{process}/task").iterdir():
            for child in (thread / "children").read_text().split():
                total += _of(int(child)) + _below(int(child))
    return total


def _of(process: int) -> float:
    """The time of a process and of its children that have ended (fields 14 to 17, see proc_pid_stat(5))."""
    with suppress(OSError):
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICKS
    return 0.0
