"""The database schema. A change needs a new file in ``migrations/versions``; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()

PERSONAL_EVENTS = "kind IN ('chat', 'named', 'sat')"
"""Condition for the events that contain names or words of people."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("variant", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("host", Text),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("summary", Text, nullable=False),  # JSON
    Index("tables_status_updated_at", "status", "updated_at"),
)

table_people = Table(
    "table_people",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, primary_key=True),
    Index("table_people_player", "player"),
)

# The log has no foreign keys: a table's row is only a summary of it, and players may be deleted.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
    Column("player", Text),
    Column("action_id", Text),
    Index(
        "events_action_id",
        "table_id",
        "player",
        "action_id",
        unique=True,
        sqlite_where=text("action_id IS NOT NULL"),
        postgresql_where=text("action_id IS NOT NULL"),
    ),
    Index(
        "events_options",
        "table_id",
        "seq",
        sqlite_where=text("kind IN ('created', 'options')"),
        postgresql_where=text("kind IN ('created', 'options')"),
    ),
    Index(
        "events_personal",
        "table_id",
        "seq",
        sqlite_where=text(PERSONAL_EVENTS),
        postgresql_where=text(PERSONAL_EVENTS),
    ),
)

matches = Table(
    "matches",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("variant", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("started_at", Double, nullable=False),
    Column("finished_at", Double),
    Column("first_seq", BigInteger, nullable=False),
    Column("result", Text),  # JSON
    Column("rated", Boolean, nullable=False),
)

# Where the finished rounds are in the logs. It follows from the log, and may lack rounds of earlier versions.
rounds = Table(
    "rounds",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("first_seq", BigInteger, nullable=False),
    Column("last_seq", BigInteger, nullable=False),
    Column("result", Text, nullable=False),  # JSON
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("player", Text),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    ForeignKeyConstraint(["table_id", "number"], ["matches.table_id", "matches.number"], ondelete="CASCADE"),
    Index("match_seats_player", "player"),
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),
    Column("login_key", Text),  # casefolded login, for lookups
    Column("password_hash", Text),
    Column("created_at", Double, nullable=False),
    Column("recovery_hash", Text),
    Column("banned_until", Double),  # infinite for good
    Column("muted_until", Double),
    Column("avatar", Text),
    Index("players_login_key", "login_key", unique=True),
)

keys = Table(
    "keys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("last_used_at", Double),
    Column("scope", Text, nullable=False, server_default="play"),
    Index("keys_hash", "hash", unique=True),
    Index("keys_player", "player"),
)

blocks = Table(
    "blocks",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("blocked", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Double, nullable=False),
    Index("blocks_blocked", "blocked"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("inviter", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("at", Double, nullable=False),
    Index("invitations_table_id", "table_id"),
    Index("invitations_inviter", "inviter"),
)

# A subscription ends with the session of its browser.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("key", Text, ForeignKey("keys.id", ondelete="CASCADE"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Index("push_subscriptions_player", "player"),
    Index("push_subscriptions_key", "key"),
)

# Keys that the server makes for itself when it first needs them.
server_secrets = Table(
    "server_secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# Administrators are no players: their tokens are apart, so that no query of keys can find them.
admin_tokens = Table(
    "admin_tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("expires_at", Double, nullable=False),
    Column("last_used_at", Double),
    Index("admin_tokens_hash", "hash", unique=True),
)

# Only while an administrator wants it: people are known by their keys, not by where they are.
held_addresses = Table(
    "held_addresses",
    metadata,
    Column("network", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("until", Double, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ratings_variant", "variant"),
)

# What the rating was after each rated match. It has no foreign keys, as ratings: bots are rated, too.
rating_history = Table(
    "rating_history",
    metadata,
    Column("player", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Index("rating_history_at", "player", "variant", "at"),
)

# Reviews are computed once. A review has no names but those in its sentences; it is deleted with a player.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("format", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON, compressed with gzip
)

review_losses = Table(
    "review_losses",
    metadata,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("areas", Text, nullable=False),  # JSON
)

# Where quick match has seated people last: whoever decides it twice, decides it once.
quick_seats = Table(
    "quick_seats",
    metadata,
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# The first try of each person at each puzzle.
puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", Double, nullable=False),
    Index("puzzle_tries_player", "player"),
)

# A tournament's row and people are a summary of its log, for lists.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("starts_at", Double),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("summary", Text, nullable=False),  # JSON
    Column("club", Text),
    Index("tournaments_status_updated_at", "status", "updated_at"),
    Index("tournaments_club", "club"),
)

tournament_people = Table(
    "tournament_people",
    metadata,
    Column("tournament_id", Text, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, primary_key=True),
    Index("tournament_people_player", "player"),
)

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament_id", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("at", Double, nullable=False),
    Column("player", Text),
)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("admission", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("code", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("updated_at", Double, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("club_members_player", "player"),
)

club_seasons = Table(
    "club_seasons",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, primary_key=True),
    Column("starts_at", Double, nullable=False),
    Column("data", Text, nullable=False),  # JSON
)

club_tables = Table(
    "club_tables",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
    Column("members_only", Boolean, nullable=False),
    Index("club_tables_club_id", "club_id"),
)

# What happened in a club. People are ids without names, so that nothing is left of those who are deleted.
club_events = Table(
    "club_events",
    metadata,
    Column("club_id", Text, ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("player", Text),  # who did it
    Column("about", Text),  # the person whom it concerns
    Column("text", Text, nullable=False),
)
