"""When the server does not answer, every page says so, offers to try again, and goes on when it is back."""

from __future__ import annotations

from collections.abc import Callable
from uuid import uuid4

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.web.conftest import NAVIGATE, PHONE, Visit

Come = Callable[..., Visit]


class Network:
    """The network connection to the server, which can be cut."""

    def __init__(self, visit: Visit) -> None:
        self.cut = True
        visit.page.route("**/api/**", self._ask)
        visit.page.route_web_socket("**/socket*", self._connect)

    def _ask(self, route: Route) -> None:
        if self.cut:
            route.abort("connectionrefused")
        else:
            route.continue_()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.cut:
            socket.close()
        else:
            socket.connect_to_server()


def test_a_page_without_its_server(visit: Come) -> None:
    guest = visit(viewport=PHONE)
    title = f"Tea {uuid4().hex[:6]}"
    table = guest.make_table(options={"title": title, "public": True})
    line = Network(guest)
    page = guest.go("/new")  # what it asks for is kept: the others do without loading the client again
    comes_back(page, line, "Create table")
    for path, then in (
        ("/lobby", title),
        ("/me", "Without an account you are a guest"),
        (f"/t/{table}", "Start with bots"),
    ):
        line.cut = True
        page.evaluate(NAVIGATE, path)
        comes_back(page, line, then)


def comes_back(page: Page, line: Network, then: str) -> None:
    """Try again in vain, and again when the server is back; then the page shows this."""
    trouble = page.get_by_role("heading", name="No connection")
    again = page.get_by_role("button", name="Try again")
    expect(trouble).to_be_visible()
    again.click()
    expect(trouble).to_be_visible()
    line.cut = False
    expect(again).to_be_enabled()
    again.click()
    expect(page.get_by_text(then).first).to_be_visible()
    expect(trouble).to_have_count(0)


def test_a_page_that_does_not_come(visit: Come) -> None:
    page = visit("/").page
    page.route("**/assets/Lobby-*.js", lambda route: route.abort("connectionrefused"))
    page.get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_role("link", name="Rules")).to_be_visible()


def test_house_rules_that_do_not_go_together(visit: Come) -> None:
    guest = visit("/new", locale="de-CH")
    page = guest.page
    page.locator("summary").first.click()
    page.get_by_label("Der Wunsch des Mah Jong").select_option("none")
    page.get_by_label("Den Wunsch missachten").select_option("penalty")
    page.locator("form > .primary").click()
    expect(page.get_by_role("alert")).to_contain_text("Ohne Wunsch kann ihn niemand missachten")
