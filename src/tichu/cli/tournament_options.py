"""The options of ``tichu tournament new``."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from tichu.tournament.options import EntrantKind, Format

Title = Annotated[str, typer.Option(help="The title.")]
FormatName = Annotated[Format, typer.Option("--format", "-f", help="How entrants are paired.")]
Entrants = Annotated[EntrantKind | None, typer.Option(help="Who takes part.", show_default=False)]
Rounds = Annotated[int | None, typer.Option(help="Number of rounds.", show_default=False)]
Points = Annotated[int | None, typer.Option(help="A match ends at this score.", show_default=False)]
Hands = Annotated[int | None, typer.Option(help="Number of hands in a match.", show_default=False)]
Minutes = Annotated[
    int | None, typer.Option(help="Minutes in a match; the hand in play is finished.", show_default=False)
]
Ranking = Annotated[
    str | None,
    typer.Option(
        help="Criteria of the standings, with commas, the most important first.", show_default=False
    ),
]
Order = Annotated[
    Literal["lots", "registration"], typer.Option(help="The first round: by lot, or the best first.")
]
BestOf = Annotated[int, typer.Option(help="Games in a knock-out match.")]
BestOfLate = Annotated[int | None, typer.Option(help="The same from the semi-final on.", show_default=False)]
ResetFinal = Annotated[
    bool, typer.Option(help="Double knock-out: play the final again if the unbeaten side loses it.")
]
Boards = Annotated[int, typer.Option(help="Deals in each round of a duplicate.")]
Scoring = Annotated[
    Literal["matchpoints", "mean"], typer.Option(help="How boards of a duplicate are compared.")
]
BoardSets = Annotated[
    Literal["per-table", "one"],
    typer.Option(help="Copies of each board: one for every table, or only one, which travels."),
]
GrandTichu = Annotated[bool, typer.Option(help="Whether Grand Tichu can be called.")]
Duration = Annotated[int, typer.Option(help="Minutes of an arena.")]
Streaks = Annotated[bool, typer.Option("--streaks", help="Arena: double points after two wins in a row.")]
GameName = Annotated[
    Literal["nanjing", "tientsin", "trichu", "grandseigneur", "hierarchie"],
    typer.Option(help="The game; the last three are for persons."),
]
TableSize = Annotated[
    int | None,
    typer.Option(help="Preferred number of persons at a table of a game of ranks.", show_default=False),
]
