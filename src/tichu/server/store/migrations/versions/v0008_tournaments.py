"""Tournaments: their logs, and rows for lists of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("starts_at", sa.Double),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("tournaments_status_updated_at", "tournaments", ["status", "updated_at"])
    op.create_table(
        "tournament_people",
        sa.Column(
            "tournament_id",
            sa.Text,
            sa.ForeignKey("tournaments.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("player", sa.Text, primary_key=True, nullable=False),
    )
    op.create_index("tournament_people_player", "tournament_people", ["player"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.Text),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("tournament_events", "tournament_people", "tournaments"):
        op.drop_table(table)
