"""Whole matches on the table machine."""

from __future__ import annotations

import pytest

from tests.table.virtual import VirtualTable, fold
from tichu.bots.guard import fallback
from tichu.table.options import TableOptions

GAMES = [("nanjing", None, 4), ("trichu", None, 3), ("tientsin", None, 6), ("grandseigneur", None, 5)]


@pytest.mark.parametrize(("variant", "edition", "players"), GAMES)
def test_one_person_and_bots_play_a_match(variant: str, edition: str | None, players: int) -> None:
    rules = {"rounds": 3, "target": None} if variant != "grandseigneur" else {"rounds": 2}
    if players == 5:
        rules["players"] = 5
    table = VirtualTable(TableOptions(variant=variant, edition=edition, house_rules=rules), people=1)

    for _ in range(2000):
        if table.status == "finished":
            break
        mine = [seat for seat in table.round.to_act() if table.controller(seat) == 0]
        if mine and not table.live["window"]:
            assert table.act(mine[0], fallback(table.round.view(mine[0]))) in ("ack", "held")
        table.advance(0.5)

    assert table.status == "finished"
    again = fold(table.log)
    assert (again.version, again.round) == (table.state.version, table.state.round)
