"""Logged rounds of Brettspielwelt, replayed and judged: does the engine come to the logged result?

The log leaves two things open, and the judge tries what can be meant: what the Phoenix stands for in a few
combinations, and whether a bomb by the next leader falls on the trick of a player who is already out, or is
led after it (that trick closes without a line). A round agrees if one reading is legal throughout and gives
the logged result; nothing else is bent.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu
from tichu.core.cards import DRAGON, PACK, PHOENIX, Cards, card_title, rank_name
from tichu.core.combos import classify
from tichu.core.errors import IllegalAction
from tichu.core.game import Game
from tichu.core.round import Round
from tichu.core.variants import Deal, Setup
from tichu.records.bsw import CARD_TEXTS, BswRound, Event
from tichu.records.model import Move

MOST_READINGS: Final = 64
"""So many ways to read a round are tried; more than a handful there never are."""

Status: TypeAlias = Literal["agree", "differ", "incomplete"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the engine comes to the logged result, and if not, why and at which line.

    ``round`` is the round as far as it could be replayed and ``actions`` what led there; None and nothing if
    not even the cards could be dealt. ``code`` is for programs: ``agree``; ``illegal``, ``result``,
    ``grand-not-charged`` (the archive's known slip), ``not-over``, ``no-receiver``, ``no-exchange``,
    ``wrong-cards`` or ``unreadable`` if they differ; ``cut-off``, ``aborted`` or ``no-beginning`` if the
    round is incomplete.
    """

    status: Status
    reason: str
    line: int
    round: Round | None
    actions: tuple[Move, ...]
    code: str


def judge(logged: BswRound) -> Verdict:
    """Replay a logged round through the engine and compare the results."""
    return _Judge(logged).verdict()


@lru_cache(maxsize=1)
def bsw_game() -> Game:
    """The rules by which logs are judged: Nanjing, as the usual rule book has it."""
    return Game.of("nanjing")


def bsw_deal(logged: BswRound) -> Deal:
    """The cards of the round, checked: everybody eight, then six more, and all of them different."""
    for seat in range(4):
        if seat not in logged.first or seat not in logged.dealt:
            raise _Stuck(logged.last_line, "wrong-cards", f"the cards of seat {seat} are missing")
        missing = [card for card in logged.first[seat] if card not in logged.dealt[seat]]
        if missing:
            raise _Stuck(
                logged.line, "wrong-cards", f"seat {seat} has lost {card_title(missing[0])} before it played"
            )
    cards = [card for hand in logged.dealt.values() for card in hand]
    if sorted(cards) != sorted(PACK):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise _Stuck(logged.line, "wrong-cards", f"{card_title(twice)} is dealt twice")
    for seat in range(4):
        if len(set(logged.first[seat])) != 8:
            raise _Stuck(logged.line, "wrong-cards", f"seat {seat} has a card twice among the first eight")
    return Deal(
        Setup((0, 1, 2, 3), dealer=0, first=0),
        hands=tuple(tuple(sorted(logged.first[seat])) for seat in range(4)),
        stock=tuple(tuple(sorted({*logged.dealt[seat]} - {*logged.first[seat]})) for seat in range(4)),
    )


class _Stuck(Exception):
    """The log cannot be followed any further."""

    def __init__(self, line: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.code = code
        self.reason = reason


class _Path:
    """One way to read the log, as far as it has been followed."""

    def __init__(self, round_: Round, moves: list[Move], at: int = 0) -> None:
        self.round = round_
        self.moves = moves
        self.at = at

    def make(self, moves: list[Move]) -> None:
        for seat, action in moves:
            self.round.apply(seat, action)
        self.moves += moves

    def copy(self) -> _Path:
        return _Path(self.round.copy(), list(self.moves), self.at)


class _Judge:
    """Judges one round."""

    def __init__(self, logged: BswRound) -> None:
        self.logged = logged

    def verdict(self) -> Verdict:
        logged = self.logged
        if not logged.begins:
            reason = "the beginning of the round is missing"
            return Verdict("incomplete", reason, logged.line, None, (), "no-beginning")
        try:
            path = _Path(Round.start(bsw_game(), bsw_deal(logged)), [])
        except _Stuck as why:
            return self._stuck(self._unreadable(logged.faults[0]) if logged.faults else why, None)
        try:
            self._open(path)
        except _Stuck as why:
            return self._stuck(why, path)
        return self._search(path)

    # -- the part before the play ------------------------------------------------------------------------

    def _open(self, path: _Path) -> None:
        """Calls and exchange, as far as the log has them."""
        logged = self.logged
        grand = {event.seat for event in logged.calls if event.kind == "grand"}
        for seat in range(4):
            path.make([(seat, Grand(seat in grand))])
        for event in logged.calls:
            if event.kind == "tichu" and path.round.calls.get(event.seat) != "tichu":
                self._apply(path, event, [(event.seat, Tichu())])
        if logged.faults:
            raise self._unreadable(logged.faults[0])
        for seat in range(4):
            if seat not in logged.given:
                sentence = f"the log does not say what seat {seat} passes on"
                raise _Stuck(logged.last_line, "no-exchange", sentence)
            gifts = tuple(
                sorted(((seat + step) % 4, (card,)) for step, card in enumerate(logged.given[seat], 1))
            )
            try:
                path.make([(seat, Exchange(gifts))])
            except IllegalAction as why:
                raise _Stuck(logged.line, "illegal", f"seat {seat} passes cards on: {why}") from None

    # -- the play ----------------------------------------------------------------------------------------

    def _search(self, start: _Path) -> Verdict:
        """Follow the preferred reading, and the others where it does not lead to the logged result."""
        waiting = [start]
        stuck: tuple[_Stuck, _Path] | None = None
        ended: _Path | None = None
        for _ in range(MOST_READINGS):
            if not waiting:
                break
            path = waiting.pop()
            try:
                self._follow(path, waiting)
            except _Stuck as why:
                if stuck is None or path.at > stuck[1].at:
                    stuck = (why, path)
                continue
            if self.logged.result is None:
                return self._incomplete(path, "")
            if path.round.over and path.round.scores == list(self.logged.result):
                return Verdict("agree", "", self.logged.last_line, path.round, tuple(path.moves), "agree")
            ended = ended or path
        if ended is not None:
            return self._other_result(ended)
        assert stuck is not None
        return self._stuck(*stuck)

    def _follow(self, path: _Path, waiting: list[_Path]) -> None:
        """Make the logged moves to the end; other ways to read one are left waiting."""
        events = self.logged.events
        while path.at < len(events):
            event = events[path.at]
            if _gift_is_due(path.round) and self._picked_up(path):
                raise self._no_receiver(event.line)
            choices = self._choices(path.round, event)
            if len(choices) == 1 and len(choices[0]) <= 1:
                self._apply(path, event, choices[0])
                path.at += 1
                continue
            fitting: list[_Path] = []
            refusals: list[_Stuck] = []
            for moves in choices:
                way = path.copy()
                try:
                    self._apply(way, event, moves)
                except _Stuck as why:
                    refusals.append(why)
                    continue
                way.at += 1
                fitting.append(way)
            if not fitting:
                raise refusals[0]
            first, *others = fitting
            path.round, path.moves, path.at = first.round, first.moves, first.at
            waiting += reversed(others)

    def _apply(self, path: _Path, event: Event, moves: list[Move]) -> None:
        round_ = path.round
        unnamed = _gift_is_due(round_) and event.kind in ("play", "pass")
        try:
            path.make(moves)
        except IllegalAction as why:
            if unnamed:
                raise self._no_receiver(event.line) from None
            raise _Stuck(event.line, "illegal", f"{_words(event)}: {why}") from None

    def _choices(self, round_: Round, event: Event) -> list[list[Move]]:
        """What the line can mean, in the order in which it is tried."""
        seat = event.seat
        if event.kind == "play":
            return self._plays(round_, event)
        if event.kind == "pass":
            if round_.phase != "take" or seat != round_.turn:
                return [[(seat, Pass())]]
            return [[]] if _gift_is_due(round_) else [[(seat, Take())]]
        if event.kind == "tichu":
            return [[]] if round_.calls.get(seat) == "tichu" else [[(seat, Tichu())]]
        if event.kind == "grand":
            if round_.calls.get(seat) == "grand":
                return [[]]
            raise _Stuck(event.line, "illegal", f"seat {seat} calls Grand Tichu after the exchange: too late")
        if event.kind == "give":
            if round_.over or self._repeated(event):
                return [[]]
            if not _gift_is_due(round_) or round_.turn is None:
                raise _Stuck(event.line, "illegal", f"{_words(event)}: there is none to give")
            return [[(round_.turn, Give(seat))]]
        if event.kind == "wish":
            raise _Stuck(event.line, "illegal", f"{event.text}: a wish comes with the Mah Jong only")
        raise self._unreadable(event)

    def _plays(self, round_: Round, event: Event) -> list[list[Move]]:
        """The cards in every reading, and before them the trick of an owner who is out and writes no line."""
        seat, cards = event.seat, tuple(sorted(event.cards))
        readings = classify(cards, round_.game.combo_rules)
        plays: list[Action] = [Play(cards, combo.stands_for or None, event.wish) for combo in readings]
        if len(plays) > 1 and event.cards[-1] == PHOENIX:
            plays.reverse()  # printed last it is the low end
        moves: list[list[Move]] = [[(seat, play)] for play in plays or [Play(cards, None, event.wish)]]
        owner = round_.turn
        if round_.phase != "take" or owner is None or owner not in round_.out or _gift_is_due(round_):
            return moves
        if seat != round_.next_holding(owner):
            return moves  # only a bomb can be meant: the lead is another player's
        led: list[list[Move]] = [[(owner, Take()), *play] for play in moves]
        return [*led, *moves] if any(combo.is_bomb for combo in readings) else led

    def _picked_up(self, path: _Path) -> bool:
        """Whether the owner of the Dragon's trick has picked it up, and somebody acts before it is given."""
        events = self.logged.events
        acted = [event for event in events[: path.at + 1] if event.kind in ("play", "pass")]
        if len(acted) < 2 or acted[-1] is not events[path.at]:
            return False
        return acted[-2].kind == "pass" and acted[-2].seat == path.round.turn

    def _repeated(self, event: Event) -> bool:
        """Whether the line just before says the same."""
        at = self.logged.events.index(event)
        before = self.logged.events[at - 1] if at else None
        return before is not None and before.kind == "give" and before.seat == event.seat

    # -- what to say -------------------------------------------------------------------------------------

    def _other_result(self, path: _Path) -> Verdict:
        """The log can be followed to its end, but the result is another one."""
        logged, round_ = self.logged, path.round
        assert logged.result is not None
        if not round_.over or round_.scores is None:
            if _gift_is_due(round_):
                return self._stuck(self._no_receiver(logged.last_line), path)
            sentence = f"the round is not over at its result: it is the turn of seat {round_.turn}"
            return self._stuck(_Stuck(logged.last_line, "not-over", sentence), path)
        said, engine = (f"{pair[0]} - {pair[1]}" for pair in (logged.result, round_.scores))
        if logged.cut and engine.startswith(said):
            return self._incomplete(path, "")
        sentence = f"the result is logged as {said}, the engine says {engine}"
        code = "result"
        for seat in _uncharged(round_):
            charged = list(logged.result)
            charged[seat % 2] -= round_.settings.grand_points
            if charged == round_.scores:
                code = "grand-not-charged"
                sentence += (
                    f": the archive does not charge seat {seat} for its failed Grand Tichu, because its "
                    "partner called too and won"
                )
        return self._stuck(_Stuck(logged.last_line, code, sentence), path)

    def _stuck(self, why: _Stuck, path: _Path | None) -> Verdict:
        if self.logged.result is None:
            # What is not there yet is no fault, nor is half a line at the end.
            missing = why.line >= self.logged.last_line and why.code in ("wrong-cards", "no-exchange")
            half = why.line >= self.logged.last_line and self.logged.cut
            return self._incomplete(path, "" if missing or half else f"; line {why.line}: {why.reason}")
        round_, moves = (None, ()) if path is None else (path.round, tuple(path.moves))
        return Verdict("differ", why.reason, why.line, round_, moves, why.code)

    def _incomplete(self, path: _Path | None, more: str) -> Verdict:
        code, reason = "cut-off", "the log breaks off"
        if self.logged.aborted:
            code, reason = "aborted", "a new deal follows before the round is over"
        round_, moves = (None, ()) if path is None else (path.round, tuple(path.moves))
        return Verdict("incomplete", reason + more, self.logged.last_line, round_, moves, code)

    def _no_receiver(self, line: int) -> _Stuck:
        return _Stuck(line, "no-receiver", "the log does not say who is given the Dragon's trick")

    def _unreadable(self, event: Event) -> _Stuck:
        return _Stuck(event.line, "unreadable", f"the line cannot be read: {event.text[:60]!r}")


def _gift_is_due(round_: Round) -> bool:
    """Whether the Dragon has won the trick on the table."""
    return round_.phase == "take" and round_.top is not None and round_.top.combo.cards == (DRAGON,)


def _uncharged(round_: Round) -> list[int]:
    """The seats whose failed Grand Tichu the archive forgets: the partner called too, and was first out."""
    winner = round_.out[0]
    partner = (winner + 2) % 4
    return [partner] if winner in round_.calls and round_.calls.get(partner) == "grand" else []


def _words(event: Event) -> str:
    """What a line says, in words."""
    if event.kind == "play":
        wish = "" if event.wish is None else f" and wishes for {rank_name(event.wish)}"
        return f"seat {event.seat} plays {_cards_text(event.cards)}{wish}"
    if event.kind == "pass":
        return f"seat {event.seat} passes"
    if event.kind == "give":
        return f"the Dragon's trick goes to seat {event.seat}"
    return f"seat {event.seat} calls Tichu"


def _cards_text(cards: Cards) -> str:
    return " ".join(CARD_TEXTS[card] for card in cards)
