"""Compile the kernel ahead of time, so that no game has to wait for it.

python -m tichu.kernel.precompile
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pickle import UnpicklingError
from typing import Final

from tichu.core.game import Game
from tichu.kernel import bridge, playouts, rules, suits
from tichu.kernel import moves as m
from tichu.kernel import state as s
from tichu.kernel.cards import CARDS
from tichu.kernel.code_cache import CodeCache
from tichu.kernel.jit import COMPILED, KERNEL_CODE

UNREADABLE: Final = (
    EOFError, UnpicklingError, ValueError, KeyError, AttributeError, ImportError, IndexError, TypeError,
    MemoryError, OverflowError,
)  # fmt: skip
"""What reading a damaged index of numba raises, depending on where the damage is."""
WITHOUT_WORDS: Final = "Compiling: one to two minutes, the first time only …"


def is_compiled(*caches: CodeCache) -> bool:
    """Whether nothing is left to compile for these packages; always true in plain Python."""
    return not COMPILED or all(cache.complete for cache in caches)


def prepare() -> None:
    """Compile the kernel, or load it if that has been done before."""
    prepare_code(use_everything, use_everything, KERNEL_CODE)


def prepare_code(compile_all: Callable[[], None], first_use: Callable[[], None], *caches: CodeCache) -> None:
    """Compile what is missing, with a line on stderr because it takes a while; then use it.

    A damaged cache is deleted and rebuilt.
    """
    try:
        _prepare(compile_all, first_use, *caches)
    except UNREADABLE:
        for cache in caches:
            cache.drop()
        _prepare(compile_all, first_use, *caches)


def _prepare(compile_all: Callable[[], None], first_use: Callable[[], None], *caches: CodeCache) -> None:
    if not is_compiled(*caches):
        sys.stderr.write(_announcement() + "\n")
        sys.stderr.flush()
        compile_all()
        for cache in caches:
            cache.mark_complete()
    first_use()


def _announcement() -> str:
    try:
        from tichu.words import say
    except ModuleNotFoundError:  # the texts need a library that programs without players do without
        return WITHOUT_WORDS
    return say("command.compiling")


def use_everything() -> None:
    """Call every function of the kernel that Python calls."""
    st = bridge.table_of(Game.of("nanjing"))
    st[s.RNG] = 1
    out, deck = s.new_buffer(m.MAX_MOVES), s.new_buffer(CARDS)
    playouts.random_rounds(st, 1, 1, s.new_buffer(playouts.TOTALS), out, deck)
    rules.deal(st, deck)
    playouts.random_playouts(st, 1, 1, s.new_state(), out)
    for part_of in (m.kind_of, m.length_of, m.rank_of, m.phoenix_of, m.other_of):
        part_of(m.PLAY_DRAGON)
    suits.list_card_sets(st[s.HAND], m.SINGLE << 16 | 1 << 12 | 2 << 8, s.new_buffer(suits.MAX_CARD_SETS))


if __name__ == "__main__":
    prepare()
