"""A record played through again: every deal, action and result is held against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from tichu.core.actions import Action
from tichu.core.cards import card_title
from tichu.core.errors import IllegalAction, InvalidRecord, shown
from tichu.core.game import Game
from tichu.core.match import Match, RoundResult
from tichu.core.round import Round
from tichu.core.variants import Deal, Setup
from tichu.core.variants.base import too_many
from tichu.records.model import Header, Record
from tichu.records.values import wrong_cards


class Step(NamedTuple):
    """One action of a recorded game, with the round as it was before and as it is after it.

    ``number`` is the round's, ``turn`` the action's in it, both from 1; ``player`` is who sits at ``seat``.
    """

    number: int
    turn: int
    seat: int
    player: int
    action: Action
    before: Round
    after: Round


def replay(record: Record, *, seed: int | None = None) -> Match:
    """The match as the record leaves it, an unfinished round at its very position.

    ``seed`` is for the cards of rounds that are still to come. A record that breaks the rules is an
    ``InvalidRecord``.
    """
    table = Table(record.header, seed)
    for _ in _moves(table, record):
        pass
    assert table.match is not None
    return table.match


def steps(record: Record) -> Iterator[Step]:
    """The game action by action; every step keeps its own rounds, so they may be collected."""
    table = Table(record.header)
    for number, turn, seat, action, before in _moves(table, record, keep=True):
        player = table.playing.seating[seat]
        yield Step(number, turn, seat, player, action, before, table.playing.round.copy())


def _moves(table: Table, record: Record, keep: bool = False) -> Iterator[tuple[int, int, int, Action, Round]]:
    """Play the record on that table; yields after each action, with the round before it if it is wanted."""
    if not record.rounds:
        raise InvalidRecord("nothing-dealt", "the record has no round")
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


class Table:
    """A table at which a record is played through; what does not fit is an ``InvalidRecord``."""

    def __init__(self, header: Header, seed: int | None = None) -> None:
        self.header = header
        self.match: Match | None = None
        self.settled = False
        self.finished = False
        self._seed = seed

    @property
    def playing(self) -> Match:
        """The match, once cards were dealt."""
        if self.match is None:
            raise InvalidRecord("out-of-order", "there is no deal before it")
        return self.match

    def begin(self, number: int, deal: Deal) -> None:
        """The cards of a new round."""
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
        """What a seat did."""
        match = self.playing
        if match.round.over:
            raise InvalidRecord("out-of-order", "an action, but the round is over")
        try:
            match.apply(seat, action)
        except IllegalAction as why:
            raise InvalidRecord("illegal-action", f"seat {shown(seat)}: {why}") from None

    def settle(self, result: RoundResult) -> None:
        """The result of the round, which must be the one the rules give."""
        expected = self.expected_result()
        for name, said, engine in (
            ("order of going out", result.out, expected.out),
            ("result", result.scores, expected.scores),
            ("total", result.totals, expected.totals),
        ):
            if said != engine:
                raise InvalidRecord(
                    "wrong-result", f"the {name} is {_words(engine)}, not {_words(said)} as written"
                )
        if result != expected:
            raise InvalidRecord("wrong-result", "the result is that of another round")
        self.settled = True

    def expected_result(self) -> RoundResult:
        """The result the rules give, if it is time for one."""
        match = self.playing
        if not match.round.over:
            raise InvalidRecord("out-of-order", "a result, but the round is not over")
        if self.settled:
            raise InvalidRecord("out-of-order", "a result, but the round already has one")
        return match.history[-1]

    def finish(self, winners: tuple[int, ...]) -> None:
        """The end of the match."""
        match = self.playing
        if not self.settled or not match.over:
            raise InvalidRecord("out-of-order", "a winner, but the match is not over")
        if winners != match.winners:
            raise InvalidRecord(
                "wrong-winner", f"the winner is {_words(match.winners)}, not {_words(winners)} as written"
            )
        self.finished = True


def check_deal(game: Game, deal: Deal) -> None:
    """Refuse a deal that has not every card of the pack once, or gives a seat too many or too few."""
    pack = game.variant.pack(game.settings)
    model = game.variant.deal(game.settings, pack, deal.setup)
    cards = [card for pile in (*deal.hands, *deal.stock, deal.faceup) for card in pile]
    surplus = too_many(cards, pack)
    if surplus:
        raise wrong_cards(f"{card_title(next(iter(surplus)))} is dealt more often than the pack has it")
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
    """Refuse a deal at which other people would sit, deal or begin than in this match."""
    for name, said, engine in zip(Setup._fields, setup, expected, strict=True):
        if said != engine:
            raise InvalidRecord(
                "wrong-setup", f"{name} is {_words(engine)} in this match, not {_words(said)}"
            )


def _check_first_setup(game: Game, setup: Setup) -> None:
    """Chance decides how a match begins, but not everything can come about."""
    possible = [
        game.variant.first_setup(game.settings, _Chosen(seat)) for seat in range(game.settings.players)
    ]
    if setup in possible:
        return
    likely = [other for other in possible if (other.dealer, other.seating) == (setup.dealer, setup.seating)]
    if likely:
        check_setup(setup, likely[0])
    raise InvalidRecord("wrong-setup", "no match begins with that dealer and these seats")


class _Chosen(Random):
    """Chance that always falls on the same seat."""

    def __init__(self, seat: int) -> None:
        super().__init__(0)
        self._seat = seat

    def randrange(self, start: int, stop: int | None = None, step: int = 1) -> int:
        return self._seat


def _words(value: tuple[int, ...] | int | None) -> str:
    """A value as a record writes it, the first dozen of a list."""
    if value is None:
        return "none"
    if isinstance(value, int):
        return shown(value)
    return "[" + ", ".join(map(shown, value[:12])) + (", ..." if len(value) > 12 else "") + "]"
