"""Run by Alembic: migrates the database of the connection that `migration` passes in."""

from __future__ import annotations

from alembic import context

from tichu.server.store.schema import metadata


def run() -> None:
    """Migrate the database of ``config.attributes["connection"]`` to the requested revision."""
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


if __name__ == "env_py":  # the module name under which Alembic loads it; an import does nothing
    run()
