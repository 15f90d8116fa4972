"""A player who uses the page: what to do is chosen from the frames, and done by mouse, finger or keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, Position, expect

from tests.web.conftest import Visit
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take
from tichu.core.cards import card_name
from tichu.core.view import View
from tichu.words import Words

ENGLISH = Words("en").text
STRIP: Position = {"x": 8.0, "y": 14.0}
"""The part of a card in the hand that no other card covers."""

# The cards of the hand that is being played, as one text.
HAND = """() => {
    const hand = [...document.querySelectorAll('.mine .hand')].at(-1);
    return [...(hand?.querySelectorAll('[data-key]') ?? [])].map((card) => card.dataset.key).join();
}"""
# How many times Tab has to be pressed to get to an element, as far as the order of the page tells.
TABS = """target => {
    const reached = 'a[href], button, input, select, textarea, summary, [tabindex]';
    const all = [...document.querySelectorAll(reached)]
        .filter((each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
    return all.indexOf(target) - all.indexOf(document.activeElement);
}"""
# The answers to a question: buttons in a dialog, or seats at the table.
QUESTION = "dialog[open] .answers button, .choice"
# Whether the page asks something about a play, or another hand is shown than before.
ASKED_OR_PLAYED = (
    f"before => document.querySelector('dialog[open] .answers, .choice') || ({HAND})() !== before"
)


def shortest(view: View) -> Action:
    """The action that brings the round to its end soonest: as many cards as possible, and no calls."""
    if view.round.phase == "grand":
        return Grand(False)
    if view.round.phase == "exchange":
        return Exchange(())  # the page offers the cards
    actions = view.legal_actions()
    plays = [action for action in actions if isinstance(action, Play)]
    if plays:
        return max(plays, key=lambda play: len(play.cards))
    return next(action for action in actions if isinstance(action, (Pass, Take, Give)))


class PagePlayer:
    """Plays at a table with the mouse, or with a finger."""

    def __init__(self, visit: Visit, *, touch: bool = False, label: Callable[[str], str] = ENGLISH) -> None:
        self.visit = visit
        self.label = label
        """What a button is called, given the key of its text."""
        self.page: Page = visit.page
        self._touch = touch
        self._ready: int = 0
        """The last round after which this player wanted the next one."""
        self.plays = 0
        self.passes = 0

    # -- by what means: another kind of player has its own ---------------------------------------------------

    def press(self, target: Locator) -> None:
        """Tap or click a button."""
        if self._touch:
            target.tap()
        else:
            target.click()

    def lift(self, card: Locator) -> None:
        """Tap or click a card of the hand."""
        if self._touch:
            card.tap(position=STRIP)
        else:
            card.click(position=STRIP)

    def pass_(self) -> None:
        """Let the turn go by."""
        self.press(
            self.page.locator(".actions").get_by_role("button", name=self.label("table.pass"), exact=True)
        )

    # -- what is to be done ----------------------------------------------------------------------------------

    def step(self) -> bool:
        """Do what the table waits for; False if it does not wait for this player."""
        self._catch_up()
        mirror = self.visit.mirror
        duties = mirror.asked_seats
        done = len(self.visit.acknowledged)
        action = shortest(mirror.view(duties[0])) if duties else None
        if isinstance(action, Take):
            return False  # the table takes a trick by itself
        if action is not None:
            self._perform(action)
        elif round_over(self.visit) and self._ready < mirror.table["round"] and not finished(self.visit):
            self._ready = mirror.table["round"]
            self.press(self.page.get_by_role("button", name=self.label("table.nextRound")))
        else:
            return False
        self.visit.until(lambda _: len(self.visit.acknowledged) > done)
        self._catch_up()
        return True

    def _catch_up(self) -> None:
        """Wait for the changes of everything that was acknowledged: the acknowledgement comes first."""
        seen = max(self.visit.acknowledged, default=0)
        self.visit.until(lambda mirror: (mirror.version or 0) >= seen)

    def _perform(self, action: Action) -> None:
        match action:
            case Grand(call):
                name = self.label("table.grandCall" if call else "table.grandNo")
                self.press(self.page.get_by_role("button", name=name))
            case Exchange():
                self.pass_cards()
            case Play():
                self._play(action)
            case Pass():
                self.pass_()
                self.passes += 1
            case Give():
                self._answer()
                expect(self.page.locator(QUESTION)).to_have_count(0)  # the next play may ask something else
            case _:
                raise NotImplementedError(f"{action} is not played on the page")

    def pass_cards(self) -> None:
        """Fill the slots with the lowest cards, where they are not filled already, and pass the cards."""
        slots = self.page.locator("[data-slot]")
        slots.first.wait_for()
        for _ in range(slots.count() - slots.locator("svg").count()):
            self.lift_first()
        self.press(self.page.get_by_role("button", name=self.label("table.exchangeDo")))

    def lift_first(self) -> None:
        """Lift the first card of the hand that is not lifted."""
        self.lift(page_cards(self.page).and_(self.page.locator("[aria-pressed=false]")).first)

    def _play(self, play: Play) -> None:
        hand = page_cards(self.page)
        before = self.page.evaluate(HAND)
        for card in play.cards:
            self.lift(
                hand.and_(self.page.locator(f"[data-card='{card_name(card)}'][aria-pressed=false]")).first
            )
        self.press(self.page.locator(".actions .play"))
        question = self.page.locator(QUESTION)
        self.page.wait_for_function(ASKED_OR_PLAYED, arg=before)
        # What the Phoenix is, what is wished for, who leads. A question after the play is another one.
        while question.count() and self.page.evaluate(HAND) == before:
            self._answer()
            self.page.wait_for_function(ASKED_OR_PLAYED, arg=before)
        self.plays += 1

    def _answer(self) -> None:
        self.press(self.page.locator(QUESTION).first)


class KeyPlayer(PagePlayer):
    """Plays with the keyboard: Tab, arrows, Space, Enter and the letters."""

    def press(self, target: Locator) -> None:
        """Go to the button with Tab, and press Enter."""
        expect(target).to_be_enabled()
        self._reach(target)
        self.page.keyboard.press("Enter")

    def lift(self, card: Locator) -> None:
        """Reach the hand with Tab and the card with the arrows, and lift it with Space."""
        self._reach(self.page.locator(".mine .hand").last.locator("[data-key][tabindex='0']"))
        key = card.get_attribute("data-key")
        keys: list[str] = page_cards(self.page).evaluate_all("cards => cards.map(card => card.dataset.key)")
        here: str = self.page.evaluate("document.activeElement.dataset.key")
        steps = keys.index(key or "") - keys.index(here)
        for _ in range(abs(steps)):
            self.page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
        target = self.page.locator(f".mine [data-key='{key}']").last
        expect(target).to_be_focused()
        self.page.keyboard.press("Space")
        expect(target).to_have_attribute("aria-pressed", "true")

    def pass_(self) -> None:
        """The letter P."""
        expect(
            self.page.locator(".actions").get_by_role("button", name=self.label("table.pass"), exact=True)
        ).to_be_enabled()
        self.page.keyboard.press("p")

    def _reach(self, target: Locator) -> None:
        for _ in range(target.evaluate(TABS) - 1):
            self.page.keyboard.press("Tab")
        for _ in range(80):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not reach {target}")


def page_cards(page: Page) -> Locator:
    """The cards of the hand that is being played."""
    return page.locator(".mine .hand").last.locator("[data-key]")


def four_at_a_table(visit: Callable[..., Visit], options: dict[str, Any], **screen: Any) -> list[Visit]:
    """Four browsers that open the same link and take places; the first is the host, who starts the match."""
    guests = [visit(**screen) for _ in range(4)]
    table = guests[0].make_table(options=options)
    for guest in guests:
        guest.go(f"/t/{table}")
    for guest in guests[1:]:
        guest.page.get_by_role("button", name="Take a seat").click()
        expect(guest.page.get_by_role("button", name="Leave the table")).to_be_visible()
    guests[0].page.get_by_role("button", name="Start", exact=True).click()
    return guests


def play_until(players: list[PagePlayer], done: Callable[[], object]) -> None:
    """Let everybody play until it is done, as a rule until the table has shown something."""
    for player in players:
        player.visit.until(lambda mirror: mirror.version is not None)
    while not done():
        shown = max(player.visit.mirror.version or 0 for player in players)
        for player in players:
            player.visit.until(lambda mirror, shown=shown: (mirror.version or 0) >= shown)  # type: ignore[misc]
        if not any(player.step() for player in players) and not done():
            players[0].visit.until(lambda mirror, shown=shown: (mirror.version or 0) > shown)  # type: ignore[misc]


def round_over(visit: Visit) -> bool:
    """Whether the round at the table is over."""
    return visit.mirror.round is not None and visit.mirror.round["phase"] == "over"


def finished(visit: Visit) -> bool:
    """Whether the match at the table is over."""
    status: str = visit.mirror.table["status"]
    return status == "finished"


def shows_the_end(page: Page) -> None:
    """Wait for the result of the match, whoever has won it."""
    words = Words("en")
    either = "|".join(re.escape(words.text(key)) for key in ("table.won", "table.matchOver"))
    expect(page.get_by_role("heading", name=re.compile(either))).to_be_visible()
