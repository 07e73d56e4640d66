"""Deals of the day that guests play are not ranked."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("dailies", sa.Column("ranked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.execute("UPDATE dailies SET ranked = (SELECT kind = 'account' FROM people WHERE people.id = dailies.person)")
    with op.batch_alter_table("dailies") as batch:
        batch.alter_column("ranked", server_default=None, existing_type=sa.Boolean(), existing_nullable=False)
