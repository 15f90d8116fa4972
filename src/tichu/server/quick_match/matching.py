"""Who plays with whom in quick match: a pure function of the waiting list and the time.

People are grouped in the order in which they came. A group wants one game, has nobody who has blocked another
of the group, and is near in strength for those who asked for it; after ``IGNORE_STRENGTH_AFTER`` seconds of
waiting strength no longer counts, so nobody waits forever for somebody of similar strength. Bots take places
only when everybody in the group has waited as long as they agreed to.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp2
from typing import Final, NamedTuple

from tichu.server.quick_match.wishes import START_MU, GameWish, WantedGame

NEAR: Final = 2.5
"""Difference in rating (``mu``) that is near enough at first."""
DOUBLES_EVERY: Final = 30.0
"""Seconds in which that difference doubles."""
IGNORE_STRENGTH_AFTER: Final = 120.0
"""Seconds of waiting after which strength no longer counts."""
WAIT_VALUE: Final = 0.05
"""Difference in rating that one second of waiting outweighs when the others of a group are chosen."""
NO_RATINGS: Final[Mapping[str, float]] = {}
MAX_STEPS: Final = 2000
"""Maximum steps of the search for the others of one group."""


@dataclass(frozen=True, slots=True)
class WaitingPerson:
    """Somebody on the waiting list.

    Attributes:
        since: When they began to wait, in seconds.
        mu: Their rating in this game.
        apart: Whom they have blocked, and who has blocked them.
    """

    player: str
    wish: GameWish
    since: float
    mu: float = START_MU
    apart: frozenset[str] = frozenset()

    def reach(self, now: float) -> float:
        """Return the difference in rating that is near enough for this person by now."""
        if self.wish.strength == "any":
            return float("inf")
        return NEAR * exp2(min((now - self.since) / DOUBLES_EVERY, 100.0))

    def accepts_bots(self, now: float) -> bool:
        """Whether bots may take places at this person's table by now."""
        after = self.wish.bots_after
        return after is not None and now - self.since >= after


class Group(NamedTuple):
    """People to seat at a table, by place; None is a place for a bot."""

    game: WantedGame
    seats: tuple[str | None, ...]

    @property
    def people(self) -> list[str]:
        """The people of the group; the first has waited longest."""
        return [player for player in self.seats if player is not None]


def match(
    queue: Iterable[WaitingPerson], now: float, bot_mu: Mapping[str, float] = NO_RATINGS
) -> list[Group]:
    """Return the groups that can sit down now; everybody else goes on waiting.

    ``bot_mu`` are the ratings of the bots that take open places, by variant.
    """
    by_game: dict[WantedGame, list[WaitingPerson]] = {}
    for person in sorted(queue, key=lambda person: (person.since, person.player)):
        by_game.setdefault(person.wish.game, []).append(person)
    found: list[Group] = []
    for game, people in by_game.items():
        for group in _groups(people, game.players, now):
            found.append(Group(game, _seats(group, game, bot_mu.get(game.variant, START_MU))))
    return found


class _Candidate:
    """Somebody on the waiting list at one moment."""

    __slots__ = ("accepts_bots", "apart", "credit", "mu", "patient", "person", "player", "reach")

    def __init__(self, person: WaitingPerson, now: float) -> None:
        waited = now - person.since
        self.person, self.player, self.mu, self.apart = person, person.player, person.mu, person.apart
        self.reach = person.reach(now)
        self.patient = waited >= IGNORE_STRENGTH_AFTER
        self.credit = WAIT_VALUE * waited
        self.accepts_bots = person.accepts_bots(now)

    def can_meet(self, other: _Candidate) -> bool:
        """Whether the two may sit at one table."""
        if not (self.patient or other.patient):
            difference = abs(self.mu - other.mu)
            if difference > self.reach or difference > other.reach:
                return False
        return other.player not in self.apart and self.player not in other.apart


def can_meet(one: WaitingPerson, other: WaitingPerson, now: float) -> bool:
    """Whether two people who want the same game may sit at one table."""
    return _Candidate(one, now).can_meet(_Candidate(other, now))


# -- groups --------------------------------------------------------------------------------------------------


def _groups(people: Sequence[WaitingPerson], size: int, now: float) -> Iterator[list[WaitingPerson]]:
    """Yield the groups of people who want one game: full ones, then those with bots."""
    left = {person.player: _Candidate(person, now) for person in people}
    for full in (True, False):
        willing = {player: each for player, each in left.items() if full or each.accepts_bots}
        for first in list(willing.values()):
            if first.player not in willing or (full and len(willing) < size):
                continue
            others = _others(first, willing.values())
            group = _complete(first, others, size) if full else _gather(first, others, size)
            if group is not None:
                yield [each.person for each in group]
                for each in group:
                    del willing[each.player], left[each.player]


def _others(first: _Candidate, candidates: Iterable[_Candidate]) -> list[_Candidate]:
    """Return those who may play with somebody: the nearest first, with credit for those who wait longer."""
    able = [other for other in candidates if other is not first and first.can_meet(other)]
    return sorted(able, key=lambda other: abs(other.mu - first.mu) - other.credit)


def _complete(first: _Candidate, others: Sequence[_Candidate], size: int) -> list[_Candidate] | None:
    """Return the first full group in which all can meet, if there is one; the search is bounded."""
    steps = 0

    def extend(group: list[_Candidate], candidates: Sequence[_Candidate]) -> list[_Candidate] | None:
        nonlocal steps
        missing = size - len(group)
        if not missing:
            return group
        for number in range(len(candidates) - missing + 1):
            steps += 1
            if steps > MAX_STEPS:
                return None
            each = candidates[number]
            rest = [other for other in candidates[number + 1 :] if each.can_meet(other)]
            whole = extend([*group, each], rest) if len(rest) >= missing - 1 else None
            if whole is not None:
                return whole
        return None

    return extend([first], others)


def _gather(first: _Candidate, others: Sequence[_Candidate], size: int) -> list[_Candidate]:
    """Return as many who can all meet as are found one after the other; bots take the other places."""
    group = [first]
    for each in others:
        if len(group) < size and all(each.can_meet(member) for member in group):
            group.append(each)
    return group


# -- seats ---------------------------------------------------------------------------------------------------


def _seats(group: Sequence[WaitingPerson], game: WantedGame, bot_mu: float) -> tuple[str | None, ...]:
    """Return who sits where. The first of the group is at place 0; teams are as even as possible."""
    by_wait = sorted(group, key=lambda person: (person.since, person.player))
    players: list[tuple[str | None, float]] = [(person.player, person.mu) for person in by_wait]
    players += [(None, bot_mu)] * (game.players - len(players))
    if not game.teams:
        return tuple(player for player, _ in players)
    chosen = min(_teams(players), key=lambda team: (_unfairness(players, team), team))
    seats: list[str | None] = [None] * game.players
    seats[::2] = [players[number][0] for number in chosen]
    seats[1::2] = [player for number, (player, _) in enumerate(players) if number not in chosen]
    return tuple(seats)


def _teams(players: Sequence[tuple[str | None, float]]) -> Iterator[tuple[int, ...]]:
    """Yield the teams that the first player can have."""
    for partners in combinations(range(1, len(players)), len(players) // 2 - 1):
        yield (0, *partners)


def _unfairness(players: Sequence[tuple[str | None, float]], team: tuple[int, ...]) -> tuple[int, float]:
    """Return how uneven a team is: people against bots first, then the ratings."""
    people, strength = 0, 0.0
    for number, (player, mu) in enumerate(players):
        side = 1 if number in team else -1
        people += side * (player is not None)
        strength += side * mu
    return abs(people), abs(strength)
