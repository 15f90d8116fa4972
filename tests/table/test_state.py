"""States of tables that do not come from a log."""

from __future__ import annotations

import pytest

from tichu.core.match import Match
from tichu.table.options import TableOptions
from tichu.table.places import Place
from tichu.table.state import TableState


@pytest.mark.parametrize(
    "match",
    [
        Match("nanjing", "groo", seed=1, target=500),
        Match("grandseigneur", seed=1, players=7),
        Match("trichu", seed=1),
    ],
    ids=lambda match: match.game.variant.key,
)
def test_the_table_of_a_match_has_its_rules(match: Match) -> None:
    people = [Place(f"p{number}", f"P{number}") for number in range(match.game.settings.players)]

    state = TableState.of_match("t", match, people, TableOptions(clock=None))

    assert state.options.game() == state.game == match.game
    assert state.options.clock is None
    assert state.host == "p0"
    assert state.in_play
