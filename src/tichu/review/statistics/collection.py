"""Statistics collected by kind of game and player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tichu.core.game import Game
from tichu.core.variants import VARIANTS, Variant
from tichu.records import Record
from tichu.records.facts import RoundFacts, is_winner, record_facts
from tichu.records.model import DUMMY_NAME
from tichu.review.statistics.counts import HandCounts


@dataclass(slots=True)
class PlayerStats:
    """The statistics of one player in one kind of game."""

    counts: HandCounts = field(default_factory=HandCounts)
    matches: int = 0
    """Finished matches."""
    matches_won: int = 0
    history: list[tuple[int, ...]] = field(default_factory=list)
    """Per match and round: the score difference, or the finishing place in a game of ranks."""

    def add(self, other: PlayerStats) -> None:
        """Add statistics of later games."""
        self.counts.add(other.counts)
        self.matches += other.matches
        self.matches_won += other.matches_won
        self.history += other.history


@dataclass(slots=True)
class GameStats:
    """The statistics of one kind of game: a variant with a number of players."""

    variant: Variant
    players: int
    rounds: int = 0
    tricks: int = 0
    matches: int = 0
    editions: dict[str, int] = field(default_factory=dict)
    by_player: dict[str, PlayerStats] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """Number of hands dealt."""
        return 4 if self.variant.has_dummy else self.players

    def everybody(self) -> PlayerStats:
        """Return the sum over all players."""
        total = PlayerStats()
        for stats in self.by_player.values():
            total.counts.add(stats.counts)
            total.matches += stats.matches
            total.matches_won += stats.matches_won
        return total

    def merge(self, other: GameStats) -> None:
        """Add the statistics of later games of the same kind."""
        self.rounds += other.rounds
        self.tricks += other.tricks
        self.matches += other.matches
        for edition, rounds in other.editions.items():
            self.editions[edition] = self.editions.get(edition, 0) + rounds
        for name, stats in other.by_player.items():
            self.by_player.setdefault(name, PlayerStats()).add(stats)

    def add(self, facts: Sequence[RoundFacts], names: Sequence[str], winners: Sequence[int] | None) -> None:
        """Add a match; ``winners`` is None if it is not over."""
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
    """Statistics of all games, by variant and number of players."""

    games: dict[tuple[str, int], GameStats] = field(default_factory=dict)

    def add_record(self, record: Record) -> int:
        """Add the finished rounds of a record and return their number."""
        return self.add_rounds(
            record.header.game, list(record_facts(record)), record.header.players, record.winners
        )

    def add_rounds(
        self, game: Game, facts: Sequence[RoundFacts], players: Sequence[str], winners: Sequence[int] | None
    ) -> int:
        """Add rounds of one match and return their number."""
        if not facts:
            return 0
        names = [*players, DUMMY_NAME] if game.variant.has_dummy else list(players)
        self.game(game).add(facts, names, winners)
        return len(facts)

    def merge(self, other: Statistics) -> None:
        """Add the statistics of later games."""
        for (variant, players), game in other.games.items():
            self.kind(variant, players).merge(game)

    def game(self, game: Game) -> GameStats:
        """Return the statistics of this kind of game, creating them if needed."""
        return self.kind(game.variant.key, game.settings.players)

    def kind(self, variant: str, players: int) -> GameStats:
        """Return the statistics of a variant with a number of players, creating them if needed."""
        key = (variant, players)
        if key not in self.games:
            self.games[key] = GameStats(VARIANTS[variant], players)
        return self.games[key]

    def in_order(self) -> list[GameStats]:
        """Return the kinds of game in the order of the variants, fewer players first."""
        order = list(VARIANTS)
        return sorted(self.games.values(), key=lambda game: (order.index(game.variant.key), game.players))


def player_stats(facts: Sequence[RoundFacts], player: int, winners: Sequence[int] | None) -> PlayerStats:
    """Return the statistics of one player in the rounds of a match."""
    stats = PlayerStats()
    history = []
    for round_ in facts:
        for hand in round_.seats:
            if hand.player == player:
                stats.counts.add_hand(round_, hand)
                points = round_.game.variant.has_points
                history.append(hand.difference if points else hand.place or 0)
    stats.history.append(tuple(history))
    if winners is not None and facts:
        stats.matches = 1
        stats.matches_won = int(is_winner(facts[0].game, player, winners))
    return stats
