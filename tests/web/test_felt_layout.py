"""Every seat is in sight on every screen and on its side, for three to twelve players with any trick."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tests.support import THOROUGH
from tests.web.conftest import Visit
from tests.web.gestures import becomes, evaluates
from tests.web.staged import StagedTable

Come = Callable[..., Visit]

LOWEST_SCREEN = (844, 390)
SCREENS = ((320, 568), (360, 640), (390, 844), LOWEST_SCREEN, (820, 1180), (1440, 900))
MANY = 12


def players_on(screen: tuple[int, int]) -> Iterable[int]:
    """So many players are looked at: on the narrowest and on the lowest screen more than on others."""
    if THOROUGH:
        return range(3, MANY + 1)
    return (3, 4, 6, 9, MANY) if screen in (SCREENS[0], LOWEST_SCREEN) else (4, MANY)


LONG = "4b 5r 6g 7k 8b 9r Tg Jk Qb Kr"

# What is wrong with the seats: not all there, not inside the window, under something, one over the other, or
# on the wrong side.
TROUBLE = """async ({ seats, players, width }) => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (innerWidth !== width) return ['not resized yet'];
    const all = [...document.querySelectorAll('.others .seat')];
    if (all.length !== seats) return [`${all.length} seats`];
    const box = (each) => each.getBoundingClientRect();
    const apart = (a, b) => a.right <= b.left + 2 || b.right <= a.left + 2
        || a.bottom <= b.top + 2 || b.bottom <= a.top + 2;
    const trick = [...document.querySelectorAll('.trick .play span, .trick .words')];
    const felt = box(document.querySelector('.felt'));
    const middle = felt.left + felt.width / 2;
    const trouble = [];
    all.forEach((seat, at) => {
        const here = box(seat);
        const name = seat.ariaLabel;
        const inside = here.left >= 0 && here.right <= innerWidth;
        if (!inside || here.top < 0 || here.bottom > innerHeight) trouble.push(`${name} is outside`);
        const chair = seat.closest('.chair');
        const reached = (x, y) => chair.contains(document.elementFromPoint(x, y));
        if (![0.2, 0.8].every((part) => reached(here.left + here.width * part, here.top + here.height / 2)))
            trouble.push(`${name} is covered`);
        // The players before and after you sit on your left and on your right, in rows too.
        const side = Math.sin((2 * Math.PI * chair.dataset.seat) / players);
        const off = here.left + here.width / 2 - middle;
        if (Math.abs(side) > 0.1 && side * off <= 0) trouble.push(`${name} is on the wrong side`);
        if (trick.some((each) => !apart(box(each), here))) trouble.push(`${name} is under the trick`);
        if (all.slice(at + 1).some((other) => !apart(box(other), here)))
            trouble.push(`${name} is over another`);
    });
    return trouble;
}"""
OUTSIDE = """() => [...document.querySelectorAll('.board button, .hand [data-card]')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => [each.ariaLabel || each.innerText || each.dataset.card, each.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight))
    .map(([name]) => name)"""
LOWEST = """() => {
    const boxes = [...document.querySelectorAll('.others .chair')].map((each) =>
        [each.getBoundingClientRect().bottom, each.dataset.seat]);
    return boxes.sort((a, b) => b[0] - a[0])[0][1];
}"""


def show(table: StagedTable, players: int) -> None:
    """A long straight lies on another; somebody opposite holds the trick."""
    holder = players // 2
    trick = [{"seat": holder - 1, "cards": LONG, "as": None}, {"seat": holder, "cards": LONG, "as": None}]
    table.show(players, trick=trick, passed=[players - 1], calls={"1": "grand"}, wish="8")


def test_every_seat_is_in_sight(visit: Come) -> None:
    table = StagedTable(visit(staged=True))
    for width, height in SCREENS:
        table.page.set_viewport_size({"width": width, "height": height})
        for players in players_on((width, height)):
            show(table, players)
            wanted = {"seats": players - 1, "players": players, "width": width}
            becomes(lambda wanted=wanted: table.page.evaluate(TROUBLE, wanted), [])  # type: ignore[misc]


def test_large_letters_leave_every_seat_and_button_in_sight(visit: Come) -> None:
    guest = visit(staged=True)
    browser = guest.context.new_cdp_session(guest.page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    table = StagedTable(guest)
    for width, height in (SCREENS[1], SCREENS[4], SCREENS[-1]):
        table.page.set_viewport_size({"width": width, "height": height})
        show(table, 4)
        wanted = {"seats": 3, "players": 4, "width": width}
        becomes(lambda wanted=wanted: table.page.evaluate(TROUBLE, wanted), [])  # type: ignore[misc]
        evaluates(table.page, OUTSIDE, [])
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})


def test_spectators_see_the_bottom_player_at_the_bottom(visit: Come) -> None:
    table = StagedTable(visit(staged=True), watching=True)
    for width, height in SCREENS if THOROUGH else (SCREENS[0], LOWEST_SCREEN, SCREENS[-1]):
        table.page.set_viewport_size({"width": width, "height": height})
        for players in (4, MANY):
            show(table, players)
            wanted = {"seats": players, "players": players, "width": width}
            becomes(lambda wanted=wanted: table.page.evaluate(TROUBLE, wanted), [])  # type: ignore[misc]
            evaluates(table.page, LOWEST, "0")
