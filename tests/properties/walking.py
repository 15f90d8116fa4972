"""Playing a round to its end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import tichu
from tests.properties.cards import Json
from tests.properties.choosing import random_action
from tests.support import act_together

Watch = Callable[[Json, int, Json, Json], None]


def play_out(round_: tichu.Round, rng: Random, watch: Watch | None = None) -> list[tuple[int, Json]]:
    """Play the round to its end; returns the actions, and reports each with the position before and after."""
    log = []
    before = round_.state_json()
    while not round_.over:
        seat, action = random_action(round_, rng)
        act_together(round_, seat, action)
        log.append((seat, action.to_json()))
        if watch is not None:
            after = round_.state_json()
            watch(before, seat, action.to_json(), after)
            before = after
    return log
