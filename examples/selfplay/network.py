"""A small network that values an action: what the seat sees, what it does, and the hand that is left.

Inputs are zeros and ones, and few are ones. So the first layer is a sum of rows, and from one action to the
next only the rows of the cards that leave the hand change. numba compiles it; training needs nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from tichu.envs.encoding import ACTION_CARDS, ACTION_NUMBERS, ACTIONS, GROUPS, VERSION, fields

Floats = NDArray[np.float32]

HIDDEN, SECOND = 128, 32
"""Sizes of the two hidden layers."""
MAX_ONES: Final = 96
"""Maximum inputs that are one at a time."""
START: Final = {field.name: field.start for field in fields(4)}
GIVES, WISHES = (next(g for g in GROUPS if g.name == name) for name in ("card", "wish"))

# -- numbering of the inputs
_SIZES: Final = {
    "hand": 13 * 4 + 4, "gone": 13 * 4 + 4, "counts": 3 * 15, "phase": 6, "turn": 4, "receiver": 4,
    "top": 7 * 16, "length": 15, "owner": 4, "passed": 4, "tichu": 4, "grand": 4, "started": 4, "wish": 14,
    "table points": 6, "margin": 9, "kind": 15, "kind and rank": 15 * 16, "phoenix": 2, "other": 16,
    "gift": 3 * 17, "sent": 3 * 17, "received": 3 * 17, "count": 15,
}  # fmt: skip
AT: Final[dict[str, int]] = {}
for _name, _size in _SIZES.items():
    AT[_name] = sum(_SIZES[before] for before in AT)
INPUTS: Final = sum(_SIZES.values())

(A_HAND, A_GONE, A_COUNTS, A_PHASE, A_TURN, A_RECEIVER, A_TOP, A_LENGTH, A_OWNER, A_PASSED, A_TICHU, A_GRAND,
 A_STARTED, A_WISH, A_TABLE, A_MARGIN, A_KIND, A_RANK, A_PHOENIX, A_OTHER, A_GIFT, A_SENT, A_RECEIVED, A_COUNT
 ) = AT.values()  # fmt: skip
(F_GONE, F_GIVEN, F_RECEIVED, F_PHASE, F_TURN, F_RECEIVER, F_COUNTS, F_POINTS, F_TICHU, F_GRAND, F_STARTED,
 F_PASSED, F_OWNER, F_KIND, F_LENGTH, F_WORTH, F_TABLE, F_WISH) = (
    START[name] for name in ("gone", "given", "received", "phase", "turn", "receiver", "counts", "points",
                             "tichu", "grand", "started", "passed", "owner", "kind", "length", "worth",
                             "table points", "wish")
)  # fmt: skip

CARDS: Final = np.ascontiguousarray(ACTION_CARDS)
NUMBERS: Final = np.ascontiguousarray(ACTION_NUMBERS)
FIRST_GIFT, FIRST_WISH = GIVES.start, WISHES.start


class Network(NamedTuple):
    """Weights: one row for each input, then two dense layers."""

    first: Floats
    first_bias: Floats
    second: Floats
    second_bias: Floats
    last: Floats
    last_bias: Floats

    @classmethod
    def random(cls, seed: int) -> Network:
        """Create small random weights."""
        rng = np.random.default_rng(seed)

        def normal(scale: float, *shape: int) -> Floats:
            return (scale * rng.standard_normal(shape)).astype(np.float32)

        zeros = [np.zeros(size, np.float32) for size in (HIDDEN, SECOND, 1)]
        return cls(
            normal(0.15, INPUTS, HIDDEN), zeros[0], normal(0.12, SECOND, HIDDEN), zeros[1],
            normal(0.1, SECOND), zeros[2],
        )  # fmt: skip

    def save(self, path: Path) -> None:
        """Write the weights, with half the digits."""
        arrays = {name: array.astype(np.float16) for name, array in self._asdict().items()}
        np.savez_compressed(path, version=np.array(VERSION), **arrays)  # type: ignore[arg-type]

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read weights that were trained with the same encoding."""
        with np.load(path) as data:
            if int(data["version"]) != VERSION:
                raise ValueError(f"{path} was made for version {data['version']} of the encoding")
            return cls(*(np.ascontiguousarray(data[name], np.float32) for name in cls._fields))


@njit(cache=True, nogil=True)
def kind_of_card(card: int) -> int:
    """Return the kind of a card in an observation: its rank, or a special."""
    return card % 13 if card < 52 else card - 39


@njit(cache=True, nogil=True)
def count_cards(row: Any, start: int, counts: Any) -> None:
    """Count cards by kind."""
    counts[:] = 0
    for card in range(56):
        counts[kind_of_card(card)] += row[start + card]


@njit(cache=True, nogil=True)
def card_inputs(counts: Any, base: int, ones: Any, n: int) -> int:
    """Add an input for each card: the first, second, third and fourth of a rank are different ones."""
    for kind in range(13):
        for number in range(counts[kind]):
            ones[n] = base + 4 * kind + number
            n += 1
    for special in range(4):
        if counts[13 + special]:
            ones[n] = base + 52 + special
            n += 1
    return n


@njit(cache=True, nogil=True)
def gift_inputs(row: Any, start: int, base: int, ones: Any, n: int) -> int:
    """Add the cards that were given to or by each of the others."""
    for other in range(3):
        for card in range(56):
            if row[start + 56 * other + card]:
                ones[n] = base + 17 * other + kind_of_card(card)
                n += 1
    return n


@njit(cache=True, nogil=True)
def flag_inputs(row: Any, start: int, size: int, base: int, ones: Any, n: int) -> int:
    """Copy flags."""
    for at in range(size):
        if row[start + at]:
            ones[n] = base + at
            n += 1
    return n


@njit(cache=True, nogil=True)
def table_inputs(row: Any, counts: Any, ones: Any) -> int:
    """List the inputs that are the same for all actions; returns how many."""
    count_cards(row, F_GONE, counts)
    n = card_inputs(counts, A_GONE, ones, 0)
    for other in range(3):
        ones[n] = A_COUNTS + 15 * other + min(row[F_COUNTS + 1 + other], 14)
        n += 1
    n = flag_inputs(row, F_PHASE, 6, A_PHASE, ones, n)
    n = flag_inputs(row, F_TURN, 4, A_TURN, ones, n)
    n = flag_inputs(row, F_RECEIVER, 4, A_RECEIVER, ones, n)
    n = flag_inputs(row, F_OWNER, 4, A_OWNER, ones, n)
    n = flag_inputs(row, F_PASSED, 4, A_PASSED, ones, n)
    n = flag_inputs(row, F_TICHU, 4, A_TICHU, ones, n)
    n = flag_inputs(row, F_GRAND, 4, A_GRAND, ones, n)
    n = flag_inputs(row, F_STARTED, 4, A_STARTED, ones, n)
    n = flag_inputs(row, F_WISH, 13, A_WISH, ones, n)
    for kind in range(7):
        if row[F_KIND + kind]:
            ones[n] = A_TOP + 16 * kind + min(row[F_WORTH] // 2, 15)
            n += 1
    ones[n] = A_LENGTH + row[F_LENGTH]
    ones[n + 1] = A_TABLE + min(max(row[F_TABLE] // 10 + 2, 0), 5)
    margin = row[F_POINTS] + row[F_POINTS + 2] - row[F_POINTS + 1] - row[F_POINTS + 3]
    ones[n + 2] = A_MARGIN + min(max(margin // 20 + 4, 0), 8)
    n = gift_inputs(row, F_GIVEN, A_SENT, ones, n + 3)
    return gift_inputs(row, F_RECEIVED, A_RECEIVED, ones, n)


@njit(cache=True, nogil=True)
def action_inputs(row: Any, action: int, hand: Any, left: Any, ones: Any, n: int) -> int:
    """Add the inputs of an action, and of the hand that it leaves."""
    size = 0
    for kind in range(17):
        left[kind] = hand[kind] - CARDS[action, kind]
        size += left[kind]
    n = card_inputs(left, A_HAND, ones, n)
    ones[n] = A_COUNT + min(size, 14)
    kind = NUMBERS[action, 0] - 1
    ones[n + 1] = A_KIND + kind
    ones[n + 2] = A_RANK + 16 * kind + NUMBERS[action, 2]
    n += 3
    if NUMBERS[action, 3]:
        ones[n] = A_PHOENIX
        n += 1
    if kind > 8 and kind != 13:
        ones[n] = A_OTHER + NUMBERS[action, 4]
        n += 1
    if FIRST_GIFT <= action < FIRST_GIFT + 56:
        for other in range(3):
            if row[F_RECEIVER + 1 + other]:
                ones[n] = A_GIFT + 17 * other + kind_of_card(action - FIRST_GIFT)
                n += 1
    return n


@njit(cache=True, nogil=True, fastmath=True)
def add_rows(net: Network, ones: Any, begin: int, end: int, total: Any) -> None:
    """Add the rows of these inputs to the first layer."""
    for at in range(begin, end):
        weights = net.first[ones[at]]
        for unit in range(HIDDEN):
            total[unit] += weights[unit]


@njit(cache=True, nogil=True, fastmath=True)
def value_of(net: Network, total: Any, second: Any) -> float:
    """Return the value for sums of the first layer; ``second`` takes the second layer."""
    value = net.last_bias[0]
    for unit in range(SECOND):
        part = net.second_bias[unit]
        weights = net.second[unit]
        for other in range(HIDDEN):
            part += weights[other] * max(total[other], np.float32(0.0))
        second[unit] = max(part, np.float32(0.0))
        value += net.last[unit] * second[unit]
    return value


class Scratch(NamedTuple):
    """Arrays for one thread."""

    ones: Any
    hand: Any
    left: Any
    total: Floats
    table: Floats
    second: Floats


def new_scratch() -> Scratch:
    """Create the arrays of a thread."""
    layers = [np.zeros(size, np.float32) for size in (HIDDEN, HIDDEN, SECOND)]
    return Scratch(np.zeros(2 * MAX_ONES, np.int64), np.zeros(17, np.int64), np.zeros(17, np.int64), *layers)


@njit(cache=True, nogil=True)
def best_action(net: Network, row: Any, mask: Any, scratch: Scratch) -> tuple[int, int]:
    """Return the action with the highest value, and the number of legal actions."""
    ones, total, table = scratch.ones, scratch.total, scratch.table
    legal, only = 0, -1
    for action in range(ACTIONS):
        if mask[action]:
            legal += 1
            only = action
    if legal == 1:
        return only, 1
    n = table_inputs(row, scratch.hand, ones)
    table[:] = net.first_bias
    add_rows(net, ones, 0, n, table)
    count_cards(row, 0, scratch.hand)
    best, chosen = np.float32(-1e9), only
    for action in range(only + 1):
        if not mask[action]:
            continue
        total[:] = table
        add_rows(net, ones, n, action_inputs(row, action, scratch.hand, scratch.left, ones, n), total)
        value = value_of(net, total, scratch.second)
        if value > best:
            best, chosen = value, action
    return chosen, legal


@njit(cache=True, nogil=True)
def inputs_of(row: Any, action: int, scratch: Scratch) -> int:
    """List the inputs of an action in ``scratch.ones``; returns how many."""
    n = table_inputs(row, scratch.hand, scratch.ones)
    count_cards(row, 0, scratch.hand)
    return action_inputs(row, action, scratch.hand, scratch.left, scratch.ones, n)
