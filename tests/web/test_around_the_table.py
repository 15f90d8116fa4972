"""Around the table: the front page, the form for a table, the lobby, and the drawn waiting room."""

from __future__ import annotations

import re
from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import AT_ONCE, PHONE, Visit

Come = Callable[..., Visit]


def seat(page: Page, place: int) -> Locator:
    """The seat of a place in the waiting room."""
    return page.locator(f"[data-place='{place}']")


def drag(page: Page, start: Locator, end: Locator) -> None:
    """Drag with the mouse from the middle of one element to another."""
    start.hover()
    page.mouse.down()
    end.hover(force=True)
    page.mouse.up()


def test_the_waiting_room_is_a_table_at_which_places_change(visit: Come) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    table = host.make_table(options={"house_rules": {"target": 500, "bomb_on_dog": True}}, bots={"2": "club"})
    page = host.go(f"/t/{table}")
    guest.go(f"/t/{table}").get_by_role("button", name="Take a seat").click()
    expect(seat(page, 0)).to_contain_text("host")
    expect(seat(page, 1)).to_contain_text(re.compile("Guest.*here.*Team 2", re.DOTALL))
    expect(seat(page, 2)).to_contain_text(re.compile("Lin.*Bot: Club.*Team 1", re.DOTALL))
    terms = page.get_by_role("region", name="Game and rules")
    expect(terms).to_contain_text("to 500 points")
    expect(terms).to_contain_text("The Dog can be bombed: yes")

    drag(page, seat(page, 1).locator(".disc"), seat(page, 2).locator(".disc"))
    expect(seat(page, 1)).to_contain_text("Lin")
    expect(seat(page, 2)).to_contain_text("Guest")

    seat(page, 1).get_by_role("button").click()
    page.get_by_role("button", name="Swap").click()
    expect(page.get_by_text("Swap Lin: tap another seat")).to_be_visible()
    seat(page, 3).get_by_role("button").click()
    expect(seat(page, 3)).to_contain_text("Lin")

    expect(seat(guest.page, 1)).to_contain_text("empty seat")
    seat(guest.page, 1).get_by_role("button").click()  # a guest moves to an empty seat
    expect(seat(guest.page, 1)).to_contain_text("You")
    guest.page.goto("about:blank")
    expect(seat(page, 1)).to_contain_text("not connected")


def test_the_host_changes_what_is_played(visit: Come) -> None:
    host = visit(viewport=PHONE)
    page = host.go(f"/t/{host.make_table(options={})}")
    terms = page.get_by_role("region", name="Game and rules")
    terms.get_by_role("button", name="Change").click()
    form = page.get_by_role("dialog")
    form.get_by_role("button", name="1500").click()
    form.get_by_role("radio", name=re.compile("Trichu")).check()
    form.get_by_role("button", name="6 rounds").click()
    form.get_by_role("button", name="Save").click()
    expect(terms).to_contain_text("6 rounds")
    expect(page.locator("[data-place]")).to_have_count(3)


def test_a_table_is_set_with_its_differences_in_words(visit: Come) -> None:
    page = visit("/new", viewport=PHONE).page
    page.get_by_role("radio", name=re.compile("Club, easy")).check()
    page.get_by_role("button", name="500", exact=True).click()
    expect(page.get_by_text("Everything as in the rule book.")).to_be_visible()
    page.locator("summary").first.click()
    page.get_by_label("The Dog can be bombed").select_option(label="yes")
    expect(page.get_by_role("listitem").filter(has_text="The Dog can be bombed: yes")).to_be_visible()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_role("region", name="Game and rules")).to_contain_text("to 500 points")
    expect(seat(page, 3)).to_contain_text("Bot: Club, easy")


def test_play_now_remembers_the_game_and_the_bots(visit: Come) -> None:
    guest = visit("/", viewport=PHONE)
    page = guest.page
    page.get_by_label("Game").select_option("trichu")
    page.get_by_label("Bots").select_option("greedy")
    expect(page.get_by_role("button", name=re.compile("Play now"))).to_contain_text("You and 2 bots")
    page.get_by_role("button", name=re.compile("Play now")).click()
    guest.until(lambda mirror: mirror.round)
    assert guest.mirror.table is not None
    assert guest.mirror.table["options"]["variant"] == "trichu"
    assert [place["bot"] for place in guest.mirror.table["places"]] == [None, "greedy", "greedy"]
    guest.go("/")
    expect(page.get_by_label("Game")).to_have_value("trichu")
    expect(page.get_by_label("Bots")).to_have_value("greedy")


def test_a_game_is_listed_once_and_can_be_removed(visit: Come) -> None:
    guest = visit()
    guest.make_table(options={**AT_ONCE, "title": "Tea"}, fill="greedy", start=True)
    page = guest.open("/")
    running = page.locator("section", has=page.get_by_role("heading", name="Keep playing"))
    expect(running.get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
    page.get_by_role("button", name="Remove: Tea").click()
    expect(running).to_contain_text("The match ends here, without a winner.")
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(running).to_have_count(0)
    expect(page.get_by_text("Nobody played on, so there is no winner.")).to_be_visible()


def test_the_lobby_says_what_is_played_and_where_seats_are_free(visit: Come) -> None:
    host, guest = visit(), visit(viewport=PHONE)
    title = f"Tea {uuid4().hex[:6]}"
    host.make_table(options={"title": title, "public": True, "house_rules": {"target": 500}})
    page = guest.go("/lobby")
    waiting = page.locator("section", has=page.get_by_role("heading", name="Waiting for players"))
    row = waiting.get_by_role("listitem").filter(has_text=title)
    for words in (
        "Nanjing: four players, two teams",
        "to 500 points",
        "3 empty seats",
        "60 seconds per move",
    ):
        expect(row).to_contain_text(words)
    page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    page.reload()
    expect(page.get_by_role("heading", name="No open tables right now")).to_be_visible()
    page.get_by_role("link", name="Open a table here").click()
    expect(page.get_by_role("checkbox", name=re.compile("List in the lobby"))).to_be_checked()
