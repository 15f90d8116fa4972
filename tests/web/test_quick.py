"""A card that is played is on all four screens at once, or so it seems."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from statistics import median

import pytest

from tests.web.conftest import Visit
from tests.web.playing import PagePlayer, four_at_a_table, play_until

LIMIT = 150  # milliseconds
PLAYS = 7
Come = Callable[..., Visit]

# When each play was put into the page, and when the button was pressed: milliseconds of one clock.
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


def test_a_card_is_on_all_four_screens(visit: Come, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"bomb_window": 0.05, "bot_pace": 0, "clock": None, "between_rounds": 600}
    guests = four_at_a_table(visit, options, reduced_motion="no-preference")
    for guest in guests:
        guest.page.evaluate(WATCH)
    players = [PagePlayer(guest, goes_on=False) for guest in guests]
    play_until(players, lambda: guests[0].page.evaluate("window.shown.length") > PLAYS, 120)
    guests[0].page.wait_for_timeout(300)
    pressed = sorted(at for guest in guests for at in guest.page.evaluate("window.pressed"))
    shown = [guest.page.evaluate("window.shown") for guest in guests]
    took: list[float] = []
    for at, then in pairwise([*pressed, float("inf")]):
        if not any(at <= when < then for when in shown[0]):
            continue  # a question came first: what to wish for
        first = [min((when for when in screen if when >= at), default=float("inf")) for screen in shown]
        took.append(max(first) - at)
    with capsys.disabled():
        figures = ", ".join(f"{each:.0f}" for each in sorted(took))
        sys.stdout.write(f"\n  on all four screens after (ms): {figures}; median {median(took):.0f}\n")
    assert len(took) >= PLAYS
    assert median(took) < LIMIT
