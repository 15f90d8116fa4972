"""Clubs: members, tables, seasons, what happened; a tournament can belong to a club."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables, and the club of a tournament."""
    op.add_column("tournaments", sa.Column("club", sa.Text))
    op.create_index("tournaments_club", "tournaments", ["club"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("admission", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("updated_at", sa.Double, nullable=False),
    )
    op.create_table(
        "club_members",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("club_members_player", "club_members", ["player"])
    op.create_table(
        "club_seasons",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("starts_at", sa.Double, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False),
        sa.Column("members_only", sa.Boolean, nullable=False),
    )
    op.create_index("club_tables_club_id", "club_tables", ["club_id"])
    op.create_table(
        "club_events",
        sa.Column("club_id", sa.Text, sa.ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("about", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop them; tournaments no longer belong to clubs."""
    for table in ("club_events", "club_tables", "club_seasons", "club_members", "clubs"):
        op.drop_table(table)
    op.drop_index("tournaments_club", "tournaments")
    op.drop_column("tournaments", "club")
