"""How the database came to look as it does: one file per change in ``versions``, read by Alembic."""
