"""People play in real browsers against the real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.guests import Guest, TablePlayer, short_action
from tests.web.conftest import ONE_ROUND, PHONE, Visit
from tests.web.gestures import fits
from tests.web.playing import (
    KeyPlayer,
    PagePlayer,
    finished,
    four_at_a_table,
    page_cards,
    play_until,
    round_over,
    shows_the_end,
)
from tests.web.test_questions import beforehand

Come = Callable[..., Visit]


def test_two_clicks_to_a_hand_of_cards(visit: Come) -> None:
    page = visit("/").page

    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="No, show me the rest").click()

    expect(page_cards(page)).to_have_count(14)


def finish_match(*guests: Visit) -> None:
    """Play to the end without the pages; after a draw there is another round (M1)."""
    url, table = guests[0].page.url.split("/t/")
    people = [Guest(url, cookie=guest.cookie) for guest in guests]

    async def play() -> None:
        players = [TablePlayer(person, table, choose=short_action) for person in people]
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)

    beforehand(play())


def test_four_browsers_play_a_whole_match(visit: Come) -> None:
    """All play with the mouse until two have played cards; then the pages show the rest of the match."""
    guests = four_at_a_table(visit, ONE_ROUND, viewport=PHONE)
    players = [PagePlayer(guest) for guest in guests]

    play_until(players, lambda: sum(player.plays for player in players) == 1)
    for guest in guests:  # a card that is played is on all four screens
        expect(guest.page.locator(".trick .play")).to_have_count(1)
    play_until(players, lambda: sum(player.plays > 0 for player in players) > 1 or finished(guests[0]))
    finish_match(*guests)

    for guest in guests:
        shows_the_end(guest.page)
    expect(guests[0].page.get_by_role("button", name="Play again")).to_be_visible()


def begin_round(player: PagePlayer) -> None:
    """Play at a table with bots until cards were played and a trick was passed, or the round is over."""
    player.visit.sit_with_bots(house_rules=ONE_ROUND["house_rules"])
    play_until([player], lambda: (player.plays and player.passes) or round_over(player.visit))


def test_a_phone_plays_a_round_by_touch(visit: Come) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    begin_round(PagePlayer(guest, touch=True))
    finish_match(guest)

    shows_the_end(guest.page)
    fits(guest.page, PHONE["width"])


def test_a_round_by_keyboard_only(visit: Come) -> None:
    guest = visit()
    begin_round(KeyPlayer(guest))
    finish_match(guest)

    shows_the_end(guest.page)


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("trichu", {}), ("tientsin", {}), ("grandseigneur", {"players": 7})],
)
def test_other_games(visit: Come, variant: str, rules: dict[str, int]) -> None:
    guest = visit()
    guest.sit_with_bots(variant=variant, house_rules=rules)
    player = PagePlayer(guest)

    play_until([player], lambda: round_over(guest) or player.plays)

    assert player.plays or round_over(guest)
