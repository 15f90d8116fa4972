"""Names of the players of a record, as they are shown in a language."""

from __future__ import annotations

from collections.abc import Sequence

from tichu.records.model import PERSON_NAME
from tichu.words import Words


def player_names(players: Sequence[str], words: Words) -> list[str]:
    """Return the names to show: whoever gave none has a number, which fits every sentence."""
    return [
        words.text("score.player", n=number) if name in ("", PERSON_NAME) else name
        for number, name in enumerate(players, 1)
    ]
