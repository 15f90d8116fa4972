"""Nobody sees two hands of one round: what is sent to somebody who takes over a place in its middle."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.listener import Listener
from tests.table.virtual import PEOPLE, VirtualTable
from tichu.bots.guard import fallback
from tichu.server import wire
from tichu.server.frame_text import frame
from tichu.server.table.answers import Answers
from tichu.server.workers.workers import Workers
from tichu.table import commands as c
from tichu.table import inputs
from tichu.table.commands import Command, Person
from tichu.table.frames.audience import Audience
from tichu.table.options import TableOptions

ANN, BOB, CAT, DAN, EVE, FAY = PEOPLE[:6]


class HandsListener(Listener):
    """Tells which hands it was shown."""

    def hands(self) -> list[list[Any]]:
        """The hands in the snapshots since the last call, and the hands of deltas; all frames are dropped."""
        rounds = [frame["d"]["round"] for frame in self.frames if frame["d"].get("round")]
        self.frames.clear()
        return [round_["hands"] for round_ in rounds if "hands" in round_]


class ShownTable:
    """Four people and two spectators, Eve and Fay, in the first round of a match."""

    def __init__(self) -> None:
        self.table = VirtualTable(TableOptions(clock=None))
        self.audience = Audience(self.table.state, frame)
        self.table.machine._observe = self.audience.note
        self.listeners = {person.id: HandsListener(person) for person in PEOPLE[:6]}
        for person, listener in self.listeners.items():
            self.table.feed(inputs.Arrived(listener.person))
            self.audience.admit(listener, None, self.table.live)
            assert person in self.table.machine.present

    def do(self, person: Person, command: Command) -> str:
        reply = self.table.do(person, command)
        self.publish()
        return reply

    def publish(self) -> None:
        self.audience.publish(self.table.live)

    def play(self, steps: int) -> None:
        """Let everybody act a few times, the stand-in too."""
        table = self.table
        for _ in range(steps):
            if table.round.over:
                return
            for seat in table.round.to_act():
                if table.state.bot_for(table.controller(seat)) is None:
                    table.act(seat, fallback(table.round.view(seat)))
            table.advance(2)
            self.publish()


@pytest.fixture
def shown() -> ShownTable:
    """A table at which Bob has left and Eve has taken his place."""
    shown = ShownTable()
    shown.do(BOB, c.Leave())
    for listener in shown.listeners.values():
        listener.frames.clear()
    assert shown.do(EVE, c.Sit(1)) == "ack"
    return shown


def test_a_newcomer_is_sent_what_spectators_are_sent(shown: ShownTable) -> None:
    shown.play(6)

    eve, fay = shown.listeners["eve"], shown.listeners["fay"]
    assert len(fay.frames) > 10
    assert eve.frames == fay.frames


def test_a_newcomer_sees_their_hand_when_the_round_is_over(shown: ShownTable) -> None:
    shown.play(200)
    eve = shown.listeners["eve"]
    assert eve.frames[-1]["t"] == "snapshot" and eve.frames[-1]["d"]["you"]["place"] == 1
    eve.frames.clear()

    shown.table.advance(20)
    shown.publish()

    hands = eve.hands()[-1]
    assert [hand is not None for hand in hands] == [False, True, False, False]


def test_a_newcomer_whom_all_admit_sees_one_hand(shown: ShownTable) -> None:
    eve = shown.listeners["eve"]
    eve.frames.clear()

    for person in (ANN, CAT, DAN):
        assert shown.do(person, c.Admit(1)) == "ack"

    assert eve.frames[-1]["t"] == "snapshot"
    assert [hand is not None for hand in eve.hands()[-1]] == [False, True, False, False]


def test_whoever_has_left_is_sent_no_other_hand(shown: ShownTable) -> None:
    shown.do(DAN, c.Leave())
    bob = shown.listeners["bob"]
    bob.frames.clear()

    assert shown.do(BOB, c.Sit(3)) == "ack"
    for person in (ANN, CAT):
        assert shown.do(person, c.Admit(3)) == "seen-cards"
    shown.play(6)

    assert bob.frames == shown.listeners["fay"].frames[-len(bob.frames) :]


@pytest.mark.parametrize("round_is_over", [False, True])
def test_a_newcomer_who_reconnects_gets_no_frames_made_for_the_place(
    shown: ShownTable, round_is_over: bool
) -> None:
    shown.play(200 if round_is_over else 6)
    again, spectator = HandsListener(EVE), HandsListener(FAY)

    for listener in (again, spectator):
        shown.audience.admit(listener, shown.table.state.version - 3, shown.table.live)

    if round_is_over:
        assert [frame["t"] for frame in again.frames] == ["snapshot"]
    else:
        assert again.frames == spectator.frames


@pytest.mark.parametrize("what", ["cards", "legal", "complete", "hint"])
def test_a_newcomer_is_not_answered_about_the_hand(shown: ShownTable, what: Any) -> None:
    eve = shown.listeners["eve"]
    eve.frames.clear()

    question = wire.AskData(id="q", what=what, cards="Ma")
    Answers(Workers(1, 1.0)).answer(shown.table.state, eve, question)

    assert [frame["d"]["code"] for frame in eve.frames] == ["next-deal"]
