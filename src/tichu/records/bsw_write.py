"""Export of Nanjing games as Brettspielwelt logs that read back as the same game.

The format cannot express everything. A withdrawn call is left out, and a Phoenix that joins the lower of two
pairs is printed last, which our parser understands (others may try the high reading first). A round that
would read back as illegal or with another result is refused: for example a bomb on the Dog, a broken wish,
or non-standard points.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import DOG, DRAGON, MAHJONG, PHOENIX, Card, Cards, rank_of
from tichu.core.combos import Combination, classify
from tichu.core.errors import IllegalAction, InvalidRecord, TichuError
from tichu.core.moves import bombs
from tichu.core.round import Round
from tichu.records.bsw import ALL_CARDS, CARD_TEXTS, EXCHANGE, FIRST_CARDS, PLAY, RANK_TEXTS, read_bsw
from tichu.records.bsw_judge import judge
from tichu.records.model import Record, RecordedRound

_SORT_KEYS = {DRAGON: 99, PHOENIX: 98, MAHJONG: 1, DOG: 0}


class CannotExport(TichuError):
    """The format cannot express this game."""


def write_bsw(games: Record | Iterable[Record]) -> str:
    """Write the rounds of one or more Nanjing games as a log; an unfinished round ends early."""
    records = [games] if isinstance(games, Record) else games
    return "".join(_round_text(record, recorded) for record in records for recorded in _check_variant(record))


def _check_variant(record: Record) -> tuple[RecordedRound, ...]:
    if record.header.variant != "nanjing":
        raise CannotExport(
            "not-nanjing", f"Brettspielwelt logs support Nanjing only, not {record.header.variant}"
        )
    return record.rounds


def _round_text(record: Record, recorded: RecordedRound) -> str:
    """Write one round and check that it reads back as the same round."""
    if any(len(hand) != 8 for hand in recorded.deal.hands):
        raise CannotExport("not-expressible", "a log starts with the first eight cards of each player")
    names = [_name(record.header.name(player)) for player in recorded.deal.setup.seating]
    writer = _RoundWriter(recorded, names, Round.start(record.header.game, recorded.deal))
    try:
        text = "".join(line + "\n" for line in writer.lines())
    except IllegalAction as why:
        raise InvalidRecord("illegal-action", f"round {recorded.number}: {why}") from None
    (logged,) = read_bsw(text)
    verdict = judge(logged)
    if verdict.status != "agree" and (writer.round.over or not _reads_back(verdict.round, writer.round)):
        raise CannotExport(
            "not-expressible", f"round {recorded.number} cannot be written as a log: {verdict.reason}"
        )
    return text


def _reads_back(read: Round | None, written: Round) -> bool:
    """Whether an unfinished round reads back to the same position."""
    if written.phase in ("grand", "exchange"):
        return True
    return read is not None and (read.phase, read.turn, read.hands) == (
        written.phase,
        written.turn,
        written.hands,
    )


def _name(name: str) -> str:
    """Put a name on one line."""
    return " ".join(name.splitlines()) if name else name


class _RoundWriter:
    """Collects the lines of one round while replaying it."""

    def __init__(self, recorded: RecordedRound, names: list[str], round_: Round) -> None:
        self.recorded = recorded
        self.names = names
        self.round = round_
        self.grand: list[int] = []
        self.early: list[int] = []
        self.given: dict[int, dict[int, Card]] = {}
        self.bombers: list[int] = []
        self.body: list[str] = []

    def lines(self) -> Iterator[str]:
        """The lines of the round, as far as it was played."""
        for seat, action in self.recorded.actions:
            self._write(seat, action)
        deal, phase = self.recorded.deal, self.round.phase
        yield _title(FIRST_CARDS)
        yield from (f"{self._player(seat)} {_cards(hand)}" for seat, hand in enumerate(deal.hands))
        if phase == "grand":
            return
        yield _title(ALL_CARDS)
        for seat, (hand, rest) in enumerate(zip(deal.hands, deal.stock, strict=True)):
            yield f"{self._player(seat)} {_cards(hand + rest)}"
        yield from (f"Grosses Tichu: {self._player(seat)}" for seat in self.grand)
        yield from (f"Tichu: {self._player(seat)}" for seat in self.early)
        if phase == "exchange":
            return
        yield EXCHANGE
        for seat, gifts in sorted(self.given.items()):
            receivers = [(seat + step) % 4 for step in (1, 2, 3)]
            passed = [f"{self.names[to]}: {CARD_TEXTS[gifts[to]]} - " for to in receivers if to in gifts]
            yield f"{self._player(seat)} gibt: {''.join(passed)}"
        if self.bombers:
            yield f"BOMBE: {''.join(self._player(seat) + ' ' for seat in self.bombers)}"
        yield _title(PLAY)
        yield from self.body
        if self.round.scores is not None:
            yield f"Ergebnis: {self.round.scores[0]} - {self.round.scores[1]}"

    def _player(self, seat: int) -> str:
        return f"({seat}){self.names[seat]}"

    def _write(self, seat: int, action: Action) -> None:
        round_ = self.round
        phase, is_out = round_.phase, seat in round_.out
        round_.apply_recorded(seat, action)
        if isinstance(action, Grand):
            self.grand += [seat] if action.call else []
        elif isinstance(action, Tichu):
            if phase in ("grand", "exchange"):
                self.early.append(seat)
            else:
                self.body.append(f"Tichu: {self._player(seat)}")
        elif isinstance(action, Withdraw):
            self._remove_call(seat)
        elif isinstance(action, Exchange):
            self.given[seat] = {to: cards[0] for to, cards in action.give}
        elif isinstance(action, Play):
            self._write_play(seat, action)
        elif isinstance(action, Pass) or (isinstance(action, Take) and not is_out):
            self.body.append(f"{self._player(seat)} passt.")
        elif isinstance(action, Give):
            if not is_out:
                self.body.append(f"{self._player(seat)} passt.")
            self.body.append(f"Drache an: {self._player(action.to)}")
        if phase in ("grand", "exchange") and round_.phase == "play":
            rules = round_.game.combo_rules
            self.bombers = [seat for seat, hand in enumerate(round_.hands) if any(bombs(hand, rules))]

    def _remove_call(self, seat: int) -> None:
        line = f"Tichu: {self._player(seat)}"
        self.grand = [other for other in self.grand if other != seat]
        self.early = [other for other in self.early if other != seat]
        self.body = [other for other in self.body if other != line]

    def _write_play(self, seat: int, action: Play) -> None:
        combo = self._combination(action)
        self.body.append(f"{self._player(seat)}: {_join(_print_order(combo))}")
        if action.wish is not None:
            self.body.append(f"Wunsch:{RANK_TEXTS[action.wish]}")

    def _combination(self, action: Play) -> Combination:
        """The combination that was played, from the table if it is still there."""
        cards = tuple(sorted(action.cards))
        top = self.round.top
        if top is not None and top.combo.cards == cards:
            return top.combo
        readings = classify(cards, self.round.game.combo_rules)
        meant = [combo for combo in readings if action.stands_for in (None, combo.stands_for)]
        return meant[0]


def _title(title: str) -> str:
    return f"---------------{title}------------------"


def _cards(cards: Cards) -> str:
    """Format a hand: Dragon, Phoenix, ace to two, Mah Jong, Dog."""
    return _join(sorted(cards, key=lambda card: (_SORT_KEYS.get(card, rank_of(card)), card), reverse=True))


def _join(cards: Iterable[Card]) -> str:
    return "".join(CARD_TEXTS[card] + " " for card in cards)


def _print_order(combo: Combination) -> list[Card]:
    """Cards from high to low, with the Phoenix at the rank it stands for."""
    cards = sorted((card for card in combo.cards if card != PHOENIX), key=lambda card: -rank_of(card))
    if PHOENIX not in combo.cards:
        return cards
    if not combo.stands_for:
        return [PHOENIX]
    rank = combo.stands_for[0]
    if combo.kind == "full_house" and rank == combo.rank and rank == rank_of(cards[-1]):
        return [*cards, PHOENIX]
    place = sum(rank_of(card) > rank for card in cards)
    return [*cards[:place], PHOENIX, *cards[place:]]
