"""How environments number the actions and lay out what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tichu.core.cards import SUITS, card_name, rank_name
from tichu.kernel import moves as m
from tichu.kernel.bridge import card_of
from tichu.kernel.cards import CARDS
from tichu.kernel.jit import COMPILED, Ints
from tichu.kernel.state import MAX_SEATS

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


class Group(NamedTuple):
    """Actions of one sort, numbered in a row."""

    name: str
    meaning: str
    start: int
    size: int

    @property
    def stop(self) -> int:
        """The number after the last."""
        return self.start + self.size


_GROUPS: Final[tuple[tuple[str, str, Callable[[], Codes]], ...]] = (
    ("pass", "pass; out of turn: no bomb", lambda: iter((m.PASS,))),
    ("single", "Dog, Mah Jong, 2 to A, Phoenix, Dragon", _singles),
    ("dog to", "the Dog for the partner at +2 or +4, where there is a choice", _dogs),
    ("pair", "by rank: without, with the Phoenix", lambda: _sets(m.PAIR)),
    ("triple", "by rank: without, with the Phoenix", lambda: _sets(m.TRIPLE)),
    ("full house", "by triple, by pair: without, Phoenix in the triple, Phoenix in the pair", _full_houses),
    ("straight", "by lowest, by highest rank: without, then the rank the Phoenix stands for", _straights),
    ("pair run", "by lowest, by highest rank: without, then the rank the Phoenix stands for", _pair_runs),
    ("bomb", "four of a rank; then by suit, by lowest, by highest rank", _bombs),
    ("take", "take the trick", lambda: iter((m.TAKE << 16,))),
    (
        "give",
        "the Dragon's trick to +1, +3 or +5",
        lambda: (m.GIVE << 16 | n for n in (1, 3, 5)),
    ),
    ("tichu", "call Tichu", lambda: iter((m.CALL_TICHU << 16,))),
    ("withdraw", "withdraw the call", lambda: iter((m.WITHDRAW_CALL << 16,))),
    ("grand", "Grand Tichu: no, yes", lambda: (m.ANSWER_GRAND << 16 | n for n in (0, 1))),
    (
        "card",
        "give this card to the seat that `receiver` shows",
        lambda: (m.GIVE_CARD << 16 | n for n in range(CARDS)),
    ),
    ("wish", "no wish, 2 to A", _wishes),
)


def _number() -> tuple[tuple[Group, ...], tuple[int, ...]]:
    groups: list[Group] = []
    codes: list[int] = []
    for name, meaning, make in _GROUPS:
        made = list(make())
        groups.append(Group(name, meaning, len(codes), len(made)))
        codes += made
    return tuple(groups), tuple(codes)


_NUMBERED: Final = _number()
GROUPS: Final = _NUMBERED[0]
MOVES: Final = _NUMBERED[1]
"""The move of each action, as ``kernel.moves`` writes it, with other seats counted from the own one."""
ACTIONS: Final = len(MOVES)

CODES: Final[Ints] = np.array(MOVES, np.int64) if COMPILED else list(MOVES)  # type: ignore[assignment]
INDEX: Final[NDArray[np.int16]] = np.full(15 << 16, -1, np.int16)
"""The action of each move; -1 where there is no such move."""
INDEX[np.array(MOVES)] = np.arange(ACTIONS)


def group_of(action: int) -> Group:
    """The sort of an action."""
    return next(group for group in GROUPS if group.start <= action < group.stop)


def _rank(rank: int) -> str:
    return "1" if rank == 1 else rank_name(rank)


@cache
def action_name(action: int) -> str:
    """An action as people read it."""
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


class Field(NamedTuple):
    """Numbers of an observation that belong together."""

    name: str
    meaning: str
    start: int
    size: int

    @property
    def slice(self) -> slice:
        """Where they are."""
        return slice(self.start, self.start + self.size)


PHASES: Final = ("grand", "exchange", "play", "take", "over", "wish")
KINDS: Final = ("single", "pair", "triple", "full house", "straight", "pair run", "bomb")
LEAST, MOST = -25, 125
"""The numbers of an observation lie between these: what cards can count."""


@cache
def fields(seats: int) -> tuple[Field, ...]:
    """What the numbers of an observation mean, at a table with this many seats."""
    others = seats - 1
    sizes = (
        ("hand", CARDS, "own cards"),
        ("open", CARDS, "Trichu: the dummy's cards; for the dummy the soloist's"),
        ("gone", CARDS, "cards that were played, in this trick or before"),
        ("table", CARDS, "cards of this trick"),
        ("top", CARDS, "cards of the play to beat"),
        ("given", CARDS * others, "the card given to +1, +2, …"),
        ("received", CARDS * others, "the card got from +1, +2, …, once all have given"),
        ("phase", len(PHASES), ", ".join(PHASES)),
        ("turn", seats, "seat in turn"),
        ("receiver", seats, "exchange: who gets the card that is to be chosen now"),
        ("dealer", seats, "who drew the first card"),
        ("dummy", seats, "Trichu: the dummy"),
        ("counts", seats, "cards in hand"),
        ("places", seats, "1 for who went out first, 2 for the second, …; 0 for who still holds cards"),
        ("points", seats, "points in the tricks won"),
        ("tichu", seats, "who called Tichu"),
        ("grand", seats, "who called Grand Tichu; of the others only when all have answered"),
        ("started", seats, "who has played a card"),
        ("passed", seats, "who passed since the last play"),
        ("owner", seats, "who made the play to beat"),
        ("kind", len(KINDS), ", ".join(KINDS)),
        ("length", 1, "cards of the play to beat"),
        ("worth", 1, "twice its rank; a Phoenix alone one more than what it beat, the Dragon 40"),
        ("table points", 1, "points in this trick"),
        ("wish", len(RANKS), "the rank wished for, 2 to A"),
    )
    made, start = [], 0
    for name, size, meaning in sizes:
        made.append(Field(name, meaning, start, size))
        start += size
    return tuple(made)


@cache
def observation_size(seats: int) -> int:
    """How many numbers an observation has."""
    last = fields(seats)[-1]
    return last.start + last.size
