"""Replaying records: every deal, action and result is checked against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tichu.core.actions import Action
from tichu.core.cards import card_title
from tichu.core.errors import IllegalAction, InvalidRecord, shown
from tichu.core.game import Game
from tichu.core.match import Match, RoundResult, start_round
from tichu.core.round import Round
from tichu.core.variants import Deal, Setup
from tichu.core.variants.base import too_many
from tichu.records.model import Header, Record, RecordedRound
from tichu.records.values import wrong_cards


class Step(NamedTuple):
    """One action of a recorded game, with the round before and after it.

    ``number`` counts rounds and ``turn`` actions within the round, both from 1; ``player`` sits at ``seat``.
    """

    number: int
    turn: int
    seat: int
    player: int
    action: Action
    before: Round
    after: Round


def replay(record: Record, *, seed: int | None = None) -> Match:
    """Replay a record and return the match, at the exact position of an unfinished round.

    ``seed`` is for the deals of later rounds. Raises ``InvalidRecord`` if the record breaks the rules.
    """
    table = RecordTable(record.header, seed)
    for _ in _play_through(table, record):
        pass
    assert table.match is not None
    return table.match


def steps(record: Record) -> Iterator[Step]:
    """Replay a record action by action; each step has its own copies of the round."""
    table = RecordTable(record.header)
    for number, turn, seat, action, before in _play_through(table, record, keep=True):
        player = table.playing.seating[seat]
        yield Step(number, turn, seat, player, action, before, table.playing.round.copy())


def round_steps(game: Game, recorded: RecordedRound, totals: tuple[int, ...] | None) -> Iterator[Step]:
    """Replay one round action by action, without the rounds before it.

    ``totals`` is the score of the match before the round. Raises ``IllegalAction`` if an action breaks the
    rules; the deal and the result are not checked.
    """
    round_ = start_round(game, recorded.deal, totals)
    seating = recorded.deal.setup.seating
    for turn, (seat, action) in enumerate(recorded.actions, 1):
        before = round_.copy()
        round_.apply_recorded(seat, action)
        yield Step(recorded.number, turn, seat, seating[seat], action, before, round_.copy())


def _play_through(
    table: RecordTable, record: Record, keep: bool = False
) -> Iterator[tuple[int, int, int, Action, Round]]:
    """Play the record at the table and yield after each action; ``keep`` copies the round before it."""
    if not record.rounds:
        raise InvalidRecord("nothing-dealt", "the record has no rounds")
    for recorded in record.rounds:
        try:
            table.begin(recorded.number, recorded.deal)
            round_ = table.playing.round
            for turn, (seat, action) in enumerate(recorded.actions, 1):
                before = round_.copy() if keep else round_
                table.act(seat, action)
                yield recorded.number, turn, seat, action, before
            if recorded.result is not None:
                table.settle(recorded.result)
        except InvalidRecord as why:
            raise InvalidRecord(why.code, f"round {shown(recorded.number)}: {why.reason}") from None
    if record.winners is not None:
        table.finish(record.winners)


class RecordTable:
    """Plays the lines of a record by the rules, raising ``InvalidRecord`` for those that do not fit."""

    def __init__(self, header: Header, seed: int | None = None) -> None:
        self.header = header
        self.match: Match | None = None
        self.settled = False
        self.finished = False
        self._seed = seed

    @property
    def playing(self) -> Match:
        """The match; an error before the first deal."""
        if self.match is None:
            raise InvalidRecord("out-of-order", "there is no deal before this line")
        return self.match

    def begin(self, number: int, deal: Deal) -> None:
        """Start a round with its deal."""
        game = self.header.game
        if self.match is None:
            _check_number(number, 1)
            _check_first_setup(game, deal.setup)
            check_deal(game, deal)
            rules = {**game.house_rules, "players": game.settings.players}
            self.match = Match(game.variant.key, game.edition, seed=self._seed, first_deal=deal, **rules)
            return
        match = self.match
        if not match.round.over:
            raise InvalidRecord("out-of-order", "a new deal, but the round before it is not over")
        if not self.settled:
            raise InvalidRecord("out-of-order", "a new deal, but the result of the round before is missing")
        if match.over:
            raise InvalidRecord("out-of-order", "a new deal, but the match is already decided")
        _check_number(number, match.rounds_played + 1)
        check_setup(deal.setup, match.next_setup())
        check_deal(game, deal)
        match.next_round(deal)
        self.settled = False

    def act(self, seat: int, action: Action) -> None:
        """Apply an action of a seat."""
        match = self.playing
        if match.round.over:
            raise InvalidRecord("out-of-order", "an action, but the round is over")
        try:
            match.round.apply_recorded(seat, action)
        except IllegalAction as why:
            raise InvalidRecord("illegal-action", f"seat {shown(seat)}: {why}") from None

    def settle(self, result: RoundResult) -> None:
        """Check the recorded result of the round."""
        expected = self.expected_result()
        for name, said, engine in (
            ("order of going out", result.out, expected.out),
            ("result", result.scores, expected.scores),
            ("total", result.totals, expected.totals),
        ):
            if said != engine:
                raise InvalidRecord(
                    "wrong-result", f"the {name} is {_shown(engine)}, not {_shown(said)} as recorded"
                )
        if result != expected:
            raise InvalidRecord("wrong-result", "the result belongs to another round")
        self.settled = True

    def expected_result(self) -> RoundResult:
        """The result by the rules; an error unless the round has just ended."""
        match = self.playing
        if not match.round.over:
            raise InvalidRecord("out-of-order", "a result, but the round is not over")
        if self.settled:
            raise InvalidRecord("out-of-order", "a result, but the round already has one")
        return match.history[-1]

    def finish(self, winners: tuple[int, ...]) -> None:
        """Check the recorded winners of the match."""
        match = self.playing
        if not self.settled or not match.over:
            raise InvalidRecord("out-of-order", "a winner, but the match is not over")
        if winners != match.winners:
            raise InvalidRecord(
                "wrong-winner", f"the winner is {_shown(match.winners)}, not {_shown(winners)} as recorded"
            )
        self.finished = True


def check_deal(game: Game, deal: Deal) -> None:
    """Refuse a deal that is not exactly the pack, or gives a seat too many or too few cards."""
    pack = game.variant.pack(game.settings)
    model = game.variant.deal(game.settings, pack, deal.setup)
    cards = [card for pile in (*deal.hands, *deal.stock, deal.faceup) for card in pile]
    surplus = too_many(cards, pack)
    if surplus:
        raise wrong_cards(f"{card_title(next(iter(surplus)))} is dealt more often than the pack contains it")
    missing = Counter(pack) - Counter(cards)
    if missing:
        raise wrong_cards(f"{card_title(next(iter(missing)))} is not dealt")
    for what, piles, models in (("first", deal.hands, model.hands), ("later", deal.stock, model.stock)):
        if len(piles) != len(models):
            raise wrong_cards(f"there are {len(models)} seats, but {what} cards for {len(piles)}")
        for seat, (pile, like) in enumerate(zip(piles, models, strict=True)):
            if len(pile) != len(like):
                raise wrong_cards(f"seat {seat} has {len(pile)} {what} cards, not {len(like)}")


def _check_number(number: int, expected: int) -> None:
    if number != expected:
        raise InvalidRecord("out-of-order", f"this is round {expected}, not {shown(number)}")


def check_setup(setup: Setup, expected: Setup) -> None:
    """Refuse a deal whose seating, dealer or first player does not follow from this match."""
    for name, said, engine in zip(Setup._fields, setup, expected, strict=True):
        if said != engine:
            raise InvalidRecord(
                "wrong-setup", f"{name} is {_shown(engine)} in this match, not {_shown(said)}"
            )


def _check_first_setup(game: Game, setup: Setup) -> None:
    """Refuse a first deal that no random choice of the starting seat can produce."""
    possible = [
        game.variant.first_setup(game.settings, _FixedChoice(seat)) for seat in range(game.settings.players)
    ]
    if setup in possible:
        return
    likely = [other for other in possible if (other.dealer, other.seating) == (setup.dealer, setup.seating)]
    if likely:
        check_setup(setup, likely[0])
    raise InvalidRecord("wrong-setup", "no match starts with this dealer and seating")


class _FixedChoice(Random):
    """A random source that always chooses the same seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(0)
        self._seat = seat

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self._seat


def _shown(value: tuple[int, ...] | int | None) -> str:
    """Format a value for an error message: at most twelve entries of a list."""
    if value is None:
        return "none"
    if isinstance(value, int):
        return shown(value)
    return "[" + ", ".join(map(shown, value[:12])) + (", ..." if len(value) > 12 else "") + "]"
