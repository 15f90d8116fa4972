"""Tables at which a trick has begun."""

from __future__ import annotations

from typing import Any

from tests.table.deals import deal, play, playing_options
from tests.table.virtual import Bot, OpenTable, VirtualTable
from tichu.bots.guard import fallback
from tichu.core.actions import Action, Pass

WINDOW = 1.5


def led_table(*hands: str, people: int = 4, bot: Bot = fallback, **options: Any) -> VirtualTable:
    """A table at which seat 0 has just led the Mah Jong."""
    options = {"bomb_window": WINDOW, "clock": None, **options}
    wanted = (f"Ma {hands[0]}", *hands[1:])
    table = VirtualTable(playing_options(**options), people, bot, deals=[deal(*wanted)])
    assert table.act(0, play("Ma")) == "ack"
    return table


def plays(table: OpenTable) -> list[tuple[int, Action]]:
    """What was done after the lead."""
    return [(acted.seat, acted.action) for acted in table.acted()[1:]]


def pass_to_the_end(table: VirtualTable) -> None:
    """Let everybody pass until the trick can be picked up."""
    table.advance(WINDOW)
    while table.phase == "play":
        turn = table.round.turn
        assert turn is not None
        assert table.act(turn, Pass()) == "ack"
