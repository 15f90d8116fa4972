"""Parts of the plots: bars, dots, lines and their labels."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from tichu.review.statistics.canvas import (
    BRASS,
    INK,
    JADE,
    LACQUER,
    LACQUER_PALE,
    LINES,
    ON_PAPER,
    QUIET,
    SHADE,
    bare,
    signs,
    whole_numbers,
    zero,
)
from tichu.review.statistics.tables import Formats
from tichu.words import Words

AVERAGED_ROUNDS: Final = 10
"""Rounds in the moving average of places."""

Data = dict[str, Any]
Rows = list[tuple[str, Data]]


def panel_title(axes: Any, title: str, pad: int | None = None) -> None:
    """Write the title of one of several panels."""
    axes.set_title(title, loc="left", family="serif", size=13, pad=pad)


def call_bars(axes: Any, calls: list[Data], names: list[str], formats: Formats) -> None:
    """Draw how often each calls; the last name stands for everybody."""
    say = formats.words.text
    bare(axes, "x")
    made = [100 * call["made"] / call["asked"] if call["asked"] else 0.0 for call in calls]
    lost = [100 * (call["called"] - call["made"]) / call["asked"] if call["asked"] else 0.0 for call in calls]
    at = range(len(calls))
    axes.barh(at, made, color=JADE, height=0.6)
    axes.barh(
        at, lost, left=made, height=0.6, color=LACQUER_PALE, edgecolor=LACQUER, hatch="////", linewidth=0
    )
    most = max([good + bad for good, bad in zip(made, lost, strict=True)] + [1.0])
    for y, call in enumerate(calls):
        words = say("command.plotNoCall")
        if call["called"]:
            words = say("command.plotSuccess", rate=formats.percent(call["success"]), n=call["called"])
        axes.text(
            made[y] + lost[y] + 0.02 * most, y, words, va="center", fontsize=9.5, color=QUIET, bbox=ON_PAPER
        )
    axes.set_xlim(0, 1.36 * most)
    axes.set_yticks(at, names)
    for everybody in axes.get_yticklabels()[-1:]:  # the second panel shares the names of the first
        everybody.set_fontweight("bold")
    whole_numbers(axes.xaxis)
    axes.set_xlabel(say("command.plotCallsAxis"))


def player_dots(axes: Any, rows: Rows, label: str) -> None:
    """Draw each player's average next to the overall bar."""
    if len(rows) < 2:
        return
    step = min(0.11, 0.5 / len(rows))
    for number, (_, data) in enumerate(rows):
        shift = (number - (len(rows) - 1) / 2) * step
        spots = [(at + shift, each["difference"]) for at, each in enumerate(data["places"]) if each["count"]]
        axes.plot(
            [x for x, _ in spots], [y for _, y in spots], "o", color=BRASS, markersize=6,
            markeredgecolor=INK, markeredgewidth=0.7, zorder=3, label=label if number == 0 else None,
        )  # fmt: skip
    axes.legend(frameon=False, loc="best", handletextpad=0)


def first_out(axes: Any, bins: list[Data], total: int, chance: float, words: Words) -> None:
    """Plot how often hands of each strength go out first, over the distribution of strengths."""
    bare(axes)
    at = range(len(bins))
    axes.bar(
        at,
        [100 * each["count"] / total for each in bins],
        width=0.86,
        color=SHADE,
        label=words.text("command.plotShare"),
    )
    known = [(x, each) for x, each in enumerate(bins) if each["count"]]
    rates = [each["first_rate"] for _, each in known]
    errors = [196 * sqrt(p * (1 - p) / each["count"]) for p, (_, each) in zip(rates, known, strict=True)]
    axes.errorbar(
        [x for x, _ in known], [100 * rate for rate in rates], yerr=_within(rates, errors), color=JADE,
        marker="o", markersize=7, linewidth=2.2, elinewidth=1.2, capsize=3,
        label=words.text("command.plotFirst"),
    )  # fmt: skip
    axes.axhline(
        100 * chance,
        color=BRASS,
        linewidth=1.2,
        linestyle=(0, (5, 3)),
        label=words.text("command.plotChance"),
    )
    axes.set_ylim(0, 104)
    axes.set_ylabel(words.text("command.plotPercent"))
    panel_title(axes, words.text("command.plotFirstTitle"), pad=20)
    axes.legend(frameon=False, loc="upper left")


def _within(rates: list[float], errors: list[float]) -> list[list[float]]:
    """Clip error bars to the range from 0 to 100 %."""
    return [
        [min(error, 100 * rate) for rate, error in zip(rates, errors, strict=True)],
        [min(error, 100 - 100 * rate) for rate, error in zip(rates, errors, strict=True)],
    ]


def results(axes: Any, bins: list[Data], points: bool, formats: Formats) -> None:
    """Plot the average result of hands of each strength."""
    bare(axes)
    key = "difference" if points else "mean_place"
    known = [(x, each[key]) for x, each in enumerate(bins) if each["count"]]
    places, values = [x for x, _ in known], [value for _, value in known]
    if points:
        zero(axes)
        margins = [each["margin"] or 0.0 for each in bins if each["count"]]
        axes.bar(places, values, width=0.7, color=signs(values), alpha=0.88, zorder=2)
        axes.errorbar(
            places, values, yerr=margins, fmt="none", ecolor=INK, elinewidth=1.1, capsize=3, zorder=3
        )
        for x, value in known:
            axes.text(
                x, 1.01, formats.signed(value), transform=axes.get_xaxis_transform(), ha="center",
                fontsize=10, color=signs([value])[0], fontweight="bold",
            )  # fmt: skip
    else:
        axes.plot(places, values, "o-", color=JADE, markersize=7, linewidth=2.2)
        axes.invert_yaxis()
    axes.set_xlim(-0.6, len(bins) - 0.4)
    say = formats.words.text
    axes.set_ylabel(say("command.points") if points else say("command.plotMeanPlace"))
    panel_title(axes, say("command.plotLead") if points else say("command.plotPlace"), pad=20)


def end_labels(axes: Any, lines: list[tuple[str, list[float]]], start: int) -> None:
    """Label the lines at their ends, moving labels apart where they would overlap."""
    low, high = axes.get_ylim()
    gap = abs(high - low) * 0.052
    order = sorted(range(len(lines)), key=lambda at: lines[at][1][-1])
    spots: dict[int, float] = {}
    floor = float("-inf")
    for at in order:
        spots[at] = floor = max(lines[at][1][-1], floor + gap)
    shift = sum(spots[at] - lines[at][1][-1] for at in order) / len(order)
    span = max(len(values) for _, values in lines) - 1
    for at, (label, _) in enumerate(lines):
        axes.text(
            start + span * 1.02, spots[at] - shift, label, color=LINES[at % len(LINES)], va="center",
            fontsize=10, fontweight="bold", bbox=ON_PAPER,
        )  # fmt: skip
    axes.set_xlim(start, start + span * (1.04 + 0.0115 * max(len(label) for label, _ in lines)))


def moving_average(values: list[float]) -> list[float]:
    """Moving average, over fewer rounds at the start."""
    return [
        sum(values[max(0, at - AVERAGED_ROUNDS + 1) : at + 1]) / min(at + 1, AVERAGED_ROUNDS)
        for at in range(len(values))
    ]


def tall(width: float, rows: int) -> tuple[float, float]:
    """Return the size of a plot with this many rows."""
    return width, 2.2 + 0.42 * max(rows, 3)
