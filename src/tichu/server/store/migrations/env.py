"""Alembic runs this file: it changes the database behind the connection that `migrating` hands over."""

from __future__ import annotations

from alembic import context

from tichu.server.store.schema import metadata


def run() -> None:
    """Bring the database behind ``config.attributes["connection"]`` to the revision asked for."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the name Alembic loads this file under; a plain import changes nothing
    run()
