"""People play in real browsers against the real server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.playing import KeyPlayer, PagePlayer, four_at_a_table, play_until

QUICK = {"bomb_window": 0.05, "bot_pace": 0, "clock": None, "between_rounds": 600}
Come = Callable[..., Visit]


def test_two_clicks_to_a_hand_of_cards(visit: Come) -> None:
    guest = visit("/")
    guest.page.get_by_role("button", name="Play now").click()
    guest.page.wait_for_url("**/t/*")
    guest.page.get_by_role("button", name="No, show me the rest").click()
    expect(guest.page.locator(".hand [data-key]")).to_have_count(14)
    player = PagePlayer(guest)
    play_until([player], lambda: player.plays > 0, 90)


def test_four_browsers_play_a_whole_match(visit: Come) -> None:
    guests = four_at_a_table(visit, {**QUICK, "house_rules": {"rounds": 1, "target": None}})
    players = [PagePlayer(guest) for guest in guests]
    over = [guest.page.get_by_role("heading", name="The match is over") for guest in guests]
    play_until(players, lambda: all(each.count() for each in over), 240)
    expect(guests[0].page.get_by_role("button", name="Play again")).to_be_visible()


def test_a_phone_plays_a_round_by_touch(visit: Come) -> None:
    guest = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    table = guest.make_table(options=QUICK, fill="greedy", start=True)
    guest.go(f"/t/{table}")
    player = PagePlayer(guest, touch=True)
    result = guest.page.get_by_role("heading", name="Round 1", exact=True)
    play_until([player], lambda: result.count() > 0, 200)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("trichu", {}), ("tientsin", {}), ("grandseigneur", {"players": 7})],
)
def test_other_games(visit: Come, variant: str, rules: dict[str, int]) -> None:
    guest = visit("/")
    options = {**QUICK, "variant": variant, "house_rules": rules}
    table = guest.make_table(options=options, fill="greedy", start=True)
    guest.go(f"/t/{table}")
    player = PagePlayer(guest)
    result = guest.page.get_by_role("heading", name="Round 1", exact=True)
    play_until([player], lambda: result.count() > 0 or player.plays >= 4, 240)


def test_a_round_by_keyboard_only(visit: Come) -> None:
    guest = visit("/")
    table = guest.make_table(options=QUICK, fill="greedy", start=True)
    guest.go(f"/t/{table}")
    player = KeyPlayer(guest)
    # Bad luck may let a hand pass through a whole round: then another.
    result = guest.page.locator("#result-title")
    play_until([player], lambda: result.count() > 0 and player.plays > 0, 240)
