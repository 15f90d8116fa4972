"""Two bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tichu.arena.contest import BotSource, Contest, rule_items
from tichu.arena.report import DuelReport
from tichu.arena.runner import Watcher, run


def duel(
    a: BotSource,
    b: BotSource,
    *,
    variant: str = "nanjing",
    edition: str | None = None,
    players: int | None = None,
    pairs: int = 1000,
    seed: int = 1,
    jobs: int = 1,
    ray: bool = False,
    progress: Watcher | None = None,
    partial: bool = False,
    save: Path | None = None,
    **house_rules: Any,
) -> DuelReport:
    """Play duplicate deals between two bots and estimate which is better, with a confidence interval.

    Each of the ``pairs`` is one deal played twice, with the seats of the bots swapped. The result depends on
    the seed, not on ``jobs`` or ``ray``. When a bot fails, a legal action is made for it and the fault is
    counted. With ``partial``, Ctrl-C ends the duel early and the report says so. With ``save``, the rounds
    are written to this folder as tables.
    """
    contest = Contest(a, b, variant, edition, rule_items(players, house_rules), seed)
    contest.check()
    results, interrupted = run(
        [contest], pairs, jobs=jobs, ray=ray, progress=progress, partial=partial, save=save
    )
    return DuelReport.of(contest, pairs, results[0], interrupted)
