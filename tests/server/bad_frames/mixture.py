"""All sorts of bad frames, and how often each is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from tests.server.bad_frames.frames import BadFrame, FrameSender, Maker
from tests.server.bad_frames.ill_made import (
    bad_utf8,
    binary,
    cut_short,
    deep,
    enormous,
    half_letters,
    huge_number,
    in_pieces,
    large,
    no_frame,
    noise,
    not_json,
    twice,
    wrong_action,
    wrong_shape,
)
from tests.server.bad_frames.well_made import (
    foreign_seat,
    idle_question,
    no_such_seat,
    not_allowed,
    not_held,
    odd_cards,
    out_of_turn,
    replay,
    stale,
)

MAKERS: Final[tuple[tuple[Maker, int], ...]] = (
    (noise, 6), (not_json, 6), (binary, 5), (cut_short, 6), (deep, 5), (huge_number, 5), (twice, 4),
    (half_letters, 5), (large, 2), (wrong_shape, 12), (wrong_action, 14), (out_of_turn, 10),
    (foreign_seat, 8), (no_such_seat, 5), (not_held, 10), (stale, 10), (replay, 8), (not_allowed, 12),
    (idle_question, 6), (odd_cards, 3),
)  # fmt: skip
RUDE: Final[tuple[Maker, ...]] = (bad_utf8, enormous, in_pieces, no_frame)
"""After these the line is closed."""


def bad_frames(rng: random.Random, who: FrameSender, count: int) -> Iterator[BadFrame]:
    """So many bad frames for somebody."""
    makers, weights = zip(*MAKERS, strict=True)
    for maker in rng.choices(makers, weights, k=count):
        yield maker(rng, who)
