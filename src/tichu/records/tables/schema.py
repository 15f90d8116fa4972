"""The columns of the tables, with the types of DuckDB.

A change that breaks queries (a column removed, renamed or with another meaning) raises ``SCHEMA_VERSION``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

SCHEMA_VERSION: Final = 1


class Column(NamedTuple):
    """A column of a table; null where the description says so."""

    name: str
    type: str
    about: str


class TableSchema(NamedTuple):
    """A table: what a row is, and its columns."""

    name: str
    about: str
    columns: tuple[Column, ...]


_KEY: Final = (
    Column("match", "VARCHAR", "the match: unique in the folder, the same in all tables"),
    Column("round", "INTEGER", "number of the round in the match, from 1"),
)
_GAME: Final = (
    Column("variant", "VARCHAR", "the game: `nanjing`, `tientsin`, `trichu`, `grandseigneur`, `hierarchie`"),
    Column("edition", "VARCHAR", "the rule book"),
    Column("players", "SMALLINT", "number of players"),
)

ROUNDS: Final = TableSchema(
    "rounds",
    "one row per finished round",
    (
        *_KEY,
        *_GAME,
        Column("house_rules", "VARCHAR", "the house rules as a JSON object"),
        Column("names", "VARCHAR[]", "the names of the players"),
        Column("date", "VARCHAR", "the date of the record; null if it has none"),
        Column("source", "VARCHAR", "`brettspielwelt`, `arena`, or what the record says; may be null"),
        Column(
            "seating", "SMALLINT[]", "by seat: the index of the player in `names`; the dummy of Trichu is 3"
        ),
        Column("dealer", "SMALLINT", "the dealer's seat"),
        Column("first_seat", "SMALLINT", "the seat that gets the first card"),
        Column("soloist", "SMALLINT", "the soloist's seat in Trichu; else null"),
        Column("ranks", "SMALLINT[]", "in games of ranks: the seats, highest rank first; else null"),
        Column("faceup", "VARCHAR[]", "cards turned up while dealing"),
        Column("ending", "VARCHAR", "`counted`, `victory` (double or triple), `breach` of a wish, `ranks`"),
        Column("out", "SMALLINT[]", "the seats in the order of going out; all seats in games of ranks"),
        Column("first_out", "SMALLINT", "the seat that went out first; null after a breach without one"),
        Column("scores", "INTEGER[]", "the points of the round by team; null in games of ranks"),
        Column("totals", "INTEGER[]", "the score of the match after the round; null if there is none"),
        Column("tricks", "SMALLINT", "number of leads, including the Dog"),
        Column("actions", "SMALLINT", "number of rows in `decisions`"),
        Column(
            "winners", "SMALLINT[]", "the winners of the match: teams, or players; null if it is not over"
        ),
    ),
)

HANDS: Final = TableSchema(
    "hands",
    "one row per seat of a finished round",
    (
        *_KEY,
        *_GAME,
        Column("seat", "SMALLINT", "the seat, from 0 in the order of play"),
        Column("player", "SMALLINT", "index of the player in the match"),
        Column("name", "VARCHAR", "the player's name"),
        Column("first_cards", "VARCHAR[]", "the cards seen before the Grand Tichu question"),
        Column("dealt", "VARCHAR[]", "all cards dealt"),
        Column("cards", "VARCHAR[]", "the cards after the exchange"),
        Column(
            "given",
            'STRUCT(seat SMALLINT, "to" VARCHAR, card VARCHAR, kind VARCHAR)[]',
            "cards passed: receiver, its position (`partner`, `left`, `right`, `opposite`, `up`, `down`), "
            "card, kind (`dragon`, `phoenix`, `ace`, `high`, `middle`, `low`, `mahjong`, `dog`)",
        ),
        Column("received", "STRUCT(seat SMALLINT, card VARCHAR)[]", "cards received: giver, card"),
        Column("strength", "SMALLINT", "strength of the hand after the exchange (docs/statistics.md)"),
        Column("bomb_held", "BOOLEAN", "whether it contained a bomb after the exchange"),
        Column("may_call_tichu", "BOOLEAN", "whether Tichu may be called in this game"),
        Column("asked_for_grand", "BOOLEAN", "whether the player answered the Grand Tichu question"),
        Column("call", "VARCHAR", "`tichu`, `grand` or null"),
        Column("made", "BOOLEAN", "whether the call was made"),
        Column("plays", "SMALLINT", "number of plays"),
        Column("passes", "SMALLINT", "number of passes"),
        Column(
            "bombs",
            "STRUCT(sort VARCHAR, turn VARCHAR)[]",
            "bombs played: `four` or `straight`; `led`, `in_turn` or `out_of_turn`",
        ),
        Column("mahjong_played", "BOOLEAN", "whether the player played the Mah Jong, in a game with wishes"),
        Column("wish", "VARCHAR", "the rank wished for: `2` … `9`, `T`, `J`, `Q`, `K`, `A`; null if none"),
        Column("wish_fulfilled", "VARCHAR", "`at_once` (same trick), `later`, `never`; null without a wish"),
        Column(
            "dragon",
            'STRUCT(seat SMALLINT, "to" VARCHAR, cards VARCHAR)[]',
            "tricks of the Dragon given away: receiver, its position, and whether it held `more`, the `same` "
            "or `fewer` cards than the other possible receivers",
        ),
        Column(
            "place", "SMALLINT", "1 for the first out; null for cards held at the end of a double victory"
        ),
        Column("points", "INTEGER", "points of the player's team; 0 in games of ranks"),
        Column("difference", "INTEGER", "points of the team minus those of the other team"),
        Column("victory", "VARCHAR", "`won` or `lost` by a double or triple victory; else null"),
        Column("tricks", "SMALLINT", "tricks of the round, as in `rounds`"),
        Column("match_won", "BOOLEAN", "whether the player won the match; null if it is not over"),
    ),
)

DECISIONS: Final = TableSchema(
    "decisions",
    "one row per action of a finished round",
    (
        *_KEY,
        Column("number", "SMALLINT", "number of the action in the round, from 1"),
        Column("seat", "SMALLINT", "the seat that acts"),
        Column("name", "VARCHAR", "the name of the player at the seat"),
        Column("phase", "VARCHAR", "`grand`, `exchange`, `play` or `take`"),
        Column("type", "VARCHAR", "`grand`, `tichu`, `withdraw`, `exchange`, `play`, `pass`, `take`, `give`"),
        Column("in_turn", "BOOLEAN", "whether it is the turn of the seat; null before the first lead"),
        Column("hand", "VARCHAR[]", "the cards of the seat before the action"),
        Column("cards", "VARCHAR[]", "the cards played or passed on"),
        Column("action", "VARCHAR", "the action as in a record, a JSON object (docs/records.md)"),
    ),
)

TABLES: Final = (ROUNDS, HANDS, DECISIONS)
