"""The local table: whole matches on a virtual clock, saving and resuming, hints, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from tests.local.player import ME, LocalPlayer, club, providers
from tests.table.virtual import same_state
from tichu.core.editions import EDITIONS
from tichu.core.variants import VARIANTS
from tichu.local import LocalTable, LogDamaged
from tichu.local.log import state_of
from tichu.local.matches import match_record, match_replay
from tichu.records import read_record, replay
from tichu.table.errors import Refused
from tichu.table.options import TableOptions

SHORT: dict[str, dict[str, Any]] = {"grandseigneur": {"rounds": 2}, "hierarchie": {"rounds": 2}}
"""House rules that make a match short, where it does not end with points."""


PAIRS = [(variant, key) for key, edition in EDITIONS.items() for variant in edition.games]
"""All games with their rule books."""


def options_of(variant: str, edition: str | None = None, **more: Any) -> TableOptions:
    """Options of a short match with bomb windows."""
    rules = SHORT.get(variant, {"target": 200})
    return TableOptions(variant=variant, edition=edition, house_rules=rules, clock=None, **more)


@pytest.mark.parametrize("variant", list(VARIANTS))
def test_a_match_is_played_to_its_end(variant: str) -> None:
    player = LocalPlayer(options_of(variant))

    player.play()

    assert player.table.state.status == "finished"
    assert player.mirror.table["winners"]
    assert player.mirror.gaps == player.mirror.repeats == 0
    assert [frame["d"] for frame in player.heard if frame["t"] == "error"] == []
    assert same_state(state_of("t", player.log), player.table.state)


def test_the_record_of_a_match_replays_in_the_library() -> None:
    player = LocalPlayer(options_of("nanjing"))
    player.play()

    record = read_record(match_record(player.log, 1)).record

    assert record is not None
    replayed = replay(record)
    assert replayed.over
    assert replayed.scores == player.mirror.table["scores"]
    rounds = len(player.mirror.table["history"])
    last = match_replay(player.log, 1, rounds)
    assert last["rounds"] == rounds
    assert last["totals"] == tuple(player.mirror.table["scores"])
    with pytest.raises(Refused, match="no such finished round"):
        match_replay(player.log, 1, rounds + 1)
    with pytest.raises(Refused, match="no such match"):
        match_record(player.log, 2)


def test_saving_and_resuming_loses_nothing() -> None:
    player = LocalPlayer(options_of("nanjing"))
    for phase in ("grand", "exchange", "play", "play", "over"):
        for _ in range(7):
            player.step()
        player.play(lambda each, phase=phase: each.mirror.view().round.phase == phase)  # type: ignore[misc]
        before, seen = player.table.state, player.mirror.round

        player.reload()

        assert same_state(player.table.state, before)
        assert _without_none(player.mirror.round) == _without_none(seen)
    player.play()
    assert player.mirror.status == "finished"


def _without_none(round_: dict[str, Any] | None) -> dict[str, Any]:
    """A round without keys that a delta has set to null because they are gone."""
    return {key: value for key, value in (round_ or {}).items() if value is not None}


def test_an_action_that_is_sent_again_after_a_reload_happens_once() -> None:
    player = LocalPlayer(options_of("nanjing"))
    player.play(lambda each: bool(each.mirror.asked_seats))
    player.step()
    text = next(sent.text for sent in reversed(player.sent) if sent.text is not None)

    player.reload()
    entries = len(player.log)
    answers = player.send_text(text)

    assert [frame["t"] for frame in answers] == ["ack"]
    assert len(player.log) == entries


def test_a_hint_is_what_the_stand_in_would_do() -> None:
    player = LocalPlayer(options_of("nanjing"))
    player.play(lambda each: bool(each.mirror.asked_seats) and each.mirror.view().round.phase == "play")

    [answer] = player.send("ask", {"what": "hint"})

    assert answer["t"] == "answer"
    assert player.mirror.view().why_not(answer["d"]["action"]) is None
    assert answer["d"]["reason"]["code"]


def test_questions_about_cards_are_answered() -> None:
    player = LocalPlayer(options_of("nanjing"))
    player.play(lambda each: bool(each.mirror.asked_seats) and each.mirror.view().round.phase == "play")

    [legal] = player.send("ask", {"what": "legal"})
    [cards] = player.send("ask", {"what": "cards", "cards": "Dr Ph Ma Do"})

    assert legal["d"]["actions"]
    assert cards["d"]["legal"] is False


def test_a_pause_stops_the_bots_and_the_end_of_it_lets_them_go_on() -> None:
    player = LocalPlayer(options_of("nanjing"))

    player.send("do", {"do": {"type": "pause"}})

    assert player.mirror.table["paused"]
    assert player.mirror.asked_seats == []
    player.send("do", {"do": {"type": "resume"}})
    player.play()


@pytest.mark.parametrize(
    ("options", "fill", "code"),
    [
        (TableOptions(variant="poker"), "club", "unknown-variant"),
        (TableOptions(stand_in="shark"), "club", "unknown-bot"),
        (TableOptions(), "shark@1s", "unknown-bot"),
        (TableOptions(), "club@perfect", "unknown-level"),
        (TableOptions(), "cmd:rm", "unknown-bot"),
        (TableOptions(house_rules={"target": 10**6}), "club", "bad-setting"),
    ],
)
def test_a_table_that_cannot_be_played_is_refused(options: TableOptions, fill: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        LocalTable.create(ME, options, providers(1), 0.0, fill)

    assert refusal.value.code == code


def test_every_level_of_club_plays() -> None:
    for level in ("easy", "normal"):
        player = LocalPlayer(options_of("nanjing"), fill=f"club@{level}", choose=club)
        player.play(lambda each: each.mirror.view().round.phase == "play")


def test_a_damaged_log_is_refused() -> None:
    player = LocalPlayer(options_of("nanjing"))
    damaged = [player.log[:3] + player.log[4:], [], [{"seq": 1}], [{**player.log[0], "kind": "other"}]]

    for log in damaged:
        with pytest.raises(LogDamaged):
            LocalTable.load(ME, log, providers(1), 0.0)


def test_every_edition_can_be_dealt() -> None:
    for variant, edition in PAIRS:
        player = LocalPlayer(options_of(variant, edition))
        assert player.mirror.table["edition"] == edition
