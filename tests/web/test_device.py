"""Games on this device: Python in the browser plays without the server."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import page_cards
from tichu.local.bots import BOTS

ROOT = Path(__file__).parents[2]
GRAND_NO = "No, show me the rest"
# The names of the bots in the client's own list.
DEVICE_BOTS = re.compile(r"DEVICE_BOTS: readonly string\[\] = \[(.*?)\]")
# What is stored of the only game: the versions of its log.
STORED = """async () => {
    const open = indexedDB.open('tichu', 1);
    await new Promise((done) => (open.onsuccess = done));
    const all = open.result.transaction('entries').objectStore('entries').getAllKeys();
    await new Promise((done) => (all.onsuccess = done));
    open.result.close();
    return all.result.map(([, seq]) => seq);
}"""


def test_the_bots_on_the_device_are_those_that_need_only_python() -> None:
    source = (ROOT / "web" / "src" / "lib" / "deviceBots.ts").read_text("utf-8")

    listed = DEVICE_BOTS.search(source)

    assert listed is not None
    assert re.findall(r"\w+", listed[1]) == list(BOTS)


def make_available(page: Page) -> None:
    """Fetch Python with the button in the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name=re.compile(r"Make available offline \(\d\.\d MB\)")).click()
    expect(page.get_by_text("Ready. Games against bots")).to_be_visible()
    page.keyboard.press("Escape")


def test_a_game_is_played_without_a_network(visit: Callable[..., Visit]) -> None:
    guest = visit("/", viewport=PHONE, service_workers="allow")
    page = guest.page
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    make_available(page)
    guest.context.set_offline(True)
    page.reload()

    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=GRAND_NO).click()
    expect(page_cards(page)).to_have_count(14)
    hand = page_cards(page).evaluate_all("cards => cards.map((card) => card.dataset.card)")
    versions = page.evaluate(STORED)
    assert versions == list(range(1, len(versions) + 1))
    page.reload()

    expect(page_cards(page)).to_have_count(14)
    again = page_cards(page).evaluate_all("cards => cards.map((card) => card.dataset.card)")
    assert again == hand
    guest.navigate("/")
    expect(page.get_by_role("heading", name="Games on this device")).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    guest.context.set_offline(False)
