"""Independent counters, filled while bots play, to check the statistics against."""

from __future__ import annotations

import io
from collections import Counter, defaultdict
from itertools import pairwise
from typing import Any

from tests.cli.support import NAMES
from tichu.bots.registry import make
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take
from tichu.core.cards import DOG, MAHJONG, card_name, rank_name
from tichu.core.match import Match
from tichu.records import Recorder
from tichu.table.referee import play_match

KINDS = {"Dr": "dragon", "Ph": "phoenix", "Ma": "mahjong", "Do": "dog", "A": "ace"} | {
    **dict.fromkeys("2345", "low"),
    **dict.fromkeys("6789", "middle"),
    **dict.fromkeys("TJQK", "high"),
}


def is_bomb(cards: tuple[int, ...]) -> str | None:
    """Return the kind of bomb: four of a kind, or five or more of one suit in sequence."""
    names = sorted(map(card_name, cards))
    if any(name in ("Ph", "Ma", "Do", "Dr") for name in names):
        return None
    ranks = sorted("23456789TJQKA".index(name[0]) for name in names)
    if len(names) == 4 and len(set(ranks)) == 1:
        return "four"
    in_a_row = all(high - low == 1 for low, high in pairwise(ranks))
    return "straight" if len(names) >= 5 and len({name[1] for name in names}) == 1 and in_a_row else None


def power(cards: tuple[int, ...], four_suits: bool) -> tuple[int, int]:
    """Return the strength of a hand as documented, and its number of bombs."""
    names = list(map(card_name, cards))
    bombs = 0
    for rank in "23456789TJQKA":
        alike = [name[1] for name in names if name[0] == rank and name not in KINDS]
        bombs += min(alike.count(suit) for suit in "gkbr") if four_suits else len(alike) // 4
    for suit in "gkbr":
        row = "".join("x" if rank + suit in names else " " for rank in "23456789TJQKA")
        bombs += sum(len(run) >= 5 for run in row.split())
    ranks = Counter(name[0] for name in names if name not in KINDS)
    worth = 3 * names.count("Dr") + 3 * names.count("Ph") + 2 * ranks["A"] + ranks["K"] + 3 * bombs
    return worth, bombs


class Watcher:
    """Counts by player name during a match; call ``watch`` after every action."""

    def __init__(self, match: Match, names: tuple[str, ...]) -> None:
        self.match = match
        self.names = (*names, "dummy") if match.game.variant.has_dummy else names
        self.counts: defaultdict[str, Counter[Any]] = defaultdict(Counter)
        self.history: defaultdict[str, list[int]] = defaultdict(list)
        self.rounds = self.tricks = 0
        self._begin()

    def _begin(self) -> None:
        self.round = self.match.round
        self.turn = self.round.turn
        self.fresh, self.dog_lies = True, False
        self.tricks_now = 0
        self.wish: tuple[str, int, int] | None = None
        self.hands: list[tuple[int, ...]] | None = None
        self.sizes = [0] * self.match.game.seats
        self._note_hands()

    def _note_hands(self) -> None:
        if self.hands is None and self.round.phase == "play":
            self.hands = list(self.round.hands)
        self.turn = self.round.turn
        self.sizes = [len(hand) for hand in self.round.hands]

    def who(self, seat: int) -> Counter[Any]:
        return self.counts[self.names[self.match.seating[seat]]]

    def side(self, seat: int, to: int) -> str:
        """Position of ``to`` as seen from ``seat``."""
        seats = self.match.game.seats
        if not self.match.game.variant.has_points:
            assert self.round.ranks is not None
            ranks = list(self.round.ranks)
            return "up" if ranks.index(to) < ranks.index(seat) else "down"
        step = (to - seat) % seats
        if step % 2 == 0:
            return "partner"
        if seats == 6 and step == 3:
            return "opposite"
        clockwise = self.match.game.settings.direction == "clockwise"
        return "left" if (step == 1) == clockwise else "right"

    def watch(self, seat: int, action: Action) -> None:
        if self.match.round is not self.round:
            self._begin()
        mine = self.who(seat)
        if isinstance(action, Pass):
            mine["passes"] += 1
        elif isinstance(action, Grand):
            mine["grand_asked"] += 1
        elif isinstance(action, Exchange):
            for to, cards in action.give:
                for card in cards:
                    name = card_name(card)
                    mine["gift", self.side(seat, to), KINDS[name if name in KINDS else name[0]]] += 1
        elif isinstance(action, Give):
            others = [s for s in range(self.match.game.seats) if (s - seat) % 2 and s != action.to]
            own, rest = self.sizes[action.to], [self.sizes[other] for other in others]
            longer = "more" if own > max(rest) else "fewer" if own < min(rest) else "same"
            mine["dragon", self.side(seat, action.to), longer] += 1
            self.fresh = True
        elif isinstance(action, Take):
            self.fresh = True
        elif isinstance(action, Play):
            self._play(seat, action, mine)
        self._note_hands()
        if self.round.over:
            self._result()

    def _play(self, seat: int, action: Play, mine: Counter[Any]) -> None:
        sort = is_bomb(action.cards)
        led = self.fresh or (self.dog_lies and sort is None)
        self.tricks_now += led
        mine["plays"] += 1
        if sort is not None:
            mine["bomb", sort, "led" if led else "in_turn" if seat == self.turn else "out_of_turn"] += 1
        if self.wish is not None and any(
            card_name(card)[0] == self.wish[0] for card in action.cards if 8 <= card < 60
        ):
            rank, wisher, trick = self.wish
            self.who(wisher)["wish", rank, "never"] -= 1
            self.who(wisher)["wish", rank, "at_once" if trick == self.tricks_now else "later"] += 1
            self.wish = None
        if MAHJONG in action.cards and self.match.game.settings.wish != "none":
            mine["mahjong"] += 1
            if action.wish is None:
                mine["no_wish"] += 1
            else:
                self.wish = (rank_name(action.wish), seat, self.tricks_now)
                mine["wish", self.wish[0], "never"] += 1
        dog = action.cards == (DOG,)
        self.dog_lies = dog and self.match.game.settings.bomb_on_dog
        self.fresh = dog and not self.dog_lies

    def _result(self) -> None:
        result = self.match.history[-1]
        game, seats = self.match.game, self.match.game.seats
        self.rounds += 1
        self.tricks += self.tricks_now
        assert self.hands is not None
        swept = result.scores is not None and self.round.breach is None and len(result.out) == seats // 2
        for seat in range(seats):
            mine = self.who(seat)
            name = self.names[self.match.seating[seat]]
            mine["rounds"] += 1
            mine["tricks"] += self.tricks_now
            if seat in result.out:
                place: int | None = result.out.index(seat) + 1
            else:
                place = seats if len(result.out) == seats - 1 else None
            mine["place", place] += 1
            lead = 0
            if result.scores is not None:
                own = result.scores[seat % 2]
                lead = own - result.scores[1 - seat % 2]
                mine["points"] += own
                mine["lead"] += lead
                mine["place_points", place] += own
                mine["place_lead", place] += lead
            self.history[name].append(lead if game.variant.has_points else place or 0)
            if swept:
                mine["swept", seat % 2 == result.out[0] % 2] += 1
            if game.settings.tichu:
                mine["tichu_asked"] += 1
            call = self.round.calls.get(seat)
            if call is not None:
                mine["called", call] += 1
                mine["made", call] += result.out[:1] == (seat,)
            worth, bombs = power(self.hands[seat], game.settings.bomb_suits_differ)
            mine["strength"] += worth
            mine["bomb_hands"] += bombs > 0
            low = min(worth - worth % 2, 12)
            mine["bin", low] += 1
            mine["bin_first", low] += place == 1
            mine["bin_lead", low] += lead
            mine["bin_place", low] += place or 0


def played(
    variant: str, bots: tuple[str, ...], seed: int, edition: str | None = None, **options: Any
) -> tuple[str, Watcher]:
    """Play a match between bots; return its record and the counts."""
    match = Match(variant, edition, seed=seed, **options)
    names = NAMES[: match.game.settings.players]
    text = io.StringIO()
    recorder = Recorder(text, match, players=names, date="2026-11-15")
    watcher = Watcher(match, names)
    deciders = [make(bots[at % len(bots)], seed + at).decide for at in range(len(names))]

    def watch(seat: int, action: Action) -> None:
        recorder.action(seat, action)
        watcher.watch(seat, action)

    play_match(match, deciders, watch)
    return text.getvalue(), watcher
