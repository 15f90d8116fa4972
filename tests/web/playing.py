"""A visitor who plays through the page alone: looks at what is lit, and presses it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page, expect

from tests.web.conftest import Visit


class PagePlayer:
    """Plays at a table with mouse or finger: answers, passes cards, plays what the page allows."""

    def __init__(self, visit: Visit, touch: bool = False, goes_on: bool = True) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self._touch, self._goes_on = touch, goes_on
        self.plays = 0

    def press(self, target: Locator) -> None:
        """Tap or click, at once; what has gone meanwhile is no fault."""
        try:
            if self._touch:
                target.tap(timeout=1500)
            else:
                target.click(timeout=1500)
        except Exception as trouble:
            if "Timeout" not in str(trouble) and "detached" not in str(trouble):
                raise

    def lit(self, name: str) -> Locator | None:
        """The button of that name, if it can be pressed now."""
        found = self.page.get_by_role("button", name=name, exact=False)
        for at in range(found.count()):
            button = found.nth(at)
            try:
                if button.is_visible() and button.is_enabled(timeout=1500):
                    return button
            except Error:
                continue  # it has gone meanwhile
        return None

    def once(self) -> bool:
        """Do one thing, if there is anything to do."""
        page = self.page
        wanted = ("No, show me the rest", "Pass these cards", *(("Next round",) if self._goes_on else ()))
        for name in wanted:
            button = self.lit(name)
            if button is not None:
                self.press(button)
                return True
        if page.locator("dialog[open] .answers button").count():
            self.press(page.locator("dialog[open] .answers button").first)
            return True
        if (
            page.get_by_role("heading", name="Pass cards")
            .or_(page.get_by_role("heading", name="Hand of"))
            .count()
        ):
            self.lift(unlifted=True)
            return True
        if not page.locator(".mine.inTurn").count():
            return False
        return self.play_lowest() or self.pass_() or self.complete()

    def lift(self, unlifted: bool = False) -> None:
        """Lift the first card that is not lifted."""
        cards = (
            page_cards(self.page).and_(self.page.locator("[aria-pressed=false]"))
            if unlifted
            else page_cards(self.page)
        )
        if cards.count():
            self.touch_card(cards.first)

    def touch_card(self, card: Locator) -> None:
        """Tap the strip of a card that no other covers."""
        try:
            if self._touch:
                card.tap(position={"x": 8, "y": 14}, timeout=1500)
            else:
                card.click(position={"x": 8, "y": 14}, timeout=1500)
        except Exception as trouble:
            if "Timeout" not in str(trouble) and "detached" not in str(trouble):
                raise

    def play_lowest(self) -> bool:
        """Try single cards from the left until Play is lit."""
        cards = page_cards(self.page)
        for at in range(min(cards.count(), 16)):
            if not self.page.locator(".mine.inTurn").count():
                return True
            self.touch_card(cards.nth(at))
            end = time.monotonic() + 1.0
            while time.monotonic() < end:
                button = self.lit("Play:")
                if button is not None:
                    self.press(button)
                    self.plays += 1
                    return True
                if "does not" in " ".join(self.page.locator(".prompt").all_inner_texts()):
                    break
                self.page.wait_for_timeout(40)
            if self.lit("Put back") is not None:
                self.page.keyboard.press("Escape")
            if self.page.locator(".trick .play").count() and at >= 2:
                break
        return False

    def complete(self) -> bool:
        """What a wish binds to may be any card, or part of a combination: look for it."""
        cards = page_cards(self.page)
        for at in range(cards.count()):
            for times in (1, 2):
                self.touch_card(cards.nth(at))
                self.page.wait_for_timeout(80 * times)
                button = self.lit("Play:")
                if button is not None:
                    self.press(button)
                    self.plays += 1
                    return True
            self.page.keyboard.press("Escape")
        return False

    def pass_(self) -> bool:
        """Pass, if that is possible."""
        button = self.page.locator(".actions").get_by_role("button", name="Pass", exact=True)
        try:
            if button.count() and button.is_enabled(timeout=1500):
                self.press(button)
                return True
        except Error:
            pass  # it has gone meanwhile
        return False


class KeyPlayer(PagePlayer):
    """The same without a mouse: Tab, arrows, Space, Enter and the letters."""

    def press(self, target: Locator) -> None:
        """Go there with Tab, and press Enter."""
        if self.reach(target):
            self.page.keyboard.press("Enter")

    def reach(self, target: Locator) -> bool:
        """Move the focus with Tab until it is there."""
        for _ in range(80):
            try:
                if target.evaluate("element => element === document.activeElement", timeout=1000):
                    return True
            except Exception as trouble:
                if "Timeout" not in str(trouble):
                    raise
                return False
            self.page.keyboard.press("Tab")
        return False

    def touch_card(self, card: Locator) -> None:
        """Reach the hand with Tab, the card with the arrows, and lift it."""
        try:
            key = card.get_attribute("data-key", timeout=1500)
        except Error:
            return  # it has gone meanwhile
        tabbable = self.page.locator(".mine .hand").last.locator("[data-key][tabindex='0']")
        if not tabbable.count() or not self.reach(tabbable.first):
            return
        keys: list[str] = page_cards(self.page).evaluate_all("cards => cards.map(card => card.dataset.key)")
        here: str = self.page.evaluate("document.activeElement.dataset.key ?? ''")
        if key not in keys or here not in keys:
            return
        steps = keys.index(key) - keys.index(here)
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
            self.page.wait_for_timeout(30)
        self.page.keyboard.press("Space")

    def pass_(self) -> bool:
        """The letter P."""
        button = self.page.locator(".actions").get_by_role("button", name="Pass", exact=True)
        try:
            if button.count() and button.is_enabled(timeout=1500):
                self.page.keyboard.press("p")
                return True
        except Error:
            pass  # it has gone meanwhile
        return False


def page_cards(page: Page) -> Locator:
    """The cards of the hand that is being played."""
    return page.locator(".mine .hand").last.locator("[data-key]")


def four_at_a_table(visit: Callable[..., Visit], options: dict[str, Any], **screen: Any) -> list[Visit]:
    """Four browsers that open the same link and sit down; the host, who is the first, starts."""
    guests = [visit("/", **screen) for _ in range(4)]
    table = guests[0].make_table(options=options)
    for guest in guests:
        guest.go(f"/t/{table}")
    for guest in guests[1:]:
        guest.page.get_by_role("button", name="Take a place").click()
        expect(guest.page.get_by_role("button", name="Leave the table")).to_be_visible()
    guests[0].page.get_by_role("button", name="Start", exact=True).click()
    return guests


def play_until(players: list[PagePlayer], done: Callable[[], bool], patience: float) -> None:
    """Let everybody play until it is done."""
    end = time.monotonic() + patience
    while not done():
        assert time.monotonic() < end, "it took too long"
        busy = [player.once() for player in players]
        if not any(busy):
            players[0].page.wait_for_timeout(60)
