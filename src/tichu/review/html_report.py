"""A review as a self-contained HTML page: a graph and a table of decisions per round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from tichu.core.teams import team_of
from tichu.review.judging import Judgement
from tichu.review.remarks import remark_on
from tichu.review.report import seat_names
from tichu.review.reviewing import Review, RoundReview, Summary

Words = Callable[[Judgement, Callable[[int], str]], tuple[str, str]]
"""Describes a decision: the action taken, and the better one."""

WIDTH: Final = 960
HEIGHT: Final = 260
LEFT: Final = 52
BOTTOM: Final = 28
STYLE: Final = """
:root { color-scheme: light dark; --paper: #f6f0e2; --ink: #23262b; --quiet: #5d564a; --line: #c9bf9f;
  --curve: #2458a6; --slip: #7a5b00; --mistake: #a84300; --blunder: #b02828; --good: #1f7a4d; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b18; --ink: #efe7d3; --quiet: #b5ab95;
  --line: #4d473c; --curve: #8db4f0; --slip: #e6c25a; --mistake: #f0a060; --blunder: #ff8d85;
  --good: #7fd0a3; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 62rem; padding: 1rem; }
h1, h2 { font-family: Georgia, serif; font-weight: normal; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { text-align: left; padding: .25rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
th { color: var(--quiet); font-weight: normal; } td.n, th.n { text-align: right; white-space: nowrap; }
.slip { color: var(--slip); } .mistake { color: var(--mistake); } .blunder { color: var(--blunder); }
.grade { font-weight: bold; } .quiet { color: var(--quiet); }
svg { width: 100%; height: auto; } svg text { fill: var(--quiet); font: 12px system-ui, sans-serif; }
.scroll { overflow-x: auto; } .turning td { background: color-mix(in srgb, var(--line) 35%, transparent); }
"""


def html_report(review: Review, words: Words) -> str:
    """Return the page. ``words`` describes actions."""
    header = review.record.header
    players = ", ".join(escape(name) for name in header.players)
    parts = [
        "<!doctype html>",
        '<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>Review: {players}</title><style>{STYLE}</style></head><body><main>",
        f"<h1>Review</h1><p>{players}</p>",
    ]
    if review.interrupted:
        parts.append("<p><strong>Stopped before the end: some decisions are missing.</strong></p>")
    parts.append(_summary(review.summary(), review.record.header.players))
    for round_ in review.rounds:
        parts.append(_round(review, round_, words))
    parts.append(_notes())
    parts.append("</main></body></html>\n")
    return "\n".join(parts)


def _summary(lines: Sequence[Summary], players: Sequence[str]) -> str:
    head = (
        "player",
        "decisions",
        "without loss",
        "lost in play",
        "in the exchange",
        "in calls",
        "luck of the deal",
    )
    rows = []
    for line in lines:
        accuracy = "–" if line.accuracy is None else f"{100 * line.accuracy:.0f} %"
        cells = [str(line.decisions), accuracy]
        cells += [f"{line.lost[part]:.0f}" for part in ("play", "exchange", "calls")]
        cells.append(f"{line.luck:+.0f}")
        rows.append([players[line.player], *cells])
    return _table(head, rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col"{_number(at)}>{escape(cell)}</th>' for at, cell in enumerate(head))
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f'<td class="n">{escape(cell)}</td>' for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _signed(value: float) -> str:
    return f"{value:+.0f}" if round(value) else "0"


def _number(at: int) -> str:
    return ' class="n"' if at else ""


def _round(review: Review, round_: RoundReview, words: Words) -> str:
    name = seat_names(review.record, round_)
    seats = range(len(round_.seating))
    sides = [" and ".join(escape(name(seat)) for seat in seats if team_of(seat) == side) for side in (0, 1)]
    result = "not finished" if round_.result is None else f"result {round_.result:+.0f} for {sides[0]}"
    return "\n".join(
        [
            f"<h2>Round {round_.number}</h2>",
            f"<p>{sides[0]} against {sides[1]}; {result}. "
            f"What {sides[0]} could expect with open cards, action by action:</p>",
            _graph(round_, sides[0]),
            _decisions(round_, name, words),
        ]
    )


def _graph(round_: RoundReview, side: str) -> str:
    """Return the graph of expected results, with a mark at every loss."""
    points = round_.graph
    if len(points) < 2:
        return ""
    most = max(100.0, *(abs(point.value) for point in points))
    most = 100 * -(-most // 100)
    last = max(1, points[-1].turn)

    def x(turn: float) -> float:
        return LEFT + (WIDTH - LEFT - 8) * turn / last

    def y(value: float) -> float:
        return 8 + (HEIGHT - BOTTOM - 8) * (most - value) / (2 * most)

    lines = "".join(
        f'<line x1="{LEFT}" x2="{WIDTH - 8}" y1="{y(value):.1f}" y2="{y(value):.1f}" stroke="var(--line)"/>'
        f'<text x="{LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{_signed(value)}</text>'
        for value in (most, most / 2, 0, -most / 2, -most)
    )
    curve = " ".join(f"{x(point.turn):.1f},{y(point.value):.1f}" for point in points)
    at = {point.turn: point.value for point in points}
    marks = "".join(
        f'<circle cx="{x(judgement.decision.turn):.1f}" cy="{y(at[judgement.decision.turn]):.1f}" r="6" '
        f'fill="var(--{judgement.grade})"><title>action {judgement.decision.turn}: '
        f"{judgement.cost:.0f} points</title></circle>"
        for judgement in round_.judgements
        if judgement.real and judgement.decision.turn in at
    )
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="Expected result for {side}">{lines}'
        f'<polyline points="{curve}" fill="none" stroke="var(--curve)" stroke-width="2"/>{marks}'
        f'<text x="{LEFT}" y="{HEIGHT - 6}">deal</text>'
        f'<text x="{WIDTH - 8}" y="{HEIGHT - 6}" text-anchor="end">action {last}</text></svg>'
    )


def _decisions(round_: RoundReview, name: Callable[[int], str], words: Words) -> str:
    rows = []
    turning = set(round_.turning)
    for judgement in round_.judgements:
        done, better = words(judgement, name)
        remark = remark_on(judgement)
        text = "" if remark is None else escape(remark.text(name))
        grade = judgement.grade
        loss = f"{judgement.cost:.0f} ± {judgement.error:.0f}" if judgement.real else ""
        sign = "" if grade == "good" else f'<span class="grade {grade}">{grade}</span> '
        row = "turning" if judgement.decision.turn in turning else "plain"
        rows.append(
            f'<tr class="{row}"><td class="n">{judgement.decision.turn}</td>'
            f"<td>{escape(name(judgement.decision.seat))}</td>"
            f'<td>{escape(done)}</td><td class="n">{loss}</td><td>{sign}{text}'
            f"{_alternative(judgement, better)}</td></tr>"
        )
    head = (
        '<th scope="col" class="n">action</th><th scope="col">who</th><th scope="col">what</th>'
        '<th scope="col" class="n">cost</th><th scope="col">better</th>'
    )
    body = "".join(rows)
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def _alternative(judgement: Judgement, better: str) -> str:
    if not judgement.real or not better:
        return ""
    return f" <span class=quiet>({escape(better)})</span>"


def _notes() -> str:
    return (
        '<p class="quiet">Costs are in points per round against the best alternative. They are judged only '
        "by what the player could know, in sampled deals; losses within the noise are not counted. The graph "
        "is played out with all cards visible. Shaded rows are turning points.</p>"
    )
