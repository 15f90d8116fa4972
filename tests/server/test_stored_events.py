"""Logs in the store, also those of earlier versions."""

from __future__ import annotations

import pytest

from tests.table.virtual import VirtualTable
from tichu.core.actions import Grand, Tichu, Withdraw
from tichu.server.table.log import fold, to_stored
from tichu.table.events import Acted, Recorded
from tichu.table.options import TableOptions


@pytest.mark.rule("T4")
def test_a_withdrawal_in_a_log_that_does_not_mark_simultaneous_calls_is_loaded() -> None:
    table = VirtualTable(TableOptions(edition="groo", clock=None))
    for seat in range(4):
        table.act(seat, Grand(False))
    dealer = table.round.dealer
    assert dealer is not None
    first, later = sorted((0, 2), key=lambda seat: (seat - dealer) % 4)
    for seat in (first, later):
        table.act(seat, Tichu())
    withdrawal = Recorded(len(table.log) + 1, Acted(later, later, "player", Withdraw()), 0.0)

    state = fold("t", [to_stored(recorded) for recorded in (*table.log, withdrawal)])

    assert state.round is not None
    assert state.round.calls == {first: "tichu"}
