"""Ids of tables."""

from __future__ import annotations

import secrets


def new_table_id() -> str:
    """Return a new id for a table, which is part of its link; nobody can guess it."""
    return secrets.token_urlsafe(9)
