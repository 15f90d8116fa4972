"""Cards are passed by tap and by drag, with a mouse and with a finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.behaviour.parties import party
from tests.server.running import RunningServer
from tests.web.conftest import AT_ONCE, PHONE, Visit
from tests.web.gestures import becomes, finger, grip, middle, mouse
from tests.web.playing import PagePlayer, page_cards
from tests.web.test_questions import Place, beforehand
from tichu.core.cards import parse_card
from tichu.core.gifts import worth

Come = Callable[..., Visit]


def arrive(guest: Visit) -> Page:
    """Sit at a table where cards are to be passed."""
    page = guest.sit_with_bots()
    page.get_by_role("button", name="No, show me the rest").click()
    expect(page_cards(page)).to_have_count(14)
    return page


def slots(page: Page) -> list[str | None]:
    """The cards in the slots, by what they are called."""
    shown: list[str | None] = page.locator("[data-slot]").evaluate_all(
        "slots => slots.map(slot => slot.querySelector('svg')?.getAttribute('aria-label') ?? null)"
    )
    return shown


@pytest.mark.parametrize("by_touch", [False, True], ids=["mouse", "finger"])
def test_cards_are_passed_by_drag(visit: Come, by_touch: bool) -> None:
    guest = visit(viewport=PHONE, has_touch=True, is_mobile=True) if by_touch else visit()
    page, drag = arrive(guest), finger if by_touch else mouse
    cards, places = page_cards(page), page.locator("[data-slot]")
    names = [cards.nth(at).get_attribute("aria-label") for at in range(3)]

    for card, place in ((0, 2), (1, 0), (2, 1)):  # straight to the one it is for
        drag(page, grip(cards.nth(card)), middle(places.nth(place).locator(".well")))
        expect(places.nth(place).locator("svg")).to_have_count(1)
    becomes(lambda: slots(page), [names[1], names[2], names[0]])
    expect(page.get_by_role("button", name="Pass these cards")).to_be_enabled()

    drag(
        page, middle(places.nth(0).locator(".well")), middle(places.nth(2).locator(".well"))
    )  # they change places
    becomes(lambda: slots(page), [names[0], names[2], names[1]])

    drag(
        page, middle(places.nth(1).locator(".well")), middle(page.locator(".mine .hand"))
    )  # and back to the hand
    expect(page.get_by_role("button", name="Pass these cards")).to_be_disabled()
    becomes(lambda: slots(page), [names[0], None, names[1]])
    expect(cards.and_(page.locator("[aria-pressed=true]"))).to_have_count(2)

    drag(page, grip(cards.nth(2)), middle(places.nth(1).locator(".well")))
    page.get_by_role("button", name="Pass these cards").click()
    page.locator(".actions").wait_for()
    gave = page.locator(".gifts")
    expect(gave).to_be_visible()
    left = page_cards(page).evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    got = page.locator(".gifts svg").evaluate_all(
        "cards => cards.map(card => card.getAttribute('aria-label'))"
    )
    assert not set(names) - set(got) & set(left)


def test_a_drag_within_the_hand_rearranges_it(visit: Come) -> None:
    page = arrive(visit())
    cards = page_cards(page)
    keys = cards.evaluate_all("cards => cards.map(card => card.dataset.key)")
    mouse(page, grip(cards.nth(0)), grip(cards.nth(4)))
    expect(cards.nth(4)).to_have_attribute("data-key", keys[0])
    becomes(lambda: slots(page), [None, None, None])


def test_cards_are_passed_by_tap(visit: Come) -> None:
    page = arrive(visit())
    cards, places = page_cards(page), page.locator("[data-slot]")
    names = [cards.nth(at).get_attribute("aria-label") for at in range(2)]
    places.nth(2).click()  # this one first
    cards.nth(0).click(position={"x": 8, "y": 14})
    cards.nth(1).click(position={"x": 8, "y": 14})
    becomes(lambda: slots(page), [names[1], None, names[0]])
    places.nth(2).click()  # and back
    becomes(lambda: slots(page), [names[1], None, None])
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "false")


def test_a_card_stays_with_its_receiver_when_others_pass_theirs(visit: Come) -> None:
    host, friend = visit(), visit(viewport=PHONE)
    table = host.make_table(options=AT_ONCE, bots={"1": "greedy", "3": "greedy"})
    page, other = host.go(f"/t/{table}"), friend.go(f"/t/{table}")
    other.get_by_role("button", name="Take a seat").click()
    expect(other.get_by_role("button", name="Leave the table")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    for each in (page, other):
        each.get_by_role("button", name="No, show me the rest").click()
    expect(page_cards(page)).to_have_count(14)
    expect(page.locator(".seat.inTurn")).to_have_count(1)  # the bots have passed theirs
    cards, places = page_cards(page), page.locator("[data-slot]")
    name = cards.nth(0).get_attribute("aria-label")
    mouse(page, grip(cards.nth(0)), middle(places.nth(2).locator(".well")))
    becomes(lambda: slots(page), [None, None, name])

    passed = other.get_by_text("Waiting for the others to pass their cards")
    PagePlayer(friend).pass_cards()
    expect(passed).to_be_visible()
    expect(page.locator(".seat.inTurn")).to_have_count(0)
    becomes(lambda: slots(page), [None, None, name])


async def a_givers_place(url: str) -> tuple[Place, list[str]]:
    """Somebody must give the best cards, and could give one or another of these."""
    async with party(url, 5, {"variant": "grandseigneur"}) as people:
        await people.start()
        for _ in range(40):
            await people.exchange()
            await people.play_round()
            await people.next_round()
            for seat in people.round["waiting"]:
                due = people.at(seat).aid["gifts"][str(seat)]
                count = sum(due["to"].values())
                ranked = sorted(people.hand(seat), key=lambda card: worth(parse_card(card)), reverse=True)
                last = worth(parse_card(ranked[count - 1]))
                if due["forced"] == "best" and last == worth(parse_card(ranked[count])):
                    return Place(people, seat), [c for c in ranked if worth(parse_card(c)) == last]
    raise AssertionError("forty deals without equals among the best cards")


def test_among_equals_the_giver_chooses(visit: Come, server: RunningServer) -> None:
    place, equals = beforehand(a_givers_place(server.url))
    page = place.open(visit(viewport=PHONE, has_touch=True))
    expect(page.get_by_text("Between equal cards the choice is yours")).to_be_visible()
    lifted = page_cards(page).and_(page.locator("[aria-pressed=true]"))
    give = page.get_by_role("button", name="Pass these cards")
    expect(give).to_be_enabled()

    def given() -> set[str]:
        return set(lifted.evaluate_all("cards => cards.map(card => card.dataset.card)"))

    before = given()
    other = next(card for card in equals if card not in before)
    page.locator(f".mine [data-card='{other}']").tap(position={"x": 8, "y": 30})
    expect(page.locator(f".mine [data-card='{other}']")).to_have_attribute("aria-pressed", "true")
    becomes(lambda: len(given()), len(before))
    assert len(given() & set(equals)) == len(before & set(equals))

    page.locator(f".mine [data-card='{other}']").tap(position={"x": 8, "y": 30})  # another one again
    expect(page.locator(f".mine [data-card='{other}']")).to_have_attribute("aria-pressed", "false")
    becomes(lambda: len(given()), len(before))

    after = given()
    page_cards(page).first.tap(position={"x": 8, "y": 30})  # a low card stays
    assert given() == after
    page.locator(f".mine [data-card='{other}']").tap(position={"x": 8, "y": 30})
    give.tap()
    expect(give).to_have_count(0)
    expect(page.locator(f".mine [data-card='{other}']")).to_have_count(0)
