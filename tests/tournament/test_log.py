"""Events and their log: JSON forms, replay, undo, commands that are refused."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.tournament.support import play_round, tournament_of, win
from tichu.core.errors import InvalidRecord
from tichu.tournament import commands
from tichu.tournament.errors import TournamentError
from tichu.tournament.events import (
    TOURNAMENT_EVENTS,
    DirectorNote,
    EntrantRegistered,
    LastUndone,
    LoggedEvent,
    PairedTable,
    ResultConfirmed,
    ResultEntered,
    RoundPaired,
    TournamentEvent,
    event_from_json,
)
from tichu.tournament.log import format_line, parse_log, replay_log
from tichu.tournament.options import FORMATS, MatchLength, usual_options
from tichu.tournament.results import MatchResult
from tichu.tournament.state import Tournament


def evening() -> Tournament:
    """A tournament with an event of every kind but an undo, and those of an arena."""
    tournament, _ = play_round(tournament_of("swiss", 5), Random(1))
    tournament = tournament.after(commands.change_entrant(tournament, 1, "Ann & Bob", ["Ann", "Bob"]))
    tournament = tournament.after(commands.mark_absent(tournament, 2))
    tournament = tournament.after(commands.check_in(tournament, 2))
    tournament = tournament.after(commands.withdraw(tournament, 3))
    tournament = tournament.after(commands.correct_result(tournament, 1, 2, win(800, 900), "wrong side"))
    tournament = tournament.after(commands.note(tournament, "Table 2 has a new deck."))
    tournament = tournament.after(commands.pair(tournament))
    table = tournament.rounds[1].tables[0]
    first, second = table.entrants
    tournament = tournament.after(commands.enter_result(tournament, 2, 1, win(), by=first))
    return tournament.after(commands.confirm_result(tournament, 2, 1, by=second))


def text_of(events: list[TournamentEvent]) -> str:
    return "".join(format_line(LoggedEvent(seq, 17.5, event)) for seq, event in enumerate(events, 1))


def test_a_log_replays_to_the_same_tournament() -> None:
    tournament = evening()

    again = replay_log(parse_log(text_of(tournament.counted)))

    assert again == tournament
    kinds = {event.kind for event in tournament.counted}
    assert kinds == TOURNAMENT_EVENTS.keys() - {"undone", "unpaired", "clock", "closed"}
    assert all(event_from_json(event.to_json()) == event for event in tournament.counted)


def test_undo_goes_back_event_by_event() -> None:
    events = evening().counted
    for kept in range(len(events), 1, -1):
        undone = [*events, *[LastUndone()] * (len(events) - kept + 1)]
        assert Tournament.replay(undone) == Tournament.replay(events[: kept - 1])


def test_creation_cannot_be_undone() -> None:
    with pytest.raises(TournamentError, match="nothing to undo"):
        commands.undo(tournament_of("swiss", 0))


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda lines: lines[:2] + [lines[2][:-9]], "line 3: the line was not written to its end"),
        (lambda lines: [lines[0], "nonsense\n"], "line 2: 'nonsense' is not JSON"),
        (lambda lines: [lines[0], lines[2]], "line 2: the event has the number 3"),
        (lambda lines: lines[1:], "line 1: the event has the number 2"),
        (lambda lines: [lines[0], '{"seq": 2, "at": 1, "type": "won"}\n'], "no event of type 'won'"),
        (
            lambda lines: [lines[0], '{"seq": 2, "at": 1, "type": "absent", "entrant": "1"}\n'],
            "entrant cannot be",
        ),
        (lambda lines: [lines[0], '{"seq": 2, "at": 1, "type": "absent"}\n'], "needs the field 'entrant'"),
        (lambda lines: [lines[0], '{"seq": 2, "at": 1, "type": "absent", "entrant": 9}\n'], "no entrant 9"),
        (lambda lines: [lines[0], '{"seq": 2, "at": 1, "type": "undone"}\n'], "nothing to undo"),
        (lambda lines: [], "line 1: the log is empty"),
    ],
)
def test_damage_is_reported_with_its_line(damage: Callable[[list[str]], list[str]], message: str) -> None:
    lines = text_of(tournament_of("swiss", 4).counted).splitlines(keepends=True)

    with pytest.raises(InvalidRecord, match=message):
        replay_log(parse_log("".join(damage(lines))))


@pytest.mark.parametrize(
    ("event", "message"),
    [
        (EntrantRegistered(7, "Late", ()), "does not follow entrant 5"),
        (ResultEntered(2, 9, win()), "no table 9"),
        (ResultEntered(2, 2, win(1001, 0)), "multiples of 5"),
        (ResultConfirmed(2, 2), "no result yet"),
        (RoundPaired(4, ()), "does not follow round 2"),
        (RoundPaired(3, (PairedTable(1, ((1,), (1,))),)), "twice"),
        (RoundPaired(3, (), (9,)), "unknown"),
        (DirectorNote("fine"), None),
    ],
)
def test_events_that_do_not_fit_are_refused_by_the_fold(event: TournamentEvent, message: str | None) -> None:
    tournament = evening()
    before = deepcopy(tournament)

    if message is None:
        assert tournament.after(event) != before
    else:
        with pytest.raises(TournamentError, match=message):
            tournament.after(event)
        assert tournament == before


@pytest.mark.parametrize(
    ("code", "command"),
    [
        ("name-taken", lambda t: commands.register(t, "entrant 2")),
        ("name-taken", lambda t: commands.register(t, "Cyd & Bob", ["Cyd", "Bob"])),
        ("bad-name", lambda t: commands.register(t, " ")),
        ("bad-members", lambda t: commands.register(t, "Three", ["A", "B", "C"])),
        ("no-such-entrant", lambda t: commands.withdraw(t, 99)),
        ("already-withdrawn", lambda t: commands.withdraw(t, 3)),
        ("already-absent", lambda t: commands.mark_absent(t, 3)),
        ("already-present", lambda t: commands.check_in(t, 2)),
        ("results-missing", lambda t: commands.pair(t)),
        ("has-result", lambda t: commands.enter_result(t, 2, 1, win())),
        ("no-such-table", lambda t: commands.enter_result(t, 2, 9, win())),
        ("no-such-round", lambda t: commands.enter_result(t, 3, 1, win())),
        ("bad-points", lambda t: commands.enter_result(t, 2, 2, win(1001, 4))),
        ("one-game", lambda t: commands.enter_result(t, 2, 2, MatchResult(((5, 0), (5, 0))))),
        ("bad-result", lambda t: commands.enter_result(t, 2, 2, MatchResult())),
        ("not-at-table", lambda t: commands.enter_result(t, 2, 2, win(), by=3)),
        ("no-result", lambda t: commands.confirm_result(t, 2, 2)),
        ("already-confirmed", lambda t: commands.confirm_result(t, 2, 1)),
        ("bad-note", lambda t: commands.note(t, "")),
    ],
)
def test_refused_commands_change_nothing(code: str, command: Callable[[Tournament], object]) -> None:
    tournament = evening()
    before = deepcopy(tournament)

    with pytest.raises(TournamentError) as refused:
        command(tournament)

    assert refused.value.code == code
    assert tournament == before


def test_the_reporting_side_cannot_confirm() -> None:
    tournament = tournament_of("individual", 4)
    tournament = tournament.after(commands.pair(tournament))
    first, second = tournament.rounds[0].tables[0].sides
    tournament = tournament.after(commands.enter_result(tournament, 1, 1, win(), by=first[0]))

    with pytest.raises(TournamentError, match="the other side"):
        commands.confirm_result(tournament, 1, 1, by=first[1])

    tournament = tournament.after(commands.confirm_result(tournament, 1, 1, by=second[1]))
    assert tournament.rounds[0].outcomes[1].confirmed


@pytest.mark.parametrize(
    ("games", "code"),
    [
        (((1000, 0), (0, 1000)), "undecided"),
        (((1000, 0), (1000, 0), (0, 1000)), "too-many-games"),
        (((1000, 1000),), "no-draws"),
    ],
)
def test_a_series_ends_when_it_is_decided(games: tuple[tuple[int, int], ...], code: str) -> None:
    tournament = tournament_of("knockout", 2, best_of_late=3)
    tournament = tournament.after(commands.pair(tournament))

    with pytest.raises(TournamentError) as refused:
        commands.enter_result(tournament, 1, 1, MatchResult(games))

    assert refused.value.code == code
    commands.enter_result(tournament, 1, 1, MatchResult(((1000, 0), (500, 1000), (1000, 995))))


def test_a_winner_who_plays_on_cannot_become_the_loser() -> None:
    tournament, _ = play_round(tournament_of("knockout", 4), Random(2))
    tournament = tournament.after(commands.pair(tournament))
    winner = tournament.rounds[0].outcomes[1].result.winner
    other = win(0, 1000) if winner == 0 else win(1000, 0)

    with pytest.raises(TournamentError, match="next round"):
        commands.correct_result(tournament, 1, 1, other)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"format": "bingo"}, "bad-format"),
        ({"format": "individual", "entrants": "pair"}, "bad-entrants"),
        ({"format": "swiss", "variant": "trichu"}, "bad-game"),
        ({"format": "swiss", "rounds": 0}, "bad-rounds"),
        ({"format": "knockout", "rounds": 3}, "knockout-rounds"),
        ({"format": "knockout", "best_of": 2}, "bad-best-of"),
        ({"format": "swiss", "best_of": 3}, "best-of-knockout"),
        ({"format": "duplicate", "boards": 0}, "bad-boards"),
        ({"format": "swiss", "ranking": ("luck",)}, "bad-ranking"),
        ({"format": "swiss", "ranking": ("boards",)}, "bad-ranking"),
        ({"format": "swiss", "ranking": ("wins", "wins")}, "bad-ranking"),
        ({"format": "swiss", "ranking": ("direct",)}, "direct-first"),
        ({"format": "swiss", "length": MatchLength("minutes", 0)}, "bad-length"),
    ],
)
def test_impossible_options_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(TournamentError) as refused:
        usual_options("Friday", seed=1, **options)
    assert refused.value.code == code


def test_every_format_has_usual_options() -> None:
    for format_ in FORMATS:
        assert usual_options("Friday", format_, 1).ranking
