"""The options of a tournament, with the usual ones of each format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from tichu.tournament.errors import TournamentError
from tichu.tournament.shapes import PAIRED, PERSONS, TableShape

Format: TypeAlias = Literal[
    "swiss", "individual", "round-robin", "knockout", "double-knockout", "duplicate", "arena"
]
EntrantKind: TypeAlias = Literal["person", "pair", "team"]
LengthKind: TypeAlias = Literal["points", "hands", "minutes"]
Criterion: TypeAlias = Literal[
    "match-points",
    "wins",
    "difference",
    "points",
    "direct",
    "buchholz",
    "sonneborn-berger",
    "stage",
    "boards",
    "places",
    "arena-points",
]

FORMATS: Final[tuple[Format, ...]] = (
    "swiss", "individual", "round-robin", "knockout", "double-knockout", "duplicate", "arena",
)  # fmt: skip
ELIMINATION: Final[tuple[Format, ...]] = ("knockout", "double-knockout")
"""The formats in which losers leave."""
SCHEDULED: Final[tuple[Format, ...]] = ("round-robin", "duplicate")
"""The formats whose rounds are known before the first one."""
OPEN: Final[tuple[Format, ...]] = ("swiss", "individual", "arena")
"""The formats that anybody can join at any time."""
CRITERIA: Final[tuple[Criterion, ...]] = (
    "match-points", "wins", "difference", "points", "direct", "buchholz", "sonneborn-berger", "stage",
    "boards", "places", "arena-points",
)  # fmt: skip

RANKING: Final[dict[Format, tuple[Criterion, ...]]] = {
    "swiss": ("match-points", "buchholz", "direct", "difference"),
    "individual": ("points", "wins", "difference"),
    "round-robin": ("match-points", "direct", "sonneborn-berger", "difference"),
    "knockout": ("stage", "difference"),
    "double-knockout": ("stage", "difference"),
    "duplicate": ("boards", "match-points", "direct"),
    "arena": ("arena-points", "wins", "difference"),
}
"""The usual criteria of each format, the most important first."""
RANK_GAME_RANKING: Final[tuple[Criterion, ...]] = ("places", "points", "wins")
"""The usual criteria where tables may differ in size, so that points cannot be compared."""
CRITERION_FORMATS: Final[dict[Criterion, tuple[Format, ...]]] = {
    "boards": ("duplicate",),
    "stage": ELIMINATION,
    "arena-points": ("arena",),
}
"""The criteria that only some formats have."""

PLAYERS_PER_SIDE: Final = {game: shape.seats for game, shape in PERSONS.items() if shape.most == 2}
"""The games of two sides that can be played in a tournament."""

BEST_OF: Final = (1, 3, 5, 7)
"""The possible numbers of games in a match of a knock-out."""
MAX_ROUNDS: Final = 50
MAX_BOARDS: Final = 40
"""Maximum number of boards in a round of a duplicate tournament."""
MAX_DURATION: Final = 24 * 60
"""Maximum number of minutes of an arena."""
MAX_NAME: Final = 80
"""Maximum number of letters of a name."""


@dataclass(frozen=True, slots=True)
class MatchLength:
    """When a match ends: at so many points, after so many hands, or with the hand in play after a time."""

    kind: LengthKind = "points"
    amount: int = 1000


@dataclass(frozen=True, slots=True)
class TournamentOptions:
    """What is fixed when a tournament is created.

    Attributes:
        name: Its title.
        format: How entrants are paired.
        entrants: Persons, who get a new partner each round, pairs, or teams with substitutes.
        ranking: The criteria of the standings, the most important first.
        seed: Decides the lots, and the cards of a duplicate tournament.
        rounds: Number of rounds; None means as many as the format needs.
        length: When a match ends.
        order: Whether the first round follows the order of registration (the best first) or lots.
        best_of: Maximum number of games in a match of a knock-out.
        best_of_late: The same from the semi-final on.
        boards: Deals in each round of a duplicate tournament.
        scoring: How boards are compared: matchpoints, or points against the mean of the field.
        variant: The game.
        board_sets: Whether there is a copy of each board for every table, or only one for all tables.
        grand_tichu: Whether Grand Tichu can be called.
        reset_final: In a double knock-out, whether the final is played again if the side that had not lost
            before loses it.
        duration: Minutes of an arena.
        streaks: In an arena, whether wins count double after two wins in a row.
        table_size: Preferred number of persons at a table of a game for any number of players.
    """

    name: str
    format: Format
    entrants: EntrantKind
    ranking: tuple[Criterion, ...]
    seed: int
    rounds: int | None = None
    length: MatchLength = MatchLength()
    order: Literal["lots", "registration"] = "lots"
    best_of: int = 1
    best_of_late: int = 1
    boards: int = 4
    scoring: Literal["matchpoints", "mean"] = "matchpoints"
    variant: str = "nanjing"
    board_sets: Literal["per-table", "one"] = "per-table"
    grand_tichu: bool = True
    reset_final: bool = True
    duration: int = 60
    streaks: bool = False
    table_size: int | None = None

    @property
    def shape(self) -> TableShape:
        """The sides of a table, with the number of entrants on each."""
        return PERSONS.get(self.variant, PAIRED) if self.entrants == "person" else PAIRED

    @property
    def members(self) -> tuple[int, int]:
        """The least and the greatest number of persons that an entrant consists of."""
        if self.entrants == "person":
            return 1, 1
        side = PERSONS[self.variant].seats
        return side, side if self.entrants == "pair" else 3 * side


def usual_options(name: str, format: Format, seed: int, **changes: Any) -> TournamentOptions:
    """Return checked options, with the usual value of the format for everything that is not given."""
    single = changes.get("variant") in PERSONS.keys() - PLAYERS_PER_SIDE.keys()
    alone = format == "individual" or (format == "arena" and single)
    usual: dict[str, Any] = {
        "entrants": "person" if alone else "pair",
        "ranking": RANKING.get(format, ()),
    }
    if format == "individual":
        usual["length"] = MatchLength("hands", 8)
        shape = PERSONS.get(changes.get("variant") or "nanjing")
        if shape is not None and shape.most > shape.least:
            usual["ranking"] = RANK_GAME_RANKING
    if format == "arena":
        usual["length"] = MatchLength("hands", 4)
    given = {key: value for key, value in changes.items() if value is not None}
    options = TournamentOptions(**{"name": name.strip(), "format": format, "seed": seed, **usual, **given})
    check_options(options)
    return options


def check_options(options: TournamentOptions) -> None:
    """Refuse options that are impossible or contradict each other."""
    for wrong, code, sentence in (*_format_rules(options), *_match_rules(options), *_ranking_rules(options)):
        if wrong:
            raise TournamentError(code, sentence)


Rules: TypeAlias = tuple[tuple[bool, str, str], ...]
"""What would be wrong, with the code and the sentence of the error."""


def _format_rules(options: TournamentOptions) -> Rules:
    alone = options.entrants == "person"
    rounds = options.rounds
    return (
        (not 0 < len(options.name) <= MAX_NAME, "bad-name", f"a name has 1 to {MAX_NAME} letters"),
        (options.format not in FORMATS, "bad-format", f"the formats are {', '.join(FORMATS)}"),
        (
            alone != (options.format == "individual") and not (alone and options.format == "arena"),
            "bad-entrants",
            "persons play in the individual format and in arenas, pairs and teams in all but the individual",
        ),
        (
            options.variant not in (PERSONS if alone else PLAYERS_PER_SIDE),
            "bad-game",
            f"persons play {', '.join(PERSONS)}; pairs and teams play {', '.join(PLAYERS_PER_SIDE)}",
        ),
        (
            options.variant != "nanjing" and options.format == "duplicate",
            "bad-game",
            "duplicate tournaments are played in nanjing",
        ),
        (
            not 1 <= options.duration <= MAX_DURATION,
            "bad-duration",
            f"an arena lasts 1 to {MAX_DURATION} minutes",
        ),
        (
            options.table_size is not None
            and not options.shape.least <= options.table_size <= options.shape.most,
            "bad-table-size",
            f"a table of this game has {options.shape.least} to {options.shape.most} sides",
        ),
        (
            rounds is not None and not 1 <= rounds <= MAX_ROUNDS,
            "bad-rounds",
            f"a tournament has 1 to {MAX_ROUNDS} rounds",
        ),
        (
            rounds is not None and options.format in (*ELIMINATION, "arena"),
            "knockout-rounds",
            "the entrants decide the number of rounds of a knock-out, the time that of an arena",
        ),
    )


def _match_rules(options: TournamentOptions) -> Rules:
    series = (options.best_of, options.best_of_late)
    return (
        (options.length.amount < 1, "bad-length", "the length of a match is a positive number"),
        (
            any(games not in BEST_OF for games in series),
            "bad-best-of",
            "a match has 1 game or is the best of 3, 5 or 7",
        ),
        (
            options.format not in ELIMINATION and series != (1, 1),
            "best-of-knockout",
            "only a knock-out is played as the best of several games",
        ),
        (not 1 <= options.boards <= MAX_BOARDS, "bad-boards", f"a round has 1 to {MAX_BOARDS} boards"),
    )


def _ranking_rules(options: TournamentOptions) -> Rules:
    ranking = options.ranking
    return (
        (
            any(criterion not in CRITERIA for criterion in ranking),
            "bad-ranking",
            f"the criteria are {', '.join(CRITERIA)}",
        ),
        (
            not ranking or len(set(ranking)) < len(ranking),
            "bad-ranking",
            "the ranking needs at least one criterion, and each only once",
        ),
        (
            ranking[:1] == ("direct",),
            "direct-first",
            "the direct encounter only separates entrants that are equal in another criterion",
        ),
        (
            any(options.format not in CRITERION_FORMATS.get(one, FORMATS) for one in ranking),
            "bad-ranking",
            "boards are a criterion of duplicates, the stage of knock-outs, arena-points of arenas",
        ),
    )
