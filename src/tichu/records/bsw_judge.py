"""Judge logged rounds of Brettspielwelt: replay them and compare with the logged result.

Logs are ambiguous in two respects, and the judge tries every reading: what the Phoenix stands for in a few
combinations, and whether a bomb by the next leader beats the trick of a player who is out or is led after it
(the log has no line for picking up that trick). A round agrees if one reading is legal throughout and gives
the logged result.
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
from tichu.core.teams import team_of
from tichu.core.variants import Deal, Setup
from tichu.records.bsw import CARD_TEXTS, BswEvent, BswRound
from tichu.records.model import Move

MAX_READINGS: Final = 64
"""Maximum readings to try per round; real logs have a handful at most."""

Status: TypeAlias = Literal["agree", "differ", "incomplete"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the engine reaches the logged result; if not, why and at which line.

    ``round`` is the round as far as it could be replayed, by ``actions``; None and empty if the deal is
    invalid. ``code`` is for programs: ``agree``; ``illegal``, ``result``, ``grand-not-charged`` (a known
    error of the archive), ``not-over``, ``no-receiver``, ``no-exchange``, ``wrong-cards`` or ``unreadable``
    if they differ; ``cut-off``, ``aborted`` or ``no-beginning`` if the round is incomplete.
    """

    status: Status
    reason: str
    line: int
    round: Round | None
    actions: tuple[Move, ...]
    code: str


def judge(logged: BswRound) -> Verdict:
    """Replay a logged round and compare its result."""
    return _RoundJudge(logged).verdict()


@lru_cache(maxsize=1)
def bsw_game() -> Game:
    """The rules of the archive: Nanjing in its default edition."""
    return Game.of("nanjing")


def bsw_deal(logged: BswRound) -> Deal:
    """Build and check the deal: eight cards per seat, then six more, all different."""
    for seat in range(4):
        if seat not in logged.first or seat not in logged.dealt:
            raise _Mismatch(logged.last_line, "wrong-cards", f"the cards of seat {seat} are missing")
        missing = [card for card in logged.first[seat] if card not in logged.dealt[seat]]
        if missing:
            raise _Mismatch(
                logged.line,
                "wrong-cards",
                f"seat {seat} was dealt {card_title(missing[0])} but no longer has it",
            )
    cards = [card for hand in logged.dealt.values() for card in hand]
    if sorted(cards) != sorted(PACK):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise _Mismatch(logged.line, "wrong-cards", f"{card_title(twice)} is dealt twice")
    for seat in range(4):
        if len(set(logged.first[seat])) != 8:
            raise _Mismatch(logged.line, "wrong-cards", f"seat {seat} has a card twice among the first eight")
    return Deal(
        Setup((0, 1, 2, 3), dealer=0, first=0),
        hands=tuple(tuple(sorted(logged.first[seat])) for seat in range(4)),
        stock=tuple(tuple(sorted({*logged.dealt[seat]} - {*logged.first[seat]})) for seat in range(4)),
    )


class _Mismatch(Exception):
    """The log cannot be replayed any further."""

    def __init__(self, line: int, code: str, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.code = code
        self.reason = reason


class _Replay:
    """One reading of the log, replayed up to event ``at``."""

    def __init__(self, round_: Round, moves: list[Move], at: int = 0) -> None:
        self.round = round_
        self.moves = moves
        self.at = at

    def apply(self, moves: list[Move]) -> None:
        for seat, action in moves:
            self.round.apply(seat, action)
        self.moves += moves

    def copy(self) -> _Replay:
        return _Replay(self.round.copy(), list(self.moves), self.at)


class _RoundJudge:
    """Judge of one round."""

    def __init__(self, logged: BswRound) -> None:
        self.logged = logged

    def verdict(self) -> Verdict:
        logged = self.logged
        if not logged.begins:
            reason = "the start of the round is missing"
            return Verdict("incomplete", reason, logged.line, None, (), "no-beginning")
        try:
            replay = _Replay(Round.start(bsw_game(), bsw_deal(logged)), [])
        except _Mismatch as why:
            return self._mismatch(self._unreadable(logged.faults[0]) if logged.faults else why, None)
        try:
            self._replay_before_play(replay)
        except _Mismatch as why:
            return self._mismatch(why, replay)
        return self._search(replay)

    # -- before play -------------------------------------------------------------------------------------

    def _replay_before_play(self, replay: _Replay) -> None:
        """Apply calls and exchange, as far as logged."""
        logged = self.logged
        grand = {event.seat for event in logged.calls if event.kind == "grand"}
        for seat in range(4):
            replay.apply([(seat, Grand(seat in grand))])
        for event in logged.calls:
            if event.kind == "tichu" and replay.round.calls.get(event.seat) != "tichu":
                self._apply(replay, event, [(event.seat, Tichu())])
        if logged.faults:
            raise self._unreadable(logged.faults[0])
        for seat in range(4):
            if seat not in logged.given:
                sentence = f"the log does not say which cards seat {seat} passes"
                raise _Mismatch(logged.last_line, "no-exchange", sentence)
            gifts = tuple(
                sorted(((seat + step) % 4, (card,)) for step, card in enumerate(logged.given[seat], 1))
            )
            try:
                replay.apply([(seat, Exchange(gifts))])
            except IllegalAction as why:
                raise _Mismatch(logged.line, "illegal", f"seat {seat} passes cards: {why}") from None

    # -- play --------------------------------------------------------------------------------------------

    def _search(self, start: _Replay) -> Verdict:
        """Try the preferred reading first, then the others, until one gives the logged result."""
        pending = [start]
        mismatch: tuple[_Mismatch, _Replay] | None = None
        ended: _Replay | None = None
        for _ in range(MAX_READINGS):
            if not pending:
                break
            replay = pending.pop()
            try:
                self._follow(replay, pending)
            except _Mismatch as why:
                if mismatch is None or replay.at > mismatch[1].at:
                    mismatch = (why, replay)
                continue
            if self.logged.result is None:
                return self._incomplete(replay, "")
            if replay.round.over and replay.round.scores == list(self.logged.result):
                return Verdict("agree", "", self.logged.last_line, replay.round, tuple(replay.moves), "agree")
            ended = ended or replay
        if ended is not None:
            return self._wrong_result(ended)
        assert mismatch is not None
        return self._mismatch(*mismatch)

    def _follow(self, replay: _Replay, pending: list[_Replay]) -> None:
        """Apply the logged events to the end; add other readings to ``pending``."""
        events = self.logged.events
        while replay.at < len(events):
            event = events[replay.at]
            if _dragon_trick_won(replay.round) and self._owner_took_trick(replay):
                raise self._no_receiver(event.line)
            choices = self._choices(replay.round, event)
            if len(choices) == 1 and len(choices[0]) <= 1:
                self._apply(replay, event, choices[0])
                replay.at += 1
                continue
            fitting: list[_Replay] = []
            refusals: list[_Mismatch] = []
            for moves in choices:
                copy = replay.copy()
                try:
                    self._apply(copy, event, moves)
                except _Mismatch as why:
                    refusals.append(why)
                    continue
                copy.at += 1
                fitting.append(copy)
            if not fitting:
                raise refusals[0]
            first, *others = fitting
            replay.round, replay.moves, replay.at = first.round, first.moves, first.at
            pending += reversed(others)

    def _apply(self, replay: _Replay, event: BswEvent, moves: list[Move]) -> None:
        round_ = replay.round
        unnamed = _dragon_trick_won(round_) and event.kind in ("play", "pass")
        try:
            replay.apply(moves)
        except IllegalAction as why:
            if unnamed:
                raise self._no_receiver(event.line) from None
            raise _Mismatch(event.line, "illegal", f"{_describe(event)}: {why}") from None

    def _choices(self, round_: Round, event: BswEvent) -> list[list[Move]]:
        """The possible readings of a line, preferred one first."""
        seat = event.seat
        if event.kind == "play":
            return self._play_choices(round_, event)
        if event.kind == "pass":
            if round_.phase != "take" or seat != round_.turn:
                return [[(seat, Pass())]]
            return [[]] if _dragon_trick_won(round_) else [[(seat, Take())]]
        if event.kind == "tichu":
            return [[]] if round_.calls.get(seat) == "tichu" else [[(seat, Tichu())]]
        if event.kind == "grand":
            if round_.calls.get(seat) == "grand":
                return [[]]
            raise _Mismatch(
                event.line, "illegal", f"seat {seat} calls Grand Tichu after the exchange: too late"
            )
        if event.kind == "give":
            if round_.over or self._repeated(event):
                return [[]]
            if not _dragon_trick_won(round_) or round_.turn is None:
                raise _Mismatch(event.line, "illegal", f"{_describe(event)}: the Dragon has not won a trick")
            return [[(round_.turn, Give(seat))]]
        if event.kind == "wish":
            raise _Mismatch(event.line, "illegal", f"{event.text}: only the Mah Jong carries a wish")
        raise self._unreadable(event)

    def _play_choices(self, round_: Round, event: BswEvent) -> list[list[Move]]:
        """All readings of the cards, after picking up the trick of an owner who is out (not logged)."""
        seat, cards = event.seat, tuple(sorted(event.cards))
        readings = classify(cards, round_.game.combo_rules)
        plays: list[Action] = [Play(cards, combo.stands_for or None, event.wish) for combo in readings]
        if len(plays) > 1 and event.cards[-1] == PHOENIX:
            plays.reverse()  # printed last, the Phoenix is the low end
        moves: list[list[Move]] = [[(seat, play)] for play in plays or [Play(cards, None, event.wish)]]
        owner = round_.turn
        if round_.phase != "take" or owner is None or owner not in round_.out or _dragon_trick_won(round_):
            return moves
        if seat != round_.next_holding(owner):
            return moves  # this seat does not lead next, so it must be a bomb
        led: list[list[Move]] = [[(owner, Take()), *play] for play in moves]
        return [*led, *moves] if any(combo.is_bomb for combo in readings) else led

    def _owner_took_trick(self, replay: _Replay) -> bool:
        """Whether the owner picked up the Dragon's trick and somebody acted before it was given away."""
        events = self.logged.events
        acted = [event for event in events[: replay.at + 1] if event.kind in ("play", "pass")]
        if len(acted) < 2 or acted[-1] is not events[replay.at]:
            return False
        return acted[-2].kind == "pass" and acted[-2].seat == replay.round.turn

    def _repeated(self, event: BswEvent) -> bool:
        """Whether the preceding line says the same."""
        at = self.logged.events.index(event)
        before = self.logged.events[at - 1] if at else None
        return before is not None and before.kind == "give" and before.seat == event.seat

    # -- verdicts ----------------------------------------------------------------------------------------

    def _wrong_result(self, replay: _Replay) -> Verdict:
        """The verdict on a log that can be replayed to its end but has another result."""
        logged, round_ = self.logged, replay.round
        assert logged.result is not None
        if not round_.over or round_.scores is None:
            if _dragon_trick_won(round_):
                return self._mismatch(self._no_receiver(logged.last_line), replay)
            sentence = (
                f"the round is not over when the result is logged: it is the turn of seat {round_.turn}"
            )
            return self._mismatch(_Mismatch(logged.last_line, "not-over", sentence), replay)
        said, engine = (f"{pair[0]} - {pair[1]}" for pair in (logged.result, round_.scores))
        if logged.cut and engine.startswith(said):
            return self._incomplete(replay, "")
        sentence = f"the logged result is {said}, the engine's is {engine}"
        code = "result"
        for seat in _uncharged(round_):
            charged = list(logged.result)
            charged[team_of(seat)] -= round_.settings.grand_points
            if charged == round_.scores:
                code = "grand-not-charged"
                sentence += (
                    f": the archive does not charge seat {seat} for its failed Grand Tichu, because its "
                    "partner called too and won"
                )
        return self._mismatch(_Mismatch(logged.last_line, code, sentence), replay)

    def _mismatch(self, why: _Mismatch, replay: _Replay | None) -> Verdict:
        if self.logged.result is None:
            # Missing lines and half a line at the end are not mismatches.
            missing = why.line >= self.logged.last_line and why.code in ("wrong-cards", "no-exchange")
            half = why.line >= self.logged.last_line and self.logged.cut
            return self._incomplete(replay, "" if missing or half else f"; line {why.line}: {why.reason}")
        round_, moves = (None, ()) if replay is None else (replay.round, tuple(replay.moves))
        return Verdict("differ", why.reason, why.line, round_, moves, why.code)

    def _incomplete(self, replay: _Replay | None, more: str) -> Verdict:
        code, reason = "cut-off", "the log ends early"
        if self.logged.aborted:
            code, reason = "aborted", "a new deal follows before the round is over"
        round_, moves = (None, ()) if replay is None else (replay.round, tuple(replay.moves))
        return Verdict("incomplete", reason + more, self.logged.last_line, round_, moves, code)

    def _no_receiver(self, line: int) -> _Mismatch:
        return _Mismatch(line, "no-receiver", "the log does not say who gets the Dragon's trick")

    def _unreadable(self, event: BswEvent) -> _Mismatch:
        return _Mismatch(event.line, "unreadable", f"the line cannot be read: {event.text[:60]!r}")


def _dragon_trick_won(round_: Round) -> bool:
    """Whether the Dragon has won the current trick, which must be given away."""
    return round_.phase == "take" and round_.top is not None and round_.top.combo.cards == (DRAGON,)


def _uncharged(round_: Round) -> list[int]:
    """Seats whose failed Grand Tichu the archive does not charge: the partner called and went out first."""
    winner = round_.out[0]
    partner = (winner + 2) % 4
    return [partner] if winner in round_.calls and round_.calls.get(partner) == "grand" else []


def _describe(event: BswEvent) -> str:
    """Describe a line for an error message."""
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
