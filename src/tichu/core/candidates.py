"""What a seat could play if there were no wish: leads, plays that beat the one on the table, and bombs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tichu.core.cards import DOG
from tichu.core.combos import SMALLEST_BOMB, Combination, beats
from tichu.core.moves import bombs, follows, leads

if TYPE_CHECKING:
    from tichu.core.round import Round


def in_turn(round_: Round, seat: int) -> bool:
    """Whether it is the seat's turn to lead, to beat the play on the table, or to pass."""
    return round_.phase == "play" and round_.turn == seat


def nothing_to_beat(round_: Round) -> bool:
    """Whether the seat in turn has the lead: the table is empty, or only the Dog is on it."""
    trick = round_.trick
    return not trick or trick[-1].combo.cards == (DOG,)


def candidates(round_: Round, seat: int) -> list[Combination]:
    """Every combination that a seat in turn could play if there were no wish; thrown bombs come last."""
    hand, rules, trick = round_.hands[seat], round_.game.combo_rules, round_.trick
    if not trick:
        return leads(hand, rules)
    if nothing_to_beat(round_):
        plays = [combo for combo in leads(hand, rules) if not combo.is_bomb]
    else:
        plays = follows(hand, trick[-1], rules)
    return plays + throwable_bombs(round_, seat)


def throwable_bombs(round_: Round, seat: int) -> list[Combination]:
    """The bombs that beat the play on the table (B1, B2), at any time until the trick is taken."""
    hand, trick = round_.hands[seat], round_.trick
    if len(hand) < SMALLEST_BOMB or not trick:
        return []
    held = bombs(hand, round_.game.combo_rules)
    if not held or round_.gift_ends_round:
        return []
    return [bomb for bomb in held if beats(bomb, trick[-1])]
