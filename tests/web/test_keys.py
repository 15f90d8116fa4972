"""Keys at the table: they play, and leave alone what has the focus."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.behaviour.parties import MAH_JONG, party
from tests.server.running import RunningServer
from tests.web.conftest import Visit
from tests.web.gestures import evaluates
from tests.web.playing import page_cards
from tests.web.test_pages import complaints
from tests.web.test_questions import Place, beforehand

Come = Callable[..., Visit]

# Whether the open dialog leaves the hand visible.
HAND_IS_FREE = """() => document.querySelector('dialog[open]').getBoundingClientRect().bottom
    <= document.querySelector('.mine .hand').getBoundingClientRect().top"""


async def the_leaders_place(url: str) -> Place:
    """Somebody leads with the Mah Jong in hand."""
    async with party(url) as people:
        await people.begin()
        return Place(people, people.round["turn"])


async def the_followers_place(url: str) -> Place:
    """Somebody is in turn after the Mah Jong, and a window for bombs is open for long."""
    async with party(url, 4, {"bomb_window": 5}) as people:
        await people.begin()
        await people.act(people.round["turn"], MAH_JONG)
        return Place(people, people.round["turn"])


def test_enter_belongs_to_what_has_the_focus(visit: Come, server: RunningServer) -> None:
    page = beforehand(the_leaders_place(server.url)).open(visit())
    page.locator("[data-card=Ma]").click(position={"x": 8, "y": 14})
    expect(page.get_by_role("button", name="Play: Mah Jong")).to_be_enabled()

    page.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(page.locator("details")).to_have_attribute("open", "")
    expect(page_cards(page)).to_have_count(14)
    expect(page.locator("dialog[open]")).to_have_count(0)

    page.locator("summary").blur()
    page.keyboard.press("Enter")  # where nothing has the focus it plays: what is wished for?
    page.locator("dialog[open] .answers button").first.click()
    expect(page_cards(page)).to_have_count(13)

    page.locator("a.home").focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{server.url}/")


def test_the_hand_keeps_the_keys(visit: Come, server: RunningServer) -> None:
    """From the list of keys, through a question, and after a play."""
    page = beforehand(the_leaders_place(server.url)).open(visit())
    page.locator("summary").click()
    expect(page.locator("summary")).not_to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand [data-key]:focus")).to_be_visible()

    page.locator("[data-card=Ma]").focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play: Mah Jong")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open] .answers button").first).to_be_focused()
    evaluates(page, HAND_IS_FREE)
    assert not complaints(page)
    page.keyboard.press("k")
    expect(page.get_by_role("button", name="king", exact=True)).to_be_focused()
    page.keyboard.press("Enter")

    expect(page_cards(page)).to_have_count(13)
    expect(page.locator(".hand [data-key]:focus")).to_be_visible()


def test_a_key_that_is_held_down_counts_once(visit: Come, server: RunningServer) -> None:
    guest = visit()
    sent: list[str] = []
    guest.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    page = beforehand(the_followers_place(server.url)).open(guest)
    expect(page.locator(".mine.inTurn")).to_be_visible()
    for _ in range(5):
        page.keyboard.down("p")
    page.keyboard.up("p")
    page.keyboard.press("p")  # once more while the first waits for bombs
    expect(page.locator(".mine.inTurn")).to_have_count(0)
    assert len([frame for frame in sent if '"pass"' in frame]) == 1
