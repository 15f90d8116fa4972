"""The pages: pairings, score slips, table cards, standings, deals and compared boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from tichu.tournament.deals import deal_board
from tichu.tournament.duplicate import board_numbers, compare_all_boards, table_boards
from tichu.tournament.events import PairedTable
from tichu.tournament.options import SCHEDULED
from tichu.tournament.pairing.scheduled import all_boards
from tichu.tournament.sheets.describe import (
    criterion_about,
    criterion_title,
    criterion_value,
    options_text,
    outcome_text,
    progress_text,
    round_title,
    side_names,
    side_titles,
)
from tichu.tournament.sheets.guides import GuidePages
from tichu.tournament.sheets.page import heading, page, table
from tichu.tournament.standings import standings
from tichu.tournament.state import Tournament, TournamentRound
from tichu.words import Words
from tichu.words.numbers import number

MAX_LINES: Final = 12
"""Empty lines on a score slip."""
USUAL_LINES: Final = 10
"""Lines for a match to a number of points or minutes: a game to 1000 takes 9.5 hands on average."""


class TournamentPages:
    """Writes the pages of a tournament in a language; ``cards`` formats cards, ``legend`` explains it."""

    def __init__(
        self,
        tournament: Tournament,
        words: Words,
        cards: Callable[[tuple[int, ...]], str],
        legend: str = "",
    ) -> None:
        self._tournament = tournament
        self._words = words
        self._cards = cards
        self._legend = legend

    def of_round(self, number_: int) -> dict[str, str]:
        """Return all pages for a round by file name, such as ``round-1-slips.html``."""
        tournament, options = self._tournament, self._tournament.options
        duplicate = options.format == "duplicate"
        pages: dict[str, str] = {}
        if options.format in SCHEDULED and number_ == 1 and len(tournament.playing()) > 1:
            pages |= GuidePages(tournament, self._words).all_pages()
        if duplicate and options.board_sets == "one" and number_ == 1:
            pages["deals.html"] = self.deals(None)
        elif duplicate and options.board_sets == "per-table":
            pages[f"round-{number_}-deals.html"] = self.deals(number_)
        if number_ > len(tournament.rounds) and pages:
            return pages  # cards can be prepared before the round is paired
        round_ = tournament.round(number_)
        pages[f"round-{number_}-pairings.html"] = self.pairings(round_)
        pages[f"round-{number_}-slips.html"] = self.slips(round_)
        if duplicate and not round_.missing:
            pages[f"round-{number_}-boards.html"] = self.boards(round_)
        pages["table-cards.html"] = self.table_cards(max((each.table for each in round_.tables), default=0))
        pages["standings.html"] = self.standings()
        return pages

    def pairings(self, round_: TournamentRound) -> str:
        """Return who plays against whom, and in longer lists where everybody sits, by name."""
        rows = [
            [
                str(each.table),
                *side_names(self._tournament, each),
                outcome_text(round_.outcomes.get(each.table), self._words),
            ]
            for each in round_.tables
        ]
        titles = ["", *side_titles(self._tournament.options, self._words), self._say("result")]
        numbers = (0, len(titles) - 1)
        parts = [self._heading(self._round_title(round_.number)), table(titles, rows, numbers, "pairings")]
        if round_.byes:
            names = ", ".join(self._tournament.entrant(one).name for one in round_.byes)
            parts.append(f"<p>{escape(self._say('byes', names=names))}</p>")
        parts.append(self._seats(round_))
        return self._page(self._say("pairings"), parts)

    def _seats(self, round_: TournamentRound) -> str:
        places = [
            (self._tournament.entrant(one).name, each.table)
            for each in round_.tables
            for one in each.entrants
        ]
        items = "".join(
            f"<li><span>{escape(name)}</span><b>{at}</b></li>" for name, at in sorted(places, key=_folded)
        )
        return f'<h2>{escape(self._say("seats"))}</h2><ul class="seats">{items}</ul>'

    def slips(self, round_: TournamentRound) -> str:
        """Return a score slip for each table, to cut out."""
        return self._page(self._say("slip"), [self._slip(round_, each) for each in round_.tables])

    def _slip(self, round_: TournamentRound, at: PairedTable) -> str:
        options = self._tournament.options
        titles = [self._tournament.names(side) for side in at.sides]
        duplicate = options.format == "duplicate"
        if duplicate:
            boards = table_boards(self._tournament, round_.number, at)
            lines = [self._say("board", n=board) for board in boards]
        else:
            wanted = options.length.amount if options.length.kind == "hands" else USUAL_LINES
            lines = [str(line) for line in range(1, min(wanted, MAX_LINES) + 1)] + [self._say("total")]
        head = ["" if duplicate else self._say("hand"), *titles, *([self._say("calls")] if duplicate else [])]
        cells = "<td></td>" * (len(head) - 1)
        rows = "".join(f"<tr><th>{escape(line)}</th>{cells}</tr>" for line in lines)
        signed = "".join(f"<span>{escape(text)}</span>" for text in self._signatures(titles))
        kind = "slip" if len(at.sides) == 2 else "slip many"
        where = f"{self._say('table', n=at.table)} · {self._say('round', n=round_.number)}"
        hints = [self._say(name) for name in self._slip_hints(round_, at)]
        return (
            f'<section class="{kind}"><header><h2>{escape(where)}</h2>'
            f'<span class="quiet">{escape(options.name)}</span></header>'
            f'<p class="quiet">{escape(self._length(round_.number))}</p><table><thead><tr>'
            f"{''.join(f'<th>{escape(title)}</th>' for title in head)}</tr></thead>"
            f"<tbody>{rows}</tbody></table>"
            f'<p class="quiet">{escape(" ".join(hints))}</p><div class="signatures">{signed}</div></section>'
        )

    def _signatures(self, names: list[str]) -> list[str]:
        """Return what is below the lines to sign: both sides, or anybody if there are more."""
        text = self._say("signature")
        return [f"{text}: {name}" for name in names] if len(names) == 2 else [text]

    def _slip_hints(self, round_: TournamentRound, at: PairedTable) -> list[str]:
        """Return the names of the sentences at the end of a score slip."""
        options = self._tournament.options
        hints = ["slipHint"] if len(at.sides) == 2 else []
        if options.format == "duplicate":
            hints.append("boardHint")
        if at.boards and any(each.boards == at.boards for each in round_.tables if each != at):
            hints.append("shareHint")
        if options.shape.step == 1:
            hints.append("rankHint")
        return hints

    def table_cards(self, count: int) -> str:
        """Return a card with the number of each table, two on a page."""
        name = escape(self._tournament.options.name)
        parts = [
            f'<section class="card">{escape(self._say("table", n=number_))}<small>{name}</small></section>'
            for number_ in range(1, count + 1)
        ]
        return self._page(self._say("tableCards"), parts)

    def standings(self) -> str:
        """Return the standings, with an explanation of each criterion."""
        tournament, words = self._tournament, self._words
        ranking = tournament.options.ranking
        titles = [self._say("rank"), self._say("name"), *(criterion_title(one, words) for one in ranking)]
        rows = [
            [
                str(line.rank),
                tournament.entrant(line.entrant).name,
                *(criterion_value(one, line.values[one], words) for one in ranking),
            ]
            for line in standings(tournament)
        ]
        about = "".join(
            f"<p><b>{escape(criterion_title(one, words))}:</b> "
            f"{escape(criterion_about(one, tournament.options, words))}</p>"
            for one in ranking
        )
        after = progress_text(tournament, words)
        numbers = (0, *range(2, len(titles)))
        parts = [heading(tournament.options.name, after), table(titles, rows, numbers), about]
        return self._page(self._say("standings"), parts)

    def deals(self, round_: int | None) -> str:
        """Return the cards of the boards of a round, or all of them (None), to prepare them.

        Only the director may see them.
        """
        tournament = self._tournament
        title = (
            self._say("deals") if round_ is None else f"{self._say('deals')} · {self._round_title(round_)}"
        )
        hint = "dealHint" if tournament.options.grand_tichu else "dealHintPlain"
        parts = [self._heading(title), f"<p>{escape(self._say(hint))}</p>"]
        parts.append(f'<p class="quiet legend">{escape(self._legend)}</p>')
        for board in all_boards(tournament) if round_ is None else board_numbers(tournament, round_):
            deal = deal_board(tournament.options, board)
            rows = [
                [self._say("seat", n=seat + 1), self._hand(first, second)]
                for seat, (first, second) in enumerate(zip(deal.first, deal.second, strict=True))
            ]
            title = escape(self._say("board", n=board))
            parts.append(f'<section class="deal"><h2>{title}</h2>{table(("", ""), rows, ())}</section>')
        return self._page(self._say("deals"), parts)

    def boards(self, round_: TournamentRound) -> str:
        """Return what every table did with the boards of a round, in all rounds so far."""
        tournament, words = self._tournament, self._words
        parts = [self._heading(f"{self._say('boards')} · {self._round_title(round_.number)}")]
        lines = list(compare_all_boards(tournament))
        played = (table_boards(tournament, round_.number, each) for each in round_.tables)
        for board in sorted({board for boards in played for board in boards}):
            rows = []
            for line in (each for each in lines if each.board == board):
                at = tournament.round(line.round).table(line.table)
                first, second = (tournament.names(side) for side in at.sides)
                points = " : ".join(number(words, each) for each in line.points)
                scores = [number(words, score, 1) for score in line.scores]
                rows.append([str(line.table), first, scores[0], points, scores[1], second])
            titles = ["", self._say("sideOne"), "", self._say("result"), "", self._say("sideTwo")]
            title = escape(self._say("board", n=board))
            parts.append(
                f'<section class="deal"><h2>{title}</h2>{table(titles, rows, (0, 2, 3, 4))}</section>'
            )
        about = criterion_about("boards", tournament.options, words)
        parts.append(f'<p class="quiet">{escape(about)}</p>')
        return self._page(self._say("boards"), parts)

    # -- parts --------------------------------------------------------------------------------------------

    def _say(self, name: str, **values: str | float) -> str:
        return self._words.text(f"tournament.{name}", **values)

    def _round_title(self, round_: int) -> str:
        return round_title(self._tournament, round_, self._words)

    def _hand(self, first: tuple[int, ...], second: tuple[int, ...]) -> str:
        """Format a hand, divided before the Grand Tichu question if it is asked."""
        if not self._tournament.options.grand_tichu:
            return self._cards(tuple(sorted(first + second)))
        return f"{self._cards(first)}  |  {self._cards(second)}"

    def _length(self, round_: int) -> str:
        best_of = self._tournament.best_of(round_)
        text = options_text(self._tournament.options, self._words)
        return text if best_of == 1 else f"{text} · {self._say('bestOf', n=best_of)}"

    def _heading(self, title: str) -> str:
        options = self._tournament.options
        return heading(title, f"{options.name} · {options_text(options, self._words)}")

    def _page(self, title: str, parts: Sequence[str]) -> str:
        return page(f"{self._tournament.options.name}: {title}", self._words.language, parts)


def _folded(place: tuple[str, int]) -> tuple[str, int]:
    return place[0].casefold(), place[1]
