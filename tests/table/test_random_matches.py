"""Random matches of people and bots in every variant: the log, the state and what was told agree."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.table.virtual import VirtualTable, fold, same_state
from tichu.core.actions import Action, Play
from tichu.core.round import Round
from tichu.core.view import View
from tichu.table import commands as c
from tichu.table import events as e
from tichu.table import inputs
from tichu.table.commands import Command
from tichu.table.options import TableOptions
from tichu.table.state import TableState

GAMES: dict[str, dict[str, Any]] = {
    "nanjing": {"rounds": 1, "target": None},
    "trichu": {"rounds": 3, "target": None},
    "tientsin": {"rounds": 1, "target": None},
    "grandseigneur": {"rounds": 1, "players": 5},
    "hierarchie": {"rounds": 1},
}
COMMANDS: list[Command] = [
    c.Chat(text="hello"),
    c.Leave(),
    c.Sit(),
    c.Admit(0),
    c.Admit(1),
    c.PauseGame(),
    c.ResumeGame(),
    c.Ready(),
    c.Back(),
]
MAX_STEPS = 3000


class RandomEvening:
    """A match in which people and bots do random things at random times, some of them illegal."""

    def __init__(self, variant: str, seed: int, people: int) -> None:
        self.rng = Random(f"{variant} {seed} {people}")
        options = TableOptions(variant=variant, house_rules=GAMES[variant], clock=20, reserve=5)
        self.table = VirtualTable(options, people, self.bot, seed)

    def bot(self, view: View) -> Action:
        return self.rng.choice(view.legal_actions())

    def play(self) -> VirtualTable:
        for _ in range(MAX_STEPS):
            if self.table.status != "running":
                break
            self.step()
        return self.table

    def step(self) -> None:
        table, rng = self.table, self.rng
        kind = rng.random()
        if table.state.paused and kind < 0.2:
            table.do(rng.choice(table.people), c.ResumeGame())
        elif kind < 0.02:
            table.do(rng.choice(table.people), rng.choice(COMMANDS))
        elif kind < 0.04:
            person = rng.choice(table.people)
            table.feed(inputs.Arrived(person) if rng.random() < 0.5 else inputs.Departed(person))
        elif kind < 0.05:
            table.store_fails = True
        else:
            self.act()
        table.advance(rng.choice([0, 0.2, 0.5, 2, 30] if kind < 0.2 else [0, 0.2, 0.5, 2]))

    def act(self) -> None:
        """Let a person do something legal for a seat of theirs, or something out of turn."""
        round_ = self.table.round
        seats = [seat for seat in range(round_.game.seats) if self.has_person(seat)]
        deciding = [seat for seat in round_.to_act() if seat in seats]
        if not seats:
            return
        seat = self.rng.choice(deciding if deciding and self.rng.random() < 0.9 else seats)
        self.table.act(seat, self.choose(round_, seat))

    def has_person(self, seat: int) -> bool:
        place = self.table.state.places[self.table.controller(seat)]
        return place.player is not None and not place.left

    def choose(self, round_: Round, seat: int) -> Action:
        legal = list(round_.legal_actions(seat))
        return self.rng.choice(legal) if legal else Play(round_.hands[seat][:1])


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("variant", GAMES)
def test_a_random_match_agrees_with_its_log(variant: str, seed: int, people: int) -> None:
    table = RandomEvening(variant, seed, people).play()

    assert table.status in ("finished", "closed"), f"seed {seed}: the match has not ended"
    assert same_state(fold(table.log), table.state)
    assert same_state(fold_json(table.log), table.state)
    assert table.shown == table.log
    assert [recorded.seq for recorded in table.log] == list(range(1, len(table.log) + 1))
    assert held_without_answer(table) == []


def fold_json(log: list[e.Recorded]) -> TableState:
    """The state that a log gives after it was written and read."""
    state = TableState("t")
    for recorded in log:
        stored = json.loads(json.dumps(recorded.event.to_json()))
        event = e.EVENTS[recorded.event.kind].from_json(stored, state.game)
        state.apply(recorded._replace(event=event))
    return state


def held_without_answer(table: VirtualTable) -> list[str]:
    """The actions that were held and neither made nor denied afterwards."""
    return [action_id for action_id, replies in table.replies.items() if replies[-1] == "held"]


def test_the_same_inputs_give_the_same_effects() -> None:
    first = RandomEvening("nanjing", 7, 2).play()
    second = RandomEvening("nanjing", 7, 2).play()

    assert first.log == second.log
    assert first.replies == second.replies
    assert [type(effect) for effect in first.effects] == [type(effect) for effect in second.effects]
