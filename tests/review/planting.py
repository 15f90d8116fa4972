"""Rounds between strong bots in which one decision is replaced by a bad one."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from tichu.bots.shark import SharkBot
from tichu.bots.shark.search import Searcher, SearchResult
from tichu.core.actions import Action, Exchange, Grand, Pass, Play
from tichu.core.cards import DRAGON, PHOENIX
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.core.view import View
from tichu.records import Record, Recorder, read_record
from tichu.review.judging import power
from tichu.table.referee import Decider, Referee

NAMES: Final = ("Ann", "Bob", "Cyd", "Dan")


@dataclass(frozen=True)
class Planted:
    """A round, and the number of its bad action; None in an unaltered round."""

    record: Record
    kind: str
    turn: int | None


class Shark(SharkBot):
    """A shark limited by worlds instead of seconds, so that a seed always plays the same game."""

    def __init__(self, seed: int, worlds: int, searcher: Searcher) -> None:
        super().__init__(seed, seconds=60.0)
        self.searcher = searcher
        self.worlds = worlds

    def think(self, view: View) -> SearchResult:
        return self.searcher.search(view, self.seconds, self.rng.randrange(1, 1 << 31), self.worlds)


def _quiet(round_: Round, seat: int) -> bool:
    """Return whether no player is close to going out, and the seat has not called and no longer can."""
    counts = [len(hand) for hand in round_.hands]
    called = seat in round_.calls or seat not in round_.started
    return not called and min(counts) >= 5 and counts[seat] >= 7


def beats_partner(round_: Round, seat: int, meant: Action) -> Action | None:
    """Beat the partner's winning ace with the Dragon or the Phoenix."""
    top = round_.top
    if round_.phase != "play" or round_.turn != seat or top is None or top.seat != (seat + 2) % 4:
        return None
    ace = len(top.combo.cards) == 1 and top.combo.cards[0] >> 2 == 14
    if not ace or not isinstance(meant, Pass) or not _quiet(round_, seat):
        return None
    legal = round_.legal_actions(seat)
    return next((Play((card,)) for card in (DRAGON, PHOENIX) if Play((card,)) in legal), None)


def bombs_partner(round_: Round, seat: int, meant: Action) -> Action | None:
    """Bomb the partner's winning kings or better."""
    top = round_.top
    if round_.phase not in ("play", "take") or top is None or top.seat != (seat + 2) % 4:
        return None
    if not isinstance(meant, Pass) or not _quiet(round_, seat) or top.combo.rank < 13:
        return None
    bombs = round_.bombs(seat)
    return Play(bombs[0].cards) if bombs else None


def grand_on_nothing(round_: Round, seat: int, meant: Action) -> Action | None:
    """Call Grand Tichu without an ace, Dragon or Phoenix."""
    return Grand(True) if round_.phase == "grand" and not power(round_.hands[seat]) else None


def dragon_to_opponent(round_: Round, seat: int, meant: Action) -> Action | None:
    """Pass the Dragon to an opponent in the exchange."""
    if not isinstance(meant, Exchange) or DRAGON not in round_.hands[seat]:
        return None
    give = dict(meant.give)
    if (DRAGON,) in give.values():
        return None
    give[(seat + 1) % 4] = (DRAGON,)
    return Exchange(tuple(sorted(give.items())))


KINDS: Final[dict[str, Callable[[Round, int, Action], Action | None]]] = {
    "beats-partner": beats_partner,
    "bombs-partner": bombs_partner,
    "grand-on-nothing": grand_on_nothing,
    "dragon-to-opponent": dragon_to_opponent,
}


def sharks(seed: int, worlds: int, searcher: Searcher | None = None) -> list[Decider]:
    """Return four sharks."""
    searcher = searcher or Searcher()
    return [Shark(seed * 10 + seat, worlds, searcher).decide for seat in range(4)]


def promising(seed: int, kind: str) -> bool:
    """Return whether the deal of this seed is likely to allow the bad decision."""
    round_ = Match("nanjing", seed=seed).round
    if kind != "bombs-partner":
        return True
    for first, later in zip(round_.hands, round_.stock, strict=True):
        ranks = Counter(card >> 2 for card in first + later)
        if any(ranks[rank] == 4 for rank in range(2, 11)):
            return True
    return False


def play(seed: int, kind: str, deciders: Sequence[Decider]) -> Planted:
    """Play one round, replacing a decision by a bad one if the chance arises."""
    file = io.StringIO()
    match = Match("nanjing", seed=seed)
    recorder = Recorder(file, match, players=list(NAMES))
    referee = Referee(match.round)
    plant = KINDS.get(kind)
    turn: int | None = None
    made = 0
    while (seat := referee.ask()) is not None:
        action = deciders[seat](match.round.view(seat))
        bad = plant(match.round, seat, action) if plant is not None and turn is None else None
        for actor, done in referee.answer(action if bad is None else bad):
            recorder.action(actor, done)
            made += 1
            if bad is not None and (actor, done) == (seat, bad):
                turn = made
    record = read_record(file.getvalue()).sound()
    return Planted(record, kind, turn)
