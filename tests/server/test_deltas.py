"""The frames of a table, applied one after the other, show what a snapshot would show at every version."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.log_checks import seen_part
from tests.table.deals import FOUR_NINES, FOUR_SEVENS, deal, play, playing_options
from tests.table.virtual import VirtualTable
from tichu.client import Mirror
from tichu.server.frame_text import encode, frame
from tichu.server.store import Blocks
from tichu.table.commands import Person
from tichu.table.frames.audience import Audience
from tichu.table.options import TableOptions
from tichu.table.state import TableState

GAMES: list[dict[str, Any]] = [
    {},
    {"edition": "groo"},
    {"variant": "trichu", "house_rules": {"rounds": 3, "target": None}},
    {"variant": "tientsin", "house_rules": {"rounds": 1, "target": None}},
    {"variant": "grandseigneur", "house_rules": {"players": 7, "rounds": 1}},
    {"variant": "hierarchie", "house_rules": {"rounds": 1}},
]


class Follower:
    """A connection that keeps a mirror of the table."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.blocks, self.hidden, self.wants_legal = Blocks(), False, False
        self.mirror = Mirror()

    def send(self, text: str) -> None:
        assert self.mirror.take(json.loads(text))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"disconnected: {code} {reason}")


@pytest.mark.parametrize(
    "options", GAMES, ids=lambda options: "-".join(map(str, options.values())) or "nanjing"
)
def test_frames_add_up_to_a_snapshot(options: dict[str, Any]) -> None:
    house_rules = {"rounds": 1, "target": None}
    check_frames(_random_match(TableOptions(**{"bomb_window": 0, "house_rules": house_rules, **options})))


def test_frames_after_a_bomb_out_of_turn_add_up() -> None:
    bombs = deal("Ma 2g 3g", "4k 4b", FOUR_SEVENS, FOUR_NINES)
    table = VirtualTable(playing_options(bomb_window=0), deals=[bombs])
    for seat, cards in ((0, "Ma"), (2, FOUR_SEVENS), (3, FOUR_NINES)):
        assert table.act(seat, play(cards)) == "ack"

    check_frames(table)


def check_frames(table: VirtualTable) -> None:
    """Show the events of a log to everybody, and compare what they know with a snapshot."""
    state = TableState("t")
    state.apply(table.log[0])
    audience = Audience(state, frame)
    followers = [Follower(person) for person in (*table.people, Person("watching", "Watching"))]
    for follower in followers:
        audience.admit(follower, None, {})
    for recorded in table.log[1:]:
        state.apply(recorded)
        audience.note(recorded)
        audience.publish({})
        for follower in followers:
            shown = seen_part(state, state.place_of(follower.person.id))
            assert follower.mirror.version == recorded.seq
            assert _known(follower.mirror.round) == _known(_as_sent(shown["round"])), follower.person
            assert _known(follower.mirror.aid) == _known(_as_sent(shown["aid"])), follower.person


def _random_match(options: TableOptions) -> VirtualTable:
    """Play a match in which everybody acts at random, now and then out of turn."""
    rng = Random(str(options))
    table = VirtualTable(options, people=options.game().seats)
    while table.status == "running":
        table.advance(options.between_rounds if table.round.over else 1.0)
        seats = range(options.game().seats) if rng.random() < 0.1 else table.round.to_act()
        seat = rng.choice(list(seats))
        actions = table.round.legal_actions(seat)
        if actions:
            table.act(seat, rng.choice(list(actions)))
    return table


def _as_sent(section: object) -> Any:
    return json.loads(encode(section))


def _known(section: dict[str, Any] | None) -> dict[str, Any]:
    """Return a section without null, which also stands for what is gone."""
    return {key: value for key, value in (section or {}).items() if value is not None}
