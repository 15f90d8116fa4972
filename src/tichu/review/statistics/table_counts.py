"""Statistics of folders of tables: DuckDB counts, so that memory does not grow with the number of rounds."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tichu.core.variants import VARIANTS
from tichu.records.strength import bin_of
from tichu.records.tables import TableFolder
from tichu.records.tables.database import connect
from tichu.review.statistics.collection import PlayerStats, Statistics
from tichu.review.statistics.counts import CAUGHT, NO_WISH, HandCounts

_SUMS: Final = {
    "rounds": "count(*)",
    "tricks": "sum(tricks)",
    "points": "sum(points)",
    "difference": "sum(difference)",
    "tichu_asked": "count(*) FILTER (may_call_tichu)",
    "tichu_called": "count(*) FILTER (call = 'tichu')",
    "tichu_made": "count(*) FILTER (call = 'tichu' AND made)",
    "grand_asked": "count(*) FILTER (asked_for_grand)",
    "grand_called": "count(*) FILTER (call = 'grand')",
    "grand_made": "count(*) FILTER (call = 'grand' AND made)",
    "victories_won": "count(*) FILTER (victory = 'won')",
    "victories_lost": "count(*) FILTER (victory = 'lost')",
    "plays": "sum(plays)",
    "passes": "sum(passes)",
    "bomb_hands": "count(*) FILTER (bomb_held)",
    "strength": "sum(strength)",
}
"""The fields of ``HandCounts`` that are numbers."""

_PAIRS: Final = {
    "bombs": "SELECT variant, players, name, unnest(bombs) AS one FROM hands",
    "gifts": "SELECT variant, players, name, unnest(given) AS one FROM hands",
    "dragon": "SELECT variant, players, name, unnest(dragon) AS one FROM hands",
}
"""The fields that count pairs of words."""
_PAIR_COLUMNS: Final = {
    "bombs": "one.sort, one.turn",
    "gifts": 'one."to", one.kind',
    "dragon": 'one."to", one.cards',
}


def table_statistics(folders: Sequence[Path], *, jobs: int = 1, history: bool = False) -> Statistics:
    """Count the rounds of folders of tables; ``history`` adds the results of every round."""
    files = {
        table: [file for folder in folders for file in TableFolder(folder).files(table)]
        for table in ("rounds", "hands")
    }
    statistics = Statistics()
    if not files["hands"]:
        return statistics
    with connect() as database:
        database.execute(f"SET threads = {jobs}")
        for table, paths in files.items():
            database.read_parquet(paths).create_view(table)
        counter = _TableCounter(database, statistics)
        counter.count_rounds()
        counter.count_hands()
        counter.count_pairs()
        if history:
            counter.add_history()
    return statistics


class _TableCounter:
    """Runs the queries and adds their results to statistics."""

    def __init__(self, database: Any, statistics: Statistics) -> None:
        self._database = database
        self._statistics = statistics

    def count_rounds(self) -> None:
        """Count rounds, matches and rule books."""
        for variant, players, edition, rounds, tricks, matches in self._rows(
            "SELECT variant, players, edition, count(*), sum(tricks), "
            "count(*) FILTER (round = 1 AND winners IS NOT NULL) FROM rounds GROUP BY ALL ORDER BY ALL"
        ):
            game = self._statistics.kind(variant, players)
            game.rounds += rounds
            game.tricks += tricks
            game.matches += matches
            game.editions[edition] = rounds

    def count_hands(self) -> None:
        """Count what is one number in each hand, then what depends on places and strength."""
        matches = (
            "count(*) FILTER (round = 1 AND match_won IS NOT NULL), count(*) FILTER (round = 1 AND match_won)"
        )
        for *kind, finished, won, sums in self._rows(
            f"SELECT variant, players, name, {matches}, {{{_named_sums()}}} AS sums FROM hands "
            "GROUP BY ALL ORDER BY variant, players, count(*) DESC, name"
        ):
            stats = self._player(*kind)
            stats.matches, stats.matches_won = finished, won
            for field, value in sums.items():
                setattr(stats.counts, field, int(value))
        for *kind, place, strength, hands, points, difference, squares in self._rows(
            "SELECT variant, players, name, place, strength, count(*), sum(points), sum(difference), "
            "sum(difference::BIGINT * difference) FROM hands GROUP BY ALL"
        ):
            _add_result(
                self._player(*kind).counts, place, bin_of(strength), (hands, points, difference, squares)
            )

    def count_pairs(self) -> None:
        """Count bombs, passed cards, tricks of the Dragon, and wishes."""
        for field, query in _PAIRS.items():
            for *kind, first, second, number in self._rows(
                f"SELECT variant, players, name, {_PAIR_COLUMNS[field]}, count(*) FROM ({query}) GROUP BY ALL"
            ):
                getattr(self._player(*kind).counts, field)[first, second] += number
        for *kind, rank, fulfilled, number in self._rows(
            "SELECT variant, players, name, wish, wish_fulfilled, count(*) FROM hands "
            "WHERE mahjong_played GROUP BY ALL"
        ):
            key = (NO_WISH, "") if rank is None else (rank, fulfilled)
            self._player(*kind).counts.wishes[key] += number

    def add_history(self) -> None:
        """Add the results of every match, in the order of their dates."""
        for *kind, differences, places in self._rows(
            "SELECT hands.variant, hands.players, name, list(difference ORDER BY round), "
            f"list(coalesce(place, {CAUGHT}) ORDER BY round) "
            "FROM hands JOIN rounds USING (match, round) "
            "GROUP BY hands.variant, hands.players, name, match, player ORDER BY min(date), match, player"
        ):
            points = VARIANTS[kind[0]].has_points
            self._player(*kind).history.append(tuple(differences if points else places))

    def _player(self, variant: str, players: int, name: str) -> PlayerStats:
        return self._statistics.kind(variant, players).by_player.setdefault(name, PlayerStats())

    def _rows(self, query: str) -> Iterator[tuple[Any, ...]]:
        result = self._database.execute(query)
        while rows := result.fetchmany(10_000):
            yield from rows


def _named_sums() -> str:
    return ", ".join(f"{name}: {value}" for name, value in _SUMS.items())


def _add_result(counts: HandCounts, place: int | None, number: int, sums: tuple[int, int, int, int]) -> None:
    """Add hands of one place and one bin of strength: their number, points, difference and its squares."""
    hands, points, difference, squares = map(int, sums)
    where = CAUGHT if place is None else place
    counts.places[where] += hands
    counts.place_points[where] += points
    counts.place_difference[where] += difference
    counts.bins[number] += hands
    counts.bin_first[number] += hands * (place == 1)
    counts.bin_difference[number] += difference
    counts.bin_squares[number] += squares
    counts.bin_places[number] += where * hands
