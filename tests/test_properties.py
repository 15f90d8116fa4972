"""What is true of every position, every step and every match, whoever does what.

``HYPOTHESIS_PROFILE=thorough`` searches long and anew each time; otherwise the search is short and the same.
"""

from __future__ import annotations

import json
import os
import zlib
from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, Verbosity, event, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

import tichu
from tests.properties_support import (
    PLAIN,
    TABLES,
    Json,
    Table,
    card_points,
    check_position,
    check_result,
    check_step,
    dealt,
    happenings,
    in_order,
    next_action,
    open_hands,
    play_out,
    random_action,
)

_slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile(
    "tichu-quick",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=6,
    stateful_step_count=40,
    suppress_health_check=_slow,
)
settings.register_profile(
    "tichu-thorough",
    deadline=None,
    max_examples=300,
    stateful_step_count=200,
    suppress_health_check=_slow,
    print_blob=True,
)
THOROUGH = os.environ.get("HYPOTHESIS_PROFILE") == "thorough"
PROFILE = settings.get_profile("tichu-thorough" if THOROUGH else "tichu-quick")

STEPS = 1 << 16
numbers = st.integers(0, STEPS - 1).map(lambda number: number / STEPS)


class Walk(RuleBasedStateMachine):
    """Anybody does anything legal, and after each action everything is looked at.

    A walk begins with a deal and some unchecked actions, so that late positions are looked at as often as early
    ones. What is looked at depends on the position alone: the one that is noted is enough to see a failure again.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    @initialize(
        seed=st.integers(0, 2**32 - 1), lumps=st.integers(0, 3), ranked=st.booleans(), ahead=numbers
    )
    def sit_down(self, seed: int, lumps: int, ranked: bool, ahead: float) -> None:
        self.match = dealt(self.table, seed, lumps, ranked)
        rng = Random(seed)
        for _ in range(int(ahead * 24 * self.match.game.seats)):
            if self.match.over:
                break
            if self.match.round.over:
                self.match.next_round()
            self.match.apply(*random_action(self.match.round, rng))

    @rule(who=numbers, sort=numbers, which=numbers)
    def act(self, who: float, sort: float, which: float) -> None:
        self.go_on(False, who, sort, which)

    @rule(who=numbers, sort=numbers, which=numbers)
    def interrupt(self, who: float, sort: float, which: float) -> None:
        self.go_on(True, who, sort, which)

    def go_on(self, interrupt: bool, who: float, sort: float, which: float) -> None:
        round_ = self.match.round
        if self.match.over:
            return
        if round_.over:
            self.match.next_round()
            return
        before = round_.to_json()
        seat, action = next_action(round_, interrupt, who, sort, which)
        note(f"seat {seat}: {action.to_json()} at {json.dumps(before)}")
        self.match.apply(seat, action)
        after = round_.to_json()
        check_step(before, seat, action.to_json(), after)
        for happening in happenings(before, seat, action.to_json(), after):
            event(happening)

    @invariant()
    def everything_is_right(self) -> None:
        text = json.dumps(self.match.round.to_json())
        note(text)
        check_position(self.match.round, Random(zlib.crc32(text.encode())))


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_position_of_a_walk(table: Table) -> None:
    run_state_machine_as_test(lambda: Walk(table), settings=settings(PROFILE, verbosity=Verbosity.normal))  # type: ignore[no-untyped-call]
