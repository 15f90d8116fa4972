"""Alembic migrations, one file per change in ``versions``."""
