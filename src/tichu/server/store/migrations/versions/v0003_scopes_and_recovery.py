"""Scopes of tokens, recovery codes of accounts, and the last use of cookies."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the columns. Existing tokens may play, and existing cookies count as used now."""
    op.add_column("keys", sa.Column("scope", sa.Text, nullable=False, server_default="play"))
    op.add_column("players", sa.Column("recovery_hash", sa.Text))
    keys = sa.table("keys", sa.column("kind", sa.Text), sa.column("last_used_at", sa.Double))
    never_used = (keys.c.kind == "cookie") & keys.c.last_used_at.is_(None)
    op.execute(sa.update(keys).where(never_used).values(last_used_at=time.time()))


def downgrade() -> None:
    """Drop the columns."""
    op.drop_column("players", "recovery_hash")
    op.drop_column("keys", "scope")
