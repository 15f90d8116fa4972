"""People play in real browsers against the real server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.behaviour.parties import Party, party
from tests.server.guests import short_action
from tests.server.running import RunningServer
from tests.support import THOROUGH
from tests.web.conftest import ONE_ROUND, PHONE, Visit
from tests.web.gestures import fits
from tests.web.playing import (
    KeyPlayer,
    PagePlayer,
    finished,
    page_cards,
    play_until,
    round_over,
    shortest,
    shows_the_end,
)
from tests.web.test_questions import Place, beforehand
from tichu.core.actions import Play
from tichu.core.cards import DOG

FEW_CARDS = 12
"""Maximum number of cards at the end of a round that is played in browsers."""
Come = Callable[..., Visit]


def test_two_clicks_to_a_hand_of_cards(visit: Come) -> None:
    page = visit("/").page

    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="No, show me the rest").click()

    expect(page_cards(page)).to_have_count(14)


async def an_endgame(url: str) -> list[Place]:
    """Four people near the end of a match of one round: somebody leads who cannot go out at once."""
    for _ in range(60):
        async with party(url, 4, ONE_ROUND) as people:
            await people.begin()
            while people.phase != "over":
                left = sum(people.round["counts"])
                if people.round["out"] and left <= FEW_CARDS and leader_plays_on(people):
                    return [Place(people, player.seat) for player in people.players]
                await people.step(short_action)
    raise AssertionError("sixty rounds without such an end")


def leader_plays_on(people: Party) -> bool:
    """Whether somebody leads, and not with the Dog or the last cards."""
    seat = people.round["turn"]
    if people.phase != "play" or people.round["trick"]:
        return False
    play = shortest(people.at(seat).view(seat))
    return isinstance(play, Play) and len(play.cards) < len(people.hand(seat)) and play.cards != (DOG,)


def test_four_browsers_play_a_match_to_its_end(visit: Come, server: RunningServer) -> None:
    guests = [visit(viewport=PHONE) for _ in range(4)]
    for guest, place in zip(guests, beforehand(an_endgame(server.url)), strict=True):
        place.open(guest)
    players = [PagePlayer(guest) for guest in guests]

    play_until(players, lambda: any(player.plays for player in players))
    for guest in guests:  # a card that is played is on all four screens
        expect(guest.page.locator(".trick .play")).to_have_count(1)
    play_until(players, lambda: finished(guests[0]))

    for guest in guests:
        shows_the_end(guest.page)
    expect(guests[0].page.get_by_role("button", name="Play again")).to_be_visible()


def begin_round(player: PagePlayer) -> None:
    """Play at a table with bots until cards were played, or the round is over."""
    player.visit.sit_with_bots()
    play_until([player], lambda: player.plays or round_over(player.visit))


def test_a_phone_plays_by_touch(visit: Come) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True)

    begin_round(PagePlayer(guest, touch=True))

    fits(guest.page, PHONE["width"])


def test_the_keyboard_is_enough_to_play(visit: Come) -> None:
    begin_round(KeyPlayer(visit()))


@pytest.mark.parametrize(
    ("variant", "rules"),
    [("trichu", {}), *([("tientsin", {})] if THOROUGH else []), ("grandseigneur", {"players": 7})],
)
def test_other_games(visit: Come, variant: str, rules: dict[str, int]) -> None:
    guest = visit()
    guest.sit_with_bots(variant=variant, house_rules=rules)
    player = PagePlayer(guest)

    play_until([player], lambda: round_over(guest) or player.plays)

    assert player.plays or round_over(guest)
