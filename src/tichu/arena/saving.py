"""Saves the rounds of the arena as tables (docs/data.md), a part at a time."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from tichu.arena.contest import ArenaError, Contest, Lineup
from tichu.core.variants import Deal
from tichu.records.model import Header, Move
from tichu.records.tables import PartWriter, RoundContext, RoundRows, TableFolder, round_rows

PART_ROUNDS: Final = 5_000
"""Rounds in one part."""
SOURCE: Final = "arena"


class RoundSaver:
    """Writes the rows of pairs to a folder of tables; a context manager, which also keeps the last part."""

    def __init__(self, folder: Path, contests: Sequence[Contest]) -> None:
        self._folder = folder
        self._about: list[dict[str, Any]] = [contest.to_json() for contest in contests]
        self._parts = 0
        for part in TableFolder(folder).parts():
            for known in part.about.get("arena", ()):
                if known in self._about:
                    bots, seed = " and ".join(known["bots"]), known["seed"]
                    raise ArenaError(
                        "already-saved", f"{folder} already contains rounds of {bots} with seed {seed}"
                    )
        self._writer: PartWriter | None = PartWriter(folder)

    def __enter__(self) -> RoundSaver:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._finish_part()

    def add(self, rounds: Sequence[RoundRows]) -> None:
        """Add the rounds of a pair."""
        if self._writer is None:
            self._writer = PartWriter(self._folder)
        for rows in rounds:
            self._writer.add(rows)
        if self._writer.rounds >= PART_ROUNDS:
            self._finish_part()

    def _finish_part(self) -> None:
        writer, self._writer = self._writer, None
        if writer is None:
            return
        with writer:
            if writer.rounds:
                self._parts += 1
                writer.finish({"arena": self._about, "number": self._parts})


def saved_rows(
    contest: Contest, place: tuple[int, int], deal: Deal, lineup: Lineup, moves: Sequence[Move]
) -> RoundRows:
    """Return the rows of a round; ``place`` is the number of its pair and that of the round in the pair."""
    game = contest.game
    names = [""] * game.settings.players
    for seat, side in enumerate(lineup):
        player = deal.setup.seating[seat]
        if player < len(names):  # Trichu's dummy has no name of its own
            names[player] = contest.names[side]
    pair, number = place
    header = Header(game, tuple(names), source=SOURCE)
    rows = round_rows(RoundContext(f"{contest.digest}-{pair}-{number}", header), deal, moves)
    assert rows is not None, "the round is over"
    return rows
