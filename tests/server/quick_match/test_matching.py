"""Who plays with whom in quick match, for any waiting list."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tichu.core.teams import team_of
from tichu.server.quick_match.matching import (
    IGNORE_STRENGTH_AFTER,
    NEAR,
    Group,
    WaitingPerson,
    can_meet,
    match,
)
from tichu.server.quick_match.wishes import GameWish, WantedGame

NOW = 1000.0
NAMES = [f"p{number}" for number in range(14)]
GAMES = [
    WantedGame("nanjing", "fast"),
    WantedGame("nanjing", "normal", rated=True),
    WantedGame("trichu"),
    WantedGame("tientsin"),
]


@st.composite
def queues(draw: st.DrawFn) -> list[WaitingPerson]:
    """Waiting lists of up to 14 people, some of whom have blocked others."""
    names = draw(st.lists(st.sampled_from(NAMES), unique=True))
    wishes = st.builds(
        GameWish,
        st.sampled_from(GAMES[: draw(st.integers(1, 4))]),
        st.sampled_from(["any", "near"]),
        st.sampled_from([60.0, 180.0, None]),
    )
    return [
        WaitingPerson(
            name,
            draw(wishes),
            NOW - draw(st.floats(0, 300)),
            draw(st.floats(0, 50)),
            draw(st.frozensets(st.sampled_from(NAMES), max_size=2)) - {name},
        )
        for name in names
    ]


def by_name(queue: list[WaitingPerson]) -> dict[str, WaitingPerson]:
    return {person.player: person for person in queue}


def people_of(group: Group, queue: list[WaitingPerson]) -> list[WaitingPerson]:
    return [by_name(queue)[player] for player in group.people]


@given(queues())
def test_everybody_is_seated_once_in_a_game_they_want(queue: list[WaitingPerson]) -> None:
    groups = match(queue, NOW)

    seated = [player for group in groups for player in group.people]
    assert len(seated) == len(set(seated))
    for group in groups:
        assert len(group.seats) == group.game.players and group.people
        assert all(person.wish.game == group.game for person in people_of(group, queue))


@given(queues())
def test_all_of_a_group_can_meet(queue: list[WaitingPerson]) -> None:
    for group in match(queue, NOW):
        for one, other in combinations(people_of(group, queue), 2):
            assert other.player not in one.apart and one.player not in other.apart
            assert can_meet(one, other, NOW)


@given(queues())
def test_bots_come_only_when_everybody_has_agreed(queue: list[WaitingPerson]) -> None:
    for group in match(queue, NOW):
        if None in group.seats:
            assert all(person.accepts_bots(NOW) for person in people_of(group, queue))


@given(queues())
@settings(max_examples=60)
def test_nobody_is_left_who_could_sit_down(queue: list[WaitingPerson]) -> None:
    groups = match(queue, NOW)

    seated = {player for group in groups for player in group.people}
    left = [person for person in queue if person.player not in seated]
    for game in GAMES:
        same = [person for person in left if person.wish.game == game]
        for chosen in combinations(same, game.players):
            assert not all(can_meet(one, other, NOW) for one, other in combinations(chosen, 2))
    assert not any(person.accepts_bots(NOW) for person in left)


@given(queues(), st.randoms(use_true_random=False))
def test_the_order_of_the_list_does_not_matter(queue: list[WaitingPerson], rng: object) -> None:
    shuffled = sorted(queue, key=lambda person: person.player, reverse=True)

    assert match(shuffled, NOW) == match(queue, NOW)


def difference(seats: tuple[str | None, ...], mu: dict[str, float], bot: float) -> float:
    sides = [0.0, 0.0]
    for place, player in enumerate(seats):
        sides[team_of(place)] += bot if player is None else mu[player]
    return abs(sides[0] - sides[1])


@given(st.lists(st.floats(0, 50), min_size=4, max_size=4))
def test_teams_are_as_even_as_they_can_be(mus: list[float]) -> None:
    queue = [WaitingPerson(f"p{number}", GameWish(), float(number), mu) for number, mu in enumerate(mus)]
    mu = {person.player: person.mu for person in queue}

    (group,) = match(queue, NOW)

    a, b, c, d = (person.player for person in queue)
    possible = [(a, b, c, d), (a, c, b, d), (a, b, d, c)]
    assert difference(group.seats, mu, 0) <= min(difference(each, mu, 0) for each in possible) + 1e-9
    assert group.seats[0] == "p0", "whoever has waited longest is the host"


def test_two_people_and_bots_sit_on_two_sides() -> None:
    queue = [
        WaitingPerson(name, GameWish(bots_after=60), 0.0, mu) for name, mu in (("ann", 40.0), ("bob", 10.0))
    ]

    (group,) = match(queue, NOW, {"nanjing": 25.0})

    assert team_of(group.seats.index("ann")) != team_of(group.seats.index("bob"))


def test_people_near_in_strength_come_first() -> None:
    mus = [25.0, 40.0, 25.5, 39.0, 24.5, 26.0]
    queue = [
        WaitingPerson(f"p{number}", GameWish(strength="near"), NOW - 1, mu) for number, mu in enumerate(mus)
    ]

    (group,) = match(queue, NOW)

    assert set(group.people) == {"p0", "p2", "p4", "p5"}


def test_strength_no_longer_counts_after_a_while() -> None:
    near = GameWish(strength="near")
    star = WaitingPerson("star", near, NOW - IGNORE_STRENGTH_AFTER, 60.0)
    others = [WaitingPerson(f"p{number}", near, NOW, 25.0 + NEAR * number / 4) for number in range(4)]

    (group,) = match([*others, star], NOW)

    assert "star" in group.people


def test_whoever_has_waited_longer_is_chosen_first() -> None:
    queue = [WaitingPerson(f"p{number}", GameWish(), float(number), 25.0) for number in range(7)]

    (group,) = match(queue, NOW)

    assert set(group.people) == {"p0", "p1", "p2", "p3"}


def test_matches_of_a_fast_pace_are_shorter() -> None:
    fast, normal = (WantedGame("nanjing", pace).options(4).game().settings for pace in ("fast", "normal"))

    assert (fast.target, normal.target) == (500, 1000)


def test_every_game_ends() -> None:
    for variant in ("nanjing", "trichu", "tientsin", "grandseigneur", "hierarchie"):
        for pace in ("fast", "normal"):
            settings = WantedGame(variant, pace).options(2).game().settings
            assert settings.target or settings.rounds
