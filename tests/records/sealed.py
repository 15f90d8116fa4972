"""Random games with commitments, and ways to cheat in them."""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Callable
from typing import Any

from tests.records.support import NAMES, play_rounds
from tichu.core.match import Match
from tichu.records import Recorder

Line = dict[str, Any]


def salt_of(number: int) -> str:
    """A reproducible salt for each round."""
    return hashlib.sha256(b"salt %d" % number).hexdigest()


def sealed_game(
    variant: str = "nanjing",
    edition: str | None = None,
    /,
    *,
    seed: int = 3,
    rounds: int = 2,
    unfinished: bool = False,
) -> str:
    """A random game with commitments; ``unfinished`` adds a round that has only been dealt."""
    match = Match(variant, edition, seed=seed)
    file = io.StringIO()
    players = NAMES[: match.game.settings.players]
    recorder = Recorder(file, match, players=players, date="2026-11-15", salts=salt_of)
    play_rounds(match, recorder, seed, rounds)
    if unfinished:
        match.next_round()
        recorder.dealt()
    return file.getvalue()


def rewritten(text: str, edit: Callable[[Line], object]) -> str:
    """The record with every line edited in place."""
    lines = [json.loads(line) for line in text.splitlines()]
    for line in lines:
        edit(line)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def with_value(text: str, key: str, value: object, where: str | None = None) -> str:
    """The record with another value for a key in every line with that key (or with the key ``where``)."""

    def edit(line: Line) -> None:
        if (where or key) in line:
            line[key] = value

    return rewritten(text, edit)


def commitments(text: str) -> list[str]:
    """The commitments of a record, in order."""
    lines = (json.loads(line) for line in text.splitlines())
    return [line["commitment"] for line in lines if "commitment" in line]


def two_cards_swapped(text: str) -> str:
    """Swap a pagoda and a star card of a rank in round 1, in the deal and in every action.

    Suits hardly matter in Tichu, so the record still replays: only the commitment reveals it.
    """
    head, sign, tail = text.partition('{"round": 2')
    for rank in "23456789TJQKA":
        one, other = f"{rank}b", f"{rank}r"
        deal = json.loads(head.splitlines()[1])
        piles = [pile.split() for pile in (*deal["hands"], *deal["stock"])]
        if any(one in pile and other in pile for pile in piles):
            continue
        swapped = head.replace(one, "??").replace(other, one).replace("??", other)
        return swapped + sign + tail
    raise AssertionError("no two cards to swap")
