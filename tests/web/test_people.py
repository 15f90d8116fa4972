"""Pictures, people one has played with, invitations and blocks."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import AT_ONCE, PHONE, Visit

Come = Callable[..., Visit]


def test_a_person_chooses_a_picture_invites_a_friend_and_blocks_them(visit: Come) -> None:
    anna, bob = visit(viewport=PHONE), visit(viewport=PHONE)
    played = anna.make_table(options=AT_ONCE)
    bob.context.request.get(f"{bob.url}/api/me")
    bob.context.request.patch(f"{bob.url}/api/me", data={"name": "Bob"})
    for person, command in ((bob, {"type": "sit"}), (anna, {"type": "start", "fill": "random"})):
        answer = person.context.request.post(f"{anna.url}/api/tables/{played}/do", data={"do": command})
        assert answer.status == 204, answer.text()

    page = anna.go("/me")
    page.get_by_role("radio", name="Fox").check()
    expect(page.get_by_role("radio", name="Fox")).to_be_checked()
    page.get_by_role("button", name="Invite Bob").click()

    expect(page.locator("li svg[data-avatar=fox]")).to_be_visible()
    expect(page.get_by_role("heading", name="Invite people you’ve played with")).to_be_visible()
    bob.go("/").get_by_role("button", name="Join").click()
    bob.page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_text("Bob", exact=True)).to_be_visible()

    # At the table the seat itself offers it.
    anna.navigate(f"/t/{played}").get_by_role("button", name="Mute or block Bob").click()
    expect(page.get_by_role("button", name="Mute Bob")).to_be_focused()
    page.get_by_role("button", name="Block Bob", exact=True).click()
    page.get_by_role("button", name="Really block?").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    anna.navigate("/me").get_by_role("button", name="Unblock Bob").click()
    page.get_by_role("button", name="Block Bob").click()
    page.get_by_role("button", name="Really block?").click()
    expect(page.get_by_role("button", name="Unblock Bob")).to_be_visible()
    expect(page.get_by_role("button", name="Invite Bob")).to_have_count(0)
