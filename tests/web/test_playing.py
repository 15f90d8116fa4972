"""People play in real browsers against the real server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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
)

Come = Callable[..., Visit]


def test_two_clicks_to_a_hand_of_cards(visit: Come) -> None:
    page = visit("/").page

    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="No, show me the rest").click()

    expect(page_cards(page)).to_have_count(14)


def test_four_browsers_play_a_whole_match(visit: Come) -> None:
    guests = four_at_a_table(visit, ONE_ROUND, viewport=PHONE)
    players = [PagePlayer(guest) for guest in guests]

    play_until(players, lambda: sum(player.plays for player in players) == 1)
    for guest in guests:  # a card that is played is on all four screens
        expect(guest.page.locator(".trick .play")).to_have_count(1)
    play_until(players, lambda: finished(guests[0]))  # after a draw there is another round

    for guest in guests:
        expect(guest.page.get_by_role("heading", name="The match is over")).to_be_visible()
    expect(guests[0].page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_phone_plays_a_round_by_touch(visit: Come) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    guest.sit_with_bots()

    play_until([PagePlayer(guest, touch=True)], lambda: round_over(guest))

    expect(guest.page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()
    fits(guest.page, PHONE["width"])


def test_a_round_by_keyboard_only(visit: Come) -> None:
    guest = visit()
    guest.sit_with_bots()

    play_until([KeyPlayer(guest)], lambda: round_over(guest))

    expect(guest.page.get_by_role("heading", name="Round 1", exact=True)).to_be_visible()


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("trichu", {}), ("tientsin", {}), ("grandseigneur", {"players": 7})],
)
def test_other_games(visit: Come, variant: str, rules: dict[str, int]) -> None:
    guest = visit()
    guest.sit_with_bots(variant=variant, house_rules=rules)
    player = PagePlayer(guest)

    play_until([player], lambda: round_over(guest) or player.plays >= 3)

    assert player.plays >= 3 or round_over(guest)
