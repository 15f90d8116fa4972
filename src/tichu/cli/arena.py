"""``tichu arena``: duels and ladders between bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as RichProgress
from rich.table import Table
from rich.text import Text

from tichu.arena import DuelReport, LadderReport, Progress, duel, ladder
from tichu.arena.contest import BotSource
from tichu.arena.ladder_page import (
    CONFIDENCE_SIGMAS,
    require_matplotlib,
    signed,
    title_of,
    unit_of,
    write_ladder,
)
from tichu.arena.runner import Watcher
from tichu.arena.tally import BotTally, share
from tichu.bots.importing import import_bot, is_import
from tichu.bots.registry import names
from tichu.cli import common
from tichu.records.jobs import processors
from tichu.tui.phrases import QUIET

DUEL_PAIRS = 1000
LADDER_PAIRS = 200


def _complete_bot(incomplete: str) -> list[str]:
    return [name for name in names() if name.startswith(incomplete)]


Bot = Annotated[
    str | None,
    typer.Argument(
        help="A bot: see [bold]tichu bots[/], or module:attribute or cmd:PROGRAM for your own.",
        autocompletion=_complete_bot,
        show_default=False,
    ),
]
Variant = Annotated[
    str,
    typer.Option(
        "--variant",
        "-v",
        help="The game: see [bold]tichu variants[/].",
        autocompletion=common.complete_variant,
    ),
]
Pairs = Annotated[
    int | None,
    typer.Option(
        "--pairs",
        "-p",
        min=1,
        help=f"Number of deals, each played twice. [dim]\\[{DUEL_PAIRS}; on a ladder {LADDER_PAIRS}][/]",
        show_default=False,
    ),
]
Seed = Annotated[int, typer.Option("--seed", "-s", help="The same seed gives the same result.")]
Ray = Annotated[bool, typer.Option("--ray", help="Use the running Ray cluster, or start a local one.")]
Ladder = Annotated[bool, typer.Option("--ladder", help="All bots against each other, with ratings.")]
Bots = Annotated[
    str | None,
    typer.Option("--bots", help="For a ladder: only these bots, separated by commas.", show_default=False),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        file_okay=False,
        help="For a ladder: the folder for ladder.md and ladder.svg.",
        show_default=False,
    ),
]
Save = Annotated[
    Path | None,
    typer.Option(
        "--save",
        file_okay=False,
        metavar="FOLDER",
        help="Write all rounds as tables (Parquet) to this folder, like [bold]tichu export[/].",
        show_default=False,
    ),
]


def arena(
    a: Bot = None,
    b: Bot = None,
    variant: Variant = "nanjing",
    edition: common.Edition = None,
    players: common.Players = None,
    house: common.HouseRules = None,
    pairs: Pairs = None,
    seed: Seed = 1,
    jobs: common.Jobs = None,
    as_json: common.AsJson = False,
    ray: Ray = False,
    all_bots: Ladder = False,
    bots: Bots = None,
    out: Out = None,
    save: Save = None,
) -> None:
    """Compare two bots over duplicate deals: which is stronger, and how certain that is.

    Every deal is played twice with the bots' seats swapped, so that both hold the same cards. Ctrl-C stops
    and reports what has been played.
    """
    options: dict[str, Any] = {
        "variant": variant,
        "edition": edition,
        "seed": seed,
        "jobs": jobs or processors(),
        "ray": ray,
        "partial": True,
        "save": save,
        **common.house_rules(house, players=players),
    }
    if all_bots:
        if a is not None:
            raise typer.BadParameter("name the bots of a ladder with --bots", param_hint="A")
        _run_ladder(bots, out, as_json, options | {"pairs": pairs or LADDER_PAIRS})
        return
    if a is None or b is None:
        raise typer.BadParameter("name two bots, or use --ladder", param_hint="A B")
    if bots is not None or out is not None:
        raise typer.BadParameter("--bots and --out need --ladder")
    _run_duel(a, b, as_json, options | {"pairs": pairs or DUEL_PAIRS})


def _source(name: str) -> BotSource:
    """Return a bot of the arena; ``module:attribute`` is imported."""
    return import_bot(name) if is_import(name) else name


def _run_duel(a: str, b: str, as_json: bool, options: dict[str, Any]) -> None:
    with _bar(f"{a} – {b}") as progress, _interruptible():
        report = duel(_source(a), _source(b), progress=progress, **options)
    if as_json:
        common.print_json(report.to_json())
    else:
        _print_duel(common.out(), report)
    _fail_if_interrupted(report.interrupted, report.pairs, report.pairs_asked)
    _fail_if_mostly_faults([report])


def _run_ladder(bots: str | None, out: Path | None, as_json: bool, options: dict[str, Any]) -> None:
    chosen = None if bots is None else [name.strip() for name in bots.split(",") if name.strip()]
    sources = None if chosen is None else [_source(name) for name in chosen]
    if out is not None:
        require_matplotlib()
    with _bar("ladder") as progress, _interruptible():
        report = ladder(sources, progress=progress, **options)
    if as_json:
        common.print_json(report.to_json())
    else:
        _print_ladder(common.out(), report)
    if out is not None:
        for path in write_ladder(report, out):
            common.err().print(f"written: {path}", soft_wrap=True)
    played = min(one.pairs for one in report.duels)
    _fail_if_interrupted(report.interrupted, played, report.pairs_asked)
    _fail_if_mostly_faults(report.duels)


# -- while it runs -------------------------------------------------------------------------------------------


@contextmanager
def _bar(title: str) -> Iterator[Watcher | None]:
    """Show a progress bar with the lead so far on stderr, if that is a terminal."""
    console = common.err()
    if not console.is_terminal:
        yield None
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(complete_style="green", finished_style="green"),
        MofNCompleteColumn(),
        TextColumn("{task.fields[lead]}"),
        TimeRemainingColumn(),
    )
    with RichProgress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=None, lead="")

        def show(progress: Progress) -> None:
            lead = f"{progress.mean:+.1f}" if title != "ladder" else ""
            bar.update(task, completed=progress.done, total=progress.total, lead=lead)

        yield show


@contextmanager
def _interruptible() -> Iterator[None]:
    """Fail on Ctrl-C, which is raised here only if nothing has been played."""
    try:
        yield
    except KeyboardInterrupt:
        common.fail("stopped before a pair was finished", common.INTERRUPTED)


def _fail_if_interrupted(interrupted: bool, played: int, asked: int) -> None:
    if interrupted:
        common.fail(f"stopped after {played} of {asked} pairs; the report covers these", common.INTERRUPTED)


def _fail_if_mostly_faults(duels: Sequence[DuelReport]) -> None:
    """Fail if the answers of a bot were mostly replaced: then the result is not that of the bot."""
    broken = {
        name: tally
        for played in duels
        for name, tally in zip(played.names, played.tallies, strict=True)
        if tally.mostly_faults
    }
    for name, tally in broken.items():
        common.print_error(
            f"{name} gave no usable answer to {tally.illegal} of {tally.decisions} questions; "
            "the result does not show how well it plays"
        )
    if broken:
        raise typer.Exit(1)


# -- reports -------------------------------------------------------------------------------------------------


def _print_duel(console: Console, report: DuelReport) -> None:
    a, b = report.names
    game = report.game
    about = f"{game.variant.title}, {game.edition}, {game.settings.players} players"
    played = f"{report.pairs} pairs, {len(report.rounds)} rounds, seed {report.contest.seed}"
    console.print(Text(f"{a} against {b}", "bold"))
    console.print(Text(f"{about}; {played}", QUIET))
    console.print(_verdict(report))
    console.print(_figures(report))
    for name, tally in zip(report.names, report.tallies, strict=True):
        for message, pair in tally.examples.items():
            console.print(Text(f"{name}, pair {pair}: {message}", "red"))
        if tally.traceback:
            console.print(
                Text(f"\nThe first error of {name}:\n{tally.traceback.rstrip()}", QUIET), soft_wrap=True
            )


def _verdict(report: DuelReport) -> Text:
    a, b = report.names
    unit = "points" if report.teams else "place points"
    lead = report.difference
    text = Text(f"{signed(lead)} {unit} a round for {a}", "bold")
    if lead.sd is not None:
        text.append(f"\n95 % confidence; standard deviation of a pair {lead.sd:.0f}", QUIET)
        text.append(f", of a round {report.single.sd:.0f}", QUIET)
    if lead.decided:
        text.append(f"\n{a if lead.mean > 0 else b} is stronger.")
    else:
        text.append("\nThe difference is not significant.")
        if report.pairs_to_decide is not None:
            text.append(f" If the lead is real, about {report.pairs_to_decide} pairs would show it.")
    if report.match is not None:
        match, settings = report.match, _match_length(report)
        between = "" if match.low is None else f" ({_percent(match.low)} to {_percent(match.high)})"
        text.append(f"\n{a} would win {_percent(match.win)} of the matches{between}, {settings}.")
    if report.ahead is not None:
        text.append(f"\nA player of {a} goes out before one of {b} in {_percent(report.ahead)} of cases.")
    return text


def _match_length(report: DuelReport) -> str:
    """Describe the length of a match."""
    settings = report.game.settings
    rounds = "" if report.match is None else f"{report.match.rounds:.1f} rounds each"
    return rounds if settings.target is None else f"to {settings.target}, {rounds}"


def _figures(report: DuelReport) -> Table:
    table = common.new_table()
    table.add_column("")
    for name in report.names:
        table.add_column(name, justify="right")
    both = report.tallies

    def row(title: str, *cells: str) -> None:
        table.add_row(title, *cells)

    if report.teams:
        row("points a round", *(f"{tally.score / tally.rounds:.1f}" for tally in both))
        row("Tichu called, a hand", *(_percent(share(tally.tichu_called, tally.hands)) for tally in both))
        row("  made", *(_percent(share(tally.tichu_made, tally.tichu_called)) for tally in both))
        row(
            "Grand called, a hand",
            *(_percent(share(tally.grand_called, tally.grand_asked)) for tally in both),
        )
        row("  made", *(_percent(share(tally.grand_made, tally.grand_called)) for tally in both))
        row("double victories", *(_percent(share(tally.victories, tally.rounds)) for tally in both))
    else:
        row("place points a round", *(f"{tally.score / tally.rounds:.1f}" for tally in both))
        row("mean place", *(f"{tally.mean_place or 0:.2f}" for tally in both))
    row("decisions", *(str(tally.decisions) for tally in both))
    row("processor time for one", *(_milliseconds(tally, "mean_ms") for tally in both))
    row("  slowest", *(_milliseconds(tally, "slowest_ms") for tally in both))
    row("  by the clock", *(_milliseconds(tally, "mean_wall_ms") for tally in both))
    row("illegal, replaced", *(_faults(tally) for tally in both))
    return table


def _print_ladder(console: Console, report: LadderReport) -> None:
    pairs = min(one.pairs for one in report.duels)
    console.print(
        Text.assemble(
            (f"Ladder: {title_of(report)}", "bold"),
            (f"   {pairs} pairs each, seed {report.duels[0].contest.seed}", QUIET),
        )
    )
    console.print(_standings_table(report))
    console.print(_duels_table(report))


def _standings_table(report: LadderReport) -> Table:
    table = common.new_table()
    lead = f"lead, {unit_of(report)} a round"
    for title in ("", "bot", "rating", lead, "pairs won", "drawn", "lost", "illegal"):
        table.add_column(title, justify="left" if title == "bot" else "right")
    for place, one in enumerate(report.standings, 1):
        illegal = sum(
            tally.illegal
            for met in report.duels
            for name, tally in zip(met.names, met.tallies, strict=True)
            if name == one.name
        )
        rating = f"{one.rating:.1f} ± {CONFIDENCE_SIGMAS * one.sigma:.1f}"
        results = map(str, (one.won, one.drawn, one.lost, illegal))
        table.add_row(str(place), one.name, rating, signed(one.lead), *results)
    return table


def _duels_table(report: LadderReport) -> Table:
    table = common.new_table()
    for title in ("", "", f"{unit_of(report)} a round", "matches won"):
        table.add_column(title, justify="right" if title else "left")
    for played in report.duels:
        match = "" if played.match is None else _percent(played.match.win)
        table.add_row(played.names[0], f"– {played.names[1]}", signed(played.difference), match)
    return table


def _percent(part: float | None) -> str:
    return "–" if part is None else f"{100 * part:.1f} %"


def _milliseconds(tally: BotTally, key: str) -> str:
    value = tally.timing()[key]
    return "–" if value is None else f"{value:.2f} ms"


def _faults(tally: BotTally) -> str:
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(tally.faults.items()))
    return f"{tally.illegal} ({kinds})" if kinds else "0"
