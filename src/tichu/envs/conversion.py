"""Rows of the environments from rounds of the core: the state of the kernel, and the record of the round."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tichu.core.actions import Give, Grand, Pass, Play, Take, Tichu, Withdraw
from tichu.core.cards import MAHJONG
from tichu.core.combos import classify
from tichu.core.game import Game
from tichu.core.history import HistoryEntry
from tichu.core.round import Round
from tichu.envs import record
from tichu.kernel import bridge
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.jit import COMPILED, Ints

DUMMY_SEAT = 2

_PLAIN = {Pass: m.PASS, Take: m.TAKE, Tichu: m.CALL_TICHU, Withdraw: m.WITHDRAW_CALL}


def new_row(game: Game, log: int = 0) -> Ints:
    """Create an empty game; in Trichu the soloist has seat 0 and the dummy seat 2."""
    return _widened(bridge.table_of(game, 0, DUMMY_SEAT if game.variant.has_dummy else None), log)


def new_states(game: Game, games: int, target: int) -> Any:
    """Create this many empty games; the target is that of the matches, or 0."""
    row = new_row(game)
    row[record.TARGET] = target
    return np.tile(row, (games, 1)) if COMPILED else [list(row) for _ in range(games)]


def rng_states(seed: int | None, count: int) -> NDArray[np.int64]:
    """Create seeds for this many random generators of the kernel: 32 bits each, never 0."""
    found: NDArray[np.int64] = np.random.SeedSequence(seed).generate_state(count, np.uint32).astype(np.int64)
    return np.where(found == 0, 1, found)


def row_of(round_: Round, log: int = 0) -> Ints:
    """Convert a round, its history and the score of its match; hidden hands of a view are empty."""
    st = _widened(bridge.state_of(round_), log)
    record.forget(st)
    history = round_.history
    for number, entry in enumerate(history):
        if number < len(history) - record.HISTORY:
            cards = bridge.mask_of(entry.action.cards) if isinstance(entry.action, Play) else 0
            record.note(
                st, entry.seat, m.PASS, cards
            )  # too old for the list of actions: only the cards count
            continue
        for move, cards in _moves(round_, entry, ends=round_.over and number == len(history) - 1):
            record.note(st, entry.seat, move, cards)
    if round_.standing is not None:
        st[record.TOTALS], st[record.TOTALS + 1] = round_.standing.points
        st[record.TARGET] = round_.standing.target
    return st


def _widened(st: Ints, log: int) -> Ints:
    more = record.width(log) - s.SIZE
    if COMPILED:
        return np.concatenate((st, np.zeros(more, np.int64)))
    return [*st, *([0] * more)]  # type: ignore[return-value]


def _moves(round_: Round, entry: HistoryEntry, *, ends: bool) -> list[tuple[int, int]]:
    """Return a public action as moves with their cards; a wish is a move of its own."""
    action = entry.action
    if isinstance(action, Play):
        readings = classify(tuple(sorted(action.cards)), round_.game.combo_rules)
        wanted = () if action.stands_for is None else tuple(action.stands_for)
        combo = next((one for one in readings if one.stands_for == wanted), readings[0])
        moves = [(bridge.move_of_combination(combo), bridge.mask_of(action.cards))]
        if MAHJONG in action.cards and round_.settings.wish != "none" and not ends:
            moves.append((m.MAKE_WISH << 16 | (action.wish or 0), 0))
        return moves
    if isinstance(action, Grand):
        return [(m.ANSWER_GRAND << 16 | int(action.call), 0)]
    if isinstance(action, Give):
        return [(m.GIVE << 16 | action.to, 0)]
    return [(_PLAIN[type(action)] << 16, 0)]
