"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("parts", sa.Text(), nullable=True),
        sa.Column("body", sa.Text(), nullable=True),
        sa.Column("waits_since", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_reviews_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name=op.f("pk_reviews")),
    )
    op.create_index(op.f("ix_reviews_waits_since"), "reviews", ["waits_since"], unique=False)
