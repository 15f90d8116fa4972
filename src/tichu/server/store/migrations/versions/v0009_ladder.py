"""The history of ratings, and where quick match has seated people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables and the index for leaderboards."""
    op.create_index("ratings_variant", "ratings", ["variant"])
    op.create_table(
        "rating_history",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
    )
    op.create_index("rating_history_at", "rating_history", ["player", "variant", "at"])
    op.create_table(
        "quick_seats",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop them; ratings stay as they are."""
    op.drop_table("quick_seats")
    op.drop_table("rating_history")
    op.drop_index("ratings_variant", "ratings")
