"""A review as a self-contained HTML page: a graph and a table of decisions per round."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from tichu.core.teams import team_of
from tichu.review.judging import Judgement
from tichu.review.player_names import player_names
from tichu.review.remarks import remark_on
from tichu.review.report import seat_names
from tichu.review.report_style import STYLE
from tichu.review.reviewing import Review, RoundReview, Summary
from tichu.words import Words
from tichu.words.cards import face_of
from tichu.words.numbers import number, percent, signed

Describe = Callable[[Judgement, Callable[[int], str]], tuple[str, str]]
"""Describes a decision: the action taken, and the better one."""

WIDTH: Final = 640
HEIGHT: Final = 280
LEFT: Final = 60
TOP: Final = 14
BOTTOM: Final = 30


def html_report(review: Review, words: Words, describe: Describe, legend: str = "") -> str:
    """Return the page in a language. ``describe`` describes actions, ``legend`` explains its symbols."""
    players = player_names(review.record.header.players, words)
    title = escape(words.text("report.pageTitle", names=", ".join(players)))
    parts = [
        "<!doctype html>",
        f'<html lang="{words.language}"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><main>",
        f'<h1>{escape(words.text("review.title"))}</h1><p class="quiet">{escape(", ".join(players))}</p>',
    ]
    if review.interrupted:
        parts.append(f"<p><strong>{escape(words.text('report.stopped'))}</strong></p>")
    parts.append(_summary(review.summary(), players, words))
    parts += [_RoundPart(review, round_, words, describe).html() for round_ in review.rounds]
    notes = [words.text("report.aboutCost"), words.text("report.aboutGraph"), legend]
    parts += [f'<p class="quiet">{escape(note)}</p>' for note in notes if note]
    parts.append("</main></body></html>\n")
    return "\n".join(parts)


def _summary(lines: Sequence[Summary], players: Sequence[str], words: Words) -> str:
    keys = ("review.player", "report.decisions", "review.accuracy", "report.lostPlay")
    head = [words.text(key) for key in (*keys, "report.lostExchange", "report.lostCalls", "review.luck")]
    rows = []
    for line in lines:
        accuracy = "–" if line.accuracy is None else percent(words, line.accuracy)
        lost = [number(words, line.lost[part]) for part in ("play", "exchange", "calls")]
        name = escape(players[line.player])
        rows.append((name, str(line.decisions), accuracy, *lost, signed(words, line.luck)))
    return _table(
        "summary", _head(head, range(1, len(head))), "".join(_summary_row(row, head) for row in rows)
    )


def _summary_row(cells: Sequence[str], head: Sequence[str]) -> str:
    """A row; the headings are repeated beside the cells where the table is too wide for the screen."""
    figures = "".join(
        f'<td class="n" data-head="{escape(title)}">{cell}</td>'
        for cell, title in zip(cells[1:], head[1:], strict=True)
    )
    return f'<tr><th scope="row">{cells[0]}</th>{figures}</tr>'


def _head(titles: Sequence[str], numbers: Sequence[int]) -> str:
    return "".join(
        f'<th scope="col"{" class=n" if at in numbers else ""}>{escape(title)}</th>'
        for at, title in enumerate(titles)
    )


def _table(kind: str, head: str, body: str) -> str:
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


class _RoundPart:
    """The part of the page about one round."""

    def __init__(self, review: Review, round_: RoundReview, words: Words, describe: Describe) -> None:
        self.round = round_
        self.words = words
        self.describe = describe
        players = player_names(review.record.header.players, words)
        self.name = seat_names(players, round_, words.text("table.dummy"))
        self.face = face_of(review.record.header.edition)
        seats = range(len(round_.seating))
        self.sides = [
            words.list([self.name(seat) for seat in seats if team_of(seat) == side]) for side in (0, 1)
        ]

    def html(self) -> str:
        """Heading, result, graph and decisions."""
        names, others = self.sides
        about = [self._text("report.sides", names=names, others=others)]
        if self.round.luck is not None:
            about.append(self._text("report.luck", names=names, n=signed(self.words, self.round.luck)))
        if self.round.result is None:
            about.append(self._text("report.unfinished"))
        else:
            about.append(self._text("report.result", names=names, n=signed(self.words, self.round.result)))
        lines = "<br>".join(about)
        heading = self._text("table.round", n=self.round.number)
        return f"<h2>{heading}</h2>\n<p>{lines}</p>\n{self._figure()}\n{self._decisions()}"

    def _text(self, key: str, **values: str | float) -> str:
        return escape(self.words.text(key, **values))

    def _figure(self) -> str:
        """The graph of expected results, with a mark at every loss."""
        points = self.round.graph
        if len(points) < 2:
            return ""
        most = 100 * -(-max(100.0, *(abs(point.value) for point in points)) // 100)
        last = max(1, points[-1].turn)

        def x(turn: float) -> float:
            return LEFT + (WIDTH - LEFT - 8) * turn / last

        def y(value: float) -> float:
            return TOP + (HEIGHT - BOTTOM - TOP) * (most - value) / (2 * most)

        caption = self._text("review.graph", names=self.sides[0])
        curve = " ".join(f"{x(point.turn):.1f},{y(point.value):.1f}" for point in points)
        grid = "".join(self._grid_line(value, y(value)) for value in (most, most / 2, 0, -most / 2, -most))
        at = {point.turn: point.value for point in points}
        marks = "".join(
            self._mark(judgement, x(judgement.decision.turn), y(at[judgement.decision.turn]))
            for judgement in self.round.judgements
            if judgement.real and judgement.decision.turn in at
        )
        return (
            f'<figure><figcaption class="quiet">{caption}</figcaption>'
            f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{caption}">{grid}'
            f'<polyline points="{curve}" fill="none" stroke="var(--curve)" stroke-width="2"/>{marks}'
            f'<text x="{LEFT}" y="{HEIGHT - 6}">{self._text("replay.deal")}</text>'
            f'<text x="{WIDTH - 8}" y="{HEIGHT - 6}" text-anchor="end">'
            f"{self._text('report.moveNumber', n=last)}</text></svg></figure>"
        )

    def _grid_line(self, value: float, y: float) -> str:
        return (
            f'<line x1="{LEFT}" x2="{WIDTH - 8}" y1="{y:.1f}" y2="{y:.1f}" stroke="var(--line)"/>'
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{signed(self.words, value)}</text>'
        )

    def _mark(self, judgement: Judgement, x: float, y: float) -> str:
        lost = self._text("report.lostAt", move=judgement.decision.turn, n=round(judgement.cost))
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="var(--{judgement.grade})">'
            f"<title>{lost}</title></circle>"
        )

    def _decisions(self) -> str:
        keys = ("report.move", "review.player", "report.played", "report.cost", "report.comment")
        head = _head([self.words.text(key) for key in keys], (0, 3))
        return _table("decisions", head, "".join(map(self._row, self.round.judgements)))

    def _row(self, judgement: Judgement) -> str:
        done, better = self.describe(judgement, self.name)
        loss = ""
        if judgement.real:
            loss = f"{number(self.words, judgement.cost)} ± {number(self.words, judgement.error)}"
        return (
            f'<tr class="{judgement.grade}"><td class="n">{judgement.decision.turn}</td>'
            f"<td>{escape(self.name(judgement.decision.seat))}</td>"
            f'<td>{escape(done)}</td><td class="n">{loss}</td>'
            f"<td>{self._comment(judgement, better)}</td></tr>"
        )

    def _comment(self, judgement: Judgement, better: str) -> str:
        """The grade, what was better and why, and whether the round turned here."""
        lines = []
        remark = remark_on(judgement)
        if remark is not None:
            grade = self._text(f"review.grade_{judgement.grade}")
            text = remark.text(self.name, self.words, self.face)
            lines.append(f'<strong class="grade">{grade}</strong> {escape(text[:1].upper() + text[1:])}')
        if judgement.real and better:
            lines.append(f'<span class="quiet">{self._text("report.instead", what=better)}</span>')
        if judgement.decision.turn in self.round.turning:
            lines.append(f'<em class="turning">{self._text("report.turningPoint")}</em>')
        return "<br>".join(lines)
