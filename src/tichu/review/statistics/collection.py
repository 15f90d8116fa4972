"""Rounds and matches gathered: by kind of game, and there by player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tichu.core.game import Game
from tichu.core.variants import VARIANTS, Variant
from tichu.records import Record
from tichu.review.statistics.facts import RoundFacts, record_facts
from tichu.review.statistics.tally import Tally


@dataclass(slots=True)
class PlayerStats:
    """One player in one kind of game."""

    tally: Tally = field(default_factory=Tally)
    matches: int = 0
    """Matches that were played to their end."""
    matches_won: int = 0
    history: list[tuple[int, ...]] = field(default_factory=list)
    """By match, round by round: the difference of the two teams, or the place in a game of ranks."""

    def add(self, other: PlayerStats) -> None:
        """Count another one's later games in."""
        self.tally.add(other.tally)
        self.matches += other.matches
        self.matches_won += other.matches_won
        self.history += other.history


@dataclass(slots=True)
class GameStats:
    """One kind of game: a variant, for so many players."""

    variant: Variant
    players: int
    rounds: int = 0
    tricks: int = 0
    matches: int = 0
    editions: dict[str, int] = field(default_factory=dict)
    by_player: dict[str, PlayerStats] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many hands are dealt."""
        return 4 if self.variant.has_dummy else self.players

    def everybody(self) -> PlayerStats:
        """All players together: every hand counts."""
        total = PlayerStats()
        for stats in self.by_player.values():
            total.tally.add(stats.tally)
            total.matches += stats.matches
            total.matches_won += stats.matches_won
        return total

    def add(self, facts: Sequence[RoundFacts], names: Sequence[str], winners: Sequence[int] | None) -> None:
        """Count a match in; ``names`` are the players', ``winners`` is None if it is not over."""
        for round_ in facts:
            self.rounds += 1
            self.tricks += round_.tricks
            edition = round_.game.edition
            self.editions[edition] = self.editions.get(edition, 0) + 1
        self.matches += winners is not None
        for player, name in enumerate(names):
            stats = self.by_player.setdefault(name, PlayerStats())
            stats.add(player_stats(facts, player, winners))


@dataclass(slots=True)
class Statistics:
    """All games that were counted, by variant and number of players."""

    games: dict[tuple[str, int], GameStats] = field(default_factory=dict)

    def add_record(self, record: Record) -> int:
        """Count the finished rounds of a record in; how many there were."""
        return self.add_rounds(
            record.header.game, list(record_facts(record)), record.header.players, record.winners
        )

    def add_rounds(
        self, game: Game, facts: Sequence[RoundFacts], players: Sequence[str], winners: Sequence[int] | None
    ) -> int:
        """Count rounds of one match in."""
        if not facts:
            return 0
        names = [*players, "dummy"] if game.variant.has_dummy else list(players)
        self.game(game).add(facts, names, winners)
        return len(facts)

    def game(self, game: Game) -> GameStats:
        """Where games of this kind are counted."""
        key = (game.variant.key, game.settings.players)
        if key not in self.games:
            self.games[key] = GameStats(game.variant, game.settings.players)
        return self.games[key]

    def in_order(self) -> list[GameStats]:
        """The kinds of games as the rule books have them, fewer players first."""
        order = list(VARIANTS)
        return sorted(self.games.values(), key=lambda game: (order.index(game.variant.key), game.players))


def player_stats(facts: Sequence[RoundFacts], player: int, winners: Sequence[int] | None) -> PlayerStats:
    """What one player did in the rounds of a match."""
    stats = PlayerStats()
    history = []
    for round_ in facts:
        for hand in round_.seats:
            if hand.player == player:
                stats.tally.add_hand(round_, hand)
                points = round_.game.variant.has_points
                history.append(hand.difference if points else hand.place or 0)
    stats.history.append(tuple(history))
    if winners is not None and facts:
        columns = facts[0].game.variant.score_columns
        stats.matches = 1
        stats.matches_won = int((player % columns if columns else player) in winners)
    return stats
