"""Random walks through the core and the kernel at once: the same actions are legal, with the same results."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.support import act_together
from tichu.core.actions import Action, Exchange, Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import MAHJONG
from tichu.core.editions import PAIRS
from tichu.core.game import Game
from tichu.core.match import Match
from tichu.core.round import Round
from tichu.kernel import bridge, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import Ints
from tichu.table.referee import Referee

TABLES = [pair for pair in PAIRS if pair[0] in bridge.VARIANTS]
HOUSE_RULES: Sequence[dict[str, Any]] = (
    {"bomb_on_dog": True},
    {"wish": "required"},
    {"wish": "none", "wish_breach": "refused"},
    {"wish_breach": "penalty", "wish": "optional"},
    {"withdraw_calls": True},
    {"late_tichu": False},
    {"grand_tichu": False},
    {"tichu": False},
    {"dragon_given": False},
    {"exchange": "none"},
    {"exchange": "everyone"},
    {"victory_points": 150, "tichu_points": 50, "grand_points": 75},
)
NOT_COMPARED = (s.BOMBERS, s.HELD, s.HELD_CARDS, s.RNG, s.PICKED)
Key = tuple[Any, ...]

_plain: dict[type[Action], str] = {Pass: "pass", Take: "take", Tichu: "tichu", Withdraw: "withdraw"}


def key_of(action: Action) -> Key:
    """An action of the core, as something to compare."""
    if isinstance(action, Play):
        joker = action.stands_for[0] if action.stands_for else 0
        return "play", bridge.mask_of(action.cards), joker, action.wish or 0, action.to
    if isinstance(action, Exchange):
        return "exchange", tuple(bridge.number_of(cards[0]) for _, cards in sorted(action.give))
    if isinstance(action, Grand):
        return "grand", action.call
    if isinstance(action, Give):
        return "give", action.to
    return (_plain[type(action)],)


class Kernel:
    """One game of the kernel, with its buffers."""

    def __init__(self, round_: Round) -> None:
        self.st: Ints = bridge.state_of(round_)
        self.moves = s.new_buffer(m.MAX_MOVES)
        self.ways = s.new_buffer(suits.MAX_CARD_SETS)
        self.room = s.new_buffer(m.MAX_MOVES)
        self.wish = m.MAKE_WISH << 16

    def keys(self, seat: int) -> set[Key]:
        """Every legal action of a seat, as the core would have it; a gift card by card."""
        found: set[Key] = set()
        for at in range(rules.legal(self.st, seat, self.moves)):
            found.update(self._keys_of_move(seat, int(self.moves[at])))
        return found

    def _keys_of_move(self, seat: int, move: int) -> Iterator[Key]:
        kind = m.kind_of(move)
        if m.SINGLE <= kind <= m.BOMB:
            joker = 0 if move == m.PLAY_PHOENIX else m.phoenix_of(move)
            to = (move & 15) - 1 if move & ~15 == m.PLAY_DOG and move & 15 else None
            wishes = range(1)
            ways = suits.list_card_sets(self.st[s.HAND + seat], move, self.ways)
            masks = {int(self.ways[at]) for at in range(ways)}
            assert len(masks) == ways, "a way is listed twice"
            assert suits.choose_cards(self.st[s.HAND + seat], move) in masks, (
                "chosen cards that are no way to play it"
            )
            for cards in masks:
                if cards >> bridge.number_of(MAHJONG) & 1 and self.st[s.WISH_RULE] != s.NO_WISH:
                    wishes = range(2, 15)
                    if self.st[s.WISH_RULE] == s.MAY_WISH:
                        yield "play", cards, joker, 0, to
                    for wish in wishes:
                        yield "play", cards, joker, wish, to
                else:
                    yield "play", cards, joker, 0, to
        elif kind == m.GIVE_CARD:
            yield "card", move & 63
        else:
            yield key_of(bridge.action_of(move))

    def apply(self, round_: Round, seat: int, action: Action) -> None:
        """Let the seat act; ``round_`` is the position before."""
        for move, cards in bridge.moves_of(round_, action):
            if self.st[s.PHASE] != s.OVER:
                rules.apply(self.st, seat, move, cards, self.room)

    def answer(self, round_: Round, action: Action) -> None:
        """Answer for the asked seat; a wish waits with its Mah Jong until nobody wants to bomb."""
        for move, cards in bridge.moves_of(round_, action):
            if m.kind_of(move) == m.MAKE_WISH:
                self.wish = move
            else:
                rules.answer(self.st, move, cards, self.room)
        if self.st[s.PHASE] == s.WISH_PHASE:
            rules.answer(self.st, self.wish, 0, self.room)


def table(rng: Random) -> Game:
    """A random game of the kernel in any edition, often with a house rule."""
    variant, edition = rng.choice(TABLES)
    while rng.random() < 0.4:
        house = dict(rng.choice(HOUSE_RULES))
        try:
            return Game.of(variant, edition, **house)
        except ValueError:
            continue  # a rule that does not apply there
    return Game.of(variant, edition)


def new_round(rng: Random, game: Game) -> Round:
    """A round after the deal."""
    return Match(game.variant.key, game.edition, seed=rng.randrange(1 << 30), **game.house_rules).round


def same_choices(round_: Round, kernel: Kernel) -> int:
    """Fail unless every seat may do the same in both; returns how many actions were compared."""
    compared = 0
    for seat in range(round_.game.seats):
        core = round_.legal_actions(seat)
        there = kernel.keys(seat)
        compared += len(core)
        cards = {key for key in there if key[0] == "card"}
        if cards:
            hand, gifts = len(round_.hands[seat]), len(round_.game.variant.gifts(round_)[seat])
            ways = 1
            for given in range(gifts):
                ways *= hand - given
            calls = {key_of(action) for action in core[ways:]}
            assert there - cards == calls and len(core) == ways + len(calls)
            assert {number for _, number in cards} == {*map(bridge.number_of, round_.hands[seat])}
            continue
        here = {key_of(action) for action in core}
        assert here == there, f"only the core: {here - there}, only the kernel: {there - here}"
    return compared


def same_state(round_: Round, kernel: Kernel) -> None:
    """Fail unless both are at the same position, whichever way it is translated."""
    if sorted(round_.just_called) != round_.just_called:
        round_ = round_.copy()
        round_.just_called.sort()  # the order of calls has no meaning, and the kernel does not keep it
    if round_.over and not kernel.st[s.WISH]:
        round_ = round_.copy()
        round_.wish = (
            None  # the Mah Jong was the last card: the kernel asks for no wish that nobody can honour
        )
    expected = bridge.state_of(round_)
    differing = [
        slot
        for slot in range(s.LOG + 2 * int(expected[s.PLAYS]))
        if expected[slot] != kernel.st[slot] and slot not in NOT_COMPARED and not _idle(round_, slot)
    ]
    assert not differing, f"slots {differing}"
    assert bridge.round_of(kernel.st, round_.game) == round_


def _idle(round_: Round, slot: int) -> bool:
    """Slots without a meaning in the current phase."""
    if slot == s.OWNER:
        return not round_.trick
    if slot == s.BOMB_HOLDERS:
        return round_.phase in ("grand", "exchange", "over")
    return s.OUT + len(round_.out) <= slot < s.OUT + s.MAX_SEATS


def any_seat(rng: Random, round_: Round) -> tuple[int, Action]:
    """Make a legal action: mostly of the seat in turn, sometimes of another seat, or a call."""
    while True:
        waiting = round_.to_act()
        seat = rng.choice(waiting) if rng.random() < 0.8 else rng.randrange(round_.game.seats)
        actions = round_.legal_actions(seat)
        if not actions:
            continue
        action = actions[rng.randrange(len(actions))]
        if isinstance(action, Tichu) and rng.random() < 0.8:
            continue
        return seat, action


def walk(rng: Random, compare: int = 1) -> tuple[int, int]:
    """Walk through one round; returns how many positions and actions were compared."""
    round_ = new_round(rng, table(rng))
    kernel = Kernel(round_)
    positions = actions = 0
    while not round_.over:
        if positions % compare == 0:
            actions += same_choices(round_, kernel)
        same_state(round_, kernel)
        positions += 1
        seat, action = any_seat(rng, round_)
        kernel.apply(round_, seat, action)
        act_together(round_, seat, action)
        kernel.st[s.JUST_CALLED] = sum(1 << caller for caller in round_.just_called)
    same_state(round_, kernel)
    return positions + 1, actions


def walk_with_referee(rng: Random) -> int:
    """Play one round with the referee; the kernel asks the same seats in the same order."""
    round_ = new_round(rng, table(rng))
    referee = Referee(round_)
    kernel = Kernel(round_)
    questions = 0
    while (seat := referee.ask()) is not None:
        assert rules.asked(kernel.st) == seat
        options = round_.view(seat).options()
        n = rules.options(kernel.st, kernel.moves)
        declines = m.PASS in [int(kernel.moves[at]) for at in range(n)]
        assert declines == any(isinstance(option, Pass) for option in options)
        action = options[rng.randrange(len(options))]
        kernel.answer(round_, action)
        referee.answer(action)
        questions += 1
    assert rules.asked(kernel.st) == -1
    same_state(round_, kernel)
    return questions
