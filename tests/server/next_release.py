"""What a later version of the program might bring: a migration after all that we have."""

from __future__ import annotations

import shutil
from pathlib import Path

from conspiratio.server.store.migrate import SCRIPTS, newest_revision

OURS, NEXT = newest_revision(), "next"

MIGRATION = f'''
"""Made up: a table that everything refers to is made anew, and another is added."""

import sqlalchemy as sa
from alembic import op

revision = "{NEXT}"
down_revision = "{OURS}"


def upgrade():
    with op.batch_alter_table("tables") as batch:
        batch.alter_column("game", type_=sa.String(32), existing_nullable=False)
    op.create_table("guilds", sa.Column("id", sa.String(16), primary_key=True))
'''


def scripts_and(migration: str, folder: Path) -> Path:
    """Our migrations and one more."""
    shutil.copytree(SCRIPTS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "next.py").write_text(migration)
    return folder
