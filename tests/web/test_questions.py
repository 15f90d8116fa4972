"""Questions at the table: the soloist's bomb from the other hand, and one that was answered elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from playwright.sync_api import Page, expect

from tests.server.behaviour.parties import MAH_JONG, Gifts, Party, party
from tests.server.behaviour.support import visit as connected
from tests.server.guests import Guest
from tests.server.running import RunningServer
from tests.web.conftest import PHONE, Visit
from tichu.core.actions import Give, Play
from tichu.core.view import View

Come = Callable[..., Visit]
T = TypeVar("T")

RANKS = "23456789TJQKA"
SUITS = "gkbr"


class Place:
    """Somebody's place at a table, to be taken over by a browser."""

    def __init__(self, people: Party, seat: int) -> None:
        self.table, self.cookie = people.table, people.at(seat).guest.cookie

    def open(self, guest: Visit) -> Page:
        guest.context.add_cookies([{"name": "tichu", "value": self.cookie, "url": guest.url}])
        return guest.go(f"/t/{self.table}")


def beforehand(story: Coroutine[object, object, T]) -> T:
    """Let people play without a browser, whose own loop keeps this thread."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, story).result()


# -- the soloist ---------------------------------------------------------------------------------------------


def gifts_for_the_dummy(hands: list[list[str]], soloist: int) -> tuple[str, Gifts] | None:
    """A bomb the dummy can have while the soloist is in turn after the Mah Jong, and the gifts for it."""
    dummy, leader, follower = (soloist + 2) % 4, (soloist + 3) % 4, (soloist + 1) % 4
    if "Ma" in hands[follower]:
        return None
    for rank in RANKS:
        four = [rank + suit for suit in SUITS]
        held = [[card for card in four if card in hand] for hand in hands]
        if held[soloist] or len(held[leader]) > 1 or len(held[follower]) > 1:
            continue
        gifts: Gifts = {}
        for giver in range(4):
            receivers = (leader, follower) if giver in (soloist, dummy) else (soloist, dummy)
            spare = [card for card in hands[giver] if card not in (*four, "Ma")]
            gifts[giver] = {to: spare.pop() for to in receivers}
        for giver in (leader, follower):
            if held[giver]:
                gifts[giver][dummy] = held[giver][0]
        for giver in (soloist, dummy):
            if "Ma" in hands[giver]:
                gifts[giver][leader] = "Ma"
        return " ".join(four), gifts
    return None


def has_bomb(view: View) -> bool:
    """Whether somebody who follows a single card could bomb it."""
    return any(isinstance(action, Play) and len(action.cards) > 1 for action in view.legal_actions())


async def the_soloists_place(url: str) -> Place:
    """The soloist is in turn after the Mah Jong, and only the dummy holds a bomb."""
    for _ in range(60):
        async with party(url, 3, {"variant": "trichu"}) as people:
            await people.start()
            await people.answer_all()
            soloist = people.round["soloist"]
            plan = gifts_for_the_dummy([people.hand(seat) for seat in range(4)], soloist)
            if plan is not None:
                bomb, gifts = plan
                await people.exchange(gifts)
                await people.act(people.round["turn"], MAH_JONG)
                assert people.round["turn"] == soloist
                assert set(bomb.split()) <= set(people.hand(people.round["dummy"]))
                if not has_bomb(people.at(soloist).view(soloist)):
                    return Place(people, soloist)
    raise AssertionError("sixty deals without a bomb for the dummy")


def test_the_soloist_bombs_from_the_other_hand(visit: Come, server: RunningServer) -> None:
    page = beforehand(the_soloists_place(server.url)).open(visit(viewport=PHONE))
    page.get_by_role("button", name="Bomb").click()
    page.locator("dialog[open] .answers button").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(".trick .play").last.locator("svg")).to_have_count(4)


# -- answered elsewhere --------------------------------------------------------------------------------------


async def the_dragons_place(url: str) -> Place:
    """The Dragon has won the trick, and its owner has to give it to somebody."""
    for _ in range(60):
        async with party(url) as people:
            await people.begin()
            dragon = next(seat for seat in range(4) if "Dr" in people.hand(seat))
            leader = people.round["turn"]
            if dragon == leader:
                continue
            await people.act(leader, MAH_JONG)
            while (seat := people.round["turn"]) != dragon:
                await people.act(seat, {"type": "pass"})
            await people.act(dragon, {"type": "play", "cards": "Dr"})
            while people.phase == "play":
                await people.act(people.round["turn"], {"type": "pass"})
            return Place(people, dragon)
    raise AssertionError("sixty deals in which the Mah Jong and the Dragon are in one hand")


async def give_the_dragon(url: str, place: Place) -> None:
    """Answer without the page, as another window of the player does, or the stand-in when time is up."""
    async with connected(Guest(url, cookie=place.cookie), place.table) as player:
        gift = next(action for action in player.view().legal_actions() if isinstance(action, Give))
        assert (await player.act(gift.to_json()))["t"] == "ack"


def test_a_question_goes_when_it_was_answered_elsewhere(visit: Come, server: RunningServer) -> None:
    place = beforehand(the_dragons_place(server.url))
    page = place.open(visit())
    question = page.locator(".choice")
    expect(question).to_have_count(2)

    beforehand(give_the_dragon(server.url, place))

    expect(question).to_have_count(0)
    expect(page.locator(".trick .play")).to_have_count(0)
