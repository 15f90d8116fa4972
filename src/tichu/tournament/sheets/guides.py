"""Pages that are printed once for a whole tournament: guide cards, and how to play duplicate."""

from __future__ import annotations

from html import escape
from typing import Final

from tichu.tournament.duplicate import board_numbers
from tichu.tournament.pairing.scheduled import ScheduledTable, schedule
from tichu.tournament.sheets.describe import options_text, side_titles
from tichu.tournament.sheets.page import heading, page, table
from tichu.tournament.state import Tournament
from tichu.words import Words

RULES: Final = ("ruleCount", "ruleGrand", "ruleSilent", "rulePassed", "ruleTakeBack", "ruleQuiet")
"""The instructions for duplicate, in order."""


class GuidePages:
    """Writes the pages of a tournament whose rounds are all known."""

    def __init__(self, tournament: Tournament, words: Words) -> None:
        self._tournament = tournament
        self._words = words

    def all_pages(self) -> dict[str, str]:
        """Return the pages by file name."""
        pages = {"guide-cards.html": self.guide_cards()}
        if self._tournament.options.format == "duplicate":
            pages["instructions.html"] = self.instructions()
        return pages

    def guide_cards(self) -> str:
        """Return a card for each entrant: where to sit in each round, against whom, with which boards."""
        rounds = list(schedule(self._tournament))
        entrants = self._tournament.roster or self._tournament.playing()
        return self._page("guideCards", [self._card(one, rounds) for one in entrants])

    def _card(self, entrant: int, rounds: list[list[ScheduledTable]]) -> str:
        duplicate = self._tournament.options.format == "duplicate"
        rows = []
        for number, tables in enumerate(rounds, 1):
            at = next(each for each in tables if entrant in each.sides)
            rows.append([str(number), *self._places(entrant, number, at)][: 5 if duplicate else 4])
        titles = ["", "", "", self._say("against"), self._say("boards")][: 5 if duplicate else 4]
        options = self._tournament.options
        name = f"{entrant} · {self._tournament.entrant(entrant).name}"
        return (
            f'<section class="slip guide"><header><h2>{escape(name)}</h2>'
            f'<span class="quiet">{escape(options.name)}</span></header>'
            f'{table(titles, rows, (0,))}<p class="quiet">{escape(self._say("guideHint"))}</p></section>'
        )

    def _places(self, entrant: int, number: int, at: ScheduledTable) -> list[str]:
        """Return the table, the seats, the opponents and the boards of a round."""
        side = at.sides.index(entrant)
        opponent = at.sides[1 - side]
        if opponent is None:
            return ["", "", self._say("sitOut"), ""]
        boards = at.boards or board_numbers(self._tournament, number)
        return [
            self._say("table", n=at.table),
            side_titles(self._tournament.options, self._words)[side],
            f"{opponent} · {self._tournament.entrant(opponent).name}",
            str(boards[0]) if len(boards) == 1 else f"{boards[0]}–{boards[-1]}",
        ]

    def instructions(self) -> str:
        """Return how to play duplicate with real cards."""
        grand = "ruleEight" if self._tournament.options.grand_tichu else "ruleNoGrand"
        rules = (self._say(grand if rule == "ruleGrand" else rule) for rule in RULES)
        items = "".join(f"<li>{escape(rule)}</li>" for rule in rules)
        options = self._tournament.options
        title = heading(self._say("instructions"), f"{options.name} · {options_text(options, self._words)}")
        return self._page("instructions", [title, f'<ol class="rules">{items}</ol>'])

    def _say(self, name: str, **values: str | float) -> str:
        return self._words.text(f"tournament.{name}", **values)

    def _page(self, title: str, parts: list[str]) -> str:
        return page(f"{self._tournament.options.name}: {self._say(title)}", self._words.language, parts)
