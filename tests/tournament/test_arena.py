"""Arena: paired as tables end, until the time is over. A virtual clock, results at random."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tournament.support import CAMPAIGN, SEEDS, THOROUGH, tournament_of, win
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.pairing.history import MeetingHistory
from tichu.tournament.results import MatchResult
from tichu.tournament.standings import EntrantRecord, PlayedMatch, standings
from tichu.tournament.state import Tournament

MINUTE = 60.0


class Hour:
    """An arena of an hour whose matches take between 10 and 25 minutes."""

    def __init__(self, count: int, seed: int, **options: Any) -> None:
        self.random = Random(seed)
        self.tournament = tournament_of("arena", count, seed=seed, **options)
        self.tournament = self.tournament.after(commands.start_clock(self.tournament, 0))
        self.now = 0.0
        self.ending: dict[tuple[int, int], float] = {}
        self.games: Counter[int] = Counter()

    def pair(self) -> None:
        """Pair whoever is free, if anybody can be."""
        history = MeetingHistory(self.tournament)
        others_play = bool(self.tournament.open_tables)
        try:
            paired = commands.pair(self.tournament, self.now)
        except TournamentError as refused:
            if refused.code not in ("nobody-free", "too-few-entrants"):
                raise
            return
        busy = {table.table for _, table in self.tournament.open_tables}
        assert not busy & {table.table for table in paired.tables}
        for table in paired.tables:
            assert not (others_play and history.repeats_last(table.sides))
            self.ending[paired.round, table.table] = self.now + self.random.uniform(10, 25) * MINUTE
            self.games.update(table.entrants)
        self.tournament = self.tournament.after(paired)

    def finish_one(self) -> None:
        """Let the next table end."""
        (round_, table), self.now = min(self.ending.items(), key=lambda item: item[1])
        del self.ending[round_, table]
        sides = len(self.tournament.round(round_).table(table).sides)
        result = MatchResult((tuple(self.random.randrange(20) * 50 for _ in range(sides)),))
        self.tournament = self.tournament.after(commands.enter_result(self.tournament, round_, table, result))

    def play(self) -> Tournament:
        """Play until the time is over, and finish what is being played."""
        self.pair()
        while self.ending:
            self.finish_one()
            self.come_and_go()
            if self.tournament.ends is not None and self.now < self.tournament.ends:
                self.pair()
        return self.tournament.after(commands.close(self.tournament))

    def come_and_go(self) -> None:
        """Let somebody pause, come back, withdraw or join now and then."""
        one = self.random.choice(sorted(self.tournament.entrants))
        attendance, chance = self.tournament.entrant(one).attendance, self.random.random()
        if attendance == "absent":
            self.tournament = self.tournament.after(commands.check_in(self.tournament, one))
        elif attendance != "withdrawn" and chance < 0.2:
            leave = commands.withdraw if chance < 0.04 else commands.mark_absent
            self.tournament = self.tournament.after(leave(self.tournament, one))
        elif chance > 0.97:
            name = f"Late {len(self.tournament.entrants)}"
            self.tournament = self.tournament.after(commands.register(self.tournament, name))


@CAMPAIGN
@given(
    count=st.integers(4, 200 if THOROUGH else 30),
    seed=SEEDS,
    options=st.sampled_from(
        [{}, {"streaks": True}, {"entrants": "person"}, {"entrants": "person", "variant": "trichu"}]
    ),
)
def test_an_hour_with_people_who_come_and_go(count: int, seed: int, options: dict[str, Any]) -> None:
    tournament = Hour(count, seed, **options).play()

    assert tournament.status == "finished"
    assert tournament == Tournament.replay(tournament.counted)
    assert len(standings(tournament)) == len(tournament.entrants)


def test_nobody_waits_for_long() -> None:
    hour = Hour(9, 3)
    hour.come_and_go = lambda: None  # type: ignore[method-assign]
    hour.play()

    assert max(hour.games.values()) - min(hour.games.values()) <= 2


def test_two_who_have_just_met_wait_for_others() -> None:
    tournament = tournament_of("arena", 4)
    tournament = tournament.after(commands.start_clock(tournament, 0))
    tournament = tournament.after(commands.pair(tournament, 0))
    tournament = tournament.after(commands.enter_result(tournament, 1, 1, win()))
    first = set(tournament.rounds[0].tables[0].entrants)

    with pytest.raises(TournamentError, match="until another table has finished"):
        commands.pair(tournament, 1)

    tournament = tournament.after(commands.enter_result(tournament, 1, 2, win()))
    paired = commands.pair(tournament, 2)
    assert all(len(first & set(table.entrants)) == 1 for table in paired.tables)
    winners = {table.sides[0] for table in tournament.rounds[0].tables}
    assert winners in [set(table.sides) for table in paired.tables]  # equal scores meet


def test_time_ends_the_pairing_and_the_last_result_the_arena() -> None:
    tournament = tournament_of("arena", 4, duration=30)
    with pytest.raises(TournamentError, match="has not begun"):
        commands.pair(tournament, 0)
    tournament = tournament.after(commands.start_clock(tournament, 0))
    tournament = tournament.after(commands.pair(tournament, 30 * MINUTE - 1))
    with pytest.raises(TournamentError, match="is over"):
        commands.pair(tournament, 30 * MINUTE)
    tournament = tournament.after(commands.extend_clock(tournament, 10))
    assert tournament.ends == 40 * MINUTE

    with pytest.raises(TournamentError, match="results are missing: 1, 2"):
        commands.close(tournament)
    for table in (1, 2):
        tournament = tournament.after(commands.enter_result(tournament, 1, table, win()))
    tournament = tournament.after(commands.close(tournament))

    assert tournament.status == "finished"
    with pytest.raises(TournamentError, match="is over"):
        commands.close(tournament)
    undone = tournament.after(commands.undo(tournament))
    assert undone.status == "between"


def test_results_count_double_after_two_wins_in_a_row() -> None:
    results = [2, 2, 2, 1, 2, 2, 0, 2]
    record = EntrantRecord([PlayedMatch((2,), 0, 0, points) for points in results])

    assert record.arena_points(streaks=False) == 13
    assert record.arena_points(streaks=True) == 2 + 2 + 4 + 2 + 2 + 2 + 0 + 2
