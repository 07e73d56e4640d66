"""Alembic reads this whenever it runs. The connection, in a transaction, is handed in by ``migrate.py``.

A change of ``schema.py`` comes with a new file in ``versions``: never change one that has been released.
"""

from __future__ import annotations

from alembic import context

from conspiratio.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite can't alter most things: the table is made anew
)
with context.begin_transaction():
    context.run_migrations()
