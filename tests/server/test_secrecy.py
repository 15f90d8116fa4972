"""What a visitor is sent does not depend on cards they may not know; many more rounds: make bench-secrecy."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import tichu
from tests.properties.tables import TABLES
from tests.server.secrecy.rounds import Tally, check_round
from tests.server.secrecy.world import Leak
from tichu.core.match import Match
from tichu.records.commitment import opens
from tichu.server.table.providers import shuffle
from tichu.server.table.running import RunningTable
from tichu.table import effects as fx
from tichu.table import inputs, waiting
from tichu.table.events import EVERYBODY, Acted
from tichu.table.frames import audience
from tichu.table.frames.audience import Audience
from tichu.table.frames.projection import Shown
from tichu.table.machine import Machine
from tichu.table.state import TableState
from tichu.table.waiting import Waiting
from tichu.table.windows import Intent

PARTNERS = [game for game in TABLES if game.variant in ("nanjing", "trichu", "tientsin")]
RANKS = [game for game in TABLES if game.variant in ("grandseigneur", "hierarchie")]
NANJING = [game for game in TABLES if game.variant == "nanjing" and not game.house_rules]


@pytest.mark.parametrize("part", range(2))
def test_hidden_cards_change_nothing_that_is_sent(part: int) -> None:
    """The first rounds are those in which each of the leaks below is found."""
    tally = Tally()
    for seed in range(part, 12, 2):
        check_round(seed, tally, 2, PARTNERS)
    check_round(part, tally, 2, RANKS)
    assert tally.twins >= 10
    assert tally.compared > 300


def test_the_same_cards_are_promised_differently_each_time() -> None:
    game = tichu.Game.of("nanjing")
    one, other = shuffle(game, None), shuffle(game, None)
    assert one.salt != other.salt and len(bytes.fromhex(one.salt)) == 32
    assert opens(one.salt, 1, one.deal, one.commitment)
    assert not opens(other.salt, 1, one.deal, one.commitment)


# -- would a leak be found? ----------------------------------------------------------------------------------

Patch = Callable[[pytest.MonkeyPatch], None]


def gifts_and_answers_are_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Acted, "visibility", EVERYBODY)


def salt_is_told(patch: pytest.MonkeyPatch) -> None:
    shown = cast(Any, audience).table_part

    def leaking(state: Any) -> Shown:
        data: Shown = shown(state)
        return data if state.sealed is None else {**data, "salted": state.sealed.salt}

    patch.setattr(audience, "table_part", leaking)


def bombs_are_counted(patch: pytest.MonkeyPatch) -> None:
    _add_to_round(patch, lambda round_: {"bombs": sum(bool(round_.bombs(s)) for s in range(4))})


def calls_show_at_once(patch: pytest.MonkeyPatch) -> None:
    _add_to_round(patch, lambda round_: {"calls": {str(seat): call for seat, call in round_.calls.items()}})


def one_hidden_card_shows(patch: pytest.MonkeyPatch) -> None:
    _add_to_round(patch, lambda round_: {"lowest": min(min(hand, default=99) for hand in round_.hands)})


def first_cards_show(patch: pytest.MonkeyPatch) -> None:
    _add_to_round(patch, lambda round_: {"hands": round_.to_json()["hands"]})


def _add_to_round(patch: pytest.MonkeyPatch, more: Callable[[tichu.Round], Shown]) -> None:
    seen = cast(Any, audience).personal_part

    def leaking(state: Any, viewer: int | None) -> dict[str, Shown | None]:
        data: dict[str, Shown | None] = seen(state, viewer)
        round_ = data["round"]
        return data if round_ is None else {**data, "round": {**round_, **more(state.round)}}

    patch.setattr(audience, "personal_part", leaking)


def early_call_is_made(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Machine, "_call_early", Machine._make)


def early_call_sends_a_frame(patch: pytest.MonkeyPatch) -> None:
    call_early = Machine._call_early

    def leaking(self: Machine, intent: Intent) -> None:
        call_early(self, intent)
        self._effects.append(fx.ShowLive())

    patch.setattr(Machine, "_call_early", leaking)


def window_opens_for_bombs_only(patch: pytest.MonkeyPatch) -> None:
    due = cast(Any, waiting).window_is_due
    patch.setattr(waiting, "window_is_due", lambda round_: due(round_) and _bomb_is_held(round_))


def _bomb_is_held(round_: tichu.Round) -> bool:
    return any(round_.bombs(seat) for seat in range(round_.game.seats))


def window_is_longer_for_bombs(patch: pytest.MonkeyPatch) -> None:
    open_window = Waiting._open_window

    def leaking(self: Waiting, state: TableState, match: Match, now: float) -> None:
        open_window(self, state, match, now)
        if self.window is not None and self.window.ends_at is not None and _bomb_is_held(match.round):
            self.window.ends_at += 0.02

    patch.setattr(Waiting, "_open_window", leaking)


def window_ends_with_a_claim(patch: pytest.MonkeyPatch) -> None:
    _end_window_after(patch, lambda self: bool(self.window is not None and self.window.claims))


def window_ends_with_a_pass(patch: pytest.MonkeyPatch) -> None:
    _end_window_after(patch, lambda self: self.window is not None and self.window.held is not None)


def _end_window_after(patch: pytest.MonkeyPatch, ends: Callable[[Waiting], bool]) -> None:
    hold = Waiting.hold

    def leaking(self: Waiting, intent: Intent, bomb: bool) -> list[Intent]:
        replaced = hold(self, intent, bomb)
        if ends(self) and self.window is not None:
            self.window.ends_at = 0.0
        return replaced

    patch.setattr(Waiting, "hold", leaking)


def window_waits_for_bots(patch: pytest.MonkeyPatch) -> None:
    end_window = Machine._end_window

    def leaking(self: Machine) -> None:
        window = self._waiting.window
        if self._waiting._bombers and window is not None:
            window.ends_at = self._now + 0.05
        else:
            end_window(self)

    patch.setattr(Machine, "_end_window", leaking)


def held_play_stops_the_clock(patch: pytest.MonkeyPatch) -> None:
    _change_live(
        patch,
        lambda self, data: {"clocks": {} if self.window and self.window.held else data["clocks"]},
    )


def claims_are_counted(patch: pytest.MonkeyPatch) -> None:
    _change_live(patch, lambda self, data: {"claims": len(self.window.claims) if self.window else 0})


def thinking_bots_are_counted(patch: pytest.MonkeyPatch) -> None:
    _change_live(patch, lambda self, data: {"thinking": len(self._questions)})


def _change_live(patch: pytest.MonkeyPatch, change: Callable[[Waiting, Shown], Shown]) -> None:
    live = Waiting.live

    def leaking(self: Waiting, match: Match | None, now: float) -> Shown:
        data = live(self, match, now)
        return {**data, **change(self, data)}

    patch.setattr(Waiting, "live", leaking)


def all_hear_of_held_plays(patch: pytest.MonkeyPatch) -> None:
    _show_live_with(patch, fx.Held)


def all_hear_of_refusals(patch: pytest.MonkeyPatch) -> None:
    _show_live_with(patch, fx.Denied)


def _show_live_with(patch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    tell = Machine._tell

    def leaking(self: Machine, sender: inputs.Sender | None, message: Any) -> None:
        tell(self, sender, message)
        if isinstance(message, kind):
            self._effects.append(fx.ShowLive())

    patch.setattr(Machine, "_tell", leaking)


def all_hear_of_answers(patch: pytest.MonkeyPatch) -> None:
    answer = RunningTable._answer

    def leaking(self: RunningTable, visitor: Any, question: Any) -> None:
        answer(self, visitor, question)
        self.audience.tell_live(self._live())

    patch.setattr(RunningTable, "_answer", leaking)


def seats_hear_the_spectators(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        audience, "chat_part", lambda state, viewer, player: [line.to_json() for line in state.chat]
    )


def who_resumes_gets_frames_of_others(patch: pytest.MonkeyPatch) -> None:
    missed = Audience._missed

    def leaking(self: Audience, visitor: Any, viewer: int | None, version: int) -> list[str] | None:
        return missed(self, visitor, 0 if viewer != 0 else 1, version)

    patch.setattr(Audience, "_missed", leaking)


LEAKS: dict[Patch, int] = {
    gifts_and_answers_are_told: 0,
    salt_is_told: 0,
    bombs_are_counted: 5,
    calls_show_at_once: 4,
    one_hidden_card_shows: 0,
    first_cards_show: 0,
    early_call_is_made: 7,
    early_call_sends_a_frame: 7,
    window_opens_for_bombs_only: 0,
    window_is_longer_for_bombs: 1,
    window_ends_with_a_claim: 7,
    window_ends_with_a_pass: 0,
    window_waits_for_bots: 7,
    held_play_stops_the_clock: 0,
    claims_are_counted: 7,
    thinking_bots_are_counted: 5,
    all_hear_of_held_plays: 0,
    all_hear_of_refusals: 0,
    all_hear_of_answers: 0,
    seats_hear_the_spectators: 0,
    who_resumes_gets_frames_of_others: 0,
}
"""Ways to leak something, and the first round in which it shows; a few more are tried."""


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_leak_would_be_found(leak: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)

    def look() -> None:
        for seed in range(LEAKS[leak], LEAKS[leak] + 60):
            check_round(seed, Tally(), 3, NANJING)

    with pytest.raises(Leak):
        look()
