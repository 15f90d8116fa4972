"""Bans and mutes of players, and tokens of administrators."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("players", sa.Column("banned_until", sa.Double))
    op.add_column("players", sa.Column("muted_until", sa.Double))
    op.create_table(
        "admin_tokens",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("expires_at", sa.Double, nullable=False),
        sa.Column("last_used_at", sa.Double),
    )
    op.create_index("admin_tokens_hash", "admin_tokens", ["hash"], unique=True)


def downgrade() -> None:
    """Drop the table and the columns; nobody is banned or muted any more."""
    op.drop_table("admin_tokens")
    op.drop_column("players", "muted_until")
    op.drop_column("players", "banned_until")
