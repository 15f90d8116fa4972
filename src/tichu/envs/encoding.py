"""The numbering of actions and the layout of observations, shared by all environments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tichu.core.cards import SUITS, card_name, rank_name
from tichu.envs.record import HISTORY, NUMBERS
from tichu.kernel import moves as m
from tichu.kernel.bridge import card_of
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import COMPILED, Ints
from tichu.kernel.state import MAX_SEATS

VERSION: Final = 2
"""Version of actions and observations. It changes whenever a number gets another meaning or place."""
RANKS: Final = range(2, m.ACE + 1)
Codes = Iterator[int]


def _play(kind: int, length: int, rank: int, joker: int = 0, other: int = 0) -> int:
    return kind << 16 | length << 12 | rank << 8 | joker << 4 | other


def _singles() -> Codes:
    yield from (m.PLAY_DOG, m.PLAY_MAHJONG)
    yield from (_play(m.SINGLE, 1, rank) for rank in RANKS)
    yield from (m.PLAY_PHOENIX, m.PLAY_DRAGON)


def _dogs() -> Codes:
    yield from (m.PLAY_DOG | step for step in range(2, MAX_SEATS, 2))


def _sets(kind: int) -> Codes:
    for rank in RANKS:
        yield from (_play(kind, kind, rank), _play(kind, kind, rank, rank))


def _full_houses() -> Codes:
    for rank in RANKS:
        for pair in RANKS:
            if pair != rank:
                yield from (_play(m.FULL_HOUSE, 5, rank, joker, pair) for joker in (0, rank, pair))


def _straights() -> Codes:
    for low in range(1, 11):
        for high in range(low + 4, m.ACE + 1):
            for joker in (0, *range(max(low, 2), high + 1)):
                yield _play(m.STRAIGHT, high - low + 1, high, joker)


def _pair_runs() -> Codes:
    for low in RANKS:
        for high in range(low + 1, min(low + 6, m.ACE) + 1):
            for joker in (0, *range(low, high + 1)):
                yield _play(m.PAIR_RUN, 2 * (high - low + 1), high, joker)


def _bombs() -> Codes:
    yield from (_play(m.BOMB, 4, rank) for rank in RANKS)
    for suit in range(4):
        for low in range(2, 11):
            yield from (_play(m.BOMB, high - low + 1, high, 0, suit) for high in range(low + 4, m.ACE + 1))


def _wishes() -> Codes:
    yield from (m.MAKE_WISH << 16 | rank for rank in (0, *RANKS))


class ActionGroup(NamedTuple):
    """Consecutive actions of one kind."""

    name: str
    meaning: str
    start: int
    size: int

    @property
    def stop(self) -> int:
        """Number after the last action."""
        return self.start + self.size


_GROUPS: Final[tuple[tuple[str, str, Callable[[], Codes]], ...]] = (
    ("pass", "pass; out of turn: no bomb", lambda: iter((m.PASS,))),
    ("single", "Dog, Mah Jong, 2 to A, Phoenix, Dragon", _singles),
    ("dog to", "the Dog, giving the lead to the partner at +2 or +4, where there is a choice", _dogs),
    ("pair", "by rank: without and with the Phoenix", lambda: _sets(m.PAIR)),
    ("triple", "by rank: without and with the Phoenix", lambda: _sets(m.TRIPLE)),
    (
        "full house",
        "by triple and pair: no Phoenix, Phoenix in the triple, Phoenix in the pair",
        _full_houses,
    ),
    ("straight", "by lowest and highest rank: no Phoenix, then by the rank it stands for", _straights),
    ("pair run", "by lowest and highest rank: no Phoenix, then by the rank it stands for", _pair_runs),
    ("bomb", "four of a kind by rank; then straights by suit, lowest and highest rank", _bombs),
    ("take", "take the trick", lambda: iter((m.TAKE << 16,))),
    (
        "give",
        "give the Dragon's trick to +1, +3 or +5",
        lambda: (m.GIVE << 16 | n for n in (1, 3, 5)),
    ),
    ("tichu", "call Tichu", lambda: iter((m.CALL_TICHU << 16,))),
    ("withdraw", "withdraw the call", lambda: iter((m.WITHDRAW_CALL << 16,))),
    ("grand", "Grand Tichu: no, yes", lambda: (m.ANSWER_GRAND << 16 | n for n in (0, 1))),
    (
        "card",
        "give this card to the seat in `receiver`",
        lambda: (m.GIVE_CARD << 16 | n for n in range(CARDS)),
    ),
    ("wish", "no wish, 2 to A", _wishes),
)


def _number() -> tuple[tuple[ActionGroup, ...], tuple[int, ...]]:
    groups: list[ActionGroup] = []
    codes: list[int] = []
    for name, meaning, make in _GROUPS:
        made = list(make())
        groups.append(ActionGroup(name, meaning, len(codes), len(made)))
        codes += made
    return tuple(groups), tuple(codes)


_NUMBERED: Final = _number()
GROUPS: Final = _NUMBERED[0]
MOVES: Final = _NUMBERED[1]
"""Move of each action in the encoding of ``kernel.moves``, with other seats counted from the acting one."""
ACTIONS: Final = len(MOVES)

CODES: Final[Ints] = np.array(MOVES, np.int64) if COMPILED else list(MOVES)  # type: ignore[assignment]
INDEX: Final[NDArray[np.int16]] = np.full(15 << 16, -1, np.int16)
"""Action of each move, or -1 if there is no such move."""
INDEX[np.array(MOVES)] = np.arange(ACTIONS)


CARD_KINDS: Final = 17
"""Kinds of cards that a play distinguishes: the ranks 2 to A, Mah Jong, Dog, Phoenix, Dragon."""


def _numbers_of(move: int) -> tuple[int, ...]:
    parts = m.length_of(move), m.rank_of(move), m.phoenix_of(move), m.other_of(move)
    return (m.kind_of(move) + 1, *(parts if m.kind_of(move) != m.GIVE_CARD else (0, 0, 0, 0)))


def _cards_of(move: int) -> list[int]:
    """Return how many cards of each kind the action takes from the hand."""
    taken = [0] * CARD_KINDS
    kind, length, rank, joker = m.kind_of(move), m.length_of(move), m.rank_of(move), m.phoenix_of(move)
    if kind == m.GIVE_CARD:
        card = move & 63
        taken[card % 13 if card < 52 else card - 39] = 1
        return taken
    if not m.SINGLE <= kind <= m.BOMB:
        return taken
    if kind == m.SINGLE and (joker or not 2 <= rank <= m.ACE):
        taken[15 if joker else {0: 14, 1: 13}.get(rank, 16)] = 1
        return taken
    steps = {m.STRAIGHT: length, m.PAIR_RUN: length // 2}.get(kind, 1)
    if kind == m.BOMB and length > 4:
        steps = length
    each = {m.FULL_HOUSE: 3}.get(kind, length // steps)
    for at in range(rank - steps + 1, rank + 1):
        taken[13 if at == 1 else at - 2] += each
    if kind == m.FULL_HOUSE:
        taken[m.other_of(move) - 2] += 2
    if joker:
        taken[joker - 2] -= 1
        taken[15] = 1
    return taken


ACTION_NUMBERS: Final[NDArray[np.int8]] = np.array([_numbers_of(move) for move in MOVES], np.int8)
"""Each action in five numbers, as in the history: kind + 1, length, rank, rank of the Phoenix, the rest."""
ACTION_CARDS: Final[NDArray[np.int8]] = np.array([_cards_of(move) for move in MOVES], np.int8)
"""How many cards of each of the 17 kinds an action takes from the hand."""


def group_of(action: int) -> ActionGroup:
    """Return the group of an action."""
    return next(group for group in GROUPS if group.start <= action < group.stop)


def _rank(rank: int) -> str:
    return "1" if rank == 1 else rank_name(rank)


@cache
def action_name(action: int) -> str:
    """Return a readable name of an action."""
    move, group = MOVES[action], group_of(action)
    rank, joker, other = m.rank_of(move), m.phoenix_of(move), m.other_of(move)
    if group.name in ("pass", "take", "tichu", "withdraw"):
        return group.name
    if group.name == "single":
        specials = {
            m.PLAY_DOG: "Dog",
            m.PLAY_MAHJONG: "Mah Jong",
            m.PLAY_PHOENIX: "Phoenix",
            m.PLAY_DRAGON: "Dragon",
        }
        return specials.get(move) or _rank(rank)
    if group.name == "dog to":
        return f"Dog to +{other}"
    if group.name == "give":
        return f"give to +{other}"
    if group.name == "grand":
        return "grand tichu" if other else "no grand tichu"
    if group.name == "card":
        return f"card {card_name(card_of(move & 63))}"
    if group.name == "wish":
        return f"wish {_rank(other)}" if other else "no wish"
    if group.name == "full house":
        text = f"full house {_rank(rank)} over {_rank(other)}"
    elif group.name in ("straight", "pair run") or m.length_of(move) > 4:
        steps = m.length_of(move) // 2 if group.name == "pair run" else m.length_of(move)
        text = f"{group.name} {_rank(rank - steps + 1)}-{_rank(rank)}"
        if group.name == "bomb":
            text += f" {SUITS[other]}"
    else:
        text = f"{group.name} {_rank(rank)}"
    return f"{text} Phoenix={_rank(joker)}" if joker else text


# -- what a seat knows ---------------------------------------------------------------------------------------


class ObservationField(NamedTuple):
    """A named slice of an observation."""

    name: str
    meaning: str
    start: int
    size: int

    @property
    def slice(self) -> slice:
        """Indices of the field."""
        return slice(self.start, self.start + self.size)


PHASES: Final = ("grand", "exchange", "play", "take", "over", "wish")
KINDS: Final = ("single", "pair", "triple", "full house", "straight", "pair run", "bomb")
MIN_VALUE, MAX_VALUE = -25, 125
"""Range of the numbers in an observation; the extremes are points of cards."""


@cache
def fields(seats: int) -> tuple[ObservationField, ...]:
    """Return the fields of an observation at a table with this many seats."""
    others = seats - 1
    sizes = (
        ("hand", CARDS, "your own cards"),
        ("open", CARDS, "Trichu: the dummy's cards; for the dummy, the soloist's"),
        ("gone", CARDS, "all cards played so far"),
        ("table", CARDS, "cards in this trick"),
        ("top", CARDS, "cards in the play to beat"),
        ("given", CARDS * others, "card given to +1, +2, …"),
        ("received", CARDS * others, "card received from +1, +2, …, once all have given"),
        ("phase", len(PHASES), ", ".join(PHASES)),
        ("turn", seats, "seat in turn"),
        ("receiver", seats, "exchange: the seat that gets the next card"),
        ("dealer", seats, "the seat that drew the first card"),
        ("dummy", seats, "Trichu: the dummy's seat"),
        ("counts", seats, "number of cards in hand"),
        (
            "places",
            seats,
            "order of going out: 1 for the first, 2 for the second, …; 0 for seats that still hold cards",
        ),
        ("points", seats, "points in the tricks taken"),
        ("tichu", seats, "seats that called Tichu"),
        ("grand", seats, "seats that called Grand Tichu; other seats only when all have answered"),
        ("started", seats, "seats that have played a card"),
        ("passed", seats, "seats that passed since the last play"),
        ("owner", seats, "the seat that made the play to beat"),
        ("kind", len(KINDS), ", ".join(KINDS)),
        ("length", 1, "number of cards in the play to beat"),
        (
            "worth",
            1,
            "twice its rank; for a single Phoenix one more than the card it beat, for the Dragon 40",
        ),
        ("table points", 1, "points in this trick"),
        ("wish", len(RANKS), "the wished rank, 2 to A"),
        ("played", CARDS * seats, "cards played by each seat"),
        ("when", CARDS, "number of the play that contained the card, from 1; 0 for cards not played"),
        (
            "history",
            HISTORY * NUMBERS,
            f"the last {HISTORY} public actions, newest first, {NUMBERS} numbers each (below)",
        ),
        (
            "match",
            6,
            "score of your side, of the other side, and the target: hundreds (rounded down) and rest",
        ),
    )
    made, start = [], 0
    for name, size, meaning in sizes:
        made.append(ObservationField(name, meaning, start, size))
        start += size
    return tuple(made)


@cache
def observation_size(seats: int) -> int:
    """Return the length of an observation."""
    last = fields(seats)[-1]
    return last.start + last.size
