"""Common style of the plots, which are written as PNG and SVG."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tichu.core.extras import explain_missing

PAPER: Final = "#f6f0e2"
SHADE: Final = "#e6dcc4"
INK: Final = "#1d1b18"
QUIET: Final = "#6d6656"
JADE: Final = "#1f7a4d"
LACQUER: Final = "#b23a2e"
LACQUER_PALE: Final = "#e8bfb2"
BRASS: Final = "#c9a24a"
PAGODA: Final = "#2458a6"
LINES: Final = (JADE, LACQUER, PAGODA, "#8a6a14", "#23262b", "#7a3f86", "#3f8f93", "#a8557a")
DASHES: Final = ("-", "-", "-", "-", (0, (6, 2)), (0, (2, 1.6)), (0, (7, 2, 2, 2)), (0, (4, 1.5)))
ON_PAPER: Final = {"facecolor": PAPER, "edgecolor": "none", "pad": 1.5}
"""Background of labels drawn over lines."""

HEADING: Final = {"family": "serif", "weight": "bold", "size": 17, "color": INK}
BELOW_SIZE: Final = 10
LETTER_INCHES: Final = 0.072
"""Approximate width of a letter of ``BELOW_SIZE``."""
DPI: Final = 160
HEAD_INCHES: Final = 0.95
"""Height of the title and subtitle."""

DEFAULT_FONT: Final = "DejaVu Sans"
"""The font that comes with matplotlib; its letters are Latin, Greek and Cyrillic."""
PLACEHOLDERS: Final = "Last Resort"
"""A font that comes with matplotlib and draws a box for every letter there is."""

Painter = Callable[[Any], None]


def require_matplotlib() -> Any:
    """Return matplotlib's ``Figure`` class, or raise an error that says what to install."""
    with explain_missing():
        from matplotlib.figure import Figure
    return Figure


def font_for(letters: str) -> str | None:
    """Return a font family that has these letters: the default one, or any that matplotlib finds."""
    from matplotlib.font_manager import fontManager, get_font

    wanted = {ord(letter) for letter in letters if not letter.isspace()}
    found = sorted(fontManager.ttflist, key=lambda font: (font.name != DEFAULT_FONT, font.name, font.fname))
    for font in found:
        if PLACEHOLDERS not in font.name and wanted <= get_font(font.fname).get_charmap().keys():
            return font.name
    return None


@contextmanager
def written_in(font: str | None) -> Iterator[None]:
    """Draw with this font; None and the default font change nothing."""
    from matplotlib import rc_context, rcParams

    if font is None or font == DEFAULT_FONT:
        yield
        return
    with rc_context({key: [font, *rcParams[key]] for key in ("font.sans-serif", "font.serif")}):
        yield


def paint(path: Path, title: str, below: str, size: tuple[float, float], painter: Painter) -> list[Path]:
    """Create a figure, let ``painter`` draw on it, and write it as ``path.png`` and ``path.svg``."""
    figure_class = require_matplotlib()
    from matplotlib import rc_context

    style: Any = {
        "svg.hashsalt": "tichu",
        "font.family": "sans-serif",
        "font.size": 10.5,
        "text.color": INK,
        "axes.labelcolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.unicode_minus": True,
    }
    with rc_context(style):
        figure = figure_class(figsize=size, facecolor=PAPER, layout="constrained")
        top = 1 - HEAD_INCHES / size[1]
        edge = 0.3 / size[0]
        figure.get_layout_engine().set(rect=(edge, 0.02, 1 - 2 * edge, top - 0.02), wspace=0.08, w_pad=0)
        figure.text(edge, 1 - 0.34 / size[1], title, va="center", **HEADING)
        fits = (1 - 2 * edge) * size[0] / (LETTER_INCHES * len(below))
        small = BELOW_SIZE * min(1.0, fits)
        figure.text(edge, 1 - 0.68 / size[1], below, va="center", size=small, color=QUIET)
        painter(figure)
        written = [path.with_name(f"{path.name}.png"), path.with_name(f"{path.name}.svg")]
        figure.savefig(written[0], dpi=DPI)
        figure.savefig(written[1], metadata={"Date": None})
    return written


def bare(axes: Any, grid: str | None = "y") -> None:
    """Remove spines and ticks, and add a light grid."""
    axes.set_facecolor(PAPER)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for side in axes.spines.values():
        side.set_visible(False)
    if grid is not None:
        axes.grid(axis=grid, color=QUIET, alpha=0.22, linewidth=0.8)


def zero(axes: Any, vertical: bool = False) -> None:
    """Draw a line at zero."""
    (axes.axvline if vertical else axes.axhline)(0, color=INK, linewidth=1, zorder=1)


def whole_numbers(axis: Any) -> None:
    """Put ticks on whole numbers only."""
    from matplotlib.ticker import MaxNLocator

    axis.set_major_locator(MaxNLocator(integer=True))


def signs(values: Sequence[float]) -> list[str]:
    """Return green for gains, red for losses."""
    return [JADE if value >= 0 else LACQUER for value in values]
