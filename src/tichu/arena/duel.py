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
    """Play duplicate deals between two bots and say which is better, and how sure that is.

    Each of the ``pairs`` is one deal played twice, with the bots' seats swapped. The same seed gives the same
    result whatever ``jobs`` and ``ray`` say. A bot that fails costs its own side: a legal action is made for
    it, and it is counted. With ``partial``, Ctrl-C ends it early and the report says so.
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
    """The contest, or an error that says why there can be none."""
    if players is not None:
        house_rules = house_rules | {"players": players}
    contest = Contest(a, b, variant, edition, tuple(sorted(house_rules.items())), seed)
    contest.game  # noqa: B018  (an unknown game is refused here)
    for source in dict.fromkeys((a, b)):
        bot = build(source, 0)  # and so is an unknown bot
        close = getattr(bot, "close", None)
        if callable(close):
            close()
    return contest
