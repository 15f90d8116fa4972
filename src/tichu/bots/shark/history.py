"""What the public history of a view tells: notes about each seat, and ranks that a seat cannot hold."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from tichu.bots.shark.memory import KINDS, NOTES, PLAYED, note_pass, note_play
from tichu.core.actions import Give, Pass, Play, Take
from tichu.core.cards import DOG, Cards, Rank
from tichu.core.combos import Combination, ComboRules, Played, beats, classify
from tichu.core.teams import team_of
from tichu.core.view import View
from tichu.kernel import bridge
from tichu.kernel import state as s
from tichu.kernel.jit import Floats


class PublicNotes(NamedTuple):
    """Notes about all seats, and the wished ranks that each seat has shown not to hold."""

    notes: Floats
    absent: dict[int, set[Rank]]
    complete: bool
    """Whether the history accounts for all cards that were played."""


NOTHING_NOTED: Final = PublicNotes(np.zeros((s.MAX_SEATS, NOTES)), {}, complete=False)


def read_history(view: View) -> PublicNotes:
    """Read the history of a view from its beginning."""
    rules, refused = view.game.combo_rules, view.round.settings.wish_breach == "refused"
    notes: Floats = np.zeros((s.MAX_SEATS, NOTES))
    absent: dict[int, set[Rank]] = defaultdict(set)
    top: Played | None = None
    wish: Rank | None = None
    for seat, action in view.history:
        if isinstance(action, Play):
            played = Played.on(top, seat, _reading(action.cards, action.stands_for, top, rules))
            natural = wish is not None and any(card >> 2 == wish for card in action.cards)
            if wish is not None and not natural and not played.combo.is_bomb and _could_play(wish, top):
                absent[seat].add(wish)
            move, cards = _move(played.combo)
            note_play(notes, seat, move, cards, top is None)
            wish = action.wish or (None if natural else wish)
            top = None if action.cards == (DOG,) else played
        elif isinstance(action, Pass) and top is not None:
            if wish is not None and _could_play(wish, top):
                absent[seat].add(wish)
            partners = team_of(seat) == team_of(top.seat)
            note_pass(notes, seat, _move(top.combo)[0] >> 16, top.worth, partners)
        elif isinstance(action, Take | Give):
            top = None
    round_ = view.round
    gone = sum(len(pile) for pile in round_.won) + sum(len(play.combo.cards) for play in round_.trick)
    complete = int(notes[:, PLAYED : PLAYED + KINDS].sum()) == gone
    return PublicNotes(notes, dict(absent) if refused else {}, complete)


def _could_play(wish: Rank, top: Played | None) -> bool:
    """Whether a card of the wished rank could have been played: as a lead, or on a lower single card."""
    return top is None or (top.combo.kind == "single" and 2 * wish > top.worth)


@lru_cache(1 << 14)
def _reading(
    cards: Cards, stands_for: tuple[Rank, ...] | None, top: Played | None, rules: ComboRules
) -> Combination:
    readings = classify(tuple(sorted(cards)), rules)
    if stands_for is not None:
        wanted = tuple(sorted(stands_for))
        return next((combo for combo in readings if combo.stands_for == wanted), readings[0])
    if top is not None and len(readings) > 1:
        return next((combo for combo in readings if beats(combo, top)), readings[0])
    return readings[0]


@lru_cache(1 << 14)
def _move(combo: Combination) -> tuple[int, int]:
    return bridge.move_of_combination(combo), bridge.mask_of(combo.cards)
