"""Tables say by which rules they were dealt, and whether they took too long."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rules", sa.String(length=16), nullable=True))
    op.add_column("tables", sa.Column("aside", sa.String(length=40), nullable=True))
    op.execute("UPDATE tables SET rules = game || '-1' WHERE deal IS NOT NULL")  # there were no others before
