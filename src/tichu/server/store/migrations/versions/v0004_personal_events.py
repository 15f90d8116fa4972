"""An index of the events that contain names or words of people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

PERSONAL_EVENTS = "kind IN ('chat', 'named', 'sat')"


def upgrade() -> None:
    """Create the index."""
    op.create_index(
        "events_personal",
        "events",
        ["table_id", "seq"],
        sqlite_where=sa.text(PERSONAL_EVENTS),
        postgresql_where=sa.text(PERSONAL_EVENTS),
    )


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("events_personal", table_name="events")
