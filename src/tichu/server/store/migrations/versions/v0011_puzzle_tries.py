"""First tries of people at puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "puzzle_tries",
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("right", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("puzzle_tries_player", "puzzle_tries", ["player"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("puzzle_tries")
