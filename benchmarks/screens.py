"""Time from playing a card until all four screens show it: four browsers at one table, one server."""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from tests.server.running import RunningServer
from tests.web.conftest import ARGUMENTS, AT_ONCE, DESKTOP, Visit
from tests.web.get_browser import installed
from tests.web.playing import PagePlayer, four_at_a_table, play_until, round_over

LIMIT = 150
"""Maximum median, in milliseconds."""

# Record when each play appears on the page and when the button is pressed, in milliseconds of one clock.
WATCH = """() => {
    const now = () => performance.timeOrigin + performance.now();
    window.shown = []; window.pressed = [];
    const play = (node) => node.matches?.('.trick .play') || node.querySelector?.('.trick .play');
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes)
            if (play(node)) window.shown.push(now());
    }).observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', (event) => {
        const button = event.target.closest('.actions .play:enabled, dialog[open] .answers button');
        if (button) window.pressed.push(now());
    }, { capture: true });
}"""


def measured(browser: Browser, url: str) -> list[float]:
    """Play a round; returns milliseconds from each press of the button to the card on the last screen."""
    contexts = [browser.new_context(viewport=DESKTOP, locale="en-GB") for _ in range(4)]
    left = iter(contexts)
    guests = four_at_a_table(lambda: Visit(next(left), url), AT_ONCE)
    for guest in guests:
        guest.page.evaluate(WATCH)
    play_until([PagePlayer(guest) for guest in guests], lambda: round_over(guests[0]))
    pressed = sorted(at for guest in guests for at in guest.page.evaluate("window.pressed"))
    shown = [guest.page.evaluate("window.shown") for guest in guests]
    took: list[float] = []
    for at, then in pairwise([*pressed, float("inf")]):
        first = [min((when for when in screen if at <= when < then), default=None) for screen in shown]
        times = [when for when in first if when is not None]
        if len(times) == len(guests):  # otherwise a question came first, or the round was over
            took.append(max(times) - at)
    return took


def main() -> int:
    """Play a round and print the times; fail if the median is over the limit."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    with (
        tempfile.TemporaryDirectory() as scratch,
        sync_playwright() as playwright,
        RunningServer(f"{scratch}/tichu.db", Path(scratch) / "log") as server,
    ):
        browser = playwright.chromium.launch(executable_path=installed(), args=ARGUMENTS)
        took = measured(browser, server.url)
        browser.close()
    figures = ", ".join(f"{each:.0f}" for each in sorted(took))
    print(f"{len(took)} cards on all four screens after (ms): {figures}")
    print(f"median {median(took):.0f} ms; at most {LIMIT} ms")
    return 0 if median(took) <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
