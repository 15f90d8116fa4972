"""The ladder as a Markdown page with tables, and as a plot."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from tichu.arena.ladder import LadderReport
from tichu.arena.stats import Interval
from tichu.core.extras import explain_missing

PAPER: Final = "#f6f0e2"
INK: Final = "#1d1b18"
QUIET: Final = "#8b8372"
JADE: Final = "#1f7a4d"
BRASS: Final = "#c9a24a"

CONFIDENCE_SIGMAS: Final = 1.96


def write_ladder(report: LadderReport, folder: Path) -> list[Path]:
    """Write ``ladder.md`` and ``ladder.svg`` into a folder; returns the paths."""
    folder.mkdir(parents=True, exist_ok=True)
    page, plot = folder / "ladder.md", folder / "ladder.svg"
    draw(report, plot)
    page.write_text(markdown(report, plot.name), encoding="utf-8")
    return [page, plot]


def require_matplotlib() -> Any:
    """Return the figure class of matplotlib, or raise an error that says what to install."""
    with explain_missing():
        from matplotlib.figure import Figure
    return Figure


def unit_of(report: LadderReport) -> str:
    """Unit of a lead."""
    return "points" if report.duels[0].teams else "place points"


def title_of(report: LadderReport) -> str:
    """Title: the game, its rule book and the number of players."""
    game = report.duels[0].game
    return f"{game.variant.title}, {game.edition}, {game.settings.players} players"


def signed(interval: Interval, digits: int = 1) -> str:
    """Format a lead with its margin."""
    margin = "" if interval.margin is None else f" ± {interval.margin:.{digits}f}"
    return f"{interval.mean:+.{digits}f}{margin}".replace("-", "−")


# -- the page ------------------------------------------------------------------------------------------------


def markdown(report: LadderReport, plot: str | None = None) -> str:
    """Return the ladder as a Markdown page."""
    duel = report.duels[0]
    unit = unit_of(report)
    played = min(duel.pairs for duel in report.duels)
    lines = [
        f"# Ladder: {title_of(report)}",
        "",
        f"Each bot against each other, {played} pairs of duplicate deals, seed {duel.contest.seed}. "
        "± is half of the 95 % confidence interval.",
        "",
    ]
    if report.interrupted:
        lines += [f"Interrupted: {report.pairs_asked} pairs were requested.", ""]
    lines += [
        f"| | bot | rating | lead over the others ({unit} a round) | pairs won | drawn | lost |",
        "|--:|---|--:|--:|--:|--:|--:|",
    ]
    for place, one in enumerate(report.standings, 1):
        rating = f"{one.rating:.1f} ± {CONFIDENCE_SIGMAS * one.sigma:.1f}"
        pairs = f"{one.won} | {one.drawn} | {one.lost}"
        lines.append(f"| {place} | {_cell(one.name)} | {rating} | {signed(one.lead)} | {pairs} |")
    if plot:
        lines += ["", f"![The ladder]({plot})"]
    lines += ["", f"The row's lead over the column, in {unit} a round:", "", *_crosstable(report)]
    lines += ["", "How this is measured: docs/arena.md of the project.", ""]
    return "\n".join(lines)


def _crosstable(report: LadderReport) -> list[str]:
    order = [one.name for one in report.standings]
    lines = [f"| | {' | '.join(map(_cell, order))} |", "|---|" + "--:|" * len(order)]
    for row in order:
        cells = [report.between(row, column) for column in order]
        texts = ["" if cell is None else signed(cell) for cell in cells]
        lines.append(f"| {_cell(row)} | {' | '.join(texts)} |")
    return lines


def _cell(name: str) -> str:
    """Escape a name for a table: a command may contain a bar."""
    return name.replace("|", "\\|")


# -- the plot ------------------------------------------------------------------------------------------------


def draw(report: LadderReport, path: Path) -> None:
    """Draw ratings and leads with their intervals; the file name decides the format."""
    figure_class = require_matplotlib()
    from matplotlib import rc_context

    standings = report.standings[::-1]
    names = [one.name for one in standings]
    with rc_context({"svg.hashsalt": "tichu", "font.family": "serif", "axes.unicode_minus": True}):
        figure = figure_class(figsize=(9, 1.6 + 0.45 * len(names)), facecolor=PAPER, layout="constrained")
        figure.get_layout_engine().set(w_pad=0.15)
        left, right = figure.subplots(1, 2, sharey=True)
        ratings = [one.rating for one in standings]
        _dots(left, ratings, [CONFIDENCE_SIGMAS * one.sigma for one in standings], names)
        left.set_xlabel("rating (openskill)", color=INK)
        _dots(right, [one.lead.mean for one in standings], [one.lead.margin or 0 for one in standings], names)
        right.axvline(0, color=BRASS, linewidth=1, zorder=0)
        right.set_xlabel(f"lead over the others, {unit_of(report)} a round", color=INK)
        figure.suptitle(title_of(report), color=INK)
        metadata = {"Date": None} if path.suffix == ".svg" else None
        figure.savefig(path, metadata=metadata, dpi=150)


def _dots(axes: Any, values: list[float], margins: list[float], names: list[str]) -> None:
    """Draw a dot with an error bar for each bot."""
    axes.set_facecolor(PAPER)
    places = range(len(names))
    axes.errorbar(values, places, xerr=margins, fmt="o", color=JADE, ecolor=QUIET, capsize=4, markersize=7)
    axes.set_yticks(places, names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.tick_params(colors=INK, length=0)
    axes.grid(axis="x", color=QUIET, alpha=0.25, linewidth=0.8)
    axes.margins(x=0.12)
    for side in axes.spines.values():
        side.set_visible(False)
