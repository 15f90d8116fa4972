"""Fingers and mice on a page, and waiting for what they change."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import Locator, Page

from tests.web.conftest import LIMIT

Point = tuple[float, float]


def becomes(read: Callable[[], object], wanted: object) -> None:
    """Wait until reading the page gives this: the page may not have been drawn again yet."""
    end = time.monotonic() + LIMIT
    while (seen := read()) != wanted:
        assert time.monotonic() < end, f"the page shows {seen!r}, not {wanted!r}"


def evaluates(where: Page | Locator, script: str, wanted: object = True) -> None:
    """Wait until a script gives this for a page or an element."""
    becomes(lambda: where.evaluate(script), wanted)


def fits(page: Page, width: int) -> None:
    """Wait until nothing on the page is wider than this."""
    page.wait_for_function("width => document.documentElement.scrollWidth <= width", arg=width)


# Whether the page is no wider than the window, once it has been drawn in the new size.
FITS = """async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return document.documentElement.scrollWidth <= innerWidth;
}"""


def fits_all(page: Page, *widths: int) -> None:
    """Wait until nothing on the page is wider than the window, for windows of these widths."""
    for width in widths:
        page.set_viewport_size({"width": width, "height": 1180})
        evaluates(page, FITS)


def middle(target: Locator) -> Point:
    """The middle of an element, once it does not move any more."""
    target.hover(trial=True)
    box = target.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grip(card: Locator) -> Point:
    """The strip of a card that no other covers, once the card does not move any more."""
    card.hover(position={"x": 8, "y": 30}, trial=True)
    box = card.bounding_box()
    assert box is not None
    return box["x"] + 8, box["y"] + 30  # on the card even while it sinks back


def mouse(page: Page, *points: Point) -> None:
    """Press at the first point, and drag over the others."""
    page.mouse.move(*points[0])
    page.mouse.down()
    for point in points[1:]:
        page.mouse.move(*point, steps=6)
    page.mouse.up()


def finger(page: Page, *points: Point) -> None:
    """Touch the first point, and slide over the others."""
    touches = [points[0]]
    for start, end in pairwise(points):
        touches += [_between(start, end, part / 6) for part in range(1, 7)]
    line = page.context.new_cdp_session(page)
    for number, (x, y) in enumerate(touches):
        kind = "touchMove" if number else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def double_tap(page: Page, point: Point) -> None:
    """Tap twice within a tenth of a second: the browser goes by the times that the touches carry."""
    line = page.context.new_cdp_session(page)
    now = time.time()
    where = [{"x": point[0], "y": point[1]}]
    for number in range(2):
        for kind, touches, after in (("touchStart", where, 0.0), ("touchEnd", [], 0.02)):
            line.send(
                "Input.dispatchTouchEvent",
                {"type": kind, "touchPoints": touches, "timestamp": now + 0.1 * number + after},
            )


def _between(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
