"""Network addresses of banned people, from which nobody becomes a guest for a while."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "held_addresses",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop the table; no address is held any more."""
    op.drop_table("held_addresses")
