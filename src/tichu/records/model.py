"""A recorded game as plain data: rules, players, deals, actions and results."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from tichu.core.actions import Action
from tichu.core.errors import InvalidRecord, shown
from tichu.core.game import Game
from tichu.core.match import RoundResult
from tichu.core.settings import SETTING_NAMES
from tichu.core.variants import Deal

FORMAT: Final = 1
"""Version of the format that this library writes, and the newest it reads."""

DUMMY_NAME: Final = "dummy"
PERSON_NAME: Final = "You"
"""The name of a person at a terminal who gave no other."""

_HEX: Final = re.compile("[0-9a-f]{64}")

Move: TypeAlias = tuple[int, Action]
"""A seat and what it did."""


@dataclass(frozen=True, slots=True)
class Header:
    """The rules, the players' names, the date, and the source of the game."""

    game: Game
    players: tuple[str, ...]
    date: str | None = None
    source: str | None = None

    def __post_init__(self) -> None:
        check_names(self.game, self.players)
        for text in (self.date, self.source):
            if text is not None:
                check_text(text)

    @property
    def variant(self) -> str:
        """Key of the variant."""
        return self.game.variant.key

    @property
    def edition(self) -> str:
        """Key of the edition."""
        return self.game.edition

    @property
    def settings(self) -> dict[str, Any]:
        """House rules in a fixed order, with the number of players where the variant leaves a choice."""
        rules = dict(self.game.house_rules)
        if len(self.game.variant.player_counts) > 1:
            rules["players"] = self.game.settings.players
        return {name: rules[name] for name in SETTING_NAMES if name in rules}

    def name(self, player: int) -> str:
        """A player's name; Trichu's dummy comes after the players and has a fixed one."""
        return self.players[player] if player < len(self.players) else DUMMY_NAME


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round: the deal, the actions, and the result when it is over.

    ``commitment`` is the hash of the deal that was shown before the first card, if there was one, and
    ``salt``, published with the result, its secret.
    """

    number: int
    deal: Deal
    actions: tuple[Move, ...] = ()
    result: RoundResult | None = None
    commitment: str | None = None
    salt: str | None = None

    def __post_init__(self) -> None:
        if self.commitment is not None:
            check_hex(self.commitment, "commitment")
        if self.salt is not None:
            check_hex(self.salt, "salt")
            if self.commitment is None:
                raise InvalidRecord("malformed", "there is a salt but no commitment")
            if self.result is None:
                raise InvalidRecord("malformed", "there is a salt but the round has no result")


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first deal; the last round may be unfinished.

    ``winners`` is set if the record says that the match is over: indices into the scores, or players in a
    game of ranks.
    """

    header: Header
    rounds: tuple[RecordedRound, ...] = ()
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """Result of reading a record: the game, and the first problem if there is one.

    Without a problem, ``record`` is the whole file, including an unfinished last round. With one, ``record``
    holds the complete rounds before it, and ``damaged`` the round with the problem up to the last sound
    action. ``record`` is None if the header cannot be read.
    """

    record: Record | None
    problem: InvalidRecord | None = None
    damaged: RecordedRound | None = None

    @property
    def salvaged(self) -> Record | None:
        """The complete rounds and the sound part of the damaged one."""
        if self.record is None or self.damaged is None:
            return self.record
        return replace(self.record, rounds=(*self.record.rounds, self.damaged))

    def sound(self) -> Record:
        """Return the record, or raise the problem."""
        if self.problem is not None:
            raise self.problem
        assert self.record is not None
        return self.record


def check_names(game: Game, players: Sequence[object]) -> None:
    """Refuse names that are not strings, or of the wrong number."""
    count = game.settings.players
    if len(players) != count:
        raise InvalidRecord("bad-players", f"there are {count} players, but {len(players)} names")
    for name in players:
        check_text(name)


def check_hex(value: object, key: str) -> str:
    """Refuse anything but 64 lower-case hex digits, the form of a SHA-256 and of a salt."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise InvalidRecord("malformed", f"{key!r} must be 64 hex digits in lower case, not {shown(value)}")
    return value


def check_text(text: object) -> None:
    """Refuse anything but a string that can be encoded as UTF-8."""
    if not isinstance(text, str):
        raise InvalidRecord("malformed", "names and dates must be strings")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise InvalidRecord("malformed", "a string contains a lone surrogate") from None
