"""Plots: calls, order of going out, hand strength against result, score over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from tichu.records.strength import BINS
from tichu.review.statistics.canvas import (
    DASHES,
    INK,
    JADE,
    LINES,
    PAPER,
    bare,
    font_for,
    paint,
    require_matplotlib,
    signs,
    whole_numbers,
    written_in,
    zero,
)
from tichu.review.statistics.collection import GameStats
from tichu.review.statistics.figures import figures
from tichu.review.statistics.plot_parts import (
    AVERAGED_ROUNDS,
    Data,
    Rows,
    call_bars,
    end_labels,
    first_out,
    moving_average,
    panel_title,
    player_dots,
    results,
    tall,
)
from tichu.review.statistics.tables import Formats, shown_players, title_of
from tichu.words import SOURCE, Words

__all__ = ["draw_all", "drawable_words", "require_matplotlib"]

MAX_BARS: Final = 9
MAX_LINES: Final = 8
MAX_DOTS: Final = 60


def drawable_words(words: Words) -> Words:
    """Return these words if some font has the letters of their language, otherwise English."""
    return words if font_for(_letters(words)) else Words(SOURCE)


def _letters(words: Words) -> str:
    """Return texts of a language with typical letters."""
    return "".join(words.text(key) for key in ("language.name", "command.plotStrength", "command.plotFirst"))


def draw_all(
    games: Sequence[GameStats],
    folder: Path,
    players: Sequence[str] | None,
    name: Callable[[str], str],
    words: Words,
) -> list[Path]:
    """Draw every plot of these games into a folder and return the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    written: list[Path] = []
    with written_in(font_for(_letters(words))):
        for game in games:
            sheet = _GamePlots(game, folder, players, name, words)
            written += sheet.calls() + sheet.order() if game.variant.has_points else sheet.places()
            written += sheet.strength() + sheet.history()
    return written


class _GamePlots:
    """The plots of one kind of game."""

    def __init__(
        self,
        game: GameStats,
        folder: Path,
        players: Sequence[str] | None,
        name: Callable[[str], str],
        words: Words,
    ) -> None:
        self.game = game
        self.words = words
        self.formats = Formats(words)
        self.everybody = words.text("command.everybody")
        self.points = game.variant.has_points
        several = len(game.variant.player_counts) > 1
        self.file = folder / (game.variant.key + (f"-{game.players}" if several else ""))
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
        rounds = self.words.text("command.rounds", n=self.game.rounds)
        game = title_of(self.game, self.words)
        return self.words.text("command.plotBelow", game=game, rounds=rounds, about=sentence)

    @property
    def _subject(self) -> tuple[str, Data]:
        """The player and figures to plot: the selected player if there is exactly one, else everybody."""
        return self.rows[0] if self.chosen and len(self.rows) == 1 else (self.everybody, self.all)

    # -- calls ---------------------------------------------------------------------------------------------

    def calls(self) -> list[Path]:
        """Plot how often each player calls, and with what success."""
        rows = [*reversed(self.rows), (self.everybody, self.all)]
        title = self.words.text("command.plotCalls")
        below = self._below(self.words.text("command.plotCallsAbout"))

        def painter(figure: Any) -> None:
            panels = figure.subplots(1, 2, sharey=True)
            for axes, key in zip(panels, ("tichu", "grand"), strict=True):
                call_bars(axes, [data[key] for _, data in rows], [who for who, _ in rows], self.formats)
                panel_title(axes, self.words.text(f"stats.{key}"))

        return paint(self._path("calls"), title, below, tall(9.5, len(rows)), painter)

    # -- the order of going out ----------------------------------------------------------------------------

    def order(self) -> list[Path]:
        """Plot the average result by order of going out."""
        places = self.all["places"]
        labels = [self.formats.place(each["place"]) for each in places]
        means = [each["difference"] or 0.0 for each in places]
        title = self.words.text("command.plotOrder")
        below = self._below(self.words.text("command.plotOrderAbout"))

        def painter(figure: Any) -> None:
            axes = figure.subplots()
            bare(axes)
            zero(axes)
            axes.bar(range(len(means)), means, width=0.62, color=signs(means), alpha=0.88, zorder=2)
            for at, each in enumerate(places):
                axes.text(
                    at, 1.03, self.formats.signed(each["difference"]), transform=axes.get_xaxis_transform(),
                    ha="center", fontsize=14, fontweight="bold", family="serif", color=signs([means[at]])[0],
                )  # fmt: skip
            player_dots(axes, self.rows, self.words.text("command.plotOnePlayer"))
            axes.set_xticks(
                range(len(labels)),
                [
                    f"{label}\n{self.formats.percent(each['rate'])}"
                    for label, each in zip(labels, places, strict=True)
                ],
            )
            axes.set_ylabel(self.words.text("command.points"))
            axes.margins(y=0.08)

        return paint(self._path("order"), title, below, (8.4, 5.2), painter)

    def places(self) -> list[Path]:
        """Plot how often each player finishes in each place of a game of ranks."""
        rows = self.rows
        shares = [[each["rate"] or 0.0 for each in data["places"]] for _, data in rows]
        title = self.words.text("command.plotPlaces")
        below = self._below(self.words.text("command.plotPlacesAbout"))

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
                        self.formats.percent(value) if value else "–",
                        ha="center",
                        va="center",
                        color=ink,
                        fontsize=9.5,
                    )
            axes.set_xticks(
                range(self.game.seats), [self.formats.place(place + 1) for place in range(self.game.seats)]
            )
            means = [self.formats.number(data["mean_place"], 2) for _, data in rows]
            labels = [f"{who}  ({mean})" for (who, _), mean in zip(rows, means, strict=True)]
            axes.set_yticks(range(len(rows)), labels)
            axes.xaxis.tick_top()

        return paint(self._path("places"), title, below, tall(9.0, len(rows)), painter)

    # -- strength ------------------------------------------------------------------------------------------

    def strength(self) -> list[Path]:
        """Plot results by strength of the hand."""
        who, data = self._subject
        bins = data["strength"]["bins"]
        title = self.words.text("command.plotStrength")
        below = self._below(
            self.words.text("command.plotStrengthAll")
            if data is self.all
            else self.words.text("command.plotStrengthOf", name=who)
        )

        def painter(figure: Any) -> None:
            left, right = figure.subplots(1, 2)
            total = sum(each["count"] for each in bins)
            first_out(left, bins, total, 1 / self.game.seats, self.words)
            results(right, bins, self.points, self.formats)
            for axes in (left, right):
                axes.set_xticks(range(len(BINS)), [each.label for each in BINS])
                axes.set_xlabel(self.words.text("command.plotStrengthAxis"))

        return paint(self._path("strength"), title, below, (10.6, 4.9), painter)

    # -- over time -----------------------------------------------------------------------------------------

    def history(self) -> list[Path]:
        """Plot the results of each player over time."""
        lines = self._lines()
        if not lines:
            return []
        if self.points:
            title, unit = self.words.text("command.plotHistory"), self.words.text("command.plotHistoryAxis")
            about = self.words.text("command.plotHistoryAbout")
        else:
            title, unit = self.words.text("command.plotPlacesOverTime"), self.words.text("command.place")
            about = self.words.text("command.plotPlacesOverTimeAbout", n=AVERAGED_ROUNDS)

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
            end_labels(axes, [(label, values) for label, values, _ in lines], start)
            whole_numbers(axes.xaxis)
            axes.set_xlabel(self.words.text("command.roundsHead"))
            axes.set_ylabel(unit)

        return paint(self._path("history"), title, self._below(about), (9.6, 5.4), painter)

    def _lines(self) -> list[tuple[str, list[float], list[int]]]:
        """Per player, the line and the ends of matches. Partners with the same line share a label."""
        lines: dict[tuple[float, ...], tuple[list[str], list[int]]] = {}
        for player in self.names:
            matches = [match for match in self.game.by_player[player].history if match]
            rounds = [float(value) for match in matches for value in match]
            values = [0.0, *accumulate(rounds)] if self.points else moving_average(rounds)
            if len(values) < 2:
                continue
            single = all(len(match) == 1 for match in matches)  # a log does not say where matches end
            ends = [] if single or not self.points else list(accumulate(map(len, matches)))
            lines.setdefault(tuple(values), ([], ends))[0].append(self.name(player))
        drawn = list(lines.items())[:MAX_LINES]
        return [(" & ".join(names), list(values), ends) for values, (names, ends) in drawn]
