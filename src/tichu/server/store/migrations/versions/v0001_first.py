"""The first tables: logs, tables, matches, people, keys, ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables of the first version."""
    _event_log()
    _tables_and_matches()
    _people()


def downgrade() -> None:
    """Drop everything."""
    for name in (
        "ratings",
        "keys",
        "players",
        "match_seats",
        "matches",
        "table_people",
        "tables",
        "events",
    ):
        op.drop_table(name)


def _event_log() -> None:
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("action_id", sa.Text),
    )
    op.create_index(
        "events_action_id",
        "events",
        ["table_id", "player", "action_id"],
        unique=True,
        sqlite_where=sa.text("action_id IS NOT NULL"),
        postgresql_where=sa.text("action_id IS NOT NULL"),
    )


def _tables_and_matches() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("host", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tables_status_updated_at", "tables", ["status", "updated_at"])
    op.create_table(
        "table_people",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
    )
    op.create_index("table_people_player", "table_people", ["player"])
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("variant", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("started_at", sa.Double, nullable=False),
        sa.Column("finished_at", sa.Double),
        sa.Column("first_seq", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "match_seats",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text),
        sa.ForeignKeyConstraint(
            ["table_id", "number"], ["matches.table_id", "matches.number"], ondelete="CASCADE"
        ),
    )
    op.create_index("match_seats_player", "match_seats", ["player"])


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("login", sa.Text),
        sa.Column("login_key", sa.Text),
        sa.Column("password_hash", sa.Text),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("players_login_key", "players", ["login_key"], unique=True)
    op.create_table(
        "keys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("last_used_at", sa.Double),
    )
    op.create_index("keys_hash", "keys", ["hash"], unique=True)
    op.create_index("keys_player", "keys", ["player"])
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
