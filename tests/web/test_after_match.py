"""After a match: who left comes back, sits down, and the table plays again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.behaviour.parties import party
from tests.server.behaviour.support import Visitor
from tests.server.guests import any_action
from tests.server.running import RunningServer
from tests.web.conftest import DESKTOP, ONE_ROUND, PHONE, Visit
from tests.web.test_questions import Place, beforehand

Come = Callable[..., Visit]


async def a_match_that_one_has_left(url: str) -> dict[str, Place]:
    """A match of one round is over; the one on the last place has left in the middle of it."""
    async with party(url, 4, ONE_ROUND) as people:
        await people.begin()
        leaver = people.players[-1]
        seats = {player: player.seat for player in people.players}
        places = {
            name: Place(people, seats[player])
            for name, player in zip(("host", "guest", "other", "leaver"), people.players, strict=True)
        }
        assert (await leaver.do(type="leave"))["t"] == "ack"

        def settled(player: Visitor) -> bool:
            """Whether there is something to do for those who stay, or nothing more at all."""
            return bool(player.round["waiting"] != [seats[leaver]])

        host = people.host
        while host.mirror.table["status"] == "running":
            await host.until(lambda: settled(host))
            if host.mirror.between_rounds:  # after a draw there is another round (M1)
                number = host.mirror.table["round"]
                for player in people.players[:-1]:
                    assert (await player.do(type="ready"))["t"] == "ack"
                await host.event("dealt", round=number + 1)
            for player in people.players[:-1]:
                await player.reach(host.mirror.version or 0)
                if seats[player] in player.round["waiting"] and player.round["phase"] != "over":
                    action = any_action(player.view(seats[player]), people.rng)
                    answer = await player.act(action.to_json(), seat=seats[player])
                    await host.reach(answer["v"])
        return places


async def a_match_that_a_broken_wish_decided(url: str) -> Place:
    """A match of one round in which somebody did not honour the wish: those who play at random do that."""
    for _ in range(60):
        async with party(url, 4, {**ONE_ROUND, "edition": "tichubadour"}) as people:
            await people.start()
            await people.play_match(any_action)
            if people.host.aid["result"]["ending"] == "breach":
                return Place(people, people.host.seat)
    raise AssertionError("sixty rounds in which everybody honoured the wish")


async def a_counted_match(url: str) -> dict[str, Place]:
    """A match of one round is over, in which cards were counted; the places of the host and of another."""
    for _ in range(60):
        async with party(url, 4, ONE_ROUND) as people:
            await people.start()
            await people.play_match()
            if people.host.aid["result"]["ending"] == "counted":
                host, guest = people.players[:2]
                return {"host": Place(people, host.seat), "guest": Place(people, guest.seat)}
    raise AssertionError("sixty rounds without a count")


def test_a_match_ends_with_its_points_and_another_one(visit: Come, server: RunningServer) -> None:
    places = beforehand(a_counted_match(server.url))
    host = places["host"].open(visit(viewport=PHONE))
    guest = places["guest"].open(visit(viewport=DESKTOP))

    # what the points came from, and the cards that were left
    host.get_by_role("button", name="Cards").click()
    piles = host.locator(".pile")
    expect(piles.last).to_contain_text("hand")
    counted = [int(text.replace("−", "-")) for text in piles.locator("td").all_inner_texts() if text]
    assert sum(counted) == 100
    expect(host.locator(".left .player svg").first).to_be_visible()

    # a picture and a link
    guest.get_by_role("button", name="Share").click()
    picture = guest.locator("dialog[open] img")
    expect(picture).to_have_js_property("naturalWidth", 1200)
    expect(guest.locator("dialog[open] input")).to_have_value(re.compile(r"/replay/[\w-]+/1$"))
    expect(guest.locator("dialog[open] [data-main]")).to_be_focused()
    guest.keyboard.press("Escape")

    # everybody is asked, and sees who has answered
    guest.get_by_role("button", name="Play again").click()
    expect(guest.get_by_role("button", name="Waiting for")).to_be_disabled()
    expect(host.get_by_text("would like to play again")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    host.get_by_role("button", name="Start without waiting").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="Grand Tichu?")).to_be_visible()


def test_a_result_says_that_a_wish_was_broken(visit: Come, server: RunningServer) -> None:
    page = beforehand(a_match_that_a_broken_wish_decided(server.url)).open(visit(viewport=PHONE))
    expect(page.locator(".result").get_by_role("rowheader", name="Wish penalty")).to_be_visible()


def test_the_result_stays_when_places_change(visit: Come, server: RunningServer) -> None:
    places = beforehand(a_match_that_one_has_left(server.url))
    host = places["host"].open(visit(viewport=PHONE))
    guest = places["guest"].open(visit(viewport=DESKTOP))
    sheet = host.locator(".result")
    before = sheet.locator("thead").inner_text()
    guest.get_by_role("button", name="Change seats").click()
    guest.get_by_role("button", name="Leave the table").click()
    host.get_by_role("button", name="Change seats").click()
    expect(host.locator("[data-place]", has_text="empty seat")).to_have_count(2)
    host.get_by_role("button", name="Back").click()
    expect(sheet.locator("thead")).to_have_text(before, use_inner_text=True)


def test_who_left_sits_down_again_after_the_match(visit: Come, server: RunningServer) -> None:
    places = beforehand(a_match_that_one_has_left(server.url))
    host = places["host"].open(visit(viewport=DESKTOP))
    leaver = places["leaver"].open(visit(viewport=PHONE))
    expect(host.get_by_text("One more player is needed.")).to_be_visible()
    host.get_by_role("button", name="Play again").click()  # leads to the seats, for one is open
    leaver.get_by_role("button", name="Change seats").click()
    expect(leaver.get_by_role("button", name="Back")).to_be_focused()
    leaver.get_by_role("button", name="Take a seat").click()
    expect(leaver.locator("[data-place]", has_text="You")).to_have_count(1)
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, leaver):
        expect(page.get_by_role("heading", name="Grand Tichu?")).to_be_visible()
