"""What stands round the board: who wants a pause, the chat, the last trick, the line."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import ViewportSize, expect

from tests.server.behaviour.parties import party
from tests.server.guests import any_action
from tests.server.running import RunningServer
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.gestures import evaluates
from tests.web.test_questions import Place, beforehand
from tests.web.wording import SAMPLE, open_settings, speak
from tichu.core.actions import Action, Play
from tichu.core.cards import DOG
from tichu.core.view import View

Come = Callable[..., Visit]

SMALL: ViewportSize = {"width": 360, "height": 640}
WHOLE = "each => each.scrollWidth <= each.clientWidth + 1"
TABLET: ViewportSize = {"width": 820, "height": 1180}


# -- pause -------------------------------------------------------------------------------------------------


async def four_places(url: str) -> list[Place]:
    """Four people play; the first is the host."""
    async with party(url) as people:
        await people.begin()
        return [Place(people, player.seat) for player in people.players]


def test_everybody_sees_who_wants_a_pause(visit: Come, server: RunningServer) -> None:
    places = beforehand(four_places(server.url))
    pages = [
        place.open(visit(viewport=screen))
        for place, screen in zip(places[:3], (DESKTOP, PHONE, DESKTOP), strict=True)
    ]
    host, guest, other = pages
    button = other.locator(".tools").get_by_role("button", name="Pause")
    expect(button).to_have_attribute("aria-pressed", "false")
    guest.get_by_role("button", name="Menu").click()  # a phone has it in the menu
    guest.locator("dialog[open]").get_by_role("button", name="Pause").click()
    expect(guest.get_by_text("You asked for a pause (1 of 3 votes;")).to_be_visible()
    for page in (host, other):
        expect(page.get_by_text("would like a pause (1 of 3 votes)")).to_be_visible()
    other.locator(".notice").get_by_role("button", name="Pause").click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(host.get_by_text("would like a pause (2 of 3 votes)")).to_be_visible()
    # The host needs nobody.
    host.locator(".notice").get_by_role("button", name="Pause").click()
    for page in pages:
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
        expect(page.get_by_text("would like a pause")).to_have_count(0)
    on = guest.locator(".paused").get_by_role("button", name="Resume")
    on.click()
    expect(on).to_have_attribute("aria-pressed", "true")
    expect(other.get_by_text("would like to resume (1 of 2 votes)")).to_be_visible()
    host.locator(".paused").get_by_role("button", name="Resume").click()
    for page in pages:
        expect(page.get_by_role("heading", name="Paused")).to_have_count(0)


# -- chat --------------------------------------------------------------------------------------------------


def test_people_who_wait_can_talk_on_every_screen(visit: Come) -> None:
    host, guest = visit(viewport=DESKTOP), visit(viewport=PHONE)
    host.stop_clock()  # a bubble stays for some seconds
    table = host.make_table(options={})
    for each in (host, guest):
        each.go(f"/t/{table}")
    guest.page.get_by_role("button", name="Take a seat").click()
    expect(host.page.get_by_role("button", name="Chat")).to_be_visible()
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_role("button", name="Hello!").click()
    expect(host.page.locator(".bubble")).to_have_text("Hello!")
    button = host.page.locator(".tools").get_by_role("button", name="Chat")
    expect(button).to_contain_text("1")
    button.click()
    expect(host.page.locator("dialog[open] .chat")).to_contain_text("Hello!")
    # When the match begins the chat stands beside the table.
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Start with bots").click()
    expect(host.page.locator("aside .chat")).to_contain_text("Hello!")


async def two_people(url: str) -> list[Place]:
    """Two people beside each other who play with bots."""
    async with party(url, 2) as people:
        await people.start(fill="greedy")
        return [Place(people, player.seat) for player in people.players]


BESIDE_THE_SEAT = """bubble => {
    const box = bubble.getBoundingClientRect();
    const seat = document.querySelector('.chair[data-place="0"]').getBoundingClientRect();
    const inside = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
    const apart = Math.max(box.top - seat.bottom, seat.top - box.bottom);
    return inside && apart >= 0 && apart < 30 && box.left < seat.right && seat.left < box.right;
}"""

# What a keyboard on the screen does to the part of the window that is seen.
KEYBOARD = """() => {
    const view = window.visualViewport;
    Object.defineProperty(view, 'height', {get: () => 320});
    view.dispatchEvent(new Event('resize'));
}"""


def test_words_and_reactions_are_seen_at_the_seat_until_muted(visit: Come, server: RunningServer) -> None:
    first, second = beforehand(two_people(server.url))
    speaker = first.open(visit(viewport=DESKTOP))
    guest = visit(viewport=PHONE)
    guest.stop_clock()  # a bubble stays for some seconds
    listener = second.open(guest)
    expect(listener.locator(".seat")).to_have_count(3)
    speaker.get_by_role("button", name="Fire").click()
    bubble = listener.locator(".bubble")
    expect(bubble.locator("svg")).to_be_visible()
    speaker.get_by_role("button", name="Well played!").click()
    expect(bubble).to_have_text("Well played!")
    evaluates(bubble, BESIDE_THE_SEAT)
    bubble.locator(".words").click()
    bubble.get_by_role("button", name="Mute").click()
    expect(bubble).to_have_count(0)
    speaker.get_by_role("button", name="Sorry!").click()
    expect(speaker.locator("aside .chat li")).to_have_count(3)
    # The mute is remembered by the table; the field to write in stays above the keyboard.
    listener.reload()
    listener.get_by_role("button", name="Chat").click()
    expect(listener.get_by_role("button", name="Unmute")).to_be_visible()
    expect(listener.locator(".bubble, .chat li b")).to_have_count(0)
    listener.evaluate(KEYBOARD)
    evaluates(listener.locator(".chat input"), "field => field.getBoundingClientRect().bottom <= 320")


# -- the clock and the rules -------------------------------------------------------------------------------


def test_the_clock_names_its_parts_and_the_rules_open_at_the_table(visit: Come) -> None:
    guest = visit(viewport=PHONE)
    page = guest.sit_with_bots(clock=60, reserve=120)
    clock = page.locator(".clock")
    expect(clock).to_contain_text("Move")
    expect(clock).to_contain_text("Reserve 2:00")
    clock.click()
    expect(page.get_by_text("then your reserve, which is for the whole match")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="Rules").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("region")).to_contain_text("neighbouring ranks")
    sheet.get_by_role("combobox").select_option("wish")
    expect(sheet.get_by_role("region")).to_contain_text("Mah Jong")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Call Grand Tichu")).to_be_visible()


# -- the bar -----------------------------------------------------------------------------------------------

OVERLAP = """() => {
    const boxes = [...document.querySelectorAll('.bar .home, .bar .chips > *, .bar .tools button')]
        .map((each) => each.getBoundingClientRect()).filter((box) => box.width > 1);
    return boxes.some((a, i) => boxes.some((b, j) => i < j
        && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 4 && b.top < a.bottom - 4));
}"""


async def second_round_of_trichu(url: str) -> Place:
    """A place in a game in which each player has their own score."""
    async with party(url, 3, {"variant": "trichu"}) as people:
        await people.begin()
        await people.play_round()
        await people.next_round()
        return Place(people, people.host.seat)


def test_the_bar_of_a_small_phone_has_room_for_the_score(visit: Come, server: RunningServer) -> None:
    guest = visit(viewport=SMALL)
    page = guest.sit_with_bots()
    note = page.locator(".bar small")
    open_settings(guest)  # which lie over the table
    for language in SAMPLE:
        speak(guest, language)
        expect(note).to_contain_text("1000")
        evaluates(note, WHOLE)
        evaluates(page, OVERLAP, False)
    page = beforehand(second_round_of_trichu(server.url)).open(visit(viewport=SMALL))
    for screen in (SMALL, PHONE, DESKTOP):
        page.set_viewport_size(screen)
        expect(page.locator(".bar .own")).to_be_visible()
        evaluates(page, OVERLAP, False)


# -- what was before one came ------------------------------------------------------------------------------


def no_dog(view: View, rng: Random) -> Action:
    """Any action but to lead the Dog, whose trick nobody takes."""
    action = any_action(view, rng)
    while isinstance(action, Play) and action.cards == (DOG,):
        action = any_action(view, rng)
    return action


async def after_some_tricks(url: str) -> Place:
    """A place in a round in which tricks have been taken."""
    async with party(url) as people:
        await people.begin()
        taken = 0
        while taken < 3:
            before = people.round["trick"]
            await people.step(no_dog)
            taken += bool(before and not people.round["trick"])
        return Place(people, people.host.seat)


def test_who_comes_late_sees_what_was_played(visit: Come, server: RunningServer) -> None:
    place = beforehand(after_some_tricks(server.url))
    page = place.open(visit(viewport=DESKTOP))
    aside = page.locator("aside")
    expect(aside.locator(".last h3")).to_contain_text("Trick 3:")
    expect(aside.locator(".last li.last")).to_have_count(1)
    expect(aside.locator(".log h3").last).to_contain_text("Trick 3:")
    expect(aside.locator(".log li[value]").first).to_have_attribute("value", "1")
    evaluates(aside.locator("div.log"), "log => log.scrollTop + log.clientHeight > log.scrollHeight - 2")
    phone = place.open(visit(viewport=PHONE))
    phone.get_by_role("button", name="Last trick").click()
    expect(phone.locator("dialog[open] li.last .cards i").first).to_be_visible()


def test_at_the_beginning_there_is_no_last_trick(visit: Come) -> None:
    guest = visit(viewport=DESKTOP)
    page = guest.sit_with_bots()
    expect(page.locator("aside")).to_contain_text("No trick has been taken yet.")


# -- names -------------------------------------------------------------------------------------------------

# Left and right show as much of the same name.
ON_THE_SCREEN = """() => {
    const boxes = [...document.querySelectorAll('.seat')].map((each) => each.getBoundingClientRect());
    return boxes.every((box) => box.left >= -0.5 && box.right <= innerWidth + 0.5)
        && Math.abs(boxes[0].width - boxes[2].width) <= 2.5;
}"""


async def long_names(url: str) -> Place:
    """Somebody to whose left and right people with long names sit."""
    async with party(url) as people:
        for player in people.players[1:]:
            answer = await player.guest.send("PATCH", "/api/me", {"name": "Merry Kingfisher"})
            assert answer.status_code == 200
        await people.begin()
        return Place(people, people.host.seat)


def test_long_names_stay_on_the_screen_on_both_sides(visit: Come, server: RunningServer) -> None:
    place = beforehand(long_names(server.url))
    page = place.open(visit())
    expect(page.locator(".seat")).to_have_count(3)
    for screen in (SMALL, PHONE, TABLET, DESKTOP):
        page.set_viewport_size(screen)
        page.wait_for_function(ON_THE_SCREEN)


# -- the exchanged cards -----------------------------------------------------------------------------------


def test_the_exchanged_cards_open_and_close_with_the_focus(visit: Come, server: RunningServer) -> None:
    page = beforehand(four_places(server.url))[0].open(visit(viewport=PHONE))
    gifts = page.locator(".gifts")
    expect(gifts.locator("tbody tr")).to_have_count(2)
    gifts.get_by_role("button", name="Close").click()
    chip = gifts.get_by_role("button", name="You got")
    expect(chip).to_be_focused()
    page.keyboard.press("Enter")
    expect(gifts.get_by_role("button", name="Close")).to_be_focused()


# -- the result of three -----------------------------------------------------------------------------------


async def a_round_of_trichu(url: str) -> Place:
    """A round for three is over; somebody has called Tichu in it."""
    async with party(url, 3, {"variant": "trichu"}) as people:
        await people.start()
        await people.answer_all()
        assert (await people.host.act({"type": "tichu"}, seat=people.host.seat))["t"] == "ack"
        await people.exchange()
        await people.play_round()
        return Place(people, people.host.seat)


def test_the_result_of_three_tells_how_it_came_about(visit: Come, server: RunningServer) -> None:
    place = beforehand(a_round_of_trichu(server.url))
    page = place.open(visit())
    result = page.locator("section.result")
    for screen in (SMALL, DESKTOP):
        page.set_viewport_size(screen)
        expect(result.get_by_role("rowheader", name="You: Tichu")).to_be_visible()
        expect(result.get_by_role("rowheader", name=re.compile("Cards|Double victory"))).to_be_visible()
        expect(result).to_contain_text("Order of going out")
        expect(result.locator(".sums th")).to_have_count(4)
        evaluates(result, WHOLE)


# -- ranks -------------------------------------------------------------------------------------------------


async def the_first_of_five(url: str) -> Place:
    """Who was first in the round before."""
    options = {"variant": "grandseigneur", "house_rules": {"players": 5}}
    async with party(url, 5, options) as people:
        await people.begin()
        await people.play_round()
        await people.next_round()
        await people.exchange()
        return Place(people, people.round["ranks"][0])


def test_the_own_rank_is_in_the_bar(visit: Come, server: RunningServer) -> None:
    place = beforehand(the_first_of_five(server.url))
    page = place.open(visit())
    title = page.locator(".bar .title")
    for screen in (SMALL, PHONE, DESKTOP):
        page.set_viewport_size(screen)
        expect(title).to_contain_text("Grandseigneur")
        evaluates(title, WHOLE)


# -- the line ----------------------------------------------------------------------------------------------


def test_a_device_without_network_says_so_at_once(visit: Come) -> None:
    guest = visit(viewport=PHONE)
    guest.page.clock.install()
    page = guest.sit_with_bots()
    expect(page.get_by_role("heading", name="Grand Tichu?")).to_be_visible()
    guest.context.set_offline(True)
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    page.clock.fast_forward(1500)
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_be_visible()
    guest.context.set_offline(False)
    expect(page.get_by_text("Connection lost. Reconnecting…")).to_have_count(0)
    page.get_by_role("button", name="No, show me the rest").click()
    expect(page.get_by_role("heading", name="Grand Tichu?")).to_have_count(0)
