"""Two bots against each other."""

from __future__ import annotations

from typing import Any

from tichu.arena.contest import BotSource, Contest, build
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
    **house_rules: Any,
) -> DuelReport:
    """Play duplicate deals between two bots and estimate which is better, with a confidence interval.

    Each of the ``pairs`` is one deal played twice, with the seats of the bots swapped. The result depends on
    the seed, not on ``jobs`` or ``ray``. When a bot fails, a legal action is made for it and the fault is
    counted. With ``partial``, Ctrl-C ends the duel early and the report says so.
    """
    contest = contest_of(a, b, variant, edition, players, seed, house_rules)
    results, interrupted = run([contest], pairs, jobs=jobs, ray=ray, progress=progress, partial=partial)
    return DuelReport.of(contest, pairs, results[0], interrupted)


def contest_of(
    a: BotSource,
    b: BotSource,
    variant: str,
    edition: str | None,
    players: int | None,
    seed: int,
    house_rules: dict[str, Any],
) -> Contest:
    """Create a contest; raises an error if the game or a bot does not exist."""
    if players is not None:
        house_rules = house_rules | {"players": players}
    contest = Contest(a, b, variant, edition, tuple(sorted(house_rules.items())), seed)
    contest.game  # noqa: B018  (raises if there is no such game)
    for source in dict.fromkeys((a, b)):
        bot = build(source, 0)  # raises if there is no such bot
        close = getattr(bot, "close", None)
        if callable(close):
            close()
    return contest
