"""A recorded game as plain data: who played what, the cards of every round, and what everybody did."""

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
"""The version of the format this library writes, and the newest it reads."""

DUMMY_NAME: Final = "dummy"

_HEX: Final = re.compile("[0-9a-f]{64}")

Move: TypeAlias = tuple[int, Action]
"""A seat and what it did."""


@dataclass(frozen=True, slots=True)
class Header:
    """What is played and by whom: the rules, the players' names, the day, and where the game comes from."""

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
        """The game's key."""
        return self.game.variant.key

    @property
    def edition(self) -> str:
        """The rule book's key."""
        return self.game.edition

    @property
    def settings(self) -> dict[str, Any]:
        """The house rules, and the number of players in a game for several numbers; in a fixed order."""
        rules = dict(self.game.house_rules)
        if len(self.game.variant.player_counts) > 1:
            rules["players"] = self.game.settings.players
        return {name: rules[name] for name in SETTING_NAMES if name in rules}

    def name(self, player: int) -> str:
        """A player's name; Trichu's dummy, which sits after the players, has none of its own."""
        return self.players[player] if player < len(self.players) else DUMMY_NAME


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round: the cards as they were dealt, what everybody did, and the result once it is there.

    If somebody committed to the cards, ``commitment`` is the hash shown before the first of them, and
    ``salt``, told with the result, what opens it.
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
                raise InvalidRecord("malformed", "there is a salt, but no commitment that it could open")
            if self.result is None:
                raise InvalidRecord("malformed", "there is a salt, but the round has no result")


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first deal; the last round may be unfinished.

    ``winners`` is there when the record says that the match is over: indices of the score, or players in a
    game of ranks.
    """

    header: Header
    rounds: tuple[RecordedRound, ...] = ()
    winners: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Reading:
    """What could be read: the game, and what was wrong if something was.

    Without a problem ``record`` is the whole file, an unfinished last round included. With one it holds the
    complete rounds before it, and ``damaged`` the round in which it lies with all actions up to there.
    ``record`` is None if not even the header could be read.
    """

    record: Record | None
    problem: InvalidRecord | None = None
    damaged: RecordedRound | None = None

    @property
    def salvaged(self) -> Record | None:
        """Everything that is sound: the complete rounds and the good part of the damaged one."""
        if self.record is None or self.damaged is None:
            return self.record
        return replace(self.record, rounds=(*self.record.rounds, self.damaged))

    def sound(self) -> Record:
        """The record, if nothing was wrong with it; otherwise the problem is raised."""
        if self.problem is not None:
            raise self.problem
        assert self.record is not None
        return self.record


def check_names(game: Game, players: Sequence[object]) -> None:
    """Refuse names that are no texts, or more or fewer than there are players."""
    count = game.settings.players
    if len(players) != count:
        raise InvalidRecord("bad-players", f"there are {count} players, but {len(players)} names")
    for name in players:
        check_text(name)


def check_hex(value: object, key: str) -> str:
    """Refuse what does not look like a SHA-256 or a salt: 64 hex digits, small letters."""
    if not isinstance(value, str) or not _HEX.fullmatch(value):
        raise InvalidRecord("malformed", f"{key!r} is 64 hex digits in small letters, not {shown(value)}")
    return value


def check_text(text: object) -> None:
    """Refuse what is no text, or a text that no file can hold."""
    if not isinstance(text, str):
        raise InvalidRecord("malformed", "names and dates are texts")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise InvalidRecord("malformed", "there is half a character in a text") from None
