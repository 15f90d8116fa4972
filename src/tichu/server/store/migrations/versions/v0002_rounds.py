"""Where the finished rounds are in the logs, and an index of the events that set a table's options.

The rows of rounds that were played before are computed when somebody asks for one of them.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of rounds and the index."""
    op.create_table(
        "rounds",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("match", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("first_seq", sa.BigInteger, nullable=False),
        sa.Column("last_seq", sa.BigInteger, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_index(
        "events_options",
        "events",
        ["table_id", "seq"],
        sqlite_where=sa.text("kind IN ('created', 'options')"),
        postgresql_where=sa.text("kind IN ('created', 'options')"),
    )


def downgrade() -> None:
    """Drop both."""
    op.drop_index("events_options", table_name="events")
    op.drop_table("rounds")
