"""Dealing, passing, playing and collecting are short motions that hold up nobody."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.playing import STRIP
from tests.web.staged import StagedTable

Come = Callable[..., Visit]

# Every motion of an element is noted, and stands still: nothing may wait for its end.
NOTED = """
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const motion = animate.call(this, frames, options);
        const time = motion.effect.getComputedTiming();
        if (time.endTime > 0 && this.closest('.board')) {
            window.motions.push(time.endTime);
            motion.pause();
        }
        return motion;
    };
"""
EIGHT = "2k 3k 4k 5k 6k 7k 8k 9k"


def tell_a_round(visit: Visit) -> list[float]:
    """Deal, play and collect; return how long the motions are."""
    visit.context.add_init_script(NOTED)
    table = StagedTable(visit)
    page = table.page
    hands = [EIGHT, None, None, None]
    table.tell({"type": "dealt", "round": 2}, phase="grand", hands=hands, counts=[8] * 4, waiting=[1])
    expect(page.locator(".mine [data-key]")).to_have_count(8)
    trick = [{"seat": 1, "cards": "Kr", "as": None}]
    table.happen(
        1, {"type": "play", "cards": "Kr"}, phase="play", trick=trick, counts=[8, 7, 8, 8], waiting=[0]
    )
    expect(page.locator(".trick .play")).to_have_count(1)
    page.locator("[data-card='5k']").click(position=STRIP)
    expect(page.locator("[data-card='5k']")).to_have_attribute("aria-pressed", "true")
    table.happen(1, {"type": "take"}, trick=[], waiting=[1])
    expect(page.locator(".trick .words")).to_have_count(0)
    lengths: list[float] = page.evaluate("window.motions")
    return lengths


def test_motions_are_short_and_hold_up_nobody(visit: Come) -> None:
    lengths = tell_a_round(visit(reduced_motion="no-preference"))

    assert len(lengths) > 8
    assert max(lengths) < 300


def test_nothing_moves_for_those_who_want_no_motion(visit: Come) -> None:
    assert tell_a_round(visit()) == []
