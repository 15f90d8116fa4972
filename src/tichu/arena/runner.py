"""Runs many pairs: in this process, in several, or on a cluster, with the same results."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from tichu.arena.bot_pool import release_all
from tichu.arena.contest import ArenaError, Contest
from tichu.arena.pairs import PairResult, play_pair
from tichu.arena.saving import RoundSaver
from tichu.records import jobs as processes

MAX_CHUNK: Final = 8
"""Maximum pairs per task, so that progress is reported often and an interrupt loses little."""


class Task(NamedTuple):
    """A range of pairs of a contest, for one worker."""

    contest: int
    first: int
    end: int


class Progress(NamedTuple):
    """Progress of a run."""

    done: int
    total: int
    mean: float
    """Mean lead of the first bots so far, over all contests."""


Results: TypeAlias = Generator[tuple[Task, list[PairResult]], None, None]
Backend: TypeAlias = Callable[[Sequence[Contest], Sequence[Task], int], Results]
Watcher: TypeAlias = Callable[[Progress], None]


def run(
    contests: Sequence[Contest],
    pairs: int,
    *,
    jobs: int = 1,
    ray: bool = False,
    progress: Watcher | None = None,
    partial: bool = False,
    save: Path | None = None,
) -> tuple[list[list[PairResult]], bool]:
    """Play this many pairs of each contest; returns the results and whether the run was interrupted.

    With ``partial``, Ctrl-C ends the run early. The results then stop before the first missing pair, so that
    they are the same as those of a shorter run. With ``save``, the rounds are written to a folder of tables.
    """
    if pairs < 1:
        raise ArenaError("no-pairs", f"pairs must be at least 1, got {pairs}")
    if jobs < 1:
        raise ArenaError("no-jobs", f"jobs must be at least 1, got {jobs}")
    tasks = _tasks(len(contests), pairs, jobs)
    finished: list[dict[int, PairResult]] = [{} for _ in contests]
    interrupted = False
    try:
        with ExitStack() as stack:
            saver = None
            if save is not None:
                saver = stack.enter_context(RoundSaver(save, contests))
                contests = [replace(contest, save=True) for contest in contests]
            results = stack.enter_context(closing(_backend(jobs, ray, len(tasks))(contests, tasks, jobs)))
            done, total = 0, 0.0
            for task, played in results:
                for result in played:
                    if saver is not None:
                        saver.add(result.saved)
                    finished[task.contest][result.number] = result._replace(saved=())
                done += len(played)
                total += sum(result.value for result in played)
                if progress is not None:
                    progress(Progress(done, pairs * len(contests), total / done))
    except KeyboardInterrupt:
        if not partial or not any(0 in results for results in finished):
            raise
        interrupted = True
    return [_unbroken(results, pairs) for results in finished], interrupted


def play_task(contest: Contest, task: Task) -> list[PairResult]:
    """Play the pairs of a task."""
    return [play_pair(contest, number) for number in range(task.first, task.end)]


def _tasks(contests: int, pairs: int, jobs: int) -> list[Task]:
    """Split the work into tasks, alternating between the contests."""
    size = max(1, min(MAX_CHUNK, pairs // (4 * jobs)))
    return [
        Task(contest, first, min(first + size, pairs))
        for first in range(0, pairs, size)
        for contest in range(contests)
    ]


def _unbroken(results: dict[int, PairResult], pairs: int) -> list[PairResult]:
    end = next((number for number in range(pairs) if number not in results), pairs)
    return [results[number] for number in range(end)]


def _backend(jobs: int, ray: bool, tasks: int) -> Backend:
    if ray:
        from tichu.arena.cluster import on_cluster

        return on_cluster
    return in_processes if min(jobs, tasks) > 1 else in_turn


def in_turn(contests: Sequence[Contest], tasks: Sequence[Task], _: int) -> Results:
    """Play one pair after the other in this process."""
    try:
        for task in tasks:
            for number in range(task.first, task.end):
                yield task, [play_pair(contests[task.contest], number)]
    finally:
        release_all()


def in_processes(contests: Sequence[Contest], tasks: Sequence[Task], jobs: int) -> Results:
    """Play in several new processes at once."""
    for contest in contests:
        _check_picklable(contest)
    work = ((contests[task.contest], task) for task in tasks)
    with closing(processes.in_processes(_play, work, min(jobs, len(tasks)), release_all)) as results:
        try:
            for (_, task), played in results:
                yield task, played
        except processes.WorkerDied:
            raise ArenaError(
                "worker-died",
                "a worker process ended before it was done: perhaps a bot ended it, or memory ran out "
                "(a program that calls the arena with jobs needs `if __name__ == '__main__':`)",
            ) from None


def _play(work: tuple[Contest, Task]) -> list[PairResult]:
    return play_task(*work)


def _check_picklable(contest: Contest) -> None:
    try:
        pickle.dumps(contest)
    except Exception as trouble:
        raise ArenaError(
            "not-picklable",
            "with more than one job, give bots by name or as a function of a module, "
            f"so that other processes can create them ({trouble})",
        ) from None
