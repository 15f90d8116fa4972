"""The waiting list of quick match: who is on it, and what they are told."""

from __future__ import annotations

from tichu.server.quick_match.waiting_list import KEPT_FOR, PRESENT_FOR, Heartbeat, WaitingList
from tichu.server.quick_match.wishes import GameWish, WantedGame
from tichu.table.commands import Person

FOUR = ("ann", "bob", "cat", "dan")
NO_BOTS = GameWish()
BOTS = GameWish(bots_after=60)


def heartbeat(name: str, wish: GameWish = NO_BOTS, visit: str = "", first: bool = False) -> Heartbeat:
    return Heartbeat(Person(name, name.title()), wish, visit or f"window-of-{name}", first, "worker")


def full_list(now: float = 0.0) -> WaitingList:
    waiting = WaitingList()
    for name in FOUR:
        waiting.take(heartbeat(name, first=True), now, 25.0)
    return waiting


def state(waiting: WaitingList, name: str, now: float, visit: str = "") -> str:
    return str(waiting.report(name, visit or f"window-of-{name}", now)["state"])


def test_a_group_is_seated_once() -> None:
    waiting = full_list()

    (group,) = waiting.match(0.0, {})
    assert waiting.match(0.1, {}) == [], "their table is being made"
    told = waiting.seat(group.people, "t", 0.2)

    assert {each.player for each in told} == set(FOUR)
    assert waiting.report("ann", "window-of-ann", 0.3) == {"state": "seated", "table": "t"}


def test_whoever_gives_no_sign_of_life_is_not_seated() -> None:
    waiting = full_list()
    for name in FOUR[1:]:
        waiting.take(heartbeat(name), PRESENT_FOR)

    assert waiting.match(PRESENT_FOR, {}) == []
    assert waiting.games(PRESENT_FOR) == {WantedGame(): 3}


def test_a_short_absence_costs_no_waiting_time() -> None:
    waiting = WaitingList()
    waiting.take(heartbeat("ann", BOTS, first=True), 0.0, 25.0)
    waiting.forget_old(KEPT_FOR - 1)
    waiting.take(heartbeat("ann", BOTS), KEPT_FOR - 1)

    assert waiting.report("ann", "window-of-ann", KEPT_FOR - 1)["bots_in"] == 1.0


def test_a_long_absence_begins_anew() -> None:
    waiting = WaitingList()
    waiting.take(heartbeat("ann", BOTS, first=True), 0.0, 25.0)
    waiting.forget_old(KEPT_FOR)

    assert not waiting.knows(heartbeat("ann", BOTS))


def test_after_a_restart_signs_of_life_enter_people_again() -> None:
    waiting = WaitingList()
    for name in FOUR:
        waiting.take(heartbeat(name), 0.0, 25.0)

    assert len(waiting.match(0.0, {})) == 1


def test_the_newer_of_two_windows_counts() -> None:
    waiting = WaitingList()
    waiting.take(heartbeat("ann", visit="old", first=True), 0.0, 25.0)
    waiting.take(heartbeat("ann", GameWish(WantedGame("trichu")), visit="new", first=True), 1.0, 25.0)
    waiting.take(heartbeat("ann", visit="old"), 2.0)

    assert state(waiting, "ann", 2.0, "old") == "replaced"
    assert state(waiting, "ann", 2.0, "new") == "waiting"
    assert waiting.games(2.0) == {WantedGame("trichu"): 1}


def test_another_game_begins_the_wait_anew_and_other_terms_do_not() -> None:
    waiting = WaitingList()
    waiting.take(heartbeat("ann", BOTS, first=True), 0.0, 25.0)

    waiting.take(heartbeat("ann", BOTS._replace(strength="near")), 10.0)
    assert waiting.since("ann") == 0.0

    waiting.take(heartbeat("ann", GameWish(WantedGame("trichu"), bots_after=60)), 20.0)
    assert waiting.since("ann") == 20.0


def test_somebody_who_was_seated_can_wait_again() -> None:
    waiting = full_list()
    (group,) = waiting.match(0.0, {})
    waiting.seat(group.people, "t", 0.0)

    waiting.take(heartbeat("ann"), 1.0)
    assert state(waiting, "ann", 1.0) == "seated", "the news may have been lost"
    waiting.take(heartbeat("ann", first=True), 1.0)
    assert state(waiting, "ann", 1.0) == "seated", "and so may the answer to the first heartbeat"
    waiting.take(heartbeat("ann", visit="next", first=True), 2.0, 25.0)
    assert state(waiting, "ann", 2.0, "next") == "waiting"


def test_people_whose_table_could_not_be_made_wait_on() -> None:
    waiting = full_list()
    (group,) = waiting.match(0.0, {})
    waiting.put_back(group.people, 3.0)

    assert waiting.match(2.0, {}) == []
    assert len(waiting.match(3.0, {})) == 1


def test_whoever_leaves_is_gone() -> None:
    waiting = full_list()
    waiting.leave("ann", "another window", 0.0)
    assert len(waiting) == 4

    waiting.leave("ann", "window-of-ann", 0.0)
    waiting.take(heartbeat("ann"), 0.1)  # it was on its way

    assert waiting.match(0.1, {}) == []
    assert state(waiting, "ann", 0.1) == "replaced"


def test_a_block_keeps_people_apart_who_wait_already() -> None:
    waiting = full_list()
    waiting.set_apart("ann", ["bob"])

    assert waiting.match(0.0, {}) == []
