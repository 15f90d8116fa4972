"""How a table is to be played: the game, its house rules, clocks, windows and bots."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from tichu.core.game import Game


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of a table. Times are in seconds.

    Attributes:
        house_rules: Settings of the library that differ from the edition's, ``players`` among them.
        public: Whether the table is listed in the lobby.
        spectators: Whether anybody with the link may watch.
        rated: Whether matches are rated: only people with an account can sit down, and there are no hints.
        clock: Time for each decision; None for no clock.
        reserve: Extra time for the whole match, used when the clock has run out.
        bomb_window: Time after each play in which bombs are accepted.
        bot_pace: Approximate time a bot takes to answer.
        between_rounds: Longest wait before the next round; players may agree to go on sooner.
        stand_in: The bot that plays for people who are away.
    """

    title: str = ""
    variant: str = "nanjing"
    edition: str | None = None
    house_rules: Mapping[str, Any] = field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    rated: bool = False
    clock: float | None = 60.0
    reserve: float = 120.0
    bomb_window: float = 1.5
    bot_pace: float = 1.0
    between_rounds: float = 20.0
    stand_in: str = "club"

    def game(self) -> Game:
        """Return the rules of the table; contradictory house rules are refused."""
        return Game.of(self.variant, self.edition, **self.house_rules)

    def to_json(self) -> dict[str, Any]:
        """Return the options as the log and the clients have them."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> TableOptions:
        """Return the options of a log; keys that are missing have their default."""
        return cls(**data)
