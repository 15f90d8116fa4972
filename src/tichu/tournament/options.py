"""The options of a tournament, with the usual ones of each format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from tichu.tournament.errors import TournamentError

Format: TypeAlias = Literal["swiss", "individual", "round-robin", "knockout", "duplicate"]
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
]

FORMATS: Final[tuple[Format, ...]] = ("swiss", "individual", "round-robin", "knockout", "duplicate")
CRITERIA: Final[tuple[Criterion, ...]] = (
    "match-points", "wins", "difference", "points", "direct", "buchholz", "sonneborn-berger", "stage",
    "boards",
)  # fmt: skip

RANKING: Final[dict[Format, tuple[Criterion, ...]]] = {
    "swiss": ("match-points", "buchholz", "direct", "difference"),
    "individual": ("points", "wins", "difference"),
    "round-robin": ("match-points", "direct", "sonneborn-berger", "difference"),
    "knockout": ("stage", "difference"),
    "duplicate": ("boards", "match-points", "direct"),
}
"""The usual criteria of each format, the most important first."""

PLAYERS_PER_SIDE: Final = {"nanjing": 2, "tientsin": 3}
"""The games of two sides that can be played in a tournament."""

BEST_OF: Final = (1, 3, 5, 7)
"""The possible numbers of games in a match of a knock-out."""
MAX_ROUNDS: Final = 50
MAX_BOARDS: Final = 40
"""Maximum number of boards in a round of a duplicate tournament."""
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

    @property
    def members(self) -> tuple[int, int]:
        """The least and the greatest number of persons that an entrant consists of."""
        if self.entrants == "person":
            return 1, 1
        side = PLAYERS_PER_SIDE[self.variant]
        return side, side if self.entrants == "pair" else 3 * side


def usual_options(name: str, format: Format, seed: int, **changes: Any) -> TournamentOptions:
    """Return checked options, with the usual value of the format for everything that is not given."""
    usual: dict[str, Any] = {
        "entrants": "person" if format == "individual" else "pair",
        "ranking": RANKING.get(format, ()),
    }
    if format == "individual":
        usual["length"] = MatchLength("hands", 8)
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
    individual = options.format == "individual"
    rounds = options.rounds
    return (
        (not 0 < len(options.name) <= MAX_NAME, "bad-name", f"a name has 1 to {MAX_NAME} letters"),
        (options.format not in FORMATS, "bad-format", f"the formats are {', '.join(FORMATS)}"),
        (
            individual != (options.entrants == "person"),
            "bad-entrants",
            "persons play in the individual format, pairs and teams in the others",
        ),
        (
            options.variant not in PLAYERS_PER_SIDE or (individual and options.variant != "nanjing"),
            "bad-game",
            "tournaments are played in nanjing, those of pairs and teams also in tientsin",
        ),
        (
            options.variant == "tientsin" and options.format == "duplicate",
            "bad-game",
            "duplicate tournaments are played in nanjing",
        ),
        (
            rounds is not None and not 1 <= rounds <= MAX_ROUNDS,
            "bad-rounds",
            f"a tournament has 1 to {MAX_ROUNDS} rounds",
        ),
        (
            rounds is not None and options.format == "knockout",
            "knockout-rounds",
            "the number of entrants decides the number of rounds of a knock-out",
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
            options.format != "knockout" and series != (1, 1),
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
            ("boards" in ranking and options.format != "duplicate")
            or ("stage" in ranking and options.format != "knockout"),
            "bad-ranking",
            "boards are a criterion of duplicate tournaments, the stage of knock-outs",
        ),
    )
