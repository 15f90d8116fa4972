"""Export of Nanjing games as Brettspielwelt logs that read back as the same game."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest

import tichu
from tests.records.logs import plain
from tests.records.support import NAMES, bomb_deal, play_rounds, random_game, read
from tests.support import act_together
from tichu.core.actions import Action, Give, Play
from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX
from tichu.records import CannotExport, Header, Record, Recorder, bsw_records, judge, read_bsw, write_bsw
from tichu.records.model import RecordedRound

Plays = list[tuple[int, Action]]


def plays(moves: tuple[tuple[int, Action], ...]) -> Plays:
    """The plays and the receivers of the Dragon's trick, without pick-ups, which a log does not contain."""
    return [move for move in moves if isinstance(move[1], Play | Give)]


def check(record: Record) -> Plays:
    """Check the round trip of a record; return all its plays."""
    rounds = read_bsw(write_bsw(record))
    assert len(rounds) == len(record.rounds)
    seen: Plays = []
    for logged, recorded in zip(rounds, record.rounds, strict=True):
        verdict = judge(logged)
        assert verdict.status == "agree", verdict.reason
        assert plays(verdict.actions) == plays(recorded.actions)
        assert verdict.round is not None and recorded.result is not None
        assert tuple(verdict.round.out) == recorded.result.out
        assert logged.result == recorded.result.scores
        assert logged.names == record.header.players
        seen += plays(recorded.actions)
    return seen


@pytest.mark.parametrize("edition", ["fata-morgana", "groo", "francois"])
def test_random_games_read_back(edition: str) -> None:
    seen: Plays = []
    for seed in range(15):
        seen += check(read(random_game("nanjing", edition, seed)[0]))
    played = [action for _, action in seen if isinstance(action, Play)]
    assert any(action.cards == (DOG,) for action in played)
    assert any(action.cards == (DRAGON,) for action in played)
    assert any(action.wish for action in played)
    assert any(PHOENIX in action.cards and action.stands_for for action in played)
    assert any(isinstance(action, Give) for _, action in seen)


def test_games_full_of_bombs_read_back() -> None:
    bombs = 0
    for seed in range(25):
        text, _ = random_game("nanjing", "fata-morgana", seed, 1, bomber=True, first_deal=bomb_deal(seed))
        seen = check(read(text))
        bombs += sum(
            isinstance(action, Play) and len(action.cards) == 4 and len({c // 4 for c in action.cards}) == 1
            for _, action in seen
        )
    assert bombs > 50


def test_names_of_any_shape_read_back() -> None:
    rng = random.Random(4)
    for seed in range(15):
        names = ["".join(rng.choices("aZ09 :()-.\xa0passtGibt", k=rng.randrange(9))) for _ in range(4)]
        check(read(random_game("nanjing", "fata-morgana", seed, 1, names=names)[0]))


def test_a_name_of_two_lines_is_written_on_one() -> None:
    text, _ = random_game("nanjing", "fata-morgana", 1, 1, names=("a\nb", "c\r\nd", "\n", "e"))
    (logged,) = read_bsw(write_bsw(read(text)))
    assert logged.names == ("a b", "c d", "", "e")


def test_several_games_make_one_log() -> None:
    records = [read(random_game("nanjing", "fata-morgana", seed, 1)[0]) for seed in range(3)]
    assert write_bsw(records) == "".join(map(write_bsw, records))


def test_an_imported_log_is_exported_unchanged() -> None:
    log = plain()
    log.calls = ["Grosses Tichu: (1)ben", "Tichu: (0)ada"]
    text = log.text("150 - -150")
    assert [line for line in text.splitlines() if "(" not in line] == [
        line for line in write_bsw(bsw_records(read_bsw(text))).splitlines() if "(" not in line
    ]
    again = write_bsw(bsw_records(read_bsw(text)))
    assert again.partition("Grosses")[2] == text.partition("Grosses")[2]


def test_an_unfinished_round_ends_early() -> None:
    record = read(random_game("nanjing", "fata-morgana", 2, 1)[0])
    (recorded,) = record.rounds
    for count in range(len(recorded.actions)):
        part = Record(record.header, (RecordedRound(1, recorded.deal, recorded.actions[:count]),))
        (logged,) = read_bsw(write_bsw(part))
        verdict = judge(logged)
        assert (verdict.status, verdict.code) == ("incomplete", "cut-off")
        assert plays(verdict.actions) == plays(recorded.actions[:count])


@pytest.mark.parametrize(
    "settings", [{"grand_tichu": False}, {"grand_cards": 6}, {"exchange": "partners"}, {"exchange": "none"}]
)
def test_other_deals_and_exchanges_cannot_be_exported(settings: dict[str, Any]) -> None:
    record = read(random_game("nanjing", "fata-morgana", 1, 1, **settings)[0])
    with pytest.raises(CannotExport, match=r"the first eight cards|cannot be written as a log"):
        write_bsw(record)


def test_other_variants_cannot_be_exported() -> None:
    record = read(random_game("tientsin", "groo", 1, 1)[0])
    with pytest.raises(CannotExport, match="Nanjing only, not tientsin"):
        write_bsw(record)


def first_refusal(edition: str, **settings: Any) -> str:
    """The error for the first random game that cannot be exported."""
    for seed in range(30):
        try:
            write_bsw(read(random_game("nanjing", edition, seed, 1, **settings)[0]))
        except CannotExport as why:
            return str(why)
    pytest.fail("everything could be written")


def test_a_broken_wish_and_other_points_cannot_be_exported() -> None:
    assert "the wish binds you" in first_refusal("tichubadour")
    assert "the engine's is" in first_refusal("fata-morgana", tichu_points=50)


def test_a_bomb_on_the_dog_cannot_be_exported() -> None:
    deal = bomb_deal(1)
    match = tichu.Match("nanjing", "philibert", first_deal=deal)
    made: list[tuple[int, Action]] = []

    def act(seat: int, action: Action) -> None:
        match.apply(seat, action)
        made.append((seat, action))

    for seat in range(4):
        act(seat, tichu.Grand(False))
    leader, dog = (
        next(seat for seat in range(4) if card in match.round.hands[seat]) for card in (MAHJONG, DOG)
    )
    for seat in range(4):  # the Dog goes to the leader, and nobody breaks more than one four of a kind
        hand = sorted(match.round.hands[seat], key=lambda card: (card != DOG, card == MAHJONG, card))
        others = sorted((other for other in range(4) if other != seat), key=lambda other: other != leader)
        assert seat != dog or hand[0] == DOG
        act(
            seat, tichu.Exchange(tuple(sorted((to, (card,)) for to, card in zip(others, hand, strict=False))))
        )
    act(leader, tichu.Play((DOG,)))
    bomber = (leader + 1) % 4
    act(bomber, tichu.Play(match.round.bombs(bomber)[0].cards))
    header = Header(match.game, NAMES[:4])
    with pytest.raises(CannotExport, match="it is another player's lead"):
        write_bsw(Record(header, (RecordedRound(1, deal, tuple(made)),)))


def test_a_withdrawn_call_is_left_out() -> None:
    match, file = tichu.Match("nanjing", "groo", seed=4, target=None, rounds=1), io.StringIO()
    recorder = Recorder(file, match, players=NAMES[:4])
    later = (match.deal.setup.dealer + 3) % 4  # of two partners, the one after the other from the dealer on
    begin: Plays = [(seat, tichu.Grand(False)) for seat in range(4)]
    begin += [(later, tichu.Tichu()), ((later + 2) % 4, tichu.Tichu()), (later, tichu.Withdraw())]
    for seat, action in begin:
        act_together(match.round, seat, action)
        recorder.action(seat, action)
    play_rounds(match, recorder, 4, 1)
    record = read(file.getvalue())
    assert (later, tichu.Withdraw()) in record.rounds[0].actions
    check(record)


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = read(random_game("nanjing", "fata-morgana", 2, 1)[0])
    (recorded,) = record.rounds
    wrong = RecordedRound(1, recorded.deal, (*recorded.actions[:20], (0, tichu.Take())))
    with pytest.raises(tichu.InvalidRecord, match="round 1"):
        write_bsw(Record(record.header, (wrong,)))
