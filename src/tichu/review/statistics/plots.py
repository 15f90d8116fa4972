"""Plots: calls, order of going out, hand strength against result, score over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from math import sqrt
from pathlib import Path
from typing import Any, Final

from tichu.review.statistics.canvas import (
    BRASS,
    DASHES,
    INK,
    JADE,
    LACQUER,
    LACQUER_PALE,
    LINES,
    ON_PAPER,
    PAPER,
    QUIET,
    SHADE,
    bare,
    paint,
    require_matplotlib,
    signs,
    whole_numbers,
    zero,
)
from tichu.review.statistics.collection import GameStats
from tichu.review.statistics.figures import figures
from tichu.review.statistics.strength import BINS
from tichu.review.statistics.tables import Formats, shown_players
from tichu.words import SOURCE, Words

__all__ = ["draw_all", "require_matplotlib"]

MAX_BARS: Final = 9
MAX_LINES: Final = 8
MAX_DOTS: Final = 60
EVERYBODY: Final = "everybody"
ENGLISH: Final = Formats(Words(SOURCE))
"""Plots are in English: the fonts that come with matplotlib do not have the letters of every language."""
AVERAGED_ROUNDS: Final = 10
"""Rounds in the moving average of places."""

Data = dict[str, Any]
Rows = list[tuple[str, Data]]


def draw_all(
    games: Sequence[GameStats], folder: Path, players: Sequence[str] | None, name: Callable[[str], str]
) -> list[Path]:
    """Draw every plot of these games into a folder and return the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    for game in games:
        sheet = _GamePlots(game, folder, players, name)
        written += sheet.calls() + sheet.order() if game.variant.has_points else sheet.places()
        written += sheet.strength() + sheet.history()
    return written


class _GamePlots:
    """The plots of one kind of game."""

    def __init__(
        self, game: GameStats, folder: Path, players: Sequence[str] | None, name: Callable[[str], str]
    ) -> None:
        self.game = game
        self.points = game.variant.has_points
        several = len(game.variant.player_counts) > 1
        self.file = folder / (game.variant.key + (f"-{game.players}" if several else ""))
        self.about = game.variant.title + (f" for {game.players}" if several else "")
        self.chosen = players is not None
        names = shown_players(game, players)
        self.names = names
        self.name = name
        self.all = figures(game.everybody(), game.seats, self.points)
        self.rows: Rows = [(name(who), self._figures(who)) for who in names[:MAX_BARS]]

    def _figures(self, player: str) -> Data:
        return figures(self.game.by_player[player], self.game.seats, self.points)

    def _path(self, what: str) -> Path:
        return self.file.with_name(f"{self.file.name}-{what}")

    def _below(self, sentence: str) -> str:
        rounds = self.game.rounds
        return f"{self.about}, {rounds} round{'s' * (rounds != 1)}. {sentence}"

    @property
    def _subject(self) -> tuple[str, Data]:
        """The player and figures to plot: the selected player if there is exactly one, else everybody."""
        return self.rows[0] if self.chosen and len(self.rows) == 1 else (EVERYBODY, self.all)

    # -- calls ---------------------------------------------------------------------------------------------

    def calls(self) -> list[Path]:
        """Plot how often each player calls, and with what success."""
        rows = [*reversed(self.rows), (EVERYBODY, self.all)]
        below = self._below("Calls per hundred hands: made (solid) and lost (hatched).")

        def painter(figure: Any) -> None:
            panels = figure.subplots(1, 2, sharey=True)
            for axes, key, title in zip(panels, ("tichu", "grand"), ("Tichu", "Grand Tichu"), strict=True):
                _call_bars(axes, [data[key] for _, data in rows], [who for who, _ in rows], title)

        return paint(self._path("calls"), "Calls and their success", below, _tall(9.5, len(rows)), painter)

    # -- the order of going out ----------------------------------------------------------------------------

    def order(self) -> list[Path]:
        """Plot the average result by order of going out."""
        places = self.all["places"]
        labels = [ENGLISH.place(each["place"]) for each in places]
        means = [each["difference"] or 0.0 for each in places]
        below = self._below(
            "The team's average lead by the place of one of its players, and how often each place occurs."
        )

        def painter(figure: Any) -> None:
            axes = figure.subplots()
            bare(axes)
            zero(axes)
            axes.bar(range(len(means)), means, width=0.62, color=signs(means), alpha=0.88, zorder=2)
            for at, each in enumerate(places):
                axes.text(
                    at, 1.03, ENGLISH.signed(each["difference"]), transform=axes.get_xaxis_transform(),
                    ha="center", fontsize=14, fontweight="bold", family="serif", color=signs([means[at]])[0],
                )  # fmt: skip
            _player_dots(axes, self.rows)
            axes.set_xticks(
                range(len(labels)),
                [
                    f"{label}\n{ENGLISH.percent(each['rate'])}"
                    for label, each in zip(labels, places, strict=True)
                ],
            )
            axes.set_ylabel("points")
            axes.margins(y=0.08)

        return paint(self._path("order"), "Points by order of going out", below, (8.4, 5.2), painter)

    def places(self) -> list[Path]:
        """Plot how often each player finishes in each place of a game of ranks."""
        rows = self.rows
        shares = [[each["rate"] or 0.0 for each in data["places"]] for _, data in rows]
        below = self._below("How often each player finishes in each place; average place in brackets.")

        def painter(figure: Any) -> None:
            from matplotlib.colors import LinearSegmentedColormap

            axes = figure.subplots()
            bare(axes, None)
            colours = LinearSegmentedColormap.from_list("jade", [PAPER, "#9cc4ac", JADE, "#0c4a2c"])
            most = max(max(row) for row in shares)
            axes.imshow(shares, cmap=colours, aspect="auto", vmin=0, vmax=max(most, 0.01))
            for y, row in enumerate(shares):
                for x, value in enumerate(row):
                    ink = PAPER if value > 0.55 * most else INK
                    axes.text(
                        x,
                        y,
                        ENGLISH.percent(value) if value else "–",
                        ha="center",
                        va="center",
                        color=ink,
                        fontsize=9.5,
                    )
            axes.set_xticks(
                range(self.game.seats), [ENGLISH.place(place + 1) for place in range(self.game.seats)]
            )
            axes.set_yticks(range(len(rows)), [f"{who}  ({data['mean_place']:.2f})" for who, data in rows])
            axes.xaxis.tick_top()

        return paint(self._path("places"), "Finishing places", below, _tall(9.0, len(rows)), painter)

    # -- strength ------------------------------------------------------------------------------------------

    def strength(self) -> list[Path]:
        """Plot results by strength of the hand."""
        who, data = self._subject
        bins = data["strength"]["bins"]
        whose = "All hands" if who == EVERYBODY else f"The hands of {who}"
        below = self._below(f"{whose}. Dragon 3, Phoenix 3, ace 2, king 1, bomb 3, after the exchange.")

        def painter(figure: Any) -> None:
            left, right = figure.subplots(1, 2)
            total = sum(each["count"] for each in bins)
            _first_out(left, bins, total, 1 / self.game.seats)
            _results(right, bins, self.points)
            for axes in (left, right):
                axes.set_xticks(range(len(BINS)), [each.label for each in BINS])
                axes.set_xlabel("strength of the hand")

        return paint(self._path("strength"), "Result by strength of the hand", below, (10.6, 4.9), painter)

    # -- over time -----------------------------------------------------------------------------------------

    def history(self) -> list[Path]:
        """Plot the results of each player over time."""
        lines = self._lines()
        if not lines:
            return []
        if self.points:
            title, unit = "Score over the matches", "cumulative lead in points"
            below = self._below("Each line is a team's cumulative lead; a dot marks the end of a match.")
        else:
            title, unit = "Places over time", "place"
            below = self._below(f"Average place over {AVERAGED_ROUNDS} rounds, first place at the top.")

        def painter(figure: Any) -> None:
            axes = figure.subplots()
            bare(axes)
            if self.points:
                zero(axes)
            else:
                axes.set_ylim(self.game.seats + 0.2, 0.8)
                axes.set_yticks(range(1, self.game.seats + 1))
            start = 0 if self.points else 1
            for at, (_, values, ends) in enumerate(lines):
                colour, dash = LINES[at % len(LINES)], DASHES[at % len(DASHES)]
                width = 2.2 if len(values) < 400 else 1.3
                rounds = range(start, start + len(values))
                axes.plot(rounds, values, color=colour, linestyle=dash, linewidth=width)
                if len(ends) <= MAX_DOTS:
                    axes.plot(ends, [values[end] for end in ends], "o", color=colour, markersize=4.5)
            _end_labels(axes, [(label, values) for label, values, _ in lines], start)
            whole_numbers(axes.xaxis)
            axes.set_xlabel("rounds")
            axes.set_ylabel(unit)

        return paint(self._path("history"), title, below, (9.6, 5.4), painter)

    def _lines(self) -> list[tuple[str, list[float], list[int]]]:
        """Per player, the line and the ends of matches. Partners with the same line share a label."""
        lines: dict[tuple[float, ...], tuple[list[str], list[int]]] = {}
        for player in self.names:
            matches = [match for match in self.game.by_player[player].history if match]
            rounds = [float(value) for match in matches for value in match]
            values = [0.0, *accumulate(rounds)] if self.points else _moving_average(rounds)
            if len(values) < 2:
                continue
            single = all(len(match) == 1 for match in matches)  # a log does not say where matches end
            ends = [] if single or not self.points else list(accumulate(map(len, matches)))
            lines.setdefault(tuple(values), ([], ends))[0].append(self.name(player))
        drawn = list(lines.items())[:MAX_LINES]
        return [(" & ".join(names), list(values), ends) for values, (names, ends) in drawn]


# -- parts ---------------------------------------------------------------------------------------------------


def _call_bars(axes: Any, calls: list[Data], names: list[str], title: str) -> None:
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
        words = f"{ENGLISH.percent(call['success'])} of {call['called']}" if call["called"] else "no call"
        axes.text(
            made[y] + lost[y] + 0.02 * most, y, words, va="center", fontsize=9.5, color=QUIET, bbox=ON_PAPER
        )
    axes.set_xlim(0, 1.36 * most)
    axes.set_yticks(at, names)
    for label in axes.get_yticklabels():
        label.set_fontweight("bold" if label.get_text() == EVERYBODY else "normal")
    axes.set_title(title, loc="left", family="serif", size=13)
    whole_numbers(axes.xaxis)
    axes.set_xlabel("calls per 100 hands")


def _player_dots(axes: Any, rows: Rows) -> None:
    """Draw each player's average next to the overall bar."""
    if len(rows) < 2:
        return
    step = min(0.11, 0.5 / len(rows))
    for number, (_, data) in enumerate(rows):
        shift = (number - (len(rows) - 1) / 2) * step
        spots = [(at + shift, each["difference"]) for at, each in enumerate(data["places"]) if each["count"]]
        axes.plot(
            [x for x, _ in spots], [y for _, y in spots], "o", color=BRASS, markersize=6,
            markeredgecolor=INK, markeredgewidth=0.7, zorder=3, label="one player" if number == 0 else None,
        )  # fmt: skip
    axes.legend(frameon=False, loc="best", handletextpad=0)


def _first_out(axes: Any, bins: list[Data], total: int, chance: float) -> None:
    """Plot how often hands of each strength go out first, over the distribution of strengths."""
    bare(axes)
    at = range(len(bins))
    axes.bar(
        at, [100 * each["count"] / total for each in bins], width=0.86, color=SHADE, label="share of hands"
    )
    known = [(x, each) for x, each in enumerate(bins) if each["count"]]
    rates = [each["first_rate"] for _, each in known]
    errors = [196 * sqrt(p * (1 - p) / each["count"]) for p, (_, each) in zip(rates, known, strict=True)]
    axes.errorbar(
        [x for x, _ in known], [100 * rate for rate in rates], yerr=_within(rates, errors), color=JADE,
        marker="o", markersize=7, linewidth=2.2, elinewidth=1.2, capsize=3, label="goes out first",
    )  # fmt: skip
    axes.axhline(100 * chance, color=BRASS, linewidth=1.2, linestyle=(0, (5, 3)), label="by chance")
    axes.set_ylim(0, 104)
    axes.set_ylabel("per cent")
    axes.set_title("Going out first", loc="left", family="serif", size=13, pad=20)
    axes.legend(frameon=False, loc="upper left")


def _within(rates: list[float], errors: list[float]) -> list[list[float]]:
    """Clip error bars to the range from 0 to 100 %."""
    return [
        [min(error, 100 * rate) for rate, error in zip(rates, errors, strict=True)],
        [min(error, 100 - 100 * rate) for rate, error in zip(rates, errors, strict=True)],
    ]


def _results(axes: Any, bins: list[Data], points: bool) -> None:
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
                x, 1.01, ENGLISH.signed(value), transform=axes.get_xaxis_transform(), ha="center",
                fontsize=10, color=signs([value])[0], fontweight="bold",
            )  # fmt: skip
    else:
        axes.plot(places, values, "o-", color=JADE, markersize=7, linewidth=2.2)
        axes.invert_yaxis()
    axes.set_xlim(-0.6, len(bins) - 0.4)
    axes.set_ylabel("points" if points else "average place")
    axes.set_title("The team's lead" if points else "The place", loc="left", family="serif", size=13, pad=20)


def _end_labels(axes: Any, lines: list[tuple[str, list[float]]], start: int) -> None:
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


def _moving_average(values: list[float]) -> list[float]:
    """Moving average, over fewer rounds at the start."""
    return [
        sum(values[max(0, at - AVERAGED_ROUNDS + 1) : at + 1]) / min(at + 1, AVERAGED_ROUNDS)
        for at in range(len(values))
    ]


def _tall(width: float, rows: int) -> tuple[float, float]:
    return width, 2.2 + 0.42 * max(rows, 3)
