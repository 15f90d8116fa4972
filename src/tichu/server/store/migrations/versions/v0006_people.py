"""Pictures of players, blocks, invitations, and subscriptions for notifications."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _owned_by(name: str, of: str, *, primary_key: bool = False) -> sa.Column[str]:
    """Return a column whose rows are deleted with what they belong to."""
    return sa.Column(
        name, sa.Text, sa.ForeignKey(of, ondelete="CASCADE"), primary_key=primary_key, nullable=False
    )


def upgrade() -> None:
    """Add the column and the tables."""
    op.add_column("players", sa.Column("avatar", sa.Text))
    op.create_table(
        "blocks",
        _owned_by("player", "players.id", primary_key=True),
        _owned_by("blocked", "players.id", primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "invitations",
        _owned_by("player", "players.id", primary_key=True),
        _owned_by("table_id", "tables.id", primary_key=True),
        _owned_by("inviter", "players.id"),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("invitations_table_id", "invitations", ["table_id"])
    op.create_index("invitations_inviter", "invitations", ["inviter"])
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        _owned_by("player", "players.id"),
        _owned_by("key", "keys.id"),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
    )
    op.create_index("push_subscriptions_player", "push_subscriptions", ["player"])
    op.create_index("push_subscriptions_key", "push_subscriptions", ["key"])
    op.create_table(
        "server_secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables and the column."""
    for table in ("server_secrets", "push_subscriptions", "invitations", "blocks"):
        op.drop_table(table)
    op.drop_column("players", "avatar")
