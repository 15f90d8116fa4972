"""Record files: format, writing and reading, recording a match and resuming after a crash."""

from __future__ import annotations

import io
import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import tichu
from tests.records.support import NAMES, RandomPlayer, play_rounds, random_game, read
from tichu.core.match import Match
from tichu.records import (
    Header,
    Record,
    Recorder,
    load,
    read_record,
    read_records,
    record_lines,
    replay,
    save,
    steps,
    write_record,
)


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


# -- the format ----------------------------------------------------------------------------------------------


def test_the_header_names_rules_and_players() -> None:
    text, _ = random_game("nanjing", "groo", 1, 1, target=500)
    assert text.splitlines()[0] == (
        '{"tichu": 1, "variant": "nanjing", "edition": "groo", "settings": {"target": 500}, '
        '"players": ["Ann", "Bob", "Cyd", "Dan"], "date": "2026-11-15"}'
    )


def test_the_number_of_players_is_written_if_the_variant_leaves_a_choice() -> None:
    text, _ = random_game("grandseigneur", "fata-morgana", 1, 1, players=8)
    assert lines(text)[0]["settings"] == {"players": 8}
    assert read(text).header.game.settings.players == 8


def test_a_round_is_a_deal_then_actions_then_a_result() -> None:
    text, match = random_game("nanjing", "fata-morgana", 2, 1)
    _, deal, *actions, result = lines(text)
    assert list(deal) == ["round", "dealer", "seating", "hands", "stock"]
    assert [len(hand.split()) for hand in deal["hands"]] == [8] * 4
    assert [len(rest.split()) for rest in deal["stock"]] == [6] * 4
    assert all({"seat", "type"} <= set(action) for action in actions)
    assert result == {
        "result": match.round.scores,
        "out": match.round.out,
        "total": match.scores,
    }


def test_deals_include_soloist_first_player_ranks_and_face_up_cards() -> None:
    text, _ = random_game("trichu", "philibert", 1, 2)
    assert [line["soloist"] for line in lines(text) if "round" in line] == [0, 0]
    text, match = random_game("hierarchie", "philibert", 1, 2)
    first, second = (line for line in lines(text) if "round" in line)
    assert "ranks" not in first and second["ranks"] == [0, 1, 2, 3, 4]
    assert len(first["faceup"].split()) == 48 and first["first"] == (first["dealer"] + 1) % 5
    results = [line for line in lines(text) if "result" in line]
    assert results[-1] == {"result": None, "out": match.round.out, "total": None}


def test_the_last_line_names_the_winner() -> None:
    text, match = random_game("nanjing", "fata-morgana", 5, 9, rounds=1)
    assert match.over
    assert lines(text)[-1] == {"winner": match.winner, "total": match.scores}
    assert read(text).winners == match.winners


def test_a_shared_victory_names_all_winners() -> None:
    # In Trichu both partners score the same, so they often share the victory.
    for seed in range(40):
        text, match = random_game("trichu", "philibert", seed, 3, rounds=3)
        if len(match.winners) > 1:
            assert lines(text)[-1]["winner"] == list(match.winners)
            assert read(text).winners == match.winners
            return
    pytest.fail("nobody shared a victory")


def test_names_may_contain_any_unicode() -> None:
    names = ("", 'Q"uote\\', "Zoë\u2028\u0085|\n\r\t", "🐉 10 passt.")
    text, _ = random_game("nanjing", "fata-morgana", 1, 1, names=names)
    assert read(text).header.players == names
    assert write_record(read(text)) == text


def test_a_lone_surrogate_in_a_name_is_refused() -> None:
    with pytest.raises(tichu.InvalidRecord, match="lone surrogate"):
        random_game("nanjing", "fata-morgana", 1, 1, names=("\ud800", "b", "c", "d"))


def test_a_record_needs_a_name_per_player_and_an_iso_date() -> None:
    match = Match("trichu", seed=1)
    with pytest.raises(tichu.InvalidRecord, match="3 players, but 4 names"):
        Recorder(io.StringIO(), match, players=NAMES[:4])
    with pytest.raises(tichu.InvalidRecord, match="2026-11-15"):
        Recorder(io.StringIO(), match, players=NAMES[:3], date="15.11.2026")
    Recorder(io.StringIO(), match, players=NAMES[:3], date="2026-11-15T20:15")


# -- writing and reading -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_every_variant_reads_back_and_replays_to_the_same_end(variant: str, edition: str) -> None:
    for seed in range(3):
        text, match = random_game(variant, edition, seed)
        reading = read_record(text)
        assert reading.problem is None and reading.damaged is None
        record = reading.sound()
        assert write_record(record) == text
        again = replay(record)
        assert again.round == match.round and again.deal == match.deal
        assert again.history == match.history and again.game == match.game
        assert again.over == match.over and again.winners == match.winners


@pytest.mark.parametrize(("variant", "edition"), tichu.PAIRS)
def test_every_prefix_replays_to_its_position(variant: str, edition: str) -> None:
    text, _ = random_game(variant, edition, 7, 1)
    record = read(text)
    positions = [step.before for step in steps(record)] + [replay(record).round]
    whole = text.splitlines(keepends=True)
    for count in range(2, len(whole), 13):
        prefix = "".join(whole[:count])
        part = read(prefix)
        assert write_record(part) == prefix
        assert replay(part).round == positions[count - 2]


@pytest.mark.parametrize("players", [5, 6, 7, 10])
def test_games_of_many_players(players: int) -> None:
    for variant, edition in (("grandseigneur", "fata-morgana"), ("hierarchie", "philibert")):
        text, match = random_game(variant, edition, players, 2, players=players)
        assert replay(read(text)).round == match.round


def test_house_rules_read_back() -> None:
    rules: dict[str, Any] = {
        "wish": "none",
        "grand_cards": 6,
        "rounds": 2,
        "target": None,
        "tichu_points": 50,
    }
    text, match = random_game("nanjing", "philibert", 1, 3, **rules)
    assert lines(text)[0]["settings"] == {
        "grand_cards": 6,
        "tichu_points": 50,
        "wish": "none",
        "target": None,
        "rounds": 2,
    }
    assert replay(read(text)).game == match.game


def test_the_cards_of_an_action_are_sorted() -> None:
    match = Match("nanjing", seed=1)
    file = io.StringIO()
    recorder = Recorder(file, match, players=NAMES[:4])
    for seat in range(4):
        match.apply(seat, {"type": "grand", "call": False})
        recorder.action(seat, {"type": "grand", "call": False})
    hand = match.round.hands[0]
    jumbled = tichu.Exchange(((3, hand[2:3]), (1, hand[0:1]), (2, hand[1:2])))
    match.apply(0, jumbled)
    recorder.action(0, jumbled)
    assert list(lines(file.getvalue())[-1]["give"]) == ["1", "2", "3"]
    assert write_record(read(file.getvalue())) == file.getvalue()


def test_saving_and_loading(tmp_path: Path) -> None:
    text, _ = random_game("tientsin", "groo", 3, 1, names=("Zoë", *NAMES[:5]))
    save(tmp_path / "game.tichu", read(text))
    assert (tmp_path / "game.tichu").read_bytes() == text.encode()
    assert load(tmp_path / "game.tichu").sound() == read(text)


def test_a_file_may_contain_several_games() -> None:
    texts = [random_game("nanjing", "fata-morgana", seed, 1)[0] for seed in range(3)]
    readings = read_records("".join(texts))
    assert [write_record(reading.sound()) for reading in readings] == texts
    broken = texts[1].replace('"result"', '"resume"', 1)
    first, second, third = read_records(texts[0] + broken + texts[2])
    assert second.problem is not None and second.problem.code == "unknown-line"
    assert first.problem is third.problem is None
    assert second.problem.line == len(texts[0].splitlines()) + len(texts[1].splitlines())
    assert read_records("") == []


def test_records_can_be_read_from_lines() -> None:
    text, _ = random_game("nanjing", "fata-morgana", 1, 1)
    assert read_record(text.splitlines(keepends=True)) == read_record(text)
    assert read_record(list(record_lines(read(text)))).sound() == read(text)


# -- replay --------------------------------------------------------------------------------------------------


def test_steps_have_the_round_before_and_after() -> None:
    text, match = random_game("trichu", "fata-morgana", 4, 2)
    record = read(text)
    told = list(steps(record))
    assert [(step.seat, step.action) for step in told] == [
        move for recorded in record.rounds for move in recorded.actions
    ]
    for step, following in pairwise(told):
        again = step.before.copy()
        again.apply(step.seat, step.action)
        assert again == step.after
        if following.number == step.number:
            assert following.before == step.after and following.turn == step.turn + 1
        else:
            assert following.turn == 1 and step.after.over
        assert step.player == record.rounds[step.number - 1].deal.setup.seating[step.seat]
    assert told[-1].after == match.round
    assert {record.header.name(step.player) for step in told} == {"Ann", "Bob", "Cyd", "dummy"}


def test_a_record_without_a_round_cannot_be_replayed() -> None:
    empty = Record(Header(tichu.Game.of("nanjing"), NAMES[:4]))
    with pytest.raises(tichu.InvalidRecord) as caught:
        replay(empty)
    assert caught.value.code == "nothing-dealt"


def test_replay_checks_a_record_made_in_code() -> None:
    text, _ = random_game("nanjing", "fata-morgana", 1, 1)
    record = read(text)
    (recorded,) = record.rounds
    shorter = type(recorded)(1, recorded.deal, recorded.actions[:-1], recorded.result)
    with pytest.raises(tichu.InvalidRecord, match="round 1: a result, but the round is not over"):
        replay(Record(record.header, (shorter,)))
    longer = type(recorded)(1, recorded.deal, (*recorded.actions, (0, tichu.Pass())))
    with pytest.raises(tichu.InvalidRecord, match="round 1: an action, but the round is over"):
        list(steps(Record(record.header, (longer,))))


# -- recording -----------------------------------------------------------------------------------------------


class FlushRecorder(io.StringIO):
    """Keeps what has been flushed."""

    flushed = ""

    def flush(self) -> None:
        super().flush()
        self.flushed = self.getvalue()


def test_every_line_is_flushed() -> None:
    match = Match("nanjing", seed=3)
    file = FlushRecorder()
    recorder = Recorder(file, match, players=NAMES[:4])
    assert len(file.flushed.splitlines()) == 2
    match.apply(2, tichu.Grand(True))
    recorder.action(2, tichu.Grand(True))
    assert file.flushed.endswith('{"seat": 2, "type": "grand", "call": true}\n')


def test_a_new_deal_can_be_written_before_the_first_action() -> None:
    match = Match("nanjing", seed=3)
    file = io.StringIO()
    recorder = Recorder(file, match, players=NAMES[:4])
    play_rounds(match, recorder, 3, 1)
    recorder.dealt()
    assert "result" in lines(file.getvalue())[-1]
    match.next_round()
    recorder.dealt()
    recorder.dealt()
    assert lines(file.getvalue())[-1]["round"] == 2
    assert replay(read(file.getvalue())).round == match.round


def test_recording_a_match_of_the_referee() -> None:
    match = Match("nanjing", seed=9, rounds=2)
    file = io.StringIO()
    recorder = Recorder(file, match, players=NAMES[:4])
    tichu.referee.play_match(match, [RandomPlayer(seat) for seat in range(4)], recorder.action)
    assert match.over
    record = read(file.getvalue())
    assert record.winners == match.winners and replay(record).history == match.history


def test_the_recorder_refuses_what_could_not_be_read_back() -> None:
    match = Match("nanjing", seed=3)
    match.apply(0, tichu.Grand(False))
    with pytest.raises(tichu.InvalidRecord, match="before the first action"):
        Recorder(io.StringIO(), match, players=NAMES[:4])
    deal = Match("nanjing", seed=3).deal
    crooked = deal._replace(setup=deal.setup._replace(seating=(1, 0, 2, 3)))
    with pytest.raises(tichu.InvalidRecord, match="no match starts"):
        Recorder(io.StringIO(), Match("nanjing", first_deal=crooked), players=NAMES[:4])

    match = Match("nanjing", seed=3)
    recorder = Recorder(io.StringIO(), match, players=NAMES[:4])
    play_rounds(match, recorder, 3, 1)
    with pytest.raises(tichu.InvalidRecord, match="the round is over"):
        recorder.action(0, tichu.Pass())
    wrong = match.next_setup()._replace(dealer=(match.next_setup().dealer + 1) % 4)
    match.next_round(deal._replace(setup=wrong))
    with pytest.raises(tichu.InvalidRecord, match="dealer is"):
        recorder.dealt()


def test_an_unrecorded_round_is_detected() -> None:
    match = Match("nanjing", seed=3)
    recorder = Recorder(io.StringIO(), match, players=NAMES[:4])
    tichu.referee.play_round(match.round, [RandomPlayer(1)] * 4)
    match.next_round()
    with pytest.raises(tichu.InvalidRecord, match="the last actions were not recorded"):
        recorder.dealt()


# -- after a crash -------------------------------------------------------------------------------------------


def go_on(recorder: Recorder, record: Record) -> None:
    """Continue the match as in the record."""
    match = recorder.match
    while True:
        recorded = record.rounds[match.rounds_played - match.round.over]
        made = sum("seat" in line for line in lines(text_of(recorder)))
        before = sum(len(earlier.actions) for earlier in record.rounds[: recorded.number - 1])
        for seat, action in recorded.actions[made - before :]:
            match.apply(seat, action)
            recorder.action(seat, action)
        if recorded.number == len(record.rounds):
            return
        match.next_round(record.rounds[recorded.number].deal)


def text_of(recorder: Recorder) -> str:
    return Path(recorder._stream.name).read_text(encoding="utf-8")


@pytest.mark.parametrize(("variant", "edition"), [("nanjing", "groo"), ("trichu", "philibert")])
def test_resuming_after_a_crash_at_any_line(variant: str, edition: str, tmp_path: Path) -> None:
    text, _ = random_game(variant, edition, 6, 3, rounds=3)
    assert "winner" in text
    record = read(text)
    whole = text.splitlines(keepends=True)
    path = tmp_path / "game.tichu"
    results = [at for at, line in enumerate(whole, 1) if '"result"' in line]
    for count in sorted({*range(2, len(whole) + 1, 29), *results, *(at - 1 for at in results), len(whole)}):
        half = whole[count][: len(whole[count]) // 2] if count < len(whole) else ""
        for rest in {"", half}:
            path.write_bytes(("".join(whole[:count]) + rest).encode())
            with Recorder.reopen(path) as recorder:
                go_on(recorder, record)
            assert path.read_bytes() == text.encode(), (count, rest)


def test_a_complete_last_line_without_newline_is_kept(tmp_path: Path) -> None:
    text, _ = random_game("nanjing", "fata-morgana", 6, 1)
    path = tmp_path / "game.tichu"
    whole = text.splitlines(keepends=True)
    path.write_text("".join(whole[:20]).rstrip("\n"))
    with Recorder.reopen(path) as recorder:
        go_on(recorder, read(text))
    assert path.read_text() == text


def test_a_damaged_file_cannot_be_resumed(tmp_path: Path) -> None:
    text, _ = random_game("nanjing", "fata-morgana", 6, 1)
    path = tmp_path / "game.tichu"
    for content in ("", text[:40], text.splitlines(keepends=True)[0], text.replace('"pass"', '"pas"')):
        path.write_text(content)
        with pytest.raises(tichu.InvalidRecord):
            Recorder.reopen(path)
        assert path.read_text() == content


def test_resuming_in_another_stream() -> None:
    text, match = random_game("nanjing", "fata-morgana", 6, 1)
    file = io.StringIO(text)
    file.seek(0, io.SEEK_END)
    recorder = Recorder.resume(file, read(text), seed=8)
    assert recorder.match.round == match.round
    play_rounds(recorder.match, recorder, 1, 1)
    assert replay(read(file.getvalue())).round == recorder.match.round


# -- calls at the same moment --------------------------------------------------------------------------------

T, W = tichu.Tichu(), tichu.Withdraw()


@pytest.mark.rule("T4")
@pytest.mark.parametrize(
    ("grand", "calls", "together"),
    [
        pytest.param([0], [(2, T), (2, W)], [[0, 2]], id="a Grand Tichu and the partner's Tichu"),
        pytest.param([0, 2], [(1, T), (2, W)], [[0, 2]], id="an opponent calls before the withdrawal"),
        pytest.param(
            [], [(0, T), (2, T), (1, T), (2, W), (3, T), (3, W)], [[0, 2], [1, 3]], id="both sides withdraw"
        ),
    ],
)
def test_a_withdrawal_is_replayed_whichever_calls_came_before(
    grand: list[int], calls: list[tuple[int, tichu.Action]], together: list[list[int]]
) -> None:
    match = tichu.Match("nanjing", "groo", seed=2)  # seat 0 deals, and the order of calls begins there
    file = io.StringIO()
    recorder = Recorder(file, match, players=NAMES[:4])
    asked = [(seat, tichu.Grand(seat in grand)) for seat in range(4)]
    marks = iter(together)
    for seat, action in [*asked, *calls]:
        if action == W:
            match.round.mark_simultaneous(next(marks))
        match.round.apply(seat, action)
        recorder.action(seat, action)

    again = replay(read(file.getvalue()))

    assert again.round == match.round
