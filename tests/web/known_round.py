"""A round with known cards, played on the page in any language."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.server.guests import Guest, TablePlayer, short_action
from tests.web.conftest import LIMIT, Visit
from tests.web.playing import QUESTION, PagePlayer, page_cards
from tests.web.test_questions import beforehand
from tests.web.wording import label

Look = Callable[[str], None]
"""Looks at the page; given the name of what it shows."""


class KnownRound:
    """A round with the known cards, played to its end, with a look at the page wherever it asks something."""

    def __init__(self, guest: Visit, language: str, look: Look) -> None:
        self.guest, self.look = guest, look
        self.page: Page = guest.page
        self.player = PagePlayer(guest, label=label(language))

    def play(self) -> None:
        self._exchange()
        self._ask_what_the_phoenix_is()
        self._wish()
        self._give_the_dragon_away()
        self._finish()
        self.look("result")

    def _exchange(self) -> None:
        self.page.get_by_role("button", name=self.player.label("table.grandNo")).wait_for()
        self.look("grand")
        self.player.step()
        self.page.locator("[data-slot]").first.wait_for()
        self._lift("Jr 7b 5r")
        self.look("exchange")
        self.page.get_by_role("button", name=self.player.label("table.exchangeDo")).click()
        self.page.locator(".mine .actions").wait_for()

    def _ask_what_the_phoenix_is(self) -> None:
        self._play("2g 2k 3k 3r Ph")
        self._answers().first.wait_for()
        self.look("question-phoenix")
        self.page.keyboard.press("Escape")
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".mine [data-key][aria-pressed=true]")).to_have_count(0)

    def _wish(self) -> None:
        self._play("Ma")
        self._answers().first.wait_for()
        self.look("question-wish")
        self._answers().first.click()  # a two, which beats nothing on the table: the wish binds nobody here
        self.guest.until(lambda mirror: mirror.round and mirror.round["trick"] and mirror.asked_seats)

    def _give_the_dragon_away(self) -> None:
        self._lift("Dr")
        expect(self.page.locator(".actions .play")).to_be_enabled()
        self.look("play")
        self.page.locator(".actions .play").click()
        self._answers().first.wait_for()
        self.look("question-dragon")

    def _finish(self) -> None:
        """Play to the end without the page; after a draw there is another round (M1)."""
        url, table = self.page.url.split("/t/")
        person = TablePlayer(Guest(url, cookie=self.guest.cookie), table, choose=short_action)
        beforehand(asyncio.wait_for(person.play(), LIMIT))
        self.guest.until(lambda mirror: mirror.table["status"] == "finished")

    def _answers(self) -> Locator:
        return self.page.locator(QUESTION)

    def _play(self, cards: str) -> None:
        self._lift(cards)
        self.page.locator(".actions .play").click()

    def _lift(self, cards: str) -> None:
        for card in cards.split():
            self.player.lift(page_cards(self.page).and_(self.page.locator(f"[data-card='{card}']")))
