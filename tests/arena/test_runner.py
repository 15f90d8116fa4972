from __future__ import annotations

import os
import re
import signal
import subprocess
import sys

import pytest

from tests.arena.support import Cheating, Deadly, Quiet, unmakeable, without_timing
from tests.support import THOROUGH
from tichu.arena import ArenaError, Progress, duel
from tichu.arena.runner import Watcher, _tasks


@pytest.mark.parametrize("variant", ["trichu", "hierarchie"] if THOROUGH else ["trichu"])
def test_the_result_does_not_depend_on_the_number_of_jobs(variant: str) -> None:
    alone = duel("random", Cheating, variant=variant, pairs=9, seed=5)
    together = duel("random", Cheating, variant=variant, pairs=9, seed=5, jobs=2)
    assert without_timing(alone) == without_timing(together)
    assert alone.values == together.values


def test_tasks_cover_all_pairs_once() -> None:
    for pairs in (1, 7, 100):
        for jobs in (1, 2, 5):
            tasks = _tasks(2, pairs, jobs)
            for contest in range(2):
                numbers = [
                    n for task in tasks if task.contest == contest for n in range(task.first, task.end)
                ]
                assert numbers == list(range(pairs))


def test_progress_is_reported() -> None:
    told: list[Progress] = []
    report = duel("random", Quiet, variant="trichu", pairs=3, progress=told.append)
    assert [progress.done for progress in told] == [1, 2, 3]
    assert {progress.total for progress in told} == {3}
    assert told[-1].mean == pytest.approx(report.mean)


# -- broken off ----------------------------------------------------------------------------------------------


def stop_after(pairs: int) -> Watcher:
    def watch(progress: Progress) -> None:
        if progress.done >= pairs:
            raise KeyboardInterrupt

    return watch


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_duel_is_the_same_as_a_shorter_one(jobs: int) -> None:
    report = duel(
        "random", Quiet, variant="trichu", pairs=400, jobs=jobs, partial=True, progress=stop_after(9)
    )
    assert report.interrupted and 1 <= report.pairs <= 9 * 2 and report.pairs_asked == 400
    shorter = duel("random", Quiet, variant="trichu", pairs=report.pairs)
    assert report.values == shorter.values
    assert [tally.to_json(True) for tally in report.tallies] == [
        tally.to_json(True) for tally in shorter.tallies
    ]


def test_interrupt_is_raised_unless_partial_results_are_wanted() -> None:
    with pytest.raises(KeyboardInterrupt):
        duel("random", Quiet, variant="trichu", pairs=4, progress=stop_after(2))


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
@pytest.mark.parametrize("jobs", ["1", "2"] if THOROUGH else ["2"])
def test_ctrl_c_ends_the_real_program_and_its_workers(jobs: str) -> None:
    words = ["arena", "random", "random", "--variant", "trichu", "--pairs", "50000", "--jobs", jobs]
    program = subprocess.Popen(
        [sys.executable, "-m", "tichu", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,  # nothing is read ahead, so `communicate` returns the rest
        start_new_session=True,
        env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": "100"},  # shows its progress
    )
    assert program.stderr is not None
    shown = b""
    try:
        while not re.search(rb"\b[1-9]\d*/50000", shown):
            part = program.stderr.read(4096)
            assert part, f"it has ended: {shown.decode()}"
            shown += part
        os.killpg(program.pid, signal.SIGINT)
        out, err = program.communicate(timeout=30)
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
    assert program.returncode == 130
    assert b"Traceback" not in shown + err
    assert b"stopped" in err
    # The report covers the pairs before the first missing one: with two jobs the first may be the slower.
    assert (b"random" in out) == (b"stopped after" in err)
    assert jobs == "2" or b"stopped after" in err


# -- workers that fail ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_failing_worker_is_reported(jobs: int) -> None:
    with pytest.raises(ArenaError, match=r"pair \d+ of unmakeable against quiet failed: .*network file"):
        duel(unmakeable, Quiet, variant="trichu", pairs=4, jobs=jobs)


def test_dying_worker_is_reported() -> None:
    with pytest.raises(ArenaError, match="a worker process ended"):
        duel(Deadly, Quiet, variant="trichu", pairs=4, jobs=2)


def test_a_bot_that_cannot_be_pickled_is_refused_with_jobs() -> None:
    with pytest.raises(ArenaError, match="by name or as a function of a module"):
        duel(lambda seed: Quiet(seed), "random", variant="trichu", pairs=4, jobs=2)
    assert duel(lambda seed: Quiet(seed), "random", variant="trichu", pairs=1).names[0] == "<lambda>"
